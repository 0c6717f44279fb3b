import type { TariffSearchHit } from '../_shared/domain/tariff/tariff-types.ts';
import { isQuality } from '../_shared/domain/tariff-question/product-words.ts';
import { isTextile } from './fabrics.ts';
import { thingOf, withoutSoles, wordsOf } from './line-words.ts';
import { assumedMaterials, byMaterial } from './materials.ts';

/** A line of goods of one kind, and its rate as printed. */
type KindLine = { hts8: string; kind: string; rateText: string };

/** What a line takes for granted that nobody said, and the lines that it leaves aside. */
export type AssumedKind = {
  taken: KindLine;
  others: readonly KindLine[];
  /** Of which column the rates are. */
  rateName: 'base rate' | 'column 2 rate';
};

type Trait = { name: string; printed: RegExp };

const trait = (name: string, printed: RegExp): Trait => ({ name, printed });

/** What else divides goods of one name, as people say it and as the schedule prints it. */
const traits: readonly Trait[] = [
  trait('imitation jewelry', /\bimitation\b/i),
  trait('base metal', /\bbase metal\b/i),
  trait('black tea', /\bblack tea\b/i),
  trait('green tea', /\bgreen tea\b(?!.*\bflavored$)/i),
  trait('flavored green tea', /\bgreen tea\b.*> Flavored$/i),
  trait('unflavored', /\bunflavored\b/i),
  trait('electric', /\belectric (?!blankets\))/i),
  trait('textile uppers', /\buppers of textile|\btextile upper/i),
  trait("men's", /\bmen's\b(?<!women's)/i),
  trait("women's", /\bwomen's\b/i),
];

const mostNamed = 3;

/** Names of materials that the schedule prints as one, and how they are then called. */
const printedAsOne = [
  { names: ['man-made fibers', 'acrylic'], called: 'man-made fibers' },
  { names: ['plastic', 'acrylic'], called: 'plastic' },
  { names: ['silver', 'gold'], called: 'silver or gold' },
] as const;

/**
 * What a line says of the goods that the question does not, where another line for the same goods
 * has another base rate. Undefined when nothing is taken for granted, or nothing hangs on it.
 */
export function assumedKind(
  product: string,
  taken: TariffSearchHit,
  alternatives: readonly TariffSearchHit[],
): AssumedKind | undefined {
  const differing = alternatives.filter(
    ({ generalRateText }) => generalRateText !== taken.generalRateText,
  );
  const [kind] = differing.flatMap((rival) => kindOf(product, taken, rival) ?? []);
  const kinds = new Set([kind]);
  const others = differing.flatMap((hit) => {
    const other = kindOf(product, hit, taken);
    if (other === undefined || kinds.has(other)) return [];
    kinds.add(other);
    return [{ ...kindLine(hit, other), isNamed: hit.matchedTerm !== null }];
  });
  // What the trade has a name for is likelier than what the schedule merely prints.
  const likeliest = others
    .sort(
      (one, other) =>
        Number(other.isNamed) - Number(one.isNamed) || byMaterial(one.kind, other.kind),
    )
    .slice(0, mostNamed)
    .map(({ isNamed: _isNamed, ...line }) => line);
  return kind === undefined || others.length === 0
    ? undefined
    : {
        taken: kindLine(taken, kind),
        others: likeliest,
        rateName: 'base rate',
      };
}

/** "I took cotton, base rate 16.5%; man-made fibers (6109.90.10) is 32%." */
export function assumptionText({ taken, others, rateName }: AssumedKind): string {
  const each = others.map(({ kind, hts8, rateText }) => `${kind} (${hts8}) is ${rateText}`);
  return `I took ${taken.kind}, ${rateName} ${taken.rateText}; ${each.join(', ')}.`;
}

function kindLine({ hts8, generalRateText }: TariffSearchHit, kind: string): KindLine {
  return { hts8, kind, rateText: generalRateText };
}

/**
 * In a word or two what a line is told from its rival by, as far as the question does not say it: by
 * the trade's name ("gold" necklace) or its note, or by what the schedule prints within one heading.
 * Lines of other headings differ in more than a word.
 */
function kindOf(product: string, hit: TariffSearchHit, rival: TariffSearchHit): string | undefined {
  const named = kindInTerm(product, hit) ?? kindInNote(product, hit, rival);
  if (named !== undefined) return named;
  if (headingOf(hit) !== headingOf(rival) && kindInTerm(product, rival) === undefined) {
    return undefined;
  }
  const rivals = new Set(unsaid(product, rival));
  return unsaid(product, hit).find((name) => !rivals.has(name));
}

/** What the note beside a name says of its material, and that of the rival does not. */
function kindInNote(
  product: string,
  { termNote }: TariffSearchHit,
  rival: TariffSearchHit,
): string | undefined {
  const rivals = new Set(unsaidMaterials(product, rival.termNote));
  return unsaidMaterials(product, positive(termNote)).find((name) => !rivals.has(name));
}

function kindInTerm(product: string, hit: TariffSearchHit): string | undefined {
  if (hit.matchedTerm === null || thingOf(hit.matchedTerm) !== thingOf(product)) return undefined;
  const said = new Set(wordsOf(product));
  const beside = wordsOf(hit.matchedTerm).filter((word) => !said.has(word));
  const [only, ...others] = beside;
  return only !== undefined && others.length === 0 && isQuality(only)
    ? materialOf(only, hit)
    : undefined;
}

/** Acrylic is a fiber of hats and a plastic of earrings. */
function materialOf(word: string, hit: TariffSearchHit): string {
  if (/^(?:polyester|nylon|synthetic|acrylic)$/.test(word)) {
    return isTextile(hit) ? 'man-made fibers' : 'plastic';
  }
  return word;
}

function headingOf({ hts8 }: TariffSearchHit): string {
  return hts8.slice(0, 4);
}

function unsaid(product: string, { description, matchedTerm, termNote }: TariffSearchHit) {
  const text = positive(`${matchedTerm ?? ''} ${termNote} ${description}`);
  const named = traits.filter(({ printed }) => printed.test(text) && !printed.test(product));
  return [...named.map(({ name }) => name), ...unsaidMaterials(product, text)];
}

function unsaidMaterials(product: string, text: string): readonly string[] {
  const open = assumedMaterials(product, text);
  const said = assumedMaterials('', text).filter((name) => !open.includes(name));
  return printedAsOne.reduce<readonly string[]>((left, { names, called }) => {
    const isOne = (name: string) => names.some((each) => each === name);
    if (said.some(isOne)) return left.filter((name) => !isOne(name));
    if (!names.every((name) => left.includes(name))) return left;
    return [called, ...left.filter((name) => !isOne(name))];
  }, open);
}

/** Without what a line says that it is not: "other than of porcelain". */
function positive(text: string): string {
  return withoutSoles(text).replace(/\b(?:other than|not|except) (?:of )?[^>,;)]*/gi, '');
}
