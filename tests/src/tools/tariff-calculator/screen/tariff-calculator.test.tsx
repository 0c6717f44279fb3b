import type { TariffSearchHit } from '@functions/_shared/domain/tariff/tariff-types.ts';
import type { TariffInput } from '@functions/_shared/domain/tool-inputs/tariff-url.ts';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { teeFacts } from '@tests/support/tee-facts.ts';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from '@/api/query-client.ts';
import type { ProductAnswers } from '@/lib/visitor-product/answers.ts';
import type { SharedResult } from '@/tools/shared/use-shared-result.ts';
import { tariffCalculatorCopy } from '@/tools/tariff-calculator/copy.ts';
import { TariffCalculatorScreen } from '@/tools/tariff-calculator/index.tsx';
import { TariffServices } from '@/tools/tariff-calculator/services.ts';

const hits: TariffSearchHit[] = [
  {
    hts8: '6109.90.10',
    description: 'T-shirts > Of man-made fibers',
    generalRateText: '32%',
    matchedTerm: 'polyester t-shirt',
    termConfidence: 'high',
    termNote: 'knit',
    rank: 1,
  },
  {
    hts8: '6109.10.00',
    description: 'T-shirts > Of cotton',
    generalRateText: '16.5%',
    matchedTerm: 'cotton t-shirt',
    termConfidence: 'high',
    termNote: 'knit, cotton',
    rank: 0.9,
  },
];

afterEach(() => queryClient.clear());

const somebodyElses = { isShared: true, endShared: vi.fn(), resultRef: () => {} };

function show(
  query = '',
  services: Partial<TariffServices> = {},
  answers: ProductAnswers = {},
  result?: SharedResult,
) {
  const replace = vi.fn<(input: TariffInput | null) => void>();
  const onWriteRfq = vi.fn();
  const origins = Object.fromEntries(
    Object.keys(answers).map((name) => [name, { from: 'quiz' as const, on: '2026-11-20' }]),
  );
  const product = {
    known: { answers, origins },
    learn: vi.fn(),
    decline: vi.fn(),
    forget: vi.fn(),
  };
  render(
    <MemoryRouter>
      <TariffServices
        value={{ searchLines: async () => hits, lineFacts: async () => teeFacts, ...services }}
      >
        <TariffCalculatorScreen
          product={product}
          result={result}
          onWriteRfq={onWriteRfq}
          address={{
            initialParams: new URLSearchParams(`tool=tariff&${query}`),
            replace,
            shareUrl: () => 'http://localhost/sourcing?tool=tariff',
          }}
          today="2026-11-28"
        />
      </TariffServices>
    </MemoryRouter>,
  );
  return { replace, onWriteRfq, product, user: userEvent.setup() };
}

const productField = () => screen.getByRole('combobox', { name: 'Product or HTS code' });

test('a product can be found and chosen by keyboard alone, and goes into the address', async () => {
  const { user, replace } = show();
  await user.type(productField(), 'tee');
  await screen.findByRole('option', { name: /cotton t-shirt/ });
  expect(productField()).toHaveAttribute('aria-expanded', 'true');
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(await screen.findByRole('heading', { name: 'From China' })).toBeVisible();
  expect(screen.getAllByText('36.5%').length).toBeGreaterThan(0);
  expect(replace).toHaveBeenLastCalledWith(expect.objectContaining({ hts8: '6109.10.00' }));
  expect(productField()).toHaveAttribute('aria-expanded', 'false');
});

test.each([
  ['without a choice, the first', '{Enter}', 'polyester t-shirt'],
  ['after one arrow down, the first', '{ArrowDown}{Enter}', 'polyester t-shirt'],
  ['after one arrow up, the last', '{ArrowUp}{Enter}', 'cotton t-shirt'],
])('Enter takes the right option: %s', async (_fact, keys, taken) => {
  const { user } = show();
  await user.type(productField(), 'tee');
  await screen.findByRole('option', { name: /cotton t-shirt/ });
  expect(productField()).not.toHaveAttribute('aria-activedescendant');
  await user.keyboard(keys);
  expect(productField()).toHaveDisplayValue(new RegExp(`^${taken}`));
});

