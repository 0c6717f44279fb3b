import { fc } from '@tests/support/property-testing.ts';
import { expect, test } from 'vitest';
import { writeIcs } from '@/lib/calendar/ics.ts';

const madeOn = new Date(Date.UTC(2026, 10, 28, 0, 50, 7));

function write(summary: string, description?: string): string {
  return writeIcs({
    productId: '-//Test//Roadmap//EN',
    name: 'Roadmap',
    events: [
      {
        uid: 'phase-1@example.com',
        firstDay: '2028-02-01',
        lastDay: '2028-02-29',
        summary,
        description,
      },
    ],
    madeOn,
  });
}

test('a calendar with one event, verbatim', () => {
  expect(write('Choose; sample, ship', 'One\nTwo \\ three')).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Test//Roadmap//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'X-WR-CALNAME:Roadmap',
      'BEGIN:VEVENT',
      'UID:phase-1@example.com',
      'DTSTAMP:20261128T005007Z',
      'DTSTART;VALUE=DATE:20280201',
      'DTEND;VALUE=DATE:20280301',
      'SUMMARY:Choose\\; sample\\, ship',
      'DESCRIPTION:One\\nTwo \\\\ three',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  );
});

test('a long line is folded at 75 octets', () => {
  const lines = write('x'.repeat(150)).split('\r\n');
  const at = lines.findIndex((line) => line.startsWith('SUMMARY'));
  expect(lines.slice(at, at + 3)).toEqual([
    `SUMMARY:${'x'.repeat(67)}`,
    ` ${'x'.repeat(74)}`,
    ` ${'x'.repeat(9)}`,
  ]);
});

test('control characters cannot break out of a line', () => {
  expect(write('a\u0000b\r\nBEGIN:VALARM')).toContain('SUMMARY:ab\\nBEGIN:VALARM\r\n');
});

test('no line exceeds 75 octets, no character is split, and unfolding restores the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
      const file = write(text);
      const encoder = new TextEncoder();
      for (const line of file.split('\r\n')) {
        expect(encoder.encode(line).length).toBeLessThanOrEqual(75);
        expect(line).not.toMatch(/\uFFFD/);
      }
      const summary = /\r\nSUMMARY:(.*?)\r\nTRANSP/s.exec(file.replaceAll('\r\n ', ''))?.[1] ?? '';
      const read = summary.replace(/\\(.)/g, (_, character) =>
        character === 'n' ? '\n' : character,
      );
      expect(read).toBe(text.replace(/\r\n|\r/g, '\n').replace(/(?!\n)\p{Cc}/gu, ''));
    }),
  );
});
