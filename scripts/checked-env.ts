import type { Plugin } from 'vite';
import { parseEnv } from '../src/config/parse-env.ts';

/**
 * Reads the public settings when the site is built: a wrong one stops the build with a list, and
 * the browser gets the values without what checks them.
 */
export function checkedEnv(): Plugin {
  let settings = '';
  return {
    name: 'checked-env',
    apply: 'build',
    configResolved({ env }) {
      settings = JSON.stringify(parseEnv(env));
    },
    load(id) {
      return id.endsWith('/src/config/env.ts') ? `export const env = ${settings};` : null;
    },
  };
}
