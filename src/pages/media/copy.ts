import { contactMailto, outsideLinks, paths } from '@/config/paths.ts';
import { filmingAlt } from '@/content/picture-alts.ts';
import { filmingCut } from '@/content/pictures.generated.ts';
import { site } from '@/content/site.ts';
import type { PageHeroWords, PageMeta } from '@/content/types.ts';

const meta: PageMeta = {
  title: `Media: content that shows the product | ${site.name}`,
  description:
    'Product photos, launch videos and social content made alongside the product, by the team that knows how it’s built.',
  keywords: ['product photography', 'launch content', 'brand media', 'social content'],
  path: paths.media,
  service: 'Product photos and launch content',
};

const hero: PageHeroWords = {
  label: 'Media',
  title: 'Show people what they’ll hold',
  lead: 'A product sells through its pictures first. Our media team makes them while the product is being made, so your launch has something to say on day one.',
  actions: [
    { label: 'Plan a launch with us', href: outsideLinks.intakeForm },
    { label: 'Email the media team', href: contactMailto('Media') },
  ],
  ground: 'blush',
  picture: { name: 'filming-cut', file: filmingCut, alt: filmingAlt },
};

export const mediaPage = { meta, hero };
