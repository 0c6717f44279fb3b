import { Button } from '@/components/ui/button.tsx';
import type { MissingCharactersCopy } from '../missing-characters-copy.ts';
import type { usePdf } from './use-pdf.ts';

type PdfNoticeProps = {
  copy: { saved: string; failed: string; missingCharacters: MissingCharactersCopy };
  pdf: ReturnType<typeof usePdf>;
};

/** The outcome of saving the PDF, or the question whether to save it without some characters. */
export function PdfNotice({ copy, pdf }: PdfNoticeProps) {
  const { state, saveWithout, cancel } = pdf;
  if (state.status === 'asking') {
    return (
      <div role="alert" className="flex max-w-measure flex-col gap-3 text-sm">
        <p className="break-words">{copy.missingCharacters.missing(state.missingCharacters)}</p>
        <div className="flex flex-wrap gap-3">
          <Button
            size="sm"
            variant="secondary"
            onClick={() => saveWithout(state.missingCharacters)}
          >
            {copy.missingCharacters.saveAnyway}
          </Button>
          <Button size="sm" variant="tertiary" onClick={cancel}>
            {copy.missingCharacters.cancel}
          </Button>
        </div>
      </div>
    );
  }
  return (
    <p role="status" className="text-sm empty:hidden">
      {state.status === 'saved' && copy.saved}
      {state.status === 'failed' && (
        <span className="font-medium text-risk-high">{copy.failed}</span>
      )}
    </p>
  );
}
