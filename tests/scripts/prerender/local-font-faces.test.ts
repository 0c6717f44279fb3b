import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { localFontFaces } from '../../../scripts/prerender/local-font-faces.ts';
import tailwind from '../../../tailwind.config.ts';

const fonts = readFileSync(join(import.meta.dirname, '../../../src/styles/fonts.css'), 'utf8');

test('only fonts of the device are kept, whatever stands around them', () => {
  const css =
    '@font-face{font-family:A;src:url(a.woff2)}p{color:red}@font-face {\n  font-family: "B";\n  src: local("Arial");\n}';
  expect(localFontFaces(css)).toBe('@font-face {\n  font-family: "B";\n  src: local("Arial");\n}');
  expect(localFontFaces('p{color:red}')).toBe('');
});

test('each fallback that a text may be set in is there at the first paint', () => {
  const painted = localFontFaces(fonts);
  const families = Object.values(tailwind.theme.fontFamily);
  const fallbacks = families.flat().filter((name) => `${name}`.includes('Fallback'));
  expect(fallbacks.length).toBeGreaterThanOrEqual(6);
  for (const name of fallbacks) expect(painted).toContain(`font-family: ${name}`);
});
