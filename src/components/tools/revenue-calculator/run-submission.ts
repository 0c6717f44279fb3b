import type { AiFactorySearchResponse } from '@functions/_shared/contracts/ai-factory-search.ts';
import type { TargetModel } from '@functions/_shared/contracts/generate-mockup.ts';
import type { FactoryCountry } from '@functions/_shared/domain/manufacturing-countries.ts';
import type { Picture } from '../shared/picture.ts';
import { withTimeLimit } from '../shared/with-time-limit.ts';
import type { Calculation } from './calculation.ts';
import type { RevenueCalculatorServices } from './services.ts';
import {
  factoryResultsOf,
  factorySearchRequestOf,
  mockupRequestOf,
  notificationOf,
  submissionRowOf,
} from './submission-requests.ts';
import type { StepName, StepState } from './submission-steps.ts';

export type Submission = {
  id: string;
  email: string;
  calculation: Calculation;
  /** When the visitor asked, as an ISO date and time. */
  timestamp: string;
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

export type SubmissionOutcome = { saved: false } | { saved: true; pictureCount: number };

/**
 * Stores the submission, then notifies, draws two pictures and searches factories side by side.
 * Only a failed save ends it early. Any other failure is logged and costs its own step alone
 * (specification §8). Never rejects.
 */
export async function runSubmission(
  submission: Submission,
  services: RevenueCalculatorServices,
  report: SubmissionReport,
  limitsMs: StepLimitsMs = stepLimitsMs,
): Promise<SubmissionOutcome> {
  async function step<T>(name: StepName, limitMs: number, work: () => Promise<T>) {
    report.onStep(name, 'running');
    try {
      const value = await withTimeLimit(work(), limitMs);
      report.onStep(name, 'done');
      return { ok: true as const, value };
    } catch (error) {
      console.warn(`Revenue calculator: step "${name}" failed`, error);
      report.onStep(name, 'failed');
      return { ok: false as const };
    }
  }

  async function draw(name: StepName, targetModel: TargetModel): Promise<boolean> {
    const request = mockupRequestOf(submission.calculation, targetModel);
    const answer = await step(name, limitsMs.mockup, () => services.generateMockup(request));
    if (answer.ok) {
      const { mockupUrl, source, depicts } = answer.value;
      report.onPicture({
        targetModel,
        url: mockupUrl,
        source,
        depicts,
        brandName: request.brandName,
      });
    }
    return answer.ok;
  }

  const saved = await step('save', limitsMs.save, () =>
    services.saveSubmission(submissionRowOf(submission)),
  );
  if (!saved.ok) return { saved: false };

  const [product, packaging] = await Promise.all([
    draw('productDesign', 'product-design'),
    draw('packagingDesign', 'packaging-design'),
    step('notification', limitsMs.notification, () =>
      services.sendNotification(notificationOf(submission)),
    ),
    step('factories', limitsMs.factories, () =>
      searchFactories({ submission, country: null, services }),
    ).then((answer) => answer.ok && report.onFactories(answer.value)),
  ]);
  return { saved: true, pictureCount: [product, packaging].filter(Boolean).length };
}

/**
 * Searches factories for a calculation and amends the stored row with the answer, unless nothing
 * was stored. The amendment is not waited for, and its failure is logged only.
 * @param country replaces the calculation's own; null keeps it.
 * @throws whatever the search rejects with.
 */
export async function searchFactories({
  submission: { calculation, email },
  country,
  services,
}: {
  submission: { calculation: Calculation; email: string | null };
  country: FactoryCountry | null;
  services: RevenueCalculatorServices;
}): Promise<AiFactorySearchResponse> {
  const response = await services.searchFactories(
    factorySearchRequestOf(calculation.request, country),
  );
  if (email !== null) {
    services
      .saveFactoryResults(
        factoryResultsOf({ email, request: calculation.request, country, response }),
      )
      .catch((error: unknown) => {
        console.warn('Revenue calculator: the factory results were not stored', error);
      });
  }
  return response;
}
