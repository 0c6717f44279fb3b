import { parseSvgColors } from '@functions/analyze-creator-aesthetic/picture-colors.ts';
import { expect, test } from 'vitest';
import { fc } from '../../../support/property-testing.ts';

const svg =
  '<svg><path fill="#abc"/><path fill="#ABC"/><stop style="stop-color: #8b0000"/><g stroke=\'#fff\'/></svg>';

test.each([
  ['in plain text', `data:image/svg+xml,${svg.replaceAll('#', '%23')}`],
  ['with its charset', `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`],
  ['in base64', `data:image/svg+xml;base64,${btoa(svg)}`],
])('parses the colors of a picture %s, most frequent first', (_, address) => {
  expect(parseSvgColors(address)).toEqual(['#AABBCC', '#8B0000', '#FFFFFF']);
});

test('returns at most five colors', () => {
  const many = ['#111', '#222', '#333', '#444', '#555', '#666'].map((hex) => `fill="${hex}"`);
  expect(parseSvgColors(`data:image/svg+xml,${encodeURIComponent(many.join(' '))}`)).toHaveLength(
    5,
  );
});

test.each([
  'https://cdn.example/a.svg',
  'data:image/png;base64,iVBORw0KGgo=',
  'data:image/svg+xml,%E0%A4%A',
  'data:image/svg+xml;base64,***',
  '',
])('finds none in “%s”', (address) => {
  expect(parseSvgColors(address)).toEqual([]);
});

test('accepts any text, and returns only colors', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      for (const color of parseSvgColors(`data:image/svg+xml,fill="#${text}`)) {
        expect(color).toMatch(/^#[0-9A-F]{6}$/);
      }
    }),
  );
});
