import { mapCountries, mapCountryLabels } from '../_shared/domain/manufacturing-countries.ts';

/**
 * Trade words that recognizers mishear: "tariff on" becomes "terrifying" unless both words are
 * listed. "Duties" is left out, because it turns "custom hoodies" into "custom duties".
 */
export const vocabulary: readonly string[] = [
  'tariff',
  'tariffs',
  'tariff on',
  'tariff for',
  'duty',
  'duty on',
  'duty rate',
  'import duty',
  'import tax',
  'rate',
  'import',
  'export',
  'customs',
  'harmonized',
  'code',
  'HTS',
  'Section 301',
  'landed cost',
  'MOQ',
  'supplier',
  'factory',
  'factories',
  'cotton',
  't-shirts',
  'hoodies',
  'leather',
  'handbags',
  'mugs',
  'steel',
  ...mapCountries.map((country) => mapCountryLabels[country]),
];
