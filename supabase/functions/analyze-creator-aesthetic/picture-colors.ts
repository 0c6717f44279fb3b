const maxColors = 5;

/**
 * The fill and gradient colors of an SVG data: URL, the most frequent first, as #RRGGBB; empty for
 * any other URL and for an unreadable picture. Fetches nothing.
 */
export function parseSvgColors(address: string): string[] {
  const svg = decodeSvg(address);
  const uses = new Map<string, number>();
  for (const [, color = ''] of svg.matchAll(colorPattern)) {
    const hex = toSixDigits(color);
    uses.set(hex, (uses.get(hex) ?? 0) + 1);
  }
  return [...uses]
    .sort(([, a], [, b]) => b - a)
    .slice(0, maxColors)
    .map(([hex]) => hex);
}

const colorPattern =
  /(?:fill|stop-color|stroke)\s{0,9}[=:]\s{0,9}["']?\s{0,9}#([0-9a-f]{6}|[0-9a-f]{3})(?![0-9a-f])/gi;

function decodeSvg(address: string): string {
  const [, base64, body] = /^data:image\/svg\+xml[^,]*?(;base64)?,(.*)$/is.exec(address) ?? [];
  if (body === undefined) return '';
  try {
    return base64 === undefined ? decodeURIComponent(body) : atob(body);
  } catch {
    return '';
  }
}

function toSixDigits(hex: string): string {
  const digits = hex.length === 3 ? [...hex].map((digit) => digit + digit).join('') : hex;
  return `#${digits.toUpperCase()}`;
}
