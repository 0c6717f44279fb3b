export type ConfidenceInput = {
  yearlyRevenueUsd: number;
  hasFactoryMatches: boolean;
  isManufacturingFeasible: boolean;
};

export type Confidence = {
  /** 50 to 90. */
  score: number;
  level: 'high' | 'medium' | 'low';
};

/**
 * How reliable a result is (specification §9): 50 points, plus more for each known input. Capped at
 * 90, because no estimate is certain.
 */
export function scoreConfidence(input: ConfidenceInput): Confidence {
  const score = Math.min(
    50 +
      (input.yearlyRevenueUsd > 0 ? 20 : 0) +
      (input.hasFactoryMatches ? 15 : 0) +
      (input.isManufacturingFeasible ? 15 : 0),
    90,
  );
  return { score, level: score >= 80 ? 'high' : score >= 60 ? 'medium' : 'low' };
}
