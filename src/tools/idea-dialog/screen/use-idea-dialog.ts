import type {
  GenerateProductIdeasResponse,
  ProductIdea,
} from '@functions/_shared/contracts/product-ideas.ts';
import type { BotSignals } from '@functions/_shared/domain/bot-signals.ts';
import { usernameFromUrl } from '@functions/_shared/domain/profile-username.ts';
import { use, useState } from 'react';
import { toast } from '@/components/ui/toast-store.ts';
import type { ToolProduct } from '@/hooks/use-tool-product.ts';
import { parseEmail } from '@/lib/email.ts';
import type { FetchedProfile } from '@/tools/profile-fetch/rules/fetched-profile.ts';
import { ProfileServices } from '@/tools/profile-fetch/services.ts';
import { useLatestRequest } from '@/tools/shared/use-latest-request.ts';
import { withTimeout } from '@/tools/shared/with-timeout.ts';
import { ideaMessagesCopy } from '../copy.ts';
import {
  type IdeaFieldErrors,
  type IdeaFieldName,
  ideaFieldErrors,
  ideaFieldNames,
} from '../rules/idea-fields.ts';
import { type IdeaAudience, type IdeaLook, ideasRequest } from '../rules/idea-request.ts';
import { IdeaServices } from '../services.ts';
import { useIdeaMemory } from '../storage.ts';
import { withMinimumDuration } from './with-minimum-duration.ts';

const { failure, toasts } = ideaMessagesCopy;

export type IdeaStep =
  | { name: 'input' }
  | { name: 'generating'; phase: 'profile' | 'ideas' }
  | {
      name: 'ideas';
      ideas: readonly ProductIdea[];
      source: GenerateProductIdeasResponse['source'];
      notice: string | undefined;
      profile: FetchedProfile | null;
      /** The email and profile under which the ideas are stored. */
      askedWith: { userEmail: string; socialProfileUrl: string };
    };

export type IdeaDialogOptions = {
  /** The profile that the form has loaded, which is not fetched again. */
  loadedProfile: FetchedProfile | null;
  look: IdeaLook;
  /** From the form, for profiles that do not tell. */
  audience?: IdeaAudience;
  /** What is known of the visitor: the dialog starts with what they post about. */
  known?: ToolProduct['known'] | undefined;
  onUse: (idea: ProductIdea, visitor: IdeaVisitor) => void;
};

/** What the dialog learned of the visitor. */
export type IdeaVisitor = {
  profile: FetchedProfile | null;
  profileUrl: string;
  /** What they post about, in their words. */
  audienceWords: string;
};

/** Each phase is shown long enough to read, however fast the answer is. */
const PHASE_MIN_MS = 800;

