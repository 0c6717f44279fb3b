import type { ComponentProps, ReactNode } from 'react';
import { cn } from '@/lib/cn.ts';

export type EmptyStateProps = Omit<ComponentProps<'div'>, 'title'> & {
  title: ReactNode;
  /** Usually a sticker. */
  mark?: ReactNode;
  /** What to do next. */
  action?: ReactNode;
};

/** Says that there is nothing, why, and what to do about it. */
export function EmptyState({
  title,
  mark,
  action,
  className,
  children,
  ...props
}: EmptyStateProps) {
  return (
    <div
      {...props}
      className={cn(
        'flex flex-col items-center gap-3 rounded-card border-[1.5px] border-dashed border-[color:var(--fg)] px-6 base:py-10 text-center',
        className,
      )}
    >
      {mark}
      <p className="max-w-full font-display text-title [overflow-wrap:anywhere]">{title}</p>
      {children && <div className="max-w-[30.6em] text-muted">{children}</div>}
      {action && <div className="mt-2 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}
