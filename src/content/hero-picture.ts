import { heroAlt } from './picture-alts.ts';
import { heroCut } from './pictures.generated.ts';
import type { ContentPicture } from './types.ts';

export const heroPicture: ContentPicture = { name: 'hero-cut', file: heroCut, alt: heroAlt };
