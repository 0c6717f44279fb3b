import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

export type StaticFile = {
  type: string;
  etag: string;
  body: Buffer;
  /** At the best brotli level, where that helps. */
  compressed: Buffer | undefined;
};

/** Files by address, such as /assets/a.js and /index.html. */
export type StaticFiles = ReadonlyMap<string, StaticFile>;

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
  '.pdf': 'application/pdf',
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
};
const COMPRESSIBLE = /^text\/|json|xml|x-icon/;

const brotli = promisify(brotliCompress);

/** Compressed files by their tag, since the compared sites share most files. */
const compressed = new Map<string, Promise<Buffer>>();

/**
 * Everything in a folder, in memory and already compressed, so that the first visit is as fast as
 * the next.
 * @param changeHtml transforms the HTML files
 */
export async function loadStaticFiles(
  directory: string,
  changeHtml: (html: string) => string = (html) => html,
): Promise<StaticFiles> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry): Promise<[string, StaticFile]> => {
        const path = join(entry.parentPath, entry.name);
        const read = await readFile(path);
        const body = path.endsWith('.html') ? Buffer.from(changeHtml(read.toString())) : read;
        const address = `/${relative(directory, path).split(sep).join('/')}`;
        return [address, await toStaticFile(extname(path), body)];
      }),
  );
  return new Map(files);
}

async function toStaticFile(extension: string, body: Buffer): Promise<StaticFile> {
  const type = types[extension] ?? 'application/octet-stream';
  const etag = `"${createHash('sha1').update(body).digest('base64url').slice(0, 20)}"`;
  return {
    type,
    etag,
    body,
    compressed: COMPRESSIBLE.test(type) ? await compress(etag, body) : undefined,
  };
}

function compress(etag: string, body: Buffer): Promise<Buffer> {
  const known =
    compressed.get(etag) ?? brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  compressed.set(etag, known);
  return known;
}
