import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { FactorySearchForm } from '@/components/sections/factory-search-form.tsx';
import { factorySearchPage } from '@/content/factory-search.ts';

function renderForm(query = '') {
  const onSearch = vi.fn();
  render(<FactorySearchForm words={factorySearchPage.form} query={query} onSearch={onSearch} />);
  return { onSearch, input: screen.getByRole('searchbox', { name: 'What do you want to make?' }) };
}

test('hands on what was typed, without the blanks around it', async () => {
  const { onSearch, input } = renderForm();
  await userEvent.type(input, '  soy candles {Enter}');
  expect(onSearch).toHaveBeenCalledWith('soy candles');
});

test('shows the query that the address carries', () => {
  expect(renderForm('grip socks').input).toHaveValue('grip socks');
});

test('would also work as a plain form before its script arrives', () => {
  const { input } = renderForm();
  expect(input).toHaveAttribute('name', 'q');
  expect(input.closest('form')).toHaveAttribute('method', 'get');
});
