import { ideasPath } from '@/config/paths.ts';
import type { GuideChapter } from './chapter-type.ts';

export const productChapter: GuideChapter = {
  id: 'product',
  parts: [
    {
      title: 'Your comments are the brief',
      paragraphs: [
        'The best product ideas aren’t in a trend report. They’re under your posts, or at your counter. Read your last 100 comments, DMs and emails, and write down everything someone asks for, complains about or wants to borrow. “Where’s that apron from?” counts. So does “I’ve bought three of these and they all broke.” Shop owners can do the same with what people ask for and leave without.',
        'Sort the list into things people want to own and things people only admire. Praise for your kitchen is nice, but it isn’t demand. A question about where to buy something is. What comes up five times deserves a closer look. What comes up once is a story to tell.',
        'Then write one sentence: who uses this, when, and what’s wrong with the one they have now. If you can’t finish the sentence, the idea isn’t ready. If you can, you’ve got the first line of your product page and the first line of your factory brief.',
      ],
    },
    {
      title: 'Five questions before you fall in love',
      paragraphs: ['Put every idea on your list through the same five questions:'],
      items: [
        'Is it yours to make? A band, a team or a cartoon character needs a license from whoever owns it. Calling it fan art doesn’t change that. Search the trademark register for the name you have in mind, too.',
        'Does it need rules of its own? Kids’ products, cosmetics, food, anything with a battery and anything that touches food come with tests or registrations. That’s no reason to give up, but it belongs in your first budget, not your last.',
        'Does it travel well? A package under a pound costs about $8 to mail across the country. Three pounds cost about $12, and 20 pounds about $25. Big, heavy and breakable products need a price that can carry that.',
        'Does it come back? Clothing comes back the most: plan on 20 of every 100 orders. Home goods are closer to 8, beauty to 4. Every size you offer makes a return more likely.',
        'Will people buy it again? A candle burns down and soap runs out. A cutting board lasts for years. Both can be good businesses, but the second one needs new customers for every order.',
      ],
    },
    {
      title: 'Choose one hero',
      paragraphs: [
        'A first collection of eight products feels like a brand. To a factory, it’s eight small orders, each with its own minimum, sample round and setup. Start with one product in two or three versions, and make it the one you’d be glad to be known for.',
        'Here’s the math behind that advice. Say a factory wants 300 pieces per style and color. One tote in two colors is 600 pieces. Four totes in three colors are 3,600. At 60 orders a month, the first lasts ten months and the second five years. Your money is tied up in whatever sells slowest.',
        'Sizes work the same way. If you can design them away, do: an apron with a sliding neck strap fits almost everybody, and a fitted shirt needs six sizes to do the same. A cap with a strap, socks in two sizes, a scarf, a bag: all of them let a small order go further.',
      ],
    },
    {
      title: 'Test the demand before you pay for it',
      paragraphs: [
        'You need a guess at how many people will buy. Ours is 2 of every 100 engaged followers, and it’s a planning figure, not a promise. With 50,000 followers and an engagement rate of 4%, that’s 2,000 people who react to what you post, and 40 orders a month. For a shop, count your regulars instead, and ask how many of them would buy one at that price.',
        'A real test beats any guess. Post a drawing, name a price, and count the people who leave an email address to hear about it. Do it twice, at two prices. A hundred visitors who saw the price tell you more than a thousand likes on a picture without one.',
        'Compare the count with the smallest order a factory will take. If your test found 90 buyers and the minimum is 500, you have three good choices: a product with a smaller minimum, stock goods that are printed or embroidered with your design, or a later date. Ordering 500 and hoping isn’t one of them.',
      ],
      closing: [
        'If you promote your own product, say that it’s yours, in the post itself. The endorsement rules require it, and people are quicker to buy from someone who’s upfront about it.',
      ],
    },
    {
      title: 'What you should have now',
      paragraphs: [
        'One product, one sentence about who it’s for, a price people have seen, and a number of likely buyers. Write them on one page. Every chapter from here on uses them.',
      ],
    },
  ],
  sources: [
    'Licenses and trademarks: 15 USC 1114, 17 USC 106. Endorsements: 16 CFR part 255.',
    'Postage: USPS Ground Advantage, commercial prices of July 12, 2026, zone 5.',
    'Share of returned orders: our planning figures, from published return rates of 2025.',
    '2 of 100 engaged followers: our planning figure.',
  ],
  tool: { label: 'Get five product ideas for your audience', href: ideasPath },
};
