import type { LandedFigures } from '@functions/_shared/contracts/send-tool-notification.ts';
import {
  scenarioConversionPct,
  sensitivitySwingPct,
} from '@functions/_shared/domain/calc/margins.assumptions.ts';
import type { Scenario } from '@functions/_shared/domain/calc/margins.ts';
import { unitCostSharePctFor } from '@functions/_shared/domain/calc/revenue.ts';
import {
  type FactoryCountry,
  type ManufacturingCountry,
  manufacturingCountryLabels,
} from '@functions/_shared/domain/manufacturing-countries.ts';
import type { CreatorInput } from '@functions/_shared/domain/tool-inputs/creator-input.ts';
import { countryInText } from '@/lib/country-in-text.ts';
import { formatInteger, formatPct1, formatUsdCents, formatUsdWhole } from '@/lib/format.ts';
import { factoryPlace } from '@/tools/factories/rules/factory-place.ts';
import { fileNamePart } from '@/tools/report/rules/file-name-part.ts';
import type {
  ReportBlock,
  ReportDocument,
  ReportFigure,
  ReportPicture,
  ReportSection,
} from '@/tools/report/rules/report-model.ts';
import type { CreatorReportCopy } from '../report-copy.ts';
import type { CreatorAnalysis } from './creator-analysis.ts';
import { landedSections } from './landed-sections.ts';
import { volumeSection } from './volume-section.ts';

export type CreatorReportInput = {
  words: CreatorReportCopy;
  input: CreatorInput;
  analysis: CreatorAnalysis;
  /** Partners found so far, as the page shows them. */
  partners: ReportPartners;
  /** Drawn for this product; none leaves their section out. */
  pictures: readonly ReportPicture[];
  /** What the landed view shows; undefined leaves its sections out. */
  landed?: LandedFigures | undefined;
  /** Assumptions in words, as the page lists them. */
  assumptions: readonly ReportAssumption[];
  shareUrl: string;
  /** When the report is made, in the visitor's own time zone. */
  madeOn: Date;
};

export type ReportPartners = {
  found: readonly ReportPartner[];
  /** Asked for in place of the figures' own country; null for that one. */
  searchedCountry: FactoryCountry | null;
  /** Why the searched country does not suit the product; null when it does. */
  alert: string | null;
};

export const noPartners: ReportPartners = { found: [], searchedCountry: null, alert: null };

export type ReportPartner = {
  country: string;
  location: string;
  /** Why it is among them, one sentence. */
  reason: string;
  priceRange?: string | undefined;
  minOrder: number;
  leadTime: string;
  isSample: boolean;
};

export type ReportAssumption = { rule: string; value: string; note: string };

/** The creator's result as a report. */
export function creatorReport(report: CreatorReportInput): ReportDocument {
  const { words, input, analysis, madeOn } = report;
  const { results } = analysis;
  const subject = input.product.trim() || words.yourProduct;
  return {
    fileName: words.fileName(fileNamePart(subject) || 'report', isoDay(madeOn)),
    brand: words.brand,
    title: words.title,
    subject,
    madeOn: words.madeOn(longDate.format(madeOn)),
    basis: words.basis(
      formatInteger(input.followers),
      formatPct1(input.engagementRatePct),
      formatUsdCents(input.priceUsd),
      countryWords(words, input.country),
    ),
    caution: words.estimate,
    headline: [
      { label: words.figures.yearlyGrossProfit, value: formatUsdWhole(results.yearlyGrossProfit) },
      {
        label: words.figures.monthlyGrossProfit,
        value: formatUsdWhole(results.monthlyGrossProfit),
      },
      { label: words.figures.grossMargin, value: formatPct1(results.grossMargin) },
    ],
    sections: [
      {
        title: words.figuresTitle,
        blocks: [{ kind: 'figures', figures: figuresOf(words.figures, analysis) }],
      },
      ...pictureSection(words.pictures, report.pictures),
      scenarioSection(words.scenarios, analysis),
      countrySection(words.countries, analysis, input.country),
      sensitivitySection(words.sensitivity, analysis),
      volumeSection(words.volume, input.priceUsd, {
        unitCostUsd: results.unitCost,
        sharePct: unitCostSharePctFor(input.country),
      }),
      ...landedSections(words.landedColumns, report.landed),
      ...partnerSection(words.partners, report.partners, input.country),
      assumptionSection(words.assumptions, report.assumptions),
      {
        title: words.next.title,
        blocks: [
          { kind: 'lines', lines: words.next.lines },
          { kind: 'link', label: words.next.thisResult, url: report.shareUrl },
        ],
      },
    ],
    footer: words.footer,
    pageLabel: words.page,
  };
}

type Words = CreatorReportCopy;

const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

function countryWords(words: Words, country: ManufacturingCountry): string {
  return country === 'ai-choose' ? words.countryOpen : words.madeIn(countryInText(country));
}

function figuresOf(words: Words['figures'], { results }: CreatorAnalysis): ReportFigure[] {
  return [
    { label: words.engagedAudience, value: formatInteger(results.engagedAudience) },
    { label: words.totalOrderedUnits, value: formatInteger(results.totalOrderedUnits) },
    { label: words.unitCost, value: formatUsdCents(results.unitCost) },
    { label: words.monthlyRevenue, value: formatUsdWhole(results.monthlyRevenue) },
    { label: words.monthlyCost, value: formatUsdWhole(results.monthlyCost) },
    { label: words.yearlyRevenue, value: formatUsdWhole(results.yearlyRevenue) },
  ];
}

function pictureSection(
  words: Words['pictures'],
  pictures: readonly ReportPicture[],
): ReportSection[] {
  if (pictures.length === 0) return [];
  return [{ title: words.title, blocks: [{ kind: 'pictures', pictures }] }];
}

