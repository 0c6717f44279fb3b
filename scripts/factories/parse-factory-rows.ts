import { understand } from '@functions/_shared/domain/goods/understand.ts';
import {
  type FactoryCountry,
  factoryCountries,
  isFactoryCountry,
} from '@functions/_shared/domain/manufacturing-countries.ts';
import {
  isProductCategory,
  type ProductCategory,
  productCategories,
} from '@functions/_shared/domain/product-categories.ts';

/** The columns of a file of factories; lists inside a cell are separated by "|". */
export const factoryColumns = [
  'id',
  'name',
  'country',
  'location',
  'description',
  'min_order_units',
  'lead_time_days_min',
  'lead_time_days_max',
  'certifications',
  'specialties',
  'categories',
  'unit_price_min_usd',
  'unit_price_max_usd',
] as const;

export type FactoryColumn = (typeof factoryColumns)[number];

/** A factory as it is stored, with the kinds of goods that its specialties name. */
export type ParsedFactory = {
  id: string;
  name: string;
  country: FactoryCountry;
  location: string;
  description: string;
  minOrderUnits: number;
  leadTimeDaysMin: number;
  leadTimeDaysMax: number;
  certifications: readonly string[];
  specialties: readonly string[];
  categories: readonly ProductCategory[];
  unitPriceUsd: { min: number; max: number } | undefined;
  kinds: readonly string[];
  capabilities: readonly string[];
};

/** Why a row cannot be stored: one sentence each, with what to do. */
export type RefusedFactory = { row: number; id: string; reasons: readonly string[] };

/**
 * Parses rows of a file of factories. Rows are numbered from 2, as in a spreadsheet with headings.
 * A row is refused as a whole when any of its cells is wrong.
 */
export function parseFactoryRows(rows: readonly Readonly<Record<string, string>>[]): {
  factories: readonly ParsedFactory[];
  refused: readonly RefusedFactory[];
} {
  const factories: ParsedFactory[] = [];
  const refused: RefusedFactory[] = [];
  const seen = new Map<string, number>();
  for (const [index, row] of rows.entries()) {
    const number = index + 2;
    const parsed = parseRow(row, seen);
    if (Array.isArray(parsed)) {
      refused.push({ row: number, id: row['id'] ?? '', reasons: parsed });
    } else {
      factories.push(parsed);
      seen.set(parsed.id, number);
    }
  }
  return { factories, refused };
}

/** The factory, or the reasons why the row is refused. */
function parseRow(
  row: Readonly<Record<string, string>>,
  seen: ReadonlyMap<string, number>,
): ParsedFactory | string[] {
  const reasons: string[] = [];
  const cell = (column: FactoryColumn) => (row[column] ?? '').trim();
  const list = (column: FactoryColumn) =>
    cell(column)
      .split('|')
      .map((item) => item.trim())
      .filter(Boolean);
  const whole = (column: FactoryColumn) => {
    const value = Number(cell(column).replaceAll(',', ''));
    if (Number.isSafeInteger(value) && value > 0) return value;
    reasons.push(`${column} is "${cell(column)}"; write a whole number above 0.`);
    return 0;
  };
  const text = (column: FactoryColumn, maxLength: number) => {
    const value = cell(column);
    if (value === '') reasons.push(`${column} is empty.`);
    if (value.length > maxLength) reasons.push(`${column} is longer than ${maxLength} characters.`);
    return value;
  };

  const id = cell('id');
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id) || id.length > 80) {
    reasons.push(
      `id is "${id}"; write small letters, digits and hyphens, at most 80: "porto-knit-house".`,
    );
  }
  const earlier = seen.get(id);
  if (earlier !== undefined) reasons.push(`id "${id}" is also in row ${earlier}.`);

  const country = cell('country').toLowerCase();
  if (!isFactoryCountry(country)) {
    reasons.push(`country is "${cell('country')}"; write one of ${factoryCountries.join(', ')}.`);
  }
  const categories = list('categories');
  const unknown = categories.filter((category) => !isProductCategory(category));
  if (categories.length === 0 || unknown.length > 0) {
    reasons.push(
      `categories ${unknown.length > 0 ? `has "${unknown.join('", "')}"` : 'is empty'}; write one or more of ${productCategories.join(', ')}, with "|" between them.`,
    );
  }
  const leadTimeDaysMin = whole('lead_time_days_min');
  const leadTimeDaysMax = whole('lead_time_days_max');
  if (leadTimeDaysMax < leadTimeDaysMin) {
    reasons.push('lead_time_days_max is below lead_time_days_min.');
  }
  const specialties = list('specialties');
  if (specialties.length === 0) reasons.push('specialties is empty; name what it makes.');
  const made = specialties.flatMap((specialty) => {
    const goods = goodsOf(specialty);
    if (goods === undefined && !isService.test(specialty)) {
      reasons.push(
        `specialty "${specialty}" names no kind of goods that we know; say it in other words, or add the kind to data/goods.`,
      );
    }
    return goods ?? [];
  });
  const unitPriceUsd = parsePrice(cell('unit_price_min_usd'), cell('unit_price_max_usd'), reasons);
  const name = text('name', 120);
  const location = text('location', 120);
  const description = text('description', 2000);
  const minOrderUnits = whole('min_order_units');
  if (reasons.length > 0 || !isFactoryCountry(country)) return reasons;

  return {
    id,
    name,
    country,
    location,
    description,
    minOrderUnits,
    leadTimeDaysMin,
    leadTimeDaysMax,
    certifications: list('certifications'),
    specialties,
    categories: categories.filter(isProductCategory),
    unitPriceUsd,
    kinds: [...new Set(made.flatMap(({ kinds }) => kinds))],
    capabilities: [...new Set(made.flatMap(({ capabilities }) => capabilities))],
  };
}

/** Services name no goods, and are fine beside some that do: "screen printing". */
const isService = /(?:printing|washing|dyeing|embroidery|engraving|finishing|assembly|packing)$/i;

type Goods = { kinds: readonly string[]; capabilities: readonly string[] };

/** The kinds and trades that a specialty names; "swimwear" names only a trade. */
function goodsOf(specialty: string): Goods | undefined {
  const { kinds, trade } = understand(specialty);
  if (kinds.length > 0) {
    return {
      kinds: kinds.map(({ kind }) => kind.id),
      capabilities: kinds.map(({ kind }) => kind.capability.id),
    };
  }
  const capabilities = trade?.capabilityIds ?? [];
  return capabilities.length > 0 ? { kinds: [], capabilities } : undefined;
}

function parsePrice(
  minText: string,
  maxText: string,
  reasons: string[],
): { min: number; max: number } | undefined {
  if (minText === '' && maxText === '') return undefined;
  const [min, max] = [minText, maxText].map((price) => Number(price.replace(/^\$/, '')));
  if (min === undefined || max === undefined || !(min > 0) || !(max >= min)) {
    reasons.push(
      `unit_price_min_usd and unit_price_max_usd are "${minText}" and "${maxText}"; write two amounts in US dollars, the lower first, or leave both empty.`,
    );
    return undefined;
  }
  return { min, max };
}
