import * as z from 'zod/mini';
import { engagementBases } from '../domain/profile-engagement.ts';
import { normalizeProfile } from '../domain/profile-normalize.ts';
import { profilePlatforms } from '../domain/profile-platforms.ts';
import { textSchema } from './common.ts';

const countSchema = z.number().check(z.gte(0), z.lte(1e15));

export const profileSchema = z.object({
  /** The handle without "@"; the channel's id or name where YouTube shows no handle. */
  username: textSchema(100),
  platform: z.enum(profilePlatforms),
  profileUrl: textSchema(4096),
  displayName: z.optional(z.string()),
  followers: z.optional(countSchema),
  /** All likes that the profile ever received. */
  likes: z.optional(countSchema),
  posts: z.optional(countSchema),
  /** In percent. */
  engagement_rate: z.optional(z.number().check(z.gte(0), z.lte(100))),
  /** How the rate was computed; see engagementBases. */
  engagementBasis: z.optional(z.enum(engagementBases)),
  /** An https URL, or an SVG as a data: URL. */
  profile_pic_url: z.optional(z.string()),
  bio: z.optional(z.string()),
});
export type Profile = z.infer<typeof profileSchema>;

export const fetchTiktokDataRequestSchema = z.object({ url: textSchema(2048) });
export type FetchTiktokDataRequest = z.infer<typeof fetchTiktokDataRequestSchema>;

/** Sample or stored data, the public page, or a service with a key. */
export const profileSourceSchema = z.enum(['sample', 'builtin', 'live']);
export type ProfileSource = z.infer<typeof profileSourceSchema>;

export const fetchTiktokDataResponseSchema = z.object({
  success: z.literal(true),
  data: profileSchema,
  source: profileSourceSchema,
});
export type FetchTiktokDataResponse = z.infer<typeof fetchTiktokDataResponseSchema>;

const looseAnswerSchema = z.object({
  success: z.literal(true),
  data: z.unknown(),
  source: z._default(profileSourceSchema, 'live'),
});

/**
 * Parses a response in the page: accepts the other field names of specification §3 and fills in the
 * identity of the profile from the requested link.
 */
export function fetchTiktokDataAnswerSchema(askedUrl: string) {
  return z.pipe(
    looseAnswerSchema,
    z.pipe(
      z.transform((answer: z.infer<typeof looseAnswerSchema>) => ({
        ...answer,
        data: normalizeProfile(answer.data, askedUrl),
      })),
      fetchTiktokDataResponseSchema,
    ),
  );
}
