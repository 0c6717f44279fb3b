import type { LandedCostResponse } from '@functions/_shared/contracts/landed-cost.ts';
import { landedParam } from '@functions/_shared/domain/tool-inputs/landed-address.ts';
import { noChoices, withOwnFigure } from '@functions/_shared/domain/tool-inputs/landed-choices.ts';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { candleOrder } from '@tests/support/an-order.ts';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from '@/api/query-client.ts';
import { visitorProducts } from '@/hooks/visitor-products.ts';
import { tabStorage } from '@/lib/storage.ts';
import { currentProduct, learn } from '@/lib/visitor-product/products.ts';
import {
  landedNotMade,
  landedTee,
  landedUnknown,
} from '@/pages/component-gallery/landed-fixtures.ts';
import type { LandedViewProps } from '@/tools/landed-view/index.tsx';
import { LandedScreen } from '@/tools/landed-view/screen/landed-screen.tsx';
import { LandedServices } from '@/tools/landed-view/services.ts';
import { choicesKey } from '@/tools/landed-view/storage.ts';

afterEach(() => {
  queryClient.clear();
  visitorProducts.forget();
});

function show(
  props: Partial<LandedViewProps> = {},
  answer: () => Promise<LandedCostResponse> = async () => landedTee,
) {
  const landedCost = vi.fn(answer);
  const viewOf = (shown: Partial<LandedViewProps>) => (
    <MemoryRouter>
      <LandedServices value={{ landedCost }}>
        <LandedScreen
          tool="creator"
          product="cotton T-shirt"
          country="vietnam"
          priceUsd={30}
          monthlyOrders={100}
          unitCostUsd={6}
          engagementRatePct={5}
          {...shown}
        />
      </LandedServices>
    </MemoryRouter>
  );
  const { rerender, ...view } = render(viewOf(props));
  const showNext = (next: Partial<LandedViewProps>) => rerender(viewOf({ ...props, ...next }));
  return { landedCost, user: userEvent.setup(), showNext, ...view };
}

const title = () => screen.findByRole('heading', { name: 'From your price to your profit' });
const unitsField = () => screen.getByRole('textbox', { name: 'Pieces in the order' });
const steps = () => screen.getByRole('list', { name: 'One piece, step by step' });

test('asks once for the product, and says first what is left of the price', async () => {
  const { landedCost } = show({ productCategory: 'apparel', units: 500 });
  expect(screen.getByRole('status', { name: /Working out/ })).toBeInTheDocument();
  await title();
  expect(landedCost).toHaveBeenCalledOnce();
  expect(landedCost).toHaveBeenCalledWith({
    product: 'cotton T-shirt',
    productCategory: 'apparel',
    hts8: undefined,
  });
  expect(screen.getByText(/^You keep about \$\d+\.\d0 a piece$/)).toBeInTheDocument();
  expect(
    screen.getByText(/stop at the factory’s price \(FOB\) and count \$6\.00 to make a piece/),
  ).toBeInTheDocument();
});

test('an order too small for its freight says what each piece loses', async () => {
  show();
  await title();
  expect(screen.getByText(/^You lose about \$\d+\.\d0 a piece$/)).toBeInTheDocument();
});

test('starts with the usual minimum, and shows the shipment', async () => {
  show();
  await title();
  expect(unitsField()).toHaveValue('100');
  // 100 × 200 g × 1.08; 100 × 28 × 22 × 2 cm × 1.15; 72 a carton.
  expect(screen.getByText(/100 pieces in 2 cartons: 22 kg, 0\.14 cubic meters/)).toHaveTextContent(
    'By sea from Vietnam, 34 to 50 days.',
  );
});

test('a step opens with its source, takes an own figure, and goes back to the estimate', async () => {
  const { user } = show();
  await title();
  const postage = within(steps()).getByText('Postage').closest('details');
  if (postage === null) throw new Error('The step does not open');
  await user.click(within(steps()).getByText('Postage'));
  expect(within(postage).getByText(/Source: USPS/)).toBeVisible();
  const before = within(postage).getByText(/^-\$/).textContent;
  await user.type(
    within(postage).getByRole('textbox', { name: 'Postage: your figure, US dollars a piece' }),
    '0.5',
  );
  expect(within(postage).getByText('-$0.50')).toBeInTheDocument();
  expect(within(postage).getByText('your figure')).toBeInTheDocument();
  await user.click(within(postage).getByRole('button', { name: 'Back to the estimate: Postage' }));
  expect(within(postage).getByText(/^-\$/)).toHaveTextContent(before ?? '');
  expect(within(postage).getByRole('textbox')).toHaveValue('');
});

