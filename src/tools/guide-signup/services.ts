import type { BotSignals } from '@functions/_shared/domain/bot-signals.ts';
import { createContext } from 'react';
import { isRetryable } from '@/api/api-error.ts';
import { submit } from '@/api/submissions/submit.ts';

/**
 * `sent`: the guide is on its way; `had`: the address has had it as often as it gets it in a day;
 * `waiting`: the request is kept on the device and goes out without the visitor.
 */
export type GuideSending = 'sent' | 'had' | 'waiting';

export type GuideServices = {
  /** Rejects when the request was not accepted. */
  requestGuide: (email: string, signals: BotSignals) => Promise<GuideSending>;
};

/** What the form asks of the backend; tests and the gallery put stand-ins here. */
export const GuideServices = createContext<GuideServices>({ requestGuide });

/**
 * Stores the lead and asks for the guide. Only the second one is the visitor's concern: a lead that
 * could not be stored is kept on the device and sent later.
 */
export async function requestGuide(email: string, signals: BotSignals): Promise<GuideSending> {
  const lead = { email, source: 'creator_guide' } as const;
  const [stored, asked] = await Promise.allSettled([
    submit('sourcing-lead', lead, signals),
    submit('sourcing-message', {
      message: { type: 'guide', email, data: { source: lead.source }, form: signals },
      row: lead,
    }),
  ]);
  if (stored.status === 'rejected') console.warn('The lead was not stored', stored.reason);
  if (asked.status === 'fulfilled') return asked.value.delivery === 'refused' ? 'had' : 'sent';
  if (isRetryable(asked.reason)) return 'waiting';
  throw asked.reason;
}
