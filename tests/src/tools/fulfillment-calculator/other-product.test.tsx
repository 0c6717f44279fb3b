import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { learnAnswers } from '@/hooks/learn-answers.ts';
import { visitorProducts } from '@/hooks/visitor-products.ts';
import { choose, startAnother } from '@/lib/visitor-product/change-products.ts';
import { FulfillmentCalculator } from '@/tools/fulfillment-calculator/index.tsx';

const orders = () => screen.getByRole('textbox', { name: /Monthly orders/ });
const result = () => screen.queryByRole('heading', { name: /would save|costs less/ });

test('going on to another product starts from what is known of it, in form, result and address', async () => {
  learnAnswers('creator', { product: 'Mug', monthlyOrders: 40 });
  render(
    <MemoryRouter initialEntries={['/fulfillment']}>
      <FulfillmentCalculator />
    </MemoryRouter>,
  );
  expect(orders()).toHaveValue('40');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /Current method/ }), 'diy');
  await userEvent.type(screen.getByRole('textbox', { name: /Current cost per order/ }), '6');
  await userEvent.click(screen.getByRole('button', { name: 'Calculate' }));
  expect(result()).toBeVisible();

  act(() => {
    visitorProducts.update(startAnother);
    learnAnswers('creator', { product: 'Apron', monthlyOrders: 75 });
  });
  expect(orders()).toHaveValue('75');
  expect(result()).toBeNull();

  act(() => visitorProducts.update((before) => choose(before, '1')));
  expect(orders()).toHaveValue('40');
});
