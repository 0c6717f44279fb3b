import type {
  GenerateProductIdeasResponse,
  ProductIdea,
} from '@functions/_shared/contracts/product-ideas.ts';
import { useEffect, useState } from 'react';
import { toast } from '@/components/ui/toast-store.ts';
import type { IdeaDialogContent } from '@/content/idea-dialog.ts';
import { platformForIdeas } from '@/lib/platform.ts';
import type { FetchedProfile, ProfileAnswer } from '../profile-fetch/fetched-profile.ts';
import type { TextStore } from '../shared/session-store.ts';
import { useCurrentRun } from '../shared/use-current-run.ts';
import { withTimeLimit } from '../shared/with-time-limit.ts';
import {
  type IdeaFieldErrors,
  type IdeaFieldName,
  type IdeaFields,
  ideaFieldErrors,
  ideaFieldNames,
  ideaFieldsFromText,
  ideaFieldsToText,
} from './idea-fields.ts';
import { type IdeaLook, socialDataOf } from './idea-request.ts';
import type { IdeaServices } from './idea-services.ts';

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
  store: TextStore;
  storagePrefix: string;
  /** The profile the form has loaded already; it is not fetched twice. */
  loadedProfile: FetchedProfile | null;
  look: IdeaLook;
  onUse: (idea: ProductIdea) => void;
};

/** A profile is a help, not a condition: ideas do not wait longer for it. */
const PROFILE_LIMIT_MS = 12_000;

/** The idea dialog's two steps, from the three answers to the chosen product. */
export function useIdeaDialog({
  words,
  services,
  store,
  storagePrefix,
  loadedProfile,
  look,
  onUse,
}: IdeaDialogOptions) {
  const fieldsKey = `${storagePrefix}idea_form`;
  const emailKey = `${storagePrefix}email`;
  const [isOpen, setOpen] = useState(false);
  const [step, setStep] = useState<IdeaStep>({ name: 'input' });
  const [fields, setFields] = useState<IdeaFields>(() => {
    const kept = ideaFieldsFromText(store.read(fieldsKey));
    return { ...kept, email: kept.email || (store.read(emailKey) ?? '') };
  });
  const [errors, setErrors] = useState<IdeaFieldErrors>({});
  /** Every product offered so far, so that none comes twice. */
  const [shownNames, setShownNames] = useState<readonly string[]>([]);
  const currentRun = useCurrentRun();

  useEffect(() => store.write(fieldsKey, ideaFieldsToText(fields)), [fields, store, fieldsKey]);

  /** @param profileUrl what the form's own profile link holds, offered as a start. */
  function open(profileUrl: string) {
    setFields((before) => ({ ...before, profileUrl: before.profileUrl || profileUrl }));
    setOpen(true);
  }

  function change(name: IdeaFieldName, text: string) {
    setFields((before) => ({ ...before, [name]: text }));
    setErrors((before) => ({ ...before, [name]: undefined }));
  }

  /** Gives the first field at fault, or null when the ideas are on their way. */
  function submit(): IdeaFieldName | null {
    if (step.name === 'generating') return null;
    const found = ideaFieldErrors(fields);
    setErrors(found);
    const atFault = ideaFieldNames.find((name) => found[name] !== undefined);
    if (atFault === undefined) {
      void generate();
      return null;
    }
    const isMissing = Object.values(found).includes('missing');
    const { title, text } = isMissing ? words.toasts.missing : words.toasts.invalidEmail;
    toast({ title, description: text, variant: 'destructive' });
    return atFault;
  }

  async function generate() {
    currentRun.startNext();
    const report = currentRun.only(setStep);
    const profileUrl = fields.profileUrl.trim();
    const email = fields.email.trim();
    store.write(emailKey, email);
    report({ name: 'generating', phase: 'profile' });
    const profile = await loadProfile(profileUrl);
    if (!report({ name: 'generating', phase: 'ideas' })) return;
    try {
      const { ideas, source } = await services.generateIdeas({
        socialData: socialDataOf({ ...fields, profile, profileUrl, look }),
        userEmail: email,
        socialProfileUrl: profileUrl,
        socialPlatform: platformForIdeas(profileUrl),
        ...(shownNames.length > 0 && { excludeProductNames: [...shownNames] }),
      });
      if (ideas.length === 0) throw new Error(words.failure);
      const askedWith = { userEmail: email, socialProfileUrl: profileUrl };
      if (!report({ name: 'ideas', ideas, source, askedWith })) return;
      setShownNames((before) => [...before, ...ideas.map(({ productName }) => productName)]);
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

  /** Null when it cannot be had: ideas are made from the visitor's words then. */
  async function loadProfile(url: string): Promise<ProfileAnswer['data'] | null> {
    if (loadedProfile?.profileUrl === url || loadedProfile?.askedUrl === url) return loadedProfile;
    try {
      return (await withTimeLimit(services.fetchProfile({ url }), PROFILE_LIMIT_MS)).data;
    } catch (error) {
      console.info('Product ideas: going on without the profile', error);
      return null;
    }
  }

  function startOver() {
    setStep({ name: 'input' });
    setFields((before) => ({ ...before, profileUrl: '', contentDescription: '' }));
    setErrors({});
  }

  function use(idea: ProductIdea) {
    if (step.name !== 'ideas') return;
    setOpen(false);
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
