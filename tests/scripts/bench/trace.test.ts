import { expect, test } from 'vitest';
import { blockingMs, longestTaskMs, type TraceEvent } from '../../../scripts/bench/trace.ts';

const url = 'https://localhost:1/';
const page = { pid: 7, tid: 1 };
const opened: TraceEvent = { name: 'CommitLoad', ph: 'X', ...page, args: { data: { url } } };

function task(cpuMs: number, thread = page): TraceEvent {
  return { name: 'ThreadControllerImpl::RunTask', ph: 'X', ...thread, tdur: cpuMs * 1000 };
}

test('a task blocks by its excess over 50 ms on a slower phone', () => {
  expect(blockingMs([opened, task(40)], url, 2)).toBe(30);
  expect(blockingMs([opened, task(12.5), task(20), task(40)], url, 4)).toBe(30 + 110);
});

test("only tasks of the page's own thread count, each once", () => {
  const other = { pid: 7, tid: 2 };
  const inner: TraceEvent = { name: 'RunTask', ph: 'X', ...page, tdur: 99_000 };
  expect(blockingMs([opened, task(99, other), inner], url, 4)).toBe(0);
  expect(blockingMs([task(99)], url, 4)).toBe(0);
});

test('the longest task of a working page is found by its thread', () => {
  const named: TraceEvent = {
    name: 'thread_name',
    ph: 'M',
    ...page,
    args: { name: 'CrRendererMain' },
  };
  expect(longestTaskMs([named, task(5), task(20), task(99, { pid: 8, tid: 1 })], 4)).toBe(80);
  expect(longestTaskMs([named], 4)).toBe(0);
});
