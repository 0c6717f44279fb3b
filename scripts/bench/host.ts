import { readFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { join } from 'node:path';
import type { HostRules } from '../prerender/host-files.ts';
import type { Certificate } from './certificate.ts';
import type { StaticFile, StaticFiles } from './static-files.ts';

export type Host = { url: string; close: () => Promise<void> };

export type HostedSite = {
  files: StaticFiles;
  rules: Pick<HostRules, 'headers'>;
  /** The file for unknown addresses, used by a client-rendered site. */
  fallback?: string;
};

export type Answer = { status: number; headers: Record<string, string>; body: Buffer };

const NOTHING = Buffer.alloc(0);
const MAX_AGE = 'public, max-age=86400';
const BACKEND = /^\/(?:rest|auth|functions)\/v1\//;

/** The headers that the build defines for hosts. */
export function readHostRules(directory: string): HostRules {
  return JSON.parse(readFileSync(join(directory, 'vercel.json'), 'utf8'));
}

/**
 * Serves a site on a free port of this machine only, like a good host: HTTP/2 over TLS, brotli,
 * hashed files cached forever, HTML revalidated.
 */
export async function startHost(site: HostedSite, certificate: Certificate): Promise<Host> {
  const server = createSecureServer({ ...certificate, allowHTTP1: true }, (request, response) => {
    respond(site, request, response);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The host has no port');
  return {
    url: `https://localhost:${address.port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function respond(site: HostedSite, request: Http2ServerRequest, response: Http2ServerResponse) {
  const { status, headers, body } = answer(site, request.url, request.headers);
  response.writeHead(status, headers);
  response.end(request.method === 'HEAD' ? NOTHING : body);
}

/** The host's response to a request for a path with its query. */
export function answer(site: HostedSite, path: string, headers: IncomingHttpHeaders): Answer {
  const { pathname } = new URL(path, 'https://localhost');
  // Accepts page views and the like as a backend would, at no cost.
  if (BACKEND.test(pathname)) return { status: 204, headers: {}, body: NOTHING };

  const found = fileAt(site, pathname);
  const file = found ?? site.files.get('/404.html');
  if (!file) return { status: 404, headers: {}, body: NOTHING };
  const answered = {
    ...headersOf(site, pathname, file),
    'content-type': file.type,
    etag: file.etag,
    vary: 'accept-encoding',
  };
  if (!found) return { status: 404, headers: answered, body: file.body };
  if (headers['if-none-match'] === file.etag) {
    return { status: 304, headers: answered, body: NOTHING };
  }
  const takesBrotli = /\bbr\b/.test(String(headers['accept-encoding'] ?? ''));
  return takesBrotli && file.compressed
    ? { status: 200, headers: { ...answered, 'content-encoding': 'br' }, body: file.compressed }
    : { status: 200, headers: answered, body: file.body };
}

function fileAt({ files, fallback }: HostedSite, pathname: string): StaticFile | undefined {
  const page = pathname === '/' ? '/index.html' : `${pathname}.html`;
  const isPage = !/\.\w+$/.test(pathname);
  return (
    files.get(pathname) ??
    files.get(page) ??
    (isPage && fallback !== undefined ? files.get(fallback) : undefined)
  );
}

function headersOf({ rules }: HostedSite, pathname: string, { type }: StaticFile) {
  const headers: Record<string, string> = {
    'cache-control': type.startsWith('text/html') ? 'no-cache' : MAX_AGE,
  };
  for (const rule of rules.headers) {
    if (!new RegExp(`^${rule.source}$`).test(pathname)) continue;
    for (const { key, value } of rule.headers) headers[key.toLowerCase()] = value;
  }
  return headers;
}
