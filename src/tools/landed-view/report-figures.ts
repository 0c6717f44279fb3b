import type {
  LandedCostRequest,
  LandedCostResponse,
} from '@functions/_shared/contracts/landed-cost.ts';
import type { LandedFigures } from '@functions/_shared/contracts/send-tool-notification.ts';
import { parseJson } from '@functions/_shared/domain/schema.ts';
import { storedChoices } from '@functions/_shared/domain/tool-inputs/stored-choices.ts';
import { landedCost } from '@/api/landed-cost.ts';
import { queryClient } from '@/api/query-client.ts';
import { tabStorage } from '@/lib/storage.ts';
import type { ProductAnswers } from '@/lib/visitor-product/answers.ts';
import type { LandedViewProps, ViewedLanded } from './index.tsx';
import { landedQuery, landedRequest } from './rules/landed-query.ts';
import { landedReport } from './rules/landed-report.ts';
import { choicesKey } from './storage.ts';

/**
 * What the landed view shows for this tool, with the visitor's own figures, whether or not they have
 * scrolled to it. Undefined where it has no figures.
 * @param known what the record said when the result was calculated; it may have changed since
 * @throws what the request throws
 */
export async function landedFigures(
  view: LandedViewProps,
  known: ProductAnswers,
  ask: (request: LandedCostRequest) => Promise<LandedCostResponse> = landedCost,
): Promise<LandedFigures | undefined> {
  const request = landedRequest(view);
  if (request === null) return undefined;
  const response = await queryClient.fetchQuery(landedQuery(request, ask));
  if (response.goods === null) return undefined;
  const json = tabStorage.read(choicesKey(response.goods.kindId));
  const choices = json === null ? null : parseJson(storedChoices, json);
  return landedReport(view, known, choices, response);
}

/**
 * The figures of a landed view that has shown itself, with the country and the choices it stands at.
 * Asks nobody; undefined where the view speaks of other goods by now, or has no such figures.
 */
export function viewedLandedFigures(
  view: LandedViewProps,
  { kindId, country, choices }: ViewedLanded,
): LandedFigures | undefined {
  const request = landedRequest(view);
  if (request === null) return undefined;
  const { queryKey } = landedQuery(request, landedCost);
  const response = queryClient.getQueryData<LandedCostResponse>(queryKey);
  if (response?.goods?.kindId !== kindId) return undefined;
  // The choices hold what the record filled in, so that a link to the view needs no record.
  return landedReport({ ...view, country: country ?? view.country }, {}, choices, response);
}
