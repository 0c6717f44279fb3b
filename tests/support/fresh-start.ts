import { vi } from 'vitest';

/**
 * Test files in Node share a process, because starting one takes longer than most files. Each starts
 * with fresh globals, modules and timers; packages stay loaded.
 */
vi.unstubAllGlobals();
vi.unstubAllEnvs();
vi.useRealTimers();
vi.resetModules();
