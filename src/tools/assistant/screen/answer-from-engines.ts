import type { UnderstoodGoods } from '@functions/_shared/contracts/understand-goods.ts';
import { cutText } from '@functions/_shared/domain/cut-text.ts';
import { maxGoodsTextLength } from '@functions/_shared/domain/goods/max-text-length.ts';
import { readAskedSwag } from '@functions/_shared/domain/swag/asked-swag.ts';
import { parseOrigins } from '@functions/_shared/domain/tariff-question/parse-origins.ts';
import { type GoodsBefore, goodsBefore, refersToThread } from '../rules/goods-before.ts';
import { comesBeforeRouting, type Intent, mayBeGoodsAlone, readIntent } from '../rules/intent.ts';
import type { MessageRoute } from '../rules/routing.ts';
import type { Thread } from '../rules/thread.ts';
import type { AssistantServices } from '../services.ts';
import type { AskedGoods, EngineAnswer } from './engine-answer.ts';
import { answerIntent } from './engine-answers.ts';
import { answerGoods } from './engine-goods.ts';
import { answerSwag } from './engine-swag.ts';

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
  const intent = readIntent(text, thread);
  if (intent === undefined) {
    return route === 'chat' ? answerGoodsAlone(text, services) : undefined;
  }
  if (route !== 'chat' && !comesBeforeRouting(intent)) return undefined;
  const goods = await goodsOf(intent, thread, services);
  const landed =
    intent.kind === 'landed-cost' && goods !== null
      ? await services.landedCost({ product: goods.words }).catch(() => null)
      : null;
  return answerIntent(fromThread(intent, goods), { goods, landed, thread, at });
}

/** With the countries that the goods were spoken of with, where the question names none. */
function fromThread(intent: Intent, goods: NamedGoods | null): Intent {
  return intent.kind !== 'countries' && 'originCodes' in intent && intent.originCodes.length === 0
    ? { ...intent, originCodes: goods?.countries ?? [] }
    : intent;
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
  intent: Intent,
  thread: Thread,
  { understandGoods }: AssistantServices,
): Promise<NamedGoods | null> {
  const words =
    intent.kind === 'supplier-reply' ? intent.reply : 'goods' in intent ? intent.goods : undefined;
  if (words === undefined) return null;
  const own = await goodsIn(words, understandGoods);
  if (own !== null) return { ...own, words: cutText(words.trim(), maxGoodsTextLength) };
  return refersToThread(parseOrigins(words).remainder)
    ? goodsOfThread(thread, understandGoods)
    : null;
}

/** The goods that the conversation was about last; null when it named none that we know. */
export async function goodsOfThread(
  thread: Thread,
  understandGoods: AssistantServices['understandGoods'],
): Promise<(NamedGoods & Pick<GoodsBefore, 'fromTariff' | 'countries'>) | null> {
  for (const { words, ...before } of goodsBefore(thread)) {
    const found = await goodsIn(words, understandGoods);
    if (found !== null) return { ...found, ...before, words: cutText(words, maxGoodsTextLength) };
  }
  return null;
}

/** The goods that a text names; null when it names none, or the service does not answer. */
export async function goodsIn(
  text: string,
  understandGoods: AssistantServices['understandGoods'],
): Promise<AskedGoods | null> {
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
