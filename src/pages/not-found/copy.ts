import { contactMailto, paths } from '@/config/paths.ts';
import { site } from '@/content/site.ts';
import type { PageMeta } from '@/content/types.ts';

export const notFound = {
  meta: {
    title: `Page not found | ${site.name}`,
    description:
      'There’s no page at this address. You can get to everything we do from the home page.',
    keywords: ['page not found'],
    path: paths.home,
    noindex: true,
  } satisfies PageMeta,
  label: '404 · undeliverable',
  title: 'Oops! Page not found',
  text: 'Nothing was ever packed for this address. The link may be old, or a letter got lost along the way.',
  home: { label: 'Back to home', href: paths.home },
  suggestionsTitle: 'Maybe you were looking for',
  suggestions: [
    { label: 'Brand potential calculator', href: paths.brandVision },
    { label: 'Sourcing tools', href: paths.sourcing },
    { label: 'How we work', href: paths.howWeWork },
    { label: 'Email us', href: contactMailto('A link on your site is broken') },
  ],
} as const;
