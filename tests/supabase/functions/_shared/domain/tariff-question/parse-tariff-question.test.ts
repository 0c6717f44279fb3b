import { findTariffOrigin } from '@functions/_shared/domain/tariff/tariff-origins.ts';
import {
  mergeFollowUp,
  type ParsedTariffQuestion,
  parseTariffQuestion,
} from '@functions/_shared/domain/tariff-question/parse-tariff-question.ts';
import { fc } from '@tests/support/property-testing.ts';
import { describe, expect, test } from 'vitest';

const today = '2026-11-28';

type Expected = Partial<ParsedTariffQuestion>;

/** Expects exactly these fields; all others must be empty, apart from details and purpose. */
function expectReading(question: string, expected: Expected) {
  const { details, purpose, ...reading } = parseTariffQuestion(question, today);
  expect({ ...reading, ...(expected.details && { details }) }).toEqual({
    product: '',
    codeDigits: undefined,
    originCodes: [],
    isDomestic: false,
    otherDestination: undefined,
    unknownPlace: undefined,
    unitValueUsd: undefined,
    shipmentValueUsd: undefined,
    quantity: undefined,
    unitWeightKg: undefined,
    entryDate: undefined,
    unparsedDate: undefined,
    usmca: undefined,
    ...expected,
  });
}

