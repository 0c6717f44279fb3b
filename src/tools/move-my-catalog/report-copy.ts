import { site } from '@/content/site.ts';
import { keepReportCopy, reportFooterCopy } from '../report/copy.ts';
import { catalogCopy } from './catalog-copy.ts';

/** The texts of the PDF and of the buttons around it. */
export const catalogReportCopy = {
  ...reportFooterCopy,
  brand: site.name,
  fileName: (day: string) => `catalog-moves-${day}`,
  title: 'What your catalog saves by moving',
  subject: (counted: string, products: string) => `${counted} of ${products} products compared`,
  madeOn: (day: string) => `Created ${day}`,
  basis: (day: string) =>
    `Duties in force on ${day}, usual freight by lane, and usual FOB prices by country where we don’t know yours. Each product is compared with where it’s made today.`,
  sections: {
    moves: 'Worth moving, biggest savings first',
    movesMore: (count: string) => `${count} more are in the CSV.`,
    questions: 'Open questions',
    bad: 'Rows that can’t be used',
  },
  columns: ['Product', 'Code', 'From', 'To', 'Duty', 'Saves a year', 'Paid back in'],
  duty: (today: string, there: string) => `${today} to ${there}`,
  keep: {
    ...keepReportCopy,
    title: catalogCopy.keep.title,
    text: catalogCopy.keep.text,
    copyLink: catalogCopy.keep.copyLink,
    copyFallback: catalogCopy.keep.copyFallback,
  },
} as const;
