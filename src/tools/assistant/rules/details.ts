import { materialAt } from '@functions/_shared/domain/language/materials.ts';
import { tokenize } from '@functions/_shared/domain/language/words.ts';
import type { FreightMode } from '@functions/_shared/domain/money/freight-modes.ts';
import { isMaterial } from '@functions/_shared/domain/tariff-lines/materials.ts';
import { parseDate } from '@functions/_shared/domain/tariff-question/parse-date.ts';
import { parseOrigins } from '@functions/_shared/domain/tariff-question/parse-origins.ts';
import { isQuality } from '@functions/_shared/domain/tariff-question/product-words.ts';
import { type NumberRole, readNumbers } from './number-roles.ts';

/** What a message says of an order; what it does not say is undefined, and a list empty. */
export type Details = Readonly<{
  units?: number | undefined;
  /** As in the tariff schedule. */
  originCodes: readonly string[];
  /** What the visitor pays the factory, US dollars per piece. */
  fobUsd?: number | undefined;
  /** What customers pay, US dollars per piece. */
  retailUsd?: number | undefined;
  /** For the whole order, US dollars. */
  budgetUsd?: number | undefined;
  /** A sum of which the words do not say what it is, US dollars. */
  sumUsd?: number | undefined;
  marginPct?: number | undefined;
  /** Of one piece. */
  weightKg?: number | undefined;
  zip?: string | undefined;
  /** The words that name the day; which day it is depends on today. */
  dayText?: string | undefined;
  mode?: FreightMode | undefined;
  /** Materials, which figures depend on, in their order: "organic cotton". */
  qualities: readonly string[];
  /** Colors, prints, sizes and packaging: "black", "glass jar". */
  looks: readonly string[];
}>;

export const noDetails: Details = { originCodes: [], qualities: [], looks: [] };

const maxLength = 300;
/** Reads as a date on any day. */
const someDay = '2026-01-01';
/** "How much is it now" asks for no day. */
const nowWords =
  /\b(?:today|right now|now|currently|at the moment|these days|this (?:week|month|year))\b/gi;
export const freightModes: readonly (readonly [FreightMode, RegExp])[] = [
  ['air', /\bby (?:air|plane)\b|\bair ?(?:freight|cargo|shipping)\b|\bfl(?:y|own) (?:it|them)\b/i],
  [
    'ocean',
    /\bby (?:sea|ocean|ship|boat)\b|\b(?:sea|ocean) ?(?:freight|cargo|shipping)\b|\bon a boat\b/i,
  ],
  ['truck', /\bby (?:truck|road)\b|\btruck(?:ing)?\b/i],
];
/** What is said of the look or the make of goods and names none. */
const looks =
  /\b(?:(?:glass|tin|metal|plastic|paper|cardboard|kraft|amber) )?(?:jars?|tins?|tubes?|pouch(?:es)?|gift box(?:es)?)\b|\b(?:colou?rs?|black|white|off-?white|red|blue|green|pink|navy|natural|yellow|orange|purple|gr[ae]y|brown|beige|teal|cream|logos?|print(?:ed|ing)?|embroider(?:ed|y)|engrav(?:ed|ing)|custom(?:ized)?|muslin|terry|jersey|quilted|waffle|lids?|straws?|matte|glossy|small|medium|large|xl|xxl|style|branded)\b/gi;
/** "With a zipper", but not "with shipping". */
const withPart =
  /\b(?:with|w\/)(?: (?:an?|my|our|some|the))? (?!(?:an?|my|our|some|the|shipping|freight|dut(?:y|ies)|usmca|that|this|it|them|those|these|everything|tax(?:es)?|delivery|sea|air|truck|customs|you|a budget|budget|what|which|sample)\b)([\p{L}][\p{L}'’-]{2,20}(?: [\p{L}][\p{L}'’-]{2,20})?)/giu;
/** "Polarized ones". */
const ofKind =
  /\b(?!(?:which|what|these|those|the|good|other|any|some|more|same|new|and|for|with|cheap\w*|better|best)\b)([\p{L}-]{3,20}) ones\b/giu;
/** A make that decides what the goods are. */
const makes = /^(?:hard-?cover|soft-?cover|wax)$/i;
const measures = /\b\d+(?:\.\d+)?[ -]?(?:oz|ounces?|ml|cm|mm|gsm|inch(?:es)?)\b|\ba[3-6]\b/gi;

