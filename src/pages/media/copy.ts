import { contactMailto, outsideLinks, paths } from '@/config/paths.ts';
import { skincareAlt } from '@/content/picture-alts.ts';
import { skincareCut } from '@/content/pictures.generated.ts';
import { site } from '@/content/site.ts';
import type { PageHeroWords, PageMeta } from '@/content/types.ts';

const meta: PageMeta = {
  title: `Media: content that shows the product | ${site.name}`,
  description:
    'Product pictures, launch films and social content made beside the product itself, by the team that knows how it is built.',
  keywords: ['product photography', 'launch content', 'brand media', 'social content'],
  path: paths.media,
  service: 'Product pictures and launch content',
};

const hero: PageHeroWords = {
  label: 'Media',
  title: 'Show people what they will hold',
  lead: 'A product sells through its pictures first. Our media team makes them while the product is being made, so that your launch has something to say on day one.',
  actions: [
    { label: 'Plan a launch with us', href: outsideLinks.intakeForm },
    { label: 'Write to the media team', href: contactMailto('Media') },
  ],
  ground: 'blush',
  picture: { name: 'skincare-cut', file: skincareCut, alt: skincareAlt },
};

export const mediaPage = { meta, hero };
