/** Units that, when repeated, make a careless pattern backtrack excessively. */
export const hostileUnits = [
  ...['@', 'a@', '@.', 'a@a.', 'a@ ', '.', 'a.', '. ', ',', 'a,', '1,', '1.', '-', 'a-', '- ', '_'],
  ...[
    ' ',
    'a ',
    ' \n',
    '\n',
    'a\n',
    '\t',
    'a',
    'aB',
    'word',
    'word ',
    '\u00a0',
    '\u2028',
    '\u200b',
  ],
  ...['0', '0 ', '1-', '1 - ', '+1', '$', '$1', '$1 ', '1%', '¢', '1 kg ', '1/', '2026-', '1:'],
  ...[
    '"',
    "'",
    'a"',
    '’',
    '“',
    '(',
    ')',
    '()',
    ' (',
    '[',
    '[]',
    '](',
    '{',
    '}',
    '<',
    '<a ',
    '</',
    '>',
  ],
  ...['#', '#a', '##', '*', '**', '`', '~', '|', '\\', '/', '//', 'a/', ':', ';', '?', '!', '='],
  ...['&', '&#', '%', '%20', '+', ' + ', 'http://', 'https://a.', 'www.', 'www.a', '<!--', 'data:'],
  ...[
    'not ',
    'no a ',
    "don't do ",
    'from ',
    'and ',
    'to ',
    'one ',
    'hundred ',
    'in china ',
    'made ',
  ],
  ...['é', 'ß', 'İ', '０', '٣', 'e\u0301', '\u0301', '👩‍👩', '字', 'ｗ', '\ufdfa', '\ud800'],
];

/** A text of exactly that many UTF-16 units. */
export function repeated(unit: string, length: number): string {
  return unit.repeat(Math.ceil(length / unit.length)).slice(0, length);
}

/** A unit of each kind for texts of megabytes, which take a tenth of a second just to send. */
export const unitsOfHugeTexts = ['a', '@', ' ', '字'];
