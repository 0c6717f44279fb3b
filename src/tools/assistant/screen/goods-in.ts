import type { UnderstoodGoods } from '@functions/_shared/contracts/understand-goods.ts';
import { cutText } from '@functions/_shared/domain/cut-text.ts';
import { maxGoodsTextLength } from '@functions/_shared/domain/goods/max-text-length.ts';
import { readDetails, saysDetail } from '../rules/details.ts';
import { goodsWords, withoutFillers } from '../rules/goods-words.ts';
import type { AssistantServices } from '../services.ts';
import type { AskedGoods } from './engine-answer.ts';

type UnderstandGoods = AssistantServices['understandGoods'];

/** Goods that words name; `kind` has the plain name, `understood` the one with the material. */
export type FoundGoods = AskedGoods & { kind: UnderstoodGoods };

/** What each service has understood; a conversation asks it of the same words again and again. */
const understoodBefore = new WeakMap<UnderstandGoods, Map<string, Promise<FoundGoods | null>>>();

/** The goods that a text names; null when it names none, or the service does not answer. */
export function goodsIn(
  text: string,
  understandGoods: UnderstandGoods,
): Promise<FoundGoods | null> {
  const asked = cutText(text.trim(), maxGoodsTextLength);
  if (asked === '') return Promise.resolve(null);
  const known =
    understoodBefore.get(understandGoods) ?? new Map<string, Promise<FoundGoods | null>>();
  understoodBefore.set(understandGoods, known);
  const before = known.get(asked);
  if (before !== undefined) return before;
  const found = understand(asked, understandGoods).catch(() => {
    // A service that failed may answer the next time.
    known.delete(asked);
    return null;
  });
  known.set(asked, found);
  return found;
}

async function understand(
  text: string,
  understandGoods: UnderstandGoods,
): Promise<FoundGoods | null> {
  const { understoodAs, stated } = await understandGoods({ text });
  return understoodAs === null
    ? null
    : { understood: inMaterialOf(text, understoodAs), kind: understoodAs, units: stated.units };
}

/** Words around the goods of a sentence: "can I sell perfume online". */
const around =
  /\b(?:can|may|sell(?:ing)?|online|here|hi|hello|hey|my|own|brand|small|run|shop|store|gift|legal(?:ly)?|allowed|start(?:ing)?|line|business|company|launch(?:ing)?|idea|looking|thinking|about)\b/gi;

/** The goods that a sentence names, by its other words where it is not understood whole. */
export async function goodsInSentence(
  text: string,
  understandGoods: UnderstandGoods,
): Promise<FoundGoods | null> {
  const { words, isDetailed } = goodsBesideDetails(text);
  const beside = isDetailed ? await goodsIn(words, understandGoods) : null;
  const found = beside ?? (await goodsIn(text, understandGoods));
  if (found !== null) return found;
  const rest = withoutFillers(text.replace(around, ' ')).replaceAll(/\s+/g, ' ').trim();
  const isShort = rest !== '' && rest !== text && rest.split(' ').length <= 3;
  return isShort ? goodsIn(rest, understandGoods) : null;
}

/** The words of a message that may name goods, with their material but without what is ordered. */
export function goodsBesideDetails(text: string): { words: string; isDetailed: boolean } {
  const { details, rest } = readDetails(text);
  const named = goodsWords(rest);
  const words = named === '' ? '' : [...details.qualities, named].join(' ');
  return { words, isDetailed: saysDetail(details) };
}

/** Whether the text says the goods by their own name: a derby may be a race as well as a dress shoe. */
export function namesOutright(text: string, { name }: UnderstoodGoods): boolean {
  const noun = name.split(' ').at(-1) ?? '';
  return noun !== '' && text.toLowerCase().includes(noun.slice(0, -1).toLowerCase());
}

/** Named with the material that the text states, which the duty depends on: "porcelain mugs". */
function inMaterialOf(text: string, goods: UnderstoodGoods): UnderstoodGoods {
  const words = new Set(text.toLowerCase().split(/[^\p{L}]+/u));
  const stated = goods.materials.find((material) => words.has(material.split(/[\s-]/)[0] ?? ''));
  if (stated === undefined || goods.plural.includes(stated.split(/[\s-]/)[0] ?? '')) return goods;
  return { ...goods, name: `${stated} ${goods.name}`, plural: `${stated} ${goods.plural}` };
}
