import { paths } from '@/config/paths.ts';
import type { CallWords, TitledListWords } from '@/content/types.ts';

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
  label: 'What it can’t tell you',
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

/** The page of the demand test, below the tool. */
export const demandTestSections = { steps, honest, call };
