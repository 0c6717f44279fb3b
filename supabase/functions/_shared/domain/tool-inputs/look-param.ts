import type { AddressParam } from '../address-codec.ts';
import { parseTextParam, shareableText } from '../url-state.ts';

/** A look in words, with its colors. */
export type LookInWords = { aesthetic: string; colors: readonly string[] };

const maxAestheticLength = 200;
const maxColors = 8;

/** A look as words (`ae`) with colors (`co`). */
export const lookParam: AddressParam<LookInWords> = {
  read: (params) => {
    const aesthetic = parseTextParam(params, 'ae', maxAestheticLength) ?? '';
    const colors = shareableColors(params.getAll('co'));
    return aesthetic || colors.length > 0 ? { aesthetic, colors } : undefined;
  },
  write: (look) => {
    const aesthetic = shareableText(look.aesthetic, maxAestheticLength);
    const colors = shareableColors(look.colors);
    const pairs = colors.map((color): [key: string, value: string] => ['co', color]);
    return aesthetic ? [['ae', aesthetic], ...pairs] : pairs;
  },
};

/** Hex colors and color words; anything longer or stranger has no place in an address. */
function shareableColors(colors: readonly string[]): string[] {
  return colors
    .filter((color) => /^(#[0-9a-f]{3,8}|[a-z][a-z -]{0,22}[a-z])$/i.test(color))
    .slice(0, maxColors);
}
