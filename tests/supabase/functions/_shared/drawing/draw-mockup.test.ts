import type { GenerateMockupRequest } from '@functions/_shared/contracts/generate-mockup.ts';
import { designStyles } from '@functions/_shared/domain/design-styles.ts';
import { drawMockup, printedName } from '@functions/_shared/drawing/draw-mockup.ts';
import type { DescribedGoods } from '@functions/_shared/drawing/drawing-for.ts';
import { goodsDrawings } from '@functions/_shared/drawing/goods-drawings.generated.ts';
import { readXml, type XmlElement } from '@tests/support/read-xml.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { expectSelfContained, idsIn } from './self-contained.ts';

function request(overrides: Partial<GenerateMockupRequest> = {}): GenerateMockupRequest {
  return {
    productDescription: 'canvas tote bag',
    brandName: '@glow.by_mia',
    styleVibe: 'minimalist',
    targetModel: 'product-design',
    ...overrides,
  };
}

function goods(overrides: Partial<DescribedGoods> = {}): DescribedGoods {
  return { kindId: 'tote-bag', kindName: 'tote bag', printWords: [], ...overrides };
}

function drawn(overrides: Partial<GenerateMockupRequest> = {}, of = goods()) {
  return drawMockup(request(overrides), of);
}

function textsOf(svg: string, name: string): string[] {
  return readXml(svg).flatMap((element: XmlElement) =>
    element.name === name ? [element.text] : [],
  );
}

const kinds = Object.keys(goodsDrawings);

test.each(kinds)('%s and its packaging are pictures, and not the same one', (kindId) => {
  const of = goods({ kindId });
  const product = drawn({ styleVibe: 'streetwear' }, of);
  const packaging = drawn({ styleVibe: 'streetwear', targetModel: 'packaging-design' }, of);
  expectSelfContained(product.svg);
  expectSelfContained(packaging.svg);
  expect(product.standsIn).toBe(false);
  expect(packaging.depicts).toContain(` for `);
});

test('a kind without a drawing is a parcel that says so, in a mailer box', () => {
  const of = goods({ kindId: 'fermenting-weight', kindName: 'fermenting weight' });
  expect(drawn({}, of)).toMatchObject({
    depicts: 'tagged parcel standing in for a fermenting weight',
    standsIn: true,
  });
  expect(drawn({ targetModel: 'packaging-design' }, of)).toMatchObject({
    depicts: 'mailer box for a fermenting weight',
    standsIn: false,
  });
});

test('a description that was not understood is a parcel for "the product"', () => {
  const of = goods({ kindId: undefined, kindName: undefined });
  expect(drawn({}, of).depicts).toBe('tagged parcel standing in for the product');
  expect(drawn({ targetModel: 'packaging-design' }, of).depicts).toBe('mailer box');
});

test('the asked print is drawn, named, and in its own color', () => {
  const { svg, depicts, missingPrint } = drawn({}, goods({ printWords: ['red heart'] }));
  expect(depicts).toBe('tote bag with heart');
  expect(missingPrint).toBeUndefined();
  expect(svg).toContain('fill="#cf2f22"');
});

test('a color of the print is not the product’s', () => {
  const words = { productDescription: 'tote bag with a red heart' };
  const plain = drawn({ productDescription: 'tote bag with a' });
  const red = drawn(words, goods({ printWords: ['red heart'] }));
  expect(/<stop offset="0.6" stop-color="([^"]*)"/.exec(red.svg)?.[1]).toBe(
    /<stop offset="0.6" stop-color="([^"]*)"/.exec(plain.svg)?.[1],
  );
});

test('a print that is no motif is named as missing', () => {
  expect(drawn({}, goods({ printWords: ['the words of my song'] }))).toMatchObject({
    depicts: 'tote bag',
    missingPrint: 'the words of my song',
  });
});

test('title and description say what is drawn and for whom', () => {
  const { svg } = drawn();
  expect(textsOf(svg, 'title')).toEqual(['Tote bag']);
  expect(textsOf(svg, 'desc')).toEqual([
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
  expect(textsOf(drawn({ brandName: '日本のブランド' }).svg, 'text').join('')).toBe(
    '日本のブランド',
  );
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
  for (const styleVibe of designStyles) expectSelfContained(drawn({ brandName, styleVibe }).svg);
});

test('the same request gives the same picture', () => {
  expect(drawn()).toEqual(drawn());
});

test('pictures on one page share no ids', () => {
  const [product, packaging] = (['product-design', 'packaging-design'] as const).map(
    (targetModel) => idsIn(readXml(drawn({ targetModel }).svg)),
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
        productDescription: words(80),
        brandName: words(60),
        styleVibe: fc.oneof(words(40), fc.constantFrom(...designStyles)),
        creatorAesthetic: words(40),
        targetModel: fc.constantFrom('product-design' as const, 'packaging-design' as const),
      }),
      fc.record({
        kindId: fc.option(fc.constantFrom(...kinds), { nil: undefined }),
        kindName: fc.constantFrom(undefined, 'fermenting weight'),
        printWords: fc.array(fc.oneof(words(20), fc.constant('two bees')), { maxLength: 2 }),
      }),
      (input, of) => expectSelfContained(drawMockup(input, of).svg),
    ),
    { numRuns: 100 },
  );
});
