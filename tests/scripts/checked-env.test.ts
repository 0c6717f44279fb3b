import { resolveConfig } from 'vite';
import { afterEach, expect, test, vi } from 'vitest';
import { checkedEnv } from '../../scripts/checked-env.ts';

afterEach(() => vi.unstubAllEnvs());

function build(mode: string, siteUrl: string) {
  vi.stubEnv('VITE_SITE_URL', siteUrl);
  const config = { configFile: false as const, envDir: false as const, plugins: [checkedEnv()] };
  return resolveConfig(config, 'build', mode, mode);
}

test('the production build of a public site stops at placeholders, and names the variables', async () => {
  await expect(build('production', 'https://brandbff.com')).rejects.toThrow(
    /not ready for a public site:\n- VITE_CLIENT_PORTAL_URL still leads to example\.com/,
  );
});

test.each([
  ['production', ''],
  ['production', 'http://localhost:4173'],
  ['staging', 'https://brandbff.com'],
])('a build in mode %s for "%s" passes with placeholders', async (mode, siteUrl) => {
  await expect(build(mode, siteUrl)).resolves.toBeDefined();
});

test('the production build of a public site asks for its company', async () => {
  await expect(build('production', 'https://brandbff.com')).rejects.toThrow(
    /VITE_COMPANY_NAME is not set[\s\S]*VITE_LEGAL_EFFECTIVE_DATE is not set/,
  );
});

test('a day that does not exist stops every build', async () => {
  vi.stubEnv('VITE_LEGAL_EFFECTIVE_DATE', '2026-13-01');
  await expect(build('production', '')).rejects.toThrow(/VITE_LEGAL_EFFECTIVE_DATE must be a day/);
});

test('each module of settings becomes its values, and no other module does', () => {
  const plugin = checkedEnv();
  const { configResolved, load } = plugin;
  if (typeof configResolved !== 'function' || typeof load !== 'function')
    throw new Error('no hook');
  const env = { VITE_COMPANY_NAME: 'BrandBFF, Inc.', VITE_CONTACT_EMAIL: 'us@brand.example' };
  Reflect.apply(configResolved, {}, [{ env, mode: 'production' }]);
  const read = (id: string): unknown => Reflect.apply(load, {}, [id]);
  expect(read('/site/src/config/company.ts')).toMatch(/^export const company = .*BrandBFF, Inc\./);
  expect(read('/site/src/config/env.ts')).toMatch(/^export const env = .*us@brand\.example/);
  expect(read('/site/src/config/paths.ts')).toBeNull();
});
