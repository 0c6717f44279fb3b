import { FileDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Select } from '@/components/ui/select.tsx';
import { KeepFrame, PrintAndCopy } from '@/tools/shared/keep-frame.tsx';
import { keepReportCopy } from '../copy.ts';
import type { MissingCharactersCopy } from '../missing-characters-copy.ts';
import type { ReportDocument } from '../rules/report-model.ts';
import { makeReportPdf, type PaperSize, paperFor } from './make-report-pdf.ts';
import { PdfNotice } from './pdf-notice.tsx';
import { usePdf } from './use-pdf.ts';

export type KeepReportProps = {
  /** A tool may word some of it differently. */
  copy?: KeepReportCopy;
  /** Called when the visitor asks for the PDF. */
  makeReport: (madeOn: Date) => ReportDocument | Promise<ReportDocument>;
  shareUrl: string;
  locale: string;
  /** Buttons for further files. */
  children?: ReactNode;
};

export type KeepReportCopy = { [Key in keyof typeof keepReportCopy]: KeepReportText<Key> };

type KeepReportText<Key extends keyof typeof keepReportCopy> = Key extends 'papers'
  ? Record<PaperSize, string>
  : Key extends 'missingCharacters'
    ? MissingCharactersCopy
    : string;

/** Three ways to keep a result: a link, paper, a PDF. */
export function KeepReport({
  copy = keepReportCopy,
  makeReport,
  shareUrl,
  locale,
  children,
}: KeepReportProps) {
  const [paper, setPaper] = useState<PaperSize>(() => paperFor(locale));
  const pdf = usePdf({
    make: async () => {
      const madeOn = new Date();
      const report = await makeReport(madeOn);
      return { ...(await makeReportPdf(report, paper, madeOn)), fileName: report.fileName };
    },
  });

  return (
    <KeepFrame words={copy} className="flex-col">
      <div className="flex flex-wrap items-end gap-3">
        <Field label={copy.paperLabel} className="w-44">
          <Select
            value={paper}
            onValueChange={setPaper}
            options={[
              { value: 'a4', label: copy.papers.a4 },
              { value: 'letter', label: copy.papers.letter },
            ]}
          />
        </Field>
        <Button busy={pdf.state.status === 'making'} busyLabel={copy.saving} onClick={pdf.save}>
          <FileDown aria-hidden="true" />
          {copy.savePdf}
        </Button>
        {children}
        <PrintAndCopy words={copy} shareUrl={shareUrl} />
      </div>
      <PdfNotice copy={copy} pdf={pdf} />
    </KeepFrame>
  );
}
