import { formatInteger, formatUsdCents } from '@/lib/format.ts';
import { wellFormed } from '@/lib/well-formed.ts';
import { fileNamePart } from '@/tools/report/rules/file-name-part.ts';
import type { ReportBlock, ReportDocument } from '@/tools/report/rules/report-model.ts';
import type { RfqContent } from '../copy.ts';
import type { Rfq } from './rfq.ts';

/** A request as a supplier reads it, before it becomes Markdown, a mail or a PDF. */
export type RfqDocument = {
  subject: string;
  greeting: string;
  intro: string;
  sections: readonly RfqSection[];
  asked: { title: string; lines: readonly string[] };
  closing: string;
  from: string;
};

export type RfqSection = { title: string; rows: readonly RfqRow[] };
export type RfqRow = { label: string; value: string };

type Words = RfqContent['document'];

/** What was filled in, in the order in which suppliers work; blank answers are left out. */
export function rfqDocument(
  rfq: Rfq,
  { words, pictureNames }: { words: Words; pictureNames: readonly string[] },
): RfqDocument {
  const { rows, titles } = words;
  const sections: RfqSection[] = [
    {
      title: titles.product,
      rows: filled([
        [rows.product, rfq.product],
        [rows.materials, rfq.materials],
        [rows.specification, rfq.specification],
        [
          rows.certifications,
          rfq.certifications.map((each) => words.certifications[each]).join(', '),
        ],
        [rows.pictures, pictureNames.join(', ')],
      ]),
    },
    {
      title: titles.quantity,
      rows: filled([
        [
          rows.quantities,
          rfq.quantities.map((pieces) => words.pieces(formatInteger(pieces))).join(', '),
        ],
        [rows.targetPrice, targetPrice(rfq, words)],
      ]),
    },
    {
      title: titles.delivery,
      rows: filled([
        [rows.packaging, rfq.packaging],
        [rows.deliveryTerm, rfq.deliveryTerm === null ? '' : words.deliveryTerms[rfq.deliveryTerm]],
        [rows.destination, rfq.destination],
        [rows.deadline, rfq.deadline === null ? '' : longDay(rfq.deadline)],
        [rows.origin, rfq.origin === null ? '' : words.countries[rfq.origin]],
      ]),
    },
    { title: titles.notes, rows: filled([[rows.notes, rfq.notes]]) },
  ];
  return {
    subject: words.subject(oneLine(rfq.product) || words.yourProduct),
    greeting: words.greeting,
    intro: words.intro,
    sections: sections.filter((section) => section.rows.length > 0),
    asked: words.asked,
    closing: words.closing,
    from: [rfq.company, rfq.contactEmail].map(oneLine).filter(Boolean).join(', '),
  };
}

/** The request as Markdown. What the visitor typed stays text, whatever signs are in it. */
export function rfqMarkdown(request: RfqDocument): string {
  const lines = [
    `# ${escapeMarkdown(request.subject)}`,
    '',
    request.intro,
    ...request.sections.flatMap(({ title, rows }) => [
      '',
      `## ${title}`,
      '',
      ...rows.map(({ label, value }) => `- **${label}:** ${escapeMarkdown(oneLine(value))}`),
    ]),
    '',
    `## ${request.asked.title}`,
    '',
    ...request.asked.lines.map((line) => `- ${line}`),
    '',
    request.closing,
    ...(request.from === '' ? [] : ['', escapeMarkdown(request.from)]),
  ];
  return `${lines.join('\n')}\n`;
}

/** The request as the text of a mail. */
export function rfqEmailText(request: RfqDocument): string {
  const lines = [
    request.greeting,
    '',
    request.intro,
    ...request.sections.flatMap(({ title, rows }) => [
      '',
      title.toUpperCase(),
      ...rows.map(({ label, value }) => `${label}: ${value}`),
    ]),
    '',
    request.asked.title.toUpperCase(),
    ...request.asked.lines.map((line) => `- ${line}`),
    '',
    request.closing,
    ...(request.from === '' ? [] : ['', request.from]),
  ];
  return `${lines.join('\n')}\n`;
}

/** Opens the visitor's mail program; to whom is theirs to say. */
export function rfqMailto(request: RfqDocument): string {
  const [subject, body] = [request.subject, rfqEmailText(request)].map((text) =>
    encodeURIComponent(wellFormed(text)),
  );
  return `mailto:?subject=${subject}&body=${body}`;
}

/** The request as a report for paper, with the pictures in it. */
export function rfqReport(
  request: RfqDocument,
  {
    rfq,
    words,
    pictures,
    madeOn,
  }: {
    rfq: Rfq;
    words: Words;
    pictures: readonly { name: string; dataUrl: string }[];
    /** When it is made, in the visitor's own time zone. */
    madeOn: Date;
  },
): ReportDocument {
  const subject = oneLine(rfq.product) || words.yourProduct;
  const [first] = rfq.quantities;
  const shown = pictures.map(({ name, dataUrl }) => ({ caption: name, dataUrl }));
  const pictureBlock: ReportBlock[] =
    shown.length > 0 ? [{ kind: 'pictures', pictures: shown }] : [];
  return {
    fileName: rfqFileName(rfq),
    brand: words.brand,
    title: words.title,
    subject,
    madeOn: words.madeOn(longDate.format(madeOn)),
    basis: request.from || words.noContact,
    caution: words.caution,
    headline: [
      {
        label: words.rows.firstOrder,
        value: first === undefined ? words.open : formatInteger(first),
      },
      {
        label: words.rows.targetPriceShort,
        value: rfq.targetPriceUsd === null ? words.open : formatUsdCents(rfq.targetPriceUsd),
      },
      { label: words.rows.deliveryTermShort, value: rfq.deliveryTerm ?? words.open },
    ],
    sections: [
      ...request.sections.map(({ title, rows }, index) => ({
        title,
        blocks: [
          {
            kind: 'table' as const,
            table: {
              holds: 'prose' as const,
              columns: words.columns,
              rows: rows.map(({ label, value }) => [label, value]),
            },
          },
          ...(index === 0 ? pictureBlock : []),
        ],
      })),
      {
        title: request.asked.title,
        blocks: [{ kind: 'lines', lines: request.asked.lines.map((line) => `- ${line}`) }],
      },
    ],
    footer: words.footer,
    pageLabel: words.page,
  };
}

/** Without an ending; safe on every system. */
export function rfqFileName({ product }: Pick<Rfq, 'product'>): string {
  const name = fileNamePart(product);
  return name === '' ? 'rfq' : `rfq-${name}`;
}

function targetPrice({ targetPriceUsd, deliveryTerm }: Rfq, words: Words): string {
  return targetPriceUsd === null
    ? ''
    : words.price(formatUsdCents(targetPriceUsd), deliveryTerm ?? words.termOpen);
}

function filled(rows: [label: string, value: string][]): RfqRow[] {
  return rows.filter(([, value]) => value !== '').map(([label, value]) => ({ label, value }));
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_#[\]<>|]/g, '\\$&');
}

const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });
const longUtcDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

function longDay(day: string): string {
  return longUtcDate.format(Date.parse(day));
}
