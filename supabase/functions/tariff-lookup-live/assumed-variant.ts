import type { TariffSearchHit } from '../_shared/domain/tariff/tariff-types.ts';
import { isTextile } from '../_shared/domain/tariff-lines/fabrics.ts';
import { headNoun, stripSoles, tokenize } from '../_shared/domain/tariff-lines/line-words.ts';
import { assumedMaterials, byMaterial } from '../_shared/domain/tariff-lines/materials.ts';
import { isQuality } from '../_shared/domain/tariff-question/product-words.ts';

/** A tariff line with what distinguishes its goods, and its rate as printed. */
type VariantLine = { hts8: string; variant: string; rateText: string };

/** A detail that the chosen line assumes, and the lines for the alternatives. */
export type AssumedVariant = {
  assumed: VariantLine;
  others: readonly VariantLine[];
  /** The column that the rates come from. */
  rateName: 'base rate' | 'column 2 rate';
};

type Trait = { name: string; printed: RegExp };

const trait = (name: string, printed: RegExp): Trait => ({ name, printed });

/**
 * Other details that divide goods of one name: how people say them, how the schedule prints them.
 */
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

const maxNamedOthers = 3;

/** Materials that the schedule prints as one, and the name used for them. */
const printedAsOne = [
  { names: ['man-made fibers', 'acrylic'], called: 'man-made fibers' },
  { names: ['plastic', 'acrylic'], called: 'plastic' },
  { names: ['silver', 'gold'], called: 'silver or gold' },
] as const;

/**
 * Finds a detail that the chosen line assumes although the question does not state it, where
 * another line for the same goods has another base rate. Undefined when nothing is assumed or the
 * rate does not depend on it.
 */
export function findAssumedVariant(
  product: string,
  assumed: TariffSearchHit,
  alternatives: readonly TariffSearchHit[],
): AssumedVariant | undefined {
  const differing = alternatives.filter(
    ({ generalRateText }) => generalRateText !== assumed.generalRateText,
  );
  const [variant] = differing.flatMap((rival) => variantOf(product, assumed, rival) ?? []);
  const variants = new Set([variant]);
  const others = differing.flatMap((hit) => {
    const other = variantOf(product, hit, assumed);
    if (other === undefined || variants.has(other)) return [];
    variants.add(other);
    return [{ ...variantLine(hit, other), isNamed: hit.matchedTerm !== null }];
  });
  // A variant with a trade name is likelier than one that only the schedule prints.
  const likeliest = others
    .sort(
      (one, other) =>
        Number(other.isNamed) - Number(one.isNamed) || byMaterial(one.variant, other.variant),
    )
    .slice(0, maxNamedOthers)
    .map(({ isNamed: _isNamed, ...line }) => line);
  return variant === undefined || others.length === 0
    ? undefined
    : {
        assumed: variantLine(assumed, variant),
        others: likeliest,
        rateName: 'base rate',
      };
}

/** "I took cotton, base rate 16.5%; man-made fibers (6109.90.10) is 32%." */
export function assumptionText({ assumed, others, rateName }: AssumedVariant): string {
  const each = others.map(({ variant, hts8, rateText }) => `${variant} (${hts8}) is ${rateText}`);
  return `I used ${assumed.variant}, ${rateName} ${assumed.rateText}; ${each.join(', ')}.`;
}

function variantLine({ hts8, generalRateText }: TariffSearchHit, variant: string): VariantLine {
  return { hts8, variant, rateText: generalRateText };
}

/**
 * What distinguishes a line from its rival, in a word or two, unless the question already states
 * it: the trade name ("gold" necklace), its note, or the text of the schedule within one heading.
 * Lines of different headings differ in more than a word.
 */
function variantOf(
  product: string,
  hit: TariffSearchHit,
  rival: TariffSearchHit,
): string | undefined {
  const named = variantInTerm(product, hit) ?? variantInNote(product, hit, rival);
  if (named !== undefined) return named;
  if (headingOf(hit) !== headingOf(rival) && variantInTerm(product, rival) === undefined) {
    return undefined;
  }
  const rivals = new Set(unstatedTraits(product, rival));
  return unstatedTraits(product, hit).find((name) => !rivals.has(name));
}

/** The material that this line's note names and the rival's does not. */
function variantInNote(
  product: string,
  { termNote }: TariffSearchHit,
  rival: TariffSearchHit,
): string | undefined {
  const rivals = new Set(unstatedMaterials(product, rival.termNote));
  return unstatedMaterials(product, positive(termNote)).find((name) => !rivals.has(name));
}

function variantInTerm(product: string, hit: TariffSearchHit): string | undefined {
  if (hit.matchedTerm === null || headNoun(hit.matchedTerm) !== headNoun(product)) return undefined;
  const queryWords = new Set(tokenize(product));
  const beside = tokenize(hit.matchedTerm).filter((word) => !queryWords.has(word));
  const [only, ...others] = beside;
  return only !== undefined && others.length === 0 && isQuality(only)
    ? materialOf(only, hit)
    : undefined;
}

/** Acrylic is a fiber in hats and a plastic in earrings. */
function materialOf(word: string, hit: TariffSearchHit): string {
  if (/^(?:polyester|nylon|synthetic|acrylic)$/.test(word)) {
    return isTextile(hit) ? 'man-made fibers' : 'plastic';
  }
  return word;
}

function headingOf({ hts8 }: TariffSearchHit): string {
  return hts8.slice(0, 4);
}

function unstatedTraits(product: string, { description, matchedTerm, termNote }: TariffSearchHit) {
  const text = positive(`${matchedTerm ?? ''} ${termNote} ${description}`);
  const named = traits.filter(({ printed }) => printed.test(text) && !printed.test(product));
  return [...named.map(({ name }) => name), ...unstatedMaterials(product, text)];
}

function unstatedMaterials(product: string, text: string): readonly string[] {
  const open = assumedMaterials(product, text);
  const queryWords = assumedMaterials('', text).filter((name) => !open.includes(name));
  return printedAsOne.reduce<readonly string[]>((left, { names, called }) => {
    const isPrintedAsOne = (name: string) => names.some((each) => each === name);
    if (queryWords.some(isPrintedAsOne)) return left.filter((name) => !isPrintedAsOne(name));
    if (!names.every((name) => left.includes(name))) return left;
    return [called, ...left.filter((name) => !isPrintedAsOne(name))];
  }, open);
}

/** Drops exclusions such as "other than of porcelain". */
function positive(text: string): string {
  return stripSoles(text).replace(/\b(?:other than|not|except) (?:of )?[^>,;)]*/gi, '');
}
