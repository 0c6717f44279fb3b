import type { CreatorAnalysis } from '@/tools/creator-calculator/rules/creator-analysis.ts';
import type { CreatorInput } from '@/tools/creator-calculator/rules/creator-input.ts';
import {
  creatorReport,
  noPartners,
  type ReportPartners,
} from '@/tools/creator-calculator/rules/creator-report.ts';
import type { FactorySearch } from '@/tools/factories/rules/factory-search.ts';
import { assumptionRows } from '@/tools/shared/assumptions.tsx';
import type { Picture } from '@/tools/shared/picture.ts';
import type { ReportContent } from '../copy.ts';
import type { ReportPicture } from '../rules/report-model.ts';
import { KeepReport } from './keep-report.tsx';
import { pictureForPrint } from './picture-for-print.ts';

export type KeepResultProps = {
  words: ReportContent;
  input: CreatorInput;
  analysis: CreatorAnalysis;
  factorySearch: FactorySearch;
  pictures: readonly Picture[];
  /** A picture as the PDF takes it; null leaves it out. */
  toPrint?: (url: string) => Promise<string | null>;
  shareUrl: string;
  locale: string;
};

/** The creator's result to take along. */
export function KeepResult({
  words,
  input,
  analysis,
  factorySearch,
  pictures,
  toPrint = pictureForPrint,
  shareUrl,
  locale,
}: KeepResultProps) {
  return (
    <KeepReport
      words={words.keep}
      shareUrl={shareUrl}
      locale={locale}
      makeReport={async (madeOn) =>
        creatorReport({
          words: words.document,
          input,
          analysis,
          partners: partnersOf(factorySearch),
          pictures: await printed(pictures, toPrint),
          assumptions: assumptionRows(words.document.assumptions, input),
          shareUrl,
          madeOn,
        })
      }
    />
  );
}

async function printed(
  pictures: readonly Picture[],
  toPrint: (url: string) => Promise<string | null>,
): Promise<ReportPicture[]> {
  const urls = await Promise.all(pictures.map(({ url }) => toPrint(url)));
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
