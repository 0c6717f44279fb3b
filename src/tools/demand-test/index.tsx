import { useState } from 'react';
import { useAnchor } from '@/hooks/use-query-params.ts';
import { useToolProduct } from '@/hooks/use-tool-product.ts';
import { usePrefetchQueued } from '@/lazy/prefetch.ts';
import { useProductKey } from '../shared/use-product-key.ts';
import { isBrokenOwnerHash, ownerHash, parseOwnerHash } from './rules/owner-link.ts';
import { DemandTestScreen } from './screen/demand-test-screen.tsx';

/** The demand test of the visitor's product; an owner's link opens the results of one. */
export function DemandTest() {
  usePrefetchQueued();
  return <DemandTestOfProduct key={useProductKey()} />;
}

function DemandTestOfProduct() {
  const [hash, writeHash] = useAnchor();
  const product = useToolProduct('demand');
  const [nowMs] = useState(() => Date.now());
  return (
    <DemandTestScreen
      testKey={parseOwnerHash(hash)}
      isLinkBroken={isBrokenOwnerHash(hash)}
      product={product}
      nowMs={nowMs}
      onOpen={(key) => writeHash(key === null ? '' : ownerHash(key))}
    />
  );
}
