import type { GuideChapterId } from '@functions/_shared/domain/guide.ts';
import type { ContentLink } from '@/content/types.ts';

/** A chapter of the guide, for its page and its PDF. Title and takeaway are in domain/guide.ts. */
export type GuideChapter = {
  id: GuideChapterId;
  parts: readonly GuidePart[];
  /** Where its facts come from. */
  sources: readonly string[];
  /** The tool that goes on from here. */
  tool: ContentLink;
};

export type GuidePart = {
  title: string;
  paragraphs: readonly string[];
  items?: readonly string[];
  /** A name and its figures; the last row is the outcome. */
  table?: GuideTable;
  /** What follows the list or the table. */
  closing?: readonly string[];
};

export type GuideTable = {
  /** What the rows are, then what each figure is. */
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  note: string;
};
