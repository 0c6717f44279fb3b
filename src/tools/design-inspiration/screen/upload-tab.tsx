import { useRef } from 'react';
import type { DesignInspirationContent } from '../copy.ts';
import { DropZone } from './drop-zone.tsx';
import type { ReferenceImage } from './inspiration.ts';
import { PaletteList } from './palette-list.tsx';
import { ReferenceImages } from './reference-images.tsx';
import { usePastedFiles } from './use-pasted-files.ts';
import { type ReadPicture, usePictureUpload } from './use-picture-upload.ts';

type UploadTabProps = {
  words: DesignInspirationContent;
  images: readonly ReferenceImage[];
  colors: readonly string[];
  readPicture: ReadPicture;
  onAdd: (images: ReferenceImage[]) => void;
  onRemove: (id: string) => void;
};

/** Reference pictures by click, drop or paste, and the palette they give together. */
export function UploadTab({ words, images, colors, readPicture, onAdd, onRemove }: UploadTabProps) {
  const input = useRef<HTMLInputElement>(null);
  const { isReading, news, problems, add, remove } = usePictureUpload({
    words: words.upload,
    images,
    readPicture,
    onAdd,
    onRemove,
  });
  usePastedFiles(add);

  function removeAndStay(image: ReferenceImage) {
    remove(image);
    // The pressed button goes away with its picture; focus must not fall to the body.
    requestAnimationFrame(() => input.current?.focus());
  }

  return (
    <div className="flex flex-col gap-4">
      <DropZone
        words={words.upload}
        keptCount={images.length}
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
      {images.length > 0 && (
        <ReferenceImages words={words.upload} images={images} onRemove={removeAndStay} />
      )}
      {images.length > 0 && colors.length > 0 && (
        <div>
          <PaletteList words={words.palette} title={words.palette.pictures} colors={colors} />
          <p className="mt-2 text-sm text-muted">{words.palette.note}</p>
        </div>
      )}
    </div>
  );
}
