import { formatInteger, formatUsdCents } from '@/lib/format.ts';
import { wellFormed } from '@/lib/well-formed.ts';
import { fileNamePart } from '@/tools/report/rules/file-name-part.ts';
import type { ReportBlock, ReportDocument } from '@/tools/report/rules/report-model.ts';
import type { RfqCopy } from '../copy.ts';
import type { Rfq } from './rfq.ts';

/** A request as a supplier reads it; the source of the Markdown, email and PDF. */
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

type DocumentCopy = RfqCopy['document'];

/** The answers in the order in which suppliers work, without the blank ones. */
export function rfqDocument(
  rfq: Rfq,
  { copy, pictureNames }: { copy: DocumentCopy; pictureNames: readonly string[] },
): RfqDocument {
  const { rows, titles } = copy;
  const sections: RfqSection[] = [
    {
      title: titles.product,
      rows: filled([
        [rows.product, rfq.product],
        [rows.materials, rfq.materials],
        [rows.specification, rfq.specification],
        [
          rows.certifications,
          rfq.certifications.map((each) => copy.certifications[each]).join(', '),
        ],
        [rows.pictures, pictureNames.join(', ')],
      ]),
    },
    {
      title: titles.quantity,
      rows: filled([
        [
          rows.quantities,
          rfq.quantities.map((pieces) => copy.pieces(formatInteger(pieces))).join(', '),
        ],
        [rows.targetPrice, targetPrice(rfq, copy)],
      ]),
    },
    {
      title: titles.delivery,
      rows: filled([
        [rows.packaging, rfq.packaging],
        [rows.deliveryTerm, rfq.deliveryTerm === null ? '' : copy.deliveryTerms[rfq.deliveryTerm]],
        [rows.destination, rfq.destination],
        [rows.deadline, rfq.deadline === null ? '' : longDay(rfq.deadline)],
        [rows.origin, rfq.origin === null ? '' : copy.countries[rfq.origin]],
      ]),
    },
    { title: titles.notes, rows: filled([[rows.notes, rfq.notes]]) },
  ];
  return {
    subject: copy.subject(oneLine(rfq.product) || copy.yourProduct),
    greeting: copy.greeting,
    intro: copy.intro,
    sections: sections.filter((section) => section.rows.length > 0),
    asked: copy.asked,
    closing: copy.closing,
    from: [rfq.company, rfq.contactEmail].map(oneLine).filter(Boolean).join(', '),
  };
}

/** The request as Markdown, with what the visitor typed escaped. */
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

/** The request as the text of an email. */
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

/** A mailto link without a recipient. */
export function rfqMailto(request: RfqDocument): string {
  const [subject, body] = [request.subject, rfqEmailText(request)].map((text) =>
    encodeURIComponent(wellFormed(text)),
  );
  return `mailto:?subject=${subject}&body=${body}`;
}

/** The request as a report for the PDF, with its pictures. */
export function rfqReport(
  request: RfqDocument,
  {
    rfq,
    copy,
    pictures,
    madeOn,
  }: {
    rfq: Rfq;
    copy: DocumentCopy;
    pictures: readonly { name: string; dataUrl: string }[];
    /** In the visitor's time zone. */
    madeOn: Date;
  },
): ReportDocument {
  const subject = oneLine(rfq.product) || copy.yourProduct;
  const [first] = rfq.quantities;
  const shown = pictures.map(({ name, dataUrl }) => ({ caption: name, dataUrl }));
  const pictureBlock: ReportBlock[] =
    shown.length > 0 ? [{ kind: 'pictures', pictures: shown }] : [];
  return {
    fileName: rfqFileName(rfq),
    brand: copy.brand,
    title: copy.title,
    subject,
    madeOn: copy.madeOn(longDate.format(madeOn)),
    basis: request.from || copy.noContact,
    caution: copy.caution,
    headline: [
      {
        label: copy.rows.firstOrder,
        value: first === undefined ? copy.open : formatInteger(first),
      },
      {
        label: copy.rows.targetPriceShort,
        value: rfq.targetPriceUsd === null ? copy.open : formatUsdCents(rfq.targetPriceUsd),
      },
      { label: copy.rows.deliveryTermShort, value: rfq.deliveryTerm ?? copy.open },
    ],
    sections: [
      ...request.sections.map(({ title, rows }, index) => ({
        title,
        blocks: [
          {
            kind: 'table' as const,
            table: {
              holds: 'prose' as const,
              columns: copy.columns,
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
    footer: copy.footer,
    pageLabel: copy.page,
  };
}

/** Without an extension; valid on every system. */
export function rfqFileName({ product }: Pick<Rfq, 'product'>): string {
  const name = fileNamePart(product);
  return name === '' ? 'rfq' : `rfq-${name}`;
}

function targetPrice({ targetPriceUsd, deliveryTerm }: Rfq, copy: DocumentCopy): string {
  return targetPriceUsd === null
    ? ''
    : copy.price(formatUsdCents(targetPriceUsd), deliveryTerm ?? copy.termOpen);
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
