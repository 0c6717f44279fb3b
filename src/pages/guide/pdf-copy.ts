/** What only the PDF of the guide says. */
export const guidePdf = {
  subtitle: 'Six chapters on what to settle before you pay for a first order.',
  caution: (day: string) =>
    `Figures as of ${day}. Amounts marked as planning figures are our own estimates; your quotes will differ. This is general information, not legal, tax or customs advice.`,
  chapter: (number: number) => `Chapter ${number} of 6`,
  sources: 'Sources',
  page: (page: number, count: number) => `Page ${page} of ${count}`,
  /** Rows of a table that stand out. */
  totals: ['Landed cost', 'Profit on one apron'],
} as const;
