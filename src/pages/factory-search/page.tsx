import { Suspense } from 'react';
import { PageHead } from '@/components/layout/page-head.tsx';
import { FactoryRequest } from '@/components/sections/factory-request.tsx';
import { FactorySearchForm } from '@/components/sections/factory-search-form.tsx';
import { SpecHead } from '@/components/sections/spec-head.tsx';
import { Section } from '@/components/ui/section.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { absoluteUrl, paths } from '@/config/paths.ts';
import { useAddressQuery } from '@/hooks/use-address-query.ts';
import { island } from '@/lazy/island.tsx';
import { lazyComponent } from '@/lazy/lazy-component.tsx';
import { usePrefetchQueued } from '@/lazy/prefetch.ts';
import {
  type FactorySearchTerms,
  maxQueryLength,
  parseFactorySearch,
  toFactorySearchParams,
} from '@/lib/factory-search.ts';
import { factorySearchPage } from './copy.ts';

const FactorySearchResults = lazyComponent(() =>
  import('./results.tsx').then((module) => module.FactorySearchResults),
);

const FactorySearchGuide = island(() =>
  import('./guide.tsx').then((module) => module.FactorySearchGuide),
);

export function Page() {
  usePrefetchQueued();
  const [params, setParams] = useAddressQuery();
  const terms = parseFactorySearch(params);
  const { meta, hero, form, counts, request } = factorySearchPage;
  const resultUrl = absoluteUrl(`${paths.factorySearch}?${toFactorySearchParams(terms)}`);
  const isAsked = terms.query !== '' || terms.category !== null;

  function search(next: FactorySearchTerms) {
    setParams(toFactorySearchParams(next));
  }

  return (
    <>
      <PageHead meta={meta} />
      <SpecHead
        words={hero}
        layout="below"
        sheet={
          <FactorySearchForm
            key={terms.query}
            words={form}
            counts={counts}
            maxQueryLength={maxQueryLength}
            {...terms}
            onSearch={search}
          />
        }
      />
      <div className="answer-room">
        {isAsked && (
          <>
            <Section className="pb-0">
              <Suspense fallback={<Skeleton className="h-96 w-full rounded-card" />}>
                <FactorySearchResults
                  terms={terms}
                  resultUrl={resultUrl}
                  onSearchCountry={(country) => search({ ...terms, country })}
                />
              </Suspense>
            </Section>
            <FactoryRequest words={request} terms={terms} resultUrl={resultUrl} />
          </>
        )}
      </div>
      <FactorySearchGuide isAsked={isAsked} />
    </>
  );
}
