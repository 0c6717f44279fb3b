import * as z from 'zod/mini';
import { sourceSchema, textSchema } from './common.ts';

export const targetModelSchema = z.enum(['product-design', 'packaging-design']);
export type TargetModel = z.infer<typeof targetModelSchema>;

export const hexColorSchema = z.string().check(z.regex(/^#[0-9a-fA-F]{6}$/));

export const generateMockupRequestSchema = z.object({
  productDescription: textSchema(1000),
  /** The kind of goods, where it is known; it decides over the words. */
  kindId: z.optional(textSchema(60)),
  /** '@username' or 'Inspiration'. */
  brandName: textSchema(60),
  styleVibe: textSchema(300),
  targetModel: targetModelSchema,
  creatorAesthetic: z.optional(z.string().check(z.maxLength(1000))),
  colorPalette: z.optional(z.array(hexColorSchema).check(z.maxLength(8))),
});
export type GenerateMockupRequest = z.infer<typeof generateMockupRequestSchema>;

export const generateMockupResponseSchema = z.object({
  /** A data: URL (SVG or PNG) or an https URL of the picture. */
  mockupUrl: z.string().check(z.regex(/^(data:image\/|https:\/\/)/)),
  source: sourceSchema,
  /** What was drawn, for the picture's alt text: "tote bag", "mailer box". */
  depicts: z.string(),
  /** Whether a parcel stands in for a product that the engine cannot draw. */
  standsIn: z.boolean(),
  /** What was asked to be printed and the engine cannot draw; the brand's mark stands instead. */
  missingPrint: z.optional(z.string()),
});
export type GenerateMockupResponse = z.infer<typeof generateMockupResponseSchema>;
