import {
  completeRequest,
  sharedRevenueAddress,
} from '@functions/_shared/domain/tool-inputs/revenue-address.ts';
import { delivery } from '@/api/submissions/queue.ts';
import { homeSection } from '@/config/paths.ts';
import { useToolProduct } from '@/hooks/use-tool-product.ts';
import { queuePrefetch, usePrefetchQueued } from '@/lazy/prefetch.ts';
import { browserLocale } from '../shared/browser-locale.ts';
import { useProductAddress } from '../shared/use-product-address.ts';
import { useProductKey } from '../shared/use-product-key.ts';
import { useQueryAddress } from '../shared/use-query-address.ts';
import { useSharedResult } from '../shared/use-shared-result.ts';
import { addressMark } from './rules/shown-result.ts';
import { RevenueCalculatorScreen } from './screen/revenue-calculator-screen.tsx';
import { readResult, storedKeys } from './storage.ts';

queuePrefetch(delivery);

/** The free revenue calculator, with the result that the page's address shares. */
export function RevenueCalculator() {
  usePrefetchQueued();
  return <RevenueCalculatorOfProduct key={useProductKey()} />;
}

function RevenueCalculatorOfProduct() {
  const pageAddress = useQueryAddress({
    toParams: sharedRevenueAddress.toParams,
    path: homeSection('calculator'),
  });
  const address = useProductAddress({
    tool: 'revenue',
    address: pageAddress,
    storedKeys,
    isOwn: (params) => {
      const mark = addressMark(params);
      return mark !== null && mark === readResult().mark;
    },
  });
  const shared = useSharedResult(
    completeRequest(sharedRevenueAddress.readParams(address.initialParams)) !== null,
  );
  const product = useToolProduct('revenue');
  return (
    <RevenueCalculatorScreen
      address={address}
      shared={shared}
      product={product}
      locale={browserLocale()}
    />
  );
}
