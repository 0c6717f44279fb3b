import {
  type SharedFulfillment,
  toFulfillmentParams,
} from '@functions/_shared/domain/tool-inputs/fulfillment-url.ts';
import { configure, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aToolProduct, learned } from '@tests/support/a-tool-product.ts';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { tabStorage } from '@/lib/storage.ts';
import { FulfillmentCalculatorScreen } from '@/tools/fulfillment-calculator/index.tsx';
import { staleCopy } from '@/tools/shared/stale-copy.ts';
import { expectOpen, expectShut } from '../../../../support/shut-button.ts';

configure({ asyncUtilTimeout: 5000 });

const replace = vi.fn<(shared: SharedFulfillment | null) => void>();

beforeEach(() => replace.mockClear());

function renderCalculator(query = '', product?: ReturnType<typeof aToolProduct>) {
  return render(
    <FulfillmentCalculatorScreen
      locale="en-US"
      product={product}
      address={{
        initialParams: new URLSearchParams(query),
        replace,
        shareUrl: (shared) => `https://site.example/fulfillment?${toFulfillmentParams(shared)}`,
      }}
    />,
  );
}

const button = () => screen.getByRole('button', { name: 'Calculate' });
const orders = () => screen.getByRole('textbox', { name: /Monthly orders/ });
const cost = () => screen.getByRole('textbox', { name: /Current cost per order/ });

async function choose(label: RegExp, option: string) {
  await userEvent.selectOptions(screen.getByRole('combobox', { name: label }), option);
}

async function fill({ monthlyOrders = '500', method = 'DIY: we pack ourselves', each = '6' } = {}) {
  await userEvent.type(orders(), monthlyOrders);
  await choose(/Current method/, method);
  await userEvent.type(cost(), each);
}

function figure(label: string): string | null | undefined {
  const term = screen.getAllByRole('term').find(({ textContent }) => textContent === label);
  return term?.nextElementSibling?.textContent;
}

/** The side-by-side row of a method, cell by cell. */
function row(method: RegExp): (string | null)[] {
  const table = screen.getByRole('table', { name: /^All options at/ });
  const header = within(table).getByRole('rowheader', { name: method });
  const cells = header.closest('tr')?.querySelectorAll('td') ?? [];
  return [...cells].map(({ textContent }) => textContent);
}

test('a result ends in a call that carries its link', async () => {
  renderCalculator();
  expect(screen.queryByRole('link', { name: /^Book a Free Call/ })).toBeNull();
  await fill();
  await userEvent.click(button());
  const call = screen.getByRole('link', { name: /^Book a Free Call/ });
  const result = new URL(call.getAttribute('href') ?? '').searchParams.get('result');
  expect(result).toMatch(/^https:\/\/site\.example\/fulfillment\?.*500/);
});

test('Calculate stays disabled until orders, method and cost are filled', async () => {
  renderCalculator();
  expectShut(button());
  await userEvent.type(orders(), '500');
  await choose(/Current method/, 'DIY: we pack ourselves');
  expectShut(button());
  await userEvent.type(cost(), '6');
  expectOpen(button());
  await userEvent.clear(orders());
  expectShut(button());
});

test('pressing the disabled Calculate moves the focus to the first missing answer', async () => {
  renderCalculator();
  expectShut(button(), 'Still needed: monthly orders, current method, and current cost per order.');
  await userEvent.click(button());
  expect(orders()).toHaveFocus();
  await userEvent.type(orders(), '500');
  await userEvent.click(button());
  expect(screen.getByRole('combobox', { name: /Current method/ })).toHaveFocus();
  await choose(/Current method/, 'DIY: we pack ourselves');
  await userEvent.type(orders(), '{Enter}');
  expect(cost()).toHaveFocus();
  expect(screen.queryByText('Side by side')).toBeNull();
});

test('the results are hidden until Calculate is pressed, then get the focus', async () => {
  renderCalculator();
  await fill();
  expect(screen.queryByText('Side by side')).toBeNull();
  await userEvent.click(button());
  expect(screen.getByRole('heading', { name: 'You would save $750 a month' })).toHaveFocus();
});

