/** The kind of a file by its first bytes; its name and type may be wrong. */
export type ImageKind = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' | 'heic' | 'svg' | 'bmp';

/** How many bytes suffice to tell, but for a drawing with a long declaration. */
export const headLength = 512;

/** Before the drawing, a file may declare XML and its type, and carry a comment of its program. */
const svgStart =
  /^(?:ï»¿)?\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*)?(?:<!DOCTYPE\s+svg\b[^>[]*(?:\[[^\]]*\]\s*)?>\s*)?<svg[\s>]/i;

/** Null for anything but a picture. iPhones save HEIC, which few browsers can read. */
export function detectImageKind(head: Uint8Array): ImageKind | null {
  if (startsWith(head, [0xff, 0xd8, 0xff])) return 'jpeg';
  if (startsWith(head, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png';
  const text = String.fromCharCode(...head);
  if (/^GIF8[79]a/.test(text)) return 'gif';
  if (/^RIFF[\s\S]{4}WEBP/.test(text)) return 'webp';
  if (text.startsWith('BM')) return 'bmp';
  if (text.slice(4, 8) === 'ftyp') return brandOf(text);
  return svgStart.test(text) ? 'svg' : null;
}

/** ISO media files, which include videos, name their brands after "ftyp". */
function brandOf(text: string): ImageKind | null {
  const brands = text.slice(8, 64);
  if (/^avi[fs]/.test(brands)) return 'avif';
  if (/^(?:hei[cxms]|hev[cx])/.test(brands)) return 'heic';
  if (!/^(?:mif1|msf1)/.test(brands)) return null;
  return brands.includes('avif') ? 'avif' : 'heic';
}

function startsWith(head: Uint8Array, bytes: readonly number[]): boolean {
  return bytes.every((byte, index) => head[index] === byte);
}
