import type { Plugin } from 'vite';
import { parseEnv, placeholderProblems } from '../src/config/parse-env.ts';

/**
 * Checks the public settings at build time: an invalid one stops the build with a list, as does a
 * placeholder in the production build of a public site. The browser gets the values without the code
 * that checks them.
 */
export function checkedEnv(): Plugin {
  let settings = '';
  return {
    name: 'checked-env',
    apply: 'build',
    configResolved({ env, mode }) {
      const parsed = parseEnv(env);
      const problems = mode === 'production' ? placeholderProblems(parsed) : [];
      if (problems.length > 0) {
        throw new Error(`This build is not ready for a public site:\n- ${problems.join('\n- ')}`);
      }
      settings = JSON.stringify(parsed);
    },
    load(id) {
      return id.endsWith('/src/config/env.ts') ? `export const env = ${settings};` : null;
    },
  };
}
