import { marketPriceSchema } from '@functions/_shared/contracts/market-pricing.ts';
import {
  defaultMinimumOrder,
  type PageMeta,
  parseMarketListing,
  unnamedSupplier,
} from '@functions/market-pricing/market-listing.ts';
import { describe, expect, test } from 'vitest';
import { fc } from '../../../support/property-testing.ts';

const page: PageMeta = {
  title: 'Custom Canvas Tote Bag - Alibaba.com',
  url: 'https://www.market.example/product/42.html',
};

const productPage = `
![hero](https://img.example/1.jpg)

# Custom Logo Canvas Tote Bag

[Ningbo Bright Bags Co., Ltd.](https://bright.market.example) 8 yrs CN

100 - 499 pieces

$2.40

500 - 999 pieces

$2.10

\\>= 1000 pieces

$1.85

Sample price: $15.00 / piece

## Shipping

Shipping fee: $180.00

$0.90 per bag by sea

## Product details

Material: 12oz cotton canvas

## Other recommendations for your business

[Luxury Leather Hand Bag For Women](https://www.market.example/product/43.html) $49.00
`;

const searchPage = `
- [Home](https://www.market.example/)
- [Contact supplier](https://www.market.example/contact)

[![picture](https://img.example/a.jpg)](https://www.market.example/a.html)

[Cotton Tote Bag With Custom Print](https://www.market.example/a.html)

US$ 0.85 - 1.60 / Piece

500 Pieces (Min. Order)

[Yiwu Soft Goods Co., Ltd.](https://soft.market.example)

[Chat now](https://www.market.example/chat)

[Recycled Canvas Shopping Bag](/b.html)

~~$2.50~~ $1.95

Supplier: Hanoi Green Textile Verified 5 yrs

[Jute Market Bag, Price On Request](https://www.market.example/c.html)

Negotiable

[Heavy Canvas Tote Bag Bulk](https://www.market.example/d.html) $24.00 / dozen Min. Order: 10 Dozen
`;

test('parseMarketListing joins the quantity steps of a product page to one range', () => {
  expect(parseMarketListing(productPage, page)).toEqual([
    {
      productName: 'Custom Logo Canvas Tote Bag',
      priceRange: { min: 1.85, max: 2.4 },
      moq: 100,
      supplier: 'Ningbo Bright Bags Co., Ltd.',
      url: page.url,
      currency: 'USD',
    },
  ]);
});

test('parseMarketListing parses each offer of a search page and leaves out the one without a price', () => {
  expect(parseMarketListing(searchPage, page)).toEqual([
    {
      productName: 'Cotton Tote Bag With Custom Print',
      priceRange: { min: 0.85, max: 1.6 },
      moq: 500,
      supplier: 'Yiwu Soft Goods Co., Ltd.',
      url: 'https://www.market.example/a.html',
      currency: 'USD',
    },
    {
      productName: 'Recycled Canvas Shopping Bag',
      priceRange: { min: 1.95, max: 1.95 },
      moq: defaultMinimumOrder,
      supplier: 'Hanoi Green Textile',
      url: 'https://www.market.example/b.html',
      currency: 'USD',
    },
    {
      productName: 'Heavy Canvas Tote Bag Bulk',
      priceRange: { min: 2, max: 2 },
      moq: 120,
      supplier: unnamedSupplier,
      url: 'https://www.market.example/d.html',
      currency: 'USD',
    },
  ]);
});

test('parseMarketListing parses a table of offers by its header', () => {
  const table = `
| Product | Price | MOQ | Supplier | Shipping |
| --- | --- | --- | --- | --- |
| Stainless steel tumbler | $3.20 - $4.10 | 300 | Acme Cups | $60 |
| Glass water bottle | on request | 500 | Acme Cups | $60 |
| Insulated water bottle | US$ 5 | 1,000 pcs | Jinhua Flask Factory | $80 |
`;
  expect(parseMarketListing(table, page)).toMatchObject([
    {
      productName: 'Stainless steel tumbler',
      priceRange: { min: 3.2, max: 4.1 },
      moq: 300,
      supplier: 'Acme Cups',
    },
    {
      productName: 'Insulated water bottle',
      priceRange: { min: 5, max: 5 },
      moq: 1000,
      supplier: 'Jinhua Flask Factory',
    },
  ]);
});

test('parseMarketListing parses a table of quantity steps as one offer', () => {
  const table =
    '| Quantity | Price |\n|---|---|\n| 50 - 199 pieces | $6.00 |\n| 200+ pieces | $5.00 |';
  expect(parseMarketListing(table, page)).toMatchObject([
    { productName: 'Custom Canvas Tote Bag', priceRange: { min: 5, max: 6 }, moq: 50 },
  ]);
});

