import { coloursOf } from '../design-inspiration/inspiration.ts';
import { useIdeaDialog } from '../idea-dialog/use-idea-dialog.ts';
import { useProfileFetch } from '../profile-fetch/use-profile-fetch.ts';
import type { CreatorCalculatorProps } from './creator-calculator-props.ts';
import { keptAnswersOf } from './creator-kept-answers.tsx';
import { useCreatorScreen } from './use-creator-screen.ts';
import { useHighlight } from './use-highlight.ts';

type CreatorPartsOptions = Pick<
  CreatorCalculatorProps,
  'words' | 'services' | 'address' | 'storagePrefix' | 'keptAnswers'
> &
  Required<Pick<CreatorCalculatorProps, 'store' | 'locale'>>;

/** The tool's parts, each told what it has to know of the others. */
export function useCreatorParts({
  words,
  services,
  address,
  storagePrefix,
  keptAnswers,
  store,
  locale,
}: CreatorPartsOptions) {
  const highlight = useHighlight();
  const screen = useCreatorScreen({
    services,
    address,
    storagePrefix,
    store,
    locale,
    onResult: (input) => keptAnswers?.memory.keep(keptAnswersOf(input)),
  });
  const { form } = screen;
  const { profile, inspiration } = form.draft;
  const profileFetch = useProfileFetch({
    words: words.profileFetch.toasts,
    fetchProfile: (request) => {
      form.expectProfile();
      return services.fetchProfile(request);
    },
    initialProfile: profile,
    onProfile: form.setProfile,
  });
  const ideas = useIdeaDialog({
    words: words.ideas,
    services,
    store,
    storagePrefix,
    loadedProfile: profile,
    look: { styles: inspiration.styles, colours: coloursOf(inspiration) },
    onUse: (idea) => {
      form.takeIdea(idea);
      highlight.start();
    },
  });

  return { ...screen, profileFetch, ideas, highlight };
}
