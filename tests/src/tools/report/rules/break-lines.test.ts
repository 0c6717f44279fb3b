import { expect, test } from 'vitest';
import { breakLines } from '@/tools/report/rules/break-lines.ts';

const lines = (text: string, width: number) => breakLines(text, (part) => [...part].length, width);

test.each([
  ['breaks at spaces', 'soy candle with lid', 10, ['soy candle', 'with lid']],
  ['keeps line breaks', 'soy\n\ncandle', 10, ['soy', '', 'candle']],
  ['cuts a word that is wider than a line', 'a wwwwwww b', 3, ['a', 'www', 'www', 'w b']],
  ['is one empty line of nothing', '', 3, ['']],
  ['breaks Chinese between characters', '陶瓷马克杯礼盒', 3, ['陶瓷马', '克杯礼', '盒']],
  ['begins no line with a full stop', '陶瓷杯。礼盒', 3, ['陶瓷', '杯。礼', '盒']],
  ['ends no line with a bracket', '陶瓷（礼盒）', 3, ['陶瓷', '（礼', '盒）']],
  ['breaks Thai between words', 'กระเป๋าผ้าฝ้าย', 8, ['กระเป๋า', 'ผ้าฝ้าย']],
  ['breaks Korean at spaces', '도자기 머그컵', 5, ['도자기', '머그컵']],
])('a text in lines %s', (_what, text, width, expected) => {
  expect(lines(text, width)).toEqual(expected);
});