/**
 * What a message says of an order, and its other words. Long texts, such as a supplier's mail, say
 * nothing here. Pure.
 */
export function readDetails(text: string): { details: Details; rest: string } {
  if (text.length > maxLength) return { details: noDetails, rest: text };
  const { originCodes, remainder } = parseOrigins(text);
  // "For Christmas" is by Christmas.
  const dated = parseDate(
    remainder.replace(nowWords, ' ').replace(/\bfor (?=\p{Lu}?\p{L})/giu, 'by '),
    someDay,
  );
  const undated = dated.entryDate === undefined ? remainder : dated.remainder;
  const { numbers, rest: uncounted } = readNumbers(undated);
  const { mode, rest: unshipped } = takeMode(uncounted);
  const { qualities, looks, rest } = takeQualities(unshipped);
  const sumOf = (role: NumberRole) => numbers.find((each) => each.role === role)?.value;
  const zip = sumOf('zip');
  return {
    details: {
      units: sumOf('units'),
      originCodes,
      fobUsd: sumOf('fob'),
      retailUsd: sumOf('retail'),
      budgetUsd: sumOf('budget'),
      sumUsd: sumOf('sum'),
      marginPct: sumOf('margin'),
      weightKg: sumOf('weight'),
      zip: zip === undefined ? undefined : String(zip).padStart(5, '0'),
      dayText: dated.entryDate === undefined ? undefined : text,
      mode,
      qualities,
      looks,
    },
    rest,
  };
}

/** Whether a message says anything of an order. */
export function saysDetail(details: Details): boolean {
  return Object.values(details).some((value) =>
    Array.isArray(value) ? value.length > 0 : value !== undefined,
  );
}

/**
 * What was said before with what is said now in its place. A factory price holds for one country; a
 * material takes the place of another one.
 */
export function mergeDetails(before: Details, now: Details): Details {
  const isMoved =
    now.originCodes.length > 0 &&
    before.originCodes.length > 0 &&
    now.originCodes.join() !== before.originCodes.join();
  const stated = Object.fromEntries(
    Object.entries(now).filter(([, value]) => value !== undefined),
  ) as Partial<Details>;
  return {
    ...before,
    ...(isMoved && { fobUsd: undefined }),
    ...stated,
    originCodes: now.originCodes.length > 0 ? now.originCodes : before.originCodes,
    qualities: now.qualities.length > 0 ? now.qualities : before.qualities,
    looks: now.looks.length > 0 ? now.looks : before.looks,
  };
}

function takeMode(text: string): { mode: FreightMode | undefined; rest: string } {
  const found = freightModes.filter(([, words]) => words.test(text));
  const [first] = found;
  // "By sea or by air" asks which.
  if (first === undefined || found.length > 1) return { mode: undefined, rest: text };
  return { mode: first[0], rest: text.replace(first[1], ' ') };
}

/** "Soy wax" and "vegan leather" are one material of two words; a glass jar is packaging. */
function takeQualities(text: string): { qualities: string[]; looks: string[]; rest: string } {
  const parts = [...text.matchAll(withPart)].map(([, part = '']) => part.trim());
  const whole = text.replace(withPart, ' ');
  const seen = [...(whole.match(looks) ?? []), ...(whole.match(measures) ?? []), ...parts];
  const plain = whole.replace(looks, ' ').replace(measures, ' ');
  const words = plain.match(/[\p{L}\p{N}'’-]+|[^\p{L}\p{N}'’-]+/gu) ?? [];
  const stems = words.map((word) => tokenize(word).join(' '));
  const qualities: string[] = [];
  const rest: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    const length = materialLengthAt(stems, at);
    if (length > 0) {
      qualities.push(words.slice(at, at + length).join(''));
      at += length - 1;
    } else if (isQuality(word.toLowerCase()) || isMaterial(word) || makes.test(word)) {
      qualities.push(word);
    } else rest.push(word);
  }
  const left = rest.join('');
  const kinds = [...left.matchAll(ofKind)].map(([, kind = '']) => kind);
  return { qualities, looks: [...seen, ...kinds], rest: left.replace(ofKind, ' ') };
}

/** How many of the parts from here on are one material, with the spaces between its words. */
function materialLengthAt(stems: readonly string[], at: number): number {
  if (stems[at] === '') return 0;
  const following = stems.slice(at).filter((stem) => stem !== '');
  const found = materialAt(following, 0);
  return found === undefined ? 0 : 2 * found.length - 1;
}
