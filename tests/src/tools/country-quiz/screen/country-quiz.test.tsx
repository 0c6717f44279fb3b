import { mapCountries } from '@functions/_shared/domain/manufacturing-countries.ts';
import { mapCountryCount } from '@functions/_shared/domain/map-country-count.generated.ts';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { quizAnswers } from '@tests/src/tools/country-quiz/rules/answers.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { getToast } from '@/components/ui/toast-store.ts';
import { countryQuizContent as words } from '@/tools/country-quiz/copy.ts';
import {
  answersToParams,
  type QuizAnswers,
  quizQuestions,
} from '@/tools/country-quiz/rules/quiz-answers.ts';
import { CountryQuiz } from '@/tools/country-quiz/screen/country-quiz.tsx';
import type { CountryQuizServices } from '@/tools/country-quiz/screen/services.ts';
import { expectOpen, expectShut } from '../../../../support/shut-button.ts';

type Options = { shared?: QuizAnswers; email?: string; failing?: boolean };

function renderQuiz({ shared, email = '', failing = false }: Options = {}) {
  const answer = () => (failing ? Promise.reject(new Error('down')) : Promise.resolve());
  const saveQuiz = vi.fn<CountryQuizServices['saveQuiz']>(answer);
  const notify = vi.fn(async () => {
    await answer();
    return { success: true } as never;
  });
  const replace = vi.fn<(answers: QuizAnswers | null) => void>();
  const onOpenCountry = vi.fn();
  const view = render(
    <CountryQuiz
      words={words}
      services={{ saveQuiz, notify }}
      email={email}
      onOpenCountry={onOpenCountry}
      address={{
        initialParams: shared ? answersToParams(shared) : new URLSearchParams(),
        replace,
        shareUrl: (answers) => `https://example.com/?volume=${answers.volume}`,
      }}
    />,
    // As the site does while it is developed: effects run twice.
    { reactStrictMode: true },
  );
  return { saveQuiz, notify, replace, onOpenCountry, ...view };
}

const heading = () => screen.getByRole('heading', { level: 3 });
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const option = (name: string) =>
  screen.queryByRole('radio', { name }) ?? screen.getByRole('checkbox', { name });
const choose = (name: string) => fireEvent.click(option(name));
const button = (name: string | RegExp) => screen.getByRole('button', { name });

/** Number keys for ten answers; the lists are left with Enter. */
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

test('the questions do not take the focus when they are opened', () => {
  renderQuiz();
  expect(heading()).not.toHaveFocus();
});

test('the questions a single choice goes on after 300 ms, not before', async () => {
  renderQuiz();
  choose('Mostly in China');
  await pass(299);
  expect(heading()).toHaveTextContent('Question 1 of 10');
  await pass(1);
  expect(heading()).toHaveTextContent('Question 2 of 10');
  expect(heading()).toHaveFocus();
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '20');
});

