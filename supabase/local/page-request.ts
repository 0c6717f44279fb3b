import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Path and query of a request's target, which may begin with two slashes or name a host. The path
 * is unescaped where it can be; the query keeps its question mark.
 */
export function pathOf(target: string): { path: string; query: string } {
  const [, rawPath = '', query = ''] =
    /^(?:https?:\/\/[^/?#]*)?([^?#]*)(\?[^#]*)?/i.exec(target) ?? [];
  return { path: unescaped(rawPath === '' ? '/' : rawPath), query };
}

function unescaped(path: string): string {
  try {
    const plain = decodeURIComponent(path);
    // No file has one in its name, and asking for it would throw.
    return plain.includes('\0') ? path : plain;
  } catch {
    return path;
  }
}

/** Answers what is not a request to read, as static hosts do. */
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
