import type { GuideSending } from './services.ts';

/** The label, the button and the thanks are those of specification §5. */
export const guideSignupCopy = {
  field: 'Email address',
  placeholder: 'you@example.com',
  submit: 'Send me the guide',
  sending: 'Sending…',
  privacy: 'We email you the guide and may follow up once. You won’t be added to a list.',
  invalid: 'Please enter an email address, such as you@example.com.',
  thanks: (email: string) => `Thank you! We'll send the Creator's Brand Building Guide to ${email}`,
  outcomes: {
    sent: 'It’s on its way. If it isn’t there in a few minutes, look in your spam folder.',
    had: 'That address has already had the guide today. Look in your inbox or your spam folder.',
    waiting:
      'We can’t reach our server right now. Your request is saved, and we’ll send the guide automatically.',
  } satisfies Record<GuideSending, string>,
  refused: 'We couldn’t send it to that address. Please check it and try again.',
} as const;