test('an own figure survives a reload of the tab, but not another product', async () => {
  const { user, unmount } = show();
  await title();
  await user.clear(unitsField());
  await user.type(unitsField(), '250');
  unmount();
  const { unmount: leave } = show();
  await title();
  expect(unitsField()).toHaveValue('250');
  leave();
  const { goods } = landedTee;
  if (goods === null) throw new Error('The fixture has goods');
  show({ product: 'mug' }, async () => ({
    ...landedTee,
    goods: { ...goods, kindId: 'mug', minOrderUnits: 300 },
  }));
  await title();
  expect(unitsField()).toHaveValue('300');
});

test('the size of the order and an own FOB price are learned when their field is left', async () => {
  const { user } = show();
  await title();
  await user.clear(unitsField());
  await user.type(unitsField(), '400');
  expect(currentProduct(visitorProducts.read()).answers).toEqual({});
  await user.tab();
  await user.type(
    screen.getByRole('textbox', { name: 'Your FOB price in Vietnam, US dollars' }),
    '4.25',
  );
  await user.tab();
  const { answers, origins } = currentProduct(visitorProducts.read());
  expect(answers).toEqual({ quantities: [400], fobUsd: 4.25 });
  expect(origins.quantities?.from).toBe('creator');
  expect(screen.getByText(/\$4\.25, your own FOB price/)).toBeInTheDocument();
});

test('the landed profit of the visitor’s own product is kept for the tray', async () => {
  const told = { product: 'Cotton T-shirt', priceUsd: 30, country: 'vietnam' } as const;
  visitorProducts.update((before) => learn(before, told, { from: 'creator', on: '2026-11-29' }));
  show({ units: 500 });
  await title();
  await waitFor(() => {
    const { answers, origins } = currentProduct(visitorProducts.read());
    expect(answers.landedProfit).toMatchObject({ priceUsd: 30, country: 'vietnam', units: 500 });
    expect(origins.landedProfit?.from).toBe('creator');
  });
});

test.each([
  ['another product', { product: 'Cat mug', priceUsd: 30, country: 'vietnam' }],
  ['another price', { product: 'Cotton T-shirt', priceUsd: 20, country: 'vietnam' }],
  ['another country', { product: 'Cotton T-shirt', priceUsd: 30, country: 'china' }],
  [
    'another order',
    { product: 'Cotton T-shirt', priceUsd: 30, country: 'vietnam', quantities: [9] },
  ],
] as const)(
  'a view of what the record tells otherwise leaves it alone: %s',
  async (_what, told) => {
    visitorProducts.update((before) => learn(before, told, { from: 'creator', on: '2026-11-29' }));
    vi.useFakeTimers({ shouldAdvanceTime: true });
    show({ units: 500 });
    await title();
    act(() => vi.advanceTimersByTime(1000));
    vi.useRealTimers();
    expect(currentProduct(visitorProducts.read()).answers).toEqual(told);
  },
);

test('what is known about this product fills the size, and says where it came from', async () => {
  visitorProducts.update((before) =>
    learn(
      before,
      { product: 'Cotton T-shirt', quantities: [800] },
      { from: 'rfq', on: '2026-11-29' },
    ),
  );
  const { unmount } = show();
  await title();
  expect(unitsField()).toHaveValue('800');
  expect(screen.getByText(/Filled in from the RFQ generator/)).toBeInTheDocument();
  unmount();
  // A link that somebody shared is about another product.
  show({ product: 'tee' });
  await title();
  expect(unitsField()).toHaveValue('100');
});

test('the open question decides the duty, and Mexico can claim the USMCA', async () => {
  const { user } = show({ country: 'mexico' });
  await title();
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'What fiber is it mostly made of?' }),
    'Man-made fibers',
  );
  expect(within(steps()).getByText('Tariff line 6109.90.10: 42%')).toBeInTheDocument();
  expect(within(steps()).queryByText(/6109\.10\.00/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: /Claim USMCA origin/ }));
  expect(within(steps()).queryByText('Import duty')).not.toBeInTheDocument();
});

