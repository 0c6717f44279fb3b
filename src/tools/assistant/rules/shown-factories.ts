import type { Factory } from '@functions/_shared/contracts/ai-factory-search.ts';
import { namesNothing } from './goods-words.ts';
import type { Intent } from './intent-kinds.ts';
import type { AssistantMessage, Thread } from './thread.ts';
import { unitsIn } from './units-in.ts';

/** What a message asks of the factories that were shown. */
export type FactoryTopic = 'minimum' | 'price' | 'time' | 'certificates' | 'place' | 'choice';

export type ShownFactories = { query: string; factories: readonly Factory[] };

const maxWords = 10;
const maxMessagesBack = 6;

const topics: readonly (readonly [FactoryTopic, RegExp])[] = [
  [
    'minimum',
    /\b(?:minimums?|moqs?|min orders?|at least|small(?:est)? orders?|how (?:many|few))\b/i,
  ],
  ['time', /\b(?:fast(?:est|er)?|quick(?:est|er)?|soonest|lead ?times?|how (?:long|soon|fast))\b/i],
  ['price', /\b(?:cheap(?:est|er)?|prices?|pric(?:ed|ing)|how much|costs?|charge|lowest)\b/i],
  ['certificates', /\b(?:certif\w*|gots|oeko-?tex|bsci|iso|audit\w*)\b/i],
  ['place', /\b(?:where|located|based|which countr(?:y|ies)|what countr(?:y|ies))\b/i],
  [
    'choice',
    /^\W*(?:(?:and|so|but|ok(?:ay)?)\W+)*(?:which|who)(?: ones?| of (?:them|these|those)| factory)?(?: then| now)?\W*$/i,
  ],
];
/** Around the topic, no part of a name. */
const aroundTopic =
  /\b(?:which|who|whats?|what's|their|they|theirs|minimums?|moqs?|min|orders?|small(?:est)?|many|few|fast(?:est|er)?|quick(?:est|er)?|soonest|lead|times?|long|soon|take|certif\w*|certified|gots|oeko-?tex|bsci|iso|audit\w*|where|located|based|factor(?:y|ies)|ones?|needs?|minimal|lowest|any|start|wants?|requires?|ask|per|piece|pieces|pricing|charge)\b/gi;
const meansThem = /\b(?:they|them|their|theirs|these|those|the factor(?:y|ies)|of them)\b/i;
const asksElse = /\b(?:dut(?:y|ies)|tariffs?|tax(?:es)?|customs|land(?:ed|s)?|find|other)\b/i;

/** The factories shown last, and whether nothing else was answered since. */
export function shownFactories(thread: Thread): (ShownFactories & { isLast: boolean }) | undefined {
  const answers = thread
    .slice(-maxMessagesBack)
    .filter((message): message is AssistantMessage => message.role === 'assistant');
  const at = answers.findLastIndex(({ cards }) => cards.some(({ kind }) => kind === 'factories'));
  const card = answers[at]?.cards.find(({ kind }) => kind === 'factories');
  if (card?.kind !== 'factories' || card.factories.length === 0) return undefined;
  // What was said of them since has no card.
  const isLast = answers.slice(at + 1).every(({ cards }) => cards.length === 0);
  return { query: card.query, factories: card.factories, isLast };
}

/** What a message asks of the factories shown: "what's their minimum", "which is the cheapest". */
export function readShownFactories(text: string, thread: Thread): Intent | undefined {
  if (text.trim().split(/\s+/).length > maxWords || asksElse.test(text)) return undefined;
  const shown = shownFactories(thread);
  const topic = topics.find(([, words]) => words.test(text))?.[0];
  if (shown === undefined || topic === undefined) return undefined;
  // So many pieces are priced by the goods.
  if (topic === 'price' && unitsIn(text) !== null) return undefined;
  const isOfThem = shown.isLast || (meansThem.test(text) && topic !== 'choice');
  const { query, factories } = shown;
  return isOfThem && namesNothing(text.replace(aroundTopic, ' '))
    ? { kind: 'shown-factories', topic, goods: query, query, factories }
    : undefined;
}
