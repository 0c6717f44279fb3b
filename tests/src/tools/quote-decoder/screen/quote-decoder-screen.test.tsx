import type { LandedCostResponse } from '@functions/_shared/contracts/landed-cost.ts';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from '@/api/query-client.ts';
import { leaveMailForDecoder } from '@/hooks/mail-handover.ts';
import { visitorProducts } from '@/hooks/visitor-products.ts';
import { tabStorage } from '@/lib/storage.ts';
import { currentProduct, learn } from '@/lib/visitor-product/products.ts';
import {
  landedNotMade,
  landedTee,
  landedUnknown,
} from '@/pages/component-gallery/landed-fixtures.ts';
import type { ReadFile } from '@/tools/quote-decoder/read-file.ts';
import { QuoteDecoderScreen } from '@/tools/quote-decoder/screen/quote-decoder-screen.tsx';
import { QuoteServices } from '@/tools/quote-decoder/services.ts';
import { decoderKey } from '@/tools/quote-decoder/storage.ts';

afterEach(() => {
  queryClient.clear();
  visitorProducts.forget();
  sessionStorage.clear();
});

const mail = `1000pcs US$4.10/pc FOB Ningbo
MOQ 500pcs
Production 25-30 days after deposit
T/T 30% deposit, 70% before shipment
GOTS can be arranged`;

type Options = { answer?: () => Promise<LandedCostResponse>; file?: ReadFile };

function show({ answer = async () => landedTee, file = { problem: 'kind' } }: Options = {}) {
  const landedCost = vi.fn(answer);
  const readFile = vi.fn(async () => file);
  const view = render(
    <MemoryRouter>
      <QuoteServices value={{ landedCost, readFile }}>
        <QuoteDecoderScreen />
      </QuoteServices>
    </MemoryRouter>,
  );
  return { landedCost, readFile, user: userEvent.setup(), ...view };
}

/** In place of what is there, all at once, like a paste over it. */
function enter(control: HTMLElement, value: string) {
  fireEvent.change(control, { target: { value } });
}

const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const says = () => screen.getByRole('table', { name: 'What the emails say' });
const rowOf = (name: string) => within(says()).getByRole('rowheader', { name }).closest('tr');

/** What is read from a mail loads with the first one. */
async function paste(text: string, place = 1) {
  enter(field(`Email ${place}`), text);
  await screen.findByRole('table', { name: 'What the emails say' });
}

function order(product = 'cotton T-shirt', units = '1000') {
  enter(field('What are you buying?'), product);
  enter(field('Pieces in your order'), units);
}

test('says what to do before anything is pasted, and asks the server nothing', () => {
  const { landedCost } = show();
  expect(screen.getByText('Paste a supplier’s email to begin')).toBeVisible();
  expect(landedCost).not.toHaveBeenCalled();
});

test('shows each value, and says what the mail does not', async () => {
  show();
  await paste(mail);
  expect(rowOf('Price')).toHaveTextContent('$4.10 a piece from 1,000');
  expect(rowOf('Delivery terms')).toHaveTextContent('FOB Ningbo');
  expect(rowOf('Tooling and set-up')).toHaveTextContent('not stated');
  expect(rowOf('Certificates')).toHaveTextContent('GOTS (can be arranged, not held)');
});

test('a pressed value shows its words in the mail, and gives the focus back', async () => {
  const { user } = show();
  await paste(mail);
  const value = screen.getByRole('button', { name: /^500 pieces\. Minimum order, Email 1/ });
  await user.click(value);
  const words = screen.getByRole('region', { name: 'The words in Email 1' });
  expect(words.querySelector('mark')).toHaveTextContent('MOQ 500pcs');
  expect(within(words).getByRole('heading')).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(words).not.toBeInTheDocument();
  expect(value).toHaveFocus();
});

test('lists every entry with its words', async () => {
  const { user } = show();
  await paste(mail);
  await user.click(screen.getByText('Every entry and its words'));
  const entries = screen.getByRole('region', { name: 'Entries of Email 1' });
  expect(entries).toHaveTextContent('Minimum order: 500 pieces“MOQ 500pcs”');
  expect(entries).toHaveTextContent('Price: $4.10 a piece from 1,000“1000pcs US$4.10/pc”');
});

