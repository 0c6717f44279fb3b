import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '@/api/api-error.ts';
import { ownDemandTests } from '@/hooks/own-demand-tests.ts';
import { writeOwnVote } from '@/hooks/own-drop-votes.ts';
import { forgetEverything } from '@/hooks/tab-forms.ts';
import { demandKey, drop, dropServices } from '@/pages/component-gallery/demand-fixtures.ts';
import { DropScreen } from '@/tools/drop/screen/drop-screen.tsx';
import { DropServices } from '@/tools/drop/services.ts';

const load = vi.fn(async (): Promise<typeof drop | null> => drop);
const countVisit = vi.fn(async () => {});
const vote = vi.fn(async () => {});
const withdraw = vi.fn(async () => {});

beforeEach(() => {
  for (const mock of [load, countVisit, vote, withdraw]) mock.mockClear();
});

afterEach(() => {
  vi.unstubAllGlobals();
  // First of all: a page that is still there would fetch again.
  cleanup();
  localStorage.clear();
});

function show(overrides: Partial<DropServices> = {}) {
  return render(
    <MemoryRouter>
      <DropServices value={dropServices({ load, countVisit, vote, withdraw, ...overrides })}>
        <DropScreen id={drop.id} />
      </DropServices>
    </MemoryRouter>,
  );
}

const price = (usd: number) => screen.findByRole('button', { name: `I’d buy at $${usd}` });

