import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SpecLabel } from '@/components/ui/spec-label.tsx';

it.each([
  ['$1,234,567', 2],
  ['1,000 to 7,500 units', 0],
  ['80.0%', 0],
])('%s may break inside its numbers at %i places', (value, places) => {
  const { container } = render(
    <dl>
      <SpecLabel caption="Pilot order" value={value} />
    </dl>,
  );
  expect(container).toHaveTextContent(value);
  expect(container.querySelectorAll('wbr')).toHaveLength(places);
});
