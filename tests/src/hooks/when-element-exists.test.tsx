import { fireEvent, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { whenElementExists } from '@/hooks/when-element-exists.ts';

afterEach(() => {
  document.body.replaceChildren();
  vi.useRealTimers();
});

function addLater(id: string) {
  const element = document.createElement('section');
  element.id = id;
  document.body.append(element);
  return element;
}

/** Mutation observers report in a microtask. */
function observersSettled() {
  return Promise.resolve();
}

test('finds an existing element at once', () => {
  const element = addLater('work');
  const onFound = vi.fn();
  whenElementExists('work', onFound);
  expect(onFound).toHaveBeenCalledWith(element);
});

test('waits for an element that appears later, and reports it once', async () => {
  const onFound = vi.fn();
  whenElementExists('work', onFound);
  expect(onFound).not.toHaveBeenCalled();
  const element = addLater('work');
  await waitFor(() => expect(onFound).toHaveBeenCalledWith(element));
  addLater('more');
  await observersSettled();
  expect(onFound).toHaveBeenCalledTimes(1);
});

test.each([
  ['the visitor scrolls', () => fireEvent.wheel(window)],
  ['a key is pressed', () => fireEvent.keyDown(window)],
])('stops waiting once %s', async (_, move) => {
  const onFound = vi.fn();
  whenElementExists('work', onFound);
  move();
  addLater('work');
  await observersSettled();
  expect(onFound).not.toHaveBeenCalled();
});

test('gives up after 8 s', async () => {
  vi.useFakeTimers();
  const onFound = vi.fn();
  whenElementExists('work', onFound);
  vi.advanceTimersByTime(8000);
  addLater('work');
  await observersSettled();
  expect(onFound).not.toHaveBeenCalled();
});

test('can be canceled', async () => {
  const onFound = vi.fn();
  whenElementExists('work', onFound)();
  addLater('work');
  await observersSettled();
  expect(onFound).not.toHaveBeenCalled();
});
