/** Made by `npm run data` from supabase/functions/_shared/domain/countries. Change those, not this file. */

export const mapCountries = ["china","vietnam","mexico","turkey","india","pakistan","bangladesh","portugal"] as const;

export const factoryCountries = ["china","vietnam","mexico","turkey","india","pakistan","bangladesh","portugal","usa","korea"] as const;

export const calculatorCountries = ["china","usa","vietnam","mexico","pakistan","korea"] as const;

export const countryLabels = {"china":"China","vietnam":"Vietnam","mexico":"Mexico","turkey":"Turkey","india":"India","pakistan":"Pakistan","bangladesh":"Bangladesh","portugal":"Portugal","usa":"USA","korea":"South Korea"};

/** ISO 3166, two letters; the origins of the tariff schedule. */
export const countryCodes = {"china":"CN","vietnam":"VN","mexico":"MX","turkey":"TR","india":"IN","pakistan":"PK","bangladesh":"BD","portugal":"PT","usa":"US","korea":"KR"};

/** Per cent of the retail price. */
export const unitCostSharesPct = {"china":20,"usa":40,"vietnam":22,"mexico":28,"pakistan":25,"korea":35};
