/**
 * The colors that something can be printed on; src/styles/base.css defines text and links for each.
 */
export type Ground =
  | 'paper'
  | 'white'
  | 'blush'
  | 'butter'
  | 'sky'
  | 'kraft'
  | 'ink'
  | 'tomato'
  | 'leaf';
