import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';

const dist = fileURLToPath(new URL('../dist', import.meta.url));

/**
 * The formats of our services' keys and of common others; a publishable key is public by design.
 */
const secretPatterns = {
  'Supabase secret key': /sb_secret_[A-Za-z0-9_-]{8,}/,
  'JSON web token': /eyJ[A-Za-z0-9_-]{10,}\.eyJ[A-Za-z0-9_-]{10,}/,
  'OpenAI key': /\bsk-[A-Za-z0-9_-]{20,}/,
  'Resend key': /\bre_[A-Za-z0-9]{8,}_[A-Za-z0-9]{16,}/,
  'Firecrawl key': /\bfc-[a-f0-9]{24,}/,
  'Google key': /AIza[A-Za-z0-9_-]{30,}/,
  'private key': /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
  'name of a secret':
    /\b(?:RESEND|OPENAI|FIRECRAWL|YOUTUBE|PROFILE|VOICE)_API_KEY\b|SERVICE_ROLE_KEY/,
  'database address': /postgres(?:ql)?:\/\/[^\s"'`]+@/,
};

function secretsIn(text: string): string[] {
  return Object.entries(secretPatterns).flatMap(([name, pattern]) => {
    const found = pattern.exec(text)?.[0];
    return found === undefined ? [] : [`${name}: ${found.slice(0, 16)}…`];
  });
}

test('served files contain no key except the publishable one', () => {
  const files = readdirSync(dist, { withFileTypes: true, recursive: true })
    .filter(
      (entry) =>
        entry.isFile() && /\.(?:html|js|mjs|css|json|txt|xml|svg|webmanifest)$/.test(entry.name),
    )
    .map((entry) => `${entry.parentPath}/${entry.name}`);
  expect(files.length).toBeGreaterThan(20);
  const publishable = new Set<string>();
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    expect(secretsIn(text), file).toEqual([]);
    for (const [key] of text.matchAll(/sb_publishable_[A-Za-z0-9_-]+/g)) publishable.add(key);
  }
  expect(publishable.size).toBe(1);
});

test('no source maps are served', () => {
  const names = readdirSync(dist, { recursive: true }).map(String);
  expect(names.filter((name) => name.endsWith('.map'))).toEqual([]);
});

for (const [name, sample] of Object.entries({
  'Supabase secret key': `sb_secret_${'a'.repeat(32)}`,
  'JSON web token': `eyJ${'a'.repeat(20)}.eyJ${'b'.repeat(40)}.c`,
  'OpenAI key': `sk-proj-${'a'.repeat(40)}`,
  'Resend key': `re_${'A'.repeat(8)}_${'b'.repeat(24)}`,
  'Firecrawl key': `fc-${'0'.repeat(32)}`,
  'Google key': `AIza${'a'.repeat(35)}`,
  'private key': '-----BEGIN PRIVATE KEY-----',
  'name of a secret': 'RESEND_API_KEY',
  'database address': 'postgresql://postgres:pw@db.example.com',
})) {
  test(`the scan finds this: ${name}`, () => {
    expect(secretsIn(`const x="${sample}";`)).toEqual([expect.stringContaining(name)]);
  });
}