test('the page shows the product, the name, three prices and the time left, and counts the visit', async () => {
  show();
  expect(await screen.findByRole('heading', { name: 'Cotton T-shirt' })).toBeVisible();
  expect(screen.getByText('From Ana makes')).toBeVisible();
  expect(screen.getByText('6 days 4 hours left to vote')).toBeVisible();
  for (const usd of drop.pricesUsd) expect(await price(usd)).toBeVisible();
  expect(countVisit).toHaveBeenCalledExactlyOnceWith(drop.id);
  expect(screen.getByRole('link', { name: 'Report this page' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto:.*bcdfghjkmn/),
  );
});

test('one press votes, and another changes it; the browser remembers', async () => {
  const { unmount } = show();
  await userEvent.click(await price(28));
  expect(await screen.findByText(/Your vote is in: you’d buy at \$28/)).toBeVisible();
  expect(vote).toHaveBeenCalledWith(drop.id, { priceIndex: 1 }, expect.anything());
  await userEvent.click(await price(32));
  expect(await screen.findByText(/you’d buy at \$32/)).toBeVisible();
  unmount();
  show();
  expect(await price(32)).toHaveAttribute('aria-pressed', 'true');
});

test('an address goes only with consent, for the price that was chosen', async () => {
  show();
  await userEvent.click(await price(24));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Email' }), 'ana@example.com');
  vote.mockClear();
  await userEvent.click(screen.getByRole('button', { name: 'Tell me' }));
  expect(await screen.findByText('Check the box so we can email you.')).toBeVisible();
  expect(vote).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.click(screen.getByRole('button', { name: 'Tell me' }));
  expect(await screen.findByText('Thanks! We’ll email you once, if it gets made.')).toHaveFocus();
  expect(vote).toHaveBeenCalledExactlyOnceWith(
    drop.id,
    { priceIndex: 0, email: 'ana@example.com' },
    expect.anything(),
  );
});

test('a vote that does not arrive says so, and the next press tries again', async () => {
  vote.mockRejectedValueOnce(new ApiError('Nobody there.', 'network'));
  show();
  await userEvent.click(await price(28));
  expect(await screen.findByRole('alert')).toHaveTextContent(/didn’t get through/);
  expect(screen.queryByRole('textbox', { name: 'Email' })).not.toBeInTheDocument();
  await userEvent.click(await price(28));
  expect(await screen.findByText(/Your vote is in/)).toBeVisible();
});

test('the server’s own words are shown where it refuses', async () => {
  vote.mockRejectedValueOnce(new ApiError('This vote has ended.', 'PT422', { status: 422 }));
  show();
  await userEvent.click(await price(28));
  expect(await screen.findByRole('alert')).toHaveTextContent('This vote has ended.');
});

test('“Forget all” forgets what was voted here', async () => {
  const { unmount } = show();
  await userEvent.click(await price(28));
  expect(await screen.findByText(/Your vote is in/)).toBeVisible();
  unmount();
  forgetEverything();
  show();
  expect(await price(28)).toHaveAttribute('aria-pressed', 'false');
});

test('a vote can be taken back', async () => {
  show();
  await userEvent.click(await price(28));
  await userEvent.click(await screen.findByRole('button', { name: 'Take my vote back' }));
  expect(await screen.findByText(/Your vote is deleted/)).toHaveFocus();
  expect(withdraw).toHaveBeenCalledExactlyOnceWith(drop.id);
  expect(await price(28)).toHaveAttribute('aria-pressed', 'false');
});

test('after the end a vote can still be taken back, and nothing else', async () => {
  writeOwnVote(drop.id, 1);
  load.mockResolvedValue({ ...drop, now: drop.endsAt });
  const { unmount } = show();
  expect(await screen.findByText(/This vote has ended/)).toBeVisible();
  expect(screen.getByText('You voted to buy at $28.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /I’d buy at/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('textbox', { name: 'Email' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Take my vote back' }));
  expect(await screen.findByText(/Your vote is deleted/)).toHaveFocus();
  expect(withdraw).toHaveBeenCalledExactlyOnceWith(drop.id);
  unmount();
  show();
  expect(await screen.findByText(/This vote has ended/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Take my vote back' })).not.toBeInTheDocument();
  load.mockImplementation(async () => drop);
});

test('the countdown follows the server’s clock, by the minute, and ends the vote', async () => {
  let nowMs = Date.parse('2020-01-01T00:00:00Z');
  let tick = () => {};
  load.mockResolvedValueOnce({ ...drop, now: '2026-12-06T15:58:30Z' });
  show({
    clock: {
      nowMs: () => nowMs,
      everyMinute(callback) {
        tick = callback;
        return () => {};
      },
    },
  });
  expect(await screen.findByText('2 minutes left to vote')).toBeVisible();
  nowMs += 60_000;
  act(() => tick());
  expect(screen.getByText('1 minute left to vote')).toBeVisible();
  nowMs += 60_000;
  act(() => tick());
  expect(screen.getByText(/This vote has ended/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /I’d buy at/ })).not.toBeInTheDocument();
});

test('a browser that asks for privacy is not counted, and may vote', async () => {
  vi.stubGlobal(
    'navigator',
    Object.assign(Object.create(navigator), { globalPrivacyControl: true }),
  );
  show();
  await userEvent.click(await price(28));
  expect(await screen.findByText(/Your vote is in/)).toBeVisible();
  expect(countVisit).not.toHaveBeenCalled();
});

test('whoever made the test is not counted and does not vote', async () => {
  ownDemandTests.keep({ ...drop, secret: demandKey.secret });
  show();
  expect(await screen.findByText(/This is your own test/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /I’d buy at/ })).not.toBeInTheDocument();
  expect(countVisit).not.toHaveBeenCalled();
});

test('a page that is gone, one without an id and one that cannot be loaded say so', async () => {
  load.mockResolvedValueOnce(null);
  const { unmount } = show();
  expect(await screen.findByText('This page is no longer here')).toBeVisible();
  unmount();

  load.mockRejectedValueOnce(new ApiError('Nobody there.', 'network'));
  const failed = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Cotton T-shirt' })).toBeVisible();
  expect(document.body).not.toHaveFocus();
  failed.unmount();

  render(<DropScreen id={undefined} />);
  expect(screen.getByText('This link is incomplete')).toBeVisible();
});
