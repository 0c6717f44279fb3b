import { useState } from 'react';
import { submit } from '@/api/submissions/submit.ts';
import { CountryQuiz } from '@/components/tools/country-quiz/country-quiz.tsx';
import type { CountryQuizServices } from '@/components/tools/country-quiz/services.ts';
import { paths } from '@/config/paths.ts';
import { countryQuizContent } from '@/content/country-quiz.ts';
import { useKeptAnswers } from '@/hooks/use-kept-answers.ts';
import { useQueryParams } from '@/hooks/use-query-params.ts';
import { answersFromParams, answersToParams } from '@/lib/quiz/quiz-answers.ts';
import { answersFromQuiz } from '@/lib/rfq/answers-for-rfq.ts';

const services: CountryQuizServices = {
  saveQuiz: (row, signals) => submit('country-quiz', row, signals),
  notify: (message, row) => submit('sourcing-message', { message, row }),
};

/** The country quiz, whose results can stand in the address. */
export function CountryQuizBlock({ email }: { email: string }) {
  const memory = useKeptAnswers('quiz');
  const [params, setParams] = useQueryParams();
  const [initialAnswers] = useState(() => answersFromParams(params));
  return (
    <CountryQuiz
      words={countryQuizContent}
      services={services}
      email={email}
      onAnswered={(answers) => memory.keep(answersFromQuiz(answers))}
      onOpenCountry={(country) => setParams({ tool: 'map', country })}
      address={{
        initialAnswers,
        // The address the visitor is at, so that a link copied from a preview opens there again.
        shareUrl: (answers) => {
          const url = new URL(paths.sourcing, window.location.origin);
          url.search = `tool=quiz&${answersToParams(answers)}`;
          return url.href;
        },
        clear: () => setParams({ tool: 'quiz' }, { replace: true }),
      }}
    />
  );
}
