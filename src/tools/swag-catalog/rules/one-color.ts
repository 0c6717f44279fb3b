import type { Ink, Logo } from './logo.ts';

/** How much of each color is left in one: the site's white and the ink of its drawings. */
const shades: Record<Exclude<Ink, 'own'>, number> = { white: 0.99, black: 0.1 };

/**
 * The values of a color matrix that prints a logo in one color. A logo whose ground shows through
 * keeps its shape; of one with a background, what is dark is printed and what is light left out.
 */
export function oneColorMatrix(
  ink: Exclude<Ink, 'own'>,
  { isTransparent }: Pick<Logo, 'isTransparent'>,
): string {
  const shade = shades[ink];
  const flat = `0 0 0 0 ${shade} 0 0 0 0 ${shade} 0 0 0 0 ${shade}`;
  return isTransparent ? `${flat} 0 0 0 1 0` : `${flat} -0.2126 -0.7152 -0.0722 1 0`;
}
