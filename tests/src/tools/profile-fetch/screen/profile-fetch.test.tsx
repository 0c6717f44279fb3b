import { configure, fireEvent, waitFor, within } from '@testing-library/react';
import { enterText } from '@tests/support/enter-text.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { dismissToast, getToast } from '@/components/ui/toast-store.ts';
import {
  aProfile,
  fakeServices,
  profileLink,
  renderCalculator,
} from '../../creator-calculator/screen/fakes.tsx';
import { form, type User } from '../../creator-calculator/screen/form.ts';
import { deferred } from '../../revenue-calculator/screen/fakes.ts';

configure({ asyncUtilTimeout: 5000 });

beforeEach(() => dismissToast());

const fetchButton = () => form().getByRole('button', { name: 'Fetch Profile' });
const followers = () => form().getByLabelText(/^Total followers/);
const engagement = () => form().getByLabelText(/^Engagement rate/);
const card = () => form().findByRole('region', { name: 'Profile of @fern.makes' });

async function fetchProfile(user: User, link = profileLink) {
  await enterText(user, form().getByLabelText('Profile link'), link);
  await user.click(fetchButton());
}

test.each(['', '   '])(
  'a blank link ("%s") says "URL Required" and fetches nothing',
  async (link) => {
    const { user, services } = renderCalculator();
    if (link) await enterText(user, form().getByLabelText('Profile link'), link);
    await user.click(fetchButton());
    expect(getToast()).toMatchObject({
      title: 'URL Required',
      description: 'Please enter a TikTok, Instagram, or YouTube profile URL',
      variant: 'destructive',
    });
    expect(services.fetchProfile).not.toHaveBeenCalled();
  },
);

test('the button shows that it is fetching, and a second press does nothing', async () => {
  const answer = deferred<Awaited<ReturnType<ReturnType<typeof fakeServices>['fetchProfile']>>>();
  const services = fakeServices({ fetchProfile: () => answer.promise });
  const { user } = renderCalculator({ services });
  await fetchProfile(user);
  const busy = form().getByRole('button', { name: 'Fetching...' });
  await user.click(busy);
  expect(services.fetchProfile).toHaveBeenCalledExactlyOnceWith({ url: profileLink });
  answer.resolve({ data: aProfile(), source: 'builtin' });
  expect(await card()).toBeVisible();
});

test('a loaded profile shows its card, fills in followers and engagement, and explains the rate', async () => {
  const { user } = renderCalculator();
  await fetchProfile(user);
  const shown = within(await card());
  expect(shown.getByText('Fern Makes')).toBeVisible();
  expect(shown.getByText('TikTok')).toBeVisible();
  expect(shown.getByText('48K')).toBeVisible();
  expect(shown.getByText('5.7%')).toBeVisible();
  expect(shown.getByText('From the average likes and comments of recent posts.')).toBeVisible();
  expect(followers()).toHaveValue('48200');
  expect(engagement()).toHaveValue('5.7');
  expect(getToast()).toMatchObject({
    title: 'Profile Loaded!',
    description: 'Fetched data for @fern.makes',
    variant: 'success',
  });
});

test.each([
  [1_240_000, '1.2M'],
  [999_999, '1.0M'],
  [48_700, '49K'],
])('a loaded profile with %d followers shows %s', async (count, text) => {
  const services = fakeServices({
    fetchProfile: async () => ({ data: aProfile({ followers: count }), source: 'live' }),
  });
  const { user } = renderCalculator({ services });
  await fetchProfile(user);
  expect(within(await card()).getByText(text)).toBeVisible();
});

test('a loaded profile keeps typed values that it does not know', async () => {
  const services = fakeServices({
    fetchProfile: async () => ({
      data: aProfile({ followers: undefined, engagement_rate: undefined }),
      source: 'builtin',
    }),
  });
  const { user } = renderCalculator({ services });
  await enterText(user, followers(), '900');
  await fetchProfile(user);
  const shown = within(await card());
  expect(shown.getAllByText('Not public')).toHaveLength(2);
  expect(shown.getByText(/We couldn’t read your followers or engagement rate/)).toBeVisible();
  expect(followers()).toHaveValue('900');
  expect(engagement()).toHaveValue('');
});

test('a sample profile is marked as one', async () => {
  const services = fakeServices({
    fetchProfile: async () => ({ data: aProfile(), source: 'sample' }),
  });
  const { user } = renderCalculator({ services });
  await fetchProfile(user);
  expect(within(await card()).getByText('Sample profile')).toBeVisible();
});

test('a profile picture that does not load is replaced by a letter', async () => {
  const services = fakeServices({
    fetchProfile: async () => ({
      data: aProfile({ profile_pic_url: 'https://pictures.example.com/gone.jpg' }),
      source: 'live',
    }),
  });
  const { user } = renderCalculator({ services });
  await fetchProfile(user);
  const shown = within(await card());
  fireEvent.error(shown.getByRole('img', { name: 'Profile picture of @fern.makes' }));
  expect(shown.queryByRole('img')).toBeNull();
  expect(shown.getByText('F')).toBeVisible();
});

test('removing a profile also removes what it filled in', async () => {
  const { user } = renderCalculator();
  await fetchProfile(user);
  await user.click(within(await card()).getByRole('button', { name: 'Remove profile' }));
  expect(form().queryByRole('region', { name: 'Profile of @fern.makes' })).toBeNull();
  expect(followers()).toHaveValue('');
});

test('a failed fetch shows an error, and the numbers can still be typed', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const services = fakeServices({
    fetchProfile: async () => {
      throw new Error('blocked');
    },
  });
  const { user } = renderCalculator({ services });
  await enterText(user, followers(), '900');
  await fetchProfile(user);
  await waitFor(() =>
    expect(getToast()).toMatchObject({
      title: 'Fetch Failed',
      description: "Couldn't load profile. You can still enter data manually.",
      variant: 'destructive',
    }),
  );
  expect(form().getByLabelText('Profile link')).toHaveAccessibleDescription(
    /This profile didn't load/,
  );
  expect(followers()).toHaveValue('900');
  expect(warn).toHaveBeenCalledOnce();
});

test('a wrong link shows the server’s message at the field', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const reason = 'This link goes to a video, not a profile.';
  const services = fakeServices({
    fetchProfile: async () => {
      throw Object.assign(new Error(reason), { code: 'link_video' });
    },
  });
  const { user } = renderCalculator({ services });
  await fetchProfile(user);
  await waitFor(() =>
    expect(getToast()).toMatchObject({
      title: 'Fetch Failed',
      description: "Couldn't load profile. You can still enter data manually.",
    }),
  );
  expect(form().getByLabelText('Profile link')).toHaveAccessibleDescription(new RegExp(reason));
});

test('Enter in the link field fetches the profile and submits nothing', async () => {
  const { user, services } = renderCalculator();
  await user.type(form().getByLabelText('Profile link'), `${profileLink}{Enter}`);
  expect(await card()).toBeVisible();
  expect(services.fetchProfile).toHaveBeenCalledOnce();
});

test('an Enter that accepts an input method’s word fetches nothing', async () => {
  const { user, services } = renderCalculator();
  const field = form().getByLabelText('Profile link');
  await user.type(field, profileLink);
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
  expect(services.fetchProfile).not.toHaveBeenCalled();
});
