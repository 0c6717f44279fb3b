/**
 * What the pages may weigh, in bytes, each with its reason. React with its router is 79.2 KiB of
 * gzip before a line of ours: the rest is what we can keep small.
 */

const KIB = 1024;

export type Budget = { maxBytes: number; why: string };

/** Script that the HTML of a page names and that its imports bring along, gzip. */
export const firstLoadScript: Readonly<Record<string, Budget>> = {
  'index.html': {
    maxBytes: 97 * KIB,
    why: 'the page most come to: framework 79.2, what every page has 13, its own first screens 4',
  },
  'build-it.html': { maxBytes: 97 * KIB, why: 'head and closing call; the tabs come when near' },
  'grow-it.html': { maxBytes: 97 * KIB, why: 'as build-it' },
  'private-clients.html': { maxBytes: 98 * KIB, why: 'words and lists only' },
  'media.html': { maxBytes: 99 * KIB, why: 'words, pictures and a table' },
  '404.html': { maxBytes: 96 * KIB, why: 'no page of its own to speak of' },
  'swag.html': { maxBytes: 100 * KIB, why: 'tables; the catalog and its filters come when near' },
  'factory-profile-grip-socks.html': { maxBytes: 101 * KIB, why: 'tables and lists' },
  'about.html': { maxBytes: 103 * KIB, why: 'stories; videos and the guide come when near' },
  'fulfillment.html': { maxBytes: 104 * KIB, why: 'lists; the calculator comes when near' },
  'how-we-work.html': { maxBytes: 105 * KIB, why: 'much to read; the questions come when near' },
  'factory-search.html': { maxBytes: 136 * KIB, why: 'a form with lists to choose from at once' },
  'sourcing.html': { maxBytes: 141 * KIB, why: 'the gate and its check of an address at once' },
  'voice-assistant.html': { maxBytes: 150 * KIB, why: 'the assistant is what the page is for' },
  'brand-vision.html': { maxBytes: 224 * KIB, why: 'the calculator is what the page is for' },
};

export const everyPage = {
  html: { maxBytes: 22 * KIB, why: 'gzip, with the styles of the first view' } satisfies Budget,
  inlineScript: {
    maxBytes: 1.25 * KIB,
    why: 'all that runs before the first picture: what starts the script and keeps early actions',
  } satisfies Budget,
  stylesheet: { maxBytes: 20 * KIB, why: 'gzip; fetched after the first view' } satisfies Budget,
  font: { maxBytes: 25 * KIB, why: 'one file is fetched before the text is set' } satisfies Budget,
  preloadedPicture: {
    maxBytes: 40 * KIB,
    why: 'the picture of the first screen in the width of a phone, which needs 800 px at most',
  } satisfies Budget,
};
