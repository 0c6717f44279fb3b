import { FileDown } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import type { RfqContent } from '@/content/rfq.ts';
import type { Rfq } from '@/lib/rfq/rfq.ts';
import { type RfqDocument, rfqReport } from '@/lib/rfq/rfq-document.ts';
import type { ReferenceImage } from '../design-inspiration/inspiration.ts';
import { makeReportPdf, paperFor } from '../report/make-report-pdf.ts';
import { PdfNotice } from '../report/pdf-notice.tsx';
import { usePdf } from '../report/use-pdf.ts';

type RfqPdfProps = {
  words: RfqContent;
  request: RfqDocument;
  rfq: Rfq;
  pictures: readonly ReferenceImage[];
  locale: string;
  onSaved: () => void;
};

/** The request with its pictures on paper of the visitor's region. */
export function RfqPdf({ words, request, rfq, pictures, locale, onSaved }: RfqPdfProps) {
  const { result } = words;
  const pdf = usePdf({
    make: async () => {
      const madeOn = new Date();
      const report = rfqReport(request, { rfq, words: words.document, pictures, madeOn });
      const made = await makeReportPdf(report, paperFor(locale), madeOn);
      return { ...made, fileName: report.fileName };
    },
    onSaved,
  });

  return (
    <div className="flex flex-col gap-2">
      <Button busy={pdf.state.status === 'making'} busyLabel={result.making} onClick={pdf.save}>
        <FileDown aria-hidden="true" />
        {result.pdf}
      </Button>
      <PdfNotice words={result} pdf={pdf} />
    </div>
  );
}
