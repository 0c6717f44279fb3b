import type { BotSignals } from '@functions/_shared/domain/bot-signals.ts';
import { sha256Hex } from '@functions/_shared/sha256.ts';
import { uuidFromBytes } from '@/lib/uuid.ts';
import { visitorSessionId } from '../visitor-session.ts';
import type { Answers, Bodies } from './delivery.ts';
import type { SubmissionKind } from './kinds.ts';
import { delivery, pendingSubmissions } from './queue.ts';

type AddedColumn = 'id' | 'form_trap' | 'filled_in_ms';

/** What a tool passes to `submit`, by kind. */
export type Contents = {
  'sourcing-lead': Omit<Bodies['sourcing-lead'], AddedColumn>;
  'country-quiz': Omit<Bodies['country-quiz'], AddedColumn>;
  strategy: Omit<Bodies['strategy'], AddedColumn>;
  rfq: Omit<Bodies['rfq'], AddedColumn>;
  'swag-request': Omit<Bodies['swag-request'], AddedColumn>;
  calculation: {
    /** Its id is random, so that the same figures, sent again on purpose, make a new row. */
    row: Omit<Bodies['calculation']['row'], 'session_id' | Exclude<AddedColumn, 'id'>>;
    message: Bodies['calculation']['message'];
  };
  'sourcing-message': {
    message: Bodies['sourcing-message'];
    /**
     * The row the message is about, as it was submitted. The message carries the row's id, so that
     * the server can tell which rows have no message yet.
     */
    row?: object;
  };
  'calculation-message': Bodies['calculation-message'];
};

/**
 * Sends a row or a message, and keeps it on the device until it has arrived. A calculation sends
 * only its row: the caller submits its message, unless the row has to wait, in which case the
 * message is queued with it.
 * @throws ApiError when it was not accepted this time; `isRetryable` tells whether it is kept
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

/** Builds the id and the body of each kind. */
const prepare: {
  [Kind in SubmissionKind]: (
    content: Contents[Kind],
    signals: BotSignals | undefined,
  ) => Promise<{ id: string; body: Bodies[Kind] }>;
} = {
  'sourcing-lead': (row, signals) => prepareRow('sourcing-lead', row, signals),
  'country-quiz': (row, signals) => prepareRow('country-quiz', row, signals),
  strategy: (row, signals) => prepareRow('strategy', row, signals),
  rfq: (row, signals) => prepareRow('rfq', row, signals),
  'swag-request': (row, signals) => prepareRow('swag-request', row, signals),
  async calculation({ row, message }) {
    const full = { ...row, session_id: visitorSessionId(), ...botSignalColumns(message.form) };
    return { id: row.id, body: { row: full, message } };
  },
  async 'sourcing-message'({ message, row }) {
    const { type, email, data } = message;
    const id = await (row === undefined || type === 'map-intro' || type === 'idea'
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

/** The kind of row that a message is about. */
const rowKinds = {
  tool_access: 'sourcing-lead',
  guide: 'sourcing-lead',
  quiz: 'country-quiz',
  strategy: 'strategy',
  rfq: 'rfq',
  swag: 'swag-request',
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
 * retry is recognized. It includes the visitor's session id, so nobody else can compute it.
 */
async function contentId(kind: SubmissionKind, content: object): Promise<string> {
  const day = new Date().toISOString().slice(0, 10);
  const text = JSON.stringify([visitorSessionId(), kind, day, content]);
  // Web Crypto's digests are missing on plain http, as when a page is opened over a local network.
  return globalThis.crypto.subtle === undefined
    ? randomIdFor(text)
    : uuidFromBytes(hexToBytes(await sha256Hex(text)), 8);
}

const randomIds = new Map<string, string>();

/** Returns the same id for the same text while the page is open. */
function randomIdFor(text: string): string {
  const id = randomIds.get(text) ?? uuidFromBytes(crypto.getRandomValues(new Uint8Array(16)), 4);
  randomIds.set(text, id);
  return id;
}

function hexToBytes(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
