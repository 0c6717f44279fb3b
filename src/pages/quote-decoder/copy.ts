import { paths } from '@/config/paths.ts';
import { site } from '@/content/site.ts';
import type { PageHeroWords, PageMeta } from '@/content/types.ts';

const meta: PageMeta = {
  title: `Quote decoder | ${site.name}`,
  description:
    'Paste up to three supplier quotes: see every price and term in the supplier’s words, what’s missing, red flags, and each quote delivered to your door, duty paid.',
  keywords: [
    'compare supplier quotes',
    'supplier quote template',
    'FOB to DDP',
    'quote comparison',
  ],
  path: paths.quoteDecoder,
};

const hero: PageHeroWords = {
  label: 'Quote decoder',
  title: 'What the quote really says',
  lead: 'Paste one to three supplier emails. You’ll see each price and term with the words it came from, what’s missing, what to watch for, and what each piece costs at your door.',
  actions: [],
  ground: 'butter',
};

const tool = {
  id: 'decoder',
  eyebrow: 'Free tool',
  title: 'Paste the emails',
  intro:
    'Emails, chats, tables, PDF or Excel files. In English, with Chinese, Turkish, German or Spanish terms mixed in.',
  loading: 'Opening the quote decoder',
};

const tips = {
  label: 'Reading quotes',
  title: 'Three things that make quotes hard to compare',
  items: [
    {
      title: 'The terms decide what the price includes',
      text: 'EXW ends at the factory gate, FOB on the ship, DDP at your door with duty paid. The same number can mean three different costs.',
    },
    {
      title: '“Can do” is not “have”',
      text: 'A supplier who can get a certificate doesn’t have one yet. Ask for the report with its number and date before you rely on it.',
    },
    {
      title: 'A new bank account calls for a phone call',
      text: 'When an email says the account has changed, call a number you already had before you pay. It’s a classic sign of fraud.',
    },
  ],
};

export const quoteDecoderPage = { meta, hero, tool, tips };
