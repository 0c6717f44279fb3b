import { spawnSync } from 'node:child_process';

/** What a process and all that it started hold in memory, in MiB, as `ps` says. */
export function memoryMib(pid: number): number {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' });
  return sumOfTree(stdout, pid) / 1024;
}

/**
 * The third column added up for a process and its descendants.
 * @param listing lines of process, parent and figure
 */
export function sumOfTree(listing: string, root: number): number {
  const processes = listing
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  const members = new Set([root]);
  // A child may stand above its parent, since process ids come around again.
  for (let before = 0; before < members.size; ) {
    before = members.size;
    for (const [pid = 0, parent = 0] of processes) if (members.has(parent)) members.add(pid);
  }
  return processes.reduce(
    (sum, [pid = 0, , figure = 0]) => (members.has(pid) ? sum + figure : sum),
    0,
  );
}
