import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryDatabase, readSettings } from '../../../supabase/local/settings.ts';

let stateDirectory: string;

beforeEach(() => {
  stateDirectory = mkdtempSync(join(tmpdir(), 'state-'));
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(stateDirectory, { recursive: true });
});

test('keeps its secret keys between starts, readable only by their owner', () => {
  const first = readSettings({ stateDirectory });
  const second = readSettings({ stateDirectory });

  expect(second.secretKey).toBe(first.secretKey);
  expect(second.jwtSecret).toBe(first.jwtSecret);
  expect(statSync(join(stateDirectory, 'keys.json')).mode & 0o077).toBe(0);
});

test('makes new keys for every database in memory', () => {
  const dataDirectory = memoryDatabase;
  const first = readSettings({ stateDirectory, dataDirectory });
  const second = readSettings({ stateDirectory, dataDirectory });
  expect(second.secretKey).not.toBe(first.secretKey);
});

test.each(['0', '70000', 'abc', '51.5'])('rejects the port %s with a sentence', (port) => {
  vi.stubEnv('PORT', port);
  expect(() => readSettings({ stateDirectory })).toThrow(`PORT is "${port}"`);
});

test('takes the port from the environment', () => {
  vi.stubEnv('PORT', '6001');
  expect(readSettings({ stateDirectory }).port).toBe(6001);
});
