import { act, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '@/api/api-error.ts';
import { recordRetryAfter } from '@/api/retry-after.ts';
import { pendingSubmissions } from '@/api/submissions/queue.ts';
import { ServerNotices } from '@/components/layout/server-notices.tsx';
import { dismissToast, getToast, toast } from '@/components/ui/toast-store.ts';
import { useToolProduct } from '@/hooks/use-tool-product.ts';

const down = () => Promise.reject(new ApiError('Nobody there.', 'network'));

/** Stored submissions are sent to these stubs. */
const senders = vi.hoisted(() => ({ rfq: vi.fn(), calculation: vi.fn(), strategy: vi.fn() }));
vi.mock('@/api/submissions/delivery.ts', () => ({
  sendStored: (kind: keyof typeof senders) => senders[kind](),
}));

beforeEach(() => {
  for (const sender of Object.values(senders)) sender.mockReset().mockImplementation(down);
});
afterEach(() =>
  act(() => {
    pendingSubmissions.forget();
    dismissToast();
  }),
);

/** A submission that an earlier visit left pending, and that fails again now. */
async function fail(kind: keyof typeof senders): Promise<void> {
  const record = { version: 1, kind, id: crypto.randomUUID(), body: {}, sentAtMs: Date.now() };
  window.localStorage.setItem(`brandbff_unsent_${kind}_${record.id}`, JSON.stringify(record));
  await act(() => pendingSubmissions.sendNow());
}

function show() {
  render(
    <>
      <main id="main" tabIndex={-1} />
      <ServerNotices />
    </>,
  );
  return userEvent.setup();
}

const notice = () => screen.queryByRole('region', { name: 'Sent from this device' });
const button = (name: string) => screen.getByRole('button', { name });

test.each([
  ['typed', 'Part of it didn’t load the first time. What you typed is still here.'],
  ['', 'Part of it didn’t load the first time.'],
])(
  'a reloaded page says so once, and whether typed text was restored: %j',
  (again, description) => {
    document.documentElement.dataset.again = again;
    show();
    expect(getToast()).toMatchObject({ title: 'We reloaded this page', description });
    act(() => dismissToast());
    show();
    expect(getToast()).toBeNull();
  },
);

test('a pending submission is not mentioned until something fails', () => {
  show();
  expect(notice()).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent('');
});

test('a pending submission is not mentioned on the page that sent it, whose tool already reported it', async () => {
  show();
  await act(() =>
    pendingSubmissions.submit({ kind: 'rfq', id: 'an-id', body: {} }, down).catch(() => undefined),
  );
  expect(notice()).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent('');
});

test('a pending submission is not mentioned if its visitor lost nothing', async () => {
  show();
  await fail('strategy');
  expect(notice()).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent('');
});

test('a pending submission waits for a toast to go: one notice at a time', async () => {
  show();
  await fail('rfq');
  act(() => void toast({ title: 'Access granted!' }));
  expect(notice()).toBeNull();
  act(() => dismissToast());
  expect(notice()).toBeVisible();
});

test('a pending submission is named, shown and announced, with what happens to it', async () => {
  show();
  await fail('calculation');
  await fail('rfq');
  const what = 'Not sent yet: your calculation and your request for quotation.';
  const outlook =
    'Our server isn’t accepting it right now. It’s saved on this device, and we’ll keep trying for up to 30 days.';
  expect(notice()).toHaveTextContent(what);
  expect(notice()).toHaveTextContent(outlook);
  expect(screen.getByRole('status')).toHaveTextContent(`${what} ${outlook}`);
});

test('a pending submission is said not to be stored if the browser stores nothing', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  show();
  await act(() =>
    pendingSubmissions.submit({ kind: 'rfq', id: 'an-id', body: {} }, down).catch(() => undefined),
  );
  expect(notice()).toHaveTextContent('this browser won’t let us save it');
});

