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
  lead: 'US import duties with headings and dates, factories that fit, and how we work. Say it or type it; it works the same.',
};

const honesty: TitledListWords = {
  label: 'Good to know',
  title: 'What stands behind an answer',
  items: [
    {
      title: 'Duties come from the schedule',
      text: 'Every line of the US tariff schedule, the China lists, the forced-labor action and the metal duties, each with heading and dates. What is not in the number is named beside it.',
    },
    {
      title: 'Ranges are shown by their upper end',
      text: 'Where our pages name a range, an answer names its upper value, so that nothing costs more or takes longer than you heard.',
    },
    {
      title: 'The conversation stays in this tab',
      text: 'It is there after a reload, gone when you close the tab or reset. Only people who are signed in have theirs stored.',
    },
  ],
};

const call: CallWords = {
  title: 'Rather ask a person?',
  text: 'The first call is free. Or write down the question, and the right specialist answers it.',
  actions: [
    { label: 'Book a Free Call', href: outsideLinks.booking },
    { label: 'Write to us', href: contactMailto(`A question for ${kira}`) },
  ],
};

export const voiceAssistantPage = {
  meta,
  hero,
  loading: 'Loading the assistant',
  honesty,
  call,
};
