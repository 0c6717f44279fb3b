import { chineseThing, foreignThing } from '../goods/foreign-things.ts';
import { factsOf } from '../goods/kind-facts.ts';
import { type UnderstoodKind, understand } from '../goods/understand.ts';
import { tokenize } from '../language/words.ts';
import { isQuality } from '../tariff-question/product-words.ts';
import { conflictsWithMake } from './fabrics.ts';
import { stripSoles } from './line-words.ts';
import { missingMaterials } from './materials.ts';

/** The line of the kind of goods that some words name. */
export type KindDecision = {
  named: UnderstoodKind;
  /** Its lines, the likeliest first. */
  lines: readonly { code: string; when: string; fit: number }[];
  /** Whether the stated material or use leads to one subheading, or there is only one line. */
  isDecided: boolean;
  /**
   * Whether its lines are in one heading, or those that fit differ only in being knit or woven, so
   * that the usual one is near in any case.
   */
  isOfOneHeading: boolean;
  /** Lines that the stated material rules out. */
  excludes: readonly string[];
};

/** "Cobijas" are throw blankets: the schedule and the trade names are in English. */
export function withEnglishName(product: string): string {
  const { kinds, unknownThing } = understand(product);
  const [named] = kinds;
  if (named === undefined) return withEnglishThing(product, unknownThing);
  if (named.how !== 'foreign') return product;
  return `${product.replace(named.saidAs, ' ')} ${named.kind.plural}`.replace(/\s+/g, ' ').trim();
}

/** "Bicicletas" are bicycles, which are no kind of ours but in the schedule. */
function withEnglishThing(product: string, unknownThing: string | undefined): string {
  const chinese = chineseThing(product);
  if (chinese !== undefined) return product.replace(chinese.name, ` ${chinese.english} `).trim();
  const english = unknownThing && foreignThing(tokenize(unknownThing));
  return english && unknownThing ? product.toLowerCase().replace(unknownThing, english) : product;
}

/**
 * Finds the lines of the kind of goods that the words name, by the material or use that they state.
 * Undefined when they name no kind that we know.
 * @param details what is said of its parts, such as "rubber sole"
 */
export function decideByKind(product: string, details = ''): KindDecision | undefined {
  const { kinds: understood, materials } = understand(product);
  // "Bras nylon" are no nylons.
  const kinds = understood.filter(({ saidAs }) => !isQuality(saidAs.toLowerCase()));
  const [named] = kinds;
  if (named === undefined) return undefined;
  // The words of the name say what it is, not what it is made of: all leather boots are leather.
  const nameWords = tokenize(named.saidAs);
  const statedMaterials = materials.filter(
    (material) => !material.split('-').every((word) => nameWords.includes(word)),
  );
  // "Wooden spoons, olive wood" is about no olives.
  if (named.kind.category === 'food' && statedMaterials.length > 0) return undefined;
  const ofKind = factsOf(named.kind.id).tariffLines;
  const namesBamboo = ofKind.some(({ when }) => /\bbamboo\b/.test(when));
  const stated = [
    product,
    details,
    isForAnyChild(product) ? "girls'" : '',
    animalHair.test(product) ? 'fine animal hair wool' : '',
    /\bgirls?\b|\bladies\b/i.test(product) ? "women's" : '',
    /\bboys?\b/i.test(product) ? "men's" : '',
    /\b(?:polycarbonate|tritan|melamine)\b/i.test(product) ? 'plastic' : '',
    platedSilver.test(product) ? 'sterling silver precious' : '',
    isPlainSatin(materials) ? `polyester ${manMade}` : '',
    tropicalWood.test(product) ? 'tropical wood' : '',
    ...materials
      .filter((material) => material !== 'gold-plated' || !platedSilver.test(product))
      .map((material) => {
        // Bamboo counts as wood only where it has no line of its own.
        const isOwn = material === 'bamboo' && namesBamboo;
        return `${material.replaceAll('-', ' ')} ${isOwn ? '' : (tariffNames[material] ?? '')}`;
      }),
  ].flatMap((text) => tokenize(text.replaceAll('man-made', 'manmade')));
  const said = {
    all: new Set(stated),
    besideName: new Set(stated.filter((word) => !nameWords.includes(word))),
  };
  // A "jade roller facial massager" has two names, and the line that both have is the likelier.
  const alsoNamed = new Set(
    kinds.slice(1).flatMap(({ kind }) => factsOf(kind.id).tariffLines.map(({ code }) => code)),
  );
  const lines = ofKind
    .filter(({ code }) => !conflictsWithMake(product, { hts8: code }))
    .map(({ when, code }, place) => ({ code, when, place, fit: fitOf(when, said) }))
    .sort(
      (a, b) =>
        b.fit - a.fit ||
        Number(alsoNamed.has(b.code)) - Number(alsoNamed.has(a.code)) ||
        a.place - b.place,
    );
  const [best] = lines;
  if (best === undefined) return undefined;
  // Dinner plates are ceramic here; those of melamine are another line.
  const besideName = product.replace(named.saidAs, ' ');
  if (
    best.fit === 0 &&
    lines.every(({ when }) => missingMaterials(besideName, stripSoles(when)).length > 0)
  ) {
    return undefined;
  }
  const tied = lines.filter(({ fit }) => fit === best.fit);
  return {
    named,
    lines,
    isDecided:
      !materials.includes('cotton-polyester') &&
      tied.every(({ code }) => code.slice(0, 7) === best.code.slice(0, 7)),
    isOfOneHeading:
      !materials.includes('cotton-polyester') &&
      (lines.every(({ code }) => code.slice(0, 4) === best.code.slice(0, 4)) ||
        (best.fit > 0 && tied.every(({ when }) => /\b(?:knit|woven)\b/.test(when)))),
    excludes: lines.filter(({ fit }) => isRuledOut(fit, best.fit)).map(({ code }) => code),
  };
}

