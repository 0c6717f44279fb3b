import { FileDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Select } from '@/components/ui/select.tsx';
import { KeepFrame, PrintAndCopy } from '@/tools/shared/keep-frame.tsx';
import type { ReportContent } from '../copy.ts';
import type { PdfSignsContent } from '../pdf-signs-copy.ts';
import type { ReportDocument } from '../rules/report-model.ts';
import { makeReportPdf, type PaperSize, paperFor } from './make-report-pdf.ts';
import { PdfNotice } from './pdf-notice.tsx';
import { usePdf } from './use-pdf.ts';

export type KeepReportProps = {
  words: KeepReportWords;
  /** The result as a report; asked for when the visitor wants the PDF. */
  makeReport: (madeOn: Date) => ReportDocument | Promise<ReportDocument>;
  shareUrl: string;
  locale: string;
  /** Further files to take along. */
  children?: ReactNode;
};

/** As in copy.ts, with the words a tool says differently. */
export type KeepReportWords = { [Key in keyof ReportContent['keep']]: KeepWord<Key> };

type KeepWord<Key extends keyof ReportContent['keep']> = Key extends 'papers'
  ? Record<PaperSize, string>
  : Key extends 'signs'
    ? PdfSignsContent
    : string;

/** Three ways to keep a result: a link, paper, a PDF. */
export function KeepReport({ words, makeReport, shareUrl, locale, children }: KeepReportProps) {
  const [paper, setPaper] = useState<PaperSize>(() => paperFor(locale));
  const pdf = usePdf({
    make: async () => {
      const madeOn = new Date();
      const report = await makeReport(madeOn);
      return { ...(await makeReportPdf(report, paper, madeOn)), fileName: report.fileName };
    },
  });

  return (
    <KeepFrame words={words} className="flex-col">
      <div className="flex flex-wrap items-end gap-3">
        <Field label={words.paperLabel} className="w-44">
          <Select
            value={paper}
            onValueChange={setPaper}
            options={[
              { value: 'a4', label: words.papers.a4 },
              { value: 'letter', label: words.papers.letter },
            ]}
          />
        </Field>
        <Button busy={pdf.state.status === 'making'} busyLabel={words.saving} onClick={pdf.save}>
          <FileDown aria-hidden="true" />
          {words.savePdf}
        </Button>
        {children}
        <PrintAndCopy words={words} shareUrl={shareUrl} />
      </div>
      <PdfNotice words={words} pdf={pdf} />
    </KeepFrame>
  );
}
