type Level = 'info' | 'warn' | 'error';

/** What a line may hold: words of ours and figures, never a visitor's. */
export type LogFacts = Readonly<Record<string, string | number | boolean | null>>;

/** Writes one line: what happened, in a few words of ours, and the error in its shortest form. */
export type Log = (level: Level, event: string, facts?: LogFacts, error?: unknown) => void;

/**
 * A log whose every line is one object of JSON that begins with these facts. E-mail addresses,
 * network addresses and whatever an error quotes are left out.
 */
export function createLog(context: LogFacts): Log {
  return function log(level, event, facts = {}, error) {
    const line = JSON.stringify({ level, ...context, event, ...facts, ...shorten(error) });
    if (level === 'error') console.error(line);
    else if (level === 'warn') console.warn(line);
    else console.info(line);
  };
}

const longestMessage = 300;

function shorten(error: unknown): LogFacts {
  if (error === undefined) return {};
  if (!(error instanceof Error)) return { error: redact(String(error)) };
  const place = placeOf(error);
  const { cause } = error;
  return {
    error: `${error.name}: ${redact(error.message)}`,
    ...(place === undefined ? {} : { at: place }),
    ...(cause instanceof Error ? { cause: `${cause.name}: ${redact(cause.message)}` } : {}),
  };
}

/** Errors of libraries repeat what they choked on: in quotes, as addresses, as rows. */
export function redact(message: string): string {
  return message
    .slice(0, 4 * longestMessage)
    .replace(/"[^"]*"|“[^”]*”|`[^`]*`|'[^']*'/g, '[quoted]')
    .replace(/\([^()]*\)=\([^()]*\)/g, '[row]')
    .replace(/\b[a-z][a-z0-9+.-]*:\/\/\S+/gi, '[url]')
    .replace(/\S+@\S+/g, '[email]')
    .replace(/\b\d{1,3}(?:\.\d{1,3}){3}\b|(?:[\da-f]{0,4}:){2,7}[\da-f]{0,4}/gi, '[ip]')
    .replace(/\s+/g, ' ')
    .slice(0, longestMessage);
}

/** The first line of the stack that is ours: file, line and column. */
function placeOf(error: Error): string | undefined {
  return /functions\/([\w./-]+\.ts:\d+:\d+)/.exec(error.stack ?? '')?.[1];
}
