import { useState } from 'react';
import { saveBlob } from '@/tools/shared/save-blob.ts';
import type { ReportPdf } from './make-report-pdf.ts';

export type PdfState =
  | { status: 'idle' | 'making' | 'saved' | 'failed' }
  /** The PDF would lack these characters; the visitor decides whether to save it. */
  | { status: 'asking'; missingCharacters: readonly string[] };

type UsePdfOptions = {
  /** Makes the PDF; its name has no extension. */
  make: () => Promise<ReportPdf & { fileName: string }>;
  onSaved?: () => void;
};

/** Makes and saves a PDF; asks first if it cannot show every character. */
export function usePdf({ make, onSaved }: UsePdfOptions) {
  const [state, setState] = useState<PdfState>({ status: 'idle' });

  async function save(accepted: readonly string[]) {
    setState({ status: 'making' });
    try {
      const { blob, fileName, missingCharacters } = await make();
      if (missingCharacters.some((character) => !accepted.includes(character))) {
        setState({ status: 'asking', missingCharacters });
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
    /** Makes it again, since the visitor may have typed more. */
    saveWithout: (missingCharacters: readonly string[]) => save(missingCharacters),
    cancel: () => setState({ status: 'idle' }),
  };
}
