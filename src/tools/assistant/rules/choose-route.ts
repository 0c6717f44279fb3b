import { parseOrigins } from '@functions/_shared/domain/tariff-question/parse-origins.ts';
import { namesNothing } from './goods-before.ts';
import { namesGoodsAndOrigin, readIntent } from './intent.ts';
import { isTariffFollowUp, type MessageRoute, routeMessage } from './routing.ts';
import type { Thread } from './thread.ts';

/** Asks to rank by duty or cost. */
export const asksForLowest = /\b(?:lowest|lower|cheapest|cheaper|least)\b/i;

/** Who answers a message in this conversation: by its own words, and then by what it goes on from. */
export function chooseRoute(text: string, thread: Thread): MessageRoute {
  const route = routeMessage(text);
  const isAboutDuty =
    isTariffFollowUp(text, thread) ||
    isBareDutyQuestion(text, thread) ||
    (asksForLowest.test(text) && namesNothing(text) && thread.length > 0) ||
    namesOriginAfterEngine(text, thread);
  return route === 'chat' && isAboutDuty ? 'tariff' : route;
}

/** "From Portugal" after an engine spoke of goods. */
function namesOriginAfterEngine(text: string, thread: Thread): boolean {
  const last = thread.at(-1);
  const { originCodes, remainder } = parseOrigins(text);
  return (
    last?.role === 'assistant' &&
    last.cards.some(({ kind }) => kind === 'tool') &&
    originCodes.length > 0 &&
    namesNothing(remainder) &&
    readIntent(text, thread) === undefined
  );
}

/** Goods and a country alone, unless the message asks another engine. */
function isBareDutyQuestion(text: string, thread: Thread): boolean {
  return readIntent(text, thread) === undefined && namesGoodsAndOrigin(text);
}
