import { answerLanguages } from '@functions/_shared/domain/tariff-question/languages/answer-languages.ts';
import { caveatKinds } from '@functions/_shared/domain/tariff-question/languages/caveat-phrases.ts';
import { caveatsIn } from '@functions/_shared/domain/tariff-question/languages/caveats.ts';
import { expect, test } from 'vitest';
import { fromChina } from './response.ts';

/** As the duty engine says them; tests of the lookup compare them with what it says. */
const inEnglish = [
  'Books, posters, art prints, recordings and other informational materials may be exempt from the forced-labor duty (9903.05.92): then it is 7.5%.',
  'Whether blank books, planners and forms count as informational materials, which pay no forced-labor duty (9903.05.92), isn’t settled by any source we read; these numbers assume they’re charged.',
  'Textile goods of Honduras that qualify under CAFTA-DR and claim it enter free and are exempt from the forced-labor duty (9903.05.95): then it is 0%.',
  'Sources differ on whether drones that pay Section 232 also pay the forced-labor duty: note 52(f) doesn’t name them, but an importers’ rules pack leaves it out. Both totals are shown.',
  'No source settles whether goods that pay this Section 232 duty also pay the forced-labor duty: note 52(f) doesn’t name it. Both totals are shown.',
  'Products of Brazil pay an extra 25%, effective Jul 22, 2026, but some articles of this line are exempt (9903.05.04): certain tubes. Both totals are shown.',
  'If these are docking stations for drones or their parts, Section 232 adds 100% (9903.08.21), which these numbers leave out.',
  'If these are parts of drones over 25 kg, Section 232 adds 100% (9903.08.21), which these numbers leave out.',
  'Drones whose critical components are nearly all certified as made in the United States or allied countries pay less (9903.08.23 and 9903.08.24); our sources don’t settle whether customs accepts that rate yet.',
  'A minimum import price of $0.22 a watt applies too: any shortfall in the entered value is charged on top, or the whole price without documents (Proclamation 11052).',
  'A minimum import price of $21 a kilogram applies to polysilicon: any shortfall in the entered value is charged on top (Proclamation 11052).',
  'If these are quartz surface products, a Section 201 safeguard adds 25% in quota (9903.45.30) or 50% over it (9903.45.31), which these numbers leave out.',
];

test('every caveat has a sentence of its own in every language, with its headings', () => {
  expect(inEnglish).toHaveLength(caveatKinds.length);
  for (const language of answerLanguages) {
    const said = caveatsIn({ ...fromChina, caveats: inEnglish }, language);
    expect(new Set(said).size, language).toBe(inEnglish.length);
    said.forEach((sentence, place) => {
      const headings = /99\d\d\.\d\d\.\d\d/g;
      const [first] = inEnglish[place]?.match(headings) ?? [];
      if (first !== undefined) expect(sentence).toContain(first);
      expect(sentence).toMatch(/[.。]$/);
      expect(sentence).not.toMatch(/\b(?:the|which|these)\b/);
    });
  }
});

test('what a caveat names is in the form of the language', () => {
  const said = (language: 'es' | 'de' | 'fr' | 'tr' | 'zh', place: number) =>
    caveatsIn({ ...fromChina, caveats: [inEnglish[place] ?? ''] }, language)
      .join('')
      .replaceAll('\u00a0', ' ');
  expect(said('es', 0)).toContain('en ese caso el total es 7,5 %');
  expect(said('de', 5)).toContain('seit dem 22. Juli 2026 zusätzlich 25 %');
  expect(said('fr', 9)).toContain('0,22 $ le watt');
  expect(said('tr', 2)).toContain('Çin menşeli');
  expect(said('zh', 9)).toContain('每瓦0.22美元');
});

test('for a sentence that is not known, one points to the English one on the card', () => {
  expect(caveatsIn({ ...fromChina, caveats: ['Something new.'] }, 'es')).toEqual([
    'Lea también las notas de abajo (en inglés): dicen qué más puede cobrarse o por qué hay dos totales.',
  ]);
});
