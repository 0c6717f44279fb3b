import { expect, test } from 'vitest';
import { importFiles, readIndex } from '../../scripts/icon-files.ts';

const files = readIndex(
  [
    "import * as index from './icons/index.mjs';",
    "export { default as Check, default as CheckIcon } from './icons/check.mjs';",
    "export { default as Undo2 } from './icons/undo-2.mjs';",
    "export { createLucideIcon } from './createLucideIcon.mjs';",
  ].join('\n'),
);

test('an icon is imported from its own file, under each of its names', () => {
  expect(importFiles("import { CheckIcon, Undo2 as Back } from 'lucide-react';\nrest", files)).toBe(
    "import CheckIcon from 'lucide-react/icons/check'; import Back from 'lucide-react/icons/undo-2';\nrest",
  );
});

test('a type is not imported, nor is anything else changed', () => {
  expect(importFiles("import { type LucideIcon } from 'lucide-react';", files)).toBe('');
  const others = "import { useId } from 'react';\nimport type { LucideIcon } from 'lucide-react';";
  expect(importFiles(others, files)).toBe(others);
});

test('an icon that the library does not have is an error', () => {
  expect(() => importFiles("import { Chek } from 'lucide-react';", files)).toThrow(/no icon Chek/);
});
