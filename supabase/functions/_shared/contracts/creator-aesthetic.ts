import * as z from 'zod/mini';
import { designStyles, maxStyleTags } from '../domain/design-styles.ts';
import { sourceSchema, textSchema } from './common.ts';
import { hexColorSchema } from './generate-mockup.ts';

const text = (maxLength: number) =>
  z.optional(z.nullable(z.string().check(z.maxLength(maxLength))));

export const analyzeCreatorAestheticRequestSchema = z.object({
  profileUrl: textSchema(2048),
  profile: z.optional(
    z.object({
      username: text(120),
      displayName: text(500),
      bio: text(5000),
      platform: text(40),
      /** Only used if it is an SVG data: URL; nothing is fetched. */
      profile_pic_url: text(64 * 1024),
    }),
  ),
  /** What the visitor says about their content. */
  userProvidedContext: text(2000),
  /** Colors that the page extracted from pictures on the visitor's device. */
  palette: z.optional(z.array(hexColorSchema).check(z.maxLength(8))),
  /** The source of the colors; the visitor's own pictures by default. */
  paletteFrom: z.optional(z.enum(['pictures', 'profile-picture'])),
});
export type AnalyzeCreatorAestheticRequest = z.infer<typeof analyzeCreatorAestheticRequestSchema>;

export const creatorAestheticSchema = z.object({
  /** A readable sentence. */
  aesthetic: textSchema(600),
  colors: z.array(hexColorSchema).check(z.minLength(1), z.maxLength(6)),
  mood: z.array(textSchema(30)).check(z.minLength(1), z.maxLength(6)),
  /** Best match first. */
  styles: z.array(z.enum(designStyles)).check(z.minLength(1), z.maxLength(maxStyleTags)),
});
export type CreatorAesthetic = z.infer<typeof creatorAestheticSchema>;

export const analyzeCreatorAestheticResponseSchema = z.object({
  analysis: creatorAestheticSchema,
  source: sourceSchema,
  /** A sentence that names the evidence, and says so if there was little. */
  basis: z.string(),
});
export type AnalyzeCreatorAestheticResponse = z.infer<typeof analyzeCreatorAestheticResponseSchema>;
