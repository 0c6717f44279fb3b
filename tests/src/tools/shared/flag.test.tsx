import { mapCountries } from '@functions/_shared/domain/manufacturing-countries.ts';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Flag } from '@/tools/shared/flag.tsx';

function show(country: (typeof mapCountries)[number]): HTMLImageElement {
  const { container } = render(<Flag country={country} />);
  const image = container.querySelector('img');
  if (image === null) throw new Error('No flag is drawn');
  return image;
}

test.each(mapCountries)('the flag of %s is a drawing, for the eye alone', (country) => {
  const image = show(country);
  expect(decodeURIComponent(image.src)).toMatch(
    /^data:image\/svg\+xml,<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" .*<\/svg>$/,
  );
  expect(image).toHaveAttribute('alt', '');
  expect(image).toHaveAttribute('aria-hidden', 'true');
});

test('its place is kept before it is drawn, and a white flag has an edge', () => {
  const image = show('turkey');
  expect([image.width / image.height, image.className]).toEqual([
    1.5,
    expect.stringMatching(/\bborder\b/),
  ]);
});

test('each country has its own', () => {
  expect(new Set(mapCountries.map((country) => show(country).src)).size).toBe(mapCountries.length);
});
