/** Whether a text is "#RRGGBB" in any letter case. */
export function isHexColor(text: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(text);
}
