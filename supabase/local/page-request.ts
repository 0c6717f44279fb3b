import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Path and query of a request target, which may begin with two slashes or contain a host. The path
 * is decoded where possible; the query includes its question mark.
 */
export function pathOf(target: string): { path: string; query: string } {
  const [, rawPath = '', query = ''] =
    /^(?:https?:\/\/[^/?#]*)?([^?#]*)(\?[^#]*)?/i.exec(target) ?? [];
  return { path: unescaped(rawPath === '' ? '/' : rawPath), query };
}

function unescaped(path: string): string {
  try {
    const plain = decodeURIComponent(path);
    // No file name contains U+0000, and file functions throw on it.
    return plain.includes('\0') ? path : plain;
  } catch {
    return path;
  }
}

/** Rejects methods other than GET and HEAD, as static hosts do. */
export function refusesMethod(
  { method = 'GET' }: IncomingMessage,
  response: ServerResponse,
): boolean {
  if (method === 'GET' || method === 'HEAD') return false;
  response
    .writeHead(405, { allow: 'GET, HEAD', 'content-type': 'text/plain; charset=utf-8' })
    .end('Pages can only be read, and nothing was sent. Go back to the page.\n');
  return true;
}
