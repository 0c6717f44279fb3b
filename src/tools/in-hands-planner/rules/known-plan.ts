import type { CalendarDay } from '@functions/_shared/domain/calendar-day.ts';
import type { AnswerName, ProductAnswers } from '@/lib/visitor-product/answers.ts';
import type { PlanFields, PlanInput } from './plan-fields.ts';

/** What is known, for the blank fields of the form, and the answers that it comes from. */
export type KnownPlan = Readonly<{
  fields: Partial<PlanFields>;
  names: readonly AnswerName[];
}>;

export function knownForPlan(
  fields: PlanFields,
  { product, quantities, launchDay }: ProductAnswers,
  today: CalendarDay,
): KnownPlan {
  const [pieces] = quantities ?? [];
  const isProductOpen = fields.product.trim() === '' && product !== undefined;
  const arePiecesOpen = fields.pieces.trim() === '' && pieces !== undefined;
  // A day that has passed is no date to plan for.
  const isDayOpen = fields.inHandsOn === '' && launchDay !== undefined && launchDay > today;
  return {
    fields: {
      ...(isProductOpen && { product }),
      ...(arePiecesOpen && { pieces: `${pieces}` }),
      ...(isDayOpen && { inHandsOn: launchDay }),
    },
    names: [
      ...(isProductOpen ? (['product'] as const) : []),
      ...(arePiecesOpen ? (['quantities'] as const) : []),
      ...(isDayOpen ? (['launchDay'] as const) : []),
    ],
  };
}

/** The form without what was filled in; what the visitor typed over it since stays. */
export function withoutKnownPlan(fields: PlanFields, filled: Partial<PlanFields>): PlanFields {
  const keep = (name: 'product' | 'pieces' | 'inHandsOn') =>
    filled[name] !== undefined && filled[name] === fields[name] ? '' : fields[name];
  return {
    ...fields,
    product: keep('product'),
    pieces: keep('pieces'),
    inHandsOn: keep('inHandsOn'),
  };
}

/** What a plan says of the visitor's product. */
export function answersOfPlan(input: PlanInput | null): ProductAnswers {
  if (input === null) return {};
  const { product, pieces, inHandsOn } = input;
  return { product, quantities: [pieces], launchDay: inHandsOn };
}
