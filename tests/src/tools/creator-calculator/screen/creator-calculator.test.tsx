import {
  creatorAddress,
  sharedCreatorAddress,
} from '@functions/_shared/domain/tool-inputs/creator-address.ts';
import type { CreatorInput } from '@functions/_shared/domain/tool-inputs/creator-input.ts';
import { act, configure, screen, waitFor, within } from '@testing-library/react';
import { aToolProduct, learned } from '@tests/support/a-tool-product.ts';
import { enterText } from '@tests/support/enter-text.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dismissToast, getToast } from '@/components/ui/toast-store.ts';
import { ownDemandTests } from '@/hooks/own-demand-tests.ts';
import { tabStorage } from '@/lib/storage.ts';
import { expectOpen, expectShut } from '../../../../support/shut-button.ts';
import {
  aFactory,
  aFactoryAnswer,
  anInfeasibleAnswer,
  deferred,
} from '../../revenue-calculator/screen/fakes.ts';
import {
  aPictureFile,
  fakeAddress,
  fakeServices,
  profileLink,
  renderCalculator,
} from './fakes.tsx';
import { chooseCountry, fillForm, form, mainButton } from './form.ts';

// A busy machine takes long to load the results the first time; none of these tests is about speed.
configure({ asyncUtilTimeout: 20_000 });

beforeEach(() => dismissToast());
afterEach(() => ownDemandTests.remove(toteTest.id));

/** 5% at $30 and below. */
const toteTest = {
  id: 'bcdfghjkmn',
  secret: 'bcdfghjkmnpqrstvwxyz234567',
  product: 'Canvas tote bag',
  endsAt: '2026-12-06T16:00:00Z',
  measured: { visitors: 400, rates: [{ priceUsd: 30, pct: 5 }] },
};

const toteMaker: CreatorInput = {
  followers: 12_500,
  engagementRatePct: 4,
  product: 'Canvas tote bag',
  priceUsd: 25,
  country: 'china',
  styles: [],
};

const somebodyElses = { isShared: true, endShared: vi.fn(), resultRef: () => {} };

const results = () => screen.findByRole('region', { name: 'Your Creator Brand Revenue Potential' });

async function figure(caption: string) {
  const card = within(await results()).getByRole('group', {
    name: 'Your Creator Brand Revenue Potential',
  });
  const found = within(card).getByText(caption, { selector: 'dt' });
  return found.nextElementSibling?.textContent;
}

const quietWarnings = () => vi.spyOn(console, 'warn').mockImplementation(() => {});

test('the form has its fields in the order of the specification', async () => {
  renderCalculator();
  await form().findByRole('tablist');
  const names = form()
    .getAllByText(
      /^(Profile link|Total followers|Engagement rate \(%\)|Dream product|Design inspiration|Dream product price \(\$\)|Manufacturing country)$/,
    )
    .map((label) => label.textContent?.replace('*', ''));
  expect(names).toEqual([
    'Profile link',
    'Total followers',
    'Engagement rate (%)',
    'Dream product',
    'Design inspiration',
    'Dream product price ($)',
    'Manufacturing country',
  ]);
  expect(form().getByText(/^Pricing is FOB/)).toBeVisible();
});

test('the form keeps the main button shut until all five answers are there, and says which are missing', async () => {
  const { user } = renderCalculator();
  expectShut(mainButton());
  await enterText(user, form().getByLabelText(/^Total followers/), '100');
  await enterText(user, form().getByLabelText(/^Engagement rate/), '3');
  await enterText(user, form().getByLabelText(/^Dream product\*?$/), 'Mug');
  expect(form().getByText('Still needed: price and country.')).toBeVisible();
  await enterText(user, form().getByLabelText(/^Dream product price/), '20');
  expectShut(mainButton());
  await chooseCountry(user, 'Mexico');
  expectOpen(mainButton());
  await user.clear(form().getByLabelText(/^Dream product\*?$/));
  expectShut(mainButton());
});

test('the form a press on the shut button names every missing answer and goes to the first', async () => {
  const { user, services } = renderCalculator();
  await enterText(user, form().getByLabelText(/^Total followers/), '100');
  await user.click(mainButton());
  const engagementRate = form().getByLabelText(/^Engagement rate/);
  await waitFor(() => expect(engagementRate).toHaveFocus());
  expect(engagementRate).toHaveAccessibleDescription(/Enter your engagement rate/);
  expect(form().getByLabelText(/^Total followers/)).toHaveValue('100');
  expect(services.searchFactories).not.toHaveBeenCalled();
});

