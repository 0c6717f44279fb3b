import { Mp3Encoder } from '@breezystack/lamejs';
import { joinBytes } from '../../functions/_shared/read-limited.ts';
import type { Sound } from './sound.ts';

/** Transparent quality for 16 kHz speech. */
const kilobitsPerSecond = 64;

/** Encodes about a second at a time and lets other requests run in between. */
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

/** 16-bit samples; values above 1 are clipped. */
function toInt16(samples: Float32Array): Int16Array {
  return Int16Array.from(samples, (sample) =>
    Math.round(Math.max(-1, Math.min(1, sample)) * 32_767),
  );
}
