import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { headersFile, hostRules, redirectsFile } from '../../../scripts/prerender/host-files.ts';

const rules = hostRules({
  inlineScripts: ['go()'],
  connectOrigins: ['https://abc.supabase.co'],
  redirects: [{ from: '/pricing', to: '/how-we-work' }],
});

function policy(): Map<string, string> {
  const value = rules.headers[0]?.headers.find(
    ({ key }) => key === 'Content-Security-Policy',
  )?.value;
  return new Map(
    (value ?? '').split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.join(' ')];
    }),
  );
}

test('only scripts of the site and the very starter may run', () => {
  const hash = createHash('sha256').update('go()').digest('base64');
  expect(policy().get('script-src')).toBe(`'self' 'sha256-${hash}'`);
  expect(policy().get('object-src')).toBe("'none'");
  expect(policy().get('base-uri')).toBe("'self'");
  expect(policy().get('frame-ancestors')).toBe("'none'");
});

test('requests go to the site and its backend, and nowhere else', () => {
  expect(policy().get('connect-src')).toBe("'self' https://abc.supabase.co");
  expect(policy().get('form-action')).toBe("'self'");
});

test('only the microphone may be asked for', () => {
  expect(headersFile(rules)).toContain('Permissions-Policy: microphone=(self), camera=()');
});

test('Netlify and Cloudflare read the same rules in their own form', () => {
  const file = headersFile(rules);
  expect(file.startsWith('/*\n  Content-Security-Policy: ')).toBe(true);
  expect(file).toContain('\n/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n');
  expect(redirectsFile(rules)).toBe('/pricing /how-we-work 301\n');
});
