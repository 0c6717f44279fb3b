import type {
  AssumptionUnit,
  ListedAssumption,
} from '@functions/_shared/domain/money/assumption-list.ts';
import { formatInteger, formatUsdShort } from '@/lib/format.ts';

type UnitText = { amount: (value: number) => string; per: string };

const usd = (per: string): UnitText => ({ amount: formatUsdShort, per });
const counted = (per: string): UnitText => ({ amount: plain, per });

const units: Readonly<Record<AssumptionUnit, UnitText>> = {
  usd: usd(''),
  'usd-each': { amount: (value) => `$${plain(value)}`, per: '' },
  'usd-per-shipment': usd(' per shipment'),
  'usd-per-m3': usd(' per cubic meter'),
  'usd-per-kg': usd(' per kilogram'),
  'usd-per-load': usd(' per load'),
  'usd-per-carton': usd(' per carton'),
  'usd-per-ft3-month': usd(' per cubic foot a month'),
  'usd-per-order': usd(' per order'),
  'usd-per-parcel': usd(' per parcel'),
  percent: { amount: (value) => `${plain(value)}%`, per: '' },
  share: { amount: (value) => `${plain(value * 100)}%`, per: '' },
  factor: { amount: (value) => `× ${plain(value)}`, per: '' },
  days: counted(' days'),
  months: counted(' months'),
  pieces: counted(' pieces'),
  rounds: counted(' rounds'),
  grams: counted(' g'),
  m3: counted(' m³'),
  kg: counted(' kg'),
};

/** "$0.50 to $5 per carton, likely $2", or "30%" for a figure that is no range. */
export function figureText({ value, unit }: Pick<ListedAssumption, 'value' | 'unit'>): string {
  const { amount, per } = units[unit];
  const { low, likely, high } = value;
  if (low === high) return `${amount(likely)}${per}`;
  const range = `${amount(low)} to ${amount(high)}${per}`;
  // The middle of two published limits is no figure of its own.
  return unit === 'days' ? range : `${range}, likely ${amount(likely)}`;
}

/** As many digits as the figure has; "1,000", "0.3464". */
function plain(value: number): string {
  return Number.isInteger(value) ? formatInteger(value) : String(Number(value.toFixed(4)));
}
