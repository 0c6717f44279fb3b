import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { learned } from '@tests/support/a-tool-product.ts';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { ApiError } from '@/api/api-error.ts';
import { queryClient } from '@/api/query-client.ts';
import { ownDemandTests } from '@/hooks/own-demand-tests.ts';
import { visitorProducts } from '@/hooks/visitor-products.ts';
import { learn } from '@/lib/visitor-product/products.ts';
import {
  demandKey,
  demandResults,
  demandServices,
} from '@/pages/component-gallery/demand-fixtures.ts';
import { DemandTest } from '@/tools/demand-test/index.tsx';
import { DemandTestServices } from '@/tools/demand-test/services.ts';

vi.mock('@/api/product-ideas.ts', () => ({ drawGoods: async () => ({ pictures: [] }) }));

// A busy machine may need longer to fetch the part than a test would wait for it.
beforeAll(async () => {
  await import('@/tools/demand-test/screen/results-view.tsx');
});

afterEach(() => {
  // First of all: a page that is still there would fetch again.
  cleanup();
  queryClient.clear();
  visitorProducts.forget();
  sessionStorage.clear();
  localStorage.clear();
});

const slow = { timeout: 5000 };

function show(overrides: Partial<DemandTestServices> = {}, hash = '') {
  const services = demandServices(overrides);
  render(
    <MemoryRouter initialEntries={[`/demand-test${hash}`]}>
      <DemandTestServices value={services}>
        <DemandTest />
      </DemandTestServices>
    </MemoryRouter>,
  );
}

const showResults = (overrides: Partial<DemandTestServices> = {}) => {
  show(overrides, `#${demandKey.id}.${demandKey.secret}`);
  return screen.findByRole('heading', { name: 'Results for Cotton T-shirt' }, slow);
};

async function fillIn() {
  await userEvent.type(screen.getByRole('textbox', { name: 'Product' }), 'Oat milk mug');
  await userEvent.type(screen.getByRole('textbox', { name: 'Your name on the page' }), 'Ana');
  for (const [name, price] of [
    ['Lowest price', '24'],
    ['Middle price', '28'],
    ['Highest price', '32'],
  ] as const) {
    await userEvent.type(screen.getByRole('textbox', { name }), price);
  }
}

const submit = () => userEvent.click(screen.getByRole('button', { name: 'Put my test online' }));

test('a whole form goes online, and the results open behind its own link', async () => {
  const create = vi.fn(async () => ({ ...demandKey, endsAt: '2026-12-06T16:00:00Z' }));
  show({ create });
  await fillIn();
  await submit();
  expect(await screen.findByRole('heading', { name: /^Results for/ }, slow)).toHaveFocus();
  expect(create).toHaveBeenCalledWith(
    { product: 'Oat milk mug', creator: 'Ana', pricesUsd: [24, 28, 32], days: 14 },
    { trap: undefined, filledInMs: expect.any(Number) },
  );
  expect(ownDemandTests.read().tests).toMatchObject([{ id: demandKey.id }]);
  expect(learned().answers).toMatchObject({ product: 'Oat milk mug', priceUsd: 28 });
});

test('what is missing is said at its field, and the first of them takes the focus', async () => {
  const create = vi.fn();
  show({ create });
  await submit();
  await vi.waitFor(() => expect(screen.getByRole('textbox', { name: 'Product' })).toHaveFocus());
  expect(screen.getAllByText('Enter a price, such as 28.')).toHaveLength(3);
  expect(create).not.toHaveBeenCalled();
});

