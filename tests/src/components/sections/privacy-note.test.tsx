import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PrivacyNote } from '@/components/sections/privacy-note.tsx';

test('leads to the policy in a new tab, after what the form says itself', () => {
  const { container } = render(<PrivacyNote text="We use it to answer." />);
  expect(container).toHaveTextContent('We use it to answer. Privacy policy');
  const link = screen.getByRole('link', { name: 'Privacy policy' });
  expect(link).toHaveAttribute('href', '/privacy');
  expect(link).toHaveAttribute('target', '_blank');
});

test('stands at every field that asks for an email address', () => {
  const asking = ['src/tools', 'src/components/sections', 'src/pages']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
    )
    .filter((path) => path.endsWith('.tsx') && !path.startsWith('src/pages/component-gallery'))
    .filter((path) => /type="email"/.test(readFileSync(path, 'utf8')));
  expect(asking.length).toBeGreaterThan(4);
  expect(asking.filter((path) => !/<PrivacyNote\b/.test(readFileSync(path, 'utf8')))).toEqual([]);
});
