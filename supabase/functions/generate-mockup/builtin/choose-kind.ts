import type { TargetModel } from '../../_shared/contracts/generate-mockup.ts';
import {
  type Kind,
  kindRules,
  type PackagingKind,
  packagingKinds,
  productKinds,
  undrawnNames,
} from './kinds.ts';
import { lastIndexOfPhrase, toWords } from './words.ts';

export type KindChoice = {
  kind: Kind;
  /** What the words describe, even when its packaging is drawn. */
  product: Kind;
};

type Entry = { kind: Kind; phrase: string[]; weight: number };
type Match = Entry & { clause: number; place: number };

/**
 * The kind of product that the words describe, or its packaging. Priorities: a name ("dropper
 * bottle") before a family ("bottle") before a field ("skincare"); text before the first "with",
 * "for" or comma before the rest; the product before its container ("glass jar candle"); the longer
 * name; then the later word, since English puts the head noun last ("coffee mug"). For the same
 * reason, a product without a drawing that ends a clause is not mistaken for the word before it
 * ("phone stand").
 */
export function chooseKind(words: string, target: TargetModel): KindChoice {
  const matches = findMatches(words);
  const product: Kind = matches[0]?.kind ?? 'object';
  if (target === 'product-design') return { kind: product, product };
  const asked = matches.find((match) => isPackaging(match.kind) && match.weight === nameWeight);
  const content = matches.find((match) => !isPackaging(match.kind))?.kind ?? product;
  if (asked) return { kind: asked.kind, product: content };
  return {
    kind: content === 'object' ? 'mailer-box' : kindRules[content].packing,
    product: content,
  };
}

const nameWeight = 3;

const entries: readonly Entry[] = [
  ...[...productKinds, ...packagingKinds].flatMap((kind) => {
    const { names, family, field } = kindRules[kind];
    return [
      ...phrases(kind, names, nameWeight),
      ...phrases(kind, family, 2),
      ...phrases(kind, field, 1),
    ];
  }),
  ...phrases('object', undrawnNames, nameWeight),
];

function phrases(kind: Kind, list: string | undefined, weight: number): Entry[] {
  return (list ?? '')
    .split(',')
    .map((phrase) => ({ kind, phrase: toWords(phrase), weight }))
    .filter(({ phrase }) => phrase.length > 0);
}

const clauseBreak =
  /[,.;:()\n]|\s[-–—|]\s|\b(?:with|for|featuring|including|inspired|that|which|printed|made|in|on|by|from|plus|and|to)\b/giu;

function findMatches(text: string): Match[] {
  const clauses = text.split(clauseBreak).map(toWords);
  const whole = toWords(text);
  const found: Match[] = [];
  for (const entry of entries) {
    const clause = clauses.findIndex((words) => lastIndexOfPhrase(words, entry.phrase) >= 0);
    const inClause = clauses[clause];
    if (inClause !== undefined) {
      const place = lastIndexOfPhrase(inClause, entry.phrase);
      found.push({ ...entry, clause, place });
    } else if (entry.phrase.length > 2 && lastIndexOfPhrase(whole, entry.phrase) >= 0) {
      found.push({ ...entry, clause: 0, place: 0 });
    }
  }
  return found
    .filter((match) => !found.some((other) => isHeadOver(other, match)))
    .sort(
      (a, b) =>
        b.weight - a.weight ||
        a.clause - b.clause ||
        Number(isPackaging(a.kind)) - Number(isPackaging(b.kind)) ||
        b.phrase.length - a.phrase.length ||
        b.place - a.place,
    );
}

/** Whether `other` is the head noun that `match` only modifies: one of them has no drawing. */
function isHeadOver(other: Match, match: Match): boolean {
  const isOneUndrawn = (other.kind === 'object') !== (match.kind === 'object');
  if (!isOneUndrawn || other.clause !== match.clause) return false;
  const later = other.place + other.phrase.length - (match.place + match.phrase.length);
  return later > 0 || (later === 0 && other.phrase.length > match.phrase.length);
}

function isPackaging(kind: Kind): kind is PackagingKind {
  return packagingKinds.some((packaging) => packaging === kind);
}
