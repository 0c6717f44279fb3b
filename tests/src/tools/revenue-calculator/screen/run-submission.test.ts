import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  runExtras,
  runSubmission,
  type Submission,
  searchFactories,
} from '@/tools/revenue-calculator/screen/run-submission.ts';
import type { RevenueServices } from '@/tools/revenue-calculator/services.ts';
import { aCalculation, aFactoryAnswer, deferred, fakeServices } from './fakes.ts';

const submission: Submission = {
  id: '00000000-0000-4000-8000-000000000001',
  email: 'fern@example.com',
  calculation: aCalculation(),
  timestamp: '2026-11-27T10:00:00.000Z',
};

const allDone = {
  notification: 'done',
  productDesign: 'done',
  packagingDesign: 'done',
  factories: 'done',
};

const limitsMs = { save: 1000, notification: 1000, mockup: 1000, factories: 1000 };

function fakeReport() {
  return { onStep: vi.fn(), onPicture: vi.fn(), onFactories: vi.fn() };
}

function run(services: RevenueServices, report = fakeReport()) {
  return { report, outcome: runSubmission(submission, services, report, limitsMs) };
}

const refuse = async () => {
  throw new Error('refused');
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('when every service answers the outcome says so, and all steps are done', async () => {
  const services = fakeServices();
  const { report, outcome } = run(services);
  await expect(outcome).resolves.toEqual({ saved: true, extras: allDone });
  for (const step of ['save', 'notification', 'productDesign', 'packagingDesign', 'factories']) {
    expect(report.onStep.mock.calls.filter(([name]) => name === step)).toEqual([
      [step, 'running'],
      [step, 'done'],
    ]);
  }
  expect(report.onPicture).toHaveBeenCalledTimes(2);
  expect(report.onFactories).toHaveBeenCalledWith(aFactoryAnswer());
});

test('when every service answers the row carries the figures, and the notification names the row', async () => {
  const services = fakeServices();
  const notification = expect.objectContaining({
    submissionId: submission.id,
    timestamp: submission.timestamp,
  });
  await run(services).outcome;
  expect(services.saveSubmission).toHaveBeenCalledExactlyOnceWith(
    {
      id: submission.id,
      user_email: 'fern@example.com',
      tool_name: 'revenue_calculator',
      audience_size: 12_500,
      engagement_rate: 4,
      product_category: 'accessories',
      made_in: 'china',
      average_order_value: 25,
      calculated_results: submission.calculation.results,
      notification_sent: false,
    },
    notification,
  );
  expect(services.sendNotification).toHaveBeenCalledExactlyOnceWith(notification);
});

test('when every service answers the stored row is amended with the factory results', async () => {
  const services = fakeServices();
  await run(services).outcome;
  expect(services.saveFactoryResults).toHaveBeenCalledExactlyOnceWith({
    submission_id: submission.id,
    user_email: 'fern@example.com',
    factory_recommendations: aFactoryAnswer().factories,
    factory_search_country: 'china',
    factory_feasible: true,
    product_description: 'Canvas tote bag',
  });
});

test('the notification of the report names the product, the factories found and the query of the result', async () => {
  const services = fakeServices();
  await run(services).outcome;
  expect(services.searchFactories).toHaveBeenCalledOnce();
  expect(services.sendNotification).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      details: expect.objectContaining({
        product: 'Canvas tote bag',
        factories: [
          {
            name: 'Saigon Canvas Works',
            location: 'Ho Chi Minh City, Vietnam',
            why: 'Makes tote bags.',
            isSample: true,
          },
        ],
        result_query: expect.stringContaining('v=1&a=12500&e=4&p=25'),
      }),
    }),
  );
});

