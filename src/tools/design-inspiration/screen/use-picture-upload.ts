import { useRef, useState } from 'react';
import type { DesignInspirationContent } from '../copy.ts';
import { takeWithinRoom } from '../rules/picture-rules.ts';
import type { ReferenceImage } from './inspiration.ts';
import type { PictureReading } from './read-picture.ts';

export type ReadPicture = (file: File) => Promise<PictureReading>;

type PictureUploadOptions = {
  words: DesignInspirationContent['upload'];
  images: readonly ReferenceImage[];
  readPicture: ReadPicture;
  onAdd: (images: ReferenceImage[]) => void;
  onRemove: (id: string) => void;
};

/** Takes files from wherever they come, opens them one after the other, and says how it went. */
export function usePictureUpload({
  words,
  images,
  readPicture,
  onAdd,
  onRemove,
}: PictureUploadOptions) {
  const [isReading, setReading] = useState(false);
  const [news, setNews] = useState('');
  const [problems, setProblems] = useState<readonly string[]>([]);
  /** Pictures being opened take room before they are there. */
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
    // One at a time: three large photographs at once are too much for a small phone.
    for (const file of taken) {
      const reading = await readPicture(file);
      if (reading.ok) added.push(reading.image);
      else failed.push(words.problems[reading.problem](file.name));
    }
    opening.current -= taken.length;
    setReading(opening.current > 0);
    if (added.length > 0) onAdd(added);
    setNews(added.length > 0 ? words.added(added.length) : '');
    setProblems(ignoredCount > 0 ? [...failed, words.ignored(ignoredCount)] : failed);
  }

  function remove({ id, name }: ReferenceImage) {
    setProblems([]);
    setNews(words.removed(name));
    onRemove(id);
  }

  return { isReading, news, problems, add, remove };
}
