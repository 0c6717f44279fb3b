import { contactMailto, outsideLinks, paths } from '@/config/paths.ts';
import { site } from '@/content/site.ts';
import type { PageHeroWords, PageMeta } from '@/content/types.ts';

const meta: PageMeta = {
  title: `Factory profile: grip socks | ${site.name}`,
  description:
    'A grip-sock factory by the numbers: capabilities, minimum order, lead time, certifications, sizes, grip patterns, the process step by step, and how to get samples.',
  keywords: ['grip socks manufacturer', 'custom grip socks', 'baby socks factory'],
  path: paths.gripSocksFactory,
};

export const sampleRequest = contactMailto(
  'Grip sock sample',
  'Design or sketch (attach it): \nSizes: \nColors: \nGrip pattern: \nPairs per design: \nShip the samples to: ',
);

const hero: PageHeroWords = {
  label: 'Sample profile · Baby & Kids',
  title: 'Grip socks that stay put',
  lead: 'Socks with printed soles for first steps, studios and trampolines. What makes a good pair is the yarn, the stretch of the knit and how the grip is bonded. This is how we profile a factory before you decide.',
  actions: [
    { label: 'Request a sample', href: sampleRequest },
    { label: 'Book a sourcing call', href: outsideLinks.booking },
  ],
  ground: 'leaf',
};

export const gripSocksFactoryPage = { meta, hero };
