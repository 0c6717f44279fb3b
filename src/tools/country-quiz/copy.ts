import {
  type QuizOption,
  type QuizQuestion,
  quizOptions,
} from '@functions/_shared/domain/country-quiz/quiz-answers.ts';

type QuestionCopy<Question extends QuizQuestion> = {
  title: string;
  /** At most 14 characters: it labels a part of a bar on a phone. */
  short: string;
  hint?: string;
  options: Record<QuizOption<Question>, string>;
};

const questions: { [Question in QuizQuestion]: QuestionCopy<Question> } = {
  currentStatus: {
    title: 'Where do you make your products today?',
    short: 'Made today',
    options: {
      planning: 'Nowhere yet, I’m planning',
      china: 'Mostly in China',
      diversified: 'In several countries',
      other: 'In one country other than China',
    },
  },
  volume: {
    title: 'How many units do you expect to order in a year?',
    short: 'Volume',
    options: {
      'under-500': 'Under 500',
      '500-2000': '500 to 2,000',
      '2000-10000': '2,000 to 10,000',
      '10000+': '10,000 or more',
      'not-sure': 'Not sure yet',
    },
  },
  category: {
    title: 'What do you make?',
    short: 'Category',
    hint: 'Choose all that apply.',
    options: {
      apparel: 'Apparel',
      electronics: 'Electronics',
      'home-goods': 'Home goods',
      beauty: 'Beauty',
      accessories: 'Accessories',
      other: 'Something else',
    },
  },
  priorities: {
    title: 'What matters most to you?',
    short: 'Priorities',
    hint: 'Choose at most two.',
    options: {
      'low-cost': 'Low cost',
      'fast-lead-time': 'Fast lead time',
      quality: 'Quality',
      'ip-protection': 'Protection of my designs',
      sustainability: 'Sustainability',
      proximity: 'Close to the US',
    },
  },
  complexity: {
    title: 'How complex is your product?',
    short: 'Complexity',
    options: {
      simple: 'Simple: one material, few steps',
      moderate: 'Moderate: several materials or details',
      complex: 'Complex: many parts, electronics or molds',
    },
  },
  timeline: {
    title: 'When do you want to start?',
    short: 'Timeline',
    options: {
      asap: 'As soon as possible',
      planning: 'In the next few months, planning now',
      exploring: 'This year, exploring',
      'long-term': 'Later, a long-term plan',
    },
  },
  compliance: {
    title: 'Which rules or certificates must it meet?',
    short: 'Certificates',
    hint: 'Choose all that apply.',
    options: {
      cpsia: "CPSIA (children's products)",
      fda: 'FDA (food, cosmetics)',
      organic: 'Organic (GOTS)',
      'fair-trade': 'Fair trade',
      sustainability: 'Sustainability certificates',
      none: 'None that I know of',
    },
  },
  tariffConcern: {
    title: 'How much do tariffs worry you?',
    short: 'Tariff worry',
    options: {
      major: 'A lot: they decide my margin',
      moderate: 'Somewhat',
      minor: 'A little',
      'not-sure': 'Not sure',
    },
  },
  painPoints: {
    title: 'What’s hardest now, or likely to be?',
    short: 'Pain points',
    hint: 'Choose all that apply.',
    options: {
      tariffs: 'Tariffs',
      'lead-times': 'Lead times',
      quality: 'Quality',
      communication: 'Communication',
      moq: 'Minimum orders',
      'ip-theft': 'Copied designs',
    },
  },
  budgetFlexibility: {
    title: 'How flexible is your unit cost?',
    short: 'Budget',
    options: {
      reduce: 'It has to go down',
      maintain: 'It should stay the same',
      'increase-10-20': 'It may rise by 10-20%',
      premium: 'I’ll pay more for the best',
      'not-sure': 'Not sure yet',
    },
  },
};

export const countryQuizCopy = {
  questions,
  progress: (number: number, total: number) => `Question ${number} of ${total}`,
  keys: 'Shortcuts: number keys to choose, arrows to move, Enter to continue.',
  previous: 'Previous Question',
  continue: (count: number) => (count === 0 ? 'Continue' : `Continue (${count})`),
  continueWithMax: (count: number, max: number) => `Continue (${count}/${max})`,
  chosenFrom: (source: string) =>
    `Chosen for you (from ${source}). Choose another if it doesn’t fit.`,
  noneChosen: 'Choose at least one answer to continue.',
  full: (max: number) => `${max} of ${max} chosen. Remove one to choose another.`,
  email: {
    title: 'Your results are ready',
    text: 'Where can we reach you about them? They open right away.',
    label: 'Email',
    placeholder: 'you@example.com',
    back: 'Back to Quiz',
    submit: 'See My Results',
    invalid: {
      title: 'Valid email required',
      text: 'Please enter a valid email to see your results',
    },
  },
};

/** The label of an answer; the bare value for one that has none. */
export function optionLabel(question: QuizQuestion, option: string): string {
  const labels = new Map<string, string>(Object.entries(questions[question].options));
  return labels.get(option) ?? option;
}

/** The answers to a question in the order offered. */
export function labeledOptions(question: QuizQuestion): { value: string; label: string }[] {
  return quizOptions[question].map((value) => ({ value, label: optionLabel(question, value) }));
}
