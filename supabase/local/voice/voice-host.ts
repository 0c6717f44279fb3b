/**
 * The local voice server in a separate Deno process: a working engine would block the site, and
 * Deno restricts it to reading the project's files and opening a local port.
 *
 * Prints `{"port": n}` when it listens. A line on standard input preloads the engines; the process
 * ends when standard input closes, which means that the parent process is gone.
 */
import { loadOnce } from './load-once.ts';
import { createVoiceApi } from './voice-api.ts';

// Loaded on first use: they take half a gigabyte, which most test runs never need.
const recognizer = loadOnce(async () =>
  (await import('./moonshine.ts')).loadMoonshine(Deno.readFile),
);
const speaker = loadOnce(async () => (await import('./flite.ts')).loadFlite(Deno.readFile));

Deno.serve(
  {
    hostname: '127.0.0.1',
    port: 0,
    onListen: ({ port }) => console.info(JSON.stringify({ port })),
  },
  createVoiceApi({ recognizer, speaker }),
);

for await (const _ of Deno.stdin.readable) {
  Promise.all([speaker(), recognizer()]).catch((error: unknown) => {
    console.error('voice server: the engines do not load:', error);
  });
}
Deno.exit(0);
