import { submit } from '@/api/submissions/submit.ts';
import { CountryQuiz } from '@/components/tools/country-quiz/country-quiz.tsx';
import type { CountryQuizServices } from '@/components/tools/country-quiz/services.ts';
import { paths } from '@/config/paths.ts';
import { countryQuizContent } from '@/content/country-quiz.ts';
import { useKeptAnswers } from '@/hooks/use-kept-answers.ts';
import { useQueryParams } from '@/hooks/use-query-params.ts';
import { answersToParams } from '@/lib/quiz/quiz-answers.ts';
import { answersFromQuiz } from '@/lib/rfq/answers-for-rfq.ts';
import { useQueryAddress } from '@/pages/shared/use-query-address.ts';

const services: CountryQuizServices = {
  saveQuiz: (row, signals) => submit('country-quiz', row, signals),
  notify: (message, row) => submit('sourcing-message', { message, row }),
};

/** The country quiz, whose results can stand in the address. */
export function CountryQuizBlock({ email }: { email: string }) {
  const memory = useKeptAnswers('quiz');
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
