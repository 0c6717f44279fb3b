import type { LandedCostResponse } from '@functions/_shared/contracts/landed-cost.ts';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { candleOrder } from '@tests/support/an-order.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from '@/api/query-client.ts';
import { visitorProducts } from '@/hooks/visitor-products.ts';
import type { ProductAnswers } from '@/lib/visitor-product/answers.ts';
import { currentProduct, learn } from '@/lib/visitor-product/products.ts';
import {
  landedNotMade,
  landedTee,
  landedUnknown,
} from '@/pages/component-gallery/landed-fixtures.ts';
import { LandedServices } from '@/tools/landed-view/services.ts';
import type { MoversProps } from '@/tools/movers/index.tsx';
import { MoversScreen } from '@/tools/movers/screen/movers-screen.tsx';

afterEach(() => {
  queryClient.clear();
  visitorProducts.forget();
  sessionStorage.clear();
});

function know(answers: ProductAnswers) {
  visitorProducts.update((before) => learn(before, answers, { from: 'quiz', on: '2026-11-29' }));
}

const tee: ProductAnswers = {
  product: 'cotton T-shirt',
  currentCountry: 'china',
  monthlyOrders: 1000,
};

function show(
  props: Partial<MoversProps> = {},
  answer: () => Promise<LandedCostResponse> = async () => landedTee,
) {
  const landedCost = vi.fn(answer);
  const view = render(
    <LandedServices value={{ landedCost }}>
      <MoversScreen tool="map" {...props} />
    </LandedServices>,
  );
  return { landedCost, user: userEvent.setup(), ...view };
}

const table = () => screen.findByRole('table', { name: 'Every country compared with today' });
const known = () => currentProduct(visitorProducts.read()).answers;

test('knows everything: compares at once, and asks nothing', async () => {
  know(tee);
  const { landedCost } = show();
  expect(screen.getByRole('status', { name: /Working out/ })).toBeInTheDocument();
  const rows = within(await table()).getAllByRole('row');
  // The heads, and the four countries of the answer.
  expect(rows).toHaveLength(5);
  expect(landedCost).toHaveBeenCalledExactlyOnceWith({
    product: 'cotton T-shirt',
    productCategory: undefined,
    hts8: undefined,
  });
  expect(
    screen.getByText('12,000 T-shirts a year, made in China today, 6,000 per order.', {
      exact: false,
    }),
  ).toBeInTheDocument();
  // Below the sentence; the same words stand at the fields that can be opened.
  expect(screen.getAllByText('Filled in from the country quiz.')[0]).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show what a move saves' })).not.toBeInTheDocument();
});

