import type { CreatorInput } from '@functions/_shared/domain/tool-inputs/creator-input.ts';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCreatorInput } from '@tests/src/tools/report/rules/a-report.ts';
import {
  aFactory,
  aFactoryAnswer,
  anInfeasibleAnswer,
} from '@tests/src/tools/revenue-calculator/screen/fakes.ts';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { creatorResultsCopy as copy } from '@/tools/creator-calculator/results-copy.ts';
import {
  CreatorResults,
  type CreatorResultsProps,
} from '@/tools/creator-calculator/screen/creator-results.tsx';
import { keepReportCopy } from '@/tools/report/copy.ts';
import { parseAskedRfq } from '@/tools/rfq-generator/rules/asked-rfq.ts';

/** Holds the price, as the form around the results does. */
function Results({ input: initial, onPriceChange, ...props }: CreatorResultsProps) {
  const [given, setGiven] = useState(initial);
  const [input, setInput] = useState(initial);
  if (given !== initial) {
    setGiven(initial);
    setInput(initial);
  }
  return (
    <MemoryRouter>
      <CreatorResults
        {...props}
        input={input}
        onPriceChange={(priceUsd) => {
          onPriceChange(priceUsd);
          setInput((before) => ({ ...before, priceUsd }));
        }}
      />
    </MemoryRouter>
  );
}

/** 100,000 × 5% × 2% = 100 orders; × $20 = $2,000 a month; Mexico costs 28%, $5.60. */
function renderResults(overrides: Partial<CreatorResultsProps> = {}) {
  const onSearchFactories = vi.fn();
  const onPriceChange = vi.fn();
  const input = aCreatorInput();
  const view = (props: Partial<CreatorResultsProps>) => (
    <Results
      input={input}
      onPriceChange={onPriceChange}
      factorySearch={{ status: 'idle' }}
      pictures={[]}
      orderUnits={1000}
      onSearchFactories={onSearchFactories}
      shareUrl="https://example.com/brand-vision?v=c1"
      locale="en-US"
      {...overrides}
      {...props}
    />
  );
  const { rerender } = render(view({}));
  const onNewInput = (next: CreatorInput) => rerender(view({ input: next }));
  return { onSearchFactories, onPriceChange, onNewInput };
}

const potential = () => screen.getByRole('group', { name: 'Your Creator Brand Revenue Potential' });

function figure(label: string): string | null | undefined {
  const term = within(potential())
    .getAllByRole('term')
    .find(({ textContent }) => textContent === label);
  return term?.nextElementSibling?.textContent;
}

test('the figures are the ten of the specification in their formats', () => {
  renderResults();
  expect(
    [
      'Engaged fans',
      'Monthly orders',
      'Monthly revenue',
      'Yearly revenue',
      'Monthly costs',
      'Cost per unit',
      'Monthly profit',
      'Profit margin',
      'Potential yearly profit',
    ].map((label) => `${label}: ${figure(label)}`),
  ).toEqual([
    'Engaged fans: 5,000',
    'Monthly orders: 100',
    'Monthly revenue: $2,000',
    'Yearly revenue: $24,000',
    'Monthly costs: $560',
    'Cost per unit: $5.60',
    'Monthly profit: $1,440',
    'Profit margin: 72.0%',
    'Potential yearly profit: $17,280',
  ]);
  expect(figure('Yearly costs')).toBeUndefined();
});

test('the figures say what they rest on and that they are an estimate', () => {
  renderResults();
  expect(
    screen.getByText(
      'Soy candle & lid: 100,000 followers, 5.0% engaged, $20.00 each. An estimate, not a promise.',
    ),
  ).toBeVisible();
});

test('the figures that all show as $0 say why, and draw nothing and offer nothing to keep', () => {
  // 10 × 5% × 2% = 0.01 orders; × $20 = $0.20 a month, more than nothing and less than shown.
  renderResults({ input: aCreatorInput({ followers: 10 }) });
  expect(figure('Monthly revenue')).toBe('$0');
  expect(screen.getByText(copy.zero)).toBeVisible();
  expect(screen.queryByRole('heading', { name: copy.scenarios.title })).toBeNull();
  expect(screen.queryByRole('button', { name: keepReportCopy.print })).toBeNull();
});

test('the figures are announced', () => {
  renderResults();
  expect(
    screen.getByText('Estimate ready: $24,000 revenue and $17,280 profit a year.'),
  ).toHaveAttribute('role', 'status');
});

test('the figures grow in confidence with what the factory search finds', () => {
  renderResults();
  expect(screen.getByText('Medium Confidence')).toBeVisible();
});

test('the figures are trusted highly once real partners are found and the country is feasible', () => {
  const response = aFactoryAnswer({ factories: [aFactory({ isSample: false })] });
  renderResults({ factorySearch: { status: 'found', country: null, response } });
  expect(screen.getByText('High Confidence')).toBeVisible();
});

