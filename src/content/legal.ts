import type { ContentLink } from './types.ts';

/** A section of the privacy page or the terms. */
export type LegalSection = {
  /** Its anchor on the page. */
  id: string;
  title: string;
  paragraphs: readonly string[];
  /** What is kept or done, each with its term. */
  records?: readonly LegalRecord[];
  items?: readonly string[];
  /** What follows the list. */
  closing?: readonly string[];
  link?: ContentLink;
};

export type LegalRecord = { title: string; text: string; figure: string };

export const legalWords = { contents: 'On this page' } as const;
