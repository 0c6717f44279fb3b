import type { AnswerLanguage } from './answer-languages.ts';
import { plainWord } from './words.ts';

type SmallTalk = 'greeting' | 'thanks' | 'goodbye';

/** What people say besides questions; the words that English has too are left to English. */
const said: Readonly<Record<AnswerLanguage, Readonly<Record<SmallTalk, string>>>> = {
  es: {
    greeting: 'hola, buenos días, buenas tardes, buenas noches, buenas, hola kira, qué tal',
    thanks: 'gracias, muchas gracias, mil gracias, gracias kira',
    goodbye: 'adiós, hasta luego, hasta pronto',
  },
  tr: {
    greeting: 'merhaba, selam, günaydın, iyi günler, iyi akşamlar, merhaba kira',
    thanks: 'teşekkürler, teşekkür ederim, çok teşekkürler, sağ ol, sağolun',
    goodbye: 'hoşça kal, hoşçakal, görüşürüz, güle güle',
  },
  zh: {
    greeting: '你好, 您好, 嗨, 早上好, 下午好',
    thanks: '谢谢, 多谢, 谢谢你, 谢谢您, 感谢, 謝謝',
    goodbye: '再见, 拜拜, 再見',
  },
  de: {
    greeting: 'hallo, guten tag, guten morgen, guten abend, moin, servus, hallo kira',
    thanks: 'danke, vielen dank, danke schön, dankeschön, besten dank',
    goodbye: 'tschüss, auf wiedersehen, bis bald',
  },
  fr: {
    greeting: 'bonjour, bonsoir, salut, bonjour kira',
    thanks: 'merci, merci beaucoup, mille mercis, merci bien',
    goodbye: 'au revoir, à bientôt, bonne journée',
  },
};

const byText: ReadonlyMap<
  string,
  Readonly<{ language: AnswerLanguage; kind: SmallTalk }>
> = new Map(entries());

function* entries() {
  for (const language of ['es', 'tr', 'zh', 'de', 'fr'] as const) {
    for (const kind of ['greeting', 'thanks', 'goodbye'] as const) {
      for (const text of said[language][kind].split(',')) {
        yield [key(text), { language, kind }] as const;
      }
    }
  }
}

/** A greeting, thanks or a goodbye in another language than English; undefined for other text. */
export function readSmallTalk(text: string) {
  const whole = byText.get(key(text));
  if (whole !== undefined) return whole;
  // "Hola, buenas tardes" and "vale, gracias".
  const parts = text.split(/[,.!¡;\n]+/).filter((part) => /\p{L}/u.test(part));
  const talk = parts.map((part) => byText.get(key(part)));
  const [last] = talk.flatMap((each) => each ?? []).slice(-1);
  const isTalk = parts.every((part, at) => talk[at] !== undefined || agrees.has(key(part)));
  return isTalk && parts.length > 1 ? last : undefined;
}

/** Words of agreement in front of thanks. */
const agrees: ReadonlySet<string> = new Set(
  'vale,ok,okay,bueno,bien,muy bien,perfecto,genial,gut,super,prima,alles klar,d accord,tres bien,parfait,tamam,peki,好的,好'.split(
    ',',
  ),
);

function key(text: string): string {
  return (plainWord(text).match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
}
