import type { MarketPrice } from '../_shared/contracts/market-pricing.ts';
import { parseMinimumOrder, parseQuantityStep } from './order-quantity.ts';
import { toPlainText } from './plain-text.ts';
import { joinRanges, parsePriceRange } from './price-text.ts';
import { isCompanyName, parseSupplier } from './supplier-text.ts';

/** What is known about a crawled page besides its text. */
export type PageMeta = { title: string; url: string };

/** In pieces, when a listing states none (specification §9). */
export const defaultMinimumOrder = 100;

export const unnamedSupplier = 'Supplier not named';

/**
 * Ends of a range further apart than this ratio are a parsing error, not the price of one product.
 */
const widestRangeRatio = 30;

const limits = { characters: 300_000, lineCharacters: 2_000, results: 20, nameCharacters: 160 };

/**
 * Parses the offers of one crawled page (a product page or a list of products) in the order of the
 * page. Returns only offers with a price per piece in US dollars. Converts and guesses nothing,
 * except for the minimum order of 100 when none is stated. Accepts any text and never throws.
 */
export function parseMarketListing(markdown: string, meta: PageMeta): MarketPrice[] {
  const offers = splitIntoOffers(markdown.slice(0, limits.characters), meta);
  const results = offers.map(parseOffer).filter((result) => result !== undefined);
  const distinct = new Map(
    results.map((result) => [
      `${result.productName}|${result.supplier}|${result.priceRange.min}`,
      result,
    ]),
  );
  return [...distinct.values()].slice(0, limits.results);
}

/** The lines of one offer as plain text. */
type Offer = { name: string; url: string | null; lines: string[] };

function splitIntoOffers(markdown: string, meta: PageMeta): Offer[] {
  let current: Offer = { name: cleanName(meta.title), url: toWebAddress(meta.url), lines: [] };
  const offers = [current];
  const pageUrl = current.url;
  let header: string[] = [];
  let ignoring = false;
  const begin = (name: string, url: string | null) => {
    current = { name: cleanName(name), url, lines: [] };
    offers.push(current);
  };

  for (const rawLine of markdown.split(/\r?\n/)) {
    const raw = rawLine.slice(0, limits.lineCharacters).trim();
    if (raw === '') continue;
    const text = toPlainText(raw);

    const heading = /^#{1,6} +/.exec(raw);
    if (heading !== null) {
      const title = toPlainText(raw.slice(heading[0].length));
      ignoring = ignoredSection.test(title);
      if (!ignoring && !neutralSection.test(title) && parsePriceRange(title) === undefined) {
        begin(title, parseLink(raw, pageUrl) ?? pageUrl);
      } else if (!ignoring) current.lines.push(title);
      continue;
    }
    if (ignoring) continue;

    if (raw.startsWith('|')) {
      const cells = splitCells(text);
      if (/^\|[\s|:-]+$/.test(raw)) continue;
      if (isTableHeader(cells)) {
        header = cells;
        continue;
      }
      const name = cells[0] ?? '';
      if (isProductName(name) && cells.slice(1).some((cell) => parsePriceRange(cell))) {
        begin(name, parseLink(raw, pageUrl) ?? pageUrl);
      }
      current.lines.push(labelCells(cells, header).join(' | '));
      continue;
    }
    header = [];

    const title = parseTitleLine(raw);
    if (title === undefined) {
      current.lines.push(text);
    } else {
      begin(title.name, parseLink(raw, pageUrl) ?? pageUrl);
      current.lines.push(title.remainder);
    }
  }
  return offers;
}

const ignoredSection =
  /^(?:shipping|delivery|freight|samples?|reviews?|ratings?|faq|questions|recommended|other recommendations|related|similar|you may|people also|popular|hot searches|customers|payment|returns?|after-?sales)\b/i;
const neutralSection =
  /^(?:product (?:details?|description|information)|description|details?|specifications?|overview|key attributes|attributes|prices?|pricing|wholesale|quantity|lead time|packaging|customi[sz]ation|options|variations?|supplier|company|manufacturer|seller|about|quick details|minimum order|moq|tiered)\b/i;

function parseOffer(offer: Offer): MarketPrice | undefined {
  const priceRange = joinRanges(
    dropLabeledLines(offer.lines)
      .map(parsePriceRange)
      .filter((range) => range !== undefined),
  );
  if (priceRange === undefined || priceRange.max > priceRange.min * widestRangeRatio) {
    return undefined;
  }
  return {
    productName: offer.name,
    priceRange: { min: roundToCent(priceRange.min), max: roundToCent(priceRange.max) },
    moq:
      firstParsed(offer.lines, parseMinimumOrder) ??
      lowest(offer.lines, parseQuantityStep) ??
      defaultMinimumOrder,
    supplier: firstParsed(offer.lines, parseSupplier) ?? unnamedSupplier,
    url: offer.url,
    currency: 'USD',
  };
}

