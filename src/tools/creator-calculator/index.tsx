import { paths } from '@/config/paths.ts';
import { useQueryParams } from '@/hooks/use-query-params.ts';
import { useSharedAnswers } from '@/hooks/use-shared-answers.ts';
import { usePrefetchQueued } from '@/lazy/prefetch.ts';
import { browserLocale } from '../shared/browser-locale.ts';
import { useQueryAddress } from '../shared/use-query-address.ts';
import { creatorAddress } from './rules/creator-address.ts';
import { CreatorCalculatorScreen } from './screen/creator-calculator-screen.tsx';

/** In the address of links that lead to the idea dialog (ideasPath). */
const ideasParam = 'ideas';

/** The creator brand-potential calculator, with the result that the page's address shares. */
export function CreatorCalculator() {
  usePrefetchQueued();
  const address = useQueryAddress({ toParams: creatorAddress.toParams, path: paths.brandVision });
  const sharedAnswers = useSharedAnswers('creator');
  const [params, write] = useQueryParams();

  function forgetIdeasCall() {
    const rest = new URLSearchParams(params);
    rest.delete(ideasParam);
    write(rest, { replace: true });
  }

  return (
    <CreatorCalculatorScreen
      address={address}
      sharedAnswers={sharedAnswers}
      ideasCall={params.has(ideasParam) ? forgetIdeasCall : undefined}
      locale={browserLocale()}
    />
  );
}
