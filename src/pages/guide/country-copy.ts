import { sourcingToolPath } from '@/config/paths.ts';
import type { GuideChapter } from './chapter-type.ts';

export const countryChapter: GuideChapter = {
  id: 'country',
  parts: [
    {
      title: 'Start with the product, not the flag',
      paragraphs: [
        '“Is China still cheaper?” is the wrong first question. The right one is, who makes this thing every day? A town that has made towels for two generations knows which yarn sheds, which border puckers and which dye fades. A lower hourly wage won’t buy you that.',
        'So look for the cluster first. Denim and towels come from Pakistan and Turkey, organic cotton and block prints from India, sneakers and activewear from Vietnam and China, stoneware and cork from Portugal, leather goods from Mexico and Portugal, large runs of basic T-shirts from Bangladesh. For anything with a mold, a motor or a circuit board, the widest choice is still in China, because the parts are made next door.',
      ],
    },
    {
      title: 'Five things that differ',
      paragraphs: ['Once two or three countries can make it well, compare them on these:'],
      items: [
        'The price. As a rough guide, what costs $1.00 at a Chinese factory costs about 85 cents in Bangladesh, $1.05 in Vietnam, $1.20 in Turkey, $1.25 in Mexico, $1.45 in Portugal and $1.90 in the United States. What a country is best at can beat its average.',
        'The minimum order. For apparel, plan on 50 to 300 pieces per style in Portugal, 100 to 500 in China, India and Turkey, 500 to 1,000 in Vietnam, and 1,000 to 3,000 in Bangladesh.',
        'The time. Production takes 20 to 45 days in Turkey, 30 to 45 in China, 45 to 60 in Vietnam and 75 to 100 in Bangladesh, counted from the approved sample. Then a sea shipment takes 32 to 48 days from China to a US warehouse, and 40 to 65 from South Asia. A truck from Mexico takes 5 to 12.',
        'The duty. It depends on the product and where it’s made, and it moves the ranking more than freight does.',
        'The distance between you. Time zones, language and the price of a flight decide how fast a mistake gets fixed.',
      ],
    },
    {
      title: 'What duty does to the ranking',
      paragraphs: [
        'Take a plain cotton T-shirt. The base rate is 16.5% wherever it comes from. What’s added on top makes the difference:',
      ],
      table: {
        columns: ['Made in', 'Total US duty'],
        rows: [
          ['China', '36.5%'],
          ['Vietnam', '29%'],
          ['Turkey', '29%'],
          ['India', '26.5%'],
          ['Pakistan', '26.5%'],
          ['Bangladesh', '26.5%'],
          ['Mexico', '26.5%, or 0% under USMCA'],
          ['Portugal', '16.5%'],
        ],
        note: 'Cotton T-shirt, heading 6109.10.00, entered on Nov 28, 2026.',
      },
      closing: [
        'A $4 shirt from China pays $1.46 in duty, which makes $5.46. The same shirt from Portugal would cost about $5.80 and pay 96 cents: $6.76. Lower duty alone doesn’t pay for that move. From Mexico it would cost about $5.00, and if it qualifies under USMCA, which for most clothing means yarn spun in North America, it pays nothing. That turns the ranking around.',
        'A ceramic mug, a speaker and a handbag would each rank differently. Check your own product’s tariff line before you form an opinion about a country, and check it again before each order. Rates have changed several times in the past two years.',
      ],
    },
    {
      title: 'Match the country to the size of your order',
      paragraphs: [
        'Under 100 pieces, importing rarely pays off. Buy blanks in the US and have them printed, embroidered or engraved. You give up some margin and save months.',
        'From 100 to 500 pieces, look at small workshops: Portugal, Turkey, India and Mexico have many, and so does China if you ask for stock fabrics and colors. From 500 to 3,000, nearly every country on the list will talk to you, and the price starts to fall. Above that, get quotes from at least two countries for every order, and think about splitting it.',
      ],
    },
    {
      title: 'Calendars and second sources',
      paragraphs: [
        'Factories close. Lunar New Year stops China for two to four weeks, and Tet stops Vietnam for one or two; in 2027 the new year falls on February 6. Portugal rests for two to three weeks in August, India around Diwali, and Turkey, Pakistan and Bangladesh at both Eids. The weeks after a closure are slow, too, because not everyone comes back. Put these dates in your plan before you promise a launch.',
        'For a first order, one factory is enough. For a product that pays your rent, it isn’t. Keep the drawings, the approved sample and the list of materials in your own hands, so a second factory could quote tomorrow. You may never move, but you’ll negotiate like someone who could.',
        'Finally, visit, or have someone visit for you. A video walk through the cutting room and the packing table, live and without a script, tells you more about a factory than a stack of certificates.',
      ],
    },
  ],
  sources: [
    'Duties: US tariff schedule with the notices in force on Nov 28, 2026.',
    'Production time for apparel: HC Activewear, bulk lead times by country, 2025; for Turkey, published maker lead times of 2026.',
    'Prices compared with China, minimum orders, transit times and closures: our planning figures, 2026. Each country’s sources are in the map explorer.',
  ],
  tool: { label: 'Take the country quiz', href: sourcingToolPath('quiz') },
};
