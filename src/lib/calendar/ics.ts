import { addDays, type CalendarDay } from '@functions/_shared/domain/calendar-day.ts';

export type AllDayEvent = {
  /** The same in every export of the same event, so that a second import updates the first. */
  uid: string;
  firstDay: CalendarDay;
  /** Inclusive; the file contains the following day, as RFC 5545 requires. */
  lastDay: CalendarDay;
  summary: string;
  description?: string;
};

export type IcsCalendar = {
  /** The product identifier, such as "-//Company//Product//EN". */
  productId: string;
  name: string;
  events: readonly AllDayEvent[];
  /** When the file is created; part of every event. */
  madeOn: Date;
};

/**
 * Formats all-day events as an iCalendar file (RFC 5545): CRLF, folded at 75 octets, text escaped.
 */
export function writeIcs({ productId, name, events, madeOn }: IcsCalendar): string {
  const stamp = utcStamp(madeOn);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${escapeText(productId)}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    // Not in RFC 5545, but calendar programs show it as the calendar's name.
    `X-WR-CALNAME:${escapeText(name)}`,
    ...events.flatMap((event) => eventLines(event, stamp)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

function eventLines(event: AllDayEvent, stamp: string): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(event.uid)}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${compact(event.firstDay)}`,
    // The end is the first day after the event (section 3.6.1).
    `DTEND;VALUE=DATE:${compact(addDays(event.lastDay, 1))}`,
    `SUMMARY:${escapeText(event.summary)}`,
    ...(event.description ? [`DESCRIPTION:${escapeText(event.description)}`] : []),
    // A phase that takes weeks must not mark its owner as busy for weeks.
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

/**
 * Section 3.3.11: escapes backslashes, semicolons and commas, and writes line breaks as "
 * ".
 */
function escapeText(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '');
}

const MAX_OCTETS = 75;

/** Section 3.1: lines have at most 75 octets; a continuation starts with a space, which counts. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > MAX_OCTETS) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}

function compact(day: CalendarDay): string {
  return day.replaceAll('-', '');
}

/** A UTC timestamp such as "20261128T005000Z". */
function utcStamp(date: Date): string {
  return date.toISOString().replace(/\.\d+/, '').replace(/[-:]/g, '');
}
