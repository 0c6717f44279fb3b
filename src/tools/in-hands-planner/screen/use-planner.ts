import type { CalendarDay } from '@functions/_shared/domain/day-text.ts';
import type { SharedPlan } from '@functions/_shared/domain/in-hands/planner-address.ts';
import { parseJson } from '@functions/_shared/domain/schema.ts';
import { useState } from 'react';
import { useLazyModule } from '@/lazy/lazy-module.ts';
import { tabStorage } from '@/lib/storage.ts';
import type { ProductAnswers } from '@/lib/visitor-product/answers.ts';
import { replaceResult, type ToolAddress } from '@/tools/shared/use-query-address.ts';
import { useToolState } from '@/tools/shared/use-tool-state.ts';
import { answersOfPlan, knownForPlan, withoutKnownPlan } from '../rules/known-plan.ts';
import type { PlanChoice } from '../rules/linked-plan.ts';
import {
  emptyPlanFields,
  type PlanFieldName,
  type PlanFields,
  planFieldNames,
} from '../rules/plan-fields.ts';
import { formKey, formSchema } from '../storage.ts';
import { planCode } from './plan-code.ts';
import type { PlannerOpening } from './planner-opening.ts';

export type PlannerState = ReturnType<typeof usePlanner>;

type PlannerOptions = {
  address: ToolAddress<SharedPlan>;
  /** What the tool opens with, from the form as the tab stored it. */
  open: (stored: PlanFields) => PlannerOpening;
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
export function usePlanner(options: PlannerOptions) {
  const { address, open, locale, today, known, isShared, onPlanned } = options;
  const [opened] = useState(() => {
    const opening = open(parseJson(formSchema, tabStorage.read(formKey)));
    const filled =
      known !== undefined && opening.input === null
        ? knownForPlan(opening.fields, known, today)
        : nothingFilled;
    return { ...opening, fields: { ...opening.fields, ...filled.fields }, filled };
  });
  const form = useToolState({
    key: formKey,
    schema: formSchema,
    shared: opened.fields,
    isStored: !isShared,
  });
  const [input, setInput] = useState(opened.input);
  const [choice, setChoice] = useState<PlanChoice>(opened.choice);
  const [isChecked, setChecked] = useState(false);
  const [plans, setPlans] = useState(0);
  const [submission, setSubmission] = useState<'none' | 'running' | 'failed'>('none');
  const fields = form.state;
  const code = useLazyModule(planCode);
  const read =
    isChecked || input !== null
      ? code?.readPlanFields(fields, { locale, today, linkedRegion: opened.region })
      : undefined;

  /** Plans with the form as it is now, or returns the first field that is wrong. */
  async function planWith(typed: PlanFields): Promise<PlanFieldName | null> {
    if (submission === 'running') return null;
    setChecked(true);
    const { readPlanFields } = planCode.loaded() ?? (await fetchCode()) ?? {};
    if (readPlanFields === undefined) return null;
    const next = readPlanFields(typed, { locale, today, linkedRegion: opened.region });
    if (next.input === null) return planFieldNames.find((name) => next.errors[name]) ?? null;
    const nextChoice = next.input.product === input?.product ? choice : {};
    setInput(next.input);
    setChoice(nextChoice);
    onPlanned(opened.own(answersOfPlan(next.input)));
    setPlans(plans + 1);
    address.replace({ ...next.input, ...nextChoice });
    return null;
  }

  /** Null where it cannot be fetched, which the form then says. */
  async function fetchCode() {
    setSubmission('running');
    const loaded = await planCode.load().catch(() => null);
    setSubmission(loaded === null ? 'failed' : 'none');
    return loaded;
  }

  return {
    fields,
    input,
    choice,
    /** How often the form was planned with since the tool opened. */
    plans,
    today,
    linkedRegion: opened.region,
    filledNames: opened.filled.names,
    errors: (isChecked && read?.errors) || {},
    submission,
    /** Whether the form says something else than what was planned. */
    isStale:
      input !== null && read !== undefined && JSON.stringify(read.input) !== JSON.stringify(input),
    shareUrl: input === null ? '' : address.shareUrl({ ...input, ...choice }),
    change: (patch: Partial<PlanFields>) => form.set((before) => ({ ...before, ...patch })),
    emptyFilled: () => form.set((before) => withoutKnownPlan(before, opened.filled.fields)),
    plan: () => planWith(fields),
    /** Plans other goods with the rest of the form. */
    planProduct(product: string) {
      const typed = { ...fields, product };
      form.set(typed);
      void planWith(typed);
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
      setSubmission('none');
      address.replace(null);
    },
  };
}

const nothingFilled = { fields: {}, names: [] } as const;
