import { expect, test } from 'vitest';
import { watchEarlyTranslation } from '@/hooks/early-translation.ts';
import { holdOriginal, surviveTranslation } from '@/hooks/translated-page.ts';

test('a translation from before the script loaded is undone for hydration', () => {
  document.body.innerHTML = '<main><p>One <!-- -->two</p></main>';
  watchEarlyTranslation();
  const [one, , two] = document.querySelector('p')?.childNodes ?? [];
  for (const text of [one, two]) {
    const font = document.createElement('font');
    text?.replaceWith(font);
    font.append('translated');
  }
  surviveTranslation();
  holdOriginal(document.body);
  expect(document.body.innerHTML).toBe('<main><p>One <!-- -->two</p></main>');
});
