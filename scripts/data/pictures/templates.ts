import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readTable } from '../tables.ts';

const folder = join(import.meta.dirname, '../../../supabase/functions/_shared/drawing/templates');

/** The templates by id, without what only a person or a browser needs. */
export function templatesModule(): string {
  const lines = templateIds().map((id) => {
    const svg = readFileSync(join(folder, `${id}.svg`), 'utf8')
      .replace(/<!--[\s\S]*?-->/g, '')
      .replace(/var\((--[\w-]+),[^)]*\)/g, 'var($1)')
      .replace(/\s+/g, ' ')
      .replace(/> </g, '><')
      .trim()
      .replace(/[\\']/g, '\\$&');
    return `  '${id}':\n    '${svg}',`;
  });
  return [
    '/** Made by `npm run data` from supabase/functions/_shared/drawing/templates. Change those. */',
    '',
    'export const templates: Readonly<Record<string, string>> = {',
    ...lines,
    '};',
    '',
  ].join('\n');
}

/**
 * Which template draws each kind of goods, from data/goods/drawings.csv.
 * @throws Error for a row that names a template that does not exist, or draws product and packaging
 *   alike
 */
export function drawingsModule(): string {
  const known = new Set(templateIds());
  const lines = readTable('goods/drawings').map(({ kind, template, packaging, caption }) => {
    if (!kind || !template || !packaging) throw new Error(`drawings.csv: incomplete row ${kind}.`);
    for (const id of [template, packaging]) {
      if (!known.has(id)) throw new Error(`drawings.csv: ${kind} names no template: ${id}.`);
    }
    if (template === packaging) throw new Error(`drawings.csv: ${kind} is packed in itself.`);
    const entry = [template, packaging, ...(caption ? [caption] : [])];
    return `  '${kind}': [${entry.map((text) => `'${text.replace(/'/g, "\\'")}'`).join(', ')}],`;
  });
  return [
    '/** Made by `npm run data` from data/goods/drawings.csv. Change that, not this file. */',
    '',
    '/** For each kind of goods its template, the template of its packaging, and what it shows. */',
    'export const goodsDrawings: Readonly<',
    '  Record<string, readonly [template: string, packaging: string, caption?: string]>',
    '> = {',
    ...lines,
    '};',
    '',
  ].join('\n');
}

function templateIds(): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.svg'))
    .map((name) => basename(name, '.svg'))
    .sort();
}
