import type { SendSourcingToolNotificationRequest } from '@functions/_shared/contracts/send-sourcing-tool-notification.ts';

/** The request for introductions to suppliers, as specification §7 has it. */
export type IntroRequest = Extract<SendSourcingToolNotificationRequest, { type: 'map-intro' }>;

/** What the map explorer needs from outside. */
export type MapExplorerServices = {
  /**
   * `waiting`: it did not reach us just now, and we go on trying by ourselves.
   * Rejects when the request was not accepted.
   */
  requestIntro: (request: IntroRequest) => Promise<'sent' | 'waiting'>;
};

/** The page's address, where the map keeps its state among the page's own parameters. */
export type MapAddress = {
  params: URLSearchParams;
  replace: (params: URLSearchParams) => void;
};
