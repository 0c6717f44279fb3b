import type { OriginDuty, TariffPart } from '@functions/_shared/contracts/tariff-lookup-live.ts';
import {
  answerDuty,
  type ForeignFacts,
} from '@functions/_shared/domain/tariff-question/languages/answer-duty.ts';
import {
  type AnswerLanguage,
  answerLanguages,
} from '@functions/_shared/domain/tariff-question/languages/answer-languages.ts';
import {
  dayIn,
  rateIn,
  usdIn,
} from '@functions/_shared/domain/tariff-question/languages/figures.ts';
import { expect, test } from 'vitest';
import { answered, fromChina, fromMexico } from './response.ts';

const goodsIn: Readonly<Record<AnswerLanguage, string>> = {
  es: 'camisetas de algodón',
  de: 'Baumwoll-T-Shirts',
  fr: 't-shirts en coton',
  tr: 'pamuklu tişört',
  zh: '棉T恤',
};

function facts(language: AnswerLanguage, changes: Partial<ForeignFacts> = {}): ForeignFacts {
  return {
    goods: [goodsIn[language]],
    usmca: undefined,
    shipmentValueUsd: undefined,
    isDomestic: false,
    hasOtherDestination: false,
    unparsedMoney: undefined,
    ...changes,
  };
}

/** With plain spaces, as the no-break space in "36,5 %" reads the same. */
function answer(
  language: AnswerLanguage,
  response = answered(fromChina),
  changes: Partial<ForeignFacts> = {},
): string {
  return answerDuty(response, facts(language, changes), language).replaceAll('\u00a0', ' ');
}

test.each<[AnswerLanguage, string]>([
  [
    'es',
    'Arancel total de EE. UU. para «camisetas de algodón» de China: 36,5 %, si la mercancía entra el 30 de noviembre de 2026. Se compone de: arancel base 16,5 % (6109.10.00); 7,5 % Sección 301, lista 4A de China (9903.88.15); 12,5 % Sección 301, medida por trabajo forzoso (9903.05.31).',
  ],
  [
    'de',
    'US-Einfuhrzoll auf „Baumwoll-T-Shirts“ aus China: insgesamt 36,5 %, bei Einfuhr am 30. November 2026. Er setzt sich so zusammen: Basiszollsatz 16,5 % (6109.10.00); 7,5 % Section 301, China-Liste 4A (9903.88.15); 12,5 % Section 301, Maßnahme gegen Zwangsarbeit (9903.05.31).',
  ],
  [
    'fr',
    'Droits de douane américains pour « t-shirts en coton » de Chine : 36,5 % au total, pour une entrée le 30 novembre 2026. Ils se composent ainsi : droit de base 16,5 % (6109.10.00) ; 7,5 % Section 301, liste 4A de la Chine (9903.88.15) ; 12,5 % Section 301, mesure contre le travail forcé (9903.05.31).',
  ],
  [
    'tr',
    'Çin menşeli “pamuklu tişört” için toplam ABD gümrük vergisi: %36,5 (giriş tarihi 30 Kasım 2026). Dağılımı: temel vergi %16,5 (6109.10.00); 301. Bölüm, Çin listesi 4A %7,5 (9903.88.15); 301. Bölüm, zorla çalıştırma önlemi %12,5 (9903.05.31).',
  ],
  [
    'zh',
    '原产于中国的“棉T恤”进口美国，关税合计：36.5%（按2026年11月30日入境计算）。其中：基本税率16.5%（6109.10.00）；301条款，对华清单4A7.5%（9903.88.15）；301条款，强迫劳动措施12.5%（9903.05.31）。',
  ],
])('in %s: total, line, layers by name, and day', (language, text) => {
  expect(answer(language)).toBe(text);
});

test.each(answerLanguages)('in %s: compares origins and names the lowest', (language) => {
  const compared = answered(fromChina, { comparison: [fromChina, fromMexico] });
  const text = answer(language, compared);
  expect(text).toContain(rateIn('36.5%', language).replaceAll('\u00a0', ' '));
  expect(text).toContain(rateIn('26.5%', language).replaceAll('\u00a0', ' '));
  expect(text).toMatch(/Mexiko|México|Mexique|Meksika|墨西哥/);
  expect(text).toMatch(/El más bajo|Am niedrigsten|Le plus bas|En düşük|最低/);
});

test.each(answerLanguages)('in %s: says what the total depends on', (language) => {
  const open = answered({
    ...fromMexico,
    questions: [
      { id: 'metal-weight', text: '', options: [], assumed: null, otherTotalText: '10%' },
      { id: 'ten-digit-line', text: '', options: [] },
      { id: 'value-bracket', text: '', options: [] },
      { id: 'something-new', text: '', options: [] },
    ],
  });
  const sure = answer(language, answered(fromMexico));
  const text = answer(language, { ...open, confidence: 'low' });
  expect(text.length).toBeGreaterThan(sure.length + 60);
  // No sentence of the English answer slips in.
  expect(text).not.toMatch(/\b(?:the|duty|rate|which|depends|unless|claim)\b/i);
});

