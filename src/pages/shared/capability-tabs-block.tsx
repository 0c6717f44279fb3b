import type { ReactNode } from 'react';
import { CapabilityTabs } from '@/components/sections/capability-tabs.tsx';
import type { CapabilityTabsWords, Ground } from '@/content/types.ts';
import { useAddressQuery } from '@/hooks/use-address-query.ts';

type CapabilityTabsBlockProps = {
  words: CapabilityTabsWords;
  /** One drawing for each tab. */
  drawings: readonly ReactNode[];
  ground?: Ground;
  /** The drawing stands on the right. */
  flipped?: boolean;
};

/** The capability tabs; the address says which one is open. */
export function CapabilityTabsBlock({ words, ...props }: CapabilityTabsBlockProps) {
  const [params, setParams] = useAddressQuery();
  const open = words.tabs.find(({ id }) => id === params.get('tab')) ?? words.tabs[0];
  return (
    <CapabilityTabs
      {...props}
      words={words}
      openId={open?.id}
      onOpen={(tab) => setParams({ tab }, { replace: true })}
    />
  );
}
