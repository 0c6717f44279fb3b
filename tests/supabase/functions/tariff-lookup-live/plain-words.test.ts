import { parseTariffQuestion } from '@functions/_shared/domain/tariff-question/parse-tariff-question.ts';
import { assumptionText } from '@functions/tariff-lookup-live/assumed-variant.ts';
import { classify } from '@functions/tariff-lookup-live/classify.ts';
import { openSchedule } from '@tests/support/open-schedule.ts';
import { expect, test } from 'vitest';

const store = openSchedule();

function choose(words: string) {
  const { product, details, purpose, codeDigits } = parseTariffQuestion(
    `How much is the duty on ${words} from China?`,
    '2026-11-28',
  );
  return classify({ product, details, purpose, codeDigits }, store());
}

/** The number of lines that a person looks at before concluding that the right one is missing. */
const seen = 3;

/** Headings of the schedule, and what creators type for their goods. */
const wordsOfHeadings: readonly (readonly [headings: string, words: string])[] = [
  ['2106', 'protein powder, vitamins, gummies'],
  ['2309', 'pet food, dog food'],
  ['3301 3303', 'essential oil, perfume'],
  ['3304', 'lipstick, lip balm, skincare, face cream, serum, sunscreen, makeup, mascara'],
  ['3305 3307', 'shampoo, hair oil, bath bomb, deodorant, incense'],
  ['3401 3406', 'soap, candle, scented candle'],
  ['3923 3926', 'poly mailer, phone case, press-on nails'],
  ['4016', 'mouse pad'],
  ['4201', 'dog leash, dog collar, dog clothes'],
  ['4202', 'tote bag, backpack, fanny pack, handbag, purse, wallet, suitcase, makeup bag'],
  ['4419', 'cutting board'],
  ['4819 4821', 'packaging, shipping box, label'],
  ['4820', 'journal, notebook, planner'],
  ['4901 4909 4910 4911', 'book, greeting card, calendar, sticker, poster, art print'],
  ['6103 6104', 'leggings, joggers, shorts, activewear'],
  ['6109 6110', 't-shirt, tee, tank top, hoodie, sweatshirt, crewneck, sweater, clothing, merch'],
  ['6111 6112', 'onesie, bib, baby clothes, swimsuit, bikini'],
  ['6115 6116', 'socks, gloves'],
  ['6201 6202 6203 6204', 'jacket, jeans, sundress'],
  ['6213 6214 6217', 'bandana, scarf, scrunchie'],
  ['6301 6302 6303', 'blanket, towel, beach towel, tea towel, curtains'],
  ['6307', 'lanyard, dog bed'],
  ['6402 6403 6404', 'shoes, sneakers, sandals, flip flops, slippers, boots'],
  ['6505', 'hat, cap, baseball cap, beanie, bucket hat'],
  ['6601', 'umbrella'],
  ['6704', 'wig, eyelashes'],
  ['6911 6912 6913', 'mug, coffee mug, plate, bowl, vase'],
  ['7013', 'wine glass, glass jar'],
  ['7113 7117', 'jewelry, necklace, earrings, bracelet, ring, enamel pin'],
  ['7323 7326', 'keychain, cookie cutter'],
  ['9617 7323 3924', 'water bottle, tumbler'],
  ['9401 9403 9404', 'chair, table, desk, pillow'],
  ['9503', 'toy, plush toy, doll, puzzle'],
  ['9504 9505 9506', 'board game, playing cards, ornament, yoga mat, dumbbells, skateboard'],
  ['9603 9615', 'hairbrush, toothbrush, comb, hair clip'],
];

test.each(wordsOfHeadings)(
  'plain words lead to their heading, or have it among the first candidates %s: %s',
  async (headings, words) => {
    for (const word of words.split(', ')) {
      const { code, candidates } = await choose(word);
      const lines = code === null ? candidates.slice(0, seen).map(({ hts8 }) => hts8) : [code];
      expect(
        lines.some((line) => headings.includes(line.slice(0, 4))),
        `${word}: ${lines.join(', ')}`,
      ).toBe(true);
    }
  },
);

