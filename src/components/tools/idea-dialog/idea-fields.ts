import { isAcceptableEmail } from '@/lib/email.ts';
import { asText, parseObject } from '@/lib/kept-json.ts';

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

export function ideaFieldsToText(fields: IdeaFields): string {
  return JSON.stringify(fields);
}

/** Fields as `ideaFieldsToText` wrote them; anything else in the storage gives empty ones. */
export function ideaFieldsFromText(text: string | null): IdeaFields {
  const kept = parseObject(text);
  const textOf = (name: IdeaFieldName) => asText(kept[name]);
  return {
    profileUrl: textOf('profileUrl'),
    contentDescription: textOf('contentDescription'),
    email: textOf('email'),
  };
}
