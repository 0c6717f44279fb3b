import type { SourcedEntry } from './sourced-entry.ts';

/** How an entry goes, from the filing before loading to the day it is final. */
export const entryEntries: readonly SourcedEntry[] = [
  {
    question: 'What is the ISF, or 10+2 filing?',
    answer:
      'The Importer Security Filing: ten facts about an ocean shipment that the importer sends to customs, most of them at least 24 hours before the goods are loaded. The carrier adds two. A late, wrong or missing filing can cost $5,000, and the container can be held. Air and truck shipments don’t need an ISF.',
    source: '19 CFR part 149 and CBP Dec. 09-26',
    keywords: ['importer security filing', '10+2', 'security filing', 'late', 'ocean', '24 hours'],
  },
  {
    question: 'What is origin marking, and do my products need it?',
    answer:
      'Yes. Nearly every imported article has to name its country of origin in English, legibly and as permanently as the product allows, such as “Made in China”. For most goods, no size or place is prescribed, but the customer must be able to find it easily and read it without strain, and it must still be there when the product is bought. Goods without it can be held, and pay 10% extra unless they are marked, exported or destroyed before the entry is final.',
    source: '19 USC 1304 and 19 CFR part 134',
    keywords: [
      'label',
      'made in vietnam',
      'tag',
      'where it was made',
      'where they were made',
      'carton',
      'on the box',
      'origin label',
      'made in china',
      'marking',
      'marked',
      'country of origin',
      'sticker',
    ],
  },
  {
    question: 'Where does a garment sewn from foreign fabric originate?',
    answer:
      'For most clothing, the place where it was sewn together, wherever the fabric came from. Pieces knit to shape, such as many sweaters, originate where they were knit. Bed linen and some other home textiles originate where the fabric was made, so sewing them elsewhere does not change the duty. A free-trade claim has its own rules.',
    source: '19 CFR 102.21',
    keywords: [
      'cut and sew',
      'fabric from china',
      'textile origin',
      'sewing',
      'assembled',
      'garment',
    ],
  },
  {
    question: 'When is duty due, and when is an entry final?',
    answer:
      'The entry summary is due within 10 business days of the entry, with the duty. Customs closes the entry by liquidating it, usually within a year, and can change the code, the value or the duty until then. After liquidation you have 180 days to protest.',
    source: '19 CFR 142.12, 19 USC 1504 and 1514',
    keywords: [
      'entry summary',
      '7501',
      'pay duty when',
      'payment deadline',
      'liquidation',
      'liquidated',
      'protest',
      'appeal',
    ],
  },
  {
    question: 'Who pays for a customs exam?',
    answer:
      'The importer. Customs doesn’t charge for its own work, but the port, the trucker and the examination site bill you for moving, unloading, storage and the days the container waits. An X-ray costs the least, a full unloading the most. Any shipment can be picked, so set aside some time and money for it.',
    source: '19 CFR part 151 and part 118',
    keywords: [
      'examination',
      'inspected by customs',
      'customs hold',
      'held',
      'x-ray',
      'exam fee',
      'stuck',
    ],
  },
  {
    question: 'What if my broker uses a different HTS code than you?',
    answer:
      'Ask for the reason: the heading, the note or the ruling behind it. The importer is responsible for the code, whoever chose it, and ours is for planning, not for filing. Compare with rulings on similar goods in CROSS, the ruling database of CBP. An entry can be corrected before it is liquidated, and protested within 180 days after that.',
    source: '19 USC 1484 and 1514, 19 CFR part 177',
    keywords: [
      'wrong hs code',
      'wrong hts code',
      'penalty',
      'mess',
      'broker charged',
      'classified differently',
      'wrong code',
      'another code',
      'misclassified',
      'disagree',
      'correct',
    ],
  },
  {
    question: 'How do I get a binding ruling from customs?',
    answer:
      'Describe the product to CBP in its electronic ruling request, with what it is made of and used for, before you import it. It is free, and customs is bound by the answer for that product. Rulings given to others can be searched in CROSS, at rulings.cbp.gov.',
    source: '19 CFR part 177',
    keywords: ['cross', 'ruling database', 'rulings', 'official classification', 'advance ruling'],
  },
  {
    question: 'What is tariff engineering, and when is designing for less duty legal?',
    answer:
      'Designing a product so it honestly falls under a line with less duty: another fiber, another sole, another closure. It is legal if the goods really are what the code says when they enter. A detail that’s only there for customs and is removed afterward doesn’t count.',
    source: 'Merritt v. Welsh, 104 U.S. 694 (1881)',
    keywords: ['loophole', 'redesign', 'design around'],
  },
  {
    question: 'What happens if customs detains or seizes my goods?',
    answer:
      'You get a notice that names the law, the reason and the deadline for a reply. Detained goods are on hold until you prove what customs questions, such as origin, safety or a trademark. For seized goods you can file a petition to have them released, or give them up. Answer before the deadline; a seizure is a matter for a customs attorney.',
    source: '19 USC 1499 and 19 CFR parts 162 and 171',
    keywords: [
      'shipment',
      'container',
      'stuck',
      'seizure',
      'seized',
      'detention',
      'confiscated',
      'released',
      'petition',
      'took',
    ],
  },
  {
    question: 'How long does customs clearance take?',
    answer:
      'There’s no fixed time. The entry can be filed before the goods arrive, and if nothing is examined they are often released within a day or two. An exam adds days; missing documents add weeks. The entry has to be filed within 15 calendar days of arrival.',
    source: '19 CFR 142.2; the other times are our planning figures',
    keywords: ['clear customs', 'cleared', 'release', 'delay', 'delayed'],
  },
  {
    question: 'How long do I have to keep import records?',
    answer:
      'Five years from the entry, in general: invoices, packing lists, payment, origin and the reasons for the code. Customs can ask for them at any time in those years.',
    source: '19 CFR 163.4',
    keywords: ['recordkeeping', 'record keeping', 'paperwork', 'retain', 'audit', 'keep documents'],
  },
  {
    question: 'Which documents do I need to import?',
    answer:
      'A commercial invoice, a packing list and the bill of lading or air waybill; by sea the security filing, and for a formal entry a bond. Then whatever the product requires: a children’s product certificate, an FDA prior notice, a Lacey Act declaration, or a certificate of origin for a lower duty.',
    source: '19 CFR 141.86 and 142.3',
    keywords: ['paperwork', 'papers', 'import documents', 'customs documents', 'clearance'],
  },
  {
    question: 'What is a bonded warehouse, or foreign trade zone?',
    answer:
      'A place under customs control where goods wait duty-free. In a bonded warehouse, that’s up to five years, and the duty is the one in force on the day they leave. Both cost more than normal storage, so they make sense for stock that will be exported again or is waiting for a lower rate.',
    source: '19 USC 1557 and 81c',
    keywords: ['ftz', 'defer duty', 'duty deferral', 'bonded storage'],
  },
  {
    question: 'What will tariffs be in 2027, and which changes are scheduled so far?',
    answer:
      'No one can promise what rates will be. The main changes scheduled so far: from 2027-01-01, upholstered wooden furniture pays 30% under Section 232 instead of 25%, kitchen cabinets and vanities pay 50% instead of 25% (products of Britain, the European Union, Japan, South Korea and Taiwan keep their own lower rates), and products of Nicaragua pay 10% more; from 2027-02-09, more drone parts pay 25%. Our sources end in October 2026.',
    source: 'the proclamations of 2025-12-31 and on drones (11055), and 90 FR 60850',
    keywords: [
      'next year',
      'future tariffs',
      'go up',
      'raise tariffs',
      'go down',
      'going away',
      'upcoming',
      'scheduled',
      'change',
      'prediction',
      'new duties',
    ],
  },
];
