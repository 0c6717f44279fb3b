import type { FactoryCountry } from '@functions/_shared/domain/manufacturing-countries.ts';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { nothingUnderstood, understoodMug } from '@tests/support/understood-goods.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import type { SharedAnswers } from '@/lib/shared-answers.ts';
import { RfqGeneratorScreen } from '@/tools/rfq-generator/screen/rfq-generator-screen.tsx';
import { RfqServices } from '@/tools/rfq-generator/services.ts';

const understandGoods = vi.fn<RfqServices['understandGoods']>();

beforeEach(() => {
  understandGoods.mockReset().mockResolvedValue(nothingUnderstood);
});

function show(answers: SharedAnswers = {}, origin?: FactoryCountry) {
  const memory = { answers, save: vi.fn(), dismiss: vi.fn(), clear: vi.fn() };
  const { unmount } = render(
    <RfqServices value={{ understandGoods }}>
      <RfqGeneratorScreen email="ana@example.com" origin={origin} sharedAnswers={memory} />
    </RfqServices>,
  );
  return { memory, unmount };
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
  const { unmount } = show({}, 'portugal');
  expect(request()).toHaveTextContent('Preferred country of manufacture: Portugal');
  unmount();
  show();
  expect(request()).toHaveTextContent('Preferred country of manufacture: Portugal');
});

test('the RFQ generator focuses the field that answers a question', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Answer: Made of what?' }));
  expect(field('Materials')).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Answer: Which papers do you need?' }));
  expect(screen.getByRole('group', { name: 'Certifications' })).toHaveFocus();
});

test('the RFQ generator shows an error for an invalid number', async () => {
  show();
  await userEvent.type(field('Target price'), 'cheap');
  expect(field('Target price')).toHaveAccessibleDescription(/Write a number/);
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

test('the RFQ generator offers the product and country from another tool, but not the retail price', async () => {
  show({ product: 'Soy candle', country: 'vietnam', priceUsd: 30 });
  await userEvent.click(screen.getByRole('button', { name: 'Use' }));
  expect(field('Product')).toHaveValue('Soy candle');
  expect(request()).toHaveTextContent('Preferred country of manufacture: Vietnam');
  expect(field('Target price')).toHaveValue('');
});

test('the RFQ generator offers the quantities, certifications and category from other tools', async () => {
  show({ category: 'accessories', quantities: [500, 2000], certifications: ['cpsia', 'gots'] });
  expect(
    screen.getByText(
      'Use your earlier answers: accessories as the category, orders of 500 and 2,000 pieces, certificates: CPSIA (children) and GOTS organic?',
    ),
  ).toBeVisible();
  expect(field('First quantity')).toHaveValue('');
  await userEvent.click(screen.getByRole('button', { name: 'Use' }));
  expect(field('First quantity')).toHaveValue('500');
  expect(field('Second quantity')).toHaveValue('2000');
  expect(request()).toHaveTextContent('2,000 pieces');
  expect(request()).toHaveTextContent('Category: Accessories');
  expect(screen.getByRole('button', { name: 'GOTS organic' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('the RFQ generator does not offer answers for fields that are filled in', async () => {
  show({ quantities: [500, 2000], certifications: ['gots'], category: 'apparel' });
  await userEvent.type(field('Second quantity'), '300');
  await userEvent.type(field('Anything else'), 'Soft hand');
  await userEvent.click(screen.getByRole('button', { name: 'FCC' }));
  expect(screen.queryByRole('button', { name: 'Use' })).not.toBeInTheDocument();
});

test('the RFQ generator asks before it clears the form', async () => {
  show();
  await userEvent.type(field('Product'), 'Canvas tote');
  await userEvent.click(screen.getByRole('button', { name: 'Start a new request' }));
  expect(field('Product')).toHaveValue('Canvas tote');
  await userEvent.click(screen.getByRole('button', { name: 'Yes, empty it' }));
  expect(field('Product')).toHaveValue('');
  expect(field('Email for the quote')).toHaveValue('ana@example.com');
});

test('the RFQ generator declines the earlier answers once it is cleared', async () => {
  const { memory } = show({ product: 'Soy candle' });
  await userEvent.click(screen.getByRole('button', { name: 'Start a new request' }));
  await userEvent.click(screen.getByRole('button', { name: 'Yes, empty it' }));
  expect(memory.dismiss).toHaveBeenCalledOnce();
});

test('the RFQ generator forgets what was typed, including the email', async () => {
  const { memory } = show();
  await userEvent.type(field('Product'), 'Canvas tote');
  await userEvent.click(screen.getByRole('button', { name: 'Forget what I typed' }));
  expect(memory.clear).toHaveBeenCalledOnce();
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
  await userEvent.click(screen.getByRole('button', { name: 'Use' }));
  await screen.findByRole('region', { name: 'We read this as: mug' });
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
