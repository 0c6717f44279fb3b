import { countryRecords } from '../../supabase/functions/_shared/domain/countries/countries.ts';
import type { CountryRecord } from '../../supabase/functions/_shared/domain/countries/country-record.ts';
import { productGroups } from '../../supabase/functions/_shared/domain/country-ratings.assumptions.ts';
import type { GeneratedFiles } from './makers.ts';

const domain = 'supabase/functions/_shared/domain';
const madeBy = `/** Made by \`npm run data\` from ${domain}/countries. Change those, not this file. */`;

/** The countries of the sourcing map with their map data. */
export const mapRecords = countryRecords.flatMap((record) =>
  record.map === null ? [] : [{ ...record, map: record.map }],
);

const calculatorRecords = countryRecords
  .flatMap(({ id, calculator }) => (calculator === null ? [] : [{ id, calculator }]))
  .toSorted((one, other) => one.calculator.position - other.calculator.position);

/**
 * The lists, labels, ratings, points and pins from the records, each in its own module, so that a
 * page that needs only names loads nothing else.
 */
export function generatedFiles(): GeneratedFiles {
  return {
    [`${domain}/manufacturing-countries.generated.ts`]: listsModule(),
    // In its own module, so that the build can inline the word and load nothing.
    [`${domain}/map-country-count.generated.ts`]: lines(
      madeBy,
      `export const mapCountryCount = '${numberWord(mapRecords.length)}';`,
    ),
    [`${domain}/country-ratings.generated.ts`]: ratingsModule(),
    'supabase/functions/_shared/domain/country-quiz/quiz-points.generated.ts': quizPointsModule(),
    'src/tools/map-explorer/rules/pins.generated.ts': pinsModule(),
    'src/tools/shared/flag-drawings.generated.ts': flagDrawingsModule(),
    'supabase/seeds/05_manufacturing_countries.sql': seed(),
  };
}

function listsModule(): string {
  const list = (records: readonly Pick<CountryRecord, 'id'>[]) =>
    `${JSON.stringify(records.map(({ id }) => id))} as const`;
  return lines(
    madeBy,
    '',
    `export const mapCountries = ${list(mapRecords)};`,
    '',
    `export const factoryCountries = ${list(countryRecords)};`,
    '',
    `export const calculatorCountries = ${list(calculatorRecords)};`,
    '',
    `export const countryLabels = ${byId(countryRecords, ({ name }) => name)};`,
    '',
    '/** ISO 3166, two letters; the origins of the tariff schedule. */',
    `export const countryCodes = ${byId(countryRecords, ({ iso }) => iso.alpha2)};`,
    '',
    '/** Per cent of the retail price. */',
    `export const unitCostSharesPct = ${byId(calculatorRecords, ({ calculator }) => calculator.unitCostSharePct)};`,
  );
}

function ratingsModule(): string {
  return lines(
    madeBy,
    "import type { ProductGroup, StrengthRating } from './country-ratings.assumptions.ts';",
    "import type { FactoryCountry } from './manufacturing-countries.ts';",
    '',
    'export const groupRatings: Readonly<',
    '  Record<ProductGroup, Readonly<Record<FactoryCountry, StrengthRating>>>',
    '> = {',
    ...productGroups.map(
      (group) => `  "${group}": ${byId(countryRecords, ({ ratings }) => ratings[group])},`,
    ),
    '};',
  );
}

function quizPointsModule(): string {
  const points: Record<string, Record<string, Record<string, number>>> = {};
  for (const { id, map } of mapRecords) {
    for (const [question, options] of Object.entries(map.quizPoints)) {
      for (const [option, worth] of Object.entries(options)) {
        points[question] ??= {};
        points[question][option] ??= {};
        points[question][option][id] = worth;
      }
    }
  }
  return lines(
    madeBy,
    "import type { QuizPoints } from './quiz-weights.ts';",
    '',
    `export const quizPoints = ${JSON.stringify(points, null, 2)} satisfies QuizPoints;`,
  );
}

function pinsModule(): string {
  const offsets = (width: 'wide' | 'narrow') =>
    byId(mapRecords, ({ map }) => map.pinOffsets[width]);
  return lines(
    madeBy,
    "import type { MapCountry } from '@functions/_shared/domain/manufacturing-countries.ts';",
    "import type { Point } from './viewport.ts';",
    '',
    '/** The letters on a pin where there is no room for a name (ISO 3166). */',
    `export const pinCodes: Readonly<Record<MapCountry, string>> = ${byId(mapRecords, ({ iso }) => iso.alpha2)};`,
    '',
    "/** Where a pin's head stands from its country, in px, on a wide map. */",
    `export const wideOffsets: Readonly<Record<MapCountry, Point>> = ${offsets('wide')};`,
    '',
    '/** The same on a narrow one. */',
    `export const narrowOffsets: Readonly<Record<MapCountry, Point>> = ${offsets('narrow')};`,
  );
}

function flagDrawingsModule(): string {
  return lines(
    madeBy,
    "import type { MapCountry } from '@functions/_shared/domain/manufacturing-countries.ts';",
    ...mapRecords.map(
      ({ id, iso }) => `import ${id} from 'country-flag-icons/string/3x2/${iso.alpha2}';`,
    ),
    '',
    `export const flagDrawings: Readonly<Record<MapCountry, string>> = { ${mapRecords.map(({ id }) => id).join(', ')} };`,
  );
}

/** A removed country stays in the table as long as rows refer to it. */
function seed(): string {
  return lines(
    `-- Made by \`npm run data\` from ${domain}/countries. Change those, not this file.`,
    '--',
    '-- Safe to run again.',
    '',
    'insert into private.manufacturing_countries (id) values',
    "  ('ai-choose'),",
    `${countryRecords.map(({ id }) => `  ('${id}')`).join(',\n')}`,
    'on conflict (id) do nothing;',
  );
}

/** A small number as a word: 'eight'. */
export function numberWord(count: number): string {
  return smallNumbers[count] ?? `${count}`;
}

const smallNumbers =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );

function byId<Item extends { id: string }>(
  items: readonly Item[],
  select: (item: Item) => unknown,
): string {
  return JSON.stringify(Object.fromEntries(items.map((item) => [item.id, select(item)])));
}

function lines(...each: readonly string[]): string {
  return `${each.join('\n')}\n`;
}
