import { cachedTariffStore } from '../_shared/cached-tariff-store.ts';
import { connectServiceDatabase } from '../_shared/database.ts';
import { readFunctionEnv } from '../_shared/env.ts';
import { visitorLimit } from '../_shared/rate-limit.ts';
import { withRequestLog } from '../_shared/request-log.ts';
import { createTariffStore } from '../_shared/tariff-store.ts';
import { throttledAccess } from '../_shared/throttled-access.ts';
import { createHandler } from './handler.ts';
import { createRasterizer } from './rasterize.ts';

const env = readFunctionEnv();
const database = connectServiceDatabase(env);
const library = new URL('index_bg.wasm', import.meta.resolve('@resvg/resvg-wasm'));

Deno.serve(
  withRequestLog(
    'share-card',
    createHandler({
      access: throttledAccess(env, 'share-card', visitorLimit, database),
      store: cachedTariffStore(createTariffStore(database)),
      rasterize: createRasterizer(() => Deno.readFile(library)),
      siteUrl: env.siteUrl,
      ownUrl: `${env.supabaseUrl}/functions/v1/share-card`,
      now: () => new Date(),
    }),
  ),
);
