import {
  completeCreatorInput,
  sharedCreatorAddress,
} from '@functions/_shared/domain/tool-inputs/creator-address.ts';
import { paths } from '@/config/paths.ts';
import { useQueryParams } from '@/hooks/use-query-params.ts';
import { useToolProduct } from '@/hooks/use-tool-product.ts';
import { usePrefetchQueued } from '@/lazy/prefetch.ts';
import { browserLocale } from '../shared/browser-locale.ts';
import { useProductAddress } from '../shared/use-product-address.ts';
import { useProductKey } from '../shared/use-product-key.ts';
import { useQueryAddress } from '../shared/use-query-address.ts';
import { useSharedResult } from '../shared/use-shared-result.ts';
import { isAddressOfTab } from './screen/address-of-tab.ts';
import { CreatorCalculatorScreen } from './screen/creator-calculator-screen.tsx';
import { answersKey, lookKey, outcomeKey } from './storage.ts';

/** In the address of links that lead to the idea dialog (ideasPath). */
const ideasParam = 'ideas';

/** The creator brand-potential calculator, with the result that the page's address shares. */
export function CreatorCalculator() {
  usePrefetchQueued();
  return <CreatorCalculatorOfProduct key={useProductKey()} />;
}

function CreatorCalculatorOfProduct() {
  const locale = browserLocale();
  const pageAddress = useQueryAddress({
    toParams: sharedCreatorAddress.toParams,
    path: paths.brandVision,
  });
  const address = useProductAddress({
    tool: 'creator',
    address: pageAddress,
    storedKeys: [answersKey, lookKey, outcomeKey],
    isOwn: (params) => isAddressOfTab(params, locale),
  });
  const shared = useSharedResult(
    completeCreatorInput(sharedCreatorAddress.readParams(address.initialParams)) !== null,
  );
  const product = useToolProduct('creator');
  const [params, write] = useQueryParams();

  function forgetIdeasCall() {
    const rest = new URLSearchParams(params);
    rest.delete(ideasParam);
    write(rest, { replace: true });
  }

  return (
    <CreatorCalculatorScreen
      address={address}
      shared={shared}
      product={product}
      ideasCall={params.has(ideasParam) ? forgetIdeasCall : undefined}
      locale={locale}
    />
  );
}
