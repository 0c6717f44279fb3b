import { submit } from '@/api/submissions/submit.ts';
import { paths } from '@/config/paths.ts';
import { useQueryParams } from '@/hooks/use-query-params.ts';
import { useSharedAnswers } from '@/hooks/use-shared-answers.ts';
import { answersFromQuiz } from '../rfq-generator/rules/answers-for-rfq.ts';
import { useQueryAddress } from '../shared/use-query-address.ts';
import { countryQuizContent } from './copy.ts';
import { answersToParams } from './rules/quiz-answers.ts';
import { CountryQuiz } from './screen/country-quiz.tsx';
import type { CountryQuizServices } from './screen/services.ts';

const services: CountryQuizServices = {
  saveQuiz: (row, signals) => submit('country-quiz', row, signals),
  notify: (message, row) => submit('sourcing-message', { message, row }),
};

/** The country quiz, whose results can stand in the address. */
export function CountryQuizBlock({ email }: { email: string }) {
  const memory = useSharedAnswers('quiz');
  const [, setParams] = useQueryParams();
  const address = useQueryAddress({
    toParams: answersToParams,
    path: paths.sourcing,
    tool: 'quiz',
  });
  return (
    <CountryQuiz
      words={countryQuizContent}
      services={services}
      email={email}
      address={address}
      onAnswered={(answers) => memory.keep(answersFromQuiz(answers))}
      onOpenCountry={(country) => setParams({ tool: 'map', country })}
    />
  );
}
