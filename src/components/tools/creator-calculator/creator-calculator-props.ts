import type { CreatorCalculatorContent } from '@/content/creator-calculator.ts';
import type { DesignInspirationContent } from '@/content/design-inspiration.ts';
import type { EngagementRateContent } from '@/content/engagement-rate.ts';
import type { IdeaDialogContent } from '@/content/idea-dialog.ts';
import type { ProfileFetchContent } from '@/content/profile-fetch.ts';
import type { ReadPicture } from '../design-inspiration/use-picture-upload.ts';
import type { CreatorAddress } from './creator-address.ts';
import type { CreatorKeptAnswersProps } from './creator-kept-answers.tsx';
import type { CreatorOutcomeProps } from './creator-outcome.tsx';
import type { CreatorCalculatorServices } from './services.ts';

/** What the form began with: the page's opening, or the visitor's wish to empty it. */
export type StartedAfter = 'opening' | 'clearing' | 'forgetting';

export type CreatorCalculatorProps = {
  words: {
    calculator: CreatorCalculatorContent;
    profileFetch: ProfileFetchContent;
    design: DesignInspirationContent;
    ideas: IdeaDialogContent;
    engagement: EngagementRateContent;
    outcome: CreatorOutcomeProps['words'];
  };
  services: CreatorCalculatorServices;
  address: CreatorAddress;
  /** What other tools were told; without it nothing is offered and nothing is kept. */
  keptAnswers?: Pick<CreatorKeptAnswersProps, 'words' | 'memory'>;
  /** A plan gate: the form can be looked at and not sent. */
  disabled?: boolean;
  locale?: string;
  readPicture?: ReadPicture;
};
