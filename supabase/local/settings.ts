import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import { defaultPublishableKey } from '../../src/config/local-backend.ts';
import { StartupError } from './startup-error.ts';

export const projectRoot = fileURLToPath(new URL('../../', import.meta.url));

/** The location and addresses of the local backend. */
export type LocalSettings = {
  /** A folder, or `memory://` for a database that ends with the process. */
  dataDirectory: string;
  /** The folder of the lock, the keys and the data. */
  stateDirectory: string;
  port: number;
  publishableKey: string;
  /**
   * Has the rights of the service role. Generated at the first start, stored beside the data, never
   * in git.
   */
  secretKey: string;
  jwtSecret: string;
  /** Variables from .env and the shell, for the functions. */
  environment: Record<string, string>;
};

export const memoryDatabase = 'memory://';

/**
 * Reads .env (the shell's variables take precedence), PORT and the stored keys. Throws StartupError
 * when a value is invalid.
 */
export function readSettings(overrides: Partial<LocalSettings> = {}): LocalSettings {
  const environment = { ...readDotEnv(), ...definedEnvironment() };
  const stateDirectory = overrides.stateDirectory ?? join(projectRoot, 'supabase/.temp');
  mkdirSync(stateDirectory, { recursive: true });
  const inMemory = overrides.dataDirectory === memoryDatabase;
  return {
    stateDirectory,
    dataDirectory: join(stateDirectory, 'data'),
    port: readPort(environment.PORT ?? '5173'),
    publishableKey: environment.VITE_SUPABASE_PUBLISHABLE_KEY || defaultPublishableKey,
    ...(inMemory ? createKeys() : readKeys(stateDirectory)),
    environment,
    ...overrides,
  };
}

function readDotEnv(): Record<string, string> {
  const path = join(projectRoot, '.env');
  if (!existsSync(path)) return {};
  return dropBlanks(parseEnv(readFileSync(path, 'utf8')));
}

function definedEnvironment(): Record<string, string> {
  return dropBlanks(process.env);
}

function dropBlanks(values: NodeJS.Dict<string>): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const [name, value] of Object.entries(values)) if (value) kept[name] = value;
  return kept;
}

function readPort(text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new StartupError(`PORT is "${text}": set it to a number from 1 to 65535, or leave it out.`);
}

type Keys = Pick<LocalSettings, 'secretKey' | 'jwtSecret'>;

function createKeys(): Keys {
  return {
    secretKey: `sb_secret_${randomBytes(24).toString('hex')}`,
    jwtSecret: randomBytes(32).toString('hex'),
  };
}

/** Sign-ins must survive a restart, so the keys are stored beside the data. */
function readKeys(stateDirectory: string): Keys {
  const path = join(stateDirectory, 'keys.json');
  if (existsSync(path)) {
    const kept: Partial<Keys> = JSON.parse(readFileSync(path, 'utf8'));
    if (kept.secretKey && kept.jwtSecret) {
      return { secretKey: kept.secretKey, jwtSecret: kept.jwtSecret };
    }
  }
  const keys = createKeys();
  writeFileSync(path, JSON.stringify(keys), { mode: 0o600 });
  return keys;
}