test.each([
  ['-5', '“-5” is below zero, so it counts as 0.'],
  ['0', 'How many parcels leave in a usual month, such as 500 or 1.2k.'],
])('the note below %s orders explains how they count', async (typed, note) => {
  renderCalculator();
  await fill({ monthlyOrders: typed });
  expect(orders()).toHaveAccessibleDescription(note);
});

test('text that is not a number counts as 0, and a note says so', async () => {
  renderCalculator();
  await fill({ monthlyOrders: 'many' });
  expect(orders()).toHaveAccessibleDescription('“many” isn’t a number, so it counts as 0.');
  await userEvent.click(button());
  expect(screen.getByRole('heading', { name: 'No orders, nothing to save yet' })).toBeVisible();
  expect(figure('BrandBFF per month')).toBe('$0');
});

test('the figures for 500 self-packed orders at $6 match the specification', async () => {
  renderCalculator('v=1&o=500&m=diy&c=6');
  expect(figure('Monthly savings')).toBe('$750');
  expect(figure('Yearly savings')).toBe('$9,000');
  expect(figure('BrandBFF per month')).toBe('$2,250');
  expect(figure('Your cost today per month')).toBe('$3,000');
  expect(figure('Time saved per month')).toBe('10 days');
  expect(figure('Pietra per month')).toBeUndefined();
});

test.each([
  ['pietra', 'Pietra', '$2,089', '$0'], // 161 less than BrandBFF
  ['shipbob', 'ShipBob', '$3,457', '$1,207'],
  ['fulfillment-by-amazon', 'Fulfillment by Amazon', '$6,602', '$4,352'],
])('comparing with %s shows its cost and the savings over it', (id, name, month, savings) => {
  renderCalculator(`v=1&o=500&m=diy&c=6&x=${id}`);
  expect(figure(`${name} per month`)).toBe(month);
  expect(figure(`Savings over ${name}`)).toBe(savings);
});

test('savings that are not positive are shown as $0 with an explanation', () => {
  renderCalculator('v=1&o=500&m=3pl&c=4');
  expect(figure('Monthly savings')).toBe('$0');
  expect(figure('Yearly savings')).toBe('$0');
  expect(screen.getByRole('heading', { name: 'Your current method costs less' })).toBeVisible();
  expect(screen.getByText(/we’d cost \$250 more a month/)).toBeVisible();
});

test.each([
  ['47', 'diy', '7.8 hours'], // 47 × 10/60 = 7.83
  ['48', 'diy', '1 day'],
  ['71', 'diy', '1 day'], // 11.83 hours
  ['72', 'diy', '2 days'], // 12 hours
  ['10', '3pl', '1 hour'],
  ['79', 'dropship', '7.9 hours'],
  ['80', 'dropship', '1 day'],
])('%s orders shipped by %s save %s', (monthlyOrders, method, time) => {
  renderCalculator(`v=1&o=${monthlyOrders}&m=${method}&c=6`);
  expect(figure('Time saved per month')).toBe(time);
});

test.each([
  ['1000', '$4,500'],
  ['1001', '$3,504'],
  ['3000', '$10,500'],
  ['3001', '$7,503'],
])('at %s orders BrandBFF costs %s', (monthlyOrders, month) => {
  renderCalculator(`v=1&o=${monthlyOrders}&m=diy&c=6`);
  expect(figure('BrandBFF per month')).toBe(month);
});

test('the figures are marked as stale after the form changes, until they are recalculated', async () => {
  renderCalculator('v=1&o=500&m=diy&c=6');
  await userEvent.type(orders(), '0');
  expect(screen.getByText(staleCopy.text)).toBeVisible();
  expect(figure('BrandBFF per month')).toBe('$2,250');
  await userEvent.click(screen.getByRole('button', { name: staleCopy.action }));
  expect(screen.queryByText(staleCopy.text)).toBeNull();
  expect(figure('BrandBFF per month')).toBe('$12,500');
});

