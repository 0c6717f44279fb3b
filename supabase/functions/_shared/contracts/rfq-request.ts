import * as z from 'zod/mini';
import { factoryCountries } from '../domain/manufacturing-countries.ts';
import {
  certifications,
  deliveryTerms,
  maxOrderPieces,
  maxOrderSizes,
  maxRfqPriceUsd,
  maxRfqTextLength,
} from '../domain/rfq-terms.ts';
import { textSchema } from './common.ts';

const typed = z.optional(textSchema(maxRfqTextLength));

/**
 * A request for quotation, under the names of the columns of `rfq_submissions`. A field that the
 * visitor left empty is absent.
 */
export const rfqDataSchema = z.object({
  product: textSchema(maxRfqTextLength),
  /** Pieces, ascending. */
  quantities: z
    .array(z.int().check(z.minimum(1), z.maximum(maxOrderPieces)))
    .check(z.minLength(1), z.maxLength(maxOrderSizes)),
  /** For one piece under the delivery term. */
  target_price_usd: z.optional(z.number().check(z.gt(0), z.maximum(maxRfqPriceUsd))),
  materials: typed,
  /** Sizes, colors and print. */
  specification: typed,
  packaging: typed,
  certifications: z.array(z.enum(certifications)).check(z.maxLength(certifications.length)),
  delivery_term: z.optional(z.enum(deliveryTerms)),
  destination: typed,
  /** "2027-03-01" */
  deadline: z.optional(z.iso.date()),
  origin: z.optional(z.enum(factoryCountries)),
  company: typed,
  notes: typed,
  /** Reference pictures, which stay on the visitor's device. */
  picture_count: z.int().check(z.minimum(0), z.maximum(1000)),
});
export type RfqRequest = z.infer<typeof rfqDataSchema>;
