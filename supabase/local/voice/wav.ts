import { AudioError } from './audio-error.ts';
import { mixToMono, type Sound } from './sound.ts';

type Format = { encoding: 'int16' | 'float32'; channels: number; rateHz: number };

const pcm = 1;
const float = 3;
const extensible = 0xfffe;

/**
 * Reads a WAV file of 16-bit or 32-bit float samples, any rate from 8 to 96 kHz, mixed to mono.
 * A data chunk that claims more than is there, as streamed files do, ends with the file.
 * @throws AudioError
 */
export function readWav(bytes: Uint8Array): Sound {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let format: Format | undefined;
  for (let position = 12; position + 8 <= bytes.length; ) {
    const id = String.fromCharCode(...bytes.subarray(position, position + 4));
    const size = view.getUint32(position + 4, true);
    const start = position + 8;
    const end = Math.min(start + size, bytes.length);
    if (id === 'fmt ')
      format = readFormat(new DataView(bytes.buffer, bytes.byteOffset + start, end - start));
    if (id === 'data') {
      if (format === undefined) break;
      return readSamples(new DataView(bytes.buffer, bytes.byteOffset + start, end - start), format);
    }
    position = start + size + (size % 2);
  }
  throw new AudioError('invalid_audio', 'This WAV file has no sound.');
}

function readFormat(chunk: DataView): Format {
  if (chunk.byteLength < 16) throw new AudioError('invalid_audio', 'This WAV file is broken.');
  const tag = chunk.getUint16(0, true);
  // The extensible form names the real encoding in the first two bytes of its identifier.
  const encoding = tag === extensible && chunk.byteLength >= 26 ? chunk.getUint16(24, true) : tag;
  const channels = chunk.getUint16(2, true);
  const rateHz = chunk.getUint32(4, true);
  const bits = chunk.getUint16(14, true);
  if (channels < 1 || channels > 8 || rateHz < 8000 || rateHz > 96_000) {
    throw new AudioError(
      'unsupported_audio',
      'WAV of this rate or number of channels cannot be read here.',
    );
  }
  if (encoding === pcm && bits === 16) return { encoding: 'int16', channels, rateHz };
  if (encoding === float && bits === 32) return { encoding: 'float32', channels, rateHz };
  throw new AudioError('unsupported_audio', 'Only 16-bit and 32-bit float WAV can be read here.');
}

function readSamples(data: DataView, { channels, encoding, rateHz }: Format): Sound {
  const sampleBytes = encoding === 'int16' ? 2 : 4;
  const frames = Math.floor(data.byteLength / (sampleBytes * channels));
  const separate = Array.from({ length: channels }, () => new Float32Array(frames));
  for (const [channel, samples] of separate.entries()) {
    for (let frame = 0; frame < frames; frame += 1) {
      const offset = (frame * channels + channel) * sampleBytes;
      samples[frame] =
        encoding === 'int16'
          ? data.getInt16(offset, true) / 32_768
          : finite(data.getFloat32(offset, true));
    }
  }
  return { samples: mixToMono(separate), rateHz };
}

function finite(sample: number): number {
  return Number.isFinite(sample) ? sample : 0;
}
