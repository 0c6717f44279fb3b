import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { FactorySearchForm } from '@/components/sections/factory-search-form.tsx';
import type { FactorySearchTerms } from '@/lib/factory-search.ts';
import { factorySearchPage } from '@/pages/factory-search/copy.ts';

function renderForm(terms: Partial<FactorySearchTerms> = {}) {
  const onSearch = vi.fn();
  render(
    <MemoryRouter>
      <FactorySearchForm
        words={factorySearchPage.form}
        maxQueryLength={200}
        query=""
        country={null}
        category={null}
        {...terms}
        onSearch={onSearch}
      />
    </MemoryRouter>,
  );
  return { onSearch, input: screen.getByRole('searchbox', { name: 'What do you want to make?' }) };
}

test('submits the typed text without surrounding spaces', async () => {
  const { onSearch, input } = renderForm({ country: 'china' });
  await userEvent.type(input, '  soy candles {Enter}');
  expect(onSearch).toHaveBeenCalledWith({ query: 'soy candles', country: 'china', category: null });
});

test('shows the search of the address', () => {
  const { input } = renderForm({ query: 'grip socks', country: 'portugal', category: 'apparel' });
  expect(input).toHaveValue('grip socks');
  expect(screen.getByRole('combobox', { name: 'Country' })).toHaveDisplayValue('Portugal');
  expect(screen.getByRole('combobox', { name: 'Category' })).toHaveDisplayValue('Apparel');
});

test('searches again when another country is chosen, with the words typed so far', async () => {
  const { onSearch, input } = renderForm({ category: 'pets' });
  await userEvent.type(input, 'dog bowl');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'Mexico');
  expect(onSearch).toHaveBeenCalledWith({ query: 'dog bowl', country: 'mexico', category: 'pets' });
});

test('can reset the country to any', async () => {
  const { onSearch } = renderForm({ query: 'mugs', country: 'china' });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'Any country');
  expect(onSearch).toHaveBeenCalledWith({ query: 'mugs', country: null, category: null });
});

test('works as a plain form before its script loads', () => {
  const { input } = renderForm();
  expect(input).toHaveAttribute('name', 'q');
  expect(input.closest('form')).toHaveAttribute('method', 'get');
});

test('offers example searches, which are links', () => {
  renderForm();
  expect(screen.getByRole('link', { name: 'soy candles in tins' })).toHaveAttribute(
    'href',
    '/factory-search?q=soy+candles+in+tins',
  );
});
