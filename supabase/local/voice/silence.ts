import type { Sound } from './sound.ts';

const frameSeconds = 0.03;

/**
 * Loudness below which nobody speaks, as the root mean square of a frame: about -56 dB. Speech at
 * a thirtieth of its usual level still lies three times above it.
 */
const quietestSpeechRms = 0.0015;

/** Speech shorter than this is a click. */
const shortestSpeechSeconds = 0.12;

/**
 * Whether there is nothing to transcribe. Recognisers put words into silence, so it never reaches
 * them.
 */
export function isSilent({ samples, rateHz }: Sound): boolean {
  const frame = Math.round(rateHz * frameSeconds);
  const needed = Math.ceil(shortestSpeechSeconds / frameSeconds);
  let loud = 0;
  for (let start = 0; start + frame <= samples.length; start += frame) {
    if (rootMeanSquare(samples.subarray(start, start + frame)) >= quietestSpeechRms) loud += 1;
    if (loud >= needed) return false;
  }
  return true;
}

export function rootMeanSquare(samples: Float32Array): number {
  if (samples.length === 0) return 0;
  return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);
}