/** Goods with a modifier, and the first digits of the right lines. */
const twoWords: readonly (readonly [kind: string, products: Readonly<Record<string, string>>])[] = [
  [
    'food',
    {
      'peanut butter': '2008.11',
      'almond milk': '2202.99',
      'oat milk': '2202.99',
      'coconut oil': '1513',
      'olive oil': '1509',
      'cocoa butter': '1804',
      'shea butter': '1515.90',
      'nut butter': '2008.19',
      'coconut water': '2009.89',
      'almond flour': '1106.30',
      'soy sauce': '2103.10',
      'maple syrup': '1702.20',
      'rice noodles': '1902.19',
      'granola bars': '1904.20',
      'potato chips': '2005.20',
      'herbal tea': '1211.90',
      'gold bars': '7108',
      'ground coffee': '0901.21',
    },
  ],
  [
    'beauty',
    {
      'body butter': '3304.99',
      'hair oil': '3305.90',
      'argan oil': '1515.90',
      'tea tree oil': '3301.29',
      'rose water': '3303.00',
      'hand cream': '3304.99',
      'sheet mask': '3304.99',
      'cotton pads': '5601.21',
      'bamboo toothbrush': '9603.21',
      'nail file': '6805.20 8214.20',
      'shaving cream': '3307.10',
      'makeup sponge': '9616.20',
    },
  ],
  [
    'apparel',
    {
      'denim jackets': '6201.30 6202.30',
      'cotton denim jackets': '6201.30 6202.30',
      'leather jackets': '4203.10',
      'fleece jackets': '6101.30 6102.30',
      'rain jacket': '6201.40 6202.40',
      'satin dresses': '6204.43',
      'jersey dresses': '6104.42',
      'linen shirts': '6205.90 6206.90',
      'cashmere sweaters': '6110.12',
      'satin pajamas': '6207.22 6208.22',
      'wool coats': '6201.20 6202.20',
      'silk ties': '6215.10',
      'canvas shoes': '6404',
      'baseball caps': '6505.00',
      'denim skirt': '6204.52',
      'corduroy pants': '6203.42 6204.62',
    },
  ],
  [
    'home',
    {
      'desk chair': '9401.39',
      'picture frame': '4414 8306',
      'shower curtain': '6303.92 3924.90',
      'wall clock': '9105.21',
      'wine rack': '9403',
      'cutting boards': '4419 3924',
      'paper towels': '4818.20',
      'trash can': '7323.93 3924.90',
      'aluminum tumblers': '7615.10',
      'stainless steel tumblers': '9617.00',
      'sleeping bag': '9404.30',
      'kitchen knives': '8211.92',
    },
  ],
  [
    'pets',
    {
      'dog shampoo': '3307.90',
      'dog biscuits': '2309.10',
      'cat litter': '3824.99 2508',
      'cat tree': '9403 4421',
      'bird cage': '7326.20',
      'horse blanket': '4201.00',
      'pet brush': '9603.90',
    },
  ],
  [
    'electronics',
    {
      'wireless mouse': '8471.60',
      'usb hub': '8471.80',
      'power strip': '8536.69',
      'laptop stand': '8473.30',
      'led strip': '9405.42',
      'bike helmet': '6506.10',
    },
  ],
  [
    'sporting goods',
    {
      'boxing gloves': '4203.21 3926.20',
      'baseball bat': '9506.99',
      'tennis racket': '9506.51',
      'fishing line': '9507.90',
      'swim goggles': '9004.90',
      'surf board': '9506.29',
      'camping tent': '6306.22',
      'jump rope': '9506.91',
    },
  ],
];

test.each(twoWords)(
  'a modifier decides: the right line is among the first three %s',
  async (_kind, products) => {
    for (const [words, digits] of Object.entries(products)) {
      const { code, candidates } = await choose(words);
      const lines = code === null ? candidates.slice(0, seen).map(({ hts8 }) => hts8) : [code];
      expect(
        lines.some((line) => digits.split(' ').some((start) => line.startsWith(start))),
        `${words}: ${lines.join(', ')}`,
      ).toBe(true);
    }
  },
);

test("a product named after another one gets none of the other's lines", async () => {
  for (const words of [
    'macadamia butter',
    'pea milk',
    'pumpkin seed oil',
    'oyster mushroom leather',
  ]) {
    const { code, candidates } = await choose(words);
    const lines = [...(code === null ? [] : [code]), ...candidates.map(({ hts8 }) => hts8)];
    expect(
      lines.filter((line) => /^04|^41/.test(line)),
      words,
    ).toEqual([]);
  }
});

test('lines of the product itself are not mixed with products named after it', async () => {
  const { candidates } = await choose('jackets');
  expect(candidates.map(({ matchedTerm }) => matchedTerm).join()).not.toMatch(/life|dog/);
});

