import { PhonePart, PhoneParts } from '@/components/ui/phone-part.tsx';
import { catalogCopy as copy } from '../catalog-copy.ts';
import { openQuestions } from '../rules/catalog-filter.ts';
import { byMoney } from '../rules/catalog-total.ts';
import { topMoves } from '../rules/top-moves.ts';
import { BadRows } from './bad-rows.tsx';
import { CatalogList } from './catalog-list.tsx';
import { CatalogTotal } from './catalog-total.tsx';
import { KeepCatalog } from './keep-catalog.tsx';
import { OpenQuestions } from './open-questions.tsx';
import { TopMoves } from './top-moves.tsx';
import type { CatalogState } from './use-catalog.ts';
import type { CatalogWork } from './use-catalog-engine.ts';

type CatalogResultsProps = {
  catalog: CatalogState;
  work: CatalogWork;
  /** Whether the visitor has just asked for it. */
  takesFocus: boolean;
  shareUrl: string;
};

/** The total first, then what is open, the products by money, and what to do with it. */
export function CatalogResults({ catalog, work, takesFocus, shareUrl }: CatalogResultsProps) {
  const rows = byMoney(work.rows, catalog.settings);
  const questions = openQuestions(rows);
  const moves = topMoves(rows, catalog.settings);
  return (
    <div className="flex flex-col gap-10">
      <CatalogTotal catalog={catalog} rows={rows} takesFocus={takesFocus} />
      {questions.length > 0 && <OpenQuestions catalog={catalog} questions={questions} />}
      <CatalogList catalog={catalog} rows={rows} />
      {moves.length > 0 && (
        <PhoneParts>
          <PhonePart title={copy.next.title(moves.length)} headingLevel={2} defaultOpen>
            <TopMoves moves={moves} />
          </PhonePart>
        </PhoneParts>
      )}
      <BadRows work={work} />
      <KeepCatalog catalog={catalog} work={work} rows={rows} shareUrl={shareUrl} />
    </div>
  );
}
