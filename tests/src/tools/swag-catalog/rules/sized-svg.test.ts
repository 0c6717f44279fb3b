import { fc } from '@tests/support/property-testing.ts';
import { expect, test } from 'vitest';
import { sizedSvg } from '@/tools/swag-catalog/rules/sized-svg.ts';

test('a drawing without a size gets that of its view', () => {
  expect(sizedSvg('<svg viewBox="0 0 20 10"><path d="M0 0"/></svg>', 1000)).toEqual({
    svg: '<svg width="1000" height="500" viewBox="0 0 20 10"><path d="M0 0"/></svg>',
    size: { width: 1000, height: 500 },
  });
});

test('a size of its own makes way', () => {
  const sized = sizedSvg(
    `<svg xmlns="x" width='10mm' height="100%" viewBox="-5 -5 10 20" preserveAspectRatio="none"/>`,
    100,
  );
  expect(sized).toEqual({
    svg: '<svg width="50" height="100" xmlns="x" viewBox="-5 -5 10 20"/>',
    size: { width: 50, height: 100 },
  });
});

test('a drawing without a view gets one, so that all of it is drawn larger', () => {
  expect(sizedSvg('<svg width="40px" height="20"/>', 100)?.svg).toBe(
    '<svg width="100" height="50" viewBox="0 0 40 20"/>',
  );
});

test.each([
  '<svg/>',
  '<svg width="100%" height="100%"/>',
  '<svg viewBox="0 0 0 10"/>',
  '<svg viewBox="0 0 1 1000"/>',
  '<svg viewBox="a b c d"/>',
  '<svg width="10"/>',
  '<!-- <svg viewBox="0 0 1 1"/> -->',
  'no drawing',
  '',
])('%s has no size', (source) => {
  expect(sizedSvg(source, 100)).toBeNull();
});

test('the drawing of a declaration and a comment is the one that counts', () => {
  const source =
    '<?xml version="1.0"?><!-- <svg viewBox="0 0 9 9"> --><svg\n id="a>b" viewBox="0 0 2 1"></svg>';
  expect(sizedSvg(source, 100)).toEqual({
    svg: '<?xml version="1.0"?><svg width="100" height="50"\n id="a>b" viewBox="0 0 2 1"></svg>',
    size: { width: 100, height: 50 },
  });
});

test('what looks like a pattern in the drawing stays as it is', () => {
  const source = '<svg viewBox="0 0 1 1" id="$&amp;$1"><text>$&amp;</text></svg>';
  expect(sizedSvg(source, 10)?.svg).toContain('<text>$&amp;</text>');
});

test('any text is read without an error, and a size is never larger than asked', () => {
  fc.assert(
    fc.property(fc.string(), fc.double(), fc.double(), (text, width, height) => {
      sizedSvg(text, 100);
      const sized = sizedSvg(`<svg viewBox="0 0 ${width} ${height}">${text}`, 100);
      if (sized !== null) expect(Math.max(sized.size.width, sized.size.height)).toBe(100);
    }),
  );
});
