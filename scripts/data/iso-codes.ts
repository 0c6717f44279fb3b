import type { MapCountry } from '../../supabase/functions/_shared/domain/manufacturing-countries.ts';

/** ISO 3166: numeric in the outlines, two letters in the tariff schedule. */
export const isoCodes: Readonly<Record<MapCountry, { numeric: string; alpha2: string }>> = {
  china: { numeric: '156', alpha2: 'CN' },
  vietnam: { numeric: '704', alpha2: 'VN' },
  mexico: { numeric: '484', alpha2: 'MX' },
  turkey: { numeric: '792', alpha2: 'TR' },
  india: { numeric: '356', alpha2: 'IN' },
  pakistan: { numeric: '586', alpha2: 'PK' },
  bangladesh: { numeric: '050', alpha2: 'BD' },
  portugal: { numeric: '620', alpha2: 'PT' },
};
