import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockDataFolder } from '../../../supabase/local/lock.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

test('refuses a folder that a running process holds, and names the process', async () => {
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  try {
    writeFileSync(join(folder, 'lock'), String(other.pid));
    expect(() => lockDataFolder(folder)).toThrow(`in use by process ${other.pid}`);
  } finally {
    other.kill();
    await once(other, 'exit');
  }
});

test('takes over the lock of a process that is gone', async () => {
  const gone = spawn(process.execPath, ['-e', '']);
  await once(gone, 'exit');
  writeFileSync(join(folder, 'lock'), String(gone.pid));

  const release = lockDataFolder(folder);

  release();
  expect(existsSync(join(folder, 'lock'))).toBe(false);
});

test('gives the folder back on release', () => {
  lockDataFolder(folder)();
  expect(() => lockDataFolder(folder)).not.toThrow();
});

test('takes over a lock file that holds no process number', () => {
  writeFileSync(join(folder, 'lock'), 'garbage');
  expect(() => lockDataFolder(folder)).not.toThrow();
});
