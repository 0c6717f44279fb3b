import { paths } from '@/config/paths.ts';
import { site } from '@/content/site.ts';
import type { PageMeta } from '@/content/types.ts';

const meta: PageMeta = {
  title: `Would you buy this? | ${site.name}`,
  description: 'A creator wants to know what you’d pay for a product before it’s made.',
  keywords: ['vote'],
  path: paths.drop,
  noindex: true,
};

/** For every test the same, so that a link preview shows nothing that a stranger wrote. */
const header = {
  label: 'Vote before it’s made',
  title: 'Would you buy this?',
  ground: 'butter',
} as const;

export const dropPage = { meta, header, loading: 'Loading the page' };
