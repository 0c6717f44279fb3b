import { expect, test } from 'vitest';
import { parseEnv } from '@/config/parse-env.ts';

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