test.each<[string, Expected]>([
  [
    'how much is the duty on cotton t-shirts from China',
    { product: 'cotton t-shirts', originCodes: ['CN'] },
  ],
  [
    "What's the tariff on ceramic mugs made in Vietnam?",
    { product: 'ceramic mugs', originCodes: ['VN'] },
  ],
  // Words that judge name no goods.
  ['is that a good duty', { product: '' }],
  ['do tariffs go down soon', { product: '' }],
  ['duty on good shirts from Peru', { product: 'good shirts', originCodes: ['PE'] }],
  ['duty on a trash can from China', { product: 'trash can', originCodes: ['CN'] }],
  ['duty on fishing lines from China', { product: 'fishing lines', originCodes: ['CN'] }],
  ['duty on amazon seller yoga mats from China', { product: 'yoga mats', originCodes: ['CN'] }],
  ["duty on tumblers ma'am from China", { product: 'tumblers', originCodes: ['CN'] }],
  ['tariff for hoodies from mexico', { product: 'hoodies', originCodes: ['MX'] }],
  ['duty rate leather handbags italy', { product: 'leather handbags', originCodes: ['IT'] }],
  ['Chinese candles duty', { product: 'candles', originCodes: ['CN'] }],
  ['import tax on Indian rugs', { product: 'rugs', originCodes: ['IN'] }],
  ['Turkish cotton robes tariff', { product: 'cotton robes', originCodes: ['TR'] }],
  ['turkish towels from india duty', { product: 'turkish towels', originCodes: ['IN'] }],
  ['duty on a french press from China', { product: 'french press', originCodes: ['CN'] }],
  ['duty on bone china mugs from Portugal', { product: 'bone china mugs', originCodes: ['PT'] }],
  ['what is the duty on nail polish from Korea', { product: 'nail polish', originCodes: ['KR'] }],
  [
    'tariff on egyptian cotton sheets made in Portugal',
    { product: 'egyptian cotton sheets', originCodes: ['PT'] },
  ],
  [
    'If I import backpacks from viet nam what do I pay in duties?',
    { product: 'backpacks', originCodes: ['VN'] },
  ],
  ['tarrif? duty for yoga mats from Vietman', { product: 'yoga mats', originCodes: ['VN'] }],
  ['duty on socks from Bangledesh', { product: 'socks', originCodes: ['BD'] }],
  ['duty on socks made in pakstan', { product: 'socks', originCodes: ['PK'] }],
  ['import duty sunglasses from Tiawan', { product: 'sunglasses', originCodes: ['TW'] }],
  ['duty on wallets from portugual', { product: 'wallets', originCodes: ['PT'] }],
  ['tariffs on plush toys out of China', { product: 'plush toys', originCodes: ['CN'] }],
  [
    'country of origin: Türkiye, product: bath towels, duty?',
    { product: 'bath towels', originCodes: ['TR'] },
  ],
  ['sneakers from S. Korea, what tariff?', { product: 'sneakers', originCodes: ['KR'] }],
  [
    'duty on cashmere scarves from the United Kingdom',
    { product: 'cashmere scarves', originCodes: ['GB'] },
  ],
  [
    'how much tax to import olive wood boards from the EU',
    { product: 'olive wood boards', originCodes: ['EU'] },
  ],
  ['bringing in phone cases from Shenzhen, duty?', { product: 'phone cases', originCodes: ['CN'] }],
  ["What's China's tariff on skateboards", { product: 'skateboards', originCodes: ['CN'] }],
  ['section 301 on lip gloss china', { product: 'lip gloss', originCodes: ['CN'] }],
  [
    'does section 301 apply to Chinese stainless steel water bottles?',
    { product: 'stainless steel water bottles', originCodes: ['CN'] },
  ],
  ['duty on t-shirts', { product: 't-shirts' }],
  ['tariff from China', { originCodes: ['CN'] }],
  ['what is the tariff?', {}],
  [
    'hi kira, can you tell me what the duties are for women’s leggings coming from Sri Lanka please',
    { product: "women's leggings", originCodes: ['LK'] },
  ],
  [
    'Duty for jackets designed in Italy but made in China',
    { product: 'jackets designed', originCodes: ['CN'] },
  ],
  ['tariff for mugs from CN', { product: 'mugs', originCodes: ['CN'] }],
  ['duty on hats shipped via Vietnam but made in China', { product: 'hats', originCodes: ['CN'] }],
  ['t shirts cotton vietnam', { product: 'cotton t-shirts', originCodes: ['VN'] }],
  ['tarrifs on chineese toys', { product: 'toys', originCodes: ['CN'] }],
  ['duty socks bangladsh', { product: 'socks', originCodes: ['BD'] }],
  ['duty on columbia jackets from Vietnam', { product: 'columbia jackets', originCodes: ['VN'] }],
  ['candles in a glass jar from China', { product: 'candles', originCodes: ['CN'] }],
  ['tumblers with lid and straw from China', { product: 'tumblers', originCodes: ['CN'] }],
  ['tote bags with zipper cotton india', { product: 'cotton tote bags', originCodes: ['IN'] }],
  [
    't-shirts in organic cotton from Peru',
    { product: 'organic cotton t-shirts', originCodes: ['PE'] },
  ],
  ['hoodies for my gym from Pakistan', { product: 'hoodies', originCodes: ['PK'] }],
  ['press on nails from China', { product: 'press-on nails', originCodes: ['CN'] }],
  ['hoodies 80% cotton 20% poly from pakistan', { product: 'cotton hoodies', originCodes: ['PK'] }],
  [
    'socks 60 percent polyester, 40 percent cotton from Turkey',
    { product: 'polyester socks', originCodes: ['TR'] },
  ],
  ['leather goods from Spain duty', { product: 'leather goods', originCodes: ['ES'] }],
  ['duty on jordan sneakers from Vietnam', { product: 'jordan sneakers', originCodes: ['VN'] }],
  [
    'how much would I pay to import jewelry from Thailand to the US',
    { product: 'jewelry', originCodes: ['TH'] },
  ],
  ['US import duty on wooden toys from Germany', { product: 'wooden toys', originCodes: ['DE'] }],
  ['is there a tariff on goods made in the USA', { isDomestic: true }],
  [
    'duty on importing wine glasses from France into Canada',
    { product: 'wine glasses', originCodes: ['FR'], otherDestination: 'Canada' },
  ],
])('product and origin %s', expectReading);

test.each<[string, Expected]>([
  ['duty on mugs from China vs Vietnam', { product: 'mugs', originCodes: ['CN', 'VN'] }],
  [
    'tariff on t-shirts from China or Bangladesh',
    { product: 't-shirts', originCodes: ['CN', 'BD'] },
  ],
  ['China vs. Mexico duty for hoodies', { product: 'hoodies', originCodes: ['CN', 'MX'] }],
  [
    'compare tariffs on socks: Turkey, Pakistan and India',
    { product: 'socks', originCodes: ['TR', 'PK', 'IN'] },
  ],
  [
    'is the duty on bags from Vietnam lower than from China?',
    { product: 'bags', originCodes: ['VN', 'CN'] },
  ],
  ['Chinese versus Vietnamese sneakers tariff', { product: 'sneakers', originCodes: ['CN', 'VN'] }],
  [
    'moving candle production from China to Vietnam, duty?',
    { product: 'candle', originCodes: ['CN', 'VN'] },
  ],
  [
    'duty difference between china and india for rugs',
    { product: 'rugs', originCodes: ['CN', 'IN'] },
  ],
  ['mugs from China compared to Portugal duty', { product: 'mugs', originCodes: ['CN', 'PT'] }],
])('several origins %s', expectReading);

