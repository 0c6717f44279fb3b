/** What stands around an antidumping or countervailing order that may apply. */
export const orderNoticeCopy = {
  title: 'More duty may apply',
  mark: (orders: string) => `+ ${orders}`,
  openAmount: (text: string) => `Open amount: ${text}`,
} as const;