test('a pending submission is sent on request, and the outcome has the focus until it is closed', async () => {
  const user = show();
  await fail('rfq');
  senders.rfq.mockResolvedValue(undefined);
  await user.click(button('Try now'));
  await vi.waitFor(() =>
    expect(notice()).toHaveTextContent('Now sent: your request for quotation.'),
  );
  expect(senders.rfq).toHaveBeenCalledTimes(2);
  expect(notice()).toHaveFocus();
  await user.click(button('Close'));
  expect(notice()).toBeNull();
  expect(screen.getByRole('main')).toHaveFocus();
});

test('a pending submission stays when sending fails again', async () => {
  const user = show();
  await fail('rfq');
  await user.click(button('Try now'));
  await vi.waitFor(() => expect(senders.rfq).toHaveBeenCalledTimes(2));
  expect(notice()).toHaveTextContent('Not sent yet: your request for quotation.');
  expect(button('Try now')).toHaveFocus();
});

test('a pending submission is removed on request, here or where a tool clears its form', async () => {
  const user = show();
  await fail('rfq');
  await user.click(button('Remove it'));
  expect(notice()).toBeNull();
  expect(screen.getByRole('main')).toHaveFocus();
  await fail('rfq');
  const { result: answers } = renderHook(() => useToolProduct('rfq'));
  act(() => answers.current.forget());
  // What sends is loaded first.
  await waitFor(() => expect(notice()).toBeNull());
  expect(window.localStorage).toHaveLength(0);
});

test('a pending submission can be hidden until another one is pending', async () => {
  const user = show();
  await fail('rfq');
  await user.click(button('Hide'));
  expect(notice()).toBeNull();
  await fail('calculation');
  expect(notice()).toBeVisible();
});

describe('the news that everything is sent', () => {
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
  afterEach(() => void vi.useRealTimers());

  async function sendLate() {
    await fail('rfq');
    senders.rfq.mockResolvedValue(undefined);
    await act(() => pendingSubmissions.sendNow());
    expect(notice()).toHaveTextContent('Now sent');
  }

  test('disappears after its reading time', async () => {
    show();
    await sendLate();
    act(() => vi.advanceTimersByTime(8_000));
    expect(notice()).toBeVisible();
    act(() => vi.advanceTimersByTime(2_000));
    expect(notice()).toBeNull();
  });

  test('stays while the pointer or the focus is on it', async () => {
    show();
    await sendLate();
    act(() => button('Close').focus());
    act(() => vi.advanceTimersByTime(60_000));
    expect(notice()).toBeVisible();
    act(() => button('Close').blur());
    fireEvent.pointerEnter(notice() ?? document.body);
    act(() => vi.advanceTimersByTime(60_000));
    expect(notice()).toBeVisible();
    fireEvent.pointerLeave(notice() ?? document.body);
    act(() => vi.advanceTimersByTime(10_000));
    expect(notice()).toBeNull();
  });

  test('stays if something was rejected, because the visitor has to redo it', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    show();
    await fail('rfq');
    senders.rfq.mockRejectedValue(new ApiError('No.', 'refused', { status: 422 }));
    await act(() => pendingSubmissions.sendNow());
    act(() => vi.advanceTimersByTime(60_000));
    expect(notice()).toHaveTextContent('Not accepted: your request for quotation.');
  });
});

describe('a server that asks to wait', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('is announced with the seconds, which count down to zero', () => {
    show();
    act(() => recordRetryAfter(undefined));
    expect(screen.queryByText(/a lot at once/)).toBeNull();
    act(() => recordRetryAfter(2000));
    const readOut = screen.getByRole('status');
    const sentence = 'That was a lot at once. Please try again in 2 seconds.';
    expect(readOut).toHaveTextContent(sentence);
    expect(screen.getAllByText(sentence)).toHaveLength(2);
    act(() => vi.advanceTimersByTime(1000));
    expect(screen.getByText(/try again in 1 second\./)).toBeVisible();
    // Announced once, not every second.
    expect(readOut).toHaveTextContent(sentence);
    act(() => vi.advanceTimersByTime(1000));
    expect(screen.queryByText(/a lot at once/)).toBeNull();
  });
});
