import { kiraChatResponseSchema } from '@functions/_shared/contracts/kira-chat.ts';
import { landedCostResponseSchema } from '@functions/_shared/contracts/landed-cost.ts';
import { understandGoodsResponseSchema } from '@functions/_shared/contracts/understand-goods.ts';
import { searchFactories } from '@functions/ai-factory-search/handler.ts';
import { unknownReply } from '@functions/kira-chat/compose-reply.ts';
import { createHandler as createChat } from '@functions/kira-chat/handler.ts';
import { createHandler as createLandedCost } from '@functions/landed-cost/handler.ts';
import { lookUpInLanguage } from '@functions/tariff-lookup-live/lookup-in-language.ts';
import { createHandler as createUnderstandGoods } from '@functions/understand-goods/handler.ts';
import { access, call } from '@tests/support/functions.ts';
import { resolveConfig } from 'vite';
import type { Thread } from '@/tools/assistant/rules/thread.ts';
import type { Answer } from '@/tools/assistant/screen/answer.ts';
import type { AssistantServices } from '@/tools/assistant/services.ts';
import { importFromSite } from '../import-from-site.ts';
import { createSampleStore } from './factories.ts';
import { type EngineResult, type Judged, judge, readQuestions } from './questions.ts';
import type { SiteStores } from './tariff-database.ts';

/** The day of the questions, so that the result does not depend on when it is measured. */
const today = '2026-11-29';

export type AskKira = (text: string, thread: Thread) => Promise<Answer>;

/** The assistant with the functions of the site behind it, in one process and without a model. */
export async function openKira(stores: SiteStores): Promise<AskKira> {
  const config = await resolveConfig({ logLevel: 'error' }, 'build', 'production');
  const { answerQuestion } = await importFromSite<
    typeof import('@/tools/assistant/screen/answer-question.ts')
  >(config, '/src/tools/assistant/screen/answer-question.ts');
  const services = localServices(stores);
  return (text, thread) =>
    answerQuestion({ text }, thread, services, new Date(`${today}T15:00:00Z`));
}

/**
 * Judges the text of each answer and of its cards; a refusal is no answer, whatever it mentions.
 * @param list the file's name in data/eval without `.tsv`
 */
export async function evaluateKira(
  engine: string,
  list: string,
  ask: AskKira,
): Promise<EngineResult> {
  const judged: Judged[] = [];
  for (const [question = '', pattern = ''] of readQuestions(list)) {
    const answer = await ask(question, []).catch(() => undefined);
    judged.push(
      judge(question, pattern, answer && !isRefusal(answer) ? textOf(answer) : undefined),
    );
  }
  return { engine, judged };
}

/** Whether the assistant says that it does not know. */
export function isRefusal({ content }: Answer): boolean {
  return content.startsWith(unknownReply().reply.slice(0, 17));
}

/** What the answer says, with the duties that its card compares. */
export function textOf({ content, cards }: Answer): string {
  const compared = cards.flatMap((card) =>
    card.kind === 'tariff'
      ? card.result.comparison.map(
          ({ originCountry, totalRateText }) => `${originCountry} ${totalRateText}`,
        )
      : [],
  );
  return [content, ...compared].join(' | ').replaceAll(/\s+/g, ' ');
}

/** What the page asks of the backend, answered by the functions themselves. */
export function localServices({ tariffs, knowledge }: SiteStores): AssistantServices {
  const factories = createSampleStore();
  const chat = createChat({ access, knowledge, chat: undefined });
  const goods = createUnderstandGoods({ access });
  const landed = createLandedCost({
    access,
    store: tariffs,
    now: () => new Date(`${today}T15:00:00Z`),
  });
  return {
    lookupTariff: (request) =>
      lookUpInLanguage(request, { store: tariffs, live: undefined, today, log: () => undefined }),
    searchFactories: (request) => searchFactories(request, factories),
    askKira: async (request) => kiraChatResponseSchema.parse((await call(chat, request)).body),
    understandGoods: async (request) =>
      understandGoodsResponseSchema.parse((await call(goods, request)).body),
    landedCost: async (request) =>
      landedCostResponseSchema.parse((await call(landed, request)).body),
    transcribe: absent,
    fetchVoice: absent,
    signedInUserId: async () => null,
    startConversation: absent,
    addMessage: absent,
  };
}

async function absent(): Promise<never> {
  throw new Error('Not part of the measurement');
}
