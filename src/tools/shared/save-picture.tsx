import { Download } from 'lucide-react';
import { Button, buttonClass } from '@/components/ui/button.tsx';
import type { Picture } from './picture.ts';
import { inspirationCopy as copy } from './picture-copy.ts';
import { pictureFileName } from './picture-file-name.ts';
import { useSavePng } from './use-save-png.ts';

type SavePictureProps = {
  picture: Picture;
};

/** A drawing is saved as PNG, which every program opens, or as SVG; any other picture as it is. */
export function SavePicture({ picture }: SavePictureProps) {
  const fileName = pictureFileName(picture);
  const { savePng, hasFailed } = useSavePng(picture.url, fileName.replace(/\.svg$/, ''));
  if (!picture.url.startsWith('data:image/svg+xml')) {
    return <SaveLink url={picture.url} fileName={fileName} label={copy.save} isPrimary />;
  }

  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button onClick={() => void savePng()}>
        <Download aria-hidden="true" />
        {copy.saveAs.png}
      </Button>
      <SaveLink url={picture.url} fileName={fileName} label={copy.saveAs.svg} />
      {hasFailed && <p role="alert">{copy.saveFailed}</p>}
    </div>
  );
}

type SaveLinkProps = { url: string; fileName: string; label: string; isPrimary?: boolean };

function SaveLink({ url, fileName, label, isPrimary = false }: SaveLinkProps) {
  return (
    <a
      href={url}
      download={fileName}
      // A picture of another site cannot be saved by a link; it then opens beside this page.
      target="_blank"
      rel="noreferrer"
      className={buttonClass({ variant: isPrimary ? 'primary' : 'secondary' })}
    >
      {isPrimary && <Download aria-hidden="true" />}
      {label}
    </a>
  );
}
