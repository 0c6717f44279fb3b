import type { GenerateProductIdeasResponse } from '@functions/_shared/contracts/product-ideas.ts';
import { creatorAddress } from '@functions/_shared/domain/tool-inputs/creator-address.ts';
import { configure, screen, waitFor, within } from '@testing-library/react';
import { aToolProduct, learned } from '@tests/support/a-tool-product.ts';
import { enterText } from '@tests/support/enter-text.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '@/api/query-client.ts';
import { dismissToast, getToast } from '@/components/ui/toast-store.ts';
import type * as MinimumDuration from '@/tools/idea-dialog/screen/with-minimum-duration.ts';
import type { ProfileAnswer } from '@/tools/profile-fetch/rules/fetched-profile.ts';
import {
  aProfile,
  fakeServices,
  fiveIdeas,
  profileLink,
  renderCalculator,
} from '../../creator-calculator/screen/fakes.tsx';
import { form, type User } from '../../creator-calculator/screen/form.ts';
import { deferred } from '../../revenue-calculator/screen/fakes.ts';
import '@tests/support/late-code-loaded.ts';

configure({ asyncUtilTimeout: 5000 });

// Phases are shown for people to read; tests need not wait that long.
vi.mock('@/tools/idea-dialog/screen/with-minimum-duration.ts', async (original) => {
  const { withMinimumDuration } = await original<typeof MinimumDuration>();
  return {
    withMinimumDuration: <T,>(minMs: number, work: Promise<T>) =>
      withMinimumDuration(minMs / 10, work),
  };
});

beforeEach(() => {
  dismissToast();
  queryClient.clear();
});

async function openDialog(user: User) {
  await user.click(form().getByRole('button', { name: 'Need an idea?' }));
  return within(await screen.findByRole('dialog', { name: 'Need Product Ideas?' }));
}

async function askForIdeas(user: User, link = profileLink) {
  const dialog = await openDialog(user);
  await enterText(user, dialog.getByLabelText(/^Profile URL/), link);
  await enterText(user, dialog.getByLabelText(/^What do you make content about/), 'Slow mornings');
  const email = dialog.getByLabelText(/^Email/);
  await user.clear(email);
  await enterText(user, email, 'fern@example.com');
  await user.click(dialog.getByRole('button', { name: 'Generate My Ideas' }));
  return dialog;
}

const dreamProduct = () => form().getByLabelText(/^Dream product\*?$/);

test('step 1 asks three questions and says that it is free', async () => {
  const { user } = renderCalculator();
  const dialog = await openDialog(user);
  for (const text of ['Free', 'No credit card required', 'Takes 30 seconds']) {
    expect(dialog.getByText(text)).toBeVisible();
  }
  expect(dialog.getByLabelText(/^Email/)).toHaveAttribute('type', 'email');
  expect(dialog.getAllByRole('textbox')).toHaveLength(3);
});

test('step 1 with a blank field says "Missing Information" and focuses the first one', async () => {
  const { user, services } = renderCalculator();
  const dialog = await openDialog(user);
  await enterText(user, dialog.getByLabelText(/^Profile URL/), profileLink);
  await enterText(user, dialog.getByLabelText(/^Email/), 'fern@example.com');
  await user.click(dialog.getByRole('button', { name: 'Generate My Ideas' }));
  expect(getToast()).toMatchObject({
    title: 'Missing Information',
    description: 'Please fill in all fields',
    variant: 'destructive',
  });
  expect(dialog.getByLabelText(/^What do you make content about/)).toHaveFocus();
  expect(services.generateIdeas).not.toHaveBeenCalled();
});

test('step 1 refuses an email without an @, and keeps it', async () => {
  const { user, services } = renderCalculator();
  const dialog = await openDialog(user);
  await enterText(user, dialog.getByLabelText(/^Profile URL/), profileLink);
  await enterText(user, dialog.getByLabelText(/^What do you make content about/), 'Bread');
  await enterText(user, dialog.getByLabelText(/^Email/), 'fern');
  await user.click(dialog.getByRole('button', { name: 'Generate My Ideas' }));
  expect(getToast()).toMatchObject({ title: 'Invalid Email', variant: 'destructive' });
  expect(dialog.getByLabelText(/^Email/)).toHaveValue('fern');
  expect(services.generateIdeas).not.toHaveBeenCalled();
});

