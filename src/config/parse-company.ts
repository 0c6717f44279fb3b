import { isEmailAddress } from './parse-env.ts';

/**
 * The company behind the site, as the privacy page, the terms and the footer name it. Whatever is
 * not set is empty: a copy of the site that nobody has put online has no company.
 */
export type Company = {
  /** The registered name, such as "BrandBFF, Inc." */
  name: string;
  /** The postal address on one line. */
  address: string;
  /** Where people ask about their data. */
  privacyEmail: string;
  /** Whose law governs the terms, as it stands in a sentence: "the State of Delaware". */
  law: string;
  /** The day from which the privacy page and the terms apply, 'YYYY-MM-DD'. */
  effectiveDay: string;
};

type RawEnv = Readonly<Record<string, unknown>>;

const variables = {
  name: 'VITE_COMPANY_NAME',
  address: 'VITE_COMPANY_ADDRESS',
  privacyEmail: 'VITE_PRIVACY_EMAIL',
  law: 'VITE_GOVERNING_LAW',
  effectiveDay: 'VITE_LEGAL_EFFECTIVE_DATE',
} as const satisfies Record<keyof Company, string>;

/**
 * Parses the VITE_ variables of the company.
 * @throws Error naming every invalid variable
 */
export function parseCompany(raw: RawEnv): Company {
  const text = (field: keyof Company) => {
    const value = raw[variables[field]];
    return typeof value === 'string' ? value.trim() : '';
  };
  const company: Company = {
    name: text('name'),
    address: text('address'),
    privacyEmail: text('privacyEmail'),
    law: text('law'),
    effectiveDay: text('effectiveDay'),
  };
  const { privacyEmail, effectiveDay } = company;
  const problems = [
    ...(privacyEmail === '' || isEmailAddress(privacyEmail)
      ? []
      : [`${variables.privacyEmail} must be an email address, got "${privacyEmail}"`]),
    ...(effectiveDay === '' || isDay(effectiveDay)
      ? []
      : [`${variables.effectiveDay} must be a day as YYYY-MM-DD, got "${effectiveDay}"`]),
  ];
  if (problems.length > 0) {
    throw new Error(`The environment is invalid:\n- ${problems.join('\n- ')}`);
  }
  return company;
}

/** What a public site still has to say about its company, each as a sentence with the variable. */
export function companyProblems(company: Company, siteUrl: string): string[] {
  return companyFields
    .filter((field) => company[field] === '')
    .map(
      (field) =>
        `${variables[field]} is not set. ${siteUrl} is a public site, so its privacy page and terms have to say ${missing[field]}.`,
    );
}

const companyFields = ['name', 'address', 'privacyEmail', 'law', 'effectiveDay'] as const;

const missing = {
  name: 'which company runs it',
  address: 'where that company gets its mail',
  privacyEmail: 'whom to ask about personal data',
  law: 'which law applies',
  effectiveDay: 'from which day they apply',
} as const satisfies Record<keyof Company, string>;

/** A day that exists: February 30 does not. */
function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}
