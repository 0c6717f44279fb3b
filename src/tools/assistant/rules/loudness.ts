/** Below this a microphone hears a quiet room; above the upper one somebody speaks into it loudly. */
const quietDb = -55;
const loudDb = -12;

/**
 * How full a level meter stands for these samples (between -1 and 1): 0 for a quiet room, 1 for
 * loud speech, by decibels in between, as ears do.
 */
export function loudness(samples: ArrayLike<number>): number {
  if (samples.length === 0) return 0;
  let squares = 0;
  for (let index = 0; index < samples.length; index += 1) {
    const sample = samples[index] ?? 0;
    squares += sample * sample;
  }
  const rms = Math.sqrt(squares / samples.length);
  if (rms === 0) return 0;
  const db = 20 * Math.log10(rms);
  return Math.max(0, Math.min(1, (db - quietDb) / (loudDb - quietDb)));
}
