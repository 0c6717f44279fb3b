import { correctTranscript } from '@functions/voice-to-text/correct-transcript.ts';
import { describe, expect, test } from 'vitest';

/** Every one of them was actually heard: flite's voices through a browser's recorder. */
describe('corrects misheard words in a question about duty', () => {
  const tariff = 'What is the tariff on cotton t-shirts from China?';
  const duty = 'How much duty is due on cotton t-shirts from China?';
  test.each([
    ['What is the terrifying cotton t-shirts from China?', tariff],
    ['What is the teraphone cotton t-shirts from China?', tariff],
    ['What is the air-thon cotton t-shirts from China?', tariff],
    ['What is the air-found cotton t-shirts from China?', tariff],
    ['What is with air-thon cotton t-shirts from China?', tariff],
    ['What is the Darathon cotton t-shirts from China?', tariff],
    ['What is the telephone cotton t-shirts from China?', tariff],
    ['What is the tear if on cotton tea shirts from China?', tariff],
    [
      "What's a terrifying leather handbag from Italy?",
      "What's the tariff on leather handbag from Italy?",
    ],
    ['How much UV is due on cotton t-shirts from China?', duty],
    ['How much Juvie is due on cotton tea shirts from China?', duty],
    ['What is the tariff on cotton tea shirts from China?', tariff],
  ])('%s', (heard, meant) => {
    expect(correctTranscript(heard)).toBe(meant);
  });
});

test.each([
  'What is the tariff on cotton t-shirts from China?',
  'What is the duty rate for cotton t-shirts from China?',
  'How much would it cost to import steel bolts from India?',
  'That is the most terrifying movie I have seen from China.',
  'What is the terrifying part of launching a brand?',
  'What is the telephone number of your office in China?',
  'What is the minimum order quantity for custom hoodies from China?',
  'What is the refund policy for orders from Canada?',
  'What is the dolphin plush from China made of?',
  'What is the traffic on my store from Mexico?',
  'How much UV protection do sunglasses need?',
  'How much does shipping from China cost?',
  'Find factories for leather handbags in India.',
  'What is the tea you sell from India?',
  'What is with the delay of my order from China?',
  'What is the Durafoam mat from China made of?',
  '',
])('leaves other text unchanged %s', (said) => {
  expect(correctTranscript(said)).toBe(said);
});
