import type { AiFactorySearchResponse } from '@functions/_shared/contracts/ai-factory-search.ts';
import {
  type FactoryCountry,
  factoryCountryLabels,
  isManufacturingCountry,
  type ManufacturingCountry,
} from '@functions/_shared/domain/manufacturing-countries.ts';
import type { ProductCategory } from '@functions/_shared/domain/product-categories.ts';
import { TriangleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { PhonePart } from '@/components/ui/phone-part.tsx';
import { countryInText } from '@/lib/country-in-text.ts';
import { type FactorySectionCopy, factoriesCopy } from './copy.ts';
import type { FactorySearch } from './rules/factory-search.ts';
import type { VisitorOrder } from './rules/visitor-order.ts';
import { FactoryList } from './screen/factory-list.tsx';
import { OtherFactories } from './screen/other-factories.tsx';

type FactorySectionProps = {
  copy?: FactorySectionCopy;
  search: Exclude<FactorySearch, { status: 'idle' }>;
  /** The country of the figures, for a note that they differ; undefined without figures. */
  formCountry?: ManufacturingCountry;
  /** The category that was searched for, if one was. */
  category?: ProductCategory | undefined;
  /** The visitor's own figures, for comparison; undefined without figures. */
  order?: VisitorOrder;
  /** The link to the result on show, which a call is about. */
  resultUrl?: string | undefined;
  /** Whether the partners are what the page is for: phones show them at once. */
  isWholePage?: boolean;
  /** Called with null to repeat the search with the form's own country. */
  onSearch: (country: FactoryCountry | null) => void;
};

/** The recommended partners in every state of their search, and the alert for a poor choice. */
export function FactorySection({
  copy = factoriesCopy,
  search,
  formCountry,
  category,
  order,
  resultUrl,
  isWholePage = false,
  onSearch,
}: FactorySectionProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const otherCountry = search.country === null ? null : countryInText(search.country);
  const response = search.status === 'found' ? search.response : null;
  const intro = response && introOf(response, copy.intro);
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
        {intro && <p className="mt-1 text-sm text-muted">{intro}</p>}
        {response?.understoodAs && (
          <p className="mt-1 text-sm">{factoriesCopy.understood(response.understoodAs)}</p>
        )}
        {response?.unmet !== undefined && (
          <p className="mt-1 font-semibold text-sm">{response.unmet}</p>
        )}
      </div>
      <SearchStatus words={copy.alert} search={search} formCountry={formCountry} />
      {response && !response.feasible && response.alternativeSuggestion && (
        <ManufacturingAlert
          message={response.alternativeSuggestion}
          suggestedCountries={response.suggestedCountries}
          onSearchCountry={onSearch}
        />
      )}
      {search.status === 'failed' && (
        <div className="flex flex-col items-start gap-4 rounded-card border border-dashed border-ink/50 p-5">
          <p>
            {otherCountry === null ? copy.failed.text : factoriesCopy.alert.failed(otherCountry)}
          </p>
          <Button variant="secondary" size="sm" onClick={() => onSearch(search.country)}>
            {copy.failed.action}
          </Button>
        </div>
      )}
      <PartnersFound
        search={search}
        category={category}
        order={order}
        resultUrl={resultUrl}
        isWholePage={isWholePage}
      />
    </section>
  );
}

/** The partners, and others; what we do not source gets no invitation to call about it. */
function PartnersFound({
  search,
  category,
  order,
  resultUrl,
  isWholePage,
}: Pick<FactorySectionProps, 'search' | 'category' | 'order' | 'resultUrl' | 'isWholePage'>) {
  const response = search.status === 'found' ? search.response : null;
  // The alert has said why.
  const hasList = search.status !== 'failed' && response?.notMade === undefined;
  const others = response?.otherFactories ?? [];
  if (!hasList && others.length === 0) return null;
  return (
    <PhonePart title={factoriesCopy.open} headingLevel={4} defaultOpen={isWholePage === true}>
      <div className="flex min-w-0 flex-col gap-4 sm:contents print:contents">
        {hasList && (
          <FactoryList
            factories={response === null ? null : response.factories}
            order={order}
            resultUrl={resultUrl}
          />
        )}
        {others.length > 0 && <OtherFactories factories={others} category={category} />}
        {response && [...response.factories, ...others].some(({ isSample }) => isSample) && (
          <p className="text-sm text-muted">{factoriesCopy.sampleNote}</p>
        )}
      </div>
    </PhonePart>
  );
}

/** What can be said of all the partners shown; nothing over an empty list or an alert. */
function introOf(
  { factories, feasible }: AiFactorySearchResponse,
  matchedIntro: string,
): string | null {
  if (factories.length === 0 || !feasible) return null;
  const isNear = factories.every(({ match }) => match === 'trade');
  return isNear ? factoriesCopy.sameTradeIntro : matchedIntro;
}

type SearchStatusProps = Pick<FactorySectionProps, 'search' | 'formCountry'> & {
  words: FactorySectionCopy['alert'];
};

/** Always in the page, so that screen readers announce every change. */
function SearchStatus({ search, formCountry, words }: SearchStatusProps) {
  const country = search.country === null ? null : countryInText(search.country);
  const differs = formCountry !== undefined && formCountry !== search.country;
  return (
    <p role="status" className="text-sm empty:hidden">
      {country !== null && search.status === 'searching' && factoriesCopy.alert.searching(country)}
      {country !== null && search.status === 'found' && (
        <>
          <strong>{factoriesCopy.alert.searchedInstead(country)}</strong>{' '}
          {differs && words.figuresKept(countryInText(formCountry))}
          {differs && isManufacturingCountry(search.country) && ` ${words.compare}`}
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
