import { listTariffOrigins } from '../../supabase/functions/_shared/domain/tariff/tariff-origins.ts';
import { isoDay, isoDayOrEmpty, percentage, readCheckedTable, tariffCode } from './check-cells.ts';
import type { GeneratedFiles } from './makers.ts';
import { woodRows } from './section-232-other.ts';
import { type Row, readTable } from './tables.ts';
import { garmentTerms } from './tariff-garments.ts';
import { tariffSources } from './tariff-sources.ts';
import { plainWords } from './tariff-terms.ts';

const madeBy = '-- Made by `npm run data`. Safe to run again.';

/** The seeds of the tariff tables, in the order in which they run. */
export function generatedFiles(): GeneratedFiles {
  const lines = readCheckedTable('hts', { hts_code: tariffCode, description: /./ });
  return {
    'supabase/seeds/50_tariff_sources.sql': sourcesSeed(),
    'supabase/seeds/51_tariff_lines.sql': linesSeed(lines),
    'supabase/seeds/52_tariff_statistical_lines.sql': statisticalLinesSeed(
      lines,
      readCheckedTable('hts10', { hts_code: tariffCode, hts8: tariffCode, description: /./ }),
    ),
    'supabase/seeds/53_tariff_duties.sql': dutiesSeed(
      readCheckedTable('section-301-china', {
        hts8: tariffCode,
        list: /^(?:[123]|4A|4B-suspended|4-year-review-2024)$/,
        rate_pct: percentage,
        effective_from: isoDayOrEmpty,
        first_effective: isoDayOrEmpty,
        ch99_heading: /^9903\.\d{2}\.\d{2}$/,
        scope: /^(?:full|partial|suspended)$/,
      }),
      readCheckedTable('section-301-forced-labor-exempt', {
        hts_code: tariffCode,
        condition: /^(?:full|ex)$/,
      }),
      readCheckedTable('section-232-metals', {
        hts_prefix: /^\d{4,10}$/,
        metal: /^(?:steel|aluminum|copper)$/,
        annex: /^(?:1a|1b|1c|3)$/,
        rate_pct: percentage,
        mode: /^(?:add|minimum_total)$/,
        effective_from: isoDay,
      }),
    ),
    'supabase/seeds/54_tariff_terms.sql': termsSeed({
      map: readTable('product-map'),
      goods: readTable('tariff-goods'),
      lines,
    }),
  };
}

/** The seed of the sources and the origins, which are both in modules. */
function sourcesSeed(): string {
  const origins = listTariffOrigins().flatMap(({ code, name, forcedLabor }) =>
    forcedLabor === null
      ? []
      : [
          `(${[code, name, forcedLabor.heading].map(quote).join(', ')}, ${forcedLabor.ratePct}, ${quote(forcedLabor.mode)}, ${quote(forcedLabor.effectiveFrom)})`,
        ],
  );
  const sources = tariffSources.map(
    ({ id, title, detail, asOf, retrievedOn }) =>
      `(${[id, title, detail, asOf, retrievedOn].map(quote).join(', ')})`,
  );
  return [
    madeBy,
    '',
    'insert into public.tariff_sources (id, title, detail, as_of, retrieved_on) values',
    sources.join(',\n'),
    'on conflict (id) do update set',
    '  title = excluded.title, detail = excluded.detail, as_of = excluded.as_of,',
    '  retrieved_on = excluded.retrieved_on;',
    '',
    'delete from public.tariff_forced_labor_origins;',
    'insert into public.tariff_forced_labor_origins (code, name, heading, rate_pct, mode, effective_from) values',
    `${origins.join(',\n')};`,
    '',
  ].join('\n');
}

/** The eight-digit lines as printed: each text once, with its depth. */
function linesSeed(lines: readonly Row[]): string {
  const printed: string[] = [];
  let above: string[] = [];
  for (const line of lines) {
    const path = (line.description ?? '').split(' > ');
    const last = path.length - 1;
    let depth = 0;
    while (depth < last && depth < above.length - 1 && path[depth] === above[depth]) depth += 1;
    for (; depth < last; depth += 1) printed.push(fields([`${depth}`, '', path[depth]]));
    const rates = [line.general_rate, line.special_rate, line.column2_rate, line.units];
    printed.push(fields([`${last}`, line.hts_code, path[last], ...rates]));
    above = path;
  }
  return [madeBy, `select private.load_tariff_lines(${quoteLines(printed)});`, ''].join('\n');
}

