import {
  revenueAddress,
  type SharedRevenue,
  sharedRevenueAddress,
} from '@functions/_shared/domain/tool-inputs/revenue-address.ts';
import { act, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aToolProduct, learned } from '@tests/support/a-tool-product.ts';
import { enterText } from '@tests/support/enter-text.ts';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { queryClient } from '@/api/query-client.ts';
import { dismissToast, getToast } from '@/components/ui/toast-store.ts';
import { ownDemandTests } from '@/hooks/own-demand-tests.ts';
import { tabStorage } from '@/lib/storage.ts';
import {
  RevenueCalculatorScreen,
  type RevenueCalculatorScreenProps,
} from '@/tools/revenue-calculator/screen/revenue-calculator-screen.tsx';
import { RevenueServices } from '@/tools/revenue-calculator/services.ts';
import {
  aFactory,
  aFactoryAnswer,
  anInfeasibleAnswer,
  aPriceAnswer,
  aRequest,
  deferred,
  fakeServices,
} from './fakes.ts';

const generating = 'Generating results + inspiration...';

// A busy machine draws slowly; none of these tests is about speed.
configure({ asyncUtilTimeout: 5000 });

beforeEach(() => dismissToast());
afterEach(() => queryClient.clear());

function fakeAddress(initialParams = new URLSearchParams()) {
  return {
    initialParams,
    replace: vi.fn<RevenueCalculatorScreenProps['address']['replace']>(),
    shareUrl: () => 'https://example.com/?v=1#calculator',
  };
}

function renderCalculator({
  services = fakeServices(),
  address = fakeAddress(),
  ...overrides
}: Partial<RevenueCalculatorScreenProps> & {
  services?: ReturnType<typeof fakeServices>;
  address?: ReturnType<typeof fakeAddress>;
} = {}) {
  const user = userEvent.setup();
  const view = render(
    <RevenueServices value={services}>
      <RevenueCalculatorScreen address={address} locale="en-US" {...overrides} />
    </RevenueServices>,
    { wrapper: MemoryRouter },
  );
  return { user, services, address, view };
}

type User = ReturnType<typeof userEvent.setup>;

/** 12,500 × 4% = 500 engaged; × 2% = 10 orders; × $25 = $250 a month; unit cost 20% = $5. */
function fillForm() {
  change(/^Audience size/, '12.5k');
  change(/^Engagement rate/, '4');
  change(/^Average order value/, ' $25.00');
  choose(/^Product category/, 'Accessories');
  choose(/^Made in/, 'China');
  change(/^Product description/, 'Canvas tote bag');
}

function choose(label: RegExp, option: string) {
  const list = screen.getByLabelText(label);
  const value = within(list).getByText<HTMLOptionElement>(option).value;
  fireEvent.change(list, { target: { value } });
}

/** By the event alone: every press and key before it would render the whole tool once more. */
function change(label: RegExp, value: string) {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
}

const calculateButton = () => screen.getByRole('button', { name: 'Calculate my revenue' });

async function calculateAndSend(user: User, email = 'fern@example.com') {
  fillForm();
  await user.click(calculateButton());
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Where should your report go?' }),
  );
  await enterText(user, dialog.getByLabelText(/^Email/), email);
  await user.click(dialog.getByRole('button', { name: 'Get my results' }));
  return dialog;
}

// The figures stand behind the email dialog at first, which hides them from the tree of roles.
const figure = (caption: string) => {
  const panel = screen
    .getByRole('heading', { name: 'Your revenue potential', hidden: true })
    .closest('div[data-card]');
  if (!(panel instanceof HTMLElement)) throw new Error('The results panel is not there');
  return within(panel).getByText(caption, { selector: 'dt' }).nextElementSibling?.textContent;
};

const quietWarnings = () => vi.spyOn(console, 'warn').mockImplementation(() => {});

test('the form says what is wrong at every field and goes to the first', async () => {
  const { user, services } = renderCalculator();
  await user.click(calculateButton());
  expect(screen.getByText('Enter how many followers you have, such as 12,500.')).toBeVisible();
  expect(screen.getByText('Enter the price of one product, such as 24.99.')).toBeVisible();
  expect(screen.getByText('Choose a category.')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Please check 4 answers.');
  await waitFor(() => expect(screen.getByLabelText(/^Audience size/)).toHaveFocus());
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(services.saveSubmission).not.toHaveBeenCalled();
});

test('the form goes to the first wrong field even when that is a list', async () => {
  const { user } = renderCalculator();
  await enterText(user, screen.getByLabelText(/^Audience size/), '100');
  await enterText(user, screen.getByLabelText(/^Average order value/), '10');
  await user.click(calculateButton());
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: /Product category/ })).toHaveFocus(),
  );
});

test('the form complains about a wrong number when its field is left, and not about an empty one', async () => {
  const { user } = renderCalculator();
  const audience = screen.getByLabelText(/^Audience size/);
  await user.click(audience);
  await user.tab();
  expect(audience).not.toBeInvalid();
  await enterText(user, audience, 'lots');
  expect(audience).not.toBeInvalid();
  await user.tab();
  expect(audience).toBeInvalid();
  expect(audience).toHaveAccessibleDescription(/Enter a number, such as 12,500 or 12.5k./);
  expect(audience).toHaveValue('lots');
});

test('the form offers all seven countries, with "You Choose" explained', async () => {
  const { user } = renderCalculator();
  const country = screen.getByRole('combobox', { name: /Made in/ });
  const options = within(country).getAllByRole('option');
  expect(options).toHaveLength(7);
  expect(options[0]).toHaveTextContent('You Choose');
  await user.selectOptions(country, 'You Choose');
  expect(country).toHaveAccessibleDescription(/^AI optimizes for best margin and quality\./);
});

test('the form lets three style tags be chosen, dims the rest, and lets a chosen one go', async () => {
  const { user } = renderCalculator();
  for (const name of ['Luxury', 'Vintage', 'Edgy']) {
    await user.click(screen.getByRole('button', { name }));
  }
  expect(screen.getByText('3/3')).toBeVisible();
  const fourth = screen.getByRole('button', { name: 'Athletic' });
  expect(fourth).toHaveAttribute('aria-disabled', 'true');
  await user.click(fourth);
  expect(fourth).toHaveAttribute('aria-pressed', 'false');
  await user.click(screen.getByRole('button', { name: 'Vintage' }));
  expect(screen.getByText('2/3')).toBeVisible();
  expect(fourth).not.toHaveAttribute('aria-disabled', 'true');
});

