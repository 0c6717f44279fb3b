import { createContext, type ReactNode, use } from 'react';

/** What the bar of the phone's part around this says; null where no bar is shown. */
export const PartTitle = createContext<string | null>(null);

/**
 * The class of a heading that may be the title of a phone's part: there the bar has said it already.
 * Its id still names what it heads, and paper shows it.
 */
export function usePartTitleClass(title: ReactNode): string | undefined {
  return use(PartTitle) === title ? 'hidden print:block' : undefined;
}
