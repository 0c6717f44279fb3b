import {
  type FactoryCountry,
  factoryCountryLabels,
} from '@functions/_shared/domain/manufacturing-countries.ts';
import { TriangleAlert } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import type { FactoriesContent } from '../copy.ts';

export type ManufacturingAlertProps = {
  words: FactoriesContent['alert'];
  message: string;
  suggestedCountries: readonly FactoryCountry[];
  onSearchCountry: (country: FactoryCountry) => void;
};

/** Says that the chosen country is a poor fit, and searches a better one at a press. */
export function ManufacturingAlert({
  words,
  message,
  suggestedCountries,
  onSearchCountry,
}: ManufacturingAlertProps) {
  return (
    <section
      aria-label={words.title}
      data-ground="butter"
      className="rounded-card border-[1.5px] border-ink p-[min(1.25rem,5vw)]"
    >
      <h4 className="flex flex-wrap items-center gap-x-2 text-title">
        <TriangleAlert aria-hidden="true" className="size-6" />
        {words.title}
      </h4>
      <p className="mt-2">{message}</p>
      {suggestedCountries.length > 0 && (
        <ul
          data-print="hide"
          aria-label={words.suggestionsLabel}
          className="mt-4 flex flex-wrap gap-2"
        >
          {suggestedCountries.map((country) => (
            <li key={country}>
              <Button size="sm" variant="secondary" onClick={() => onSearchCountry(country)}>
                {words.searchCountry(factoryCountryLabels[country])}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
