import type { SourcedEntry } from './sourced-entry.ts';

/** US product rules that makers of consumer goods meet first. */
export const complianceEntries: readonly SourcedEntry[] = [
  {
    question: 'What does the FDA need before I import snacks?',
    answer:
      'Three things: a registered facility that makes or stores the food, prior notice of each shipment, and an importer who verifies the supplier (FSVP). The notice has to reach the FDA at least 8 hours before arrival by water, 4 by air or rail and 2 by road. Without it the food is refused or held at the port.',
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
      'medical claims',
      'tea',
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
      'The US cosmetics law of 2022. The factory registers with the FDA, each product is listed, a company named on the label is responsible for it, and it must have proof that the product is safe. Serious side effects are reported within 15 business days. Businesses with average yearly US cosmetics sales below $1 million, adjusted for inflation, are exempt from registration and listing, but not for eye products and a few other kinds, and not from the safety proof.',
    source: '21 USC 364 to 364j',
    keywords: [
      'small business',
      'exemption',
      'lip balm',
      'exempt',
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
      'What it is, the net quantity, the ingredients in order of weight, any required warnings, the country of origin, the name and place of business of the responsible company, and a US address, phone number or website for reports of side effects. A claim to treat acne or protect from the sun makes it a drug, with Drug Facts.',
    source: '21 CFR parts 701 and 740, 21 USC 364e',
    keywords: [
      'sunscreen rules',
      'spf',
      'acne',
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
      'In practice, yes. Whatever touches food has to be made of materials that the FDA allows for that use, and glazed ceramics must stay below its limits for lead and cadmium, which only a test can show. Ask the factory for a recent report on your own glaze and print, rim included. The FDA does not approve mugs, so do not trust an “FDA approved” one.',
    source: '21 CFR parts 174 to 178, FDA CPG 545.400 and 545.450',
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
      'For anything made mainly for children 12 or younger: tests by a laboratory that the CPSC accepts, a Children’s Product Certificate, and a permanent tracking label. Lead is limited to 100 ppm, in paint to 90 ppm, and eight phthalates to 0.1% in toys and child care articles. The importer issues the certificate.',
    source: '15 USC 1278a and 2063, 16 CFR parts 1107, 1110, 1303 and 1307',
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
      'ASTM F963, which is law for toys in the United States. It covers small parts, sharp edges, magnets, batteries, paint and flammability. Toys for children 12 or younger are tested by a laboratory that the CPSC accepts. Toys for children under 3 may not have small parts, and those with small parts for ages 3 to 6 carry a choking warning.',
    source: '16 CFR parts 1250 and 1501, and 16 CFR 1500.19',
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
      'Most do not. All clothing has to meet 16 CFR 1610, but no test is needed for plain fabrics of 2.6 ounces a square yard or more, or for any fabric made entirely of wool, nylon, polyester, acrylic, modacrylic or olefin. What can fail is cotton fleece, sheer silk or rayon, and other raised fabrics. Children’s sleepwear is stricter: it has to resist flame or fit tightly.',
    source: '16 CFR parts 1610, 1615 and 1616',
    keywords: [
      'kids',
      'children',
      'rules',
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
    question: 'Can children’s hoodies have drawstrings?',
    answer:
      'Not at the hood or neck: on children’s jackets, hoodies and other upper outerwear in sizes 2T to 12, the CPSC treats them as a substantial hazard and stops them at the border. At the waist they are limited up to size 16. Use snaps, elastic or a hood without a cord.',
    source: '16 CFR 1120.3(b) and ASTM F1816',
    keywords: ['drawstring', 'cord', 'kids', 'kids hoodie', 'childrens'],
  },
  {
    question: 'What has to be on a t-shirt or clothing label?',
    answer:
      'The fibers with their percentages, the country of origin, who makes, imports or sells it, by name or RN number, and how to care for it. On a T-shirt the origin goes inside the neck or close to it. Fibers below 5% are called “other fiber,” except wool and fibers with a function, such as spandex for stretch.',
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
      'Yes, on most clothing, and they have to stay readable for the life of the garment. They say how to wash or dry clean it, dry, bleach and iron it, with warnings where needed. Symbols of ASTM D5489 can replace words. Shoes, gloves and hats need none. You need evidence for what the label says, such as a test.',
    source: '16 CFR part 423',
    keywords: ['care tag', 'care label', 'wash', 'laundry', 'symbols', 'instructions', 'garment'],
  },
  {
    question: 'What is UFLPA, and does it touch cotton goods?',
    answer:
      'The Uyghur Forced Labor Prevention Act: goods made wholly or partly in Xinjiang, or by a listed company, are presumed to be made with forced labor and may not enter. Cotton is a priority, even if it was sewn elsewhere. Customs can hold a shipment and ask for papers from the farm to the finished piece, so ask where the cotton was grown before you order.',
    source: 'Public Law 117-78 and 19 USC 1307',
    keywords: [
      'factory',
      'factories',
      'child labor',
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
      'A UN 38.3 test summary from the maker, packing against short circuits, and the lithium battery mark or label. Lithium-ion batteries shipped on their own are barred from passenger planes, and carriers have rules of their own. Tell the forwarder before you book: an undeclared battery stops a shipment.',
    source: '49 CFR 173.185',
    keywords: [
      'powerbank',
      'by air',
      'air freight',
      'fly',
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
    question: 'Which rules apply to dog toys and pet supplies?',
    answer:
      'We know of no federal safety standard for dog toys, collars or beds. Shops often ask for tests all the same, and Proposition 65 can apply, so ask the factory for lead and phthalate reports. Treats, chews and other pet food fall under FDA rules: a registered facility, prior notice and a label.',
    source: '21 USC 321(f), 21 CFR part 1, subparts H and I, and 21 CFR part 501',
    keywords: [
      'safety',
      'test',
      'tests',
      'pet',
      'pets',
      'cat',
      'treats',
      'leash',
      'collar',
      'rules',
      'fda',
      'import',
    ],
  },
  {
    question: 'Do I need CE, REACH or OEKO-TEX in the United States?',
    answer:
      'No. CE marking and REACH are rules of the European Union, for goods sold there, and OEKO-TEX is a voluntary label that buyers like. In the United States the CPSC, the FDA, the FCC and the states set the rules, by product. A CE report does not replace a US test.',
    source: 'Regulations (EC) 765/2008 and 1907/2006; OEKO-TEX Standard 100',
    keywords: ['ce mark', 'reach', 'oeko-tex', 'oeko', 'rohs', 'required', 'usa', 'needed'],
  },
  {
    question: 'How are perfume, nail polish and other flammable liquids shipped?',
    answer:
      'As dangerous goods, class 3, in most cases: with a safety data sheet from the maker, tested packing and hazard labels, and by people trained for it. Post and air carriers limit or refuse them, and so do some warehouses, so ask before you order. Small bottles can ship under easier rules for limited quantities.',
    source: '49 CFR 173.120 and 173.150, 29 CFR 1910.1200',
    keywords: [
      'hazmat',
      'sds',
      'msds',
      'safety data sheet',
      'alcohol',
      'fragrance',
      'aerosol',
      'hand sanitizer',
      'shipping',
    ],
  },
  {
    question: 'When may I call a product organic, recycled or eco-friendly?',
    answer:
      'Only with proof for exactly that claim. Food sold as organic has to be certified under USDA rules. “Recycled” takes records of the material, “biodegradable” takes evidence that it breaks down soon after disposal, and the FTC advises against broad words such as “green” or “eco-friendly” without saying what is meant.',
    source: '16 CFR part 260 and 7 CFR part 205',
    keywords: [
      'organic label',
      'sustainable',
      'green claims',
      'vegan',
      'biodegradable',
      'compostable',
      'ftc',
      'rules',
      'eco',
      'friendly',
    ],
  },
  {
    question: 'Can I import knives?',
    answer:
      'Kitchen knives, tools and ordinary pocket knives, yes. Switchblades may not be imported, apart from a few exceptions, and ballistic knives are banned. States limit what may be sold and carried.',
    source: '15 USC 1241 to 1245 and 19 CFR 12.95 to 12.103',
    keywords: ['knife', 'switchblade', 'switchblades', 'illegal', 'allowed', 'blade', 'weapon'],
  },
  {
    question: 'What is California Proposition 65?',
    answer:
      'A law that asks for a warning before people in California meet a listed chemical above a safe level: lead in brass and glaze, phthalates in soft vinyl, and hundreds of others. It applies to businesses with 10 or more employees, and private parties can sue over it. Test the parts at risk, or put the warning on the product and on its page.',
    source: 'California Health and Safety Code 25249.5 to 25249.14',
    keywords: ['prop65', 'prop 65', 'proposition', 'warning', 'chemicals', 'california'],
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
      'A fire-safety warning (ASTM F2058) and limits on flame and stability (ASTM F2417) are voluntary standards, but shops and insurers expect both. The label also gives the net quantity and the responsible company. Wicks with a lead core are banned. Candles from China can also fall under an antidumping order.',
    source: '16 CFR 1500.17(a)(13), 16 CFR part 500 and ASTM F2058 and F2417',
    keywords: ['legal', 'sell', 'candle', 'safety', 'warning label', 'fire'],
  },
  {
    question: 'What is the Lacey Act declaration?',
    answer:
      'A statement with the entry of listed wood and plant goods: the species, the country of harvest, the quantity and the value. Much wooden furniture and many instruments and kitchen goods are on the list. Importing wood that was cut illegally is an offense whether or not the line is listed.',
    source: '16 USC 3372 and USDA APHIS, Lacey Act',
    keywords: ['lacey', 'wood', 'wooden', 'bamboo', 'plant', 'species', 'furniture', 'timber'],
  },
  {
    question: 'Can I import or sell CBD or hemp?',
    answer:
      'It is hard to do legally. The FDA does not allow CBD in food or dietary supplements. A law of November 2025 narrows what counts as hemp from 2026-11-12: all THC counts, and a finished product may hold 0.4 milligrams of it per container. Bills to delay that were pending in our latest sources. States, carriers and payment services have rules of their own, so settle the legal side for your exact product before you spend money.',
    source:
      'FDA, Regulation of Cannabis and Cannabis-Derived Products, and Public Law 119-37, section 781',
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
