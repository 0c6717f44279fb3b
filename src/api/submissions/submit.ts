import type { BotSignals } from '@functions/_shared/domain/bot-signals.ts';
import { sha256Hex } from '@functions/_shared/sha256.ts';
import { uuidFromBytes } from '@/lib/uuid.ts';
import { visitorSessionId } from '../visitor-session.ts';
import type { Answers, Bodies } from './delivery.ts';
import type { SubmissionKind } from './kinds.ts';
import { delivery, pendingSubmissions } from './queue.ts';

type AddedColumn = 'id' | 'form_trap' | 'filled_in_ms';

/** What a tool gives to be sent, by kind. */
export type Contents = {
  'sourcing-lead': Omit<Bodies['sourcing-lead'], AddedColumn>;
  'country-quiz': Omit<Bodies['country-quiz'], AddedColumn>;
  strategy: Omit<Bodies['strategy'], AddedColumn>;
  calculation: {
    /** Has an id of its own, so that the same figures sent again for a reason are a new row. */
    row: Omit<Bodies['calculation']['row'], 'session_id' | Exclude<AddedColumn, 'id'>>;
    message: Bodies['calculation']['message'];
  };
  'sourcing-message': {
    message: Bodies['sourcing-message'];
    /**
     * The row the message is about, as it was submitted. The message carries the row's id, so the
     * server can tell which rows still lack one.
     */
    row?: object;
  };
  'calculation-message': Bodies['calculation-message'];
};

/**
 * Sends a row or a message, and keeps it on the device until it has arrived. Of a calculation only
 * the row is sent: its message is the caller's to submit, unless the row has to wait, which then
 * takes the message along.
 * @throws ApiError when it was not accepted just now; `isRetryable` tells whether it is kept.
 */
export async function submit<Kind extends SubmissionKind>(
  kind: Kind,
  content: Contents[Kind],
  signals?: BotSignals,
): Promise<Answers[Kind]> {
  const { id, body } = await prepare[kind](content, signals);
  return pendingSubmissions.submit({ kind, id, body }, async () =>
    (await delivery.load()).send(kind, body),
  );
}

/** The id and the body of each kind. */
const prepare: {
  [Kind in SubmissionKind]: (
    content: Contents[Kind],
    signals: BotSignals | undefined,
  ) => Promise<{ id: string; body: Bodies[Kind] }>;
} = {
  'sourcing-lead': (row, signals) => prepareRow('sourcing-lead', row, signals),
  'country-quiz': (row, signals) => prepareRow('country-quiz', row, signals),
  strategy: (row, signals) => prepareRow('strategy', row, signals),
  async calculation({ row, message }) {
    const full = { ...row, session_id: visitorSessionId(), ...botSignalColumns(message.form) };
    return { id: row.id, body: { row: full, message } };
  },
  async 'sourcing-message'({ message, row }) {
    const { type, email, data } = message;
    const id = await (row === undefined || type === 'map-intro'
      ? contentId('sourcing-message', { type, email, data })
      : contentId(rowKinds[type], row));
    return { id, body: { ...message, submissionId: id } };
  },
  async 'calculation-message'(message) {
    const { submissionId, userEmail, details } = message;
    const id = submissionId ?? (await contentId('calculation-message', { userEmail, details }));
    return { id, body: message };
  },
};

/** The kind of the row that a message is about. */
const rowKinds = {
  tool_access: 'sourcing-lead',
  quiz: 'country-quiz',
  strategy: 'strategy',
} as const;

async function prepareRow<Row extends object>(
  kind: SubmissionKind,
  row: Row,
  signals: BotSignals | undefined,
) {
  const id = await contentId(kind, row);
  return { id, body: { id, ...row, ...botSignalColumns(signals) } };
}

function botSignalColumns({ trap, filledInMs }: BotSignals = {}) {
  return { form_trap: trap, filled_in_ms: filledInMs };
}

/**
 * The same id for the same content on the same day (UTC), so that a double click, a second tab or a
 * later attempt is recognized. It includes the visitor's session, so nobody else can compute it.
 */
async function contentId(kind: SubmissionKind, content: object): Promise<string> {
  const day = new Date().toISOString().slice(0, 10);
  const text = JSON.stringify([visitorSessionId(), kind, day, content]);
  // Pages opened by address on a local network have no digests.
  return globalThis.crypto.subtle === undefined
    ? randomIdFor(text)
    : uuidFromBytes(bytesOf(await sha256Hex(text)), 8);
}

const randomIds = new Map<string, string>();

/** The same for the same text while the page is open. */
function randomIdFor(text: string): string {
  const id = randomIds.get(text) ?? uuidFromBytes(crypto.getRandomValues(new Uint8Array(16)), 4);
  randomIds.set(text, id);
  return id;
}

function bytesOf(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
