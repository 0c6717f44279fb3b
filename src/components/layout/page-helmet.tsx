import { useLayoutEffect } from 'react';
import { Helmet } from 'react-helmet-async';
import { absoluteUrl, socialPreviewPath } from '@/config/paths.ts';
import { site } from '@/content/site.ts';
import type { PageMeta } from '@/content/types.ts';

/**
 * What the build has put into the HTML. This module loads after the HTML and before the first
 * Helmet, so no other tags of these kinds exist yet.
 */
const prerenderedTags = import.meta.env.SSR
  ? []
  : [
      ...document.head.querySelectorAll(
        'title, [name="description"], [name="keywords"], [name="robots"], [name^="twitter:"], [property^="og:"], [rel="canonical"]',
      ),
    ];

const PREVIEW = { width: 1200, height: 630 };

/** A page's tags in the document head. */
export function PageHelmet({ meta }: { meta: PageMeta }) {
  // Before anything is painted, so the page never has two titles.
  useLayoutEffect(() => {
    for (const tag of prerenderedTags.splice(0)) tag.remove();
  }, []);
  const url = absoluteUrl(meta.path);
  const image = absoluteUrl(socialPreviewPath(meta.path));
  return (
    <Helmet>
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
    </Helmet>
  );
}
