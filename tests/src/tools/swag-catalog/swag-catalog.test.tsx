import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { nothingUnderstood, understoodMug } from '@tests/support/understood-goods.ts';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { visitorProducts } from '@/hooks/visitor-products.ts';
import { currentProduct } from '@/lib/visitor-product/products.ts';
import { parseAskedRfq } from '@/tools/rfq-generator/rules/asked-rfq.ts';
import { SwagCatalog } from '@/tools/swag-catalog/index.tsx';
import { SwagServices } from '@/tools/swag-catalog/services.ts';

const understandGoods = vi.fn<SwagServices['understandGoods']>();

beforeEach(() => {
  understandGoods.mockReset().mockResolvedValue(nothingUnderstood);
  render(
    <MemoryRouter>
      <SwagServices value={{ understandGoods }}>
        <SwagCatalog />
      </SwagServices>
    </MemoryRouter>,
  );
});

function shownNames() {
  return within(screen.getByRole('list', { name: 'Products' }))
    .getAllByRole('heading')
    .map((heading) => heading.textContent);
}

test('the catalog opens with all products at 100 pieces', () => {
  expect(shownNames()).toHaveLength(12);
  expect(screen.getByRole('status')).toHaveTextContent('All 12 pieces');
  expect(screen.getByText('$6.40')).toBeVisible();
});

test('occasion and budget narrow the list, and the count is announced', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Events' }));
  await userEvent.click(screen.getByRole('button', { name: 'Under $5' }));
  expect(shownNames()).toEqual(['Canvas tote', 'Grip socks', 'Hand cream']);
  expect(screen.getByRole('status')).toHaveTextContent('3 of 12 pieces');
});

test('a larger order lowers the prices', async () => {
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Quantity' }), '500 pieces');
  expect(screen.getByText('$5.12')).toBeVisible();
  expect(screen.getAllByText('each, at 500')).toHaveLength(12);
});

test('when nothing matches, the filters can be cleared at once', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Events' }));
  await userEvent.click(screen.getByRole('button', { name: '$20 and more' }));
  expect(screen.getByText('Nothing fits all of that')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(shownNames()).toHaveLength(12);
});

const search = (words: string) =>
  userEvent.type(screen.getByRole('searchbox', { name: 'Find a product' }), words);

test('a search in another language finds what is there without asking the backend', async () => {
  await search('calcetines');
  expect(await screen.findByText('1 of 12 pieces')).toBeVisible();
  expect(shownNames()).toEqual(['Grip socks']);
  expect(understandGoods).not.toHaveBeenCalled();
});

test('a search for goods that are not in the catalog says so, and shows what comes close', async () => {
  understandGoods.mockResolvedValue(
    understoodMug({
      kindId: 'water-bottle',
      plural: 'water bottles',
      capability: { id: 'metal-drinkware', label: 'metal drinkware' },
    }),
  );
  await search('bottle for runners');
  expect(
    await screen.findByText('We have no water bottles in the catalog yet', { selector: 'p' }),
  ).toBeVisible();
  expect(understandGoods).toHaveBeenCalledExactlyOnceWith({ text: 'bottle for runners' });
  expect(screen.getByRole('link', { name: 'Write an RFQ' })).toHaveAttribute(
    'href',
    '/sourcing?tool=rfq',
  );
  const near = screen.getByRole('list', { name: 'Close to it in the catalog' });
  expect(within(near).getByRole('heading', { name: 'Steel tumbler' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Clear the search' }));
  expect(shownNames()).toHaveLength(12);
});

test('a search works without the network', async () => {
  vi.spyOn(console, 'info').mockReturnValue();
  understandGoods.mockRejectedValue(new Error('offline'));
  await search('tum');
  await vi.waitFor(() => expect(understandGoods).toHaveBeenCalledOnce());
  expect(await screen.findByText('1 of 12 pieces')).toBeVisible();
  expect(shownNames()).toEqual(['Steel tumbler']);
});

test('a search for something nobody knows says that nothing matches', async () => {
  await search('xyzzy');
  expect(
    await screen.findByText('Nothing in the catalog matches “xyzzy”', { selector: 'p' }),
  ).toBeVisible();
});

test('a piece and its quantity go into a request for quotation, and are remembered', async () => {
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Quantity' }), '500 pieces');
  const link = screen.getByRole('link', { name: 'Ask for a quote: Steel tumbler' });
  const { pathname, searchParams } = new URL(
    link.getAttribute('href') ?? '',
    'https://example.com',
  );
  expect(pathname).toBe('/sourcing');
  expect(parseAskedRfq(searchParams)).toEqual({ product: 'Steel tumbler', quantity: 500 });
  await userEvent.click(link);
  await vi.waitFor(() =>
    expect(currentProduct(visitorProducts.read()).answers).toEqual({
      product: 'Steel tumbler',
      kindId: 'tumbler',
      quantities: [500],
    }),
  );
});
