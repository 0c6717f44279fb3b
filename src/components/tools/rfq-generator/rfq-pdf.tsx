import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import type { RfqContent } from '@/content/rfq.ts';
import type { Rfq } from '@/lib/rfq/rfq.ts';
import { type RfqDocument, rfqFileName, rfqReport } from '@/lib/rfq/rfq-document.ts';
import type { ReferenceImage } from '../design-inspiration/inspiration.ts';
import { makeReportPdf, paperFor } from '../report/make-report-pdf.ts';
import { saveBlob } from '../report/save-blob.ts';

type RfqPdfProps = {
  words: RfqContent;
  request: RfqDocument;
  rfq: Rfq;
  pictures: readonly ReferenceImage[];
  locale: string;
  onSaved: () => void;
};

type PdfState = 'idle' | 'making' | 'saved' | 'failed';

/** The request with its pictures on paper of the visitor's region. */
export function RfqPdf({ words, request, rfq, pictures, locale, onSaved }: RfqPdfProps) {
  const [state, setState] = useState<PdfState>('idle');
  const { result } = words;

  async function save() {
    setState('making');
    const madeOn = new Date();
    const report = rfqReport(request, { rfq, words: words.document, pictures, madeOn });
    try {
      saveBlob(await makeReportPdf(report, paperFor(locale), madeOn), `${rfqFileName(rfq)}.pdf`);
      setState('saved');
      onSaved();
    } catch (error) {
      console.warn('RFQ generator: the PDF could not be made', error);
      setState('failed');
    }
  }

  return (
    <div className="flex flex-col gap-2">
      <Button busy={state === 'making'} busyLabel={result.making} onClick={save}>
        <FileDown aria-hidden="true" />
        {result.pdf}
      </Button>
      <p role="status" className="text-sm empty:hidden">
        {state === 'saved' && result.saved}
        {state === 'failed' && <span className="font-medium text-risk-high">{result.failed}</span>}
      </p>
    </div>
  );
}
