import {
  answersToParams,
  type QuizAnswers,
  quizQuestions,
} from '@functions/_shared/domain/country-quiz/quiz-answers.ts';
import { mapCountries } from '@functions/_shared/domain/manufacturing-countries.ts';
import { mapCountryCount } from '@functions/_shared/domain/map-country-count.generated.ts';
import { toStrategyParams } from '@functions/_shared/domain/strategy/strategy-address.ts';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { quizAnswers } from '@tests/src/tools/country-quiz/rules/answers.ts';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { getToast } from '@/components/ui/toast-store.ts';
import type { ToolProduct } from '@/hooks/use-tool-product.ts';
import { countryQuizCopy } from '@/tools/country-quiz/copy.ts';
import { quizReportCopy } from '@/tools/country-quiz/report-copy.ts';
import { CountryQuizScreen } from '@/tools/country-quiz/screen/country-quiz-screen.tsx';
import { QuizReport } from '@/tools/country-quiz/screen/quiz-report.tsx';
import { CountryQuizServices } from '@/tools/country-quiz/services.ts';
import { expectOpen, expectShut } from '../../../../support/shut-button.ts';

type Options = {
  shared?: QuizAnswers;
  email?: string;
  failing?: boolean;
  known?: ToolProduct['known'];
};

const nothingKnown: ToolProduct['known'] = { answers: {}, origins: {} };

function renderQuiz(options: Options = {}) {
  const { shared, email = '', failing = false, known = nothingKnown } = options;
  const answer = () => (failing ? Promise.reject(new Error('down')) : Promise.resolve());
  const saveQuiz = vi.fn<CountryQuizServices['saveQuiz']>(answer);
  const notify = vi.fn(async () => {
    await answer();
    return { success: true } as never;
  });
  const replace = vi.fn<(answers: QuizAnswers | null) => void>();
  const onOpenCountry = vi.fn();
  const onAnswered = vi.fn();
  const onOpenStep = vi.fn();
  const product = { known, decline: vi.fn(), forget: vi.fn() };
  const view = render(
    <CountryQuizServices value={{ saveQuiz, notify }}>
      <CountryQuizScreen
        email={email}
        product={product}
        onAnswered={onAnswered}
        onOpenStep={onOpenStep}
        onOpenCountry={onOpenCountry}
        address={{
          initialParams: shared ? answersToParams(shared) : new URLSearchParams(),
          replace,
          shareUrl: (answers) => `https://example.com/?volume=${answers.volume}`,
        }}
      />
    </CountryQuizServices>,
    // Effects run twice, as in development.
    { reactStrictMode: true },
  );
  return { saveQuiz, notify, replace, onOpenCountry, onOpenStep, onAnswered, product, ...view };
}

const heading = () => screen.getByRole('heading', { level: 3 });
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const option = (name: string) =>
  screen.queryByRole('radio', { name }) ?? screen.getByRole('checkbox', { name });
const choose = (name: string) => fireEvent.click(option(name));
const button = (name: string | RegExp) => screen.getByRole('button', { name });

/** Answers all ten questions with number keys and Enter. */
async function answerByKeyboard() {
  heading().focus();
  for (const question of quizQuestions) {
    press(question === 'currentStatus' ? '2' : '1');
    press('Enter');
    await pass(300);
  }
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('the questions do not take the focus when the tool opens', () => {
  renderQuiz();
  expect(heading()).not.toHaveFocus();
});

test('a single choice advances after 300 ms, not before', async () => {
  renderQuiz();
  choose('Mostly in China');
  await pass(299);
  expect(heading()).toHaveTextContent('Question 1 of 10');
  await pass(1);
  expect(heading()).toHaveTextContent('Question 2 of 10');
  expect(heading()).toHaveFocus();
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '20');
});

