import type { SendSourcingToolNotificationRequest } from '@functions/_shared/contracts/send-sourcing-tool-notification.ts';

/** The request for introductions to suppliers, as specification §7 has it. */
export type IntroRequest = Extract<SendSourcingToolNotificationRequest, { type: 'map-intro' }>;

/** What the map explorer needs from outside. */
export type MapExplorerServices = {
  /** Rejects when the request did not reach us. */
  requestIntro: (request: IntroRequest) => Promise<unknown>;
};

/** The page's address, where the map keeps its state among the page's own parameters. */
export type MapAddress = {
  params: URLSearchParams;
  replace: (params: URLSearchParams) => void;
};
