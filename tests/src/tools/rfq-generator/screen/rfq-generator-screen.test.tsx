import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { nothingUnderstood, understoodMug } from '@tests/support/understood-goods.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import type { AskedRfq } from '@/lib/asked-rfq-query.ts';
import type { ProductAnswers } from '@/lib/visitor-product/answers.ts';
import { RfqGeneratorScreen } from '@/tools/rfq-generator/screen/rfq-generator-screen.tsx';
import { RfqServices } from '@/tools/rfq-generator/services.ts';

const understandGoods = vi.fn<RfqServices['understandGoods']>();
const sendRequest = vi.fn<RfqServices['sendRequest']>();

beforeEach(() => {
  understandGoods.mockReset().mockResolvedValue(nothingUnderstood);
  sendRequest.mockReset().mockResolvedValue('sent');
});

function show(answers: ProductAnswers = {}, asked: AskedRfq | null = null) {
  const on = '2026-11-20';
  const origins = Object.fromEntries(
    Object.keys(answers).map((name) => [name, { from: 'tariff' as const, on }]),
  );
  const product = {
    known: { answers, origins },
    learn: vi.fn(),
    decline: vi.fn(),
    forget: vi.fn(),
  };
  const { unmount } = render(
    <RfqServices value={{ sendRequest, understandGoods }}>
      <RfqGeneratorScreen email="ana@example.com" asked={asked} product={product} />
    </RfqServices>,
  );
  return { product, unmount };
}

const request = () => screen.getByRole('region', { name: 'The request as a supplier gets it' });
const field = (name: string) => screen.getByRole('textbox', { name });

test('the RFQ generator writes the request as the visitor types and closes the answered questions', async () => {
  show();
  const gaps = screen.getByRole('region', { name: 'What a supplier would ask' });
  expect(within(gaps).getByText('What is it?')).toBeInTheDocument();
  await userEvent.type(field('Product'), 'Canvas tote');
  await userEvent.type(field('First quantity'), '1,000');
  expect(request()).toHaveTextContent('Product: Canvas tote');
  expect(request()).toHaveTextContent('1,000 pieces');
  expect(request()).toHaveTextContent('ana@example.com');
  expect(within(gaps).queryByText('What is it?')).not.toBeInTheDocument();
  expect(within(gaps).getByText('Where does the price fall?')).toBeInTheDocument();
});

test('the RFQ generator opens with the country from another tool and keeps it after a reload', () => {
  const { unmount } = show({}, { origin: 'portugal' });
  expect(request()).toHaveTextContent('Preferred country of manufacture: Portugal');
  unmount();
  show();
  expect(request()).toHaveTextContent('Preferred country of manufacture: Portugal');
});

test('the RFQ generator focuses the field that answers a question', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Answer: Made of what?' }));
  expect(field('Materials')).toHaveFocus();
  await userEvent.click(
    screen.getByRole('button', { name: 'Answer: Which certificates do you need?' }),
  );
  expect(screen.getByRole('group', { name: 'Certifications' })).toHaveFocus();
});

test('the RFQ generator shows an error for an invalid number', async () => {
  show();
  await userEvent.type(field('Target price'), 'cheap');
  expect(field('Target price')).toHaveAccessibleDescription(/Enter a number/);
});

