import { StructuredData } from '@/components/layout/structured-data.server.tsx';
import type { PageMeta } from '@/content/types.ts';
import { lazyModule, useLazyModule } from '@/lazy/lazy-module.ts';
import type { StructuredNode } from '@/lib/structured-data.ts';

type PageHeadProps = {
  meta: PageMeta;
  /** What else the page holds for machines: questions with answers, a way in steps. */
  facts?: readonly StructuredNode[];
};

/**
 * react-helmet-async with the tags of a page. On idle, since the HTML already has the tags of the
 * page it was built for; every other page waits for it, as for its own code.
 */
export const pageHelmet = lazyModule(() => import('./page-helmet.tsx').then((m) => m.PageHelmet));

/** What a page says in its head. Each page has exactly one: two would give it two titles. */
export function PageHead({ meta, facts = [] }: PageHeadProps) {
  const PageHelmet = useLazyModule(pageHelmet);
  return (
    <>
      {PageHelmet && <PageHelmet meta={meta} />}
      {/* Read in the HTML by machines, and by nobody after it: the browser goes without. */}
      {import.meta.env.SSR && !meta.noindex && <StructuredData meta={meta} facts={facts} />}
    </>
  );
}