test.each([
  'duty on mugs from China in 2026',
  '2026 from China',
  'tariff 2026 on mugs from China',
  'duty on 5000 mugs from China',
  '5000 from China duty on mugs',
  'duty on an order of 1500 from Vietnam, mugs',
  'mugs at 12.50 from China',
  'call me at 2125551234 about mugs from China',
  'my phone is 6109555123, duty on mugs from China',
  'duty on mugs, reach me on 212-555-1234',
  'duty on mugs, reach me on (212) 555-1234',
  'duty on mugs from China 4155552671',
  'duty on mugs from China on 24.07.2026',
  'duty on mugs from China on 2026.07.24',
])('numbers that are not codes %s', (question) => {
  expect(parseTariffQuestion(question, today).codeDigits).toBeUndefined();
});

test.each<[string, Expected]>([
  ['duty on 6109.10.00 from China', { codeDigits: '61091000', originCodes: ['CN'] }],
  ['HTS 6109100012 from Vietnam duty', { codeDigits: '6109100012', originCodes: ['VN'] }],
  ['tariff 6109.10.00.12 china', { codeDigits: '6109100012', originCodes: ['CN'] }],
  ['tariff 6109.10.0012 china', { codeDigits: '6109100012', originCodes: ['CN'] }],
  ['hs code 6912 from portugal', { codeDigits: '6912', originCodes: ['PT'] }],
  ['what is the duty for heading 4202 from India', { codeDigits: '4202', originCodes: ['IN'] }],
  ['duty on 4202.92 from Cambodia', { codeDigits: '420292', originCodes: ['KH'] }],
  ['6109 10 00 mexico duty', { codeDigits: '61091000', originCodes: ['MX'] }],
  ['6109 from China', { codeDigits: '6109', originCodes: ['CN'] }],
  ['6109', { codeDigits: '6109' }],
  ['61.09', { codeDigits: '6109' }],
  ['61.09 from Vietnam?', { codeDigits: '6109', originCodes: ['VN'] }],
  ['heading 6109', { codeDigits: '6109' }],
  ['duty on 6109', { codeDigits: '6109' }],
  ['what is the duty on 6109 from India?', { codeDigits: '6109', originCodes: ['IN'] }],
  ['tariff for 4202 from Italy', { codeDigits: '4202', originCodes: ['IT'] }],
  ['9503, made in China', { codeDigits: '9503', originCodes: ['CN'] }],
  ['610910', { codeDigits: '610910' }],
  ['61.09.10.00 from China', { codeDigits: '61091000', originCodes: ['CN'] }],
  ['hts code: 95030000 china', { codeDigits: '95030000', originCodes: ['CN'] }],
  ['6912 portugal', { codeDigits: '6912', originCodes: ['PT'] }],
  // These lines do not exist; a typed code is kept so that the answer can say so.
  ['99999999 china', { codeDigits: '99999999', originCodes: ['CN'] }],
  ['9999.99.99', { codeDigits: '99999999' }],
  ['6109 china vs vietnam', { codeDigits: '6109', originCodes: ['CN', 'VN'] }],
  ['5000 china', { originCodes: ['CN'], quantity: 5000 }],
  ['6912 mugs portugal', { product: 'mugs', originCodes: ['PT'], quantity: 6912 }],
  [
    'duty on candles hts 3406.00.00 from India',
    { product: 'candles', codeDigits: '34060000', originCodes: ['IN'] },
  ],
])('codes %s', expectReading);

