import type { FactoryCountry } from '@functions/_shared/domain/manufacturing-countries.ts';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { SharedAnswers } from '@/lib/shared-answers.ts';
import { RfqGeneratorScreen } from '@/tools/rfq-generator/screen/rfq-generator-screen.tsx';

function show(answers: SharedAnswers = {}, origin?: FactoryCountry) {
  const memory = { answers, save: vi.fn(), dismiss: vi.fn(), clear: vi.fn() };
  const { unmount } = render(
    <RfqGeneratorScreen email="ana@example.com" origin={origin} sharedAnswers={memory} />,
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
