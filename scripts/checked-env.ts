import type { Plugin } from 'vite';
import { parseEnv } from '../src/config/parse-env.ts';

/**
 * Checks the public settings at build time: an invalid one stops the build with a list, and the
 * browser gets the values without the code that checks them.
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
