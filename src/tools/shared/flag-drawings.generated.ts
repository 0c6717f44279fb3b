/** Made by `npm run data` from supabase/functions/_shared/domain/countries. Change those, not this file. */
import type { MapCountry } from '@functions/_shared/domain/manufacturing-countries.ts';
import china from 'country-flag-icons/string/3x2/CN';
import vietnam from 'country-flag-icons/string/3x2/VN';
import mexico from 'country-flag-icons/string/3x2/MX';
import turkey from 'country-flag-icons/string/3x2/TR';
import india from 'country-flag-icons/string/3x2/IN';
import pakistan from 'country-flag-icons/string/3x2/PK';
import bangladesh from 'country-flag-icons/string/3x2/BD';
import portugal from 'country-flag-icons/string/3x2/PT';

export const flagDrawings: Readonly<Record<MapCountry, string>> = { china, vietnam, mexico, turkey, india, pakistan, bangladesh, portugal };
