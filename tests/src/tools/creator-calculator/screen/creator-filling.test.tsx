import { anIdea, aProfile } from '@tests/src/tools/creator-calculator/screen/fakes.tsx';
import { expect, test } from 'vitest';
import type { ProductAnswers } from '@/lib/visitor-product/answers.ts';
import {
  answersOfCreator,
  answersOfIdea,
} from '@/tools/creator-calculator/screen/creator-answers.ts';
import {
  type CreatorDraft,
  emptyDraft,
  withIdea,
} from '@/tools/creator-calculator/screen/creator-draft.ts';
import {
  filledDraftNames,
  fillingOf,
  withFilling,
  withoutFilling,
} from '@/tools/creator-calculator/screen/creator-filling.ts';

const apron: ProductAnswers = {
  product: 'Linen apron',
  productCategory: 'apparel',
  kindId: 'apron',
  motif: 'fern',
  priceUsd: 28,
  profileUrl: 'tiktok.com/@fern.makes',
};

const fill = (draft: CreatorDraft, known: ProductAnswers) =>
  withFilling(draft, fillingOf(draft, known, 'en-US'));

const named = (product: string): CreatorDraft => ({
  ...emptyDraft,
  fields: { ...emptyDraft.fields, product },
});

test('an empty draft takes over product, price, link and what the words were read as', () => {
  expect(fill(emptyDraft, apron)).toEqual({
    ...emptyDraft,
    profileUrl: 'tiktok.com/@fern.makes',
    fields: { ...emptyDraft.fields, product: 'Linen apron', price: '28' },
    idea: {
      productName: 'Linen apron',
      category: 'apparel',
      estimatedPriceUsd: null,
      kindId: 'apron',
      motif: 'fern',
    },
  });
  expect(filledDraftNames(fillingOf(emptyDraft, apron, 'en-US'))).toEqual([
    'profileUrl',
    'priceUsd',
    'product',
  ]);
});

test('a draft of another product takes over neither price nor kind', () => {
  expect(fill(named('Mug'), apron)).toEqual({ ...named('Mug'), profileUrl: apron.profileUrl });
});

test('a typed link and a loaded profile stay', () => {
  expect(fill({ ...emptyDraft, profileUrl: 'mine' }, apron).profileUrl).toBe('mine');
  const profile = { ...aProfile(), source: 'builtin', askedUrl: 'asked' } as const;
  expect(fill({ ...emptyDraft, profile }, apron).profileUrl).toBe('');
});

test('taking it out again gives the draft as it was', () => {
  const filling = fillingOf(emptyDraft, apron, 'en-US');
  expect(withoutFilling(withFilling(emptyDraft, filling), filling)).toEqual(emptyDraft);
});

test.each([
  ['', '', '28'],
  ['33', '', '33'],
  ['20', '20', '28'],
])(
  'an idea at $28 makes of a price of %j, of which %j was filled in, %j',
  (price, filledPrice, next) => {
    const draft = { ...emptyDraft, fields: { ...emptyDraft.fields, price } };
    const { fields, idea } = withIdea(draft, anIdea({ kindId: 'apron', motif: 'fern' }), {
      locale: 'en-US',
      filledPrice,
    });
    expect(fields).toMatchObject({ product: 'Linen apron', price: next });
    expect(idea).toMatchObject({ kindId: 'apron', motif: 'fern', category: 'apparel' });
  },
);

test('the price of a former idea gives way to that of the next', () => {
  const options = { locale: 'en-US', filledPrice: '' };
  const first = withIdea(emptyDraft, anIdea(), options);
  const next = withIdea(first, anIdea({ productName: 'Crock', estimatedPrice: 40 }), options);
  expect(next.fields.price).toBe('40');
});

test('a result tells the kind of a chosen idea while the product keeps its name', () => {
  const input = {
    followers: 12_500,
    engagementRatePct: 4,
    product: 'Linen apron',
    priceUsd: 25,
    country: 'china',
    styles: [],
    profileLink: 'tiktok.com/@fern.makes',
  } as const;
  const draft = fill(emptyDraft, apron);
  // 12,500 × 4% × 2% = 10 orders.
  expect(answersOfCreator(input, draft)).toMatchObject({
    kindId: 'apron',
    motif: 'fern',
    monthlyOrders: 10,
    profileUrl: 'tiktok.com/@fern.makes',
  });
  const renamed = { ...draft, fields: { ...draft.fields, product: 'Mug' } };
  expect(answersOfCreator({ ...input, product: 'Mug' }, renamed).kindId).toBeUndefined();
});

test('a chosen idea tells what its dialog learned of the visitor', () => {
  const profile = { ...aProfile(), source: 'builtin', askedUrl: '@fern.makes' } as const;
  const visitor = { profile, profileUrl: '@fern.makes', audienceWords: 'Linen' };
  const idea = anIdea({ kindId: 'apron' });
  expect(answersOfIdea(idea, visitor, { isPriceTaken: true })).toEqual({
    profileUrl: '@fern.makes',
    audienceWords: 'Linen',
    followers: 48_200,
    engagementRatePct: 5.7,
    product: 'Linen apron',
    kindId: 'apron',
    motif: undefined,
    productCategory: 'apparel',
    priceUsd: 28,
  });
  const long = { ...visitor, audienceWords: `${'bread '.repeat(83)}and cakes` };
  // 83 × 6 are 498: "and" would end at 501.
  expect(answersOfIdea(idea, long, { isPriceTaken: true }).audienceWords).toBe(
    'bread '.repeat(83).trimEnd(),
  );
  expect(answersOfIdea(idea, visitor, { isPriceTaken: false })).not.toHaveProperty('priceUsd');
});
