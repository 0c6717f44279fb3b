import { LegalText } from '@/components/sections/legal-text.tsx';
import { termsPage } from './copy.ts';
import { termsSections } from './sections-copy.ts';

/** The text itself, below the first screen. */
export function BelowTheFold() {
  return <LegalText sections={termsSections} since={termsPage.since} />;
}
