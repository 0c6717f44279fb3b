/**
 * Formats an eight-digit code: '61091000', '6109.10.0004' and '6109.10.00.04' all give
 * '6109.10.00'. Null for other lengths and for characters other than digits, dots and spaces.
 */
export function toHts8(code: string): string | null {
  const digits = tariffDigits(code);
  if (digits === null || (digits.length !== 8 && digits.length !== 10)) return null;
  return `${digits.slice(0, 4)}.${digits.slice(4, 6)}.${digits.slice(6, 8)}`;
}

/** Whether this is an eight-digit code as `toHts8` formats it. */
export function isHts8(code: unknown): code is string {
  return typeof code === 'string' && /^\d{4}\.\d{2}\.\d{2}$/.test(code);
}

/** Formats a ten-digit code: '6109.10.00.04'; null unless there are ten digits. */
export function toHts10(code: string): string | null {
  const digits = tariffDigits(code);
  return digits?.length === 10 ? `${toHts8(digits)}.${digits.slice(8)}` : null;
}

/** The digits of a code; null when it contains other characters. */
export function tariffDigits(code: string): string | null {
  const digits = code.replace(/[.\s]/g, '');
  return /^\d{4,10}$/.test(digits) ? digits : null;
}
