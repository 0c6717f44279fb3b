import { createCatalogEngine } from './catalog-engine.ts';
import type { CatalogReply, CatalogRequest } from './catalog-messages.ts';

/** The part of a worker's global scope that is used here; the types of the page know it not. */
type WorkerScope = {
  postMessage: (reply: CatalogReply) => void;
  onmessage: ((event: MessageEvent<CatalogRequest>) => void) | null;
};

declare const self: WorkerScope;

const engine = createCatalogEngine({
  post: (reply) => self.postMessage(reply),
  nextTurn: () => new Promise((resolve) => setTimeout(resolve, 0)),
});

self.onmessage = ({ data }) => {
  void engine.handle(data);
};