test.each(answerLanguages)(
  'in %s: a status without a total asks for what is missing',
  (language) => {
    const statuses = ['ask-product', 'choose-line', 'ask-origin', 'not-found'] as const;
    const texts = statuses.map((status) =>
      answer(language, answered(fromChina, { status, originCode: null, baseRateText: 'Free' })),
    );
    expect(new Set(texts).size).toBe(statuses.length);
    for (const text of texts) expect(text).not.toMatch(/\b(?:the|Free|which|goods)\b/);
  },
);

test.each(answerLanguages)('in %s: a ban comes first, and sums and orders are said', (language) => {
  const banned = answer(language, answered({ ...fromChina, originCode: 'CU' }));
  expect(banned).toMatch(/^[^.。]*OFAC/);
  const priced = { ...fromChina, dutyUsd: 1.46, orders: [order], upcoming: [change] };
  const text = answer(language, answered(priced, { unitValueUsd: 4, quantity: 1000 }));
  expect(text).toContain(usdIn(1460, language).replaceAll('\u00a0', ' '));
  expect(text).toContain('A-570-504');
  expect(text).toContain(dayIn('2027-01-01', language));
});

const order: OriginDuty['orders'][number] = {
  kind: 'antidumping',
  caseNumber: 'A-570-504',
  isNumberConfirmed: true,
  goods: '',
  scope: '',
  ratePct: 108.3,
  rateText: '',
  status: '',
  certainty: 'likely',
};
const change = { date: '2027-01-01', what: '', totalText: '40%' } as const;

const mugs: TariffPart = {
  product: 'mugs',
  query: 'duty on mugs from China',
  status: 'answered',
  confidence: 'high',
  hsCodeUsed: '6912.00.44',
  lineDescription: null,
  duties: [
    {
      originCode: 'CN',
      originCountry: 'China',
      totalRate: 22.5,
      totalRateText: '22.5%',
      usmcaTotalText: null,
      dutyUsd: null,
    },
  ],
  orders: [],
  unitValueUsd: null,
  quantity: null,
};

test('goods of one question are answered one by one', () => {
  const text = answer('de', answered(fromChina, { others: [mugs] }), {
    goods: ['Baumwoll-T-Shirts', 'Tassen'],
  });
  expect(text).toMatch(/^US-Einfuhrzoll auf „Baumwoll-T-Shirts“ aus China: insgesamt 36,5 %/);
  expect(text).toMatch(
    /US-Einfuhrzoll auf „Tassen“ insgesamt, bei Einfuhr am 30\. November 2026: China 22,5 %\.$/,
  );
});

test.each<[string, AnswerLanguage, string]>([
  ['at least 12.5%, plus 4.4¢/kg', 'es', 'al menos 12,5 % más 4,4¢/kg'],
  ['23.5% or 41%', 'de', '23,5 % oder 41 %'],
  [
    '12.5%, or the base rate if that is higher',
    'fr',
    '12,5 %, ou le droit de base s’il est plus élevé',
  ],
  [
    '12.5%, or more if the base rate is over 10%',
    'tr',
    '%12,5 ya da temel vergi bundan yüksekse daha fazlası',
  ],
  ['at least 0%, plus the duty printed in the line', 'zh', '至少0%，另加税号所列税额'],
  ['Free', 'tr', 'vergisiz (%0)'],
])('%s in %s', (rate, language, text) => {
  expect(rateIn(rate, language).replaceAll('\u00a0', ' ')).toBe(text);
});

test('the first of a month is an ordinal in French', () => {
  expect(dayIn('2027-01-01', 'fr')).toBe('1er janvier 2027');
});

test.each<[AnswerLanguage, string]>([
  ['es', 'A partir del 1 de enero de 2027 el total será: China 30 %; México 30 %.'],
  ['de', 'Ab dem 1. Januar 2027 sind es: China 30 %; Mexiko 30 %.'],
  ['fr', 'À partir du 1er janvier 2027, le total sera : Chine 30 % ; Mexique 30 %.'],
  ['tr', '1 Ocak 2027 tarihinden itibaren toplam: Çin %30; Meksika %30.'],
  ['zh', '自2027年1月1日起，合计：中国30%；墨西哥30%。'],
])('%s says what changes for each of several origins', (language, sentence) => {
  const upcoming = [{ date: '2027-01-01', what: 'Section 232', totalText: '30%' }];
  const comparison = [
    { ...fromChina, upcoming },
    { ...fromMexico, upcoming },
  ];
  expect(answer(language, { ...answered(fromChina), comparison })).toContain(sentence);
});
