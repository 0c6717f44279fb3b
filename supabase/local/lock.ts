import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartupError } from './startup-error.ts';

/**
 * Takes the data folder for this process: two at once would corrupt it. A lock left by a process
 * that is gone is taken over. Returns the release.
 */
export function lockDataFolder(stateDirectory: string): () => void {
  const path = join(stateDirectory, 'lock');
  const holder = readHolder(path);
  if (holder !== undefined && holder !== process.pid && isRunning(holder)) {
    throw new StartupError(
      `The data folder is in use by process ${holder}: stop that dev, preview or reset first.`,
    );
  }
  rmSync(path, { force: true });
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' });
  } catch {
    throw new StartupError(
      'The data folder was taken by another start at this moment: try once more.',
    );
  }
  return () => rmSync(path, { force: true });
}

function readHolder(path: string): number | undefined {
  try {
    const pid = Number(readFileSync(path, 'utf8'));
    return Number.isInteger(pid) && pid > 0 ? pid : undefined;
  } catch {
    return undefined;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it runs, under another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
