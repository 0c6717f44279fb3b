import type { TextWord } from './text-words.ts';

/** Small words that are frequent in one language; those of several languages are left out. */
const smallWords: Readonly<Record<string, ReadonlySet<string>>> = {
  readable: new Set(
    `the and my i for about with of to in is are how your you from on life videos make love all it we
     el la los las y mi mis para con del una como sobre soy hago que videos recetas vida por en`.split(
      /\s+/,
    ),
  ),
  German: new Set(
    `und der die das ich mit fur ist ein eine uber auf meine mein nicht von zum wie aus im alles rund leben`.split(
      ' ',
    ),
  ),
  French: new Set(
    `le les et des je avec pour est une sur mes mon dans pas du au aux nous vie tout cuisine autour`.split(
      ' ',
    ),
  ),
  Portuguese: new Set(
    'o os e com para meu minha sobre nao uma dos das eu como mais dia vida'.split(' '),
  ),
  Italian: new Set('il gli e con per sono una mia mio di della che non la come vita'.split(' ')),
  Dutch: new Set('de het een en van met voor mijn over ik niet op leven'.split(' ')),
  Turkish: new Set('ve bir ile icin hakkinda benim cok bu video hayat uzerine gunluk'.split(' ')),
  Polish: new Set('i w na z do jest moje o zycie jak dla sie'.split(' ')),
};

/** Words that prove nothing by themselves, since they are words of English or Spanish as well. */
const shared = new Set('o e i a de la das come die do per im in on'.split(' '));

const scripts: readonly (readonly [string, RegExp])[] = [
  ['Chinese', /\p{Script=Han}/gu],
  ['Japanese', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['Korean', /\p{Script=Hangul}/gu],
  ['Arabic', /\p{Script=Arabic}/gu],
  ['Russian', /\p{Script=Cyrillic}/gu],
  ['Greek', /\p{Script=Greek}/gu],
  ['Hindi', /\p{Script=Devanagari}/gu],
  ['Hebrew', /\p{Script=Hebrew}/gu],
  ['Thai', /\p{Script=Thai}/gu],
];

/** The language of a text that is neither English nor Spanish, or undefined when it may be either. */
export function foreignLanguage(text: string, words: readonly TextWord[]): string | undefined {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  for (const [language, script] of [...scripts].sort(kanaFirst)) {
    if (
      (text.match(script)?.length ?? 0) >
      letters / 2 - (language === 'Japanese' ? letters / 3 : 0)
    ) {
      if (letters > 0) return language;
    }
  }
  const count = (language: string) =>
    new Set(
      words.map(({ plain }) => plain).filter((plain) => smallWords[language]?.has(plain) ?? false),
    );
  const readable = count('readable').size;
  const [best] = Object.keys(smallWords)
    .filter((language) => language !== 'readable')
    .map((language) => {
      const found = [...count(language)];
      return { language, found, own: found.filter((word) => !shared.has(word)).length };
    })
    .filter(({ found, own }) => found.length >= 2 && own >= 1 && found.length > readable)
    .sort((one, other) => other.found.length - one.found.length);
  return best?.language;
}

/** Japanese texts hold Chinese characters, so their own letters decide. */
function kanaFirst([one]: readonly [string, RegExp], [other]: readonly [string, RegExp]): number {
  return Number(other === 'Japanese') - Number(one === 'Japanese');
}
