import { FileText, Mail } from 'lucide-react';
import { useId, useState } from 'react';
import { Button, buttonClass } from '@/components/ui/button.tsx';
import { CopyButton } from '@/components/ui/copy-button.tsx';
import { saveBlob } from '@/tools/report/screen/save-blob.ts';
import type { RfqContent } from '../copy.ts';
import {
  rfqDocument,
  rfqEmailText,
  rfqFileName,
  rfqMailto,
  rfqMarkdown,
} from '../rules/rfq-document.ts';
import { ClearRequest } from './clear-request.tsx';
import { RfqPdf } from './rfq-pdf.tsx';
import type { RfqForm } from './use-rfq.ts';

type RfqResultProps = {
  words: RfqContent;
  form: RfqForm;
  locale: string;
  /** Called when the visitor takes the request along in any form. */
  onTakenAway: () => void;
  onClear: () => void;
};

/** The request as it stands, and the ways to take it along. */
export function RfqResult({ words, form, locale, onTakenAway, onClear }: RfqResultProps) {
  const titleId = useId();
  const [saved, setSaved] = useState(false);
  const { result } = words;
  const { rfq, gaps, pictures } = form;
  const request = rfqDocument(rfq, {
    words: words.document,
    pictureNames: pictures.map(({ name }) => name),
  });

  function saveMarkdown() {
    const text = rfqMarkdown(request);
    saveBlob(new Blob([text], { type: 'text/markdown' }), `${rfqFileName(rfq)}.md`);
    setSaved(true);
    onTakenAway();
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
      <div className="flex flex-wrap items-start gap-3">
        <RfqPdf
          words={words}
          request={request}
          rfq={rfq}
          pictures={pictures}
          locale={locale}
          onSaved={onTakenAway}
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
          onClick={onTakenAway}
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
      <ClearRequest words={result} onClear={onClear} />
    </section>
  );
}