test('the arrow keys scroll the list to the active option', async () => {
  const { user } = show();
  await user.type(productField(), 'tee');
  const line = await screen.findByRole('option', { name: /cotton t-shirt/ });
  const scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView');
  await user.keyboard('{ArrowUp}');
  expect(scrollIntoView.mock.contexts).toEqual([line]);
  scrollIntoView.mockRestore();
});

test('Enter that confirms a word of an input method chooses nothing', async () => {
  const { user } = show();
  await user.type(productField(), 'tee');
  await screen.findByRole('option', { name: /cotton t-shirt/ });
  fireEvent.keyDown(productField(), { key: 'Enter', keyCode: 229 });
  expect(productField()).toHaveValue('tee');
});

test('Escape closes the list and keeps the typed text', async () => {
  const { user } = show();
  await user.type(productField(), 'tee');
  await screen.findByRole('option', { name: /cotton t-shirt/ });
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('option', { name: /cotton t-shirt/ })).not.toBeInTheDocument();
  expect(productField()).toHaveValue('tee');
});

test('results stay while the next search runs, but not after a choice', async () => {
  const { user } = show('', {
    searchLines: (query) => (query === 'tee' ? Promise.resolve(hits) : new Promise(() => {})),
  });
  await user.type(productField(), 'tee');
  await screen.findByRole('option', { name: /cotton t-shirt/ });
  await user.type(productField(), 's');
  await screen.findByText(tariffCalculatorCopy.form.product.searching);
  await user.click(screen.getByRole('option', { name: /cotton t-shirt/ }));
  await user.type(productField(), ' in blue');
  await screen.findByText(tariffCalculatorCopy.form.product.searching);
  expect(screen.queryByRole('option', { name: /t-shirt/ })).not.toBeInTheDocument();
});

test('a repeated search is answered without a second request', async () => {
  const searchLines = vi.fn(async () => hits);
  const { user } = show('', { searchLines });
  await user.type(productField(), 'tee');
  await screen.findByRole('option', { name: /cotton t-shirt/ });
  await user.keyboard('{Escape}{ArrowDown}');
  await screen.findByRole('option', { name: /cotton t-shirt/ });
  expect(searchLines).toHaveBeenCalledExactlyOnceWith('tee');
});

test('an address opens the complete result, side by side, with the landed cost', async () => {
  show('product=6109.10.00&origin=CN,MX&value=4&quantity=2000&freight=600');
  expect(await screen.findByRole('heading', { name: 'From Mexico' })).toBeVisible();
  expect(screen.getAllByText('$5.78')[0]).toBeVisible();
  expect(screen.getByText('With a USMCA claim: 0%.')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Duty and landed cost' })).toHaveAttribute(
    'data-print',
    'report',
  );
});

test('several origins are summarized in a table above their cards', async () => {
  show('product=6109.10.00&origin=CN,MX&value=4&quantity=1000&freight=500');
  const summary = await screen.findByRole('table', { name: 'The origins side by side' });
  const [, china, mexico] = within(summary).getAllByRole('row');
  expect(china).toHaveTextContent(/^China36\.5%\$/);
  expect(mexico).toHaveTextContent(/^Mexico26.5%\$/);
});

test('a warning beside the total says which duties of an earlier day are missing', async () => {
  show('product=6109.10.00&origin=CN&date=2025-11-01');
  expect(await screen.findByRole('heading', { name: 'From China' })).toBeVisible();
  expect(
    screen.getByText(/^This leaves out the duties under IEEPA/, { selector: 'p' }),
  ).toBeVisible();
});

test('a USMCA claim removes the duty', async () => {
  const { user } = show('product=6109.10.00&origin=MX');
  await screen.findByText('With a USMCA claim: 0%.');
  await user.click(screen.getByRole('checkbox'));
  expect(screen.queryByText('With a USMCA claim: 0%.')).not.toBeInTheDocument();
  expect(screen.getAllByText('0%').length).toBeGreaterThan(0);
});

