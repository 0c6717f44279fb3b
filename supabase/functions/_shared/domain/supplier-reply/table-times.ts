import { findFigures } from './figures.ts';
import type { DecimalMark } from './quote-numbers.ts';
import type { LabeledCell } from './quote-table.ts';
import type { LeadTime, Said } from './supplier-quote.ts';

const timeLabel =
  /(?:lead[\s-]?time|production(?: time)?|delivery(?: time)?|(?<!\p{L})l\/t|交期|货期|lieferzeit|plazo|entrega|prazo|teslim|termin|délai)/iu;

/** The time of production in a column of a price list, lowest to highest of the product's rows. */
export function leadTimeOfCells(
  cells: readonly LabeledCell[],
  mark: DecimalMark,
): Said<LeadTime> | null {
  const found = cells
    .filter(({ label }) => timeLabel.test(label) && !/sample|样/iu.test(label))
    .flatMap(({ label, text, start }) =>
      findFigures(text, mark)
        .filter(
          ({ kind, low }) =>
            kind === 'days' || (kind === 'bare' && /day|天|tag|gün|día/iu.test(label) && low < 200),
        )
        .slice(0, 1)
        .map((figure) => ({ figure, start, label })),
    );
  const [first] = found;
  if (first === undefined) return null;
  return {
    value: {
      low: Math.min(...found.map(({ figure }) => figure.low)),
      high: Math.max(...found.map(({ figure }) => figure.high)),
      from: null,
      isWorkingDays: found.some(
        ({ figure, label }) => figure.isWorkingDays || /working|business|工作/iu.test(label),
      ),
    },
    source: { from: first.start + first.figure.start, to: first.start + first.figure.end },
  };
}
