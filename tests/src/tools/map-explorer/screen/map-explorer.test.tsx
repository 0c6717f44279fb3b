import {
  mapCountries,
  mapCountryLabels,
} from '@functions/_shared/domain/manufacturing-countries.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { shadeUnderlay } from '@/tools/map-explorer/screen/shade-class.ts';
import { showMap } from './show-map.tsx';

const names = mapCountries.map((country) => mapCountryLabels[country]);

test('the map has a pin for every country, a button named after the country and its value', async () => {
  const { map } = await showMap({ address: 'tool=map&category=apparel' });
  for (const name of names) {
    expect(
      map.getByRole('button', { name: new RegExp(`^${name}, Rating \\d of 5`) }),
    ).toBeVisible();
  }
});

test('a pin opens the panel of its country and adds the country to the address', async () => {
  const { user, map, address } = await showMap();
  await user.click(map.getByRole('button', { name: /^Vietnam/ }));
  expect(screen.getByRole('heading', { name: 'Vietnam' })).toHaveFocus();
  expect(address()).toBe('tool=map&country=vietnam');
  expect(map.getByRole('button', { name: /^Vietnam/ })).toHaveAttribute('aria-pressed', 'true');
});

test('tapping the country itself opens its panel too', async () => {
  const { address } = await showMap();
  const land = document.querySelector('[data-country="india"]');
  if (!land) throw new Error('India is not drawn');
  fireEvent.pointerDown(land, { pointerId: 1, button: 0 });
  fireEvent.pointerUp(land, { pointerId: 1, button: 0 });
  expect(address()).toContain('country=india');
});