test('prices typed in another order: the form says how they will stand on the page', async () => {
  show();
  await userEvent.type(screen.getByRole('textbox', { name: 'Lowest price' }), '32');
  await userEvent.type(screen.getByRole('textbox', { name: 'Middle price' }), '24');
  expect(screen.queryByText(/from low to high/)).not.toBeInTheDocument();
  await userEvent.type(screen.getByRole('textbox', { name: 'Highest price' }), '28.5');
  expect(
    await screen.findByText(
      'Your page will show them from low to high: $24, $28.50, $32.',
      {},
      slow,
    ),
  ).toBeVisible();
  await userEvent.clear(screen.getByRole('textbox', { name: 'Lowest price' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Lowest price' }), '20');
  expect(screen.queryByText(/from low to high/)).not.toBeInTheDocument();
});

test('the tests of this device are listed below the form, where there are any', async () => {
  ownDemandTests.keep({ ...demandResults, secret: demandKey.secret });
  show();
  expect(
    await screen.findByRole('link', { name: 'See the results of Cotton T-shirt' }, slow),
  ).toBeVisible();
  await userEvent.click(
    screen.getByRole('button', { name: 'Remove from this device: Cotton T-shirt' }),
  );
  expect(screen.queryByText('Your tests on this device')).not.toBeInTheDocument();
  expect(screen.getByText(/^Cotton T-shirt is removed from this device/)).toHaveFocus();
});

test('a text that is refused is named, and everything typed stays', async () => {
  show({
    create: async () => {
      throw new ApiError('Please use other words: everybody can read them.', 'PT422', {
        status: 422,
      });
    },
  });
  await fillIn();
  await submit();
  expect(await screen.findByText(/Please use other words/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Product' })).toHaveValue('Oat milk mug');
});

test('goods that we do not source are not put online', async () => {
  const create = vi.fn();
  const nothing = await demandServices().understand({ text: '' });
  show({ create, understand: async () => ({ ...nothing, notMade: 'weapons and explosives' }) });
  await fillIn();
  await submit();
  expect(await screen.findByText(/We don’t put weapons and explosives online/)).toBeVisible();
  expect(create).not.toHaveBeenCalled();
});

test('the record fills the product and three prices around its own', async () => {
  visitorProducts.update((before) =>
    learn(before, { product: 'Linen apron', priceUsd: 28 }, { from: 'ideas', on: '2026-11-30' }),
  );
  show();
  expect(screen.getByRole('textbox', { name: 'Product' })).toHaveValue('Linen apron');
  expect(screen.getByRole('textbox', { name: 'Lowest price' })).toHaveValue('23');
  expect(screen.getByRole('textbox', { name: 'Highest price' })).toHaveValue('33');
});

test('the results show visitors, votes, the curve with its intervals, and the verdict', async () => {
  await showResults();
  const table = screen.getByRole('table', { name: 'Who would buy at each price' });
  expect(
    within(table).getByRole('row', { name: /^\$28 60 80 20\.0% 16\.4% to 24\.2%/ }),
  ).toBeVisible();
  expect(screen.getByText('12')).toBeVisible();
  expect(screen.getByText('and 3 from browsers that asked not to be counted')).toBeVisible();
  // 100 T-shirts are the usual minimum of the fixture's kind; no audience is known yet.
  expect(await screen.findByText(/^It takes about [\d,]+ engaged fans$/)).toBeVisible();
});

test('with followers it says how much of the minimum order is within reach', async () => {
  await showResults();
  await userEvent.type(await screen.findByRole('textbox', { name: 'Followers' }), '2000');
  const minimum = screen.getByRole('textbox', { name: 'Minimum order, pieces' });
  await userEvent.clear(minimum);
  await userEvent.type(minimum, '500');
  // 2,000 × 3.5% = 70 fans; 30% of visitors, a quarter of them: 7.5% of 70 = 5.25.
  expect(await screen.findByText('5 of 500 within reach')).toBeVisible();
});

test('below 100 visitors there is no verdict', async () => {
  await showResults({
    results: async () => ({
      ...demandResults,
      counts: { ...demandResults.counts, visitors: 41, votes: [3, 6, 1] },
    }),
  });
  expect(screen.getByText('No verdict yet: 41 of 100 visitors')).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Followers' })).not.toBeInTheDocument();
});

test('the best price is named once it is known where the product is made', async () => {
  await showResults();
  const minimum = await screen.findByRole('textbox', { name: 'Minimum order, pieces' });
  await userEvent.clear(minimum);
  await userEvent.type(minimum, '2000');
  await userEvent.selectOptions(
    await screen.findByRole('combobox', { name: 'Made in' }),
    'Vietnam',
  );
  expect(await screen.findByText(/^\$\d+ earns most\.$/)).toBeVisible();
});

test('a kept test replaces the 2%, and a tested price goes to the other tools', async () => {
  await showResults();
  expect(screen.getByText(/Keep this test on this device, and your measured rate/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Keep this test on this device' }));
  expect(screen.getByText(/both calculators now use your measured rate/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Go back to 2%' }));
  expect(ownDemandTests.read().prefersAssumed).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Plan with $24' }));
  expect(learned().answers).toMatchObject({ product: 'Cotton T-shirt', priceUsd: 24 });
});

test('taking the page down asks first, and forgets it on this device', async () => {
  ownDemandTests.keep({ ...demandResults, secret: demandKey.secret });
  const remove = vi.fn(async () => {});
  await showResults({ remove });
  await userEvent.click(screen.getByRole('button', { name: 'Take the page down' }));
  expect(remove).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Take it down' }));
  expect(await screen.findByRole('button', { name: 'Put my test online' })).toBeVisible();
  expect(remove).toHaveBeenCalledExactlyOnceWith(demandKey);
  expect(ownDemandTests.read().tests).toEqual([]);
});

test('the secret is not in the address while the results are printed', async () => {
  const hash = `#${demandKey.id}.${demandKey.secret}`;
  window.history.replaceState({ key: 'a' }, '', `/demand-test?x=1${hash}`);
  await showResults();
  window.dispatchEvent(new Event('beforeprint'));
  expect(window.location.href).toMatch(/\/demand-test\?x=1$/);
  window.dispatchEvent(new Event('afterprint'));
  expect(window.location.hash).toBe(hash);
  expect(window.history.state).toEqual({ key: 'a' });
});

test('a link without a test says so', async () => {
  show({ results: async () => null }, `#${demandKey.id}.${demandKey.secret}`);
  expect(await screen.findByText('There’s no test at this link', {}, slow)).toBeVisible();
});

test('results that cannot be loaded can be asked for again', async () => {
  const results = vi
    .fn(async () => demandResults)
    .mockRejectedValueOnce(new ApiError('Nobody there.', 'network'));
  show({ results }, `#${demandKey.id}.${demandKey.secret}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }, slow));
  expect(await screen.findByRole('heading', { name: 'Results for Cotton T-shirt' })).toBeVisible();
});

test('a link that was cut off says so instead of showing an empty form', async () => {
  show({}, `#${demandKey.id}.${demandKey.secret.slice(0, 9)}`);
  expect(screen.getByText('This link is incomplete')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Make a new test' }));
  expect(screen.getByRole('form', { name: 'Set up your test' })).toBeVisible();
  expect(screen.queryByText('This link is incomplete')).not.toBeInTheDocument();
});

test('a server that cannot be reached is said beside the button, and nothing typed is lost', async () => {
  const create = vi
    .fn()
    .mockRejectedValueOnce(new ApiError('Nobody there.', 'network'))
    .mockResolvedValueOnce({ ...demandKey, endsAt: '2026-12-06T16:00:00Z' });
  show({ create });
  await fillIn();
  await submit();
  const said = await screen.findByText(/^Your test isn’t online yet/);
  await waitFor(() => expect(said).toHaveFocus());
  expect(screen.getByRole('textbox', { name: 'Product' })).toHaveValue('Oat milk mug');
  await submit();
  expect(await screen.findByRole('heading', { name: /^Results for/ }, slow)).toBeVisible();
});
