import { useRef, useState } from 'react';
import { designInspirationCopy } from '../copy.ts';
import type { ReferenceImage } from '../rules/inspiration.ts';
import { takeWithinRoom } from '../rules/picture-rules.ts';
import type { PictureResult } from './read-picture.ts';

const { upload } = designInspirationCopy;

export type ReadPicture = (file: File) => Promise<PictureResult>;

type PictureUploadOptions = {
  images: readonly ReferenceImage[];
  readPicture: ReadPicture;
  onAdd: (images: ReferenceImage[]) => void;
  onRemove: (id: string) => void;
};

/** Opens the added files one after the other and announces the outcome. */
export function usePictureUpload({ images, readPicture, onAdd, onRemove }: PictureUploadOptions) {
  const [isReading, setReading] = useState(false);
  const [news, setNews] = useState('');
  const [problems, setProblems] = useState<readonly string[]>([]);
  /** Pictures that are still being opened count as well. */
  const opening = useRef(0);

  async function add(files: readonly File[]) {
    if (files.length === 0) return;
    const { taken, ignoredCount } = takeWithinRoom(files, images.length + opening.current);
    opening.current += taken.length;
    setReading(true);
    setNews('');
    setProblems([]);
    const added: ReferenceImage[] = [];
    const failed: string[] = [];
    // One at a time: three large photographs at once exceed a small phone's memory.
    for (const file of taken) {
      const result = await readPicture(file);
      if (result.ok) added.push(result.image);
      else failed.push(upload.problems[result.problem](file.name));
    }
    opening.current -= taken.length;
    setReading(opening.current > 0);
    if (added.length > 0) onAdd(added);
    setNews(added.length > 0 ? upload.added(added.length) : '');
    setProblems(ignoredCount > 0 ? [...failed, upload.ignored(ignoredCount)] : failed);
  }

  function remove({ id, name }: ReferenceImage) {
    setProblems([]);
    setNews(upload.removed(name));
    onRemove(id);
  }

  return { isReading, news, problems, add, remove };
}
