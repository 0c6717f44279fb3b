import { isSupplierReply } from '@functions/_shared/domain/supplier-reply/read-supplier-reply.ts';
import { asksForIdeas, namesIdeas } from './asks-for-ideas.ts';
import { continueIntent, lastIntent } from './continue-intent.ts';
import { readFigures } from './figures-question.ts';
import { ofTheGoods, readFollowUp } from './follow-up.ts';
import { namesNothing } from './goods-before.ts';
import { readGoods } from './goods-question.ts';
import type { Intent } from './intent-kinds.ts';
import { readMargin } from './margin-question.ts';
import { readMoneyQuestion } from './money-question.ts';
import { readRemark } from './remark.ts';
import { readShownFactories } from './shown-factories.ts';
import { readTalk } from './talk.ts';
import type { Thread } from './thread.ts';

/**
 * Reads a message into what it asks an engine for; undefined for duties, factories and the pages,
 * which are routed by their own words. Its own words come first, then the thread: "and 1,000?". Pure.
 */
export function readIntent(text: string, thread: Thread): Intent | undefined {
  if (isSupplierReply(text)) return { kind: 'supplier-reply', reply: text };
  return (
    readTalk(text, thread) ??
    readShownFactories(text, thread) ??
    readFollowUp(text, thread, () => lastIntent(thread, readIntent)) ??
    readRemark(text, thread, () => lastIntent(thread, readIntent)) ??
    (namesIdeas(text) && !/\$/.test(text) ? { kind: 'ideas' } : readFigures(text, thread)) ??
    readMargin(text, () => lastIntent(thread, readIntent)) ??
    readMoneyQuestion(text, thread) ??
    (asksForIdeas(text) ? { kind: 'ideas' } : withoutPages(readGoods(text), text, thread)) ??
    continueIntent(text, thread, readIntent) ??
    ofTheGoods(text, thread, () => lastIntent(thread, readIntent))
  );
}

/** "How much is that" below an answer from the pages is not about the price of goods. */
function withoutPages(
  intent: Intent | undefined,
  text: string,
  thread: Thread,
): Intent | undefined {
  const last = thread.at(-1);
  const isPages = last?.role === 'assistant' && last.cards.some(({ kind }) => kind === 'pages');
  return intent?.kind === 'price' && isPages && namesNothing(text) ? undefined : intent;
}

/**
 * Whether the engine's answer takes the place of a duty or of a list of factories, of which the
 * message also speaks.
 */
export function comesBeforeRouting({ kind }: Intent): boolean {
  return (
    kind === 'customs-fees' ||
    kind === 'landed-cost' ||
    kind === 'freight' ||
    kind === 'profit' ||
    kind === 'margin' ||
    kind === 'parcel' ||
    kind === 'quoted-price' ||
    kind === 'rfq' ||
    kind === 'supplier-reply' ||
    kind === 'quote-check' ||
    kind === 'price-check' ||
    kind === 'about-duty' ||
    isAboutTalk(kind)
  );
}

/** Says something of the conversation, whatever words of duty or factories it has. */
function isAboutTalk(kind: Intent['kind']): boolean {
  return (
    kind === 'doubt' ||
    kind === 'complaint' ||
    kind === 'off-topic' ||
    kind === 'approval' ||
    kind === 'judgment' ||
    kind === 'identity' ||
    kind === 'factory-check' ||
    kind === 'shown-factories' ||
    kind === 'since'
  );
}