test('asks just for what is missing, and writes it back', async () => {
  know({ product: 'cotton T-shirt' });
  const { user, landedCost } = show();
  expect(screen.queryByRole('textbox', { name: 'What is the product?' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show what a move saves' }));
  expect(screen.getByText('Please choose a country.')).toBeInTheDocument();
  expect(screen.getByText('Please enter whole pieces, such as 5,000.')).toBeInTheDocument();
  expect(landedCost).not.toHaveBeenCalled();
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Where is it made today?' }),
    'Vietnam',
  );
  await user.type(screen.getByRole('textbox', { name: 'Pieces a year' }), '5,000');
  expect(known()).toEqual({ product: 'cotton T-shirt' });
  await user.click(screen.getByRole('button', { name: 'Show what a move saves' }));
  await table();
  expect(known()).toEqual({
    product: 'cotton T-shirt',
    currentCountry: 'vietnam',
    // 5,000 / 12.
    monthlyOrders: 416.67,
  });
});

test('a stated volume counts with its middle, until the visitor has a number', async () => {
  know({ product: 'cotton T-shirt', currentCountry: 'china' });
  const { user } = show({ volume: { min: 0, max: 10_000 } });
  await table();
  expect(screen.getByText(/^5,000 T-shirts a year/)).toBeInTheDocument();
  const field = screen.getByRole('textbox', { name: 'Pieces a year' });
  expect(field).toHaveAccessibleDescription(/The middle of your answer, 0 to 10,000 a year/);
  await user.clear(field);
  await user.type(field, '2400');
  expect(screen.getByText(/^5,000 T-shirts a year/)).toBeInTheDocument();
  await user.tab();
  expect(screen.getByText(/^2,400 T-shirts a year/)).toBeInTheDocument();
  expect(known().monthlyOrders).toBe(200);
});

test('a country opens with its ranges, the parts of the cost, and the sources', async () => {
  know(tee);
  const { user } = show();
  const button = within(await table()).getByRole('button', { name: /^Vietnam/ });
  await user.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  const costs = screen.getByRole('region', { name: 'One-time cost of the move' });
  // 15% of 6,000; 25% of three months of 1,000.
  expect(within(costs).getByText(/The extra cost of making 900 pieces/)).toBeInTheDocument();
  expect(within(costs).getByText(/^750 pieces made in both places/)).toBeInTheDocument();
  const steps = screen.getByRole('table', { name: 'Where the difference comes from' });
  expect(within(steps).getByRole('row', { name: /^Making it \(FOB\)/ })).toBeInTheDocument();
  expect(screen.getByText(/^Freight: .+, 2026\.$/)).toBeInTheDocument();
  await user.click(button);
  expect(steps).not.toBeInTheDocument();
});

test('a quote takes the place of our usual price, and survives a reload of the tab', async () => {
  know({ ...tee, country: 'vietnam' });
  const { user, unmount } = show();
  await user.click(within(await table()).getByRole('button', { name: /^Vietnam/ }));
  const quote = () =>
    screen.getByRole('textbox', { name: 'Your quote from Vietnam: FOB price a piece, US dollars' });
  await user.type(quote(), '1.05');
  expect(screen.getByText(/^Moving from China to Vietnam saves about/)).toBeInTheDocument();
  await user.tab();
  // It is the country that the record speaks of.
  expect(known().fobUsd).toBe(1.05);
  unmount();
  show();
  await user.click(within(await table()).getByRole('button', { name: /^Vietnam/ }));
  expect(quote()).toHaveValue('1.05');
});

test('a price paid today on record counts, and says where it comes from', async () => {
  know({ ...tee, fobUsd: 3.1 });
  show();
  await table();
  expect(screen.getByText(/You pay \$3\.10 FOB today\./)).toBeInTheDocument();
  expect(
    screen.getByRole('textbox', { name: 'Your FOB price in China, US dollars' }),
  ).toHaveAccessibleDescription('Filled in from the country quiz.');
});

test('the quoted price of a tool counts for its country alone', async () => {
  know(tee);
  show({ fob: { country: 'china', usd: 2.9 } });
  await table();
  expect(screen.getByText(/You pay \$2\.90 FOB today\./)).toBeInTheDocument();
});

test('the next step is the tool’s own, and the country in use is told apart', async () => {
  know(tee);
  const onUse = vi.fn();
  const onWriteRfq = vi.fn();
  const { user, unmount } = show({ onUse, onWriteRfq, used: 'mexico' });
  const rows = within(await table());
  await user.click(rows.getByRole('button', { name: 'Use this country: Vietnam' }));
  expect(onUse).toHaveBeenCalledExactlyOnceWith('vietnam');
  await user.click(rows.getByRole('button', { name: 'In use: Mexico' }));
  expect(onUse).toHaveBeenCalledOnce();
  expect(rows.queryByRole('button', { name: /Use this country: China/ })).not.toBeInTheDocument();
  await user.click(rows.getByRole('button', { name: /^Vietnam/ }));
  await user.click(screen.getByRole('button', { name: 'Write an RFQ for Vietnam' }));
  expect(onWriteRfq).toHaveBeenCalledExactlyOnceWith('vietnam');
  unmount();
  show({ onWriteRfq });
  await user.click(within(await table()).getByRole('button', { name: 'Write an RFQ for Mexico' }));
  expect(onWriteRfq).toHaveBeenLastCalledWith('mexico');
});

test('Mexico can claim the USMCA, and the open question decides the duty', async () => {
  know(tee);
  const { user } = show();
  const rows = within(await table());
  const landed = () => rows.getByRole('row', { name: /Mexico/ }).textContent;
  const before = landed();
  await user.click(screen.getByRole('checkbox', { name: /Claim USMCA origin in Mexico/ }));
  expect(landed()).not.toBe(before);
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'What fiber is it mostly made of?' }),
    'Man-made fibers',
  );
  expect(known().hts8).toBe('6109.90.10');
});

