import type { GenerateMockupRequest } from '../contracts/generate-mockup.ts';
import { designStyleLabels } from '../domain/design-styles.ts';
import { type DescribedGoods, drawingFor } from './drawing-for.ts';
import { findMotifs } from './motifs.ts';
import { backdrop, createStudio } from './studio.ts';
import { cleanText, escapeXml, hashWords } from './svg.ts';
import { renderTemplate } from './template.ts';
import { chooseTheme } from './theme.ts';

export type DrawnMockup = {
  /** A self-contained SVG document of 800 by 800 units. */
  svg: string;
  /** What was drawn, in words. */
  depicts: string;
  /** Whether a parcel stands in for a product that has no drawing. */
  standsIn: boolean;
  /** What was asked to be printed and is not among the motifs. */
  missingPrint: string | undefined;
};

/** The name that the calculator sends when the visitor has given no profile. */
const placeholderBrand = 'inspiration';
const placeholderPrint = 'your brand';

/**
 * Draws the described product or its packaging, in the visitor's palette or style, with the brand's
 * name and the asked print. Pure: the same request always gives the same picture.
 */
export function drawMockup(request: GenerateMockupRequest, goods: DescribedGoods): DrawnMockup {
  const brandName = cleanText(request.brandName);
  const theme = chooseTheme({
    brandName,
    productDescription: withoutPrint(cleanText(request.productDescription), goods.printWords),
    styleVibe: cleanText(request.styleVibe),
    creatorAesthetic: cleanText(request.creatorAesthetic ?? ''),
    ...(request.colorPalette ? { colorPalette: request.colorPalette } : {}),
  });
  const { template, depicts: object, standsIn } = drawingFor(goods, request.targetModel);
  const asked = findMotifs(goods.printWords);
  const motifs = asked.length > 0 ? asked : findMotifs(goods.modifiers ?? []);
  const isNamed = motifs.length > 0 && !standsIn;
  const depicts = isNamed ? `${object} with ${motifs.map(nameOf).join(' and ')}` : object;
  const prefix = `m${hashWords(JSON.stringify([request, goods])).toString(36)}-`;
  const studio = createStudio({ theme, printed: printedName(brandName), motifs }, prefix);
  const ground = backdrop(studio);
  const drawing = renderTemplate(studio, template);
  const description = `Drawn in the ${designStyleLabels[theme.style]} style: ${depicts}${brandName === '' ? '' : `, branded ${brandName}`}.`;
  return {
    depicts,
    standsIn,
    missingPrint: motifs.length === 0 ? goods.printWords[0] : undefined,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 800" width="800" height="800" role="img" aria-labelledby="${prefix}title ${prefix}desc"><title id="${prefix}title">${escapeXml(capitalized(depicts))}</title><desc id="${prefix}desc">${escapeXml(description)}</desc><defs>${studio.definitions()}</defs>${ground}${drawing}</svg>`,
  };
}

/** A handle as printed: without the "@", with dots and underscores as spaces. */
export function printedName(brandName: string): string {
  const isHandle = brandName.startsWith('@');
  const bare = isHandle ? brandName.slice(1).replace(/[._]+/g, ' ').trim() : brandName;
  return bare === '' || bare.toLowerCase() === placeholderBrand ? placeholderPrint : bare;
}

/** A color of the print ("red heart") is not one of the product. */
function withoutPrint(description: string, printWords: readonly string[]): string {
  return printWords.reduce(
    (rest, words) => (words === '' ? rest : rest.toLowerCase().replace(words.toLowerCase(), ' ')),
    description,
  );
}

function nameOf({ name }: { name: string }): string {
  return name;
}

function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
