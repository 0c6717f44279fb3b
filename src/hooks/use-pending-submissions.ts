import { useEffect, useSyncExternalStore } from 'react';
import {
  nothingPending,
  type PendingStatus,
  pendingSubmissions,
  type SubmissionQueue,
} from '@/api/submissions/queue.ts';

export type PendingSubmissions = Pick<SubmissionQueue, 'sendNow' | 'forget' | 'dismiss'> & {
  status: PendingStatus;
};

/** What has not reached the server yet. Mounting it starts sending. */
export function usePendingSubmissions(
  queue: SubmissionQueue = pendingSubmissions,
): PendingSubmissions {
  const status = useSyncExternalStore(queue.subscribe, queue.status, () => nothingPending);
  useEffect(() => queue.watch(window), [queue]);
  const { sendNow, forget, dismiss } = queue;
  return { status, sendNow, forget, dismiss };
}
