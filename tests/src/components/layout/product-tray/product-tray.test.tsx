import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter, Outlet, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '@/api/api-error.ts';
import { queryClient } from '@/api/query-client.ts';
import { pendingSubmissions } from '@/api/submissions/queue.ts';
import { ProductTrayIfKnown } from '@/components/layout/product-tray/product-tray-if-known.tsx';
import { dismissToast, getToast } from '@/components/ui/toast-store.ts';
import { keysOfVisitor } from '@/hooks/tab-forms.ts';
import { useStartOverKey } from '@/hooks/use-start-over-key.ts';
import { visitorProducts } from '@/hooks/visitor-products.ts';
import { emailKey } from '@/lib/email.ts';
import type { ProductAnswers } from '@/lib/visitor-product/answers.ts';
import { currentProduct, serializeProducts } from '@/lib/visitor-product/products.ts';
import { threadKey } from '@/tools/assistant/storage.ts';
import { catalogKey, catalogTextKey } from '@/tools/move-my-catalog/storage.ts';
import { logoKey, shopKey } from '@/tools/swag-catalog/storage.ts';

const drawGoods = vi.hoisted(() => vi.fn());
vi.mock('@/api/product-ideas.ts', () => ({ drawGoods }));

beforeEach(() => {
  queryClient.clear();
  drawGoods.mockReset().mockRejectedValue(new ApiError('Nobody there.', 'network'));
  vi.spyOn(console, 'info').mockImplementation(() => {});
});
afterEach(() => act(() => dismissToast()));

const mug: ProductAnswers = { product: 'Cat mug', priceUsd: 28, country: 'vietnam' };
const tote: ProductAnswers = { product: 'Tote bag', quantities: [500] };

function know(...answers: ProductAnswers[]) {
  const products = answers.map((each, index) => ({
    id: String(index + 1),
    answers: each,
    origins: {},
  }));
  const json = serializeProducts({ currentId: String(products.length), products });
  window.localStorage.setItem('brandbff_products', json ?? '');
}

let mounts = 0;

/** A tool with a form, as the page mounts it. */
function Tool() {
  const [mount] = useState(() => ++mounts);
  const { pathname, search, hash } = useLocation();
  return (
    <main id="main" tabIndex={-1}>
      <output aria-label="mount">{mount}</output>
      <output aria-label="address">{pathname + search + hash}</output>
    </main>
  );
}

function Layout() {
  const key = useStartOverKey(useLocation());
  return (
    <>
      <Outlet key={key} />
      <ProductTrayIfKnown />
    </>
  );
}

function show(path = '/brand-vision') {
  render(
    <MemoryRouter initialEntries={[path]}>
      <Routes>
        <Route element={<Layout />}>
          <Route path="*" element={<Tool />} />
        </Route>
      </Routes>
    </MemoryRouter>,
  );
  return userEvent.setup();
}

const findTray = () => screen.findByRole('complementary', { name: 'Your product' });
const findBar = async () => within(await findTray()).getByRole('button');
const sheet = () => screen.findByRole('dialog');
const button = (name: string) => screen.getByRole('button', { name });
const text = (label: string) => screen.getByLabelText(label).textContent;

async function open(path?: string) {
  const user = show(path);
  await user.click(await findBar());
  await sheet();
  return user;
}

test('there is no tray until something is known', async () => {
  show();
  expect(screen.queryByRole('complementary')).toBeNull();
  act(() =>
    visitorProducts.update((before) => ({
      ...before,
      products: [{ id: '1', answers: mug, origins: {} }],
    })),
  );
  expect(await findTray()).toBeInTheDocument();
  act(() => visitorProducts.forget());
  expect(screen.queryByRole('complementary')).toBeNull();
});

test('the bar has the name, the figure that matters and what is open', async () => {
  know({ ...mug, followers: 120_000, engagementRatePct: 4.2, quantities: [500] });
  show();
  expect(await findBar()).toHaveTextContent(
    /^Cat mugEstimated gross profit per year, FOB: \$26,418.*Still open: tariff line$/,
  );
});

