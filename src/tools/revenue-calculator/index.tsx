import { delivery } from '@/api/submissions/queue.ts';
import { homeSection } from '@/config/paths.ts';
import { useSharedAnswers } from '@/hooks/use-shared-answers.ts';
import { queuePrefetch, usePrefetchQueued } from '@/lazy/prefetch.ts';
import { browserLocale } from '../shared/browser-locale.ts';
import { useQueryAddress } from '../shared/use-query-address.ts';
import { revenueAddress } from './rules/revenue-address.ts';
import { RevenueCalculatorScreen } from './screen/revenue-calculator-screen.tsx';

queuePrefetch(delivery);

/** The free revenue calculator, with the result that the page's address shares. */
export function RevenueCalculator() {
  usePrefetchQueued();
  const address = useQueryAddress({
    toParams: revenueAddress.toParams,
    path: homeSection('calculator'),
  });
  const sharedAnswers = useSharedAnswers('revenue');
  return (
    <RevenueCalculatorScreen
      address={address}
      sharedAnswers={sharedAnswers}
      locale={browserLocale()}
    />
  );
}
