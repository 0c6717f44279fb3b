import {
  factoryCountries,
  factoryCountryLabels,
} from '@functions/_shared/domain/manufacturing-countries.ts';
import {
  type ListedAssumption,
  moneyAssumptions,
} from '@functions/_shared/domain/money/assumption-list.ts';
import {
  productCategories,
  productCategoryLabels,
} from '@functions/_shared/domain/product-categories.ts';
import { isSwagPiece, swagPieces } from '@functions/_shared/domain/swag/swag-pieces.ts';
import { countryInText } from '@/lib/country-in-text.ts';
import { formatInteger } from '@/lib/format.ts';
import { assumptionsSections as copy, type SheetWords, sourceLinks } from './below-copy.ts';
import { figureText } from './figure-text.ts';

export type SheetRow = Readonly<{
  name: string;
  /** One text, or several for a lane. */
  texts: readonly string[];
}>;

export type SheetSource = Readonly<{ name: string; year: number; href: string | undefined }>;

/** The rows of a sheet in the order of the chain; the figures of one lane share a row. */
export function rowsOf({ ids }: SheetWords): readonly SheetRow[] {
  const rows = new Map<string, string[]>();
  for (const figure of figuresOf(ids)) {
    const name = nameOf(figure.id);
    rows.set(name, [...(rows.get(name) ?? []), textOf(figure)]);
  }
  return [...rows].map(([name, texts]) => ({ name, texts }));
}

/** Each source of a sheet once. */
export function sourcesOf({ ids }: SheetWords): readonly SheetSource[] {
  const sources = new Map(figuresOf(ids).map(({ source, year }) => [source, year]));
  return [...sources].map(([name, year]) => ({
    name,
    year,
    href: sourceLinks.find((link) => name.includes(link.name))?.href,
  }));
}

function figuresOf(ids: readonly string[]): readonly ListedAssumption[] {
  return moneyAssumptions.filter(({ id }) =>
    ids.some((start) => id === start || id.startsWith(`${start}.`)),
  );
}

/** @throws RangeError for a figure without a name */
function nameOf(id: string): string {
  const own = copy.names[id];
  if (own !== undefined) return own;
  const [first = '', second = '', third = ''] = id.split('.');
  const country = factoryCountries.find((each) => each === second);
  if (first === 'fob-level' && country) return factoryCountryLabels[country];
  if (first === 'freight' && country && isMode(third)) {
    return copy.lane(copy.modes[third], countryInText(country));
  }
  if (first === 'fulfillment') return copy.upToOrders(formatInteger(Number(lastOf(second))));
  if (first === 'swag' && isSwagPiece(third)) return swagPieces[third].name;
  if (first === 'swag') return copy.fromPieces(formatInteger(Number(third)));
  if (first === 'parcel') return copy.pounds(second.replace('-lb', ''));
  const category = productCategories.find((each) => each === third);
  if (first === 'returns' && category) {
    const label = productCategoryLabels[category];
    return second === 'rate' ? copy.returned(label) : copy.lost(label);
  }
  throw new RangeError(`No name for the figure ${id}`);
}

/** A lane's figures say which of the four they are. */
function textOf(figure: ListedAssumption): string {
  const part = lastOf(figure.id.replaceAll('.', '-'));
  const text = figureText(figure);
  if (!figure.id.startsWith('freight.') || !isLanePart(part)) return text;
  return `${text} (${copy.laneParts[part]})`;
}

function lastOf(id: string): string {
  return id.slice(id.lastIndexOf('-') + 1);
}

function isMode(text: string): text is keyof typeof copy.modes {
  return text in copy.modes;
}

function isLanePart(text: string): text is keyof typeof copy.laneParts {
  return text in copy.laneParts;
}