test('the figures are not trusted more for sample partners', () => {
  renderResults({
    factorySearch: { status: 'found', country: null, response: aFactoryAnswer() },
  });
  expect(screen.getByText('Medium Confidence')).toBeVisible();
});

test('the partners are held against the figures', () => {
  const factories = [aFactory({ unitPriceUsd: { min: 2, max: 4 }, minOrder: 300 })];
  renderResults({
    factorySearch: { status: 'found', country: null, response: aFactoryAnswer({ factories }) },
  });
  expect(screen.getByText(/^Your estimate is .*; they usually charge \$2 to \$4\.$/)).toBeVisible();
  expect(
    screen.getByText(/orders a month, their minimum of 300 lasts about 3 months/),
  ).toBeVisible();
});

test('the figures are not trusted more for the partners of another country', () => {
  const response = aFactoryAnswer({ factories: [aFactory({ isSample: false })] });
  renderResults({ factorySearch: { status: 'found', country: 'china', response } });
  expect(screen.getByText('Medium Confidence')).toBeVisible();
});

test('the figures of nobody are said to be so, without plots, report or scenarios', () => {
  renderResults({ input: aCreatorInput({ followers: 0 }) });
  expect(screen.getByText(copy.zero)).toBeVisible();
  expect(screen.getByText('Low Confidence')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Low, expected, high' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Save as PDF' })).toBeNull();
});

test('the price moves by the keys of the slider, and every figure with it', async () => {
  const { onPriceChange } = renderResults();
  const slider = screen.getByRole('slider', { name: 'Price slider' });
  slider.focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(onPriceChange).toHaveBeenLastCalledWith(20.5);
  expect(slider).toHaveAttribute('aria-valuetext', '$20.50');
  expect(figure('Monthly revenue')).toBe('$2,050');
  expect(screen.getByRole('textbox', { name: /Dream product price/ })).toHaveValue('20.5');

  await userEvent.keyboard('{PageUp}');
  expect(onPriceChange).toHaveBeenLastCalledWith(25.5);
  await userEvent.keyboard('{End}');
  expect(onPriceChange).toHaveBeenLastCalledWith(50);
  await userEvent.keyboard('{Home}');
  expect(onPriceChange).toHaveBeenLastCalledWith(0);
});

test('the price of $24.99 goes to $25.00 before $25.50', async () => {
  const { onPriceChange } = renderResults({ input: aCreatorInput({ priceUsd: 24.99 }) });
  screen.getByRole('slider', { name: 'Price slider' }).focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(onPriceChange).toHaveBeenLastCalledWith(25);
  await userEvent.keyboard('{ArrowRight}');
  expect(onPriceChange).toHaveBeenLastCalledWith(25.5);
});

test('the price of a new calculation brings its own scale', () => {
  const { onNewInput } = renderResults({ input: aCreatorInput({ priceUsd: 1000 }) });
  const slider = screen.getByRole('slider', { name: 'Price slider' });
  expect(slider).toHaveAttribute('aria-valuemax', '10000');
  onNewInput(aCreatorInput({ priceUsd: 20 }));
  expect(slider).toHaveAttribute('aria-valuemax', '50');
  expect(screen.getByRole('textbox', { name: /Dream product price/ })).toHaveValue('20');
});

test('the price stays editable as a number, and the slider follows beyond its end', async () => {
  renderResults();
  const field = screen.getByRole('textbox', { name: /Dream product price/ });
  await userEvent.clear(field);
  await userEvent.type(field, '$80');
  expect(field).toHaveValue('$80');
  expect(figure('Monthly revenue')).toBe('$8,000');
  expect(screen.getByRole('slider', { name: 'Price slider' })).toHaveAttribute(
    'aria-valuetext',
    '$80.00',
  );
});

test('the price that is no number is said to be wrong, and the figures wait', async () => {
  renderResults();
  const field = screen.getByRole('textbox', { name: /Dream product price/ });
  await userEvent.clear(field);
  await userEvent.type(field, 'cheap');
  expect(field).toBeInvalid();
  expect(screen.getByText(copy.price.invalid)).toBeVisible();
  expect(figure('Monthly revenue')).toBe('$2,000');
});

test('the price leaves the margin alone, and the page says why', () => {
  renderResults();
  expect(screen.getByText(/as 28% of the price.*your margin stays/)).toBeVisible();
});

test('what the result hangs on low, expected and high are said to be assumptions', () => {
  renderResults();
  const section = screen.getByRole('region', { name: 'Low, expected, high' });
  expect(section).toHaveTextContent(/1%, 2% or 4%.*our assumptions, not forecasts/);
  const cases = within(section).getAllByRole('listitem');
  expect(cases.map((each) => within(each).getAllByRole('definition')[0]?.textContent)).toEqual([
    '$8,640',
    '$17,280',
    '$34,560',
  ]);
});

