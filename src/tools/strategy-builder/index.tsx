import { paths } from '@/config/paths.ts';
import { useQueryParams } from '@/hooks/use-query-params.ts';
import { useSharedAnswers } from '@/hooks/use-shared-answers.ts';
import { answersFromStrategy } from '../rfq-generator/rules/answers-for-rfq.ts';
import { useQueryAddress } from '../shared/use-query-address.ts';
import { toStrategyParams } from './rules/strategy-address.ts';
import { StrategyBuilderScreen } from './screen/strategy-builder-screen.tsx';

/** Four steps to a roadmap with dates for spreading production over countries. */
export function StrategyBuilder({ email }: { email: string }) {
  const sharedAnswers = useSharedAnswers('strategy');
  const [, setParams] = useQueryParams();
  const address = useQueryAddress({
    toParams: toStrategyParams,
    path: paths.sourcing,
    tool: 'strategy',
  });
  return (
    <StrategyBuilderScreen
      email={email}
      address={address}
      onAnswered={(answers) => sharedAnswers.save(answersFromStrategy(answers))}
      onWriteRfq={(origin) => setParams({ tool: 'rfq', origin })}
    />
  );
}
