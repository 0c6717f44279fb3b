import type { Figure } from './figures.ts';
import type { QuoteLine } from './quote-parts.ts';
import { amountOf } from './read-sample.ts';
import type { StepCandidate } from './step-candidate.ts';
import type { QuoteAmount, QuoteTooling, Said } from './supplier-quote.ts';
import type { QuoteCurrency } from './supplier-reply.ts';
import { partsIn, refundIn, refundInSentences, type Scope, scopesOf } from './topic-scopes.ts';

/** "Mold fee  45" in a table, where the mail names its currency elsewhere. */
function bareFee(line: QuoteLine): Figure | undefined {
  const label =
    /(?:tooling|mou?ld|plate|screen|die|set[\s-]?up)s? (?:fee|cost|charge)s?|版费|模具费|开模费/iu.exec(
      line.text,
    );
  if (label === null) return undefined;
  const end = line.start + label.index + label[0].length;
  return line.figures.find(
    ({ kind, low, start }) => kind === 'bare' && low >= 5 && start >= end && start - end < 6,
  );
}

const noCharge =
  /(?<!\p{Script=Latin})(?:no (?:extra )?(?:tooling|mou?ld|set[\s-]?up|plate|screen|die|film|block|digitizing|cylinder)(?: (?:cost|charge|fee)s?)?|no (?:costs?|charges?|fees?) (?:of|for) (?:the )?(?:tooling|mou?lds?|set[\s-]?up|plates?|screens?|dies?|impiant\p{L}*)|free (?:set[\s-]?up|tooling|mou?lds?|plates?|screens?)(?! (?:if|when|over|from|above|for|at|after))|nessun costo (?:di )?(?:impiant\p{L}*|stamp[oi]|clich\p{L}*)|without (?:any )?(?:tooling|mou?ld|set[\s-]?up|plate|screen|film) (?:cost|charge|fee)s?|(?:tooling|mou?ld|set[\s-]?up|plate|screen|die|cylinder|film|block|digiti[sz]ing)s?(?: (?:cost|charge|fee)s?)?\s?(?:is|are|[:：,]|=|-)?\s?(?:free(?! when| if| over| for \d| from| above| at \d)|none|no (?:charge|cost|fee|need|extra)|no(?![\p{L}-])|n\/a|nil|zero|included|not (?:needed|required|necessary)|waived|0(?![\d.,]))|sin (?:costo|coste|cargo) de (?:molde|cliché|pantalla)s?|(?:werkzeug|form|klischee|sieb)kosten (?:entfallen|inklusive|keine)|keine (?:werkzeug|form|klischee|sieb)kosten|(?:kalıp|klişe|kalip)\p{L}* (?:ücreti |bedeli )?(?:yok|ücretsiz)|kal[ıi]p ücretsiz|sin costo de molde)(?!\p{Script=Latin})|(?:不用|无需|免|不收)(?:开)?模(?:具)?费?|模具?费?全?免|免版费/iu;

/** Molds, plates, screens and set-up; the price of one, 0 where nothing is charged. */
export function readTooling(
  lines: readonly QuoteLine[],
  { rows, currency }: Readonly<{ rows: readonly StepCandidate[]; currency: QuoteCurrency | null }>,
): QuoteTooling | null {
  const scopes = scopesOf(lines, 'tooling').filter(({ line }) => !isOfSample(line));
  const refund = () => refundIn(scopes) ?? refundInSentences(lines, 'tooling');
  for (const scope of scopes) {
    const figure = partsIn(scope)
      .filter(
        ({ hits, carried }) =>
          hits.some(({ topic }) => topic === 'tooling') ||
          (hits.every(({ topic }) => topic === 'price') && carried.includes('tooling')),
      )
      .flatMap((part) =>
        part.figures.filter((each) => {
          const other = part.hits.findLast(
            ({ topic, start }) =>
              start < each.start && topic !== 'price' && topic !== 'other' && topic !== 'packing',
          );
          return (
            each.kind === 'sum' &&
            each.low > 0 &&
            !each.isRange &&
            // No tool costs less: what is so cheap is a part of each piece.
            (each.low >= 5 || isGrouped(each, scope.line)) &&
            each.start >= scope.from - 20 &&
            (other === undefined || other.topic === 'tooling')
          );
        }),
      )[0];
    const said = noCharge.exec(scope.line.text);
    // "公模不用开模，版费100元": no mold is charged, and a plate is.
    const isOfMold =
      said !== null &&
      /模|mou?ld/iu.test(said[0]) &&
      figure !== undefined &&
      isOfPlate(figure, scope);
    const none = isOfMold ? null : said;
    const noneAt = none === null ? Infinity : scope.line.start + none.index;
    // "Digital print without plates, screen print 400 a color": which of them is meant is not said.
    const isOpen =
      figure !== undefined &&
      noneAt < figure.start &&
      !/existing|our (?:own )?mou?ld|公模/iu.test(scope.line.text);
    if (isOpen) return null;
    if (none !== null && (figure === undefined || noneAt < figure.start)) {
      return {
        price: {
          value: { amount: 0, currency: null },
          source: { from: noneAt, to: noneAt + none[0].length },
        },
        isRefundable: null,
      };
    }
    if (figure !== undefined) {
      return { price: inThousands(figure, scope.line), isRefundable: refund() };
    }
    const bare = currency === null ? undefined : bareFee(scope.line);
    if (bare !== undefined) {
      const { value, source } = amountOf(bare);
      return { price: { value: { ...value, currency }, source }, isRefundable: refund() };
    }
  }
  const [row] = rows;
  if (row === undefined) return null;
  const price: Said<{ amount: number; currency: StepCandidate['currency'] }> = {
    value: { amount: row.price, currency: row.currency },
    source: { from: row.start, to: row.end },
  };
  return { price, isRefundable: refund() };
}

/** Whether the clause of a sum names a plate or a screen. */
function isOfPlate(figure: Figure, { line }: Scope): boolean {
  return line.parts.some(
    ({ figures, text }) =>
      figures.includes(figure) &&
      /[网晒制丝印]?版费?|菲林|plates?|screens?|films?|clich/iu.test(text),
  );
}

/** "EUR 3.800": no tool costs less than a few of anything, so the point divides thousands. */
function inThousands(figure: Figure, line: QuoteLine): Said<QuoteAmount> {
  const said = amountOf(figure);
  return isGrouped(figure, line)
    ? { ...said, value: { ...said.value, amount: Math.round(figure.low * 1000) } }
    : said;
}

function isGrouped(figure: Figure, { text, start }: QuoteLine): boolean {
  const said = text.slice(figure.start - start, figure.end - start);
  return figure.low < 20 && /\d[.,]\d{3}(?![\d.,])/.test(said);
}

/** "Sample US$70 (plate included)": the plate is the sample's. */
function isOfSample(line: QuoteLine): boolean {
  const part = line.parts.find(({ hits }) => hits.some(({ topic }) => topic === 'tooling'));
  const [first] = part?.hits.filter(({ topic }) => topic === 'sample' || topic === 'tooling') ?? [];
  return first?.topic === 'sample';
}
