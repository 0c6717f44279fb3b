import { wideFonts } from '@tests/src/tools/report/screen/printing-tools.ts';
import opentype from 'opentype.js';
import { expect, test } from 'vitest';
import { isInWideFonts } from '@/tools/report/rules/font-coverage.ts';

test.each(Object.entries(wideFonts()))(
  'the %s font has exactly the listed characters',
  (_, bytes) => {
    const font = opentype.parse(bytes.slice().buffer);
    for (let code = 0; code <= 0x1ffff; code += 1) {
      const character = String.fromCodePoint(code);
      if (isInWideFonts(character) !== font.charToGlyphIndex(character) > 0)
        expect.fail(`U+${code.toString(16)}`);
    }
  },
);
