/**
 * Writes supabase/seeds/40_country_profiles.sql from the module of country profiles.
 * Run it with `npx tsx scripts/make-country-profiles-seed.ts` after every change of the profiles.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  type CountryProfile,
  listCountryProfiles,
} from '../supabase/functions/_shared/domain/country-profiles.ts';

/** Where the seed is kept. */
export const countryProfilesSeedFile = join(
  import.meta.dirname,
  '../supabase/seeds/40_country_profiles.sql',
);

const columns = [
  'name',
  'flag',
  'region',
  'geopolitical_risk',
  'best_for',
  'lead_time_min_days',
  'lead_time_max_days',
  'minimum_order_min_units',
  'minimum_order_max_units',
  'profile',
];

/** The seed's whole text: an upsert of all eight countries. */
export function countryProfilesSeed(): string {
  const rows = listCountryProfiles().map(describeRow).join(',\n');
  const updates = columns.map((column) => `  ${column} = excluded.${column}`).join(',\n');
  return `-- Made by scripts/make-country-profiles-seed.ts from
-- supabase/functions/_shared/domain/country-profiles.ts. Change that, not this file.
--
-- Safe to run again: a row is brought up to date.

insert into public.country_profiles (
  id, ${columns.join(', ')}
) values
${rows}
on conflict (id) do update set
${updates};
`;
}

function describeRow(profile: CountryProfile): string {
  const { leadTimeDays, minimumOrderUnits } = profile;
  const texts = [
    profile.id,
    profile.name,
    profile.flag,
    profile.region,
    profile.geopoliticalRisk,
    profile.bestFor,
  ].map(quote);
  const numbers = [
    leadTimeDays.from,
    leadTimeDays.to,
    minimumOrderUnits.from,
    minimumOrderUnits.to,
  ];
  return `  (${texts.join(', ')}, ${numbers.join(', ')},
   ${quote(JSON.stringify(profile))})`;
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await writeFile(countryProfilesSeedFile, countryProfilesSeed());
}
