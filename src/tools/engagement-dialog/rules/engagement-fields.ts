import type { EngagementInput } from '@functions/_shared/domain/calc/engagement-rate.ts';
import { parseAverage } from '@functions/_shared/domain/parse-average.ts';
import { parseNumber } from '@functions/_shared/domain/parse-number.ts';

export type EngagementField = keyof EngagementInput;

/** As typed. */
export type EngagementFields = Readonly<Record<EngagementField, string>>;

export type EngagementFieldCode = 'missing' | 'not-a-number' | 'negative' | 'zero-followers';

export type EngagementErrors = Partial<Record<EngagementField, EngagementFieldCode>>;

export const engagementFieldNames: readonly EngagementField[] = [
  'followers',
  'averageLikes',
  'averageComments',
];

export const emptyEngagementFields: EngagementFields = {
  followers: '',
  averageLikes: '',
  averageComments: '',
};

/** The three numbers, or what is wrong with each field. Followers are whole, averages need not be. */
export function parseEngagementFields(
  fields: EngagementFields,
  locale: string,
): { ok: true; input: EngagementInput } | { ok: false; errors: EngagementErrors } {
  const followers = parseNumber(fields.followers, { kind: 'count', locale });
  const averageLikes = parseAverage(fields.averageLikes, locale);
  const averageComments = parseAverage(fields.averageComments, locale);

  const parsed = { followers, averageLikes, averageComments };
  const errors: EngagementErrors = {};
  for (const name of engagementFieldNames) {
    const field = parsed[name];
    if (!field.ok) errors[name] = field.code === 'empty' ? 'missing' : 'not-a-number';
    else if (field.value < 0) errors[name] = 'negative';
  }
  if (followers.ok && followers.value === 0) errors.followers = 'zero-followers';

  if (followers.ok && averageLikes.ok && averageComments.ok && Object.keys(errors).length === 0) {
    return {
      ok: true,
      input: {
        followers: followers.value,
        averageLikes: averageLikes.value,
        averageComments: averageComments.value,
      },
    };
  }
  return { ok: false, errors };
}
