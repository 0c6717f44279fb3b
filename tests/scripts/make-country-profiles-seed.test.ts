import { readFile } from 'node:fs/promises';
import { countryProfile, listCountryProfiles } from '@functions/_shared/domain/country-profiles.ts';
import { createDatabase } from '@tests/support/database.ts';
import { expect, test } from 'vitest';
import {
  countryProfilesSeed,
  countryProfilesSeedFile,
} from '../../scripts/make-country-profiles-seed.ts';

test('the seed in the repository is the one the module makes', async () => {
  expect(await readFile(countryProfilesSeedFile, 'utf8')).toBe(countryProfilesSeed());
});

test('the seeded table holds every profile whole, also after a second run', async () => {
  const db = await createDatabase();
  await db.exec(countryProfilesSeed());
  await db.exec(countryProfilesSeed());
  const { rows } = await db.query<{ id: string; profile: unknown; lead_time_max_days: number }>(
    'select id, profile, lead_time_max_days from public.country_profiles order by id',
  );
  expect(rows).toHaveLength(listCountryProfiles().length);
  expect(rows.find(({ id }) => id === 'bangladesh')).toEqual({
    id: 'bangladesh',
    profile: JSON.parse(JSON.stringify(countryProfile('bangladesh'))),
    lead_time_max_days: 100,
  });
});
