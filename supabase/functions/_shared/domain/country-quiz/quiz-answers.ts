/** The options of every question, in the order offered (specification §3). */
export const quizOptions = {
  currentStatus: ['planning', 'china', 'diversified', 'other'],
  volume: ['under-500', '500-2000', '2000-10000', '10000+', 'not-sure'],
  category: ['apparel', 'electronics', 'home-goods', 'beauty', 'accessories', 'other'],
  priorities: [
    'low-cost',
    'fast-lead-time',
    'quality',
    'ip-protection',
    'sustainability',
    'proximity',
  ],
  complexity: ['simple', 'moderate', 'complex'],
  timeline: ['asap', 'planning', 'exploring', 'long-term'],
  compliance: ['cpsia', 'fda', 'organic', 'fair-trade', 'sustainability', 'none'],
  tariffConcern: ['major', 'moderate', 'minor', 'not-sure'],
  painPoints: ['tariffs', 'lead-times', 'quality', 'communication', 'moq', 'ip-theft'],
  budgetFlexibility: ['reduce', 'maintain', 'increase-10-20', 'premium', 'not-sure'],
} as const;

type Options = typeof quizOptions;
export type QuizQuestion = keyof Options;
export type QuizOption<Question extends QuizQuestion> = Options[Question][number];

export const multiQuestions = ['category', 'priorities', 'compliance', 'painPoints'] as const;
export type MultiQuestion = (typeof multiQuestions)[number];
export type SingleQuestion = Exclude<QuizQuestion, MultiQuestion>;

/** Complete answers: one option, or at least one of a list. */
export type QuizAnswers = { [Question in SingleQuestion]: QuizOption<Question> } & {
  [Question in MultiQuestion]: QuizOption<Question>[];
};

/**
 * Unfinished answers: a list for every question, with at most one option for a single choice. The
 * common shape spares callers a case for each kind.
 */
export type ChosenAnswers = Readonly<Record<QuizQuestion, readonly string[]>>;

export const quizQuestions: readonly QuizQuestion[] = [
  'currentStatus',
  'volume',
  'category',
  'priorities',
  'complexity',
  'timeline',
  'compliance',
  'tariffConcern',
  'painPoints',
  'budgetFlexibility',
];

export const prioritiesMax = 2;

/** How many options of a question may be chosen. */
export function maxChoices(question: QuizQuestion): number {
  if (!isMultiQuestion(question)) return 1;
  return question === 'priorities' ? prioritiesMax : quizOptions[question].length;
}

export function isMultiQuestion(question: QuizQuestion): question is MultiQuestion {
  return multiQuestions.some((multi) => multi === question);
}

export const noAnswers: ChosenAnswers = {
  currentStatus: [],
  volume: [],
  category: [],
  priorities: [],
  complexity: [],
  timeline: [],
  compliance: [],
  tariffConcern: [],
  painPoints: [],
  budgetFlexibility: [],
};

/**
 * Selects an option: a single choice is replaced; in a list the option is toggled, or ignored once
 * the maximum is reached. `none` and the other certifications exclude each other.
 */
export function choose(
  answers: ChosenAnswers,
  question: QuizQuestion,
  option: string,
): ChosenAnswers {
  const chosen = answers[question];
  if (!isMultiQuestion(question)) return { ...answers, [question]: [option] };
  if (chosen.includes(option)) {
    return { ...answers, [question]: chosen.filter((each) => each !== option) };
  }
  if (chosen.length >= maxChoices(question)) return answers;
  const compatible = chosen.filter((each) => option !== 'none' && each !== 'none');
  return { ...answers, [question]: [...compatible, option] };
}

/** The complete answers, or null while a question is open. */
export function completeAnswers(chosen: ChosenAnswers): QuizAnswers | null {
  const currentStatus = only('currentStatus', chosen);
  const volume = only('volume', chosen);
  const complexity = only('complexity', chosen);
  const timeline = only('timeline', chosen);
  const tariffConcern = only('tariffConcern', chosen);
  const budgetFlexibility = only('budgetFlexibility', chosen);
  const lists = {
    category: known('category', chosen),
    priorities: known('priorities', chosen),
    compliance: known('compliance', chosen),
    painPoints: known('painPoints', chosen),
  };
  if (!currentStatus || !volume || !complexity || !timeline || !tariffConcern) return null;
  if (!budgetFlexibility || Object.values(lists).some((list) => list.length === 0)) return null;
  return {
    currentStatus,
    volume,
    complexity,
    timeline,
    tariffConcern,
    budgetFlexibility,
    ...lists,
  };
}

export function chosenFrom(answers: QuizAnswers): ChosenAnswers {
  return {
    ...answers,
    currentStatus: [answers.currentStatus],
    volume: [answers.volume],
    complexity: [answers.complexity],
    timeline: [answers.timeline],
    tariffConcern: [answers.tariffConcern],
    budgetFlexibility: [answers.budgetFlexibility],
  };
}

/** The answers as a query: one parameter a question, several values with commas. */
export function answersToParams(answers: QuizAnswers): URLSearchParams {
  const chosen = chosenFrom(answers);
  return new URLSearchParams(
    quizQuestions.map((question): [string, string] => [question, chosen[question].join(',')]),
  );
}

/** The answers in an address, or null where one is missing. */
export function answersFromParams(params: URLSearchParams): QuizAnswers | null {
  return completeAnswers(knownAnswers((question) => (params.get(question) ?? '').split(',')));
}

/** Drops unknown options and those beyond the maximum. */
export function knownAnswers(read: (question: QuizQuestion) => string[]): ChosenAnswers {
  return quizQuestions.reduce<ChosenAnswers>(
    (answers, question) =>
      [...new Set(read(question))]
        .filter((option) => quizOptions[question].some((known) => known === option))
        .slice(0, maxChoices(question))
        .reduce((sofar, option) => choose(sofar, question, option), answers),
    noAnswers,
  );
}

function known<Question extends QuizQuestion>(
  question: Question,
  chosen: ChosenAnswers,
): QuizOption<Question>[] {
  const options: readonly QuizOption<Question>[] = quizOptions[question];
  return options.filter((option) => chosen[question].includes(option));
}

function only<Question extends SingleQuestion>(
  question: Question,
  chosen: ChosenAnswers,
): QuizOption<Question> | undefined {
  return known(question, chosen)[0];
}
