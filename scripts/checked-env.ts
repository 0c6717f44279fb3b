import type { Plugin } from 'vite';
import { companyProblems, parseCompany } from '../src/config/parse-company.ts';
import { isPublicSite, parseEnv, placeholderProblems } from '../src/config/parse-env.ts';

/**
 * Checks the public settings at build time: an invalid one stops the build with a list, as does a
 * placeholder or a missing company in the production build of a public site. The browser gets the
 * values without the code that checks them.
 */
export function checkedEnv(): Plugin {
  const settings = new Map<string, string>();
  return {
    name: 'checked-env',
    apply: 'build',
    configResolved({ env, mode }) {
      const parsed = parseEnv(env);
      const company = parseCompany(env);
      const problems =
        mode === 'production' && isPublicSite(parsed)
          ? [...placeholderProblems(parsed), ...companyProblems(company, parsed.siteUrl)]
          : [];
      if (problems.length > 0) {
        throw new Error(`This build is not ready for a public site:\n- ${problems.join('\n- ')}`);
      }
      settings.set('env', JSON.stringify(parsed));
      settings.set('company', JSON.stringify(company));
    },
    load(id) {
      const [, name = ''] = /\/src\/config\/(env|company)\.ts$/.exec(id) ?? [];
      const values = settings.get(name);
      return values === undefined ? null : `export const ${name} = ${values};`;
    },
  };
}
