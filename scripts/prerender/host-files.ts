import { createHash } from 'node:crypto';

type Header = { key: string; value: string };

/** The rules in vercel.json, which `npm run preview` also reads. */
export type HostRules = {
  redirects: { source: string; destination: string; permanent: true }[];
  rewrites: { source: string; destination: string }[];
  headers: { source: string; headers: Header[] }[];
};

export type HostRulesInput = {
  /** The code of every inline script. */
  inlineScripts: readonly string[];
  /** Origins besides the site that the browser may connect to, such as the backend. */
  connectOrigins: readonly string[];
  /** The addresses of all pages. */
  pages: readonly string[];
  /** Old addresses, each with the page that replaced it. */
  redirects: readonly { from: string; to: string }[];
  /** Pages that also answer at `path/id`, with the regular expression of their ids. */
  sharedPages?: readonly { path: string; idPattern: string }[];
  /** Addresses of the files whose names change with their content. */
  hashedFiles: readonly string[];
};

const EVERYWHERE = '/(.*)';
/** In characters; Vercel accepts 4096. */
const MAX_SOURCE_LENGTH = 4000;

/** Folders in which every file's name changes with its content. */
export const HASHED_FOLDERS = ['assets', 'pictures'] as const;
/**
 * For pages that visitors write: search engines must be able to read that they may not list them, so
 * robots.txt keeps nobody out.
 */
const NOT_INDEXED = { key: 'X-Robots-Tag', value: 'noindex' };
const FOREVER = 'public, max-age=31536000, immutable';

/**
 * The rules for static hosts: which address serves which page, security headers, cache lifetimes.
 * Sources are regular expressions.
 */
export function hostRules({
  inlineScripts,
  connectOrigins,
  pages,
  redirects,
  sharedPages = [],
  hashedFiles,
}: HostRulesInput): HostRules {
  const hashes = inlineScripts.map(
    (code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );
  const policy = [
    "default-src 'self'",
    `script-src ${["'self'", ...hashes].join(' ')}`,
    // React writes widths and positions as style attributes.
    "style-src 'self' 'unsafe-inline'",
    // Profile pictures and generated pictures come from various hosts.
    "img-src 'self' data: blob: https:",
    "font-src 'self'",
    `connect-src ${["'self'", ...connectOrigins].join(' ')}`,
    "media-src 'self' data: blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // Text becomes markup or script only where src/app/trusted-markup.ts permits it.
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ');
  return {
    redirects: [
      ...pages.map((page) => redirect(otherSpellings(page, { exceptItself: true }), page)),
      ...redirects.map(({ from, to }) => redirect(otherSpellings(from), to)),
    ],
    // Vercel's "cleanUrls" would redirect /About.html to /About and then again.
    rewrites: [
      ...pages
        .filter((page) => page !== '/')
        .map((page) => ({ source: page, destination: `${page}.html` })),
      ...sharedPages.map(({ path, idPattern }) => ({
        source: `${path}/(${idPattern})`,
        destination: `${path}.html`,
      })),
    ],
    headers: [
      {
        source: EVERYWHERE,
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
      ...sharedPages.map(({ path }) => ({ source: `${path}(/.*)?`, headers: [NOT_INDEXED] })),
      // By name: a file that does not exist yet must not be cached as missing for a year.
      ...anyOf(hashedFiles).map((source) => ({
        source,
        headers: [{ key: 'Cache-Control', value: FOREVER }],
      })),
    ],
  };
}

function redirect(source: string, destination: string): HostRules['redirects'][number] {
  return { source, destination, permanent: true };
}

/**
 * Matches an address as `canonicalPath` does: in any letter case, with doubled or trailing slashes,
 * `/index` or `.html`.
 */
function otherSpellings(path: string, { exceptItself = false } = {}): string {
  const name = path.slice(1);
  const but = exceptItself ? `(?!${name}$)` : '';
  const index = name === '' ? 'index' : '/index';
  return `/(${but}/*${anyLetterCase(name)}(?:${anyLetterCase(index)})?(?:\\.${anyLetterCase('html')})?/*)`;
}

function anyLetterCase(text: string): string {
  return text.replace(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`);
}

/** The fewest expressions that match exactly these addresses, each within Vercel's length limit. */
function anyOf(addresses: readonly string[]): string[] {
  const sources: string[] = [];
  let names: string[] = [];
  let length = 0;
  for (const address of addresses) {
    const name = address.slice(1).replace(/\./g, '\\.');
    if (length + name.length > MAX_SOURCE_LENGTH) {
      sources.push(`/(${names.join('|')})`);
      names = [];
      length = 0;
    }
    names.push(name);
    length += name.length + 1;
  }
  return names.length === 0 ? sources : [...sources, `/(${names.join('|')})`];
}

/**
 * Headers in the format of Netlify and Cloudflare Pages, which has no expressions. Cloudflare
 * removes Cache-Control from responses for files that it does not find.
 */
export function headersFile(
  { headers }: HostRules,
  sharedPages: NonNullable<HostRulesInput['sharedPages']> = [],
): string {
  const everywhere = headers.find(({ source }) => source === EVERYWHERE)?.headers ?? [];
  const lines = (path: string, all: readonly Header[]) =>
    [path, ...all.map(({ key, value }) => `  ${key}: ${value}`)].join('\n');
  const kept = HASHED_FOLDERS.map((folder) =>
    lines(`/${folder}/*`, [{ key: 'Cache-Control', value: FOREVER }]),
  );
  const notIndexed = sharedPages.flatMap(({ path }) =>
    [path, `${path}/*`].map((each) => lines(each, [NOT_INDEXED])),
  );
  return [lines('/*', everywhere), ...notIndexed, ...kept].join('\n\n').concat('\n');
}

/**
 * Redirects in the format of Netlify and Cloudflare Pages, which has no expressions: old addresses,
 * pages in common capitalizations, and the page that addresses with an id share. Both hosts handle `.html` and trailing slashes themselves;
 * the page handles the rest, see `canonicalPath`.
 */
export function redirectsFile({
  pages,
  redirects,
  sharedPages = [],
}: Pick<HostRulesInput, 'pages' | 'redirects' | 'sharedPages'>): string {
  const endings = ['', '/', '.html'];
  const lines = [
    ...redirects.flatMap(({ from, to }) => [from, ...withCapitals(from)].map((name) => [name, to])),
    ...pages.flatMap((page) =>
      withCapitals(page === '/' ? '/index' : page).map((name) => [name, page]),
    ),
  ];
  return lines
    .flatMap(([name, page]) => endings.map((ending) => `${name}${ending} ${page} 301\n`))
    .concat(sharedPages.map(({ path }) => `${path}/* ${path} 200\n`))
    .join('');
}

/** Variants such as /Grow-It, /Grow-it and /GROW-IT. */
function withCapitals(path: string): string[] {
  const capital = (_: string, before: string, letter: string) => before + letter.toUpperCase();
  return [
    ...new Set([
      path.replace(/([/-])(\w)/g, capital),
      path.replace(/(\/)(\w)/, capital),
      path.toUpperCase(),
    ]),
  ];
}
