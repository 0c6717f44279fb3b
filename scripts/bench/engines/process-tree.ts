import { spawnSync } from 'node:child_process';

/** Memory of a process and its descendants, in MiB, from `ps`. */
export function memoryMib(pid: number): number {
  return sumOfTree(list('rss'), pid, Number) / 1024;
}

/** CPU time of a process and its descendants so far, in whole seconds. */
export function cpuSeconds(pid: number): number {
  return sumOfTree(list('time'), pid, secondsOf);
}

function list(column: string): string {
  return spawnSync('ps', ['-A', '-o', `pid=,ppid=,${column}=`], { encoding: 'utf8' }).stdout;
}

/** '1-02:03:04', '02:03:04' or '3:04.50' in seconds. */
export function secondsOf(time: string): number {
  const [days = '0', clock = time] = time.includes('-') ? time.split('-') : [];
  const seconds = clock.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
  return Number(days) * 86_400 + seconds;
}

/**
 * Sums the third column for a process and its descendants.
 * @param listing lines of process, parent and figure
 */
export function sumOfTree(listing: string, root: number, read: (figure: string) => number): number {
  const processes = listing
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/));
  const members = new Set([String(root)]);
  // A child may precede its parent, since process ids wrap around.
  for (let before = 0; before < members.size; ) {
    before = members.size;
    for (const [pid = '', parent = ''] of processes) if (members.has(parent)) members.add(pid);
  }
  return processes.reduce(
    (sum, [pid = '', , figure = '']) => (members.has(pid) ? sum + read(figure) : sum),
    0,
  );
}
