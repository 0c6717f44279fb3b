import * as z from 'zod/mini';
import {
  demandTestIdPattern,
  demandTestSecretPattern,
  priceCount,
} from '../domain/demand/demand-test.ts';

const countSchema = z.int().check(z.nonnegative());
const momentSchema = z.iso.datetime({ offset: true });

const shownSchema = {
  id: z.string().check(z.regex(demandTestIdPattern)),
  product: z.string(),
  tagline: z.nullable(z.string()),
  creator: z.string(),
  kindId: z.nullable(z.string()),
  motif: z.nullable(z.string()),
  /** US dollars, ascending. */
  pricesUsd: z.array(z.number()).check(z.length(priceCount)),
  endsAt: momentSchema,
  /** By the clock of the database. */
  now: momentSchema,
};

/** The result of demand_test() in the database: what the public page shows. */
export const dropSchema = z.object(shownSchema);
export type Drop = z.infer<typeof dropSchema>;

/** The result of create_demand_test(). */
export const createdDemandTestSchema = z.object({
  id: shownSchema.id,
  secret: z.string().check(z.regex(demandTestSecretPattern)),
  endsAt: momentSchema,
});
export type CreatedDemandTest = z.infer<typeof createdDemandTestSchema>;

/** The result of demand_test_results(): what the owner sees. */
export const demandResultsSchema = z.object({
  ...shownSchema,
  createdAt: momentSchema,
  counts: z.object({
    visitors: countSchema,
    visits: countSchema,
    votes: z.array(countSchema).check(z.length(priceCount)),
    uncountedVotes: countSchema,
    addresses: countSchema,
  }),
});
export type DemandResults = z.infer<typeof demandResultsSchema>;
