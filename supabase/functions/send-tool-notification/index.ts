import { connectServiceDatabase } from '../_shared/database.ts';
import { chooseTransport, defaultDelivery } from '../_shared/email.ts';
import { createFlagEmail } from '../_shared/email-flag.ts';
import { readFunctionEnv } from '../_shared/env.ts';
import { createOutbox } from '../_shared/outbox-table.ts';
import { visitorLimit } from '../_shared/rate-limit.ts';
import { withRequestLog } from '../_shared/request-log.ts';
import { createSubmissions } from '../_shared/submissions.ts';
import { throttledAccess } from '../_shared/throttled-access.ts';
import { connectServices } from '../_shared/usage-store.ts';
import { createHandler } from './handler.ts';
import { createFindIdeas } from './report-ideas.ts';

const env = readFunctionEnv();
const database = connectServiceDatabase(env);
const service = connectServices(env, database);

Deno.serve(
  withRequestLog(
    'send-tool-notification',
    createHandler({
      access: throttledAccess(env, 'send-tool-notification', visitorLimit, database),
      notifyEmail: env.notifyEmail,
      siteUrl: env.siteUrl,
      functionsUrl: `${env.supabaseUrl}/functions/v1`,
      bookingUrl: env.bookingUrl,
      outbox: createOutbox(database, env),
      submissions: createSubmissions(database),
      findIdeas: createFindIdeas(database),
      flagEmail: createFlagEmail(database),
      sendMail: chooseTransport(env, fetch, service('email')),
      defaultDelivery: defaultDelivery(env),
      now: () => new Date(),
    }),
  ),
);
