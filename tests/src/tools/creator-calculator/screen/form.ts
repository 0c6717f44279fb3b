import { screen, within } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { enterText } from '@tests/support/enter-text.ts';

export type User = ReturnType<typeof userEvent.setup>;

export const form = () =>
  within(screen.getByRole('form', { name: 'Creator brand-potential calculator' }));

export const mainButton = () => form().getByRole('button', { name: 'Show Me My Brand Potential' });

export async function chooseCountry(user: User, option: string) {
  await user.selectOptions(form().getByRole('combobox', { name: /Manufacturing country/ }), option);
}

/** 12,500 × 4% = 500 engaged; × 2% = 10 orders; × $25 = $250 a month; unit cost 20% = $5. */
export async function fillForm(user: User) {
  await enterText(user, form().getByLabelText(/^Total followers/), '12.5k');
  await enterText(user, form().getByLabelText(/^Engagement rate/), '4');
  await enterText(user, form().getByLabelText(/^Dream product\*?$/), 'Canvas tote bag');
  await enterText(user, form().getByLabelText(/^Dream product price/), ' $25.00');
  await chooseCountry(user, 'China');
}