test('the table compares every method and marks the lowest cost', () => {
  renderCalculator('v=1&o=500&m=diy&c=6&x=shipbob');
  expect(row(/^BrandBFF/)).toEqual(['$2,250', '$4.50', '$27,000', '—']);
  expect(row(/^Your current method/)).toEqual(['$3,000', '$6.00', '$36,000', '+$750']);
  expect(row(/^Pietra lowest/)).toEqual(['$2,089', '$4.18', '$25,066', '-$161']);
  expect(row(/^ShipBob compared/)).toEqual(['$3,457', '$6.91', '$41,480', '+$1,207']);
  expect(row(/^Fulfillment by Amazon/)).toEqual(['$6,602', '$13.20', '$79,229', '+$4,352']);
});

test('the plot shows every method with both rate steps and lists the crossings', async () => {
  renderCalculator('v=1&o=500&m=diy&c=6');
  const plot = await screen.findByRole('figure', { name: 'Monthly cost over orders' });
  const read = within(plot)
    .getAllByRole('rowheader', { hidden: true })
    .map(({ textContent }) => textContent);
  expect(read).toEqual(expect.arrayContaining(['1,000', '1,001', '3,000', '3,001', '500']));
  const crossings = screen.getByRole('region', { name: 'Where the lines cross' });
  expect(
    within(crossings)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    expect.stringContaining('From 45 orders a month, Pietra costs less than your current method'),
    expect.stringContaining('From 178 orders a month, Pietra costs less than BrandBFF'),
    expect.stringContaining(
      'From 1,001 orders, our rate drops and BrandBFF costs less than Pietra',
    ),
  ]);
});

