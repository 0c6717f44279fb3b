import { understand } from '../_shared/domain/goods/understand.ts';
import type { DescribedGoods } from './builtin/drawing-for.ts';

const printClause = /\b(?:with|featuring|printed with|embroidered with)\b(.*)$|,(.*)$/iu;

const kinds = Object.keys(goodsDrawings).map((id) => ({ id, phrase: toWords(id) }));

/** Reads a description by the ids of the kinds alone: "canvas tote bag with bees" is a tote-bag. */
export function readDescription(description: string): DescribedGoods {
  const [, afterWith, afterComma] = printClause.exec(description) ?? [];
  const print = (afterWith ?? afterComma ?? '')
    .replace(/\b(?:prints?|on it|embroidered)\b/giu, '')
    .trim();
  const words = toWords(description.replace(printClause, ''));
  const kindId = kinds
    .map((kind) => ({ ...kind, place: lastIndexOfPhrase(words, kind.phrase) }))
    .filter(({ place }) => place >= 0)
    .sort(
      (a, b) => b.place + b.phrase.length - a.place - a.phrase.length || a.place - b.place,
    )[0]?.id;
  return {
    kindId: kind?.id,
    kindName: kind?.name ?? unknownThing,
    printWords: printWords.length === 0 ? [] : [printWords.join(' ')],
  };
}
