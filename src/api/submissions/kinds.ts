import { record, text } from '@functions/_shared/domain/schema.ts';

/** What a submission is about, as visitors see it: a row and its message are one thing to them. */
export type SubmissionSubject =
  | 'access'
  | 'quiz'
  | 'strategy'
  | 'calculation'
  | 'intro'
  | 'rfq'
  | 'swag'
  | 'idea'
  | 'guide';

type Body = Record<string, unknown>;

type Kind = {
  subject: (body: Body) => SubmissionSubject;
  /** Whether a new submission replaces a pending one of the same kind. */
  supersedes?: (body: Body, pending: Body) => boolean;
};

/**
 * Everything that pages submit, in sending order: of two submissions made at the same time, the
 * earlier kind is sent first, so that a row is stored before the team is notified of it. A kind's
 * name is part of the storage key in visitors' browsers. `delivery.ts` defines how each kind is
 * sent.
 */
const kinds = {
  'sourcing-lead': { subject: ({ source }) => (source === 'creator_guide' ? 'guide' : 'access') },
  'country-quiz': { subject: () => 'quiz' },
  strategy: { subject: () => 'strategy' },
  calculation: { subject: () => 'calculation' },
  rfq: {
    subject: () => 'rfq',
    // A changed request for the same product replaces the one that has not arrived.
    supersedes: (body, pending) =>
      pending.user_email === body.user_email && pending.product === body.product,
  },
  'swag-request': {
    subject: () => 'swag',
    // A visitor who changes the list has one request, not two.
    supersedes: (body, pending) => pending.user_email === body.user_email,
  },
  'sourcing-message': {
    subject: ({ type }) => messageSubjects[text(type)] ?? 'access',
    // These forms stay open when sending fails, so a corrected request replaces the failed one.
    supersedes(body, pending) {
      const field = correctedBy[text(body.type)];
      return (
        field !== undefined &&
        pending.type === body.type &&
        pending.email === body.email &&
        (field === null || record(pending.data)[field] === record(body.data)[field])
      );
    },
  },
  'calculation-message': { subject: () => 'calculation' },
} satisfies Record<string, Kind>;

export type SubmissionKind = keyof typeof kinds;

/** A submission's content as it is sent, and the id it has on this device. */
export type Submission = {
  kind: SubmissionKind;
  /** A UUID made on the device: two submissions with the same one are the same submission. */
  id: string;
  body: Body;
};

/**
 * By type of message, the field that stays the same when a visitor corrects their request; null
 * where any later one of the same address takes its place.
 */
const correctedBy: Partial<Record<string, string | null>> = {
  'map-intro': 'country',
  rfq: 'product',
  swag: null,
};

const messageSubjects: Record<string, SubmissionSubject> = {
  tool_access: 'access',
  quiz: 'quiz',
  strategy: 'strategy',
  'map-intro': 'intro',
  rfq: 'rfq',
  swag: 'swag',
  idea: 'idea',
  guide: 'guide',
};

/**
 * Whether the tool itself shows a failure. The other tools open or show their results regardless, so
 * the visitor loses nothing.
 */
export function isFailureShown(subject: SubmissionSubject): boolean {
  return ['calculation', 'intro', 'rfq', 'swag', 'guide'].includes(subject);
}

export function isSubmissionKind(name: string): name is SubmissionKind {
  return Object.hasOwn(kinds, name);
}

export function subjectOf({ kind, body }: Submission): SubmissionSubject {
  return kindOf(kind).subject(body);
}

/** The rank of a kind among submissions made at the same time; the lowest is sent first. */
export function sendingRank({ kind }: Submission): number {
  return Object.keys(kinds).indexOf(kind);
}

export function supersedes(newer: Submission, pending: Submission): boolean {
  if (newer.kind !== pending.kind) return false;
  return kindOf(newer.kind).supersedes?.(newer.body, pending.body) ?? false;
}

function kindOf(name: SubmissionKind): Kind {
  return kinds[name];
}