const landed = {
  country: 'china',
  steps: {
    goodsUsd: { low: 1, likely: 2, high: 3 },
    freightUsd: { low: 0.1, likely: 0.2, high: 0.3 },
    dutyUsd: { low: 0.5, likely: 0.6, high: 0.7 },
  },
  landedCostUsd: { low: 2, likely: 3, high: 4 },
  profitPerUnitUsd: { low: 10, likely: 12, high: 14 },
  pieces: 500,
  monthsOfStock: 50,
  cashTiedUpUsd: 1500,
  firstProfitMonth: 9,
} as const;

test('the report holds the landed view of the calculation, and the order that is known', async () => {
  const services = fakeServices({ landedFigures: async () => landed });
  const known = { product: 'Canvas tote bag', quantities: [500] };
  await runSubmission({ ...submission, quantity: 500, known }, services, fakeReport(), limitsMs);
  expect(services.landedFigures).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      tool: 'revenue',
      product: 'Canvas tote bag',
      country: 'china',
      priceUsd: 25,
      monthlyOrders: 10,
    }),
    known,
  );
  expect(services.sendNotification).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ details: expect.objectContaining({ landed, quantity: 500 }) }),
  );
});

test.each([
  ['fails', refuse],
  ['does not answer', () => new Promise<never>(() => {})],
])('the report is sent without the landed view where that %s', async (_what, landedFigures) => {
  const services = fakeServices({ landedFigures });
  const { outcome } = run(services);
  await vi.advanceTimersByTimeAsync(250);
  await expect(outcome).resolves.toEqual({ saved: true, extras: allDone });
  const [message] = services.sendNotification.mock.lastCall ?? [];
  expect(message?.details.landed).toBeUndefined();
});

test('nothing else is asked before the row is stored', async () => {
  const saved = deferred<void>();
  const services = fakeServices({ saveSubmission: () => saved.promise });
  const { outcome } = run(services);
  await vi.advanceTimersByTimeAsync(10);
  expect(services.sendNotification).not.toHaveBeenCalled();
  expect(services.generateMockup).not.toHaveBeenCalled();
  saved.resolve();
  await outcome;
  expect(services.sendNotification).toHaveBeenCalledOnce();
});

test('the rest runs side by side', async () => {
  const never = new Promise<never>(() => {});
  const services = fakeServices({
    sendNotification: () => never,
    generateMockup: () => never,
    searchFactories: () => never,
  });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { outcome } = run(services);
  await vi.advanceTimersByTimeAsync(1);
  expect(services.generateMockup).toHaveBeenCalledTimes(2);
  expect(services.searchFactories).toHaveBeenCalledOnce();
  // The report waits a quarter of its time for the factories.
  expect(services.sendNotification).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(250);
  expect(services.sendNotification).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(1000);
  await outcome;
});

