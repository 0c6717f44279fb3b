import { outsideLinks, paths } from '@/config/paths.ts';
import { site } from '@/content/site.ts';
import type { PageHeroWords, PageMeta } from '@/content/types.ts';

const meta: PageMeta = {
  title: `Build it: product development, packaging and manufacturing | ${site.name}`,
  description:
    'From a sketch to a pallet: product development, packaging design, manufacturing, supply chain and quality assurance with one team.',
  keywords: ['product development', 'packaging design', 'manufacturing', 'quality assurance'],
  path: paths.buildIt,
  service: 'Product development and manufacturing',
};

const hero: PageHeroWords = {
  label: 'Build it',
  title: 'From a sketch to a pallet',
  lead: 'It takes five crafts to turn an idea into a product you can sell. We have all five under one roof, so the packaging fits the product and the price fits both.',
  actions: [
    { label: 'Partner with us', href: outsideLinks.intakeForm },
    { label: 'See how we work', href: paths.howWeWork },
  ],
  ground: 'butter',
};

export const buildItPage = { meta, hero };
