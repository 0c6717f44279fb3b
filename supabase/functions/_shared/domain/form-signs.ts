import { minimumFillMs } from './form-signs.assumptions.ts';

/** What a form tells of who filled it in. */
export type FormSigns = {
  /** What stands in the field that no person sees. */
  trap?: string | undefined;
  /**
   * From the form's appearance to its sending, in milliseconds. Left out where somebody may be
   * that fast: the form came filled in already, or the page could not tell.
   */
  filledInMs?: number | undefined;
};

/** Whether a script filled the form in. A form that tells nothing is a person's. */
export function looksAutomated({ trap = '', filledInMs }: FormSigns = {}): boolean {
  return trap.trim() !== '' || (filledInMs !== undefined && filledInMs < minimumFillMs);
}
