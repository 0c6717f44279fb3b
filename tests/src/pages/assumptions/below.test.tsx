import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { BelowTheFold } from '@/pages/assumptions/below.tsx';
import { assumptionsSections } from '@/pages/assumptions/below-copy.ts';
import { stepAnchors } from '@/tools/landed-view/rules/step-anchors.ts';

beforeEach(() => {
  render(
    <MemoryRouter>
      <BelowTheFold />
    </MemoryRouter>,
  );
});

test('every group has its anchor, and the contents lead there', () => {
  const contents = screen.getByRole('navigation', { name: assumptionsSections.contentsLabel });
  for (const { anchor, title } of assumptionsSections.groups) {
    expect(document.getElementById(anchor)).toHaveAccessibleName(title);
    expect(within(contents).getByRole('link', { name: title })).toHaveAttribute(
      'href',
      `#${anchor}`,
    );
  }
});

test('every step of the waterfall has a place to lead to', () => {
  for (const anchor of Object.values(stepAnchors)) {
    expect(document.getElementById(anchor), anchor).not.toBeNull();
  }
});

test('the example goes from its price to its profit, and the two unit costs are explained', () => {
  const example = screen.getByRole('region', { name: 'One cotton apron, step by step' });
  expect(within(example).getByText('$38.00')).toBeVisible();
  expect(within(example).getByText('Profit on one apron')).toBeVisible();
  const two = screen.getByRole('region', { name: 'Why two unit costs' });
  expect(within(two).getByText(/leaves the 80% margin/)).toBeVisible();
});
