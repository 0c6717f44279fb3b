import type {
  TradeOrder,
  TradeOrderRow,
} from '../../supabase/functions/_shared/domain/tariff/trade-order-types.ts';
import { badCell } from './check-cells.ts';
import type { Row } from './tables.ts';

/** The table of the orders, without ".csv". */
export const orderTable = 'adcvd-orders';

/**
 * The orders of a row of adcvd-orders.csv: one for each country and kind it names; none where the
 * order was revoked or never made.
 *
 * @param index of the row, from 0; the names of the columns are line 1
 * @throws Error that names the table, the line of the file, the column and what is expected there
 */
export function tradeOrderRows(row: Row, index: number): TradeOrderRow[] {
  const { case_number: caseNumber = '', order_date: orderDate = '' } = row;
  const notes = row.status_note ?? '';
  const problem = (column: string, expected: string) =>
    badCell(orderTable, row, { column, index, expected });
  const origins = (row.country ?? '').split(' ');
  if (!origins.every((origin) => /^[A-Z]{2}$/.test(origin))) {
    throw problem('country', 'codes of two capital letters, divided by a space');
  }
  if (caseNumber !== '' && !/^[AC]-\d{3}-\d{3}$/.test(caseNumber)) {
    throw problem('case_number', 'a number such as A-570-504, or nothing');
  }
  if (!/^(?:\d{4}(?:-\d{2}){0,2}|PENDING|NONE|REVOKED|)$/.test(orderDate)) {
    throw problem('order_date', 'a day, a month, a year, PENDING, NONE, REVOKED, or nothing');
  }
  if (!/^[ABC]$/.test(row.case_number_confidence ?? '')) {
    throw problem('case_number_confidence', 'A, B or C');
  }
  const kinds = kindsOf[row.kind ?? ''];
  if (kinds === undefined) throw problem('kind', 'AD, CVD, or AD and CVD');
  // The first letter says which of the two it is.
  const isOfNumber = caseNumber.startsWith('C') === (row.kind === 'CVD') && kinds.length === 1;
  if (caseNumber !== '' && !isOfNumber) {
    throw problem('kind', `${caseNumber.startsWith('C') ? 'CVD' : 'AD'}, as ${caseNumber} says`);
  }
  if (['NONE', 'REVOKED'].includes(orderDate) || /^(?:revoked|terminated)/.test(notes)) return [];
  const isPending = orderDate === 'PENDING';
  const rate = rateOf(row.rate_note ?? '');
  const status = statusOf(notes);
  return origins.flatMap((origin) =>
    kinds.map((kind) => ({
      origin,
      kind,
      caseNumber: caseNumber === '' ? null : caseNumber,
      from: isPending ? '' : orderDate,
      ...(row.case_number_confidence === 'C' && { isUnconfirmed: true }),
      ...(isPending && { isPending }),
      ...(rate.ratePct !== null && { ratePct: rate.ratePct }),
      ...(rate.rateText !== '' && { rateText: rate.rateText }),
      ...(status !== '' && { status }),
    })),
  );
}

const kindsOf: Readonly<Record<string, readonly TradeOrderRow['kind'][]>> = {
  AD: ['antidumping'],
  CVD: ['countervailing'],
  'AD and CVD': ['antidumping', 'countervailing'],
};

/**
 * The one rate that holds for a whole country or for all producers without a rate of their own, and
 * the note about it. A range, a preliminary rate or an estimate is text only.
 */
export function rateOf(note: string): Pick<TradeOrder, 'ratePct' | 'rateText'> {
  // The name of a file says nothing to a reader.
  const text = note.replace(/, SAIL adcvd_rates\.csv/, '').replace(/\bPRC-wide\b/, 'China-wide');
  const single =
    /^(?:(?<whom>\w+-wide|benchmark(?: rate)?) )?(?<pct>\d+(?:\.\d+)?)%(?<others> all others)?(?: \((?<dated>[^)]*)\)| (?<at>at the [a-z ]+))?$/.exec(
      text,
    )?.groups;
  if (single === undefined) {
    return { ratePct: null, rateText: withNamedDays(rangeText(text)) };
  }
  const ratePct = Number(single.pct);
  const details = [
    single.whom?.replace(/^benchmark.*/, 'a benchmark rate in one source'),
    single.others === undefined ? undefined : 'all producers without their own rate',
    single.dated?.replace(/^one source prints ([\d.]+)$/, 'another source has $1%'),
    single.at,
  ].filter((part) => part !== undefined);
  const shown = `${ratePct.toLocaleString('en-US', { maximumFractionDigits: 2 })}%`;
  return {
    ratePct,
    rateText: details.length === 0 ? shown : withNamedDays(`${shown} (${details.join(', ')})`),
  };
}

/** "6.60 to 113.80%" as "6.6% to 113.8%". */
function rangeText(text: string): string {
  return text.replace(/(\d)\.(\d)0\b/g, '$1.$2').replace(/(\d) to (?=[\d.]+%)/g, '$1% to ');
}

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** The notes that cast doubt on an order, as sentences. Others are for whoever keeps the table. */
export function statusOf(notes: string): string {
  return notes
    .split('; ')
    .flatMap((note) => {
      const known = doubts.find(({ pattern }) => pattern.test(note));
      return known === undefined ? [] : note.replace(known.pattern, known.sentence);
    })
    .map(withNamedDays)
    .join(' ');
}

/** "2026-02-02" as "Feb 2, 2026"; behind "in", a day takes "on". */
function withNamedDays(text: string): string {
  return text.replace(
    /\b(in )?(\d{4})-(\d{2})(?:-(\d{2}))?\b/g,
    (_, before: string | undefined, year: string, month: string, day: string | undefined) => {
      const name = months[Number(month) - 1];
      return day === undefined
        ? `${before ?? ''}${name} ${year}`
        : `${before === undefined ? '' : 'on '}${name} ${Number(day)}, ${year}`;
    },
  );
}

const doubts: readonly Readonly<{ pattern: RegExp; sentence: string }>[] = [
  {
    pattern: /^\w* ?sunset review(?: of all six)? started ([\d-]+)$/,
    sentence: 'The last review of whether it stays in force that we know of began in $1.',
  },
  {
    pattern: /^.*review (?:opened )?([\d-]+), outcome not found$/,
    sentence: 'A review of whether it stays in force opened in $1; we do not know the outcome.',
  },
  {
    pattern: /^status not checked$/,
    sentence: 'Whether it is still in force was not checked.',
  },
  {
    pattern: /^one list prints (\S+)$/,
    sentence: 'One list gives its number as $1.',
  },
  { pattern: /^rates have moved since$/, sentence: 'Its rates have moved since.' },
  {
    pattern: /^new case (\S+)\/(\S+): final determination ([\d-]+), no order seen$/,
    sentence: 'A further case, $1 and $2, had its final determination on $3.',
  },
  {
    pattern:
      /^NOT an order in any source: (?:Commerce final|final determinations) ([\d-]+)(?:, .*)?$/,
    sentence:
      'We know of no order yet: the Department of Commerce made its final determination in $1, and an order may have followed.',
  },
];
