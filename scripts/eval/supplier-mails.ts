import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readQuote } from '@functions/_shared/domain/supplier-reply/read-quote.ts';
import type { EngineResult } from './questions.ts';
import {
  type ExpectedQuote,
  expectedFields,
  type FieldValues,
  readFields,
} from './supplier-mail-fields.ts';

/** A mail with the answers that a careful buyer reads in it. */
export type SupplierMail = Readonly<{
  id: string;
  product: string;
  text: string;
  expected: ExpectedQuote;
}>;

/** The day on which the mails are read: right answers on what has expired depend on it. */
export const readingDay = '2026-11-30';

export const mailsFolder = join(import.meta.dirname, '../../data/eval/supplier-mails');

/** What became of the values of one field: each is worth one. */
export type FieldScore = {
  field: string;
  right: number;
  /** Another value than the mail says. */
  wrong: number;
  /** The mail says it, and it was not read. */
  missed: number;
  /** The mail does not say it. */
  invented: number;
};

type FieldVerdict = 'right' | 'wrong' | 'missed' | 'invented';
type FieldJudged = {
  mail: string;
  field: string;
  verdict: FieldVerdict;
  read: string;
  expected: string;
};

/** The mails of a folder, one JSON file each. */
export function supplierMails(folder = mailsFolder): readonly SupplierMail[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name): SupplierMail => JSON.parse(readFileSync(join(folder, name), 'utf8')));
}

/** Judges every value that the mails state or that was read from them. */
export function judgeMails(mails: readonly SupplierMail[]): FieldJudged[] {
  return mails.flatMap(({ id, product, text, expected }) => {
    const read = readFields(readQuote(text, { product, today: readingDay }));
    const right = expectedFields(expected);
    return Object.keys(right).flatMap((field) =>
      judgeField(read[field] ?? [], right[field] ?? []).map((judged) => ({
        mail: id,
        field,
        ...judged,
      })),
    );
  });
}

type Values = FieldValues[string];

/**
 * Values with the same key are held against each other; a value whose key the mail has not is
 * invented, one that was not read is missed.
 */
function judgeField(read: Values, right: Values): Omit<FieldJudged, 'mail' | 'field'>[] {
  const open = [...right];
  const judged = read.map(({ key, value }): Omit<FieldJudged, 'mail' | 'field'> => {
    const exact = open.findIndex((each) => each.key === key && each.value === value);
    const at = exact === -1 ? open.findIndex((each) => each.key === key) : exact;
    const [expected] = at === -1 ? [] : open.splice(at, 1);
    if (expected === undefined)
      return { verdict: 'invented', read: `${key} ${value}`, expected: '' };
    const verdict = expected.value === value ? 'right' : 'wrong';
    return { verdict, read: `${key} ${value}`, expected: `${expected.key} ${expected.value}` };
  });
  const missed = open.map(({ key, value }) => ({
    verdict: 'missed' as const,
    read: '',
    expected: `${key} ${value}`,
  }));
  return [...judged, ...missed];
}

/** The verdicts counted per field, in the order of the fields. */
export function scoresOf(judged: readonly FieldJudged[]): FieldScore[] {
  const fields = [...new Set(judged.map(({ field }) => field))];
  return fields.map((field) => {
    const count = (verdict: FieldVerdict) =>
      judged.filter((each) => each.field === field && each.verdict === verdict).length;
    return {
      field,
      right: count('right'),
      wrong: count('wrong'),
      missed: count('missed'),
      invented: count('invented'),
    };
  });
}

/** The table of precision (of what was read) and recall (of what is stated) per field. */
export function fieldTable(judged: readonly FieldJudged[]): string {
  const scores = scoresOf(judged);
  const sum = (name: Exclude<keyof FieldScore, 'field'>) =>
    scores.reduce((total, score) => total + score[name], 0);
  const all = {
    field: 'all fields',
    right: sum('right'),
    wrong: sum('wrong'),
    missed: sum('missed'),
    invented: sum('invented'),
  };
  return [
    '| field of a mail | right | wrong | missed | invented | precision | recall |',
    '|---|---|---|---|---|---|---|',
    ...[...scores, all].map((score) => {
      const { field, right, wrong, missed, invented } = score;
      const precision = share(right, right + wrong + invented);
      const recall = share(right, right + wrong + missed);
      return `| ${field} | ${right} | ${wrong} | ${missed} | ${invented} | ${precision} | ${recall} |`;
    }),
  ].join('\n');
}

function share(part: number, whole: number): string {
  return whole === 0 ? '–' : `${Math.round((100 * part) / whole)}%`;
}

/** The same as the other engines: missed is unanswered, an invented value is wrong. */
export function evaluateSupplierMails(judged: readonly FieldJudged[]): EngineResult {
  return {
    engine: 'Supplier mails, by value',
    judged: judged.map(({ mail, field, verdict, read, expected }) => ({
      question: `${mail}, ${field}${expected === '' ? '' : ` (${expected})`}`,
      verdict: verdict === 'missed' ? 'unanswered' : verdict === 'right' ? 'right' : 'wrong',
      answer: read,
    })),
  };
}
