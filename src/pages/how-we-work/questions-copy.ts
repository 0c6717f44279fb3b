import type { Question } from '@/content/types.ts';

const questions: Question[] = [
  {
    id: 'audience',
    question: 'Do I need an audience to start?',
    answer:
      'No. An audience tells us what to make and who will buy it first. Without one we look for the same answers in a shop’s sales, a niche or a problem you know well. The brand potential calculator shows what your numbers are worth either way.',
  },
  {
    id: 'budget',
    question: 'How much money does a first product take?',
    answer:
      'With our team, most first products fall into the Starter range of $10K-$25K, which covers development, packaging and a first run. Finding out whether yours would earn costs nothing: the tools are free, and so is the strategy call.',
  },
  {
    id: 'time',
    question: 'How long does it take until I can sell?',
    answer:
      'Launches take 3-6 months. Samples and approvals need more of that than production does, so quick answers from you shorten it. A product that changes an existing mold or pattern is at the fast end, a new formula at the slow one.',
  },
  {
    id: 'tiers',
    question: 'Can I start on my own and hand over later?',
    answer:
      'Yes, and many do. What you entered in the tools can be exported as a report; bring it to the call, and nothing has to be explained twice. You can also book a single consultation and go on alone.',
  },
  {
    id: 'minimums',
    question: 'What is the smallest order?',
    answer:
      'It depends on the product. Many factories start at 500-1,000 units, others at 1,000-2,000, and printed stock goods at far less. We tell you the minimum of your product before you pay for a sample.',
  },
  {
    id: 'ownership',
    question: 'Who owns the product and the designs?',
    answer:
      'You do. The brand, the artwork and the tooling you paid for are yours, and the agreement says so. If you leave, you take the drawings and the factory contact with you.',
  },
  {
    id: 'samples',
    question: 'What if the sample is not right?',
    answer:
      'Then it goes back. We plan 3-5 prototypes into every development, and production starts only when you have signed one. The signed sample stays at the factory as the measure for the whole run.',
  },
  {
    id: 'shipping',
    question: 'Do you handle freight, customs and shipping?',
    answer:
      'All of it, if you like: freight, duty and import papers, storage, and orders shipped within 24-48 hours. Factory prices are FOB until we add those costs, and we show each of them as a line of its own.',
  },
  {
    id: 'call',
    question: 'Is the strategy call a sales call?',
    answer:
      'It is a working hour: product, country, cost and calendar, with the numbers on screen. It is free and takes 60 minutes. You get the next step in writing, whether it includes us or not.',
  },
  {
    id: 'stop',
    question: 'Can I stop in the middle?',
    answer:
      'Yes. Each phase has a price and an end. After any of them you can stop, keep what was made so far and owe nothing for what was not.',
  },
];

/** Ten questions about working with us. */
export const howWeWorkQuestions = {
  label: 'Questions',
  title: 'Ten things people ask first',
  questions,
};
