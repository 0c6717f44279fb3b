import { formatCount } from './calculation-figures.ts';
import type { SwagRequest } from './contracts/swag-request.ts';
import { formatLongDate } from './domain/format-long-date.ts';
import { plainLine } from './domain/plain-line.ts';
import { swagColors } from './domain/swag/swag-colors.ts';
import { type ListPrice, listPrice, type PricedItem } from './domain/swag/swag-list.ts';
import { swagPieces } from './domain/swag/swag-pieces.ts';
import type { EmailBlock } from './email-document.ts';

/** "500 × Steel tumbler and 2 more, $9,020, by Jan 15, 2027" */
export function swagSummary(request: SwagRequest): string {
  const { items, totalUsd } = priceOf(request);
  const [first] = items;
  const others = items.length - 1;
  const pieces = first === undefined ? '' : `${formatCount(first.boughtUnits)} × ${nameOf(first)}`;
  return [
    others > 0 ? `${pieces} and ${others} more` : pieces,
    ...(totalUsd > 0 ? [dollars.format(totalUsd)] : []),
    ...(request.needed_by === undefined ? [] : [`by ${formatLongDate(request.needed_by)}`]),
  ].join(', ');
}

/** The whole request; prices are worked out here, so that nobody can send in their own. */
export function swagBlocks(request: SwagRequest): EmailBlock[] {
  const price = priceOf(request);
  return [
    { kind: 'figures', rows: rowsOf(request) },
    { kind: 'heading', text: 'The list' },
    { kind: 'list', items: price.items.map(lineOf) },
    { kind: 'heading', text: 'Planning price' },
    { kind: 'list', items: totalsOf(request, price) },
    ...notesOf(request.notes),
  ];
}

function rowsOf(request: SwagRequest): { label: string; value: string }[] {
  const values: Record<string, string | undefined> = {
    Name: request.contact_name,
    Company: request.company,
    'Needed by': request.needed_by && formatLongDate(request.needed_by),
    'ZIP code': request.zip,
    Kits: request.kits === undefined ? undefined : formatCount(request.kits),
    Logo: request.logo_name,
  };
  return Object.entries(values).flatMap(([label, value]) =>
    value ? [{ label, value: plainLine(value) }] : [],
  );
}

function lineOf(item: PricedItem): string {
  const what = `${formatCount(item.boughtUnits)} × ${nameOf(item)}, ${swagColors[item.color].name}`;
  if (item.price === null) return `${what}: below the smallest order, to be quoted`;
  const { unitUsd, totalUsd, isQuoted } = item.price;
  const rest = isQuoted ? ', quoted individually at this size' : '';
  return `${what}: ${dollars.format(unitUsd)} each, ${dollars.format(totalUsd)}${rest}`;
}

function totalsOf(request: SwagRequest, { totalUsd, range, kitUsd }: ListPrice): string[] {
  if (totalUsd === 0) return ['No line has a planning price.'];
  return [
    `Total: ${dollars.format(totalUsd)}, planning range ${wholeDollars.format(range.low)} to ${wholeDollars.format(range.high)}`,
    ...(kitUsd === null || request.kits === undefined
      ? []
      : [`One kit: ${dollars.format(kitUsd)}, of ${formatCount(request.kits)}`]),
    'With a one-color print in one place. Setup, more colors, packing, freight and sales tax are extra.',
  ];
}

/** Keeps the visitor's line breaks, which HTML would collapse. */
function notesOf(notes: string | undefined): EmailBlock[] {
  if (notes === undefined) return [];
  const lines = notes.split(/\r?\n/).map((line) => line.trim());
  return [
    { kind: 'heading', text: 'Anything else' },
    ...lines
      .filter((line) => line !== '')
      .map((line): EmailBlock => ({ kind: 'paragraph', text: line })),
  ];
}

function priceOf({ items, kits }: SwagRequest): ListPrice {
  return listPrice({ items, kits: kits ?? null });
}

function nameOf({ piece }: PricedItem): string {
  return swagPieces[piece].name;
}

const wholeDollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});
