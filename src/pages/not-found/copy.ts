import { contactMailto, paths } from '@/config/paths.ts';
import { site } from '@/content/site.ts';
import type { PageMeta } from '@/content/types.ts';

export const notFound = {
  meta: {
    title: `Page not found | ${site.name}`,
    description: 'There is no page at this address. The home page leads to everything we do.',
    keywords: ['page not found'],
    path: paths.home,
    noindex: true,
  } satisfies PageMeta,
  label: '404 · undeliverable',
  title: 'Oops! Page not found',
  text: 'Nothing was ever packed for this address. The link may be old, or a letter got lost on the way.',
  home: { label: 'Back to home', href: paths.home },
  suggestionsTitle: 'Perhaps you were looking for',
  suggestions: [
    { label: 'Brand potential calculator', href: paths.brandVision },
    { label: 'Sourcing tools', href: paths.sourcing },
    { label: 'How we work', href: paths.howWeWork },
    { label: 'Write to us', href: contactMailto('A link on your site is broken') },
  ],
} as const;
