import { use, useState } from 'react';
import { ApiError } from '@/api/api-error.ts';
import { readOwnVote, writeOwnVote } from '@/hooks/own-drop-votes.ts';
import { useBotSignals } from '@/tools/shared/use-bot-signals.ts';
import { dropCopy } from '../copy.ts';
import { DropServices } from '../services.ts';

/** This browser's vote on one page: sent with the press of a price, and once more with an address. */
export function useVote(id: string) {
  const { vote, withdraw } = use(DropServices);
  const { honeypot, read } = useBotSignals({ canBeSentAtOnce: false });
  const [chosen, setChosen] = useState(() => readOwnVote(id));
  const [sending, setSending] = useState<number | 'withdrawal' | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [wasWithdrawn, setWithdrawn] = useState(false);

  async function choose(priceIndex: number) {
    if (sending !== null) return;
    setFailure(null);
    setWithdrawn(false);
    setSending(priceIndex);
    try {
      await vote(id, { priceIndex }, read());
      writeOwnVote(id, priceIndex);
      setChosen(priceIndex);
    } catch (error) {
      setFailure(messageOf(error, dropCopy.vote.failed));
    } finally {
      setSending(null);
    }
  }

  /** @returns whether the address arrived @throws never */
  async function tell(email: string): Promise<boolean> {
    if (chosen === null) return false;
    try {
      await vote(id, { priceIndex: chosen, email }, read());
      return true;
    } catch {
      return false;
    }
  }

  async function takeBack() {
    setFailure(null);
    setSending('withdrawal');
    try {
      await withdraw(id);
      writeOwnVote(id, null);
      setChosen(null);
      setWithdrawn(true);
    } catch {
      setFailure(dropCopy.vote.withdrawFailed);
    } finally {
      setSending(null);
    }
  }

  return { honeypot, chosen, sending, failure, wasWithdrawn, choose, tell, takeBack };
}

export type Vote = ReturnType<typeof useVote>;

/** The server's own words where it refused: the vote has ended, or the page is gone. */
function messageOf(error: unknown, otherwise: string): string {
  const says = error instanceof ApiError && (error.status === 422 || error.status === 429);
  return says ? error.message : otherwise;
}