test('the form says "Choose Plan to Continue" when it is disabled, however full it is', async () => {
  const { user, services } = renderCalculator({ disabled: true });
  await fillForm(user);
  const button = form().getByRole('button', { name: 'Choose Plan to Continue' });
  expect(button).toBeDisabled();
  await user.type(form().getByLabelText(/^Total followers/), '{Enter}');
  expect(services.searchFactories).not.toHaveBeenCalled();
  expect(screen.queryByRole('button', { name: 'Show Me My Brand Potential' })).toBeNull();
});

test('the form offers all seven countries, with "You Choose" explained', async () => {
  const { user } = renderCalculator();
  const country = form().getByRole('combobox', { name: /Manufacturing country/ });
  const options = within(country).getAllByRole('option');
  expect(options.map((option) => option.textContent)).toEqual([
    'You Choose',
    'China',
    'USA',
    'Vietnam',
    'Mexico',
    'Pakistan',
    'South Korea',
  ]);
  await user.selectOptions(country, 'You Choose');
  expect(country).toHaveAccessibleDescription('AI optimizes for best margin and quality');
});

test('the form moves the engagement rate by 0.1 with the arrow keys', async () => {
  const { user } = renderCalculator();
  const rate = form().getByLabelText(/^Engagement rate/);
  await user.type(rate, '3.5{ArrowUp}{ArrowUp}');
  expect(rate).toHaveValue('3.7');
  await user.type(rate, '{ArrowDown}');
  expect(rate).toHaveValue('3.6');
});

test('the form complains about a number that is none, at its field, and goes there', async () => {
  const { user, services } = renderCalculator();
  await fillForm(user);
  const followers = form().getByLabelText(/^Total followers/);
  await user.clear(followers);
  await enterText(user, followers, 'lots');
  await user.click(mainButton());
  await waitFor(() => expect(followers).toHaveFocus());
  expect(followers).toHaveAccessibleDescription(/Enter a number, such as 12,500 or 12.5k./);
  expect(form().getByRole('alert')).toHaveTextContent('Please check one answer.');
  expect(services.searchFactories).not.toHaveBeenCalled();
});