test('another country can be shown, or made the tool’s own', async () => {
  const onCountry = vi.fn();
  const { user, unmount } = show();
  await title();
  const [show0] = screen.getAllByRole('button', { name: 'Show the steps for China' });
  if (show0 === undefined) throw new Error('China has no button');
  await user.click(show0);
  expect(screen.getByText(/By sea from China/)).toBeInTheDocument();
  unmount();
  show({ onCountry });
  await title();
  const [make] = screen.getAllByRole('button', { name: 'Make it in China' });
  if (make === undefined) throw new Error('China has no button');
  await user.click(make);
  expect(onCountry).toHaveBeenCalledWith('china');
});

test('an open country is the one that leaves most, and says so', async () => {
  show({ country: 'ai-choose' });
  await title();
  expect(
    screen.getByText(/You left the choice of country to us\. With these figures/),
  ).toBeInTheDocument();
});

test('few orders are told to start small, and another size is one press away', async () => {
  const { user } = show({ monthlyOrders: 8, units: 500 });
  await title();
  expect(
    screen.getByText(
      'At 8 orders a month, 500 pieces would last five years. Start with 50 pieces from stock, or with print on demand.',
    ),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Find factories that take 50 pieces' })).toHaveAttribute(
    'href',
    '/factory-search?q=T-shirts+MOQ+50',
  );
  await user.click(screen.getByRole('button', { name: 'Work with 1,000 pieces' }));
  expect(unitsField()).toHaveValue('1000');
  expect(currentProduct(visitorProducts.read()).answers.quantities).toEqual([1000]);
});

test('without price and orders of the tool, the view asks for both', async () => {
  const { user } = show({ priceUsd: undefined, monthlyOrders: undefined, unitCostUsd: undefined });
  await title();
  const price = screen.getByRole('textbox', { name: 'Price, US dollars' });
  // The middle of what T-shirts sell for, $24 to $45.
  expect(price).toHaveValue('34.5');
  await user.type(screen.getByRole('textbox', { name: 'Orders a month' }), '50');
  expect(screen.getByText(/^At 100 pieces, every sale loses money/)).toBeInTheDocument();
  expect(screen.getByText(/The figures above end with the duty/)).toBeInTheDocument();
});

test('an amount that is no number is refused, and the figures stay', async () => {
  const { user } = show();
  await title();
  await user.clear(unitsField());
  await user.type(unitsField(), 'many');
  expect(screen.getByText('Please enter whole pieces, such as 500.')).toBeInTheDocument();
  expect(screen.getByText(/100 pieces in 2 cartons/)).toBeInTheDocument();
});

test.each([
  ['unknown goods', landedUnknown, 'We’re not sure what “candle snuffer” is'],
  ['goods we do not source', landedNotMade, 'We don’t source weapons and explosives'],
  [
    'goods without a tariff line',
    { ...landedTee, countries: [{ country: 'china', duties: [], usmca: null }] },
    'We have no tariff line for T-shirts yet',
  ],
] satisfies [string, LandedCostResponse, string][])(
  'for %s there are no figures, and it says so',
  async (_, response, text) => {
    show({}, async () => response);
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.queryByText(/You keep/)).not.toBeInTheDocument();
  },
);

test('too few words and no price ask for them without a request', () => {
  const { landedCost, unmount } = show({ product: ' ' });
  expect(screen.getByText('Name your product to see its landed cost')).toBeInTheDocument();
  unmount();
  show({ priceUsd: 0 });
  expect(screen.getByText('Set a price above $0')).toBeInTheDocument();
  expect(landedCost).not.toHaveBeenCalled();
});

test('a failed request can be repeated', async () => {
  let isDown = true;
  const { user, landedCost } = show({}, async () => {
    if (isDown) throw new Error('down');
    return landedTee;
  });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  isDown = false;
  await user.click(retry);
  await title();
  expect(landedCost).toHaveBeenCalledTimes(2);
});

