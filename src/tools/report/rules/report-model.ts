/** The content of a report, independent of its layout. */
export type ReportDocument = {
  /** Without extension; safe on every file system. */
  fileName: string;
  brand: string;
  title: string;
  /** The product the report is about. */
  subject: string;
  madeOn: string;
  basis: string;
  caution: string;
  headline: readonly ReportFigure[];
  sections: readonly ReportSection[];
  footer: string;
  pageLabel: (page: number, count: number) => string;
};

export type ReportFigure = { label: string; value: string };

export type ReportSection = { title: string; text?: string; blocks: readonly ReportBlock[] };

export type ReportBlock =
  | { kind: 'figures'; figures: readonly ReportFigure[] }
  | { kind: 'table'; table: ReportTable }
  | { kind: 'split-bars'; bars: readonly SplitBar[]; partLabels: readonly [string, string] }
  | { kind: 'bars'; bars: readonly ReportBar[] }
  | { kind: 'tornado'; tornado: ReportTornado }
  | { kind: 'steps'; steps: ReportSteps }
  | { kind: 'pictures'; pictures: readonly ReportPicture[] }
  | { kind: 'lines'; lines: readonly string[] }
  | { kind: 'checklist'; items: readonly { text: string; isDone: boolean }[] }
  | { kind: 'link'; label: string; url: string };

/** A JPEG or PNG as a data URL. */
export type ReportPicture = { dataUrl: string; caption: string };

export type ReportTable = {
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  /** Figures are right-aligned from the second column on, prose is not. */
  holds: 'figures' | 'prose';
};

/** A total split in two. */
export type SplitBar = {
  label: string;
  parts: readonly [ReportPart, ReportPart];
};

type ReportPart = { value: number; text: string };

export type ReportBar = { label: string; value: number; text: string; isMarked: boolean };

export type ReportTornado = {
  base: ReportPart;
  rows: readonly { label: string; low: ReportPart; high: ReportPart }[];
};

export type ReportSteps = {
  xLabel: string;
  yLabel: string;
  formatX: (x: number) => string;
  formatY: (y: number) => string;
  tiers: readonly { label: string; points: readonly { x: number; y: number }[] }[];
};

/** Every text in a report except the numbers on a plot's axes. */
export function reportTexts(report: ReportDocument): string[] {
  return [
    report.brand,
    report.title,
    report.subject,
    report.madeOn,
    report.basis,
    report.caution,
    report.footer,
    ...report.headline.flatMap(({ label, value }) => [label, value]),
    ...report.sections.flatMap(({ title, text, blocks }) => [
      title,
      text ?? '',
      ...blocks.flatMap(blockTexts),
    ]),
  ].filter((text) => text !== '');
}

function blockTexts(block: ReportBlock): readonly string[] {
  switch (block.kind) {
    case 'figures':
      return block.figures.flatMap(({ label, value }) => [label, value]);
    case 'table':
      return [...block.table.columns, ...block.table.rows.flat()];
    case 'split-bars':
      return [
        ...block.partLabels,
        ...block.bars.flatMap(({ label, parts }) => [label, ...parts.map(({ text }) => text)]),
      ];
    case 'bars':
      return block.bars.flatMap(({ label, text }) => [label, text]);
    case 'tornado':
      return [
        block.tornado.base.text,
        ...block.tornado.rows.flatMap(({ label, low, high }) => [label, low.text, high.text]),
      ];
    case 'steps':
      return [
        block.steps.xLabel,
        block.steps.yLabel,
        ...block.steps.tiers.map(({ label }) => label),
      ];
    case 'pictures':
      return block.pictures.map(({ caption }) => caption);
    case 'lines':
      return block.lines;
    case 'checklist':
      return block.items.map(({ text }) => text);
    case 'link':
      return [block.label, block.url];
  }
}
