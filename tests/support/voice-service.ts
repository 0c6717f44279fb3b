import type { Fetch } from '@functions/_shared/fetch-with-limits.ts';
import { directCall } from './functions.ts';

/** A request to a voice service. */
export type VoiceRequest = { url: string; headers: Headers; request: Request };

/** A voice service that gives the same response every time and records the requests. */
export function fakeVoiceService(answer: () => Response | Promise<Response>) {
  const asked: VoiceRequest[] = [];
  const fetch: Fetch = async (url, init) => {
    const request = new Request(url, init);
    asked.push({ url, headers: new Headers(init.headers), request });
    return await answer();
  };
  return {
    asked,
    options: {
      fetch,
      apiKey: 'secret-key',
      baseUrl: 'https://voice.example/v1/',
      transcriptionModel: 'hears',
      speechModel: 'speaks',
      call: directCall(20),
    },
  };
}
