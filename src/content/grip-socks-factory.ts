import { contactMailto, factorySearchPath, outsideLinks, paths } from '@/config/paths.ts';
import { site } from './site.ts';
import type { CallWords, PageHeroWords, PageMeta, TitledListWords } from './types.ts';

const meta: PageMeta = {
  title: `Factory profile: grip socks | ${site.name}`,
  description:
    'How grip socks are made and what to settle before you ask a factory for a quote: yarn, sizes, grip pattern, testing and packing.',
  keywords: ['grip socks manufacturer', 'custom grip socks', 'baby socks factory'],
  path: paths.gripSocksFactory,
};

const hero: PageHeroWords = {
  label: 'Factory profile · Baby & Kids',
  title: 'Grip socks that stay put',
  lead: 'Socks with printed soles for first steps, studios and trampolines. A good pair is decided by the yarn, the stretch of the knit and how the grip is bonded, so that is what we look at first in a factory.',
  actions: [
    {
      label: 'Request a sample',
      href: contactMailto('Grip sock sample', 'Sizes: \nColours: \nPairs per design: '),
    },
    { label: 'Search sock factories', href: factorySearchPath('grip socks') },
  ],
  ground: 'leaf',
  picture: { name: 'socks', alt: 'Pair of yellow and red grip socks, one showing its sole dots' },
};

const checks: TitledListWords = {
  label: 'What we settle before a quote',
  title: 'Six answers a factory needs',
  items: [
    {
      title: 'Yarn',
      text: 'Combed cotton, bamboo viscose or recycled polyester, and the elastane.',
    },
    {
      title: 'Sizes',
      text: 'Baby, child and adult are different machines, so say which you need.',
    },
    {
      title: 'Grip pattern',
      text: 'Dots, waves or your logo, printed in silicone or PVC-free ink.',
    },
    {
      title: 'Artwork',
      text: 'Knitted-in colours are limited by the needle count; prints are not.',
    },
    {
      title: 'Testing',
      text: 'Children’s products sold in the US need third-party CPSIA testing.',
    },
    { title: 'Packing', text: 'Card, belly band or bag, with the barcode and the age warning.' },
  ],
};

const call: CallWords = {
  title: 'Have a design?',
  text: 'Send the artwork and the sizes. You get back a price per pair for three quantities.',
  actions: [
    { label: 'Request a quote', href: outsideLinks.intakeForm },
    { label: 'Book a sourcing call', href: outsideLinks.booking },
  ],
};

export const gripSocksFactoryPage = { meta, hero, checks, call };
