import { paths } from '@/config/paths.ts';

/** The free guide where another page offers it (specification §5). */
export const guideBlock = {
  label: 'Free guide',
  text: 'Six chapters on what to settle before you pay for a first order, with real numbers. Get it by email as a PDF, or read it right here.',
  read: { label: 'Read it now', href: paths.guide },
  chaptersTitle: 'In the guide',
} as const;
