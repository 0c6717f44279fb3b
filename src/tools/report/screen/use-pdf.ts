import { useState } from 'react';
import type { ReportPdf } from './make-report-pdf.ts';
import { saveBlob } from './save-blob.ts';

export type PdfState =
  | { status: 'idle' | 'making' | 'saved' | 'failed' }
  /** It would come without these signs: the visitor says whether to save it. */
  | { status: 'asking'; missingSigns: readonly string[] };

type UsePdfOptions = {
  /** Makes the PDF; its name is without an ending. */
  make: () => Promise<ReportPdf & { fileName: string }>;
  onSaved?: () => void;
};

/** Makes a PDF and saves it, after asking where it cannot show every sign. */
export function usePdf({ make, onSaved }: UsePdfOptions) {
  const [state, setState] = useState<PdfState>({ status: 'idle' });

  async function save(accepted: readonly string[]) {
    setState({ status: 'making' });
    try {
      const { blob, fileName, missingSigns } = await make();
      if (missingSigns.some((sign) => !accepted.includes(sign))) {
        setState({ status: 'asking', missingSigns });
        return;
      }
      saveBlob(blob, `${fileName}.pdf`);
      setState({ status: 'saved' });
      onSaved?.();
    } catch (error) {
      console.warn('The PDF could not be made', error);
      setState({ status: 'failed' });
    }
  }

  return {
    state,
    save: () => save([]),
    /** Made anew, since more may have been typed meanwhile. */
    saveWithout: (missingSigns: readonly string[]) => save(missingSigns),
    cancel: () => setState({ status: 'idle' }),
  };
}
