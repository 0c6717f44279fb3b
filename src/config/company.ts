import { parseCompany } from './parse-company.ts';

/** The company behind this build, parsed once; only the pages and parts that name it load it. */
export const company = parseCompany(import.meta.env);
