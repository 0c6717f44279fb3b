import * as z from 'zod/mini';
import { chinaLists, section232Materials } from '../domain/tariff/tariff-types.ts';

const daySchema = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
const hts8Schema = z.string().check(z.regex(/^\d{4}\.\d{2}\.\d{2}$/));
const hts10Schema = z.string().check(z.regex(/^\d{4}\.\d{2}\.\d{2}\.\d{2}$/));
const ratePctSchema = z.number().check(z.minimum(0));

/** The result of tariff_line_facts() in the database: a line and every row about it. */
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

/** The result of tariff_lines_facts(): the lines that exist, in the order of the request. */
export const tariffLinesFactsSchema = z.array(tariffLineFactsSchema);

/** The result of search_tariff_lines(), best first. */
const tariffSearchRowsSchema = z.array(
  z.object({
    hts8: hts8Schema,
    description: z.string(),
    general_rate_text: z.string(),
    matched_term: z.nullable(z.string()),
    term_confidence: z.nullable(z.enum(['high', 'medium', 'low'])),
    term_note: z.string(),
    rank: z.number(),
  }),
);

/** Parses the rows of search_tariff_lines() as search hits. */
export const tariffSearchHitsSchema = z.pipe(
  tariffSearchRowsSchema,
  z.transform((rows) =>
    rows.map((row) => ({
      hts8: row.hts8,
      description: row.description,
      generalRateText: row.general_rate_text,
      matchedTerm: row.matched_term,
      termConfidence: row.term_confidence,
      termNote: row.term_note,
      rank: row.rank,
    })),
  ),
);