test('step 1 starts with the form’s profile link', async () => {
  const { user } = renderCalculator();
  await enterText(user, form().getByLabelText('Profile link'), profileLink);
  const dialog = await openDialog(user);
  expect(dialog.getByLabelText(/^Profile URL/)).toHaveValue(profileLink);
});

test('step 1 takes over a new link of the form and otherwise keeps its own', async () => {
  const { user } = renderCalculator();
  const link = form().getByLabelText('Profile link');
  await enterText(user, link, 'tiktok.com/@ana');
  let dialog = await openDialog(user);
  await user.clear(dialog.getByLabelText(/^Profile URL/));
  await enterText(user, dialog.getByLabelText(/^Profile URL/), 'tiktok.com/@own');
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  dialog = await openDialog(user);
  expect(dialog.getByLabelText(/^Profile URL/)).toHaveValue('tiktok.com/@own');
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await user.clear(link);
  await enterText(user, link, 'tiktok.com/@bea');
  dialog = await openDialog(user);
  expect(dialog.getByLabelText(/^Profile URL/)).toHaveValue('tiktok.com/@bea');
});

test('step 1 is still filled in after a reload', async () => {
  const { user, view } = renderCalculator();
  const dialog = await openDialog(user);
  await enterText(user, dialog.getByLabelText(/^What do you make content about/), 'Bread');
  view.unmount();
  renderCalculator();
  const again = await openDialog(user);
  expect(again.getByLabelText(/^What do you make content about/)).toHaveValue('Bread');
});

test('generating shows that it analyzes the profile, then that it finds opportunities', async () => {
  const profile = deferred<ProfileAnswer>();
  const ideas = deferred<GenerateProductIdeasResponse>();
  const services = fakeServices({
    fetchProfile: () => profile.promise,
    generateIdeas: () => ideas.promise,
  });
  const { user } = renderCalculator({ services });
  const dialog = await askForIdeas(user);
  expect(dialog.getByRole('status')).toHaveTextContent('Analyzing your profile...');
  profile.resolve({ data: aProfile(), source: 'builtin' });
  await waitFor(() =>
    expect(dialog.getByRole('status')).toHaveTextContent('Finding sleeper opportunities...'),
  );
  ideas.resolve({ ideas: fiveIdeas, source: 'builtin' });
  expect(await dialog.findAllByRole('article')).toHaveLength(5);
});

test('generating sends the profile, description, email and platform', async () => {
  const { user, services } = renderCalculator();
  const dialog = await askForIdeas(user);
  await dialog.findAllByRole('article');
  expect(services.generateIdeas).toHaveBeenCalledExactlyOnceWith({
    socialData: {
      username: 'fern.makes',
      displayName: 'Fern Makes',
      bio: 'Linen and slow mornings',
      followers: 48_200,
      engagement_rate: 5.7,
      userProvidedContext: 'Slow mornings',
    },
    userEmail: 'fern@example.com',
    socialProfileUrl: profileLink,
    socialPlatform: 'TikTok',
    form: {},
  });
});

test('generating uses the name in the link if the profile cannot be loaded', async () => {
  vi.spyOn(console, 'info').mockImplementation(() => {});
  const services = fakeServices({
    fetchProfile: async () => {
      throw new Error('blocked');
    },
  });
  const { user } = renderCalculator({ services });
  const dialog = await askForIdeas(user, 'https://pages.example.com/@ana');
  await dialog.findAllByRole('article');
  expect(services.generateIdeas).toHaveBeenCalledWith(
    expect.objectContaining({
      socialData: { username: 'ana', userProvidedContext: 'Slow mornings' },
      socialPlatform: 'Unknown',
    }),
  );
  expect(getToast()).toMatchObject({ title: 'Ideas Generated!' });
});

