import type { SourcedEntry } from './sourced-entry.ts';

/** US product rules that makers of consumer goods meet first. */
export const complianceEntries: readonly SourcedEntry[] = [
  {
    question: 'What does the FDA need before I import snacks?',
    answer:
      'Three things: a registered facility that makes or stores the food, prior notice of each shipment, and an importer who checks the supplier. The notice has to reach the FDA before arrival, 8 hours before by water, 4 by air or rail and 2 by road. Without it the food is held at the port.',
    source: '21 CFR part 1, subparts H, I and L',
    keywords: [
      'fda',
      'prior notice',
      'facility registration',
      'fsvp',
      'candy',
      'coffee',
      'tea',
      'chocolate',
      'drinks',
      'edible',
    ],
  },
  {
    question: 'What has to be on the label of a snack or drink?',
    answer:
      'The name of the food, the net quantity, the ingredients, the major allergens, Nutrition Facts, and the name and place of business of the maker, packer or distributor, all in English. Small businesses can be exempt from Nutrition Facts when they make no nutrition claim.',
    source: '21 CFR part 101',
    keywords: [
      'nutrition facts',
      'ingredients',
      'allergens',
      'allergen',
      'snack label',
      'fda label',
    ],
  },
  {
    question: 'What are the rules for dietary supplements and vitamins?',
    answer:
      'They need no approval before sale, but they have to be made under the FDA’s good manufacturing practice, in a registered facility, with a Supplement Facts panel. A claim to treat or prevent a disease makes the product a drug. A claim such as “supports sleep” needs proof, the FDA’s disclaimer and a notice to the FDA.',
    source: '21 CFR parts 101 and 111',
    keywords: [
      'supplement',
      'vitamin',
      'gummies',
      'protein powder',
      'fda',
      'gmp',
      'health claims',
      'regulated',
      'sell',
    ],
  },
  {
    question: 'What is MoCRA, and what does it ask of cosmetics?',
    answer:
      'The US cosmetics law of 2022. The factory is registered with the FDA, each product is listed, somebody named on the label answers for it, and there must be proof that it is safe. Serious side effects are reported within 15 business days. Businesses with less than $1 million in average yearly sales are free of registration and listing for many products, but not of the safety proof.',
    source: '21 USC 364 to 364j',
    keywords: [
      'skincare',
      'makeup',
      'beauty',
      'lip gloss',
      'lotion',
      'fda',
      'register cosmetics',
      'fda approval',
      'cosmetic rules',
    ],
  },
  {
    question: 'What has to be on a cosmetics label?',
    answer:
      'What it is, the net quantity, the ingredients in order of weight, needed warnings, the country of origin, the name and place of business of the responsible company, and a US address, phone number or website for reports of side effects. Claims to treat acne or protect from the sun make it a drug, with Drug Facts.',
    source: '21 CFR parts 701 and 740, 21 USC 364e',
    keywords: [
      'label requirements',
      'skincare label',
      'ingredient list',
      'inci',
      'makeup label',
      'beauty packaging',
    ],
  },
  {
    question: 'Do mugs, bottles and tableware need tests for lead?',
    answer:
      'Yes. Whatever touches food has to be made of materials that the FDA allows for that use, and glazed ceramics must stay below its limits for lead and cadmium. Ask the factory for a recent test report on your own glaze and print, also on the rim. “FDA approved mug” is not a thing that exists.',
    source: '21 CFR parts 174 to 178 and FDA CPG 545.450',
    keywords: [
      'food contact',
      'grade',
      'safe',
      'lead',
      'cadmium',
      'ceramic',
      'drinkware',
      'tumbler',
      'cup',
      'cutting board',
      'kitchenware',
      'test',
    ],
  },
  {
    question: 'What does CPSIA ask of children’s products?',
    answer:
      'For anything made mainly for children of 12 and under: tests by a laboratory that the CPSC accepts, a Children’s Product Certificate, and a tracking label that stays on. Lead is limited to 100 ppm, in paint to 90 ppm, and eight phthalates to 0.1% in toys and child care articles. The importer issues the certificate.',
    source: '15 USC 1278a and 2063, 16 CFR parts 1107, 1110 and 1307',
    keywords: [
      'cpsia',
      'cpc',
      'childrens product certificate',
      'kids',
      'baby',
      'lead',
      'phthalates',
      'tracking label',
      'cpsc',
      'test',
      'testing',
    ],
  },
  {
    question: 'Do I have to file product safety certificates with customs (eFiling)?',
    answer:
      'Yes, if a CPSC rule covers the product. Since 2026-07-08, the importer files the data of the certificate electronically with the entry; goods from a foreign trade zone follow on 2027-01-08. Children’s products need a Children’s Product Certificate, other covered goods a General Certificate of Conformity. There is no exemption for small parcels.',
    source: '16 CFR part 1110',
    keywords: [
      'efiling',
      'e-filing',
      'gcc',
      'general certificate of conformity',
      'cpsc',
      'certificate',
    ],
  },
  {
    question: 'Which safety standard must toys and plush meet (ASTM F963)?',
    answer:
      'ASTM F963, which is law for toys in the United States: small parts, sharp edges, magnets, batteries, paint and fire. Toys for children of 12 and under are tested by a laboratory that the CPSC accepts. Nothing for children under 3 may have small parts, and toys with small parts for ages 3 to 6 carry a choking warning.',
    source: '16 CFR parts 1250 and 1501',
    keywords: [
      'f963',
      'astm',
      'toy safety',
      'stuffed',
      'plushies',
      'choking',
      'small parts',
      'cpsc',
      'test',
    ],
  },
  {
    question: 'Do clothes need flammability tests?',
    answer:
      'All clothing has to meet 16 CFR 1610, but most passes without a test: plain fabrics of 2.6 ounces a square yard or more, and any weight of wool, nylon, polyester, acrylic, modacrylic and olefin. Fleece of cotton, sheer silk and raised fabrics are what fails. Children’s sleepwear is stricter: it resists flame or fits tightly.',
    source: '16 CFR parts 1610, 1615 and 1616',
    keywords: [
      'flammable',
      'flammability',
      'fire',
      'apparel',
      'pajamas',
      'sleepwear',
      'robe',
      'burn',
    ],
  },
  {
    question: 'What has to be on a t-shirt or clothing label?',
    answer:
      'The fibers with their shares, the country of origin, and who made, imports or sells it, by name or RN number. Then how to care for it. Origin stands at the inside of the neck or near it. Fibers below 5% are named “other fiber”, except for wool and those with a use of their own, such as spandex for stretch.',
    source: '16 CFR parts 303 and 423, 19 CFR 134 and CBP T.D. 54640(6)',
    keywords: [
      'fiber content',
      'fiber label',
      'garment tag',
      'hoodie',
      'apparel',
      'rn number',
      'sewn',
      'neck label',
      'textile',
    ],
  },
  {
    question: 'Do I need care labels with washing instructions?',
    answer:
      'Yes, on most clothing, and it has to stay readable for the life of the garment: washing or dry cleaning, drying, bleach, ironing where it matters, and warnings. Symbols of ASTM D5489 may stand in place of words. Shoes, gloves, hats and goods without any care rule are outside of it, and you need a reason for what it says.',
    source: '16 CFR part 423',
    keywords: ['care label', 'wash', 'laundry', 'symbols', 'instructions', 'garment'],
  },
  {
    question: 'What is UFLPA, and does it touch cotton goods?',
    answer:
      'The Uyghur Forced Labor Prevention Act: goods made wholly or partly in Xinjiang, or by a listed company, are taken to be made with forced labor and may not enter. Cotton is a priority, also when it was sewn elsewhere. Customs can hold a shipment and ask for papers from the farm to the finished piece, so ask where the cotton was grown before you order.',
    source: 'Public Law 117-78 and 19 USC 1307',
    keywords: [
      'uyghur',
      'forced labor',
      'xinjiang',
      'detained',
      'traceability',
      'slave labor',
      'cotton',
    ],
  },
  {
    question: 'What do lithium batteries need to be shipped?',
    answer:
      'A UN 38.3 test summary from the maker, packing against short circuits, and the lithium battery mark or label. Loose lithium-ion cells are barred from passenger planes, and carriers have rules of their own. Tell the forwarder before you book: an undeclared battery stops a shipment.',
    source: '49 CFR 173.185',
    keywords: [
      'lithium',
      'battery',
      'un38.3',
      'power bank',
      'rechargeable',
      'dangerous goods',
      'hazmat',
      'charger',
      'earbuds',
    ],
  },
  {
    question: 'What is California Proposition 65?',
    answer:
      'A law that asks for a warning before people in California meet a listed chemical above a safe level: lead in brass and glaze, phthalates in soft vinyl, and some 900 others. It binds businesses with 10 or more employees, and private lawyers enforce it. Test the parts at risk, or print the warning on product and page.',
    source: 'California Health and Safety Code 25249.5 to 25249.14',
    keywords: ['prop 65', 'proposition', 'warning', 'chemicals', 'california'],
  },
  {
    question: 'Do electronics need FCC approval?',
    answer:
      'Yes. Bluetooth, Wi-Fi and other radio devices need an FCC certification and an ID on the product before they are imported or sold; simpler electronics need a supplier’s declaration that names a company in the United States. A module that is already certified saves most of the work.',
    source: '47 CFR parts 2 and 15',
    keywords: [
      'fcc',
      'bluetooth',
      'wifi',
      'wireless',
      'speaker',
      'headphones',
      'gadget',
      'certification',
    ],
  },
  {
    question: 'Which fire-safety rules apply to wax and wicks?',
    answer:
      'A fire-safety warning (ASTM F2058) and limits on flame and stability (ASTM F2417) are voluntary standards, but shops and insurers expect both. The net weight and who is responsible stand on the label. Wicks with a lead core are banned. Wax goods of China can also fall under an antidumping order.',
    source: '16 CFR 1500.17(a)(13), 16 CFR part 500 and ASTM F2058 and F2417',
    keywords: ['candle', 'safety', 'warning label', 'fire'],
  },
  {
    question: 'What is the Lacey Act declaration?',
    answer:
      'A statement with the entry of listed wood and plant goods: the species, the country of harvest, the quantity and the value. It covers much furniture, instruments and kitchen goods of wood. Importing wood that was cut illegally is an offense whether or not the line is listed.',
    source: '16 USC 3372 and USDA APHIS, Lacey Act',
    keywords: ['lacey', 'wood', 'wooden', 'bamboo', 'plant', 'species', 'furniture', 'timber'],
  },
  {
    question: 'Can I import or sell CBD or hemp?',
    answer:
      'Hardly. The FDA does not allow CBD as an ingredient of food or dietary supplements, and hemp above the legal THC limit is a controlled substance. States have rules of their own and many carriers and payment services refuse it. It needs advice for the exact product before money is spent.',
    source: 'FDA, Regulation of Cannabis and Cannabis-Derived Products',
    keywords: ['cbd', 'hemp', 'thc', 'cannabis'],
  },
  {
    question: 'When may I say Made in USA?',
    answer:
      'Only when all or virtually all of it is made in the United States: final assembly there, all significant processing there, and all or virtually all parts from there. “Assembled in USA with imported parts” or “Designed in California, made in Vietnam” are honest ways to say less.',
    source: '16 CFR part 323',
    keywords: ['american made', 'claim', 'made in america', 'assembled'],
  },
];
