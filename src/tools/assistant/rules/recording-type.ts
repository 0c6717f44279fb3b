/** In the order of preference: what the speech recogniser reads at once comes first. */
const preferred = ['audio/webm;codecs=opus', 'audio/webm', 'audio/mp4'];

/**
 * The container to record in; undefined leaves it to the browser. A recorder made with a type that
 * it does not know throws, and old Safaris have no `isTypeSupported` to ask.
 */
export function chooseRecordingType(
  isTypeSupported: ((type: string) => boolean) | undefined,
): string | undefined {
  return preferred.find((type) => isTypeSupported?.(type));
}
