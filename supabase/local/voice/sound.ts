/** One channel of samples from -1 to 1. */
export type Sound = { samples: Float32Array; rateHz: number };

/** The sample rate of the recognizer, in hertz. */
export const recognizerRateHz = 16_000;

/** The mean of the channels; a single channel is returned unchanged. */
export function mixToMono(channels: readonly Float32Array[]): Float32Array {
  const [first, ...others] = channels;
  if (first === undefined) return new Float32Array();
  if (others.length === 0) return first;
  return first.map(
    (sample, index) =>
      others.reduce((sum, channel) => sum + (channel[index] ?? 0), sample) / channels.length,
  );
}

export function secondsOf({ samples, rateHz }: Sound): number {
  return samples.length / rateHz;
}
