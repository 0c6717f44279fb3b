import { Skeleton } from '@/components/ui/skeleton.tsx';
import { sourcingToolsContent } from '@/content/sourcing-tools.ts';

/** Placeholder while a sourcing tool loads. */
export function SourcingToolSkeleton({ name }: { name: string }) {
  return (
    <div role="status" aria-label={sourcingToolsContent.loading(name)}>
      <Skeleton className="h-160 w-full rounded-card" />
    </div>
  );
}
