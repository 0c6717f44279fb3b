import { revenueAddress } from '@functions/_shared/domain/tool-inputs/revenue-address.ts';
import { act, configure, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aFactoryAnswer, aRequest } from '@tests/src/tools/revenue-calculator/screen/fakes.ts';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { searchFactories } from '@/api/factories.ts';
import { saveFactoryResults } from '@/api/factory-results.ts';
import { landedCost } from '@/api/landed-cost.ts';
import { generateMockup } from '@/api/mockups.ts';
import { submit } from '@/api/submissions/submit.ts';
import { getToast } from '@/components/ui/toast-store.ts';
import { landedUnknown } from '@/pages/component-gallery/landed-fixtures.ts';
import { CalculatorSection } from '@/pages/home/below.tsx';
import { RevenueCalculator } from '@/tools/revenue-calculator/index.tsx';

vi.mock('@/api/factories.ts');
vi.mock('@/api/factory-results.ts');
vi.mock('@/api/landed-cost.ts');
vi.mock('@/api/market-pricing.ts');
vi.mock('@/api/mockups.ts');
vi.mock('@/api/submissions/submit.ts');

configure({ asyncUtilTimeout: 5000 });

beforeEach(() => {
  vi.clearAllMocks();
  vi.mocked(saveFactoryResults).mockResolvedValue();
  vi.mocked(searchFactories).mockResolvedValue(aFactoryAnswer());
  vi.mocked(landedCost).mockResolvedValue(landedUnknown);
  vi.mocked(submit).mockResolvedValue({ success: true, delivery: 'captured' });
  vi.mocked(generateMockup).mockResolvedValue({
    mockupUrl: 'data:image/svg+xml;base64,PHN2Zy8+',
    source: 'builtin',
    depicts: 'tote bag',
    standsIn: false,
  });
});

function Address() {
  const { pathname, search, hash } = useLocation();
  return <output aria-label="Address">{`${pathname}${search}${hash}`}</output>;
}

function renderAt(path: string, element = <RevenueCalculator />) {
  render(
    <MemoryRouter initialEntries={[path]}>
      {element}
      <Address />
    </MemoryRouter>,
  );
  return userEvent.setup();
}

const address = () => screen.getByLabelText('Address').textContent ?? '';

test('a result replaces the query, keeps the anchor, and carries no email', async () => {
  window.sessionStorage.setItem('brandbff_email', 'fern@example.com');
  const query = revenueAddress.toParams(aRequest());
  const user = renderAt(`/?${query}#calculator`);
  const audience = screen.getByLabelText(/^Audience size/);
  await user.clear(audience);
  await user.type(audience, '20k');
  await user.click(screen.getByRole('button', { name: 'Calculate my revenue' }));
  expect(address()).toBe(
    `/?${revenueAddress.toParams(aRequest({ followers: 20_000 }))}#calculator`,
  );
  await waitFor(() => expect(getToast()?.title).toBe('Success! 🎉'));
  expect(address()).not.toContain('fern');
});

test('the submission goes through the API functions', async () => {
  window.sessionStorage.setItem('brandbff_email', 'fern@example.com');
  const user = renderAt(`/?${revenueAddress.toParams(aRequest())}`);
  await user.click(screen.getByRole('button', { name: 'Calculate my revenue' }));
  await waitFor(() => expect(saveFactoryResults).toHaveBeenCalledOnce());
  // The report waits for the landed figures.
  await waitFor(() => expect(submit).toHaveBeenCalledTimes(2));
  const message = expect.objectContaining({ userEmail: 'fern@example.com' });
  expect(vi.mocked(submit).mock.calls).toEqual([
    [
      'calculation',
      {
        row: expect.objectContaining({ user_email: 'fern@example.com', made_in: 'china' }),
        message,
      },
    ],
    ['calculation-message', message],
  ]);
  expect(generateMockup).toHaveBeenCalledTimes(2);
});

test('clearing the form removes the query', async () => {
  const user = renderAt(`/?${revenueAddress.toParams(aRequest())}#calculator`);
  await user.click(screen.getByRole('button', { name: 'Clear the form' }));
  expect(address()).toBe('/#calculator');
});

test('the copied link opens the calculator with these inputs', async () => {
  const query = revenueAddress.toParams(aRequest());
  const user = renderAt(`/?${query}`);
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  const link = new URL(await navigator.clipboard.readText());
  // The day it was made, the profit of that day, and that it comes from somebody else.
  expect(link.searchParams.get('on')).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect(link.searchParams.get('was')).toBe('2400');
  expect(link.searchParams.get('via')).toBe('link');
  for (const key of ['on', 'was', 'via']) link.searchParams.delete(key);
  expect(`${link}`).toBe(`${window.location.origin}/?${query}#calculator`);
});

test('the section reserves its space and loads the tool when the visitor comes near', async () => {
  let comeNear: () => void = () => {};
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        comeNear = () => callback([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {}
    },
  );
  renderAt('/', <CalculatorSection />);
  expect(screen.getByRole('heading', { name: 'What could your own product earn?' })).toBeVisible();
  expect(screen.getByRole('status', { name: 'Loading the calculator' })).toBeVisible();
  act(() => comeNear());
  expect(await screen.findByRole('button', { name: 'Calculate my revenue' })).toBeVisible();
  vi.unstubAllGlobals();
});