describe('a failure', () => {
  beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));

  test('of the save ends the run and asks nothing more', async () => {
    const services = fakeServices({ saveSubmission: refuse });
    const { report, outcome } = run(services);
    await expect(outcome).resolves.toEqual({ saved: false });
    expect(report.onStep).toHaveBeenLastCalledWith('save', 'failed');
    expect(services.sendNotification).not.toHaveBeenCalled();
    expect(services.searchFactories).not.toHaveBeenCalled();
  });

  test.each([
    ['notification', { sendNotification: refuse }, {}],
    ['productDesign', { generateMockup: refuse }, { packagingDesign: 'failed' }],
    ['packagingDesign', { generateMockup: refuse }, { productDesign: 'failed' }],
    ['factories', { searchFactories: refuse }, {}],
  ] as const)('of %s is logged and costs that step alone', async (step, broken, others) => {
    const { report, outcome } = run(fakeServices(broken));
    await expect(outcome).resolves.toEqual({
      saved: true,
      extras: { ...allDone, ...others, [step]: 'failed' },
    });
    expect(report.onStep).toHaveBeenCalledWith(step, 'failed');
    expect(report.onStep).toHaveBeenCalledWith('save', 'done');
    expect(console.warn).toHaveBeenCalledWith(
      expect.stringContaining(`"${step}"`),
      expect.any(Error),
    );
  });

  test('of one picture leaves the other', async () => {
    const services = fakeServices({
      generateMockup: async ({ targetModel }) => {
        if (targetModel === 'product-design') throw new Error('no ink');
        return {
          mockupUrl: 'https://example.com/box.png',
          source: 'live',
          depicts: 'mailer box',
          standsIn: false,
        };
      },
    });
    const { report, outcome } = run(services);
    await expect(outcome).resolves.toEqual({
      saved: true,
      extras: { ...allDone, productDesign: 'failed' },
    });
    expect(report.onPicture).toHaveBeenCalledExactlyOnceWith({
      targetModel: 'packaging-design',
      url: 'https://example.com/box.png',
      source: 'live',
      depicts: 'mailer box',
      standsIn: false,
      brandName: 'Inspiration',
    });
  });

  test('to amend the row is logged and does not undo the search', async () => {
    const services = fakeServices({ saveFactoryResults: refuse });
    const { report, outcome } = run(services);
    await outcome;
    expect(report.onStep).toHaveBeenCalledWith('factories', 'done');
    expect(console.warn).toHaveBeenCalledWith(
      expect.stringContaining('not stored'),
      expect.any(Error),
    );
  });

  test('is also what a step is that takes too long', async () => {
    const services = fakeServices({ searchFactories: () => new Promise(() => {}) });
    const { report, outcome } = run(services);
    await vi.advanceTimersByTimeAsync(1000);
    await expect(outcome).resolves.toEqual({
      saved: true,
      extras: { ...allDone, factories: 'failed' },
    });
    expect(report.onStep).toHaveBeenCalledWith('factories', 'failed');
  });
});

test('the run is not held up by the amendment', async () => {
  const services = fakeServices({ saveFactoryResults: () => new Promise(() => {}) });
  await expect(run(services).outcome).resolves.toEqual({ saved: true, extras: allDone });
});

test('a report that waits for the mail service is kept, not done', async () => {
  const { report, outcome } = run(
    fakeServices({ sendNotification: async () => ({ success: true, delivery: 'queued' }) }),
  );
  await expect(outcome).resolves.toMatchObject({ extras: { notification: 'kept' } });
  expect(report.onStep).toHaveBeenCalledWith('notification', 'kept');
});

test('a report that the local outbox holds is done: that is where mail goes there', async () => {
  const { outcome } = run(
    fakeServices({ sendNotification: async () => ({ success: true, delivery: 'captured' }) }),
  );
  await expect(outcome).resolves.toMatchObject({ extras: { notification: 'done' } });
});

test('steps that are run again leave the others alone', async () => {
  const services = fakeServices();
  const report = fakeReport();
  await expect(
    runExtras(['notification', 'productDesign'], submission, services, report, limitsMs),
  ).resolves.toEqual({ notification: 'done', productDesign: 'done' });
  expect(services.sendNotification).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ submissionId: submission.id }),
  );
  expect(services.generateMockup).toHaveBeenCalledOnce();
  expect(services.saveSubmission).not.toHaveBeenCalled();
  expect(services.searchFactories).not.toHaveBeenCalled();
});

describe('a search in another country', () => {
  const { calculation } = submission;

  test('asks for that country and amends the row with it', async () => {
    const services = fakeServices();
    await searchFactories({ calculation, stored: submission, country: 'vietnam', services });
    expect(services.searchFactories).toHaveBeenCalledWith(
      expect.objectContaining({ country: 'vietnam' }),
    );
    expect(services.saveFactoryResults).toHaveBeenCalledWith(
      expect.objectContaining({
        submission_id: submission.id,
        factory_search_country: 'vietnam',
      }),
    );
  });

  test('amends nothing where nothing was stored', async () => {
    const services = fakeServices();
    await searchFactories({ calculation, stored: null, country: 'vietnam', services });
    expect(services.saveFactoryResults).not.toHaveBeenCalled();
  });
});
