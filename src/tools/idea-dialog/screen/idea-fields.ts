import { isAcceptableEmail } from '@/lib/email.ts';
import { asText, asTexts, parseObject } from '@/lib/kept-json.ts';

/** Step 1 as it is typed. */
export type IdeaFields = { profileUrl: string; contentDescription: string; email: string };

export type IdeaFieldName = keyof IdeaFields;

export type IdeaFieldErrors = Partial<Record<IdeaFieldName, 'missing' | 'invalid-email'>>;

/** In the order of the form. */
export const ideaFieldNames: readonly IdeaFieldName[] = [
  'profileUrl',
  'contentDescription',
  'email',
];

/** All three are required (specification §5); empty when nothing is wrong. */
export function ideaFieldErrors(fields: IdeaFields): IdeaFieldErrors {
  const errors: IdeaFieldErrors = {};
  for (const name of ideaFieldNames) if (fields[name].trim() === '') errors[name] = 'missing';
  if (!errors.email && !isAcceptableEmail(fields.email)) errors.email = 'invalid-email';
  return errors;
}

/** The function takes no more (its contract); the catalogue holds fewer. */
export const mostShownNames = 400;

/** What the tab remembers of the dialog. */
export type IdeaMemory = {
  fields: IdeaFields;
  /** The link of the form that was offered last: only another one replaces what stands here. */
  offeredUrl: string;
  /** Every product offered so far, so that none comes twice. */
  shownNames: readonly string[];
};

export function ideaMemoryToText({ fields, offeredUrl, shownNames }: IdeaMemory): string {
  return JSON.stringify({ ...fields, offeredUrl, shownNames });
}

/** A memory as `ideaMemoryToText` wrote it; anything else in the storage gives an empty one. */
export function ideaMemoryFromText(text: string | null): IdeaMemory {
  const kept = parseObject(text);
  const textOf = (name: IdeaFieldName) => asText(kept[name]);
  return {
    fields: {
      profileUrl: textOf('profileUrl'),
      contentDescription: textOf('contentDescription'),
      email: textOf('email'),
    },
    offeredUrl: asText(kept.offeredUrl),
    shownNames: asTexts(kept.shownNames).slice(-mostShownNames),
  };
}
