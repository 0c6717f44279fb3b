import { parseEnv } from './parse-env.ts';

/** The public settings of this build, checked once: a wrong one stops the site with a list. */
export const env = parseEnv(import.meta.env);
