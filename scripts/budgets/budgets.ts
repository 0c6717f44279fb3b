/**
 * Maximum sizes of the pages in bytes, each with its reason. React with its router is 78.7 KiB of
 * gzip before any code of ours, and our shared code 12.2 with the addresses of demand tests: a
 * content page adds at most 8, a tool that fits into it 20.
 */

const KIB = 1024;

export type Budget = { maxBytes: number; why: string };

/** Gzip size of the scripts in a page's HTML, with their imports. */
export const firstLoadScript: Readonly<Record<string, Budget>> = {
  'index.html': { maxBytes: 93.3 * KIB, why: 'hero and journey; all below comes when near' },
  '404.html': { maxBytes: 93.2 * KIB, why: 'no page of its own to speak of' },
  'private-clients.html': { maxBytes: 95.7 * KIB, why: 'words and lists only' },
  'build-it.html': { maxBytes: 96.2 * KIB, why: 'head and closing call; the tabs come when near' },
  'grow-it.html': { maxBytes: 96.2 * KIB, why: 'as build-it' },
  'media.html': { maxBytes: 94 * KIB, why: 'the head; all below it comes when near' },
  'swag.html': { maxBytes: 94 * KIB, why: 'as media' },
  'fulfillment.html': {
    maxBytes: 94.75 * KIB,
    why: 'the head, with rates in its title; the rest loads on idle',
  },
  'factory-profile-grip-socks.html': { maxBytes: 94.2 * KIB, why: 'as media' },
  'assumptions.html': { maxBytes: 93.4 * KIB, why: 'as media' },
  'guide.html': { maxBytes: 94.9 * KIB, why: 'as media; the chapters come when near' },
  'privacy.html': { maxBytes: 94.1 * KIB, why: 'as media' },
  'terms.html': { maxBytes: 94 * KIB, why: 'as media' },
  'quote-decoder.html': {
    maxBytes: 111 * KIB,
    why: 'the fields with what they store; what reads mails, files and numbers loads on idle, or with the first of them',
  },
  'in-hands-planner.html': {
    maxBytes: 111 * KIB,
    why: 'the form with what it stores, fills in and learns; what reads it and links, routes, chart and prices load on idle',
  },
  'demand-test.html': {
    maxBytes: 111 * KIB,
    why: 'the form with what it stores and fills in; what reads it and asks for a test loads on idle, the results come with one',
  },
  'drop.html': {
    maxBytes: 107.5 * KIB,
    why: 'three prices, and what asks for the page at once; its picture comes after it',
  },
  'how-we-work.html': { maxBytes: 94.5 * KIB, why: 'the head and its two paths' },
  'about.html': { maxBytes: 94.1 * KIB, why: 'as media' },
  'move-my-catalog.html': {
    maxBytes: 110.9 * KIB,
    why: 'the head and the form that takes a catalog, with what it stores; what reads it and the results load with the catalog',
  },
  'factory-search.html': { maxBytes: 100.6 * KIB, why: 'a form; its lists load on idle' },
  'sourcing.html': {
    maxBytes: 114 * KIB,
    why: 'the gate keeps an address even offline: the code that checks and stores it is in the first script, with the rows to swipe through below; what sends it loads on idle',
  },
  'voice-assistant.html': {
    maxBytes: 112.75 * KIB,
    why: 'text box, microphone and thread; finding, showing and speaking answers loads on idle',
  },
  'brand-vision.html': {
    maxBytes: 121.25 * KIB,
    why: 'the form with what it stores, reads back and fills in; what reads a link, calculates, asks and shows loads when near or asked for, and the look on idle',
  },
};

/** Gzip size of a page's HTML where it is more than `everyPage` allows. */
export const htmlOfPage: Readonly<Record<string, Budget>> = {
  'index.html': {
    maxBytes: 26.8 * KIB,
    why: 'eleven sections with fourteen cut-outs, the machine and its styles, and the four panels for those without script',
  },
  'guide.html': {
    maxBytes: 30.6 * KIB,
    why: 'six chapters to read without a script; the footer’s bars',
  },
  'about.html': {
    maxBytes: 25 * KIB,
    why: 'four stories, eleven videos, and the form of the guide with the way to the privacy policy',
  },
};

export const everyPage = {
  html: {
    maxBytes: 24 * KIB,
    why: 'gzip, with the styles and the device’s fonts of the first view, and the sentence for a script that did not load',
  } satisfies Budget,
  inlineScript: {
    maxBytes: 1.8 * KIB,
    why: 'all that runs before the first picture: what starts the script, once more after a failure, keeps early actions, keeps typed text over a reload, and notes what a translator changes',
  } satisfies Budget,
  stylesheet: {
    maxBytes: 23.4 * KIB,
    why: 'gzip; fetched after the first view, with the spec sheets, shelves and the machine of the heads',
  } satisfies Budget,
  font: { maxBytes: 25 * KIB, why: 'one file is fetched before the text is set' } satisfies Budget,
  preloadedPicture: {
    maxBytes: 40 * KIB,
    why: 'the picture of the first screen in the width of a phone, which needs 800 px at most',
  } satisfies Budget,
};
