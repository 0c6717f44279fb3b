import type { UnderstoodGoods } from '@functions/_shared/contracts/understand-goods.ts';
import { cutText } from '@functions/_shared/domain/cut-text.ts';
import { maxGoodsTextLength } from '@functions/_shared/domain/goods/max-text-length.ts';
import { readAskedSwag } from '@functions/_shared/domain/swag/asked-swag.ts';
import { isMaterial } from '@functions/_shared/domain/tariff-lines/materials.ts';
import { parseOrigins } from '@functions/_shared/domain/tariff-question/parse-origins.ts';
import { isQuality } from '@functions/_shared/domain/tariff-question/product-words.ts';
import { engineCopy as copy } from '../engine-copy.ts';
import { goesOn } from '../rules/continue-intent.ts';
import { mayBeGoodsAlone } from '../rules/goods-alone.ts';
import {
  type GoodsBefore,
  goodsBefore,
  refersToThread,
  withoutFillers,
  wordsOfReply,
} from '../rules/goods-before.ts';
import { goodsWords } from '../rules/goods-words.ts';
import { comesBeforeRouting, readIntent } from '../rules/intent.ts';
import type { Intent } from '../rules/intent-kinds.ts';
import type { MessageRoute } from '../rules/routing.ts';
import { readSwagFollowUp } from '../rules/swag-follow-up.ts';
import { originsOf, type Thread } from '../rules/thread.ts';
import type { AssistantServices } from '../services.ts';
import type { AskedGoods, EngineAnswer } from './engine-answer.ts';
import { answerIntent } from './engine-answers.ts';
import { answerGoods, answerPrice } from './engine-goods.ts';
import { answerSwag, answerSwagFollowUp } from './engine-swag.ts';

type Conversation = {
  thread: Thread;
  services: AssistantServices;
  /** When the question was asked. */
  at: Date;
};

/** Undefined for what the lookup, the search and the pages answer, and when no goods are known. */
export async function answerFromEngines(
  text: string,
  route: MessageRoute,
  { thread, services, at }: Conversation,
): Promise<EngineAnswer | undefined> {
  const swag = route === 'chat' ? readAskedSwag(text) : undefined;
  if (swag !== undefined) return answerSwag(swag);
  const goesOnWithSwag = route === 'chat' ? readSwagFollowUp(text, thread) : undefined;
  if (goesOnWithSwag !== undefined) return answerSwagFollowUp(goesOnWithSwag);
  const intent = readIntent(text, thread);
  if (intent === undefined) {
    return route === 'chat' ? answerGoodsAlone(text, services) : undefined;
  }
  if (route !== 'chat' && !comesBeforeRouting(intent)) return undefined;
  const ofEach = await pricesOfEach(text, intent, thread, services);
  if (ofEach !== undefined) return ofEach;
  const goods = await goodsOf(text, intent, thread, services);
  const landed =
    needsLandedCost.has(intent.kind) && goods !== null
      ? await services.landedCost({ product: goods.words }).catch(() => null)
      : null;
  const answered = answerIntent(fromThread(intent, goods), { goods, landed, thread, at });
  const material =
    'units' in intent && goods !== null ? unknownMaterial(intent.goods, goods) : null;
  return answered === undefined || material === null || goods === null
    ? answered
    : {
        ...answered,
        content: `${copy.noMaterialFigures(material, goods.understood.plural)} ${answered.content}`,
      };
}

/** The material that a message names alone, and that the goods' figures do not know. */
function unknownMaterial(text: string, { understood }: AskedGoods): string | null {
  const words =
    withoutFillers(text)
      .toLowerCase()
      .match(/\p{L}{3,}/gu) ?? [];
  const isKnown = words.every(
    (word) =>
      understood.plural.includes(word) ||
      understood.materials.some((material) => material.includes(word)),
  );
  return words.length > 0 && !isKnown && words.every((word) => isMaterial(word) || isQuality(word))
    ? words.join(' ')
    : null;
}

const needsLandedCost: ReadonlySet<Intent['kind']> = new Set(['landed-cost', 'freight', 'profit']);

