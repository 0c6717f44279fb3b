import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

/** Browser code uses only features that the browsers named in vite.config.ts support. */

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Features newer than Chrome 111, Safari 16.4 or Firefox 128, each with the last of the three to
 * support it (caniuse.com, 2026).
 */
const newerFeatures: Record<string, RegExp> = {
  'URL.canParse, Chrome 120': /\bURL\.canParse\(/,
  'URL.parse, Safari 18': /\bURL\.parse\(/,
  'Object.groupBy, Safari 17.4': /\b(?:Object|Map)\.groupBy\(/,
  'Promise.withResolvers, Chrome 119': /\.withResolvers\(/,
  'Promise.try, Safari 18.2': /\bPromise\.try\(/,
  'Array.fromAsync, Chrome 121': /\bArray\.fromAsync\(/,
  'AbortSignal.any, Safari 17.4': /\bAbortSignal\.any\(/,
  'set methods, Chrome 122':
    /\.(?:union|intersection|difference|symmetricDifference|isSubsetOf|isSupersetOf|isDisjointFrom)\(/,
  'iterator methods, Safari 18.4':
    /(?<!Object)\.(?:(?:values|keys|entries)\(\)|matchAll\([^()]*\))\s*\.(?:map|filter|take|drop|flatMap|toArray|some|every|find|reduce|forEach)\(/,
  'the v flag of regular expressions, Safari 17': /\/[dgimsuy]*v[dgimsuy]*[;,)]/,
  'checkVisibility, Safari 17.4': /\.checkVisibility\(/,
  'popovers, Safari 17': /\b(?:showPopover|togglePopover|popoverTarget)\b/,
  'Intl.DurationFormat, Chrome 129': /\bIntl\.DurationFormat\b/,
  'base64 of byte arrays, Chrome 140': /\bUint8Array\.fromBase64\(|\.toBase64\(\)/,
  'CSS scopes and anchors, Firefox 145': /@scope\b|anchor-name:|position-anchor:/,
  'light-dark(), Chrome 123': /\blight-dark\(/,
};

const inBrowsers = [
  'src',
  'supabase/functions/_shared/domain',
  'supabase/functions/_shared/contracts',
]
  .flatMap((folder) =>
    readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile() && /\.(?:tsx?|css)$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name)),
  )
  .map((path) => ({ path: relative(root, path), text: readFileSync(path, 'utf8') }));

test.each(Object.entries(newerFeatures))(
  'no script or stylesheet needs %s',
  (_feature, pattern) => {
    expect(inBrowsers.filter(({ text }) => pattern.test(text)).map(({ path }) => path)).toEqual([]);
  },
);

test('the patterns recognize such code', () => {
  const code = [
    'URL.canParse(a)',
    'Object.groupBy(a, b)',
    'new Map(a).values().map(b)',
    'a.union(b)',
    'const a = /x/v;',
  ];
  for (const line of code) {
    expect(
      Object.values(newerFeatures).some((pattern) => pattern.test(line)),
      line,
    ).toBe(true);
  }
});
