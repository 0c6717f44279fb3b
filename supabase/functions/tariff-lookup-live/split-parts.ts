import { isMaterial } from '../_shared/domain/tariff-lines/materials.ts';
import { isQuality } from '../_shared/domain/tariff-question/product-words.ts';

/** A product without the parts that are described behind its name, and those parts. */
export type SplitProduct = { goods: string; parts: string };

/** The part whose material the schedule goes by: the upper of a shoe, the shell of a jacket. */
const chiefParts: ReadonlySet<string> = new Set(
  'upper uppers shell outer exterior surface body face'.split(' '),
);
/** Parts that do not name the goods when a material stands before or behind them. */
const otherParts: ReadonlySet<string> = new Set(
  `sole soles outsole outsoles midsole insole lining lined interior inside frame frames handle
   handles lid lids cap strap straps hair bristles filling fill filled padding trim base backing
   border legs sleeve stopper pump zipper buttons clasp chain welt welted`.split(/\s+/),
);

/**
 * Takes the described parts from a product: "espadrilles canvas upper jute sole" is canvas
 * espadrilles with a jute sole. A part counts only with its material and behind the goods, so a
 * picture frame and a shoe sole stay what they are.
 */
export function splitParts(product: string): SplitProduct {
  const words = product.split(' ').filter(Boolean);
  const taken = new Set<number>();
  const chief: string[] = [];
  words.forEach((word, at) => {
    const isChief = chiefParts.has(word);
    if (!isChief && !otherParts.has(word)) return;
    const before = materialEndingAt(words, at - 1, taken);
    const behind = words[at + 1];
    const isBehind = before.length === 0 && behind !== undefined && isPartMaterial(behind);
    const span = isBehind ? [at, at + 1] : [...before, at];
    const start = Math.min(...span);
    // "Polyester woven lining": the make is that of the goods.
    const isBare = span.length < 2 && makes.test(words[at - 1] ?? '');
    if ((span.length < 2 && !isBare) || !words.slice(0, start).some((each) => !isQuality(each)))
      return;
    for (const each of span) taken.add(each);
    if (isChief) chief.push(...span.filter((each) => each !== at).map((each) => words[each] ?? ''));
  });
  const rest = words.filter((_, at) => !taken.has(at));
  // What is stated before the goods stays the chief material.
  const added = rest.some(isPartMaterial) ? [] : chief;
  return {
    goods: [...added, ...rest].join(' '),
    parts: words.filter((_, at) => taken.has(at)).join(' '),
  };
}

const twoWords = /^(?:stainless steel|(?:vegan|faux|pu|genuine) leather|wool felt|memory foam)$/;

/** The places of the material that ends at a word: one word, or two such as "faux leather". */
function materialEndingAt(words: readonly string[], at: number, taken: ReadonlySet<number>) {
  const word = words[at];
  if (word === undefined || taken.has(at) || !isPartMaterial(word)) return [];
  return twoWords.test(`${words[at - 1]} ${word}`) ? [at - 1, at] : [at];
}

const makes = /^(?:knit|knitted|woven|organic|recycled)$/;
const others =
  /^(?:natural|synthetic|human|horse|boar|goat|down|feather|foam|eva|carbon|tpr|goodyear|sheepskin|gum|crepe)$/;

function isPartMaterial(word: string): boolean {
  return !makes.test(word) && (isMaterial(word) || others.test(word) || isFabric(word));
}

function isFabric(word: string): boolean {
  return isQuality(word) && !/^(?:men|women|kid|boy|girl|baby|unisex|vegan|pu)/.test(word);
}
