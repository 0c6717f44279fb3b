import { expect, test } from 'vitest';
import {
  findForeignThingFaults,
  findGoodsFaults,
  findOtherThingFaults,
  type KindRow,
} from '../../../scripts/data/check-goods.ts';
import { readKinds } from '../../../scripts/data/goods.ts';

const rows = readKinds();
const [good] = rows;
if (good === undefined) throw new Error('data/goods is empty');

/** The faults of one row with changes, beside no others. */
function faultsOf(changes: Readonly<Record<string, string>>): readonly string[] {
  const row: KindRow = { ...good, ...changes, capability: good?.capability ?? '' };
  return findGoodsFaults([row]);
}

test('the rows of data/goods have no faults', () => {
  expect(findGoodsFaults(rows)).toEqual([]);
  expect(rows.length).toBeGreaterThan(700);
});

test.each([
  [{ id: 'Big Mug' }, 'the id is not in kebab case'],
  [{ category: 'cars' }, 'no category "cars"'],
  [{ name: '' }, 'name is empty'],
  [{ fob_usd: '5' }, 'fob_usd is no range: 5'],
  [{ fob_usd: '9-3' }, 'fob_usd is no range: 9-3'],
  [{ weight_g: '0' }, 'weight_g is not above 0: 0'],
  [{ packed_cm: '10x20' }, 'packed_cm is no LxWxH'],
  [{ materials: 'kryptonite' }, 'no material "kryptonite"'],
  [{ rules: 'law-of-gravity' }, 'no rule "law-of-gravity" in rules.csv'],
  [{ hts: 'any=0000.00.00' }, 'no tariff line "0000.00.00"'],
  [{ synonyms: 'white' }, '"white" only describes goods and names none'],
])('%j is refused with the file and the row', (changes, fault) => {
  const found = faultsOf(changes);
  expect(found.join('\n')).toContain(fault);
  expect(found[0]).toMatch(/^data\/goods\/[\w-]+\.csv, /);
});

test('two kinds cannot claim one name', () => {
  const [one, other] = rows;
  if (one === undefined || other === undefined) throw new Error('too few rows');
  const faults = findGoodsFaults([one, { ...other, synonyms: one['name'] ?? '' }]);
  expect(faults.join('\n')).toContain(`already names ${one['id']}`);
});

test('another thing is no name of a kind and stands once', () => {
  expect(findOtherThingFaults([{ noun: 'mug', modifiers: 'coffee|thunder' }], rows)).toEqual([
    'data/goods/other-things.csv: "coffee mug" is a name of mug.',
  ]);
  expect(findOtherThingFaults([{ noun: 'ski', modifiers: 'jet|jet' }], rows)).toEqual([
    'data/goods/other-things.csv: "jet ski" occurs twice.',
  ]);
});

test('goods without a kind have no name of a kind', () => {
  expect(findForeignThingFaults([{ name: 'candles', es: 'velas|faroles' }], rows)).toEqual([
    'data/goods/foreign-things.csv: "candles" is a name of candle.',
    'data/goods/foreign-things.csv: "velas" is a name of candle.',
  ]);
});
