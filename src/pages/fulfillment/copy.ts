import { outsideLinks, paths } from '@/config/paths.ts';
import { cartonsAlt } from '@/content/picture-alts.ts';
import { cartonsCut } from '@/content/pictures.generated.ts';
import { site } from '@/content/site.ts';
import type { PageHeroWords, PageMeta } from '@/content/types.ts';
import { rates } from './rates-copy.ts';

const meta: PageMeta = {
  title: `Fulfillment: pick, pack and ship within 24-48 hours | ${site.name}`,
  description: `Storage, pick and pack, branded unboxing and shipping within 24-48 hours, from ${rates.large} per order. Compare your cost with ours and three competitors’.`,
  keywords: ['fulfillment', 'pick and pack', '3PL', 'order fulfillment cost', 'shipping'],
  path: paths.fulfillment,
  service: 'Fulfillment: storage, pick, pack and ship',
};

const hero: PageHeroWords = {
  label: 'Fulfillment',
  title: 'Packed with care, gone in a day or two',
  lead: 'We store your stock, pack each order the way you would, and hand it to the carrier within 24-48 hours. You stop taping boxes and get back to making the next thing.',
  actions: [
    { label: 'Get Started', href: outsideLinks.intakeForm },
    { label: 'Book a Free Call', href: outsideLinks.booking },
  ],
  ground: 'butter',
  picture: { name: 'cartons-cut', file: cartonsCut, alt: cartonsAlt },
};

export const fulfillmentPage = { meta, hero };
