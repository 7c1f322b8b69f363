#pragma once
struct Stream;
