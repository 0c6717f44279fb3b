import { expect, test } from 'vitest';
import { colorsOf } from '@/tools/design-inspiration/rules/colors-of.ts';
import {
  emptyInspiration,
  type Inspiration,
  inspirationSchema,
} from '@/tools/design-inspiration/rules/inspiration.ts';

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

test('restores a stored look', () => {
  expect(inspirationSchema(JSON.parse(JSON.stringify(whole)))).toEqual(whole);
});

test.each([null, 'text', 7, [], { styles: 'vintage', referenceImages: {}, autoAnalysis: [] }])(
  'reads %j as an empty look',
  (stored) => {
    expect(inspirationSchema(stored)).toEqual(emptyInspiration);
  },
);

test('drops whatever is invalid in a stored look', () => {
  const [image] = whole.referenceImages;
  const stored = {
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
  const read = inspirationSchema(stored);
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

test('the visitor’s own pictures provide the colors before the profile does', () => {
  expect(colorsOf(whole)).toEqual(['#D9341A']);
  expect(colorsOf({ ...whole, referenceImages: [] })).toEqual(['#FFD44D']);
  expect(colorsOf(emptyInspiration)).toEqual([]);
});
