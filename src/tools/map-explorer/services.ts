import type { SendSourcingToolNotificationRequest } from '@functions/_shared/contracts/send-sourcing-tool-notification.ts';
import { createContext } from 'react';
import { isRetryable } from '@/api/api-error.ts';
import { submit } from '@/api/submissions/submit.ts';

/** The request for introductions to suppliers, as specification §7 has it. */
type IntroRequest = Extract<SendSourcingToolNotificationRequest, { type: 'map-intro' }>;

export type MapServices = {
  /**
   * `waiting`: it could not be sent now and will be retried without the visitor.
   * Rejects when the request was not accepted.
   */
  requestIntro: (request: IntroRequest) => Promise<'sent' | 'waiting'>;
};

/** What the map explorer asks of the backend; tests and the gallery put stand-ins here. */
export const MapServices = createContext<MapServices>({
  async requestIntro(message) {
    try {
      await submit('sourcing-message', { message });
      return 'sent';
    } catch (error) {
      if (isRetryable(error)) return 'waiting';
      throw error;
    }
  },
});
