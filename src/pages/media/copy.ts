import { contactMailto, outsideLinks, paths } from '@/config/paths.ts';
import { skincareAlt } from '@/content/picture-alts.ts';
import { skincareCut } from '@/content/pictures.generated.ts';
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
  lead: 'Pictures make the first sale. Our media team creates them while the product is being made, so your launch has something to show on day one.',
  actions: [
    { label: 'Plan a launch with us', href: outsideLinks.intakeForm },
    { label: 'Email the media team', href: contactMailto('Media') },
  ],
  ground: 'blush',
  picture: { name: 'skincare-cut', file: skincareCut, alt: skincareAlt },
};

export const mediaPage = { meta, hero };
