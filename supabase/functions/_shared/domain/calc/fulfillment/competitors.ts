import type { CompetitorModel } from './competitor-model.ts';
import type { CostLine } from './cost-line.ts';
import { fulfillmentByAmazon } from './fulfillment-by-amazon.assumptions.ts';
import { pietra } from './pietra.assumptions.ts';
import { shipBob } from './ship-bob.assumptions.ts';

const models = [pietra, shipBob, fulfillmentByAmazon] as const;

export type CompetitorId = (typeof models)[number]['id'];
/** The line ids of all competitors. */
export type CompetitorLineId = (typeof models)[number]['lines'][number]['id'];
export type Competitor = CompetitorModel<CompetitorId, CompetitorLineId>;

/** In display order. */
export const competitors: readonly Competitor[] = models;

export const competitorIds: readonly CompetitorId[] = models.map(({ id }) => id);

export function isCompetitorId(value: unknown): value is CompetitorId {
  return competitorIds.some((id) => id === value);
}

/** An amount that the visitor replaced, for instance with one from a real invoice. */
export type LineEdit = Readonly<{
  competitor: CompetitorId;
  line: CompetitorLineId;
  amountUsd: number;
}>;

/** The models with the edits applied; the last of several edits of one line wins. */
export function withEdits(edits: readonly LineEdit[]): readonly Competitor[] {
  return competitors.map((model) => ({
    ...model,
    lines: model.lines.map((line): CostLine<CompetitorLineId> => {
      const edit = edits.findLast((each) => each.competitor === model.id && each.line === line.id);
      return edit ? { ...line, amountUsd: edit.amountUsd } : line;
    }),
  }));
}

/** A line's amount before any edits; undefined if the competitor has no such line. */
export function estimatedAmountUsd(
  competitor: CompetitorId,
  line: CompetitorLineId,
): number | undefined {
  return competitors.find(({ id }) => id === competitor)?.lines.find(({ id }) => id === line)
    ?.amountUsd;
}
