import type { Size } from '@/lib/fit-within.ts';

const rootTag = /<svg\b(?:[^>"']|"[^"]*"|'[^']*')*>/i;

/** More than this from one side to the other is a line, not a logo. */
const maxRatio = 50;

/** In the drawing's own units; beyond them the arithmetic of a browser gives out. */
const [minEdge, maxEdge] = [1e-3, 1e6];

/**
 * A drawing that states its own size in pixels, its longer side `edgePx` long: browsers give one
 * that does not a size of their own, or none. Only the root's size is touched; the text is never
 * made markup of the page.
 * @returns null where the drawing says neither a size nor a view
 */
export function sizedSvg(source: string, edgePx: number): { svg: string; size: Size } | null {
  const svg = source.replace(/<!--[\s\S]*?-->/g, '');
  const root = rootTag.exec(svg)?.[0];
  if (root === undefined) return null;
  const stated = statedSize(root);
  const view = viewSize(root);
  // The view is what is drawn; a size of another shape only adds room around it.
  const shape = view ?? stated;
  if (shape === null) return null;
  const scale = edgePx / Math.max(shape.width, shape.height);
  const size = {
    width: Math.max(1, Math.round(shape.width * scale)),
    height: Math.max(1, Math.round(shape.height * scale)),
  };
  const bare = root
    .replace(/\s(?:width|height|preserveAspectRatio)\s*=\s*(?:"[^"]*"|'[^']*')/gi, '')
    .replace(/^<svg/i, '<svg');
  const own = view === null ? ` viewBox="0 0 ${shape.width} ${shape.height}"` : '';
  const sized = bare.replace(/^<svg/, `<svg width="${size.width}" height="${size.height}"${own}`);
  return { svg: svg.replace(root, () => sized), size };
}

function statedSize(root: string): Size | null {
  return plausible({ width: length(root, 'width'), height: length(root, 'height') });
}

function viewSize(root: string): Size | null {
  const [, , width = Number.NaN, height = Number.NaN] = attribute(root, 'viewBox')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return plausible({ width, height });
}

function plausible({ width, height }: Size): Size | null {
  const ratio = Math.max(width / height, height / width);
  const isPlausible = [width, height].every((edge) => edge >= minEdge && edge <= maxEdge);
  return isPlausible && ratio <= maxRatio ? { width, height } : null;
}

/** In any unit but percent: only the proportion counts. */
function length(root: string, name: string): number {
  const [, value = ''] =
    /^(\d+(?:\.\d+)?|\.\d+) ?(?:px|pt|pc|mm|cm|in|q)?$/i.exec(attribute(root, name).trim()) ?? [];
  return value === '' ? Number.NaN : Number(value);
}

function attribute(root: string, name: string): string {
  const [, double, single] =
    new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'i').exec(root) ?? [];
  return double ?? single ?? '';
}
