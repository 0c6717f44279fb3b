import { readXml } from '@tests/support/read-xml.ts';
import { expect, test } from 'vitest';

test('gives elements with their attributes and text, in order', () => {
  const read = readXml('<svg viewBox="0 0 1 1"><title>A <b>mug</b> &amp; lid</title></svg>');
  expect(read.map(({ name, text }) => `${name}: ${text}`)).toEqual([
    'svg: A mug & lid',
    'title: A mug & lid',
    'b: mug',
  ]);
  expect(read[0]?.attributes.get('viewBox')).toBe('0 0 1 1');
});

test.each([
  '<svg><g></svg>',
  '<svg a="1" a="2"/>',
  '<svg a="<"/>',
  '<svg>&mug;</svg>',
  '<svg>\u0000</svg>',
  '<x:svg/>',
  '<svg/><svg/>',
  'mug',
  '',
])('rejects %j', (document) => {
  expect(() => readXml(document)).toThrow();
});
