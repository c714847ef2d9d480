// Counts how often memory is asked for, and how much is in use, in a program that links this.
#pragma once

// How often the present thread has asked for memory since it began.
long allocation_count_of_thread(void);

// How often all threads have.
long allocation_count(void);

// How many blocks of memory the present thread has asked for, less those that it has freed.
long allocated_blocks_of_thread(void);

// How many bytes these blocks have, less those of the blocks that it has freed.
long allocated_bytes_of_thread(void);
