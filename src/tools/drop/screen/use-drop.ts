import type { Drop } from '@functions/_shared/contracts/demand-test.ts';
import { use, useEffect, useEffectEvent, useState } from 'react';
import { asksForPrivacy } from '@/hooks/asks-for-privacy.ts';
import { ownDemandTests } from '@/hooks/own-demand-tests.ts';
import { useLatestRequest } from '@/tools/shared/use-latest-request.ts';
import { DropServices } from '../services.ts';

type DropState =
  | { status: 'loading' }
  | { status: 'failed' }
  | {
      status: 'loaded';
      /** Null where there is no such page. */
      drop: Drop | null;
      /** How far the server's clock is ahead of the device's, which may be wrong. */
      aheadMs: number;
    };

/**
 * The public page of a test, counted as a visit once it is there. It is read once and without the
 * cache that the tools share: the cache weighs more than the page.
 */
export function useDrop(id: string) {
  const { load, countVisit, clock } = use(DropServices);
  const [state, setState] = useState<DropState>({ status: 'loading' });
  const latest = useLatestRequest();
  const isOwn = ownDemandTests.read().tests.some((test) => test.id === id);
  const isOpen = state.status === 'loaded' && state.drop !== null;

  function ask() {
    latest.startNext();
    const settle = latest.only(setState);
    load(id).then(
      (drop) =>
        settle({
          status: 'loaded',
          drop,
          aheadMs: drop === null ? 0 : Date.parse(drop.now) - clock.nowMs(),
        }),
      () => settle({ status: 'failed' }),
    );
  }

  const open = useEffectEvent(ask);
  useEffect(() => open(), []);

  useEffect(() => {
    if (!isOpen || isOwn || asksForPrivacy()) return;
    // The page works without it; a vote of an uncounted visitor is listed apart.
    countVisit(id).catch(() => {});
  }, [countVisit, id, isOpen, isOwn]);

  return {
    state,
    isOwn,
    retry: () => {
      setState({ status: 'loading' });
      ask();
    },
  };
}
