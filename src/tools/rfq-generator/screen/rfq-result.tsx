import { FileDown, FileText, Mail } from 'lucide-react';
import { useId, useState } from 'react';
import { Button, buttonClass } from '@/components/ui/button.tsx';
import { CopyButton } from '@/components/ui/copy-button.tsx';
import type { ReferenceImage } from '@/tools/design-inspiration/rules/inspiration.ts';
import { makeReportPdf, paperFor } from '@/tools/report/screen/make-report-pdf.ts';
import { PdfNotice } from '@/tools/report/screen/pdf-notice.tsx';
import { usePdf } from '@/tools/report/screen/use-pdf.ts';
import { saveBlob } from '@/tools/shared/save-blob.ts';
import { rfqCopy } from '../copy.ts';
import type { Rfq } from '../rules/rfq.ts';
import {
  type RfqDocument,
  rfqDocument,
  rfqEmailText,
  rfqFileName,
  rfqMailto,
  rfqMarkdown,
  rfqReport,
} from '../rules/rfq-document.ts';
import { RfqSend } from './rfq-send.tsx';
import type { RfqForm } from './use-rfq.ts';

const { result } = rfqCopy;

type RfqResultProps = {
  form: RfqForm;
  locale: string;
  /** Called when the visitor sends, saves or mails the request. */
  onExport: () => void;
  onClear: () => void;
};

/** The request, and the ways to save or send it. */
export function RfqResult({ form, locale, onExport, onClear }: RfqResultProps) {
  const titleId = useId();
  const [saved, setSaved] = useState(false);
  // A new request knows nothing of the one that was sent before it.
  const [requestNumber, setRequestNumber] = useState(1);
  const { rfq, gaps, pictures } = form;
  const request = rfqDocument(rfq, {
    copy: rfqCopy.document,
    pictureNames: pictures.map(({ name }) => name),
  });

  function saveMarkdown() {
    const text = rfqMarkdown(request);
    saveBlob(new Blob([text], { type: 'text/markdown' }), `${rfqFileName(rfq)}.md`);
    setSaved(true);
    onExport();
  }

  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-5">
      <h4 id={titleId} className="text-title">
        {result.title}
      </h4>
      {gaps.some(({ weight }) => weight === 'blocks') && (
        <p className="text-sm text-muted">{result.incomplete}</p>
      )}
      <section
        data-print="report"
        aria-label={result.previewLabel}
        className="rounded-field border border-ink bg-paper"
      >
        <pre className="whitespace-pre-wrap break-words p-4 font-mono text-label">
          {rfqEmailText(request)}
        </pre>
      </section>
      <RfqSend key={requestNumber} form={form} onSent={onExport} />
      <div className="flex flex-wrap items-start gap-3">
        <RfqPdf
          request={request}
          rfq={rfq}
          pictures={pictures}
          locale={locale}
          onSaved={onExport}
        />
        <Button variant="secondary" onClick={saveMarkdown}>
          <FileText aria-hidden="true" />
          {result.markdown}
        </Button>
        <CopyButton
          text={rfqEmailText(request)}
          label={result.copy}
          copiedLabel={result.copied}
          fallbackLabel={result.copyFallback}
        />
        <a
          href={rfqMailto(request)}
          onClick={onExport}
          className={buttonClass({ variant: 'secondary' })}
        >
          <Mail aria-hidden="true" />
          {result.mail}
        </a>
      </div>
      <p role="status" className="text-sm empty:hidden">
        {saved && result.saved}
      </p>
      {pictures.length > 0 && <p className="text-sm text-muted">{result.mailNote}</p>}
      <ClearRequest
        onClear={() => {
          setRequestNumber((before) => before + 1);
          onClear();
        }}
      />
    </section>
  );
}

type RfqPdfProps = {
  request: RfqDocument;
  rfq: Rfq;
  pictures: readonly ReferenceImage[];
  locale: string;
  onSaved: () => void;
};

function RfqPdf({ request, rfq, pictures, locale, onSaved }: RfqPdfProps) {
  const pdf = usePdf({
    make: async () => {
      const madeOn = new Date();
      const report = rfqReport(request, { rfq, copy: rfqCopy.document, pictures, madeOn });
      const made = await makeReportPdf(report, paperFor(locale), madeOn);
      return { ...made, fileName: report.fileName };
    },
    onSaved,
  });

  return (
    <div className="flex flex-col gap-2">
      <Button
        variant="secondary"
        busy={pdf.state.status === 'making'}
        busyLabel={result.making}
        onClick={pdf.save}
      >
        <FileDown aria-hidden="true" />
        {result.pdf}
      </Button>
      <PdfNotice copy={result} pdf={pdf} />
    </div>
  );
}

/** Asks first: the form may hold an hour of work. */
function ClearRequest({ onClear }: { onClear: () => void }) {
  const [isAsking, setAsking] = useState(false);
  if (!isAsking) {
    return (
      <Button size="sm" variant="tertiary" className="self-start" onClick={() => setAsking(true)}>
        {result.clear}
      </Button>
    );
  }
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3 text-sm">
      {result.clearQuestion}
      <Button
        size="sm"
        variant="secondary"
        onClick={() => {
          setAsking(false);
          onClear();
        }}
      >
        {result.clearConfirm}
      </Button>
      <Button size="sm" variant="tertiary" onClick={() => setAsking(false)}>
        {result.clearCancel}
      </Button>
    </div>
  );
}
