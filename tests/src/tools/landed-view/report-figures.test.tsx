import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from '@/api/query-client.ts';
import { learnAnswers } from '@/hooks/learn-answers.ts';
import { visitorProducts } from '@/hooks/visitor-products.ts';
import { tabStorage } from '@/lib/storage.ts';
import { landedTee, landedUnknown } from '@/pages/component-gallery/landed-fixtures.ts';
import { landedFigures } from '@/tools/landed-view/report-figures.ts';
import { choicesKey } from '@/tools/landed-view/storage.ts';

afterEach(() => {
  queryClient.clear();
  visitorProducts.forget();
  tabStorage.remove(choicesKey('t-shirt'));
});

const view = {
  tool: 'revenue',
  product: 'Cotton T-shirt',
  productCategory: 'apparel',
  country: 'vietnam',
  priceUsd: 30,
  monthlyOrders: 100,
} as const;

test('the backend is asked once, and the record as it was and the choices of the view count', async () => {
  const ask = vi.fn(async () => landedTee);
  const known = { product: 'Cotton T-shirt', quantities: [300] };
  learnAnswers('volume', { product: 'Cotton T-shirt', quantities: [800] });
  await expect(landedFigures(view, known, ask)).resolves.toMatchObject({ pieces: 300 });
  tabStorage.write(choicesKey('t-shirt'), JSON.stringify({ units: 500 }));
  await expect(landedFigures(view, known, ask)).resolves.toMatchObject({ pieces: 500 });
  expect(ask).toHaveBeenCalledExactlyOnceWith({
    product: 'Cotton T-shirt',
    productCategory: 'apparel',
    hts8: undefined,
  });
});

test('words that name no product are not asked for, and unknown goods have no figures', async () => {
  const ask = vi.fn(async () => landedUnknown);
  await expect(landedFigures({ ...view, product: ' ' }, {}, ask)).resolves.toBeUndefined();
  expect(ask).not.toHaveBeenCalled();
  const unknown = { ...view, product: 'candle snuffer' };
  await expect(landedFigures(unknown, {}, ask)).resolves.toBeUndefined();
});
