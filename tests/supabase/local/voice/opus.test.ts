import { silentOpusPacket } from '@tests/support/webm.ts';
import { expect, test, vi } from 'vitest';
import { decodeOpus, opusPacketSeconds } from '../../../../supabase/local/voice/opus.ts';

test.each([
  ['SILK 10 ms, one frame', [0 << 3], 0.01],
  ['SILK 60 ms, one frame', [3 << 3], 0.06],
  ['hybrid 20 ms, one frame', [13 << 3], 0.02],
  ['CELT 2.5 ms, one frame', [16 << 3], 0.0025],
  ['CELT 20 ms, one frame', [31 << 3], 0.02],
  ['CELT 20 ms, two frames', [(31 << 3) | 1], 0.04],
  ['CELT 20 ms, two frames of different size', [(31 << 3) | 2], 0.04],
  ['CELT 20 ms, five frames by count', [(31 << 3) | 3, 5], 0.1],
  ['nothing', [], 0],
])('the duration of a packet %s', (_case, bytes, seconds) => {
  expect(opusPacketSeconds(Uint8Array.from(bytes))).toBeCloseTo(seconds, 6);
});

test('a second of packets decodes to a second at 16 kHz', async () => {
  const packets = Array.from({ length: 50 }, () => silentOpusPacket);
  const { rateHz, samples } = await decodeOpus({ channels: 1, preSkip: 312, packets });
  expect(rateHz).toBe(16_000);
  expect(samples.length / rateHz).toBeCloseTo(1, 1);
  expect(Math.max(...samples)).toBeLessThan(0.001);
});

test('stereo is mixed to mono', async () => {
  const stereo = Uint8Array.of(0xfc, 0xff, 0xfe);
  const { samples } = await decodeOpus({ channels: 2, preSkip: 0, packets: [stereo, stereo] });
  expect(samples.length).toBeGreaterThan(0);
});

test('packets that decode to nothing are an AudioError', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const broken = [Uint8Array.of(0xff)];
  await expect(decodeOpus({ channels: 1, preSkip: 0, packets: broken })).rejects.toMatchObject({
    code: 'invalid_audio',
  });
});
