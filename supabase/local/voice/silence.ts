import type { Sound } from './sound.ts';

const frameSeconds = 0.03;

/**
 * The root mean square of a frame below which nobody speaks: about -56 dB. Speech at a thirtieth of
 * its usual level is still three times louder.
 */
const minSpeechRms = 0.0015;

/** In seconds; a shorter sound is a click. */
const minSpeechSeconds = 0.12;

/**
 * Whether there is nothing to transcribe. Recognizers hear words in silence, so they must not
 * receive it.
 */
export function isSilent({ samples, rateHz }: Sound): boolean {
  const frame = Math.round(rateHz * frameSeconds);
  const needed = Math.ceil(minSpeechSeconds / frameSeconds);
  let loud = 0;
  for (let start = 0; start + frame <= samples.length; start += frame) {
    if (rootMeanSquare(samples.subarray(start, start + frame)) >= minSpeechRms) loud += 1;
    if (loud >= needed) return false;
  }
  return true;
}

export function rootMeanSquare(samples: Float32Array): number {
  if (samples.length === 0) return 0;
  return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);
}
