import type { TariffLookupRequest } from '@functions/_shared/contracts/tariff-lookup-live.ts';
import { rewriteReply } from '@functions/_shared/domain/reply-rewriting.ts';
import { asksHowDutiesWork } from '../rules/duty-rules.ts';
import { routeMessage } from '../rules/routing.ts';
import type { AnswerCard, Thread } from '../rules/thread.ts';
import type { AssistantServices } from '../services.ts';
import { type Answer, answer } from './answer.ts';
import { answerFromPages, suggestionsOfThread } from './answer-from-pages.ts';
import { answerOfRecord } from './answer-of-record.ts';
import { countryNamedIn } from './country-named-in.ts';
import { goodsIn } from './goods-in.ts';
import { stepsOfThread } from './next-steps.ts';
import { tariffRequest } from './tariff-request.ts';

/**
 * What the pages say on duties in general; null when the message names goods, a code or an origin, or
 * no page knows.
 */
export async function explainDuties(
  text: string,
  thread: Thread,
  services: AssistantServices,
): Promise<Answer | null> {
  if (!asksHowDutiesWork(text) || (await goodsIn(text, services.understandGoods)) !== null) {
    return null;
  }
  return answerFromPages(text, thread, services);
}

/** The duty; what the pages say instead where the words name no goods of the schedule. */
export async function answerDuty(
  text: string,
  thread: Thread,
  services: AssistantServices,
): Promise<Answer> {
  const found = await answerTariff(await tariffRequest(text, thread, services), services);
  const [card] = found.cards;
  if (card?.kind !== 'tariff') return found;
  if (card.result.status === 'answered') return withStepsAfterDuty(found, text, thread, services);
  const isTitle = ({ cards }: Answer) =>
    cards.some(
      (each) => each.kind === 'pages' && each.sources.some(({ title }) => isSameText(title, text)),
    );
  const explained = await answerFromPages(text, thread, services);
  const isFitting =
    explained !== null && (card.result.status === 'not-found' || isTitle(explained));
  const answered = isFitting ? explained : found;
  // What the schedule does not know leads on as well.
  const isUnknown = card.result.status === 'not-found' && found.language === undefined;
  if (answered !== found || !isUnknown) return answered;
  // Words that are no goods, said of goods: "they're upholstered actually".
  const ofRecord =
    routeMessage(text) === 'chat' ? await answerOfRecord(thread, services) : undefined;
  return (
    ofRecord ?? {
      ...found,
      suggestions: await suggestionsOfThread(thread, services, countryNamedIn(text)),
    }
  );
}

/** What comes after the duty on goods that we know, in English. */
async function withStepsAfterDuty(
  found: Answer,
  text: string,
  thread: Thread,
  services: AssistantServices,
): Promise<Answer> {
  if (found.language !== undefined) return found;
  const asked: Thread = [
    ...thread,
    { id: '', role: 'user', content: text, timestampMs: 0, spoken: false },
    { id: '', role: 'assistant', timestampMs: 0, failed: false, ...found },
  ];
  return { ...found, suggestions: (await stepsOfThread(asked, services)) ?? [] };
}

function isSameText(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}

/** Asks the lookup as it is. @throws when the lookup fails */
export async function answerTariff(
  request: TariffLookupRequest,
  { lookupTariff }: AssistantServices,
): Promise<Answer> {
  const result = await lookupTariff(request);
  const cards: AnswerCard[] = [{ kind: 'tariff', request, result }];
  // The rules of rewriting are those of English sentences.
  return result.language === undefined
    ? answer(rewriteReply(result.answer), cards)
    : { ...answer(result.answer, cards), language: result.language };
}
