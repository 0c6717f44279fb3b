import { useState } from 'react';
import type { ReportPdf } from './make-report-pdf.ts';
import { saveBlob } from './save-blob.ts';

export type PdfState =
  | { status: 'idle' | 'making' | 'saved' | 'failed' }
  /** Made, but without some of its signs: the visitor says whether to keep it. */
  | { status: 'asking'; pdf: NamedPdf };

type NamedPdf = ReportPdf & { fileName: string };

type UsePdfOptions = {
  /** Makes the PDF; its name is without an ending. */
  make: () => Promise<NamedPdf>;
  onSaved?: () => void;
};

/** Makes a PDF and saves it, after asking where it could not show every sign. */
export function usePdf({ make, onSaved }: UsePdfOptions) {
  const [state, setState] = useState<PdfState>({ status: 'idle' });

  function keep({ blob, fileName }: NamedPdf) {
    saveBlob(blob, `${fileName}.pdf`);
    setState({ status: 'saved' });
    onSaved?.();
  }

  async function save() {
    setState({ status: 'making' });
    try {
      const pdf = await make();
      if (pdf.missingSigns.length > 0) setState({ status: 'asking', pdf });
      else keep(pdf);
    } catch (error) {
      console.warn('The PDF could not be made', error);
      setState({ status: 'failed' });
    }
  }

  return { state, save, keep, cancel: () => setState({ status: 'idle' }) };
}
