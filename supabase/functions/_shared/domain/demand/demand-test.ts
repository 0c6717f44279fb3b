/** How many prices a visitor of a demand test can choose from. */
export const priceCount = 3;

/** Below this many visitors a test says nothing about demand yet. */
export const minVisitorsForVerdict = 100;

/** How long a test may run. Days. */
export const testDays = { min: 7, usual: 14, max: 30 } as const;

/** US dollars. */
export const maxTestPriceUsd = 10_000;

/** After the end of a test its votes and addresses stay for as long as this. Days. */
export const keptDaysAfterEnd = 60;

/** Ids have no vowels and no letters that look like others, so no id spells a word. */
export const demandTestIdPattern = /^[2-9b-df-hjkmnp-tv-z]{10}$/;
export const demandTestSecretPattern = /^[2-9b-df-hjkmnp-tv-z]{26}$/;

/** What a test has counted so far. */
export type DemandCounts = Readonly<{
  /** Browsers that were counted, each once. */
  visitors: number;
  /** Days on which they came, added up. */
  visits: number;
  /** Votes of these browsers for each price, the lowest price first. */
  votes: readonly number[];
  /** Votes of browsers that asked not to be counted; no share includes them. */
  uncountedVotes: number;
  /** Addresses to be told when the product can be bought. */
  addresses: number;
}>;
