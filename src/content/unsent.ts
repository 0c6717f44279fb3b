import type { SubmissionSubject } from '@/lib/unsent/unsent-submission.ts';

/** What the page says of submissions that have not reached us, and of a server that asks to wait. */
export const unsentContent = {
  label: 'Sent from this device',
  subjects: {
    access: 'your request for the sourcing tools',
    quiz: 'your country quiz',
    strategy: 'your roadmap',
    calculation: 'your calculation',
    intro: 'your request for suppliers',
  } satisfies Record<SubmissionSubject, string>,
  waiting: {
    title: (subjects: string) => `Not sent yet: ${subjects}.`,
    kept: 'Our server could not take it just now. It waits on this device, at most 30 days, and goes out by itself.',
    notKept:
      'Our server could not take it just now, and this browser does not let us keep it. We go on trying while this page is open; if you close it, please send it again.',
    sending: 'Trying again…',
    sendNow: 'Try now',
    forget: 'Forget it',
    hide: 'Hide',
  },
  sent: 'All sent: what was waiting on this device has reached us.',
  refused:
    'Something that was waiting on this device was not accepted and has been removed. Please send it again.',
  close: 'Close',
  tooFast: (seconds: number) =>
    `That was a lot at once. Please try again in ${seconds === 1 ? '1 second' : `${seconds} seconds`}.`,
} as const;

export type UnsentContent = typeof unsentContent;
