import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

/** The project is written in American English: names, comments, texts and documentation. */

const root = fileURLToPath(new URL('..', import.meta.url));

const stemsBeforeIse =
  'author|capital|categor|central|character|critic|custom|digit|emphas|equal|final|general|harmon|initial|local|maxim|memor|minim|modern|neutral|normal|optim|organ|parametr|personal|priorit|random|real|recogn|sanit|serial|special|stabil|standard|summar|synchron|synthes|token|util|visual';

/** Patterns for a whole word in lower case. */
const british = [
  '(?:un|dis|mis|re|two)?(?:armour|behaviour|colour|favour|flavour|harbour|honour|humour|labour|neighbour|rumour|vapour)\\w*',
  'aluminium|artefacts?|calibre|cent(?:red?|res|ring)|fibres?|kerbs?|(?:milli|centi|kilo)?(?:litre|metre)s?|mould\\w*|moustaches?|ploughs?|pyjamas?|sceptic\\w*|storeys|sulph\\w*|theatres?|tonnes?|tyres?',
  '(?:ana|cata|dia)logues?|cheques?|cos(?:y|ies)|grey\\w*|jewell\\w*|maths|programmes?',
  '(?:acknowledge|judge)ments?|pretence|defence|licence[sd]?|offence|practis\\w+',
  '(?:un)?(?:cancel|counsel|dial|fuel|label|level|model|signal|travel)l(?:ed|ing|ers?|ors?)',
  '(?:enrol|fulfil|instal)(?:s|ments?)?|skilful(?:ly)?',
  '(?:after|down|to|up)wards|amongst|whilst|ageing',
  '(?:mis)?spelt|burnt|dreamt|leant|learnt|spoilt',
  '(?:ana|cata|para)lys(?:e[ds]?|ing)',
  `(?:${stemsBeforeIse})is(?:e[drs]?|ing|ers|ations?)`,
];
const britishWord = new RegExp(`^(?:${british.join('|')})$`);

/** A name given by others: an HTML attribute. */
const givenNames = /aria-?labelled-?by/gi;

/** Each file with exactly its British words. */
const exceptions: Readonly<Record<string, readonly string[]>> = {
  // Quoted from a source.
  'data/countries.md': ['programme'],
  // Words that visitors type, and names on screen.
  'scripts/data/knowledge/kira-knowledge.ts': ['labour'],
  'supabase/functions/_shared/domain/number-ranges.ts': [
    'colour',
    'colours',
    'litre',
    'litres',
    'tonnes',
  ],
  'supabase/functions/_shared/domain/language/materials.ts': ['fibre'],
  'supabase/functions/_shared/domain/language/stop-words.ts': ['customised', 'personalised'],
  'supabase/functions/_shared/domain/language/words.ts': [
    'aluminium',
    'colour',
    'cosy',
    'fibre',
    'grey',
    'jewellery',
    'personalised',
    'pyjama',
    'tyre',
  ],
  'supabase/functions/_shared/domain/professional-advice.ts': ['counsellors'],
  'supabase/functions/_shared/domain/style-words.ts': ['burnt', 'colourful', 'cosy', 'grey'],
  'supabase/functions/_shared/domain/supplier-reply/quote-units.ts': ['metre', 'metres'],
  // German and French.
  'supabase/functions/_shared/domain/tariff-question/languages/phrases-de.ts': ['aluminium'],
  'supabase/functions/_shared/domain/tariff-question/languages/phrases-fr.ts': [
    'aluminium',
    'licence',
  ],
  'supabase/functions/_shared/domain/tariff-question/languages/words-de.ts': ['aluminium'],
  'supabase/functions/_shared/domain/tariff-question/languages/words-fr.ts': [
    'aluminium',
    'fibres',
  ],
  'supabase/functions/_shared/domain/tariff-question/product-words.ts': ['aluminium', 'labour'],
  'supabase/functions/_shared/drawing/styles.ts': ['colourful', 'cosy'],
  'supabase/functions/_shared/drawing/theme.ts': ['grey'],
  'supabase/functions/_shared/drawing/words.ts': ['colour', 'jewellery'],
  'src/tools/assistant/rules/figures-question.ts': ['fulfil'],
  'src/tools/assistant/rules/goods-question.ts': ['fulfil'],
  'supabase/functions/kira-chat/query-terms.ts': ['fulfilment'],
  'supabase/functions/market-pricing/units.ts': ['colour', 'litre', 'metre', 'tonne'],
  'supabase/functions/_shared/domain/tariff-lines/materials.ts': ['aluminium'],
  // A table by that name was dropped.
  'tests/supabase/migrations/row-security.test.ts': ['catalogue'],
  // A function of a package.
  'tests/patterns.test.ts': ['analyse'],
  // Tests of such words.
  'tests/supabase/functions/_shared/domain/language/words.test.ts': ['jewellery'],
  'tests/supabase/functions/_shared/domain/reply-rewriting.test.ts': ['personalised', 'programme'],
  'tests/supabase/functions/_shared/domain/tool-inputs/guess-look.test.ts': ['grey'],
  'tests/supabase/functions/kira-chat/questions.ts': ['labour'],
  'tests/supabase/functions/kira-chat/sourced-questions.ts': ['mould'],
  'tests/supabase/functions/market-pricing/price-text.test.ts': ['mould'],
};

/** Not checked: what was applied to databases and must not change, and generated or quoted data. */
const skipped =
  /^supabase\/(?:migrations|seeds)\/|\.generated\.|database\.types\.ts$|\.(?:csv|gz|json|webp|png|jpe?g|svg|woff2|ttf|wav|mp3|ico|pdf|onnx|webm)$/;

const files = execFileSync(
  'git',
  [
    'ls-files',
    'README.md',
    '.env.example',
    'index.html',
    '*.config.ts',
    'data',
    'docs',
    'e2e',
    'scripts',
    'src',
    'supabase',
    'tests',
  ],
  { cwd: root, encoding: 'utf8' },
)
  .split('\n')
  .filter((path) => path !== '' && !skipped.test(path) && path !== 'tests/spelling.test.ts');

/** The British words of a file, without duplicates; identifiers are split into their words. */
function britishWordsOf(path: string): string[] {
  const text = readFileSync(join(root, path), 'utf8').replace(givenNames, '');
  const words = (text.match(/[A-Z]?[a-z]+|[A-Z]+/g) ?? []).map((word) => word.toLowerCase());
  return [...new Set(words.filter((word) => britishWord.test(word)))].sort();
}

test('British forms are recognized', () => {
  const samples = 'colours catalogue grey centred labelled judgement organise metres towards';
  expect(samples.split(' ').filter((word) => !britishWord.test(word))).toEqual([]);
  const american = 'colors catalog gray centered labeled judgment organize meters toward raise';
  expect(american.split(' ').filter((word) => britishWord.test(word))).toEqual([]);
});

test('every text is in American spelling', () => {
  expect(files.length).toBeGreaterThan(500);
  const found = Object.fromEntries(
    files.flatMap((path) => {
      const words = britishWordsOf(path);
      return words.length === 0 ? [] : [[path, words]];
    }),
  );
  expect(found).toEqual(exceptions);
});
