/** A duty of the tariff calculator, saved for the calculators whose prices are FOB. */
export const savedDutyCopy = {
  save: 'Use this duty in the calculators',
  saved:
    'Kept in this tab: the revenue calculator and the creator calculator now add it to their FOB cost.',
  atLeast: 'at least ',
  line: (landed: string, fob: string, duty: string, pct: string, what: string) =>
    `With US duty a piece costs ${landed} before freight: ${fob} FOB and ${duty} duty (${pct}, ${what}).`,
  forget: 'Leave the duty out',
} as const;
