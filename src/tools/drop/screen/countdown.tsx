import { use, useEffect, useState } from 'react';
import { timeLeft } from '@/lib/demand/time-left.ts';
import { timeLeftText } from '@/lib/demand/time-left-text.ts';
import { dropCopy } from '../copy.ts';
import { DropServices } from '../services.ts';

const copy = dropCopy.countdown;

/**
 * How long the vote still runs, by the server's clock, in minutes: nothing ticks or moves.
 * @param aheadMs how far the server's clock is ahead of the device's
 * @returns null once it has ended
 */
export function useTimeLeft(endsAt: string, aheadMs: number) {
  const { clock } = use(DropServices);
  const [nowMs, setNow] = useState(() => clock.nowMs());
  useEffect(() => clock.everyMinute(() => setNow(clock.nowMs())), [clock]);
  return timeLeft(Date.parse(endsAt), nowMs + aheadMs);
}

type CountdownProps = { endsAt: string; left: ReturnType<typeof timeLeft> };

export function Countdown({ endsAt, left }: CountdownProps) {
  return (
    <p className="spec-print">
      {left === null ? (
        copy.ended
      ) : (
        <time dateTime={endsAt}>{copy.left(timeLeftText(left, copy.units))}</time>
      )}
    </p>
  );
}
