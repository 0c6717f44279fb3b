import { isText } from '@/lib/is-text.ts';
import type { CatalogProduct } from '../rules/catalog-product.ts';
import { catalogRow, type RowContext } from '../rules/catalog-row.ts';
import { type CatalogRow, titleKey } from '../rules/catalog-row-types.ts';
import { rememberingClassifier } from '../rules/classify-product.ts';
import { decodeText } from '../rules/decode-text.ts';
import { type CatalogTable, readCatalog, readCatalogTable } from '../rules/read-catalog.ts';
import type { CatalogReply, CatalogRequest } from './catalog-messages.ts';

/** So many rows are worked out before the next message is looked at. */
const rowsPerTurn = 20;

/** The page renders anew each time that it hears how far the work is. */
const mostReports = 40;

const sampleRows = 3;

export type CatalogEngine = Readonly<{ handle: (request: CatalogRequest) => Promise<void> }>;

/**
 * Reads a catalog and works out its rows in turns, so that a newer request or a stop ends the older
 * one. Rows whose facts are as before are not worked out again.
 * @param post sends an answer to the page
 * @param nextTurn resolves once waiting messages have been looked at
 */
export function createCatalogEngine({
  post,
  nextTurn,
}: Readonly<{
  post: (reply: CatalogReply) => void;
  nextTurn: () => Promise<void>;
}>): CatalogEngine {
  const classify = rememberingClassifier();
  let table: CatalogTable | null = null;
  let latestWork = 0;
  const known = new Map<string, { facts: string; row: CatalogRow; answer: string | undefined }>();
  const answerOf = ({ question }: CatalogRow, { answers }: RowContext) =>
    question === null ? undefined : answers.lineByQuestion[question.id];

  function read({ run, content }: Extract<CatalogRequest, { kind: 'read' }>): void {
    latestWork += 1;
    known.clear();
    table = null;
    if (typeof content !== 'string' && !isText(content)) {
      post({ kind: 'failed', run });
      return;
    }
    table = readCatalogTable(typeof content === 'string' ? content : decodeText(content));
    const { header, hasHeader, rows, columns } = table;
    post({
      kind: 'table',
      run,
      header,
      hasHeader,
      sample: rows.slice(0, sampleRows).map(({ cells }) => cells),
      rowCount: rows.length,
      columns,
    });
  }

  async function work(request: Extract<CatalogRequest, { kind: 'work' }>): Promise<void> {
    latestWork += 1;
    const own = latestWork;
    const { run, columns, context } = request;
    if (table === null) return;
    const { groupsVariants } = context.settings;
    const { products, badRows, leftOut } = readCatalog(table, columns, { groupsVariants });
    const changed: CatalogRow[] = [];
    const total = products.length;
    const turnsPerReport = Math.ceil(total / rowsPerTurn / mostReports);
    for (const [done, product] of products.entries()) {
      if (done % rowsPerTurn === 0) {
        // Rows that are as before take no time worth a word.
        if (changed.length > 0 && done % (rowsPerTurn * turnsPerReport) === 0) {
          post({ kind: 'progress', run, done, total });
        }
        await nextTurn();
        if (own !== latestWork) return;
      }
      const facts = factsOf(product, context);
      const former = known.get(product.key);
      if (former?.facts === facts && former.answer === answerOf(former.row, context)) continue;
      const row = catalogRow(product, context, classify);
      known.set(product.key, { facts, row, answer: answerOf(row, context) });
      changed.push(row);
    }
    post({
      kind: 'rows',
      run,
      keys: products.map(({ key }) => key),
      changed,
      badRows,
      leftOut,
    });
  }

  return {
    async handle(request) {
      if (request.kind === 'stop') {
        latestWork += 1;
        return;
      }
      try {
        if (request.kind === 'read') read(request);
        else await work(request);
      } catch {
        post({ kind: 'failed', run: request.run });
      }
    },
  };
}

/** What a row depends on besides the answer to its question. */
function factsOf(product: CatalogProduct, { settings, answers, entryDate }: RowContext): string {
  const { today, yearlyUnits, costMeaning, claimsUsmcaToday } = settings;
  return JSON.stringify([
    product,
    answers.editsByKey[product.key],
    answers.wordsByTitle[titleKey(product)],
    [product.today ?? today, product.yearlyUnits ?? yearlyUnits, costMeaning, claimsUsmcaToday],
    entryDate,
  ]);
}
