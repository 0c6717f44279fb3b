import { type KnowledgePassage, passageId } from './knowledge-passage.ts';

/** A page of the site with its content module. */
export type PageContent = { page: string; path: string; content: unknown };

type Words = Readonly<Record<string, unknown>>;

/** Parts of the content that are not prose: pictures, links, form fields, metadata. */
const skippedKeys = new Set([
  'meta',
  'picture',
  'image',
  'pictures',
  'actions',
  'action',
  'link',
  'href',
  'fields',
  'errors',
  'videos',
  'form',
  'request',
  'results',
  'tool',
  'inspiration',
  'loading',
  'note',
  'call',
  'products',
  'assistant',
  'messages',
]);

const bodyKeys = ['answer', 'text', 'lead', 'description', 'intro', 'role'] as const;
const listKeys = ['items', 'includes', 'points', 'handles', 'agenda', 'list', 'facts'] as const;
const titleKeys = ['question', 'title', 'name', 'heading'] as const;

/**
 * The passages of a page: every titled text, question, story, price card and list of its content,
 * wherever it is. Follows changes of the page without a change here.
 */
export function pagePassages({ page, path, content }: PageContent): KnowledgePassage[] {
  const passages: KnowledgePassage[] = [];
  visit(content, '');
  const about = isWords(content) && isWords(content.meta) ? content.meta : undefined;
  const description = textOf(about?.description);
  if (description !== '') {
    passages.unshift({
      id: passageId(page, 'about this page'),
      kind: 'page',
      page,
      title: page,
      path,
      section: '',
      body: description,
      keywords: listOf(about?.keywords),
    });
  }
  return passages;

  function visit(value: unknown, section: string): void {
    if (Array.isArray(value)) {
      for (const item of value) visit(item, section);
      return;
    }
    if (!isWords(value)) return;
    const title = titleOf(value);
    const body = bodyOf(value);
    if (title !== '' && body.length >= 20) {
      passages.push({
        id: passageId(page, title),
        kind: 'question' in value ? 'question' : 'fact',
        page,
        title,
        path,
        section: section === title ? '' : section,
        body,
        keywords: textOf(value.industry) === '' ? [] : [textOf(value.industry)],
      });
    }
    const own = textOf(value.label) || title;
    for (const [key, inner] of Object.entries(value)) {
      if (skippedKeys.has(key) && !(key === 'results' && 'challenge' in value)) continue;
      visit(inner, own || section);
    }
  }
}

function titleOf(words: Words): string {
  for (const key of titleKeys) {
    const text = textOf(words[key]);
    if (text !== '') return text;
  }
  return '';
}

/** The full text of an item: its text, the steps of a story, its plain lists and its figures. */
function bodyOf(words: Words): string {
  const sentences: string[] = [];
  const price = textOf(words.price);
  if (price !== '') sentences.push(`${titleOf(words)}: ${price}`);
  for (const key of bodyKeys) sentences.push(textOf(words[key]));
  for (const key of ['paragraphs', 'challenge', 'solution'] as const) {
    sentences.push(...(Array.isArray(words[key]) ? listOf(words[key]) : [textOf(words[key])]));
  }
  for (const key of [...listKeys, 'results'] as const) {
    const points = listOf(words[key]);
    if (points.length > 0) sentences.push(points.join('; '));
  }
  const figures = [...figuresOf(words.figures), ...figuresOf(words.metrics)];
  if (textOf(words.figure) !== '') figures.unshift(textOf(words.figure));
  if (figures.length > 0) sentences.push(figures.join(', '));
  return sentences
    .filter((sentence) => sentence !== '')
    .map((sentence) => (/[.?!]["”]?$/.test(sentence) ? sentence : `${sentence}.`))
    .join(' ')
    .slice(0, 1800);
}

function figuresOf(value: unknown): string[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((figure: unknown) =>
    isWords(figure) ? [`${textOf(figure.label)}: ${textOf(figure.value)}`] : [],
  );
}

function listOf(value: unknown): string[] {
  return Array.isArray(value)
    ? value.filter((item: unknown): item is string => typeof item === 'string')
    : [];
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

function isWords(value: unknown): value is Words {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
