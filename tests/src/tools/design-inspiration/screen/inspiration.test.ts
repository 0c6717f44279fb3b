import { expect, test } from 'vitest';
import {
  colorsOf,
  emptyInspiration,
  type Inspiration,
  inspirationFromKept,
} from '@/tools/design-inspiration/screen/inspiration.ts';

const whole: Inspiration = {
  styles: ['vintage', 'luxury'],
  referenceImages: [
    {
      id: '1',
      name: 'a.png',
      dataUrl: 'data:image/jpeg;base64,AA==',
      palette: [{ hex: '#D9341A', share: 1 }],
    },
  ],
  autoAnalysis: {
    aesthetic: 'Warm',
    colors: ['#FFD44D'],
    mood: ['calm'],
    basis: 'Read from your bio.',
  },
};

test('a kept look is read back as it was', () => {
  expect(inspirationFromKept(JSON.parse(JSON.stringify(whole)))).toEqual(whole);
});

test.each([null, 'text', 7, [], { styles: 'vintage', referenceImages: {}, autoAnalysis: [] }])(
  'a kept look of %j is an empty one',
  (kept) => {
    expect(inspirationFromKept(kept)).toEqual(emptyInspiration);
  },
);

test('a kept look leaves out what does not hold up', () => {
  const [image] = whole.referenceImages;
  const kept = {
    styles: ['vintage', 'nonsense', 'vintage'],
    referenceImages: [
      { ...image, dataUrl: 'javascript:alert(1)' },
      { ...image, palette: [{ hex: 'red', share: 1 }, { hex: '#D9341A' }] },
      image,
      image,
      image,
    ],
    autoAnalysis: { aesthetic: 'Warm', colors: ['#FFD44D', 'url(x)'], mood: [1, 'calm'] },
  };
  const read = inspirationFromKept(kept);
  expect(read.styles).toEqual(['vintage']);
  expect(read.referenceImages).toHaveLength(3);
  expect(read.referenceImages[0]?.palette).toEqual([]);
  expect(read.autoAnalysis).toEqual({
    aesthetic: 'Warm',
    colors: ['#FFD44D'],
    mood: ['calm'],
    basis: '',
  });
});

test('the colors of the visitor’s own pictures come before those of the profile', () => {
  expect(colorsOf(whole)).toEqual(['#D9341A']);
  expect(colorsOf({ ...whole, referenceImages: [] })).toEqual(['#FFD44D']);
  expect(colorsOf(emptyInspiration)).toEqual([]);
});
