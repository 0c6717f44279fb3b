/** What KIRA says of the swag catalog. */
export const swagAnswerCopy = {
  /** @param piece "Steel tumbler" */
  order: (facts: { piece: string; units: string; each: string; total: string }) =>
    `Yes. ${facts.piece} from our swag catalog: ${facts.units} pieces at ${facts.each} each, ${facts.total} in total, with a one-color print.`,
  range: (low: string, high: string) =>
    `That’s a planning price; a quote can land between ${low} and ${high}. Setup, freight and sales tax are extra.`,
  quoted: 'We quote orders of 1,000 pieces or more individually.',
  steps: (facts: { piece: string; first: string; from: string; last: string; most: string }) =>
    `Yes. ${facts.piece} from our swag catalog: ${facts.first} each at ${facts.from} pieces, down to ${facts.last} at ${facts.most}, with a one-color print, before setup and freight.`,
  tooFew: (piece: string, least: string) =>
    `${piece} is in our swag catalog, in orders of ${least} pieces or more. Ask us if you need fewer.`,
  next: 'Open it to pick a color, try your logo on it and check your date.',
  /** @param colors "white, natural, … and pink" */
  colors: (piece: string, colors: string) =>
    `You can see the ${piece} in ${colors}. A supplier’s own colors differ a little, so the quote names the exact one.`,
  catalog:
    'Our swag catalog has twelve pieces to start from, with prices from 50 pieces. Open one to try your logo on it, put several on a list, and check your date.',
  /** `budget` is "$20", or null without one; `list` is "Steel tumbler at $14.02 and …". */
  fitting: (units: string, budget: string | null, list: string) =>
    `For ${units} pieces${budget === null ? '' : ` at up to ${budget} each`}, our swag catalog has: ${list}, each with a one-color print, before setup and freight. Put several on a list and each person gets a kit.`,
  fromPieces: (least: string) => `Orders start at ${least} pieces of one kind.`,
  noneFits: (units: string, budget: string) =>
    `Nothing in our swag catalog comes in at ${budget} each for ${units} pieces. Larger orders cost less per piece.`,
  open: (piece: string) => `Open: ${piece}`,
  openCatalog: 'Open the swag catalog',
  ask: ['500 tumblers total', 'Do you have branded mugs?', 'Do you have branded notebooks?'],
} as const;
