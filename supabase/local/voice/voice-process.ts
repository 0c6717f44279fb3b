import { fileURLToPath } from 'node:url';
import { endChild, startDeno } from '../deno-process.ts';
import { projectRoot } from '../settings.ts';
import { StartupError } from '../startup-error.ts';

/** The local voice server in a separate process. */
export type VoiceProcess = {
  /** URL of its OpenAI-compatible API, including the version. */
  baseUrl: string;
  /** Loads the engines in the background, so that the first question does not wait for them. */
  warmUp: () => void;
  close: () => Promise<void>;
};

type VoiceEnvironment = Readonly<Record<string, string>>;

/**
 * Whether the site needs it: VOICE_SERVER is `on` or `off`; by default on unless another voice
 * service is set.
 * @throws StartupError for any other value
 */
export function wantsVoiceServer(environment: VoiceEnvironment): boolean {
  const { OPENAI_API_KEY, VOICE_BASE_URL, VOICE_SERVER } = environment;
  switch (VOICE_SERVER) {
    case 'on':
      return true;
    case 'off':
      return false;
    case undefined:
      return VOICE_BASE_URL === undefined && OPENAI_API_KEY === undefined;
    default:
      throw new StartupError(
        `VOICE_SERVER is "${VOICE_SERVER}": set it to on or off, or leave it out.`,
      );
  }
}

/** Starts it on a free local port. @throws StartupError */
export async function startVoiceServer(): Promise<VoiceProcess> {
  const { readyMessage, child } = await startDeno({
    name: 'voice server',
    script: fileURLToPath(new URL('voice-host.ts', import.meta.url)),
    flags: [
      `--allow-read=${projectRoot}`,
      '--allow-net=127.0.0.1',
      // Makes a request's signal fire only for clients that left, not after every response.
      '--unstable-no-legacy-abort',
    ],
    environment: {},
  });
  // Writing to a process that has just died must not end this one.
  child.stdin.on('error', () => undefined);
  let closing = false;
  child.once('exit', (code, signal) => {
    if (closing) return;
    console.warn(`The voice server stopped (${code ?? signal}): no voice until the next start.`);
  });
  return {
    baseUrl: `http://127.0.0.1:${readyMessage.port}/v1`,
    warmUp: () => child.stdin.write('load\n'),
    close() {
      closing = true;
      return endChild(child);
    },
  };
}
