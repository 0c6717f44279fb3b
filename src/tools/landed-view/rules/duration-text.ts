const words = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
] as const;

/** How long an order lasts, in words: "less than a month", "seven months", "two and a half years". */
export function durationText(months: number): string {
  if (months < 1) return 'less than a month';
  if (months < 23.5) return counted(Math.round(months), 'month');
  const halfYears = Math.round(months / 6);
  const years = Math.floor(halfYears / 2);
  const word = words[years];
  const isHalf = halfYears % 2 === 1 && word !== undefined;
  return isHalf ? `${word} and a half years` : counted(Math.round(months / 12), 'year');
}

function counted(count: number, unit: string): string {
  const number = words[count] ?? count.toLocaleString('en-US');
  return count === 1 ? `${number} ${unit}` : `${number} ${unit}s`;
}
