import type { LandedCostResponse } from '@functions/_shared/contracts/landed-cost.ts';
import { informalEntryLimitUsd } from '@functions/_shared/domain/tariff/import-fees.assumptions.ts';
import { ideasPath } from '@/config/paths.ts';
import { formatUsdShort } from '@/lib/format.ts';
import { engineCopy as copy } from '../engine-copy.ts';
import { recordCopy } from '../record-copy.ts';
import type { Intent } from '../rules/intent-kinds.ts';
import type { Thread } from '../rules/thread.ts';
import { type AskedGoods, type EngineAnswer, said, suggestionsFor, tool } from './engine-answer.ts';
import { answerBudget, answerBudgetAlone } from './engine-budget.ts';
import { answerDecide } from './engine-decide.ts';
import { answerDemand } from './engine-demand.ts';
import { answerAboutDuty } from './engine-duty.ts';
import { answerShownFactories } from './engine-factories.ts';
import {
  answerCountries,
  answerGoods,
  answerLooks,
  answerPrice,
  answerRfq,
  answerRules,
} from './engine-goods.ts';
import { answerInHands } from './engine-in-hands.ts';
import { answerLanded } from './engine-landed.ts';
import { answerMargin, answerOwnFigures } from './engine-margin.ts';
import { answerEarnings, answerFees, answerFulfillment } from './engine-money.ts';
import { answerParcel, answerProfit } from './engine-profit.ts';
import { answerModes, answerWeight } from './engine-shipping.ts';
import { answerPastedReply } from './engine-supplier-reply.ts';
import {
  answerMinimumCheck,
  answerPriceCheck,
  answerPriceLevers,
  answerQuoteCheck,
  answerQuotedPrice,
  answerTerms,
} from './engine-terms.ts';

/** What the engines are asked with. */
export type EngineFacts = {
  /** What the words name; null when they name none that we know. */
  goods: AskedGoods | null;
  /** Duties and sizes for a landed cost; null for other questions and when the service fails. */
  landed: LandedCostResponse | null;
  thread: Thread;
  /** Of one piece, where the visitor told it. */
  weightKg?: number | undefined;
  /** When the question was asked. */
  at: Date;
};

