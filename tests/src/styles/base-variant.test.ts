import { readFileSync } from 'node:fs';
import { compile } from 'tailwindcss';
import { expect, test } from 'vitest';

const utilities = readFileSync(
  new URL('../../../src/styles/utilities.css', import.meta.url),
  'utf8',
);
const [variant = ''] = /@custom-variant base .*;/.exec(utilities) ?? [];

/** The selector that Tailwind generates for each class name, as a plain utility has one. */
async function selectorsOf(...names: string[]): Promise<string[]> {
  const { build } = await compile(
    `@theme { --spacing: 0.25rem; --breakpoint-lg: 64rem; } ${variant} @tailwind utilities;`,
  );
  return [...build(names).matchAll(/^\s*(\S*\.\S.*?) \{/gm)].map(([, selector = '']) =>
    selector.replaceAll('\\', ''),
  );
}

test("base: removes a default's specificity, so that any plain utility overrides it", async () => {
  expect(await selectorsOf('size-20', 'base:size-16')).toEqual([
    '.size-20',
    ':where(.base:size-16)',
  ]);
});

test('base: removes it within a breakpoint too, where the plain utility has none', async () => {
  expect(await selectorsOf('p-10', 'base:lg:p-6')).toEqual(['.p-10', ':where(.base:lg:p-6)']);
});

test("base: keeps a state's specificity, so that its default holds next to a plain utility", async () => {
  expect(await selectorsOf('flex', 'base:disabled:hidden')).toEqual([
    '.flex',
    ':where(.base:disabled:hidden):disabled',
  ]);
});
