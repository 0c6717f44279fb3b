export type AudioContainer = 'webm' | 'wav' | 'mp4' | 'ogg' | 'mp3';

/**
 * Detects the container from the first bytes; undefined when it is not one that browsers record.
 * Ignores names and types, because browsers label MP4 as WebM and vice versa.
 */
export function audioContainerOf(bytes: Uint8Array): AudioContainer | undefined {
  const text = (start: number, end: number) => String.fromCharCode(...bytes.subarray(start, end));
  if (text(0, 4) === '\x1A\x45\xDF\xA3') return 'webm';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WAVE') return 'wav';
  if (text(4, 8) === 'ftyp') return 'mp4';
  if (text(0, 4) === 'OggS') return 'ogg';
  // An ID3 tag, or the eleven set bits of an MPEG frame of layer III.
  if (text(0, 3) === 'ID3') return 'mp3';
  if (bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe6) === 0xe2) return 'mp3';
  return undefined;
}
