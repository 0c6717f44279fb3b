import {
  swagColorIds,
  swagColors,
} from '../../supabase/functions/_shared/domain/swag/swag-colors.ts';
import {
  swagPieceIds,
  swagPieces,
} from '../../supabase/functions/_shared/domain/swag/swag-pieces.ts';
import { drawingFor } from '../../supabase/functions/_shared/drawing/drawing-for.ts';
import { createStudio } from '../../supabase/functions/_shared/drawing/studio.ts';
import { styleRules } from '../../supabase/functions/_shared/drawing/styles.ts';
import { renderTemplate } from '../../supabase/functions/_shared/drawing/template.ts';
import type { Theme } from '../../supabase/functions/_shared/drawing/theme.ts';
import type { GeneratedFiles } from './makers.ts';
import { type PrintArea, printAreaOf, withoutSlots } from './swag-print-areas.ts';

/**
 * The pieces of the swag catalog, drawn without a print in each of their colors, as files that the
 * site serves; and where on each drawing a logo goes.
 */
export function generatedFiles(): GeneratedFiles {
  const files: Record<string, string> = {};
  const areas: Record<string, PrintArea> = {};
  for (const id of swagPieceIds) {
    const { name, kindIds } = swagPieces[id];
    const { template, depicts, standsIn } = drawingFor(
      { kindId: kindIds[0], kindName: name },
      'product-design',
    );
    if (standsIn) throw new Error(`The swag piece "${id}" has no drawing.`);
    areas[id] = { ...printAreaOf(template), depicts };
    const blank = withoutSlots(template);
    for (const color of swagColorIds) {
      files[`public/drawings/swag-${id}-${color}.svg`] = drawn(blank, swagColors[color].hex);
    }
  }
  return {
    ...files,
    'src/tools/swag-catalog/rules/print-areas.generated.ts': [
      '/** Made by `npm run data` from the drawings: where a logo goes, in units of 800 by 800. */',
      `export const printAreas = ${JSON.stringify(areas, null, 2)} as const;`,
      '',
    ].join('\n'),
  };
}

/** On a transparent ground, so that the page's own shows. */
function drawn(template: string, body: string): string {
  const studio = createStudio({ theme: themeOf(body), printed: '', motifs: [] }, 's');
  const drawing = renderTemplate(studio, template);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 800" width="800" height="800"><defs>${studio.definitions()}</defs>${drawing}</svg>\n`;
}

/** Quiet second colors: only the piece itself takes the visitor's choice. */
function themeOf(body: string): Theme {
  const style = 'minimalist';
  return {
    ground: '#efe6d8',
    body,
    accent: '#8d8780',
    pop: '#c9b79a',
    paper: '#fffaf2',
    ink: '#2a2427',
    style,
    lettering: styleRules[style].lettering,
    emblem: 'dot',
    pattern: 'none',
  };
}
