import { answersFromParams } from '@functions/_shared/domain/country-quiz/quiz-answers.ts';
import { parseStrategyParams } from '@functions/_shared/domain/strategy/strategy-address.ts';
import { parseMapState } from '@functions/_shared/domain/tool-inputs/map-url.ts';
import { parseTariffParams } from '@functions/_shared/domain/tool-inputs/tariff-url.ts';
import { type SourcingTool, sourcingTools } from '@/content/sourcing-tools.ts';
import { parseAskedRfq } from '@/tools/rfq-generator/rules/asked-rfq.ts';

/** Whether an address carries a result of each tool, or what a request is to be written from. */
const carries: Record<SourcingTool, (params: URLSearchParams) => boolean> = {
  quiz: (params) => answersFromParams(params) !== null,
  map: (params) => parseMapState(params).country !== null,
  strategy: (params) => parseStrategyParams(params) !== null,
  rfq: (params) => parseAskedRfq(params) !== null,
  // The day of entry does not matter here.
  tariff: (params) => parseTariffParams(params, '').hts8 !== null,
};

/** The tool whose result an address carries; null where it only opens a tool. */
export function linkedTool(params: URLSearchParams): SourcingTool | null {
  const tool = sourcingTools.find((each) => each === params.get('tool'));
  return tool !== undefined && carries[tool](params) ? tool : null;
}

/**
 * The tool to show without the gate. The request takes over what its address says, and a closed
 * country leaves it, so these two stay open until another tool is asked for.
 * @param shown the tool that this page showed so until now
 */
export function openedTool(
  params: URLSearchParams,
  shown: SourcingTool | null,
): SourcingTool | null {
  const staysOpen = (shown === 'rfq' || shown === 'map') && params.get('tool') === shown;
  return linkedTool(params) ?? (staysOpen ? shown : null);
}
