import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Chips } from '@/components/ui/chips.tsx';
import { Field, FieldGroup } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { MoneyInput } from '@/components/ui/money-input.tsx';
import { NumberInput } from '@/components/ui/number-input.tsx';
import { Textarea } from '@/components/ui/textarea.tsx';

test('Field labels its control with a clickable label', async () => {
  render(
    <Field label="Your email">
      <Input />
    </Field>,
  );
  await userEvent.click(screen.getByText('Your email'));
  expect(screen.getByRole('textbox', { name: 'Your email' })).toHaveFocus();
});

test('Field connects the hint to the control', () => {
  render(
    <Field label="Followers" hint='Such as "12.5k"'>
      <NumberInput />
    </Field>,
  );
  const input = screen.getByLabelText('Followers');
  expect(input).toHaveAccessibleDescription('Such as "12.5k"');
  expect(input).not.toHaveAttribute('aria-invalid');
});

test('Field marks the control invalid and reads the error before the hint', () => {
  render(
    <Field label="Price ($)" hint="Retail" error="A price is a number.">
      <MoneyInput />
    </Field>,
  );
  const input = screen.getByLabelText('Price ($)');
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription('A price is a number. Retail');
});

test('Field announces an error that appears later', () => {
  const field = (error?: string) => (
    <Field label="Email" error={error}>
      <Input />
    </Field>
  );
  const { container, rerender } = render(field());
  const region = container.querySelector('[aria-live="polite"]');
  expect(region).toBeEmptyDOMElement();
  rerender(field('Please enter a valid email address'));
  expect(region).toHaveTextContent('Please enter a valid email address');
});

test('Field marks the control as required without adding to its name', () => {
  render(
    <Field label="Email" required>
      <Input />
    </Field>,
  );
  expect(screen.getByRole('textbox', { name: 'Email' })).toBeRequired();
});

test("Field merges the control's description with its own", () => {
  render(
    <>
      <p id="unit">in dollars</p>
      <Field label="Price" hint="Retail">
        <Input aria-describedby="unit" />
      </Field>
    </>,
  );
  expect(screen.getByLabelText('Price')).toHaveAccessibleDescription('in dollars Retail');
});

test('Field uses the given id', () => {
  render(
    <Field label="Dream product" id="dream-product">
      <Input />
    </Field>,
  );
  expect(screen.getByLabelText('Dream product')).toHaveAttribute('id', 'dream-product');
});

test('FieldGroup names and describes a set of controls', () => {
  render(
    <FieldGroup label="Style tags" hint="Up to three." labelAction={<span>1/3</span>}>
      <Chips options={[{ value: 'y2k', label: 'Y2K' }]} value={[]} onValueChange={() => {}} />
    </FieldGroup>,
  );
  const group = screen.getByRole('group', { name: 'Style tags' });
  expect(group).toHaveAccessibleDescription('Up to three.');
  expect(group).toHaveTextContent('1/3');
});

test('NumberInput keeps the raw text and asks for a decimal keyboard', async () => {
  render(
    <Field label="Followers">
      <NumberInput suffix="fans" />
    </Field>,
  );
  const input = screen.getByRole('textbox', { name: 'Followers' });
  await userEvent.type(input, ' 12,5k');
  expect(input).toHaveValue(' 12,5k');
  expect(input).toHaveAttribute('inputmode', 'decimal');
});

test('MoneyInput shows a dollar sign that is not part of the value', () => {
  render(<MoneyInput aria-label="Price in dollars" defaultValue="24.99" />);
  expect(screen.getByText('$')).toHaveAttribute('aria-hidden', 'true');
  expect(screen.getByRole('textbox', { name: 'Price in dollars' })).toHaveValue('24.99');
});

test('Textarea accepts several lines and forwards its ref', async () => {
  let element: HTMLTextAreaElement | null = null;
  render(
    <Field label="Description">
      <Textarea
        ref={(node) => {
          element = node;
        }}
      />
    </Field>,
  );
  const textarea = screen.getByRole('textbox', { name: 'Description' });
  await userEvent.type(textarea, 'tote{Enter}canvas');
  expect(textarea).toHaveValue('tote\ncanvas');
  expect(element).toBe(textarea);
});
