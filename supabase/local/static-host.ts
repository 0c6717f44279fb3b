import { readFileSync, statSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import type { Plugin } from 'vite';
import { pathOf, refusesMethod } from './page-request.ts';

type HostRules = {
  redirects: { source: string; destination: string }[];
  rewrites: { source: string; destination: string }[];
  headers: { source: string; headers: { key: string; value: string }[] }[];
};

export type HostAnswer = {
  headers: readonly { key: string; value: string }[];
} & ({ redirectTo: string } | { file: string } | { isMissing: true });

/**
 * Serves the build like a static host, by the rules that the build generated: headers, redirects,
 * pages without ".html" in their address, and the 404 page with its status.
 */
export function staticHost(directory: string): Plugin {
  return {
    name: 'static-host',
    configurePreviewServer(server) {
      const rules: HostRules = JSON.parse(readFileSync(join(directory, 'vercel.json'), 'utf8'));
      const notFound = readFileSync(join(directory, '404.html'));

      server.middlewares.use((request, response, next) => {
        if (refusesMethod(request, response)) return;
        const answer = hostAnswer(rules, request.url ?? '/', (path) => isFile(directory, path));
        for (const { key, value } of answer.headers) response.setHeader(key, value);
        if ('redirectTo' in answer) {
          response.writeHead(308, { location: answer.redirectTo }).end();
        } else if ('file' in answer) {
          request.url = answer.file;
          next();
        } else {
          response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
          response.end(request.method === 'HEAD' ? undefined : notFound);
        }
      });
    },
  };
}

/**
 * How a host with these rules responds to a request.
 * @param url the request target, including its query
 * @param exists whether the site has a file at this path
 */
export function hostAnswer(
  rules: HostRules,
  url: string,
  exists: (path: string) => boolean,
): HostAnswer {
  const { path, query } = pathOf(url);
  const matches = ({ source }: { source: string }) => new RegExp(`^${source}$`).test(path);
  const headers = rules.headers.filter(matches).flatMap((rule) => rule.headers);
  const redirect = rules.redirects.find(matches);
  if (redirect) return { headers, redirectTo: redirect.destination + query };
  const rewritten = rules.rewrites.find(matches)?.destination ?? path;
  const file = rewritten === '/' ? '/index.html' : rewritten;
  return exists(file) ? { headers, file: encodeURI(file) + query } : { headers, isMissing: true };
}

function isFile(directory: string, path: string): boolean {
  const file = resolve(directory, `.${path}`);
  return (
    file.startsWith(directory + sep) &&
    (statSync(file, { throwIfNoEntry: false })?.isFile() ?? false)
  );
}
