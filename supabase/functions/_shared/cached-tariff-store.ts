import { LRUCache } from 'lru-cache';
import { toHts8 } from './domain/tariff/tariff-code.ts';
import type { TariffLineFacts, TariffSearchHit } from './domain/tariff/tariff-types.ts';
import type { TariffStore } from './tariff-store.ts';

/** The schedule changes a few times a year, and then within this time everywhere. */
const maxAgeMs = 10 * 60 * 1000;
/** A search takes up to 50 KB, the facts of a line 2 KB. */
const maxSearches = 200;
const maxLines = 1000;

/**
 * A store that keeps what it read for ten minutes: who compares countries asks for the same goods
 * again and again. Failed reads and lines that do not exist are not kept.
 *
 * @param clock milliseconds since any moment
 */
export function cachedTariffStore(
  store: TariffStore,
  clock: { now(): number } = performance,
): TariffStore {
  const searches = new LRUCache<string, readonly TariffSearchHit[]>({
    max: maxSearches,
    ttl: maxAgeMs,
    ttlResolution: 0,
    perf: clock,
  });
  const lines = new LRUCache<string, TariffLineFacts>({
    max: maxLines,
    ttl: maxAgeMs,
    ttlResolution: 0,
    perf: clock,
  });
  return {
    async search(query, maxResults) {
      const key = `${maxResults} ${query}`;
      const kept = searches.get(key);
      if (kept !== undefined) return kept;
      const hits = await store.search(query, maxResults);
      searches.set(key, hits);
      return hits;
    },
    async facts(codes) {
      const keyOf = (code: string) => toHts8(code) ?? code;
      const missing = codes.filter((code) => !lines.has(keyOf(code)));
      const read = missing.length === 0 ? [] : await store.facts(missing);
      for (const facts of read) lines.set(facts.line.hts8, facts);
      const found = new Map(read.map((facts) => [facts.line.hts8, facts]));
      return codes.flatMap((code) => found.get(keyOf(code)) ?? lines.get(keyOf(code)) ?? []);
    },
    sources: () => store.sources(),
  };
}
