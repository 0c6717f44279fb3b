import { createContext, type ReactNode, use } from 'react';

/** What the bar of the part around this says on phones; null outside of such a part. */
export const PartTitle = createContext<string | null>(null);

/**
 * The class of a heading that may be the title of a phone's part: there the bar has said it already.
 * Its id still names what it heads, and paper shows it.
 */
export function usePartTitleClass(title: ReactNode): string | undefined {
  return use(PartTitle) === title ? 'max-sm:not-print:hidden' : undefined;
}
