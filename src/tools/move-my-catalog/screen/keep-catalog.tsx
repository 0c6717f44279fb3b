import { FileSpreadsheet } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { KeepReport } from '@/tools/report/screen/keep-report.tsx';
import { browserLocale } from '@/tools/shared/browser-locale.ts';
import { saveBlob } from '@/tools/shared/save-blob.ts';
import { catalogCopy } from '../catalog-copy.ts';
import { catalogCsv } from '../catalog-csv.ts';
import { catalogReport } from '../catalog-report.ts';
import { catalogReportCopy } from '../report-copy.ts';
import type { CatalogRow } from '../rules/catalog-row-types.ts';
import type { CatalogState } from './use-catalog.ts';
import type { CatalogWork } from './use-catalog-engine.ts';

const copy = catalogCopy.keep;

type KeepCatalogProps = {
  catalog: CatalogState;
  work: CatalogWork;
  /** The most money first. */
  rows: readonly CatalogRow[];
  shareUrl: string;
};

/** The result as PDF and CSV; a link holds the settings only. */
export function KeepCatalog({ catalog, work: { badRows }, rows, shareUrl }: KeepCatalogProps) {
  const { settings } = catalog;
  function saveCsv() {
    const text = catalogCsv({ rows, badRows, settings });
    saveBlob(new Blob([text], { type: 'text/csv;charset=utf-8' }), 'catalog-moves.csv');
  }
  return (
    <KeepReport
      copy={catalogReportCopy.keep}
      makeReport={(madeOn) => catalogReport({ rows, badRows, settings, madeOn })}
      shareUrl={shareUrl}
      locale={browserLocale()}
    >
      <Button variant="secondary" onClick={saveCsv}>
        <FileSpreadsheet aria-hidden="true" />
        {copy.csv}
      </Button>
    </KeepReport>
  );
}
