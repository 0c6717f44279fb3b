import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps, MouseEvent } from 'react';
import { Spinner } from '@/components/ui/spinner.tsx';
import { cn } from '@/lib/cn.ts';

const variants = cva(
  [
    'relative inline-flex items-center justify-center gap-2 text-center font-semibold leading-tight',
    'select-none transition-[translate,background-color,color,box-shadow] duration-150 ease-out',
    'disabled:cursor-not-allowed aria-disabled:cursor-not-allowed [&_svg]:size-[1.15em]',
  ],
  {
    variants: {
      variant: {
        primary: [
          'rounded-pill bg-tomato text-white',
          'motion-safe:enabled-hover:-translate-y-0.5 enabled-hover:bg-tomato-deep enabled-hover:shadow-edge enabled-active:translate-y-0 enabled-active:shadow-none',
          'on-loud:bg-ink on-loud:text-paper on-loud:enabled-hover:bg-ink',
          'blocked:bg-ink/10 blocked:text-smoke on-ink:blocked:bg-paper/15 on-ink:blocked:text-paper/75',
        ],
        secondary: [
          'rounded-pill border-[1.5px] border-ink bg-transparent text-ink',
          'motion-safe:enabled-hover:-translate-y-0.5 enabled-hover:bg-ink enabled-hover:text-paper enabled-active:translate-y-0',
          'on-ink:border-paper on-ink:text-paper on-ink:enabled-hover:bg-paper on-ink:enabled-hover:text-ink',
          'on-loud:border-white on-loud:text-white on-loud:enabled-hover:bg-white on-loud:enabled-hover:text-ink',
          'blocked:border-ink/30 blocked:text-smoke on-ink:blocked:border-paper/40 on-ink:blocked:text-paper/75',
        ],
        tertiary: [
          'rounded-chip bg-transparent text-[color:var(--fg)] underline decoration-tomato decoration-2 underline-offset-[0.3em]',
          'enabled-hover:decoration-4 on-ink:decoration-butter on-loud:decoration-white',
          'blocked:text-muted blocked:decoration-1',
        ],
      },
      size: {
        sm: 'min-h-11 px-4 py-2 text-sm',
        md: 'min-h-12 px-[min(1.5rem,6.25vw)] py-2.5 text-base',
        lg: 'min-h-14 px-8 py-3 text-lead',
      },
    },
    compoundVariants: [{ variant: 'tertiary', className: 'px-1' }],
    defaultVariants: { variant: 'primary', size: 'md' },
  },
);

type ButtonStyle = VariantProps<typeof variants>;

/** The look of a button, for a link that leads somewhere: `<a className={buttonClass({…})}>`. */
export function buttonClass({
  className,
  ...style
}: ButtonStyle & { className?: string } = {}): string {
  return cn(variants(style), className);
}

export type ButtonProps = ComponentProps<'button'> &
  ButtonStyle & {
    /** Work is under way: clicks do nothing, focus stays, and the width does not change. */
    busy?: boolean;
    /** Takes the label's place while busy; without it the label stays the name, unseen. */
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
    // Not `disabled`: that would throw focus to the body while a screen reader waits for the end.
    if (busy) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <button
      // A new element for a new type: where one button takes another's place while it is pressed,
      // the browser would go on with the press and send the form of the second.
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
