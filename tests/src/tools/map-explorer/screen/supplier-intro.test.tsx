import { screen, waitFor } from '@testing-library/react';
import { enterText } from '@tests/support/enter-text.ts';
import { expect, test } from 'vitest';
import { showMap } from './show-map.tsx';

async function openForm(options: Parameters<typeof showMap>[0] = {}) {
  const shown = await showMap({ address: 'tool=map&country=vietnam', ...options });
  await shown.user.click(screen.getByRole('button', { name: 'Request Vietnam Supplier Intro' }));
  return shown;
}

const email = () => screen.getByRole('textbox', { name: /^Email/ });
const requirements = () => screen.getByRole('textbox', { name: 'Requirements' });
const submit = () => screen.getByRole('button', { name: 'Submit Request' });

test('the supplier intro is only a button until it is pressed', async () => {
  await showMap({ address: 'country=vietnam' });
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test('pressing the button opens the form with the focus on the email, and Cancel closes it', async () => {
  const { user } = await openForm();
  expect(email()).toHaveFocus();
  expect(requirements()).toBeVisible();
  expect(submit()).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Request Vietnam Supplier Intro' })).toHaveFocus();
});

test.each(['', 'maria.example.com'])(
  'the supplier intro refuses "%s" as an email and sends nothing',
  async (text) => {
    const { user, sent } = await openForm();
    if (text) await enterText(user, email(), text);
    await user.click(submit());
    const title = await screen.findByText('Valid email required');
    expect(title.closest('[data-toast]') ?? title).toBeVisible();
    expect(sent).not.toHaveBeenCalled();
    expect(email()).toBeInvalid();
    expect(email()).toHaveFocus();
  },
);

test('the supplier intro sends the request, then closes and clears the form', async () => {
  const { user, sent } = await openForm();
  await enterText(user, email(), ' maria@example.com ');
  await enterText(user, requirements(), '2,000 leggings');
  await user.click(submit());
  expect(await screen.findByText('Request sent!')).toBeVisible();
  expect(screen.getByText("We'll be in touch with supplier recommendations soon.")).toBeVisible();
  expect(sent).toHaveBeenCalledExactlyOnceWith({
    type: 'map-intro',
    email: 'maria@example.com',
    data: { country: 'Vietnam', category: 'General', message: '2,000 leggings' },
    form: { trap: undefined, filledInMs: expect.any(Number) },
  });
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Request Vietnam Supplier Intro' }));
  expect(email()).toHaveValue('');
  expect(requirements()).toHaveValue('');
});

test('the supplier intro can be sent without requirements', async () => {
  const { user, sent } = await openForm({ email: 'maria@example.com' });
  expect(email()).toHaveValue('maria@example.com');
  await user.click(submit());
  await waitFor(() => expect(sent).toHaveBeenCalledOnce());
});

test.each([
  [
    'cannot be sent now',
    async () => 'waiting' as const,
    'We’ll keep trying, or you can send it again.',
  ],
  ['was refused', () => Promise.reject(new Error('no')), 'Please check it and try again.'],
])(
  'the supplier intro keeps the typed text when it %s, and can be sent again',
  async (_what, requestIntro, outlook) => {
    const { user, sent } = await openForm({ requestIntro });
    await enterText(user, email(), 'maria@example.com');
    await enterText(user, requirements(), '2,000 leggings');
    await user.click(submit());
    expect(await screen.findByText('Error sending request')).toBeVisible();
    expect(screen.getByText(`Nothing you typed is lost. ${outlook}`)).toBeVisible();
    expect(email()).toHaveValue('maria@example.com');
    expect(requirements()).toHaveValue('2,000 leggings');
    await user.click(submit());
    expect(sent).toHaveBeenCalledTimes(2);
  },
);

test('the supplier intro is sent once, no matter how often the button is pressed', async () => {
  const { user, sent } = await openForm({
    email: 'maria@example.com',
    requestIntro: () => new Promise(() => {}),
  });
  await user.click(submit());
  await user.click(screen.getByRole('button', { name: 'Sending' }));
  expect(sent).toHaveBeenCalledOnce();
});
