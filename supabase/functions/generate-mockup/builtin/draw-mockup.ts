import type { GenerateMockupRequest } from '../../_shared/contracts/generate-mockup.ts';
import { designStyleLabels } from '../../_shared/domain/design-styles.ts';
import { chooseKind, type KindChoice } from './choose-kind.ts';
import { kindRules, standIn } from './kinds.ts';
import { backdrop, createStudio } from './studio.ts';
import { cleanText, escapeXml, hashWords } from './svg.ts';
import { chooseTheme } from './theme.ts';

export type DrawnMockup = {
  /** A self-contained SVG document of 800 by 800 units. */
  svg: string;
  /** What was drawn, in words. */
  depicts: string;
};

/** The name that the calculator sends when the visitor has given no profile. */
const placeholderBrand = 'inspiration';
const placeholderPrint = 'your brand';

/**
 * Draws the described product or its packaging, in the visitor's palette or style and with the
 * brand's name. Pure: the same request always gives the same picture.
 */
export function drawMockup(request: GenerateMockupRequest): DrawnMockup {
  const brandName = cleanText(request.brandName);
  const productDescription = cleanText(request.productDescription);
  const theme = chooseTheme({
    brandName,
    productDescription,
    styleVibe: cleanText(request.styleVibe),
    creatorAesthetic: cleanText(request.creatorAesthetic ?? ''),
    ...(request.colorPalette ? { colorPalette: request.colorPalette } : {}),
  });
  const choice = chooseKind(productDescription, request.targetModel);
  const depicts = depictionOf(choice);
  const prefix = `m${hashWords(JSON.stringify(request)).toString(36)}-`;
  const studio = createStudio(theme, printedName(brandName), prefix);
  const ground = backdrop(studio);
  const { draw } = choice.kind === 'object' ? standIn : kindRules[choice.kind];
  const drawing = draw(studio, captionFor(choice));
  const description = `Drawn in the ${designStyleLabels[theme.style]} style: ${depicts}${brandName === '' ? '' : `, branded ${brandName}`}.`;
  return {
    depicts,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 800" width="800" height="800" role="img" aria-labelledby="${prefix}title ${prefix}desc"><title id="${prefix}title">${escapeXml(capitalized(depicts))}</title><desc id="${prefix}desc">${escapeXml(description)}</desc><defs>${studio.definitions()}</defs>${ground}${drawing}</svg>`,
  };
}

/** A handle as printed: without the "@", with dots and underscores as spaces. */
export function printedName(brandName: string): string {
  const isHandle = brandName.startsWith('@');
  const bare = isHandle ? brandName.slice(1).replace(/[._]+/g, ' ').trim() : brandName;
  return bare === '' || bare.toLowerCase() === placeholderBrand ? placeholderPrint : bare;
}

function depictionOf({ kind, product }: KindChoice): string {
  if (kind === 'object') return standIn.label;
  const { label } = kindRules[kind];
  if (kind === product || product === 'object') return label;
  return `${label} for ${withArticle(kindRules[product].label)}`;
}

function withArticle(label: string): string {
  if (/^two |s$/.test(label) && !/^(pair|set|stack) /.test(label)) return label;
  return /^[aeiou]/.test(label) ? `an ${label}` : `a ${label}`;
}

function captionFor({ product }: KindChoice): string {
  return product === 'object' ? '' : kindRules[product].caption;
}

function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
