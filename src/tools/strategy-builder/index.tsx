import { submit } from '@/api/submissions/submit.ts';
import { paths } from '@/config/paths.ts';
import { useQueryParams } from '@/hooks/use-query-params.ts';
import { useSharedAnswers } from '@/hooks/use-shared-answers.ts';
import { answersFromStrategy } from '../rfq-generator/rules/answers-for-rfq.ts';
import { useQueryAddress } from '../shared/use-query-address.ts';
import { strategyBuilderContent } from './copy.ts';
import { toStrategyParams } from './rules/strategy-url.ts';
import type { StrategyServices } from './screen/services.ts';
import { StrategyBuilder } from './screen/strategy-builder.tsx';

const services: StrategyServices = {
  saveStrategy: (row, signals) => submit('strategy', row, signals),
  notify: (message, row) => submit('sourcing-message', { message, row }),
};

/** Joins the strategy builder to the backend and to the page's address. */
export function StrategyBuilderBlock({ email }: { email: string }) {
  const memory = useSharedAnswers('strategy');
  const [, setParams] = useQueryParams();
  const address = useQueryAddress({
    toParams: toStrategyParams,
    path: paths.sourcing,
    tool: 'strategy',
  });
  return (
    <StrategyBuilder
      words={strategyBuilderContent}
      services={services}
      email={email}
      onAnswered={(answers) => memory.keep(answersFromStrategy(answers))}
      onWriteRfq={(origin) => setParams({ tool: 'rfq', origin })}
      address={address}
    />
  );
}
