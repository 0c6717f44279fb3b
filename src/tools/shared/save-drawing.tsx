import { Download } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { fileNamePart } from '@/tools/report/rules/file-name-part.ts';
import { inspirationCopy as copy } from './picture-copy.ts';
import { useSavePng } from './use-save-png.ts';

type SaveDrawingProps = {
  /** A data: URL of an SVG. */
  url: string;
  /** The product's name, which the file gets. */
  name: string;
};

/** Saves the drawing beside a result as PNG; a browser that makes none gets a link to the SVG. */
export function SaveDrawing({ url, name }: SaveDrawingProps) {
  const fileName = fileNamePart(name) || 'product';
  const { savePng, hasFailed } = useSavePng(url, fileName);

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
