type Point = { x: number; y: number };

/** How many numbers each command takes, and which of them are coordinates along x and y. */
const axes: Readonly<Record<string, string>> = {
  m: 'xy',
  l: 'xy',
  h: 'x',
  v: 'y',
  c: 'xyxyxy',
  s: 'xyxy',
  q: 'xyxy',
  t: 'xy',
  a: 'rrnffxy',
};

/**
 * The path enlarged by `scale` with whole numbers only, which is a third shorter. Each point is
 * rounded where it lies, so that the errors of a long path do not add up.
 * @throws Error for a command that is not SVG's
 */
export function integerPath(path: string, scale: number): string {
  let exact: Point = { x: 0, y: 0 };
  let start = exact;
  let drawn: Point = { x: 0, y: 0 };
  let drawnStart = drawn;
  let last = '';
  let out = '';
  const write = (command: string, numbers: readonly number[]) => {
    const text = numbers
      .map((value, index) => (index > 0 && value >= 0 ? ` ${value}` : `${value}`))
      .join('');
    const joint = command === last && command !== 'm' ? (text.startsWith('-') ? '' : ' ') : command;
    out += joint + text;
    last = command;
  };
  for (const [, letter = '', text = ''] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const lower = letter.toLowerCase();
    if (lower === 'z') {
      out += 'z';
      [exact, drawn, last] = [start, drawnStart, 'z'];
      continue;
    }
    const pattern = axes[lower];
    if (pattern === undefined) throw new Error(`No such path command: ${letter}`);
    const numbers = numbersOf(text, pattern);
    for (let from = 0; from < numbers.length; from += pattern.length) {
      const isMove = lower === 'm' && from === 0;
      const isRelative = letter === lower;
      const base: Point = isRelative ? exact : { x: 0, y: 0 };
      const end = { ...exact };
      const written = [...pattern].map((kind, offset) => {
        const value = numbers[from + offset] ?? 0;
        if (kind === 'r') return Math.round(value * scale);
        if (kind === 'n' || kind === 'f') return Math.round(value);
        const axis = kind === 'x' ? 'x' : 'y';
        end[axis] = base[axis] + value;
        return Math.round(end[axis] * scale) - drawn[axis];
      });
      exact = end;
      drawn = { x: Math.round(end.x * scale), y: Math.round(end.y * scale) };
      if (isMove) [start, drawnStart] = [exact, drawn];
      write(lower === 'm' && !isMove ? 'l' : lower, written);
    }
  }
  return out;
}

/** The numbers of one command; the flags of an arc may stand without a space ("a1 1 0 012 3"). */
function numbersOf(text: string, pattern: string): number[] {
  const numbers: number[] = [];
  let rest = text;
  while (true) {
    rest = rest.replace(/^[\s,]+/, '');
    if (rest === '') return numbers;
    const isFlag = pattern[numbers.length % pattern.length] === 'f';
    const match = isFlag
      ? /^[01]/.exec(rest)
      : /^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/i.exec(rest);
    if (match === null) throw new Error(`Not a path: ${text}`);
    numbers.push(Number(match[0]));
    rest = rest.slice(match[0].length);
  }
}
