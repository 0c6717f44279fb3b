import { asObject, asText, parseObject } from '../kept-json.ts';

/** What a page sends. Of two sent at the same time the earlier here goes first. */
export const submissionKinds = [
  'sourcing-lead',
  'country-quiz',
  'strategy',
  'calculation',
  'sourcing-message',
  'calculation-message',
] as const;

export type SubmissionKind = (typeof submissionKinds)[number];

/** Something a visitor sent that has not reached us yet. */
export type UnsentSubmission = {
  kind: SubmissionKind;
  /** A UUID made on the device: by it the same thing sent again is known. */
  id: string;
  /** As it is to be sent. */
  body: Record<string, unknown>;
  /** When the visitor sent it, in milliseconds since 1970. */
  sentAtMs: number;
  /** Sending has failed; otherwise it is on its way, or the page was closed meanwhile. */
  hasFailed: boolean;
};

/** What the visitor knows it as; a row and the message about it are one thing to them. */
export type SubmissionSubject = 'access' | 'quiz' | 'strategy' | 'calculation' | 'intro';

/** Kept no longer than this: who comes back later has long asked elsewhere. */
export const maxAgeMs = 30 * 24 * 60 * 60 * 1000;

/** Room for twenty submissions with their messages; beyond it the oldest goes. */
export const maxCount = 40;

/** Below this age, what has not failed may well be on its way from another tab. */
const onItsWayMs = 60_000;

/** Raised when the meaning of a field changes; a record of another version is not read. */
const version = 1;

export function unsentToText({ kind, id, body, sentAtMs, hasFailed }: UnsentSubmission): string {
  return JSON.stringify({ version, kind, id, body, sentAtMs, hasFailed });
}

/** The submission in a stored record; null where it is damaged, of another version or too old. */
export function unsentFromText(text: string | null, nowMs: number): UnsentSubmission | null {
  const record = parseObject(text);
  const kind = submissionKinds.find((known) => known === record.kind);
  const id = asText(record.id);
  const { sentAtMs } = record;
  if (record.version !== version || kind === undefined || id === '') return null;
  // A clock that was put back is no reason to keep something for ever.
  if (typeof sentAtMs !== 'number' || Math.abs(nowMs - sentAtMs) > maxAgeMs) return null;
  return { kind, id, body: asObject(record.body), sentAtMs, hasFailed: record.hasFailed === true };
}

/** The order in which they are sent: as the visitor sent them, each row before its message. */
export function inSendingOrder(unsent: readonly UnsentSubmission[]): UnsentSubmission[] {
  const rank = ({ kind }: UnsentSubmission) => submissionKinds.indexOf(kind);
  return [...unsent].sort((a, b) => a.sentAtMs - b.sentAtMs || rank(a) - rank(b));
}

/** Whether the visitor has to know of it: not what is only just on its way. */
export function isOverdue({ hasFailed, sentAtMs }: UnsentSubmission, nowMs: number): boolean {
  return hasFailed || nowMs - sentAtMs > onItsWayMs;
}

export function subjectOf({ kind, body }: UnsentSubmission): SubmissionSubject {
  switch (kind) {
    case 'sourcing-lead':
      return 'access';
    case 'country-quiz':
      return 'quiz';
    case 'strategy':
      return 'strategy';
    case 'calculation':
    case 'calculation-message':
      return 'calculation';
    case 'sourcing-message':
      return messageSubjects[asText(body.type)] ?? 'access';
  }
}

const messageSubjects: Record<string, SubmissionSubject> = {
  tool_access: 'access',
  quiz: 'quiz',
  strategy: 'strategy',
  'map-intro': 'intro',
};
