import { expect, test } from 'vitest';
import { csvText } from '@/lib/csv-text.ts';

test('cells are quoted where they must be, numbers rounded, and formulas are text', () => {
  expect(
    csvText([
      ['a', 'b'],
      ['x, "y"', 1.234_56],
      ['=1+1', null],
      ['two\nlines', '@x'],
    ]),
  ).toBe('\uFEFFa,b\r\n"x, ""y""",1.2346\r\n\'=1+1,\r\n"two\nlines",\'@x\r\n');
});
