import type { LandedCostResponse } from '@functions/_shared/contracts/landed-cost.ts';
import { readAskedSwag } from '@functions/_shared/domain/swag/asked-swag.ts';
import { isMaterial } from '@functions/_shared/domain/tariff-lines/materials.ts';
import { isQuality } from '@functions/_shared/domain/tariff-question/product-words.ts';
import { engineCopy as copy } from '../engine-copy.ts';
import { readDetails } from '../rules/details.ts';
import { mayBeGoodsAlone } from '../rules/goods-alone.ts';
import { comesBeforeRouting, readIntent } from '../rules/intent.ts';
import type { DecideIntent, Intent } from '../rules/intent-kinds.ts';
import type { MessageRoute } from '../rules/routing.ts';
import { readSwagFollowUp } from '../rules/swag-follow-up.ts';
import { originsOf, type Thread } from '../rules/thread.ts';
import { leadOf } from '../rules/thread-question.ts';
import { emptyRecord } from '../rules/thread-record.ts';
import type { AssistantServices } from '../services.ts';
import type { EngineAnswer } from './engine-answer.ts';
import { answerIntent } from './engine-answers.ts';
import { answerGoods, answerPrice } from './engine-goods.ts';
import { answerSwag, answerSwagFollowUp } from './engine-swag.ts';
import { goodsBesideDetails, goodsIn, namesOutright } from './goods-in.ts';
import { goodsOf, type NamedGoods } from './goods-of-thread.ts';
import { withNextSteps, withStepsOfThread } from './next-steps.ts';

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
  conversation: Conversation,
): Promise<EngineAnswer | undefined> {
  const { thread, services } = conversation;
  const swag = route === 'chat' ? readAskedSwag(text) : undefined;
  if (swag !== undefined) return answerSwag(swag);
  const goesOnWithSwag = route === 'chat' ? readSwagFollowUp(text, thread) : undefined;
  if (goesOnWithSwag !== undefined) return answerSwagFollowUp(goesOnWithSwag);
  const intent = readIntent(text, thread);
  if (intent === undefined) {
    return route === 'chat' ? answerGoodsAlone(text, conversation) : undefined;
  }
  if (route !== 'chat' && !comesBeforeRouting(intent)) return undefined;
  const ofEach = await pricesOfEach(text, intent, thread, services);
  if (ofEach !== undefined) return ofEach;
  const goods = await goodsOf(text, intent, thread, services.understandGoods);
  return answerWith(intent, goods, text, conversation);
}

async function answerWith(
  intent: Intent,
  goods: NamedGoods | null,
  text: string,
  { thread, services, at }: Conversation,
): Promise<EngineAnswer | undefined> {
  const landed = needsLandedCost.has(intent.kind) ? await landedCostOf(goods, services) : null;
  const asked = fromThread(intent, goods);
  const weightKg = goods?.details.weightKg;
  const answered = answerIntent(asked, { goods, landed, thread, weightKg, at });
  if (answered === undefined) return undefined;
  if (goods === null) return withStepsOfThread(answered, thread, services);
  const isOfFigures = 'units' in intent || intent.kind === 'goods';
  const material = isOfFigures ? unknownMaterial(text, goods) : null;
  const noted =
    material === null
      ? answered
      : {
          ...answered,
          content: `${copy.noMaterialFigures(material, goods.understood.plural)} ${answered.content}`,
        };
  return withNextSteps(noted, asked, goods, thread);
}

const needsLandedCost: ReadonlySet<Intent['kind']> = new Set([
  'landed-cost',
  'freight',
  'profit',
  'decide',
  'budget',
  'modes',
]);

/** With the weight that the visitor told in place of the usual one. */
async function landedCostOf(
  goods: NamedGoods | null,
  services: AssistantServices,
): Promise<LandedCostResponse | null> {
  if (goods === null) return null;
  const costOf = (product: string) => services.landedCost({ product }).catch(() => null);
  const inWords = await costOf(goods.words);
  // Words around the goods may hide them.
  const landed = inWords?.goods == null ? await costOf(goods.understood.plural) : inWords;
  const { weightKg } = goods.details;
  return landed === null || landed.goods === null || weightKg === undefined
    ? landed
    : { ...landed, goods: { ...landed.goods, weightG: weightKg * 1000 } };
}

