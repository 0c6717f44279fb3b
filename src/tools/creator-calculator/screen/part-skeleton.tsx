import { Skeleton } from '@/components/ui/skeleton.tsx';
import { cn } from '@/lib/cn.ts';

type PartSkeletonProps = {
  label: string;
  /** On phones, the part is behind a bar. */
  isFolded?: boolean;
};

/** Holds the place of a part below the form until it is loaded. */
export function PartSkeleton({ label, isFolded = false }: PartSkeletonProps) {
  return (
    <div role="status" aria-label={label}>
      <Skeleton className={cn('h-200 w-full rounded-card', isFolded && 'max-sm:h-14')} />
    </div>
  );
}