test.each<[string, Expected]>([
  [
    'duty on 1.000 mugs from China at $3,20 each',
    { product: 'mugs', originCodes: ['CN'], unitValueUsd: 3.2, quantity: 1000 },
  ],
  [
    'hoodies from Portugal, 12,50 $ each, 1.250 pcs',
    { product: 'hoodies', originCodes: ['PT'], unitValueUsd: 12.5, quantity: 1250 },
  ],
  [
    't-shirts from China with a total value of 10.000 dollars',
    { product: 't-shirts', originCodes: ['CN'], shipmentValueUsd: 10_000 },
  ],
  [
    'shipment of $12.345,60 of rugs from Turkey',
    { product: 'rugs', originCodes: ['TR'], shipmentValueUsd: 12_345.6 },
  ],
  [
    "candles from India, invoice of USD 1'250.50",
    { product: 'candles', originCodes: ['IN'], shipmentValueUsd: 1250.5 },
  ],
  [
    'stickers from China at $0.125 each',
    { product: 'stickers', originCodes: ['CN'], unitValueUsd: 0.125 },
  ],
  ['pens from China at $1.125 each', { product: 'pens', originCodes: ['CN'], unitValueUsd: 1.125 }],
  [
    'bring 3k hoodies from turkey @ $9.80',
    { product: 'hoodies', originCodes: ['TR'], quantity: 3000, unitValueUsd: 9.8 },
  ],
  ['beanies from China, 0,09 kg each', { product: 'beanies', unitWeightKg: 0.09 }],
  ['olive oil 500 ml from Italy', { product: 'olive oil', originCodes: ['IT'] }],
  ['50/50 cotton polyester socks from Turkey', { originCodes: ['TR'], quantity: undefined }],
  // The capacity of a tumbler or the fabric weight of canvas is not the weight of a piece.
  ['20 oz tumblers from China', { product: 'tumblers', originCodes: ['CN'] }],
  ['canvas tote bags 12oz from India', { product: 'canvas tote bags', originCodes: ['IN'] }],
  [
    'duty on a $12 backpack from China',
    { product: 'backpack', originCodes: ['CN'], unitValueUsd: 12 },
  ],
  [
    'duty on t-shirts at $4.50 each from India',
    { product: 't-shirts', originCodes: ['IN'], unitValueUsd: 4.5 },
  ],
  [
    'tariff on 500 pcs of mugs from Vietnam, unit price $3',
    { product: 'mugs', originCodes: ['VN'], unitValueUsd: 3, quantity: 500 },
  ],
  [
    'duty for 1,000 t-shirts worth $5,000 from china',
    {
      product: 't-shirts',
      originCodes: ['CN'],
      unitValueUsd: 5,
      shipmentValueUsd: 5000,
      quantity: 1000,
    },
  ],
  [
    'duty on a $20k shipment of sneakers from Vietnam',
    { product: 'sneakers', originCodes: ['VN'], shipmentValueUsd: 20_000 },
  ],
  [
    'tariff on hats costing 6 dollars from Bangladesh',
    { product: 'hats', originCodes: ['BD'], unitValueUsd: 6 },
  ],
  [
    'duty on beanies from China, $5 per unit, 90 g each',
    { product: 'beanies', originCodes: ['CN'], unitValueUsd: 5, unitWeightKg: 0.09 },
  ],
  [
    'acrylic beanie from china weighing 0.1 kg at $4',
    { product: 'acrylic beanie', originCodes: ['CN'], unitValueUsd: 4, unitWeightKg: 0.1 },
  ],
  [
    'duty on soy candles 8 oz from Vietnam',
    { product: 'soy candles', originCodes: ['VN'], unitWeightKg: 8 * 0.028349523125 },
  ],
])('values, quantities, weights %s', (question, expected) => {
  const { unitWeightKg, ...rest } = expected;
  const reading = parseTariffQuestion(question, today);
  expect({ ...reading, unitWeightKg: undefined }).toMatchObject(rest);
  if (unitWeightKg === undefined) expect(reading.unitWeightKg).toBeUndefined();
  else expect(reading.unitWeightKg).toBeCloseTo(unitWeightKg, 9);
});

test.each<[string, string]>([
  ['duty on mugs from China on 2026-07-01', '2026-07-01'],
  ['mugs from China entered on 2026-07-01', '2026-07-01'],
  ['mugs from China that arrived July 1, 2026', '2026-07-01'],
  ['mugs from China arriving next month', '2026-12-28'],
  ['duty on mugs from China before July 24, 2026', '2026-07-23'],
  ['duty on mugs from China arriving August 1', '2027-08-01'],
  ['duty on mugs from China in July 2026', '2026-07-01'],
  ['duty on mugs from China 24 July 2026', '2026-07-24'],
  ['duty on mugs from China on 7/24/2026', '2026-07-24'],
  ['duty on mugs from China next month', '2026-12-28'],
  ['duty on mugs from China today', '2026-11-28'],
  ['duty on mugs from China tomorrow', '2026-11-29'],
  ['duty on mugs from China next year', '2027-01-01'],
  ['duty on mugs from China next March', '2027-03-01'],
  ['duty on mugs from China in 2025', '2025-01-01'],
])('days of entry %s', (question, entryDate) => {
  expectReading(question, { product: 'mugs', originCodes: ['CN'], entryDate });
});

test('a date that is on no calendar is unparsed', () => {
  expect(parseTariffQuestion('duty on mugs on 2026-02-31', today).entryDate).toBeUndefined();
});

