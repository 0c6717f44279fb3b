import { Button } from '@/components/ui/button.tsx';
import type { PdfSignsContent } from '../pdf-signs-copy.ts';
import type { usePdf } from './use-pdf.ts';

type PdfNoticeProps = {
  words: { saved: string; failed: string; signs: PdfSignsContent };
  pdf: ReturnType<typeof usePdf>;
};

/** How saving the PDF went, or the question whether to save it without some signs. */
export function PdfNotice({ words, pdf }: PdfNoticeProps) {
  const { state, saveWithout, cancel } = pdf;
  if (state.status === 'asking') {
    return (
      <div role="alert" className="flex max-w-measure flex-col gap-3 text-sm">
        <p className="break-words">{words.signs.missing(state.missingSigns)}</p>
        <div className="flex flex-wrap gap-3">
          <Button size="sm" variant="secondary" onClick={() => saveWithout(state.missingSigns)}>
            {words.signs.saveAnyway}
          </Button>
          <Button size="sm" variant="tertiary" onClick={cancel}>
            {words.signs.cancel}
          </Button>
        </div>
      </div>
    );
  }
  return (
    <p role="status" className="text-sm empty:hidden">
      {state.status === 'saved' && words.saved}
      {state.status === 'failed' && (
        <span className="font-medium text-risk-high">{words.failed}</span>
      )}
    </p>
  );
}
