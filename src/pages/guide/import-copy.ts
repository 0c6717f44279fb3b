import { sourcingToolPath } from '@/config/paths.ts';
import type { GuideChapter } from './chapter-type.ts';

export const importChapter: GuideChapter = {
  id: 'import',
  parts: [
    {
      title: 'Three facts decide the duty',
      paragraphs: [
        'Customs wants to know three things about your shipment: what it is, where it was made, and what you paid for it. Everything else follows. If all three are right and in writing, importing is paperwork. If one of them is a guess, it can catch up with you a year later.',
      ],
    },
    {
      title: 'What it is: the code',
      paragraphs: [
        'Every product has a number in the Harmonized Tariff Schedule, and the number has a rate. A cotton T-shirt is 6109.10.00 at 16.5%. Small details move a product from one line to another: cotton or polyester, knit or woven, glass or steel, for a baby or for an adult. Put those details in your product description, because the code depends on them.',
        'The importer is responsible for the code, no matter who picked it. Ask your broker for theirs and the reason behind it, and compare it with rulings on similar goods in CROSS, the public database at rulings.cbp.gov. For a product you’ll import for years, you can ask customs for a binding ruling. It’s free, and customs has to stick to it.',
        'Designing a product so it honestly falls under a better line is legal. Adding a detail that’s only there for customs and comes off afterward isn’t.',
      ],
    },
    {
      title: 'Where it was made: the origin',
      paragraphs: [
        'Origin isn’t the port it sailed from. It’s where the product was made, or last turned into something new. For most clothing, that’s where it was sewn together, wherever the fabric came from. New labels, new boxes or simple assembly in another country change nothing, and declaring a different origin is fraud.',
        'The origin decides which extra duties apply. As of Nov 28, 2026, that T-shirt pays 7.5% and 12.5% on top of its 16.5% if it’s from China, 12.5% if it’s from Vietnam or Turkey, and 10% if it’s from India, Pakistan or Bangladesh. For EU products such as Portugal’s, the total is topped up to a minimum of 10%, which the shirt’s own rate already exceeds.',
        'Origin also has to be on the product, in English, where the customer finds it: “Made in Portugal.” Products without the mark can be held, and pay 10% extra unless someone fixes it. For cotton goods, ask where the cotton was grown before you order. Goods with inputs from Xinjiang are presumed to be made with forced labor and can be stopped at the border.',
      ],
    },
    {
      title: 'What you paid: the value',
      paragraphs: [
        'Duty is charged on what you pay the factory for the goods, close to the FOB price. Your retail price doesn’t count. International freight and insurance don’t count either, if the invoice lists them on their own lines, so ask for that. Molds and materials you gave the factory do count.',
        'Some suppliers offer to write a lower price on the invoice as a favor. Say no. The importer owes the missing duty, and in a fraud case the penalty can be as high as what the goods are worth in the US.',
        'And there’s no free pass for small parcels anymore. The rule that let shipments of up to $800 in without duty is suspended for all countries, so a box that comes by courier pays duty from the first dollar, plus the courier’s own fee.',
      ],
    },
    {
      title: 'Who does what',
      paragraphs: [
        'You’re the importer of record unless someone else agreed to be. You need an importer number, which for most people is their EIN from the IRS. You don’t need an import license, but food, cosmetics, radio devices and a few other goods need a permit or a registration with another agency.',
      ],
      items: [
        'A forwarder moves the goods from the factory’s port to your warehouse.',
        'A customs broker files the entry. Plan on $125 to $395 per sea shipment, including the security filing and a bond for that one shipment.',
        'The security filing, called ISF or 10+2, is due at least 24 hours before an ocean shipment is loaded. A late or wrong one can cost $5,000.',
        'Shipments worth more than $2,500 need a formal entry and a bond. Each formal entry pays a processing fee of 0.3464%, at least $34.58 and at most $670.86 since October 1, 2026. By sea, there’s also a harbor fee of 0.125%.',
        'If customs opens a container, the importer pays for moving and storing it. It happens to honest people, so budget a few days and a few hundred dollars for bad luck.',
      ],
      closing: [
        'For a first order, agree on FOB with the factory: it loads the ship and clears the goods for export, and your forwarder does the rest at prices you can see. DDP, where the supplier delivers to your door with duty paid, sounds easier. But you never find out what was declared, and customs can still come asking.',
      ],
    },
    {
      title: 'Keep a folder for every shipment',
      paragraphs: [
        'Commercial invoice, packing list, bill of lading, entry summary, proof of payment, test reports, and a note on why you chose that code. The law requires importers to keep them for five years. A folder takes ten minutes per shipment. Rebuilding one takes days.',
        'Check the rates again when you place an order and when it ships. What counts is the day of entry, and an order that left the factory under one rate can arrive under another. If a change would turn your profit into a loss, it’s better to know while the order can still be smaller.',
      ],
    },
  ],
  sources: [
    'Rates: US tariff schedule with the notices in force on Nov 28, 2026.',
    'Code and value: 19 USC 1484, 19 USC 1401a, 19 USC 1592. Origin and marking: 19 CFR part 134, 19 CFR 102.21. Rulings: 19 CFR part 177.',
    'Fees: 19 CFR 24.23 and 24.24, limits of fiscal year 2027. Security filing: 19 CFR part 149. Records: 19 CFR 163.4.',
    'Small parcels: the executive orders of July 30, 2025 and Feb 20, 2026. Forced labor: Public Law 117-78.',
    'Broker’s fees and exam costs: our planning figures, 2026.',
  ],
  tool: { label: 'Check the duty on your product', href: sourcingToolPath('tariff') },
};
