import { hasOpenLink, hostNamesIn } from './links.ts';
import { type NamedNumber, numbersIn, withDigitWordsAsDigits } from './numbers.ts';
import { toPlainText } from './plain-text.ts';

/** What a model was given to write from. */
export type Given = {
  /** Texts of ours, or of the visitor who asks: what they name, the model may name. */
  facts: readonly string[];
  /**
   * Texts of a profile, whose owner may be anybody: numbers in them may be repeated, but no amount
   * of money, no link and no telephone number.
   */
  profile?: readonly string[];
  /** Figures that may be named rounded, such as 48,213 followers as "48,000". */
  figures?: readonly number[];
  /**
   * Numbers up to this one may describe a product without being given, such as "a set of 4"; still
   * no amounts of money. 0 when left out: then every number has to be given.
   */
  freeUpTo?: number;
};

export type Ungrounded = 'markup' | 'link' | 'telephone' | 'number';

/**
 * What keeps a model's words from being shown: markup or control characters, or a link, a telephone
 * number or a number that it was not given. Undefined when nothing does.
 */
export function ungroundedIn(text: string, given: Given): Ungrounded | undefined {
  // Signs that turn the direction of the text hide what stands in it.
  if (/[<>]|(?!\n)\p{Cc}|\p{Cs}|[\u202a-\u202e\u2066-\u2069]/u.test(text)) return 'markup';
  const plain = toPlainText(text);
  const facts = given.facts.map(toPlainText).join(' | ');
  if (hasForeignLink(plain, facts)) return 'link';
  if (hasForeignPhoneNumber(plain, facts, given.figures)) return 'telephone';
  return hasForeignNumber(plain, facts, given) ? 'number' : undefined;
}

function hasForeignLink(plain: string, facts: string): boolean {
  if (hasOpenLink(plain) || /[\p{L}\p{N}._%+-]@[\p{L}\p{N}]/u.test(plain)) return true;
  const known = new Set(hostNamesIn(facts));
  return hostNamesIn(plain).some((name) => !known.has(name));
}

/** Seven digits or more, with what people write between them. */
const digitRun = /\+?\d(?:[ ()./\u2010-\u2015·-]{0,3}\d){6,}/g;

function hasForeignPhoneNumber(
  plain: string,
  facts: string,
  figures: readonly number[] = [],
): boolean {
  const knownRuns = new Set([...facts.matchAll(digitRun)].map(([run]) => run.replace(/\D/g, '')));
  const known = new Set([...numbersIn(facts).map(({ value }) => value), ...figures]);
  return [...withDigitWordsAsDigits(plain).matchAll(digitRun)].some(([run]) => {
    if (knownRuns.has(run.replace(/\D/g, ''))) return false;
    return !(run.match(/\d+/g) ?? []).every((part) => known.has(Number(part)));
  });
}

function hasForeignNumber(
  plain: string,
  facts: string,
  { profile = [], figures = [], freeUpTo = 0 }: Given,
): boolean {
  const ofFacts = new Set(numbersIn(facts).map(({ value }) => value));
  const ofProfile = new Set(
    numbersIn(profile.map(toPlainText).join(' | ')).map(({ value }) => value),
  );
  const largest = Math.max(0, ...ofFacts, ...ofProfile, ...figures);
  // Colors and decades are looks, not numbers.
  const read = freeUpTo > 0 ? plain.replace(/#[0-9a-f]{3,8}\b|\b(?:19|20)\d0s\b/gi, ' ') : plain;
  return numbersIn(read).some((number) => {
    if (isGiven(number, ofFacts, figures)) return false;
    if (number.isMoney) return true;
    if (number.isVague && number.value <= largest) return false;
    return number.value > freeUpTo && !ofProfile.has(number.value);
  });
}

function isGiven(
  { value }: NamedNumber,
  known: ReadonlySet<number>,
  figures: readonly number[],
): boolean {
  return known.has(value) || figures.some((figure) => isRounded(value, figure));
}

/** Whether a figure comes to this value where it is rounded to its last place that is not 0. */
function isRounded(value: number, figure: number): boolean {
  if (value === 0) return figure === 0;
  const [, fraction = ''] = String(value).split('.');
  const zeros = fraction === '' ? (/0*$/.exec(String(value))?.[0].length ?? 0) : -fraction.length;
  return Math.abs(value - figure) <= 10 ** zeros / 2 + 1e-9;
}
