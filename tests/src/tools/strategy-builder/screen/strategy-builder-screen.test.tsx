import { answersToParams } from '@functions/_shared/domain/country-quiz/quiz-answers.ts';
import { mapCountryLabels } from '@functions/_shared/domain/manufacturing-countries.ts';
import {
  type SharedRoadmap,
  toStrategyParams,
} from '@functions/_shared/domain/strategy/strategy-address.ts';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { quizAnswers } from '@tests/src/tools/country-quiz/rules/answers.ts';
import { someAnswers } from '@tests/src/tools/strategy-builder/rules/a-roadmap.ts';
import { enterText } from '@tests/support/enter-text.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ToolProduct } from '@/hooks/use-tool-product.ts';
import { tabStorage } from '@/lib/storage.ts';
import { saveBlob } from '@/tools/shared/save-blob.ts';
import type { SharedResult } from '@/tools/shared/use-shared-result.ts';
import { strategyBuilderCopy as copy } from '@/tools/strategy-builder/copy.ts';
import { StrategyBuilderScreen } from '@/tools/strategy-builder/screen/strategy-builder-screen.tsx';
import { StrategyServices } from '@/tools/strategy-builder/services.ts';
import { expectOpen, expectShut } from '../../../../support/shut-button.ts';

vi.mock('@/tools/shared/save-blob.ts', { spy: true });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 28, 12) });
  vi.mocked(saveBlob).mockClear().mockReturnValue(undefined);
});
afterEach(() => vi.useRealTimers());

const shared: SharedRoadmap = {
  answers: someAnswers(),
  startDay: '2027-03-01',
  mix: { newCountries: [{ country: 'vietnam', sharePct: 40 }] },
};

type Options = {
  services?: Partial<StrategyServices>;
  email?: string;
  params?: URLSearchParams;
  known?: ToolProduct['known'];
  result?: SharedResult;
};

const nothingKnown: ToolProduct['known'] = { answers: {}, origins: {} };

function renderBuilder(options: Options = {}) {
  const services = {
    saveStrategy: vi.fn<StrategyServices['saveStrategy']>().mockResolvedValue(undefined),
    notify: vi.fn<StrategyServices['notify']>().mockResolvedValue(undefined),
    ...options.services,
  };
  const replace = vi.fn<(roadmap: SharedRoadmap | null) => void>();
  const onWriteRfq = vi.fn();
  const onAnswered = vi.fn();
  const product = { known: options.known ?? nothingKnown, decline: vi.fn(), forget: vi.fn() };
  const view = render(
    <StrategyServices value={services}>
      <StrategyBuilderScreen
        address={{
          initialParams: options.params ?? new URLSearchParams(),
          replace,
          shareUrl: (roadmap) => `https://example.com/sourcing?${toStrategyParams(roadmap)}`,
        }}
        email={options.email}
        product={product}
        result={options.result}
        onAnswered={onAnswered}
        onWriteRfq={onWriteRfq}
      />
    </StrategyServices>,
  );
  const user = userEvent.setup();
  return { services, replace, onWriteRfq, onAnswered, product, user, unmount: view.unmount };
}

const continueButton = () => screen.getByRole('button', { name: 'Continue' });

async function choose(user: ReturnType<typeof userEvent.setup>, label: RegExp, option: string) {
  await user.selectOptions(screen.getByRole('combobox', { name: label }), option);
}

async function answerFirstStep(user: ReturnType<typeof userEvent.setup>) {
  await choose(user, /Current manufacturing country/, 'China');
  await choose(user, /Annual volume/, '10,000 to 50,000 units');
  await choose(user, /Product category/, 'Apparel');
}

async function answerToLastStep(user: ReturnType<typeof userEvent.setup>) {
  await answerFirstStep(user);
  await user.click(continueButton());
  await user.click(screen.getByRole('button', { name: 'Cost reduction' }));
  await user.click(screen.getByRole('radio', { name: 'Short term' }));
  await user.click(continueButton());
  await user.click(screen.getByRole('radio', { name: 'Balanced' }));
  await user.click(continueButton());
}

