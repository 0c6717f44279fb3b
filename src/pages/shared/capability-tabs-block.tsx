import { CapabilityTabs } from '@/components/sections/capability-tabs.tsx';
import type { CapabilityTabsWords } from '@/content/types.ts';
import { useAddressQuery } from '@/hooks/use-address-query.ts';

/** The capability tabs; the address says which one is open. */
export function CapabilityTabsBlock({ words }: { words: CapabilityTabsWords }) {
  const [params, setParams] = useAddressQuery();
  const open = words.tabs.find(({ id }) => id === params.get('tab')) ?? words.tabs[0];
  return (
    <CapabilityTabs
      words={words}
      openId={open?.id}
      onOpen={(tab) => setParams({ tab }, { replace: true })}
    />
  );
}