/** The ten-digit lines; a line that adds no text to its parent still has its code. */
function statisticalLinesSeed(lines: readonly Row[], below: readonly Row[]): string {
  const descriptions = new Map(lines.map((line) => [line.hts_code, line.description ?? '']));
  const printed = below.map(({ hts_code, hts8, description = '' }) => {
    const above = descriptions.get(hts8 ?? '');
    if (above === undefined || !description.startsWith(above)) {
      throw new Error(`${hts_code} does not stand below ${hts8}.`);
    }
    return fields([hts_code, description.slice(above.length).replace(/^ > /, '')]);
  });
  return [madeBy, `select private.load_tariff_statistical_lines(${quoteLines(printed)});`, ''].join(
    '\n',
  );
}

/**
 * The China lists, the exemptions from the forced-labor action, and the goods under Section 232.
 */
function dutiesSeed(china: readonly Row[], exempt: readonly Row[], metals: readonly Row[]): string {
  const exemptions = exempt.map(
    ({ hts_code = '', condition = '' }) => `(${quote(hts_code)}, ${quote(condition)})`,
  );
  const section232 = [
    ...metals.filter(isPlausible).map(toSection232),
    ...woodRows().map(toTimber),
  ].map(
    ({ prefix, material, annex, ratePct, mode, effectiveFrom, sourceId }) =>
      `(${quote(prefix)}, ${quote(material)}, ${quote(annex)}, ${ratePct}, ${quote(mode)}, ${quote(effectiveFrom)}, ${quote(sourceId)})`,
  );
  return [
    madeBy,
    '',
    'delete from public.tariff_china_lines;',
    'delete from public.tariff_china_lists;',
    ...chinaStatements(china),
    '',
    'delete from public.tariff_forced_labor_exemptions;',
    'insert into public.tariff_forced_labor_exemptions (code, scope) values',
    `${exemptions.join(',\n')};`,
    '',
    'delete from public.tariff_section_232;',
    'insert into public.tariff_section_232 (prefix, material, annex, rate_pct, mode, effective_from, source_id) values',
    `${section232.join(',\n')};`,
    '',
  ].join('\n');
}

function chinaStatements(china: readonly Row[]): string[] {
  const headings = [...new Set(china.map((row) => row.ch99_heading ?? ''))];
  const byHeading = headings.map(
    (heading) => [heading, china.filter((row) => row.ch99_heading === heading)] as const,
  );
  const lists = byHeading.map(([heading, rows]) => {
    const rates = new Set(rows.map((row) => row.rate_pct));
    const [row] = rows;
    if (row === undefined || rates.size !== 1) throw new Error(`${heading} has several rates.`);
    const days = [row.effective_from, row.first_effective].map((day) =>
      day ? quote(day) : 'null',
    );
    return `(${quote(heading)}, ${quote(listName(row.list ?? ''))}, ${row.rate_pct}, ${days.join(', ')})`;
  });
  const whole = byHeading.flatMap(([heading, rows]) => {
    const codes = rows.filter(({ scope }) => scope !== 'partial').map(({ hts8 }) => hts8);
    if (codes.length === 0) return [];
    const scope = rows[0]?.scope === 'suspended' ? 'suspended' : 'full';
    return [
      'insert into public.tariff_china_lines (hts8, heading, scope)',
      `select hts8, ${quote(heading)}, ${quote(scope)} from string_to_table(${quote(codes.join(' '))}, ' ') as hts8;`,
    ];
  });
  const partial = china
    .filter(({ scope }) => scope === 'partial')
    .map(({ hts8 = '', ch99_heading = '', note = '' }) => {
      const codes = tenDigitCodes(note).map(quote).join(', ');
      const mode = note.startsWith('only') ? 'only' : 'except';
      return `(${quote(hts8)}, ${quote(ch99_heading)}, 'partial', ${quote(mode)}, array[${codes}])`;
    });
  return [
    'insert into public.tariff_china_lists (heading, list, rate_pct, effective_from, first_effective) values',
    `${lists.join(',\n')};`,
    ...whole,
    'insert into public.tariff_china_lines (hts8, heading, scope, ten_digit_mode, ten_digit_codes) values',
    `${partial.join(',\n')};`,
  ];
}

/** 'except 9401.71.0001/.0005' → 9401.71.00.01 and 9401.71.00.05. */
function tenDigitCodes(note: string): string[] {
  const [, start = ''] = /(\d{4}\.\d{2})\.\d{4}/.exec(note) ?? [];
  const [named = ''] = /\d{4}\.\d{2}\.\d{4}(?:\/\.\d{4})*/.exec(note) ?? [];
  return [...named.matchAll(/\.(\d{2})(\d{2})(?=\/|$)/g)].map(
    ([, eight, ten]) => `${start}.${eight}.${ten}`,
  );
}

