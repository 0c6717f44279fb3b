import { outsideLinks, paths } from '@/config/paths.ts';
import { swagAlt } from '@/content/picture-alts.ts';
import { swagCut } from '@/content/pictures.generated.ts';
import { site } from '@/content/site.ts';
import type { PageHeroWords, PageMeta } from '@/content/types.ts';

const meta: PageMeta = {
  title: `Corporate swag and branded merchandise people keep | ${site.name}`,
  description:
    'Branded merchandise for teams and events: see your logo on it, get the total and a date check, pack kits, send one request.',
  keywords: ['corporate swag', 'branded merchandise', 'company gifts', 'welcome kits'],
  path: paths.swag,
  service: 'Branded merchandise',
};

const hero: PageHeroWords = {
  label: 'Swag · for businesses',
  title: 'Merchandise nobody throws away',
  lead: 'Good swag is something people would’ve bought anyway. Choose from the stock catalog when you need it fast, or have it made from scratch when it has to be yours.',
  actions: [
    { label: 'Browse the stock catalog', href: outsideLinks.swagCatalog },
    { label: 'Get a custom quote', href: outsideLinks.intakeForm },
  ],
  ground: 'tomato',
  picture: { name: 'swag-cut', file: swagCut, alt: swagAlt },
};

export const swagPage = { meta, hero };
