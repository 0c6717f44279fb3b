import { ImagePlus } from 'lucide-react';
import { type DragEvent, type RefObject, useState } from 'react';
import { Spinner } from '@/components/ui/spinner.tsx';
import { cn } from '@/lib/cn.ts';
import { designInspirationCopy } from '../copy.ts';
import { maxReferenceImages } from '../rules/inspiration.ts';

const { upload } = designInspirationCopy;

type DropZoneProps = {
  /** What happens to the pictures. */
  privacy: string;
  pictureCount: number;
  isReading: boolean;
  inputRef: RefObject<HTMLInputElement | null>;
  onFiles: (files: File[]) => void;
};

/** The whole zone is the label of its file input: click it or drop pictures on it. */
export function DropZone({ privacy, pictureCount, isReading, inputRef, onFiles }: DropZoneProps) {
  const [isOver, setOver] = useState(false);
  const isFull = pictureCount >= maxReferenceImages;

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    onFiles([...event.dataTransfer.files]);
  }

  return (
    <label
      onDragOver={(event) => {
        // Otherwise the browser would leave the page to show the file.
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={cn(
        'relative flex flex-col items-center gap-2 rounded-field border-[1.5px] border-dashed p-5 text-center',
        'has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-ink',
        isFull ? 'border-ink/40' : 'cursor-pointer border-ink hover:bg-butter/15',
        isOver && 'bg-butter/40',
      )}
    >
      <input
        ref={inputRef}
        type="file"
        multiple
        accept="image/*,.heic,.heif"
        aria-label={upload.choose}
        disabled={isFull}
        className="sr-only"
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          // So that a removed file can be chosen again.
          event.target.value = '';
        }}
      />
      {isReading ? (
        <Spinner className="size-8 text-tomato" />
      ) : (
        <ImagePlus aria-hidden="true" className="size-8" />
      )}
      <span className="text-sm">
        {isReading ? upload.reading : isFull ? upload.full : upload.drop}
      </span>
      {!isFull && (
        <span
          aria-hidden="true"
          className="inline-flex min-h-11 items-center rounded-pill border-[1.5px] border-ink bg-white px-5 py-2 text-sm font-semibold"
        >
          {upload.choose}
        </span>
      )}
      <span className="flex flex-wrap justify-center gap-x-3 text-sm text-muted">
        {upload.limits} {privacy}
        <span className="spec-print">
          <span aria-hidden="true">{upload.counter(pictureCount, maxReferenceImages)}</span>
          <span className="sr-only">{upload.counterLabel(pictureCount, maxReferenceImages)}</span>
        </span>
      </span>
    </label>
  );
}