test('generating does not fetch the form’s profile again', async () => {
  const { user, services } = renderCalculator();
  await enterText(user, form().getByLabelText('Profile link'), profileLink);
  await user.click(form().getByRole('button', { name: 'Fetch Profile' }));
  await form().findByRole('region', { name: 'Profile of @fern.makes' });
  const dialog = await openDialog(user);
  await enterText(user, dialog.getByLabelText(/^What do you make content about/), 'Bread');
  await enterText(user, dialog.getByLabelText(/^Email/), 'fern@example.com');
  await user.click(dialog.getByRole('button', { name: 'Generate My Ideas' }));
  await dialog.findAllByRole('article');
  expect(services.fetchProfile).toHaveBeenCalledOnce();
});

test('generating for another link sends the form’s audience', async () => {
  vi.spyOn(console, 'info').mockImplementation(() => {});
  const services = fakeServices({
    fetchProfile: async () => {
      throw new Error('blocked');
    },
  });
  const { user } = renderCalculator({ services });
  await enterText(user, form().getByLabelText(/^Total followers/), '12k');
  await enterText(user, form().getByLabelText(/^Engagement rate/), '4');
  const dialog = await askForIdeas(user);
  await dialog.findAllByRole('article');
  expect(services.generateIdeas.mock.calls[0]?.[0].socialData).toEqual({
    username: 'fern.makes',
    followers: 12_000,
    engagement_rate: 4,
    userProvidedContext: 'Slow mornings',
  });
});

test('closing the dialog cancels generating and brings the form back', async () => {
  const ideas = deferred<GenerateProductIdeasResponse>();
  const services = fakeServices({ generateIdeas: () => ideas.promise });
  const { user } = renderCalculator({ services });
  const dialog = await askForIdeas(user);
  await waitFor(() => expect(services.generateIdeas).toHaveBeenCalledOnce());
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  ideas.resolve({ ideas: fiveIdeas, source: 'builtin' });
  const again = await openDialog(user);
  await new Promise((resolve) => setTimeout(resolve, 1000));
  expect(getToast()).toBeNull();
  expect(again.getByLabelText(/^What do you make content about/)).toHaveValue('Slow mornings');
});

test('generating shows both phases even if the answers come at once', async () => {
  const { user } = renderCalculator();
  // A busy machine may be past the first phase when it gets to look, so every text is recorded.
  const said = new Set<string | null>();
  const observer = new MutationObserver(() => {
    for (const status of screen.queryAllByRole('status')) said.add(status.textContent);
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  const dialog = await askForIdeas(user);
  expect(await dialog.findAllByRole('article')).toHaveLength(5);
  observer.disconnect();
  expect([...said]).toEqual(
    expect.arrayContaining(['Analyzing your profile...', 'Finding sleeper opportunities...']),
  );
});

test('generating sends the chosen look apart from the description', async () => {
  const { user, services } = renderCalculator();
  await user.click(form().getByRole('button', { name: 'Vintage' }));
  const dialog = await askForIdeas(user);
  await dialog.findAllByRole('article');
  expect(services.generateIdeas.mock.calls[0]?.[0]).toMatchObject({
    socialData: { userProvidedContext: 'Slow mornings' },
    look: { styles: ['vintage'], colors: [] },
  });
});

test.each([
  [
    new Error('Too many ideas at once. Try again in a minute.'),
    'Too many ideas at once. Try again in a minute.',
  ],
  [new Error(''), 'Please try again or contact support'],
  ['broken', 'Please try again or contact support'],
])('a failure with %o says "%s" and keeps the typed text', async (failure, text) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const services = fakeServices({
    generateIdeas: async () => {
      throw failure;
    },
  });
  const { user } = renderCalculator({ services });
  const dialog = await askForIdeas(user);
  await waitFor(() =>
    expect(getToast()).toMatchObject({
      title: 'Generation Failed',
      description: text,
      variant: 'destructive',
    }),
  );
  expect(await dialog.findByLabelText(/^What do you make content about/)).toHaveValue(
    'Slow mornings',
  );
});

test('an answer without ideas is a failure', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const services = fakeServices({ generateIdeas: async () => ({ ideas: [], source: 'live' }) });
  const { user } = renderCalculator({ services });
  await askForIdeas(user);
  await waitFor(() =>
    expect(getToast()).toMatchObject({
      title: 'Generation Failed',
      description: 'Failed to generate product ideas',
    }),
  );
});

