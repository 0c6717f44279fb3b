import { useQuery } from '@tanstack/react-query';
import { factorySearchQuery } from '@/api/factories.ts';
import { queryClient } from '@/api/query-client.ts';
import type { FactorySearchTerms } from '@/lib/factory-search.ts';
import { factoriesContent } from '@/tools/factories/copy.ts';
import type { FactorySearch } from '@/tools/factories/screen/factory-search.ts';
import { FactorySection } from '@/tools/factories/screen/factory-section.tsx';
import { factorySearchPage } from './copy.ts';

type FactorySearchBlockProps = {
  terms: FactorySearchTerms;
  onSearchCountry: (country: FactorySearchTerms['country']) => void;
};

/** The answer to the search in the address. */
export function FactorySearchBlock({ terms, onSearchCountry }: FactorySearchBlockProps) {
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
          words={{ ...factoriesContent, ...results.factories }}
          search={toFactorySearch(answer)}
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
