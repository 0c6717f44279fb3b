import { type ParsedFactory, parseFactoryRows } from '../factories/parse-factory-rows.ts';
import type { GeneratedFiles } from './makers.ts';
import { readTable } from './tables.ts';

/** The seed with the sample factories. */
export function generatedFiles(): GeneratedFiles {
  const { factories, refused } = parseFactoryRows(readTable('factories/samples'));
  if (refused.length > 0) {
    const lines = refused.map(({ row, id, reasons }) => `row ${row} (${id}): ${reasons.join(' ')}`);
    throw new Error(`data/factories/samples.csv:\n${lines.join('\n')}`);
  }
  return {
    'supabase/seeds/10_factories.sql': [
      '-- Made by `npm run data` from data/factories/samples.csv, which says where they are from.',
      '-- Safe to run again: a row is brought up to date, and a real factory under the same id is',
      '-- left alone.',
      '',
      `insert into public.factories (\n  ${columns.join(', ')}\n) values`,
      `${factories.map(valuesOf).join(',\n')}`,
      'on conflict (id) do update set',
      `${columns
        .filter((column) => column !== 'id')
        .map((column) => `  ${column} = excluded.${column}`)
        .join(',\n')}`,
      'where public.factories.is_sample;',
      '',
    ].join('\n'),
  };
}

const columns = [
  'id',
  'name',
  'country',
  'location',
  'description',
  'min_order',
  'lead_time_days_min',
  'lead_time_days_max',
  'certifications',
  'specialties',
  'categories',
  'unit_price_min_usd',
  'unit_price_max_usd',
  'kinds',
  'capabilities',
] as const;

function valuesOf(factory: ParsedFactory): string {
  return `  (${[
    quote(factory.id),
    quote(factory.name),
    quote(factory.country),
    quote(factory.location),
    quote(factory.description),
    factory.minOrderUnits,
    factory.leadTimeDaysMin,
    factory.leadTimeDaysMax,
    array(factory.certifications),
    array(factory.specialties),
    array(factory.categories),
    factory.unitPriceUsd?.min ?? 'null',
    factory.unitPriceUsd?.max ?? 'null',
    array(factory.kinds),
    array(factory.capabilities),
  ].join(', ')})`;
}

function array(items: readonly string[]): string {
  return items.length === 0 ? "'{}'" : `array[${items.map(quote).join(', ')}]`;
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
