import type { ShelfHeadWords } from '@/components/sections/shelf-head.tsx';
import { outsideLinks, paths } from '@/config/paths.ts';
import { merchAlt } from '@/content/picture-alts.ts';
import { merchCut } from '@/content/pictures.generated.ts';
import { site } from '@/content/site.ts';
import type { PageMeta } from '@/content/types.ts';

const meta: PageMeta = {
  title: `Corporate swag and branded merchandise people keep | ${site.name}`,
  description:
    'Branded merchandise for teams and events: see your logo on it, get the total and a date check, pack kits, send one request.',
  keywords: ['corporate swag', 'branded merchandise', 'company gifts', 'welcome kits'],
  path: paths.swag,
  service: 'Branded merchandise',
};

const hero: ShelfHeadWords = {
  label: 'Swag · for businesses',
  title: 'Merchandise nobody throws away',
  lead: 'Good swag is something people would’ve bought anyway. Take it from stock when you need it fast, or have it made when it has to be all yours.',
  actions: [
    { label: 'Browse the stock catalog', href: outsideLinks.swagCatalog },
    { label: 'Get a custom quote', href: outsideLinks.intakeForm },
  ],
  ground: 'tomato',
  row: { name: 'merch-cut', file: merchCut, alt: merchAlt },
};

export const swagPage = { meta, hero };
