import { silentOpusPacket, webm } from '@tests/support/webm.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AudioError } from '../../../../supabase/local/voice/audio-error.ts';
import { readWebm } from '../../../../supabase/local/voice/webm.ts';

const packets = [Uint8Array.of(0xf8, 1, 2), Uint8Array.of(0xf8, 3), Uint8Array.of(0xf8, 4, 5, 6)];

test.each([
  ['known', false],
  ['unknown', true],
])('the packets come out as they went in, with %s sizes', (_case, unknownSizes) => {
  const track = readWebm(webm(packets, { unknownSizes }));
  expect(track).toEqual({ channels: 1, preSkip: 312, packets });
});

test('stereo is told by the head of the track', () => {
  expect(readWebm(webm(packets, { channels: 2 })).channels).toBe(2);
});

test('a file that breaks off gives what came before', () => {
  const whole = webm(packets, { unknownSizes: true });
  expect(readWebm(whole.subarray(0, whole.length - 2)).packets).toEqual(packets.slice(0, 2));
});

test.each([
  ['another codec', webm(packets, { codec: 'A_VORBIS' }), 'unsupported_audio'],
  ['more than two channels', webm(packets, { channels: 6 }), 'unsupported_audio'],
  ['laced blocks', webm(packets, { blockFlags: 0x84 }), 'unsupported_audio'],
  ['a file without blocks', webm([]), 'invalid_audio'],
  ['blocks of another track', webm(packets, { blockTrack: 2 }), 'invalid_audio'],
  ['the first bytes alone', webm(packets).subarray(0, 20), 'invalid_audio'],
])('refused are %s', (_case, bytes, code) => {
  expect(() => readWebm(bytes)).toThrow(expect.objectContaining({ code }));
});

test('whatever byte is changed, it answers packets or an AudioError', () => {
  const whole = webm([silentOpusPacket, silentOpusPacket]);
  fc.assert(
    fc.property(fc.nat(whole.length - 1), fc.nat(255), fc.nat(whole.length), (at, byte, length) => {
      const broken = Uint8Array.from(whole).subarray(0, length);
      if (at < broken.length) broken[at] = byte;
      try {
        return readWebm(broken).packets.length > 0;
      } catch (error) {
        return error instanceof AudioError;
      }
    }),
  );
});
