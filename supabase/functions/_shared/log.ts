type Level = 'info' | 'warn' | 'error';

/** Values of a log line: our own words and figures, never a visitor's. */
export type LogFacts = Readonly<Record<string, string | number | boolean | null>>;

/** Writes one line: a short event of ours, and the error in its shortest form. */
export type Log = (level: Level, event: string, facts?: LogFacts, error?: unknown) => void;

/**
 * A log whose lines are JSON objects that begin with these facts. Leaves out e-mail addresses,
 * network addresses and anything that an error quotes.
 */
export function createLog(context: LogFacts): Log {
  return function log(level, event, facts = {}, error) {
    const line = JSON.stringify({ level, ...context, event, ...facts, ...shorten(error) });
    if (level === 'error') console.error(line);
    else if (level === 'warn') console.warn(line);
    else console.info(line);
  };
}

const maxMessageLength = 300;

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

/**
 * Removes what library errors repeat from their input: quotes, addresses, numbers, rows. A quote
 * that is cut off or nested is removed to the end.
 */
export function redact(message: string): string {
  return message
    .slice(0, 4 * maxMessageLength)
    .replace(/(Failing row contains )[\s\S]*/, '$1[row]')
    .replace(/\([^=]*\)=\((?:[\s\S]*\)|[\s\S]*$)/g, '[row]')
    .replace(/"[^"]*(?:"|$)|“[^”]*(?:”|$)|`[^`]*(?:`|$)/g, '[quoted]')
    .replace(/(?<![\p{L}\p{N}])'[\s\S]*?(?:'(?![\p{L}\p{N}])|$)/gu, '[quoted]')
    .replace(/\b[a-z][a-z0-9+.-]*:\/\/\S+/gi, '[url]')
    .replace(/\S+\s?(?:[@\uff20\ufe6b]|%40)\s?\S+/gi, '[email]')
    .replace(/\b\d{1,3}(?:\.\d{1,3}){3}\b|(?:[\da-f]{0,4}:){2,7}[\da-f]{0,4}/gi, '[ip]')
    .replace(/(?<!\w)(?!\d{4}-\d\d-\d\d)\+?\(?\d(?:[\s()./-]{0,2}\d){7,14}(?!\w)/g, '[phone]')
    .replace(/\s+/g, ' ')
    .slice(0, maxMessageLength);
}

/** The first line of the stack in our own code: file, line and column. */
function placeOf(error: Error): string | undefined {
  return /functions\/([\w./-]+\.ts:\d+:\d+)/.exec(error.stack ?? '')?.[1];
}
