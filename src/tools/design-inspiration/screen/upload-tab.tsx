import { X } from 'lucide-react';
import { useRef } from 'react';
import { designInspirationCopy } from '../copy.ts';
import type { ReferenceImage } from '../rules/inspiration.ts';
import { DropZone } from './drop-zone.tsx';
import { PaletteList } from './palette-list.tsx';
import { usePastedFiles } from './use-pasted-files.ts';
import { type ReadPicture, usePictureUpload } from './use-picture-upload.ts';

const { palette, upload } = designInspirationCopy;

type UploadTabProps = {
  copy?: {
    /** What happens to the pictures. */
    private: string;
  };
  images: readonly ReferenceImage[];
  colors: readonly string[];
  readPicture: ReadPicture;
  onAdd: (images: ReferenceImage[]) => void;
  onRemove: (id: string) => void;
};

/** Reference pictures, added by click, drop or paste, and their palette. */
export function UploadTab({
  copy = upload,
  images,
  colors,
  readPicture,
  onAdd,
  onRemove,
}: UploadTabProps) {
  const input = useRef<HTMLInputElement>(null);
  const { isReading, news, problems, add, remove } = usePictureUpload({
    images,
    readPicture,
    onAdd,
    onRemove,
  });
  usePastedFiles(add);

  function removeAndStay(image: ReferenceImage) {
    remove(image);
    // The pressed button disappears with its picture; the focus must not move to the body.
    requestAnimationFrame(() => input.current?.focus());
  }

  return (
    <div className="flex flex-col gap-4">
      <DropZone
        privacy={copy.private}
        pictureCount={images.length}
        isReading={isReading}
        inputRef={input}
        onFiles={add}
      />
      <p role="status" className="text-sm empty:hidden">
        {news}
      </p>
      <div
        role="alert"
        className="flex flex-col gap-1 text-sm font-medium text-risk-high empty:hidden"
      >
        {problems.map((problem) => (
          <p key={problem}>{problem}</p>
        ))}
      </div>
      {images.length > 0 && <ReferenceImages images={images} onRemove={removeAndStay} />}
      {images.length > 0 && colors.length > 0 && (
        <div>
          <PaletteList title={palette.pictures} colors={colors} />
          <p className="mt-2 text-sm text-muted">{palette.note}</p>
        </div>
      )}
    </div>
  );
}

type ReferenceImagesProps = {
  images: readonly ReferenceImage[];
  onRemove: (image: ReferenceImage) => void;
};

function ReferenceImages({ images, onRemove }: ReferenceImagesProps) {
  return (
    <ul aria-label={upload.listLabel} className="grid grid-cols-3 gap-3">
      {images.map((image) => (
        <li key={image.id} className="relative animate-rise-in">
          <img
            src={image.dataUrl}
            alt={upload.alt(image.name)}
            className="aspect-square w-full rounded-field border-[1.5px] border-ink bg-white object-cover"
          />
          <button
            type="button"
            aria-label={upload.remove(image.name)}
            onClick={() => onRemove(image)}
            className="absolute -right-2 -top-2 grid size-11 place-items-center rounded-pill"
          >
            <span className="grid size-8 place-items-center rounded-pill border-[1.5px] border-ink bg-paper hover:bg-butter">
              <X aria-hidden="true" className="size-4" />
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
