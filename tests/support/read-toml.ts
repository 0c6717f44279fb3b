export type TomlValue = string | number | boolean | string[];
export type TomlTables = Record<string, Record<string, TomlValue>>;

/**
 * Reads the part of TOML that supabase/config.toml is written in: tables, and keys with a string, a
 * whole number, true or false, or a list of strings on one line. The keys before the first table are
 * under ''.
 * @throws Error that names the line of anything else, and of a table or key that comes twice.
 */
export function readToml(text: string): TomlTables {
  const top: Record<string, TomlValue> = {};
  const tables: TomlTables = { '': top };
  let current = top;
  for (const [index, raw] of text.split('\n').entries()) {
    const line = raw.trim();
    const refuse = (reason: string) => new Error(`line ${index + 1}: ${reason}: ${line}`);
    if (line === '' || line.startsWith('#')) continue;
    const table = /^\[([A-Za-z0-9_-]+(?:\.[A-Za-z0-9_-]+)*)\]$/.exec(line)?.[1];
    if (table !== undefined) {
      if (table in tables) throw refuse('this table comes twice');
      current = {};
      tables[table] = current;
      continue;
    }
    const [, key, written] = /^([A-Za-z0-9_-]+)\s*=\s*(.+)$/.exec(line) ?? [];
    if (key === undefined || written === undefined) throw refuse('neither table nor key');
    if (key in current) throw refuse('this key comes twice');
    const value = readValue(written);
    if (value === undefined) throw refuse('no value that is understood here');
    current[key] = value;
  }
  return tables;
}

function readValue(written: string): TomlValue | undefined {
  if (written === 'true' || written === 'false') return written === 'true';
  if (/^-?\d+$/.test(written)) return Number(written);
  const list = /^\[\s*(.*?)\s*\]$/.exec(written)?.[1];
  if (list === undefined) return readText(written);
  const items = list === '' ? [] : list.split(',').map((item) => readText(item.trim()));
  return items.every((item) => item !== undefined) ? items : undefined;
}

function readText(written: string): string | undefined {
  return /^"([^"\\]*)"$/.exec(written)?.[1];
}
