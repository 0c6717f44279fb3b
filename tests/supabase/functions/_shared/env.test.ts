import { readFunctionEnv } from '@functions/_shared/env.ts';
import { afterEach, expect, test, vi } from 'vitest';

const needed = {
  SUPABASE_URL: 'https://project.supabase.co',
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_test',
  SUPABASE_SECRET_KEY: 'sb_secret_test',
};
const mail = {
  RESEND_API_KEY: 're_secret',
  NOTIFY_EMAIL: 'leads@brand.co',
  FROM_EMAIL: 'Brand <hello@brand.co>',
};

/** Reads these variables together with the required ones. */
function read(variables: Record<string, string>) {
  const all: Record<string, string | undefined> = { ...needed, ...variables };
  vi.stubGlobal('Deno', { env: { get: (name: string) => all[name] } });
  return readFunctionEnv();
}

afterEach(() => void vi.unstubAllGlobals());

test('links in e-mails are never invented', () => {
  expect(read({})).toMatchObject({ siteUrl: undefined, bookingUrl: undefined });
  expect(read({ SITE_URL: ' ', BOOKING_URL: '' })).toMatchObject({
    siteUrl: undefined,
    bookingUrl: undefined,
  });
});

test('links in e-mails are those of the settings, the site without a trailing slash', () => {
  const links = { SITE_URL: 'https://brand.co/', BOOKING_URL: 'https://book.co/call/?a=1' };
  expect(read(links)).toMatchObject({
    siteUrl: 'https://brand.co',
    bookingUrl: 'https://book.co/call/?a=1',
  });
});

test('links in e-mails: the owner is warned when mail leaves without a link to the site', () => {
  const ALLOWED_ORIGINS = 'https://brand.co';
  const problems = [
    'RESEND_API_KEY is set, but SITE_URL is not: e-mails to visitors name no site.',
  ];
  expect(read({ ...mail, ALLOWED_ORIGINS }).problems).toEqual(problems);
  expect(read({ ...mail, SITE_URL: 'https://brand.co' }).problems).toEqual([]);
  expect(read({ ALLOWED_ORIGINS }).problems).toEqual([]);
});
