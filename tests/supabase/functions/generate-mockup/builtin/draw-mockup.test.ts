import type { GenerateMockupRequest } from '@functions/_shared/contracts/generate-mockup.ts';
import { designStyles } from '@functions/_shared/domain/design-styles.ts';
import { drawMockup, printedName } from '@functions/generate-mockup/builtin/draw-mockup.ts';
import {
  kindRules,
  packagingKinds,
  productKinds,
} from '@functions/generate-mockup/builtin/kinds.ts';
import { readXml, type XmlElement } from '@tests/support/read-xml.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

function request(overrides: Partial<GenerateMockupRequest> = {}): GenerateMockupRequest {
  return {
    productDescription: 'canvas tote bag',
    brandName: '@glow.by_mia',
    styleVibe: 'minimalist',
    targetModel: 'product-design',
    ...overrides,
  };
}

function expectSelfContained(svg: string): void {
  const elements = readXml(svg);
  const ids = idsIn(elements);
  const used = [...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id);

  expect(elements[0]?.attributes.get('viewBox')).toBe('0 0 800 800');
  expect(elements.filter(({ name }) => foreignElements.has(name))).toEqual([]);
  expect(elements.flatMap(({ attributes }) => [...attributes].filter(isOutside))).toEqual([]);
  expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  expect(new TextEncoder().encode(svg).length).toBeLessThan(30_000);
  expect(new Set(ids).size).toBe(ids.length);
  expect(used.filter((id) => id === undefined || !ids.includes(id))).toEqual([]);
}

const foreignElements = new Set(['script', 'foreignObject', 'image', 'a', 'use', 'style']);

/** An event handler, a link, or anything that a browser would fetch. */
function isOutside([name, value]: readonly [string, string]): boolean {
  return /^on|href/.test(name) || (name !== 'xmlns' && /https?:|data:|javascript:/.test(value));
}

function idsIn(elements: readonly XmlElement[]): string[] {
  return elements.flatMap(({ attributes }) => attributes.get('id') ?? []);
}

function textsOf(svg: string, name: string): string[] {
  return readXml(svg).flatMap((element) => (element.name === name ? [element.text] : []));
}

const firstName = (list: string) => list.split(',')[0] ?? '';

describe.each([...productKinds, ...packagingKinds])('%s', (kind) => {
  const productDescription = firstName(kindRules[kind].names);

  test.each(['minimalist', 'luxury', 'streetwear', 'y2k'])(
    'is a self-contained picture in the %s style',
    (styleVibe) => {
      expectSelfContained(drawMockup(request({ productDescription, styleVibe })).svg);
    },
  );

  test('has a packaging', () => {
    const { svg, depicts } = drawMockup(
      request({ productDescription, styleVibe: 'y2k', targetModel: 'packaging-design' }),
    );
    expectSelfContained(svg);
    expect(depicts.length).toBeGreaterThan(2);
  });
});

test.each([
  ['canvas tote bag', 'product-design', 'tote bag'],
  ['canvas tote bag', 'packaging-design', 'poly mailer for a tote bag'],
  ['enamel pin', 'packaging-design', 'stand-up pouch for an enamel pin on a card'],
  ['guitar picks', 'packaging-design', 'stand-up pouch for two guitar picks'],
  ['socks', 'packaging-design', 'paper sleeve for a pair of socks'],
  ['leggings', 'packaging-design', 'poly mailer for leggings'],
  ['hologram', 'product-design', 'branded box standing in for the product'],
  ['hologram', 'packaging-design', 'mailer box'],
] as const)('the description of "%s", %s is %s', (productDescription, targetModel, words) => {
  const { svg, depicts } = drawMockup(request({ productDescription, targetModel }));
  expect(depicts).toBe(words);
  expect(textsOf(svg, 'title').map((title) => title.toLowerCase())).toEqual([
    depicts.toLowerCase(),
  ]);
});

test('the description includes the brand as given', () => {
  expect(textsOf(drawMockup(request()).svg, 'desc')).toEqual([
    'Drawn in the Minimalist style: tote bag, branded @glow.by_mia.',
  ]);
});

test.each([
  ['@glow.by_mia', 'glow by mia'],
  ['Glow_by.Mia', 'Glow_by.Mia'],
  ['Inspiration', 'your brand'],
  ['@', 'your brand'],
  ['', 'your brand'],
  ['🌸 petal', '🌸 petal'],
])('the printed name of "%s" is "%s"', (brandName, printed) => {
  expect(printedName(brandName)).toBe(printed);
});

test('the printed name is set as text when our own letters lack its characters', () => {
  const { svg } = drawMockup(request({ brandName: '日本のブランド' }));
  expect(textsOf(svg, 'text').join('')).toBe('日本のブランド');
});

test.each([
  ['an emoji', '🌸🦄'],
  ['sixty letters', 'W'.repeat(60)],
  ['quotes and signs', `"A" & 'B' <C>`],
  ['an escape attempt', '</text><script>alert(1)</script>'],
  ['an attribute attempt', '" onload="alert(1)'],
  ['right to left', 'مرحبا بالعالم'],
  ['a direction override', '\u202Eevil\u202C'],
  ['nothing but control characters', '\u0000\u0007\u200b'],
])('the printed name %s does not break the picture', (_case, brandName) => {
  for (const styleVibe of designStyles) {
    expectSelfContained(drawMockup(request({ brandName, styleVibe })).svg);
  }
});

test('the same request gives the same picture', () => {
  expect(drawMockup(request())).toEqual(drawMockup(request()));
});

test('pictures on one page share no ids', () => {
  const [product, packaging] = (['product-design', 'packaging-design'] as const).map(
    (targetModel) => idsIn(readXml(drawMockup(request({ targetModel })).svg)),
  );
  expect(product?.filter((id) => packaging?.includes(id))).toEqual([]);
});

test('no words can break the picture', () => {
  const words = (maxLength: number) =>
    fc.oneof(
      fc.string({ maxLength, unit: 'binary' }),
      fc.string({
        maxLength,
        unit: fc.constantFrom('<', '>', '&', '"', "'", ']]>', '\u0000', 'a'),
      }),
    );
  fc.assert(
    fc.property(
      fc.record({
        productDescription: fc.oneof(
          words(80),
          fc.constantFrom('mug', 'hoodie', 'candle', 'serum'),
        ),
        brandName: words(60),
        styleVibe: fc.oneof(words(40), fc.constantFrom(...designStyles)),
        creatorAesthetic: words(40),
        targetModel: fc.constantFrom('product-design' as const, 'packaging-design' as const),
      }),
      (input) => expectSelfContained(drawMockup(input).svg),
    ),
    { numRuns: 100 },
  );
});
