import { afterEach, beforeEach, expect, vi } from 'vitest';

/**
 * A stray console.error or console.warn fails the test that caused it. A test that expects one
 * replaces the method with its own spy (`vi.spyOn(console, 'warn').mockImplementation(...)`).
 */
const methods = ['error', 'warn'] as const;
let calls: unknown[][] = [];

beforeEach(() => {
  calls = [];
  for (const method of methods) {
    vi.spyOn(console, method).mockImplementation((...args: unknown[]) => {
      calls.push([method, ...args]);
    });
  }
});

afterEach(() => {
  vi.restoreAllMocks();
  expect(calls, 'console output during the test').toEqual([]);
});
