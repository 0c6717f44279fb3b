import { Dialog } from '@/components/ui/dialog.tsx';
import type { Picture } from './picture.ts';
import { inspirationCopy as copy } from './picture-copy.ts';
import { PictureNotes } from './picture-notes.tsx';
import { SavePicture } from './save-picture.tsx';

type PictureDialogProps = {
  /** Null keeps it closed. */
  picture: Picture | null;
  onClose: () => void;
};

export function PictureDialog({ picture, onClose }: PictureDialogProps) {
  if (picture === null) return null;
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      size="lg"
      title={copy.enlargedTitle(copy.kinds[picture.targetModel], picture.depicts)}
      description={`${copy.drawnBy[picture.source]}. ${copy.conceptShort}`}
      closeLabel={copy.close}
      footer={<SavePicture picture={picture} />}
    >
      <img
        src={picture.url}
        alt={copy.alt(picture.depicts)}
        width={1024}
        height={1024}
        className="mx-auto h-auto max-h-[60dvh] w-auto max-w-full rounded-card border border-ink bg-white"
      />
      <p className="mt-3 text-sm">
        <PictureNotes picture={picture} />
      </p>
    </Dialog>
  );
}
