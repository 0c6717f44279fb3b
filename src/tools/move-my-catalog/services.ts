import { createContext } from 'react';
import type { CatalogReply, CatalogRequest } from './worker/catalog-messages.ts';
import { openCatalogWorker } from './worker/open-catalog-worker.ts';

/** A line to what reads and compares catalogs. */
export type CatalogLink = Readonly<{
  send: (request: CatalogRequest) => void;
  close: () => void;
}>;

export type CatalogServices = Readonly<{
  /** Fetches it on the first call. @param onReply also hears of a failure to fetch it */
  open: (onReply: (reply: CatalogReply) => void) => CatalogLink;
  /** The day that duties are computed for, 'YYYY-MM-DD'. */
  entryDate: () => string;
}>;

/** What the tool works with; tests and the gallery put stand-ins here. */
export const CatalogServices = createContext<CatalogServices>(openCatalogWorker);