test('the questions Previous Question is missing on the first and goes back one, keeping the answer', async () => {
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

test('the questions several choices wait for Continue, which counts them', async () => {
  renderQuiz();
  choose('Mostly in China');
  await pass(300);
  choose('Under 500');
  await pass(300);
  expectShut(button('Continue'), 'Choose at least one answer to go on.');
  choose('Apparel');
  choose('Beauty');
  await pass(1000);
  fireEvent.click(button('Continue (2)'));
  expect(heading()).toHaveTextContent('Question 4 of 10');
});

test('the questions a press on Continue without an answer leads to the answers', async () => {
  renderQuiz();
  choose('Mostly in China');
  await pass(300);
  choose('Under 500');
  await pass(300);
  fireEvent.click(button('Continue'));
  expect(option('Apparel')).toHaveFocus();
  expect(heading()).toHaveTextContent('Question 3 of 10');
});

test('the questions a third priority is blocked and the reason is said', async () => {
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

test('by keyboard arrows move without choosing, Enter chooses and goes on', async () => {
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

test('by keyboard Enter does nothing while no answer is given; a number too high neither', async () => {
  renderQuiz();
  heading().focus();
  press('Enter');
  press('9');
  await pass(1000);
  expect(heading()).toHaveTextContent('Question 1 of 10');
});

test('by keyboard number keys and Enter lead to the email step', async () => {
  renderQuiz();
  await answerByKeyboard();
  expect(heading()).toHaveTextContent(words.email.title);
  expect(heading()).toHaveFocus();
});

test.each(['', 'ana.example.com'])(
  'the email step refuses "%s" with the toast and shows no results',
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
    expect(heading()).toHaveTextContent(words.email.title);
  },
);

test('the email step Back to Quiz returns to the last question', async () => {
  renderQuiz();
  await answerByKeyboard();
  fireEvent.click(button('Back to Quiz'));
  expect(heading()).toHaveTextContent('Question 10 of 10');
});

test('the email step shows the results at once, then saves and notifies exactly', async () => {
  const { saveQuiz, notify } = renderQuiz({ email: 'ana@example.com' });
  await answerByKeyboard();
  fireEvent.click(button('See My Results'));
  vi.useRealTimers();
  expect(await screen.findByRole('heading', { name: words.report.title })).toBeVisible();
  // The address came from the gate, so nothing is timed.
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

test('the email step a failure is logged only', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  renderQuiz({ email: 'ana@example.com', failing: true });
  await answerByKeyboard();
  fireEvent.click(button('See My Results'));
  vi.useRealTimers();
  expect(await screen.findByRole('heading', { name: words.report.title })).toBeVisible();
  await vi.waitFor(() => expect(warned).toHaveBeenCalledTimes(2));
  expect(getToast()?.title).not.toBe('Error');
});

test('a reload goes on at the same question with the answers kept', async () => {
  const { unmount } = renderQuiz();
  choose('Mostly in China');
  await pass(300);
  unmount();
  renderQuiz();
  expect(heading()).toHaveTextContent('Question 2 of 10');
  fireEvent.click(button('Previous Question'));
  expect(option('Mostly in China')).toBeChecked();
});

test('a reload a kept place beyond the first open question is not believed', () => {
  sessionStorage.setItem('brandbff_country_quiz', '{"stage":"report","index":7,"answers":{}}');
  renderQuiz();
  expect(heading()).toHaveTextContent('Question 1 of 10');
});

test('a reload a storage that throws costs only the memory', async () => {
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

describe('the report', () => {
  async function openReport() {
    vi.useRealTimers();
    const view = renderQuiz({ shared: quizAnswers() });
    await screen.findByRole('heading', { name: words.report.title });
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
  });

  test('shows readiness by dimension, strategy, timeline, risk, next steps and the pilot', async () => {
    await openReport();
    expect(screen.getByText('95 of 100')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'How soon you start' })).toHaveAttribute(
      'aria-valuetext',
      '15 of 20',
    );
    expect(screen.getByText('Dual source')).toBeVisible();
    expect(screen.getByText(words.report.timeline.names['short-term'])).toBeVisible();
    expect(screen.getByText(words.report.risk.names.balanced)).toBeVisible();
    expect(screen.getAllByText(/10-20% of your volume/)).toHaveLength(2);
    expect(screen.getByText(words.report.winnerChange.title)).toBeVisible();
  });

  test('opens the score into its answers, and shows every country on demand', async () => {
    await openReport();
    const plot = screen.getByRole('figure', { name: 'Mexico: points by question', hidden: true });
    expect(within(plot).getByText('140 points of the 200 that make 100%.')).toBeInTheDocument();
    expect(
      screen.getByText('Priorities, “Nearness to the US”: 30 points, road freight, same hours.'),
    ).toBeInTheDocument();
    const all = screen.getByRole('figure', {
      name: `All ${mapCountryCount} countries`,
      hidden: true,
    });
    expect(within(all).getAllByRole('rowheader', { hidden: true })).toHaveLength(
      mapCountries.length,
    );
  });

  test('opened from a link it saves and sends nothing, and can be taken anew', async () => {
    const { saveQuiz, notify, replace } = await openReport();
    expect(screen.getByText(words.report.shared)).toBeVisible();
    fireEvent.click(button(words.report.retake));
    expect(heading()).toHaveTextContent('Question 1 of 10');
    expect(replace).toHaveBeenCalledExactlyOnceWith(null);
    expect(saveQuiz).not.toHaveBeenCalled();
    expect(notify).not.toHaveBeenCalled();
  });

  test('leads to a country on the map', async () => {
    const { onOpenCountry } = renderQuiz({ shared: quizAnswers() });
    vi.useRealTimers();
    fireEvent.click(await screen.findByRole('button', { name: 'See Mexico on the map' }));
    expect(onOpenCountry).toHaveBeenCalledExactlyOnceWith('mexico');
  });

  test('prints', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => {});
    await openReport();
    fireEvent.click(button(words.report.print));
    expect(print).toHaveBeenCalledOnce();
  });
});