test('the RFQ generator keeps the form after a reload', async () => {
  const { unmount } = show();
  await userEvent.type(field('Product'), 'Canvas tote');
  await userEvent.click(screen.getByRole('button', { name: 'GOTS organic' }));
  unmount();
  show();
  expect(field('Product')).toHaveValue('Canvas tote');
  expect(screen.getByRole('button', { name: 'GOTS organic' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('the RFQ generator opens with what other tools know, but not with the retail price', async () => {
  show({ product: 'Soy candle', country: 'vietnam', priceUsd: 30 });
  expect(field('Product')).toHaveValue('Soy candle');
  expect(request()).toHaveTextContent('Preferred country of manufacture: Vietnam');
  expect(field('Target price')).toHaveValue('');
  expect(
    await screen.findByText(
      'Filled in: “Soy candle” and made in Vietnam (from the tariff calculator). Change anything you like.',
    ),
  ).toBeVisible();
});

test('the RFQ generator fills in the quantities, certifications, category and tariff line', async () => {
  show({
    category: 'accessories',
    quantities: [500, 2000],
    certifications: ['cpsia', 'gots'],
    hts8: '6115.95.90',
  });
  expect(field('First quantity')).toHaveValue('500');
  expect(field('Second quantity')).toHaveValue('2000');
  expect(request()).toHaveTextContent('2,000 pieces');
  expect(request()).toHaveTextContent('Category: Accessories');
  expect(request()).toHaveTextContent('US tariff line (HTS): 6115.95.90.');
  expect(screen.getByRole('button', { name: 'GOTS organic' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('the RFQ generator leaves the fields blank on request, but for those typed over', async () => {
  const { product } = show({ product: 'Soy candle', quantities: [500], certifications: ['gots'] });
  await userEvent.clear(field('Product'));
  await userEvent.type(field('Product'), 'Beeswax candle');
  await userEvent.click(screen.getByRole('button', { name: 'Leave these blank' }));
  expect(product.decline).toHaveBeenCalledOnce();
  expect(field('Product')).toHaveValue('Beeswax candle');
  expect(field('First quantity')).toHaveValue('');
  expect(screen.getByRole('button', { name: 'GOTS organic' })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
});

test('what the tab stored wins over what other tools know', async () => {
  const { unmount } = show();
  await userEvent.type(field('Second quantity'), '300');
  await userEvent.type(field('Anything else'), 'Soft hand');
  await userEvent.click(screen.getByRole('button', { name: 'FCC' }));
  unmount();
  show({ quantities: [500, 2000], certifications: ['gots'], category: 'apparel' });
  expect(field('First quantity')).toHaveValue('');
  expect(field('Second quantity')).toHaveValue('300');
  expect(field('Anything else')).toHaveValue('Soft hand');
  expect(screen.queryByText(/^Filled in:/)).not.toBeInTheDocument();
});

test('the email of the gate fills in where a link had opened the form without one', async () => {
  const { unmount } = show();
  await userEvent.type(field('Anything else'), 'Soft hand');
  await userEvent.clear(field('Email for the quote'));
  unmount();
  show();
  expect(field('Anything else')).toHaveValue('Soft hand');
  expect(field('Email for the quote')).toHaveValue('ana@example.com');
});

test('the RFQ generator puts a known FOB price into the target only on request', async () => {
  show({ fobUsd: 4.2 });
  expect(field('Target price')).toHaveValue('');
  expect(
    screen.getByText(/You gave \$4\.20 a piece, FOB, in the tariff calculator\./),
  ).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Use $4.20 as the target' }));
  expect(field('Target price')).toHaveValue('4.2');
  expect(field('Target price')).toHaveFocus();
  expect(request()).toHaveTextContent('$4.20 a piece, FOB');
  expect(screen.queryByText(/You gave/)).not.toBeInTheDocument();
});

test('a saved request tells the other tools what it is about', async () => {
  const { product } = show();
  await userEvent.type(field('Product'), 'Canvas tote');
  await userEvent.type(field('First quantity'), '1,000');
  await userEvent.click(screen.getByRole('button', { name: 'GOTS organic' }));
  expect(product.learn).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('link', { name: 'Open in mail' }));
  expect(product.learn).toHaveBeenCalledExactlyOnceWith({
    product: 'Canvas tote',
    country: undefined,
    quantities: [1000],
    certifications: ['gots'],
  });
});

test('the RFQ generator asks before it clears the form', async () => {
  show();
  await userEvent.type(field('Product'), 'Canvas tote');
  await userEvent.click(screen.getByRole('button', { name: 'Start a new request' }));
  expect(field('Product')).toHaveValue('Canvas tote');
  await userEvent.click(screen.getByRole('button', { name: 'Yes, clear it' }));
  expect(field('Product')).toHaveValue('');
  expect(field('Email for the quote')).toHaveValue('ana@example.com');
});

test('the RFQ generator declines the earlier answers once it is cleared', async () => {
  const { product } = show({ product: 'Soy candle' });
  await userEvent.click(screen.getByRole('button', { name: 'Start a new request' }));
  await userEvent.click(screen.getByRole('button', { name: 'Yes, clear it' }));
  expect(product.decline).toHaveBeenCalledOnce();
});

test('the RFQ generator forgets what was typed, including the email', async () => {
  const { product } = show();
  await userEvent.type(field('Product'), 'Canvas tote');
  await userEvent.click(screen.getByRole('button', { name: 'Forget what I typed' }));
  expect(product.forget).toHaveBeenCalledOnce();
  expect(field('Product')).toHaveValue('');
  expect(field('Email for the quote')).toHaveValue('');
  expect(screen.getByText('Forgotten. Nothing is kept on this device.')).toBeVisible();
  expect(Object.keys(window.sessionStorage)).toEqual([]);
});

const reading = () => screen.queryByRole('region', { name: 'We read this as: mug' });

test('the RFQ generator says what it takes the product for, and fills empty fields on request', async () => {
  understandGoods.mockResolvedValueOnce(understoodMug());
  show();
  await userEvent.type(field('Product'), 'Mug');
  expect(understandGoods).not.toHaveBeenCalled();
  await userEvent.tab();
  expect(understandGoods).toHaveBeenCalledExactlyOnceWith({ text: 'Mug' });
  await screen.findByRole('region', { name: 'We read this as: mug' });
  expect(screen.getByText('$1.70 to $4.80 at 300 pieces')).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: 'Use: stoneware' }));
  expect(field('Materials')).toHaveValue('stoneware');
  expect(field('Materials')).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Use: stoneware' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Use: decal' }));
  expect(field('Sizes, colors and print')).toHaveValue('Decoration: decal');
  await userEvent.click(screen.getByRole('button', { name: 'Use: 300 pieces' }));
  expect(request()).toHaveTextContent('300 pieces');
});

test('the RFQ generator asks about the papers that the rules of the product need', async () => {
  understandGoods.mockResolvedValueOnce(understoodMug());
  show();
  await userEvent.type(field('Product'), 'Mug');
  await userEvent.tab();
  expect(await screen.findByText('Does it touch food or skin?')).toBeVisible();
  await userEvent.type(field('Product'), 's');
  expect(screen.queryByText('Does it touch food or skin?')).not.toBeInTheDocument();
  expect(reading()).not.toBeInTheDocument();
});

test('the RFQ generator asks once about each wording', async () => {
  show();
  await userEvent.type(field('Product'), 'Mug');
  await userEvent.tab();
  await userEvent.click(field('Product'));
  await userEvent.tab();
  expect(understandGoods).toHaveBeenCalledOnce();
});

test('the RFQ generator looks up a product that was there from the start or came from another tool', async () => {
  understandGoods.mockResolvedValue(understoodMug());
  const { unmount } = show({ product: 'Mug' });
  await screen.findByRole('region', { name: 'We read this as: mug' });
  // What was only filled in is not stored in the tab before the visitor has used the form.
  await userEvent.type(field('Company or brand'), 'Ana');
  unmount();
  show();
  await screen.findByRole('region', { name: 'We read this as: mug' });
});

test('the RFQ generator says nothing about an unknown product, and asks again after a failed call', async () => {
  const info = vi.spyOn(console, 'info').mockReturnValue();
  understandGoods.mockRejectedValueOnce(new Error('offline'));
  show();
  await userEvent.type(field('Product'), 'Mug');
  await userEvent.tab();
  await vi.waitFor(() => expect(info).toHaveBeenCalledOnce());
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  await userEvent.click(field('Product'));
  await userEvent.tab();
  expect(understandGoods).toHaveBeenCalledTimes(2);
  expect(reading()).not.toBeInTheDocument();
});

const sendForm = () => screen.getByRole('form', { name: 'Send it to BrandBFF' });
const send = () => within(sendForm()).getByRole('button');
const sendEmail = () => within(sendForm()).getByRole('textbox', { name: /^Your email/ });
const sendStatus = () => within(sendForm()).getByRole('status');

async function fillIn() {
  await userEvent.type(field('Product'), 'Canvas tote');
  await userEvent.type(field('First quantity'), '1,000');
}

test('the RFQ generator sends the request to us, with the email of the form', async () => {
  const { product } = show({}, { origin: 'portugal' });
  await fillIn();
  await userEvent.type(field('Target price'), '2.40');
  await userEvent.click(screen.getByRole('button', { name: 'GOTS organic' }));
  expect(sendEmail()).toHaveValue('ana@example.com');
  await userEvent.click(send());
  expect(sendRequest).toHaveBeenCalledExactlyOnceWith(
    'ana@example.com',
    {
      product: 'Canvas tote',
      quantities: [1000],
      target_price_usd: 2.4,
      certifications: ['gots'],
      origin: 'portugal',
      picture_count: 0,
    },
    { trap: undefined, filledInMs: undefined },
  );
  expect(sendStatus()).toHaveTextContent('Sent. A copy is on its way to ana@example.com');
  expect(within(sendForm()).queryByRole('button')).not.toBeInTheDocument();
  expect(sendStatus()).toHaveFocus();
  expect(product.learn).toHaveBeenCalledWith({
    product: 'Canvas tote',
    country: undefined,
    quantities: [1000],
    certifications: ['gots'],
  });
});

test('the RFQ generator sends nothing without a product or a quantity', async () => {
  show();
  expect(send()).toBeDisabled();
  expect(sendForm()).toHaveTextContent('Name the product first.');
  await userEvent.type(field('Product'), 'Canvas tote');
  expect(send()).toBeDisabled();
  expect(sendForm()).toHaveTextContent('Enter a quantity first: one is enough.');
  await userEvent.type(field('First quantity'), '1,000');
  expect(send()).toBeEnabled();
});

test('the RFQ generator names what is open, and sends the request all the same', async () => {
  show();
  await fillIn();
  expect(sendForm()).toHaveTextContent(
    'You can send it as is. Our team will then ask: Made of what? Delivered to where, at whose cost?',
  );
  await userEvent.click(send());
  expect(sendRequest).toHaveBeenCalledOnce();
});

test('the RFQ generator sends nothing to an invalid email', async () => {
  show();
  await fillIn();
  await userEvent.clear(sendEmail());
  await userEvent.type(sendEmail(), 'ana');
  await userEvent.click(send());
  expect(sendRequest).not.toHaveBeenCalled();
  expect(sendEmail()).toHaveAccessibleDescription(/Please enter a valid email address\./);
  await userEvent.type(sendEmail(), '@example.org');
  expect(field('Email for the quote')).toHaveValue('ana@example.org');
  await userEvent.click(send());
  expect(sendRequest.mock.calls[0]?.[0]).toBe('ana@example.org');
});

test.each([
  ['sent-without-copy', 'Sent. Our team has it.'],
  ['waiting', 'Your request is kept on this device and will be sent automatically'],
] as const)('the RFQ generator says when a request is %s', async (outcome, sentence) => {
  sendRequest.mockResolvedValue(outcome);
  show();
  await fillIn();
  await userEvent.click(send());
  expect(sendStatus()).toHaveTextContent(sentence);
});

test('the RFQ generator keeps a refused request, and sends it again', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  sendRequest.mockRejectedValueOnce(new Error('no'));
  show();
  await fillIn();
  await userEvent.click(send());
  expect(sendStatus()).toHaveTextContent('Your request wasn’t accepted.');
  expect(field('Product')).toHaveValue('Canvas tote');
  await userEvent.click(send());
  expect(sendStatus()).toHaveTextContent('Sent.');
});

test('the RFQ generator sends a request that has changed since', async () => {
  show();
  await fillIn();
  await userEvent.click(send());
  await userEvent.type(field('Materials'), 'Canvas');
  expect(sendStatus()).toHaveTextContent('We have the earlier version.');
  await userEvent.click(
    within(sendForm()).getByRole('button', { name: 'Send the changed request' }),
  );
  expect(sendRequest).toHaveBeenCalledTimes(2);
  expect(sendRequest.mock.calls[1]?.[1]).toMatchObject({ materials: 'Canvas' });
  expect(sendStatus()).toHaveTextContent('Sent. A copy');
});

test('the RFQ generator is sent once, however often the button is pressed', async () => {
  sendRequest.mockReturnValue(new Promise(() => undefined));
  show();
  await fillIn();
  await userEvent.click(send());
  await userEvent.click(send());
  expect(sendRequest).toHaveBeenCalledOnce();
});

test('the RFQ generator forgets that an earlier request was sent once it starts a new one', async () => {
  show();
  await fillIn();
  await userEvent.click(send());
  await userEvent.click(screen.getByRole('button', { name: 'Start a new request' }));
  await userEvent.click(screen.getByRole('button', { name: 'Yes, clear it' }));
  expect(sendStatus()).toBeEmptyDOMElement();
  expect(send()).toHaveTextContent('Send it to BrandBFF');
});
