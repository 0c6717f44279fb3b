/** Details of the covered product: where their blacked-out labels stand, in percent. */
export const sealedDetails = [
  { xPercent: 56, yPercent: 20, widthEm: 8 },
  { xPercent: 29, yPercent: 57, widthEm: 6 },
  { xPercent: 66, yPercent: 66, widthEm: 9 },
] as const;
