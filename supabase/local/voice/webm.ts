import { AudioError } from './audio-error.ts';

/** An Opus track taken out of its container. */
export type OpusTrack = {
  channels: 1 | 2;
  /** Samples at 48 kHz to leave out at the start. */
  preSkip: number;
  packets: Uint8Array[];
};

/** Element numbers of RFC 9559 (Matroska); masters are entered, the rest is read or passed over. */
const segment = 0x18538067;
const cluster = 0x1f43b675;
const tracks = 0x1654ae6b;
const trackEntry = 0xae;
const audioSettings = 0xe1;
const blockGroup = 0xa0;
const masters = new Set([segment, cluster, tracks, trackEntry, audioSettings, blockGroup]);
const trackNumber = 0xd7;
const codecId = 0x86;
const codecPrivate = 0x63a2;
const simpleBlock = 0xa3;
const block = 0xa1;

type Track = { number: number; codec: string; header: Uint8Array | undefined };
type Block = { track: number; packet: Uint8Array };

/**
 * Takes the Opus packets out of a WebM file as MediaRecorder writes it: sizes may be unknown, and
 * a file that breaks off gives what came before.
 * @throws AudioError when it holds no Opus, or nothing at all.
 */
export function readWebm(bytes: Uint8Array): OpusTrack {
  const found: Track[] = [];
  const blocks: Block[] = [];
  for (const { id, data } of elementsOf(bytes)) {
    const current = found.at(-1);
    if (id === trackEntry) found.push({ number: found.length + 1, codec: '', header: undefined });
    else if (id === trackNumber && current) current.number = readUnsigned(data);
    else if (id === codecId && current) current.codec = readAscii(data);
    else if (id === codecPrivate && current) current.header = data;
    else if (id === simpleBlock || id === block) blocks.push(readBlock(data));
  }
  const track = found.find(({ codec }) => codec === 'A_OPUS');
  if (track === undefined) {
    const codec = found[0]?.codec;
    if (codec) throw new AudioError('unsupported_audio', `WebM with ${codec} cannot be read here.`);
    throw new AudioError('invalid_audio', 'This WebM file has no sound track.');
  }
  const packets = blocks
    .filter((item) => item.track === track.number && item.packet.length > 0)
    .map(({ packet }) => packet);
  if (packets.length === 0) throw new AudioError('invalid_audio', 'This WebM file has no sound.');
  return { ...readOpusHeader(track.header), packets };
}

type Element = { id: number; data: Uint8Array };

/** Every element in the order of the file; a master comes before its children, without data. */
function* elementsOf(bytes: Uint8Array): Generator<Element> {
  let position = 0;
  while (position < bytes.length) {
    const id = readVariableInteger(bytes, position, { keepMarker: true });
    if (id === undefined) return;
    const size = readVariableInteger(bytes, position + id.length, { keepMarker: false });
    if (size === undefined) return;
    position += id.length + size.length;
    if (masters.has(id.value)) {
      yield { id: id.value, data: bytes.subarray(position, position) };
      continue;
    }
    const end = position + size.value;
    if (size.isUnknown || end > bytes.length) return;
    yield { id: id.value, data: bytes.subarray(position, end) };
    position = end;
  }
}

type VariableInteger = { value: number; length: number; isUnknown: boolean };

/** RFC 8794 §4: the leading zeros of the first byte say how many bytes follow. */
function readVariableInteger(
  bytes: Uint8Array,
  position: number,
  { keepMarker }: { keepMarker: boolean },
): VariableInteger | undefined {
  const first = bytes[position];
  if (first === undefined || first === 0) return undefined;
  const length = Math.clz32(first) - 23;
  if (position + length > bytes.length) return undefined;
  const marker = 0x80 >> (length - 1);
  let value = keepMarker ? first : first ^ marker;
  let isUnknown = (first ^ marker) === marker - 1;
  for (let index = 1; index < length; index += 1) {
    const next = bytes[position + index] ?? 0;
    value = value * 256 + next;
    isUnknown &&= next === 0xff;
  }
  return { value, length, isUnknown };
}

function readBlock(data: Uint8Array): Block {
  const track = readVariableInteger(data, 0, { keepMarker: false });
  const nothing = new Uint8Array();
  if (track === undefined) return { track: 0, packet: nothing };
  // Two bytes of time, one of flags.
  const flags = data[track.length + 2] ?? 0;
  if ((flags & 0x06) !== 0) {
    throw new AudioError('unsupported_audio', 'WebM with laced blocks cannot be read here.');
  }
  return { track: track.value, packet: data.subarray(track.length + 3) };
}

function readUnsigned(data: Uint8Array): number {
  return data.reduce((value, byte) => value * 256 + byte, 0);
}

function readAscii(data: Uint8Array): string {
  return String.fromCharCode(...data.subarray(0, 64)).replace(/\0+$/, '');
}

/** The head of RFC 7845 §5.1; without one, what MediaRecorder makes of a microphone. */
function readOpusHeader(header: Uint8Array | undefined): Pick<OpusTrack, 'channels' | 'preSkip'> {
  if (header === undefined || header.length < 12) return { channels: 1, preSkip: 312 };
  const channels = header[9] ?? 1;
  if (channels !== 1 && channels !== 2) {
    throw new AudioError('unsupported_audio', 'Only mono and stereo recordings can be read here.');
  }
  return { channels, preSkip: (header[10] ?? 0) | ((header[11] ?? 0) << 8) };
}
