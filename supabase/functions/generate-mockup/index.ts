import { connectServiceDatabase } from '../_shared/database.ts';
import { readDescription } from '../_shared/drawing/read-description.ts';
import { readFunctionEnv } from '../_shared/env.ts';
import { costlyVisitorLimit } from '../_shared/rate-limit.ts';
import { withRequestLog } from '../_shared/request-log.ts';
import { throttledAccess } from '../_shared/throttled-access.ts';
import { connectServices } from '../_shared/usage-store.ts';
import { createHandler } from './handler.ts';
import { createOpenAiImages } from './openai-images.ts';

const env = readFunctionEnv();
const database = connectServiceDatabase(env);
const service = connectServices(env, database);

Deno.serve(
  withRequestLog(
    'generate-mockup',
    createHandler({
      access: throttledAccess(env, 'generate-mockup', costlyVisitorLimit, database),
      readGoods: readDescription,
      generateImage:
        env.openAiApiKey === undefined
          ? undefined
          : createOpenAiImages({
              fetch,
              call: service('images'),
              apiKey: env.openAiApiKey,
              baseUrl: env.openAiBaseUrl,
              model: env.openAiImageModel,
            }),
    }),
  ),
);