test('the form guesses a look from words and says that it is a guess', async () => {
  const { user } = renderCalculator();
  await user.click(screen.getByRole('tab', { name: 'In your words' }));
  await enterText(user, screen.getByLabelText(/Describe your look/), 'Cottage garden by @fern');
  expect(screen.getByText('Closest to Cottagecore.')).toBeVisible();
  expect(screen.getByText('Your pictures will carry @fern.')).toBeVisible();
  expect(screen.getByText(/A guess from your words alone/)).toBeVisible();
});

test('the form takes the rate of the engagement dialog', async () => {
  const { user } = renderCalculator();
  await user.click(screen.getByRole('button', { name: 'What is an engagement rate?' }));
  await user.click(screen.getByRole('button', { name: 'Calculate My Engagement Rate' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Engagement rate calculator' }));
  await enterText(user, dialog.getByLabelText(/Total followers/), '10,000');
  await enterText(user, dialog.getByLabelText(/likes/), '400');
  await enterText(user, dialog.getByLabelText(/comments/), '20');
  await user.click(dialog.getByRole('button', { name: 'Calculate' }));
  await user.click(dialog.getByRole('button', { name: 'Use 4.2%' }));
  expect(screen.getByLabelText(/^Engagement rate/)).toHaveValue('4.2');
  expect(getToast()).toMatchObject({ title: 'Using 4.2% engagement rate' });
  await waitFor(() => expect(screen.getByLabelText(/^Engagement rate/)).toHaveFocus());
});

test('the form loses nothing when the tab is reloaded', async () => {
  const { user, view } = renderCalculator();
  fillForm();
  await user.click(screen.getByRole('button', { name: 'Vintage' }));
  view.unmount();
  renderCalculator();
  expect(screen.getByLabelText(/^Audience size/)).toHaveValue('12.5k');
  expect(screen.getByRole('combobox', { name: /Made in/ })).toHaveDisplayValue('China');
  expect(screen.getByRole('button', { name: 'Vintage' })).toHaveAttribute('aria-pressed', 'true');
});

test('the form is empty again when cleared, and so is the address', async () => {
  const { user, address } = renderCalculator();
  fillForm();
  await user.click(screen.getByRole('button', { name: 'Clear the form' }));
  expect(screen.getByLabelText(/^Audience size/)).toHaveValue('');
  expect(address.replace).toHaveBeenLastCalledWith(null);
});

describe('a demand test of the product', () => {
  const toteTest = {
    id: 'bcdfghjkmn',
    secret: 'bcdfghjkmnpqrstvwxyz234567',
    product: 'Canvas tote bag',
    endsAt: '2026-12-06T16:00:00Z',
    measured: { visitors: 400, rates: [{ priceUsd: 30, pct: 5 }] },
  };
  beforeEach(() => ownDemandTests.keep(toteTest));
  afterEach(() => ownDemandTests.remove(toteTest.id));

  test('replaces the 2%, and there is a way back', async () => {
    const { user, address } = renderCalculator();
    fillForm();
    await user.click(calculateButton());
    // 500 engaged × 5%.
    expect(figure('Monthly orders')).toBe('25');
    expect(address.replace).toHaveBeenLastCalledWith(
      expect.objectContaining({ measuredOrdering: { pct: 5, visitors: 400 } }),
    );
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Go back to 2%' }));
    expect(figure('Monthly orders')).toBe('10');
    expect(ownDemandTests.read().prefersAssumed).toBe(true);
  });

  test('says nothing above its highest price, or of another product', async () => {
    const { user } = renderCalculator();
    fillForm();
    change(/^Average order value/, '31');
    await user.click(calculateButton());
    expect(figure('Monthly orders')).toBe('10');
    await user.keyboard('{Escape}');
    change(/^Average order value/, '25');
    change(/^Product description/, 'Candle');
    await user.click(calculateButton());
    expect(figure('Monthly orders')).toBe('10');
  });
});

test('pressing calculate shows every figure at once, in its format, before anything is sent', async () => {
  const { user, services } = renderCalculator();
  fillForm();
  await user.click(calculateButton());
  expect(figure('Engaged fans')).toBe('500');
  expect(figure('Monthly orders')).toBe('10');
  expect(figure('Monthly revenue')).toBe('$250');
  expect(figure('Yearly revenue')).toBe('$3,000');
  expect(figure('Monthly costs')).toBe('$50');
  expect(figure('Yearly costs')).toBe('$600');
  expect(figure('Cost per unit')).toBe('$5.00');
  expect(figure('Monthly profit')).toBe('$200');
  expect(figure('Profit margin')).toBe('80.0%');
  expect(figure('Potential yearly profit')).toBe('$2,400');
  expect(services.saveSubmission).not.toHaveBeenCalled();
});

test('pressing calculate puts the inputs into the address', async () => {
  const { user, address } = renderCalculator();
  fillForm();
  await user.click(calculateButton());
  expect(address.replace).toHaveBeenCalledExactlyOnceWith(
    aRequest({ designInspiration: { type: 'styles', styles: [] } }),
  );
});

test('pressing calculate opens the email dialog, which can be closed without losing the figures', async () => {
  const { user, services } = renderCalculator();
  fillForm();
  await user.click(calculateButton());
  await user.click(await screen.findByRole('button', { name: 'Skip, show my numbers' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(figure('Monthly profit')).toBe('$200');
  expect(services.saveSubmission).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Get pictures and factory matches' }));
  expect(await screen.findByRole('dialog')).toBeVisible();
});

test('pressing calculate with Enter in a field works like the button', async () => {
  const { user } = renderCalculator();
  fillForm();
  await user.type(screen.getByLabelText(/^Audience size/), '{Enter}');
  expect(await screen.findByRole('dialog')).toBeVisible();
});

test('pressing calculate says when a rate was assumed', async () => {
  const { user } = renderCalculator();
  fillForm();
  await user.clear(screen.getByLabelText(/^Engagement rate/));
  await user.click(calculateButton());
  await user.click(await screen.findByRole('button', { name: 'Skip, show my numbers' }));
  await user.click(screen.getByRole('button', { name: 'What we assumed' }));
  expect(
    await screen.findByText('You left this blank, so we used a mid-range rate.'),
  ).toBeVisible();
  expect(figure('Engaged fans')).toBe('438');
});

test.each(['', 'fern', 'fern@'])(
  'the email "%s" is refused by a toast and stays typed',
  async (email) => {
    const { user, services } = renderCalculator();
    fillForm();
    await user.click(calculateButton());
    const dialog = within(await screen.findByRole('dialog'));
    const field = dialog.getByLabelText(/^Email/);
    expect(field).toHaveAttribute('type', 'email');
    expect(field).toBeRequired();
    if (email) await enterText(user, field, email);
    await user.click(dialog.getByRole('button', { name: 'Get my results' }));
    expect(getToast()).toMatchObject({
      title: 'Invalid Email',
      description: 'Please enter a valid email address',
      variant: 'destructive',
    });
    expect(field).toHaveValue(email);
    expect(services.saveSubmission).not.toHaveBeenCalled();
  },
);

test('the email that is known skips the dialog', async () => {
  tabStorage.write('email', 'fern@example.com');
  const { user, services } = renderCalculator();
  fillForm();
  await user.click(calculateButton());
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(services.saveSubmission).toHaveBeenCalledOnce());
  expect(
    await screen.findByRole('list', { name: 'Recommended Manufacturing Partners' }),
  ).toBeVisible();
});

test('the email that is known is said before it is used, and can be corrected', async () => {
  tabStorage.write('email', 'fren@example.com');
  const { user, services } = renderCalculator();
  fillForm();
  expect(screen.getByText('fren@example.com')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Change' }));
  expect(screen.getByText(/We’ll ask where to send your report/)).toHaveFocus();
  expect(tabStorage.read('email')).toBeNull();

  await user.click(calculateButton());
  const field = within(await screen.findByRole('dialog')).getByLabelText(/^Email/);
  expect(field).toHaveFocus();
  expect(field).toHaveValue('fren@example.com');
  await user.clear(field);
  await user.type(field, 'fern@example.com{Enter}');
  await waitFor(() => expect(getToast()?.title).toBe('Success! 🎉'));
  expect(services.saveSubmission).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ user_email: 'fern@example.com' }),
    expect.objectContaining({
      userEmail: 'fern@example.com',
      form: { trap: undefined, filledInMs: undefined },
    }),
  );
  expect(screen.getByText('fern@example.com')).toBeVisible();
});

test('the email that was wrong can be corrected for the result on show', async () => {
  const { user, services } = renderCalculator();
  await calculateAndSend(user, 'fren@example.com');
  await user.click(await screen.findByRole('button', { name: 'Change' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.queryByText('Saving your results')).toBeNull();
  await user.clear(dialog.getByLabelText(/^Email/));
  await user.type(dialog.getByLabelText(/^Email/), 'fern@example.com{Enter}');
  await waitFor(() => expect(services.sendNotification).toHaveBeenCalledTimes(2));
  expect(services.sendNotification).toHaveBeenLastCalledWith(
    expect.objectContaining({ userEmail: 'fern@example.com' }),
  );
});

test('the email is forgotten with the form', async () => {
  tabStorage.write('email', 'fern@example.com');
  const { user } = renderCalculator();
  await user.click(screen.getByRole('button', { name: 'Clear the form' }));
  expect(screen.queryByText('fern@example.com')).toBeNull();
  expect(tabStorage.read('email')).toBeNull();
  fillForm();
  await user.click(calculateButton());
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByLabelText(/^Email/)).toHaveValue('');
});

test('the email dialog gives the focus to the results when it closes', async () => {
  const { user } = renderCalculator();
  fillForm();
  await user.click(calculateButton());
  await user.click(await screen.findByRole('button', { name: 'Skip, show my numbers' }));
  await waitFor(() =>
    expect(screen.getByRole('heading', { name: 'Your revenue potential' })).toHaveFocus(),
  );
});

test('the email is remembered for the tab once it was sent', async () => {
  const { user } = renderCalculator();
  await calculateAndSend(user, '  fern@example.com ');
  expect(tabStorage.read('email')).toBe('fern@example.com');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a submission shows each step, blocks a second press, then closes with the count of pictures', async () => {
  const search = deferred<ReturnType<typeof aFactoryAnswer>>();
  const services = fakeServices({ searchFactories: () => search.promise });
  const { user } = renderCalculator({ services });
  const dialog = await calculateAndSend(user);

  const busy = await dialog.findByRole('button', { name: generating });
  expect(busy).toHaveAttribute('aria-disabled', 'true');
  await user.click(busy);
  await user.type(dialog.getByLabelText(/^Email/), '{Enter}');
  const step = (name: string) => dialog.getByText(name).closest('li');
  await waitFor(() => expect(step('Drawing your packaging')).toHaveTextContent('Done'));
  expect(step('Saving your results')).toHaveTextContent('Done');
  expect(step('Searching factories')).toHaveTextContent('In progress');
  expect(screen.getByText('Factory search in progress')).toBeInTheDocument();

  const answer = aFactoryAnswer({ factories: [aFactory({ isSample: false })] });
  await act(async () => search.resolve(answer));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(getToast()).toMatchObject({
    title: 'Success! 🎉',
    description: 'Your results are ready with 2 product inspiration images.',
  });
  expect(services.saveSubmission).toHaveBeenCalledOnce();
  expect(screen.queryByText('Factory search in progress')).toBeNull();
  expect(screen.getByText('High Confidence')).toBeVisible();
});

test('a submission that cannot be saved keeps the dialog and the email, and can be repeated', async () => {
  quietWarnings();
  const services = fakeServices();
  services.saveSubmission.mockRejectedValueOnce(new Error('database down'));
  const { user } = renderCalculator({ services });
  const dialog = await calculateAndSend(user);
  await waitFor(() =>
    expect(getToast()).toMatchObject({
      title: 'Error',
      description: 'Failed to save your results. Please try again.',
      variant: 'destructive',
    }),
  );
  expect(dialog.getByLabelText(/^Email/)).toHaveValue('fern@example.com');
  expect(services.generateMockup).not.toHaveBeenCalled();

  await user.click(dialog.getByRole('button', { name: 'Get my results' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(getToast()).toMatchObject({ title: 'Success! 🎉' });
  // The first row may have been stored and only its answer lost.
  const ids = services.saveSubmission.mock.calls.map(([row]) => row.id);
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
});

test('a submission is another one for another calculation', async () => {
  const { user, services } = renderCalculator();
  await calculateAndSend(user);
  await waitFor(() => expect(getToast()?.title).toBe('Success! 🎉'));
  await user.click(calculateButton());
  await waitFor(() => expect(services.saveFactoryResults).toHaveBeenCalledTimes(2));
  const ids = services.saveSubmission.mock.calls.map(([row]) => row.id);
  expect(new Set(ids).size).toBe(2);
  expect(services.saveFactoryResults.mock.calls.map(([row]) => row.submission_id)).toEqual(ids);
});

test('a submission whose search ends after the next one began amends its own row', async () => {
  quietWarnings();
  const slow = deferred<ReturnType<typeof aFactoryAnswer>>();
  const services = fakeServices();
  services.searchFactories.mockReturnValueOnce(slow.promise);
  services.searchFactories.mockRejectedValueOnce(new Error('down'));
  const { user } = renderCalculator({ services });
  const dialog = await calculateAndSend(user);
  await user.click(dialog.getByRole('button', { name: 'Hide' }));
  await user.click(screen.getByRole('button', { name: 'Clear the form' }));
  await calculateAndSend(user);
  await waitFor(() => expect(getToast()?.title).toBe('Success! 🎉'));
  await act(async () => slow.resolve(aFactoryAnswer()));
  const [first] = services.saveSubmission.mock.calls.map(([row]) => row.id);
  expect(services.saveFactoryResults).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ submission_id: first }),
  );
});

test('a submission with a failed report and a failed picture can try those again', async () => {
  quietWarnings();
  const services = fakeServices();
  services.generateMockup.mockRejectedValueOnce(new Error('no ink'));
  services.sendNotification.mockRejectedValueOnce(new Error('no mail'));
  const { user } = renderCalculator({ services });
  await calculateAndSend(user);
  await waitFor(() => expect(getToast()?.title).toBe('Success! 🎉'));
  expect(screen.getAllByRole('img', { name: /^Concept drawing/ })).toHaveLength(1);

  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() =>
    expect(screen.getAllByRole('img', { name: /^Concept drawing/ })).toHaveLength(2),
  );
  expect(screen.getByText('Sending your report').closest('li')).toHaveTextContent('Done');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  await waitFor(() =>
    expect(screen.getByRole('heading', { name: 'What’s happening' })).toHaveFocus(),
  );
  expect(services.saveSubmission).toHaveBeenCalledOnce();
  expect(services.searchFactories).toHaveBeenCalledOnce();
});

test('a submission whose report waits for the mail service says so', async () => {
  const services = fakeServices({
    sendNotification: async () => ({ success: true, delivery: 'queued' }),
  });
  const { user } = renderCalculator({ services });
  await calculateAndSend(user);
  await waitFor(() => expect(getToast()?.title).toBe('Success! 🎉'));
  const step = screen.getByText('Sending your report').closest('li');
  expect(step).toHaveTextContent('Saved. We’ll send it as soon as our mail service is back.');
  expect(step).not.toHaveTextContent('Done');
});

test('a submission to an address with enough reports for today says so and goes to another', async () => {
  const services = fakeServices({
    sendNotification: async ({ userEmail }) => ({
      delivery: userEmail === 'fern@example.com' ? 'sent' : 'refused',
    }),
  });
  const { user } = renderCalculator({ services });
  await calculateAndSend(user, 'busy@example.com');
  await waitFor(() => expect(getToast()?.title).toBe('Success! 🎉'));
  const step = () => screen.getByText('Sending your report').closest('li');
  expect(step()).toHaveTextContent('That’s today’s limit of reports for this address.');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Use another address' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.clear(dialog.getByLabelText(/^Email/));
  await user.type(dialog.getByLabelText(/^Email/), 'fern@example.com{Enter}');
  await waitFor(() => expect(screen.queryByText('Sending your report')).toBeNull());
  expect(services.sendNotification).toHaveBeenLastCalledWith(
    expect.objectContaining({ userEmail: 'fern@example.com' }),
  );
});

test('a submission without pictures points to the email, and says so in their place', async () => {
  quietWarnings();
  const services = fakeServices({
    generateMockup: async () => {
      throw new Error('no ink');
    },
  });
  const { user } = renderCalculator({ services });
  await calculateAndSend(user);
  await waitFor(() =>
    expect(getToast()).toMatchObject({
      title: 'Success! 🎉',
      description: 'Your results are ready. Check your email for a detailed report!',
    }),
  );
  expect(screen.getByText(/No picture came back this time/)).toBeVisible();
  expect(figure('Monthly profit')).toBe('$200');
});

test('a submission counts one picture as one', async () => {
  quietWarnings();
  const services = fakeServices();
  services.generateMockup.mockRejectedValueOnce(new Error('no ink'));
  const { user } = renderCalculator({ services });
  await calculateAndSend(user);
  await waitFor(() =>
    expect(getToast()?.description).toBe(
      'Your results are ready with 1 product inspiration image.',
    ),
  );
});

test('a submission succeeds without the factory search, which can be tried again', async () => {
  quietWarnings();
  const services = fakeServices();
  services.searchFactories.mockRejectedValueOnce(new Error('down'));
  const { user } = renderCalculator({ services });
  await calculateAndSend(user);
  await waitFor(() => expect(getToast()?.title).toBe('Success! 🎉'));
  expect(screen.getByText('Medium Confidence')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Search again' }));
  expect(await screen.findByRole('heading', { name: 'Premium Partner A' })).toBeVisible();
  expect(services.saveFactoryResults).toHaveBeenCalledOnce();
});

test('a submission goes on when its dialog is closed', async () => {
  const search = deferred<ReturnType<typeof aFactoryAnswer>>();
  const services = fakeServices({ searchFactories: () => search.promise });
  const { user } = renderCalculator({ services });
  const dialog = await calculateAndSend(user);
  await user.click(dialog.getByRole('button', { name: 'Hide' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: generating })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByText('Searching our verified manufacturing network...')).toBeVisible();
  await act(async () => search.resolve(aFactoryAnswer()));
  expect(await screen.findByRole('heading', { name: 'Premium Partner A' })).toBeVisible();
});

test('a submission whose answers come after a new start changes nothing any more', async () => {
  const search = deferred<ReturnType<typeof aFactoryAnswer>>();
  const services = fakeServices({ searchFactories: () => search.promise });
  const { user } = renderCalculator({ services });
  const dialog = await calculateAndSend(user);
  await user.click(dialog.getByRole('button', { name: 'Hide' }));
  await user.click(screen.getByRole('button', { name: 'Clear the form' }));
  await act(async () => search.resolve(aFactoryAnswer()));
  expect(screen.getByText('Your result appears here')).toBeVisible();
  expect(getToast()).toBeNull();
});

test('a submission searches a suggested country at a press and says so', async () => {
  const services = fakeServices();
  services.searchFactories.mockResolvedValueOnce(anInfeasibleAnswer);
  const { user } = renderCalculator({ services });
  await calculateAndSend(user);
  await user.click(await screen.findByRole('button', { name: 'Search Vietnam' }));
  expect(await screen.findByText('Showing partners in Vietnam.')).toBeVisible();
  expect(services.searchFactories).toHaveBeenLastCalledWith(
    expect.objectContaining({ country: 'vietnam' }),
  );
  expect(services.saveFactoryResults).toHaveBeenLastCalledWith(
    expect.objectContaining({ factory_search_country: 'vietnam' }),
  );
});

test('product inspiration names, enlarges and saves each picture', async () => {
  const { user } = renderCalculator();
  await calculateAndSend(user);
  await user.click(await screen.findByRole('button', { name: 'Enlarge: Product' }));
  expect(screen.getAllByText('Our own concept sketch', { selector: 'span' })).toHaveLength(2);
  const dialog = within(screen.getByRole('dialog', { name: 'Product: tote bag' }));
  expect(dialog.getByRole('img', { name: 'Concept drawing: tote bag' })).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Save as PNG' })).toBeVisible();
  expect(dialog.getByRole('link', { name: 'Save as SVG' })).toHaveAttribute(
    'download',
    'tote-bag.svg',
  );
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Enlarge: Product' })).toHaveFocus();
});

describe('a shared link', () => {
  const address = () => fakeAddress(revenueAddress.toParams(aRequest()));

  test('shows its result at once, fills the form and asks for nothing', () => {
    const { services } = renderCalculator({ address: address() });
    expect(figure('Potential yearly profit')).toBe('$2,400');
    expect(screen.getByLabelText(/^Audience size/)).toHaveValue('12500');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(services.saveSubmission).not.toHaveBeenCalled();
  });

  test('wins over what the tab remembers', () => {
    tabStorage.write('revenue_form', '{"audienceSize":"7"}');
    renderCalculator({ address: address() });
    expect(screen.getByLabelText(/^Audience size/)).toHaveValue('12500');
  });

  test('sends nothing by itself even when the email is known', () => {
    tabStorage.write('email', 'fern@example.com');
    const { services } = renderCalculator({ address: address() });
    expect(services.saveSubmission).not.toHaveBeenCalled();
  });

  test('can be copied', async () => {
    const { user } = renderCalculator({ address: address() });
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await screen.findByRole('button', { name: 'Link copied' })).toBeVisible();
    const copied = new URL(await navigator.clipboard.readText());
    expect(copied.origin + copied.pathname + copied.hash).toBe('https://example.com/#calculator');
    // 200 a month × 12, and the mark that tells the reader that it is somebody else's.
    expect(copied.searchParams.get('was')).toBe('2400');
    expect(copied.searchParams.get('via')).toBe('link');
  });

  test('draws the year, with the numbers as a table', async () => {
    renderCalculator({ address: address() });
    expect(
      await screen.findByText(
        /After twelve months: \$3,000 revenue, \$600 cost and \$2,400 profit/,
      ),
    ).toBeVisible();
    expect(screen.getByRole('slider', { name: 'Your first year' })).toBeVisible();
  });
});

describe('somebody else’s result', () => {
  const shared = { isShared: true, endShared: vi.fn(), resultRef: () => {} };
  const linkTo = (result: SharedRevenue) => fakeAddress(sharedRevenueAddress.toParams(result));

  test('says so, and leads to a tool of one’s own', () => {
    renderCalculator({ address: linkTo(aRequest()), shared });
    const banner = screen.getByRole('region', {
      name: 'Someone shared this result with you.',
    });
    expect(within(banner).getByText('A revenue estimate: $2,400 in profit a year.')).toBeVisible();
    expect(within(banner).getByRole('link', { name: 'Make your own' })).toHaveAttribute(
      'href',
      '/#calculator',
    );
  });

  test('shows pictures, partners and badge as the sender saw them, and sends nothing', async () => {
    const searchFactories = async () =>
      aFactoryAnswer({ factories: [aFactory({ isSample: false })] });
    const { services } = renderCalculator({
      address: linkTo({ ...aRequest(), hasExtras: true }),
      services: fakeServices({ searchFactories }),
      shared,
      product: aToolProduct({ followers: 9000 }),
    });
    expect(await screen.findByRole('img', { name: 'Concept drawing: tote bag' })).toBeVisible();
    expect(screen.getByRole('img', { name: 'Concept drawing: mailer box' })).toBeVisible();
    expect(await screen.findByText('Premium Partner A')).toBeVisible();
    expect(screen.getByText('High Confidence')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Get pictures and factory matches' })).toBeNull();
    expect(services.generateMockup).toHaveBeenCalledWith(
      expect.objectContaining({ productDescription: 'Canvas tote bag' }),
    );
    expect(services.saveSubmission).not.toHaveBeenCalled();
    expect(services.sendNotification).not.toHaveBeenCalled();
    expect(services.saveFactoryResults).not.toHaveBeenCalled();
    expect(learned().answers).toEqual({});
  });

  test('searches where the sender searched', async () => {
    const { services } = renderCalculator({
      address: linkTo({ ...aRequest(), hasExtras: true, searchedCountry: 'vietnam' }),
      shared,
    });
    await waitFor(() => expect(services.searchFactories).toHaveBeenCalledOnce());
    expect(services.searchFactories.mock.calls[0]?.[0].country).toBe('vietnam');
  });

  test('without pictures for the sender has none here', () => {
    const { services } = renderCalculator({ address: linkTo(aRequest()), shared });
    expect(services.generateMockup).not.toHaveBeenCalled();
    expect(services.searchFactories).not.toHaveBeenCalled();
    expect(screen.getByText('Medium Confidence')).toBeVisible();
  });

  test('says that no link holds a name, where the sender’s pictures carry one', async () => {
    renderCalculator({
      address: linkTo({ ...aRequest(), hasExtras: true, leftOut: ['name'] }),
      shared,
    });
    expect(
      await screen.findByText(
        'A link can’t carry account names, so the sender’s isn’t on these pictures.',
      ),
    ).toBeVisible();
  });

  test('goes on without a picture that cannot be drawn again', async () => {
    quietWarnings();
    renderCalculator({
      address: linkTo({ ...aRequest(), hasExtras: true }),
      services: fakeServices({ generateMockup: () => Promise.reject(new Error('busy')) }),
      shared,
    });
    expect(
      await screen.findByText('No picture came back this time. Your figures aren’t affected.'),
    ).toBeVisible();
  });

  test('leaves what the tab stores of the visitor alone, until they calculate', async () => {
    tabStorage.write('revenue_form', '{"audienceSize":"7"}');
    const { user } = renderCalculator({ address: linkTo(aRequest()), shared });
    change(/^Audience size/, '25k');
    expect(tabStorage.read('revenue_form')).toBe('{"audienceSize":"7"}');
    expect(tabStorage.read('revenue_address')).toBeNull();
    await user.click(calculateButton());
    expect(shared.endShared).toHaveBeenCalled();
    expect(tabStorage.read('revenue_address')).not.toBeNull();
  });

  test('calculated with one field changed, teaches only that one', async () => {
    const { user, address } = renderCalculator({
      address: linkTo(aRequest()),
      shared,
      product: aToolProduct(),
    });
    change(/^Average order value/, '30');
    await user.click(calculateButton());
    expect(learned().answers).toEqual({ priceUsd: 30 });
    expect(address.replace).toHaveBeenLastCalledWith(expect.objectContaining({ priceUsd: 30 }));
  });

  test('of an older day says what has changed since', () => {
    const params = sharedRevenueAddress.toParams(aRequest());
    params.set('on', '2020-11-29');
    params.set('was', '2280');
    renderCalculator({ address: fakeAddress(params), shared });
    expect(screen.getByText('Since Nov 29, 2020: profit +$120 a year.')).toBeVisible();
  });
});

test('a result with pictures and partners keeps them in its address and its link', async () => {
  const { user, address } = renderCalculator();
  fillForm();
  await user.click(screen.getByRole('tab', { name: 'In your words' }));
  await enterText(user, screen.getByLabelText(/Describe your look/), 'Cottage garden by @fern');
  await user.click(calculateButton());
  await user.type(await screen.findByLabelText(/^Email/), 'fern@example.com{Enter}');
  await waitFor(() =>
    expect(address.replace).toHaveBeenLastCalledWith(
      expect.objectContaining({ hasExtras: true, leftOut: ['name'] }),
    ),
  );
});

describe('an edit after the result', () => {
  const note = 'You changed the form. These figures are from your earlier answers.';

  test('marks the figures as older, and calculates again at a press', async () => {
    const { user } = renderCalculator({
      address: fakeAddress(revenueAddress.toParams(aRequest())),
    });
    expect(screen.queryByText(note)).toBeNull();
    await user.clear(screen.getByLabelText(/^Audience size/));
    await enterText(user, screen.getByLabelText(/^Audience size/), '25k');
    expect(screen.getByText(note)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Calculate again' }));
    expect(figure('Engaged fans')).toBe('1,000');
    expect(screen.queryByText(note)).toBeNull();
  });

  test('that means the same leaves them as they are', async () => {
    const { user } = renderCalculator({
      address: fakeAddress(revenueAddress.toParams(aRequest())),
    });
    await user.clear(screen.getByLabelText(/^Audience size/));
    expect(screen.getByText(note)).toBeVisible();
    await enterText(user, screen.getByLabelText(/^Audience size/), '12.5k');
    expect(screen.queryByText(note)).toBeNull();
  });

  test('outlives a reload, with the handle and the words as they were typed', async () => {
    const first = renderCalculator();
    fillForm();
    await first.user.click(screen.getByRole('tab', { name: 'In your words' }));
    const words = 'Cottage garden by @fern';
    await enterText(first.user, screen.getByLabelText(/Describe your look/), words);
    await first.user.click(calculateButton());
    await first.user.click(await screen.findByRole('button', { name: 'Skip, show my numbers' }));
    await first.user.clear(screen.getByLabelText(/^Audience size/));
    await enterText(first.user, screen.getByLabelText(/^Audience size/), '99');
    const request = first.address.replace.mock.lastCall?.[0];
    if (!request) throw new Error('nothing was put into the address');
    first.view.unmount();

    const { user, services } = renderCalculator({
      address: fakeAddress(revenueAddress.toParams(request)),
    });
    expect(screen.getByLabelText(/^Audience size/)).toHaveValue('99');
    expect(screen.getByLabelText(/Describe your look/)).toHaveValue(words);
    expect(figure('Engaged fans')).toBe('500');
    expect(screen.getByText(note)).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Get pictures and factory matches' }));
    await user.type(await screen.findByLabelText(/^Email/), 'fern@example.com{Enter}');
    await waitFor(() => expect(services.generateMockup).toHaveBeenCalledTimes(2));
    expect(services.generateMockup).toHaveBeenCalledWith(
      expect.objectContaining({ brandName: '@fern' }),
    );
  });

  test('of a shared link outlives a reload too', async () => {
    const address = fakeAddress(revenueAddress.toParams(aRequest()));
    const { user, view } = renderCalculator({ address });
    await user.clear(screen.getByLabelText(/^Audience size/));
    await enterText(user, screen.getByLabelText(/^Audience size/), '99');
    view.unmount();
    renderCalculator({ address });
    expect(screen.getByLabelText(/^Audience size/)).toHaveValue('99');
  });
});

describe('known answers', () => {
  test('fill the blank fields, say from where, and are learned from a result', async () => {
    const product = aToolProduct({ followers: 12_500, productCategory: 'accessories' });
    const { user } = renderCalculator({ product });
    // The note loads where something was filled in.
    expect(
      await screen.findByText(
        'Filled in: 12,500 followers and accessories as the category (from the country quiz). Change anything you like.',
      ),
    ).toBeVisible();
    expect(screen.getByLabelText(/^Audience size/)).toHaveValue('12500');
    expect(screen.getByLabelText(/^Product category/)).toHaveDisplayValue('Accessories');
    fillForm();
    await user.click(calculateButton());
    expect(learned().answers).toEqual({
      followers: 12_500,
      engagementRatePct: 4,
      priceUsd: 25,
      product: 'Canvas tote bag',
      country: 'china',
      productCategory: 'accessories',
      monthlyOrders: 10,
    });
    expect(learned().origins.country?.from).toBe('revenue');
  });

  test('leave out a rate that was assumed', async () => {
    const { user } = renderCalculator({ product: aToolProduct() });
    fillForm();
    await user.clear(screen.getByLabelText(/^Engagement rate/));
    await user.click(calculateButton());
    expect(learned().answers.followers).toBe(12_500);
    expect(learned().answers).not.toHaveProperty('engagementRatePct');
  });

  test('can be left blank, and what was typed over them stays', async () => {
    const product = aToolProduct({ followers: 12_500, priceUsd: 25 });
    const { user } = renderCalculator({ product });
    change(/^Average order value/, '30');
    await user.click(screen.getByRole('button', { name: 'Leave these blank' }));
    expect(product.decline).toHaveBeenCalledOnce();
    expect(screen.getByLabelText(/^Audience size/)).toHaveValue('');
    expect(screen.getByLabelText(/^Average order value/)).toHaveValue('30');
  });

  test('are kept in the tab once they were calculated with, and not before', async () => {
    const known = { followers: 12_500, engagementRatePct: 4, priceUsd: 25 };
    const { user, view } = renderCalculator({ product: aToolProduct(known) });
    expect(tabStorage.read('revenue_form')).not.toContain('12500');
    choose(/^Product category/, 'Accessories');
    choose(/^Made in/, 'China');
    await user.click(calculateButton());
    expect(tabStorage.read('revenue_form')).toContain('12500');
    view.unmount();
  });

  test('stay out of the way of a shared link, and learn nothing from it', () => {
    renderCalculator({
      address: fakeAddress(revenueAddress.toParams(aRequest({ product: '' }))),
      product: aToolProduct({ product: 'Linen apron' }),
    });
    expect(screen.getByLabelText(/^Product description/)).toHaveValue('');
    expect(screen.queryByRole('region', { name: 'Filled in for you' })).toBeNull();
    expect(learned().answers).toEqual({});
  });

  test('are not filled in again for somebody who cleared the form', async () => {
    const product = aToolProduct({ followers: 12_500 });
    const { user } = renderCalculator({ product });
    expect(await screen.findByRole('region', { name: 'Filled in for you' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear the form' }));
    expect(product.decline).toHaveBeenCalledOnce();
    expect(screen.getByLabelText(/^Audience size/)).toHaveValue('');
  });

  test('are forgotten with the form, its result and the address of the report', async () => {
    const product = aToolProduct();
    const { user, address } = renderCalculator({ product });
    await calculateAndSend(user);
    await waitFor(() => expect(getToast()?.title).toBe('Success! 🎉'));
    await user.click(screen.getByRole('button', { name: 'Forget what I typed' }));
    expect(product.forget).toHaveBeenCalledOnce();
    expect(screen.getByLabelText(/^Audience size/)).toHaveValue('');
    expect(screen.queryByRole('heading', { name: 'Your revenue potential' })).toBeNull();
    expect(screen.queryByText('fern@example.com')).toBeNull();
    expect(tabStorage.read('email')).toBeNull();
    expect(address.replace).toHaveBeenLastCalledWith(null);
    expect(screen.getByText('Forgotten. Nothing is kept on this device.')).toBeVisible();
  });
});

describe('supplier prices', () => {
  const shared = () => fakeAddress(revenueAddress.toParams(aRequest()));

  test('take the place of the results, and give it back', async () => {
    const { user, services } = renderCalculator({ address: shared() });
    await user.click(screen.getByRole('button', { name: 'See supplier prices' }));
    expect(await screen.findByRole('heading', { name: 'Real supplier prices' })).toHaveFocus();
    expect(screen.queryByRole('heading', { name: 'Your revenue potential' })).toBeNull();
    const row = await screen.findByRole('row', { name: /Canvas tote bag/ });
    expect(screen.getByText('Searched for: Canvas tote bag')).toBeVisible();
    expect(row).toHaveTextContent('Bag maker');
    expect(row).toHaveTextContent('$1.20 to $2.50');
    expect(row).toHaveTextContent('Minimum order: 1,000 pieces');
    expect(row).toHaveTextContent('Middle: $1.85');
    expect(services.fetchMarketPrices).toHaveBeenCalledExactlyOnceWith({
      query: 'Canvas tote bag',
      productCategory: 'accessories',
    });
    expect(getToast()).toBeNull();

    await user.click(screen.getByRole('button', { name: 'Back to your results' }));
    expect(screen.getByRole('heading', { name: 'Your revenue potential' })).toHaveFocus();
  });

  test('say that they are loading', async () => {
    const services = fakeServices({ fetchMarketPrices: () => new Promise(() => {}) });
    const { user } = renderCalculator({ address: shared(), services });
    await user.click(screen.getByRole('button', { name: 'See supplier prices' }));
    expect(await screen.findByText('Looking up supplier prices...')).toBeVisible();
  });

  test('that are only typical ranges are said to be so, by toast and on the page', async () => {
    const services = fakeServices({
      fetchMarketPrices: async () => aPriceAnswer({ source: 'builtin' }),
    });
    const { user } = renderCalculator({ address: shared(), services });
    await user.click(screen.getByRole('button', { name: 'See supplier prices' }));
    expect(await screen.findByRole('heading', { name: 'Typical supplier prices' })).toBeVisible();
    expect(screen.getByText(/our own typical ranges .* not offers/)).toBeVisible();
    expect(screen.getByText('Your product: Canvas tote bag')).toBeVisible();
    expect(screen.queryByText(/Searched for/)).toBeNull();
    expect(screen.queryByText('Bag maker')).toBeNull();
    expect(getToast()).toMatchObject({
      title: 'Using estimated pricing',
      description: 'Live market data unavailable, showing typical ranges',
    });
  });

  test('that did not load can be asked for again', async () => {
    quietWarnings();
    const services = fakeServices();
    services.fetchMarketPrices.mockRejectedValueOnce(new Error('down'));
    const { user } = renderCalculator({ address: shared(), services });
    await user.click(screen.getByRole('button', { name: 'See supplier prices' }));
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('row', { name: /Canvas tote bag/ })).toBeVisible();
  });

  const aTypicalRow = (moq: number, min: number, max: number) => ({
    productName: 'Canvas tote bag',
    kindId: 'tote-bag',
    priceRange: { min, max },
    moq,
    supplier: 'Typical range',
    url: null,
    currency: 'USD' as const,
  });
  const typicalServices = () =>
    fakeServices({
      fetchMarketPrices: async () =>
        aPriceAnswer({
          source: 'builtin',
          results: [aTypicalRow(100, 4, 8), aTypicalRow(500, 2, 4.4), aTypicalRow(20, 20, 40)],
        }),
    });

  test('of an unknown product are said to be missing, without a toast that promises some', async () => {
    const services = fakeServices({
      fetchMarketPrices: async () => aPriceAnswer({ results: [], source: 'builtin' }),
    });
    const { user } = renderCalculator({ address: shared(), services });
    await user.click(screen.getByRole('button', { name: 'See supplier prices' }));
    expect(await screen.findByText(/We have no range for this product\./)).toBeVisible();
    expect(screen.queryByText(/our own typical ranges/)).toBeNull();
    expect(getToast()).toBeNull();
  });

  test('that are typical stand by order size', async () => {
    const { user } = renderCalculator({ address: shared(), services: typicalServices() });
    await user.click(screen.getByRole('button', { name: 'See supplier prices' }));
    const row = await screen.findByRole('row', { name: /Canvas tote bag, 500 pieces/ });
    expect(row).toHaveTextContent('$2.00 to $4.40');
    expect(row).toHaveTextContent('Middle: $3.20');
  });

  test('above the retail price cannot be calculated with', async () => {
    const { user } = renderCalculator({ address: shared(), services: typicalServices() });
    await user.click(screen.getByRole('button', { name: 'See supplier prices' }));
    const row = await screen.findByRole('row', { name: /Canvas tote bag, 20 pieces/ });
    expect(row).toHaveTextContent('Above your price of $25.00: nothing would be left.');
    expect(within(row).queryByRole('button')).toBeNull();
  });

  test('can be calculated with, say so in a receipt, and give way to the estimate again', async () => {
    const { user, address } = renderCalculator({
      address: shared(),
      services: typicalServices(),
    });
    expect(figure('Cost per unit')).toBe('$5.00');
    await user.click(screen.getByRole('button', { name: 'See supplier prices' }));
    await user.click(
      await screen.findByRole('button', {
        name: 'Calculate with this price: $3.20, Canvas tote bag, 500 pieces',
      }),
    );
    expect(figure('Cost per unit')).toBe('$3.20');
    expect(figure('Monthly profit')).toBe('$218');
    const receipt = screen.getByText(/the middle of our typical range/);
    expect(receipt).toHaveTextContent(
      'Unit cost: $3.20, the middle of our typical range for canvas tote bag at 500 pieces; the estimate would use $5.00.',
    );
    const chosenCost = {
      unitCostUsd: 3.2,
      product: 'Canvas tote bag',
      pieces: 500,
      source: 'builtin',
    } as const;
    expect(address.replace).toHaveBeenLastCalledWith(aRequest({ chosenCost }));

    await user.click(screen.getByRole('button', { name: 'What we assumed' }));
    expect(await screen.findByText('Unit cost, as you chose it')).toBeVisible();
    expect(screen.queryByText('20% of your $25.00 price')).toBeNull();

    await user.click(screen.getByRole('button', { name: 'Use the estimate again' }));
    expect(figure('Cost per unit')).toBe('$5.00');
    expect(screen.queryByText(/the middle of our typical range/)).toBeNull();
    expect(screen.getByRole('heading', { name: 'Your revenue potential' })).toHaveFocus();
    expect(address.replace).toHaveBeenLastCalledWith(aRequest());
  });

  test('that were chosen are marked when the prices open again', async () => {
    const chosenCost = {
      unitCostUsd: 3.2,
      product: 'Canvas tote bag',
      pieces: 500,
      source: 'builtin',
    } as const;
    const { user } = renderCalculator({
      address: fakeAddress(revenueAddress.toParams(aRequest({ chosenCost }))),
      services: typicalServices(),
    });
    expect(figure('Cost per unit')).toBe('$3.20');
    await user.click(screen.getByRole('button', { name: 'See supplier prices' }));
    const row = await screen.findByRole('row', { name: /Canvas tote bag, 500 pieces/ });
    expect(row).toHaveTextContent('In your calculation');
    expect(
      screen.getByText('You calculate with $3.20 per unit; the estimate would use $5.00.'),
    ).toBeVisible();
  });
});

test('what was assumed is one tap away, with source and year', async () => {
  const { user } = renderCalculator({ address: fakeAddress(revenueAddress.toParams(aRequest())) });
  await user.click(screen.getByRole('button', { name: 'What we assumed' }));
  expect(await screen.findByText('Engaged fans who order each month')).toBeVisible();
  expect(screen.getByText('2%')).toBeVisible();
  expect(screen.getByText('Unit cost, made in China')).toBeVisible();
  expect(screen.getByText('20% of your $25.00 price')).toBeVisible();
  expect(screen.getAllByText('BrandBFF planning figure, not a measurement, 2026')).toHaveLength(2);
  expect(screen.getByText('FOB')).toBeVisible();
});

test('the confidence says what it rests on', async () => {
  const { user } = renderCalculator({ address: fakeAddress(revenueAddress.toParams(aRequest())) });
  expect(screen.getByText('Medium Confidence')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'How sure is this?' }));
  expect(screen.getByText('70 of 90')).toBeVisible();
});

test('a result that rounds to nothing says what to check instead of drawing zeros', () => {
  // 1 × 4% × 2% × $25 = 2 cents a month.
  renderCalculator({ address: fakeAddress(revenueAddress.toParams(aRequest({ followers: 1 }))) });
  expect(figure('Monthly revenue')).toBe('$0');
  expect(screen.getByText(/At these numbers, we don’t project any orders/)).toBeVisible();
  expect(screen.queryByText('Your first year')).toBeNull();
});

test('a result of nothing says what to check instead of drawing it', () => {
  renderCalculator({ address: fakeAddress(revenueAddress.toParams(aRequest({ followers: 0 }))) });
  expect(screen.getByText(/At these numbers, we don’t project any orders/)).toBeVisible();
  expect(figure('Profit margin')).toBe('0.0%');
  expect(screen.getByText('Low Confidence')).toBeVisible();
});

test('a call can be booked in a new tab, and more tools follow', () => {
  renderCalculator();
  expect(screen.getByRole('link', { name: /Book a Free Call/ })).toHaveAttribute(
    'target',
    '_blank',
  );
  expect(screen.getByRole('link', { name: 'Try More Free Tools' })).toHaveAttribute(
    'href',
    '/brand-vision',
  );
});

test('everything works where the storage throws', async () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  const { user } = renderCalculator();
  await calculateAndSend(user);
  await waitFor(() => expect(getToast()?.title).toBe('Success! 🎉'));
});