test('what the result hangs on seven countries stand side by side, the chosen one marked', async () => {
  renderResults();
  const plot = await screen.findByRole('figure', { name: 'Seven countries, side by side' });
  const rows = within(plot).getAllByRole('rowheader', { hidden: true });
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'China',
    'Vietnam',
    'You Choose',
    'Pakistan',
    'Mexico (your choice)',
    'South Korea',
    'USA',
  ]);
});

test('what the result hangs on the strongest factor stands first', async () => {
  renderResults();
  const plot = await screen.findByRole('figure', { name: 'What moves your profit most' });
  const rows = within(plot).getAllByRole('rowheader', { hidden: true });
  expect(rows[0]).toHaveTextContent('Price');
  expect(rows).toHaveLength(4);
});

test('what the result hangs on says why a price moves the slider less than the plot', async () => {
  renderResults();
  await screen.findByRole('figure', { name: 'What moves your profit most' });
  expect(
    screen.getByText(
      /A price 20% higher gives \$22,080 here and \$20,736 on the price slider, because the slider moves the cost along/,
    ),
  ).toBeVisible();
  expect(
    screen.getByText(
      /The chart “What moves your profit most” keeps the cost fixed, so a new price changes more there/,
    ),
  ).toBeVisible();
});

test("the ways on 'Let's Build Your Brand' opens the booking calendar in a new tab, with the link to the result", () => {
  renderResults();
  const link = screen.getByRole('link', { name: /^Let's Build Your Brand/ });
  const shared = encodeURIComponent('https://example.com/brand-vision?v=c1');
  expect(link).toHaveAttribute('href', `${copy.booking.bookingUrl}?result=${shared}`);
  expect(link).toHaveAttribute('target', '_blank');
});

test('the ways on partners can be searched for where nobody has searched yet', async () => {
  const { onSearchFactories } = renderResults();
  await userEvent.click(screen.getByRole('button', { name: 'Find manufacturing partners' }));
  expect(onSearchFactories).toHaveBeenCalledExactlyOnceWith(null);
});

test('the ways on a running search says so', () => {
  renderResults({ factorySearch: { status: 'searching', country: null } });
  expect(screen.getByText('Searching our verified manufacturing network...')).toBeVisible();
});

test('the ways on no partner leads to a call', () => {
  const response = aFactoryAnswer({ factories: [] });
  renderResults({ factorySearch: { status: 'found', country: null, response } });
  expect(screen.getByText("We're expanding our network for this product category")).toBeVisible();
  expect(
    screen.getByRole('link', { name: /^Book a Call to Discuss Custom Sourcing/ }),
  ).toBeVisible();
});

test('the ways on partners are named by letters', () => {
  const response = aFactoryAnswer({ factories: [aFactory(), aFactory({ id: 'factory-2' })] });
  renderResults({ factorySearch: { status: 'found', country: null, response } });
  const list = screen.getByRole('list', { name: copy.factories.listLabel });
  expect(within(list).getAllByRole('article')).toHaveLength(2);
  expect(within(list).getByRole('article', { name: 'Premium Partner A' })).toBeVisible();
});

test('the ways on the Manufacturing Alert searches the country it suggests', async () => {
  const { onSearchFactories } = renderResults({
    factorySearch: { status: 'found', country: null, response: anInfeasibleAnswer },
  });
  const alert = screen.getByRole('region', { name: 'Manufacturing Alert' });
  await userEvent.click(within(alert).getByRole('button', { name: 'Search Vietnam' }));
  expect(onSearchFactories).toHaveBeenCalledExactlyOnceWith('vietnam');
});

test("the ways on 'Get Real Supplier Quotes' carries the answers into the request and the mail", () => {
  renderResults();
  const section = screen.getByRole('region', { name: 'Get Real Supplier Quotes' });
  const rfq = within(section).getByRole('link', { name: 'Ask for quotes' });
  const asked = new URL(rfq.getAttribute('href') ?? '', 'https://site.example');
  expect(asked.pathname).toBe('/sourcing');
  expect(parseAskedRfq(asked.searchParams)).toEqual({
    product: 'Soy candle & lid',
    origin: 'mexico',
    quantity: 1000,
  });
  const mail = within(section).getByRole('link', { name: 'Ask for quotes by email' });
  const href = decodeURIComponent(mail.getAttribute('href') ?? '');
  expect(href).toMatch(/^mailto:/);
  expect(href).toContain('Product: Soy candle & lid');
  expect(href).toContain('Made in: Mexico');
  expect(href).toContain('Target cost, FOB: $5.60 per unit or less');
});
