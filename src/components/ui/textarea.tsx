import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { controlFrame, controlStates } from '@/components/ui/control-style.ts';
import { useFieldControl } from '@/components/ui/field-context.ts';
import { cn } from '@/lib/cn.ts';

export type TextareaProps = ComponentProps<'textarea'>;

/** Grows with its text, up to 60% of the window's height. */
export function Textarea({ className, rows = 3, ref, onInput, ...props }: TextareaProps) {
  const field = useFieldControl(props);
  const element = useRef<HTMLTextAreaElement | null>(null);

  // After every render, because the height follows the value, whatever changed it.
  useLayoutEffect(() => {
    if (element.current) fitHeight(element.current);
  });

  return (
    <textarea
      {...props}
      {...field}
      rows={rows}
      ref={(node) => {
        element.current = node;
        if (typeof ref === 'function') return ref(node);
        if (ref) ref.current = node;
      }}
      onInput={(event) => {
        fitHeight(event.currentTarget);
        onInput?.(event);
      }}
      className={cn(
        controlFrame,
        controlStates,
        'base:max-h-[60dvh] base:resize-y base:px-4 base:py-3 leading-normal field-sizing-content',
        className,
      )}
    />
  );
}

/** For browsers without `field-sizing: content`. */
function fitHeight(element: HTMLTextAreaElement): void {
  if (typeof CSS !== 'undefined' && CSS.supports?.('field-sizing', 'content')) return;
  element.style.height = 'auto';
  const borderPx = element.offsetHeight - element.clientHeight;
  if (element.scrollHeight > 0) element.style.height = `${element.scrollHeight + borderPx}px`;
}
