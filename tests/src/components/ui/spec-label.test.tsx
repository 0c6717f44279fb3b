import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SpecLabel } from '@/components/ui/spec-label.tsx';

test.each([
  ['$1,234,567', ['$1,', '234,', '567']],
  ['1,000 to 7,500 units', ['1,000 to 7,500 units']],
  ['80.0%', ['80.0%']],
])('%s may break only after %j', (value, pieces) => {
  const { container } = render(
    <dl>
      <SpecLabel caption="Pilot order" value={value} />
    </dl>,
  );
  const breaks = [...container.querySelectorAll('wbr')];
  expect(breaks.map((each) => each.previousSibling?.textContent)).toEqual(pieces);
});
