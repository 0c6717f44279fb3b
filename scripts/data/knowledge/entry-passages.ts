import type { SourcedEntry } from './sourced-entry.ts';

/** How an entry goes, from the filing before loading to the day it is final. */
export const entryEntries: readonly SourcedEntry[] = [
  {
    question: 'What is the ISF, or 10+2 filing?',
    answer:
      'The Importer Security Filing: ten facts about a shipment by sea that the importer sends to customs at least 24 hours before the goods are loaded. The carrier adds two. A late, wrong or missing filing can cost $5,000 each, and the container can be held. Goods by air and truck have no ISF.',
    source: '19 CFR part 149',
    keywords: ['importer security filing', '10+2', 'security filing', 'late', 'ocean', '24 hours'],
  },
  {
    question: 'What is origin marking, and do my products need it?',
    answer:
      'Yes. Nearly every imported article has to name its country of origin in English, legibly and as permanently as the product allows, such as “Made in China”. It must still be there when the customer gets it. Goods without it can be held, and pay 10% extra if they are not marked, exported or destroyed.',
    source: '19 USC 1304 and 19 CFR part 134',
    keywords: [
      'origin label',
      'made in china',
      'marking',
      'marked',
      'country of origin',
      'sticker',
    ],
  },
  {
    question: 'When is duty due, and when is an entry final?',
    answer:
      'The entry summary is due within 10 working days of the entry, with the duty. The entry is final when customs liquidates it, often most of a year later; until then it can change the code, the value or the duty. After that, you have 180 days to protest.',
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
      'The importer. Customs charges nothing for looking, but the port, the trucker and the examination site bill moving, unloading and storage, and days in which the container waits. An X-ray costs least and a full unloading most. It can hit any shipment, so keep some time and money for it.',
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
      'Ask for the reason: the heading, the note or the ruling behind it. The importer answers for the code, whoever chose it, and ours is a plan and no filing. Compare with rulings on similar goods in CROSS, the ruling database of CBP. An entry can be corrected before it is final, and protested within 180 days after.',
    source: '19 USC 1484 and 1514, 19 CFR part 177',
    keywords: [
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
      'Designing a product so that it honestly falls under a line with less duty: another fiber, another sole, another closure. It is legal when the goods really are what the code says as they enter. A detail that is only there for customs and comes off afterwards is not.',
    source: 'Merritt v. Welsh, 104 U.S. 694 (1881)',
    keywords: ['loophole', 'redesign', 'design around'],
  },
  {
    question: 'How long do I have to keep import records?',
    answer:
      'Five years from the entry, in general: invoices, packing lists, payment, origin and the reasons for the code. Customs may ask for them at any time in those years.',
    source: '19 CFR 163.4',
    keywords: ['recordkeeping', 'record keeping', 'paperwork', 'retain', 'audit', 'keep documents'],
  },
  {
    question: 'Which documents do I need to import?',
    answer:
      'A commercial invoice, a packing list and the bill of lading or air waybill; by sea the security filing, and for a formal entry a bond. Then whatever the product asks for: a children’s product certificate, an FDA prior notice, a Lacey Act declaration, or a certificate of origin for a lower duty.',
    source: '19 CFR 141.86 and 142.3',
    keywords: ['paperwork', 'papers', 'import documents', 'customs documents', 'clearance'],
  },
  {
    question: 'What is a bonded warehouse, or foreign trade zone?',
    answer:
      'A place under customs control where goods wait without duty. In a bonded warehouse that is up to five years, and the duty is the one in force on the day they leave. Both cost more than normal storage, so they pay for stock that is exported again or waits for a lower rate.',
    source: '19 USC 1557 and 81c',
    keywords: ['ftz', 'defer duty', 'duty deferral', 'bonded storage'],
  },
  {
    question: 'What will tariffs be in 2027, and which changes are scheduled so far?',
    answer:
      'Scheduled so far: from 2027-01-01, upholstered wooden furniture pays 30% under Section 232 instead of 25%, kitchen cabinets and vanities pay 50% instead of 25%, and goods of Nicaragua pay 10% more; from 2027-02-09, further drone parts pay 25%. Everything else stays as it is today until somebody changes it, and nobody can promise that. Our sources end in October 2026.',
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
