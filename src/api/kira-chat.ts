import type { KiraChatRequest, KiraChatResponse } from '@functions/_shared/contracts/kira-chat.ts';
import { callFunction } from './functions.ts';

/** An answer from the site's own knowledge, with the pages it stands on. @throws ApiError */
export function askKira(request: KiraChatRequest): Promise<KiraChatResponse> {
  return callFunction('kira-chat', request, loadSchema);
}

async function loadSchema() {
  return (await import('@functions/_shared/contracts/kira-chat.ts')).kiraChatResponseSchema;
}
