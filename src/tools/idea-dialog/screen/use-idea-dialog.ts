import type {
  GenerateProductIdeasResponse,
  ProductIdea,
} from '@functions/_shared/contracts/product-ideas.ts';
import type { BotSignals } from '@functions/_shared/domain/bot-signals.ts';
import { useState } from 'react';
import { toast } from '@/components/ui/toast-store.ts';
import { readEmail } from '@/lib/email.ts';
import type { FetchedProfile } from '@/tools/profile-fetch/rules/fetched-profile.ts';
import { useLatestRequest } from '@/tools/shared/use-latest-request.ts';
import type { IdeaDialogContent } from '../copy.ts';
import {
  type IdeaFieldErrors,
  type IdeaFieldName,
  ideaFieldErrors,
  ideaFieldNames,
} from './idea-fields.ts';
import { type IdeaAudience, type IdeaLook, ideasRequest } from './idea-request.ts';
import type { IdeaServices } from './idea-services.ts';
import { profileFor } from './profile-for-ideas.ts';
import { useIdeaMemory } from './use-idea-memory.ts';
import { withMinimumDuration } from './with-minimum-duration.ts';

export type IdeaStep =
  | { name: 'input' }
  | { name: 'generating'; phase: 'profile' | 'ideas' }
  | {
      name: 'ideas';
      ideas: readonly ProductIdea[];
      source: GenerateProductIdeasResponse['source'];
      /** Under which email and profile the ideas were stored. */
      askedWith: { userEmail: string; socialProfileUrl: string };
    };

export type IdeaDialogOptions = {
  words: IdeaDialogContent;
  services: IdeaServices;
  /** The profile the form has loaded already; it is not fetched twice. */
  loadedProfile: FetchedProfile | null;
  look: IdeaLook;
  /** What the form says of the audience, for links whose profile does not. */
  audience?: IdeaAudience;
  onUse: (idea: ProductIdea) => void;
};

/** Each phase is shown long enough to be read, however fast the answer is. */
const PHASE_MIN_MS = 800;

/** The idea dialog's two steps, from the three answers to the chosen product. */
export function useIdeaDialog({
  words,
  services,
  loadedProfile,
  look,
  audience = {},
  onUse,
}: IdeaDialogOptions) {
  const [isOpen, setIsOpen] = useState(false);
  const [step, setStep] = useState<IdeaStep>({ name: 'input' });
  const { fields, shownNames, ...memory } = useIdeaMemory();
  const [errors, setErrors] = useState<IdeaFieldErrors>({});
  const currentRun = useLatestRequest();

  /** @param profileUrl what the form's own profile link holds: taken over whenever it is another. */
  function open(profileUrl: string) {
    memory.offerLink(profileUrl);
    setIsOpen(true);
  }

  /** Closing calls off what is still on its way: nobody is told of ideas they turned from. */
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

  /** Gives the first field at fault, or null when the ideas are on their way. */
  function submit(form: BotSignals): IdeaFieldName | null {
    if (step.name === 'generating') return null;
    const found = ideaFieldErrors(fields);
    setErrors(found);
    const atFault = ideaFieldNames.find((name) => found[name] !== undefined);
    if (atFault === undefined) {
      void generate(form);
      return null;
    }
    const isMissing = Object.values(found).includes('missing');
    const { title, text } = isMissing ? words.toasts.missing : words.toasts.invalidEmail;
    toast({ title, description: text, variant: 'destructive' });
    return atFault;
  }

  async function generate(form: BotSignals) {
    currentRun.startNext();
    const report = currentRun.only(setStep);
    const askedWith = {
      userEmail: readEmail(fields.email),
      socialProfileUrl: fields.profileUrl.trim(),
    };
    memory.keepEmail(askedWith.userEmail);
    report({ name: 'generating', phase: 'profile' });
    const profile = await withMinimumDuration(
      PHASE_MIN_MS,
      profileFor(askedWith.socialProfileUrl, loadedProfile, services),
    );
    if (!report({ name: 'generating', phase: 'ideas' })) return;
    try {
      const { ideas, source } = await withMinimumDuration(
        PHASE_MIN_MS,
        services.generateIdeas(ideasRequest({ fields, profile, audience, look, shownNames, form })),
      );
      if (ideas.length === 0) throw new Error(words.failure);
      if (!report({ name: 'ideas', ideas, source, askedWith })) return;
      memory.noteShown(ideas.map(({ productName }) => productName));
      const { title, text } = words.toasts.generated;
      toast({ title, description: text, variant: 'success' });
    } catch (error) {
      if (!report({ name: 'input' })) return;
      console.warn('Product ideas: none came back', error);
      const { title, text } = words.toasts.failed;
      const reason = error instanceof Error ? error.message : '';
      toast({ title, description: reason || text, variant: 'destructive' });
    }
  }

  function startOver() {
    setStep({ name: 'input' });
    memory.change('profileUrl', '');
    memory.change('contentDescription', '');
    setErrors({});
  }

  function use(idea: ProductIdea) {
    if (step.name !== 'ideas') return;
    setIsOpen(false);
    onUse(idea);
    const { title, text } = words.toasts.selected;
    toast({ title, description: text(idea.productName), variant: 'success' });
    services.saveSelectedIdea({ ...step.askedWith, idea }).catch((error: unknown) => {
      console.warn('Product ideas: the choice was not stored', error);
    });
  }

  return { isOpen, step, fields, errors, open, setOpen, change, submit, startOver, use };
}

export type IdeaDialogState = ReturnType<typeof useIdeaDialog>;