test("parseMarketListing uses the page title without the marketplace's name when no heading names the product", () => {
  expect(parseMarketListing('US$2.00 / piece', page)[0]?.productName).toBe(
    'Custom Canvas Tote Bag',
  );
});

test('parseMarketListing treats an amount under a "Shipping" label as shipping, not as a price', () => {
  expect(parseMarketListing('Shipping cost:\n\n$45.00\n\nSample\n$12.00', page)).toEqual([]);
});

test('parseMarketListing drops an implausibly wide range', () => {
  expect(parseMarketListing('# Canvas tote bag\n$0.50\n$500.00', page)).toEqual([]);
});

test('parseMarketListing lists the same offer once', () => {
  const offer = '[Cotton Tote Bag Bulk](https://m.example/a)\n$2.00\n';
  expect(parseMarketListing(offer + offer, page)).toHaveLength(1);
});

test('parseMarketListing returns nothing for an empty page, a page without prices and prices in euros', () => {
  expect(parseMarketListing('', page)).toEqual([]);
  expect(parseMarketListing('# Canvas tote bag\nContact us', page)).toEqual([]);
  expect(parseMarketListing('# Canvas tote bag\n€2.00 / piece', page)).toEqual([]);
});

test('parseMarketListing keeps no URL that a browser would run', () => {
  const [offer] = parseMarketListing('[Cotton Tote Bag Bulk](javascript:alert(1)) $2.00', {
    title: '',
    url: 'not an address',
  });
  expect(offer).toMatchObject({ productName: 'Cotton Tote Bag Bulk', url: null });
});

test('parseMarketListing raises prices below a cent to a cent', () => {
  expect(parseMarketListing('$3 per 1000 pieces', page)[0]?.priceRange).toEqual({
    min: 0.01,
    max: 0.01,
  });
});

describe('parseMarketListing, for any text,', () => {
  const fragment = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 20 }),
    fc.constantFrom(
      ...['$', 'US$', 'USD ', '€', ' - ', '~', '~~', ' to ', '/', ' per ', 'dozen', 'pieces', 'kg'],
      ...['MOQ', 'Min. Order: ', '(', ')', '|', '|---|', '\n', '# ', '[', '](', '<del>', '**', '%'],
      ...[
        'Co., Ltd.',
        'Supplier: ',
        'Shipping',
        '1,200',
        '0',
        '.5',
        '3.50',
        '1e9',
        '-4',
        '9'.repeat(40),
      ],
    ),
  );
  const text = fc.array(fragment, { maxLength: 60 }).map((parts) => parts.join(''));

  test('never throws and returns only valid offers', () => {
    fc.assert(
      fc.property(text, fc.string(), fc.oneof(fc.webUrl(), fc.string()), (markdown, title, url) => {
        for (const offer of parseMarketListing(markdown, { title, url })) {
          expect(marketPriceSchema.safeParse(offer).success).toBe(true);
          expect(offer.priceRange.min).toBeGreaterThan(0);
          expect(offer.priceRange.max).toBeGreaterThanOrEqual(offer.priceRange.min);
          expect(Number.isFinite(offer.priceRange.max)).toBe(true);
          expect(Number.isInteger(offer.moq) && offer.moq >= 1).toBe(true);
          expect(offer.productName).not.toBe('');
        }
      }),
      { numRuns: 2000 },
    );
  });

  test('parses any sensible range as written', () => {
    const cents = fc.integer({ min: 1, max: 99_999 });
    fc.assert(
      fc.property(cents, cents, fc.constantFrom(' - ', '-', '~', ' to '), (a, b, dash) => {
        fc.pre(Math.max(a, b) <= Math.min(a, b) * 30);
        const written = `# Canvas tote bag\nUS$${(a / 100).toFixed(2)}${dash}${(b / 100).toFixed(2)} / piece`;
        expect(parseMarketListing(written, page)[0]?.priceRange).toEqual({
          min: Math.min(a, b) / 100,
          max: Math.max(a, b) / 100,
        });
      }),
    );
  });

  test('handles a hostile page quickly', () => {
    const hostile = [
      '~~',
      '[a](',
      '![',
      '<del>',
      '1,',
      '$1-',
      'A B. ',
      'min order ',
      '1 pcs ',
      '|',
      '**',
    ];
    const started = performance.now();
    for (const fragment of hostile) {
      const line = fragment.repeat(2_000 / fragment.length);
      parseMarketListing(`${line}\n`.repeat(150), page);
    }
    expect(performance.now() - started).toBeLessThan(10_000);
  });
});
