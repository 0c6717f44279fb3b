import { describe, expect, test } from 'vitest';
import {
  type CreatorDraft,
  draftFromTexts,
  draftToTexts,
  emptyDraft,
  extrasOf,
  ideaInForce,
  openingDraft,
} from '@/components/tools/creator-calculator/creator-draft.ts';
import { toCreatorParams } from '@/lib/calc/creator-url.ts';

const draft: CreatorDraft = {
  profileUrl: '@fern',
  profile: {
    username: 'fern',
    platform: 'TikTok',
    profileUrl: 'https://www.tiktok.com/@fern',
    followers: 12_500,
    source: 'builtin',
    askedUrl: '@fern',
  },
  fields: {
    followers: '12,500',
    engagementRate: '4',
    dreamProduct: 'Linen apron',
    price: '28',
    country: 'china',
  },
  idea: { productName: 'Linen apron', category: 'apparel', estimatedPriceUsd: 28 },
  inspiration: { styles: ['vintage'], referenceImages: [], autoAnalysis: null },
};

const address = toCreatorParams({
  followers: 12_500,
  engagementRatePct: 4,
  dreamProduct: 'Linen apron',
  priceUsd: 28,
  country: 'china',
  productCategory: 'apparel',
  styles: ['vintage'],
});

describe('a kept draft', () => {
  test('is read back as it was', () => {
    expect(draftFromTexts(draftToTexts(draft))).toEqual(draft);
  });

  test.each([null, '', 'no json', '[]', '{"fields":3,"profile":"x","idea":{"category":"cars"}}'])(
    'of %j is an empty one',
    (text) => {
      expect(draftFromTexts({ answers: text, look: text })).toEqual(emptyDraft);
    },
  );

  test('survives without the pictures, which may not have fitted', () => {
    const { answers } = draftToTexts(draft);
    expect(draftFromTexts({ answers, look: null })).toEqual({
      ...draft,
      inspiration: emptyDraft.inspiration,
    });
  });
});

describe('the draft a page opens with', () => {
  test('is the kept one when the address says nothing', () => {
    expect(openingDraft(new URLSearchParams('utm_source=x'), draft, 'en-US')).toBe(draft);
  });

  test('is the kept one when the address says the same, because the tab knows more', () => {
    const withCampaign = new URLSearchParams([...address, ['utm_source', 'mail']]);
    expect(openingDraft(withCampaign, draft, 'en-US')).toBe(draft);
  });

  test('is that of a shared link when it says something else, and nothing of the visitor mixes in', () => {
    const opened = openingDraft(
      address,
      { ...draft, fields: { ...draft.fields, price: '9' } },
      'en-US',
    );
    expect(opened.fields.price).toBe('28');
    expect(opened.profile).toBeNull();
    expect(opened.inspiration.styles).toEqual(['vintage']);
    expect(extrasOf(opened).productCategory).toBe('apparel');
  });
});

test('an idea holds only while the product keeps its name', () => {
  expect(ideaInForce(draft)?.category).toBe('apparel');
  const renamed = { ...draft, fields: { ...draft.fields, dreamProduct: 'Linen dress' } };
  expect(ideaInForce(renamed)).toBeNull();
  expect(extrasOf(renamed).productCategory).toBeUndefined();
});