/** The idea dialog's two steps, from the three answers to the chosen product. */
export function useIdeaDialog({
  loadedProfile,
  look,
  audience = {},
  known,
  onUse,
}: IdeaDialogOptions) {
  const { fetchProfile } = use(ProfileServices);
  const { generateIdeas, saveSelectedIdea } = use(IdeaServices);
  const [isOpen, setIsOpen] = useState(false);
  const [step, setStep] = useState<IdeaStep>({ name: 'input' });
  const { fields, shownNames, kept, ...memory } = useIdeaMemory();
  const [isComparing, setIsComparing] = useState(false);
  /** What the visitor posts about, as it was filled in. */
  const [filledWords, setFilledWords] = useState('');
  const [errors, setErrors] = useState<IdeaFieldErrors>({});
  const currentRun = useLatestRequest();

  /** @param profileUrl the link in the surrounding form */
  function open(profileUrl: string) {
    memory.offerLink(profileUrl);
    const words = known?.answers.audienceWords;
    if (fields.contentDescription === '' && known !== undefined && words !== undefined) {
      memory.change('contentDescription', words);
      setFilledWords(words);
    }
    setIsOpen(true);
  }

  /** Closing cancels a request under way. */
  function setOpen(toOpen: boolean) {
    setIsOpen(toOpen);
    if (toOpen || step.name !== 'generating') return;
    currentRun.startNext();
    setStep({ name: 'input' });
  }

  function change(name: IdeaFieldName, text: string) {
    memory.change(name, text);
    setErrors((before) => ({ ...before, [name]: undefined }));
  }

  /** Returns the first invalid field, or null when the ideas are on their way. */
  function submit(form: BotSignals): IdeaFieldName | null {
    if (step.name === 'generating') return null;
    const found = ideaFieldErrors(fields);
    setErrors(found);
    const invalid = ideaFieldNames.find((name) => found[name] !== undefined);
    if (invalid === undefined) {
      void generate(form);
      return null;
    }
    const isMissing = Object.values(found).includes('missing');
    const { title, text } = isMissing ? toasts.missing : toasts.invalidEmail;
    toast({ title, description: text, variant: 'destructive' });
    return invalid;
  }

  async function generate(form: BotSignals) {
    currentRun.startNext();
    const report = currentRun.only(setStep);
    const askedWith = {
      userEmail: parseEmail(fields.email),
      socialProfileUrl: fields.profileUrl.trim(),
    };
    memory.shareEmail(askedWith.userEmail);
    report({ name: 'generating', phase: 'profile' });
    const profile = await withMinimumDuration(
      PHASE_MIN_MS,
      profileFor(askedWith.socialProfileUrl, loadedProfile, fetchProfile),
    );
    if (!report({ name: 'generating', phase: 'ideas' })) return;
    try {
      const { ideas, source, notice } = await withMinimumDuration(
        PHASE_MIN_MS,
        generateIdeas(ideasRequest({ fields, profile, audience, look, shownNames, form })),
      );
      if (ideas.length === 0) throw new Error(failure);
      if (!report({ name: 'ideas', ideas, source, notice, profile, askedWith })) return;
      memory.addShown(ideas.map(({ productName }) => productName));
      const { title, text } = toasts.generated;
      toast({ title, description: text, variant: 'success' });
    } catch (error) {
      if (!report({ name: 'input' })) return;
      console.warn('Product ideas: none came back', error);
      const { title, text } = toasts.failed;
      const reason = error instanceof Error ? error.message : '';
      toast({ title, description: reason || text, variant: 'destructive' });
    }
  }

  function startOver() {
    setIsComparing(false);
    setStep({ name: 'input' });
    memory.change('profileUrl', '');
    memory.change('contentDescription', '');
    setErrors({});
  }

  /** A kept idea can also be chosen before new ones have been asked for. */
  function choose(idea: ProductIdea) {
    if (step.name === 'generating') return;
    setIsOpen(false);
    setIsComparing(false);
    onUse(idea, {
      profile: step.name === 'ideas' ? step.profile : null,
      profileUrl:
        step.name === 'ideas' ? step.askedWith.socialProfileUrl : fields.profileUrl.trim(),
      audienceWords: fields.contentDescription.trim(),
    });
    const { title, text } = toasts.selected;
    toast({ title, description: text(idea.productName), variant: 'success' });
    if (step.name !== 'ideas') return;
    saveSelectedIdea({ ...step.askedWith, idea }).catch((error: unknown) => {
      console.warn('Product ideas: the choice was not stored', error);
    });
  }

  return {
    isOpen,
    step,
    look,
    username:
      step.name === 'ideas'
        ? (step.profile?.username ?? usernameFromUrl(step.askedWith.socialProfileUrl))
        : usernameFromUrl(fields.profileUrl),
    fields,
    errors,
    /** Where the words come from, as long as they are the ones that were filled in. */
    wordsFrom: filledWords !== '' && fields.contentDescription === filledWords ? known : undefined,
    kept,
    isComparing: isComparing && kept.length > 0,
    open,
    setOpen,
    change,
    submit,
    startOver,
    choose,
    toggleKept: memory.toggleKept,
    compare: setIsComparing,
  };
}

export type IdeaDialogState = ReturnType<typeof useIdeaDialog>;

/** Ideas can do without a profile and wait no longer for it. */
const PROFILE_TIMEOUT_MS = 12_000;

/**
 * The profile behind a link, or null when it cannot be loaded. Never rejects.
 * @param loaded the profile that the form has loaded, which is not fetched again
 */
async function profileFor(
  url: string,
  loaded: FetchedProfile | null,
  fetchProfile: ProfileServices['fetchProfile'],
): Promise<FetchedProfile | null> {
  if (loaded?.profileUrl === url || loaded?.askedUrl === url) return loaded;
  try {
    const { data, source } = await withTimeout(fetchProfile({ url }), PROFILE_TIMEOUT_MS);
    return { ...data, source, askedUrl: url };
  } catch (error) {
    console.info('Product ideas: going on without the profile', error);
    return null;
  }
}
