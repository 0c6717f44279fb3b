import { Plus } from 'lucide-react';
import { CutPicture } from '@/components/sections/cut-picture.tsx';
import { cn } from '@/lib/cn.ts';
import type { PathCard } from '@/pages/home/path-chooser-copy.ts';

type PathCardButtonProps = {
  card: PathCard;
  isSelected: boolean;
  panelId: string;
  onToggle: () => void;
};

export function PathCardButton({ card, isSelected, panelId, onToggle }: PathCardButtonProps) {
  return (
    <button
      type="button"
      data-ground={card.color}
      aria-expanded={isSelected}
      aria-controls={panelId}
      onClick={onToggle}
      className={cn(
        'lift group relative flex size-full flex-col overflow-hidden rounded-card border-[1.5px] border-ink text-left',
        isSelected && 'shadow-stack',
      )}
    >
      {/* The button's accessible name is its text; the picture is decorative. */}
      <span className="flex h-24 shrink-0 items-end justify-center px-3 pt-3 sm:h-52 sm:pt-8">
        <CutPicture
          picture={{ ...card.picture, alt: '' }}
          sizes="(min-width: 1000px) 330px, (min-width: 560px) 46vw, 170px"
          className="w-[min(100%,5.25rem*var(--ratio))] sm:w-[min(100%,11.5rem*var(--ratio))]"
        />
      </span>
      <span className="block px-[min(0.875rem,4vw)] pt-3 pb-3.5 sm:px-5 sm:pb-6">
        <span className="block font-display text-[1.125rem] leading-tight font-bold sm:text-title">
          {card.title}
        </span>
        <span className="mt-1 block text-sm sm:mt-1.5">{card.subtitle}</span>
      </span>
      <span className="absolute top-2.5 right-2.5 grid size-8 sm:top-3 sm:right-3 sm:size-9 place-items-center rounded-pill border-[1.5px] border-ink bg-paper text-ink">
        <Plus
          aria-hidden="true"
          className={cn('size-5 transition-transform', isSelected && 'rotate-45')}
        />
      </span>
    </button>
  );
}
