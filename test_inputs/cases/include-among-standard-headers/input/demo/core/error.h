#pragma once
enum class Error { Ok, Failed };
