/**
 * Shows what visitors and the owner see when parts fail: a function killed during its work, the
 * database unavailable for 20 seconds, a disk too full for the outbox, a client that floods the
 * tables. Visitors retry as the page does, with the same id. Prints figures; exits with 1 when
 * accepted data is lost or stored twice. Starts its own backend in a temporary folder; uses only
 * loopback.
 */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeBackendSettings, startBackend } from './backend-child.ts';
import { describeOutcomes, sleep, storedRowsSql } from './figures.ts';
import { floodTables } from './flood.ts';
import { startFunctionsChild } from './functions-child.ts';
import { createVisitor, isAccepted, type Outcome, type Visitor } from './visitor.ts';

const visitors = 40;
const awayMs = 20_000;
const retryEveryMs = 1_000;
/** Long enough for every wait that the functions' limits ask for. */
const giveUpAfterMs = 120_000;

const folder = await mkdtemp(join(tmpdir(), 'faults-'));
const settings = await makeBackendSettings(join(folder, 'data'));
let backend = await startBackend(settings);
let functions = await startFunctionsChild(settings);
const addresses = { backend: settings, functionsUrl: () => functions.url };

try {
  await killFunction();
  await stopDatabase();
  await simulateFullDisk();
  if (!(await floodTables(settings, backend))) process.exitCode = 1;
} finally {
  await functions.close();
  await backend.kill();
  await rm(folder, { recursive: true, force: true });
}

async function killFunction(): Promise<void> {
  const outcomes: Outcome[] = [];
  const leads = makeLeads(0);
  for (const { visitor, id } of leads) await until(() => visitor.submit(id), isAccepted);
  const notifying = leads.map(({ visitor, id }) => notifyUntilDone(visitor, id, outcomes));
  // At this point some are done and the others are in flight.
  while (outcomes.length < visitors / 4) await sleep(5);
  const underWay = visitors - outcomes.length;
  await functions.kill();
  await sleep(2_000);
  functions = await startFunctionsChild(settings);
  await Promise.all(notifying);
  console.info(
    `\nfunction killed with ${underWay} of ${visitors} requests under way, back after 2 s`,
  );
  await report('notifications', leads, outcomes);
}

async function stopDatabase(): Promise<void> {
  const submissions: Outcome[] = [];
  const meanwhile: Outcome[] = [];
  const leads = makeLeads(1);
  const before = leads.slice(0, visitors / 2);
  for (const { visitor, id } of before) await until(() => visitor.submit(id), isAccepted);
  await backend.kill();
  const startedAt = performance.now();
  const sending = leads.map(({ visitor, id }) =>
    until(() => visitor.submit(id), isAccepted, submissions),
  );
  meanwhile.push(
    ...(await Promise.all(leads.slice(0, 5).map(({ visitor, id }) => visitor.notify(id)))),
  );
  await sleep(awayMs - (performance.now() - startedAt));
  backend = await startBackend(settings);
  const backMs = performance.now() - startedAt;
  await Promise.all(sending);
  const allMs = performance.now() - startedAt;
  const notified: Outcome[] = [];
  for (const { visitor, id } of leads) await notifyUntilDone(visitor, id, notified);
  console.info(
    `\ndatabase killed (SIGKILL) and away for ${(backMs / 1000).toFixed(1)} s, its start included; all ${visitors} were in ${((allMs - backMs) / 1000).toFixed(1)} s later`,
  );
  console.info(describeOutcomes('submissions', submissions));
  console.info(describeOutcomes('functions meanwhile', meanwhile));
  await report('notifications after', leads, notified);
}

/**
 * No disk is actually filled: the table rejects rows with PostgreSQL's error for a full disk
 * (53100, disk_full), which is all that the functions can see of it.
 */
async function simulateFullDisk(): Promise<void> {
  const outcomes: Outcome[] = [];
  const leads = makeLeads(2);
  await backend.query(`
    create function private.refuse_as_full() returns trigger language plpgsql as $$
    begin
      raise exception 'could not extend file: No space left on device' using errcode = 'disk_full';
    end $$`);
  await backend.query(`
    create trigger full_disk before insert on public.notification_outbox
    for each row execute function private.refuse_as_full()`);
  for (const { visitor, id } of leads) await until(() => visitor.submit(id), isAccepted);
  const notifying = leads.map(({ visitor, id }) => notifyUntilDone(visitor, id, outcomes));
  await sleep(5_000);
  const [whileFull] = await backend.query(storedRowsSql(leads.map(({ id }) => id)));
  const refused = [...outcomes];
  await backend.query('drop trigger full_disk on public.notification_outbox');
  await Promise.all(notifying);
  console.info(`\noutbox refused rows as with a full disk for 5 s`);
  console.info(
    `while full: ${whileFull?.submissions} of ${visitors} submissions kept, ${whileFull?.messages} messages; ${refused.filter(showsInternals).length} answers showed internals`,
  );
  await report('notifications', leads, outcomes);
}

type Lead = { visitor: Visitor; id: string };

function makeLeads(round: number): Lead[] {
  return Array.from({ length: visitors }, (_, number) => ({
    visitor: createVisitor(round * visitors + number, addresses),
    id: randomUUID(),
  }));
}

function notifyUntilDone(visitor: Visitor, id: string, outcomes: Outcome[]): Promise<void> {
  return until(
    () => visitor.notify(id),
    ({ status }) => status === 200,
    outcomes,
  );
}

/** Retries until it succeeds, as the page does while it is open. */
async function until(
  attempt: () => Promise<Outcome>,
  isDone: (outcome: Outcome) => boolean,
  outcomes: Outcome[] = [],
): Promise<void> {
  const endsAt = performance.now() + giveUpAfterMs;
  while (performance.now() < endsAt) {
    const outcome = await attempt();
    outcomes.push(outcome);
    if (isDone(outcome)) return;
    await sleep(retryEveryMs);
  }
}

async function report(name: string, leads: Lead[], outcomes: Outcome[]): Promise<void> {
  const [kept] = await backend.query(storedRowsSql(leads.map(({ id }) => id)));
  const lost = leads.length - Number(kept?.submissions);
  const unnotified = leads.length - Number(kept?.told);
  const twice = Number(kept?.messages) - Number(kept?.told);
  const shown = outcomes.filter(showsInternals).length;
  console.info(describeOutcomes(name, outcomes));
  console.info(
    `lost submissions ${lost}, leads never notified ${unnotified}, notified twice ${twice}, answers with internals ${shown}`,
  );
  if (lost !== 0 || unnotified !== 0 || twice !== 0 || shown !== 0) process.exitCode = 1;
}

/** Whether a response contains a stack, a line of our code or a message of the database. */
function showsInternals({ body }: Outcome): boolean {
  return /\bat .+:\d+:\d+|\.ts\b|No space left|ECONNREFUSED|select |insert /.test(body);
}