test('Previous Question is missing on the first question and goes back one, keeping the answer', async () => {
  renderQuiz();
  expect(screen.queryByRole('button', { name: 'Previous Question' })).toBeNull();
  choose('Mostly in China');
  await pass(300);
  fireEvent.click(button('Previous Question'));
  expect(heading()).toHaveTextContent('Question 1 of 10');
  expect(option('Mostly in China')).toBeChecked();
  await pass(1000);
  expect(heading()).toHaveTextContent('Question 1 of 10');
});

test('multiple choices wait for Continue, which counts them', async () => {
  renderQuiz();
  choose('Mostly in China');
  await pass(300);
  choose('Under 500');
  await pass(300);
  expectShut(button('Continue'), 'Choose at least one answer to continue.');
  choose('Apparel');
  choose('Beauty');
  await pass(1000);
  fireEvent.click(button('Continue (2)'));
  expect(heading()).toHaveTextContent('Question 4 of 10');
});

test('Continue without an answer focuses the answers', async () => {
  renderQuiz();
  choose('Mostly in China');
  await pass(300);
  choose('Under 500');
  await pass(300);
  fireEvent.click(button('Continue'));
  expect(option('Apparel')).toHaveFocus();
  expect(heading()).toHaveTextContent('Question 3 of 10');
});

test('a third priority is blocked and the reason is announced', async () => {
  renderQuiz();
  heading().focus();
  for (const key of ['2', '1']) {
    press(key);
    await pass(300);
  }
  press('1');
  press('Enter');
  for (const name of ['Low cost', 'Quality', 'Sustainability']) choose(name);
  expect(option('Sustainability')).not.toBeChecked();
  expect(option('Sustainability')).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('status')).toHaveTextContent('2 of 2 chosen');
  expectOpen(button('Continue (2/2)'));
  press('5');
  expect(option('Sustainability')).not.toBeChecked();
  choose('Quality');
  expectOpen(button('Continue (1/2)'));
});

test('arrow keys move without choosing, Enter chooses and advances', async () => {
  renderQuiz();
  heading().focus();
  press('ArrowDown');
  press('ArrowDown');
  expect(option('Mostly in China')).toHaveFocus();
  await pass(1000);
  expect(option('Mostly in China')).not.toBeChecked();
  press('ArrowUp');
  press('ArrowUp');
  expect(option('In one country other than China')).toHaveFocus();
  press('Enter');
  await pass(300);
  expect(heading()).toHaveTextContent('Question 2 of 10');
});

test('Enter without an answer and a number key that is too high do nothing', async () => {
  renderQuiz();
  heading().focus();
  press('Enter');
  press('9');
  await pass(1000);
  expect(heading()).toHaveTextContent('Question 1 of 10');
});

test('number keys and Enter lead to the email step', async () => {
  renderQuiz();
  await answerByKeyboard();
  expect(heading()).toHaveTextContent(countryQuizCopy.email.title);
  expect(heading()).toHaveFocus();
});

test.each(['', 'ana.example.com'])(
  'the email step rejects "%s" with a toast and shows no results',
  async (typed) => {
    const { saveQuiz } = renderQuiz();
    await answerByKeyboard();
    fireEvent.change(screen.getByLabelText(/Email/), { target: { value: typed } });
    fireEvent.click(button('See My Results'));
    expect(getToast()).toMatchObject({
      title: 'Valid email required',
      description: 'Please enter a valid email to see your results',
      variant: 'destructive',
    });
    expect(saveQuiz).not.toHaveBeenCalled();
    expect(heading()).toHaveTextContent(countryQuizCopy.email.title);
  },
);

test('Back to Quiz returns to the last question', async () => {
  renderQuiz();
  await answerByKeyboard();
  fireEvent.click(button('Back to Quiz'));
  expect(heading()).toHaveTextContent('Question 10 of 10');
});

