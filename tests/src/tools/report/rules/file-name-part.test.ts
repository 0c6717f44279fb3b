import { fc } from '@tests/support/property-testing.ts';
import { expect, test } from 'vitest';
import { fileNamePart } from '@/tools/report/rules/file-name-part.ts';

test.each([
  ['Soy candle & lid', 'soy-candle-lid'],
  ['陶瓷马克杯 350ml – Şeker çubuğu', '陶瓷马克杯-350ml-şeker-çubuğu'],
  ['Łódź tote', 'łódź-tote'],
  ['حقيبة قماش', 'حقيبة-قماش'],
  ['कपास का थैला', 'कपास-का-थैला'],
  ['Cre\u0300me', 'crème'],
  ['🧦 socks', '🧦-socks'],
  ['Ché / "Socks"?', 'ché-socks'],
  ['a\\b:c*d|e<f>g', 'a-b-c-d-e-f-g'],
  ['CON.', 'con'],
  ['../../etc', 'etc'],
  ['  ', ''],
  ['\u202Egpj', 'gpj'],
])('a part of a file name of %j is %j', (text, name) => {
  expect(fileNamePart(text)).toBe(name);
});

test('a part of a file name ends with a whole word, or within a word that is too long for it', () => {
  expect(fileNamePart(`${'a'.repeat(38)} candle`)).toBe('a'.repeat(38));
  expect(fileNamePart('茶'.repeat(60))).toBe('茶'.repeat(40));
  expect(fileNamePart('👨‍👩‍👧‍👦'.repeat(20))).toBe('👨‍👩‍👧‍👦'.repeat(6));
});

test('a part of a file name is short and holds nothing a file system refuses, whatever was typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      const name = fileNamePart(text);
      expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(150);
      expect(name).not.toMatch(/[\p{Cc}\p{Cs}\p{Z}"*/:<>?\\|.]/u);
      expect(() => encodeURIComponent(name)).not.toThrow();
    }),
  );
});
