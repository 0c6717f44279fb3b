import { submit } from '@/api/submissions/submit.ts';
import type { StrategyServices } from '@/components/tools/strategy-builder/services.ts';
import { StrategyBuilder } from '@/components/tools/strategy-builder/strategy-builder.tsx';
import { paths } from '@/config/paths.ts';
import { strategyBuilderContent } from '@/content/strategy-builder.ts';
import { useKeptAnswers } from '@/hooks/use-kept-answers.ts';
import { useQueryParams } from '@/hooks/use-query-params.ts';
import { answersFromStrategy } from '@/lib/rfq/answers-for-rfq.ts';
import { toStrategyParams } from '@/lib/strategy/strategy-url.ts';
import { useQueryAddress } from '@/pages/shared/use-query-address.ts';

const services: StrategyServices = {
  saveStrategy: (row, signals) => submit('strategy', row, signals),
  notify: (message, row) => submit('sourcing-message', { message, row }),
};

/** Joins the strategy builder to the backend and to the page's address. */
export function StrategyBuilderBlock({ email }: { email: string }) {
  const memory = useKeptAnswers('strategy');
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
