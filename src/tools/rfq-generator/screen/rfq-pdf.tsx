import { FileDown } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import type { ReferenceImage } from '@/tools/design-inspiration/rules/inspiration.ts';
import { makeReportPdf, paperFor } from '@/tools/report/screen/make-report-pdf.ts';
import { PdfNotice } from '@/tools/report/screen/pdf-notice.tsx';
import { usePdf } from '@/tools/report/screen/use-pdf.ts';
import type { RfqContent } from '../copy.ts';
import type { Rfq } from '../rules/rfq.ts';
import { type RfqDocument, rfqReport } from '../rules/rfq-document.ts';

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
      <PdfNotice copy={result} pdf={pdf} />
    </div>
  );
}
