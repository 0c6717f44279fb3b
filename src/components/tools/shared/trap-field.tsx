import type { Ref } from 'react';
import { formTrapContent } from '@/content/form-trap.ts';

/**
 * A field that no person sees, reaches by keyboard or hears of; what fills it in is a script.
 * Browsers and password managers are told to leave it alone, each in its own words.
 */
export function TrapField({ ref }: { ref: Ref<HTMLTextAreaElement> }) {
  return (
    <div
      aria-hidden="true"
      data-print="hide"
      className="pointer-events-none absolute size-px overflow-hidden opacity-0"
    >
      <label>
        {formTrapContent.label}
        {/* No input: a second one can keep Enter from sending the form. */}
        <textarea
          ref={ref}
          rows={1}
          name="reference"
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore=""
          data-bwignore=""
          data-lpignore="true"
        />
      </label>
    </div>
  );
}