/** "How much for 2,000 of each", after the duty on several goods. */
async function pricesOfEach(
  text: string,
  intent: Intent,
  thread: Thread,
  { understandGoods }: AssistantServices,
): Promise<EngineAnswer | undefined> {
  if (intent.kind !== 'price' || !/\bof each\b/i.test(text)) return undefined;
  const card = thread
    .flatMap((message) => (message.role === 'assistant' ? message.cards : []))
    .findLast((each) => each.kind === 'tariff');
  if (card?.kind !== 'tariff' || (card.result.others ?? []).length === 0) return undefined;
  const originCodes =
    intent.originCodes.length > 0
      ? intent.originCodes
      : originsOf(card.result).map(({ code }) => code);
  const products = [card.result.product, ...(card.result.others ?? []).map((part) => part.product)];
  const answers: EngineAnswer[] = [];
  for (const product of products) {
    const goods = await goodsIn(product, understandGoods);
    const answer = goods === null ? undefined : answerPrice({ ...intent, originCodes }, goods);
    if (answer !== undefined) answers.push(answer);
  }
  const [first] = answers;
  return first && { ...first, content: answers.map(({ content }) => content).join('\n\n') };
}

/** With the countries and the pieces that the goods were spoken of with, where the question names none. */
function fromThread(intent: Intent, goods: NamedGoods | null): Intent {
  if (!('units' in intent) || intent.kind === 'countries') return intent;
  return {
    ...intent,
    originCodes: intent.originCodes.length > 0 ? intent.originCodes : (goods?.countries ?? []),
    units: intent.units ?? goods?.units ?? null,
  };
}

/** A message that is the name of goods: "soy candles". */
async function answerGoodsAlone(
  text: string,
  { understandGoods }: AssistantServices,
): Promise<EngineAnswer | undefined> {
  if (!mayBeGoodsAlone(text)) return undefined;
  const goods = await goodsIn(text, understandGoods);
  return goods !== null && namesOutright(text, goods.understood)
    ? answerGoods(goods.understood, { country: undefined, isUnanswered: false })
    : undefined;
}

/** Whether the text says the goods by their own name: a derby may be a race as well as a dress shoe. */
export function namesOutright(text: string, { name }: UnderstoodGoods): boolean {
  const noun = name.split(' ').at(-1) ?? '';
  return noun !== '' && text.toLowerCase().includes(noun.slice(0, -1).toLowerCase());
}

/** `countries` are those of the thread, where the goods come from it. */
type NamedGoods = AskedGoods & { words: string; countries?: readonly string[] };

/** The goods in the words of the intent, or else those of the thread that it refers to. */
async function goodsOf(
  text: string,
  intent: Intent,
  thread: Thread,
  { understandGoods }: AssistantServices,
): Promise<NamedGoods | null> {
  if (intent.kind === 'supplier-reply' || intent.kind === 'quote-check') {
    for (const words of wordsOfReply(intent.reply)) {
      const found = await goodsIn(words, understandGoods);
      if (found !== null) return { ...found, words };
    }
    return null;
  }
  if (!('goods' in intent)) return null;
  const words = intent.goods;
  const named = await namedGoods([words, goodsWords(words)], understandGoods);
  if (named !== null) {
    const isOpen = 'units' in intent && (intent.units === null || intent.originCodes.length === 0);
    return isOpen && thread.length > 0 ? sameGoods(named, thread, understandGoods) : named;
  }
  if (thread.length === 0) return null;
  const before = await goodsOfThread(thread, understandGoods);
  const { remainder } = parseOrigins(words);
  const isMeant =
    before !== null &&
    (refersToThread(remainder) ||
      (goesOn(text) && namesQualities(remainder)) ||
      isPartOfName(remainder, before.understood));
  return isMeant ? { ...before, understood: inMaterialOf(words, before.understood) } : null;
}

/** The goods that the first text names that names any. */
async function namedGoods(
  texts: readonly string[],
  understandGoods: AssistantServices['understandGoods'],
): Promise<NamedGoods | null> {
  for (const text of texts) {
    const found = await goodsIn(text, understandGoods);
    if (found !== null) return { ...found, words: cutText(text.trim(), maxGoodsTextLength) };
  }
  return null;
}

