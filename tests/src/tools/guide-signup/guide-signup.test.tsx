import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { guideSignupCopy as copy } from '@/tools/guide-signup/copy.ts';
import { GuideSignup } from '@/tools/guide-signup/index.tsx';
import { GuideServices } from '@/tools/guide-signup/services.ts';

afterEach(() => vi.restoreAllMocks());

function show(requestGuide: GuideServices['requestGuide'] = async () => 'sent') {
  const asked = vi.fn(requestGuide);
  render(
    <GuideServices value={{ requestGuide: asked }}>
      <GuideSignup />
    </GuideServices>,
  );
  return { asked, field: screen.getByRole('textbox', { name: 'Email address' }) };
}

const send = () => userEvent.click(screen.getByRole('button', { name: 'Send me the guide' }));
const thanks = "Thank you! We'll send the Creator's Brand Building Guide to ada@example.com";

test('an empty address does nothing', async () => {
  const { asked, field } = show();
  await send();
  await userEvent.type(field, '   ');
  await send();
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  expect(asked).not.toHaveBeenCalled();
});

test('a text that is no address is refused at the field, and stays there', async () => {
  const { asked, field } = show();
  await userEvent.type(field, 'ada.example.com{Enter}');
  expect(field).toBeInvalid();
  expect(screen.getByText(copy.invalid)).toBeVisible();
  expect(field).toHaveValue('ada.example.com');
  expect(asked).not.toHaveBeenCalled();
});

test('an address is thanked by name, the field is cleared, and the guide is on its way', async () => {
  const { asked, field } = show();
  await userEvent.type(field, ' ada@example.com {Enter}');
  expect(screen.getByRole('alert')).toHaveTextContent(thanks);
  expect(await screen.findByText(copy.outcomes.sent)).toBeVisible();
  expect(field).toHaveValue('');
  expect(asked).toHaveBeenCalledExactlyOnceWith('ada@example.com', {
    trap: undefined,
    filledInMs: expect.any(Number),
  });
});

test.each(['had', 'waiting'] as const)('says what comes of it: %s', async (outcome) => {
  const { field } = show(async () => outcome);
  await userEvent.type(field, 'ada@example.com{Enter}');
  expect(await screen.findByText(copy.outcomes[outcome])).toBeVisible();
});

test('an address that the server refuses comes back into the field', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { field } = show(() => Promise.reject(new Error('422')));
  await userEvent.type(field, 'a@b{Enter}');
  expect(await screen.findByText(copy.refused)).toBeVisible();
  expect(field).toHaveValue('a@b');
});

test('a second press while it is being sent sends nothing', async () => {
  const { asked, field } = show(() => new Promise(() => undefined));
  await userEvent.type(field, 'ada@example.com{Enter}');
  await userEvent.type(field, 'ada@example.com{Enter}');
  expect(asked).toHaveBeenCalledOnce();
});

test('the field has a hint with the way to the privacy policy', () => {
  const { field } = show();
  expect(field).toHaveAccessibleDescription(`${copy.privacy} Privacy policy`);
});
