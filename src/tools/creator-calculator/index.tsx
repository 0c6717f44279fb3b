import { paths } from '@/config/paths.ts';
import { useSharedAnswers } from '@/hooks/use-shared-answers.ts';
import { usePrefetchQueued } from '@/lazy/prefetch.ts';
import { browserLocale } from '../shared/browser-locale.ts';
import { useQueryAddress } from '../shared/use-query-address.ts';
import { creatorAddress } from './rules/creator-address.ts';
import { CreatorCalculatorScreen } from './screen/creator-calculator-screen.tsx';

/** The creator brand-potential calculator, with the result that the page's address shares. */
export function CreatorCalculator() {
  usePrefetchQueued();
  const address = useQueryAddress({ toParams: creatorAddress.toParams, path: paths.brandVision });
  const sharedAnswers = useSharedAnswers('creator');
  return (
    <CreatorCalculatorScreen
      address={address}
      sharedAnswers={sharedAnswers}
      locale={browserLocale()}
    />
  );
}
