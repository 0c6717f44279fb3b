import { Mp3Encoder } from '@breezystack/lamejs';
import { joinBytes } from '../../functions/_shared/read-limited.ts';
import type { Sound } from './sound.ts';

/** Transparent for speech of 16 kHz. */
const kilobitsPerSecond = 64;

/** Encodes a second or so at a time, and lets other requests be answered between. */
export async function encodeMp3({ samples, rateHz }: Sound): Promise<Uint8Array<ArrayBuffer>> {
  const encoder = new Mp3Encoder(1, rateHz, kilobitsPerSecond);
  const whole = toInt16(samples);
  const parts: Uint8Array[] = [];
  for (let start = 0; start < whole.length; start += rateHz) {
    parts.push(encoder.encodeBuffer(whole.subarray(start, start + rateHz)));
    await new Promise((resolve) => setTimeout(resolve));
  }
  parts.push(encoder.flush());
  return joinBytes(parts);
}

/** Samples of 16 bits; what is louder than 1 is clipped. */
function toInt16(samples: Float32Array): Int16Array {
  return Int16Array.from(samples, (sample) =>
    Math.round(Math.max(-1, Math.min(1, sample)) * 32_767),
  );
}
