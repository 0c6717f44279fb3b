import type { PartnerVideo } from './types.ts';

/**
 * What only the company that runs the site can show about itself. It is empty here, and the pages
 * then say what is true without it; fill it in, and they show it instead (docs/own-proof.md).
 */

/** Who signs the letter on the About page, or nobody yet. */
export type Founder = { name: string; role: string };
export const founder: Founder | null = null as Founder | null;

/** Partners' videos, each with the consent of the partner who made it. */
export const partnerVideos: readonly PartnerVideo[] = [];
