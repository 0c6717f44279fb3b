import { fulfillmentCalculatorAnchor, paths } from '@/config/paths.ts';
import type { GuideChapter } from './chapter-type.ts';

export const launchChapter: GuideChapter = {
  id: 'launch',
  parts: [
    {
      title: 'Count backward from the day',
      paragraphs: [
        'A launch date you pick because it looks good on a poster is a wish. A date you get by counting backward is a plan. Take a first order of clothing from China by sea: 30 to 45 days of production after you’ve approved the sample, 32 to 48 days from the port to a US warehouse, and a week to count and photograph everything. That’s 10 to 14 weeks, and samples come before that. A whole launch with us takes three to six months, and samples and approvals are most of it.',
        'So for a drop on September 15, have the sample approved by the first week of June at the latest. For the holiday season, have stock in the warehouse by the end of October, which means approval by mid-July. If the calendar says no, ship part of the order by air, make a smaller run closer to home, or move the date. Don’t announce a date until the order is on the water.',
      ],
    },
    {
      title: 'Build the box into the product',
      paragraphs: [
        'The box is the first thing your customer touches and the last thing most brands think of. Decide its size together with the product. Carriers bill large packages by size instead of weight: a box of more than a cubic foot counts at least one pound for every 166 cubic inches. A light but bulky gift set can be billed like a brick.',
        'A few rules pay for themselves. Fold the product to fit a flat mailer if you can. Use two box sizes, not five. Test the packed box with a drop on each corner. Print the inside, where the camera looks, and leave the outside plain, where the rain falls. Put one card in: what it is, how to care for it, how to reach you.',
      ],
    },
    {
      title: 'Who packs: your table, or a warehouse',
      paragraphs: [
        'Pack the first hundred orders yourself. You’ll learn which size gets swapped, which box crushes and what people write in the notes. It’ll cost you a few evenings, and it’s the cheapest research there is.',
        'Hand it over when packing takes more time than making, or when a week away means orders wait. As a guide, our own rate for picking and packing is $4.50 per order at 100 orders a month. Postage comes on top: about $7.69 for a package under a pound going halfway across the country. Ask every warehouse for the same four numbers: receiving, storage, picking and packing, and postage. Then ask about the fifth, which is returns.',
        'Are you a shop owner? Then you have a stockroom, staff and a counter where people can pick up. Use them for local orders, and send only the rest through a warehouse. If other stores will carry your product, ask for cartons of 6 or 12 with a barcode on each piece. Barcode numbers come from GS1, one for every size and color.',
      ],
    },
    {
      title: 'Say when, and how many',
      paragraphs: [
        '“Coming soon” gives nobody a reason to come back. “300 pieces, Thursday at noon” does. Tell people the day and how many there are, and mean it. If you launch to a list of people who asked to hear about it, the first hour shows you whether the price is right.',
        'Plan the two weeks before like a production in itself: the sample in use, the people who made it, the test it survived, the price, the date. Show the product more often than you talk about it. For a shop, put the signed sample on the counter with a card that says when it arrives, and take names.',
        'Keep a fifth of the stock back. It covers replacements for packages that break or vanish, a few pieces for people whose opinion matters, and the post that takes off in week two.',
      ],
    },
    {
      title: 'The first month decides the second order',
      paragraphs: ['Keep score from the first day. Five numbers are enough:'],
      items: [
        'Orders per week, not per day. Single days lie.',
        'Returns and the reasons for them, word for word.',
        'Profit per order after postage, card fee and returns, next to what you planned.',
        'How many customers bought twice.',
        'Weeks of stock left: pieces on the shelf divided by pieces sold per week.',
      ],
      closing: [
        'The last one tells you when to reorder. If a new order takes 14 weeks and you have 14 weeks of stock left, the day is today. Reorders go faster and cost less than first orders: the sample is signed, the molds exist and the factory knows you. Negotiate once you can show a second order, not before.',
        'If it sells slower than planned, don’t cut the price in the first week. Look at the photos, the sizes and the shipping cost first, because those are what people trip over. A bundle, a gift version or a wholesale offer moves stock without teaching everyone to wait for a sale.',
        'And protect what you’ve built. Filing a US trademark costs $350 per class of goods. Do it before someone else notices the name works.',
      ],
    },
    {
      title: 'Where that leaves you',
      paragraphs: [
        'You know what to make and who it’s for, what it costs by the time it sells, where to have it made, how to check it, what customs wants, and when it can be in people’s hands. That’s more than most brands know the day they pay for their first order. Take the first step this week: read those hundred comments.',
      ],
    },
  ],
  sources: [
    'Production and transit times: HC Activewear, 2025, and our planning figures, 2026. Three to six months: our own plan for a launch.',
    'Postage and parcel size: USPS Ground Advantage, commercial prices of July 12, 2026, and the Domestic Mail Manual.',
    'Picking and packing: BrandBFF’s own rate, 2026. Barcodes: GS1 US.',
    'Trademark fee: 37 CFR 2.6 and USPTO, Trademark fee information.',
  ],
  tool: {
    label: 'Compare fulfillment costs',
    href: `${paths.fulfillment}#${fulfillmentCalculatorAnchor}`,
  },
};
