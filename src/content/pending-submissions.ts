import type { SubmissionSubject } from '@/api/submissions/kinds.ts';

/** Notices about submissions that have not reached us, and about a busy server. */
export const pendingSubmissionsContent = {
  label: 'Sent from this device',
  subjects: {
    access: 'your request for the sourcing tools',
    quiz: 'your country quiz',
    strategy: 'your roadmap',
    calculation: 'your calculation',
    intro: 'your request for suppliers',
    rfq: 'your request for quotation',
    swag: 'your swag request',
    idea: 'your product idea',
    guide: 'your request for the guide',
  } satisfies Record<SubmissionSubject, string>,
  waiting: {
    title: (subjects: string) => `Not sent yet: ${subjects}.`,
    kept: 'Our server isn’t accepting it right now. It’s saved on this device, and we’ll keep trying for up to 30 days.',
    notKept:
      'Our server isn’t accepting it right now, and this browser won’t let us save it. We’ll keep trying while this page is open. If you close it, please send it again.',
    givenUp:
      'It has been on this device for more than 30 days, so we’ve stopped trying. Try once more, send it again, or remove it.',
    sending: 'Trying again…',
    sendNow: 'Try now',
    forget: 'Remove it',
    hide: 'Hide',
  },
  sent: (subjects: string) => `Now sent: ${subjects}.`,
  refused: (subjects: string) =>
    `Not accepted: ${subjects}. We’ve removed it from this device. Please send it again.`,
  crowded: (subjects: string) =>
    `Removed: ${subjects}. Too much was waiting on this device. Please send it again.`,
  close: 'Close',
  tooFast: (seconds: number) =>
    `That was a lot at once. Please try again in ${seconds === 1 ? '1 second' : `${seconds} seconds`}.`,
} as const;

export type PendingSubmissionsContent = typeof pendingSubmissionsContent;
