import type { AnswerLanguage } from '@functions/_shared/domain/tariff-question/languages/answer-languages.ts';

/** Questions as people ask them, and the English question that each one is. */
export const questionsIn: Readonly<
  Record<AnswerLanguage, readonly (readonly [question: string, english: string])[]>
> = {
  es: [
    [
      '¿Cuánto es el arancel de camisetas de algodón de China?',
      'duty on cotton t-shirts from China',
    ],
    ['aranceles para velas de China', 'duty on candles from China'],
    [
      'cuánto pago por 500 tazas de cerámica de Portugal a 3,50 dólares cada una',
      'duty on 500 pieces ceramic mugs from Portugal at $3,50 each',
    ],
    [
      'aranceles de bolsos de cuero de Italia o Vietnam',
      'duty on leather handbags from Italy or Vietnam',
    ],
    ['arancel para calcetines hechos en Turquía', 'duty on socks from Turkey'],
    [
      'impuestos de importación de juguetes de madera de la India',
      'duty on wooden toys from India',
    ],
    [
      'quiero importar mochilas de Vietnam en enero de 2027, ¿qué arancel pagan?',
      'duty on backpacks from Vietnam in January 2027',
    ],
    [
      'arancel zapatos de cuero con suela de goma de México',
      'duty on leather shoes with rubber sole from Mexico',
    ],
    [
      '¿Qué arancel tienen las joyas de plata de Tailandia?',
      'duty on silver jewelry from Thailand',
    ],
    ['arancel de velas de soja de México con T-MEC', 'duty on soy candles from Mexico with USMCA'],
    [
      '¿qué país tiene el arancel más bajo para sudaderas?',
      'which country has the lowest duty for hoodies',
    ],
    ['¿y desde Bangladesh?', 'and from Bangladesh'],
  ],
  de: [
    [
      'Wie hoch ist der Zoll auf Baumwoll-T-Shirts aus China?',
      'duty on cotton t-shirts from China',
    ],
    ['Zoll auf Keramiktassen aus der Türkei', 'duty on ceramic mugs from Turkey'],
    [
      'Was kostet die Einfuhr von Lederhandtaschen aus Italien in die USA?',
      'duty on leather handbags from Italy',
    ],
    [
      'Einfuhrzoll für Holzspielzeug aus Vietnam, 1000 Stück zu 4,20 $ pro Stück',
      'duty on 1000 pieces wooden toys from Vietnam at $4,20 each',
    ],
    [
      'Zoll auf Sojakerzen aus China im Januar 2027',
      'duty on soy candles from China in January 2027',
    ],
    ['Welcher Zollsatz gilt für Socken aus Portugal?', 'duty on socks from Portugal'],
    [
      'Zoll auf Edelstahl-Trinkflaschen aus China oder Indien',
      'duty on stainless steel water bottles from China or India',
    ],
    ['Zölle auf Seidenschals aus Indien', 'duty on silk scarves from India'],
    ['Wie viel Zoll zahle ich für Möbel aus Mexiko?', 'duty on furniture from Mexico'],
    ['Zoll auf Kinderschuhe aus Bangladesch', 'duty on kids sneakers from Bangladesh'],
    [
      'Welches Land hat den niedrigsten Zoll für Hoodies?',
      'which country has the lowest duty for hoodies',
    ],
    ['und aus Südkorea?', 'and from South Korea'],
  ],
  fr: [
    [
      'Quels sont les droits de douane pour des t-shirts en coton de Chine ?',
      'duty on cotton t-shirts from China',
    ],
    ['droits de douane pour des bougies de Chine', 'duty on candles from China'],
    [
      'combien de droits de douane pour des sacs à main en cuir d’Italie',
      'duty on leather handbags from Italy',
    ],
    [
      'droits d’importation pour des tasses en céramique du Portugal à 4,50 $ pièce',
      'duty on ceramic mugs from Portugal at $4,50 each',
    ],
    ['taxe sur les chaussettes du Vietnam et du Mexique', 'duty on socks from Vietnam or Mexico'],
    [
      'droits de douane pour 1000 bougies de soja de Chine le 15 janvier 2027',
      'duty on 1000 pieces soy candles from China on January 15, 2027',
    ],
    ['Combien de douane pour des jouets en bois de l’Inde ?', 'duty on wooden toys from India'],
    [
      'droits de douane sur des chaussures pour femmes du Brésil',
      "duty on women's shoes from Brazil",
    ],
    ['quels droits pour des couvertures en laine du Pérou ?', 'duty on wool blankets from Peru'],
    [
      'taxe d’importation pour des bijoux en argent de Thaïlande',
      'duty on silver jewelry from Thailand',
    ],
    [
      'quel pays a les droits de douane les plus bas pour des sacs à dos ?',
      'which country has the lowest duty for backpacks',
    ],
    ['et du Cambodge ?', 'and from Cambodia'],
  ],
  tr: [
    ["Çin'den pamuklu tişört gümrük vergisi ne kadar", 'duty on cotton t-shirts from China'],
    ["ÇİN'DEN PAMUKLU TİŞÖRT GÜMRÜK VERGİSİ", 'duty on cotton t-shirts from China'],
    [
      "Vietnam'dan ithal edilen spor ayakkabıların gümrük vergisi nedir?",
      'duty on sneakers from Vietnam',
    ],
    [
      "Çin'den seramik kupa getirsem ne kadar vergi öderim, tanesi 3 dolar, 1000 adet",
      'duty on 1000 pieces ceramic mugs from China at $3 each',
    ],
    ["Hindistan'dan deri çanta ithalat vergisi", 'duty on leather handbags from India'],
    [
      "Meksika veya Çin'den mum için gümrük vergisi hangisi daha düşük",
      'duty on candles from Mexico or China',
    ],
    ['cinden pamuklu corap gumruk vergisi ne kadar', 'duty on cotton socks from China'],
    ["Portekiz'den çoraplar için vergi oranı", 'duty on socks from Portugal'],
    [
      "Türkiye'den halı gümrük vergisi Ocak 2027'de ne olacak",
      'duty on rugs from Turkey in January 2027',
    ],
    ["İtalya'dan ipek eşarp için gümrük vergisi", 'duty on silk scarves from Italy'],
    [
      'En düşük gümrük vergisi hangi ülkede, oyuncak için?',
      'which country has the lowest duty for toys',
    ],
    ["peki Bangladeş'ten?", 'and from Bangladesh'],
  ],
  zh: [
    ['从中国进口棉T恤关税多少', 'duty on cotton t-shirts from China'],
    ['越南运动鞋进口关税是多少', 'duty on sneakers from Vietnam'],
    ['從中國進口陶瓷馬克杯關稅多少', 'duty on ceramic mugs from China'],
    ['意大利真皮手提包到美国的关税', 'duty on leather handbags from Italy'],
    ['中国和越南的纯棉卫衣关税对比', 'duty on cotton sweatshirts from China or Vietnam'],
    ['从墨西哥进口蜡烛2027年1月关税', 'duty on candles from Mexico in January 2027'],
    [
      '中国不锈钢保温杯关税，每件3美元，1000件',
      'duty on 1000 pieces stainless steel tumblers from China at $3 each',
    ],
    ['从印度进口木制玩具要交多少税？', 'duty on wooden toys from India'],
    ['土耳其毛巾的关税是多少', 'duty on bath towels from Turkey'],
    ['泰国银饰进口美国的税率', 'duty on silver jewelry from Thailand'],
    ['哪个国家的袜子关税最低', 'which country has the lowest duty for socks'],
    ['那越南呢', 'and from Vietnam'],
  ],
};
