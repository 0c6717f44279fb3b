import { parseEnv } from './parse-env.ts';

/** The build's public settings, parsed once. Invalid values stop the site with a list of them. */
export const env = parseEnv(import.meta.env);
