import { outsideLinks, paths } from '@/config/paths.ts';
import { heroPicture } from '@/content/hero-picture.ts';
import { site } from '@/content/site.ts';
import type { PageMeta } from '@/content/types.ts';

const meta: PageMeta = {
  title: `${site.name}: from your idea to a real product in 90 days`,
  description:
    'We design, source, make and ship branded products for creators, shops and e-commerce founders. Our free tools show what yours could earn.',
  keywords: [
    'launch a product',
    'creator brand',
    'product sourcing',
    'custom merchandise',
    'fulfillment',
    'private label',
  ],
  path: paths.home,
};

const hero = {
  title: site.headline,
  tagline: site.tagline,
  start: { label: 'Start Your Brand', href: outsideLinks.intakeForm },
  stories: { label: 'View Success Stories', href: paths.about },
  note: 'As little as 90 days from concept to consumer. The first call is free.',
  picture: heroPicture,
};

/** The home page's first screens; the others are in below-copy.ts. */
export const homePage = { meta, hero };
