import type { DemandResults, Drop } from '@functions/_shared/contracts/demand-test.ts';
import type { DemandTestServices } from '@/tools/demand-test/services.ts';
import type { DropServices } from '@/tools/drop/services.ts';
import { landedTee } from './landed-fixtures.ts';

const shown: Drop = {
  id: 'bcdfghjkmn',
  product: 'Cotton T-shirt',
  tagline: 'Heavy cotton, printed in two colors',
  creator: 'Ana makes',
  kindId: 't-shirt',
  motif: null,
  pricesUsd: [24, 28, 32],
  endsAt: '2026-12-06T16:00:00+00:00',
  now: '2026-11-30T12:00:00+00:00',
};

/** 400 visitors, of whom 120 would buy at $24, 80 at $28 and 20 at $32. */
export const demandResults: DemandResults = {
  ...shown,
  createdAt: '2026-11-22T16:00:00+00:00',
  counts: { visitors: 400, visits: 520, votes: [40, 60, 20], uncountedVotes: 3, addresses: 12 },
};

export const demandKey = { id: shown.id, secret: 'bcdfghjkmnpqrstvwxyz234567' };

export const drop = shown;

/** Nothing reaches a server. */
export function demandServices(overrides: Partial<DemandTestServices> = {}): DemandTestServices {
  return {
    create: async () => ({ ...demandKey, endsAt: shown.endsAt }),
    results: async () => demandResults,
    end: async () => {},
    remove: async () => {},
    understand: async () => ({
      understoodAs: null,
      others: [],
      unknownThing: null,
      notMade: null,
      stated: { units: null, minUnitPriceUsd: null, maxUnitPriceUsd: null, country: null },
    }),
    landedCost: async () => landedTee,
    ...overrides,
  };
}

/** The clock stands still at the moment of the fixture. */
export function dropServices(overrides: Partial<DropServices> = {}): DropServices {
  return {
    load: async () => shown,
    countVisit: async () => {},
    vote: async () => {},
    withdraw: async () => {},
    draw: async () => ({ pictures: [] }),
    clock: { nowMs: () => Date.parse(shown.now), everyMinute: () => () => {} },
    ...overrides,
  };
}
