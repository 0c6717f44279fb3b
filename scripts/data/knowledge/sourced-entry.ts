import { paths } from '../../../src/config/paths.ts';
import { site } from '../../../src/content/site.ts';
import type { KnowledgeEntry } from './kira-knowledge.ts';

/** A question answered from a law, an agency's page or another publication. */
export type SourcedEntry = Omit<KnowledgeEntry, 'page' | 'path'> & {
  /** The section of law, agency page or publication that the answer rests on. */
  source: string;
};

/** The day on which the sources were last read. */
const readOn = '2026-11-30';

/**
 * Entries whose answers end with their source and its date. They stand on no page of ours, so their
 * card leads to the given one.
 */
export function withSources(
  entries: readonly SourcedEntry[],
  card: Pick<KnowledgeEntry, 'page' | 'path'> = {
    page: `Ask ${site.assistantName}`,
    path: paths.voiceAssistant,
  },
): KnowledgeEntry[] {
  return entries.map(({ source, answer, ...entry }) => ({
    ...entry,
    ...card,
    answer: `${answer} Source: ${source}, as of ${readOn}.`,
  }));
}
