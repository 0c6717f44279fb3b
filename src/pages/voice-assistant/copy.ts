import { contactMailto, outsideLinks, paths } from '@/config/paths.ts';
import { site } from '@/content/site.ts';
import type { CallWords, PageMeta, TitledListWords } from '@/content/types.ts';

const kira = site.assistantName;

const meta: PageMeta = {
  title: `Ask ${kira} about duties, factories and next steps | ${site.name}`,
  description: `${kira} knows how products are sourced, made, taxed and shipped. Ask by voice or text for US import duties with their headings, factories and sources.`,
  keywords: ['sourcing assistant', 'tariff questions', 'find factories', 'voice assistant'],
  path: paths.voiceAssistant,
};

const hero = {
  label: `Ask ${kira}`,
  title: 'Your question, in your own words',
  lead: 'US import duties with headings and dates, factories that fit, and how we work. Say it or type it. It works the same.',
};

const honesty: TitledListWords = {
  label: 'Good to know',
  title: 'What’s behind an answer',
  items: [
    {
      title: 'Duties come from the schedule',
      text: 'Every line of the US tariff schedule, the China lists, the forced-labor action and the metal duties, each with heading and dates. What the number leaves out is listed next to it.',
    },
    {
      title: 'When there’s a range, you get the high end',
      text: 'Where our pages give a range, an answer quotes the top of it, so nothing costs more or takes longer than you were told.',
    },
    {
      title: 'The conversation stays in this tab',
      text: 'It’s still there after a reload and gone when you close the tab or reset. We store conversations only for people who are signed in.',
    },
  ],
};

const call: CallWords = {
  title: 'Rather talk to a person?',
  text: 'The first call is free. Or email your question, and the right specialist will answer it.',
  actions: [
    { label: 'Book a Free Call', href: outsideLinks.booking },
    { label: 'Email us', href: contactMailto(`A question for ${kira}`) },
  ],
};

export const voiceAssistantPage = {
  meta,
  hero,
  loading: 'Loading the assistant',
  honesty,
  call,
};