test('step 2 lists five ideas with icon, category, price, reasoning and market fit', async () => {
  const { user } = renderCalculator();
  const dialog = await askForIdeas(user);
  const idea = await dialog.findByRole('article', { name: 'Linen apron' });
  expect(getToast()).toMatchObject({
    title: 'Ideas Generated!',
    description: 'Pick the product that excites you most',
    variant: 'success',
  });
  expect(dialog.getAllByRole('button', { name: 'Use This' })).toHaveLength(5);
  expect(within(idea).getByText('Apparel')).toBeVisible();
  expect(within(idea).getByText('About $28')).toBeVisible();
  expect(within(idea).getByText('Fits “linen” in your bio.')).toBeVisible();
  expect(within(idea).getByText('About 55 orders a month.')).toBeVisible();
  expect(idea.querySelector('svg.lucide-shirt')).not.toBeNull();
});

test('"Use This" fills in and highlights the field, stores and learns the choice, and fills in its price', async () => {
  const { user, services } = renderCalculator({ product: aToolProduct() });
  const dialog = await askForIdeas(user);
  const idea = within(await dialog.findByRole('article', { name: 'Bread crock' }));
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  await user.click(idea.getByRole('button', { name: 'Use This' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(dreamProduct()).toHaveValue('Bread crock');
  expect(getToast()).toMatchObject({
    title: 'Idea Selected!',
    description: "Let's see the numbers for Bread crock",
    variant: 'success',
  });
  expect(services.saveSelectedIdea).toHaveBeenCalledExactlyOnceWith({
    userEmail: 'fern@example.com',
    socialProfileUrl: profileLink,
    idea: fiveIdeas[1],
  });
  const field = dreamProduct().closest('[data-highlighted]');
  expect(field).not.toBeNull();
  expect(scroll.mock.instances).toContain(field);
  await waitFor(() => expect(field).toHaveFocus());

  expect(form().getByLabelText(/^Dream product price/)).toHaveValue('40');
  expect(form().queryByRole('button', { name: /a usual price for this/ })).toBeNull();
  expect(learned().answers).toMatchObject({
    product: 'Bread crock',
    productCategory: 'home-goods',
    priceUsd: 40,
    profileUrl: profileLink,
    followers: 48_200,
    engagementRatePct: 5.7,
  });
  expect(learned().origins.product?.from).toBe('ideas');
  await waitFor(() => expect(field).not.toHaveAttribute('data-highlighted'));
});

test('"Use This" leaves a typed price alone and offers its own', async () => {
  const { user } = renderCalculator({ product: aToolProduct() });
  await user.type(form().getByLabelText(/^Dream product price/), '33');
  const dialog = await askForIdeas(user);
  const idea = within(await dialog.findByRole('article', { name: 'Bread crock' }));
  await user.click(idea.getByRole('button', { name: 'Use This' }));
  const price = form().getByLabelText(/^Dream product price/);
  expect(price).toHaveValue('33');
  expect(learned().answers).not.toHaveProperty('priceUsd');
  await user.click(form().getByRole('button', { name: 'Use $40, a usual price for this' }));
  expect(price).toHaveValue('40');
});

test('a failure to store the choice is only logged', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const services = fakeServices({
    saveSelectedIdea: async () => {
      throw new Error('down');
    },
  });
  const { user } = renderCalculator({ services });
  const dialog = await askForIdeas(user);
  const [first] = await dialog.findAllByRole('button', { name: 'Use This' });
  if (first) await user.click(first);
  expect(dreamProduct()).toHaveValue('Linen apron');
  await waitFor(() => expect(warn).toHaveBeenCalledOnce());
});

test('"Generate Different Ideas" clears profile and description and excludes the shown ideas', async () => {
  const { user, services } = renderCalculator();
  const dialog = await askForIdeas(user);
  await user.click(await dialog.findByRole('button', { name: 'Generate Different Ideas' }));
  expect(dialog.getByLabelText(/^Profile URL/)).toHaveValue('');
  expect(dialog.getByLabelText(/^What do you make content about/)).toHaveValue('');
  expect(dialog.getByLabelText(/^Email/)).toHaveValue('fern@example.com');
  expect(dialog.queryByRole('article')).toBeNull();

  await enterText(user, dialog.getByLabelText(/^Profile URL/), profileLink);
  await enterText(user, dialog.getByLabelText(/^What do you make content about/), 'Bread');
  await user.click(dialog.getByRole('button', { name: 'Generate My Ideas' }));
  await dialog.findAllByRole('article');
  expect(services.generateIdeas.mock.calls[1]?.[0].excludeProductNames).toEqual(
    fiveIdeas.map(({ productName }) => productName),
  );
});

test('ideas shown before a reload are excluded', async () => {
  const { user, view } = renderCalculator();
  const dialog = await askForIdeas(user);
  await dialog.findAllByRole('article');
  view.unmount();
  const { services } = renderCalculator();
  const again = await openDialog(user);
  await user.click(again.getByRole('button', { name: 'Generate My Ideas' }));
  await again.findAllByRole('article');
  expect(services.generateIdeas.mock.calls[0]?.[0].excludeProductNames).toEqual(
    fiveIdeas.map(({ productName }) => productName),
  );
});

test('the factory search gets the idea’s category while the product keeps its name', async () => {
  const { user, services } = renderCalculator();
  const dialog = await askForIdeas(user);
  const [first] = await dialog.findAllByRole('button', { name: 'Use This' });
  if (first) await user.click(first);
  await enterText(user, form().getByLabelText(/^Total followers/), '900');
  await enterText(user, form().getByLabelText(/^Engagement rate/), '3');
  await enterText(user, form().getByLabelText(/^Dream product price/), '28');
  await user.selectOptions(
    form().getByRole('combobox', { name: /Manufacturing country/ }),
    'China',
  );
  await user.click(form().getByRole('button', { name: 'Show Me My Brand Potential' }));
  await vi.waitFor(() =>
    expect(services.searchFactories).toHaveBeenLastCalledWith({
      searchQuery: 'Linen apron',
      country: 'china',
      productCategory: 'apparel',
    }),
  );

  await enterText(user, dreamProduct(), ' dress');
  await user.click(form().getByRole('button', { name: 'Show Me My Brand Potential' }));
  expect(services.searchFactories).toHaveBeenLastCalledWith({
    searchQuery: 'Linen apron dress',
    country: 'china',
  });
  await screen.findByRole('region', { name: 'Your Creator Brand Revenue Potential' });
});

test('"Use This" fills in the profile that the dialog loaded, and overwrites nothing typed', async () => {
  const { user } = renderCalculator();
  await enterText(user, form().getByLabelText(/^Engagement rate/), '4');
  const dialog = await askForIdeas(user);
  const [use] = await dialog.findAllByRole('button', { name: 'Use This' });
  if (use === undefined) throw new Error('There are five.');
  await user.click(use);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(form().getByLabelText('Profile link')).toHaveValue(profileLink);
  expect(form().getByLabelText(/^Total followers/)).toHaveValue('48200');
  expect(form().getByLabelText(/^Engagement rate/)).toHaveValue('4');
  expect(form().getByRole('region', { name: 'Profile of @fern.makes' })).toBeVisible();
});

test('a kept idea can be compared and used after others were asked for', async () => {
  const { user } = renderCalculator();
  const dialog = await askForIdeas(user);
  const crock = within(await dialog.findByRole('article', { name: 'Bread crock' }));
  await user.click(crock.getByRole('button', { name: 'Keep' }));
  expect(crock.getByRole('button', { name: 'Kept' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(dialog.getByRole('button', { name: 'Generate Different Ideas' }));
  await user.click(dialog.getByRole('button', { name: 'See your kept idea' }));
  const kept = within(dialog.getByRole('list', { name: 'Your kept ideas' }));
  expect(kept.getByRole('article', { name: 'Bread crock' })).toHaveTextContent('About $40');
  const link = kept.getByRole('link', { name: 'Open in a new tab' });
  expect(link).toHaveAccessibleDescription('Bread crock');
  expect(link).toHaveAttribute('target', '_blank');
  const { pathname, searchParams } = new URL(
    link.getAttribute('href') ?? '',
    'https://example.com',
  );
  expect(pathname).toBe('/brand-vision');
  expect(creatorAddress.readParams(searchParams)).toMatchObject({
    product: 'Bread crock',
    priceUsd: 40,
    productCategory: 'home-goods',
  });
  await user.click(kept.getByRole('button', { name: 'Use This' }));
  await waitFor(() => expect(dreamProduct()).toHaveValue('Bread crock'));
});

test('each idea carries its picture, drawn on its kind under the visitor’s handle', async () => {
  const services = fakeServices({
    generateIdeas: async () => ({
      ideas: fiveIdeas.map((idea) => ({ ...idea, kindId: 'apron', motif: 'bread' })),
      source: 'builtin',
    }),
    drawGoods: async ({ goods }) => ({
      pictures: goods.map(({ productName }, place) => ({
        url: `data:image/svg+xml;base64,${btoa(productName)}`,
        depicts: place === 0 ? 'apron with bread' : 'parcel standing in for a lamp',
        standsIn: place !== 0,
      })),
    }),
  });
  const { user } = renderCalculator({ services });
  const dialog = await askForIdeas(user);
  const [first, second] = await dialog.findAllByRole('article');
  if (!first || !second) throw new Error('No ideas');
  const picture = await within(first).findByRole('img', {
    name: 'Concept drawing: apron with bread',
  });
  expect(picture).toHaveAttribute('src', `data:image/svg+xml;base64,${btoa('Linen apron')}`);
  expect(within(first).getByText('Apron with bread')).toBeVisible();
  expect(within(second).getByText(/We can’t draw this product yet/)).toBeVisible();
  expect(services.drawGoods).toHaveBeenCalledExactlyOnceWith({
    brandName: '@fern.makes',
    styles: [],
    colors: [],
    goods: fiveIdeas.map(({ productName }) => ({ productName, kindId: 'apron', motif: 'bread' })),
  });
});

test('ideas are whole without pictures', async () => {
  const services = fakeServices({ drawGoods: () => Promise.reject(new Error('offline')) });
  const { user } = renderCalculator({ services });
  const dialog = await askForIdeas(user);
  const idea = await dialog.findByRole('article', { name: 'Linen apron' });
  await waitFor(() => expect(services.drawGoods).toHaveBeenCalled());
  await waitFor(() => expect(idea.querySelector('.motion-safe\\:animate-pulse')).toBeNull());
  expect(within(idea).queryByRole('img')).toBeNull();
  expect(within(idea).getByRole('button', { name: 'Use This' })).toBeEnabled();
});

test('what the engine could not read is said above the ideas, and classics are named', async () => {
  const services = fakeServices({
    generateIdeas: async () => ({
      ideas: fiveIdeas.map((idea) => ({ ...idea, isClassic: true })),
      source: 'builtin',
      notice: 'We couldn’t tell what you post about.',
    }),
  });
  const { user } = renderCalculator({ services });
  const dialog = await askForIdeas(user);
  expect(await dialog.findByText('We couldn’t tell what you post about.')).toBeVisible();
  expect(dialog.getAllByText(/Classic with your subject/)).toHaveLength(5);
});

test('an address that asks for ideas opens the dialog, once', async () => {
  const ideasCall = vi.fn();
  renderCalculator({ ideasCall });
  expect(await screen.findByRole('dialog', { name: 'Need Product Ideas?' })).toBeVisible();
  expect(ideasCall).toHaveBeenCalledOnce();
});

test('the dialog starts with what is known of the visitor’s posts, and says from where', async () => {
  const { user } = renderCalculator({
    product: aToolProduct({ audienceWords: 'Sourdough' }, 'assistant'),
  });
  await user.click(form().getByRole('button', { name: 'Need an idea?' }));
  const dialog = within(await screen.findByRole('dialog'));
  const words = dialog.getByLabelText(/What do you make content about/);
  expect(words).toHaveValue('Sourdough');
  const note = 'Filled in: what you post about (from KIRA). Change anything you like.';
  expect(dialog.getByText(note)).toBeVisible();
  await user.type(words, ' and rye');
  expect(dialog.queryByText(note)).toBeNull();
});
