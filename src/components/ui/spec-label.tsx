import { type ComponentProps, Fragment, type ReactNode } from 'react';
import { cn } from '@/lib/cn.ts';

/** The list around a row of spec labels. */
export function SpecSheet({ className, ...props }: ComponentProps<'dl'>) {
  return (
    <dl
      {...props}
      className={cn(
        // Two columns, or one where the text is large for the width.
        'grid base:grid-cols-[repeat(auto-fit,minmax(min(100%,max(8rem,35%)),1fr))] base:lg:grid-cols-3 gap-x-5 gap-y-6 sm:gap-x-8',
        className,
      )}
    />
  );
}

const sizes = { md: 'text-title', lg: 'text-figure' } as const;
const tones = { plain: '', leaf: 'text-leaf', tomato: 'text-tomato' } as const;

export type SpecLabelProps = ComponentProps<'div'> & {
  caption: ReactNode;
  value: ReactNode;
  note?: ReactNode;
  size?: keyof typeof sizes;
  tone?: keyof typeof tones;
};

/**
 * A figure styled like print on a carton: small print, a rule, a big number. Use inside a
 * SpecSheet.
 */
export function SpecLabel({
  caption,
  value,
  note,
  size = 'lg',
  tone = 'plain',
  className,
  ...props
}: SpecLabelProps) {
  return (
    <div {...props} className={cn('row-span-3 grid min-w-0 grid-rows-subgrid gap-y-0', className)}>
      <dt className="spec-print flex items-end border-b-[1.5px] border-[color:var(--fg)] pb-1.5 [overflow-wrap:anywhere] text-muted">
        {caption}
      </dt>
      <dd className={cn('@container mt-2.5 font-display tabular-nums', sizes[size], tones[tone])}>
        {typeof value === 'string' ? <FittingText text={value} /> : value}
      </dd>
      {note && <dd className="mt-1 text-sm text-muted">{note}</dd>}
    </div>
  );
}

/**
 * Fits a figure of any length into the available width: it shrinks down to the size of running
 * text, and from there wraps between words, or after a comma if it is a single number.
 */
function FittingText({ text }: { text: string }) {
  const part = text.includes(' ') ? /^.+$/g : /[^,]*,|[^,]+$/g;
  return (
    <span
      className="block [overflow-wrap:anywhere]"
      style={{ fontSize: `max(1rem, min(1em, ${(100 / widthInEm(text)).toFixed(2)}cqi))` }}
    >
      {[...text.matchAll(part)].map(({ 0: piece, index }) => (
        <Fragment key={index}>
          {piece}
          <wbr />
        </Fragment>
      ))}
    </span>
  );
}

/**
 * An upper bound of the display face's width: 0.3 em for a comma, 0.6 for a tabular figure, more
 * for M or %.
 */
function widthInEm(text: string): number {
  const narrow = text.match(/[.,:' ]/g)?.length ?? 0;
  const wide = text.match(/[A-Z%@]/g)?.length ?? 0;
  return (text.length - narrow - wide) * 0.62 + narrow * 0.32 + wide * 0.9;
}
