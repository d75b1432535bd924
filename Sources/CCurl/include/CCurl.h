// Sending one mail through libcurl: its own functions take any number of arguments, which Swift
// cannot call.
#pragma once
