import { expect, test } from 'vitest';
import { bookingAddress } from '@/lib/booking-address.ts';

const result = 'https://site.example/?v=1&a=10000&d=Canvas+tote#calculator';

test('the booking address carries the whole link to the result, and keeps its own query', () => {
  const url = new URL(bookingAddress('https://cal.example/team?duration=30#top', result));
  expect(url.searchParams.get('result')).toBe(result);
  expect(url.searchParams.get('duration')).toBe('30');
  expect([url.origin, url.pathname, url.hash]).toEqual(['https://cal.example', '/team', '#top']);
});

test('the booking address stays as it is without a result', () => {
  expect(bookingAddress('https://cal.example/team', undefined)).toBe('https://cal.example/team');
});