test.each([
  ['denim jackets', 'cotton'],
  ['cotton jackets', 'cotton'],
  ['satin dresses', 'man-made fibers'],
  ['merino sweaters', 'wool'],
])('%s: every candidate is %s', async (words, fiber) => {
  const { candidates, reason, code } = await choose(words);
  const toChoose = code === null ? candidates : [];
  for (const { description, termNote } of toChoose) {
    expect(`${description} ${termNote}`.toLowerCase()).toContain(fiber);
  }
  expect(`${reason} ${toChoose.map(({ termNote }) => termNote).join()}`).toContain(fiber);
});

test.each(['ceramic mug', 'candle', 'notebook', 'lipstick', 'dog leash'])(
  '%s is unambiguous',
  async (word) => {
    expect((await choose(word)).confidence).toBe('high');
  },
);

test.each([
  ['sneakers', 'I used textile uppers, base rate 20%; leather (6403.99.60) is 8.5%'],
  ['mug', 'porcelain (6911.10.45) is 14%'],
  ['necklace', 'silver (7113.11.50) is 5%, gold (7113.19.29) is 5.5%'],
  ['jewelry', 'silver (7113.11.50) is 5%, gold (7113.19.50) is 5.5%'],
  [
    'earrings',
    'plastic (7117.90.75) is Free, silver (7113.11.50) is 5%, gold (7113.19.50) is 5.5%',
  ],
  ['backpack', 'cotton (4202.92.15) is 6.3%, leather (4202.91.90) is 4.5%'],
  ['tote bag', 'I used cotton, base rate 6.3%; man-made fibers (4202.92.31) is 17.6%'],
  ['wallet', 'I used leather, base rate 8%; cotton (4202.32.40) is 6.3%'],
  ['beanie', 'cotton (6505.00.15) is 7.9%, wool (6505.00.30) is 25.4¢/kg + 7.7%'],
  ['socks', 'I used cotton, base rate 13.5%; man-made fibers (6115.96.90) is 14.6%'],
  ['blankets', 'I used man-made fibers, base rate 8.5%; cotton (6301.30.00) is 8.4%'],
  ['curtains', 'I used man-made fibers, base rate 11.3%; cotton (6303.91.00) is 10.3%'],
  ['tea', 'I used black tea, base rate Free; flavored green tea (0902.20.10) is 6.4%'],
  ['green tea', 'I used unflavored, base rate Free; flavored green tea (0902.20.10) is 6.4%'],
])('%s: mentions what was assumed, with the rate of the variant', async (word, said) => {
  const { confidence, assumed, candidates } = await choose(word);
  expect(confidence).toBe('medium');
  expect(assumed && assumptionText(assumed)).toContain(said);
  expect(candidates.length).toBeGreaterThan(0);
});

test.each([
  ['cotton blankets', '6301.30.00'],
  ['sterling silver necklace', '7113.11.50'],
  ['green tea', '0902.10.90'],
])('%s takes the line of the stated variant', async (words, code) => {
  const choice = await choose(words);
  expect(choice.code).toBe(code);
  expect(choice.assumed?.assumed.variant ?? '').not.toMatch(/^(?:cotton|silver|green)/);
});

test.each([
  ['playing cards of any material', 'plastic playing cards', '9504.40.00'],
  ['sunglasses of any material', 'metal sunglasses', '9004.10.00'],
  ['toys of any material', 'wooden puzzles', '9503.00.00'],
  ['leashes of any material', 'dog leash nylon', '4201.00.30'],
  ['a seller’s name for plastic', 'phone cases tpu', '3926.90.99'],
  ['a blend by its chief weight', 'hoodies 80% cotton 20% poly', '6110.20.20'],
  ['a binding that no line tells', 'hardcover notebooks', '4820.10.20'],
  ['shirts for all', 'kids cotton t-shirts', '6109.10.00'],
  ['clothing for babies', 'baby cotton t-shirts', '6111.20.20'],
  ['two slips in one question', 'soy candels in a glas jar', '3406.00.00'],
  ['a word whose plural no stemmer knows', 'sports bras', '6212.10.90'],
  ['a slip in the T-shirt', 'cotton tshrit', '6109.10.00'],
])('%s: %s', async (_fact, words, code) => {
  expect((await choose(words)).code).toBe(code);
});

test.each(['leather boots', 'leather sneakers'])(
  '%s are classified by their uppers',
  async (words) => {
    const { code, candidates } = await choose(words);
    const lines = code === null ? candidates.map(({ hts8 }) => hts8) : [code];
    expect(lines[0]).toMatch(/^6403/);
    expect(lines.join()).not.toContain('6404');
  },
);

