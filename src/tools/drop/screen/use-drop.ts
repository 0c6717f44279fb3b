import { useQuery } from '@tanstack/react-query';
import { use, useEffect } from 'react';
import { queryClient } from '@/api/query-client.ts';
import { asksForPrivacy } from '@/hooks/asks-for-privacy.ts';
import { ownDemandTests } from '@/hooks/own-demand-tests.ts';
import { DropServices } from '../services.ts';

/** The public page of a test, counted as a visit once it is there. */
export function useDrop(id: string) {
  const { load, countVisit, clock } = use(DropServices);
  const query = useQuery(
    {
      queryKey: ['drop', id],
      queryFn: async () => {
        const drop = await load(id);
        // The device's own clock may be wrong, so the countdown follows the server's.
        const aheadMs = drop === null ? 0 : Date.parse(drop.now) - clock.nowMs();
        return { drop, aheadMs };
      },
    },
    queryClient,
  );
  const isOwn = ownDemandTests.read().tests.some((test) => test.id === id);
  const isOpen = query.data !== undefined && query.data.drop !== null;

  useEffect(() => {
    if (!isOpen || isOwn || asksForPrivacy()) return;
    // The page works without it; a vote of an uncounted visitor is listed apart.
    countVisit(id).catch(() => {});
  }, [countVisit, id, isOpen, isOwn]);

  return { ...query, isOwn };
}
