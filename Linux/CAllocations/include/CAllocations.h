// Counts how often memory is asked for, in a program that links this.
#pragma once

// How often the present thread has asked for memory since it began.
long allocation_count_of_thread(void);

// How often all threads have.
long allocation_count(void);
