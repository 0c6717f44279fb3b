import { isAcceptableEmail } from '@/lib/email.ts';

/** Step 1 as typed. */
export type IdeaFields = { profileUrl: string; contentDescription: string; email: string };

export type IdeaFieldName = keyof IdeaFields;

export type IdeaFieldErrors = Partial<Record<IdeaFieldName, 'missing' | 'invalid-email'>>;

/** In the order of the form. */
export const ideaFieldNames: readonly IdeaFieldName[] = [
  'profileUrl',
  'contentDescription',
  'email',
];

/** All three are required (specification §5); empty if they are valid. */
export function ideaFieldErrors(fields: IdeaFields): IdeaFieldErrors {
  const errors: IdeaFieldErrors = {};
  for (const name of ideaFieldNames) if (fields[name].trim() === '') errors[name] = 'missing';
  if (!errors.email && !isAcceptableEmail(fields.email)) errors.email = 'invalid-email';
  return errors;
}