/** A material that the message names, and that the goods' figures do not know. */
function unknownMaterial(text: string, { understood }: NamedGoods): string | null {
  const known = [understood.plural, ...understood.materials].join(' ').toLowerCase();
  const unknown = readDetails(text).details.qualities.find((quality) =>
    quality
      .toLowerCase()
      .split(' ')
      .every((word) => (isMaterial(word) || isQuality(word)) && !known.includes(word)),
  );
  return unknown ?? null;
}

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

/** With what the goods were spoken of with, where the question does not say it. */
function fromThread(intent: Intent, goods: NamedGoods | null): Intent {
  if (goods === null || !('units' in intent) || intent.kind === 'countries') return intent;
  const { details } = goods;
  const all = {
    ...intent,
    originCodes: intent.originCodes.length > 0 ? intent.originCodes : details.originCodes,
    units: intent.units ?? goods.units,
  };
  switch (all.kind) {
    case 'landed-cost':
    case 'freight':
      return { ...all, ownFobUsd: all.ownFobUsd ?? details.fobUsd, mode: all.mode ?? details.mode };
    case 'profit':
      return {
        ...all,
        ownFobUsd: all.ownLandedUsd === undefined ? (all.ownFobUsd ?? details.fobUsd) : undefined,
        priceUsd: all.priceUsd ?? details.retailUsd ?? null,
      };
    case 'decide':
      return ofDecision(
        {
          ...all,
          originCodes: intent.originCodes,
          ownFobUsd: all.ownFobUsd ?? details.fobUsd,
          priceUsd: all.priceUsd ?? details.retailUsd,
        },
        goods,
      );
    case 'budget':
      return {
        ...all,
        budgetUsd: all.budgetUsd ?? details.budgetUsd,
        ownFobUsd: all.ownFobUsd ?? details.fobUsd,
      };
    case 'demand':
      return { ...all, priceUsd: all.priceUsd ?? details.retailUsd };
    case 'in-hands':
      return {
        ...all,
        text: all.text === '' ? (details.dayText ?? '') : all.text,
        zip: details.zip,
      };
    default:
      return all;
  }
}

/**
 * Countries that were spoken of one after the other are what there is to decide between, until a price
 * was told: then the last of them is what the order comes from.
 */
function ofDecision(intent: DecideIntent, { countries, details }: NamedGoods): DecideIntent {
  if (intent.originCodes.length > 1) return { ...intent, isChoice: true };
  const isChoice =
    intent.isChoice ||
    (countries.length > 1 && intent.priceUsd === undefined && intent.ownFobUsd === undefined);
  return { ...intent, isChoice, originCodes: isChoice ? countries : details.originCodes };
}

/** A message that is the name of goods, alone or with details: "soy candles", "candles, 500". */
async function answerGoodsAlone(
  text: string,
  conversation: Conversation,
): Promise<EngineAnswer | undefined> {
  const { understandGoods } = conversation.services;
  const beside = goodsBesideDetails(text);
  const { isDetailed } = beside;
  const words = isDetailed ? beside.words : text;
  if (!mayBeGoodsAlone(text, words)) return undefined;
  const goods = await goodsIn(words, understandGoods);
  const { qualities } = readDetails(text).details;
  // "Organic cotton onesies" are goods by their material.
  if (goods === null || !(namesOutright(text, goods.kind) || qualities.length > 0))
    return undefined;
  const lead = isDetailed ? leadOf(readDetails(text).details, text, emptyRecord) : undefined;
  if (lead !== undefined && 'goods' in lead && lead.kind !== 'goods') {
    const intent = { ...lead, goods: words };
    const named = await goodsOf(text, intent, conversation.thread, understandGoods);
    const answered = await answerWith(intent, named, text, conversation);
    if (answered !== undefined) return answered;
  }
  return answerGoods(goods.understood, { country: undefined, isUnanswered: false });
}
