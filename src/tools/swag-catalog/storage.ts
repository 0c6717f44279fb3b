import { parseCalendarDay } from '@functions/_shared/domain/calendar-day.ts';
import {
  list as listOf,
  number,
  object,
  type Schema,
  text,
} from '@functions/_shared/domain/schema.ts';
import { orderSizes } from '@functions/_shared/domain/swag/bulk-price.ts';
import { type SwagList, swagListSchema } from '@functions/_shared/domain/swag/swag-list.ts';
import { type Budget, isBudget, isOccasion, type Occasion } from './rules/filter-swag.ts';
import { type Logo, type LogoLook, logoSchema, lookSchema } from './rules/logo.ts';
import { everything, maxSearchLength, type ShopFilter } from './rules/shop-address.ts';

/** The catalog as the tab keeps it. */
export const shopKey = 'swag_shop';

/** The logo, which never leaves the tab. */
export const logoKey = 'swag_logo';

export type ShopState = {
  filter: ShopFilter;
  list: SwagList;
  /** "2027-01-15", or empty. */
  neededBy: string;
  /** As typed; no address carries it. */
  zip: string;
};

const filterSchema: Schema<ShopFilter> = (raw) => {
  const found = object<{
    query: string;
    occasions: Occasion[];
    budgets: Budget[];
    quantityUnits: number;
  }>({
    query: text,
    occasions: listOf((each) => (isOccasion(each) ? each : null)),
    budgets: listOf((each) => (isBudget(each) ? each : null)),
    quantityUnits: number(everything.quantityUnits),
  })(raw);
  return {
    query: found.query.slice(0, maxSearchLength),
    occasions: [...new Set(found.occasions)],
    budgets: [...new Set(found.budgets)],
    quantityUnits: orderSizes.includes(found.quantityUnits)
      ? found.quantityUnits
      : everything.quantityUnits,
  };
};

export const shopSchema = object<ShopState>({
  filter: filterSchema,
  list: swagListSchema,
  neededBy: (raw) => parseCalendarDay(text(raw)) ?? '',
  zip: (raw) => text(raw).slice(0, 10),
});

export type KeptLogo = { logo: Logo | null; look: LogoLook };

export const keptLogoSchema = object<KeptLogo>({ logo: logoSchema, look: lookSchema });
