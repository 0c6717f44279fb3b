import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showMap } from './show-map.tsx';

const known = { category: 'beauty', country: 'vietnam' } as const;

test('the map opens with the known category and country, and says where they come from', async () => {
  const { address } = await showMap({ known });
  expect(screen.getByRole('article', { name: 'Vietnam' })).toBeVisible();
  expect(address()).toBe('tool=map&country=vietnam&category=beauty');
  expect(
    await screen.findByText(
      /^Filled in: beauty as the category and made in Vietnam \(from the country quiz\)/,
    ),
  ).toBeVisible();
});

test('the country stays open while the address is still the former one', async () => {
  await showMap({ known, isAddressLate: true });
  expect(screen.getByRole('article', { name: 'Vietnam' })).toBeVisible();
});

test('an address that says something about the map stays as it is', async () => {
  const { address } = await showMap({ known, address: 'tool=map&category=apparel' });
  expect(address()).toBe('tool=map&category=apparel');
  expect(screen.queryByText(/^Filled in/)).not.toBeInTheDocument();
});

test('the map is blank again on request, and does not open the country again', async () => {
  const { user, address, product, unmount } = await showMap({ known });
  await user.click(screen.getByRole('button', { name: 'Leave these blank' }));
  expect(product.decline).toHaveBeenCalledOnce();
  expect(address()).toBe('tool=map');
  unmount();
  await showMap({ known });
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
});

test('a country is made the product’s in its panel, where the calculators know it', async () => {
  const { user, onMakeIn, unmount } = await showMap({ address: 'country=mexico' });
  await user.click(screen.getByRole('button', { name: 'Make it here' }));
  expect(onMakeIn).toHaveBeenCalledExactlyOnceWith('mexico');
  expect(screen.getByRole('button', { name: 'Your product is made here' })).toBeVisible();
  unmount();
  await showMap({ address: 'country=portugal' });
  expect(screen.queryByRole('button', { name: 'Make it here' })).not.toBeInTheDocument();
});