test('See My Results shows the results at once, saves the row and sends the message', async () => {
  const { saveQuiz, notify } = renderQuiz({ email: 'ana@example.com' });
  await answerByKeyboard();
  fireEvent.click(button('See My Results'));
  vi.useRealTimers();
  expect(await screen.findByRole('heading', { name: quizReportCopy.title })).toBeVisible();
  // The email came from the gate, so filling in is not timed.
  expect(saveQuiz).toHaveBeenCalledExactlyOnceWith(
    {
      user_email: 'ana@example.com',
      quiz_answers: {
        currentStatus: 'china',
        volume: 'under-500',
        category: ['apparel'],
        priorities: ['low-cost'],
        complexity: 'simple',
        timeline: 'asap',
        compliance: ['cpsia'],
        tariffConcern: 'major',
        painPoints: ['tariffs'],
        budgetFlexibility: 'reduce',
      },
      // Mexico 130 points, Vietnam 110; Pakistan and Bangladesh tie at 105, Pakistan is better overall.
      top_countries: ['Mexico', 'Vietnam', 'Pakistan'],
      readiness_score: 100,
      recommended_strategy: 'dual-source',
    },
    {},
  );
  expect(notify).toHaveBeenCalledWith(
    {
      type: 'quiz',
      email: 'ana@example.com',
      data: {
        topCountries: ['🇲🇽 Mexico (65%)', '🇻🇳 Vietnam (55%)', '🇵🇰 Pakistan (53%)'],
        readinessScore: 100,
        strategy: 'dual-source',
      },
      form: {},
    },
    saveQuiz.mock.lastCall?.[0],
  );
});

test('a failed submission is only logged', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  renderQuiz({ email: 'ana@example.com', failing: true });
  await answerByKeyboard();
  fireEvent.click(button('See My Results'));
  vi.useRealTimers();
  expect(await screen.findByRole('heading', { name: quizReportCopy.title })).toBeVisible();
  await vi.waitFor(() => expect(warned).toHaveBeenCalledTimes(2));
  expect(getToast()?.title).not.toBe('Error');
});

test('a reload resumes at the same question with its answers', async () => {
  const { unmount } = renderQuiz();
  choose('Mostly in China');
  await pass(300);
  unmount();
  renderQuiz();
  expect(heading()).toHaveTextContent('Question 2 of 10');
  fireEvent.click(button('Previous Question'));
  expect(option('Mostly in China')).toBeChecked();
});

test('a reload opens no question beyond the first open one', () => {
  sessionStorage.setItem('brandbff_country_quiz', '{"stage":"report","index":7,"answers":{}}');
  renderQuiz();
  expect(heading()).toHaveTextContent('Question 1 of 10');
});

test('the quiz works while the storage throws', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('forbidden');
  });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('forbidden');
  });
  renderQuiz();
  choose('Mostly in China');
  await pass(300);
  expect(heading()).toHaveTextContent('Question 2 of 10');
});

