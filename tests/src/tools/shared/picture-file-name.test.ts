import { expect, test } from 'vitest';
import { pictureFileName } from '@/tools/shared/picture-file-name.ts';

test.each([
  ['data:image/svg+xml;base64,PHN2Zy8+', 'tote bag', 'tote-bag.svg'],
  ['data:image/svg+xml,%3Csvg/%3E', 'Mailer Box (large)', 'mailer-box-large.svg'],
  ['data:image/png;base64,AAAA', 'mug', 'mug.png'],
  ['https://example.com/a.png?x=1', 'mug', 'mug'],
  ['data:image/png;base64,AAAA', '!!!', 'picture.png'],
])('%s of a "%s" is saved as %s', (url, depicts, name) => {
  expect(pictureFileName({ url, depicts })).toBe(name);
});
