import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import sharp from 'sharp';
import { findMotifs } from '../supabase/functions/_shared/drawing/motifs.ts';
import { backdrop, createStudio } from '../supabase/functions/_shared/drawing/studio.ts';
import { renderTemplate, templateTitle } from '../supabase/functions/_shared/drawing/template.ts';
import { isTemplateColor } from '../supabase/functions/_shared/drawing/template-colors.ts';
import { chooseTheme } from '../supabase/functions/_shared/drawing/theme.ts';

/**
 * Draws templates on contact sheets in a light, a dark and a vivid palette, so that an artist sees
 * at a glance what the renderer makes of them, and reports what breaks the format.
 *
 *     npx tsx scripts/preview-templates.ts [--out /tmp/sheet] [--print words] [--big] [ids]
 */
const folder = 'supabase/functions/_shared/drawing/templates';
const size = 400;
const looks = [
  { styleVibe: 'minimalist', description: 'white', colorPalette: undefined },
  { styleVibe: 'edgy', description: 'black', colorPalette: undefined },
  { styleVibe: 'bold-colorful', description: 'plain', colorPalette: undefined },
];
const perSheet = 8;

const parameters = process.argv.slice(2);
const isBig = parameters.includes('--big');
const out = optionValue('--out') ?? '/tmp/templates';
const motifs = findMotifs([optionValue('--print') ?? '']);
const asked = parameters.filter(
  (word, at) => !word.startsWith('--') && !/^--(out|print)$/.test(parameters[at - 1] ?? ''),
);
const ids = readdirSync(folder)
  .filter((name) => name.endsWith('.svg'))
  .map((name) => basename(name, '.svg'))
  .filter((id) => asked.length === 0 || asked.includes(id))
  .sort();
for (const id of asked.filter((word) => !ids.includes(word)))
  console.error(`${id}: no such template`);

let failures = 0;
const step = isBig ? 1 : perSheet;
for (let start = 0; start < ids.length; start += step) {
  await writeSheet(ids.slice(start, start + step), Math.floor(start / step) + 1);
}
process.exitCode = failures > 0 ? 1 : 0;

async function writeSheet(sheetIds: readonly string[], number: number): Promise<void> {
  const tile = isBig ? 800 : size;
  const columns = isBig ? looks.length : 2 * looks.length;
  const tiles = sheetIds.flatMap((id) => {
    const template = readFileSync(`${folder}/${id}.svg`, 'utf8');
    for (const fault of faultsOf(template)) {
      failures += 1;
      console.error(`${id}: ${fault}`);
    }
    return looks.map((look) => draw(id, template, look));
  });
  const images = await Promise.all(
    tiles.map(async (svg, at) => ({
      input: await sharp(Buffer.from(svg)).resize(tile, tile).png().toBuffer(),
      left: (at % columns) * tile,
      top: Math.floor(at / columns) * tile,
    })),
  );
  const file = `${out}-${number}.png`;
  const sheet = await sharp({
    create: {
      width: Math.min(columns, tiles.length) * tile,
      height: Math.ceil(tiles.length / columns) * tile,
      channels: 3,
      background: '#ffffff',
    },
  })
    .composite(images)
    .png()
    .toBuffer();
  writeFileSync(file, sheet);
  console.info(`${file}: ${sheetIds.join(', ')}`);
}

function optionValue(option: string): string | undefined {
  const at = parameters.indexOf(option);
  return at < 0 ? undefined : parameters[at + 1];
}

function draw(id: string, template: string, look: (typeof looks)[number]): string {
  const theme = chooseTheme({
    brandName: '@miamakes',
    productDescription: look.description,
    styleVibe: look.styleVibe,
  });
  const studio = createStudio({ theme, printed: 'mia makes', motifs }, 'p-');
  const ground = backdrop(studio);
  try {
    const product = renderTemplate(studio, template);
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 800" width="800" height="800"><defs>${studio.definitions()}</defs>${ground}${product}<text x="16" y="780" font-size="26" font-family="sans-serif" fill="#888">${id}</text></svg>`;
  } catch (error) {
    failures += 1;
    console.error(`${id}: ${error instanceof Error ? error.message : String(error)}`);
    return '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 800"><rect width="800" height="800" fill="red"/></svg>';
  }
}

function faultsOf(template: string): string[] {
  const faults: string[] = [];
  const allowed =
    /^(svg|title|defs|clipPath|g|path|rect|circle|ellipse|line|polyline|polygon|use|linearGradient|radialGradient|stop)$/;
  for (const [, name = ''] of template.matchAll(/<([a-zA-Z]+)/g)) {
    if (!allowed.test(name)) faults.push(`element <${name}> is not in the format`);
  }
  for (const [, name = ''] of template.matchAll(/var\(--([\w-]+)/g)) {
    if (!isTemplateColor(name)) faults.push(`no such color: ${name}`);
  }
  if (/var\(--[\w-]+\)/.test(template)) faults.push('a color has no default for the browser');
  if (/<g\b[^>]* data-(blur|light|pattern|folds)=/.test(template)) faults.push('data- on <g>');
  if (/ (style|class)="/.test(template)) faults.push('style and class are not in the format');
  for (const [, id = ''] of template.matchAll(/(?:url\(|href=")#([\w-]+)/g)) {
    if (!template.includes(` id="${id}"`)) faults.push(`nothing has the id "${id}"`);
  }
  if (!template.includes('viewBox="0 0 800 800"')) faults.push('viewBox is not 0 0 800 800');
  if (templateTitle(template) === '') faults.push('no title');
  if (!/data-slot="(print|wordmark)"/.test(template)) faults.push('neither print nor wordmark');
  if (template.length > 7000) faults.push(`${template.length} characters, at most 7000`);
  return faults;
}
