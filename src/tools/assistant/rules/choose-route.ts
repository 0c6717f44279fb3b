import { parseOrigins } from '@functions/_shared/domain/tariff-question/parse-origins.ts';
import { refinesFactories } from './factory-follow-up.ts';
import { namesGoodsAndOrigin } from './goods-alone.ts';
import { namesNothing } from './goods-words.ts';
import { readIntent, recordOf } from './intent.ts';
import { hasRecentTariff, isTariffFollowUp, type MessageRoute, routeMessage } from './routing.ts';
import { statesFact, withoutFacts } from './tariff-facts.ts';
import type { Thread } from './thread.ts';
import { readInThread } from './thread-question.ts';

/** Asks to rank by duty or cost. */
export const asksForLowest = /\b(?:lowest|lower|cheapest|cheaper|(?<!\bat )least)\b/i;

/** Who answers a message in this conversation: by its own words, and then by what it goes on from. */
export function chooseRoute(text: string, thread: Thread): MessageRoute {
  const route = routeMessage(text);
  const inThread = route === 'chat' ? readInThread(text, recordOf(thread)) : undefined;
  if (inThread !== undefined && !refinesFactories(text, thread)) {
    return inThread.kind === 'duty' ? 'tariff' : 'chat';
  }
  const isAboutDuty =
    isTariffFollowUp(text, thread) ||
    isBareDutyQuestion(text, thread) ||
    (asksForLowest.test(text) && namesNothing(text) && thread.length > 0) ||
    namesOriginAfterEngine(text, thread) ||
    importsThem(text, thread) ||
    goesOnWithDuty(text, thread);
  if (route === 'chat' && refinesFactories(text, thread)) return 'factory';
  return route === 'chat' && isAboutDuty ? 'tariff' : route;
}

const customs = /\b(?:customs|border|tax(?:es)?)\b/i;
const claims = /\b(?:usmca|nafta)\b/i;
/** Asks what it is, not what it does to these goods. */
const defines = /^\W*(?:what(?:'?s| is)|how (?:do|does|can)|who|explain)\b/i;

/**
 * Goes on with the duty of the goods of the thread, whatever came between: "and from Thailand", "what
 * if it enters in February 2027", "what do I pay at customs", "does the USMCA exempt it".
 */
function goesOnWithDuty(text: string, thread: Thread): boolean {
  if (thread.length === 0 || readIntent(text, thread) !== undefined) return false;
  if (goesOnInLanguage(text, thread)) return true;
  if (
    !namesNothing(
      withoutFacts(text).replace(/\b(?:exempt|apply|applies|help|count|change)\w*/gi, ' '),
    )
  ) {
    return false;
  }
  if (customs.test(text) && text.includes(' ')) return true;
  if (!hasRecentTariff(thread)) return false;
  return statesFact(text) || (claims.test(text) && !defines.test(text));
}

const maxWordsInLanguage = 10;

/** "¿Y si son 1000 piezas a $4?" after a duty in Spanish; its words are read by the lookup. */
function goesOnInLanguage(text: string, thread: Thread): boolean {
  const last = thread.at(-1);
  return (
    last?.role === 'assistant' &&
    last.language !== undefined &&
    last.cards.some(({ kind }) => kind === 'tariff') &&
    statesFact(text) &&
    text.trim().split(/\s+/).length <= maxWordsInLanguage
  );
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

const bringsThem =
  /\b(?:import|bring|buy|source|get|order|ship)(?:ing)? (?:it|them|those|these|that|some) (?:in |over )?from\b/i;

/** "Can I import it from France", of goods that were named before. */
function importsThem(text: string, thread: Thread): boolean {
  return (
    thread.length > 0 &&
    bringsThem.test(text) &&
    parseOrigins(text).originCodes.length > 0 &&
    readIntent(text, thread) === undefined
  );
}

/** Goods and a country alone, unless the message asks another engine. */
function isBareDutyQuestion(text: string, thread: Thread): boolean {
  return readIntent(text, thread) === undefined && namesGoodsAndOrigin(text);
}
