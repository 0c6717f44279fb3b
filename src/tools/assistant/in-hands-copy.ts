/** What KIRA says of when goods can be there. */
export const inHandsCopy = {
  by: (goods: string, day: string) => `If you order ${goods} today to have in hand by ${day}: `,
  fastest: (goods: string) => `If you order ${goods} today: `,
  best: (route: string, orderBy: string) => `Best for your date is ${route}: ${orderBy}.`,
  comesClosest: (route: string, orderBy: string) =>
    `No route is sure to make it in time. ${route} comes closest: ${orderBy}.`,
  late: (route: string) => `No route makes that date; ${route} gets there first.`,
  closures: (closures: string) => `${closures}.`,
  basis:
    'These are our planning ranges for anywhere in the lower 48 states, without a sample first. The planner counts every step to your ZIP code, with prices.',
  basisOf: (zip: string) =>
    `These are our planning ranges for ZIP code ${zip}, without a sample first; the planner counts every step, with prices.`,
  pastCalendar:
    'My calendar of holidays and factory closures ends on December 31, 2028, so I can’t plan for that date.',
};
