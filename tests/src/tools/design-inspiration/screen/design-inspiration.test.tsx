import {
  act,
  configure,
  createEvent,
  fireEvent,
  screen,
  waitFor,
  within,
} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { queryClient } from '@/api/query-client.ts';
import { dismissToast, getToast } from '@/components/ui/toast-store.ts';
import {
  aPictureFile,
  aProfile,
  fakeServices,
  profileLink,
  renderCalculator,
} from '../../creator-calculator/screen/fakes.tsx';
import { form, type User } from '../../creator-calculator/screen/form.ts';
import { deferred } from '../../revenue-calculator/screen/fakes.ts';

configure({ asyncUtilTimeout: 5000 });

beforeEach(() => dismissToast());
afterEach(() => queryClient.clear());

/** The form with its part on the look, which comes late. */
async function renderForm(options?: Parameters<typeof renderCalculator>[0]) {
  const rendered = renderCalculator(options);
  await form().findByRole('tablist');
  return rendered;
}

const chooser = () => form().getByLabelText('Choose pictures');
const pictures = () => form().queryAllByRole('img', { name: /^Reference picture/ });

async function openTab(user: User, name: string) {
  await user.click(form().getByRole('tab', { name }));
}

test('offers ten style tags, each with a swatch', async () => {
  await renderForm();
  const tags = within(form().getByRole('group', { name: 'Style Tags' })).getAllByRole('button');
  expect(tags.map((tag) => tag.textContent)).toEqual([
    'Minimalist',
    'Bold & Colorful',
    'Luxury',
    'Streetwear',
    'Y2K',
    'Cottagecore',
    'Tech & Modern',
    'Vintage',
    'Athletic',
    'Edgy',
  ]);
  for (const tag of tags) expect(tag.querySelector('svg circle')).not.toBeNull();
});

test('with three style tags chosen the others are disabled, and a chosen one can be removed', async () => {
  const { user } = await renderForm();
  expect(form().getByText('0/3')).toBeVisible();
  for (const name of ['Luxury', 'Vintage', 'Edgy']) {
    await user.click(form().getByRole('button', { name }));
  }
  expect(form().getByText('3/3')).toBeVisible();
  const fourth = form().getByRole('button', { name: 'Athletic' });
  expect(fourth).toHaveAttribute('aria-disabled', 'true');
  await user.click(fourth);
  expect(fourth).toHaveAttribute('aria-pressed', 'false');
  await user.click(form().getByRole('button', { name: 'Vintage' }));
  expect(form().getByText('2/3')).toBeVisible();
  expect(fourth).not.toHaveAttribute('aria-disabled', 'true');
});

test('several pictures can be uploaded at once and show a palette to copy', async () => {
  const { user } = await renderForm();
  await openTab(user, 'Upload');
  await user.upload(chooser(), [aPictureFile('a.png'), aPictureFile('b.png')]);
  await waitFor(() => expect(pictures()).toHaveLength(2));
  expect(form().getByText('2 pictures added.')).toBeVisible();
  expect(form().getByText('2/3')).toBeVisible();
  const palette = within(form().getByRole('region', { name: 'Palette of your pictures' }));
  const color = palette.getByRole('button', { name: 'Copy #1F7A4D' });
  expect(color).toHaveTextContent('#1F7A4D');
  await user.click(color);
  expect(await navigator.clipboard.readText()).toBe('#1F7A4D');
});

test('pictures beyond three are left out with a message, and the input is disabled', async () => {
  const { user } = await renderForm();
  await openTab(user, 'Upload');
  const files = ['a.png', 'b.png', 'c.png', 'd.png', 'e.png'].map(aPictureFile);
  await user.upload(chooser(), files);
  await waitFor(() => expect(pictures()).toHaveLength(3));
  expect(form().getByText('2 pictures were left out: three is the maximum.')).toBeVisible();
  expect(chooser()).toBeDisabled();
});

