/**
 * Makes what the map explorer draws and counts with: the shapes of the countries, and the US duty
 * layers of one sample product per category.
 *
 *   npx tsx scripts/make-map-data.ts <folder>
 *
 * The folder holds `world-110m-paths.json` and, from the US Harmonized Tariff Schedule, `hts.csv`,
 * `section301.csv`, `section301_forced_labor.csv`, `section301_forced_labor_exempt.csv` and
 * `section232_metals.csv`. Run it again when a revision of the schedule changes a rate, and set
 * `scheduleSource` in supabase/functions/_shared/domain/tariff/duty-rules.assumptions.ts.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type MapCountry,
  mapCountries,
} from '../supabase/functions/_shared/domain/manufacturing-countries.ts';
import { readCsv } from './read-csv.ts';

const sampleHtsCodes = {
  apparel: '6109.10.00',
  electronics: '8518.22.00',
  'home-goods': '6912.00.44',
  beauty: '3304.99.50',
  accessories: '4202.22.15',
};

/** ISO 3166: numeric in the shapes, two letters in the schedule. */
const isoCodes: Readonly<Record<MapCountry, { numeric: string; alpha2: string }>> = {
  china: { numeric: '156', alpha2: 'CN' },
  vietnam: { numeric: '704', alpha2: 'VN' },
  mexico: { numeric: '484', alpha2: 'MX' },
  turkey: { numeric: '792', alpha2: 'TR' },
  india: { numeric: '356', alpha2: 'IN' },
  pakistan: { numeric: '586', alpha2: 'PK' },
  bangladesh: { numeric: '050', alpha2: 'BD' },
  portugal: { numeric: '620', alpha2: 'PT' },
};

const outputFolder = join(import.meta.dirname, '../src/lib/map');
const folder = process.argv[2];
if (folder === undefined) throw new Error('Say in which folder the data lies.');

await writeFile(join(outputFolder, 'world-shapes.generated.ts'), await makeShapes(folder));
await writeFile(join(outputFolder, 'sample-duty.generated.ts'), await makeDuties(folder));

async function makeShapes(from: string): Promise<string> {
  const world: { countries: { id: string | null; d: string; cx: number; cy: number }[] } =
    JSON.parse(await readFile(join(from, 'world-110m-paths.json'), 'utf8'));
  const sourcingIds = new Set(mapCountries.map((country) => isoCodes[country].numeric));
  // Drawn as one: nothing tells these countries apart on our map.
  const elsewhere = world.countries.filter(({ id }) => id === null || !sourcingIds.has(id));
  const shapes = mapCountries.map((country) => {
    const shape = world.countries.find(({ id }) => id === isoCodes[country].numeric);
    if (shape === undefined) throw new Error(`No shape for ${country}`);
    return [country, { path: shape.d, x: shape.cx, y: shape.cy }] as const;
  });
  return [
    '/**',
    ' * Made by scripts/make-map-data.ts. Country shapes of Natural Earth 4.1 at 1:110 million (public',
    ' * domain), from the npm package world-atlas 2.0.2 (ISC), in the Natural Earth projection, whole',
    ' * units of a plane of 2000 by 960. Antarctica is left out; x and y are where a label goes.',
    ' */',
    "import type { SourcingShapes } from './world.ts';",
    '',
    `export const otherCountriesPath =\n  '${elsewhere.map(({ d }) => d).join('')}';`,
    '',
    `export const sourcingShapes: SourcingShapes = ${JSON.stringify(Object.fromEntries(shapes))};`,
    '',
  ].join('\n');
}

async function makeDuties(from: string): Promise<string> {
  const [schedule, china, forcedLabor, exempt, metals] = await Promise.all(
    [
      'hts.csv',
      'section301.csv',
      'section301_forced_labor.csv',
      'section301_forced_labor_exempt.csv',
      'section232_metals.csv',
    ].map(async (name) => readCsv(await readFile(join(from, name), 'utf8'))),
  );
  if (!schedule || !china || !forcedLabor || !exempt || !metals) throw new Error('Data missing');

  const products = Object.entries(sampleHtsCodes).map(([category, htsCode]) => {
    const line = schedule.find((row) => row.hts_code === htsCode);
    const isMetal = metals.some((row) =>
      htsCode.replaceAll('.', '').startsWith(`${row.hts_prefix}`),
    );
    if (!line?.general_rate_pct || isMetal) throw new Error(`${htsCode} has no plain rate`);
    const lists = china.filter((row) => row.hts8 === htsCode && row.scope !== 'suspended');
    const [list] = lists;
    if (lists.length > 1 || (list && list.scope !== 'full')) throw new Error(`${htsCode}: lists`);
    return [
      category,
      {
        htsCode,
        basePct: Number(line.general_rate_pct),
        chinaList: list
          ? {
              name: list.list,
              ratePct: Number(list.rate_pct),
              heading: list.ch99_heading,
              since: list.effective_from,
            }
          : null,
        isForcedLaborExempt: exempt.some((row) => row.hts_code === htsCode),
        // "S" stands for USMCA in the schedule's column of special rates.
        isFreeUnderUsmca:
          line.general_rate === 'Free' || /^Free \(.*\bS\b.*\)/.test(line.special_rate ?? ''),
      },
    ] as const;
  });

  const countries = mapCountries.map((country) => {
    const row = forcedLabor.find(({ iso2 }) => iso2 === isoCodes[country].alpha2);
    if (row === undefined) throw new Error(`No forced-labor row for ${country}`);
    return [
      country,
      {
        ratePct: Number(row.rate_pct),
        mode: row.mode,
        heading: row.ch99_heading,
        since: row.effective_from,
      },
    ] as const;
  });

  return [
    '/**',
    ' * Made by scripts/make-map-data.ts from the US Harmonized Tariff Schedule 2026 (public domain).',
    ' * Rates as printed; src/lib/map/sample-duty.ts adds them up.',
    ' */',
    "import type { DutyRates } from './sample-duty.ts';",
    '',
    `export const dutyRates: DutyRates = ${JSON.stringify(
      { products: Object.fromEntries(products), forcedLabor: Object.fromEntries(countries) },
      null,
      2,
    )};`,
    '',
  ].join('\n');
}