test('bed linen may be of any fiber: sheets of linen are not those of cotton', async () => {
  expect((await choose('linen bed sheets')).code).toBe('6302.39.00');
  expect((await choose('linen bed skirts')).code).not.toBe('6302.31.90');
});

test('a blend without a chief weight chooses no fiber', async () => {
  const { code, candidates } = await choose('cotton polyester hoodies');
  expect(code).toBeNull();
  expect(candidates.map(({ hts8 }) => hts8)).toEqual(
    expect.arrayContaining(['6110.20.20', '6110.30.30']),
  );
});

test.each([
  ['a cookie cutter is no cookie', 'cookie cutter', '1905'],
  ['a candle warmer is no candle', 'candle warmer', '3406'],
  ['a patch is no watch', 'patch', '9102'],
])('%s', async (_fact, words, heading) => {
  expect((await choose(words)).code?.slice(0, 4)).not.toBe(heading);
});

test('a word for many products chooses none', async () => {
  for (const word of ['clothing', 'hat', 'ring', 'packaging', 'umbrella']) {
    expect((await choose(word)).code, word).toBeNull();
  }
});

test.each([
  ['wool felt slippers with rubber sole', '6404.19'],
  ['leather loafers for men leather sole', '6403.59'],
  ['running shoes mesh upper eva sole', '6404.11'],
  ['espadrilles canvas upper jute sole', '6405.20'],
  ['womens down puffer jacket nylon shell', '6202.40'],
  ['framed wall mirror wood frame', '7009.92'],
  ['leather watch strap', '9113.90'],
  ['bras nylon lace', '6212.10'],
  ['womens bikini nylon spandex', '6112.41'],
  ['sheer nylon tights 20 denier', '6115.21'],
  ['knit cotton dress for girls', '6104.42'],
  ['melamine dinner plates', '3924.10'],
  ['acacia wood serving board', '4419.90'],
  ['teak serving board', '4419.20'],
  ['wooden spoons (olive wood)', '4419.90'],
  ['porcelain teapot', '6911.10'],
  ['gold plated brass necklace', '7117.19'],
  ['bike helmets for kids', '6506.10'],
  ['d20 resin dice set for dungeons and dragons', '9504.90'],
  ['aretes de plata', '7113.11'],
  ['cobijas de lana', '6301.20'],
  ['oven mitts cotton', '6304.92'],
  ['challenge coins', '8306.29'],
  ['leg warmers', '6406.90'],
  ['jade roller facial massager', '9019.10'],
  ['gold vermeil hoop earrings', '7113.11'],
  ['bolsas de yute con asas', '4202.92'],
])('what is said of the make and the parts decides: %s', async (words, subheading) => {
  const { code } = await choose(words);
  expect(code?.slice(0, 7)).toBe(subheading);
});

test('a cork handbag is one of the lines of cork, and the visitor says which', async () => {
  const { code, candidates } = await choose('cork handbag');
  expect(code).toBeNull();
  expect(candidates.map(({ hts8 }) => hts8)).toEqual(
    expect.arrayContaining(['4503.90.60', '4504.90.00']),
  );
});

test.each(['marble cheese board', 'sheepskin slippers'])(
  'a material that the known lines leave out is asked about: %s',
  async (words) => {
    expect((await choose(words)).code).toBeNull();
  },
);

test.each([
  ['bicicletas', '8712'],
  ['vélos', '8712'],
  ['自行车', '8712'],
  ['matelas', '9404'],
])(
  'finds lines for %s, which are no kind of goods, by their English name',
  async (words, heading) => {
    const { candidates } = await classify({ product: words, codeDigits: undefined }, store());
    expect(candidates.map(({ hts8 }) => hts8.slice(0, 4))).toContain(heading);
  },
);

test.each(['jet ski', 'hover board', 'car seat cover', 'plumbing primer', 'toilet seat'])(
  'takes no line of the bare noun for a %s',
  async (words) => {
    const { code, candidates } = await classify({ product: words, codeDigits: undefined }, store());
    const lines = [code ?? '', ...candidates.map(({ hts8 }) => hts8)].filter(Boolean);
    const otherGoods = /^(?:9506\.11|8537|9401|3304|3924)/;
    expect(lines.filter((line) => otherGoods.test(line))).toEqual([]);
  },
);
