/** What KIRA says where it has no answer in a conversation that has told it something. */
export const recordCopy = {
  /** `known` and `steps` are lists in words; `known` is empty where only the goods were named. */
  goods: ({ goods, known, steps }: { goods: string; known: string; steps: string }) =>
    known === ''
      ? `I don’t have an answer to that part. For your ${goods}, I can work out ${steps}. Which do you want?`
      : `I don’t have an answer to that part. What I’ve got on your ${goods} so far: ${known}. From that, I can work out ${steps}. Which do you want?`,
  units: (units: string) => `${units} pieces`,
  country: (country: string) => `from ${country}`,
  fob: (price: string) => `${price} each from the factory`,
  retail: (price: string) => `a price of ${price} for your customers`,
  budget: (budget: string) => `a budget of ${budget}`,
  steps: {
    duty: (goods: string, country: string) => `the duty on ${goods} from ${country}`,
    landed: 'what they land at',
    profit: 'what they’d leave you',
    'in-hands': 'how fast you’d have them',
    price: 'what a factory usually charges',
  },
  audience:
    'I don’t have an answer to that part. For your audience, I can suggest products, work out what you’d earn at a price you name, or show you how to find out if people would buy. Which do you want?',
  /** What an audience leads to. */
  audienceSteps: [
    'How can I test demand before I order?',
    'How much money does a first product take?',
    'How do I set my retail price, and what margin do I need?',
  ],
  /** What any conversation leads to that has named no goods. */
  generalSteps: ['How do I get started?', 'Which free tools are there?', 'What is a landed cost?'],
};
