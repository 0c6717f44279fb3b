import {
  maxShareCardQuery,
  type ShareCardFormat,
  shareCardQuerySchema,
} from '../_shared/contracts/share-card.ts';
import { brandName } from '../_shared/domain/brand.ts';
import { entryDayAt } from '../_shared/domain/tariff/entry-day.ts';
import {
  type AccessPolicy,
  checkThrottle,
  errorResponse,
  type Handler,
  HttpError,
} from '../_shared/http.ts';
import { createLog, type Log } from '../_shared/log.ts';
import { sha256Hex } from '../_shared/sha256.ts';
import type { TariffStore } from '../_shared/tariff-store.ts';
import { drawCard } from './draw-card.ts';
import { generalCard } from './general-card.ts';
import { linkPage } from './link-page.ts';
import type { Rasterize } from './rasterize.ts';
import { readCard, resultPaths, type SharedLink } from './read-card.ts';
import type { ShareCard } from './share-card.ts';

export type Dependencies = {
  access: Pick<AccessPolicy, 'throttle'>;
  store: Pick<TariffStore, 'facts'>;
  rasterize: Rasterize;
  /** Without a trailing slash; undefined where the environment names no site. */
  siteUrl: string | undefined;
  /** The address of this function. */
  ownUrl: string;
  now: () => Date;
};

/** Pictures are shown by any page and any program, so they are open to all of them. */
const openToAll = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
};

const contentTypes: Readonly<Record<ShareCardFormat, string>> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  html: 'text/html; charset=utf-8',
};

const policies: Readonly<Record<ShareCardFormat, string>> = {
  svg: "default-src 'none'",
  png: "default-src 'none'",
  html: "default-src 'none'; base-uri 'none'; form-action 'none'",
};

/** A result stays the same until the rules change; a link that could not be read may be mended. */
const cacheFor: Readonly<Record<ShareCard['kind'], string>> = {
  result: 'public, max-age=3600, stale-while-revalidate=86400',
  general: 'public, max-age=300',
};

/**
 * GET: the picture of a shared link as SVG or PNG, or a page with the tags that show it. Needs no
 * key, because the programs that ask for a preview have none. Stores nothing.
 */
export function createHandler(deps: Dependencies): Handler {
  return async function handle(request, log = createLog({})) {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } });
    }
    try {
      const { link, format } = readRequest(request);
      await checkThrottle(deps.access, request, log, 'all');
      const card = await cardOf(link, deps, log);
      return await respond({ card, link, format }, request, deps, log);
    } catch (error) {
      return errorResponse(error, openToAll, log);
    }
  };
}

type CardRequest = { link: SharedLink; format: ShareCardFormat };

/** A query that is too long, or of another page, is a link without a result. */
function readRequest(request: Request): CardRequest {
  const { search, searchParams } = new URL(request.url);
  const asked = shareCardQuerySchema.safeParse({
    path: searchParams.get('path') ?? '/',
    format: searchParams.get('format') ?? 'svg',
  });
  if (!asked.success) {
    throw new HttpError(422, 'invalid_request', 'Please check: format.', ['format']);
  }
  const { path, format } = asked.data;
  const isReadable =
    search.length <= maxShareCardQuery && resultPaths.some((known) => known === path);
  if (!isReadable) return { link: { path: '/', params: new URLSearchParams() }, format };
  const params = new URLSearchParams(searchParams);
  params.delete('path');
  params.delete('format');
  return { link: { path, params }, format };
}

/** Without the database there is still the general card. */
async function cardOf(link: SharedLink, deps: Dependencies, log: Log): Promise<ShareCard> {
  try {
    return await readCard(link, { store: deps.store, today: entryDayAt(deps.now()) });
  } catch (error) {
    log('error', 'the card cannot be computed', {}, error);
    return generalCard;
  }
}

async function respond(
  { card, link, format }: CardRequest & { card: ShareCard },
  request: Request,
  deps: Dependencies,
  log: Log,
): Promise<Response> {
  const text = format === 'html' ? pageOf(card, link, deps) : drawCard(card, hostOf(deps.siteUrl));
  const etag = `"${(await sha256Hex(`${format}${text}`)).slice(0, 32)}"`;
  const headers = { ...openToAll, 'cache-control': cacheFor[card.kind], etag };
  if (request.headers.get('if-none-match') === etag) {
    return new Response(null, { status: 304, headers });
  }
  const isHead = request.method === 'HEAD';
  const body = format === 'png' && !isHead ? await pngOf(text, deps, log) : text;
  return new Response(isHead ? null : body, {
    headers: {
      ...headers,
      'content-type': contentTypes[format],
      'content-security-policy': policies[format],
    },
  });
}

async function pngOf(
  svg: string,
  { rasterize }: Dependencies,
  log: Log,
): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await rasterize(svg));
  } catch (error) {
    log('error', 'the card cannot be drawn as a PNG', {}, error);
    throw new HttpError(503, 'no_png', 'This picture is only available as SVG at the moment.');
  }
}

function pageOf(card: ShareCard, { path, params }: SharedLink, deps: Dependencies): string {
  const { siteUrl, ownUrl } = deps;
  if (siteUrl === undefined) {
    throw new HttpError(503, 'no_site', 'SITE_URL is not set, so there is no page to send you to.');
  }
  const query = params.size > 0 ? `?${params}` : '';
  const picture = new URLSearchParams([['path', path], ...params, ['format', 'png']]);
  return linkPage({
    card,
    linkUrl: `${siteUrl}${path}${query}`,
    pictureUrl: `${ownUrl}?${picture}`,
  });
}

function hostOf(siteUrl: string | undefined): string {
  if (siteUrl === undefined || !URL.canParse(siteUrl)) return brandName;
  return new URL(siteUrl).host.replace(/^www\./, '');
}
