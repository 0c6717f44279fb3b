import { expect, test } from 'vitest';
import { resample } from '../../../../supabase/local/voice/resample.ts';
import { isSilent, rootMeanSquare } from '../../../../supabase/local/voice/silence.ts';
import type { Sound } from '../../../../supabase/local/voice/sound.ts';

function tone(hertz: number, rateHz: number, { seconds = 0.5, level = 0.5 } = {}): Sound {
  const samples = Float32Array.from(
    { length: rateHz * seconds },
    (_, index) => level * Math.sin((2 * Math.PI * hertz * index) / rateHz),
  );
  return { samples, rateHz };
}

/** Excludes the ends, where the filter reaches beyond the sound. */
const middle = ({ samples }: Sound) => samples.subarray(1000, samples.length - 1000);

test.each([48_000, 44_100, 24_000, 8000])(
  'resampling keeps a tone in the range of speech, from %i Hz',
  (rateHz) => {
    const sound = resample(tone(440, rateHz), 16_000);
    expect(sound.rateHz).toBe(16_000);
    expect(sound.samples).toHaveLength(8000);
    const expected = tone(440, 16_000).samples;
    const worst = middle(sound).reduce(
      (most, sample, index) => Math.max(most, Math.abs(sample - (expected[index + 1000] ?? 9))),
      0,
    );
    expect(worst).toBeLessThan(0.01);
  },
);

test('resampling filters what the new rate cannot hold instead of aliasing it', () => {
  expect(rootMeanSquare(middle(resample(tone(11_000, 48_000), 16_000)))).toBeLessThan(0.003);
});

test('resampling leaves sound of the same rate unchanged', () => {
  const sound = tone(440, 16_000);
  expect(resample(sound, 16_000).samples).toBe(sound.samples);
});

test.each([
  ['nothing', tone(300, 16_000, { seconds: 0 }), true],
  ['zeros', tone(300, 16_000, { level: 0 }), true],
  ['the noise of a quiet microphone', tone(300, 16_000, { level: 0.001 }), true],
  ['a click', tone(300, 16_000, { seconds: 0.05 }), true],
  ['a word', tone(300, 16_000, { seconds: 0.3 }), false],
  ['speech at a thirtieth of its level', tone(300, 16_000, { level: 0.015 }), false],
])('isSilent for %s: %s', (_case, sound, silent) => {
  expect(isSilent(sound)).toBe(silent);
});
