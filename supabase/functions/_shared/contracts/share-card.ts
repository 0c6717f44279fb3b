import * as z from 'zod/mini';

export const shareCardFormats = ['svg', 'png', 'html'] as const;

export type ShareCardFormat = (typeof shareCardFormats)[number];

/** The longest query that the function reads, in characters. The tools' longest links have 1,200. */
export const maxShareCardQuery = 2_000;

/** What the query says beside the parameters of the link itself. */
export const shareCardQuerySchema = z.object({
  /** The page of the link: "/brand-vision". */
  path: z.string(),
  format: z.enum(shareCardFormats),
});
