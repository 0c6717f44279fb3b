import { paths } from '@/config/paths.ts';
import { site } from './site.ts';
import type { PageMeta } from './types.ts';

export const errorPage = {
  meta: {
    title: `This page did not load | ${site.name}`,
    description: 'The page could not be shown. Reload it, or start again from the home page.',
    keywords: [],
    path: paths.home,
    noindex: true,
  } satisfies PageMeta,
  fetchFailure: {
    title: 'This page did not load',
    text: 'A part of it could not be fetched. You may be offline, or a newer version of the site was published a moment ago. Reloading usually helps.',
  },
  crash: {
    title: 'Something broke on our side',
    text: 'The page stopped working. Reloading usually helps; what you typed into the tools is kept on this device.',
  },
  reload: 'Reload the page',
  home: { label: 'Go to the home page', href: paths.home },
} as const;
