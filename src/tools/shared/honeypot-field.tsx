import type { Ref } from 'react';
import { honeypotContent } from './honeypot-copy.ts';

/**
 * A honeypot: hidden from sight, keyboard and assistive technology, so only a script fills it in.
 * Browsers and password managers are told to leave it alone, each by an attribute of its own.
 */
export function HoneypotField({ ref }: { ref: Ref<HTMLTextAreaElement> }) {
  return (
    <div
      aria-hidden="true"
      data-print="hide"
      className="pointer-events-none absolute size-px overflow-hidden opacity-0"
    >
      <label>
        {honeypotContent.label}
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
