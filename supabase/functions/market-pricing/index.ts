import { readFunctionEnv } from '../_shared/env.ts';
import { createFirecrawlSearch } from './firecrawl.ts';
import { createHandler } from './handler.ts';

const env = readFunctionEnv();

Deno.serve(
  createHandler({
    access: env.access,
    searchMarket:
      env.firecrawlApiKey === undefined
        ? undefined
        : createFirecrawlSearch({ apiKey: env.firecrawlApiKey, fetch }),
  }),
);
