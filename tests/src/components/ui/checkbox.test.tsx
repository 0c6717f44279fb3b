import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Checkbox } from '@/components/ui/checkbox.tsx';

function Consent() {
  const [consents, setConsents] = useState(false);
  return (
    <>
      <Checkbox
        checked={consents}
        onCheckedChange={setConsents}
        isInvalid={!consents}
        describedBy={consents ? undefined : 'why'}
      >
        Write to me once
      </Checkbox>
      <p id="why">Check the box.</p>
    </>
  );
}

const box = () => screen.getByRole('checkbox', { name: 'Write to me once' });

test('Checkbox is checked by its words and by key', async () => {
  render(<Consent />);
  await userEvent.click(screen.getByText('Write to me once'));
  expect(box()).toBeChecked();
  box().focus();
  await userEvent.keyboard(' ');
  expect(box()).not.toBeChecked();
});

test('Checkbox says what is wrong with it, until it is right', async () => {
  render(<Consent />);
  expect(box()).toBeInvalid();
  expect(box()).toHaveAccessibleDescription('Check the box.');
  await userEvent.click(box());
  expect(box()).toBeValid();
  expect(box()).not.toHaveAccessibleDescription();
});

test('Checkbox keeps a border of its own, checked or not, and no other box is drawn by the browser', () => {
  render(<Consent />);
  // Forced colors remove grounds and leave borders.
  expect(box().className).toMatch(/(^| )border-\[1\.5px\]( |$)/);
  expect(box().className).toMatch(/(^| )appearance-none( |$)/);
  // forced-colors.css highlights a label right around its control, as on chips: no box would show.
  expect(box().parentElement?.tagName).not.toBe('LABEL');
});
