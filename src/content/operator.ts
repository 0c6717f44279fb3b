import { formatLongDate } from '@functions/_shared/domain/format-long-date.ts';
import { company } from '@/config/company.ts';
import type { Company } from '@/config/parse-company.ts';
import { contactAddress } from '@/config/paths.ts';

/** What the pages say about the company behind the site, or that there is none. */
export type Operator = {
  /** One line for the footer. */
  line: string;
  /** Who "we" are, as a sentence. */
  sentence: string;
  /** From which day the page applies, as a sentence. */
  since: string;
  privacyEmail: string;
  /** Whose law and courts, as a sentence. */
  law: string;
};

const withoutCompany =
  'This copy of the site runs without a company behind it. Whoever puts it online has to name theirs here.';

/** @param contact the mailbox that answers when there is no other one for privacy */
export function operatorOf(company: Company, contact: string): Operator {
  const { name, address, privacyEmail, law, effectiveDay } = company;
  return {
    line: name === '' ? withoutCompany : [name, address].filter((part) => part !== '').join(', '),
    sentence:
      name === ''
        ? withoutCompany
        : `“We” are ${name}${address === '' ? '' : `, ${address}`}, the company that runs this site.`,
    since:
      effectiveDay === ''
        ? 'This page has no effective date, because this copy of the site isn’t in public use.'
        : `In effect since ${formatLongDate(effectiveDay)}.`,
    privacyEmail: privacyEmail === '' ? contact : privacyEmail,
    law:
      law === ''
        ? 'This copy of the site names no governing law, because no company runs it.'
        : `The law of ${law} applies, without its conflict-of-law rules, and its courts decide disputes. If you’re a consumer, you keep the protections and the courts of the place where you live.`,
  };
}

export const operator = operatorOf(company, contactAddress);
