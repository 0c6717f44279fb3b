import { expect, test } from 'vitest';
import { parseEnv, placeholderProblems } from '@/config/parse-env.ts';

test('works with nothing set, using example.com addresses', () => {
  const env = parseEnv({});
  expect(env.siteUrl).toBe('https://example.com');
  expect(env.contactEmail).toBe('hello@example.com');
  for (const address of [
    env.clientPortalUrl,
    env.intakeFormUrl,
    env.bookingUrl,
    env.swagCatalogUrl,
  ]) {
    expect(new URL(address).hostname).toBe('example.com');
  }
});

test('uses the backend on its own origin by default', () => {
  expect(parseEnv({}).supabaseUrl).toBe('');
  expect(parseEnv({ VITE_SUPABASE_URL: 'https://abc.example.co/' }).supabaseUrl).toBe(
    'https://abc.example.co',
  );
});

test('trims values and treats blank ones as unset', () => {
  const env = parseEnv({ VITE_BOOKING_URL: '  ', VITE_CONTACT_EMAIL: ' team@brand.example ' });
  expect(env.bookingUrl).toBe('https://example.com/book-a-call');
  expect(env.contactEmail).toBe('team@brand.example');
});

test('drops the trailing slash of the site URL, because paths start with one', () => {
  expect(parseEnv({ VITE_SITE_URL: 'https://brand.example/' }).siteUrl).toBe(
    'https://brand.example',
  );
});

test('names every invalid variable in one message', () => {
  const wrong = {
    VITE_SITE_URL: 'brand.example',
    VITE_BOOKING_URL: 'javascript:alert(1)',
    VITE_CONTACT_EMAIL: 'team at brand',
    VITE_SUPABASE_URL: 'localhost',
  };
  for (const [name, value] of Object.entries(wrong)) {
    expect(() => parseEnv(wrong)).toThrow(name);
    expect(() => parseEnv(wrong)).toThrow(`"${value}"`);
  }
});

const own = {
  VITE_SITE_URL: 'https://brandbff.com',
  VITE_CLIENT_PORTAL_URL: 'https://portal.brandbff.com',
  VITE_INTAKE_FORM_URL: 'https://forms.brandbff.com/start',
  VITE_BOOKING_URL: 'https://cal.brandbff.com/team',
  VITE_SWAG_CATALOG_URL: 'https://swag.brandbff.com',
  VITE_CONTACT_EMAIL: 'hello@brandbff.com',
};

test('a public site with addresses of its own has no placeholders', () => {
  expect(placeholderProblems(parseEnv(own))).toEqual([]);
});

test('a public site names every placeholder it still has', () => {
  const problems = placeholderProblems(parseEnv({ VITE_SITE_URL: own.VITE_SITE_URL }));
  expect(problems.map((sentence) => sentence.split(' ')[0])).toEqual([
    'VITE_CLIENT_PORTAL_URL',
    'VITE_INTAKE_FORM_URL',
    'VITE_BOOKING_URL',
    'VITE_SWAG_CATALOG_URL',
    'VITE_CONTACT_EMAIL',
  ]);
  expect(
    placeholderProblems(parseEnv({ ...own, VITE_BOOKING_URL: 'https://www.example.org' })),
  ).toEqual([
    'VITE_BOOKING_URL still leads to www.example.org, a placeholder. Set it to your own, since https://brandbff.com is a public site.',
  ]);
  expect(
    placeholderProblems(parseEnv({ ...own, VITE_CONTACT_EMAIL: 'us@example.com' })),
  ).toHaveLength(1);
});

test.each([
  '',
  'https://example.com',
  'http://localhost:5173',
  'http://127.0.0.1:4173',
  'http://[::1]:4173',
  'http://192.168.1.20',
  'https://brand.example',
  'https://site.test',
  'http://macbook.local:5173',
])('placeholders are fine for a site at "%s"', (siteUrl) => {
  expect(placeholderProblems(parseEnv({ VITE_SITE_URL: siteUrl }))).toEqual([]);
});
