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
  ideaFieldErrors,
  ideaFieldNames,
  ideaMemoryFromText,
  ideaMemoryToText,
  mostShownNames,
} from './idea-fields.ts';
import { type IdeaAudience, type IdeaLook, lookOf, socialDataOf } from './idea-request.ts';
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
  /** What the form says of the audience, for links whose profile does not. */
  audience?: IdeaAudience;
  onUse: (idea: ProductIdea) => void;
};

/** A profile is a help, not a condition: ideas do not wait longer for it. */
const PROFILE_LIMIT_MS = 12_000;

/** Each phase is shown long enough to be read, however fast the answer is. */
const PHASE_MIN_MS = 800;

/** The idea dialog's two steps, from the three answers to the chosen product. */
export function useIdeaDialog({
  words,
  services,
  store,
  storagePrefix,
  loadedProfile,
  look,
  audience = {},
  onUse,
}: IdeaDialogOptions) {
  const fieldsKey = `${storagePrefix}idea_form`;
  const emailKey = `${storagePrefix}email`;
  const [isOpen, setIsOpen] = useState(false);
  const [step, setStep] = useState<IdeaStep>({ name: 'input' });
  const [memory, setMemory] = useState(() => {
    const kept = ideaMemoryFromText(store.read(fieldsKey));
    const email = kept.fields.email || (store.read(emailKey) ?? '');
    return { ...kept, fields: { ...kept.fields, email } };
  });
  const { fields, shownNames } = memory;
  const [errors, setErrors] = useState<IdeaFieldErrors>({});
  const currentRun = useCurrentRun();

  useEffect(() => store.write(fieldsKey, ideaMemoryToText(memory)), [memory, store, fieldsKey]);

  /** @param profileUrl what the form's own profile link holds: taken over whenever it is another. */
  function open(profileUrl: string) {
    const link = profileUrl.trim();
    setMemory((before) => {
      const isNews = link !== '' && link !== before.offeredUrl;
      if (!isNews && before.fields.profileUrl !== '') return before;
      return { ...before, offeredUrl: link, fields: { ...before.fields, profileUrl: link } };
    });
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
    setMemory((before) => ({ ...before, fields: { ...before.fields, [name]: text } }));
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
    const profile = await lastingAtLeast(PHASE_MIN_MS, loadProfile(profileUrl));
    if (!report({ name: 'generating', phase: 'ideas' })) return;
    const chosenLook = lookOf(look);
    try {
      const { ideas, source } = await lastingAtLeast(
        PHASE_MIN_MS,
        services.generateIdeas({
          socialData: socialDataOf({ ...fields, profile, profileUrl, audience }),
          userEmail: email,
          socialProfileUrl: profileUrl,
          socialPlatform: platformForIdeas(profileUrl),
          ...(chosenLook !== undefined && { look: chosenLook }),
          ...(shownNames.length > 0 && { excludeProductNames: [...shownNames] }),
        }),
      );
      if (ideas.length === 0) throw new Error(words.failure);
      const askedWith = { userEmail: email, socialProfileUrl: profileUrl };
      if (!report({ name: 'ideas', ideas, source, askedWith })) return;
      setMemory((before) => ({
        ...before,
        shownNames: [...before.shownNames, ...ideas.map(({ productName }) => productName)].slice(
          -mostShownNames,
        ),
      }));
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
    setMemory((before) => ({
      ...before,
      fields: { ...before.fields, profileUrl: '', contentDescription: '' },
    }));
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

/** Settles as `work` does, a success no sooner than `minMs`; a failure needs no staging. */
async function lastingAtLeast<T>(minMs: number, work: Promise<T>): Promise<T> {
  const [result] = await Promise.all([
    work,
    new Promise<void>((resolve) => setTimeout(resolve, minMs)),
  ]);
  return result;
}

export type IdeaDialogState = ReturnType<typeof useIdeaDialog>;
