import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { classifyProduct } from '../../src/tools/move-my-catalog/rules/classify-product.ts';
import {
  readCatalog,
  readCatalogTable,
} from '../../src/tools/move-my-catalog/rules/read-catalog.ts';
import type { EngineResult, Judged } from './questions.ts';

/**
 * The kinds of goods in an export of a made-up shop. Right is one of the expected kinds, or that
 * nothing is known where "?" is expected; a product of a known kind that is not recognized is
 * unanswered. Whether its tariff line is found or asked for is printed beside each.
 */
export function evaluateCatalog(): EngineResult {
  const text = readFileSync(join(import.meta.dirname, '../../data/eval/catalog.csv'), 'utf8');
  const table = readCatalogTable(text);
  const { products } = readCatalog(table, table.columns, { groupsVariants: true });
  const expectedPlace = table.header.indexOf('Expected kind');
  const judged = products.map((product): Judged => {
    const cells = table.rows.find(({ line }) => line === product.line)?.cells ?? [];
    const expected = (cells[expectedPlace] ?? '').split(' ');
    const found = classifyProduct(product);
    const isKnown = found.status === 'found' || found.status === 'ask';
    const kindId = isKnown ? found.named.goods.kindId : '?';
    return {
      question: `${product.title} (${product.types.join(', ')})`,
      verdict: expected.includes(kindId) ? 'right' : isKnown ? 'wrong' : 'unanswered',
      answer: `${kindId}, ${found.status}; expected ${expected.join(' or ')}`,
    };
  });
  return { engine: 'Catalog', judged };
}