describe('moving the map', () => {
  const place = (name: RegExp) =>
    Number.parseFloat(screen.getByRole('button', { name, hidden: false }).style.left);
  const mexico = /^Mexico, Rating/;
  const spread = () => place(/^Vietnam, Rating/) - place(mexico);

  test('the buttons zoom in and out and reset the view', async () => {
    const { user } = await showMap();
    const [home, at] = [spread(), place(mexico)];
    await user.click(screen.getByRole('button', { name: 'Zoom in' }));
    expect(spread()).toBeGreaterThan(home * 1.5);
    await user.click(screen.getByRole('button', { name: 'Reset view' }));
    expect(place(mexico)).toBeCloseTo(at);
    await user.click(screen.getByRole('button', { name: 'Zoom out' }));
    expect(spread()).toBeLessThan(home);
    expect(screen.getByRole('button', { name: 'Zoom out' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });

  test('the keys zoom and reset too, and the arrow keys move the map', async () => {
    const { user } = await showMap();
    const home = spread();
    screen.getByRole('button', { name: 'Zoom in' }).focus();
    await user.keyboard('+');
    expect(spread()).toBeGreaterThan(home * 1.5);
    const before = place(mexico);
    await user.keyboard('{ArrowRight}');
    expect(place(mexico)).toBeCloseTo(before - 60);
    await user.keyboard('-');
    await user.keyboard('0');
    expect(spread()).toBeCloseTo(home);
  });

  test('the wheel scrolls the page and shows how to zoom; with Ctrl it zooms', async () => {
    const { map } = await showMap();
    const land = map.getByRole('button', { name: 'Zoom in' });
    const home = spread();
    expect(fireEvent.wheel(land, { deltaY: -100 })).toBe(true);
    expect(spread()).toBeCloseTo(home);
    expect(await screen.findByText(/Hold Ctrl/)).toBeVisible();
    expect(fireEvent.wheel(land, { deltaY: -100, ctrlKey: true })).toBe(false);
    expect(spread()).toBeGreaterThan(home);
  });

  test('one finger drags and two fingers zoom', async () => {
    await showMap();
    const land = document.querySelector('[data-country="china"]');
    if (!land) throw new Error('China is not drawn');
    const [home, at] = [spread(), place(mexico)];
    fireEvent.pointerDown(land, { pointerId: 1, button: 0, clientX: 300, clientY: 100 });
    fireEvent.pointerMove(land, { pointerId: 1, clientX: 320, clientY: 100 });
    expect(place(mexico)).toBeCloseTo(at + 20);
    fireEvent.pointerDown(land, { pointerId: 2, button: 0, clientX: 420, clientY: 100 });
    fireEvent.pointerMove(land, { pointerId: 2, clientX: 520, clientY: 100 });
    // Less than double: the lines that the points hang on do not grow.
    expect(spread()).toBeGreaterThan(home * 1.9);
    fireEvent.pointerUp(land, { pointerId: 1, clientX: 320, clientY: 100 });
    fireEvent.pointerUp(land, { pointerId: 2, clientX: 520, clientY: 100 });
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
  });

  test('a pinch works when a finger lands on a pin, and does not open the pin', async () => {
    const { map } = await showMap();
    const pin = map.getByRole('button', { name: /^Pakistan/ });
    const land = document.querySelector('[data-country="china"]');
    if (!land) throw new Error('China is not drawn');
    const home = spread();
    fireEvent.pointerDown(pin, { pointerId: 1, button: 0, clientX: 320, clientY: 100 });
    fireEvent.pointerDown(land, { pointerId: 2, button: 0, clientX: 420, clientY: 100 });
    fireEvent.pointerMove(land, { pointerId: 2, clientX: 520, clientY: 100 });
    expect(spread()).toBeGreaterThan(home * 1.9);
    fireEvent.pointerUp(land, { pointerId: 2, clientX: 520, clientY: 100 });
    fireEvent.pointerUp(pin, { pointerId: 1, clientX: 320, clientY: 100 });
    fireEvent.click(pin, { detail: 1 });
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
  });
});

test('there are six category chips, and All Categories is chosen', async () => {
  await showMap();
  const chips = within(screen.getByRole('group', { name: 'Category' })).getAllByRole('button');
  expect(chips.map((chip) => chip.textContent)).toEqual([
    'All Categories',
    'Apparel',
    'Electronics',
    'Home Goods',
    'Beauty',
    'Accessories',
  ]);
  expect(chips[0]).toHaveAttribute('aria-pressed', 'true');
});

test('choosing a category highlights the countries strong in it on the map and in the list', async () => {
  const { user, map, list, address } = await showMap();
  await user.click(screen.getByRole('button', { name: 'Electronics' }));
  const strong = (buttons: HTMLElement[]) =>
    buttons.filter((button) => button.textContent?.includes('Strong in Electronics')).length;
  expect(strong(map.getAllByRole('button'))).toBe(3);
  expect(strong(list.getAllByRole('button'))).toBe(3);
  expect(
    screen.getByText('3 countries are strong in Electronics. China leads with 5 of 5.'),
  ).toBeVisible();
  expect(address()).toBe('tool=map&category=electronics');
  await user.click(screen.getByRole('button', { name: 'All Categories' }));
  expect(screen.queryByText('Strong')).not.toBeInTheDocument();
  expect(address()).toBe('tool=map');
});

test('when every country is strong in a category, the highlight names the leaders', async () => {
  await showMap({ address: 'category=apparel' });
  expect(
    screen.getByText(
      /^8 countries are strong in Apparel\. China, Vietnam, .*lead with 5 of 5\. Ratings are rounded\. Before rounding, averaged over all kinds of goods in the category: China 5, Vietnam 4\.5,/,
    ),
  ).toBeVisible();
});

test('lead time and duty can be shown instead, on the map, in the list and in the legend', async () => {
  const { user, map, list, address } = await showMap({ address: 'category=accessories' });
  await user.click(screen.getByRole('button', { name: 'Lead time' }));
  expect(map.getByRole('button', { name: /^Bangladesh, Lead time up to 90 days/ })).toBeVisible();
  expect(screen.getByText('Very slow, over 75')).toBeVisible();
  expect(screen.getByText('Longest usual bulk lead time for accessories')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'US duty' }));
  expect(address()).toBe('category=accessories&show=duty');
  expect(map.getByRole('button', { name: /^China, US duty 53.5%/ })).toBeVisible();
  expect(list.getByRole('button', { name: /Portugal.*US duty.*16%/ })).toBeVisible();
  expect(screen.getByText('US duty on a vegan leather handbag')).toBeVisible();
  expect(screen.getByText('Very high, over 30%')).toBeVisible();
});

test.each(['', '&show=lead-time', '&show=duty'])(
  'land without data has its own color, named in the legend (%s)',
  async (coloring) => {
    await showMap({ address: `tool=map${coloring}` });
    const swatch = screen.getByText('No data (hatched)').firstElementChild;
    expect(swatch?.querySelector('pattern')).not.toBeNull();
    expect(swatch?.querySelector(`.${shadeUnderlay}`)).toBeNull();
    const map = screen.getByRole('region', { name: 'World map' });
    const hatch = map.querySelector('pattern');
    expect(map.querySelectorAll(`path[fill='url("#${hatch?.id}")']`)).toHaveLength(1);
    // The worst shade shows it, so no country with data is as pale as land without.
    expect(map.querySelectorAll(`path.${shadeUnderlay}`)).toHaveLength(mapCountries.length);
  },
);

test('the stored view comes back when the address says nothing about the map', async () => {
  const view = 'country=vietnam&category=apparel&show=duty&compare=mexico,turkey';
  await showMap({ address: `tool=map&${view}` });
  cleanup();
  const { address } = await showMap({ address: 'tool=map' });
  expect(screen.getByRole('heading', { name: 'Vietnam' })).toBeVisible();
  expect(address()).toBe(`tool=map&${view}`);
});

test('the view of an address wins over the stored view', async () => {
  await showMap({ address: 'country=vietnam&category=apparel' });
  cleanup();
  const { address } = await showMap({ address: 'country=turkey' });
  expect(screen.getByRole('heading', { name: 'Turkey' })).toBeVisible();
  expect(address()).toBe('country=turkey');
});

test('a view that was reset stays reset', async () => {
  const { user } = await showMap({ address: 'tool=map&country=vietnam' });
  await user.click(screen.getByRole('button', { name: 'Close, back to the list' }));
  cleanup();
  const { address } = await showMap();
  expect(address()).toBe('tool=map');
});

test('by keyboard, a country opens from the list and closes, and the focus returns to its row', async () => {
  const { user, list } = await showMap();
  const turkey = list.getByRole('button', { name: /^Turkey/ });
  turkey.focus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('heading', { name: 'Turkey' })).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Close, back to the list' })).toHaveFocus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(list.getByRole('button', { name: /^Turkey/ })).toHaveFocus());
});

