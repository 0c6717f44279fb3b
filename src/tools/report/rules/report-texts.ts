import type { ReportBlock, ReportDocument } from './report-model.ts';

/** Every text that stands in a report, but for the figures along a plot's axes. */
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