test('somebody else’s view shows their choices, and neither reads nor writes one’s own', async () => {
  visitorProducts.update((before) =>
    learn(
      before,
      { product: 'Cotton T-shirt', quantities: [800] },
      { from: 'rfq', on: '2026-11-29' },
    ),
  );
  const before = visitorProducts.read();
  const { goods } = landedTee;
  if (goods === null) throw new Error('The fixture has goods');
  const choices = withOwnFigure({ ...noChoices, units: 500 }, 'mexico', 'goods', 5.5);
  const shared = { kindId: goods.kindId, country: 'mexico' as const, choices };
  const onView = vi.fn<NonNullable<LandedViewProps['onView']>>();
  const { user, unmount, showNext } = show({ shared, onView });
  await title();
  expect(unitsField()).toHaveValue('500');
  const fob = screen.getByRole('textbox', { name: 'Your FOB price in Mexico, US dollars' });
  expect(fob).toHaveValue('5.5');
  // A copied link says the same again.
  expect(onView).toHaveBeenLastCalledWith(expect.objectContaining(shared));

  await user.clear(unitsField());
  await user.type(unitsField(), '400');
  await user.tab();
  expect(onView.mock.lastCall?.[0].choices.units).toBe(400);
  expect(visitorProducts.read()).toEqual(before);
  expect(tabStorage.read(choicesKey(goods.kindId))).toBeNull();

  // The visitor calculates a result of their own.
  showNext({ shared: undefined });
  await title();
  expect(unitsField()).toHaveValue('800');
  expect(screen.getByText(/Filled in from the RFQ generator/)).toBeInTheDocument();
  unmount();

  show({ shared: null });
  await title();
  expect(unitsField()).toHaveValue('100');
});

test('one’s own link opens with its choices, and stays one’s own', async () => {
  const { goods } = landedTee;
  if (goods === null) throw new Error('The fixture has goods');
  const choices = withOwnFigure({ ...noChoices, units: 500 }, 'vietnam', 'goods', 5.5);
  const shared = { kindId: goods.kindId, choices, isOwn: true };
  const { user, unmount } = show({ shared });
  await title();
  expect(unitsField()).toHaveValue('500');
  expect(
    screen.getByRole('textbox', { name: 'Your FOB price in Vietnam, US dollars' }),
  ).toHaveValue('5.5');
  await user.clear(unitsField());
  await user.type(unitsField(), '400');
  await user.tab();
  expect(currentProduct(visitorProducts.read()).answers.quantities).toEqual([400]);
  unmount();

  // A reload finds the same address, and what was chosen since.
  show({ shared });
  await title();
  expect(unitsField()).toHaveValue('400');
});

test('a chosen size is told even where it is the usual minimum', async () => {
  const onView = vi.fn<NonNullable<LandedViewProps['onView']>>();
  const { user } = show({ units: 500, onView });
  await title();
  expect(onView.mock.lastCall?.[0].choices.units).toBeUndefined();
  await user.clear(unitsField());
  await user.type(unitsField(), '100');
  expect(onView.mock.lastCall?.[0].choices.units).toBe(100);
});

test('what a link says of other goods does not count', async () => {
  const choices = { ...noChoices, units: 500 };
  show({ shared: { kindId: 'mug', choices } });
  await title();
  expect(unitsField()).toHaveValue('100');
});

test('a view tells how it stands, and that nothing was chosen', async () => {
  const onView = vi.fn<NonNullable<LandedViewProps['onView']>>();
  show({ onView });
  await title();
  expect(onView).toHaveBeenCalledOnce();
  const view = onView.mock.lastCall?.[0];
  expect(view?.dutyPct).toBeGreaterThan(0);
  expect(view && landedParam.write(view)).toEqual([]);
});

test('an order is an open amount beside the profit and in the comparison', async () => {
  const countries = landedTee.countries.map((each) =>
    each.country === 'china'
      ? { ...each, duties: each.duties.map((duty) => ({ ...duty, orders: [candleOrder] })) }
      : each,
  );
  show({ country: 'china' }, async () => ({ ...landedTee, countries }));
  // Beside the profit, and with each of the two lines that are open.
  expect(
    await screen.findAllByText(/^Open amount: Antidumping order A-570-504 may add up to 108.3%/),
  ).toHaveLength(3);
  // In the table and in the list of narrow screens.
  expect(screen.getAllByText('+ antidumping order A-570-504 may apply')).toHaveLength(2);
});
