import { type ComponentProps, type ReactNode, useId } from 'react';
import { FieldContext } from '@/components/ui/field-context.ts';
import { Glyph } from '@/components/ui/glyph.tsx';
import { cn } from '@/lib/cn.ts';

type FieldFrame = {
  label: ReactNode;
  /** Stays visible next to an error. */
  hint?: ReactNode;
  /** What is wrong and what to do; marks the control invalid. */
  error?: ReactNode;
  required?: boolean;
  /** Something small at the end of the label's line: a help button, a counter. */
  labelAction?: ReactNode;
};

export type FieldProps = FieldFrame & Omit<ComponentProps<'div'>, 'id'> & { id?: string };

/** A labeled control. Any of our inputs inside gets its id, description and state from here. */
export function Field({
  label,
  hint,
  error,
  required = false,
  labelAction,
  id,
  className,
  children,
  ...props
}: FieldProps) {
  const ids = useFieldIds(id, hint, error);
  return (
    <FieldContext value={{ ...ids, invalid: Boolean(error), required }}>
      <div {...props} className={cn('flex flex-col gap-2', className)}>
        <div className="flex flex-wrap items-end justify-between gap-x-2 gap-y-1">
          <label id={ids.labelId} htmlFor={ids.controlId} className="font-semibold leading-snug">
            {label}
            {required && <RequiredMark />}
          </label>
          {labelAction}
        </div>
        {children}
        <FieldNotes ids={ids} hint={hint} error={error} />
      </div>
    </FieldContext>
  );
}

export type FieldGroupProps = FieldFrame & Omit<ComponentProps<'fieldset'>, 'id'> & { id?: string };

/** Several controls with one label: chips, a set of choices, a pair of numbers. */
export function FieldGroup({
  label,
  hint,
  error,
  required = false,
  labelAction,
  id,
  className,
  children,
  ...props
}: FieldGroupProps) {
  const ids = useFieldIds(id, hint, error);
  return (
    <fieldset
      {...props}
      id={ids.controlId}
      aria-describedby={ids.describedBy}
      className={cn('relative min-w-0', className)}
    >
      {/* Floated, so that the legend takes part in the fieldset's layout and the action fits on
          its line. */}
      <legend className="float-left mb-2 w-full pr-[min(4rem,16.4vw)] font-semibold leading-snug">
        {label}
        {required && <RequiredMark />}
      </legend>
      {labelAction && <div className="absolute right-0 top-0">{labelAction}</div>}
      <div className="clear-both flex flex-col gap-2">
        {children}
        <FieldNotes ids={ids} hint={hint} error={error} />
      </div>
    </fieldset>
  );
}

/** The star is visual only; assistive technology gets aria-required. */
function RequiredMark() {
  return (
    <span aria-hidden="true" className="ml-0.5 text-risk-high">
      *
    </span>
  );
}

type FieldIds = {
  controlId: string;
  labelId: string;
  hintId: string;
  errorId: string;
  describedBy: string | undefined;
};

function FieldNotes({ ids, hint, error }: { ids: FieldIds; hint: ReactNode; error: ReactNode }) {
  return (
    <>
      {hint && (
        <p id={ids.hintId} className="text-sm text-muted">
          {hint}
        </p>
      )}
      {/* Always rendered: screen readers announce only changes to a live region that already
          exists. */}
      <div id={ids.errorId} aria-live="polite" className="empty:hidden">
        {error && (
          <p className="flex items-start gap-2 text-sm font-medium text-risk-high">
            <Glyph name="circle-alert" className="mt-[0.15em] size-[1.2em]" />
            <span>{error}</span>
          </p>
        )}
      </div>
    </>
  );
}

function useFieldIds(id: string | undefined, hint: ReactNode, error: ReactNode): FieldIds {
  const generatedId = useId();
  const base = id ?? generatedId;
  const hintId = `${base}-hint`;
  const errorId = `${base}-error`;
  // The error first, because the visitor has to act on it.
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ');
  return {
    controlId: base,
    labelId: `${base}-label`,
    hintId,
    errorId,
    describedBy: describedBy || undefined,
  };
}
