import {
  type FactoryCountry,
  factoryCountryLabels,
  type ManufacturingCountry,
} from '@functions/_shared/domain/manufacturing-countries.ts';
import { TriangleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { countryInText } from '@/lib/country-in-text.ts';
import { type FactorySectionCopy, factoriesCopy } from './copy.ts';
import type { FactorySearch } from './rules/factory-search.ts';
import { FactoryList } from './screen/factory-list.tsx';

type FactorySectionProps = {
  copy?: FactorySectionCopy;
  search: Exclude<FactorySearch, { status: 'idle' }>;
  /** The country of the figures, for a note that they differ; undefined without figures. */
  formCountry?: ManufacturingCountry;
  /** Called with null to repeat the search with the form's own country. */
  onSearch: (country: FactoryCountry | null) => void;
};

/** The recommended partners in every state of their search, and the alert for a poor choice. */
export function FactorySection({
  copy = factoriesCopy,
  search,
  formCountry,
  onSearch,
}: FactorySectionProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const otherCountry = search.country === null ? null : countryInText(search.country);
  const searchesElsewhere = search.status === 'searching' && otherCountry !== null;

  // The pressed button disappears with its alert, and the focus must not fall to the body.
  useEffect(() => {
    if (searchesElsewhere) heading.current?.focus({ preventScroll: true });
  }, [searchesElsewhere]);

  return (
    <section aria-labelledby="factories-title" className="flex flex-col gap-4">
      <div>
        <h3 id="factories-title" ref={heading} tabIndex={-1} className="text-title">
          {copy.title}
        </h3>
        <p className="mt-1 text-sm text-muted">{copy.intro}</p>
      </div>
      <SearchStatus
        figuresKept={copy.alert.figuresKept}
        search={search}
        formCountry={formCountry}
      />
      {search.status === 'found' &&
        !search.response.feasible &&
        search.response.alternativeSuggestion && (
          <ManufacturingAlert
            message={search.response.alternativeSuggestion}
            suggestedCountries={search.response.suggestedCountries}
            onSearchCountry={onSearch}
          />
        )}
      {search.status === 'failed' ? (
        <div className="flex flex-col items-start gap-4 rounded-card border border-dashed border-ink/50 p-5">
          <p>
            {otherCountry === null ? copy.failed.text : factoriesCopy.alert.failed(otherCountry)}
          </p>
          <Button variant="secondary" size="sm" onClick={() => onSearch(search.country)}>
            {copy.failed.action}
          </Button>
        </div>
      ) : (
        <FactoryList factories={search.status === 'found' ? search.response.factories : null} />
      )}
      {search.status === 'found' && search.response.factories.some(({ isSample }) => isSample) && (
        <p className="text-sm text-muted">{factoriesCopy.sampleNote}</p>
      )}
    </section>
  );
}

type SearchStatusProps = Pick<FactorySectionProps, 'search' | 'formCountry'> &
  FactorySectionCopy['alert'];

/** Always in the page, so that screen readers announce every change. */
function SearchStatus({ search, formCountry, figuresKept }: SearchStatusProps) {
  const country = search.country === null ? null : countryInText(search.country);
  return (
    <p role="status" className="text-sm empty:hidden">
      {country !== null && search.status === 'searching' && factoriesCopy.alert.searching(country)}
      {country !== null && search.status === 'found' && (
        <>
          <strong>{factoriesCopy.alert.searchedInstead(country)}</strong>{' '}
          {formCountry !== undefined &&
            formCountry !== search.country &&
            figuresKept(countryInText(formCountry))}
        </>
      )}
    </p>
  );
}

type ManufacturingAlertProps = {
  message: string;
  suggestedCountries: readonly FactoryCountry[];
  onSearchCountry: (country: FactoryCountry) => void;
};

/** Says that the chosen country is a poor fit, with buttons to search better ones. */
function ManufacturingAlert({
  message,
  suggestedCountries,
  onSearchCountry,
}: ManufacturingAlertProps) {
  return (
    <section
      aria-label={factoriesCopy.alert.title}
      data-ground="butter"
      className="rounded-card border-[1.5px] border-ink p-[min(1.25rem,5vw)]"
    >
      <h4 className="flex flex-wrap items-center gap-x-2 text-title">
        <TriangleAlert aria-hidden="true" className="size-6" />
        {factoriesCopy.alert.title}
      </h4>
      <p className="mt-2">{message}</p>
      {suggestedCountries.length > 0 && (
        <ul
          data-print="hide"
          aria-label={factoriesCopy.alert.suggestionsLabel}
          className="mt-4 flex flex-wrap gap-2"
        >
          {suggestedCountries.map((country) => (
            <li key={country}>
              <Button size="sm" variant="secondary" onClick={() => onSearchCountry(country)}>
                {factoriesCopy.alert.searchCountry(factoryCountryLabels[country])}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
