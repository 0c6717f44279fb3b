import { contactMailto, outsideLinks, paths } from '@/config/paths.ts';
import { site } from './site.ts';
import type { CallWords, PageHeroWords, PageMeta, TitledListWords } from './types.ts';

const meta: PageMeta = {
  title: `Media: content that shows the product | ${site.name}`,
  description:
    'Product pictures, launch films and social content made beside the product itself, by the team that knows how it is built.',
  keywords: ['product photography', 'launch content', 'brand media', 'social content'],
  path: paths.media,
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
  picture: {
    name: 'skincare',
    alt: 'Dropper bottle, red hand-cream tube on a plinth and a cream jar with a green lid',
  },
};

const services: TitledListWords = {
  label: 'What we make',
  title: 'Everything the shelf cannot say by itself',
  items: [
    {
      title: 'Product pictures',
      text: 'Clean, consistent and the right size for your shop and for marketplaces.',
    },
    {
      title: 'Launch films',
      text: 'How it is made, what it does, and why you made it. Short enough to be watched.',
    },
    {
      title: 'Social content',
      text: 'A month of posts planned around the launch date, with room for your own voice.',
    },
  ],
};

const call: CallWords = {
  title: 'Have a launch date?',
  text: 'Tell us the date and the product. We come back with what to shoot and when.',
  actions: [
    { label: 'Book a Free Call', href: outsideLinks.booking },
    { label: 'Grow a brand', href: paths.growIt },
  ],
};

export const mediaPage = { meta, hero, services, call };
