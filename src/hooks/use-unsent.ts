import { useEffect, useSyncExternalStore } from 'react';
import { unsent } from '@/api/unsent.ts';
import { nothingUnsent, type UnsentQueue, type UnsentStatus } from '@/api/unsent-queue.ts';

export type Unsent = Pick<UnsentQueue, 'sendNow' | 'forget' | 'dismiss'> & {
  status: UnsentStatus;
};

/** What has not reached us yet, and sees to it that it does while the page is open. */
export function useUnsent(queue: UnsentQueue = unsent): Unsent {
  const status = useSyncExternalStore(queue.subscribe, queue.status, () => nothingUnsent);
  useEffect(() => queue.watch(window), [queue]);
  const { sendNow, forget, dismiss } = queue;
  return { status, sendNow, forget, dismiss };
}
