import { readFunctionEnv } from '../_shared/env.ts';
import { costlyVisitorLimit } from '../_shared/rate-limit.ts';
import { throttledAccess } from '../_shared/throttled-access.ts';
import { createFirecrawlSearch } from './firecrawl.ts';
import { createHandler } from './handler.ts';

const env = readFunctionEnv();

Deno.serve(
  createHandler({
    access: throttledAccess(env, 'market-pricing', costlyVisitorLimit),
    searchMarket:
      env.firecrawlApiKey === undefined
        ? undefined
        : createFirecrawlSearch({ apiKey: env.firecrawlApiKey, fetch }),
  }),
);
