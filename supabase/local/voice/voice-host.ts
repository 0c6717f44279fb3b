/**
 * The local voice server, in a Deno process of its own: an engine at work would stop the site, and
 * Deno lets it read the project's files and open a local port, and nothing else.
 *
 * Prints `{"port": n}` when it listens. A line on standard input loads the engines ahead of the
 * first request; it ends when standard input closes, which is when the process that started it is
 * gone.
 */
import { loadOnce } from './load-once.ts';
import { createVoiceApi } from './voice-api.ts';

// Loaded when first needed: they are half a gigabyte that most test runs never use.
const recogniser = loadOnce(async () =>
  (await import('./moonshine.ts')).loadMoonshine(Deno.readFile),
);
const speaker = loadOnce(async () => (await import('./flite.ts')).loadFlite(Deno.readFile));

Deno.serve(
  {
    hostname: '127.0.0.1',
    port: 0,
    onListen: ({ port }) => console.info(JSON.stringify({ port })),
  },
  createVoiceApi({ recogniser, speaker }),
);

for await (const _ of Deno.stdin.readable) {
  Promise.all([speaker(), recogniser()]).catch((error: unknown) => {
    console.error('voice server: the engines do not load:', error);
  });
}
Deno.exit(0);