describe('with what other tools know', () => {
  const on = '2026-11-20';
  const strategy = toStrategyParams({
    answers: {
      currentCountry: 'china',
      volume: '10k-50k',
      category: 'beauty',
      painPoints: ['Tariffs', 'Cost reduction'],
      timeline: 'short-term',
      riskTolerance: 'balanced',
    },
    startDay: '2027-03-01',
    mix: { newCountries: [{ country: 'vietnam', sharePct: 40 }] },
  }).toString();
  const fromStrategy: ToolProduct['known'] = {
    answers: { strategy, category: 'beauty' },
    origins: { strategy: { from: 'strategy', on }, category: { from: 'strategy', on } },
  };
  const fromQuiz: ToolProduct['known'] = {
    answers: { quiz: answersToParams(quizAnswers()).toString() },
    origins: { quiz: { from: 'quiz', on } },
  };
  const chosenForYou =
    'Chosen for you (from the strategy builder). Choose another if it doesn’t fit.';

  /** The note is fetched when it is first shown; the clock that stands still lets no query wait. */
  const noteArrived = () =>
    act(async () => void (await import('@/tools/shared/filled-answers.tsx')));

  test('the questions open with the choices that mean the same, and say where they come from', async () => {
    renderQuiz({ known: fromStrategy });
    await noteArrived();
    expect(
      screen.getByText(/^Filled in: your answers \(from the strategy builder\)/),
    ).toBeVisible();
    expect(option('Mostly in China')).toBeChecked();
    expect(screen.getByText(chosenForYou)).toBeVisible();
    fireEvent.click(button('Continue'));
    expect(heading()).toHaveTextContent('Question 2 of 10');
    expect(screen.queryByText(/^Filled in/)).toBeNull();
    expect(option('10,000 or more')).toBeChecked();
    fireEvent.click(button('Continue'));
    expect(option('Beauty')).toBeChecked();
    fireEvent.click(button('Continue (1)'));
    expect(heading()).toHaveTextContent('Question 4 of 10');
    expect(screen.queryByText(chosenForYou)).toBeNull();
  });

  test('another choice wins, also after a reload', async () => {
    const { unmount } = renderQuiz({ known: fromStrategy });
    choose('In several countries');
    expect(screen.queryByText(chosenForYou)).toBeNull();
    await pass(300);
    unmount();
    renderQuiz({ known: fromStrategy });
    fireEvent.click(button('Previous Question'));
    expect(option('In several countries')).toBeChecked();
  });

  test('the choices can be left blank', async () => {
    const { product } = renderQuiz({ known: fromStrategy });
    await noteArrived();
    fireEvent.click(button('Leave these blank'));
    expect(product.decline).toHaveBeenCalledOnce();
    expect(option('Mostly in China')).not.toBeChecked();
  });

  test('somebody who has taken the quiz before is one step from the results', async () => {
    const { onAnswered } = renderQuiz({ known: fromQuiz, email: 'ana@example.com' });
    await noteArrived();
    expect(heading()).toHaveTextContent(countryQuizCopy.email.title);
    expect(screen.getByText(/^Filled in: your answers \(from the country quiz\)/)).toBeVisible();
    fireEvent.click(button('See My Results'));
    expect(onAnswered).toHaveBeenCalledExactlyOnceWith(quizAnswers());
  });

  test('Take the quiz again starts without the earlier answers', async () => {
    vi.useRealTimers();
    const { product } = renderQuiz({ known: fromQuiz, shared: quizAnswers() });
    fireEvent.click(await screen.findByRole('button', { name: quizReportCopy.retake }));
    expect(product.decline).toHaveBeenCalledOnce();
    expect(heading()).toHaveTextContent('Question 1 of 10');
    expect(option('Mostly in China')).not.toBeChecked();
  });

  test('a shared result is shown as it is and teaches nothing', async () => {
    vi.useRealTimers();
    const { onAnswered } = renderQuiz({ known: fromStrategy, shared: quizAnswers() });
    await screen.findByRole('heading', { name: quizReportCopy.title });
    expect(screen.queryByText(/^Filled in/)).toBeNull();
    expect(onAnswered).not.toHaveBeenCalled();
  });
});

