// Counts the allocations of a program, and the memory that they use.
#pragma once

// The number of allocations of the current thread since it began.
long allocation_count_of_thread(void);

// Counts the allocations of all threads from now on, which makes each of them slower.
void count_allocations_of_all_threads(void);

// The number of allocations of all threads since the call of count_allocations_of_all_threads.
long allocation_count(void);

// The number of blocks that the current thread has allocated, less those that it has freed.
long allocated_blocks_of_thread(void);

// The number of blocks that all threads have allocated since that call, less those that they have freed.
long allocated_blocks(void);

// The size of the blocks that the current thread has allocated, less that of those that it has freed, in bytes.
long allocated_bytes_of_thread(void);
