/**
 * Speaks a text into a WAV file with the voice of the local voice server, between two pauses, to
 * try speech without a microphone: `npx tsx scripts/speak.ts "Good morning" morning.wav`
 */
import { readFile, writeFile } from 'node:fs/promises';
import { encodeWav } from '../src/tools/assistant/rules/wav.ts';
import { loadFlite } from '../supabase/local/voice/flite.ts';
import { toPronounceable } from '../supabase/local/voice/pronounceable.ts';

/** In seconds. A recorder needs time to start, and to detect that the speaker has finished. */
const pauseSeconds = 0.6;

const [text = '', file] = process.argv.slice(2);
const words = toPronounceable(text);
if (words === '' || file === undefined) {
  console.error('usage: npx tsx scripts/speak.ts "<text>" <file.wav>');
  process.exit(1);
}

const speak = await loadFlite(async (path) => new Uint8Array(await readFile(path)));
const { rateHz, samples } = await speak(words);
const pause = Math.round(pauseSeconds * rateHz);
const spaced = new Float32Array(samples.length + 2 * pause);
spaced.set(samples, pause);
await writeFile(file, encodeWav(spaced, rateHz));
