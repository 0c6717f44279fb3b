import type { TariffSearchHit } from '../tariff/tariff-types.ts';
import { isQuality } from '../tariff-question/product-words.ts';
import { tokenize } from './line-words.ts';

/** The usual fiber of a fabric, in the words of the trade and of the schedule. */
type Fabric = {
  names: readonly string[];
  fiber: 'cotton' | 'polyester' | 'wool';
  /** Where it is always the same: chapter 61 is knit, 62 is not. */
  makes?: 'knit' | 'woven';
};

const fabrics: readonly Fabric[] = [
  {
    names: ['denim', 'chambray', 'corduroy', 'flannel', 'poplin', 'seersucker', 'muslin', 'gauze'],
    fiber: 'cotton',
    makes: 'woven',
  },
  {
    names: ['canvas', 'twill', 'chino', 'oxford', 'gingham', 'duck'],
    fiber: 'cotton',
    makes: 'woven',
  },
  { names: ['jersey', 'waffle-knit', 'pique'], fiber: 'cotton', makes: 'knit' },
  { names: ['terry'], fiber: 'cotton' },
  { names: ['fleece', 'sherpa', 'velour'], fiber: 'polyester', makes: 'knit' },
  {
    names: ['satin', 'chiffon', 'organza', 'taffeta', 'softshell', 'ripstop', 'crepe'],
    fiber: 'polyester',
    makes: 'woven',
  },
  {
    names: [
      'poly',
      'nylon',
      'microfiber',
      'velvet',
      'spandex',
      'lycra',
      'synthetic',
      'acrylic',
      'viscose',
    ],
    fiber: 'polyester',
  },
  {
    names: ['rayon', 'modal', 'lyocell', 'tencel', 'bamboo', 'elastane', 'lace', 'tulle'],
    fiber: 'polyester',
  },
  { names: ['tweed'], fiber: 'wool', makes: 'woven' },
  { names: ['merino', 'alpaca', 'mohair', 'cashmere', 'lambswool', 'angora'], fiber: 'wool' },
];

const byName: ReadonlyMap<string, Fabric> = new Map(
  fabrics.flatMap((fabric) => fabric.names.map((name): [string, Fabric] => [name, fabric])),
);

/** The query with a fabric replaced by its fiber. */
export type FiberSubstitution = { product: string; fabric: string; fiber: string };

/**
 * "Denim jacket" is a cotton jacket in the schedule. Undefined without a fabric. The last word does
 * not count as one unless it is the only word: a soccer jersey is a shirt.
 */
export function substituteFiber(product: string): FiberSubstitution | undefined {
  const words = product.split(' ');
  const place = words.findIndex((word, index) => {
    const isLast = index === words.length - 1;
    return byName.has(word) && (!isLast || (words.length > 1 && isQuality(word)));
  });
  const fabric = words[place];
  const fiber = fabric === undefined ? undefined : byName.get(fabric)?.fiber;
  if (fabric === undefined || fiber === undefined) return undefined;
  return { product: words.with(place, fiber).join(' '), fabric, fiber };
}

/** Chapters whose lines are divided by fiber: bags, clothing, made-up textiles, headgear. */
const textileLine = /^(?:42|61|62|63|65)/;

/** Whether a line is for textiles. */
export function isTextile({ hts8 }: Pick<TariffSearchHit, 'hts8'>): boolean {
  return textileLine.test(hts8);
}

/** Whether a line is for knit garments and the question says woven, or vice versa. */
export function conflictsWithMake(
  product: string,
  { hts8 }: Pick<TariffSearchHit, 'hts8'>,
): boolean {
  const made = tokenize(product).flatMap((word) => {
    if (/^(?:knit|knitted|crochet|crocheted)$/.test(word)) return ['knit'];
    return word === 'woven' ? ['woven'] : (byName.get(word)?.makes ?? []);
  })[0];
  return (made === 'woven' && hts8.startsWith('61')) || (made === 'knit' && hts8.startsWith('62'));
}
