import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { Dialog } from '@/components/ui/dialog.tsx';
import { Toaster } from '@/components/ui/toast.tsx';
import { dismissToast, type ToastInput, toast } from '@/components/ui/toast-store.ts';

const READING_TIME_MS = 8000;

// Loaded beforehand, so that no test waits for the disk.
beforeAll(() => import('@/components/ui/toast-behavior.ts'));
beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  act(() => dismissToast());
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Raises a toast and waits for the code of its behavior. */
async function raise(input: ToastInput) {
  act(() => {
    toast(input);
  });
  await act(() => vi.dynamicImportSettled());
}

const shown = () => document.querySelectorAll<HTMLElement>('[data-toast]');
const closeButton = () => screen.getByRole('button', { name: 'Close' });

function card(): HTMLElement {
  const [found] = shown();
  if (!found) throw new Error('There is no toast');
  return found;
}

async function pass(timeMs: number) {
  await act(() => vi.advanceTimersByTimeAsync(timeMs));
}

test('shows a toast with its words and style', async () => {
  render(<Toaster />);
  await raise({
    title: 'Missing Information',
    description: 'Please fill in all fields',
    variant: 'destructive',
  });
  expect(card()).toHaveTextContent('Missing Information');
  expect(card()).toHaveTextContent('Please fill in all fields');
  expect(card()).toHaveAttribute('data-toast', 'destructive');
});

test('never shows two: a new one replaces the old one', async () => {
  render(<Toaster />);
  await raise({ title: 'First' });
  await raise({ title: 'Second' });
  expect(shown()).toHaveLength(1);
  expect(card()).toHaveTextContent('Second');
});

test('an error is announced at once, other toasts at the next pause', async () => {
  render(<Toaster />);
  // Present before anything is announced; otherwise screen readers would stay silent.
  const status = screen.getByRole('status');
  await raise({ title: 'Error', variant: 'destructive' });
  expect(screen.getByRole('alert')).toHaveTextContent('Error');
  expect(status).toBeEmptyDOMElement();
  await raise({ title: 'Idea Selected!' });
  expect(screen.getByRole('status')).toBe(status);
  expect(status).toHaveTextContent('Idea Selected!');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('appears in the corner that is clear', async () => {
  render(<Toaster />);
  await raise({ title: 'Profile Loaded!' });
  expect(card()).toHaveClass('bottom-4', 'sm:right-6');
});

describe('a toast disappears', () => {
  beforeEach(async () => {
    render(<Toaster />);
    await raise({ title: 'Profile Loaded!' });
  });

  test('by its close button', () => {
    fireEvent.click(closeButton());
    expect(shown()).toHaveLength(0);
  });

  test('by Escape, wherever the focus is', () => {
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(shown()).toHaveLength(0);
  });

  test('by Escape when the focus is in it', () => {
    act(() => closeButton().focus());
    fireEvent.keyDown(closeButton(), { key: 'Escape' });
    expect(shown()).toHaveLength(0);
  });

  test('after its reading time, and not before', async () => {
    await pass(READING_TIME_MS - 1);
    expect(shown()).toHaveLength(1);
    await pass(1);
    expect(shown()).toHaveLength(0);
  });

  test('a reading time after the pointer has left it', async () => {
    await pass(READING_TIME_MS - 1);
    fireEvent.pointerEnter(card());
    await pass(60_000);
    fireEvent.pointerLeave(card());
    await pass(READING_TIME_MS - 1);
    expect(shown()).toHaveLength(1);
    await pass(1);
    expect(shown()).toHaveLength(0);
  });

  test('a reading time after the focus has left it', async () => {
    act(() => closeButton().focus());
    await pass(60_000);
    expect(shown()).toHaveLength(1);
    act(() => closeButton().blur());
    await pass(READING_TIME_MS);
    expect(shown()).toHaveLength(0);
  });

  test('a reading time after its tab is shown again', async () => {
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    fireEvent(document, new Event('visibilitychange'));
    await pass(60_000);
    expect(shown()).toHaveLength(1);
    visibility.mockReturnValue('visible');
    fireEvent(document, new Event('visibilitychange'));
    await pass(READING_TIME_MS);
    expect(shown()).toHaveLength(0);
  });
});

describe('a swipe', () => {
  beforeEach(async () => {
    Element.prototype.setPointerCapture = () => {};
    render(<Toaster />);
    await raise({ title: 'Profile Loaded!' });
  });

  function swipe(byPx: number) {
    fireEvent.pointerDown(card(), { button: 0, clientX: 100 });
    fireEvent.pointerMove(card(), { clientX: 100 + byPx });
    const moved = card().style.translate;
    fireEvent.pointerUp(card(), { clientX: 100 + byPx });
    return moved;
  }

  test('to the right moves the toast along and dismisses it', () => {
    expect(swipe(80)).toBe('80px 0');
    expect(shown()).toHaveLength(0);
  });

  test('that is too short leaves it in place', () => {
    expect(swipe(30)).toBe('30px 0');
    expect(card().style.translate).toBe('');
  });

  test('to the left does nothing', () => {
    expect(swipe(-80)).toBe('');
    expect(shown()).toHaveLength(1);
  });
});

test('Escape closes the dialog below a toast first, and the toast on the next press', async () => {
  render(<DialogUnderToast />);
  await raise({ title: 'Missing Information' });
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(shown()).toHaveLength(1);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(shown()).toHaveLength(0);
});

test('a toast raised over a dialog is not hidden by it', async () => {
  render(<DialogUnderToast />);
  await raise({ title: 'Missing Information' });
  expect(screen.getByRole('status')).toHaveTextContent('Missing Information');
});

function DialogUnderToast() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <Toaster />
      <Dialog open={isOpen} onOpenChange={setOpen} title="Email" description="For the report." />
    </>
  );
}
