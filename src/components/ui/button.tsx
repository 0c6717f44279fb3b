import type { ComponentProps, MouseEvent } from 'react';
import { Spinner } from '@/components/ui/spinner.tsx';
import { cn } from '@/lib/cn.ts';

const base = cn(
  'relative base:inline-flex items-center justify-center gap-2 base:text-center base:font-semibold',
  'select-none transition-[translate,background-color,color,box-shadow] duration-150 ease-out',
  'disabled:cursor-not-allowed aria-disabled:cursor-not-allowed [&_svg]:size-[1.15em]',
);

const variants = {
  primary: cn(
    'base:rounded-pill bg-tomato text-white',
    'motion-safe:enabled-hover:-translate-y-0.5 enabled-hover:bg-tomato-deep enabled-hover:shadow-edge enabled-active:translate-y-0 enabled-active:shadow-none',
    'on-loud:bg-ink on-loud:text-paper on-loud:enabled-hover:bg-ink',
    'blocked:bg-ink/10 blocked:text-smoke on-ink:blocked:bg-paper/15 on-ink:blocked:text-paper/75',
  ),
  secondary: cn(
    'base:rounded-pill border-[1.5px] border-ink text-ink',
    'motion-safe:enabled-hover:-translate-y-0.5 enabled-hover:bg-ink enabled-hover:text-paper enabled-active:translate-y-0',
    'on-ink:border-paper on-ink:text-paper on-ink:enabled-hover:bg-paper on-ink:enabled-hover:text-ink',
    'on-loud:border-white on-loud:text-white on-loud:enabled-hover:bg-white on-loud:enabled-hover:text-ink',
    'blocked:border-ink/30 blocked:text-smoke on-ink:blocked:border-paper/40 on-ink:blocked:text-paper/75',
  ),
  tertiary: cn(
    'base:rounded-chip px-1 text-[color:var(--fg)] base:underline decoration-tomato decoration-2 underline-offset-[0.3em]',
    'enabled-hover:decoration-4 on-ink:decoration-butter on-loud:decoration-white',
    'blocked:text-muted blocked:decoration-1',
  ),
} as const;

const sizes = {
  sm: 'min-h-11 base:px-4 py-2 base:text-sm',
  md: 'min-h-12 base:px-[min(1.5rem,6.25vw)] py-2.5 base:text-base',
  lg: 'min-h-14 base:px-8 py-3 base:text-lead',
} as const;

type ButtonStyle = { variant?: keyof typeof variants; size?: keyof typeof sizes };

/** The look of a button, for links: `<a className={buttonClass({…})}>`. */
export function buttonClass({
  variant = 'primary',
  size = 'md',
  className,
}: ButtonStyle & { className?: string } = {}): string {
  return cn(base, variants[variant], sizes[size], className);
}

export type ButtonProps = ComponentProps<'button'> &
  ButtonStyle & {
    /**
     * While work is in progress: clicks do nothing, the focus stays, and the width does not change.
     */
    busy?: boolean;
    /** Replaces the label while busy; without it, the label stays the accessible name, hidden. */
    busyLabel?: string;
  };

export function Button({
  variant,
  size,
  busy = false,
  busyLabel,
  className,
  children,
  onClick,
  type = 'button',
  ...props
}: ButtonProps) {
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    // Not `disabled`: that would drop the focus to the body while a screen reader awaits the
    // result.
    if (busy) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <button
      // A new element for each type: if one button replaces another while it is pressed, the
      // browser would complete the press and submit the second one's form.
      key={type}
      {...props}
      type={type}
      aria-busy={busy || undefined}
      aria-disabled={busy || props['aria-disabled'] || undefined}
      onClick={handleClick}
      className={buttonClass({ variant, size, className })}
    >
      {busy && busyLabel ? (
        <>
          <Spinner />
          {busyLabel}
        </>
      ) : (
        <>
          {busy && (
            <span className="absolute inset-0 grid place-items-center">
              <Spinner />
            </span>
          )}
          <span className={cn('inline-flex items-center gap-2', busy && 'opacity-0')}>
            {children}
          </span>
        </>
      )}
    </button>
  );
}