test('the sheet links each part to its tool, and each open question to the one that answers it', async () => {
  know(mug);
  await open();
  const links = within(await sheet())
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Change product', '/brand-vision#calculator'],
    [
      'Estimated gross profit per unit, FOB $21.84 From your price and country; before freight and duty',
      '/brand-vision#calculator',
    ],
    ['Price $28 From an earlier visit', '/brand-vision#calculator'],
    ['Made in Vietnam From an earlier visit', '/sourcing?tool=map&country=vietnam'],
    ['Set a quantity', '/sourcing?tool=rfq'],
    ['Add your followers', '/brand-vision#calculator'],
    ['Add your engagement rate', '/brand-vision#calculator'],
    ['Find the tariff line', '/sourcing?tool=tariff'],
    ['Ask your followers: set up a demand test', '/demand-test'],
  ]);
});

test('Escape closes the sheet, and the bar has the focus again', async () => {
  know(mug);
  const user = await open();
  await user.keyboard('{Escape}');
  await waitFor(async () => expect(await findBar()).toHaveFocus());
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a link closes the sheet, opens its page and leaves the focus there', async () => {
  know(mug);
  const user = await open();
  await user.click(screen.getByRole('link', { name: 'Set a quantity' }));
  expect(text('address')).toBe('/sourcing?tool=rfq');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

test('the drawing of a known kind is shown; a parcel in its place is not', async () => {
  drawGoods.mockResolvedValue({
    pictures: [{ url: 'data:image/svg+xml,mug', depicts: 'mug', standsIn: false }],
  });
  know({ ...mug, kindId: 'mug', motif: 'cat' });
  await open();
  const link = screen.getByRole('link', { name: 'Change product' });
  await waitFor(() =>
    expect(link.querySelector('img')).toHaveAttribute('src', 'data:image/svg+xml,mug'),
  );
  expect(drawGoods).toHaveBeenCalledWith(
    expect.objectContaining({
      goods: [{ productName: 'Cat mug', kindId: 'mug', motif: 'cat' }],
    }),
  );
});

test('no drawing is asked for while the sheet is closed, or for a kind that nobody knows', async () => {
  know(mug);
  await open();
  expect(drawGoods).not.toHaveBeenCalled();
});

test('a failed or refused drawing leaves the sign of the category', async () => {
  know({ ...mug, kindId: 'mug' });
  await open();
  await waitFor(() => expect(console.info).toHaveBeenCalled());
  expect(
    screen.getByRole('link', { name: 'Change product' }).querySelector('svg'),
  ).toBeInTheDocument();
});

test('another product empties the tools: their forms, the result in the address, and the page', async () => {
  know(tote, mug);
  for (const key of [...keysOfVisitor, 'revenue_form', 'quiz_declined', 'map']) {
    window.sessionStorage.setItem(`brandbff_${key}`, '{}');
  }
  const user = await open('/sourcing?tool=map&country=china&v=1');
  const before = text('mount');
  await user.click(button('Tote bag'));
  expect(currentProduct(visitorProducts.read()).answers).toEqual(tote);
  expect(Object.keys(window.sessionStorage).sort()).toEqual(
    keysOfVisitor.map((key) => `brandbff_${key}`).sort(),
  );
  expect(text('address')).toBe('/sourcing?tool=map');
  expect(text('mount')).not.toBe(before);
  // The sheet stays, shows the other product and says so.
  expect(await sheet()).toHaveAccessibleName('Tote bag');
  expect(button('Tote bag')).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('status')).toHaveTextContent('Now in the tools: Tote bag.');
});

test('the visitor’s own keys are those of the gate, the emails, the assistant, the catalog and the swag list', () => {
  expect(keysOfVisitor).toEqual([
    emailKey,
    'tools_email',
    threadKey,
    'kira_speak_replies',
    catalogKey,
    catalogTextKey,
    shopKey,
    logoKey,
  ]);
});

test('choosing the current product empties nothing', async () => {
  know(tote, mug);
  window.sessionStorage.setItem('brandbff_revenue_form', '{}');
  const user = await open('/brand-vision?v=1');
  await user.click(button('Cat mug'));
  expect(text('address')).toBe('/brand-vision?v=1');
  expect(window.sessionStorage).toHaveLength(1);
});

test('starting another product empties the tools and closes the sheet; the first is kept', async () => {
  know(mug);
  const user = await open('/brand-vision?v=1#calculator');
  const before = text('mount');
  await user.click(button('Start another product'));
  await waitFor(async () => expect(await findBar()).toHaveFocus());
  expect(await findBar()).toHaveTextContent(/^New product/);
  expect(text('address')).toBe('/brand-vision#calculator');
  expect(text('mount')).not.toBe(before);
  expect(getToast()?.title).toBe('The tools are blank, ready for another product.');
  await user.click(await findBar());
  expect(await sheet()).toHaveTextContent('You haven’t told us anything about it yet.');
  expect(screen.queryByRole('button', { name: 'Start another product' })).toBeNull();
  expect(button('Cat mug')).toHaveAttribute('aria-pressed', 'false');
});

test('a sixth product replaces the oldest, and says so before', async () => {
  know(tote, ...[2, 3, 4].map((each) => ({ product: `Number ${each}` })), mug);
  const user = await open();
  await user.click(button('Start another product'));
  const question = screen.getByText(
    'This device keeps five products. Starting another one deletes the oldest, “Tote bag”.',
  );
  expect(question).toHaveFocus();
  await user.click(button('Keep all five'));
  expect(button('Start another product')).toHaveFocus();
  expect(visitorProducts.read().products).toHaveLength(5);
  await user.click(button('Start another product'));
  await user.click(button('Start another and delete it'));
  const { products } = visitorProducts.read();
  expect(products.map(({ answers }) => answers.product)).toEqual([
    'Number 2',
    'Number 3',
    'Number 4',
    'Cat mug',
  ]);
});

test('a product is deleted after a question, and the tools keep their forms if it was another one', async () => {
  know(tote, mug);
  window.sessionStorage.setItem('brandbff_revenue_form', '{}');
  const user = await open();
  await user.click(button('Delete “Tote bag”'));
  await user.click(button('Delete it'));
  expect(visitorProducts.read().products.map(({ answers }) => answers)).toEqual([mug]);
  expect(window.sessionStorage).toHaveLength(1);
  expect(screen.getByRole('status')).toHaveTextContent('Deleted: Tote bag.');
});

test('where the current product is deleted, the tools speak of the latest of the others', async () => {
  know(tote, mug);
  window.sessionStorage.setItem('brandbff_revenue_form', '{}');
  const user = await open();
  await user.click(button('Delete “Cat mug”'));
  await user.click(button('Delete it'));
  expect(await sheet()).toHaveAccessibleName('Tote bag');
  expect(window.sessionStorage).toHaveLength(0);
});

test('all is forgotten after a question: products, forms, emails and what was not sent', async () => {
  know(tote, mug);
  window.sessionStorage.setItem('brandbff_tools_email', 'mila@example.com');
  const forget = vi.spyOn(pendingSubmissions, 'forget');
  const user = await open('/sourcing?tool=rfq&v=1');
  const before = text('mount');
  await user.click(button('Forget everything'));
  expect(visitorProducts.read().products).toHaveLength(2);
  await user.click(button('Forget all of it'));
  await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
  expect(window.localStorage).toHaveLength(0);
  expect(window.sessionStorage).toHaveLength(0);
  await waitFor(() => expect(forget).toHaveBeenCalledOnce());
  expect(text('mount')).not.toBe(before);
  expect(text('address')).toBe('/sourcing?tool=rfq');
  expect(getToast()?.title).toBe('Forgotten. Nothing is kept on this device.');
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});