const scenarioOrder: readonly Scenario[] = ['low', 'expected', 'high'];

function scenarioSection(words: Words['scenarios'], analysis: CreatorAnalysis): ReportSection {
  const rows = scenarioOrder.map((scenario) => ({
    label: words.row(
      words.names[scenario],
      words.conversion(`${scenarioConversionPct.value[scenario]}%`),
    ),
    result: analysis.scenarios[scenario],
  }));
  return {
    title: words.title,
    text: words.text,
    blocks: [
      {
        kind: 'split-bars',
        partLabels: [words.profit, words.cost],
        bars: rows.map(({ label, result }) => ({
          label,
          parts: [
            {
              value: result.yearlyGrossProfit,
              text: formatUsdWhole(result.yearlyGrossProfit),
            },
            { value: result.yearlyCost, text: formatUsdWhole(result.yearlyCost) },
          ],
        })),
      },
      {
        kind: 'table',
        table: {
          holds: 'figures',
          columns: words.columns,
          rows: rows.map(({ label, result }) => [
            label,
            formatInteger(result.totalOrderedUnits),
            formatUsdWhole(result.monthlyGrossProfit),
            formatUsdWhole(result.yearlyRevenue),
            formatUsdWhole(result.yearlyGrossProfit),
          ]),
        },
      },
    ],
  };
}

function countrySection(
  words: Words['countries'],
  { countries }: CreatorAnalysis,
  chosen: ManufacturingCountry,
): ReportSection {
  const best = countries[0];
  const worst = countries.at(-1);
  return {
    title: words.title,
    text:
      best &&
      worst &&
      `${words.summary(
        countryInText(best.country),
        formatPct1(best.result.grossMargin),
        countryInText(worst.country),
        formatPct1(worst.result.grossMargin),
      )} ${words.openNote}`,
    blocks: [
      {
        kind: 'bars',
        bars: countries.map(({ country, result }) => ({
          label:
            country === chosen
              ? words.chosen(manufacturingCountryLabels[country])
              : manufacturingCountryLabels[country],
          value: result.grossMargin,
          text: formatPct1(result.grossMargin),
          isMarked: country === chosen,
        })),
      },
    ],
  };
}

function sensitivitySection(
  words: Words['sensitivity'],
  { sensitivity, results }: CreatorAnalysis,
): ReportSection {
  const swing = `${sensitivitySwingPct.value}%`;
  const strongest = sensitivity[0];
  const money = (value: number) => ({ value, text: formatUsdWhole(value) });
  return {
    title: words.title,
    text: strongest && words.summary(words.factors[strongest.factor], swing),
    blocks: [
      {
        kind: 'tornado',
        tornado: {
          base: {
            value: results.yearlyGrossProfit,
            text: `${words.base} ${formatUsdWhole(results.yearlyGrossProfit)}`,
          },
          rows: sensitivity.map(({ factor, profitIfLowerUsd, profitIfHigherUsd }) => ({
            label: words.factors[factor],
            low: money(profitIfLowerUsd),
            high: money(profitIfHigherUsd),
          })),
        },
      },
    ],
  };
}

function partnerSection(
  words: Words['partners'],
  { found, searchedCountry, alert }: ReportPartners,
  formCountry: ManufacturingCountry,
): ReportSection[] {
  const rows = words.names.flatMap((name, index) => {
    const partner = found[index];
    if (!partner) return [];
    const order = words.minOrder(formatInteger(partner.minOrder));
    return [[name, factoryPlace(partner), order, partner.leadTime, partner.priceRange ?? '']];
  });
  const lines: string[] = [];
  if (searchedCountry !== null && searchedCountry !== formCountry) {
    lines.push(
      words.searchedInstead(countryInText(searchedCountry)),
      words.figuresKept(countryInText(formCountry)),
    );
  }
  if (alert !== null) lines.push(words.alert(alert));
  if (rows.length === 0 && alert === null) return [];
  const blocks: ReportBlock[] = [];
  if (lines.length > 0) blocks.push({ kind: 'lines', lines });
  if (rows.length > 0) {
    blocks.push({
      kind: 'lines',
      lines: words.names.flatMap((name, index) => {
        const partner = found[index];
        return partner ? [words.why(name, partner.reason)] : [];
      }),
    });
    blocks.push({ kind: 'table', table: { holds: 'prose', columns: words.columns, rows } });
  }
  const text = found.some(({ isSample }) => isSample) ? words.sample : words.hidden;
  return [{ title: words.title, ...(rows.length > 0 && { text }), blocks }];
}

function assumptionSection(
  words: Words['assumptions'],
  assumptions: readonly ReportAssumption[],
): ReportSection {
  const { low, high } = scenarioConversionPct.value;
  const conversion = assumptions.find(({ rule }) => rule === words.rules.conversion);
  const formulas = words.formulas(conversion?.value ?? '');
  const rows = [
    ...assumptions.map(({ rule, value, note }) => [rule, value, note]),
    [
      words.scenarioRule,
      words.scenarioValue(`${low}%`, `${high}%`),
      words.source(scenarioConversionPct.source, scenarioConversionPct.year),
    ],
  ];
  return {
    title: words.title,
    blocks: [
      {
        kind: 'table',
        table: {
          holds: 'prose',
          columns: words.columns,
          rows,
        },
      },
      // A PDF's own fonts have dashes but no minus.
      { kind: 'lines', lines: formulas.map((line) => line.replaceAll('−', '–')) },
    ],
  };
}

/** The day in the time zone of the machine, as toISOString would give the one of Greenwich. */
function isoDay(date: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
