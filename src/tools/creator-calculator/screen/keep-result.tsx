import type { LandedFigures } from '@functions/_shared/contracts/send-tool-notification.ts';
import type { CreatorInput } from '@functions/_shared/domain/tool-inputs/creator-input.ts';
import { lazyModule } from '@/lazy/lazy-module.ts';
import type { CreatorAnalysis } from '@/tools/creator-calculator/rules/creator-analysis.ts';
import {
  creatorReport,
  noPartners,
  type ReportPartners,
} from '@/tools/creator-calculator/rules/creator-report.ts';
import type { FactorySearch } from '@/tools/factories/rules/factory-search.ts';
import type { ViewedLanded } from '@/tools/landed-view/index.tsx';
import { calculatorProps } from '@/tools/landed-view/rules/calculator-props.ts';
import type { ReportPicture } from '@/tools/report/rules/report-model.ts';
import { KeepReport } from '@/tools/report/screen/keep-report.tsx';
import { pictureForPrint } from '@/tools/report/screen/picture-for-print.ts';
import { assumptionRows } from '@/tools/shared/assumptions.tsx';
import type { Picture } from '@/tools/shared/picture.ts';
import { creatorReportCopy } from '../report-copy.ts';

// Wanted with the PDF, and only after the landed view itself.
const reportFigures = lazyModule(() => import('@/tools/landed-view/report-figures.ts'));

export type KeepResultProps = {
  input: CreatorInput;
  analysis: CreatorAnalysis;
  factorySearch: FactorySearch;
  pictures: readonly Picture[];
  /** The landed view as it stands; null until it has shown itself. */
  viewedLanded?: ViewedLanded | null;
  /** Converts a picture for the PDF; null leaves it out. */
  toPrintable?: (url: string) => Promise<string | null>;
  shareUrl: string;
  locale: string;
};

/** The creator's result as a link, on paper or as a PDF. */
export function KeepResult({
  input,
  analysis,
  factorySearch,
  pictures,
  viewedLanded = null,
  toPrintable = pictureForPrint,
  shareUrl,
  locale,
}: KeepResultProps) {
  return (
    <KeepReport
      shareUrl={shareUrl}
      locale={locale}
      makeReport={async (madeOn) =>
        creatorReport({
          words: creatorReportCopy,
          input,
          analysis,
          partners: partnersOf(factorySearch),
          pictures: await picturesForPrint(pictures, toPrintable),
          landed: viewedLanded === null ? undefined : await landedOf(viewedLanded),
          assumptions: assumptionRows(input),
          shareUrl,
          madeOn,
        })
      }
    />
  );

  async function landedOf(viewed: ViewedLanded): Promise<LandedFigures | undefined> {
    const { viewedLandedFigures } = await reportFigures.load();
    const view = { tool: 'creator', ...calculatorProps(input, analysis.results) } as const;
    return viewedLandedFigures(view, viewed);
  }
}

async function picturesForPrint(
  pictures: readonly Picture[],
  toPrintable: (url: string) => Promise<string | null>,
): Promise<ReportPicture[]> {
  const urls = await Promise.all(pictures.map(({ url }) => toPrintable(url)));
  return pictures.flatMap(({ depicts }, index) => {
    const dataUrl = urls[index];
    return dataUrl ? [{ dataUrl, caption: depicts }] : [];
  });
}

function partnersOf(search: FactorySearch): ReportPartners {
  if (search.status !== 'found') return noPartners;
  const { factories, feasible, alternativeSuggestion } = search.response;
  return {
    found: factories,
    searchedCountry: search.country,
    alert: feasible ? null : alternativeSuggestion,
  };
}