test('another country of today starts over from there', async () => {
  know(tee);
  const { user } = show();
  await table();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Made today in' }), 'Mexico');
  expect(screen.getByText(/made in Mexico today/)).toBeInTheDocument();
  expect(known().currentCountry).toBe('mexico');
});

test('a shared result of another product takes nothing from the record, and writes nothing', async () => {
  know(tee);
  show({ product: 'soy candle', today: 'vietnam', volume: { min: 10_000, max: 50_000 } });
  await table();
  expect(screen.getByText(/^30,000 T-shirts a year, made in Vietnam today/)).toBeInTheDocument();
  expect(known()).toEqual(tee);
});

test('somebody else’s result starts from an empty record, learns nothing and stores nothing', async () => {
  know({ ...tee, quantities: [750], fobUsd: 2.5 });
  const before = known();
  const stored = JSON.stringify({ usmcaClaim: false, fobUsdByCountry: { china: 9 } });
  sessionStorage.setItem(`brandbff_movers_${landedTee.goods?.kindId}`, stored);
  const { user } = show({ product: 'cotton T-shirt', isShared: true });
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Where is it made today?' }),
    'China',
  );
  await user.type(screen.getByRole('textbox', { name: 'Pieces a year' }), '2,400');
  await user.click(screen.getByRole('button', { name: 'Show what a move saves' }));
  await table();
  expect(
    screen.getByText(/^2,400 T-shirts a year, made in China today, 1,200 per order/),
  ).not.toHaveTextContent('You pay');
  await user.type(screen.getByRole('textbox', { name: /FOB price in China/ }), '3.1');
  await user.tab();
  expect(screen.getByText(/^2,400 T-shirts a year/)).toHaveTextContent('You pay $3.10 FOB today.');
  expect(known()).toEqual(before);
  expect(sessionStorage.getItem(`brandbff_movers_${landedTee.goods?.kindId}`)).toBe(stored);
});

test('an unknown product can be renamed, and one we do not source is refused', async () => {
  know({ ...tee, product: 'candle snuffer' });
  const answers = vi.fn().mockResolvedValueOnce(landedUnknown).mockResolvedValue(landedTee);
  const { user, unmount } = show({}, answers);
  expect(await screen.findByText('We’re not sure what “candle snuffer” is')).toBeInTheDocument();
  const field = screen.getByRole('textbox', { name: 'What is the product?' });
  await user.clear(field);
  await user.type(field, 'cotton tee{Enter}');
  await table();
  expect(known().product).toBe('cotton tee');
  unmount();
  show(
    { product: 'grenades', today: 'china', volume: { min: 1, max: 3 } },
    async () => landedNotMade,
  );
  expect(await screen.findByText('We don’t source weapons and explosives')).toBeInTheDocument();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test('a failure leaves the page above alone and offers another try', async () => {
  know(tee);
  const answers = vi.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValue(landedTee);
  const { user } = show({}, answers);
  expect(await screen.findByRole('alert')).toHaveTextContent('Everything above still holds.');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await table();
});

test('a country with an order says so, above the table and in it', async () => {
  know(tee);
  const countries = landedTee.countries.map((each) =>
    each.country === 'china'
      ? { ...each, duties: each.duties.map((duty) => ({ ...duty, orders: [candleOrder] })) }
      : each,
  );
  show({}, async () => ({ ...landedTee, countries }));
  expect(
    await screen.findByText(/^Open amount: From China, antidumping order A-570-504 may add/),
  ).toBeVisible();
  const row = within(await table()).getByRole('row', { name: /^China/ });
  expect(within(row).getByText('+ antidumping order A-570-504 may apply')).toBeInTheDocument();
});
