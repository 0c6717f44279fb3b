import { bangladesh } from './bangladesh.ts';
import { china } from './china.ts';
import type { CountryRecord } from './country-record.ts';
import { india } from './india.ts';
import { korea } from './korea.ts';
import { mexico } from './mexico.ts';
import { pakistan } from './pakistan.ts';
import { portugal } from './portugal.ts';
import { turkey } from './turkey.ts';
import { usa } from './usa.ts';
import { vietnam } from './vietnam.ts';

/** In the order of the map and of every list. */
export const countryRecords: readonly CountryRecord[] = [
  china,
  vietnam,
  mexico,
  turkey,
  india,
  pakistan,
  bangladesh,
  portugal,
  usa,
  korea,
];
