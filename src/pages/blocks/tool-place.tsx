import { type ReactNode, Suspense } from 'react';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { withoutScript } from '@/content/site.ts';
import { useHydrated } from '@/hooks/use-hydrated.ts';
import { cn } from '@/lib/cn.ts';

type ToolPlaceProps = {
  /** What a screen reader hears while the tool is on its way. */
  loading: string;
  /** As high as the tool before its first use, so that nothing below it jumps. */
  skeletonClassName: string;
  /** Whether the tool is wanted yet. */
  when?: boolean;
  /** The tool, loaded lazily. */
  children: ReactNode;
};

/** Where a tool stands: an empty shape until it can run, or the reason why it does not. */
export function ToolPlace({ loading, skeletonClassName, when = true, children }: ToolPlaceProps) {
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
