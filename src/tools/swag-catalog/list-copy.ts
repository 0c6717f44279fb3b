import { formatCalendarDay } from '@functions/_shared/domain/calendar-day.ts';
import { formatInteger, formatUsdCents, formatUsdShort, formatUsdWhole } from '@/lib/format.ts';

/** The visitor's list of swag, its date and the request. */
export const swagListCopy = {
  title: 'Your list',
  text: 'Several pieces, one total, one date. Send it when it’s right; you’re not ordering anything yet.',
  empty: {
    title: 'Nothing on your list yet',
    text: 'Open a piece above, set color and quantity, and add it. The list adds up the prices and checks your date.',
  },
  shared: 'A list of swag with its prices.',
  jump: (count: number, total: string) =>
    `Your list: ${count === 1 ? '1 piece' : `${formatInteger(count)} pieces`}, ${total}`,
  noTotal: 'no total yet',
  items: 'Pieces on your list',
  edit: (name: string) => `Change ${name}`,
  editLabel: 'Change',
  remove: (name: string) => `Remove ${name}`,
  removeLabel: 'Remove',
  added: (name: string) => `${name} is on your list.`,
  removed: (name: string) => `${name} is off your list.`,
  units: (name: string) => `Pieces of ${name}`,
  each: (unitUsd: number) => `${formatUsdCents(unitUsd)} each`,
  below: 'Under 50 pieces: we’ll quote it',
  quoted: 'Quoted individually at this size',
  mode: {
    label: 'How it’s packed',
    pieces: 'A quantity of each',
    kits: 'As kits, one of each per person',
    hint: 'We quote boxing separately. Add the Welcome box if they need a printed mailer.',
  },
  kits: 'Number of kits',
  total: 'Total',
  kit: 'One kit',
  perPerson: (kits: number) => `${formatInteger(kits)} people, one kit each`,
  range: (low: number, high: number) =>
    `Planning total. A quote can land between ${formatUsdWhole(low)} and ${formatUsdWhole(high)}. Setup, more print colors, packing, freight and sales tax are extra.`,
  unpriced: (count: number) =>
    count === 1
      ? 'One item is under 50 pieces and not in the total.'
      : `${formatInteger(count)} items are under 50 pieces and not in the total.`,
  clear: 'Clear the list',
  cleared: 'Your list is empty.',
  date: {
    title: 'When do you need it?',
    day: 'In hands by',
    dayFrom: (tool: string) => `Filled in from ${tool}.`,
    zip: 'ZIP code',
    zipHint: 'US only. Without one, we plan for anywhere in the lower 48 states.',
    zipInvalid: 'Enter a five-digit US ZIP code, such as 78701.',
    past: 'That day has passed. Pick a later one.',
    beyond:
      'Pick a day up to December 31, 2028: our calendar of holidays and factory closures ends there.',
    list: 'Each piece and your date',
    // A sentence begins with the way: "In time from printed stock".
    inTime: (way: string, orderBy: string | null) =>
      orderBy === null ? `In time ${way}` : `In time ${way}; order by ${orderBy}`,
    tight: (way: string, days: number, orderBy: string | null) =>
      `Tight ${way}: ${orderBy === null ? 'only' : `order by ${orderBy}, and only`} if everything goes fast. If it goes slowly, ${daysWords(days)} late`,
    late: (way: string, days: number) => `Too late by ${daysWords(days)} ${way}`,
    soonest: (way: string, from: string, to: string) =>
      from === to
        ? `Ordered today, in hands ${from} ${way}`
        : `Ordered today, in hands between ${from} and ${to} ${way}`,
    others: 'Other ways',
    everyStep: (piece: string) => `Every step in the planner: ${piece}`,
    minimum: (units: number) => `Factories usually ask for at least ${formatInteger(units)}.`,
    none: 'No plan: it would arrive after the end of our calendar of closures, or few factories make it. We’ll check it for you.',
    note: 'Planning ranges from order to door, with holidays, and without a sample first. Stock is checked when you ask.',
  },
  keep: {
    copyLink: 'Copy link to this list',
    copied: 'Link copied',
    copyFallback: 'Link to this list',
    copyText: 'Copy the request',
    copiedText: 'Request copied',
    copyTextFallback: 'The request as text',
  },
  send: {
    title: 'Send it to the swag team',
    text: 'We check stock and your date, and answer with a quote. You get a copy by email. No newsletter.',
    name: 'Your name',
    email: {
      label: 'Your email',
      placeholder: 'you@company.com',
      privacy: 'For this request only.',
    },
    company: 'Company (optional)',
    notes: 'Anything else (optional)',
    notesHint: 'Sizes, Pantone colors, several addresses, a budget.',
    logo: (name: string) =>
      `Only your logo’s file name, ${name}, goes with it. We’ll ask for the file when we reply.`,
    missingName: 'Enter your name.',
    invalidEmail: 'Enter a valid email address, such as you@company.com.',
    submit: 'Send the request',
    submitAgain: 'Send the changed list',
    sending: 'Sending...',
    sent: (email: string) => `Sent. A copy is on its way to ${email}. We’ll reply with a quote.`,
    sentWithoutCopy:
      'Sent. Our team has it. This address has already had today’s copies, so we’re not sending another.',
    waiting:
      'Saved on this device: our server isn’t answering. We’ll send it automatically as soon as it does. You can also copy the request and email it.',
    changed: 'You’ve changed the list since. We have the earlier one.',
    refused:
      'Our server didn’t accept it. Check the fields and try again, or copy the request and email it to us.',
  },
  plain: {
    heading: 'Swag request',
    neededBy: (day: string) => `In hands by: ${day}`,
    zip: (zip: string) => `ZIP code: ${zip}`,
    kits: (kits: number) => `${formatInteger(kits)} kits with one of each:`,
    total: (totalUsd: number, low: number, high: number) =>
      `Planning total: ${formatUsdShort(totalUsd)} (${formatUsdWhole(low)} to ${formatUsdWhole(high)}), before setup, freight and tax`,
    kit: (kitUsd: number) => `One kit: ${formatUsdCents(kitUsd)}`,
    link: (url: string) => `The list: ${url}`,
  },
} as const;

export const dayWords = formatCalendarDay;

function daysWords(days: number): string {
  return days === 1 ? '1 day' : `${formatInteger(days)} days`;
}
