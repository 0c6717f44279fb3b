import type { AiFactorySearchResponse } from '@functions/_shared/contracts/ai-factory-search.ts';
import { FileDown, Printer } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { CopyButton } from '@/components/ui/copy-button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Select } from '@/components/ui/select.tsx';
import type { ReportContent } from '@/content/report.ts';
import type { CreatorAnalysis } from '@/lib/creator-analysis.ts';
import type { CreatorInput } from '@/lib/creator-input.ts';
import { creatorReport } from '@/lib/report/creator-report.ts';
import { assumptionRows } from '../shared/assumptions.tsx';
import { makeReportPdf, type PaperSize, paperFor } from './make-report-pdf.ts';
import { saveBlob } from './save-blob.ts';

export type KeepResultProps = {
  words: ReportContent;
  input: CreatorInput;
  analysis: CreatorAnalysis;
  /** Null until a factory search answered. */
  factories: AiFactorySearchResponse | null;
  shareUrl: string;
  locale: string;
};

type PdfState = 'idle' | 'making' | 'saved' | 'failed';

/** Three ways to keep a result: a link, paper, a PDF. */
export function KeepResult({
  words,
  input,
  analysis,
  factories,
  shareUrl,
  locale,
}: KeepResultProps) {
  const titleId = useId();
  const [paper, setPaper] = useState<PaperSize>(() => paperFor(locale));
  const [state, setState] = useState<PdfState>('idle');

  async function savePdf() {
    setState('making');
    const madeOn = new Date();
    const report = creatorReport({
      words: words.document,
      input,
      analysis,
      partners: factories?.factories ?? [],
      assumptions: assumptionRows(words.document.assumptions, input),
      shareUrl,
      madeOn,
    });
    try {
      saveBlob(await makeReportPdf(report, paper, madeOn), `${report.fileName}.pdf`);
      setState('saved');
    } catch (error) {
      console.warn('Creator calculator: the report could not be made', error);
      setState('failed');
    }
  }

  const { keep } = words;
  return (
    <section
      aria-labelledby={titleId}
      data-print="hide"
      className="flex flex-col gap-5 rounded-card border-[1.5px] border-dashed border-ink p-5 sm:p-6"
    >
      <div>
        <h3 id={titleId} className="text-title">
          {keep.title}
        </h3>
        <p className="mt-1 max-w-measure text-sm text-muted">{keep.text}</p>
      </div>
      <div className="flex flex-wrap items-end gap-3">
        <Field label={keep.paperLabel} className="w-44">
          <Select
            value={paper}
            onValueChange={setPaper}
            options={[
              { value: 'a4', label: keep.papers.a4 },
              { value: 'letter', label: keep.papers.letter },
            ]}
          />
        </Field>
        <Button busy={state === 'making'} busyLabel={keep.saving} onClick={savePdf}>
          <FileDown aria-hidden="true" />
          {keep.savePdf}
        </Button>
        <Button variant="secondary" onClick={() => window.print()}>
          <Printer aria-hidden="true" />
          {keep.print}
        </Button>
        <CopyButton
          text={shareUrl}
          label={keep.copyLink}
          copiedLabel={keep.copied}
          fallbackLabel={keep.copyFallback}
        />
      </div>
      <p role="status" className="text-sm empty:hidden">
        {state === 'saved' && keep.saved}
        {state === 'failed' && <span className="font-medium text-risk-high">{keep.failed}</span>}
      </p>
    </section>
  );
}
