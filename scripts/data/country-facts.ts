import type {
  FactSource,
  RangeFact,
} from '../../supabase/functions/_shared/domain/country-profiles.ts';
import {
  forcedLaborText,
  sampleDutyText,
} from '../../supabase/functions/_shared/domain/tariff/sample-duties.ts';
import { mapRecords, numberWord } from './countries.ts';
import type { GeneratedFiles } from './makers.ts';

/**
 * The module with each country's facts, with the numbers in their sentences filled in, and the one
 * with nothing but its lead and transit times, for pages that plan dates.
 */
export function generatedFiles(): GeneratedFiles {
  const sources: string[] = [];
  const facts = mapRecords.map(({ id, iso, map }) => {
    const factTexts = map.facts({
      duty: sampleDutyText,
      forcedLaborDuty: forcedLaborText,
      countInWords: numberWord(mapRecords.length),
    });
    return [id, { flag: flagOf(iso.alpha2), ...factTexts }];
  });
  // Each source is written once, since most facts share a few.
  const text = JSON.stringify(
    Object.fromEntries(facts),
    (_key, value: unknown) => {
      if (!isSource(value)) return value;
      const source = JSON.stringify(value);
      if (!sources.includes(source)) sources.push(source);
      return `@source${sources.indexOf(source)}`;
    },
    2,
  ).replace(/"@(source\d+)"/g, '$1');
  return {
    'supabase/functions/_shared/domain/in-hands/country-days.generated.ts': daysModule(),
    'supabase/functions/_shared/domain/country-facts.generated.ts': [
      '/**',
      ' * Made by `npm run data` from supabase/functions/_shared/domain/countries and the tariff tables in',
      ' * data/. Change those, not this file.',
      ' */',
      "import type { CountryFacts } from './country-profiles.ts';",
      "import type { MapCountry } from './manufacturing-countries.ts';",
      '',
      ...sources.map((source, index) => `const source${index} = ${source};`),
      '',
      'export const countryFacts: Readonly<',
      '  Record<MapCountry, CountryFacts & Readonly<{ flag: string }>>',
      `> = ${text};`,
      '',
    ].join('\n'),
  };
}

function daysModule(): string {
  const days = mapRecords.map(({ id, map }) => {
    const facts = map.facts({ duty: () => '', forcedLaborDuty: () => '', countInWords: '' });
    const { leadTimeDays, transitWestCoastDays, transitEastCoastDays, byCategory } = facts;
    const range = ({ from, to }: RangeFact) => [from, to];
    return [
      id,
      {
        lead: {
          apparel: range(leadTimeDays),
          ...Object.fromEntries(
            Object.entries(byCategory).map(([name, each]) => [name, range(each.leadTimeDays)]),
          ),
        },
        westCoast: range(transitWestCoastDays),
        eastCoast: range(transitEastCoastDays),
      },
    ];
  });
  return [
    '/** Made by `npm run data` from supabase/functions/_shared/domain/countries. Change those, not this file. */',
    "import type { MapCountry } from '../manufacturing-countries.ts';",
    "import type { SourcingCategory } from '../sourcing-categories.ts';",
    '',
    'type Days = readonly [from: number, to: number];',
    '',
    '/** Days as factories and carriers quote them: bulk production by category, and port to port. */',
    'export const countryDays: Readonly<',
    '  Record<',
    '    MapCountry,',
    '    Readonly<{ lead: Readonly<Record<SourcingCategory, Days>>; westCoast: Days; eastCoast: Days }>',
    '  >',
    `> = ${JSON.stringify(Object.fromEntries(days), null, 2)};`,
    '',
  ].join('\n');
}

function isSource(value: unknown): value is FactSource {
  return typeof value === 'object' && value !== null && 'name' in value && 'year' in value;
}

/** The flag emoji: the two letters of the code as regional indicators. */
function flagOf(alpha2: string): string {
  const offset = 0x1f1e6 - 'A'.charCodeAt(0);
  return String.fromCodePoint(...[...alpha2].map((letter) => letter.charCodeAt(0) + offset));
}
