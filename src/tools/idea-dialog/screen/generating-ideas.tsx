import { FlowerSticker } from '@/components/stickers/flower-sticker.tsx';

/** What is happening, in the place of the form. Read out by the dialog's own status line. */
export function GeneratingIdeas({ text }: { text: string }) {
  return (
    <div aria-hidden="true" className="flex min-h-64 flex-col items-center justify-center gap-5">
      <FlowerSticker className="size-20 motion-safe:animate-turn" />
      <p key={text} className="animate-rise-in font-display text-title">
        {text}
      </p>
    </div>
  );
}
