import { readFileSync } from 'node:fs';
import { serviceNames } from '@functions/_shared/external-services.assumptions.ts';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const example = read('../../../../.env.example');

test('every variable that the functions read is in .env.example', () => {
  const source = read('../../../../supabase/functions/_shared/env.ts');
  const named = [...source.matchAll(/'([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)'/g)].map(([, name]) => name);
  const ceilings = serviceNames.map((name) => `DAILY_CEILING_${name.toUpperCase()}`);
  expect(named.length).toBeGreaterThan(15);
  const missing = [...named, ...ceilings].filter(
    (name) => !new RegExp(`^(?:#.*\\b)?${name}\\b`, 'm').test(example),
  );
  expect(missing).toEqual([]);
});
