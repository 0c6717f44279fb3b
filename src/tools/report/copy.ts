import { site } from '@/content/site.ts';
import { missingCharactersCopy } from './missing-characters-copy.ts';

export const keepReportCopy = {
  title: 'Keep this result',
  text: 'The report holds every figure, the plots and the assumptions. It’s made in your browser; nothing is uploaded.',
  savePdf: 'Save as PDF',
  saving: 'Making your report...',
  saved: 'Report saved.',
  failed: 'We couldn’t make the report. Check your connection and try again, or print this page.',
  paperLabel: 'Paper size',
  papers: { a4: 'A4', letter: 'US Letter' },
  print: 'Print',
  copyLink: 'Copy link',
  copied: 'Link copied',
  copyFallback: 'The link to this result',
  missingCharacters: missingCharactersCopy,
} as const;

/** At the foot of every report. */
export const reportFooterCopy = {
  page: (page: number, count: number) => `Page ${page} of ${count}`,
  footer: `${site.name}: ${site.tagline}`,
} as const;