test('a country can be removed unless it is the last one', async () => {
  const { user } = show('product=6109.10.00&origin=CN,MX');
  await user.click(await screen.findByRole('button', { name: 'Remove China' }));
  await waitFor(() =>
    expect(screen.queryByRole('heading', { name: 'From China' })).not.toBeInTheDocument(),
  );
  expect(screen.getByRole('button', { name: 'Remove Mexico' })).toBeDisabled();
});

test('a value that is not a number gives an error and no landed cost', async () => {
  const { user } = show('product=6109.10.00&value=4&quantity=10');
  const value = await screen.findByRole('textbox', { name: /Value per piece/ });
  await user.clear(value);
  await user.type(value, 'four');
  expect(screen.getByText(tariffCalculatorCopy.form.notNumber)).toBeVisible();
  expect(await screen.findByText(tariffCalculatorCopy.result.needShipment)).toBeVisible();
});

test('a failed search shows an error', async () => {
  const { user } = show('', { searchLines: () => Promise.reject(new Error('down')) });
  await user.type(productField(), 'tee');
  expect(await screen.findByText(tariffCalculatorCopy.form.product.failed)).toBeVisible();
});

test('a failed lookup of the line can be retried', async () => {
  const lineFacts = vi.fn().mockRejectedValueOnce(new Error('down')).mockResolvedValue(teeFacts);
  const { user } = show('product=6109.10.00', { lineFacts });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'From China' })).toBeVisible();
});

test('an unknown code shows an error', async () => {
  show('product=9999.99.99', { lineFacts: async () => null });
  expect(await screen.findByRole('alert')).toHaveTextContent(tariffCalculatorCopy.unknownLine);
});

test('the calculator searches for a known product and opens with its origins and figures', async () => {
  const { user, product } = show(
    '',
    {},
    {
      product: 'Cotton tee',
      originCodes: ['CN', 'VN'],
      country: 'mexico',
      fobUsd: 4.2,
      quantities: [500, 2000],
    },
  );
  expect(
    await screen.findByText(
      /^Filled in: “Cotton tee”, origins: China and Vietnam, made in Mexico, /,
    ),
  ).toHaveTextContent('(from the country quiz)');
  expect(productField()).toHaveValue('Cotton tee');
  for (const name of ['China', 'Vietnam', 'Mexico']) {
    expect(screen.getByRole('button', { name: `Remove ${name}` })).toBeVisible();
  }
  expect(screen.getByRole('textbox', { name: /^Value per piece/ })).toHaveValue('4.2');
  expect(screen.getByRole('textbox', { name: 'Pieces' })).toHaveValue('2000');
  await user.click(await screen.findByRole('option', { name: /cotton t-shirt/ }));
  expect(await screen.findByRole('heading', { name: 'From Vietnam' })).toBeVisible();
  expect(product.learn).toHaveBeenCalledExactlyOnceWith({
    hts8: '6109.10.00',
    originCodes: ['CN', 'VN', 'MX'],
    fobUsd: 4.2,
    quantities: undefined,
  });
});

test('the calculator opens a known line at once, and is blank again on request', async () => {
  const { user, product } = show('', {}, { product: 'Cotton tee', hts8: '6109.10.00' });
  expect(await screen.findByRole('heading', { name: 'From China' })).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Leave these blank' }));
  expect(product.decline).toHaveBeenCalledOnce();
  expect(screen.getByText('Which product?')).toBeVisible();
  expect(productField()).toHaveValue('');
});