test('a press on the disabled button focuses the first open question', async () => {
  const { user } = renderBuilder();
  expectShut(
    continueButton(),
    'Still needed: current manufacturing country, annual volume, and product category.',
  );
  await user.click(continueButton());
  expect(screen.getByRole('combobox', { name: /Current manufacturing country/ })).toHaveFocus();
  await answerFirstStep(user);
  await user.click(continueButton());

  expectShut(continueButton(), 'Still needed: a pain point and timeline.');
  await user.click(continueButton());
  expect(screen.getByRole('button', { name: 'Tariffs' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Tariffs' }));
  await user.click(continueButton());
  expect(screen.getByRole('radio', { name: 'As soon as possible' })).toHaveFocus();
  expect(screen.getByRole('heading', { name: 'What hurts' })).toBeVisible();
});

test('the wizard leads to a roadmap, saves the row and sends the message', async () => {
  const { services, replace, user } = renderBuilder();
  const progress = screen.getByRole('progressbar', { name: 'Step 1 of 4' });
  expect(progress).toHaveAttribute('aria-valuetext', '25% complete');

  expectShut(continueButton());
  await answerFirstStep(user);
  await user.click(continueButton());
  expect(screen.getByRole('heading', { name: 'What hurts' })).toHaveFocus();
  expect(screen.getByRole('progressbar', { name: 'Step 2 of 4' })).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Tariffs' }));
  expectShut(continueButton());
  await user.click(screen.getByRole('radio', { name: 'As soon as possible' }));
  await user.click(continueButton());

  expectShut(continueButton());
  await user.click(screen.getByRole('radio', { name: 'Aggressive' }));
  await user.click(continueButton());

  const generate = screen.getByRole('button', { name: 'Generate My Roadmap' });
  expectShut(generate);
  await enterText(user, screen.getByRole('textbox', { name: /Email/ }), 'founder@example.com');
  await user.click(generate);

  expect(screen.getByRole('heading', { name: 'Nearshoring roadmap' })).toHaveFocus();
  expect(services.saveStrategy).toHaveBeenCalledExactlyOnceWith(
    {
      user_email: 'founder@example.com',
      current_country: 'china',
      target_countries: 'TBD',
      timeline: 'asap',
      roadmap_data: {
        strategy_type: 'nearshoring',
        pain_points: ['Tariffs'],
        volume: '10k-50k',
        category: 'apparel',
        risk_tolerance: 'aggressive',
      },
    },
    {},
  );
  expect(services.notify).toHaveBeenCalledExactlyOnceWith(
    {
      type: 'strategy',
      email: 'founder@example.com',
      data: {
        currentCountry: 'china',
        targetCountries: 'TBD',
        timeline: 'asap',
        strategyType: 'nearshoring',
      },
      form: {},
    },
    vi.mocked(services.saveStrategy).mock.lastCall?.[0],
  );
  expect(replace).toHaveBeenCalledExactlyOnceWith({
    answers: someAnswers({ timeline: 'asap', riskTolerance: 'aggressive' }),
    startDay: '2026-11-28',
    mix: { newCountries: [{ country: 'mexico', sharePct: 40 }] },
  });
});

test('the wizard keeps its answers when going back and after a reload', async () => {
  const first = renderBuilder();
  await answerToLastStep(first.user);
  await first.user.click(screen.getByRole('button', { name: 'Previous' }));
  expect(screen.getByRole('radio', { name: 'Balanced' })).toBeChecked();
  first.unmount();

  const second = renderBuilder();
  expect(screen.getByRole('progressbar', { name: 'Step 3 of 4' })).toBeVisible();
  await second.user.click(screen.getByRole('button', { name: 'Previous' }));
  expect(screen.getByRole('button', { name: 'Cost reduction' })).toBePressed();
});

test('the wizard keeps the email when a roadmap’s address is opened', async () => {
  const first = renderBuilder({ email: 'gate@example.com' });
  await answerToLastStep(first.user);
  const email = () => screen.getByRole('textbox', { name: /Email/ });
  await first.user.clear(email());
  await enterText(first.user, email(), 'own@example.com');
  first.unmount();

  const params = toStrategyParams(shared);
  const second = renderBuilder({ email: 'gate@example.com', params });
  await second.user.click(screen.getByRole('button', { name: 'Change my answers' }));
  for (let step = 1; step < 4; step += 1) await second.user.click(continueButton());
  expect(email()).toHaveValue('own@example.com');
});

test('the wizard starts with the email from the gate', async () => {
  const { user } = renderBuilder({ email: 'gate@example.com' });
  await answerToLastStep(user);
  expect(screen.getByRole('textbox', { name: /Email/ })).toHaveValue('gate@example.com');
  expectOpen(screen.getByRole('button', { name: 'Generate My Roadmap' }));
});

test('the wizard opens at its first step when the stored state is damaged', () => {
  tabStorage.write('strategy', '{"step":4,"isShown":true,"draft":[7]');
  renderBuilder();
  expect(screen.getByRole('progressbar', { name: 'Step 1 of 4' })).toBeVisible();
});

test('the wizard shows the roadmap when the submission fails', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { user } = renderBuilder({
    email: 'gate@example.com',
    services: {
      saveStrategy: () => Promise.reject(new Error('offline')),
      notify: () => Promise.reject(new Error('offline')),
    },
  });
  await answerToLastStep(user);
  await user.click(screen.getByRole('button', { name: 'Generate My Roadmap' }));
  expect(screen.getByRole('heading', { name: 'Diversify roadmap' })).toBeVisible();
  await vi.waitFor(() => expect(warn).toHaveBeenCalledTimes(2));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

describe('the roadmap', () => {
  const params = toStrategyParams(shared);

  test('stays open in the tab after its link is gone from the address', () => {
    renderBuilder({ params }).unmount();
    renderBuilder();
    expect(screen.getByLabelText('Start date')).toHaveValue('2027-03-01');
  });

  test('opens from a shared link and sends nothing', () => {
    const { services } = renderBuilder({ params });
    expect(screen.getByRole('heading', { name: 'Diversify roadmap' })).toBeVisible();
    expect(screen.getByLabelText('Start date')).toHaveValue('2027-03-01');
    expect(services.saveStrategy).not.toHaveBeenCalled();
    expect(services.notify).not.toHaveBeenCalled();
  });

  test('goes back to the answers', async () => {
    const { replace, user } = renderBuilder({ params });
    await user.click(screen.getByRole('button', { name: 'Change my answers' }));
    expect(screen.getByRole('heading', { name: 'Where you are' })).toHaveFocus();
    expect(
      screen.getByRole('combobox', { name: /Current manufacturing country/ }),
    ).toHaveDisplayValue('China');
    expect(replace).toHaveBeenLastCalledWith(null);
  });

  test('leads to a request for quotation in each new country', async () => {
    const { user, onWriteRfq } = renderBuilder({ params });
    await user.click(screen.getByRole('button', { name: /^Write an RFQ for/ }));
    expect(onWriteRfq).toHaveBeenCalledExactlyOnceWith('vietnam');
  });

  test('opens the expert review in a new tab, with the link to the roadmap', () => {
    renderBuilder({ params });
    const link = screen.getByRole('link', { name: /^Get Expert Review/ });
    const url = new URL(link.getAttribute('href') ?? '');
    expect(url.href.startsWith(`${copy.expert.bookingUrl}?`)).toBe(true);
    expect(url.searchParams.get('result')).toMatch(/^https:\/\/example\.com\/sourcing\?/);
    expect(link).toHaveAttribute('target', '_blank');
  });

  test('moves with its start date and keeps the last valid one', async () => {
    const { replace, user } = renderBuilder({ params });
    const start = screen.getByLabelText('Start date');
    await user.clear(start);
    expect(screen.getByText(copy.timing.invalidStart)).toBeVisible();
    expect(replace).not.toHaveBeenCalled();
    await enterText(user, start, '2028-02-29');
    expect(replace).toHaveBeenLastCalledWith({ ...shared, startDay: '2028-02-29' });
    expect(screen.getAllByText(/^From Feb 29, 2028 to/)).toHaveLength(1);
  });

  test('of somebody else stays theirs when it is moved, and out of the tab', async () => {
    const result = { isShared: true, endShared: vi.fn(), resultRef: () => {} };
    const { replace, user } = renderBuilder({ params, result });
    const start = screen.getByLabelText('Start date');
    await user.clear(start);
    await enterText(user, start, '2028-02-29');
    expect(replace).toHaveBeenLastCalledWith(
      { ...shared, startDay: '2028-02-29' },
      { isShared: true },
    );
    expect(tabStorage.read('strategy')).toBeNull();
  });

  test('says when its start date is in the past', async () => {
    const { user } = renderBuilder({ params });
    expect(screen.queryByText(copy.timing.pastStart)).toBeNull();
    const start = screen.getByLabelText('Start date');
    await user.clear(start);
    await enterText(user, start, '2020-02-29');
    expect(screen.getByText(copy.timing.pastStart)).toBeVisible();
  });

  test('says why each country is in it and how it meets the timeline', () => {
    renderBuilder({ params });
    expect(screen.getByRole('heading', { name: copy.mix.whyTitle })).toBeVisible();
    for (const { country } of shared.mix.newCountries) {
      expect(
        screen.getByText(new RegExp(`^${mapCountryLabels[country]}: \\d of 5 in`)),
      ).toBeVisible();
    }
    expect(screen.getByText(/^You said /)).toBeVisible();
    expect(screen.getByText(copy.roadmap.spec.pilotWhy)).toBeVisible();
  });

  test('shows its phases by keyboard and as a table', async () => {
    const { user } = renderBuilder({ params });
    const plot = screen.getByRole('slider', { name: 'The plan in dates' });
    expect(plot).toHaveAttribute('aria-valuetext', expect.stringMatching(/^Map your exposure: /));
    plot.focus();
    await user.keyboard('{End}');
    expect(plot).toHaveAttribute('aria-valuetext', expect.stringMatching(/^Scale and steer: /));
    expect(
      screen.getByRole('rowheader', { name: 'Scale and steer', hidden: true }),
    ).toBeInTheDocument();
  });

  test('can be saved as a calendar file', async () => {
    const { user } = renderBuilder({ params });
    await user.click(screen.getByRole('button', { name: 'Add to calendar' }));
    const [blob, name] = vi.mocked(saveBlob).mock.calls[0] ?? [];
    expect(name).toBe('brandbff-roadmap-diversify-2027-03-01.ics');
    expect(blob?.type).toBe('text/calendar;charset=utf-8');
    expect(screen.getByText('Calendar file saved.')).toBeVisible();
  });

  test('can be saved as a Markdown file', async () => {
    const { user } = renderBuilder({ params });
    await user.click(screen.getByRole('button', { name: 'Save as Markdown' }));
    expect(saveBlob).toHaveBeenCalledExactlyOnceWith(
      expect.any(Blob),
      'brandbff-roadmap-diversify-2026-11-28.md',
    );
  });

  test('stores its checked items on the device', async () => {
    const first = renderBuilder({ params });
    const list = () => within(screen.getByRole('list', { name: 'Checklist' }));
    const item = 'Finalists visited or filmed';
    await first.user.click(list().getByRole('checkbox', { name: item }));
    expect(screen.getByText('1 of 14 done')).toBeVisible();
    first.unmount();

    const second = renderBuilder({ params });
    expect(list().getByRole('checkbox', { name: item })).toBeChecked();
    await second.user.click(list().getByRole('checkbox', { name: item }));
    expect(screen.getByText('0 of 14 done')).toBeVisible();
  });
});

describe('with what other tools know', () => {
  const on = '2026-11-20';
  const fromQuiz: ToolProduct['known'] = {
    answers: { quiz: answersToParams(quizAnswers()).toString() },
    origins: { quiz: { from: 'quiz', on } },
  };
  const fromStrategy: ToolProduct['known'] = {
    answers: { strategy: toStrategyParams(shared).toString() },
    origins: { strategy: { from: 'strategy', on } },
  };
  const country = () => screen.getByRole('combobox', { name: /Current manufacturing country/ });

  test('the builder opens with the answers of the quiz, says so, and lets them be changed', async () => {
    const { user, unmount } = renderBuilder({ known: fromQuiz });
    expect(
      await screen.findByText(/^Filled in: your answers \(from the country quiz\)/),
    ).toBeVisible();
    expect(country()).toHaveValue('china');
    expect(screen.getByRole('combobox', { name: /Annual volume/ })).toHaveValue('under-10k');
    expectOpen(continueButton());
    await choose(user, /Current manufacturing country/, 'India');
    unmount();
    renderBuilder({ known: fromQuiz });
    expect(country()).toHaveValue('india');
  });

  test('the builder is blank again on request, but for what was changed', async () => {
    const { user, product } = renderBuilder({ known: fromQuiz });
    await choose(user, /Current manufacturing country/, 'India');
    await user.click(await screen.findByRole('button', { name: 'Leave these blank' }));
    expect(product.decline).toHaveBeenCalledOnce();
    expect(country()).toHaveValue('india');
    expect(screen.getByRole('combobox', { name: /Annual volume/ })).toHaveValue('');
  });

  test('somebody who has answered it before opens it at the last step', async () => {
    const { user, onAnswered } = renderBuilder({ known: fromStrategy, email: 'ana@example.com' });
    await user.click(screen.getByRole('button', { name: 'Generate My Roadmap' }));
    expect(onAnswered).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ answers: shared.answers }),
    );
  });

  test('a shared roadmap is shown as it is and teaches nothing', () => {
    const { onAnswered } = renderBuilder({ known: fromQuiz, params: toStrategyParams(shared) });
    expect(screen.queryByText(/^Filled in/)).not.toBeInTheDocument();
    expect(onAnswered).not.toHaveBeenCalled();
  });
});

describe('the shares', () => {
  const params = toStrategyParams(shared);

  test('are rejected with a reason above 40% in a new country, and fixed on request', async () => {
    const { replace, user } = renderBuilder({ params });
    expect(screen.getByText('Within both limits.')).toBeVisible();
    const share = screen.getByRole('slider', { name: 'Share of Vietnam' });
    share.focus();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByText(/Vietnam would get 45%\. At most 40%/)).toBeVisible();
    expect(replace).not.toHaveBeenCalled();

    await user.click(screen.getByRole('button', { name: 'Fix it for me' }));
    expect(share).toHaveAttribute('aria-valuetext', '40%');
    expect(replace).toHaveBeenLastCalledWith(shared);
  });

  test('are rejected with a reason when today’s country keeps more than 70%', async () => {
    const { user } = renderBuilder({ params });
    screen.getByRole('slider', { name: 'Share of Vietnam' }).focus();
    await user.keyboard('{Home}');
    expect(screen.getByText(/China would keep 100%\. At most 70%/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Fix it for me' }));
    expect(screen.getByRole('slider', { name: 'Share of Vietnam' })).toHaveAttribute(
      'aria-valuetext',
      '30%',
    );
  });

  test('show the concentration before and after', async () => {
    const { user } = renderBuilder({ params });
    expect(screen.getByText('0.52')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Add a country' }));
    expect(screen.getAllByRole('slider', { name: /^Share of/ })).toHaveLength(2);
    expect(screen.getByText('1.00')).toBeVisible();
  });

  test('can be given to another country', async () => {
    const { replace, user } = renderBuilder({ params });
    await user.selectOptions(screen.getByRole('combobox', { name: 'New country 1' }), 'Turkey');
    expect(replace).toHaveBeenLastCalledWith({
      ...shared,
      mix: { newCountries: [{ country: 'turkey', sharePct: 40 }] },
    });
  });
});
