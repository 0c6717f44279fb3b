import { StructuredData } from '@/components/layout/structured-data.server.tsx';
import { absoluteUrl, socialPreviewPath } from '@/config/paths.ts';
import { site } from '@/content/site.ts';
import type { PageMeta } from '@/content/types.ts';
import type { StructuredNode } from '@/lib/structured-data.ts';

type PageHeadProps = {
  meta: PageMeta;
  /** What else the page holds for machines: questions with answers, a way in steps. */
  facts?: readonly StructuredNode[];
};

const PREVIEW = { width: 1200, height: 630 };

/**
 * Everything a page says in its head, where React itself puts these tags. Exactly one stands on
 * each page: two would both be rendered, and the page would have two titles.
 */
export function PageHead({ meta, facts = [] }: PageHeadProps) {
  const url = absoluteUrl(meta.path);
  const image = absoluteUrl(socialPreviewPath(meta.path));
  return (
    <>
      <title>{meta.title}</title>
      <meta name="description" content={meta.description} />
      <meta name="keywords" content={meta.keywords.join(', ')} />
      {meta.noindex ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={url} />
      )}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:title" content={meta.title} />
      <meta property="og:description" content={meta.description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={image} />
      <meta property="og:image:alt" content={meta.title} />
      <meta property="og:image:width" content={String(PREVIEW.width)} />
      <meta property="og:image:height" content={String(PREVIEW.height)} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={meta.title} />
      <meta name="twitter:description" content={meta.description} />
      <meta name="twitter:image" content={image} />
      {/* Read in the HTML by machines, and by nobody after it: the browser goes without. */}
      {import.meta.env.SSR && !meta.noindex && <StructuredData meta={meta} facts={facts} />}
    </>
  );
}
