import { isSupplierReply } from '@functions/_shared/domain/supplier-reply/read-supplier-reply.ts';
import { asksForIdeas, namesIdeas } from './asks-for-ideas.ts';
import { continueIntent } from './continue-intent.ts';
import { readFigures } from './figures-question.ts';
import { readFollowUp } from './follow-up.ts';
import { readGoods } from './goods-question.ts';
import { namesNothing } from './goods-words.ts';
import type { Intent } from './intent-kinds.ts';
import { readMargin } from './margin-question.ts';
import { readMoneyQuestion } from './money-question.ts';
import { isPageFollowUp } from './page-follow-up.ts';
import { readEarningsOfThread } from './read-earnings.ts';
import { readRemark } from './remark.ts';
import { readShownFactories } from './shown-factories.ts';
import { readTalk } from './talk.ts';
import type { Thread } from './thread.ts';
import { readPagesOfThread } from './thread-pages.ts';
import { readInThread } from './thread-question.ts';
import {
  emptyRecord,
  settled,
  type ThreadRecord,
  withAnswer,
  withQuestion,
} from './thread-record.ts';

type Reader = (text: string, thread: Thread, record: ThreadRecord) => Intent | undefined;

/** The first that reads a message says what it asks: its own words come before the thread. */
const readers: readonly Reader[] = [
  (text) => (isSupplierReply(text) ? { kind: 'supplier-reply', reply: text } : undefined),
  readTalk,
  readShownFactories,
  readFollowUp,
  readMargin,
  readEarningsOfThread,
  readPagesOfThread,
  (text, thread, record) => (isPageFollowUp(text, thread) ? undefined : readInThread(text, record)),
  readRemark,
  (text, thread) =>
    namesIdeas(text) && !/\$/.test(text) ? { kind: 'ideas' } : readFigures(text, thread),
  readMoneyQuestion,
  (text, thread) =>
    asksForIdeas(text) ? { kind: 'ideas' } : withoutPages(readGoods(text), text, thread),
  continueIntent,
];

/**
 * Reads a message into what it asks an engine for; undefined for duties, factories and the pages,
 * which are routed by their own words. Pure.
 */
export function readIntent(text: string, thread: Thread): Intent | undefined {
  return readWith(text, thread, recordOf(thread));
}

function readWith(text: string, thread: Thread, record: ThreadRecord): Intent | undefined {
  for (const read of readers) {
    const intent = read(text, thread, record);
    if (intent !== undefined) return intent;
  }
  return undefined;
}

/** So many messages are folded: what was told long before is no longer meant. */
const maxMessagesBack = 24;
/** A question is read several times with the same thread. */
const records = new WeakMap<Thread, ThreadRecord>();

/** What a conversation has told so far. Pure. */
export function recordOf(thread: Thread): ThreadRecord {
  const known = records.get(thread);
  if (known !== undefined) return known;
  let record = emptyRecord;
  const start = Math.max(0, thread.length - maxMessagesBack);
  for (let at = start; at < thread.length; at += 1) {
    const message = thread[at];
    if (message?.role === 'user') {
      const intent = readWith(message.content, thread.slice(start, at), settled(record));
      record = withQuestion(record, message.content, intent);
    } else if (message !== undefined) record = withAnswer(record, message);
  }
  const found = settled(record);
  records.set(thread, found);
  return found;
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
 * The kinds whose answer takes the place of a duty or of a list of factories, of which the message
 * also speaks: sums that hold them, and what is said of the conversation.
 */
const beforeRouting: ReadonlySet<Intent['kind']> = new Set([
  'customs-fees',
  'landed-cost',
  'freight',
  'modes',
  'weight',
  'profit',
  'margin',
  'parcel',
  'quoted-price',
  'rfq',
  'decide',
  'budget',
  'demand',
  'supplier-reply',
  'quote-check',
  'price-check',
  'about-duty',
  'doubt',
  'complaint',
  'off-topic',
  'approval',
  'judgment',
  'identity',
  'factory-check',
  'shown-factories',
  'since',
]);

export function comesBeforeRouting({ kind }: Intent): boolean {
  return beforeRouting.has(kind);
}