/** "No, I mean acrylic", but not "and commissions". */
function namesQualities(text: string): boolean {
  const words =
    withoutFillers(text)
      .toLowerCase()
      .match(/\p{L}{3,}/gu) ?? [];
  return words.every(
    (word) => isQuality(word) || isMaterial(word) || /^(?:mean|meant|said)$/.test(word),
  );
}

/** "Bars" for soap bars. */
function isPartOfName(text: string, { plural }: UnderstoodGoods): boolean {
  const words =
    withoutFillers(text)
      .toLowerCase()
      .match(/\p{L}{3,}/gu) ?? [];
  return words.length > 0 && words.every((word) => plural.split(' ').includes(word));
}

/** With what the thread said of goods of this kind. */
async function sameGoods(
  named: NamedGoods,
  thread: Thread,
  understandGoods: AssistantServices['understandGoods'],
): Promise<NamedGoods> {
  const before = await goodsOfThread(thread, understandGoods);
  if (before?.understood.kindId !== named.understood.kindId) return named;
  return { ...before, units: named.units ?? before.units, words: named.words };
}

/**
 * The goods that the conversation was about last, with what was said of them since: where they are
 * made, how many, of what. Null when it named none that we know.
 */
export async function goodsOfThread(
  thread: Thread,
  understandGoods: AssistantServices['understandGoods'],
): Promise<(NamedGoods & Pick<GoodsBefore, 'fromTariff' | 'countries'>) | null> {
  const since: GoodsBefore[] = [];
  for (const before of goodsBefore(thread)) {
    const found = await goodsInSentence(before.words, understandGoods);
    if (found !== null) {
      const said = [...since, before];
      const words = cutText(before.words, maxGoodsTextLength);
      return {
        understood: since.reduce(
          (goods, each) => inMaterialOf(each.words, goods),
          found.understood,
        ),
        units: said.find(({ units }) => units !== null)?.units ?? found.units,
        countries: said.find(({ countries }) => countries.length > 0)?.countries ?? [],
        fromTariff: before.fromTariff,
        words,
      };
    }
    since.push(before);
  }
  return null;
}

/** Words around the goods of a sentence: "can I sell perfume online". */
const around =
  /\b(?:can|may|sell(?:ing)?|online|here|hi|hello|hey|my|own|brand|small|run|shop|store|gift|legal(?:ly)?|allowed|start(?:ing)?|line|business|company|launch(?:ing)?|idea|looking|thinking|about)\b/gi;

/** The goods that a sentence names, by its other words where it is not understood whole. */
export async function goodsInSentence(
  text: string,
  understandGoods: AssistantServices['understandGoods'],
): Promise<AskedGoods | null> {
  const found = await goodsIn(text, understandGoods);
  if (found !== null) return found;
  const rest = withoutFillers(text.replace(around, ' ')).replaceAll(/\s+/g, ' ').trim();
  const isShort = rest !== '' && rest !== text && rest.split(' ').length <= 3;
  return isShort ? goodsIn(rest, understandGoods) : null;
}

/** The goods that a text names; null when it names none, or the service does not answer. */
export async function goodsIn(
  text: string,
  understandGoods: AssistantServices['understandGoods'],
): Promise<AskedGoods | null> {
  if (text.trim() === '') return null;
  try {
    const { understoodAs, stated } = await understandGoods({
      text: cutText(text, maxGoodsTextLength),
    });
    return understoodAs === null
      ? null
      : { understood: inMaterialOf(text, understoodAs), units: stated.units };
  } catch {
    return null;
  }
}

/** Named with the material that the text states, which the duty depends on: "porcelain mugs". */
function inMaterialOf(text: string, goods: UnderstoodGoods): UnderstoodGoods {
  const words = new Set(text.toLowerCase().split(/[^\p{L}]+/u));
  const stated = goods.materials.find((material) => words.has(material.split(/[\s-]/)[0] ?? ''));
  if (stated === undefined || goods.plural.includes(stated.split(/[\s-]/)[0] ?? '')) return goods;
  return { ...goods, name: `${stated} ${goods.name}`, plural: `${stated} ${goods.plural}` };
}
