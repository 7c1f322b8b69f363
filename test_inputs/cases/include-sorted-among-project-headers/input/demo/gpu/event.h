#pragma once
struct Event;
