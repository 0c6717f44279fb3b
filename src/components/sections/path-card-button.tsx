import { Plus } from 'lucide-react';
import { StudioPicture } from '@/components/sections/studio-picture.tsx';
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
        'lift group relative grid size-full grid-cols-[min(7rem,28.75vw)_minmax(0,1fr)] items-center overflow-hidden rounded-card border-[1.5px] border-ink text-left max-[20rem]:flex max-[20rem]:flex-col max-[20rem]:items-stretch sm:flex sm:flex-col sm:items-stretch',
        isSelected && 'shadow-stack',
      )}
    >
      {/* The button's accessible name is its text; the picture is decorative. */}
      <StudioPicture
        picture={{ ...card.picture, alt: '' }}
        sizes="(min-width: 1000px) 285px, (min-width: 560px) 46vw, 112px"
        className="aspect-square size-full max-[20rem]:aspect-[2/1] max-[20rem]:[mask-image:linear-gradient(#000_80%,transparent)] object-cover [mask-image:linear-gradient(90deg,#000_70%,transparent)] sm:[mask-image:linear-gradient(#000_80%,transparent)]"
      />
      <span className="block py-4 pr-12 pl-2 max-[20rem]:px-4 sm:px-5 sm:pt-1 sm:pb-6">
        <span className="block font-display text-title">{card.title}</span>
        <span className="mt-1.5 block text-sm">{card.subtitle}</span>
      </span>
      <span className="absolute top-3 right-3 grid size-9 place-items-center rounded-pill border-[1.5px] border-ink bg-paper text-ink">
        <Plus
          aria-hidden="true"
          className={cn('size-5 transition-transform', isSelected && 'rotate-45')}
        />
      </span>
    </button>
  );
}
