import type { Picture } from './picture.ts';
import { inspirationCopy as copy } from './picture-copy.ts';

type PictureNotesProps = {
  picture: Pick<Picture, 'depicts' | 'standsIn' | 'missingPrint'>;
};

/** What the picture shows, and what it leaves out of what was asked for. */
export function PictureNotes({ picture: { depicts, standsIn, missingPrint } }: PictureNotesProps) {
  return (
    <>
      <span className="mt-1 block">{standsIn ? copy.standsIn(depicts) : copy.shows(depicts)}</span>
      {missingPrint !== undefined && (
        <span className="mt-1 block">{copy.missingPrint(missingPrint)}</span>
      )}
    </>
  );
}
