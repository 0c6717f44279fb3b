import { escapeHtml, html } from '@functions/_shared/html.ts';
import { expect, test } from 'vitest';
import { fc } from '../../../support/property-testing.ts';

test('html escapes interpolated values in text and attributes', () => {
  const name = `<script>alert("x")</script> & 'y'`;
  expect(html`<p title="${name}">${name}</p>`.markup).toBe(
    '<p title="&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; &amp; &#39;y&#39;">' +
      '&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; &amp; &#39;y&#39;</p>',
  );
});

test('html keeps markup that it created itself, alone or in a list', () => {
  const items = ['a', '<b>'].map((item) => html`<li>${item}</li>`);
  expect(html`<ul>${items}</ul>${html`<hr>`}${3}`.markup).toBe(
    '<ul><li>a</li><li>&lt;b&gt;</li></ul><hr>3',
  );
});

test('escapeHtml leaves no character that starts markup or ends an attribute', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(escapeHtml(text)).not.toMatch(/[<>"']|&(?!(?:amp|lt|gt|quot|#39);)/);
    }),
  );
});
