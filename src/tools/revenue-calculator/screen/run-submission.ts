import type { AiFactorySearchResponse } from '@functions/_shared/contracts/ai-factory-search.ts';
import type { TargetModel } from '@functions/_shared/contracts/generate-mockup.ts';
import type { BotSignals } from '@functions/_shared/domain/bot-signals.ts';
import type { FactoryCountry } from '@functions/_shared/domain/manufacturing-countries.ts';
import type { Calculation } from '@functions/_shared/domain/tool-inputs/calculation.ts';
import type { ProductAnswers } from '@/lib/visitor-product/answers.ts';
import { calculatorProps } from '@/tools/landed-view/rules/calculator-props.ts';
import { knownKindId } from '@/tools/shared/known-kind.ts';
import { drawPicture } from '@/tools/shared/mockup-request.ts';
import type { Picture } from '@/tools/shared/picture.ts';
import { withTimeout } from '@/tools/shared/with-timeout.ts';
import type { RevenueServices } from '../services.ts';
import {
  factoryResultsOf,
  factorySearchRequestOf,
  mockupRequestOf,
  notificationOf,
  type ReportParts,
  submissionRowOf,
} from './submission-requests.ts';
import {
  type ExtraStepName,
  extraStepNames,
  type StepName,
  type StepState,
} from './submission-steps.ts';

export type Submission = {
  id: string;
  email: string;
  calculation: Calculation;
  /** When the visitor asked, as an ISO date and time. */
  timestamp: string;
  /** Pieces of the order that the visitor has in mind, where a tool was told. */
  quantity?: number | undefined;
  /** What was known of the product when it was calculated; undefined for somebody else's result. */
  known?: ProductAnswers | undefined;
  /** Of the form that asked for the email; none where the tab remembered it. */
  form?: BotSignals | undefined;
};

export type SubmissionReport = {
  onStep: (step: StepName, state: StepState) => void;
  onPicture: (picture: Picture) => void;
  onFactories: (response: AiFactorySearchResponse) => void;
};

/** Milliseconds each step may take before it counts as failed. */
export type StepLimitsMs = {
  save: number;
  notification: number;
  mockup: number;
  factories: number;
};

export const stepLimitsMs: StepLimitsMs = {
  save: 15_000,
  notification: 15_000,
  mockup: 30_000,
  factories: 20_000,
};

/** What became of each step that was run. */
export type ExtrasOutcome = Partial<Record<ExtraStepName, StepState>>;

export type SubmissionOutcome = { saved: false } | { saved: true; extras: ExtrasOutcome };

/**
 * Stores the submission, then notifies, draws two pictures and searches factories side by side; only
 * the notification waits a moment for what the report names: factories and landed figures.
 * Only a failed save ends it early. Any other failure is logged and costs its own step alone
 * (specification §8). Never rejects.
 */
export async function runSubmission(
  submission: Submission,
  services: RevenueServices,
  report: SubmissionReport,
  limitsMs: StepLimitsMs = stepLimitsMs,
): Promise<SubmissionOutcome> {
  const saved = await runStep('save', limitsMs.save, report, async () => {
    await services.saveSubmission(submissionRowOf(submission), notificationOf(submission));
    return {};
  });
  if (saved === 'failed') return { saved: false };
  const extras = await runExtras(extraStepNames, submission, services, report, limitsMs);
  return { saved: true, extras };
}

/** Runs these steps of a stored submission side by side, for the first time or again. Never rejects. */
export async function runExtras(
  names: readonly ExtraStepName[],
  submission: Submission,
  services: RevenueServices,
  report: SubmissionReport,
  limitsMs: StepLimitsMs = stepLimitsMs,
): Promise<ExtrasOutcome> {
  const steps = extraSteps(names, submission, services, report, limitsMs);
  const outcomes = await Promise.all(
    names.map(async (name) => {
      const { limitMs, work } = steps[name];
      return [name, await runStep(name, limitMs, report, work)] as const;
    }),
  );
  return Object.fromEntries(outcomes);
}

/** Resolves with what reports its answer, which is called only where the answer came in time. */
type Work = () => Promise<{ state?: StepState; tell?: () => void }>;

function extraSteps(
  names: readonly ExtraStepName[],
  submission: Submission,
  services: RevenueServices,
  report: SubmissionReport,
  limitsMs: StepLimitsMs,
): Record<ExtraStepName, { limitMs: number; work: Work }> {
  const { calculation } = submission;
  let search: Promise<AiFactorySearchResponse> | undefined;
  function searchOnce(): Promise<AiFactorySearchResponse> {
    search ??= searchFactories({ calculation, stored: submission, country: null, services });
    return search;
  }
  /** The report names factories and landed figures, but does not wait long for them. */
  async function inTime<Part>(part: Promise<Part>): Promise<Part | undefined> {
    return withTimeout(part, limitsMs.notification / 4).catch(() => undefined);
  }
  async function reportParts(): Promise<ReportParts> {
    const { request, results } = calculation;
    const [found, landed] = await Promise.all([
      names.includes('factories') ? inTime(searchOnce()) : undefined,
      inTime(
        services.landedFigures(
          { tool: 'revenue', ...calculatorProps(request, results) },
          submission.known ?? {},
        ),
      ),
    ]);
    return { found, landed };
  }
  const draw = (targetModel: TargetModel) => ({
    limitMs: limitsMs.mockup,
    work: async () => {
      const request = mockupRequestOf(
        calculation,
        targetModel,
        knownKindId(calculation.request.product),
      );
      const picture = await drawPicture(request, services.generateMockup);
      return { tell: () => report.onPicture(picture) };
    },
  });
  return {
    notification: {
      limitMs: limitsMs.notification,
      work: async () => {
        const { delivery } = await services.sendNotification(
          notificationOf(submission, await reportParts()),
        );
        if (delivery === 'refused') return { state: 'refused' };
        return { state: delivery === 'queued' ? 'kept' : 'done' };
      },
    },
    productDesign: draw('product-design'),
    packagingDesign: draw('packaging-design'),
    factories: {
      limitMs: limitsMs.factories,
      work: async () => {
        const response = await searchOnce();
        return { tell: () => report.onFactories(response) };
      },
    },
  };
}

async function runStep(
  name: StepName,
  limitMs: number,
  report: SubmissionReport,
  work: Work,
): Promise<StepState> {
  report.onStep(name, 'running');
  try {
    const { state = 'done', tell } = await withTimeout(work(), limitMs);
    report.onStep(name, state);
    tell?.();
    return state;
  } catch (error) {
    console.warn(`Revenue calculator: step "${name}" failed`, error);
    report.onStep(name, 'failed');
    return 'failed';
  }
}

/**
 * Searches factories for a calculation and amends its stored row with the answer. The amendment is
 * not waited for, and its failure is logged only.
 * @param stored the row of this calculation; null when none was stored, and nothing is amended.
 * @param country replaces the calculation's own; null keeps it.
 * @throws whatever the search rejects with.
 */
export async function searchFactories({
  calculation: { request },
  stored,
  country,
  services,
}: {
  calculation: Calculation;
  stored: Pick<Submission, 'id' | 'email'> | null;
  country: FactoryCountry | null;
  services: RevenueServices;
}): Promise<AiFactorySearchResponse> {
  const response = await services.searchFactories(factorySearchRequestOf(request, country));
  if (stored !== null) {
    services
      .saveFactoryResults(factoryResultsOf({ stored, request, country, response }))
      .catch((error: unknown) => {
        console.warn('Revenue calculator: the factory results were not stored', error);
      });
  }
  return response;
}