test.each<[string, ParsedTariffQuestion['usmca']]>([
  ['hoodies from Mexico under USMCA', 'claimed'],
  ['hoodies from Mexico with a NAFTA certificate', 'claimed'],
  ['hoodies from Mexico without USMCA', 'ruled-out'],
  ['hoodies from Mexico that do not qualify', 'ruled-out'],
  ['non-USMCA hoodies from Mexico', 'ruled-out'],
  ['hoodies from Mexico', undefined],
])('the USMCA %s', (question, usmca) => {
  expect(parseTariffQuestion(question, today).usmca).toBe(usmca);
});

describe('a follow-up question', () => {
  const first = parseTariffQuestion('duty on cotton t-shirts from China at $5 each', today);
  test.each<[string, Expected]>([
    ['and from Vietnam?', { product: 'cotton t-shirts', originCodes: ['VN'], unitValueUsd: 5 }],
    ['what about Mexico', { product: 'cotton t-shirts', originCodes: ['MX'] }],
    ['What about hoodies?', { product: 'hoodies', originCodes: ['CN'], unitValueUsd: undefined }],
    ['and in polyester?', { product: 'polyester t-shirts', originCodes: ['CN'], unitValueUsd: 5 }],
    [
      'and before July 24, 2026?',
      { product: 'cotton t-shirts', originCodes: ['CN'], entryDate: '2026-07-23' },
    ],
    [
      'what if it is from India or Turkey',
      { product: 'cotton t-shirts', originCodes: ['IN', 'TR'] },
    ],
    ['6912.00.44', { codeDigits: '69120044', product: '', originCodes: ['CN'] }],
  ])('%s', (question, expected) => {
    expect(mergeFollowUp(parseTariffQuestion(question, today), first)).toMatchObject(expected);
  });

  test('another material reopens the choice of the line; the wearer stays', () => {
    const chosen = parseTariffQuestion("duty on men's cotton shorts 6203.42.45 from China", today);
    expect(mergeFollowUp(parseTariffQuestion('and in polyester?', today), chosen)).toMatchObject({
      product: "polyester men's shorts",
      codeDigits: undefined,
      originCodes: ['CN'],
    });
    expect(mergeFollowUp(parseTariffQuestion('and from Vietnam?', today), chosen)).toMatchObject({
      product: "men's cotton shorts",
      codeDigits: '62034245',
      originCodes: ['VN'],
    });
  });
});

const parts = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.constantFrom(
    'duty on',
    'mugs',
    'from China',
    'or Vietnam',
    '6109.10.00',
    '$4 each',
    'to the US',
    '500 pcs',
    'made in',
    'Turkey',
    'before July 24',
    'vs',
    'EU',
    '0.2 kg',
  ),
);

test.each([
  ['duty on mugs from wakanda', 'wakanda'],
  ['duty on mugs made in narnia?', 'narnia'],
  ['duty on mugs from Wakanda', 'Wakanda'],
])('a place that is not in the tables %s', (question, place) => {
  expect(parseTariffQuestion(question, today)).toMatchObject({
    unknownPlace: place,
    product: 'mugs',
  });
});

test.each([
  'duty on mugs made from clay',
  'duty on mugs from my supplier',
  'duty on mugs from scratch',
  'duty on mugs from wakanda or China',
])('a place that is not in the tables %s names none', (question) => {
  expect(parseTariffQuestion(question, today).unknownPlace).toBeUndefined();
});

describe('a question with its own goods and origin', () => {
  const before = parseTariffQuestion(
    'cotton t-shirts from Mexico before July 24, 2026 under USMCA',
    today,
  );

  test('is complete: it takes neither day nor claim from the one before', () => {
    const asked = parseTariffQuestion('duty on ceramic mugs from Vietnam', today);
    expect(mergeFollowUp(asked, before)).toMatchObject({ entryDate: undefined, usmca: undefined });
  });

  test.each(['and from Vietnam?', 'what about ceramic mugs', 'and in polyester?'])(
    '%s leaves the day open, which is carried over',
    (question) => {
      const asked = parseTariffQuestion(question, today);
      expect(mergeFollowUp(asked, before).entryDate).toBe('2026-07-23');
    },
  );
});

