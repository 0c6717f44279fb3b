import type { GuideChapterId } from '@functions/_shared/domain/guide.ts';
import type { GuideChapter } from './chapter-type.ts';
import { costChapter } from './cost-copy.ts';
import { countryChapter } from './country-copy.ts';
import { importChapter } from './import-copy.ts';
import { launchChapter } from './launch-copy.ts';
import { productChapter } from './product-copy.ts';
import { samplesChapter } from './samples-copy.ts';

/** The text of each chapter. */
export const chapterTexts: Readonly<Record<GuideChapterId, GuideChapter>> = {
  product: productChapter,
  cost: costChapter,
  country: countryChapter,
  samples: samplesChapter,
  import: importChapter,
  launch: launchChapter,
};
