import * as z from 'zod/mini';
import { tradeOrderCertainties, tradeOrderKinds } from '../domain/tariff/trade-order-types.ts';

/** An antidumping or countervailing order that may add to a duty; its rate is in no total. */
export const tradeOrderSchema = z.object({
  /** 'A-570-504'; null where no source prints it. */
  caseNumber: z.nullable(z.string()),
  isNumberConfirmed: z.boolean(),
  kind: z.enum(tradeOrderKinds),
  /** The goods in short, plural. */
  goods: z.string(),
  /** What it covers and leaves out. */
  scope: z.string(),
  /** A country-wide or all-others rate, percent; null where no source prints one. */
  ratePct: z.nullable(z.number().check(z.minimum(0))),
  /** The rate or rates found, with their date; '' for none. */
  rateText: z.string(),
  /** What is uncertain about the order, as sentences; '' when nothing is. */
  status: z.string(),
  certainty: z.enum(tradeOrderCertainties),
});
