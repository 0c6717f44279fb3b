import { expect, test } from 'vitest';
import { companyProblems, parseCompany } from '@/config/parse-company.ts';

const own = {
  VITE_COMPANY_NAME: ' BrandBFF, Inc. ',
  VITE_COMPANY_ADDRESS: '1 Main Street, Dover, DE 19901',
  VITE_PRIVACY_EMAIL: 'privacy@brandbff.com',
  VITE_GOVERNING_LAW: 'the State of Delaware',
  VITE_LEGAL_EFFECTIVE_DATE: '2026-12-01',
};

test('a copy of the site that nobody has put online has no company', () => {
  expect(parseCompany({ VITE_COMPANY_NAME: '  ' })).toEqual({
    name: '',
    address: '',
    privacyEmail: '',
    law: '',
    effectiveDay: '',
  });
});

test('a whole company is read, trimmed, and lacks nothing', () => {
  const company = parseCompany(own);
  expect(company.name).toBe('BrandBFF, Inc.');
  expect(companyProblems(company, 'https://brandbff.com')).toEqual([]);
});

test('a public site names each variable that is missing, and what for', () => {
  const problems = companyProblems(parseCompany({}), 'https://brandbff.com');
  expect(problems.map((sentence) => sentence.split(' ')[0])).toEqual(Object.keys(own));
  expect(problems[0]).toBe(
    'VITE_COMPANY_NAME is not set. https://brandbff.com is a public site, so its privacy page and terms have to say which company runs it.',
  );
});

test('an address that is none and a day that does not exist are named together', () => {
  const wrong = { VITE_PRIVACY_EMAIL: 'privacy', VITE_LEGAL_EFFECTIVE_DATE: '2026-02-30' };
  for (const [name, value] of Object.entries(wrong)) {
    expect(() => parseCompany(wrong)).toThrow(name);
    expect(() => parseCompany(wrong)).toThrow(`"${value}"`);
  }
});
