import { writeLeadNotification } from '@functions/_shared/tool-notification.ts';
import { describe, expect, test } from 'vitest';
import { buildDetails, buildRequest } from '../send-tool-notification/build-request.ts';

describe('the lead notification', () => {
  const lead = writeLeadNotification(buildRequest(), 'c0ffee00-0000-4000-8000-000000000001');

  test('has product, country, price and size of the lead in its subject, but not the person', () => {
    expect(lead.subject).toBe(
      'New lead, revenue calculator: Home Goods, Vietnam, $30.00; 10,000 followers, $2,880 a year',
    );
  });

  test('names the product and the quantity where they are known', () => {
    const details = buildDetails({ product: 'Recipe card box', quantity: 500 });
    const { subject, bodyText } = writeLeadNotification(buildRequest({ details }), null);
    expect(subject).toBe(
      'New lead, revenue calculator: Recipe card box, 500 pieces, Vietnam, $30.00; 10,000 followers, $2,880 a year',
    );
    expect(bodyText).toMatch(/^Product as sent: +Recipe card box$/m);
    expect(bodyText).toMatch(/^Quantity: +500 pieces$/m);
  });

  test('contains the address, the time, the stored row and every figure', () => {
    for (const text of [lead.bodyText, lead.bodyHtml]) {
      expect(text).toContain('Ada@fan.example');
      expect(text).toContain('2026-11-27T12:00:00.000Z');
      expect(text).toContain('c0ffee00-0000-4000-8000-000000000001');
      expect(text).toContain('home-goods');
      expect(text).toContain('$2,246');
    }
  });

  test('mentions that there is no stored row', () => {
    expect(writeLeadNotification(buildRequest(), null).bodyText).toContain(
      'not linked to a stored row',
    );
  });

  test('escapes what the visitor typed', () => {
    const { subject, bodyHtml } = writeLeadNotification(
      buildRequest({
        userEmail: `<script>alert('x')</script>@fan.example`,
        details: buildDetails({
          product_category: '<script>alert(1)</script>',
          made_in: '"><img src=x onerror=alert(2)>',
        }),
      }),
      null,
    );
    expect(bodyHtml).not.toMatch(/<script|<img/);
    expect(bodyHtml).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(subject).not.toContain('script');
  });
});
