const companyEnding = String.raw`(?:Co\.?, ?Ltd\.?|Co\.? Ltd\.?|Company Limited|Pvt\.? Ltd\.?|Private Limited|Limited|Ltd\.?|LLC|Inc\.?|Corp\.?|Corporation|GmbH|S\.?A\. de C\.?V\.?|Factory)`;
const companyName = new RegExp(
  `((?:[A-Z0-9(][\\w()&.'-]*,? ){1,9}${companyEnding})(?![A-Za-z])`,
  'u',
);
const labeled =
  /^(?:supplier|manufacturer|sold by|vendor|company(?: name)?|factory|by) ?[:-] ?(.+)$/i;
const badges =
  /\b(?:verified(?: supplier)?|gold supplier|trade assurance|audited supplier|diamond member|\d+ ?(?:yrs?|years?))\b\.?/gi;
/** Marketplaces print the country after the name, in capitals. */
const countryCode = / (?:CN|VN|IN|PK|TR|BD|MX|PT|KR|US)$/;
const maxNameLength = 120;

/** The supplier named in a line of plain text: after a label, or with a company ending. */
export function parseSupplier(line: string): string | undefined {
  for (const part of line.split(/[|·•\t]| {3,}/)) {
    const text = part.trim();
    const name = labeled.exec(text)?.[1] ?? companyName.exec(text)?.[1];
    const clean = name?.replace(badges, ' ').replace(/ {2,}/g, ' ').trim().replace(countryCode, '');
    if (clean !== undefined && /\p{L}{2}/u.test(clean)) return clean.slice(0, maxNameLength).trim();
  }
  return undefined;
}

/** Whether the whole text is a company name, as in a link to its page. */
export function isCompanyName(text: string): boolean {
  return new RegExp(`${companyEnding}$`).test(text.trim());
}
