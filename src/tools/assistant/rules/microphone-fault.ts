/** Why there is no microphone, each with something else to do about it. */
export const microphoneFaults = ['denied', 'absent', 'busy', 'insecure', 'unsupported'] as const;
export type MicrophoneFault = (typeof microphoneFaults)[number];

/** The browsers' names for it; anything else counts as a microphone that may not be used. */
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
