import { lazyModule } from '@/lazy/lazy-module.ts';
import { isText } from '@/lib/is-text.ts';

/** Why a file gave no text. */
export type FileProblem = 'scan' | 'kind' | 'size' | 'empty' | 'failed';

export type ReadFile = Readonly<{ text: string }> | Readonly<{ problem: FileProblem }>;

const maxBytes = 10_000_000;

const pdf = lazyModule(() => import('./files/pdf-text.ts'));
const xlsx = lazyModule(() => import('./files/xlsx-text.ts'));

/**
 * The text of a dropped file, read on the device. PDFs and spreadsheets fetch their reader with the
 * first of their kind. Never throws.
 */
export async function readQuoteFile(file: File): Promise<ReadFile> {
  if (file.size > maxBytes) return { problem: 'size' };
  if (file.size === 0) return { problem: 'empty' };
  const name = file.name.toLowerCase();
  try {
    if (/\.pdf$/.test(name) || file.type === 'application/pdf') {
      const { pdfText } = await pdf.load();
      const text = await pdfText(new Uint8Array(await file.arrayBuffer()));
      return text.trim().length < 20 ? { problem: 'scan' } : { text };
    }
    if (/\.xlsx$/.test(name)) {
      const { xlsxText } = await xlsx.load();
      return filled(await xlsxText(await file.arrayBuffer()));
    }
    if (/\.(?:txt|csv|tsv|md|text)$/.test(name) || file.type === 'text/plain') {
      const text = await textOf(file);
      return text === null ? { problem: 'failed' } : filled(asTabs(text, name));
    }
    if (/\.eml$/.test(name) || file.type === 'message/rfc822') {
      const { mailFileText } = await eml.load();
      const text = await textOf(file);
      return text === null ? { problem: 'failed' } : filled(mailFileText(text));
    }
  } catch {
    return { problem: 'failed' };
  }
  return { problem: /^image\//.test(file.type) ? 'scan' : 'kind' };
}

const eml = lazyModule(() => import('./files/eml-text.ts'));

/** The text of a file; null for a picture, a workbook and the like under the name of a text. */
async function textOf(file: File): Promise<string | null> {
  return isText(new Uint8Array(await file.arrayBuffer())) ? file.text() : null;
}

/** Nothing does not take the place of what was typed. */
function filled(text: string): ReadFile {
  return text.trim() === '' ? { problem: 'empty' } : { text };
}

/** The columns of a CSV between tabs, which the reader knows as a table. */
function asTabs(text: string, name: string): string {
  if (!/\.csv$/.test(name)) return text;
  const [head = ''] = text.split('\n');
  const mark = (head.match(/;/g) ?? []).length > (head.match(/,/g) ?? []).length ? ';' : ',';
  return text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .map((line) => cellsOf(line, mark).join('\t'))
    .join('\n');
}

function cellsOf(line: string, mark: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (const each of line) {
    if (each === '"') isQuoted = !isQuoted;
    else if (each === mark && !isQuoted) {
      cells.push(cell);
      cell = '';
    } else cell += each;
  }
  return [...cells, cell];
}
