import type { ShelfHeadWords } from '@/components/sections/shelf-head.tsx';
import { outsideLinks, paths } from '@/config/paths.ts';
import { lineupAlt } from '@/content/picture-alts.ts';
import { lineupCut } from '@/content/pictures.generated.ts';
import { site } from '@/content/site.ts';
import type { PageMeta } from '@/content/types.ts';

const meta: PageMeta = {
  title: `About ${site.name}: the people and products behind the brands`,
  description:
    'Meet the incubator that takes creators and founders from a first idea to a product on the shelf, and see four of the brands that came out of it.',
  keywords: ['brand incubator', 'creator brands', 'product development stories', 'success stories'],
  path: paths.about,
};

const hero: ShelfHeadWords = {
  label: 'About and success stories',
  title: 'We make the thing you keep talking about',
  lead: 'You know your audience and what they’d love to get their hands on. Our founder built this team for everything that comes next: the sketch, the sample, the factory, the box and the package at the door.',
  actions: [
    { label: 'Start Your Brand', href: outsideLinks.intakeForm },
    { label: 'Book a Free Call', href: outsideLinks.booking },
  ],
  ground: 'butter',
  row: { name: 'lineup-cut', file: lineupCut, alt: lineupAlt },
};

export const aboutPage = { meta, hero };
