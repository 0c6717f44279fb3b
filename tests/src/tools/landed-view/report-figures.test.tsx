import { noChoices } from '@functions/_shared/domain/tool-inputs/landed-choices.ts';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { queryClient } from '@/api/query-client.ts';
import { learnAnswers } from '@/hooks/learn-answers.ts';
import { visitorProducts } from '@/hooks/visitor-products.ts';
import { tabStorage } from '@/lib/storage.ts';
import { landedTee, landedUnknown } from '@/pages/component-gallery/landed-fixtures.ts';
import { landedFigures, viewedLandedFigures } from '@/tools/landed-view/report-figures.ts';
import { landedQuery, landedRequest } from '@/tools/landed-view/rules/landed-query.ts';
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

describe('the figures of a view that has shown itself', () => {
  const viewed = {
    kindId: 't-shirt',
    country: 'mexico',
    choices: { ...noChoices, units: 400 },
    profitUsd: 1,
    dutyPct: 1,
  } as const;

  function showLanded(response = landedTee) {
    const request = landedRequest(view);
    if (request === null) throw new Error('The view names a product.');
    queryClient.setQueryData(landedQuery(request, vi.fn()).queryKey, response);
  }

  test('are those of its country and choices, whatever the record and the tab say', () => {
    showLanded();
    learnAnswers('volume', { product: 'Cotton T-shirt', quantities: [300] });
    tabStorage.write(choicesKey('t-shirt'), JSON.stringify({ units: 500 }));
    expect(viewedLandedFigures(view, viewed)).toMatchObject({
      country: 'mexico',
      pieces: 400,
      // 400 pieces at 100 a month.
      monthsOfStock: 4,
    });
  });

  test('are those of the tool’s country where none was chosen', () => {
    showLanded();
    expect(viewedLandedFigures(view, { ...viewed, country: undefined })).toMatchObject({
      country: 'vietnam',
    });
  });

  test('are none before the view has its answer, for other goods, and without a product', () => {
    expect(viewedLandedFigures(view, viewed)).toBeUndefined();
    showLanded();
    expect(viewedLandedFigures(view, { ...viewed, kindId: 'mug' })).toBeUndefined();
    expect(viewedLandedFigures({ ...view, product: ' ' }, viewed)).toBeUndefined();
    showLanded(landedUnknown);
    expect(viewedLandedFigures(view, viewed)).toBeUndefined();
  });
});
