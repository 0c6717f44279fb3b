import { providerRateTiers } from '@functions/_shared/domain/money/provider-rate.ts';
import { formatInteger, formatUsdCents } from '@/lib/format.ts';

const [small, medium, large] = providerRateTiers;
/** The rate per order by orders a month, in the pages' words. */
export const rates = {
  small: formatUsdCents(small.ratePerOrderUsd),
  smallUpTo: formatInteger(small.upToOrders),
  medium: formatUsdCents(medium.ratePerOrderUsd),
  mediumUpTo: formatInteger(medium.upToOrders),
  large: formatUsdCents(large.ratePerOrderUsd),
};
