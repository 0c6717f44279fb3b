const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });

/** The time of day where the visitor is: "2:41 PM". */
export function clockText(timestampMs: number): string {
  return clock.format(timestampMs);
}

/** The length of a recording: "0:04". */
export function durationText(durationMs: number): string {
  const seconds = Math.floor(durationMs / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
