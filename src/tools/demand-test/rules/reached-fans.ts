import { fallbackEngagementRatePct } from '@functions/_shared/domain/calc/revenue.assumptions.ts';

export type Reach = Readonly<{
  followers: number;
  engagementRatePct: number;
  isRateAssumed: boolean;
  /** Engaged followers. */
  fans: number;
}>;

/** Whom a drop reaches: the engaged followers, as in the calculators. Undefined without followers. */
export function reachOf(
  followers: number | undefined,
  engagementRatePct: number | undefined,
): Reach | undefined {
  if (followers === undefined || followers <= 0) return undefined;
  const ratePct = engagementRatePct ?? fallbackEngagementRatePct.value;
  return {
    followers,
    engagementRatePct: ratePct,
    isRateAssumed: engagementRatePct === undefined,
    fans: (followers * ratePct) / 100,
  };
}
