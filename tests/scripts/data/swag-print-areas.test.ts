import { expect, test } from 'vitest';
import { printAreaOf, withoutSlots } from '../../../scripts/data/swag-print-areas.ts';

const slot = (name: string, rest: string) =>
  `<rect data-slot="${name}" ${rest} width="100" height="50" fill="none"/>`;

test('a logo goes where the drawing has its print', () => {
  expect(printAreaOf(`<svg>${slot('print', 'data-on="body" x="10" y="20"')}</svg>`)).toEqual({
    x: 10,
    y: 20,
    width: 100,
    height: 50,
    transform: '',
    isOnBody: true,
  });
});

test('the area turns with the groups around it', () => {
  const template = `<svg><g transform="rotate(5)"><g><path d="M0 0"/></g>${slot('print', 'x="0" y="0" transform="skewY(3)"')}</g></svg>`;
  expect(printAreaOf(template).transform).toBe('rotate(5) skewY(3)');
});

test('a slot on the body comes before a larger one on a label', () => {
  const label = '<rect data-slot="print" data-on="paper" x="0" y="0" width="400" height="400"/>';
  expect(
    printAreaOf(`<svg>${label}${slot('wordmark', 'data-on="body" x="1" y="2"')}</svg>`),
  ).toMatchObject({ x: 1, isOnBody: true });
  expect(printAreaOf(`<svg>${label}</svg>`)).toMatchObject({ width: 400, isOnBody: false });
});

test('a drawing without a slot is an error', () => {
  expect(() => printAreaOf('<svg><path d="M0 0"/></svg>')).toThrow('no slot');
});

test('the blank drawing has no slot', () => {
  expect(withoutSlots(`<svg>${slot('print', 'x="0" y="0"')}<path d="M0 0"/></svg>`)).toBe(
    '<svg><path d="M0 0"/></svg>',
  );
});