test('the form takes the rate of the engagement dialog', async () => {
  const { user } = renderCalculator();
  await user.click(form().getByRole('button', { name: 'What is an engagement rate?' }));
  await user.click(screen.getByRole('button', { name: 'Calculate My Engagement Rate' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Engagement rate calculator' }));
  await enterText(user, dialog.getByLabelText(/Total followers/), '10,000');
  await enterText(user, dialog.getByLabelText(/likes/), '400');
  await enterText(user, dialog.getByLabelText(/comments/), '20');
  await user.click(dialog.getByRole('button', { name: 'Calculate' }));
  await user.click(dialog.getByRole('button', { name: 'Use 4.2%' }));
  const rate = form().getByLabelText(/^Engagement rate/);
  expect(rate).toHaveValue('4.2');
  await waitFor(() => expect(rate).toHaveFocus());
});

test('the form loses nothing when the tab is reloaded: fields, profile, look and pictures', async () => {
  const { user, view } = renderCalculator();
  await enterText(user, form().getByLabelText('Profile link'), profileLink);
  await user.click(form().getByRole('button', { name: 'Fetch Profile' }));
  await form().findByRole('region', { name: 'Profile of @fern.makes' });
  await enterText(user, form().getByLabelText(/^Dream product\*?$/), 'Canvas tote');
  await user.click(form().getByRole('button', { name: 'Vintage' }));
  await user.click(form().getByRole('tab', { name: 'Upload' }));
  await user.upload(form().getByLabelText('Choose pictures'), aPictureFile());
  await form().findByRole('img', { name: 'Reference picture: look.png' });
  view.unmount();

  renderCalculator();
  expect(form().getByLabelText('Profile link')).toHaveValue(profileLink);
  expect(form().getByRole('region', { name: 'Profile of @fern.makes' })).toBeVisible();
  expect(form().getByLabelText(/^Total followers/)).toHaveValue('48200');
  expect(form().getByLabelText(/^Dream product\*?$/)).toHaveValue('Canvas tote');
  expect(form().getByRole('button', { name: 'Vintage' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(form().getByRole('tab', { name: 'Upload' }));
  expect(form().getByRole('img', { name: 'Reference picture: look.png' })).toBeVisible();
});

test('the form asks before it is cleared, and stays when it should', async () => {
  const { user } = renderCalculator();
  await enterText(user, form().getByLabelText(/^Total followers/), '100');
  await user.click(form().getByRole('button', { name: 'Clear the form' }));
  const keep = form().getByRole('button', { name: 'Keep it' });
  await waitFor(() => expect(keep).toHaveFocus());
  await user.click(keep);
  expect(form().getByLabelText(/^Total followers/)).toHaveValue('100');
  await waitFor(() => expect(form().getByRole('button', { name: 'Clear the form' })).toHaveFocus());
});

test('the form is forgotten with everything the tab and the device remember of it', async () => {
  const product = aToolProduct();
  const { user, address } = renderCalculator({ product });
  tabStorage.write('email', 'fern@example.com');
  await enterText(user, form().getByLabelText(/^Total followers/), '100');
  await user.click(screen.getByRole('button', { name: 'Forget what I typed' }));
  expect(product.forget).toHaveBeenCalledOnce();
  expect(form().getByLabelText(/^Total followers/)).toHaveValue('');
  expect(address.replace).toHaveBeenLastCalledWith(null);
  expect(tabStorage.read('email')).toBeNull();
  expect(tabStorage.read('creator_form')).not.toContain('100');
  const said = screen.getByText('Forgotten. Nothing is kept on this device.');
  expect(said.parentElement).toHaveFocus();
});

test('the form is empty again when cleared, and so is the address', async () => {
  const { user, address } = renderCalculator();
  tabStorage.write('idea_form', '{}');
  tabStorage.write('email', 'fern@example.com');
  await fillForm(user);
  await user.click(form().getByRole('button', { name: 'Clear the form' }));
  await user.click(form().getByRole('button', { name: 'Clear everything' }));
  expect(form().getByLabelText(/^Total followers/)).toHaveValue('');
  expect(address.replace).toHaveBeenLastCalledWith(null);
  expect(tabStorage.read('email')).toBeNull();
  expect(getToast()).toMatchObject({ title: 'Form cleared.' });
});

test('the form that was cleared is not filled in again', async () => {
  const product = aToolProduct({ followers: 9000 });
  const { user } = renderCalculator({ product });
  expect(form().getByLabelText(/^Total followers/)).toHaveValue('9000');
  await user.click(form().getByRole('button', { name: 'Clear the form' }));
  expect(product.decline).not.toHaveBeenCalled();
  await user.click(form().getByRole('button', { name: 'Clear everything' }));
  expect(product.decline).toHaveBeenCalledOnce();
  expect(form().getByLabelText(/^Total followers/)).toHaveValue('');
});

test('the form fills its blank fields with what is known, says from where, and learns the result', async () => {
  const product = aToolProduct({ followers: 9000, country: 'vietnam' });
  const { user } = renderCalculator({ product });
  const note = within(await screen.findByRole('region', { name: 'Filled in for you' }));
  expect(
    note.getByText(
      'Filled in: 9,000 followers and made in Vietnam (from the country quiz). Change anything you like.',
    ),
  ).toBeVisible();
  expect(form().getByLabelText(/^Total followers/)).toHaveValue('9000');
  expect(form().getByRole('combobox', { name: /country/ })).toHaveDisplayValue('Vietnam');
  expect(form().getByLabelText(/^Engagement rate/)).toHaveValue('');
  expect(learned().answers).toEqual({});

  await enterText(user, form().getByLabelText(/^Engagement rate/), '4');
  await enterText(user, form().getByLabelText(/^Dream product\*?$/), 'Mug');
  await enterText(user, form().getByLabelText(/^Dream product price/), '20');
  await user.click(mainButton());
  await results();
  // 9,000 × 4% = 360 engaged; × 2% = 7.2 orders.
  expect(learned().answers).toEqual({
    followers: 9000,
    engagementRatePct: 4,
    priceUsd: 20,
    product: 'Mug',
    country: 'vietnam',
    monthlyOrders: 7.2,
  });
  expect(learned().origins.priceUsd?.from).toBe('creator');
});

test('the form leaves blank what was filled in, on request, and keeps what was typed over it', async () => {
  const product = aToolProduct({
    followers: 9000,
    priceUsd: 24.5,
    profileUrl: 'tiktok.com/@fern.makes',
  });
  const { user } = renderCalculator({ product });
  expect(form().getByLabelText(/^Profile link/)).toHaveValue('tiktok.com/@fern.makes');
  const price = form().getByLabelText(/^Dream product price/);
  expect(price).toHaveValue('24.5');
  await user.clear(price);
  await enterText(user, price, '30');
  await user.click(screen.getByRole('button', { name: 'Leave these blank' }));
  expect(product.decline).toHaveBeenCalledOnce();
  expect(form().getByLabelText(/^Total followers/)).toHaveValue('');
  expect(form().getByLabelText(/^Profile link/)).toHaveValue('');
  expect(price).toHaveValue('30');
});

test('the form does not keep in the tab what was only filled in', () => {
  const { view } = renderCalculator({ product: aToolProduct({ followers: 9000 }) });
  view.unmount();
  renderCalculator({ product: aToolProduct({ followers: 12_000 }) });
  expect(form().getByLabelText(/^Total followers/)).toHaveValue('12000');
});

test('a loaded profile, the engagement dialog and a chosen order size are learned', async () => {
  const { user } = renderCalculator({ product: aToolProduct() });
  await enterText(user, form().getByLabelText(/^Profile link/), profileLink);
  await user.click(form().getByRole('button', { name: 'Fetch Profile' }));
  await waitFor(() => expect(learned().answers.followers).toBe(48_200));
  expect(learned().answers).toEqual({
    profileUrl: profileLink,
    followers: 48_200,
    engagementRatePct: 5.7,
  });
  expect(learned().origins.followers?.from).toBe('profile');

  await user.click(form().getByRole('button', { name: 'What is an engagement rate?' }));
  await user.click(screen.getByRole('button', { name: 'Calculate My Engagement Rate' }));
  const dialog = within(await screen.findByRole('dialog', { name: /engagement rate/i }));
  expect(dialog.getByLabelText(/Total followers/)).toHaveValue('48200');
  await user.type(dialog.getByLabelText(/Average likes per post/), '964');
  await user.type(dialog.getByLabelText(/Average comments per post/), '482');
  await user.click(dialog.getByRole('button', { name: 'Calculate' }));
  await user.click(await dialog.findByRole('button', { name: 'Use 3.0%' }));
  expect(learned().answers.engagementRatePct).toBe(3);
  expect(learned().origins.engagementRatePct?.from).toBe('engagement');
});

test('the request for quotes follows the size of the order: chosen, else known, else 1,000', async () => {
  const product = aToolProduct({ quantities: [300, 2000] }, 'rfq');
  const { user } = renderCalculator({ product });
  await fillForm(user);
  await user.click(mainButton());
  await results();
  expect(await screen.findByText('300 units to start')).toBeVisible();
  expect(
    await screen.findByText(/orders of 300 and 2,000 pieces \(from the RFQ generator\)/),
  ).toBeVisible();
  const slider = screen.getByRole('slider', { name: 'Units in one order' });
  expect(slider).toHaveAttribute('aria-valuenow', '500');
  await user.click(screen.getByRole('button', { name: /Scale 3,000/ }));
  expect(await screen.findByText('3,000 units to start')).toBeVisible();
  expect(learned().answers.quantities).toEqual([3000]);
  expect(learned().origins.quantities?.from).toBe('volume');
});

test('the page says why its two unit costs differ', async () => {
  const { user } = renderCalculator();
  await fillForm(user);
  await user.click(mainButton());
  await results();
  expect(
    await screen.findByText(
      /The results use \$5\.00 a unit, 20% of the price, based on the country/,
    ),
  ).toBeVisible();
});

test('a demand test of the product replaces the 2%, follows the price, and leads back', async () => {
  ownDemandTests.keep(toteTest);
  const { user, address } = renderCalculator();
  await fillForm(user);
  await user.click(mainButton());
  // 500 engaged × 5%.
  expect(await figure('Monthly orders')).toBe('25');
  expect(address.replace).toHaveBeenLastCalledWith(
    expect.objectContaining({ measuredOrdering: { pct: 5, visitors: 400 } }),
  );
  const card = within(await results());
  await user.click(card.getByRole('button', { name: 'Go back to 2%' }));
  expect(await figure('Monthly orders')).toBe('10');
  expect(ownDemandTests.read().prefersAssumed).toBe(true);
  await user.click(card.getByRole('button', { name: 'Use the measured rate' }));
  expect(await figure('Monthly orders')).toBe('25');
});

test('pressing the main button shows the figures at once, while factories and pictures are still under way', async () => {
  const factories = deferred<ReturnType<typeof aFactoryAnswer>>();
  const picture = deferred<never>();
  const services = fakeServices({
    searchFactories: () => factories.promise,
    generateMockup: () => picture.promise,
  });
  const { user, address } = renderCalculator({ services });
  await fillForm(user);
  await user.click(mainButton());
  expect(await figure('Engaged fans')).toBe('500');
  expect(await figure('Monthly orders')).toBe('10');
  expect(await figure('Monthly profit')).toBe('$200');
  expect(await figure('Potential yearly profit')).toBe('$2,400');
  expect(screen.getByText('Searching our verified manufacturing network...')).toBeVisible();
  expect(address.replace).toHaveBeenCalledExactlyOnceWith(toteMaker);

  factories.resolve(aFactoryAnswer());
  expect(await screen.findByText('Premium Partner A')).toBeVisible();
});

test('pressing the main button puts the focus on the results', async () => {
  const { user } = renderCalculator();
  await fillForm(user);
  await user.click(mainButton());
  const heading = await screen.findByRole('heading', {
    name: 'Your Creator Brand Revenue Potential',
  });
  await waitFor(() => expect(heading).toHaveFocus());
});

test('pressing the main button searches factories for the product in the chosen country', async () => {
  const { user, services } = renderCalculator();
  await fillForm(user);
  await user.click(mainButton());
  await results();
  expect(services.searchFactories).toHaveBeenCalledExactlyOnceWith({
    searchQuery: 'Canvas tote bag',
    country: 'china',
  });
});

test('pressing the main button stores the partners with the submission of the email that the tab knows', async () => {
  const { user, services } = renderCalculator();
  tabStorage.write('email', 'fern@example.com');
  await fillForm(user);
  await user.click(mainButton());
  await results();
  await waitFor(() =>
    expect(services.saveFactoryResults).toHaveBeenCalledExactlyOnceWith({
      user_email: 'fern@example.com',
      factory_recommendations: aFactoryAnswer().factories,
      factory_search_country: 'china',
      factory_feasible: true,
      product_description: 'Canvas tote bag',
    }),
  );
});

test('pressing the main button stores no partners while no email is known', async () => {
  const { user, services } = renderCalculator();
  await fillForm(user);
  await user.click(mainButton());
  expect(await screen.findByText('Premium Partner A')).toBeVisible();
  expect(services.saveFactoryResults).not.toHaveBeenCalled();
});

test('pressing the main button logs partners that could not be stored, and shows them', async () => {
  const warn = quietWarnings();
  const services = fakeServices({
    saveFactoryResults: async () => {
      throw new Error('down');
    },
  });
  const { user } = renderCalculator({ services });
  tabStorage.write('email', 'fern@example.com');
  await fillForm(user);
  await user.click(mainButton());
  expect(await screen.findByText('Premium Partner A')).toBeVisible();
  await waitFor(() => expect(warn).toHaveBeenCalledOnce());
});

test('pressing the main button a second time while the first is under way drops what the first still brings', async () => {
  const first = deferred<ReturnType<typeof aFactoryAnswer>>();
  const services = fakeServices();
  services.searchFactories.mockReturnValueOnce(first.promise);
  const { user } = renderCalculator({ services });
  tabStorage.write('email', 'fern@example.com');
  await fillForm(user);
  await user.click(mainButton());
  await results();
  await chooseCountry(user, 'Vietnam');
  await user.click(mainButton());
  expect(await screen.findByText('Premium Partner A')).toBeVisible();
  await act(async () => first.resolve(aFactoryAnswer({ factories: [] })));
  expect(screen.getByText('Premium Partner A')).toBeVisible();
  expect(services.saveFactoryResults).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ factory_search_country: 'vietnam' }),
  );
});

test('pressing the main button names no country to the search when it is left to us', async () => {
  const { user, services } = renderCalculator();
  await fillForm(user);
  await chooseCountry(user, 'You Choose');
  await user.click(mainButton());
  await results();
  expect(services.searchFactories).toHaveBeenCalledExactlyOnceWith({
    searchQuery: 'Canvas tote bag',
  });
});

test('pressing the main button draws the product and its box with the name and the look that are known', async () => {
  const { user, services } = renderCalculator();
  await enterText(user, form().getByLabelText('Profile link'), profileLink);
  await user.click(form().getByRole('button', { name: 'Fetch Profile' }));
  await form().findByRole('region', { name: 'Profile of @fern.makes' });
  await enterText(user, form().getByLabelText(/^Dream product\*?$/), 'Canvas tote bag');
  await enterText(user, form().getByLabelText(/^Dream product price/), '25');
  await chooseCountry(user, 'China');
  await user.click(form().getByRole('button', { name: 'Vintage' }));
  await user.click(form().getByRole('tab', { name: 'Upload' }));
  await user.upload(form().getByLabelText('Choose pictures'), aPictureFile());
  await form().findByRole('img', { name: 'Reference picture: look.png' });
  await user.click(mainButton());

  expect(await screen.findByRole('img', { name: 'Concept drawing: apron' })).toBeVisible();
  expect(screen.getByRole('img', { name: 'Concept drawing: mailer box' })).toBeVisible();
  expect(services.generateMockup).toHaveBeenCalledWith({
    productDescription: 'Canvas tote bag',
    brandName: '@fern.makes',
    styleVibe: 'Vintage',
    targetModel: 'product-design',
    colorPalette: ['#1F7A4D'],
  });
  await results();
});

test('pressing the main button logs a failed factory search, and offers to try again', async () => {
  const warn = quietWarnings();
  const services = fakeServices({
    searchFactories: async () => {
      throw new Error('down');
    },
  });
  const { user } = renderCalculator({ services });
  await fillForm(user);
  await user.click(mainButton());
  const again = await screen.findByRole('button', { name: 'Search again' });
  expect(warn).toHaveBeenCalledWith(
    'Creator calculator: the factory search failed',
    expect.any(Error),
  );
  expect(getToast()).toBeNull();
  services.searchFactories.mockResolvedValue(aFactoryAnswer());
  await user.click(again);
  expect(await screen.findByText('Premium Partner A')).toBeVisible();
});

test('pressing the main button leaves out a picture that was not drawn', async () => {
  quietWarnings();
  const services = fakeServices();
  services.generateMockup.mockRejectedValueOnce(new Error('down'));
  const { user } = renderCalculator({ services });
  await fillForm(user);
  await user.click(mainButton());
  expect(await screen.findByRole('img', { name: 'Concept drawing: mailer box' })).toBeVisible();
  expect(screen.queryByRole('img', { name: 'Concept drawing: apron' })).toBeNull();
  await results();
});

test('pressing the main button searches a suggested country at a press and says so', async () => {
  const services = fakeServices({ searchFactories: async () => anInfeasibleAnswer });
  const { user } = renderCalculator({ services });
  await fillForm(user);
  await user.click(mainButton());
  const suggestion = await screen.findByRole('button', { name: 'Search Vietnam' });
  services.searchFactories.mockResolvedValue(aFactoryAnswer());
  await user.click(suggestion);
  expect(await screen.findByText('Showing partners in Vietnam.')).toBeVisible();
  expect(services.searchFactories).toHaveBeenLastCalledWith({
    searchQuery: 'Canvas tote bag',
    country: 'vietnam',
  });
});

test('pressing the main button recomputes at another price, in the form and in the address as well', async () => {
  const { user, services, address } = renderCalculator();
  await fillForm(user);
  await user.click(mainButton());
  const price = within(await results()).getByLabelText('Dream product price ($)');
  await user.clear(price);
  await enterText(user, price, '50');
  expect(await figure('Monthly profit')).toBe('$400');
  expect(form().getByLabelText(/^Dream product price/)).toHaveValue('50');
  await waitFor(() =>
    expect(address.replace).toHaveBeenLastCalledWith({ ...toteMaker, priceUsd: 50 }),
  );
  expect(services.searchFactories).toHaveBeenCalledOnce();
});

test('a result comes back whole after a reload: partners, pictures and badge', async () => {
  const searchFactories = async () =>
    aFactoryAnswer({ factories: [aFactory({ isSample: false })] });
  const { user, view } = renderCalculator({ services: fakeServices({ searchFactories }) });
  await fillForm(user);
  await user.click(mainButton());
  await screen.findByRole('img', { name: 'Concept drawing: mailer box' });
  view.unmount();

  const { services } = renderCalculator({
    address: fakeAddress(creatorAddress.toParams(toteMaker)),
    services: fakeServices({ searchFactories }),
  });
  expect(screen.getByRole('img', { name: 'Concept drawing: apron' })).toBeVisible();
  expect(await screen.findByText('Premium Partner A')).toBeVisible();
  expect(screen.getByText('High Confidence')).toBeVisible();
  expect(services.generateMockup).not.toHaveBeenCalled();
});

test('a result of a form that has changed since says so, and offers to calculate again', async () => {
  const { user, address } = renderCalculator();
  await fillForm(user);
  await user.click(mainButton());
  await results();
  const stale = 'You changed the form. These figures are from your earlier answers.';
  expect(screen.queryByText(stale)).toBeNull();
  const followers = form().getByLabelText(/^Total followers/);
  await user.clear(followers);
  await enterText(user, followers, '25000');
  expect(screen.getByText(stale)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Calculate again' }));
  expect(address.replace).toHaveBeenLastCalledWith({ ...toteMaker, followers: 25_000 });
  expect(screen.queryByText(stale)).toBeNull();
  expect(await figure('Engaged fans')).toBe('1,000');
});

test('a shared link is not filled in with what is known, and a price tried at it is not learned', async () => {
  const address = fakeAddress(creatorAddress.toParams(toteMaker));
  const { user } = renderCalculator({
    address,
    product: aToolProduct({ followers: 9000, profileUrl: 'tiktok.com/@fern.makes' }),
  });
  await results();
  expect(screen.queryByRole('region', { name: 'Filled in for you' })).toBeNull();
  expect(form().getByLabelText(/^Profile link/)).toHaveValue('');
  const price = screen.getByRole('slider', { name: 'Price slider' });
  price.focus();
  await user.keyboard('{ArrowRight}');
  await waitFor(() => expect(address.replace).toHaveBeenCalled());
  expect(learned().answers).toEqual({});
});

test('a shared link shows its result at once, fills the form, asks for its partners and draws it', async () => {
  const { services } = renderCalculator({
    address: fakeAddress(creatorAddress.toParams(toteMaker)),
  });
  expect(form().getByLabelText(/^Total followers/)).toHaveValue('12500');
  expect(await figure('Potential yearly profit')).toBe('$2,400');
  expect(services.searchFactories).toHaveBeenCalledExactlyOnceWith({
    searchQuery: 'Canvas tote bag',
    country: 'china',
  });
  expect(await screen.findByRole('img', { name: 'Concept drawing: apron' })).toBeVisible();
  expect(screen.getByRole('img', { name: 'Concept drawing: mailer box' })).toBeVisible();
});

test('a shared link draws with the sender’s look, says what it lacks, and searches where they did', async () => {
  const { services } = renderCalculator({
    address: fakeAddress(
      sharedCreatorAddress.toParams({
        ...toteMaker,
        look: { aesthetic: 'Cozy and soft', colors: ['#9CAF88'] },
        searchedCountry: 'vietnam',
        leftOut: ['name', 'picture'],
      }),
    ),
    shared: somebodyElses,
  });
  expect(
    await screen.findByText(
      'The sender’s account name and uploaded picture aren’t in the link. These are drawn from the description and the colors.',
    ),
  ).toBeVisible();
  expect(services.generateMockup).toHaveBeenCalledWith(
    expect.objectContaining({
      brandName: 'Inspiration',
      creatorAesthetic: 'Cozy and soft',
      colorPalette: ['#9CAF88'],
    }),
  );
  expect(services.searchFactories.mock.calls[0]?.[0].country).toBe('vietnam');
});

test('a shared link says so, leads to a tool of one’s own, and stores nothing in the tab', async () => {
  tabStorage.write('creator_form', '{"profileUrl":"tiktok.com/@own"}');
  const { user } = renderCalculator({
    address: fakeAddress(creatorAddress.toParams(toteMaker)),
    shared: somebodyElses,
    product: aToolProduct({ followers: 9000 }),
  });
  const banner = await screen.findByRole('region', {
    name: 'Someone shared this result with you.',
  });
  expect(
    within(banner).getByText('What a creator could earn with this product: Canvas tote bag.'),
  ).toBeVisible();
  expect(within(banner).getByRole('link', { name: 'Make your own' })).toHaveAttribute(
    'href',
    '/brand-vision',
  );
  await enterText(user, form().getByLabelText(/^Total followers/), '1');
  expect(tabStorage.read('creator_form')).toBe('{"profileUrl":"tiktok.com/@own"}');
  expect(tabStorage.read('creator_outcome')).toBeNull();
  expect(learned().answers).toEqual({});
  await user.click(mainButton());
  expect(somebodyElses.endShared).toHaveBeenCalled();
  expect(tabStorage.read('creator_outcome')).not.toBeNull();
});

test('a shared link that was calculated with one field changed teaches only that one', async () => {
  const { user, address } = renderCalculator({
    address: fakeAddress(creatorAddress.toParams(toteMaker)),
    shared: somebodyElses,
    product: aToolProduct(),
  });
  await results();
  const price = screen.getByRole('slider', { name: 'Price slider' });
  price.focus();
  await user.keyboard('{ArrowRight}');
  await waitFor(() =>
    expect(address.replace).toHaveBeenLastCalledWith(expect.anything(), { isShared: true }),
  );
  await user.clear(form().getByLabelText(/^Total followers/));
  await enterText(user, form().getByLabelText(/^Total followers/), '25000');
  await user.click(screen.getByRole('button', { name: 'Calculate again' }));
  const { priceUsd } = address.replace.mock.calls.at(-1)?.[0] ?? {};
  expect(priceUsd).not.toBe(toteMaker.priceUsd);
  expect(learned().answers).toEqual({ followers: 25_000, priceUsd });
});

test('a shared link asks for quotes at the sender’s order size, not at one’s own', async () => {
  renderCalculator({
    address: fakeAddress(sharedCreatorAddress.toParams({ ...toteMaker, orderUnits: 500 })),
    shared: somebodyElses,
    product: aToolProduct({ quantities: [9000] }),
  });
  expect(await screen.findByText('500 units to start')).toBeVisible();
  expect(screen.queryByText(/Filled in/)).toBeNull();
});

test('a shared link of an older day says what has changed since', async () => {
  const params = creatorAddress.toParams(toteMaker);
  params.set('on', '2020-11-29');
  params.set('was', '2280');
  renderCalculator({ address: fakeAddress(params), shared: somebodyElses });
  expect(await screen.findByText('Since Nov 29, 2020: profit +$120 a year.')).toBeVisible();
});

test('a link to a result carries its look and what no link may hold, and nobody’s name', async () => {
  const { user, address } = renderCalculator();
  await enterText(user, form().getByLabelText(/^Profile link/), profileLink);
  await fillForm(user);
  await user.click(mainButton());
  await screen.findByRole('img', { name: 'Concept drawing: mailer box' });
  const price = screen.getByRole('slider', { name: 'Price slider' });
  price.focus();
  await user.keyboard('{ArrowRight}');
  await waitFor(() =>
    expect(address.replace).toHaveBeenLastCalledWith(
      expect.objectContaining({ leftOut: ['name'], searchedCountry: undefined }),
    ),
  );
  const last = address.replace.mock.lastCall?.[0];
  expect(last && sharedCreatorAddress.toParams(last).toString()).not.toMatch(/fern/);
});

test('a shared link fills what it holds when it holds only a part', () => {
  renderCalculator({ address: fakeAddress(new URLSearchParams('v=c1&f=300&p=12')) });
  expect(form().getByLabelText(/^Total followers/)).toHaveValue('300');
  expect(form().getByLabelText(/^Dream product price/)).toHaveValue('12');
  expect(screen.queryByRole('region', { name: 'Your Creator Brand Revenue Potential' })).toBeNull();
});