function listName(list: string): string {
  if (list === '4B-suspended') return '4B';
  return list === '4-year-review-2024' ? 'four-year-review' : list;
}

/**
 * The list contains the whole heading of computers as aluminum. The forced-labor action exempts the
 * same computers, which would be unnecessary if they paid Section 232 duties.
 */
function isPlausible({ hts_prefix }: Row): boolean {
  return hts_prefix !== '8471';
}

function toTimber(row: ReturnType<typeof woodRows>[number]) {
  return {
    ...row,
    material: 'timber',
    annex: 'timber',
    mode: 'add',
    sourceId: 'section-232-timber',
  };
}

function toSection232(row: Row) {
  return {
    prefix: row.hts_prefix ?? '',
    material: row.metal ?? '',
    annex: row.annex ?? '',
    ratePct: Number(row.rate_pct),
    mode: row.mode ?? '',
    effectiveFrom: row.effective_from ?? '',
    sourceId: 'section-232-metals',
  };
}

type Term = { term: string; hts8: string; confidence: string; note: string };

/**
 * The trade terms, and the words that the search corrects typos to.
 * @param goods `terms` (separated by "|"), `hts8`, `confidence` and `note`, as in `map`
 */
function termsSeed({
  map,
  goods,
  lines,
}: Record<'map' | 'goods' | 'lines', readonly Row[]>): string {
  const terms = unique([
    ...listedTerms(map),
    ...plainWords.flatMap(({ words, confidence, lines: meant }) =>
      words.flatMap((term) => meant.map(([hts8, note]) => ({ term, hts8, confidence, note }))),
    ),
    ...listedTerms(goods),
    ...garmentTerms().map((garment) => ({ ...garment, confidence: 'M' })),
  ]);
  const tradeWords = new Set(terms.flatMap(({ term }) => wordsOf(term)));
  const scheduleWords = new Set(
    lines
      .filter(({ chapter = '' }) => !['28', '29'].includes(chapter))
      .flatMap(({ description = '' }) => wordsOf(description))
      .filter((word) => !tradeWords.has(word)),
  );
  const values = terms.map(
    ({ term, hts8, confidence, note }) =>
      `(${quote(term)}, ${quote(hts8)}, ${quote(confidenceName(confidence))}, ${quote(note)})`,
  );
  return [
    madeBy,
    '',
    'delete from public.tariff_terms;',
    'insert into public.tariff_terms (term, hts8, confidence, note, lexemes)',
    'select term, hts8, confidence, note, private.tariff_lexemes(term)',
    'from (values',
    values.join(',\n'),
    ') as known (term, hts8, confidence, note);',
    '',
    'delete from public.tariff_words;',
    ...[
      { words: tradeWords, isTrade: true },
      { words: scheduleWords, isTrade: false },
    ].flatMap(({ words, isTrade }) => [
      'insert into public.tariff_words (word, lexeme, is_trade)',
      `select word, coalesce((private.tariff_lexemes(word))[1], word), ${isTrade}`,
      `from string_to_table(${quote([...words].sort().join(' '))}, ' ') as word;`,
    ]),
    '',
  ].join('\n');
}

function listedTerms(rows: readonly Row[]): Term[] {
  return rows.flatMap(({ terms = '', hts8 = '', confidence = '', note = '' }) =>
    terms.split('|').map((term) => ({ term: term.trim().toLowerCase(), hts8, confidence, note })),
  );
}

/** Keeps the first occurrence of each term and line, which is the most reliable. */
function unique(terms: readonly Term[]): Term[] {
  return [
    ...new Map([...terms].reverse().map((each) => [`${each.term} ${each.hts8}`, each])).values(),
  ].reverse();
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/\b[a-z]{4,}\b/g) ?? [];
}

function confidenceName(letter: string): string {
  return { H: 'high', M: 'medium', L: 'low' }[letter] ?? letter;
}

function fields(values: readonly (string | undefined)[]): string {
  return values
    .map((value = '') => {
      if (/[\t\n]/.test(value)) throw new Error(`A field holds a tab or a line end: ${value}`);
      return value;
    })
    .join('\t');
}

/**
 * In plain quotes: the Supabase CLI (2.117) parses dollar-quoted texts in quadratic time, a quarter
 * of an hour for the whole schedule.
 */
function quoteLines(rows: readonly string[]): string {
  return quote(`\n${rows.join('\n')}\n`);
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