/** "Shipping" alone on a line labels the amount on the next line. */
function dropLabeledLines(lines: readonly string[]): string[] {
  return lines.filter((_, index) => !labelOfAnotherCost.test(lines[index - 1] ?? ''));
}

const labelOfAnotherCost =
  /^(?:(?:estimated )?(?:shipping|freight|delivery|courier)|samples?|sample order|set-?up|mou?ld|tooling|logo)(?: (?:fee|cost|price|charge|total))?s? ?:?$/i;

/**
 * A line with a link or bold words that name a product; the rest of the line belongs to the offer.
 */
function parseTitleLine(raw: string): { name: string; remainder: string } | undefined {
  const withoutPictures = raw.replace(/!\[[^\]]*\]\([^)]*\)/g, '').trim();
  const match =
    /^(?:[-*+]|\d{1,3}[.)])? ?(?:\*\*)?\[([^\]]+)\]\([^)]*\)(?:\*\*)?(.*)$/.exec(withoutPictures) ??
    /^(?:[-+]|\d{1,3}[.)])? ?\*\*([^*]+)\*\*(.*)$/.exec(withoutPictures);
  if (match === null) return undefined;
  const name = toPlainText(match[1] ?? '');
  return isProductName(name) ? { name, remainder: toPlainText(match[2] ?? '') } : undefined;
}

const callToAction =
  /^(?:contact|chat|add|inquire|send|view|see|show|log ?in|sign|compare|learn|get|request|home|back|next|more|buy now|order|start|min|moq|price|shop)\b/i;

function isProductName(text: string): boolean {
  const words = text.match(/\p{L}{2,}/gu) ?? [];
  return (
    words.length >= 2 &&
    !text.endsWith(':') &&
    !callToAction.test(text) &&
    !isCompanyName(text) &&
    parsePriceRange(text) === undefined &&
    parseQuantityStep(text) === undefined &&
    parseMinimumOrder(text) === undefined
  );
}

function splitCells(row: string): string[] {
  return row
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());
}

function isTableHeader(cells: readonly string[]): boolean {
  return (
    cells.some((cell) =>
      /^(?:unit )?(?:price|moq|min(?:\.|imum)? ?order|fob|cost)\b/i.test(cell),
    ) && cells.every((cell) => parsePriceRange(cell) === undefined)
  );
}

/** Puts "MOQ" before a cell in the "MOQ" column, so that each cell can be parsed alone. */
function labelCells(cells: readonly string[], header: readonly string[]): string[] {
  return cells.map((cell, index) => {
    const label = header[index] ?? '';
    return /\b(?:moq|order|supplier|manufacturer|shipping|sample|freight)\b/i.test(label)
      ? `${label}: ${cell}`
      : cell;
  });
}

function parseLink(raw: string, base: string | null): string | null {
  const target = /(?<!!)\[[^\]]+\]\(([^)\s]+)/.exec(raw.replace(/!\[[^\]]*\]\([^)]*\)/g, ''))?.[1];
  return target === undefined ? null : toWebAddress(target, base ?? undefined);
}

function toWebAddress(address: string, base?: string): string | null {
  if (!URL.canParse(address, base)) return null;
  const url = new URL(address, base);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : null;
}

function cleanName(name: string): string {
  const clean = name
    .replace(/ ?(?:[-|]|\bon\b|\bfrom\b) ?[\w.-]+\.(?:com|net|cn)\b.*$/i, '')
    .trim()
    .slice(0, limits.nameCharacters)
    .trim();
  return clean === '' ? 'Unnamed product' : clean;
}

function firstParsed<Value>(
  lines: readonly string[],
  read: (line: string) => Value | undefined,
): Value | undefined {
  for (const line of lines) {
    const value = read(line);
    if (value !== undefined) return value;
  }
  return undefined;
}

function lowest(
  lines: readonly string[],
  read: (line: string) => number | undefined,
): number | undefined {
  const values = lines.map(read).filter((value) => value !== undefined);
  return values.length === 0 ? undefined : Math.min(...values);
}

/** At least one cent, so that a price per piece never becomes zero. */
function roundToCent(amountUsd: number): number {
  return Math.max(0.01, Math.round(amountUsd * 100) / 100);
}