test('Escape closes the panel and returns the focus to the pin', async () => {
  const { user, map } = await showMap();
  const vietnam = map.getByRole('button', { name: /^Vietnam/ });
  await user.click(vietnam);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
  await waitFor(() => expect(vietnam).toHaveFocus());
});

test('Escape in a field keeps the panel open and the typed text', async () => {
  const { user } = await showMap({ address: 'country=vietnam' });
  await user.click(screen.getByRole('button', { name: /intro/i }));
  await user.keyboard('ana@{Escape}');
  expect(screen.getByRole('article')).toBeVisible();
});

test('the list names every country', async () => {
  const { list } = await showMap();
  for (const name of names) {
    expect(list.getByRole('button', { name: new RegExp(`^${name}`) })).toBeVisible();
  }
});

test('the comparison asks for two countries, shows three side by side, and refuses a fourth', async () => {
  const { user, list, address } = await showMap();
  expect(screen.getByText(/Choose two or three countries/)).toBeVisible();
  const compare = (name: string) => list.getByRole('button', { name: `Compare ${name}` });
  await user.click(compare('China'));
  expect(screen.getByText(/Choose one more country/)).toBeVisible();
  await user.click(compare('Mexico'));
  await user.click(compare('Portugal'));
  const table = within(screen.getByRole('table', { name: 'Side by side' }));
  expect(table.getAllByRole('columnheader')).toHaveLength(4);
  expect(compare('India')).toHaveAttribute('aria-disabled', 'true');
  await user.click(compare('India'));
  expect(address()).toBe('tool=map&compare=china,mexico,portugal');
  const duty = within(table.getByRole('row', { name: /US duty on a cotton T-shirt/ }));
  expect(duty.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
    '36.5%',
    '26.5%; 0% if it qualifies under USMCA',
    '16.5%',
  ]);
  // Apparel: China makes in 30-45 days and sails in 32-40, Mexico 30-45 and 4-7, Portugal 28-56 and 9-14.
  const days = within(table.getByRole('row', { name: /Approved sample to East Coast/ }));
  expect(days.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
    '62-85 days',
    '34-52 days',
    '37-70 days',
  ]);
  expect(table.getByRole('row', { name: /Typical lead time, for apparel/ })).toBeVisible();
  await user.click(table.getByRole('button', { name: 'Remove Mexico from the comparison' }));
  expect(address()).toBe('tool=map&compare=china,portugal');
  await user.click(screen.getByRole('button', { name: 'Clear comparison' }));
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test('an address restores category, coloring, country and comparison without moving the focus', async () => {
  await showMap({
    address: 'tool=map&country=portugal&category=home-goods&show=duty&compare=india,portugal',
  });
  expect(screen.getByRole('heading', { name: 'Portugal' })).toBeVisible();
  expect(document.body).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Home Goods' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  expect(screen.getByRole('button', { name: 'US duty' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('table', { name: 'Side by side' })).toBeVisible();
});
