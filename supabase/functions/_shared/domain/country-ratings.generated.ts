/** Made by `npm run data` from supabase/functions/_shared/domain/countries. Change those, not this file. */
import type { ProductGroup, StrengthRating } from './country-ratings.assumptions.ts';
import type { FactoryCountry } from './manufacturing-countries.ts';

export const groupRatings: Readonly<
  Record<ProductGroup, Readonly<Record<FactoryCountry, StrengthRating>>>
> = {
  "knit-apparel": {"china":5,"vietnam":4,"mexico":3,"turkey":5,"india":4,"pakistan":4,"bangladesh":5,"portugal":5,"usa":3,"korea":3},
  "woven-apparel": {"china":5,"vietnam":4,"mexico":4,"turkey":5,"india":4,"pakistan":5,"bangladesh":5,"portugal":3,"usa":3,"korea":3},
  "activewear": {"china":5,"vietnam":5,"mexico":2,"turkey":3,"india":3,"pakistan":2,"bangladesh":3,"portugal":3,"usa":2,"korea":4},
  "footwear": {"china":5,"vietnam":5,"mexico":3,"turkey":3,"india":3,"pakistan":2,"bangladesh":2,"portugal":5,"usa":2,"korea":3},
  "bags-leather": {"china":5,"vietnam":4,"mexico":3,"turkey":4,"india":4,"pakistan":3,"bangladesh":2,"portugal":3,"usa":3,"korea":3},
  "headwear": {"china":5,"vietnam":4,"mexico":2,"turkey":2,"india":2,"pakistan":2,"bangladesh":4,"portugal":2,"usa":2,"korea":4},
  "home-textiles": {"china":4,"vietnam":3,"mexico":2,"turkey":5,"india":5,"pakistan":5,"bangladesh":3,"portugal":5,"usa":3,"korea":2},
  "rugs-handicraft": {"china":3,"vietnam":3,"mexico":3,"turkey":5,"india":5,"pakistan":4,"bangladesh":3,"portugal":2,"usa":2,"korea":1},
  "ceramics": {"china":5,"vietnam":3,"mexico":3,"turkey":3,"india":3,"pakistan":1,"bangladesh":2,"portugal":5,"usa":2,"korea":3},
  "glass-drinkware": {"china":5,"vietnam":2,"mexico":3,"turkey":4,"india":3,"pakistan":1,"bangladesh":1,"portugal":3,"usa":3,"korea":3},
  "metal-kitchenware": {"china":5,"vietnam":3,"mexico":2,"turkey":3,"india":4,"pakistan":3,"bangladesh":1,"portugal":3,"usa":3,"korea":4},
  "furniture-wood": {"china":5,"vietnam":5,"mexico":4,"turkey":3,"india":3,"pakistan":2,"bangladesh":1,"portugal":3,"usa":4,"korea":2},
  "beauty": {"china":5,"vietnam":2,"mexico":3,"turkey":3,"india":3,"pakistan":1,"bangladesh":1,"portugal":2,"usa":5,"korea":5},
  "candles": {"china":4,"vietnam":4,"mexico":3,"turkey":2,"india":3,"pakistan":1,"bangladesh":1,"portugal":3,"usa":5,"korea":3},
  "jewelry": {"china":5,"vietnam":3,"mexico":4,"turkey":4,"india":5,"pakistan":2,"bangladesh":1,"portugal":3,"usa":3,"korea":3},
  "toys-games": {"china":5,"vietnam":4,"mexico":3,"turkey":1,"india":2,"pakistan":1,"bangladesh":1,"portugal":1,"usa":3,"korea":3},
  "sports-goods": {"china":5,"vietnam":4,"mexico":2,"turkey":2,"india":3,"pakistan":5,"bangladesh":2,"portugal":2,"usa":3,"korea":3},
  "electronics": {"china":5,"vietnam":4,"mexico":4,"turkey":2,"india":3,"pakistan":1,"bangladesh":1,"portugal":1,"usa":3,"korea":5},
  "food-supplements": {"china":3,"vietnam":3,"mexico":4,"turkey":3,"india":4,"pakistan":2,"bangladesh":1,"portugal":2,"usa":5,"korea":4},
  "paper-packaging": {"china":5,"vietnam":3,"mexico":3,"turkey":3,"india":3,"pakistan":2,"bangladesh":2,"portugal":3,"usa":4,"korea":3},
  "musical-instruments": {"china":5,"vietnam":3,"mexico":4,"turkey":4,"india":3,"pakistan":3,"bangladesh":1,"portugal":2,"usa":4,"korea":4},
  "pet-products": {"china":5,"vietnam":4,"mexico":3,"turkey":3,"india":4,"pakistan":3,"bangladesh":2,"portugal":2,"usa":4,"korea":3},
};
