import type { TariffSearchHit } from '../_shared/domain/tariff/tariff-types.ts';
import { assumedMaterials } from './materials.ts';

/** Another line for the same words, with the base rate of which the visitor should know. */
type OtherKind = { hts8: string; kind: string; generalRateText: string };

/** What a line takes for granted that nobody said, and the lines that it leaves aside. */
export type AssumedKind = { kind: string; others: readonly OtherKind[] };

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
    return [{ hts8: hit.hts8, kind: other, generalRateText: hit.generalRateText }];
  });
  return kind === undefined || others.length === 0
    ? undefined
    : { kind, others: others.slice(0, mostNamed) };
}

/** In a word or two what a line is told from its rival by, as far as the question does not say it. */
function kindOf(product: string, hit: TariffSearchHit, rival: TariffSearchHit): string | undefined {
  const rivals = new Set(unsaid(product, rival));
  return unsaid(product, hit).find((name) => !rivals.has(name));
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
  return text.replace(/\b(?:other than|not|except) (?:of )?[^>,;)]*/gi, '');
}
