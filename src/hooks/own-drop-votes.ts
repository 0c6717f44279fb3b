import { demandTestIdPattern, priceCount } from '@functions/_shared/domain/demand/demand-test.ts';
import { list, number, parseJson, record, text } from '@functions/_shared/domain/schema.ts';
import { deviceStorage, dropVotesKey } from '@/lib/storage.ts';

/** The visitor's own vote on one page, so that the page can show it again. */
type OwnVote = Readonly<{ id: string; priceIndex: number }>;

const maxVotes = 30;

/** The index of the price this browser has voted for; null without a vote. */
export function readOwnVote(id: string): number | null {
  return readAll().find((vote) => vote.id === id)?.priceIndex ?? null;
}

/** @param priceIndex null after the vote was taken back */
export function writeOwnVote(id: string, priceIndex: number | null): void {
  const others = readAll().filter((vote) => vote.id !== id);
  const votes = priceIndex === null ? others : [{ id, priceIndex }, ...others].slice(0, maxVotes);
  if (votes.length === 0) deviceStorage.remove(dropVotesKey);
  else deviceStorage.write(dropVotesKey, JSON.stringify(votes));
}

function readAll(): OwnVote[] {
  return parseJson(
    list<OwnVote>((raw) => {
      const { id, priceIndex } = record(raw);
      const index = number(null)(priceIndex);
      const isVote =
        demandTestIdPattern.test(text(id)) &&
        index !== null &&
        Number.isInteger(index) &&
        index >= 0 &&
        index < priceCount;
      return isVote ? { id: text(id), priceIndex: index } : null;
    }),
    deviceStorage.read(dropVotesKey),
  );
}
