import { demandTestAnchor, ideasPath, paths } from '@/config/paths.ts';
import { site } from '@/content/site.ts';
import type { CallWords, PageHeroWords, PageMeta, TitledListWords } from '@/content/types.ts';

const meta: PageMeta = {
  title: `Demand test: will your followers buy? | ${site.name}`,
  description:
    'Show your followers a product with three prices before you order it. See votes, a price curve and how far you are from the minimum order.',
  keywords: [
    'demand test',
    'test demand',
    'will my followers buy',
    'price test',
    'pre-launch vote',
  ],
  path: paths.demandTest,
};

const tool = {
  id: demandTestAnchor,
  eyebrow: 'Demand test',
  title: 'Ask before you order',
  intro:
    'You get a page for your followers and a private link to the results. No account, no cost.',
  loading: 'Loading the demand test',
};

const hero: PageHeroWords = {
  label: 'Free tools for creators',
  title: 'Will your followers buy it?',
  lead: 'Put a drawing of your product online with three prices, and let your followers pick what they’d pay. Once 100 people have visited, you’ll see whether the minimum order is within reach and which price earns you the most.',
  actions: [
    { label: 'Set up a test', href: `${paths.demandTest}#${tool.id}` },
    { label: 'Get five product ideas', href: ideasPath },
  ],
  ground: 'butter',
};

const steps: TitledListWords = {
  label: 'How it works',
  title: 'Three steps, one to four weeks',
  items: [
    {
      title: 'Describe it',
      text: 'Name the product and three prices you could really charge. We draw the product.',
    },
    {
      title: 'Post the link',
      text: 'Followers open the page and pick the highest price they’d pay. It takes ten seconds. An email address is optional and comes to us, for one message when you launch.',
    },
    {
      title: 'Read the results',
      text: 'Your private link shows visitors, votes and the share who’d buy at each price, and how sure you can be. Only you have that link.',
    },
  ],
};

const honest: TitledListWords = {
  label: 'What it can’t tell',
  title: 'A vote isn’t an order',
  items: [
    {
      title: 'People say more than they do',
      text: 'Out of every 100 who pick a price, we plan on 25 buyers, and show what 10 and 50 would mean. That’s our planning range, not a measurement.',
    },
    {
      title: 'A few visitors tell you little',
      text: 'Under 100 visitors, there’s no verdict. Above that, every share comes with a 95% confidence interval.',
    },
    {
      title: 'One vote per browser',
      text: 'Someone with two phones can vote twice. We count each browser once and limit how many votes come from one place.',
    },
    {
      title: 'What we keep',
      text: 'Once a vote has been over for two months, the next monthly cleanup deletes votes, visits and email addresses. Totals stay for about a year. You can take the page down at any time.',
    },
  ],
};

const call: CallWords = {
  title: 'Enough votes?',
  text: 'Then find out who can make it, and what it costs landed.',
  actions: [
    { label: 'Search factories', href: paths.factorySearch },
    { label: 'Brand potential calculator', href: paths.brandVision },
  ],
};

export const demandTestPage = { meta, hero, tool, steps, honest, call };
