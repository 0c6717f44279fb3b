/** Builds minimal WebM files. */

type WebmOptions = {
  codec?: string;
  channels?: number;
  /** With unknown sizes, as a recorder writes them while it runs. */
  unknownSizes?: boolean;
  /** The track number in the blocks. */
  blockTrack?: number;
  blockFlags?: number;
};

/** 20 ms of silence in Opus. */
export const silentOpusPacket = Uint8Array.of(0xf8, 0xff, 0xfe);

export function webm(packets: readonly Uint8Array[], options: WebmOptions = {}): Uint8Array {
  const {
    blockFlags = 0x80,
    blockTrack = 1,
    channels = 1,
    codec = 'A_OPUS',
    unknownSizes,
  } = options;
  const master = (id: number[], children: Uint8Array[]) =>
    unknownSizes
      ? join(Uint8Array.from(id), Uint8Array.of(0x01, ...Array<number>(7).fill(0xff)), ...children)
      : element(id, join(...children));
  const head = join(
    ascii('OpusHead'),
    Uint8Array.of(1, channels, 0x38, 0x01, 0x80, 0xbb, 0, 0, 0, 0, 0),
  );
  return join(
    element([0x1a, 0x45, 0xdf, 0xa3], element([0x42, 0x82], ascii('webm'))),
    master(
      [0x18, 0x53, 0x80, 0x67],
      [
        element(
          [0x16, 0x54, 0xae, 0x6b],
          element(
            [0xae],
            join(
              element([0xd7], Uint8Array.of(1)),
              element([0x86], ascii(codec)),
              element([0x63, 0xa2], head),
            ),
          ),
        ),
        master(
          [0x1f, 0x43, 0xb6, 0x75],
          [
            element([0xe7], Uint8Array.of(0)),
            ...packets.map((packet) =>
              element([0xa3], join(Uint8Array.of(0x80 | blockTrack, 0, 0, blockFlags), packet)),
            ),
          ],
        ),
      ],
    ),
  );
}

function element(id: number[], data: Uint8Array): Uint8Array {
  const size = Uint8Array.of(
    0x10 | (data.length >>> 24),
    data.length >>> 16,
    data.length >>> 8,
    data.length,
  );
  return join(Uint8Array.from(id), size, data);
}

function ascii(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

function join(...parts: Uint8Array[]): Uint8Array {
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}
