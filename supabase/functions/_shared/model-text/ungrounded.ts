import { hasOpenLink, hostNamesIn } from './links.ts';
import { type NamedNumber, numbersIn, withDigitWordsAsDigits } from './numbers.ts';
import { toPlainText } from './plain-text.ts';

/** What the model was given. */
export type Given = {
  /** Texts of ours or of the visitor who asks; the model may repeat anything in them. */
  facts: readonly string[];
  /**
   * Texts of a profile, whose owner may be anybody: numbers in them may be repeated, but not
   * prices, links or phone numbers.
   */
  profile?: readonly string[];
  /** Figures that may be rounded, such as 48,213 followers to "48,000". */
  figures?: readonly number[];
  /**
   * Numbers up to this one may describe a product freely, such as "a set of 4"; prices still may
   * not. By default 0: every number must be given.
   */
  freeUpTo?: number;
};

export type Ungrounded = 'markup' | 'link' | 'telephone' | 'number';

/**
 * The reason not to show a model's text: markup or control characters, or a link, phone number or
 * number that it was not given. Undefined when there is none.
 */
export function ungroundedIn(text: string, given: Given): Ungrounded | undefined {
  // Marks that change the text direction could hide content.
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

/** Seven digits or more, with the usual separators between them. */
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
  // Hex colors and decades describe looks and are not figures.
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

/** Whether the value is the figure rounded to the value's last non-zero digit. */
function isRounded(value: number, figure: number): boolean {
  if (value === 0) return figure === 0;
  const [, fraction = ''] = String(value).split('.');
  const zeros = fraction === '' ? (/0*$/.exec(String(value))?.[0].length ?? 0) : -fraction.length;
  return Math.abs(value - figure) <= 10 ** zeros / 2 + 1e-9;
}
