import {
  type ChosenAnswers,
  choose,
  chosenFrom,
  completeAnswers,
  isMultiQuestion,
  type QuizAnswers,
  type QuizQuestion,
  quizOptions,
  quizQuestions,
} from '@functions/_shared/domain/country-quiz/quiz-answers.ts';
import { scoreCountries } from '@functions/_shared/domain/country-quiz/score-countries.ts';
import type { MapCountry } from '@functions/_shared/domain/manufacturing-countries.ts';

export type WinnerChange = Readonly<{
  question: QuizQuestion;
  kind: 'instead' | 'add' | 'remove';
  option: string;
  winner: MapCountry;
  /** Its lead over the current winner. */
  leadPoints: number;
}>;

/**
 * The single change of an answer that would put another country first by the smallest lead: another
 * choice, or an item added to or removed from a list. Ties go by the order of the questions. Null
 * when no single change does.
 */
export function nearestWinnerChange(answers: QuizAnswers): WinnerChange | null {
  const today = scoreCountries(answers)[0]?.country;
  const changes = singleChanges(chosenFrom(answers)).flatMap((change): WinnerChange[] => {
    const scores = scoreCountries(change.answers);
    const [first] = scores;
    const former = scores.find(({ country }) => country === today);
    if (!first || !former || first.country === today) return [];
    const { question, kind, option } = change;
    const leadPoints = first.points - former.points;
    return [{ question, kind, option, winner: first.country, leadPoints }];
  });
  return changes.sort((a, b) => a.leadPoints - b.leadPoints)[0] ?? null;
}

type SingleChange = Pick<WinnerChange, 'question' | 'kind' | 'option'> & { answers: QuizAnswers };

function singleChanges(chosen: ChosenAnswers): SingleChange[] {
  return quizQuestions.flatMap((question) =>
    quizOptions[question].flatMap((option): SingleChange[] => {
      const held = chosen[question].includes(option);
      const multi = isMultiQuestion(question);
      if (held && !multi) return [];
      const next = choose(chosen, question, option);
      const answers = next === chosen ? null : completeAnswers(next);
      if (!answers) return [];
      return [{ question, option, answers, kind: multi ? (held ? 'remove' : 'add') : 'instead' }];
    }),
  );
}