test('the plot can show another range', async () => {
  renderCalculator('v=1&o=500&m=diy&c=6');
  await screen.findByRole('figure', { name: 'Monthly cost over orders' });
  await userEvent.click(screen.getByRole('button', { name: '500 orders' }));
  expect(screen.queryByText(/From 1,001 orders/)).toBeNull();
  expect(screen.getByRole('button', { name: '500 orders' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('each bill shows its parts, its formula and its source', () => {
  renderCalculator('v=1&o=500&m=diy&c=6');
  expect(
    screen.getByText('500 × ($1.50 + $1.00 + $1.50) + $550.00 ÷ 12 + $30.00 + $12.00 + $1.00'),
  ).toBeVisible();
  expect(screen.getByText('500 × ($2.25 + $2.50 + $2.00) + $500.00 ÷ 12 + $40.00')).toBeVisible();
  expect(screen.getByText('500 × ($3.25 + $6.90 + $1.80 + $1.25) + $2.40')).toBeVisible();
  expect(screen.getByText('500 × $4.50')).toBeVisible();
  expect(
    screen.getAllByText(/^Our planning estimate, compared on Nov 27, 2026 .* edit any line\.$/),
  ).toHaveLength(3);
});

describe('a line of a competitor', () => {
  const pickAndPack = () =>
    screen.getByRole('textbox', { name: 'Pietra: Pick and pack, US dollars per order' });

  test('can be edited: bill, table and figures follow at once, the address on blur', async () => {
    renderCalculator('v=1&o=500&m=diy&c=6&x=pietra');
    expect(pickAndPack()).toHaveValue('1.50');
    await userEvent.clear(pickAndPack());
    await userEvent.type(pickAndPack(), '3.15');
    expect(figure('Pietra per month')).toBe('$2,914'); // 500 × 5.65 + 88.83
    expect(row(/^Pietra compared/)[0]).toBe('$2,914');
    expect(screen.getByText('edited')).toBeVisible();
    expect(replace).not.toHaveBeenCalled();
    await userEvent.tab();
    expect(replace.mock.lastCall?.[0]?.edits).toEqual([
      { competitor: 'pietra', line: 'pick-pack', amountUsd: 3.15 },
    ]);
  });

  test('can be reset to the estimate', async () => {
    renderCalculator('v=1&o=500&m=diy&c=6&x=pietra&e=pietra.pick-pack.3.15');
    expect(figure('Pietra per month')).toBe('$2,914');
    await userEvent.click(screen.getByRole('button', { name: 'Back to the estimate for Pietra' }));
    expect(pickAndPack()).toHaveValue('1.50');
    expect(figure('Pietra per month')).toBe('$2,089');
    expect(replace.mock.lastCall?.[0]?.edits).toEqual([]);
  });

  test('counts as 0 while it is empty or not a number', async () => {
    renderCalculator('v=1&o=500&m=diy&c=6&x=pietra');
    await userEvent.clear(pickAndPack());
    expect(figure('Pietra per month')).toBe('$1,339'); // 500 × 2.50 + 88.83
  });
});

test('a reload before Calculate restores the form and calculates nothing', async () => {
  const { unmount } = renderCalculator();
  await fill();
  unmount();
  renderCalculator();
  expect(orders()).toHaveValue('500');
  expect(cost()).toHaveValue('6');
  expectOpen(button());
  expect(screen.queryByText('Side by side')).toBeNull();
});

test('a shared address wins over the stored form', async () => {
  const { unmount } = renderCalculator();
  await fill({ monthlyOrders: '70' });
  unmount();
  renderCalculator('v=1&o=500&m=diy&c=6');
  expect(orders()).toHaveValue('500');
});

test('Calculate puts the inputs into the address', async () => {
  renderCalculator();
  await fill();
  await choose(/Compare with/, 'ShipBob');
  expect(replace).not.toHaveBeenCalled();
  await userEvent.click(button());
  expect(replace).toHaveBeenCalledExactlyOnceWith({
    input: {
      monthlyOrders: 500,
      currentMethod: 'diy',
      currentCostPerOrder: 6,
      competitorComparison: 'shipbob',
    },
    edits: [],
  });
});

test('an incomplete address only fills the form', () => {
  renderCalculator('v=1&o=500&m=diy');
  expect(orders()).toHaveValue('500');
  expect(screen.queryByText('Side by side')).toBeNull();
  expectShut(button());
});

test('clearing the form clears answers, edits, result and address', async () => {
  renderCalculator('v=1&o=500&m=diy&c=6&e=pietra.pick-pack.3.15');
  await userEvent.click(screen.getByRole('button', { name: 'Clear the form' }));
  expect(replace).toHaveBeenLastCalledWith(null);
  expect(orders()).toHaveValue('');
  expectShut(button());
  expect(screen.getByText('Your comparison appears here')).toBeVisible();
  await fill();
  await userEvent.click(button());
  expect(replace.mock.lastCall?.[0]?.edits).toEqual([]);
});

test('the copied link contains inputs and edits', async () => {
  const user = userEvent.setup();
  renderCalculator('v=1&o=500&m=diy&c=6&e=shipbob.receiving.0');
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await navigator.clipboard.readText()).toMatch(
    /^https:\/\/site\.example\/fulfillment\?v=1&o=500&m=diy&c=6&e=shipbob\.receiving\.0&on=[\d-]+&was=[\d.%C-]+&via=link$/,
  );
});

test('a comparison can be printed', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  renderCalculator('v=1&o=500&m=diy&c=6');
  await userEvent.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
});

test('known monthly orders fill in whole, with their source, and the orders of a result are learned', async () => {
  const product = aToolProduct({ monthlyOrders: 54.94 }, 'creator');
  renderCalculator('', product);
  expect(orders()).toHaveValue('55');
  expect(
    await screen.findByText(
      'Filled in: 55 orders a month (from the creator calculator). Change anything you like.',
    ),
  ).toBeVisible();
  await userEvent.clear(orders());
  await fill();
  await userEvent.click(button());
  expect(learned().answers).toEqual({ monthlyOrders: 500 });
  expect(learned().origins.monthlyOrders?.from).toBe('fulfillment');
});

test('known monthly orders are left blank on request, and stay out of a shared link', async () => {
  const product = aToolProduct({ monthlyOrders: 54.94 }, 'creator');
  const { unmount } = renderCalculator('', product);
  await userEvent.click(await screen.findByRole('button', { name: 'Leave these blank' }));
  expect(orders()).toHaveValue('');
  expect(product.decline).toHaveBeenCalledOnce();
  unmount();
  renderCalculator('v=1&o=800&m=diy&c=6', product);
  expect(orders()).toHaveValue('800');
  expect(screen.queryByRole('region', { name: 'Filled in for you' })).toBeNull();
});

test('beside the savings it says what is not like for like, in Amazon’s amounts', () => {
  renderCalculator('v=1&o=1001&m=diy&c=6&x=fulfillment-by-amazon');
  const notes = within(screen.getByRole('region', { name: 'Not an apples-to-apples comparison' }));
  expect(notes.getByText(/picking and packing only. It leaves out storage/)).toBeVisible();
  // 1,001 × ($6.90 + $1.80)
  expect(
    notes.getByText(/^\$8,709 of Amazon’s monthly cost is long-term storage and removal/),
  ).toBeVisible();
  expect(notes.getByText(/includes delivery in its fulfillment fee/)).toBeVisible();
});

test('an Amazon bill without long-term storage and removal is not said to have them', () => {
  const edits = 'e=fulfillment-by-amazon.long-term-storage.0&e=fulfillment-by-amazon.removal.0';
  renderCalculator(`v=1&o=1001&m=diy&c=6&x=fulfillment-by-amazon&${edits}`);
  const notes = within(screen.getByRole('region', { name: 'Not an apples-to-apples comparison' }));
  expect(notes.queryByText(/of Amazon’s month/)).toBeNull();
});

describe('somebody else’s comparison', () => {
  const shared = { isShared: true, endShared: vi.fn(), resultRef: () => {} };
  const query = 'v=1&o=500&m=diy&c=6';

  function open(more = '') {
    render(
      <FulfillmentCalculatorScreen
        locale="en-US"
        shared={shared}
        product={aToolProduct({ monthlyOrders: 40 })}
        address={{
          initialParams: new URLSearchParams(`${query}${more}`),
          replace,
          shareUrl: () => 'https://site.example/fulfillment',
        }}
      />,
      { wrapper: MemoryRouter },
    );
  }

  test('says so, and leads to a comparison of one’s own', async () => {
    open();
    const banner = screen.getByRole('region', {
      name: 'Someone shared this result with you.',
    });
    expect(within(banner).getByRole('link', { name: 'Make your own' })).toHaveAttribute(
      'href',
      '/fulfillment#calculator',
    );
    expect(orders()).toHaveValue('500');
    expect(learned().answers).toEqual({});
    await userEvent.click(button());
    expect(shared.endShared).toHaveBeenCalled();
  });

  test('teaches the orders that the visitor typed, and not those of the link', async () => {
    tabStorage.write('fulfillment_form', '{"monthlyOrders":"40"}');
    open();
    await userEvent.clear(cost());
    await userEvent.type(cost(), '7');
    expect(tabStorage.read('fulfillment_form')).toBe('{"monthlyOrders":"40"}');
    await userEvent.click(button());
    expect(learned().answers).toEqual({});
    await userEvent.clear(orders());
    await userEvent.type(orders(), '600');
    await userEvent.click(button());
    expect(learned().answers).toEqual({ monthlyOrders: 600 });
  });

  test('stays somebody else’s in the address while its lines are edited', async () => {
    open('&x=shopify-fulfillment-network');
    const [line] = screen.getAllByRole('textbox', { name: /./ }).slice(-1);
    if (line === undefined) throw new Error('There is no line to edit');
    await userEvent.click(line);
    await userEvent.tab();
    expect(replace).toHaveBeenLastCalledWith(expect.anything(), { isShared: true });
  });

  test('of an older day says what has changed since, as long as nothing is edited', async () => {
    open('&on=2020-11-29&was=1.23,99');
    expect(screen.getByText(/^Since Nov 29, 2020: our rate \+\$\d/)).toBeVisible();
    await userEvent.clear(orders());
    await userEvent.type(orders(), '600');
    await userEvent.click(button());
    expect(screen.queryByText(/^Since Nov 29/)).toBeNull();
  });
});
