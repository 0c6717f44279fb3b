/** Why there is no microphone; each has a remedy of its own. */
export const microphoneFaults = ['denied', 'absent', 'busy', 'insecure', 'unsupported'] as const;
export type MicrophoneFault = (typeof microphoneFaults)[number];

/** @param errorName the browser's name for the error; an unknown one counts as denied */
export function microphoneFault(errorName: string): MicrophoneFault {
  switch (errorName) {
    case 'NotFoundError':
    case 'DevicesNotFoundError':
      return 'absent';
    case 'NotReadableError':
    case 'TrackStartError':
    case 'AbortError':
      return 'busy';
    case 'NotSupportedError':
      return 'unsupported';
    default:
      return 'denied';
  }
}

/** The range of the level meter: a quiet room and loud speech, in decibels of full scale. */
const quietDb = -55;
const loudDb = -12;

/**
 * The level of these samples (each between -1 and 1): 0 for a quiet room, 1 for loud speech, linear
 * in decibels, as the ear hears.
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

/** In order of preference: the speech recognizer reads the first without converting. */
const preferred = ['audio/webm;codecs=opus', 'audio/webm', 'audio/mp4'];

/**
 * The container to record in; undefined leaves the choice to the browser. A recorder throws on a
 * type that it does not know, and old versions of Safari lack `isTypeSupported`.
 */
export function chooseRecordingType(
  isTypeSupported: ((type: string) => boolean) | undefined,
): string | undefined {
  return preferred.find((type) => isTypeSupported?.(type));
}
