import type { ReactNode } from 'react';
import { SmileySticker } from '@/components/stickers/smiley-sticker.tsx';
import { noFigure } from '@/lib/format.ts';

type ResultPlaceholderProps = {
  title: string;
  /** What leads to the result. */
  children: ReactNode;
  /** What the figures will be called. */
  captions: readonly string[];
};

/** The label before anything is printed on it. */
export function ResultPlaceholder({ title, captions, children }: ResultPlaceholderProps) {
  return (
    <div className="flex flex-col gap-8 rounded-card border-[1.5px] border-dashed border-ink p-[min(1.5rem,6vw)] sm:p-8 lg:not-short:sticky lg:top-28">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <SmileySticker className="size-[min(5rem,25vw)]" />
        <div className="min-w-0 flex-1 basis-[min(12rem,100%)]">
          <p className="font-display text-title">{title}</p>
          <p className="mt-1">{children}</p>
        </div>
      </div>
      <div
        aria-hidden="true"
        className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(8rem,35%)),1fr))] gap-x-8 gap-y-6"
      >
        {captions.map((caption) => (
          <div key={caption} className="flex flex-col justify-end">
            <p className="spec-print border-b-[1.5px] border-ink pb-1.5">{caption}</p>
            <p className="mt-2.5 font-display text-figure">{noFigure}</p>
          </div>
        ))}
      </div>
    </div>
  );
}
