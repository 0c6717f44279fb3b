import type { PGlite } from '@electric-sql/pglite';
import { readTariffQuestion } from '@functions/_shared/domain/tariff-question/read-tariff-question.ts';
import { assumptionText } from '@functions/tariff-lookup-live/assumed-kind.ts';
import { chooseLine } from '@functions/tariff-lookup-live/choose-line.ts';
import type { TariffStore } from '@functions/tariff-lookup-live/tariff-store.ts';
import { createTariffDatabase } from '@tests/support/database.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { scheduleStore } from './schedule-store.ts';

let db: PGlite;
let store: TariffStore;

beforeAll(async () => {
  db = await createTariffDatabase();
  store = scheduleStore(db);
});

afterAll(() => db.close());

function choose(words: string) {
  const { product, codeDigits } = readTariffQuestion(
    `How much is the duty on ${words} from China?`,
    '2026-11-28',
  );
  return chooseLine({ product, codeDigits }, store);
}

/** How many lines a person looks at before thinking that the right one is missing. */
const seen = 3;

/** Headings of the schedule, and the words that creators type for goods of it. */
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

describe('plain words lead to their heading, or have it among the first lines to choose from', () => {
  test.each(wordsOfHeadings)('%s: %s', async (headings, words) => {
    for (const word of words.split(', ')) {
      const { code, candidates } = await choose(word);
      const lines = code === null ? candidates.slice(0, seen).map(({ hts8 }) => hts8) : [code];
      expect(
        lines.some((line) => headings.includes(line.slice(0, 4))),
        `${word}: ${lines.join(', ')}`,
      ).toBe(true);
    }
  });
});

test.each(['ceramic mug', 'candle', 'notebook', 'lipstick', 'dog leash'])(
  '%s is clear as it stands',
  async (word) => {
    expect((await choose(word)).confidence).toBe('high');
  },
);

test.each([
  ['mug', 'porcelain (6911.10.45) is 14%'],
  ['necklace', 'silver (7113.11.50) is 5%, gold (7113.19.29) is 5.5%'],
  ['jewelry', 'silver (7113.11.50) is 5%, gold (7113.19.50) is 5.5%'],
  [
    'earrings',
    'plastic (7117.90.75) is Free, silver (7113.11.50) is 5%, gold (7113.19.50) is 5.5%',
  ],
  ['backpack', 'cotton (4202.92.15) is 6.3%, leather (4202.91.90) is 4.5%'],
  ['tote bag', 'I took cotton, base rate 6.3%; man-made fibers (4202.92.31) is 17.6%'],
  ['wallet', 'I took leather, base rate 8%; cotton (4202.32.40) is 6.3%'],
  ['beanie', 'cotton (6505.00.15) is 7.9%, wool (6505.00.30) is 25.4¢/kg + 7.7%'],
  ['socks', 'I took cotton, base rate 13.5%; man-made fibers (6115.96.90) is 14.6%'],
  ['blankets', 'I took man-made fibers, base rate 8.5%; cotton (6301.30.00) is 8.4%'],
  ['curtains', 'I took man-made fibers, base rate 11.3%; cotton (6303.91.00) is 10.3%'],
  ['tea', 'I took black tea, base rate Free; flavored green tea (0902.20.10) is 6.4%'],
  ['green tea', 'I took unflavored, base rate Free; flavored green tea (0902.20.10) is 6.4%'],
])('%s: what nobody said is said, with the rate of the other kind', async (word, said) => {
  const { confidence, assumed, candidates } = await choose(word);
  expect(confidence).toBe('medium');
  expect(assumed && assumptionText(assumed)).toContain(said);
  expect(candidates.length).toBeGreaterThan(0);
});

test.each([
  ['cotton blankets', '6301.30.00'],
  ['sterling silver necklace', '7113.11.50'],
  ['green tea', '0902.10.90'],
])('%s takes the line of the kind that was said', async (words, code) => {
  const choice = await choose(words);
  expect(choice.code).toBe(code);
  expect(choice.assumed?.taken.kind ?? '').not.toMatch(/^(?:cotton|silver|green)/);
});

test.each([
  ['a cookie cutter is no cookie', 'cookie cutter', '1905'],
  ['a candle warmer is no candle', 'candle warmer', '3406'],
  ['a patch is no watch', 'patch', '9102'],
])('%s', async (_fact, words, heading) => {
  expect((await choose(words)).code?.slice(0, 4)).not.toBe(heading);
});

test('a word for many things chooses none', async () => {
  for (const word of ['clothing', 'hat', 'ring', 'packaging', 'umbrella']) {
    expect((await choose(word)).code, word).toBeNull();
  }
});
