import { join } from 'node:path';
import { endChild, startDeno } from '../../supabase/local/deno-process.ts';
import { projectRoot } from '../../supabase/local/settings.ts';
import type { BackendSettings } from './backend-child.ts';

/** The functions on Deno, connected to the database of these settings. */
export type FunctionsChild = {
  url: string;
  /** Kills it in the middle of its work. */
  kill: () => Promise<void>;
  close: () => Promise<void>;
};

export async function startFunctionsChild(settings: BackendSettings): Promise<FunctionsChild> {
  const { readyMessage, child } = await startDeno<{ port: number }>({
    name: 'functions',
    script: join(projectRoot, 'supabase/local/functions-host.ts'),
    args: [join(projectRoot, 'supabase/functions')],
    flags: ['--allow-net', '--allow-env', '--allow-read'],
    environment: {
      PATH: process.env.PATH ?? '',
      HOME: process.env.HOME ?? '',
      SUPABASE_URL: `http://127.0.0.1:${settings.port}`,
      SUPABASE_PUBLISHABLE_KEY: settings.publishableKey,
      SUPABASE_SECRET_KEY: settings.secretKey,
    },
  });
  // The log has one line per request, which would hide the figures here.
  child.stdout.removeAllListeners('data').resume();
  return {
    url: `http://127.0.0.1:${readyMessage.port}`,
    kill: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.kill('SIGKILL');
      }),
    close: () => endChild(child),
  };
}
