import * as z from 'zod/mini';
import { chinaLists, section232Materials } from '../domain/tariff/tariff-types.ts';

const daySchema = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
const hts8Schema = z.string().check(z.regex(/^\d{4}\.\d{2}\.\d{2}$/));
const hts10Schema = z.string().check(z.regex(/^\d{4}\.\d{2}\.\d{2}\.\d{2}$/));
const ratePctSchema = z.number().check(z.minimum(0));

/** What the database's tariff_line_facts answers: a line and every row about it. */
export const tariffLineFactsSchema = z.object({
  line: z.object({
    hts8: hts8Schema,
    description: z.string(),
    generalRateText: z.string(),
    specialRateText: z.string(),
    otherRateText: z.string(),
    units: z.array(z.string()),
  }),
  statisticalLines: z.array(z.object({ hts10: hts10Schema, description: z.string() })),
  chinaLists: z.array(
    z.object({
      list: z.enum(chinaLists),
      heading: z.string(),
      ratePct: ratePctSchema,
      scope: z.enum(['full', 'partial', 'suspended']),
      effectiveFrom: z.nullable(daySchema),
      firstEffective: z.nullable(daySchema),
      tenDigit: z.nullable(
        z.object({ mode: z.enum(['except', 'only']), codes: z.array(hts10Schema) }),
      ),
    }),
  ),
  forcedLaborExemptions: z.array(z.object({ code: z.string(), scope: z.enum(['full', 'ex']) })),
  section232: z.array(
    z.object({
      prefix: z.string().check(z.regex(/^\d{4,10}$/)),
      material: z.enum(section232Materials),
      annex: z.enum(['1a', '1b', '1c', '3', 'timber']),
      ratePct: ratePctSchema,
      mode: z.enum(['add', 'minimum_total']),
      effectiveFrom: daySchema,
    }),
  ),
});

/** What the database's search_tariff_lines answers, best first. */
export const tariffSearchHitsSchema = z.array(
  z.object({
    hts8: hts8Schema,
    description: z.string(),
    generalRateText: z.string(),
    matchedTerm: z.nullable(z.string()),
    termConfidence: z.nullable(z.enum(['high', 'medium', 'low'])),
    termNote: z.string(),
    rank: z.number(),
  }),
);
