import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { SwagCatalog } from '@/tools/swag-catalog/index.tsx';

beforeEach(() => {
  render(<SwagCatalog />);
});

function shownNames() {
  return within(screen.getByRole('list', { name: 'Products' }))
    .getAllByRole('heading')
    .map((heading) => heading.textContent);
}

test('the catalog opens with all products at 100 pieces', () => {
  expect(shownNames()).toHaveLength(12);
  expect(screen.getByRole('status')).toHaveTextContent('All 12 pieces');
  expect(screen.getByText('$6.40')).toBeVisible();
});

test('occasion and budget narrow the list, and the count is announced', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Events' }));
  await userEvent.click(screen.getByRole('button', { name: 'Under $5' }));
  expect(shownNames()).toEqual(['Canvas tote', 'Grip socks', 'Hand cream']);
  expect(screen.getByRole('status')).toHaveTextContent('3 of 12 pieces');
});

test('a larger order lowers the prices', async () => {
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Quantity' }), '500 pieces');
  expect(screen.getByText('$5.12')).toBeVisible();
  expect(screen.getAllByText('each, at 500')).toHaveLength(12);
});

test('when nothing matches, the filters can be cleared at once', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Events' }));
  await userEvent.click(screen.getByRole('button', { name: '$20 and more' }));
  expect(screen.getByText('Nothing fits all of that')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(shownNames()).toHaveLength(12);
});
