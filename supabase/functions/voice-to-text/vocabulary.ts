import { mapCountries, mapCountryLabels } from '../_shared/domain/manufacturing-countries.ts';

/**
 * Words of this trade that recognizers mishear: "tariff on" becomes "terrifying", which only the two
 * together keep right. "Duties" is left out: with it "custom hoodies" become "custom duties".
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