test('sends the product alone, never the mail', async () => {
  const { landedCost } = show();
  await paste(mail);
  order();
  await screen.findByText('A piece, delivered');
  for (const [request] of landedCost.mock.calls as unknown as [object][]) {
    expect(Object.keys(request)).toEqual(['product', 'hts8']);
    expect(JSON.stringify(request)).not.toContain('Ningbo');
  }
});

test('brings the price to the door, and says what was added and what the price holds', async () => {
  show();
  await paste(mail);
  order();
  enter(field('ZIP code'), '90058');
  const total = (await screen.findByText('A piece, delivered')).closest('tr');
  expect(total).toHaveTextContent(/\$\d\.\d\d/);
  expect(screen.getByText(/1,000 pieces, delivered to 90058/)).toBeVisible();
  expect(screen.getByText('Export documents').closest('tr')).toHaveTextContent('in the price');
  expect(screen.getByText('US duty').closest('tr')).toHaveTextContent('+ $');
});

test('a delivered price names the question of the importer', async () => {
  show();
  await paste('1000pcs $8.95/pc DDP Los Angeles. Made in China');
  order();
  expect(await screen.findByText(/who the importer of record is/)).toBeVisible();
  expect(screen.getByText('US duty').closest('tr')).toHaveTextContent('in the price');
});

test('two mails stand side by side, the lower marked', async () => {
  const { user } = show();
  await paste('1000pcs US$4.10 FOB Ningbo');
  await user.click(screen.getByRole('button', { name: 'Add another email' }));
  await paste('1000pcs US$5.40 FOB Ningbo', 2);
  order();
  const total = (await screen.findByText('A piece, delivered')).closest('tr');
  const cells = within(total as HTMLElement).getAllByRole('cell');
  expect(cells[0]).toHaveTextContent('lowest');
  expect(cells[1]).not.toHaveTextContent('lowest');
});

test('what a mail leaves open is asked for, and chosen', async () => {
  const { user } = show();
  await paste('1000pcs US$4.10');
  order();
  expect(await screen.findByText('Needs the delivery terms.')).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Compared under' }), 'EXW');
  expect(screen.getByText('Needs the country it’s made in.')).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Made in' }), 'china');
  expect(screen.getByText('A piece, delivered')).toBeVisible();
});

test('another currency is turned into dollars at a rate that can be replaced', async () => {
  show();
  await paste('1000件 28元/件 FOB Ningbo');
  order();
  const rate = await screen.findByRole('textbox', { name: 'US dollars for 1 CNY' });
  expect(rate).toHaveAccessibleDescription('Blank: our planning rate, 0.137 to 0.144.');
  enter(rate, '0.15');
  expect(screen.getByText('Quoted price').closest('tr')).toHaveTextContent('$4.20');
});

test('red flags come with their words and what to do', async () => {
  show();
  await paste('1000pcs US$4 FOB Ningbo. Our bank account has changed, please use the new one');
  expect(screen.getByText('The bank account has changed.')).toBeVisible();
  expect(screen.getByText(/Call a number you already had/)).toBeVisible();
  expect(
    screen.getByRole('button', { name: /In the email: “bank account has changed/ }),
  ).toBeVisible();
});

test('the reply asks for what is missing', async () => {
  show();
  await paste(mail);
  const reply = screen.getByRole('region', { name: 'Reply to Email 1' });
  expect(reply).toHaveTextContent('the price of a sample');
  expect(reply).toHaveTextContent('What does a sample cost');
  expect(within(reply).getByRole('link', { name: 'Open in your email program' })).toHaveAttribute(
    'href',
    expect.stringContaining('mailto:?body=Hello'),
  );
});

test('a quote becomes part of the product on a press, and not before', async () => {
  const { user } = show();
  const known = () => currentProduct(visitorProducts.read()).answers;
  await paste('1000pcs US$4.10 FOB Ningbo');
  order();
  const press = await screen.findByRole('button', { name: 'Use this quote: Email 1' });
  expect(known()).toEqual({});
  await user.click(press);
  expect(known()).toEqual({
    product: 'cotton T-shirt',
    country: 'china',
    fobUsd: 4.1,
    quantities: [1000],
  });
  expect(screen.getByText(/Email 1 is now part of your product/)).toBeInTheDocument();
});

