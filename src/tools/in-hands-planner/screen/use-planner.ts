import type { CalendarDay } from '@functions/_shared/domain/calendar-day.ts';
import {
  parsePlanParams,
  type SharedPlan,
} from '@functions/_shared/domain/in-hands/planner-address.ts';
import { parseJson } from '@functions/_shared/domain/schema.ts';
import { useState } from 'react';
import { tabStorage } from '@/lib/storage.ts';
import type { ProductAnswers } from '@/lib/visitor-product/answers.ts';
import { useOwnAnswers } from '@/tools/shared/use-own-answers.ts';
import { replaceResult, type ToolAddress } from '@/tools/shared/use-query-address.ts';
import { useToolState } from '@/tools/shared/use-tool-state.ts';
import { answersOfPlan, knownForPlan, withoutKnownPlan } from '../rules/known-plan.ts';
import { linkedFields, linkedPlan, type PlanChoice } from '../rules/linked-plan.ts';
import {
  emptyPlanFields,
  type PlanFieldName,
  type PlanFields,
  planFieldNames,
  readPlanFields,
} from '../rules/plan-fields.ts';
import { formKey, formSchema } from '../storage.ts';

export type PlannerState = ReturnType<typeof usePlanner>;

type PlannerOptions = {
  address: ToolAddress<SharedPlan>;
  locale: string;
  today: CalendarDay;
  /** What is known of the visitor's product, for blank fields; a plan in the address wins. */
  known: ProductAnswers | undefined;
  /** The plan in the address is somebody else's: the tab keeps the visitor's own form. */
  isShared: boolean;
  /** Called with each new plan, and what it says of the visitor's product. */
  onPlanned: (answers: ProductAnswers) => void;
};

/** The form, the last plan asked for with it, and what was chosen in its result. */
export function usePlanner({ address, locale, today, known, isShared, onPlanned }: PlannerOptions) {
  const [opened] = useState(() => {
    const linked = parsePlanParams(address.initialParams);
    const plan = linkedPlan(linked);
    const before = linkedFields(linked) ?? parseJson(formSchema, tabStorage.read(formKey));
    const filled =
      known !== undefined && plan === null ? knownForPlan(before, known, today) : nothingFilled;
    return {
      region: linked.region,
      input: plan?.input ?? null,
      choice: plan?.choice ?? {},
      fields: { ...before, ...filled.fields },
      filled,
    };
  });
  const form = useToolState({
    key: formKey,
    schema: formSchema,
    shared: opened.fields,
    isStored: !isShared,
  });
  const own = useOwnAnswers(isShared, () => answersOfPlan(opened.input));
  const [input, setInput] = useState(opened.input);
  const [choice, setChoice] = useState<PlanChoice>(opened.choice);
  const [isChecked, setChecked] = useState(false);
  const [plans, setPlans] = useState(0);
  const fields = form.state;
  const read = readPlanFields(fields, { locale, today, linkedRegion: opened.region });

  return {
    fields,
    input,
    choice,
    /** How often the form was planned with since the tool opened. */
    plans,
    today,
    linkedRegion: opened.region,
    filledNames: opened.filled.names,
    errors: isChecked ? read.errors : {},
    /** Whether the form says something else than what was planned. */
    isStale: input !== null && JSON.stringify(read.input) !== JSON.stringify(input),
    shareUrl: input === null ? '' : address.shareUrl({ ...input, ...choice }),
    change: (patch: Partial<PlanFields>) => form.set((before) => ({ ...before, ...patch })),
    emptyFilled: () => form.set((before) => withoutKnownPlan(before, opened.filled.fields)),
    /** Plans with the form, or returns the first field that is wrong. */
    plan(): PlanFieldName | null {
      setChecked(true);
      if (read.input === null) return planFieldNames.find((name) => read.errors[name]) ?? null;
      const nextChoice = read.input.product === input?.product ? choice : {};
      setInput(read.input);
      setChoice(nextChoice);
      onPlanned(own(answersOfPlan(read.input)));
      setPlans(plans + 1);
      address.replace({ ...read.input, ...nextChoice });
      return null;
    },
    choose(patch: PlanChoice) {
      if (input === null) return;
      const next = { ...choice, ...patch };
      setChoice(next);
      replaceResult(address, { ...input, ...next }, isShared);
    },
    clear() {
      form.clear(emptyPlanFields);
      setInput(null);
      setChoice({});
      setChecked(false);
      address.replace(null);
    },
  };
}

const nothingFilled = { fields: {}, names: [] } as const;
