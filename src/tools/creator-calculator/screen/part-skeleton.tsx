import { Skeleton } from '@/components/ui/skeleton.tsx';

/** Holds the place of a part below the form until it is loaded. */
export function PartSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label}>
      <Skeleton className="h-200 w-full rounded-card" />
    </div>
  );
}