test('each picture can be removed, which makes room for another', async () => {
  const { user } = await renderForm();
  await openTab(user, 'Upload');
  await user.upload(chooser(), ['a.png', 'b.png', 'c.png'].map(aPictureFile));
  await waitFor(() => expect(pictures()).toHaveLength(3));
  await user.click(form().getByRole('button', { name: 'Remove b.png' }));
  expect(pictures().map((picture) => picture.getAttribute('alt'))).toEqual([
    'Reference picture: a.png',
    'Reference picture: c.png',
  ]);
  await waitFor(() => expect(chooser()).toHaveFocus());
  expect(chooser()).toBeEnabled();
});

test.each([
  ['IMG_1.heic', /iPhone HEIC picture, which this browser can’t open/],
  ['notes.pdf', /notes.pdf isn’t a picture we can read/],
  ['huge.jpg', /huge.jpg is too large/],
  ['vast.png', /vast.png has more than 80 megapixels. Choose a smaller one/],
  ['broken.png', /broken.png couldn’t be opened/],
])('%s shows a clear error and does not affect another picture', async (name, text) => {
  await renderForm();
  // The browser's own filter is a hint that a visitor may switch off.
  const user = userEvent.setup({ applyAccept: false });
  await openTab(user, 'Upload');
  await user.upload(chooser(), [aPictureFile(name), aPictureFile('good.png')]);
  await waitFor(() => expect(pictures()).toHaveLength(1));
  expect(form().getByText(text)).toBeVisible();
});

test('pictures can be dropped', async () => {
  const { user } = await renderForm();
  await openTab(user, 'Upload');
  const zone = chooser().closest('label');
  if (!zone) throw new Error('There is no place to drop on');
  fireEvent.drop(zone, { dataTransfer: { files: [aPictureFile('dropped.png')] } });
  expect(await form().findByRole('img', { name: 'Reference picture: dropped.png' })).toBeVisible();
});

test('pictures can be pasted, and pasted text is left alone', async () => {
  const { user } = await renderForm();
  await openTab(user, 'Upload');
  const paste = createEvent.paste(document.body, {
    clipboardData: { files: [aPictureFile('pasted.png')] },
  });
  fireEvent(document.body, paste);
  expect(paste.defaultPrevented).toBe(true);
  expect(await form().findByRole('img', { name: 'Reference picture: pasted.png' })).toBeVisible();

  const text = createEvent.paste(document.body, { clipboardData: { files: [] } });
  fireEvent(document.body, text);
  expect(text.defaultPrevented).toBe(false);
});

