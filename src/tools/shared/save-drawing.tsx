import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { fileNamePart } from '@/tools/report/rules/file-name-part.ts';
import { inspirationCopy as copy } from './picture-copy.ts';
import { saveBlob } from './save-blob.ts';
import { svgToPng } from './svg-to-png.ts';

type SaveDrawingProps = {
  /** A data: URL of an SVG. */
  url: string;
  /** The product's name, which the file gets. */
  name: string;
};

/** Saves the drawing beside a result as PNG; a browser that makes none gets a link to the SVG. */
export function SaveDrawing({ url, name }: SaveDrawingProps) {
  const [hasFailed, setHasFailed] = useState(false);
  const fileName = fileNamePart(name) || 'product';

  async function savePng() {
    try {
      saveBlob(await svgToPng(url), `${fileName}.png`);
      setHasFailed(false);
    } catch (error) {
      console.warn('Picture: no PNG was made', error);
      setHasFailed(true);
    }
  }

  return (
    <>
      <Button
        variant="tertiary"
        size="sm"
        aria-label={copy.saveOf(name)}
        onClick={() => void savePng()}
      >
        <Download aria-hidden="true" className="max-sm:hidden" />
        {copy.save}
      </Button>
      {hasFailed && (
        <p role="alert" className="text-sm">
          {copy.saveFailed}{' '}
          <a href={url} download={`${fileName}.svg`} className="text-link">
            {copy.saveAs.svg}
          </a>
        </p>
      )}
    </>
  );
}
