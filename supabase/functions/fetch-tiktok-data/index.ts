import { connectServiceDatabase } from '../_shared/database.ts';
import { readFunctionEnv } from '../_shared/env.ts';
import { costlyVisitorLimit } from '../_shared/rate-limit.ts';
import { withRequestLog } from '../_shared/request-log.ts';
import { throttledAccess } from '../_shared/throttled-access.ts';
import { connectServices } from '../_shared/usage-store.ts';
import { createHandler } from './handler.ts';
import { createPageFetch } from './page-fetch.ts';
import type { ProfileService } from './profile-lookup.ts';
import { createProfileService } from './profile-service.ts';
import { createSampleProfiles } from './sample-profiles.ts';
import { createYouTubeLookup } from './youtube-api.ts';

const env = readFunctionEnv();
const database = connectServiceDatabase(env);
const service = connectServices(env, database);
const { youTubeApiKey, profileApiKey, profileApiUrl } = env;

const lookups: ProfileService[] = [];
if (youTubeApiKey !== undefined) {
  const options = { apiKey: youTubeApiKey, fetch, call: service('youtube') };
  lookups.push({ service: 'youtube', lookUp: createYouTubeLookup(options) });
}
if (profileApiKey !== undefined && profileApiUrl !== undefined) {
  const options = { url: profileApiUrl, apiKey: profileApiKey, fetch, call: service('profiles') };
  lookups.push({ service: 'profiles', lookUp: createProfileService(options) });
}

Deno.serve(
  withRequestLog(
    'fetch-tiktok-data',
    createHandler({
      access: throttledAccess(env, 'fetch-tiktok-data', costlyVisitorLimit, database),
      samples: createSampleProfiles(database),
      lookups,
      fetchPage: createPageFetch({ fetch, lookUp }),
    }),
  ),
);

/** Resolves both address families, since fetch may use either; a host may lack one of them. */
async function lookUp(host: string): Promise<string[]> {
  const answers = await Promise.allSettled([
    Deno.resolveDns(host, 'A'),
    Deno.resolveDns(host, 'AAAA'),
  ]);
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
}