describe('auto-analyze', () => {
  const analyze = () => form().getByRole('button', { name: 'Analyze My Aesthetic' });

  async function fetchAndOpen(user: User) {
    await user.type(form().getByLabelText('Profile link'), profileLink);
    await user.click(form().getByRole('button', { name: 'Fetch Profile' }));
    await form().findByRole('region', { name: 'Profile of @fern.makes' });
    await openTab(user, 'Auto-Analyze');
  }

  test('is disabled until a profile is fetched, and a press says why', async () => {
    const { user, services } = await renderForm();
    await openTab(user, 'Auto-Analyze');
    expect(analyze()).toHaveAttribute('aria-disabled', 'true');
    expect(analyze()).toHaveAccessibleDescription('Please fetch your profile first');
    await user.click(analyze());
    expect(getToast()).toMatchObject({
      title: 'Profile URL Required',
      description: 'Please fetch your profile first to analyze your aesthetic',
      variant: 'destructive',
    });
    expect(services.analyzeAesthetic).not.toHaveBeenCalled();
  });

  test('shows that it is analyzing, then the aesthetic, colors and mood', async () => {
    const answer =
      deferred<Awaited<ReturnType<ReturnType<typeof fakeServices>['analyzeAesthetic']>>>();
    const services = fakeServices({ analyzeAesthetic: () => answer.promise });
    const { user } = await renderForm({ services });
    await fetchAndOpen(user);
    await user.click(analyze());
    expect(form().getByRole('button', { name: 'Analyzing your aesthetic...' })).toBeVisible();
    answer.resolve({
      analysis: {
        aesthetic: 'Vintage, warm.',
        colors: ['#B5532A'],
        mood: ['warm'],
        styles: ['vintage'],
      },
      basis: 'Read from your bio.',
    });
    expect(await form().findByText('Vintage, warm.')).toBeVisible();
    expect(form().getByText('Read from your bio.')).toBeVisible();
    expect(form().getByRole('button', { name: 'Copy #B5532A' })).toBeVisible();
    expect(within(form().getByRole('list', { name: 'Mood' })).getByText('warm')).toBeVisible();
    expect(getToast()).toMatchObject({
      title: 'Aesthetic Analyzed!',
      description: "We've analyzed your brand style from your content.",
      variant: 'success',
    });
    expect(services.analyzeAesthetic).toHaveBeenCalledExactlyOnceWith({
      profileUrl: 'https://www.tiktok.com/@fern.makes',
      profile: {
        username: 'fern.makes',
        displayName: 'Fern Makes',
        platform: 'TikTok',
        bio: 'Linen and slow mornings',
      },
    });
  });

  test('a second press during an analysis does nothing', async () => {
    const services = fakeServices({ analyzeAesthetic: () => new Promise(() => {}) });
    const { user } = await renderForm({ services });
    await fetchAndOpen(user);
    await user.click(analyze());
    const busy = form().getByRole('button', { name: 'Analyzing your aesthetic...' });
    await user.click(busy);
    expect(services.analyzeAesthetic).toHaveBeenCalledOnce();
  });

  test('ignores the result for a profile that was replaced', async () => {
    const first =
      deferred<Awaited<ReturnType<ReturnType<typeof fakeServices>['analyzeAesthetic']>>>();
    const services = fakeServices();
    services.analyzeAesthetic.mockReturnValueOnce(first.promise);
    const { user } = await renderForm({ services });
    await fetchAndOpen(user);
    await user.click(analyze());

    services.fetchProfile.mockResolvedValueOnce({
      data: aProfile({ username: 'moss', profileUrl: 'https://www.tiktok.com/@moss' }),
      source: 'builtin',
    });
    await user.click(form().getByRole('button', { name: 'Fetch Profile' }));
    await form().findByRole('region', { name: 'Profile of @moss' });
    await user.click(analyze());
    expect(await form().findByText('Cottagecore: cozy and soft.')).toBeVisible();

    await act(async () =>
      first.resolve({
        analysis: { aesthetic: 'Of the first.', colors: [], mood: [], styles: ['edgy'] },
        basis: '',
      }),
    );
    expect(form().getByText('Cottagecore: cozy and soft.')).toBeVisible();
    expect(screen.queryByText('Of the first.')).toBeNull();
  });

  test('can be removed', async () => {
    const { user } = await renderForm();
    await fetchAndOpen(user);
    await user.click(analyze());
    await user.click(await form().findByRole('button', { name: 'Remove this analysis' }));
    expect(screen.queryByText('Cottagecore: cozy and soft.')).toBeNull();
  });

  test('a failure points to the other tabs', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const services = fakeServices({
      analyzeAesthetic: async () => {
        throw new Error('nothing to read');
      },
    });
    const { user } = await renderForm({ services });
    await fetchAndOpen(user);
    await user.click(analyze());
    await waitFor(() =>
      expect(getToast()).toMatchObject({
        title: 'Analysis Failed',
        description: "Couldn't analyze your aesthetic. Try manual selection instead.",
        variant: 'destructive',
      }),
    );
    expect(analyze()).toBeVisible();
    expect(warn).toHaveBeenCalledOnce();
  });
});
