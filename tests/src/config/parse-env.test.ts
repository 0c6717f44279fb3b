import { expect, test } from 'vitest';
import { parseEnv } from '@/config/parse-env.ts';

test('works with nothing set, on example.com addresses', () => {
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

test('talks to the backend on its own origin unless told otherwise', () => {
  expect(parseEnv({}).supabaseUrl).toBe('');
  expect(parseEnv({ VITE_SUPABASE_URL: 'https://abc.example.co/' }).supabaseUrl).toBe(
    'https://abc.example.co',
  );
});

test('takes blanks around a value away, and a blank value as unset', () => {
  const env = parseEnv({ VITE_BOOKING_URL: '  ', VITE_CONTACT_EMAIL: ' team@brand.example ' });
  expect(env.bookingUrl).toBe('https://example.com/book-a-call');
  expect(env.contactEmail).toBe('team@brand.example');
});

test('drops the closing slash of the site address, which paths bring themselves', () => {
  expect(parseEnv({ VITE_SITE_URL: 'https://brand.example/' }).siteUrl).toBe(
    'https://brand.example',
  );
});

test('names every wrong variable in one message', () => {
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
