import {
  completeCreatorInput,
  sharedCreatorAddress,
} from '@functions/_shared/domain/tool-inputs/creator-address.ts';
import { paths } from '@/config/paths.ts';
import { useToolProduct } from '@/hooks/use-tool-product.ts';
import { browserLocale } from '../shared/browser-locale.ts';
import { useProductAddress } from '../shared/use-product-address.ts';
import { useQueryAddress } from '../shared/use-query-address.ts';
import { useSharedResult } from '../shared/use-shared-result.ts';
import { isAddressOfTab } from './screen/address-of-tab.ts';
import { CreatorCalculatorScreen } from './screen/creator-calculator-screen.tsx';
import { readOpening } from './screen/read-opening.ts';
import { useIdeasCall } from './screen/use-ideas-call.ts';
import { savedForProduct } from './storage.ts';

/** The calculator on a page whose address has inputs: somebody else's link, or a reload. */
export function CreatorOfAddress() {
  const locale = browserLocale();
  const pageAddress = useQueryAddress({
    toParams: sharedCreatorAddress.toParams,
    path: paths.brandVision,
  });
  const address = useProductAddress({
    tool: 'creator',
    address: pageAddress,
    storedKeys: savedForProduct,
    isOwn: (params) => isAddressOfTab(params, locale),
  });
  const { initialParams: params } = address;
  const shared = useSharedResult(
    completeCreatorInput(sharedCreatorAddress.readParams(params)) !== null,
  );
  const { isShared } = shared;
  const product = useToolProduct('creator');
  const ideasCall = useIdeasCall();

  return (
    <CreatorCalculatorScreen
      address={address}
      open={(stored) => readOpening({ params, stored, locale, isShared })}
      shared={shared}
      product={product}
      ideasCall={ideasCall}
      locale={locale}
    />
  );
}
