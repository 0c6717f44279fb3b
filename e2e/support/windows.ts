/** A window of 1280 x 1024 px, zoomed in: WCAG 1.4.10. */
export const zoomed = [
  ['200%', { width: 640, height: 512 }],
  ['400%', { width: 320, height: 256 }],
] as const;

/** Widths between a phone and a large desktop, on both sides of the layout's breakpoints. */
export const laptopWidthsPx = [1024, 1100, 1200, 1279] as const;
