import { expect, test } from 'vitest';
import {
  isOfSubject,
  isPageFollowUp,
  sentenceOfPages,
  subjectOf,
} from '@/tools/assistant/rules/page-follow-up.ts';
import type { AnswerCard, Thread } from '@/tools/assistant/rules/thread.ts';
import { anAnswer, aQuestion, aTariffCard } from './messages.ts';

function pages(title: string): AnswerCard {
  return {
    kind: 'pages',
    writtenBy: 'builtin',
    sources: [{ id: title, page: 'Ask', path: '/ask', title }],
  };
}

const bond: Thread = [
  aQuestion('what is a customs bond'),
  anAnswer(
    'A guarantee that customs gets its duties. A formal entry needs one, which means goods worth more than $2,500. A continuous bond is for a year, and at least $50,000. You do not pay that amount: you pay a surety company a premium for it. Source: 19 CFR part 113.',
    { cards: [pages('What is a customs bond?')] },
  ),
];
const call: Thread = [
  aQuestion('how does the call work'),
  anAnswer(
    'It’s a working hour. It’s free and takes 60 minutes. You get the next step in writing.',
    {
      cards: [pages('Is the strategy call a sales call?')],
    },
  ),
];
const refusal = anAnswer('I don’t know that.', {
  cards: [{ kind: 'people', contacts: ['email'] }],
});

test.each([
  [
    'how much is a good one',
    bond,
    'A continuous bond is for a year, and at least $50,000. You do not pay that amount: you pay a surety company a premium for it.',
  ],
  ['how long is it', call, 'It’s free and takes 60 minutes.'],
  ['is it really free', call, 'It’s free and takes 60 minutes.'],
  ['and then what happens', call, 'You get the next step in writing.'],
  [
    'how long is it',
    [...call, aQuestion('what do i need to bring'), refusal],
    'It’s free and takes 60 minutes.',
  ],
  ['what do i need to bring', call, undefined],
])('%s is a part of the page quoted last', (text, thread, sentence) => {
  expect(isPageFollowUp(text, thread)).toBe(true);
  expect(sentenceOfPages(text, thread)).toBe(sentence);
});

test.each([
  ['how much is the duty on mugs', bond],
  ['how long does sea freight take', bond],
  ['how much do you charge', call],
  ['how long is it', []],
  [
    'how long is it',
    [...bond, aQuestion('duty on mugs'), anAnswer('20%', { cards: [aTariffCard()] })],
  ],
])('%s is a question of its own', (text, thread: Thread) => {
  expect(isPageFollowUp(text, thread)).toBe(false);
});

test('another page counts where its title is of what was asked', () => {
  const sample: Thread = [
    aQuestion('can i get a sample first'),
    anAnswer('Yes.', { cards: [pages('How do I get a sample first?')] }),
  ];
  expect(subjectOf(sample)).toContain('sample');
  expect(isOfSubject('What does a sample cost, and who pays for the courier?', sample)).toBe(true);
  expect(isOfSubject('What are your pricing tiers?', sample)).toBe(false);
});
