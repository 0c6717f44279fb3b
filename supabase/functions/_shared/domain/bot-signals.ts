import { minimumFillMs } from './bot-signals.assumptions.ts';

/** Signals that distinguish a bot from a person who fills in a form. */
export type BotSignals = {
  /** The content of the honeypot field. */
  trap?: string | undefined;
  /**
   * Milliseconds from the form's appearance to its submission. Omitted for prefilled forms, where a
   * person can be that fast, and when the page could not measure it.
   */
  filledInMs?: number | undefined;
};

/** Whether a bot filled in the form. Without signals, it counts as a person. */
export function looksAutomated({ trap = '', filledInMs }: BotSignals = {}): boolean {
  return trap.trim() !== '' || (filledInMs !== undefined && filledInMs < minimumFillMs);
}
