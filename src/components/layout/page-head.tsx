import { StructuredData } from '@/components/layout/structured-data.server.tsx';
import type { PageMeta } from '@/content/types.ts';
import { lazyModule, useLazyModule } from '@/lazy/lazy-module.ts';
import type { StructuredNode } from '@/lib/structured-data.ts';

type PageHeadProps = {
  meta: PageMeta;
  /** Further structured data of the page, such as an FAQ or how-to steps. */
  facts?: readonly StructuredNode[];
};

/**
 * react-helmet-async with the tags of a page. Loaded on idle, since the HTML already has the tags
 * of the page it was built for; after a navigation it loads together with the page's code.
 */
export const pageHelmet = lazyModule(() => import('./page-helmet.tsx').then((m) => m.PageHelmet));

/** A page's head. Each page renders exactly one: two would give it two titles. */
export function PageHead({ meta, facts = [] }: PageHeadProps) {
  const PageHelmet = useLazyModule(pageHelmet);
  return (
    <>
      {PageHelmet && <PageHelmet meta={meta} />}
      {/* Only crawlers read it, in the built HTML; the browser does not need it. */}
      {import.meta.env.SSR && !meta.noindex && <StructuredData meta={meta} facts={facts} />}
    </>
  );
}
