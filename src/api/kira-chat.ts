import type { KiraChatRequest, KiraChatResponse } from '@functions/_shared/contracts/kira-chat.ts';
import { callFunction } from './functions.ts';
import { lazyApiModule } from './lazy-api-module.ts';

const answerSchema = lazyApiModule(() =>
  import('@functions/_shared/contracts/kira-chat.ts').then((m) => m.kiraChatResponseSchema),
);

/** An answer from the site's own knowledge, with the pages it is based on. @throws ApiError */
export function askKira(request: KiraChatRequest): Promise<KiraChatResponse> {
  return callFunction('kira-chat', request, answerSchema);
}