describe('the report', () => {
  async function openReport() {
    vi.useRealTimers();
    const view = renderQuiz({ shared: quizAnswers() });
    await screen.findByRole('heading', { name: quizReportCopy.title });
    return view;
  }

  test('ranks three countries with every item', async () => {
    await openReport();
    const cards = screen.getAllByRole('heading', { level: 4 }).slice(0, 3);
    expect(cards[0]).toHaveTextContent('Mexico');
    const first = cards[0]?.closest('li');
    if (!first) throw new Error('expected a card');
    const card = within(first);
    expect(card.getByText('No. 1')).toBeVisible();
    expect(card.getByText('70% match')).toBeVisible();
    for (const label of [
      'Strengths',
      'Considerations',
      'Best for',
      'Average lead time',
      'Certification support',
      'Estimated MOQ',
    ]) {
      expect(card.getByText(label)).toBeVisible();
    }
    expect(card.getByText('500-1,000 units')).toBeVisible();
    expect(card.getByText('140 points')).toBeVisible();
    expect(
      card.getByText('For apparel, after the sample is approved (our estimate).'),
    ).toBeVisible();
    expect(card.getByText(/You said under 500 a year: start with one small run/)).toBeVisible();
  });

  test('shows readiness by dimension, strategy, timeline, risk, next steps and the pilot', async () => {
    await openReport();
    expect(screen.getByText('95 of 100')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'How soon you start' })).toHaveAttribute(
      'aria-valuetext',
      '15 of 20',
    );
    expect(screen.getByText('Dual source')).toBeVisible();
    expect(screen.getByText(quizReportCopy.timeline.names['short-term'])).toBeVisible();
    expect(screen.getByText(quizReportCopy.risk.names.balanced)).toBeVisible();
    expect(screen.getAllByText(/10-20% of your volume/)).toHaveLength(2);
    expect(screen.getByText(quizReportCopy.winnerChange.title)).toBeVisible();
  });

  test('explains the score by the answers and lists every country', async () => {
    await openReport();
    const plot = screen.getByRole('figure', { name: 'Mexico: points by question', hidden: true });
    expect(within(plot).getByText('140 of the 200 points that make 100%.')).toBeInTheDocument();
    expect(
      screen.getByText('Priorities, “Close to the US”: 30 points, road freight, same hours.'),
    ).toBeInTheDocument();
    const all = screen.getByRole('figure', {
      name: `All ${mapCountryCount} countries`,
      hidden: true,
    });
    expect(within(all).getAllByRole('rowheader', { hidden: true })).toHaveLength(
      mapCountries.length,
    );
  });

  test('leads from a next step to its tool where the page can open it', async () => {
    vi.useRealTimers();
    const onOpen = vi.fn();
    render(
      <QuizReport
        answers={quizAnswers()}
        shared={false}
        isOthers={false}
        shareUrl="https://example.com"
        takesFocus={false}
        onRetake={() => {}}
        onOpenCountry={() => {}}
        onOpen={onOpen}
      />,
    );
    fireEvent.click(button('Open the tariff calculator'));
    expect(onOpen).toHaveBeenCalledExactlyOnceWith('tariff');
  });

  test('links a next step to the factory search, which is a page of its own', async () => {
    vi.useRealTimers();
    render(
      <MemoryRouter>
        <QuizReport
          answers={quizAnswers()}
          shared={false}
          isOthers={false}
          shareUrl="https://example.com"
          takesFocus={false}
          onRetake={() => {}}
          onOpenCountry={() => {}}
          factoriesHref="/factory-search?q=apparel"
        />
      </MemoryRouter>,
    );
    expect(screen.getByRole('link', { name: 'Search factories' })).toHaveAttribute(
      'href',
      '/factory-search?q=apparel',
    );
    expect(screen.queryByRole('button', { name: 'Open the tariff calculator' })).toBeNull();
  });

  test('opens the tool of a next step with the answers', async () => {
    const { onOpenStep } = await openReport();
    fireEvent.click(button('Open the tariff calculator'));
    expect(onOpenStep).toHaveBeenCalledExactlyOnceWith('tariff', quizAnswers());
  });

  test('opened from a link, saves and sends nothing and offers a new quiz', async () => {
    const { saveQuiz, notify, replace } = await openReport();
    expect(screen.getByText(quizReportCopy.shared)).toBeVisible();
    fireEvent.click(button(quizReportCopy.retake));
    expect(heading()).toHaveTextContent('Question 1 of 10');
    expect(replace).toHaveBeenCalledExactlyOnceWith(null);
    expect(saveQuiz).not.toHaveBeenCalled();
    expect(notify).not.toHaveBeenCalled();
  });

  test('opens a country on the map', async () => {
    const { onOpenCountry } = renderQuiz({ shared: quizAnswers() });
    vi.useRealTimers();
    fireEvent.click(await screen.findByRole('button', { name: 'See Mexico on the map' }));
    expect(onOpenCountry).toHaveBeenCalledExactlyOnceWith('mexico');
  });

  test('prints', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => {});
    await openReport();
    fireEvent.click(button(quizReportCopy.print));
    expect(print).toHaveBeenCalledOnce();
  });
});
