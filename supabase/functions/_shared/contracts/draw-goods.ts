import * as z from 'zod/mini';
import { designStyles, maxStyleTags } from '../domain/design-styles.ts';
import { textSchema } from './common.ts';
import { hexColorSchema } from './generate-mockup.ts';

/** The number of products drawn in one request. */
export const maxDrawnGoods = 8;

export const drawGoodsRequestSchema = z.object({
  goods: z
    .array(
      z.object({
        productName: textSchema(80),
        /** The kind of goods, where it is known; otherwise the name is read. */
        kindId: z.optional(textSchema(60)),
        /** What is printed on it. */
        motif: z.optional(textSchema(120)),
      }),
    )
    .check(z.minLength(1), z.maxLength(maxDrawnGoods)),
  /** '@username' or 'Inspiration'. */
  brandName: textSchema(60),
  styles: z.array(z.enum(designStyles)).check(z.maxLength(maxStyleTags)),
  colors: z.array(hexColorSchema).check(z.maxLength(8)),
});
export type DrawGoodsRequest = z.infer<typeof drawGoodsRequestSchema>;

export const drawnGoodsSchema = z.object({
  /** A data: URL of an SVG of 800 by 800 units. */
  url: z.string().check(z.regex(/^data:image\/svg\+xml[;,]/)),
  /** What is shown, for the caption and the alt text: "tote bag". */
  depicts: z.string(),
  /** Whether a parcel stands in for a product that the engine cannot draw. */
  standsIn: z.boolean(),
});
export type DrawnGoods = z.infer<typeof drawnGoodsSchema>;

export const drawGoodsResponseSchema = z.object({
  /** One picture for each product, in the order of the request. */
  pictures: z.array(drawnGoodsSchema),
});
export type DrawGoodsResponse = z.infer<typeof drawGoodsResponseSchema>;
