type Forms = readonly (readonly [RegExp, string])[];

/** A whole word, also beside letters that `\b` takes for none: not the "r" of "für". */
function word(source: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, 'giu');
}

/** How people type on a phone, and the words that they mean. */
const typedForms: Forms = [
  [word('(what|how|where|who|when|that|here)s'), "$1's"],
  [word('u(?![.&])'), 'you'],
  [word('ur'), 'your'],
  [word('(?<!&)r(?![.&])'), 'are'],
];

/** Forms that a search by words can do without, but a question to an engine cannot. */
const slips: Forms = [
  [word("(?:wat|wut|wht)('?s)?"), 'what$1'],
  [word('wud|wld'), 'would'],
  [word('cud|cld'), 'could'],
  [word('shud'), 'should'],
  [word('hw'), 'how'],
  [word('mch'), 'much'],
  [word('frm'), 'from'],
  [word('abt|bout'), 'about'],
  [word('b4'), 'before'],
  [word('gonna|tryna'), 'going to'],
  [word('wanna'), 'want to'],
  [word('im'), "i'm"],
  [word('ive'), "i've"],
  [word('(they|you)re'), "$1're"],
  [word('id(?= (?:rather|charge|sell|like|want|need|price|pay|go|make|order|say)\\b)'), "i'd"],
  [word('cheapr'), 'cheaper'],
  [word('t shirt(s?)'), 't-shirt$1'],
  [word('pls|plz'), 'please'],
  [word('thx|tx'), 'thanks'],
  [word('ppl'), 'people'],
  [word('til|till'), 'until'],
  [word('smth|sth'), 'something'],
  [word('incl'), 'including'],
  [/^(\W*)n(?=\s)/i, '$1and'],
  // Said beside the question.
  [word('(?:lol|lmao|haha|hm+|tho|asap|rn|bro|dude|ngl|tbh|btw|omg|ugh)[,!.]*'), ' '],
];

/** "Whats ur moq" in full words. */
export function inFullWords(text: string): string {
  return replaceAll(text, typedForms);
}

const maxTypedLength = 200;

/**
 * A short message in full words, without what is only said beside the question: "what would 1k cost"
 * for "lol wat wud 1k cost tho". Longer texts, such as a supplier's mail, stay as they are.
 */
export function withoutSlips(text: string): string {
  if (text.length > maxTypedLength) return text;
  const plain = replaceAll(text, [...typedForms, ...slips])
    .replace(/\s+/g, ' ')
    .trim();
  return /\p{L}|\d/u.test(plain) ? plain : text;
}

function replaceAll(text: string, forms: Forms): string {
  return forms.reduce((replaced, [pattern, form]) => replaced.replace(pattern, form), text);
}
