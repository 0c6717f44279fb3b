import { calendarDayOf, formatCalendarDay } from '@functions/_shared/domain/calendar-day.ts';
import { factoryCountryLabels } from '@functions/_shared/domain/manufacturing-countries.ts';
import { formatInteger } from '@/lib/format.ts';
import { paybackText, planningUsd } from '@/tools/movers/movers-text.ts';
import type { ReportDocument, ReportSection } from '@/tools/report/rules/report-model.ts';
import { catalogCopy } from './catalog-copy.ts';
import { lineLabel, routeLabel, yearRangeText } from './catalog-text.ts';
import { catalogReportCopy as copy } from './report-copy.ts';
import { openQuestions } from './rules/catalog-filter.ts';
import type { BadRow } from './rules/catalog-product.ts';
import type { CatalogRow } from './rules/catalog-row-types.ts';
import type { CatalogSettings } from './rules/catalog-settings.ts';
import { bestRoute, catalogTotal } from './rules/catalog-total.ts';

/** What fits a report; the CSV has all. */
const maxRows = 100;
const maxLines = 40;

type Input = Readonly<{
  /** The most money first. */
  rows: readonly CatalogRow[];
  badRows: readonly BadRow[];
  settings: Pick<CatalogSettings, 'countsUsmca'>;
  /** In the visitor's time zone. */
  madeOn: Date;
}>;

/** The result as a PDF. */
export function catalogReport({ rows, badRows, settings, madeOn }: Input): ReportDocument {
  const day = calendarDayOf(madeOn);
  const total = catalogTotal(rows, settings);
  return {
    fileName: copy.fileName(day),
    brand: copy.brand,
    title: copy.title,
    subject: copy.subject(formatInteger(total.counted), formatInteger(total.products)),
    madeOn: copy.madeOn(formatCalendarDay(day)),
    basis: copy.basis(formatCalendarDay(day)),
    caution: catalogCopy.total.estimate,
    headline: [
      {
        label: catalogCopy.total.caption,
        value: `${planningUsd(total.yearUsd.likely)} (${yearRangeText(total.yearUsd)})`,
      },
      { label: catalogCopy.total.costs, value: planningUsd(total.costUsd.likely) },
      { label: catalogCopy.total.moves, value: formatInteger(total.moves) },
    ],
    sections: [movesSection(rows, settings), questionsSection(rows), badSection(badRows)].filter(
      (section) => section !== null,
    ),
    footer: copy.footer,
    pageLabel: copy.page,
  };
}

function movesSection(
  rows: readonly CatalogRow[],
  settings: Input['settings'],
): ReportSection | null {
  const moves = rows.flatMap((row) => {
    const route = bestRoute(row, settings);
    return route === null || row.figures === null
      ? []
      : [
          [
            row.product.title,
            row.line?.hts8 ?? '',
            factoryCountryLabels[row.figures.today],
            routeLabel(route.route),
            copy.duty(row.figures.dutyText, route.dutyText),
            planningUsd(route.yearUsd.likely),
            paybackText(route.paybackMonths),
          ],
        ];
  });
  if (moves.length === 0) return null;
  const hidden = moves.length - maxRows;
  return {
    title: copy.sections.moves,
    text: hidden > 0 ? copy.sections.movesMore(formatInteger(hidden)) : '',
    blocks: [
      {
        kind: 'table',
        table: { columns: copy.columns, rows: moves.slice(0, maxRows), holds: 'prose' },
      },
    ],
  };
}

function questionsSection(rows: readonly CatalogRow[]): ReportSection | null {
  const lines = openQuestions(rows)
    .slice(0, maxLines)
    .map(({ question, plural, products }) => {
      const options = question.options.map((line) => `${lineLabel(line)} (${line.hts8})`);
      return `${catalogCopy.questions.of(plural, products)}. ${question.text} ${options.join(', ')}`;
    });
  return lines.length === 0
    ? null
    : { title: copy.sections.questions, blocks: [{ kind: 'lines', lines }] };
}

function badSection(badRows: readonly BadRow[]): ReportSection | null {
  const lines = badRows
    .slice(0, maxLines)
    .map(
      ({ line, fault, text }) =>
        `${catalogCopy.bad.line(line)}: ${catalogCopy.bad.faults[fault](text)}`,
    );
  return lines.length === 0
    ? null
    : { title: copy.sections.bad, blocks: [{ kind: 'lines', lines }] };
}
