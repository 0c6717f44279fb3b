/** Made by `npm run data` from supabase/functions/_shared/domain/countries. Change those, not this file. */
import type { MapCountry } from '@functions/_shared/domain/manufacturing-countries.ts';
import type { Point } from './viewport.ts';

/** The letters on a pin where there is no room for a name (ISO 3166). */
export const pinCodes: Readonly<Record<MapCountry, string>> = {"china":"CN","vietnam":"VN","mexico":"MX","turkey":"TR","india":"IN","pakistan":"PK","bangladesh":"BD","portugal":"PT"};

/** Where a pin's head stands from its country, in px, on a wide map. */
export const wideOffsets: Readonly<Record<MapCountry, Point>> = {"china":{"x":26,"y":-40},"vietnam":{"x":38,"y":4},"mexico":{"x":-12,"y":44},"turkey":{"x":-14,"y":-44},"india":{"x":-50,"y":52},"pakistan":{"x":-54,"y":8},"bangladesh":{"x":20,"y":76},"portugal":{"x":-24,"y":-42}};

/** The same on a narrow one. */
export const narrowOffsets: Readonly<Record<MapCountry, Point>> = {"china":{"x":6,"y":-36},"vietnam":{"x":17,"y":4},"mexico":{"x":0,"y":-36},"turkey":{"x":-6,"y":-38},"india":{"x":-32,"y":52},"pakistan":{"x":-38,"y":17},"bangladesh":{"x":8,"y":62},"portugal":{"x":-8,"y":-36}};
