import { LegalText } from '@/components/sections/legal-text.tsx';
import { privacyPage } from './copy.ts';
import { privacySections } from './sections-copy.ts';

/** The text itself, below the first screen. */
export function BelowTheFold() {
  return <LegalText sections={privacySections} since={privacyPage.since} />;
}
