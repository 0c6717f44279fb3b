import { OpusDecoder } from 'opus-decoder';
import { AudioError } from './audio-error.ts';
import { mixToMono, recognizerRateHz, type Sound } from './sound.ts';
import type { OpusTrack } from './webm.ts';

/** Milliseconds per frame by the configuration of a packet (RFC 6716, table 2). */
const silkFrameMs = [10, 20, 40, 60];
const hybridFrameMs = [10, 20];
const celtFrameMs = [2.5, 5, 10, 20];

/** The duration of a packet in seconds, from its first two bytes (RFC 6716 §3.1). */
export function opusPacketSeconds(packet: Uint8Array): number {
  const head = packet[0];
  if (head === undefined) return 0;
  const frameCode = head & 3;
  const frames = frameCode === 0 ? 1 : frameCode === 3 ? (packet[1] ?? 0) & 0x3f : 2;
  return (frames * frameMs(head >> 3)) / 1000;
}

function frameMs(configuration: number): number {
  if (configuration < 12) return silkFrameMs[configuration % 4] ?? 0;
  if (configuration < 16) return hybridFrameMs[configuration % 2] ?? 0;
  return celtFrameMs[configuration % 4] ?? 0;
}

/**
 * Decodes a whole track to 16 kHz mono; the decoder itself applies the low-pass filter. @throws
 * AudioError when nothing can be decoded
 */
export async function decodeOpus({ channels, packets, preSkip }: OpusTrack): Promise<Sound> {
  const decoder = new OpusDecoder({
    channels,
    preSkip,
    sampleRate: recognizerRateHz,
    streamCount: 1,
    coupledStreamCount: channels - 1,
    channelMappingTable: channels === 2 ? [0, 1] : [0],
  });
  try {
    await decoder.ready;
    const { channelData, samplesDecoded } = decoder.decodeFrames(packets);
    if (samplesDecoded === 0) {
      throw new AudioError('invalid_audio', 'The sound of this recording cannot be decoded.');
    }
    return { samples: mixToMono(channelData), rateHz: recognizerRateHz };
  } finally {
    decoder.free();
  }
}
