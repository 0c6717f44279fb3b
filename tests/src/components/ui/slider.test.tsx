import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Field } from '@/components/ui/field.tsx';
import { Slider } from '@/components/ui/slider.tsx';

function Quantity() {
  const [units, setUnits] = useState(1000);
  return (
    <Field label="Quantity" hint="Steps of 500">
      <Slider
        value={units}
        onValueChange={setUnits}
        min={500}
        max={5000}
        step={500}
        formatValue={(value) => `${value} units`}
        ticks={[
          { value: 500, label: 'Starter' },
          { value: 5000, label: 'Enterprise' },
        ]}
      />
    </Field>
  );
}

test('Slider is named and described by its field and reads out its value with the unit', () => {
  render(<Quantity />);
  const slider = screen.getByRole('slider', { name: 'Quantity' });
  expect(slider).toHaveAttribute('aria-valuetext', '1000 units');
  expect(slider).toHaveAccessibleDescription('Steps of 500');
});

test('Slider moves by a step with the arrow keys and to the ends with Home and End', async () => {
  const user = userEvent.setup();
  render(<Quantity />);
  const slider = screen.getByRole('slider');
  await user.tab();
  await user.keyboard('{ArrowRight}');
  expect(slider).toHaveAttribute('aria-valuenow', '1500');
  await user.keyboard('{End}');
  expect(slider).toHaveAttribute('aria-valuetext', '5000 units');
  await user.keyboard('{Home}');
  expect(slider).toHaveAttribute('aria-valuenow', '500');
});

test('Slider shows its ticks', () => {
  render(<Quantity />);
  expect(screen.getByText('Starter')).toBeVisible();
  expect(screen.getByText('Enterprise')).toBeVisible();
});
