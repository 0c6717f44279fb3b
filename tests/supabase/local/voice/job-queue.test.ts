import { expect, test } from 'vitest';
import {
  ClientGoneError,
  createJobQueue,
  QueueFullError,
} from '../../../../supabase/local/voice/job-queue.ts';
import { loadOnce } from '../../../../supabase/local/voice/load-once.ts';

function deferred<Value>() {
  let resolve: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

test('runs one job at a time, in order of arrival', async () => {
  const enqueue = createJobQueue({ maxWaiting: 5 });
  const events: string[] = [];
  const job = (name: string) => async () => {
    events.push(`${name} begins`);
    await new Promise((resolve) => setTimeout(resolve, 1));
    events.push(`${name} ends`);
    return name;
  };
  expect(await Promise.all(['a', 'b', 'c'].map((name) => enqueue(job(name))))).toEqual([
    'a',
    'b',
    'c',
  ]);
  expect(events.join(', ')).toBe('a begins, a ends, b begins, b ends, c begins, c ends');
});

test('rejects too many jobs immediately, until there is room again', async () => {
  const enqueue = createJobQueue({ maxWaiting: 1 });
  const first = deferred<string>();
  const running = enqueue(() => first.promise);
  const waiting = enqueue(async () => 'second');
  await expect(enqueue(async () => 'third')).rejects.toThrow(QueueFullError);
  first.resolve('first');
  expect(await Promise.all([running, waiting])).toEqual(['first', 'second']);
  expect(await enqueue(async () => 'fourth')).toBe('fourth');
});

test('a failing job does not stop the others', async () => {
  const enqueue = createJobQueue({ maxWaiting: 1 });
  const failing = enqueue(() => Promise.reject(new Error('broken')));
  const next = enqueue(async () => 'fine');
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('fine');
});

test('skips a job whose client has left', async () => {
  const enqueue = createJobQueue({ maxWaiting: 2 });
  const first = deferred<string>();
  const caller = new AbortController();
  let ran = false;
  const running = enqueue(() => first.promise);
  const left = enqueue(async () => {
    ran = true;
  }, caller.signal);
  caller.abort();
  first.resolve('first');
  await expect(left).rejects.toThrow(ClientGoneError);
  expect(await running).toBe('first');
  expect(ran).toBe(false);
});

test('loads once, and again only after a failure', async () => {
  let loads = 0;
  const load = loadOnce(async () => {
    loads += 1;
    if (loads === 1) throw new Error('no file');
    return loads;
  });
  await expect(load()).rejects.toThrow('no file');
  expect(await Promise.all([load(), load()])).toEqual([2, 2]);
});