test('a result from a link is shown as it is, and teaches nothing until it is used', async () => {
  const { user, product, onWriteRfq } = show(
    'product=6109.10.00&origin=VN&value=4.5&quantity=2000',
    {},
    { product: 'Soy candle', originCodes: ['CN'], fobUsd: 9 },
  );
  expect(await screen.findByRole('heading', { name: 'From Vietnam' })).toBeVisible();
  expect(screen.queryByText(/^Filled in/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('textbox', { name: 'Pieces' }));
  await user.tab();
  expect(product.learn).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Write an RFQ with these figures' }));
  expect(product.learn).toHaveBeenCalledExactlyOnceWith({
    hts8: '6109.10.00',
    originCodes: ['VN'],
    fobUsd: 4.5,
    quantities: [2000],
  });
  expect(onWriteRfq).toHaveBeenCalledExactlyOnceWith({ origin: 'vietnam', quantity: 2000 });
});

test('of somebody else’s result, only what the visitor typed is learned', async () => {
  const { user, product, replace } = show(
    'product=6109.10.00&origin=VN&value=4.5&quantity=2000',
    {},
    {},
    somebodyElses,
  );
  await screen.findByRole('heading', { name: 'From Vietnam' });
  await user.click(screen.getByRole('button', { name: 'Write an RFQ with these figures' }));
  expect(product.learn).not.toHaveBeenCalled();
  const pieces = screen.getByRole('textbox', { name: 'Pieces' });
  await user.clear(pieces);
  await user.type(pieces, '300');
  await user.tab();
  expect(product.learn).toHaveBeenCalledExactlyOnceWith({ quantities: [300] });
  expect(replace).toHaveBeenLastCalledWith(expect.objectContaining({ quantity: 300 }), {
    isShared: true,
  });
  expect(somebodyElses.endShared).not.toHaveBeenCalled();
});

test('goods of one’s own end somebody else’s result', async () => {
  const { user, product, replace } = show(
    'product=6109.10.00&origin=VN&value=4.5&quantity=2000',
    {},
    {},
    somebodyElses,
  );
  await user.type(productField(), 'tee');
  await user.click(await screen.findByRole('option', { name: /cotton t-shirt/ }));
  expect(somebodyElses.endShared).toHaveBeenCalled();
  expect(replace).toHaveBeenLastCalledWith(expect.objectContaining({ hts8: '6109.10.00' }));
  expect(product.learn).toHaveBeenCalledExactlyOnceWith({ hts8: '6109.10.00' });
});

test('a figure is learned when the visitor goes on from its field', async () => {
  const { user, product } = show('product=6109.10.00&origin=VN');
  await screen.findByRole('heading', { name: 'From Vietnam' });
  await user.type(screen.getByRole('textbox', { name: 'Pieces' }), '300');
  expect(product.learn).not.toHaveBeenCalled();
  await user.tab();
  expect(product.learn).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ quantities: [300] }),
  );
});

test('an order that may apply stands beside the total and the landed cost', async () => {
  const facts = { ...teeFacts, line: { ...teeFacts.line, hts8: '3406.00.00' } };
  show('product=3406.00.00&origin=CN,VN&value=4&quantity=2000', { lineFacts: async () => facts });
  expect(await screen.findByText('More duty may apply')).toBeVisible();
  expect(
    screen.getByText(/^Antidumping order A-570-504 on goods of China may apply/),
  ).toBeVisible();
  expect(
    screen.getByText(/^Open amount: Antidumping order A-570-504 may add up to 108.3%/),
  ).toBeVisible();
  expect(screen.getByText('+ antidumping order A-570-504 may apply')).toBeInTheDocument();
});

test('the card says what changes soon, or that no change is known', async () => {
  const cabinetFacts = {
    ...teeFacts,
    section232: [
      {
        prefix: '61091000',
        material: 'timber' as const,
        annex: 'timber' as const,
        ratePct: 25,
        mode: 'add' as const,
        effectiveFrom: '2027-01-01',
      },
    ],
  };
  show('product=6109.10.00&origin=VN&date=2026-11-28', { lineFacts: async () => cabinetFacts });
  expect(
    await screen.findByText(/From Jan 1, 2027, it’ll be 41.5%: Section 232, timber/),
  ).toBeInTheDocument();
});

test('without a coming change the card says how far that is known', async () => {
  show('product=6109.10.00&origin=VN&date=2026-11-28');
  expect(
    await screen.findByText(/no change up to May 28, 2027 was announced by Oct 11, 2026/),
  ).toBeInTheDocument();
});
