/** A report as content: what stands in it and in which order, nothing about ink, type or paper. */
export type ReportDocument = {
  /** Without an ending; safe as a file name on every system. */
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

/** A JPEG or PNG as a data address, named below it. */
export type ReportPicture = { dataUrl: string; caption: string };

export type ReportTable = {
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  /** Figures stand right-aligned from the second column on; prose does not. */
  holds: 'figures' | 'prose';
};

/** One whole, cut in two. */
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
