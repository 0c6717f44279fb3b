import type { Picture } from './picture.ts';

const extensions: ReadonlyMap<string, string> = new Map([
  ['image/svg+xml', 'svg'],
  ['image/png', 'png'],
  ['image/jpeg', 'jpg'],
  ['image/webp', 'webp'],
]);

/**
 * The name a saved picture gets: "tote-bag.svg". The kind is read from a data address; any other
 * address keeps the bare name, and the browser adds what the server says.
 */
export function pictureFileName({ url, depicts }: Pick<Picture, 'url' | 'depicts'>): string {
  const name = depicts
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  const kind = /^data:([^;,]+)/.exec(url)?.[1] ?? '';
  const extension = extensions.get(kind);
  return extension === undefined ? name || 'picture' : `${name || 'picture'}.${extension}`;
}
