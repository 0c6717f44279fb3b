import { minimumFillMs } from './bot-signals.assumptions.ts';

/** What a form tells about who filled it in: a person or a script. */
export type BotSignals = {
  /** The content of the honeypot field. */
  trap?: string | undefined;
  /**
   * From the form's appearance to its submission, in milliseconds. Omitted where a person can be
   * that fast, because the form came filled in, and where the page could not measure it.
   */
  filledInMs?: number | undefined;
};

/** Whether a script filled the form in. Without signals, it counts as a person's. */
export function looksAutomated({ trap = '', filledInMs }: BotSignals = {}): boolean {
  return trap.trim() !== '' || (filledInMs !== undefined && filledInMs < minimumFillMs);
}
