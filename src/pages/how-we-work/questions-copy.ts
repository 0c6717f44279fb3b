import type { Question } from '@/content/types.ts';

const questions: Question[] = [
  {
    id: 'audience',
    question: 'Do I need an audience to start?',
    answer:
      'No, you don’t need followers. An audience tells us what to make and who’ll buy it first. Without one, we look for the same answers in a store’s sales, a niche or a problem you know well. The brand potential calculator shows what your numbers are worth either way.',
  },
  {
    id: 'budget',
    question: 'How much money does a first product take?',
    answer:
      'With our team, most first products fall into the Starter range of $10K-$25K, which covers development, packaging and a first run. Finding out whether yours would make money costs nothing: the tools are free, and so is the strategy call.',
  },
  {
    id: 'time',
    question: 'How soon can I start selling?',
    answer:
      'Launches take 3-6 months; 90 days is the fast end. Samples and approvals take up more of that than production does, so quick answers from you shorten it. A product based on an existing mold or pattern goes fastest, and a new formula takes longest.',
  },
  {
    id: 'tiers',
    question: 'Can I start on my own and hand over later?',
    answer:
      'Yes, and many do. You can export what you entered in the tools as a report. Bring it to the call, and you won’t have to explain anything twice. You can also book a single consultation and keep going on your own.',
  },
  {
    id: 'minimums',
    question: 'What is the smallest order?',
    answer:
      'It depends on the product. For custom products, many factories start at 500-1,000 units, others at 1,000-2,000. Small workshops take less, and printed stock starts at 50 pieces. We’ll tell you the minimum for your product before you pay for a sample.',
  },
  {
    id: 'ownership',
    question: 'Who owns the product and the designs?',
    answer:
      'You do. The brand, the artwork and the tooling you paid for are yours, and the agreement says so. If you leave, you take the drawings and the factory’s contact info with you.',
  },
  {
    id: 'samples',
    question: 'What if the sample isn’t right?',
    answer:
      'Then it goes back. We plan on 3-5 prototypes for every product, and production starts only once you’ve signed off on one. The signed sample stays at the factory as the standard for the whole run.',
  },
  {
    id: 'shipping',
    question: 'Do you handle freight, customs and shipping?',
    answer:
      'All of it, if you like: freight, duty and import paperwork, storage, and orders shipped within 24-48 hours. Factory prices are FOB until we add those costs, and we show each one on its own line.',
  },
  {
    id: 'call',
    question: 'Is the strategy call a sales call?',
    answer:
      'It’s a working hour: product, country, cost and timeline, with the numbers on screen. It’s free and takes 60 minutes. You get the next step in writing, whether or not it includes us.',
  },
  {
    id: 'stop',
    question: 'Can I stop in the middle?',
    answer:
      'Yes. Each phase has a price and an end. You can stop after any of them, keep what’s been made so far and owe nothing for the rest.',
  },
];

/** Ten questions about working with us. */
export const howWeWorkQuestions = {
  label: 'Questions',
  title: 'Ten things people ask first',
  questions,
};
