import { paths } from '@/config/paths.ts';
import { site } from './site.ts';
import type { PageMeta } from './types.ts';

export const errorPage = {
  meta: {
    title: `This page didn’t load | ${site.name}`,
    description: 'We couldn’t show this page. Reload it, or start over from the home page.',
    keywords: [],
    path: paths.home,
    noindex: true,
  } satisfies PageMeta,
  fetchFailure: {
    title: 'This page didn’t load',
    text: 'Part of it wouldn’t download. You may be offline, or we may have just published a newer version of the site. Reloading usually helps.',
  },
  crash: {
    title: 'Something broke on our end',
    text: 'The page stopped working. Reloading usually helps. What you typed into the tools is saved on this device.',
  },
  reload: 'Reload the page',
  home: { label: 'Go to the home page', href: paths.home },
} as const;
