import type { TextWord } from './text-words.ts';

const deniers = new Set(
  `no not never without except excluding nothing neither nor dont doesnt isnt arent wont hate avoid
   zero cero nunca sin nada excepto tampoco ni salvo`.split(/\s+/),
);

/** Two words that deny together: "anything but cats". */
const denyingPairs = new Set([
  'anything but',
  'other than',
  'rather than',
  'instead of',
  'menos de',
  'cant stand',
  'allergic to',
]);

/** After a denier, these words say that nothing is denied: "not just cars", "never skip leg day". */
const undenied = new Set(
  `just only skip miss stop enough sure forget worry know too boring give ending solo solamente
   bake knead equipment buy spend poo code sew nonsense bs fluff filter filters stress drama excuses
   fuss churn dig mow waste contact gi heat carb carbs sugar limits problem matter judgment shame
   days trust proof gravity based hour to one idea more kill ordinary average typical your makeup-makeup`.split(
    /\s+/,
  ),
);

/** Words before "without" that turn it round: "can't live without coffee". */
const cannot = new Set(['cant', 'cannot', 'couldnt', 'live', 'go']);

const turns = new Set(
  `but just only instead however though pero sino solo mostly mainly i im we my yo`.split(/\s+/),
);

const fillers = new Set(
  `a an any the into about kind of sort really do does make makes making doing or and nor o y ni de
   el la los las un una hago hacer to for be want wanting like with stuff things please more your`.split(
    /\s+/,
  ),
);

/** After "and", these begin something that is not denied any more. */
const restarts = new Set(
  `i im we my more lots all just only love mostly mainly plus sometimes also yo mas`.split(/\s+/),
);

const longestDenial = 9;

/** Which words a text denies: "pets" and "kids" in "No pets or kids, just cars". */
export function deniedWords(words: readonly TextWord[]): boolean[] {
  const denied = words.map(() => false);
  for (let at = 0; at < words.length; at += 1) {
    const length = denierLengthAt(words, at);
    const scope = endsClause(words, at)
      ? clauseBefore(words, at)
      : length > 0
        ? scopeOf(words, at, at + length)
        : [];
    for (const index of scope) denied[index] = true;
  }
  return denied;
}

/** Whether "no" stands after what it denies: "pets no, plants yes", "maquillaje no, solo piel". */
function endsClause(words: readonly TextWord[], at: number): boolean {
  const { clause, plain } = words[at] ?? {};
  return plain === 'no' && words[at - 1]?.clause === clause && words[at + 1]?.clause !== clause;
}

function clauseBefore(words: readonly TextWord[], at: number): number[] {
  return words.flatMap((word, place) =>
    place < at && word.clause === words[at]?.clause ? [place] : [],
  );
}

/** The number of words in the denier that begins here; 0 when none does. */
function denierLengthAt(words: readonly TextWord[], at: number): number {
  const here = words[at]?.plain ?? '';
  const next = words[at + 1]?.plain ?? '';
  if (denyingPairs.has(`${here} ${next}`)) return 2;
  if (!deniers.has(here) || undenied.has(next)) return 0;
  if (here === 'no' && next === words[at + 2]?.plain) return 0;
  const before = words[at - 1]?.plain ?? '';
  if (cannot.has(before) && here !== 'nothing') return 0;
  // "Never ever without my dog" denies twice.
  if (deniers.has(before) && here === 'without') return 0;
  return 1;
}

function scopeOf(words: readonly TextWord[], denierAt: number, from: number): number[] {
  const first = words[denierAt];
  const indices: number[] = [];
  let hasContent = false;
  for (let index = from; index < words.length && index < from + longestDenial; index += 1) {
    const word = words[index];
    const before = words[index - 1];
    if (word === undefined || before === undefined || word.sentence !== first?.sentence) break;
    if (turns.has(word.plain) && hasContent) break;
    if (word.clause !== before.clause && hasContent && !listGoesOn(words, index)) break;
    if (hasContent && (word.plain === 'and' || word.plain === 'y')) {
      if (restarts.has(words[index + 1]?.plain ?? '')) break;
    }
    indices.push(index);
    if (!fillers.has(word.plain)) hasContent = true;
  }
  return indices;
}

/** Whether an "or" comes later in the sentence, as in "no pets, kids or cars". */
function listGoesOn(words: readonly TextWord[], from: number): boolean {
  for (let index = from; index < words.length; index += 1) {
    const word = words[index];
    if (word === undefined || word.sentence !== words[from]?.sentence) return false;
    if (turns.has(word.plain) || word.plain === 'and') return false;
    if (['or', 'nor', 'ni', 'o'].includes(word.plain)) return true;
  }
  return false;
}
