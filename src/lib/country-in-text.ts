import {
  type FactoryCountry,
  factoryCountryLabels,
  isFactoryCountry,
  type ManufacturingCountry,
  manufacturingCountryLabels,
} from '@functions/_shared/domain/manufacturing-countries.ts';

/** A country's name within a sentence ("made in the USA"); an open choice as the form names it. */
export function countryInText(country: FactoryCountry | ManufacturingCountry): string {
  if (country === 'usa') return `the ${factoryCountryLabels.usa}`;
  return isFactoryCountry(country)
    ? factoryCountryLabels[country]
    : `“${manufacturingCountryLabels[country]}”`;
}
