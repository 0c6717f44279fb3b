import type { RouteId } from '@functions/_shared/domain/in-hands/route-ids.ts';
import { formatInteger, formatUsdCents, formatUsdShort, formatUsdWhole } from '@/lib/format.ts';
import type { Ink, LogoProblem } from './rules/logo.ts';

type Money = { units: number; unitUsd: number; totalUsd: number };

/** A piece of the catalog that is open. */
export const swagPieceCopy = {
  description:
    'Pick a color, try your logo on it, and set the quantity. You’re not ordering anything yet.',
  close: 'Close the piece',
  picture: {
    label: (depicts: string, color: string, hasLogo: boolean) =>
      `Drawing: ${depicts} in ${color.toLowerCase()}${hasLogo ? ', with your logo' : ''}`,
    /** @param depicts "mailer box" */
    caption: (depicts: string) =>
      `Our drawing of the ${depicts}. It shows the idea; it’s not a print proof.`,
    failed: 'The drawing didn’t load. The prices still hold.',
    retry: 'Load it again',
    save: 'Save the picture',
    saveFailed: 'Your browser couldn’t make the picture. Take a screenshot instead.',
  },
  color: {
    label: 'Color',
    hint: 'For the picture and your request. The quote names the exact color in stock.',
  },
  units: {
    label: 'Pieces',
    hint: 'From 50 pieces.',
    steps: 'Price for one piece, by order size',
    step: (fromUnits: number) => `${formatInteger(fromUnits)}+`,
    stepPieces: 'pieces,',
    stepEach: 'each',
    invalid: 'Enter a whole number of pieces, such as 250.',
    tooMany: 'Enter 100,000 pieces or fewer.',
  },
  price: {
    line: ({ units, unitUsd, totalUsd }: Money) =>
      `${formatInteger(units)} pieces: ${formatUsdCents(unitUsd)} each, ${formatUsdShort(totalUsd)}`,
    range: (low: number, high: number) =>
      `Planning price. A quote can land between ${formatUsdWhole(low)} and ${formatUsdWhole(high)}, depending on stock, the brand of the blank and the print.`,
    source: 'Where these prices come from',
    next: (fromUnits: number, unitUsd: number) =>
      `From ${formatInteger(fromUnits)} pieces, it’d be ${formatUsdCents(unitUsd)} each.`,
    last: 'This is the lowest price tier. We quote orders of 1,000 pieces or more individually.',
    quoted: 'We quote orders this size individually. The price here is for 500 pieces.',
    cheaper: (units: number, totalUsd: number) =>
      `${formatInteger(units)} pieces cost less: ${formatUsdShort(totalUsd)} total.`,
    take: (units: number) => `Make it ${formatInteger(units)}`,
    below: 'Orders start at 50 pieces. You can still ask us for fewer.',
    holds: 'Included: the piece with a one-color print in one place.',
    adds: 'Not included: setup, more print colors or locations, packing into kits, freight, sales tax.',
  },
  logo: {
    title: 'Your logo',
    text: 'SVG, PNG or JPG, up to 5 MB. It stays on this device: we never upload it.',
    choose: 'Choose a file',
    drop: 'or drop it here',
    another: 'Choose another file',
    reading: 'Reading the file...',
    notLoaded:
      'This part of the page didn’t load. Check your connection and choose the file again.',
    remove: 'Remove logo',
    added: (name: string) => `${name} is on the piece.`,
    removed: 'The logo is gone from this device.',
    notKept: 'Your browser doesn’t store anything, so the logo is gone when you leave the page.',
    coarse:
      'This file is low resolution. It’s fine to look at; for print, send us a vector file or a larger one.',
    opaque:
      'The file has a solid background, which prints as a box. A transparent PNG or an SVG has none.',
    dark: 'On a dark piece, a logo in white usually reads better.',
    size: 'Logo size',
    sizeText: (pct: number) => `${pct}%`,
    ink: 'Print',
    inks: { own: 'As it is', white: 'White', black: 'Black' } satisfies Record<Ink, string>,
    moreColors: 'The price is for one color. More colors cost more; the quote says how much.',
    problems: {
      'wrong-type': (name: string) =>
        `${name} isn’t an SVG, PNG or JPG. Save your logo as one of these and try again.`,
      document: (name: string) =>
        `Browsers can’t draw ${name}. Export it as SVG or PNG for the picture; send us the original with your request.`,
      'too-large': (name: string) => `${name} is too large. Use a file of up to 5 MB.`,
      'too-many-pixels': (name: string) =>
        `${name} has too many pixels to open here. Save it at 5,000 pixels or less on its longer side.`,
      'no-size': (name: string) =>
        `${name} doesn’t say how large it is. Export it again with a size or a view box, or save it as PNG.`,
      blank: (name: string) => `${name} is empty: nothing in it can be seen. Choose another file.`,
      empty: (name: string) => `${name} has no content. Choose another file.`,
      broken: (name: string) =>
        `${name} can’t be opened. It may be damaged; export it again or save it as PNG.`,
    } satisfies Record<LogoProblem, (name: string) => string>,
    tooMany: 'One logo at a time: we took the first file.',
  },
  total: (totalUsd: number) => `${formatUsdShort(totalUsd)} total`,
  add: 'Add to your list',
  update: 'Update your list',
} as const;

/** How a route reads in a sentence. */
export const routeWords: Record<RouteId, (country: string) => string> = {
  'printed-stock': () => 'from printed stock',
  'mexico-truck': () => 'from Mexico by truck',
  'europe-air': (country) => `from ${country} by air`,
  'asia-air': (country) => `from ${country} by air`,
  'asia-sea': (country) => `from ${country} by sea`,
};