/** Garments for either boys or girls enter as those for girls: note 9 to chapters 61 and 62. */
function isForAnyChild(product: string): boolean {
  return (
    /\b(?:kids?|child(?:ren)?|toddlers?)\b/i.test(product) && !/\b(?:boys?|men)\b/i.test(product)
  );
}

/** Another line fits where this does not, or fits in full where this only fits in part. */
function isRuledOut(fit: number, best: number): boolean {
  return (best > 0 && fit === 0) || (best >= 2 && fit <= best - 1);
}

const textile = 'textile fabric';
const manMade = `man-made fibers synthetic ${textile}`;
/** Vermeil is gilded silver, and plated silver is of precious metal. */
const platedSilver = /\bvermeil\b|\bsterling\b|\b925\b/i;

/** Satin of no stated fiber is of polyester. */
function isPlainSatin(materials: readonly string[]): boolean {
  return materials.includes('satin') && !materials.some((each) => /silk|cotton|viscose/.test(each));
}

const tropicalWood = /\b(?:teak|mahogany|iroko|sapele|balsa|okoume|meranti)\b/i;
const animalHair = /\b(?:alpaca|cashmere|mohair|angora|vicu[nñ]a|camel hair)\b/i;

/** Materials in the words of the tariff schedule. */
const tariffNames: Readonly<Partial<Record<string, string>>> = {
  cotton: textile,
  linen: textile,
  wool: textile,
  silk: textile,
  jute: textile,
  felt: textile,
  'faux-fur': manMade,
  satin: textile,
  polyester: manMade,
  nylon: manMade,
  // What has spandex and does not say that it is woven is knit.
  spandex: `${manMade} knit`,
  acrylic: manMade,
  microfiber: manMade,
  viscose: `${manMade} artificial`,
  'bamboo-viscose': `${manMade} artificial`,
  'organic-cotton': `cotton ${textile}`,
  merino: `wool ${textile}`,
  cashmere: `fine animal hair ${textile}`,
  canvas: `cotton ${textile}`,
  denim: `cotton ${textile}`,
  'vegan-leather': 'plastic',
  silicone: 'plastic',
  pvc: 'plastic',
  eva: 'plastic rubber',
  'stainless-steel': 'steel base metal',
  'enameled-steel': 'enameled steel',
  'cast-iron': 'iron',
  'carbon-steel': 'steel',
  stoneware: 'ceramic stoneware',
  bamboo: 'bamboo wood',
  brass: 'base metal',
  copper: 'base metal',
  'zinc-alloy': 'base metal',
  titanium: 'base metal',
  'gold-plated': 'base metal',
  'sterling-silver': 'silver precious',
  gold: 'precious',
  suede: 'leather',
  'borosilicate-glass': 'glass',
  'bone-china': 'porcelain',
  terracotta: 'ceramic earthenware',
  plywood: 'wood',
  mdf: 'wood',
  abs: 'plastic',
  acetate: 'plastic',
  'acrylic-sheet': 'plastic',
  polypropylene: 'plastic',
  resin: 'plastic',
  tpe: 'plastic',
  'pet-plastic': 'plastic',
};

/**
 * How well the question states a condition such as "leather sole, men's" or "molded plastic or
 * silicone": 2 for each part that it states in full, less for one that it states in part. The words
 * of the name count only for a full one: leather boots need not have leather soles.
 */
function fitOf(
  when: string,
  said: { all: ReadonlySet<string>; besideName: ReadonlySet<string> },
): number {
  return when
    .replace(priceCondition, '')
    .split(',')
    .map((part) => Math.max(0, ...part.split(/\bor\b/).map((words) => fitOfPart(words, said))))
    .reduce((sum, fit) => sum + fit, 0);
}

const ownParts = new Set(['sole', 'lining', 'lid', 'handle', 'stopper', 'strap', 'toe']);

/** "Knit synthetic" says more than "knit", and "wood" more than "other wood". */
function fitOfPart(
  condition: string,
  said: { all: ReadonlySet<string>; besideName: ReadonlySet<string> },
): number {
  const words = wordsOfCondition(condition, said.all);
  if (words.length === 0) return 0;
  // Leather boots need not have leather soles.
  if (words.some((word) => ownParts.has(word) && !said.all.has(word))) return 0;
  const isRest = tokenize(condition).includes('other');
  if (words.every((word) => said.all.has(word))) return isRest ? 1 : 2 + words.length / 10;
  return words.filter((word) => said.besideName.has(word)).length / words.length / (isRest ? 2 : 1);
}

/** "Over $50 a dozen": the price decides that, not the words. */
const priceCondition =
  /(?<!\s)\s*\b(?:over|under|above|below|at|up to|valued)\s+(?:\$|\d+ cents)[^,|]*/g;

/** Words that say nothing: cotton states nothing of "other fibers". */
const general = new Set([
  'other',
  'and',
  'of',
  'the',
  'mostly',
  'fiber',
  'material',
  'surface',
  'outside',
]);

/**
 * The words that a question must have to state a condition; none for "other fibers". Whether it is
 * knit or woven counts only where the question says it.
 */
function wordsOfCondition(condition: string, said: ReadonlySet<string>): string[] {
  const saysMake = ['knit', 'knitted', 'woven'].some((word) => said.has(word));
  return tokenize(condition.replaceAll('man-made', 'manmade')).filter(
    (word) => !general.has(word) && (saysMake || (word !== 'knit' && word !== 'woven')),
  );
}
