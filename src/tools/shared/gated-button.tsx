import { useId } from 'react';
import { Button, type ButtonProps } from '@/components/ui/button.tsx';
import { cn } from '@/lib/cn.ts';

type GatedButtonProps = ButtonProps & {
  /** What the form still waits for, in one sentence; empty once the button works. */
  missing: string;
  noteClassName?: string;
};

/**
 * The main button of a form, with a note on what is still missing. Until nothing is, the button
 * looks disabled but can be reached, and reads the note out. Whoever handles the press has to lead
 * the visitor to the first missing answer: see `focusControl`.
 */
export function GatedButton({ missing, noteClassName, ...props }: GatedButtonProps) {
  const noteId = useId();
  const isShut = missing !== '';
  return (
    <>
      <Button
        {...props}
        aria-disabled={isShut || undefined}
        aria-describedby={isShut ? noteId : undefined}
      />
      {isShut && (
        <p id={noteId} className={cn('text-sm text-muted', noteClassName)}>
          {missing}
        </p>
      )}
    </>
  );
}
