import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

/** Windows displays flag emoji as two letters, so flags are drawn and texts contain none. */

const root = fileURLToPath(new URL('..', import.meta.url));

const sources = ['src', 'supabase/functions', 'public'].flatMap((folder) =>
  readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(?:tsx?|css|html|svg|json|txt)$/.test(entry.name))
    .map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return { path: relative(root, path), text: readFileSync(path, 'utf8') };
    }),
);

test('flag emoji occur only in the data that the specification names', () => {
  const holders = sources
    .filter(({ text }) => /\p{Regional_Indicator}/u.test(text))
    .map(({ path }) => path);
  expect(holders).toEqual(['supabase/functions/_shared/domain/country-facts.generated.ts']);
});

test("only the quiz's result and message use the field with flag emoji", () => {
  const readers = sources
    .filter(
      ({ path, text }) =>
        path.startsWith('src/') &&
        /\.flag\b|[{,]\s*flag\b/.test(withoutComments(text).replace(schemaImport, '')),
    )
    .map(({ path }) => path);
  expect(readers.toSorted()).toEqual([
    'src/tools/country-quiz/rules/quiz-result.ts',
    'src/tools/country-quiz/screen/use-country-quiz.ts',
  ]);
});

/** The schema of a boolean is named `flag` too. */
const schemaImport = /^import \{[^}]*\} from '@functions\/_shared\/domain\/schema\.ts';/gm;

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
}
