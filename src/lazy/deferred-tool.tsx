import { type ReactNode, Suspense } from 'react';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { withoutScript } from '@/content/site.ts';
import { useHydrated } from '@/hooks/use-hydrated.ts';
import { cn } from '@/lib/cn.ts';

type DeferredToolProps = {
  /** Announced to screen readers while the tool loads. */
  loading: string;
  /** As tall as the unused tool, so that nothing below it shifts. */
  skeletonClassName: string;
  /** Whether to load the tool yet. */
  when?: boolean;
  /** The tool, a lazy component. */
  children: ReactNode;
};

/** Reserves a tool's place: shows a skeleton while it loads, or why it could not be loaded. */
export function DeferredTool({
  loading,
  skeletonClassName,
  when = true,
  children,
}: DeferredToolProps) {
  const isHydrated = useHydrated();
  const skeleton = (
    <div role="status" aria-label={loading} data-print="hide" className="relative">
      <Skeleton className={cn('w-full rounded-card', skeletonClassName)} />
      <p className="absolute inset-x-6 top-6 rounded-field bg-paper p-4 text-ink scripting:hidden">
        {withoutScript.tool}
      </p>
    </div>
  );
  return isHydrated && when ? <Suspense fallback={skeleton}>{children}</Suspense> : skeleton;
}
