import type { FactoryColumn } from '../../../scripts/factories/parse-factory-rows.ts';

/** A row that can be stored. */
export function aRow(overrides: Partial<Record<FactoryColumn, string>> = {}) {
  return {
    id: 'wax-and-wick',
    name: 'Wax & Wick',
    country: 'usa',
    location: 'Asheville, North Carolina',
    description: 'Pours soy wax by hand.',
    min_order_units: '1,000',
    lead_time_days_min: '15',
    lead_time_days_max: '25',
    certifications: 'IFRA | ISO 9001',
    specialties: 'soy candles|wax melts',
    categories: 'home-goods',
    unit_price_min_usd: '2.50',
    unit_price_max_usd: '$9',
    ...overrides,
  };
}