test('fills in what is known of the product, with where it comes from', () => {
  visitorProducts.update((before) =>
    learn(before, { product: 'canvas tote', quantities: [800] }, { from: 'rfq', on: '2026-11-29' }),
  );
  show();
  expect(field('What are you buying?')).toHaveValue('canvas tote');
  expect(field('What are you buying?')).toHaveAccessibleDescription(
    'Filled in from the RFQ generator.',
  );
  expect(field('Pieces in your order')).toHaveValue('800');
});

test('takes the mail that another tool left, once', () => {
  leaveMailForDecoder(mail);
  const { unmount } = show();
  expect(field('Email 1')).toHaveValue(mail);
  unmount();
  sessionStorage.clear();
  show();
  expect(field('Email 1')).toHaveValue('');
});

test('the tab keeps what was pasted, and clearing forgets it', async () => {
  const { user, unmount } = show();
  await paste(mail);
  unmount();
  show();
  expect(field('Email 1')).toHaveValue(mail);
  await user.click(screen.getByRole('button', { name: 'Clear everything' }));
  expect(field('Email 1')).toHaveValue('');
  expect(screen.getByText('Cleared. The decoder is empty.')).toBeInTheDocument();
  expect(tabStorage.read(decoderKey)).toBeNull();
});

test('a mail that was added can be removed, and the focus stays in the form', async () => {
  const { user } = show();
  await user.click(screen.getByRole('button', { name: 'Add another email' }));
  await vi.waitFor(() => expect(field('Email 2')).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'Remove email 2' }));
  await vi.waitFor(() => expect(field('Email 1')).toHaveFocus());
  expect(screen.queryByRole('textbox', { name: 'Email 2' })).not.toBeInTheDocument();
});

test('a dropped file fills the mail', async () => {
  const { user, readFile } = show({ file: { text: mail } });
  const file = new File(['x'], 'quote.pdf', { type: 'application/pdf' });
  await user.upload(
    screen.getByLabelText('Choose a file for email 1', { selector: 'input' }),
    file,
  );
  expect(readFile).toHaveBeenCalledExactlyOnceWith(file);
  expect(field('Email 1')).toHaveValue(mail);
  expect(screen.getByText('quote.pdf is read. Check the text above.')).toBeInTheDocument();
});

test('a scan says what to do instead', async () => {
  const { user } = show({ file: { problem: 'scan' } });
  await user.upload(
    screen.getByLabelText('Choose a file for email 1', { selector: 'input' }),
    new File(['x'], 'scan.pdf', { type: 'application/pdf' }),
  );
  expect(field('Email 1')).toHaveAccessibleDescription(/We can’t read those yet/);
});

test.each([
  ['does not know the product', async () => landedUnknown, /We’re not sure what/],
  ['does not source it', async () => landedNotMade, /We don’t source/],
  ['fails', () => Promise.reject(new Error('offline')), 'Duty and freight didn’t load'],
])('where the server %s, what the mail says still holds', async (_name, answer, text) => {
  show({ answer });
  await paste(mail);
  order('some product');
  expect(await screen.findByText(text, { exact: false })).toBeVisible();
  expect(rowOf('Price')).toHaveTextContent('$4.10');
});

test('duty and freight can be asked for again, and the focus stays there', async () => {
  let answers = 0;
  const { user } = show({
    answer: async () => {
      answers += 1;
      if (answers === 1) throw new Error('offline');
      return landedUnknown;
    },
  });
  await paste(mail);
  order('some product');
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/We’re not sure what/)).toBeVisible();
  expect(screen.getByRole('region', { name: /^On one basis/ })).toHaveFocus();
});

test('wrong numbers say what to enter', () => {
  show();
  enter(field('Pieces in your order'), 'many');
  expect(field('Pieces in your order')).toHaveAccessibleDescription(/whole pieces, such as 1,000/);
  enter(field('ZIP code'), '9005a');
  expect(field('ZIP code')).toHaveAccessibleDescription(/five digits, such as 90058/);
});

test('a mail without a quote says so, and the example shows one', async () => {
  const { user } = show();
  await user.click(screen.getByRole('button', { name: 'Try it with an example' }));
  await screen.findByRole('table', { name: 'What the emails say' });
  expect(rowOf('Price')).toHaveTextContent('$2.05 a piece from 1,000');
  await paste('ok dear, talk soon');
  expect(screen.getByText(/We found no price or terms in this email/)).toBeVisible();
});
