import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

type HostRules = {
  redirects: { source: string; destination: string }[];
  headers: { source: string; headers: { key: string; value: string }[] }[];
};

/**
 * Serves the build as a static host does, by the rules that the build wrote for one: headers,
 * redirects, pages without ".html" in their address, and the 404 page with its status.
 */
export function staticHost(directory: string): Plugin {
  return {
    name: 'static-host',
    configurePreviewServer(server) {
      const rules: HostRules = JSON.parse(readFileSync(join(directory, 'vercel.json'), 'utf8'));
      const notFound = readFileSync(join(directory, '404.html'));

      server.middlewares.use((request, response, next) => {
        const url = new URL(request.url ?? '/', 'http://localhost');
        for (const { source, headers } of rules.headers) {
          if (!new RegExp(`^${source}$`).test(url.pathname)) continue;
          for (const { key, value } of headers) response.setHeader(key, value);
        }
        const redirect = rules.redirects.find(({ source }) => source === url.pathname);
        if (redirect) {
          response.writeHead(308, { location: `${redirect.destination}${url.search}` }).end();
          return;
        }
        const page = url.pathname === '/' ? '/index' : url.pathname;
        if (/^\/[\w-]+$/.test(page) && existsSync(join(directory, `${page}.html`))) {
          request.url = `${page}.html${url.search}`;
        }
        next();
      });

      return () => {
        server.middlewares.use((_request, response) => {
          response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' }).end(notFound);
        });
      };
    },
  };
}
