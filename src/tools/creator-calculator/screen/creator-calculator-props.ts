import type { ReadPicture } from '@/tools/design-inspiration/screen/use-picture-upload.ts';
import type { CalculatorAnswersOfferProps } from '@/tools/shared/calculator-answers-offer.tsx';
import type { ToolAddress } from '@/tools/shared/tool-address.ts';
import type { CreatorCalculatorContent } from '../copy.ts';
import type { CreatorInput } from '../rules/creator-input.ts';
import type { CreatorOutcomeProps } from './creator-outcome.tsx';
import type { CreatorCalculatorServices } from './services.ts';

/** What the form began with: the page's opening, or the visitor's wish to empty it. */
export type StartedAfter = 'opening' | 'clearing' | 'forgetting';

export type CreatorCalculatorProps = {
  words: {
    calculator: CreatorCalculatorContent;
    outcome: CreatorOutcomeProps['words'];
  };
  services: CreatorCalculatorServices;
  address: ToolAddress<CreatorInput>;
  /** What other tools were told; without it nothing is offered and nothing is kept. */
  sharedAnswers?: Pick<CalculatorAnswersOfferProps, 'words' | 'memory'>;
  /** A plan gate: the form can be looked at and not sent. */
  disabled?: boolean;
  locale?: string;
  readPicture?: ReadPicture;
};
