/**
 * The Creator's Brand Building Guide: what its page, its PDF and the email about it share. The text
 * of the chapters is in src/pages/guide.
 */

export const guideTitle = 'The Creator’s Brand Building Guide';

/** The day of the figures in it. */
export const guideDay = '2026-11-28';

/** Where the guide can be read. */
export const guidePath = '/guide';

/** The PDF, which the build makes from the same chapters. */
export const guidePdfPath = '/creators-brand-building-guide.pdf';

/** The chapters in order, each with the one thing to take from it. */
export const guideChapters = [
  {
    id: 'product',
    title: 'Listen before you design',
    takeaway:
      'Whatever people ask you for five times is a better brief than any trend report. Start with one product.',
  },
  {
    id: 'cost',
    title: 'Do the math on one line',
    takeaway:
      'The factory price is the smaller half. Work out the landed cost and what the price leaves before you order a sample.',
  },
  {
    id: 'country',
    title: 'Let the product choose the country',
    takeaway:
      'Look for the town that makes it every day, then compare price, minimum, time and duty.',
  },
  {
    id: 'samples',
    title: 'Pay for samples, and be rude to them',
    takeaway:
      'Wash them, drop them, mail them to yourself. Sign the one that survives, and inspect before you pay the balance.',
  },
  {
    id: 'import',
    title: 'Clear customs on paper first',
    takeaway:
      'What it is, where it was made, what you paid: three facts decide the duty, and the importer is responsible for them.',
  },
  {
    id: 'launch',
    title: 'Launch with a date and a number',
    takeaway:
      'Count backward from the day, say how many there are, and keep a fifth back for week two.',
  },
] as const;

export type GuideChapterId = (typeof guideChapters)[number]['id'];
