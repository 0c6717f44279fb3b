import { contactMailto, outsideLinks, paths } from '@/config/paths.ts';
import { site } from './site.ts';
import type { CallWords, PageHeroWords, PageMeta, TitledListWords } from './types.ts';

const meta: PageMeta = {
  title: `Ask ${site.assistantName} about duties, factories and next steps | ${site.name}`,
  description: `${site.assistantName} knows how products are sourced, made, taxed and shipped, and which of our free tools answers your question.`,
  keywords: ['sourcing assistant', 'tariff questions', 'find factories', 'voice assistant'],
  path: paths.voiceAssistant,
};

const hero: PageHeroWords = {
  label: `Ask ${site.assistantName}`,
  title: 'Your question, in your own words',
  lead: `${site.assistantName} is the part of ${site.name} that answers first: what a product could earn, which country suits it, who can make it. Start with the tool that fits your question, or put it to a person.`,
  actions: [
    { label: 'Search factories', href: paths.factorySearch },
    { label: `Build With ${site.assistantName}`, href: outsideLinks.intakeForm },
  ],
  ground: 'sky',
};

const questions: TitledListWords = {
  label: 'What people ask',
  title: 'Three questions and where they lead',
  items: [
    {
      title: 'What could my audience earn me?',
      text: 'The brand potential calculator takes followers, engagement and price, and shows a year.',
    },
    {
      title: 'Where should it be made?',
      text: 'The sourcing tools compare countries by product, lead time, risk and duty.',
    },
    {
      title: 'Who can make it?',
      text: 'The factory search looks through our network by product, country and category.',
    },
  ],
};

const call: CallWords = {
  title: 'Rather ask a person?',
  text: 'The first call is free. Or write down the question, and the right specialist answers it.',
  actions: [
    { label: 'Book a Free Call', href: outsideLinks.booking },
    { label: 'Write to us', href: contactMailto(`A question for ${site.assistantName}`) },
  ],
};

export const voiceAssistantPage = { meta, hero, questions, call };
