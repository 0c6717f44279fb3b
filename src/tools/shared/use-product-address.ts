import { useEffect, useEffectEvent, useState } from 'react';
import { visitorProducts } from '@/hooks/visitor-products.ts';
import { tabStorage } from '@/lib/storage.ts';
import type { AnswerSource } from '@/lib/visitor-product/products.ts';
import type { ToolAddress } from './use-query-address.ts';

type ProductAddressOptions<Shared> = {
  tool: AnswerSource;
  address: ToolAddress<Shared>;
  /** What this tool stores in the tab of one product. */
  storedKeys: readonly string[];
  /** Whether the tool itself made this address in this tab, from what it stored. */
  isOwn: (params: URLSearchParams) => boolean;
};

/**
 * The tool's address for the product that is spoken of. A form that the tab stored for another
 * product is dropped before it is read, with the address that the tool made of it; somebody else's
 * link stays. Call it before anything that reads the form.
 */
export function useProductAddress<Shared>({
  tool,
  address,
  storedKeys,
  isOwn,
}: ProductAddressOptions<Shared>): ToolAddress<Shared> {
  const [initialParams] = useState(() => {
    const { initialParams: params } = address;
    const { currentId } = visitorProducts.read();
    const markKey = `${tool}_product`;
    const storedFor = tabStorage.read(markKey);
    if (storedFor === currentId) return params;
    tabStorage.write(markKey, currentId);
    if (storedFor === null) return params;
    const isOfFormer = isOwn(params);
    for (const key of storedKeys) tabStorage.remove(key);
    return isOfFormer ? new URLSearchParams() : params;
  });

  const leaveFormer = useEffectEvent(() => {
    if (initialParams !== address.initialParams) address.replace(null);
  });
  useEffect(() => leaveFormer(), []);

  return { ...address, initialParams };
}
