/** The copy around the drawn pictures of a product. */
export const inspirationCopy = {
  title: 'Product inspiration',
  drawing: 'Drawing your inspiration...',
  drawn: (count: number) =>
    `${count} product inspiration ${count === 1 ? 'image' : 'images'} ready.`,
  none: 'No picture came back this time. Your figures aren’t affected.',
  /** Above the pictures of a shared result. */
  leftOut: {
    name: 'A link can’t carry account names, so the sender’s isn’t on these pictures.',
    picture:
      'The sender also uploaded a picture. A link can’t carry it, so these are drawn from the description and the colors.',
    both: 'The sender’s account name and uploaded picture aren’t in the link. These are drawn from the description and the colors.',
  },
  kinds: { 'product-design': 'Product', 'packaging-design': 'Packaging' },
  ofProduct: (depicts: string) => `A concept of your product: ${depicts}`,
  alt: (depicts: string) => `Concept drawing: ${depicts}`,
  drawnBy: { builtin: 'Our own concept sketch', live: 'Drawn by an AI model' },
  shows: (depicts: string) => `${depicts.charAt(0).toUpperCase()}${depicts.slice(1)}`,
  standsIn: (depicts: string) => `We can’t draw this product yet. You see a ${depicts}.`,
  missingPrint: (print: string) =>
    `We can’t draw “${print}” yet. Your mark shows where the print goes.`,
  enlargedTitle: (kind: string, depicts: string) => `${kind}: ${depicts}`,
  enlarge: (kind: string) => `Enlarge: ${kind}`,
  save: 'Save picture',
  saveOf: (product: string) => `Save picture of ${product}`,
  saveAs: { png: 'Save as PNG', svg: 'Save as SVG' },
  saveFailed: 'Your browser couldn’t make a PNG. Save the SVG instead.',
  close: 'Close',
  concept: 'Concepts to talk about, not finished designs. Save one and bring it to your call.',
  conceptShort: 'A concept to talk about, not a finished design.',
} as const;
