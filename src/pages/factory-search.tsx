import { useSearchParams } from 'react-router-dom';
import { PageHead } from '@/components/layout/page-head.tsx';
import { FactoryRequest } from '@/components/sections/factory-request.tsx';
import { FactorySearchForm } from '@/components/sections/factory-search-form.tsx';
import { PageHero } from '@/components/sections/page-hero.tsx';
import { TitledList } from '@/components/sections/titled-list.tsx';
import { factorySearchPage } from '@/content/factory-search.ts';

export function FactorySearchPage() {
  const [params, setParams] = useSearchParams();
  const query = params.get('q')?.trim() ?? '';
  const { meta, hero, form, request, tips } = factorySearchPage;
  return (
    <>
      <PageHead meta={meta} />
      <PageHero words={hero}>
        <FactorySearchForm
          key={query}
          words={form}
          query={query}
          onSearch={(next) => setParams(next === '' ? {} : { q: next })}
        />
      </PageHero>
      {query !== '' && <FactoryRequest words={request} query={query} />}
      <TitledList words={tips} />
    </>
  );
}
