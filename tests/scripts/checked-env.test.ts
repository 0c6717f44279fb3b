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
