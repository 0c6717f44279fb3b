import { createHash } from 'node:crypto';

type Header = { key: string; value: string };

/** What Vercel reads from vercel.json, and `npm run preview` with it. */
export type HostRules = {
  cleanUrls: true;
  trailingSlash: false;
  redirects: { source: string; destination: string; permanent: true }[];
  headers: { source: string; headers: Header[] }[];
};

export type HostRulesInput = {
  /** The code of every inline script. */
  inlineScripts: readonly string[];
  /** Where the browser may send requests besides the site itself, such as the backend. */
  connectOrigins: readonly string[];
  redirects: readonly { from: string; to: string }[];
};

const FOREVER = 'public, max-age=31536000, immutable';

/** What every static host is told: redirects, security headers, how long files keep. */
export function hostRules({ inlineScripts, connectOrigins, redirects }: HostRulesInput): HostRules {
  const hashes = inlineScripts.map(
    (code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );
  const policy = [
    "default-src 'self'",
    `script-src ${["'self'", ...hashes].join(' ')}`,
    // React writes widths and positions as style attributes.
    "style-src 'self' 'unsafe-inline'",
    // Profile pictures and generated pictures come from whichever host made them.
    "img-src 'self' data: blob: https:",
    "font-src 'self'",
    `connect-src ${["'self'", ...connectOrigins].join(' ')}`,
    "media-src 'self' data: blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
  return {
    cleanUrls: true,
    trailingSlash: false,
    redirects: redirects.map(({ from, to }) => ({
      source: from,
      destination: to,
      permanent: true,
    })),
    headers: [
      {
        source: '/(.*)',
        headers: [
          { key: 'Content-Security-Policy', value: policy },
          { key: 'X-Content-Type-Options', value: 'nosniff' },
          { key: 'X-Frame-Options', value: 'DENY' },
          { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
          {
            key: 'Permissions-Policy',
            value: 'microphone=(self), camera=(), geolocation=(), payment=(), usb=()',
          },
          { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
          { key: 'Strict-Transport-Security', value: 'max-age=63072000; includeSubDomains' },
        ],
      },
      // Their names change with their content.
      { source: '/assets/(.*)', headers: [{ key: 'Cache-Control', value: FOREVER }] },
      { source: '/pictures/(.*)', headers: [{ key: 'Cache-Control', value: FOREVER }] },
    ],
  };
}

/** The same rules as Netlify and Cloudflare Pages read them. */
export function headersFile({ headers }: HostRules): string {
  return headers
    .map(({ source, headers: lines }) =>
      [source.replace('(.*)', '*'), ...lines.map(({ key, value }) => `  ${key}: ${value}`)].join(
        '\n',
      ),
    )
    .join('\n\n')
    .concat('\n');
}

/** Redirects as Netlify and Cloudflare Pages read them. */
export function redirectsFile({ redirects }: HostRules): string {
  return redirects.map(({ source, destination }) => `${source} ${destination} 301\n`).join('');
}
