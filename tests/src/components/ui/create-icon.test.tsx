import { render } from '@testing-library/react';
import * as help from 'lucide-react/icons/circle-question-mark';
import * as download from 'lucide-react/icons/download';
import * as undo from 'lucide-react/icons/undo-2';
import { expect, test } from 'vitest';
import { createIcon, type IconData } from '@/components/ui/create-icon.ts';

/** The library's types leave out what its files draw. */
function dataOf(file: object): IconData {
  if (!('__iconData' in file)) throw new Error('The library keeps its icons elsewhere now');
  return file.__iconData as IconData;
}

const drawn = (icon: React.ReactNode) => render(icon).container.innerHTML;

test.each([
  ['download', download],
  ['circle-question-mark, which has former names', help],
  ['undo-2', undo],
])('the icon %s is drawn as the library draws it', (_, file) => {
  const { default: Theirs } = file;
  const Ours = createIcon(dataOf(file));
  expect(drawn(<Ours />)).toBe(drawn(<Theirs />));
  expect(drawn(<Ours className="size-5" aria-hidden="true" />)).toBe(
    drawn(<Theirs className="size-5" aria-hidden="true" />),
  );
  expect(drawn(<Ours size={16} strokeWidth={1.5} aria-label="Save" />)).toBe(
    drawn(<Theirs size={16} strokeWidth={1.5} aria-label="Save" />),
  );
});
