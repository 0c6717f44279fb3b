import * as z from 'zod/mini';
import { maxOrderUnits } from '../domain/swag/bulk-price.ts';
import { swagColorIds } from '../domain/swag/swag-colors.ts';
import { swagPieceIds } from '../domain/swag/swag-pieces.ts';
import { lineSchema, textSchema } from './common.ts';

const units = z.int().check(z.minimum(1), z.maximum(maxOrderUnits));

/**
 * A request for swag, under the names of the columns of `swag_submissions`. A field that the visitor
 * left empty is absent. Prices are not in it: the server works them out from the list.
 */
export const swagDataSchema = z.object({
  contact_name: lineSchema(120),
  company: z.optional(lineSchema(120)),
  items: z
    .array(z.object({ piece: z.enum(swagPieceIds), color: z.enum(swagColorIds), units }))
    .check(z.minLength(1), z.maxLength(swagPieceIds.length)),
  /** Kits with one of each piece; absent for pieces with a quantity each. */
  kits: z.optional(units),
  /** "2027-01-15" */
  needed_by: z.optional(z.iso.date()),
  /** ZIP code of the US, five digits. */
  zip: z.optional(z.string().check(z.regex(/^\d{5}$/))),
  /** Of the logo's file, which stays on the visitor's device. */
  logo_name: z.optional(lineSchema(200)),
  notes: z.optional(textSchema(2000)),
});
export type SwagRequest = z.infer<typeof swagDataSchema>;
