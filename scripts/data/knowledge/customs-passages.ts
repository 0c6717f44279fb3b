import {
  informalEntryLimitUsd,
  merchandiseFeeYears,
} from '@functions/_shared/domain/tariff/import-fees.assumptions.ts';
import { formatUsdCents } from '@/lib/format.ts';
import type { SourcedEntry } from './sourced-entry.ts';

const [fees] = merchandiseFeeYears;
const informalLimit = informalEntryLimitUsd.toLocaleString('en-US');

/** What customs charges duty on, what it asks of an importer, and what it does not allow. */
export const customsEntries: readonly SourcedEntry[] = [
  {
    question: 'Does printing or finishing in another country change the country of origin?',
    answer:
      'Usually not. The origin changes where goods become a new article with another name, character or use. A print, embroidery, a label or packing doesn’t do that, so a shirt sewn in China and printed in Mexico is still a product of China and pays its duties. Clothing mostly comes from where it is wholly assembled.',
    source: '19 CFR 134.1(b) and 102.21',
    keywords: [
      'printed in mexico',
      'substantial transformation',
      'decorate',
      'relabel',
      'finishing',
    ],
  },
  {
    question: 'What is a commercial invoice?',
    answer:
      'The seller’s bill that customs values your goods by. It names buyer and seller, describes the goods in plain words, and states the quantity, the price of each kind in its currency, the term such as FOB, and the country of origin. It has to show what you really pay, including molds or materials you gave the factory.',
    source: '19 CFR 141.86',
    keywords: ['commercial invoice', 'invoice', 'supplier invoice'],
  },
  {
    question: 'Is duty charged on the FOB, CIF, wholesale or retail price?',
    answer:
      'On the price you actually pay the factory for the goods, which is close to the FOB price. Your wholesale and retail prices don’t count. Packing costs, selling commissions, molds or materials you gave the factory for free (assists), and royalties you owe on the goods are added to it.',
    source: '19 USC 1401a and 19 CFR 152.103',
    keywords: [
      'customs value',
      'valuation',
      'transaction value',
      'dutiable',
      'incoterms',
      'invoice price',
      'calculated based',
      'selling price',
      'assist',
    ],
  },
  {
    question: 'Are commissions part of the customs value?',
    answer:
      'A selling commission is: what you pay the seller’s agent is added to the price of the goods. What you pay your own buying agent, who acts for you and not for the factory, isn’t part of it; show it separately on the invoice and keep the agreement.',
    source: '19 USC 1401a(b)(1) and 19 CFR 152.103(b)',
    keywords: [
      'commission',
      'commissions',
      'commission customs value',
      'buying agent',
      'selling commission',
      'dutiable',
      'agent fee',
    ],
  },
  {
    question: 'Do I pay duty on ocean freight, air freight and insurance as well?',
    answer:
      'Not in the United States. International freight and insurance are left out of the customs value when the invoice shows them separately from the goods. Freight inside the country of export can count, so ask for an invoice that shows the FOB price and the freight on two lines.',
    source: '19 USC 1401a(b)(4) and 19 CFR 152.103',
    keywords: [
      'tariff',
      'shipping cost',
      'freight cost',
      'dutiable amount',
      'delivery charge',
      'included',
      'postage',
    ],
  },
  {
    question: 'Can my supplier undervalue the invoice?',
    answer:
      'No. The invoice has to show the price you really pay, and a false value is a customs violation even when the supplier suggested it. The importer owes the missing duty, and in a case of fraud the penalty can be as high as the domestic value of the goods. Disclosing the mistake before customs investigates it lowers the penalty.',
    source: '19 USC 1592',
    keywords: [
      'undervalue',
      'undervaluing',
      'underdeclare',
      'declare less',
      'lower value',
      'save duty',
      'fake invoice',
      'false invoice',
      'double invoice',
      'penalty',
      'illegal',
      'customs fraud',
      'gift',
    ],
  },
  {
    question: 'Can I get a refund of the IEEPA duties I paid in 2025?',
    answer:
      'Yes, for many entries. Since 2026-04-20, customs takes refund requests through CAPE, a tool in its ACE portal: the importer of record, or the broker that filed the entry, uploads the entry numbers, and the money goes to the bank account set up in ACE. The first phase covers most entries that aren’t liquidated yet, or were liquidated no more than 80 days before the request. Whether older entries are refunded was still in dispute in our latest sources, so look up your entries’ deadlines early.',
    source: 'CBP, IEEPA Duty Refunds (CAPE, phase 1)',
    keywords: [
      'tariff refund',
      'refund status',
      'cape',
      'ace portal',
      'tariffs refunded',
      'trump',
      'reciprocal',
      'emergency',
      'supreme court',
      'money back',
      'reclaim',
      'get back',
    ],
  },
  {
    question: 'What is an importer of record?',
    answer:
      'The person or company that customs holds responsible for an import: for the right code, value and origin, for the duty, and for the records. It is usually the owner or buyer of the goods, or a licensed broker acting for them. With DDP the seller arranges it, so ask in whose name the entry is made.',
    source: '19 USC 1484',
    keywords: ['ior', 'responsible', 'liable', 'liability', 'importer'],
  },
  {
    question: 'Do I have to pay duty on samples that the factory sends me?',
    answer:
      'Usually yes. A sample pays the same duty as the product, and a free one still has a customs value. Two kinds enter duty-free if they are only used to take orders for foreign goods: samples worth no more than $1 each, and samples marked or cut so that they cannot be sold or used as anything else.',
    source: 'HTS 9811.00.60',
    keywords: ['free samples', 'tariff', 'charged', 'sample shipment', 'prototype', 'courier'],
  },
  {
    question: 'What is a mutilated or marked sample for customs?',
    answer:
      'A sample that was cut, torn, perforated or permanently marked so that nobody can sell it or use it as anything but a sample. It enters duty-free under 9811.00.60 if it is only used to take orders for foreign goods. Have the factory do this before it ships, and have the invoice say so.',
    source: 'HTS 9811.00.60',
    keywords: ['mutilate', 'marked', 'perforated', 'cut', 'hole', 'torn'],
  },
  {
    question: 'What is a customs bond, and do I need one?',
    answer: `A guarantee that customs gets its duties and fees. A formal entry needs one, which in general means goods worth more than $${informalLimit}. A single-entry bond covers one shipment. A continuous bond covers every shipment for a year; its amount is 10% of the duties, taxes and fees of the past 12 months, and at least $50,000. You don’t pay that amount: you pay a surety company a premium for it.`,
    source: '19 CFR part 113 and CBP directive 3510-004',
    keywords: ['import bond', 'surety', 'single', 'continuous bond', 'single entry bond', 'bonds'],
  },
  {
    question: 'How do I get an importer number?',
    answer:
      'Most already have one: the EIN from the IRS serves as the importer number, or your Social Security number when you import as an individual. You register it with customs once, on CBP Form 5106, which a broker usually files before the first entry. Without either number, customs assigns one.',
    source: '19 CFR 24.5 and CBP Form 5106',
    keywords: ['ein', '5106', 'importer id', 'ior number', 'register importer', 'social security'],
  },
  {
    question: 'Is importing hard?',
    answer:
      'Not for most everyday goods. You need the tariff line, an importer number, a bond for entries worth more than $2,500, and someone to file the entry, usually a customs broker. Most of the work comes before that: a supplier you have checked, and the labels, tests and registrations the goods need.',
    source: 'CBP, Importing into the United States',
    keywords: ['import', 'importing', 'complicated', 'import for the first time', 'beginner'],
  },
  {
    question: 'Do I need a license to import?',
    answer:
      'No, there’s no general import license in the United States. Some goods, such as food, cosmetics, alcohol, radio devices and plants, need a permit or registration from another agency.',
    source: 'CBP, Importing into the United States',
    keywords: ['import license', 'importing license', 'import permit', 'required', 'permission'],
  },
  {
    question: 'What is duty drawback?',
    answer:
      'A refund of up to 99% of the duty on goods you export again, or destroy under customs supervision, within five years of importing them. The goods must not have been used in the United States, unless they became part of a product made here or were defective. Some extra duties are excluded, and you need records that match each export to an import.',
    source: '19 USC 1313 and 19 CFR 190.31',
    keywords: [
      'customer returns',
      'drawback',
      'reexport',
      're-export',
      'exported again',
      'refund of duty',
    ],
  },
  {
    question: 'What is the first sale rule?',
    answer:
      'A way to pay duty on what a middleman paid the factory instead of what you pay the middleman. It needs a real sale between the two at arm’s length, goods that were clearly destined for the United States from the start, and the documents for both sales. Many trading companies won’t show you theirs.',
    source: '19 USC 1401a, Nissho Iwai v. United States (1992) and T.D. 96-87',
    keywords: ['first sale valuation', 'middleman', 'trading company', 'earlier sale'],
  },
  {
    question: 'Can I ship through another country to avoid tariffs?',
    answer:
      'No. Duty depends on where the goods were made, or last turned into a new product, not on the port they came from. New labels, packing or simple assembly elsewhere don’t change the origin. Declaring another one is fraud, with penalties on top of the duty.',
    source: '19 CFR 134.1 and 19 USC 1592',
    keywords: [
      'transshipment',
      'transship',
      'transshipping',
      'reroute',
      'third country',
      'relabel',
      'evasion',
      'legal',
      'allowed',
      'china',
      'substantial transformation',
    ],
  },
  {
    question: 'What is an informal entry?',
    answer: `A simpler entry for shipments worth up to $${informalLimit}, usually without a bond. For goods that pay an extra duty under chapter 99, as most products of China do, the limit was $250 until customs suspended that one in April 2025, for goods from all countries; we found no later change. Customs can always ask for a formal entry. The processing fee for an informal entry filed electronically is ${formatUsdCents(fees?.informalUsd ?? 0)} in fiscal year ${fees?.fiscalYear}.`,
    source:
      '19 CFR 143.21 and 24.23; the customs message of 2025-04-28, as the trade press reports it',
    keywords: ['formal entry', 'formal', 'small shipment', 'threshold', '2500'],
  },
  {
    question: 'What is Section 321?',
    answer:
      'The law behind the duty-free entry of parcels worth up to $800, also called de minimis. It’s suspended for goods from all countries, so parcels from shops such as Temu and Shein pay duty like all others. Congress has repealed it as of 2027-07-01.',
    source: '19 USC 1321 and the executive orders of 2025-07-30 and 2026-02-20',
    keywords: ['321', 'temu', 'shein', 'aliexpress', 'type 86'],
  },
  {
    question: 'Do I pay duty on a small parcel that comes by courier or mail?',
    answer:
      'Yes, on goods you buy, from the first dollar. A courier clears the parcel, pays the duty for you and bills you for it plus its own fee. The value and the code come from the seller’s declaration, so check both. We found no official text on how mail has been charged since 2026-07-24, so ask the carrier before you order.',
    source: 'the executive orders of 2025-07-30 and 2026-02-20',
    keywords: [
      'package',
      'parcels',
      'postal',
      'post',
      'fedex',
      'ups',
      'dhl',
      'usps',
      'express',
      'tariff',
    ],
  },
];
