import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { GuideSignup } from '@/components/sections/guide-signup.tsx';
import { guideSignup } from '@/pages/about/guide-signup-copy.ts';

beforeEach(() => {
  render(<GuideSignup words={guideSignup} />);
});

const send = () => userEvent.click(screen.getByRole('button', { name: 'Send me the guide' }));

test('an empty address does nothing', async () => {
  await send();
  await userEvent.type(screen.getByRole('textbox', { name: 'Email address' }), '   ');
  await send();
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  expect(screen.queryByText(/Read your last 100 comments/)).toBeNull();
});

test('any other address is thanked by name, and the field is cleared', async () => {
  const field = screen.getByRole('textbox', { name: 'Email address' });
  await userEvent.type(field, ' ada@example.com {Enter}');
  expect(screen.getByRole('alert')).toHaveTextContent(
    "Thank you! We'll send the Creator's Brand Building Guide to ada@example.com",
  );
  expect(field).toHaveValue('');
});

test('the guide can be read right away', async () => {
  await userEvent.type(screen.getByRole('textbox'), 'ada@example.com');
  await send();
  expect(screen.getByText(/Read your last 100 comments/)).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(6);
});
