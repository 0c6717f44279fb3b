import { useQuery } from '@tanstack/react-query';
import { factorySearchQuery } from '@/api/factories.ts';
import { queryClient } from '@/api/query-client.ts';
import type { FactorySearchTerms } from '@/lib/factory-search.ts';
import { factoriesCopy } from '@/tools/factories/copy.ts';
import { FactorySection } from '@/tools/factories/index.tsx';
import type { FactorySearch } from '@/tools/factories/rules/factory-search.ts';
import { factorySearchPage } from './copy.ts';

type FactorySearchResultsProps = {
  terms: FactorySearchTerms;
  /** The address of this search, which a call is about. */
  resultUrl: string;
  onSearchCountry: (country: FactorySearchTerms['country']) => void;
};

/** The results of the search in the address. */
export function FactorySearchResults({
  terms,
  resultUrl,
  onSearchCountry,
}: FactorySearchResultsProps) {
  const { results } = factorySearchPage;
  const answer = useQuery(
    factorySearchQuery({
      searchQuery: terms.query || results.queryForCategory(terms.category),
      country: terms.country ?? undefined,
      productCategory: terms.category ?? undefined,
    }),
    queryClient,
  );
  return (
    <>
      <h2 className="text-display-3 break-words">{results.title(terms)}</h2>
      <div className="mt-8">
        <FactorySection
          copy={{ ...factoriesCopy, ...results.factories }}
          search={toFactorySearch(answer)}
          category={terms.category ?? undefined}
          resultUrl={resultUrl}
          isWholePage
          onSearch={(country) =>
            country === null ? void answer.refetch() : onSearchCountry(country)
          }
        />
      </div>
    </>
  );
}

function toFactorySearch({
  data,
  isError,
  isFetching,
}: ReturnType<typeof useQuery<Extract<FactorySearch, { status: 'found' }>['response']>>): Exclude<
  FactorySearch,
  { status: 'idle' }
> {
  if (data !== undefined) return { status: 'found', country: null, response: data };
  return { status: isError && !isFetching ? 'failed' : 'searching', country: null };
}
