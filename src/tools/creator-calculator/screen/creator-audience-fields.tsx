import type { ReactNode } from 'react';
import { Field } from '@/components/ui/field.tsx';
import { NumberInput } from '@/components/ui/number-input.tsx';
import { stepText } from '@/lib/step-text.ts';
import { creatorCalculatorCopy } from '../copy.ts';
import type { CreatorFieldsProps } from './creator-form.tsx';

const { followers, engagementRate } = creatorCalculatorCopy.fields;

/** What one press on an arrow key adds to the engagement rate (specification §5). */
const ENGAGEMENT_STEP = 0.1;

export function CreatorAudienceFields({
  form,
  errorFor,
  engagementHelp,
  locale,
}: CreatorFieldsProps & { engagementHelp: ReactNode; locale: string }) {
  const { fields } = form.draft;
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <Field label={followers.label} hint={followers.hint} error={errorFor('followers')} required>
        <NumberInput
          name="followers"
          inputMode="text"
          placeholder={followers.placeholder}
          value={fields.followers}
          onChange={(event) => form.change({ followers: event.target.value })}
          onBlur={() => form.leave('followers')}
        />
      </Field>
      <Field
        label={engagementRate.label}
        error={errorFor('engagementRate')}
        labelAction={engagementHelp}
        required
      >
        <NumberInput
          name="engagementRate"
          step={ENGAGEMENT_STEP}
          suffix={engagementRate.unit}
          placeholder={engagementRate.placeholder}
          value={fields.engagementRate}
          onChange={(event) => form.change({ engagementRate: event.target.value })}
          onBlur={() => form.leave('engagementRate')}
          onKeyDown={(event) => {
            const steps = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
            if (steps === 0) return;
            event.preventDefault();
            form.change({
              engagementRate: stepText(fields.engagementRate, steps * ENGAGEMENT_STEP, {
                min: 0,
                max: 100,
                locale,
              }),
            });
          }}
        />
      </Field>
    </div>
  );
}
