import type {
  FactoryCountry,
  ManufacturingCountry,
} from '@functions/_shared/domain/manufacturing-countries.ts';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { countryInText } from '@/lib/country-in-text.ts';
import type { FactoriesContent } from '../copy.ts';
import { FactoryList } from './factory-list.tsx';
import type { FactorySearch } from './factory-search.ts';
import { ManufacturingAlert } from './manufacturing-alert.tsx';

export type FactorySectionProps = {
  words: FactoriesContent;
  search: Exclude<FactorySearch, { status: 'idle' }>;
  /**
   * What the figures were calculated with, to say that another country's partners are shown;
   * undefined where there are no figures.
   */
  formCountry?: ManufacturingCountry;
  /** Null repeats the search with the form's own country. */
  onSearch: (country: FactoryCountry | null) => void;
};

/** The recommended partners in every state of their search, with the alert where it is due. */
export function FactorySection({ words, search, formCountry, onSearch }: FactorySectionProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const otherCountry = search.country === null ? null : countryInText(search.country);
  const searchesElsewhere = search.status === 'searching' && otherCountry !== null;

  // The button that was pressed goes away with its alert; focus must not fall to the body.
  useEffect(() => {
    if (searchesElsewhere) heading.current?.focus({ preventScroll: true });
  }, [searchesElsewhere]);

  return (
    <section aria-labelledby="factories-title" className="flex flex-col gap-4">
      <div>
        <h3 id="factories-title" ref={heading} tabIndex={-1} className="text-title">
          {words.title}
        </h3>
        <p className="mt-1 text-sm text-muted">{words.intro}</p>
      </div>
      <SearchStatus words={words} search={search} formCountry={formCountry} />
      {search.status === 'found' &&
        !search.response.feasible &&
        search.response.alternativeSuggestion && (
          <ManufacturingAlert
            words={words.alert}
            message={search.response.alternativeSuggestion}
            suggestedCountries={search.response.suggestedCountries}
            onSearchCountry={onSearch}
          />
        )}
      {search.status === 'failed' ? (
        <div className="flex flex-col items-start gap-4 rounded-card border border-dashed border-ink/50 p-5">
          <p>{otherCountry === null ? words.failed.text : words.alert.failed(otherCountry)}</p>
          <Button variant="secondary" size="sm" onClick={() => onSearch(search.country)}>
            {words.failed.action}
          </Button>
        </div>
      ) : (
        <FactoryList
          words={words}
          factories={search.status === 'found' ? search.response.factories : null}
        />
      )}
      {search.status === 'found' && search.response.factories.some(({ isSample }) => isSample) && (
        <p className="text-sm text-muted">{words.sampleNote}</p>
      )}
    </section>
  );
}

type SearchStatusProps = Omit<FactorySectionProps, 'onSearch'>;

/** Always in the page, so that every change of it is read out. */
function SearchStatus({ words, search, formCountry }: SearchStatusProps) {
  const country = search.country === null ? null : countryInText(search.country);
  return (
    <p role="status" className="text-sm empty:hidden">
      {country !== null && search.status === 'searching' && words.alert.searching(country)}
      {country !== null && search.status === 'found' && (
        <>
          <strong>{words.alert.searchedInstead(country)}</strong>{' '}
          {formCountry !== undefined &&
            formCountry !== search.country &&
            words.alert.figuresKept(countryInText(formCountry))}
        </>
      )}
    </p>
  );
}
