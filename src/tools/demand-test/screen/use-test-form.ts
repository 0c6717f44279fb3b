import { use, useState } from 'react';
import { ApiError } from '@/api/api-error.ts';
import { dismissToast, toast } from '@/components/ui/toast-store.ts';
import type { ToolProduct } from '@/hooks/use-tool-product.ts';
import { lazyModule, useLazyModule } from '@/lazy/lazy-module.ts';
import type { ProductAnswers } from '@/lib/visitor-product/answers.ts';
import { browserLocale } from '@/tools/shared/browser-locale.ts';
import { useBotSignals } from '@/tools/shared/use-bot-signals.ts';
import { useToolState } from '@/tools/shared/use-tool-state.ts';
import { demandTestCopy } from '../copy.ts';
import { fillFromProduct } from '../rules/fill-from-product.ts';
import type { DemandTestErrors } from '../rules/test-form.ts';
import { type DemandTestKey, DemandTestServices, type NewDemandTest } from '../services.ts';
import { type DemandTestFields, demandTestFields, formKey } from '../storage.ts';

const copy = demandTestCopy.form;
const noErrors: DemandTestErrors = { texts: {}, prices: [] };

const making = lazyModule(() => import('../making.ts'));

type TestFormOptions = {
  product: Pick<ToolProduct, 'known' | 'learn'>;
  onCreated: (key: DemandTestKey) => void;
};

/** The form of a new test: what was typed, its errors, and the way online. */
export function useTestForm({ product: { known, learn }, onCreated }: TestFormOptions) {
  const services = use(DemandTestServices);
  const locale = browserLocale();
  const { state: typed, set, clear } = useToolState({ key: formKey, schema: demandTestFields });
  const [filled, setFilled] = useState(() => fillFromProduct(typed, known.answers, locale));
  const fields: DemandTestFields = { ...typed, ...filled };
  const [isSubmitted, setSubmitted] = useState(false);
  const [isBusy, setBusy] = useState(false);
  /** Why the test did not go online, until the form is changed or sent again. */
  const [refusal, setRefusal] = useState<string | null>(null);
  const { honeypot, read } = useBotSignals({ canBeSentAtOnce: false });
  const code = useLazyModule(making);
  const parsed = code?.parseDemandTest(fields, locale, known.answers);

  function change(part: Partial<DemandTestFields>) {
    setRefusal(null);
    // What was filled in becomes the visitor's own with their first change.
    set({ ...fields, ...part });
    setFilled({});
  }

  /** @returns whether the form could be sent */
  async function submit(): Promise<boolean> {
    if (isBusy) return true;
    const signals = read();
    setSubmitted(true);
    setBusy(true);
    setRefusal(null);
    dismissToast();
    try {
      const { parseDemandTest, ownDemandTests } = await making.load();
      const form = parseDemandTest(fields, locale, known.answers);
      if (!form.ok) return false;
      const test = await withKind(form.value);
      if (test === null) return false;
      const made = await services.create(test, signals);
      const isKept = ownDemandTests.keep({ ...made, product: test.product });
      if (!isKept) toast({ title: copy.notStored });
      learn(answersOf(test));
      clear();
      onCreated({ id: made.id, secret: made.secret });
    } catch (error) {
      // It stays beside the button: whoever looks away for some seconds would miss a toast.
      const isSaid = error instanceof ApiError && (error.status === 422 || error.status === 429);
      setRefusal(isSaid ? error.message : copy.failed);
      return false;
    } finally {
      setBusy(false);
    }
    return true;
  }

  /** The test with the kind of goods that its words name; null for goods that we do not source. */
  async function withKind(test: NewDemandTest): Promise<NewDemandTest | null> {
    // The kind is a convenience: without an answer the test goes online all the same.
    const understood = await services.understand({ text: test.product }).catch(() => null);
    if (understood?.notMade) {
      setRefusal(copy.notMade(understood.notMade));
      return null;
    }
    return { kindId: understood?.understoodAs?.kindId, ...test };
  }

  return {
    fields,
    filled,
    change,
    emptyFilled: () => setFilled({}),
    clear: () => {
      setFilled({});
      clear();
    },
    errors: isSubmitted && parsed?.ok === false ? parsed.errors : noErrors,
    /** How the prices will stand on the page, where they were typed in another order; else "". */
    priceOrder: code?.priceOrderText(fields.prices, locale) ?? '',
    refusal,
    isBusy,
    honeypot,
    submit,
  };
}

export type TestForm = ReturnType<typeof useTestForm>;

/** A test is of one product; the middle price is the one to plan with until there are votes. */
function answersOf({ product, kindId, motif, pricesUsd }: NewDemandTest): ProductAnswers {
  return { product, kindId, motif, priceUsd: pricesUsd[1] };
}
