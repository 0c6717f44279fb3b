/**
 * 200 concurrent visitors for 60 seconds on this machine: each opens a page every few seconds and
 * sometimes submits a calculation. Prints the latency, the refusals, and whether the database
 * contains everything that was accepted. Starts its own backend in memory; uses only loopback.
 */
import { randomUUID } from 'node:crypto';
import { memoryDatabase } from '../../supabase/local/settings.ts';
import { makeBackendSettings, startBackend } from './backend-child.ts';
import { describeOutcomes, sleep, storedRowsSql } from './figures.ts';
import { startFunctionsChild } from './functions-child.ts';
import { createVisitor, isAccepted, type Outcome } from './visitor.ts';

const visitors = 200;
const runMs = 60_000;
/** The time between two pages; every fourth ends in a submission. */
const thinkMs = { least: 3_000, most: 7_000 };

const settings = await makeBackendSettings(memoryDatabase);
const backend = await startBackend(settings);
const functions = await startFunctionsChild(settings);
const addresses = { backend: settings, functionsUrl: () => functions.url };
const outcomes: Record<'page' | 'submit' | 'notify', Outcome[]> = {
  page: [],
  submit: [],
  notify: [],
};
const accepted: string[] = [];
const notifiedIds: string[] = [];

console.info(`${visitors} visitors for ${runMs / 1000} s`);
const endsAt = performance.now() + runMs;
await Promise.all(Array.from({ length: visitors }, (_, number) => visit(number)));

console.info(describeOutcomes('page views, sessions', outcomes.page));
console.info(describeOutcomes('submissions', outcomes.submit));
console.info(describeOutcomes('notifications', outcomes.notify));
const [kept] = await backend.query(storedRowsSql(accepted));
const [storedAndNotified] = await backend.query(storedRowsSql(notifiedIds));
const [views] = await backend.query('select count(*)::int as n from public.page_views');
const acceptedViews = outcomes.page.filter(({ status }) => status === 201).length;
const lost = accepted.length - Number(kept?.submissions);
const unnotified = notifiedIds.length - Number(storedAndNotified?.told);
console.info(
  `accepted ${accepted.length} submissions, ${notifiedIds.length} notifications, ${acceptedViews} views`,
);
console.info(
  `lost ${lost} submissions, ${unnotified} notifications, ${acceptedViews - Number(views?.n)} views`,
);
if (lost !== 0 || unnotified !== 0) process.exitCode = 1;
await functions.close();
await backend.kill();

async function visit(number: number): Promise<void> {
  const visitor = createVisitor(number, addresses);
  await sleep(Math.random() * thinkMs.most);
  for (let page = number; performance.now() < endsAt; page += 1) {
    outcomes.page.push(...(await visitor.openPage()));
    if (page % 4 === 0) await submitCalculation(visitor);
    await sleep(thinkMs.least + Math.random() * (thinkMs.most - thinkMs.least));
  }
}

async function submitCalculation(visitor: ReturnType<typeof createVisitor>): Promise<void> {
  const id = randomUUID();
  const submitted = await visitor.submit(id);
  outcomes.submit.push(submitted);
  if (!isAccepted(submitted)) return;
  accepted.push(id);
  const notified = await visitor.notify(id);
  outcomes.notify.push(notified);
  if (notified.status === 200) notifiedIds.push(id);
}
