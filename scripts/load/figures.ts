import type { Outcome } from './visitor.ts';

/** One line: the count, the latency, and the statuses with their counts. */
export function describeOutcomes(name: string, outcomes: readonly Outcome[]): string {
  const times = outcomes.map(({ ms }) => ms).sort((a, b) => a - b);
  const at = (share: number) => (times[Math.floor(share * (times.length - 1))] ?? 0).toFixed(0);
  const counts = new Map<number, number>();
  for (const { status } of outcomes) counts.set(status, (counts.get(status) ?? 0) + 1);
  const answers = [...counts]
    .sort(([a], [b]) => a - b)
    .map(([status, count]) => `${count} x ${status === 0 ? 'no answer' : status}`);
  return `${name.padEnd(22)} ${String(outcomes.length).padStart(6)}   p50 ${at(0.5)} ms   p95 ${at(0.95)} ms   ${answers.join(', ')}`;
}

/** Counts the stored rows of these submissions, and their messages by kind. */
export const storedRowsSql = (ids: readonly string[]): string => `
  with asked as (select unnest(array[${ids.map((id) => `'${id}'`).join(', ')}]::uuid[]) as id)
  select
    (select count(*)::int from asked join public.calculator_submissions using (id)) as submissions,
    (select count(distinct asked.id)::int from asked join public.notification_outbox as message
      on message.related_submission_id = asked.id and message.kind = 'tool') as told,
    (select count(*)::int from asked join public.notification_outbox as message
      on message.related_submission_id = asked.id and message.kind = 'tool') as messages`;

export const sleep = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
