import { providerRateTiers } from '@/lib/calc/fulfillment/provider-rate.ts';
import { formatInteger, formatUsdCents } from '@/lib/format.ts';

const [small, medium, large] = providerRateTiers;
/** What an order costs by how many there are in a month, as the pages say it. */
export const rates = {
  small: formatUsdCents(small.ratePerOrderUsd),
  smallUpTo: formatInteger(small.upToOrders),
  medium: formatUsdCents(medium.ratePerOrderUsd),
  mediumUpTo: formatInteger(medium.upToOrders),
  large: formatUsdCents(large.ratePerOrderUsd),
};
