/** Made by `npm run data` from supabase/functions/_shared/domain/countries. Change those, not this file. */
export const mapCountryCount = 'eight';