/** Answers what an engine knows; undefined when the intent needs goods that are not understood. */
export function answerIntent(
  intent: Intent,
  { goods, landed, thread, weightKg, at }: EngineFacts,
): EngineAnswer | undefined {
  switch (intent.kind) {
    case 'help':
      return said(copy.help, suggestionsFor(null));
    case 'languages':
      return said(copy.languages, examplesInLanguages);
    case 'off-topic':
      return said(copy.offTopic, suggestionsFor(null));
    case 'ideas':
      return said(copy.ideas, recordCopy.audienceSteps, tool(copy.links.ideas, ideasPath));
    case 'complaint':
      return said(copy.complaint, suggestionsFor(null));
    case 'doubt':
      return said(lastIsDuty(thread) ? copy.doubtDuty : copy.doubtOther, suggestionsFor(null));
    case 'recall':
      return said(recallText(intent), suggestionsFor(null));
    case 'source':
      return said(copy.source(intent.source), []);
    case 'choose':
      return said(copy.choose, intent.suggestions);
    case 'identity':
      return said(copy.identity[intent.about], suggestionsFor(null));
    case 'approval':
      return said(copy.approval, suggestionsFor(goods?.understood.plural ?? null));
    case 'ask-pages':
      return undefined;
    case 'judge-unknown':
      return said(copy.judgeUnknown, suggestionsFor(goods?.understood.plural ?? null));
    case 'judgment':
      return answerJudgment(intent.isPrice, goods);
    case 'duty':
      return undefined;
    case 'decide':
      return goods === null
        ? said(copy.pickOpen, suggestionsFor(null))
        : answerDecide(intent, goods, landed, thread);
    case 'budget':
      return goods === null ? answerBudgetAlone(intent) : answerBudget(intent, goods, landed);
    case 'demand':
      return goods === null ? undefined : answerDemand(intent, goods);
    case 'modes':
      return goods === null || landed === null ? undefined : answerModes(intent, goods, landed);
    case 'looks':
      return goods === null ? undefined : answerLooks(intent, goods);
    case 'weight':
      return goods === null ? undefined : answerWeight(intent, goods, weightKg);
    case 'included':
      return said(copy.included, suggestionsFor(null));
    case 'factory-check':
      return said(copy.judgeFactories, suggestionsFor(null));
    case 'shown-factories':
      return answerShownFactories(intent, goods);
    case 'why-rating':
      return said(copy.whyRating, suggestionsFor(null));
    case 'earnings-check':
      return said(copy.judgeEarnings, suggestionsFor(null));
    case 'own-draft':
      return said(copy.ownDraft, suggestionsFor(null));
    case 'since':
      return said(
        intent.sentence === null ? copy.sinceOpen : copy.sameAnswerPart(intent.sentence),
        suggestionsFor(null),
      );
    case 'bond':
      return said(bondText(intent.valueUsd), suggestionsFor(null));
    case 'about-duty':
      return answerAboutDuty(intent);
    case 'supplier-reply':
      return answerPastedReply(intent.reply, goods);
    case 'quote-check':
      return answerQuoteCheck(intent.reply, goods);
    case 'customs-fees':
      return answerFees(intent.valueUsd, at);
    case 'earnings':
      return answerEarnings(intent);
    case 'fulfillment':
      return answerFulfillment(intent.monthlyOrders);
    case 'goods':
      return goods === null
        ? undefined
        : answerGoods(goods.understood, { country: undefined, isUnanswered: false });
    case 'rules':
      return goods === null ? undefined : answerRules(goods.understood);
    case 'price':
      return goods === null ? undefined : answerPrice(intent, goods);
    case 'price-levers':
      return goods === null ? undefined : answerPriceLevers(intent, goods);
    case 'minimum-check':
      return answerMinimumCheck(intent, goods);
    case 'price-check':
      return goods === null ? undefined : answerPriceCheck(intent, goods);
    case 'terms':
      return goods === null ? undefined : answerTerms(intent, goods);
    case 'quoted-price':
      return goods === null ? undefined : answerQuotedPrice(intent, goods);
    case 'parcel':
      return answerParcel(intent, goods);
    case 'margin':
      return answerMargin(intent);
    case 'profit':
      return goods === null || landed === null
        ? answerOwnFigures(intent)
        : answerProfit(intent, goods, landed);
    case 'freight':
    case 'landed-cost':
      return goods === null || landed === null ? undefined : answerLanded(intent, goods, landed);
    case 'in-hands':
      return goods === null ? undefined : answerInHands(intent, goods, at);
    case 'rfq':
      return goods === null ? undefined : answerRfq(intent, goods);
    case 'countries':
      return goods === null
        ? undefined
        : answerCountries(goods.understood, intent.originCodes, intent.avoided);
  }
}

/** A price is compared with the usual one of the goods of the thread; the rest is asked back. */
function answerJudgment(isPrice: boolean, goods: AskedGoods | null): EngineAnswer {
  const usual =
    isPrice && goods !== null
      ? answerPrice({ kind: 'price', goods: '', units: null, originCodes: [] }, goods)
      : undefined;
  return usual ?? said(copy.judgeOpen, suggestionsFor(goods?.understood.plural ?? null));
}

function bondText(valueUsd: number): string {
  const limit = formatUsdShort(informalEntryLimitUsd);
  const say = valueUsd <= informalEntryLimitUsd ? copy.bondInformal : copy.bondFormal;
  return say(formatUsdShort(valueUsd), limit);
}

/** One question in each language that the duty engine answers. */
const examplesInLanguages: readonly string[] = Object.values(copy.languageExamples);

function recallText({ question, isFirst }: Extract<Intent, { kind: 'recall' }>): string {
  if (question === null) return copy.recallNone;
  return isFirst ? copy.recallFirst(question) : copy.recall(question);
}

function lastIsDuty(thread: Thread): boolean {
  const last = thread.findLast((message) => message.role === 'assistant');
  return last?.role === 'assistant' && last.cards.some(({ kind }) => kind === 'tariff');
}
