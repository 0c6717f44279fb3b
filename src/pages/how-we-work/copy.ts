import { outsideLinks, paths } from '@/config/paths.ts';
import { factoryAlt } from '@/content/picture-alts.ts';
import { factoryCut } from '@/content/pictures.generated.ts';
import { site } from '@/content/site.ts';
import type { HeroPath, PageHeroWords, PageMeta } from '@/content/types.ts';

const meta: PageMeta = {
  title: `How we work: three ways to build, and what they cost | ${site.name}`,
  description:
    'Self-guided at $0, expert consultation as you go, or a white-glove partnership. What each one includes, how long it takes and what it costs.',
  keywords: ['pricing', 'how it works', 'brand partnership', 'strategy call', 'launch timeline'],
  path: paths.howWeWork,
};

const hero = {
  label: 'How we work · and what it costs',
  title: 'On your own, or hand in hand',
  lead: 'Two paths lead to a product with your name on it. Both start free, and you can switch from the first to the second whenever the load gets heavy.',
  actions: [],
  ground: 'butter',
  picture: { name: 'factory-cut', file: factoryCut, alt: factoryAlt },
} satisfies PageHeroWords;

const heroPaths = [
  {
    label: 'Path one',
    title: 'On your own',
    text: 'Every calculator, the country quiz and the factory search, for $0.',
    action: 'Try the free tools',
    href: paths.brandVision,
  },
  {
    label: 'Path two',
    title: 'Hand in hand',
    text: 'Our team takes the product all the way with you, from sketch to doorstep.',
    action: 'Book a Free Strategy Call',
    href: outsideLinks.booking,
  },
] satisfies HeroPath[];

export const howWeWorkPage = { meta, hero, heroPaths };
