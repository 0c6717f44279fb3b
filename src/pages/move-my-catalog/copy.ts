import { outsideLinks, paths } from '@/config/paths.ts';
import { site } from '@/content/site.ts';
import type { CallWords, Ground, PageMeta, TitledListWords } from '@/content/types.ts';

const meta: PageMeta = {
  title: `Move my catalog: what each product saves in another country | ${site.name}`,
  description:
    'Drop in a Shopify or CSV export: see each product’s tariff line, duty from eight countries, break-even FOB, savings and payback. It stays on your device.',
  keywords: ['tariff', 'Shopify export', 'landed cost', 'move production', 'country of origin'],
  path: paths.moveMyCatalog,
};

const header = {
  label: 'Free tool · for shops',
  title: 'Move my catalog',
  lead: 'Drop in your product export. You’ll see each product’s tariff line, its duty today from eight countries and from Mexico under USMCA, what a move would save per year, and when it pays for itself.',
  ground: 'sky' satisfies Ground,
} as const;

const steps: TitledListWords = {
  label: 'How it works',
  title: 'From an export to a shortlist',
  items: [
    {
      title: 'Your file is read in your browser',
      text: 'A Shopify product export, any CSV, or cells pasted from a spreadsheet. Nothing is uploaded.',
    },
    {
      title: 'Each product gets a tariff line',
      text: 'From its name, type and material. Where two lines fit, we ask you, and one answer covers all similar products. No line, no number.',
    },
    {
      title: 'Every country is compared with today',
      text: 'Duty, freight, customs fees and the factory price decide. If your cost isn’t in the file, we use the usual range.',
    },
    {
      title: 'The move has to pay for itself',
      text: 'Samples, a pilot order and three months of running two factories count against the savings.',
    },
  ],
};

const call: CallWords = {
  title: 'Found something worth moving?',
  text: 'Bring the top three to a call. We’ll check the lines, get factory quotes and tell you what the plan leaves out.',
  actions: [
    { label: 'Book a sourcing call', href: outsideLinks.booking },
    { label: 'The numbers behind our estimates', href: paths.assumptions },
  ],
};

export const moveMyCatalogPage = {
  meta,
  header,
  loading: 'Loading the catalog tool',
  steps,
  call,
};
