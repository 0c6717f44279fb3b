import { paths } from '@/config/paths.ts';
import { useQueryParams } from '@/hooks/use-query-params.ts';
import { useSharedAnswers } from '@/hooks/use-shared-answers.ts';
import { answersFromQuiz } from '../rfq-generator/rules/answers-for-rfq.ts';
import { useQueryAddress } from '../shared/use-query-address.ts';
import { answersToParams } from './rules/quiz-answers.ts';
import { CountryQuizScreen } from './screen/country-quiz-screen.tsx';

/** Ten questions, an email, and the countries that fit the answers. Results can be shared. */
export function CountryQuiz({ email }: { email: string }) {
  const sharedAnswers = useSharedAnswers('quiz');
  const [, setParams] = useQueryParams();
  const address = useQueryAddress({
    toParams: answersToParams,
    path: paths.sourcing,
    tool: 'quiz',
  });
  return (
    <CountryQuizScreen
      email={email}
      address={address}
      onAnswered={(answers) => sharedAnswers.save(answersFromQuiz(answers))}
      onOpenCountry={(country) => setParams({ tool: 'map', country })}
    />
  );
}
