import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { cn } from '@/lib/cn.ts';

export type CarouselButtonsProps = ComponentProps<'div'> & {
  previousLabel: string;
  nextLabel: string;
  canScrollPrevious: boolean;
  canScrollNext: boolean;
  onPrevious: () => void;
  onNext: () => void;
};

/** The previous and next buttons of a carousel. */
export function CarouselButtons({
  previousLabel,
  nextLabel,
  canScrollPrevious,
  canScrollNext,
  onPrevious,
  onNext,
  className,
  ...props
}: CarouselButtonsProps) {
  return (
    <div {...props} className={cn('flex gap-2', className)}>
      <Button
        variant="secondary"
        size="sm"
        aria-label={previousLabel}
        disabled={!canScrollPrevious}
        onClick={onPrevious}
      >
        <ChevronLeft aria-hidden="true" />
      </Button>
      <Button
        variant="secondary"
        size="sm"
        aria-label={nextLabel}
        disabled={!canScrollNext}
        onClick={onNext}
      >
        <ChevronRight aria-hidden="true" />
      </Button>
    </div>
  );
}