test('any text parses to known origins and plausible codes and amounts only', () => {
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 14 }), (words) => {
      const reading = parseTariffQuestion(words.join(' '), today);
      for (const code of reading.originCodes) {
        expect(findTariffOrigin(code)).toBeDefined();
      }
      expect(reading.codeDigits ?? '6109').toMatch(/^(?:\d{4}|\d{6}|\d{8}|\d{10})$/);
      expect(reading.entryDate ?? today).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      for (const amount of [reading.unitValueUsd, reading.unitWeightKg, reading.quantity]) {
        expect(amount ?? 0).toBeGreaterThanOrEqual(0);
        expect(amount ?? 0).toBeLessThan(Number.POSITIVE_INFINITY);
      }
    }),
  );
});

test.each<[string, Expected]>([
  [
    'duty on cotton tshirts from China to Canada',
    { product: 'cotton tshirts', originCodes: ['CN'], otherDestination: 'Canada' },
  ],
  [
    '6109.10 from China to Germany',
    { codeDigits: '610910', originCodes: ['CN'], otherDestination: 'Germany' },
  ],
  [
    'duty on mugs from China to South Korea',
    { product: 'mugs', originCodes: ['CN'], otherDestination: 'South Korea' },
  ],
  ['duty on mugs from China to the US', { product: 'mugs', originCodes: ['CN'] }],
  ['duty on mugs from China compared to Vietnam', { product: 'mugs', originCodes: ['CN', 'VN'] }],
  ['duty on mugs not from China', { product: 'mugs' }],
  ['duty on mugs from anywhere except China', { product: 'mugs' }],
  ['duty on tees from Puerto Rico', { product: 'tees', isDomestic: true }],
  ['duty on tees from Africa', { product: 'tees', unknownPlace: 'Africa' }],
  ['duty on tees from southeast asia', { product: 'tees', unknownPlace: 'southeast asia' }],
  ['duty on unicorns from Atlantis', { product: 'unicorns', unknownPlace: 'Atlantis' }],
  ['duty on turkey from Turkey', { product: 'turkey', originCodes: ['TR'] }],
  ['duty on socks, turkey', { product: 'socks', originCodes: ['TR'] }],
])('what is not an origin %s', expectReading);

test('an unknown place replaces the origin before it', () => {
  const before = parseTariffQuestion('duty on tees from China', today);
  expect(mergeFollowUp(parseTariffQuestion('and from Africa?', today), before)).toMatchObject({
    product: 'tees',
    originCodes: [],
    unknownPlace: 'Africa',
  });
});

test('a material is not a place', () => {
  expect(
    parseTariffQuestion('Duty On Shirts Made From Cotton', today).unknownPlace,
  ).toBeUndefined();
});

test.each<[string, Expected]>([
  [
    'duty on tees from China 24.07.2026',
    { product: 'tees', originCodes: ['CN'], entryDate: '2026-07-24' },
  ],
  [
    'duty on tees from China on 24/07/2026',
    { product: 'tees', originCodes: ['CN'], entryDate: '2026-07-24' },
  ],
  [
    'duty on tees from China on 7/24/2026',
    { product: 'tees', originCodes: ['CN'], entryDate: '2026-07-24' },
  ],
  [
    'duty on tees from China on February 30, 2026',
    { product: 'tees', originCodes: ['CN'], unparsedDate: 'February 30, 2026' },
  ],
  [
    'duty on tees from China on 31.02.2026',
    { product: 'tees', originCodes: ['CN'], unparsedDate: '31.02.2026' },
  ],
])('dates in international notation, and dates that do not exist %s', expectReading);

test('lead-ins in a row are read at once, however many', () => {
  // Forty of them took hours with a pattern that could divide each space in two ways.
  const question = `mugs ${'from the '.repeat(40)}x from China`;
  expect(parseTariffQuestion(question, today).originCodes).toEqual(['CN']);
});

test.each([
  [
    'wool slippers with rubber sole from Nepal',
    { product: 'wool slippers', details: 'rubber sole' },
  ],
  ['dice for dungeons and dragons from China', { purpose: 'dungeons dragons' }],
  ['duty for hoodies from Mexico', { product: 'hoodies', purpose: undefined }],
  ['tights 20 denier from Italy', { product: 'tights' }],
  ['alpaca ponchos hand knitted from Bolivia', { product: 'knitted alpaca ponchos' }],
  ['trading cards printed in China', { product: 'printed trading cards' }],
  ['hats paper straw from China', { product: 'paper straw hats' }],
  ['aretes de plata de Taxco', { product: 'silver aretes', originCodes: ['MX'] }],
])('details, purposes and what stands behind the goods: %s', (question, expected) => {
  expect(parseTariffQuestion(question, today)).toMatchObject(expected);
});
