import { creatorAddress } from '@functions/_shared/domain/tool-inputs/creator-address.ts';
import { parseCreatorFields } from '@functions/_shared/domain/tool-inputs/creator-input.ts';
import { describe, expect, test } from 'vitest';
import {
  type CreatorDraft,
  emptyDraft,
  extrasOf,
  ideaInForce,
  withProfile,
} from '@/tools/creator-calculator/screen/creator-draft.ts';
import {
  inputOfAddress,
  openingDraft,
} from '@/tools/creator-calculator/screen/draft-of-address.ts';
import { parseDraft, serializeDraft } from '@/tools/creator-calculator/storage.ts';

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
    product: 'Linen apron',
    price: '28',
    country: 'china',
  },
  idea: { productName: 'Linen apron', category: 'apparel', estimatedPriceUsd: 28 },
  inspiration: { styles: ['vintage'], referenceImages: [], autoAnalysis: null },
};

const address = creatorAddress.toParams({
  followers: 12_500,
  engagementRatePct: 4,
  product: 'Linen apron',
  priceUsd: 28,
  country: 'china',
  productCategory: 'apparel',
  styles: ['vintage'],
});

test('a kept draft is read back as it was', () => {
  expect(parseDraft(serializeDraft(draft))).toEqual(draft);
});

test.each([null, '', 'no json', '[]', '{"fields":3,"profile":"x","idea":{"category":"cars"}}'])(
  'a kept draft of %j is an empty one',
  (text) => {
    expect(parseDraft({ answers: text, look: text })).toEqual(emptyDraft);
  },
);

test('a kept draft survives without the pictures, which may not have fitted', () => {
  const { answers } = serializeDraft(draft);
  expect(parseDraft({ answers, look: null })).toEqual({
    ...draft,
    inspiration: emptyDraft.inspiration,
  });
});

test('the draft a page opens with is the kept one when the address says nothing', () => {
  expect(openingDraft(new URLSearchParams('utm_source=x'), draft, 'en-US')).toBe(draft);
});

test('the draft a page opens with is the kept one when the address says the same, because the tab knows more', () => {
  const withCampaign = new URLSearchParams([...address, ['utm_source', 'mail']]);
  expect(openingDraft(withCampaign, draft, 'en-US')).toBe(draft);
});

test.each(['@fern.makes', '@fern.makes tote', 'Tote by @fern.makes'])(
  'the draft a page opens with is the kept one where the product is called %j, which no address holds',
  (product) => {
    const kept = { ...draft, fields: { ...draft.fields, product } };
    const known = parseCreatorFields(kept.fields, 'en-US', extrasOf(kept));
    if (!known.ok) throw new Error('the draft is complete');
    const params = creatorAddress.toParams(known.value);
    expect(params.toString()).not.toContain('fern');
    expect(openingDraft(params, kept, 'en-US')).toBe(kept);
    expect(inputOfAddress(params, kept, 'en-US')?.product).toBe(product);
  },
);

test('the draft a page opens with is that of a shared link when it says something else, and nothing of the visitor mixes in', () => {
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

test('an idea holds only while the product keeps its name', () => {
  expect(ideaInForce(draft)?.category).toBe('apparel');
  const renamed = { ...draft, fields: { ...draft.fields, product: 'Linen dress' } };
  expect(ideaInForce(renamed)).toBeNull();
  expect(extrasOf(renamed).productCategory).toBeUndefined();
});

describe('another profile', () => {
  const { profile } = draft;
  const withNumbers = { ...draft, fields: { ...draft.fields, followers: '12500' } };
  const analyzed = {
    ...withNumbers,
    inspiration: {
      ...draft.inspiration,
      autoAnalysis: { aesthetic: 'Soft', colors: [], mood: [], basis: '' },
    },
  };

  test('that could not be had takes the former one’s numbers and look away', () => {
    const after = withProfile(analyzed, null, analyzed.fields, 'en-US');
    expect(after.fields).toEqual({ ...draft.fields, followers: '' });
    expect(after.inspiration).toEqual(draft.inspiration);
    expect(after.profile).toBeNull();
  });

  test('leaves what was typed over the former one’s numbers', () => {
    const typed = { ...withNumbers, fields: { ...draft.fields, followers: '9000' } };
    expect(withProfile(typed, null, typed.fields, 'en-US').fields).toEqual(typed.fields);
  });

  test('fills in what it knows and does not keep what only the former one knew', () => {
    if (profile === null) throw new Error('the draft has a profile');
    const next = { ...profile, profileUrl: 'https://x.com/moss', engagement_rate: 2 };
    const { followers: _, ...unknown } = next;
    expect(withProfile(withNumbers, unknown, withNumbers.fields, 'en-US').fields).toMatchObject({
      followers: '',
      engagementRate: '2',
    });
  });

  test('does not write over what was typed since it was asked for', () => {
    const asked = { ...emptyDraft.fields, engagementRate: '1' };
    const typed = { ...emptyDraft, fields: { ...asked, followers: '9000' } };
    const late = profile && { ...profile, engagement_rate: 2 };
    expect(withProfile(typed, late, asked, 'en-US').fields).toMatchObject({
      followers: '9000',
      engagementRate: '2',
    });
  });

  test('keeps the look when it is the same one, fetched again', () => {
    const after = withProfile(analyzed, profile, analyzed.fields, 'en-US');
    expect(after.inspiration).toEqual(analyzed.inspiration);
  });
});

test('a stored draft has the names that visitors’ tabs hold', () => {
  expect(JSON.parse(serializeDraft(draft).answers).fields).toEqual({
    followers: '12,500',
    engagementRate: '4',
    dreamProduct: 'Linen apron',
    price: '28',
    country: 'china',
  });
});
