/** Slower requests get a line, in milliseconds. */
const slowMs = 3_000;

/**
 * Formats a log line of a function for the terminal: warnings, errors and e-mails, and requests
 * only if they failed or were slow. Returns other lines unchanged, or null to print nothing.
 */
export function terminalLine(line: string): string | null {
  const entry = readEntry(line);
  if (entry === null) return line;
  const { at, cause, error, event, function: name, kind, level, ms, status } = entry;
  const words = event === 'request' ? `${status} in ${ms} ms` : event;
  if (level === 'info' && event === 'request' && !isRemarkable(status, ms)) return null;
  return [name ?? 'functions', words, kind, error, cause, at && `at ${at}`]
    .filter(Boolean)
    .join('  ');
}

type Entry = Readonly<Record<string, unknown>>;

function readEntry(line: string): Entry | null {
  if (!line.startsWith('{"level":')) return null;
  try {
    const entry: Entry = JSON.parse(line);
    return entry;
  } catch {
    return null;
  }
}

function isRemarkable(status: unknown, ms: unknown): boolean {
  return (typeof status === 'number' && status >= 500) || (typeof ms === 'number' && ms > slowMs);
}
