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
  /** It was still failing after `maxAgeMs`: only the visitor sends it again, or removes it. */
  hasGivenUp: boolean;
};

/** What the visitor knows it as; a row and the message about it are one thing to them. */
export type SubmissionSubject = 'access' | 'quiz' | 'strategy' | 'calculation' | 'intro';

/** We stop trying by ourselves after this long: who comes back later has long asked elsewhere. */
export const maxAgeMs = 30 * 24 * 60 * 60 * 1000;

/** Room for twenty submissions with their messages; beyond it the oldest goes. */
export const maxCount = 40;

/** Raised when the meaning of a field changes; a record of another version is not read. */
const version = 1;

export function unsentToText({ kind, id, body, sentAtMs, hasGivenUp }: UnsentSubmission): string {
  return JSON.stringify({ version, kind, id, body, sentAtMs, hasGivenUp });
}

/** The submission in a stored record; null where it is damaged or of another version. */
export function unsentFromText(text: string | null): UnsentSubmission | null {
  const record = parseObject(text);
  const kind = submissionKinds.find((known) => known === record.kind);
  const id = asText(record.id);
  const { sentAtMs } = record;
  if (record.version !== version || kind === undefined || id === '') return null;
  if (typeof sentAtMs !== 'number') return null;
  const hasGivenUp = record.hasGivenUp === true;
  return { kind, id, body: asObject(record.body), sentAtMs, hasGivenUp };
}

/**
 * The submission after another failure. Past `maxAgeMs` that was the last attempt of our own. What
 * seems to come from the future was sent while the clock was wrong, so its time starts over.
 */
export function afterFailure(submission: UnsentSubmission, nowMs: number): UnsentSubmission {
  return {
    ...submission,
    sentAtMs: Math.min(submission.sentAtMs, nowMs),
    hasGivenUp: nowMs - submission.sentAtMs > maxAgeMs,
  };
}

/** The order in which they are sent: as the visitor sent them, each row before its message. */
export function inSendingOrder(unsent: readonly UnsentSubmission[]): UnsentSubmission[] {
  const rank = ({ kind }: UnsentSubmission) => submissionKinds.indexOf(kind);
  return [...unsent].sort((a, b) => a.sentAtMs - b.sentAtMs || rank(a) - rank(b));
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

/** Whether the tool says so itself when sending fails; the others show their results all the same. */
export function isFailureShown(subject: SubmissionSubject): boolean {
  return subject === 'calculation' || subject === 'intro';
}

const messageSubjects: Record<string, SubmissionSubject> = {
  tool_access: 'access',
  quiz: 'quiz',
  strategy: 'strategy',
  'map-intro': 'intro',
};
