import { X } from 'lucide-react';
import type { DesignInspirationContent } from '../copy.ts';
import type { ReferenceImage } from './inspiration.ts';

type ReferenceImagesProps = {
  words: DesignInspirationContent['upload'];
  images: readonly ReferenceImage[];
  onRemove: (image: ReferenceImage) => void;
};

export function ReferenceImages({ words, images, onRemove }: ReferenceImagesProps) {
  return (
    <ul aria-label={words.listLabel} className="grid grid-cols-3 gap-3">
      {images.map((image) => (
        <li key={image.id} className="relative animate-rise-in">
          <img
            src={image.dataUrl}
            alt={words.alt(image.name)}
            className="aspect-square w-full rounded-field border-[1.5px] border-ink bg-white object-cover"
          />
          <button
            type="button"
            aria-label={words.remove(image.name)}
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
