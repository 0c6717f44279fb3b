import { useState } from 'react';
import { paths } from '@/config/paths.ts';
import { useQueryParams } from '@/hooks/use-query-params.ts';
import { useToolProduct } from '@/hooks/use-tool-product.ts';
import { lazyComponent } from '@/lazy/lazy-component.tsx';
import { usePrefetchQueued } from '@/lazy/prefetch.ts';
import { browserLocale } from '../shared/browser-locale.ts';
import { ownResult } from '../shared/own-result.ts';
import { hasShareMark } from '../shared/shared-link.ts';
import { useProductAddress } from '../shared/use-product-address.ts';
import { useProductKey } from '../shared/use-product-key.ts';
import { useQueryAddress } from '../shared/use-query-address.ts';
import { CreatorCalculatorScreen } from './screen/creator-calculator-screen.tsx';
import { creatorParams } from './screen/creator-codec.ts';
import { useIdeasCall } from './screen/use-ideas-call.ts';
import { savedForProduct } from './storage.ts';

// Most visitors open the form as it is; what reads an address comes with an address.
const CreatorOfAddress = lazyComponent(() =>
  import('./creator-of-address.tsx').then((m) => m.CreatorOfAddress),
);

/** The creator brand-potential calculator, with the result that the page's address shares. */
export function CreatorCalculator() {
  usePrefetchQueued();
  return <CreatorCalculatorOfProduct key={useProductKey()} />;
}

function CreatorCalculatorOfProduct() {
  const [params] = useQueryParams();
  const [hasInputs] = useState(() => params.has('v') || hasShareMark(params));
  return hasInputs ? <CreatorOfAddress /> : <CreatorOfForm />;
}

function CreatorOfForm() {
  const pageAddress = useQueryAddress({ toParams: creatorParams, path: paths.brandVision });
  const address = useProductAddress({
    tool: 'creator',
    address: pageAddress,
    storedKeys: savedForProduct,
    isOwn: () => false,
  });
  const product = useToolProduct('creator');
  const ideasCall = useIdeasCall();

  return (
    <CreatorCalculatorScreen
      address={address}
      shared={ownResult}
      product={product}
      ideasCall={ideasCall}
      locale={browserLocale()}
    />
  );
}
