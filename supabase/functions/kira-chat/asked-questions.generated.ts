/** Made by `npm run data` from data/asked-questions.tsv. */
export const askedRows: readonly Readonly<{
  id: string;
  title: string;
  questions: readonly string[];
}>[] = [
 {
  "id": "asked-what-does-the-strategy-builder-do",
  "title": "What does the strategy builder do?",
  "questions": [
   "what is the strategy builder",
   "can you make me a sourcing roadmap",
   "how do i plan moving production to a second country",
   "I want to get less dependent on china",
   "plan to diversify suppliers",
   "how does the roadmap tool work"
  ]
 },
 {
  "id": "asked-what-does-the-map-explorer-show",
  "title": "What does the map explorer show?",
  "questions": [
   "how do i use the map",
   "what is the map explorer",
   "where can i see countries side by side",
   "is there a map of where things are made",
   "what do the colors on the map mean",
   "where do i look up a country profile"
  ]
 },
 {
  "id": "asked-where-do-i-find-my-report-or-my-result-again",
  "title": "Where do I find my report or my result again?",
  "questions": [
   "where can i see my report",
   "I lost my results",
   "how do i get back to my calculation",
   "did my numbers get saved",
   "i never got the report email",
   "how do i share my result with my partner",
   "can i come back to this later"
  ]
 },
 {
  "id": "asked-who-is-this-site-for",
  "title": "Who is this site for?",
  "questions": [
   "who is this for",
   "what do you guys do",
   "what is brandbff",
   "is this only for influencers",
   "can a small shop use this",
   "do you work with agencies",
   "do you work with small creators",
   "what is this website",
   "are you just calculators or a real company",
   "do you sell products yourselves or just tools",
   "is brandbff a store"
  ]
 },
 {
  "id": "asked-can-i-visit-the-factory",
  "title": "Can I visit the factory?",
  "questions": [
   "can i visit the factory",
   "can we tour the plant before we order",
   "is a video walk through of the factory possible",
   "should i fly over and see the production",
   "can someone go look at the factory for me"
  ]
 },
 {
  "id": "asked-does-printing-or-finishing-in-another-country-change-the-country-of-origin",
  "title": "Does printing or finishing in another country change the country of origin?",
  "questions": [
   "does my country of origin change if i print in mexico on chinese shirts",
   "blank tees from china embroidered in mexico, which duty",
   "if i assemble it in vietnam is it still made in china",
   "what counts as substantial transformation",
   "can i relabel goods in another country to change origin",
   "packed in canada but made in china, whose origin"
  ]
 },
 {
  "id": "asked-what-is-a-commercial-invoice",
  "title": "What is a commercial invoice?",
  "questions": [
   "what's a commercial invoice",
   "what must the supplier's invoice say for customs",
   "which invoice does customs want",
   "what goes on the invoice for import",
   "what information must be on the invoice",
   "what has to be written on an invoice to customs"
  ]
 },
 {
  "id": "asked-what-is-import-duty-or-a-tariff-and-who-pays-it",
  "title": "What is import duty, or a tariff, and who pays it?",
  "questions": [
   "who actually pays the tariffs",
   "does the factory cover import tax or do i",
   "what's an import tax",
   "explain tariffs like i'm five",
   "customs tax meaning",
   "is it me or my supplier who owes the duty",
   "do chinese manufacturers pay the tariff",
   "am i on the hook for customs charges",
   "what is duty on imported stuff",
   "tariff definition for beginners"
  ]
 },
 {
  "id": "asked-what-does-a-us-duty-consist-of",
  "title": "What does a US duty consist of?",
  "questions": [
   "how do all the tariffs stack together",
   "which duties get added up for one product",
   "breakdown of the total duty rate",
   "why is my tariff made of several parts",
   "layers of us import tax",
   "do tariffs stack on top of each other",
   "how is my overall tariff rate put together",
   "components of the duty on my hoodies",
   "what decides which extra duties apply to me",
   "does the arrival date change which tariffs count"
  ]
 },
 {
  "id": "asked-what-is-the-base-rate-or-mfn-rate",
  "title": "What is the base rate, or MFN rate?",
  "questions": [
   "most favored nation meaning",
   "what does mfn stand for",
   "normal trade relations rate",
   "general column of the tariff schedule",
   "regular duty before any extras",
   "how high does the standard tariff go",
   "what is column 1 general duty",
   "do clothes have the highest base duty",
   "ordinary tariff rate that almost every country gets",
   "is the base duty ever zero"
  ]
 },
 {
  "id": "asked-what-is-section-301",
  "title": "What is Section 301?",
  "questions": [
   "section 301 explained",
   "trump china tariffs law 2018",
   "what does 301 mean on my customs bill",
   "extra duties on certain countries which law",
   "is 301 added to the normal rate",
   "which 301 actions are there right now",
   "why do goods from china pay additional tariff",
   "301 tariff meaning",
   "what's this 301 thing"
  ]
 },
 {
  "id": "asked-what-are-the-china-lists-1-2-3-4a-and-4b",
  "title": "What are the China lists 1, 2, 3, 4A and 4B?",
  "questions": [
   "what is list 4a",
   "how much is list 3 tariff",
   "which china list pays 25 percent",
   "is list 4b still suspended",
   "7.5% tariff on chinese goods",
   "can my item be on two china lists",
   "difference between list 3 and 4a",
   "301 four year review rates",
   "section 301 list numbers and percentages",
   "china tranche 1 2 3 how much"
  ]
 },
 {
  "id": "asked-what-is-the-section-301-forced-labor-duty",
  "title": "What is the Section 301 forced-labor duty?",
  "questions": [
   "forced labor tariff percentage",
   "12.5% extra duty vietnam",
   "why do i pay 10% more from india since july 2026",
   "new tariff of july 24 2026",
   "forced labor surcharge eu goods",
   "which countries got hit by the forced labor tariff",
   "is mexico charged the forced labor duty",
   "how much extra for bangladesh forced labor action",
   "do 232 goods also pay the forced labor tariff",
   "european union topped up to 10 percent"
  ]
 },
 {
  "id": "asked-are-the-ieepa-duties-of-2025-still-charged",
  "title": "Are the IEEPA duties of 2025 still charged?",
  "questions": [
   "did the supreme court kill the tariffs",
   "are the emergency tariffs over",
   "ieepa tariffs struck down",
   "do i still pay the reciprocal tariffs",
   "is the fentanyl tariff still in effect",
   "liberation day tariffs gone?",
   "what happened to trump's emergency law tariffs",
   "are ieepa tariffs ended",
   "supreme court ruling february 2026 tariffs"
  ]
 },
 {
  "id": "asked-what-is-section-232",
  "title": "What is Section 232?",
  "questions": [
   "steel tariff",
   "aluminum tariff on imported pans",
   "do steel water bottles pay an extra metal tariff",
   "tariff on copper products",
   "section 232 explained",
   "extra duty on furniture and timber",
   "are metal goods hit no matter which country",
   "232 tariff meaning",
   "lumber and wood cabinets tariff law",
   "which law puts tariffs on metals"
  ]
 },
 {
  "id": "asked-what-is-section-338-and-which-goods-of-canada-pay-it",
  "title": "What is Section 338, and which goods of Canada pay it?",
  "questions": [
   "canada tariffs 50 percent",
   "is there a tariff on canadian goods now",
   "section 338 meaning",
   "why is stuff from canada so expensive to import",
   "19 usc 1338 discrimination against us goods",
   "which canadian products are on the 50% list",
   "can i import canadian alcohol",
   "banned imports from canada september 2026",
   "does usmca protect canadian wood from the 50%",
   "canadian furniture and paper extra duty"
  ]
 },
 {
  "id": "asked-what-was-the-section-122-surcharge",
  "title": "What was the Section 122 surcharge?",
  "questions": [
   "section 122 tariff",
   "is the 10% global surcharge still there",
   "122 surcharge expired?",
   "what was the temporary 10 percent on all countries",
   "when did the worldwide surcharge end",
   "balance of payments surcharge 2026",
   "do i still pay the ten percent blanket tariff",
   "february to july 2026 surcharge"
  ]
 },
 {
  "id": "asked-what-is-an-hts-code",
  "title": "What is an HTS code?",
  "questions": [
   "what does hts stand for",
   "harmonized tariff schedule meaning",
   "what is an hs code",
   "how many digits is a tariff code",
   "difference between 6 digit and 10 digit code",
   "what is that 6109.10 number",
   "commodity code meaning",
   "who is responsible if the hts classification is wrong",
   "is the tariff number the same worldwide",
   "hs code vs hts code"
  ]
 },
 {
  "id": "asked-how-do-i-find-my-hts-code",
  "title": "How do I find my HTS code?",
  "questions": [
   "look up tariff code for my product",
   "which hts number do candles have",
   "can you classify my item",
   "not sure what classification my tote bags fall under",
   "help me pick the right tariff line",
   "where do i get a binding ruling",
   "hs code lookup",
   "find my customs code",
   "my product fits several codes which one do i choose",
   "how sure are you about the code"
  ]
 },
 {
  "id": "asked-what-is-usmca-and-does-it-make-goods-from-mexico-duty-free",
  "title": "What is USMCA, and does it make goods from Mexico duty-free?",
  "questions": [
   "is stuff from mexico tariff free",
   "usmca meaning",
   "free trade agreement with mexico and canada",
   "nafta replacement",
   "what do i need to claim usmca",
   "yarn forward rule for clothes made in mexico",
   "do goods assembled in mexico qualify for free trade",
   "can i skip tariffs by producing in mexico",
   "t-shirts from mexico zero duty?",
   "what if i don't claim usmca"
  ]
 },
 {
  "id": "asked-is-there-still-a-duty-free-limit-of-800-for-small-parcels",
  "title": "Is there still a duty-free limit of $800 for small parcels?",
  "questions": [
   "does the $800 exemption still exist",
   "800 dollar rule",
   "can i bring in packages under 800 bucks tax free",
   "is the 800 limit gone",
   "duty free threshold for little packages",
   "tariff free under $800",
   "did they get rid of the $800 loophole",
   "order worth 500 dollars do i owe duty",
   "minimum value before import tax kicks in",
   "import tax on a small order",
   "is a $300 order taxed at the border"
  ]
 },
 {
  "id": "asked-which-customs-fees-come-on-top-of-duty",
  "title": "Which customs fees come on top of duty?",
  "questions": [
   "merchandise processing fee",
   "harbor maintenance fee",
   "what is mpf and hmf",
   "how much is the customs processing fee",
   "other charges besides the tariff",
   "minimum and maximum mpf",
   "0.3464%",
   "hidden government fees when importing",
   "port fee percentage for ocean shipments",
   "what else does customs charge me apart from duty",
   "customs fees",
   "what are the import fees"
  ]
 },
 {
  "id": "asked-what-are-antidumping-duties",
  "title": "What are antidumping duties?",
  "questions": [
   "what is anti-dumping",
   "dumping tariff on candles from china",
   "mattress antidumping order",
   "sold too cheaply extra duty",
   "crazy high duty on chinese candles why",
   "does your duty total include antidumping",
   "does antidumping depend on the manufacturer",
   "dumping penalty on imports",
   "why could my duty be over 100 percent for one maker"
  ]
 },
 {
  "id": "asked-how-current-are-the-duty-rates-here",
  "title": "How current are the duty rates here?",
  "questions": [
   "are your tariff numbers up to date",
   "when were these rates last updated",
   "which hts revision do you use",
   "how fresh is your tariff data",
   "is this tariff info outdated",
   "what date is the duty computed for",
   "can i trust these rates today",
   "revision of the tariff schedule you work with",
   "last update of duties"
  ]
 },
 {
  "id": "asked-what-is-a-landed-cost",
  "title": "What is a landed cost?",
  "questions": [
   "landed cost meaning",
   "total cost to get it to my warehouse",
   "all in price including freight and tariffs",
   "what is included in landed cost",
   "true cost per unit with everything",
   "what does a product really cost once it arrives",
   "factory price vs landed price",
   "what do i add on top of the factory price",
   "full cost of importing each mug",
   "how to figure total product cost at my door"
  ]
 },
 {
  "id": "asked-what-does-fob-mean",
  "title": "What does FOB mean?",
  "questions": [
   "fob meaning",
   "free on board",
   "is shipping included in fob price",
   "what is not in an fob quote",
   "supplier says fob shanghai what's that",
   "does fob include duty",
   "are the prices you show fob",
   "fob price explained",
   "loaded on the ship price",
   "what costs are left out of fob",
   "fob on my quote"
  ]
 },
 {
  "id": "asked-how-can-i-lower-my-duty",
  "title": "How can I lower my duty?",
  "questions": [
   "how to pay less tariff legally",
   "ways to reduce import tax",
   "tariffs are killing my margin",
   "which material gets a lower rate",
   "legal tricks to save on customs",
   "duty is too high what can i do",
   "switch country to cut tariffs",
   "compare duty of two countries",
   "can i use a different code to save money"
  ]
 },
 {
  "id": "asked-can-you-check-my-whole-catalog-or-shopify-export-for-tariff-savings",
  "title": "Can you check my whole catalog or Shopify export for tariff savings?",
  "questions": [
   "upload my shopify csv",
   "check all my products at once",
   "move my catalog tool",
   "bulk tariff check for a spreadsheet",
   "which of my skus should leave china",
   "how much could i save moving production of my line",
   "analyze my product list for cheaper countries",
   "how many rows can i drop in",
   "is my csv uploaded to your server",
   "when does switching countries pay for itself"
  ]
 },
 {
  "id": "asked-how-does-the-revenue-calculator-work-out-my-revenue",
  "title": "How does the revenue calculator work out my revenue?",
  "questions": [
   "how do you calculate my potential earnings",
   "formula behind the revenue number",
   "what's the math for my merch income",
   "how is profit estimated in the calculator",
   "where does the revenue estimate come from",
   "audience times engagement times order value",
   "how much money could my followers make me",
   "how did you get my monthly sales figure",
   "explain the revenue projection"
  ]
 },
 {
  "id": "asked-how-is-the-engagement-rate-calculated",
  "title": "How is the engagement rate calculated?",
  "questions": [
   "engagement rate formula",
   "likes plus comments divided by followers",
   "how do i compute my engagement",
   "why is my engagement different from other tools",
   "engagement by reach or by followers",
   "do views count in the engagement rate",
   "how do you work out engagement percentage",
   "calculate engagement from a post",
   "are comments included in engagement"
  ]
 },
 {
  "id": "asked-what-does-it-cost-to-make-a-product",
  "title": "What does it cost to make a product?",
  "questions": [
   "how much to manufacture a hoodie",
   "production cost per unit",
   "what would a factory charge me",
   "unit cost by country",
   "cost percentage of retail price",
   "how much does it cost to get something made in the usa",
   "price to produce a $25 item",
   "manufacturing cost estimate before a quote",
   "what's cheap to make in pakistan as share of price",
   "cost of goods assumption"
  ]
 },
 {
  "id": "asked-what-does-the-in-hands-date-planner-do",
  "title": "What does the in-hands date planner do?",
  "questions": [
   "i need my merch by a certain date",
   "can you make it before christmas",
   "when do i have to order to have it by june 1",
   "last day to order for my event",
   "need 500 shirts in time for a launch",
   "deadline planner",
   "in hands date",
   "rush order for a conference possible?",
   "which route arrives in time",
   "backward schedule from my event date"
  ]
 },
 {
  "id": "asked-can-you-compare-quotes-from-suppliers",
  "title": "Can you compare quotes from suppliers?",
  "questions": [
   "compare two supplier offers",
   "i got three quotes which is best",
   "quote decoder",
   "is this supplier quote any good",
   "check my quote for red flags",
   "what is missing from this offer",
   "help me read an email from a factory",
   "paste supplier emails",
   "put different quotes on the same basis",
   "upload a pdf quotation"
  ]
 },
 {
  "id": "asked-what-conversion-rate-do-the-calculators-assume",
  "title": "What conversion rate do the calculators assume?",
  "questions": [
   "what conversion rate do you use",
   "why 2 percent",
   "where does the 2% figure come from",
   "percentage of engaged followers that purchase in your model",
   "is the two percent conversion measured",
   "can i change the conversion in the calculator",
   "assumed conversion of fans to customers",
   "buy rate used in your math",
   "default conversion percentage"
  ]
 },
 {
  "id": "asked-what-is-a-good-engagement-rate",
  "title": "What is a good engagement rate?",
  "questions": [
   "is 4% engagement good",
   "is my engagement bad",
   "average engagement for small creators",
   "what engagement should i have on tiktok",
   "decent engagement for 10k followers",
   "should i count my viral post",
   "how many posts to average for engagement",
   "do smaller accounts have better engagement",
   "typical instagram engagement",
   "healthy engagement level"
  ]
 },
 {
  "id": "asked-what-does-fulfillment-cost-per-order",
  "title": "What does fulfillment cost per order?",
  "questions": [
   "pick and pack fee",
   "how much to ship out each order",
   "fulfillment price",
   "what do you charge to pack an order",
   "price per order at 2000 orders a month",
   "fulfillment rates by volume",
   "cost of packing and sending orders for me",
   "do i get a discount for more orders",
   "how many bucks per order for packing",
   "fulfillment tiers"
  ]
 },
 {
  "id": "asked-what-does-storage-or-a-pallet-cost",
  "title": "What does storage or a pallet cost?",
  "questions": [
   "storage fee per month",
   "how much is warehousing per cubic foot",
   "pallet rate",
   "price to keep my boxes with you",
   "monthly storage charge",
   "what would one pallet run me",
   "warehouse rent for inventory",
   "cubic feet in a pallet",
   "do you have a flat fee per pallet"
  ]
 },
 {
  "id": "asked-how-do-you-compare-with-shipbob-pietra-and-fulfillment-by-amazon",
  "title": "How do you compare with ShipBob, Pietra and Fulfillment by Amazon?",
  "questions": [
   "are you cheaper than shipbob",
   "vs fba",
   "brandbff or pietra",
   "compare your rates with amazon fulfillment",
   "why not just use fulfillment by amazon",
   "shipbob alternative",
   "how much would i save switching from shipbob",
   "difference between you and other fulfillment companies",
   "pietra vs you",
   "competitor price comparison for fulfillment",
   "fba or 3pl",
   "is amazon fulfillment better than a 3pl"
  ]
 },
 {
  "id": "asked-how-is-the-time-that-fulfillment-saves-worked-out",
  "title": "How is the time that fulfillment saves worked out?",
  "questions": [
   "how many hours will i save with fulfillment",
   "time saved calculation",
   "10 minutes per order packing",
   "how do you get the hours saved",
   "minutes per order i pack myself",
   "why does it say i save working days",
   "time savings formula for shipping",
   "how long does packing orders take me"
  ]
 },
 {
  "id": "asked-how-is-the-country-quiz-scored",
  "title": "How is the country quiz scored?",
  "questions": [
   "how does the country quiz work",
   "why did i get vietnam in the quiz",
   "country match score meaning",
   "how are quiz points counted",
   "how do you pick my top three countries",
   "quiz result percentage",
   "what is the scoring behind the sourcing quiz",
   "why was turkey recommended to me",
   "points for each country"
  ]
 },
 {
  "id": "asked-how-is-the-readiness-score-calculated",
  "title": "How is the readiness score calculated?",
  "questions": [
   "what is my readiness score",
   "why is my readiness 60",
   "how to get readiness of 100",
   "am i ready score explained",
   "readiness points for timeline and budget",
   "why does readiness start at 50",
   "raise my readiness",
   "does knowing my budget increase the readiness score"
  ]
 },
 {
  "id": "asked-who-is-kira-and-what-can-it-do",
  "title": "Who is KIRA, and what can it do?",
  "questions": [
   "who are you",
   "what can you do",
   "what can i ask you",
   "are you a bot",
   "is kira an ai",
   "what is kira",
   "can i talk to you by voice",
   "how can you help me",
   "where do your answers come from",
   "are you a real human or a chatbot"
  ]
 },
 {
  "id": "asked-are-my-conversations-stored",
  "title": "Are my conversations stored?",
  "questions": [
   "do you save this chat",
   "is my chat private",
   "who can read what i type here",
   "delete my chat history",
   "do you record my voice",
   "is my email address passed to an ai",
   "how long do you keep conversations",
   "can i erase this thread",
   "are you sharing my questions with an ai company",
   "does the chat remember me after i close the tab"
  ]
 },
 {
  "id": "asked-are-the-factories-in-the-search-real",
  "title": "Are the factories in the search real?",
  "questions": [
   "are these manufacturers legit",
   "is this factory fake",
   "what does sample factory mean in the results",
   "can i contact this factory directly",
   "how do i get a real supplier introduction",
   "are the listings made up",
   "why is the factory marked as sample",
   "do these suppliers really exist",
   "intro to an actual manufacturer"
  ]
 },
 {
  "id": "asked-how-do-i-find-a-factory",
  "title": "How do I find a factory?",
  "questions": [
   "find me a manufacturer",
   "who can make my candles",
   "looking for a supplier for tote bags",
   "search factories in turkey",
   "where do i find someone to produce my product",
   "need a manufacturer for hoodies",
   "supplier search",
   "how to locate a maker for my idea",
   "list of factories for soap",
   "show me suppliers with low minimums"
  ]
 },
 {
  "id": "asked-what-is-a-minimum-order-quantity-or-moq",
  "title": "What is a minimum order quantity, or MOQ?",
  "questions": [
   "what does moq mean",
   "smallest amount i can order",
   "do i have to buy 1000 pieces",
   "can i order just 100 units",
   "how many do i need to order",
   "low minimum manufacturers",
   "minimums too high for me",
   "is there a minimum order",
   "who takes small batches",
   "how few pieces will a factory make"
  ]
 },
 {
  "id": "asked-what-is-a-lead-time",
  "title": "What is a lead time?",
  "questions": [
   "lead time meaning",
   "how long does manufacturing take",
   "production time for shirts in bangladesh",
   "how many days to produce after sample approval",
   "how fast can turkey make apparel",
   "how long until the goods are finished",
   "turnaround time of a factory",
   "does lead time include shipping",
   "which country produces quickest",
   "weeks of production"
  ]
 },
 {
  "id": "asked-how-can-i-test-demand-before-i-order",
  "title": "How can I test demand before I order?",
  "questions": [
   "validate my product idea",
   "test before spending money on inventory",
   "demand test",
   "can my followers vote on a product",
   "how to see if there is interest before production",
   "survey my audience about a product",
   "presale test page",
   "don't want to get stuck with unsold stock",
   "how long does the demand test run",
   "how many visitors do i need for a test"
  ]
 },
 {
  "id": "asked-will-anybody-buy-my-product",
  "title": "Will anybody buy my product?",
  "questions": [
   "what if nobody buys it",
   "will my merch sell",
   "are my fans going to purchase",
   "how many of my followers will buy",
   "afraid it won't sell",
   "how many votes turn into real buyers",
   "do people who vote actually buy",
   "100 votes how many sales",
   "will this flop",
   "is there a market for my idea",
   "will my shop idea sell before i order",
   "how do i find out if people would buy it"
  ]
 },
 {
  "id": "asked-which-price-would-buyers-pay",
  "title": "Which price would buyers pay?",
  "questions": [
   "what should i charge",
   "best price for my hoodie",
   "how much would my fans pay",
   "is $40 too expensive for a candle",
   "price curve",
   "which price makes the most profit",
   "find the right selling price",
   "willingness to pay",
   "pricing my product"
  ]
 },
 {
  "id": "asked-which-free-tools-are-there",
  "title": "Which free tools are there?",
  "questions": [
   "what tools do you have",
   "list of calculators",
   "free stuff on this site",
   "what can i use for free",
   "which generators do you offer",
   "show me all tools",
   "is there a map explorer",
   "strategy builder",
   "product idea generator",
   "tools for creators"
  ]
 },
 {
  "id": "asked-what-is-an-rfq-and-can-you-write-one",
  "title": "What is an RFQ, and can you write one?",
  "questions": [
   "rfq meaning",
   "request for quotation",
   "write a request for a quote for me",
   "how do i ask a factory for a price",
   "rfq generator",
   "what to send a manufacturer to get pricing",
   "draft an inquiry to suppliers",
   "template for asking quotes",
   "can you make me an rfq document",
   "what info does a supplier need to quote",
   "write an email to a factory asking for a quote"
  ]
 },
 {
  "id": "asked-do-i-need-an-account-or-pay-for-the-tools",
  "title": "Do I need an account or pay for the tools?",
  "questions": [
   "do i have to sign up",
   "is it really free",
   "why do you want my email",
   "need to register?",
   "do the calculators cost anything",
   "no login required?",
   "is a credit card needed",
   "why do the sourcing tools ask for a work email",
   "can i use the tools without registration",
   "is there a subscription",
   "what is the catch",
   "is there a paid plan or subscription"
  ]
 },
 {
  "id": "asked-how-do-i-get-started",
  "title": "How do I get started?",
  "questions": [
   "where do i begin",
   "i have an idea now what",
   "first step",
   "i'm new to this what should i do first",
   "how do i start my own brand",
   "what is the 15 minute assessment",
   "how do i work with you",
   "i want to launch a product",
   "sign me up",
   "next steps to become a client",
   "where do i start with my own line",
   "i want my own line and have no idea how"
  ]
 },
 {
  "id": "asked-how-do-i-talk-to-a-person-or-book-a-call",
  "title": "How do I talk to a person or book a call?",
  "questions": [
   "speak to a human",
   "contact",
   "schedule a meeting",
   "what is your email address",
   "can someone call me",
   "i want to talk to your team",
   "strategy call booking",
   "how do i reach you",
   "customer support",
   "get in touch with a real person",
   "email someone at brandbff",
   "what is your contact email"
  ]
 },
 {
  "id": "asked-can-you-make-any-product",
  "title": "Can you make any product?",
  "questions": [
   "what kinds of products can you produce",
   "do you make pet toys",
   "can you manufacture electronics",
   "do you do cosmetics",
   "product categories you offer",
   "can i get board games made",
   "is there anything you can't make",
   "can you produce snacks",
   "do you make fitness gear",
   "i have an unusual item can it be made",
   "can you make protein powder",
   "can i make soap with you"
  ]
 },
 {
  "id": "asked-how-is-quality-checked",
  "title": "How is quality checked?",
  "questions": [
   "what if the products are bad",
   "quality control",
   "who inspects the goods",
   "how do i know it's not junk",
   "worried about defects",
   "do you do inspections before shipping",
   "third party testing",
   "qc report with photos",
   "make sure the batch is good before i pay the balance",
   "received defective mugs how do you prevent that"
  ]
 },
 {
  "id": "asked-is-china-or-vietnam-cheaper",
  "title": "Is China or Vietnam cheaper?",
  "questions": [
   "china vs vietnam",
   "should i move from china to vietnam",
   "vietnam or china for backpacks",
   "which is less expensive vietnam or china",
   "is vietnam worth it over china",
   "does vietnam have lower tariffs than china",
   "compare chinese and vietnamese factories",
   "who takes smaller orders china or vietnam"
  ]
 },
 {
  "id": "asked-how-do-i-get-a-sample-first-and-how-long-does-sampling-take",
  "title": "How do I get a sample first, and how long does sampling take?",
  "questions": [
   "can i see a sample before ordering",
   "how long do samples take",
   "prototype time",
   "how many prototypes will i get",
   "i want to hold one before mass production",
   "order a sample",
   "sample approval before production",
   "sampling stage duration",
   "can i try it out before buying the bulk",
   "do i have to sign off on a prototype"
  ]
 },
 {
  "id": "asked-how-long-does-sea-freight-take",
  "title": "How long does sea freight take?",
  "questions": [
   "how long is shipping from china by boat",
   "ocean transit time",
   "days by ship from portugal",
   "how many weeks on the water",
   "when will my container arrive",
   "shipping time to the east coast",
   "how slow is ocean shipping",
   "transit days by vessel",
   "how long does the boat take",
   "delivery time overseas by sea"
  ]
 },
 {
  "id": "asked-which-countries-are-best-for-shoes",
  "title": "Which countries are best for shoes?",
  "questions": [
   "where to make shoes",
   "best country for sneakers",
   "footwear manufacturers",
   "who makes leather boots well",
   "shoe factory in portugal or vietnam",
   "where should i produce sandals",
   "i want to launch a shoe brand",
   "small run of premium footwear"
  ]
 },
 {
  "id": "asked-do-you-work-with-existing-brands-and-sellers",
  "title": "Do you work with existing brands and sellers?",
  "questions": [
   "i already have a brand can you help",
   "do you only work with influencers",
   "i sell on etsy is this for me",
   "can you take over my current product line",
   "i own a shop do you work with stores",
   "i'm an amazon seller",
   "we already manufacture and want a second country",
   "not a creator can i still use you",
   "boutique owner wants own label",
   "established company looking for better prices"
  ]
 },
 {
  "id": "asked-do-you-make-packaging",
  "title": "Do you make packaging?",
  "questions": [
   "custom boxes",
   "can you produce mailers with my logo",
   "do you do pouches and labels",
   "branded packaging",
   "need custom cartons",
   "who makes my product box",
   "shipping mailers made",
   "printed packaging"
  ]
 },
 {
  "id": "asked-do-you-do-the-design-of-the-product",
  "title": "Do you do the design of the product?",
  "questions": [
   "can you design my product",
   "i have no design",
   "do you have designers",
   "i can't draw my idea",
   "help turn a sketch into a product",
   "do i need my own designer",
   "product development help",
   "who creates the drawings",
   "design service",
   "just an idea no drawing yet"
  ]
 },
 {
  "id": "asked-do-you-help-with-branding",
  "title": "Do you help with branding?",
  "questions": [
   "can you help with my brand identity",
   "do you do branding",
   "who designs the look of my brand",
   "brand style help",
   "is branding part of the service",
   "i need a brand look",
   "help me develop my brand's aesthetic"
  ]
 },
 {
  "id": "asked-do-you-have-a-warehouse-and-store-my-inventory",
  "title": "Do you have a warehouse, and store my inventory?",
  "questions": [
   "can you hold my stock",
   "do you store products",
   "where are my goods kept",
   "is there a warehouse",
   "i have no room for boxes at home",
   "who receives my cartons",
   "what happens if cartons arrive damaged",
   "inventory storage",
   "do you count my inventory on arrival",
   "can you keep my stuff and send it out"
  ]
 },
 {
  "id": "asked-do-you-deliver-internationally-and-what-happens-to-returns",
  "title": "Do you deliver internationally, and what happens to returns?",
  "questions": [
   "do you ship worldwide",
   "can customers in europe order",
   "international shipping to my fans",
   "how are returns handled",
   "who deals with returned items",
   "do you send to canada and australia",
   "what happens when a customer sends it back",
   "ship overseas to buyers",
   "are returned goods put back in stock"
  ]
 },
 {
  "id": "asked-what-do-the-tools-keep-about-me-and-how-do-i-delete-it",
  "title": "What do the tools keep about me, and how do I delete it?",
  "questions": [
   "forget everything",
   "what data do you have on me",
   "delete my data from the tools",
   "why does the tool already know my product",
   "clear my saved products",
   "are my reference pictures uploaded",
   "where is my tool info saved",
   "how many products are remembered",
   "remove what i entered",
   "is my info kept on my device",
   "do you store what i paste in",
   "are my quotes saved"
  ]
 },
 {
  "id": "asked-which-certifications-do-the-factories-have",
  "title": "Which certifications do the factories have?",
  "questions": [
   "are the factories certified",
   "oeko-tex",
   "gots organic cotton suppliers",
   "wrap certified",
   "bsci audit",
   "ethical factories",
   "do your suppliers have certificates",
   "sustainable certified manufacturers in india",
   "which certificates are common in turkey",
   "recycled grs factories"
  ]
 },
 {
  "id": "asked-which-countries-do-you-use",
  "title": "Which countries do you use?",
  "questions": [
   "where do you manufacture",
   "which countries are in your network",
   "do you work in india",
   "how many factories do you have",
   "do you only produce in china",
   "what nations do you source from",
   "countries on the map",
   "where is stuff made",
   "size of your factory network"
  ]
 },
 {
  "id": "asked-how-many-units-have-you-shipped-and-for-how-many-brands",
  "title": "How many units have you shipped, and for how many brands?",
  "questions": [
   "how many products have you shipped",
   "number of brands served",
   "how big are you",
   "how many clients do you have",
   "how much have you delivered so far",
   "track record in units",
   "how many brands trust you",
   "are you experienced"
  ]
 },
 {
  "id": "asked-how-many-creators-have-you-worked-with",
  "title": "How many creators have you worked with?",
  "questions": [
   "number of creators",
   "which influencers have you worked with",
   "creator success stories",
   "do you have youtubers as clients",
   "examples of creators you helped",
   "how many influencers use you",
   "any creator references"
  ]
 },
 {
  "id": "asked-what-are-your-pricing-tiers-or-partnership-tiers",
  "title": "What are your pricing tiers, or partnership tiers?",
  "questions": [
   "how much do you charge",
   "what does it cost to work with you",
   "white glove price",
   "your pricing",
   "what do clients typically invest",
   "starter growth enterprise",
   "packages and plans",
   "what budget do i need",
   "is consulting pay as you go",
   "how expensive is your service",
   "pro plan price",
   "how much is the premium version"
  ]
 },
 {
  "id": "asked-who-is-the-founder",
  "title": "Who is the founder?",
  "questions": [
   "who owns brandbff",
   "ceo",
   "who started this company",
   "who is behind this site",
   "name of the founder",
   "who runs this business",
   "owner",
   "letter from the founder"
  ]
 },
 {
  "id": "asked-how-do-i-cancel-change-or-track-an-order",
  "title": "How do I cancel, change or track an order?",
  "questions": [
   "where is my order",
   "track my package",
   "cancel my order",
   "order status",
   "change the address on my order",
   "client portal login",
   "can you look up my order number",
   "i want to modify my purchase",
   "tracking number",
   "my order hasn't shown up"
  ]
 },
 {
  "id": "asked-what-is-a-tech-pack",
  "title": "What is a tech pack?",
  "questions": [
   "tech pack meaning",
   "what is a spec sheet",
   "do i need a technical drawing for a garment",
   "factory asks for a techpack",
   "what goes into a tech pack",
   "measurements and materials document",
   "specs for my hoodie",
   "techpack",
   "blueprint for clothing",
   "document with seams colors and measurements"
  ]
 },
 {
  "id": "asked-what-is-a-golden-sample-or-sealed-sample",
  "title": "What is a golden sample, or sealed sample?",
  "questions": [
   "golden sample meaning",
   "sealed sample",
   "what is the approved reference sample called",
   "pre-production sample kept at the factory",
   "signed sample purpose",
   "gold seal sample",
   "why does the factory keep my approved sample",
   "what do they compare the run with"
  ]
 },
 {
  "id": "asked-what-is-de-minimis",
  "title": "What is de minimis?",
  "questions": [
   "de minimis meaning",
   "what does de minimis stand for",
   "de minimus",
   "term for the value below which imports are free",
   "is de minimis dead",
   "de minimis definition",
   "why is everyone talking about de minimis",
   "de minimis suspended"
  ]
 },
 {
  "id": "asked-what-is-a-3pl",
  "title": "What is a 3PL?",
  "questions": [
   "what does 3pl mean",
   "third party logistics",
   "what is a fulfillment company",
   "someone else to pack and ship my orders",
   "what is a fulfillment center",
   "outsource shipping",
   "are you a 3pl",
   "3pl definition",
   "company that stores and ships for me",
   "how fast do you hand orders to ups"
  ]
 },
 {
  "id": "asked-what-is-white-label-or-private-label",
  "title": "What is white-label, or private label?",
  "questions": [
   "white label vs private label",
   "put my logo on an existing product",
   "private label meaning",
   "what is whitelabeling",
   "sell someone else's product under my name",
   "own brand on ready made soap",
   "difference between private label and white label",
   "rebrand existing goods",
   "is it white label if they change it for me",
   "custom made under my brand term"
  ]
 },
 {
  "id": "asked-what-is-nearshoring",
  "title": "What is nearshoring?",
  "questions": [
   "nearshoring meaning",
   "nearshore",
   "making stuff closer to home",
   "why produce in mexico instead of asia",
   "manufacture close to the us",
   "benefits of a nearby country",
   "producing next door to the states"
  ]
 },
 {
  "id": "asked-what-are-incoterms-exw-fob-cif-and-ddp",
  "title": "What are Incoterms: EXW, FOB, CIF and DDP?",
  "questions": [
   "incoterms",
   "exw vs fob",
   "what does ddp mean",
   "what is cif",
   "supplier offers ddp or exw",
   "delivered duty paid",
   "ex works",
   "difference between cif and fob",
   "which shipping terms should i know",
   "three letter codes on my quote"
  ]
 },
 {
  "id": "asked-what-is-a-customs-broker-and-do-i-need-one",
  "title": "What is a customs broker, and do I need one?",
  "questions": [
   "customs broker cost",
   "can i clear customs myself",
   "who files the customs entry",
   "do i need someone to handle customs paperwork",
   "how much does a broker charge",
   "hire a broker",
   "can i do customs clearance without an agent",
   "what does a customs broker do",
   "broker fee for a sea shipment",
   "licensed customs agent"
  ]
 },
 {
  "id": "asked-what-is-cbp",
  "title": "What is CBP?",
  "questions": [
   "cbp meaning",
   "what does cbp stand for",
   "which agency runs customs",
   "customs and border protection",
   "border patrol for imports",
   "who collects the tariffs for the government",
   "who stops goods at the border",
   "us customs agency name"
  ]
 },
 {
  "id": "asked-what-is-a-bill-of-lading",
  "title": "What is a bill of lading?",
  "questions": [
   "bill of lading meaning",
   "what is a bol",
   "b/l document",
   "receipt from the shipping line",
   "which documents does customs ask for first",
   "what papers come with a shipment",
   "paper needed to pick up my cargo",
   "who can collect the goods at the port",
   "commercial invoice and packing list",
   "shipping paperwork"
  ]
 },
 {
  "id": "asked-what-is-a-purchase-order-or-a-pro-forma-invoice",
  "title": "What is a purchase order, or a pro forma invoice?",
  "questions": [
   "what is a po",
   "proforma invoice meaning",
   "supplier sent a pi",
   "purchase order vs invoice",
   "invoice before production",
   "what should a purchase order say",
   "is a pro forma a real bill",
   "deposit invoice from the factory",
   "how do i formally place an order with a supplier",
   "what is pi in alibaba"
  ]
 },
 {
  "id": "asked-what-is-a-freight-forwarder",
  "title": "What is a freight forwarder?",
  "questions": [
   "freight forwarder meaning",
   "who books the ship for my goods",
   "forwarder vs broker",
   "do i need a forwarder",
   "company that arranges shipping from asia",
   "who organizes transport from the factory",
   "shipping agent",
   "do you handle freight for me",
   "who gets my cargo from china to the us"
  ]
 },
 {
  "id": "asked-is-sea-or-air-freight-cheaper-and-what-are-lcl-and-fcl",
  "title": "Is sea or air freight cheaper, and what are LCL and FCL?",
  "questions": [
   "air or sea",
   "lcl vs fcl",
   "is flying goods more expensive than boat",
   "what is lcl",
   "full container load",
   "shared container",
   "should i ship by plane",
   "cheapest way to ship from china",
   "when is air freight worth it",
   "less than container load for a first run",
   "air or ocean for a small shipment",
   "should i ship by plane or by boat",
   "air vs sea for 80 kg"
  ]
 },
 {
  "id": "asked-what-does-a-container-cost-to-ship",
  "title": "What does a container cost to ship?",
  "questions": [
   "cost of a container",
   "how much is a 40 foot container from china",
   "container price from india",
   "40hq rate",
   "how much does it cost to ship a full container",
   "how many cubic meters fit in a 40ft",
   "container from vietnam how many bucks",
   "ocean freight rates",
   "price of shipping a load across the pacific"
  ]
 },
 {
  "id": "asked-what-are-demurrage-and-detention-fees",
  "title": "What are demurrage and detention fees?",
  "questions": [
   "demurrage",
   "detention charges",
   "container stuck in port daily fee",
   "why am i billed per day for my container",
   "free days ran out",
   "late fees at the port",
   "returned the container too late",
   "how to avoid demurrage",
   "per diem container charge",
   "picked up container late"
  ]
 },
 {
  "id": "asked-what-is-cargo-or-shipping-insurance-and-what-does-it-cost",
  "title": "What is cargo or shipping insurance, and what does it cost?",
  "questions": [
   "do i need to insure my shipment",
   "cargo insurance price",
   "what if the goods get lost at sea",
   "my shipment was damaged who pays",
   "insurance for freight",
   "how much is marine insurance",
   "is the carrier liable for damage",
   "insured value 110 percent",
   "protect my goods in transit",
   "container fell overboard"
  ]
 },
 {
  "id": "asked-what-is-a-certificate-of-origin",
  "title": "What is a certificate of origin?",
  "questions": [
   "certificate of origin",
   "what is a coo document",
   "paper that proves where goods were made",
   "do i need an origin certificate for usmca",
   "who issues the certificate of origin",
   "proof of origin for lower duty",
   "document from the exporter about country",
   "does a certificate replace the made in label"
  ]
 },
 {
  "id": "asked-what-is-chapter-99",
  "title": "What is chapter 99?",
  "questions": [
   "chapter 99",
   "9903 code on my entry",
   "why are there two codes on my customs entry",
   "what is heading 9903",
   "last chapter of the hts",
   "second tariff number for extra duties",
   "section 201 safeguard",
   "where are temporary duties listed",
   "99 code on entry summary"
  ]
 },
 {
  "id": "asked-what-is-a-trading-company-and-should-i-buy-from-a-factory-or-an-agent",
  "title": "What is a trading company, and should I buy from a factory or an agent?",
  "questions": [
   "trading company vs factory",
   "should i use a sourcing agent",
   "middleman or direct",
   "is my supplier a real factory or a reseller",
   "cut out the middleman",
   "what is a buying agent",
   "do agents charge commission",
   "buy straight from the manufacturer",
   "is a trader more expensive",
   "pros and cons of an agent"
  ]
 },
 {
  "id": "asked-which-artwork-files-does-a-factory-need",
  "title": "Which artwork files does a factory need?",
  "questions": [
   "what file format for my logo",
   "do i need a vector file",
   "is a png okay for printing",
   "pantone colors",
   "how do i send my artwork",
   "ai or svg file",
   "photo resolution for prints",
   "convert fonts to outlines",
   "jpeg logo good enough?",
   "print ready files"
  ]
 },
 {
  "id": "asked-can-my-product-be-embroidered-printed-or-engraved",
  "title": "Can my product be embroidered, printed or engraved?",
  "questions": [
   "put my logo on mugs",
   "embroidery on hats",
   "can you engrave tumblers",
   "laser engraving",
   "decoration methods",
   "how can i customize caps",
   "logo printed on shirts",
   "stamp on leather wallet",
   "ways to add my logo",
   "print on jars and boxes"
  ]
 },
 {
  "id": "asked-what-is-a-lab-dip-or-strike-off",
  "title": "What is a lab dip, or strike-off?",
  "questions": [
   "lab dip",
   "strike off meaning",
   "how do i approve the fabric color",
   "color swatch before sewing",
   "is my print approved on a small piece first",
   "factory sent a dyed swatch",
   "color matching fabric test",
   "print test on the actual fabric"
  ]
 },
 {
  "id": "asked-what-is-gsm",
  "title": "What is GSM?",
  "questions": [
   "gsm meaning",
   "grams per square meter",
   "how heavy should a t-shirt be",
   "fabric weight for hoodies",
   "what gsm is heavyweight",
   "is 180 gsm thick",
   "thick sweatshirt weight",
   "paper weight gsm",
   "what weight of cotton should i pick",
   "light vs heavy tee"
  ]
 },
 {
  "id": "asked-what-is-dtg-and-how-does-it-differ-from-screen-printing",
  "title": "What is DTG, and how does it differ from screen printing?",
  "questions": [
   "dtg vs screen print",
   "direct to garment",
   "what is screen printing",
   "which print lasts longer",
   "best print method for 50 shirts",
   "print a photo on tees",
   "dtg meaning",
   "silkscreen or inkjet for shirts",
   "cheapest printing for a large run of tees",
   "set up fee per color"
  ]
 },
 {
  "id": "asked-is-duty-charged-on-the-fob-cif-wholesale-or-retail-price",
  "title": "Is duty charged on the FOB, CIF, wholesale or retail price?",
  "questions": [
   "what value is the tariff based on",
   "is tariff on my selling price",
   "what price does customs use",
   "customs value",
   "are molds included in the dutiable value",
   "do royalties count for customs",
   "what are assists",
   "duty on wholesale or retail",
   "tariff calculated on cost or sale price",
   "transaction value"
  ]
 },
 {
  "id": "asked-are-commissions-part-of-the-customs-value",
  "title": "Are commissions part of the customs value?",
  "questions": [
   "is my agent's commission dutiable",
   "buying commission customs",
   "selling commission",
   "do i declare what i pay my sourcing agent",
   "agent fee on the invoice taxed?",
   "buying agent vs selling agent for duty",
   "does the agent's cut get tariffed",
   "5% commission to agent do i owe duty on it"
  ]
 },
 {
  "id": "asked-do-i-pay-duty-on-ocean-freight-air-freight-and-insurance-as-well",
  "title": "Do I pay duty on ocean freight, air freight and insurance as well?",
  "questions": [
   "is shipping cost taxed by customs",
   "does freight count in the duty calculation",
   "tariff on shipping charges",
   "is duty charged on insurance",
   "do i pay import tax on the air freight",
   "list freight separately on invoice",
   "inland freight in china dutiable?",
   "should freight be on its own line",
   "are transportation costs dutiable"
  ]
 },
 {
  "id": "asked-can-my-supplier-undervalue-the-invoice",
  "title": "Can my supplier undervalue the invoice?",
  "questions": [
   "supplier offers to write a lower value",
   "declare less than i paid",
   "fake invoice",
   "can we put a lower price for customs",
   "what happens if the declared value is wrong",
   "penalty for lying to customs",
   "under declare",
   "two invoices one for customs",
   "is undervaluing illegal",
   "prior disclosure of a mistake"
  ]
 },
 {
  "id": "asked-can-i-get-a-refund-of-the-ieepa-duties-i-paid-in-2025",
  "title": "Can I get a refund of the IEEPA duties I paid in 2025?",
  "questions": [
   "ieepa refund",
   "get my tariff money back",
   "how do i claim back the 2025 tariffs",
   "cape portal",
   "refund of illegal tariffs",
   "ace refund request",
   "are liquidated entries refunded",
   "who can file for the tariff refund",
   "deadline to reclaim emergency duties",
   "paid tariffs last year will customs reimburse me"
  ]
 },
 {
  "id": "asked-what-is-an-importer-of-record",
  "title": "What is an importer of record?",
  "questions": [
   "importer of record",
   "what is ior",
   "who is responsible toward customs",
   "whose name is the entry in",
   "can my broker be importer of record",
   "with ddp who is the importer",
   "who is legally liable for the import",
   "can the seller act as the importer",
   "ior meaning",
   "who has to keep import records"
  ]
 },
 {
  "id": "asked-do-i-have-to-pay-duty-on-samples-that-the-factory-sends-me",
  "title": "Do I have to pay duty on samples that the factory sends me?",
  "questions": [
   "tariff on samples",
   "free sample but customs wants money",
   "do samples get taxed",
   "is a sample under $1 duty free",
   "got charged duty on a prototype",
   "import tax for a free sample",
   "what value to declare for a sample",
   "bringing in samples without paying customs",
   "are sales samples exempt"
  ]
 },
 {
  "id": "asked-what-is-a-mutilated-or-marked-sample-for-customs",
  "title": "What is a mutilated or marked sample for customs?",
  "questions": [
   "mutilated sample",
   "why cut a hole in a sample",
   "9811.00.60",
   "stamp sample not for sale",
   "should the factory mark or tear the samples",
   "punch holes in shirt so customs lets it in",
   "how must a sample be marked to be duty free",
   "perforated sample"
  ]
 },
 {
  "id": "asked-what-is-a-customs-bond-and-do-i-need-one",
  "title": "What is a customs bond, and do I need one?",
  "questions": [
   "customs bond",
   "single entry bond vs continuous",
   "how much is a bond",
   "do i need a bond for 3000 dollars of goods",
   "surety bond for importing",
   "continuous bond 50000",
   "annual bond",
   "what does the bond guarantee",
   "bond requirement over 2500",
   "why does customs want a bond"
  ]
 },
 {
  "id": "asked-how-do-i-get-an-importer-number",
  "title": "How do I get an importer number?",
  "questions": [
   "importer number",
   "form 5106",
   "do i need an ein to import",
   "can i import with my social security number",
   "how to register as an importer",
   "import id",
   "cbp 5106",
   "register with customs",
   "import as an individual without a company",
   "is my ein enough"
  ]
 },
 {
  "id": "asked-is-importing-hard",
  "title": "Is importing hard?",
  "questions": [
   "how difficult is it to import",
   "can a beginner import",
   "what do i need to import stuff",
   "is importing complicated",
   "steps to import products",
   "how does importing work",
   "scared of customs stuff",
   "first time importing checklist",
   "can i do this on my own as a newbie",
   "what paperwork does importing take"
  ]
 },
 {
  "id": "asked-do-i-need-a-license-to-import",
  "title": "Do I need a license to import?",
  "questions": [
   "import license",
   "do i need a permit to bring goods in",
   "is a license required for importing",
   "is there a general government permit for importers",
   "which goods need special permits",
   "am i allowed to import without a license",
   "permit for food",
   "get licensed as importer",
   "bluetooth gadgets permit"
  ]
 },
 {
  "id": "asked-what-is-duty-drawback",
  "title": "What is duty drawback?",
  "questions": [
   "duty drawback",
   "drawback",
   "get duty back when i export",
   "refund of tariff on returned goods sent abroad",
   "i re-export my products can i recover the tariff",
   "99% refund",
   "destroyed goods duty refund",
   "sold to canadian customers can i reclaim us duty",
   "exported within five years",
   "defective goods sent back to the factory duty refund"
  ]
 },
 {
  "id": "asked-what-is-the-first-sale-rule",
  "title": "What is the first sale rule?",
  "questions": [
   "first sale rule",
   "first sale valuation",
   "pay duty on the middleman's purchase price",
   "duty based on factory price when buying from a trader",
   "lower customs value through trading company",
   "nissho iwai",
   "can i use the earlier sale for customs value",
   "first sale for export"
  ]
 },
 {
  "id": "asked-can-i-ship-through-another-country-to-avoid-tariffs",
  "title": "Can I ship through another country to avoid tariffs?",
  "questions": [
   "transshipment",
   "route chinese goods through vietnam",
   "ship via mexico to dodge tariffs",
   "relabel goods in malaysia",
   "can i get around tariffs with another port",
   "evade tariffs",
   "send to canada first then us",
   "does repacking elsewhere change origin",
   "supplier suggests shipping via thailand",
   "substantial transformation"
  ]
 },
 {
  "id": "asked-what-is-an-informal-entry",
  "title": "What is an informal entry?",
  "questions": [
   "informal entry",
   "shipment under 2500",
   "formal vs informal entry",
   "when do i need a formal entry",
   "limit of $250 for chinese goods",
   "small shipment customs entry without bond",
   "entry fee of $2.77",
   "my order is worth 2000 dollars which entry type",
   "simplified customs clearance"
  ]
 },
 {
  "id": "asked-what-is-section-321",
  "title": "What is Section 321?",
  "questions": [
   "section 321",
   "321 entry",
   "why do temu packages pay tariffs now",
   "shein orders tariff",
   "did congress repeal 321",
   "when does the 321 repeal start",
   "can i still use 321 fulfillment from mexico",
   "19 usc 1321",
   "law behind duty free parcels"
  ]
 },
 {
  "id": "asked-do-i-pay-duty-on-a-small-parcel-that-comes-by-courier-or-mail",
  "title": "Do I pay duty on a small parcel that comes by courier or mail?",
  "questions": [
   "ups sent me a duty bill",
   "dhl wants import fees",
   "fedex brokerage charge",
   "duty on a package from usps mail",
   "bought something from abroad online import tax",
   "tiny package customs charges",
   "who pays duty when courier delivers",
   "aliexpress order duty",
   "postal package tariffs",
   "why did the courier bill me after delivery"
  ]
 },
 {
  "id": "asked-what-is-the-isf-or-10-2-filing",
  "title": "What is the ISF, or 10+2 filing?",
  "questions": [
   "isf filing",
   "10+2",
   "importer security filing",
   "isf late penalty",
   "5000 dollar fine from customs",
   "what do i file before the ship is loaded",
   "do air shipments need isf",
   "24 hours before loading",
   "forgot the security filing",
   "deadline for security filing ocean"
  ]
 },
 {
  "id": "asked-what-is-origin-marking-and-do-my-products-need-it",
  "title": "What is origin marking, and do my products need it?",
  "questions": [
   "made in china label required?",
   "do i have to put country of origin on my product",
   "where does made in go",
   "can i remove the made in label",
   "country of origin label",
   "is a sticker okay for made in",
   "products not marked with country",
   "goods held for missing origin mark",
   "10% marking duty",
   "does my mug need to say where it's made"
  ]
 },
 {
  "id": "asked-where-does-a-garment-sewn-from-foreign-fabric-originate",
  "title": "Where does a garment sewn from foreign fabric originate?",
  "questions": [
   "sewn in mexico with chinese fabric",
   "country of origin of clothing",
   "fabric from china sewn in vietnam which origin",
   "where do sweaters originate",
   "knit to shape origin",
   "bed sheets origin rule",
   "textile origin rules",
   "cut and sew origin",
   "i bring my own cloth to another country to stitch",
   "turkish fabric shirt made in portugal origin"
  ]
 },
 {
  "id": "how-we-work-how-much-money-does-a-first-product-take",
  "title": "How much money does a first product take?",
  "questions": [
   "how much does it cost to launch one product with you",
   "what's the budget for a beginner",
   "can i do this with 5 thousand bucks",
   "i'm broke is it even possible to begin",
   "how many dollars should i save up before starting",
   "cheapest way to get a first product made with your team",
   "what will i spend on development and packaging",
   "is 10k enough for a debut product",
   "upfront investment for a new creator brand"
  ]
 },
 {
  "id": "how-we-work-how-soon-can-i-start-selling",
  "title": "How soon can I start selling?",
  "questions": [
   "how soon could my merch be on sale",
   "how many months from idea to store",
   "can i launch before christmas",
   "is three months realistic",
   "what slows down a launch",
   "why does development take so long",
   "time to market for a new formula",
   "how can i make the launch go faster",
   "when would i be ready to take orders from fans",
   "does using an existing mold save weeks"
  ]
 },
 {
  "id": "how-we-work-what-is-the-smallest-order",
  "title": "What is the smallest order?",
  "questions": [
   "what's the moq",
   "minimum quantity per product",
   "can i order just 50 hoodies",
   "how many units do i have to buy",
   "do factories do small batches",
   "lowest number of pieces to begin",
   "i only want 100 candles is that too few",
   "is 500 pieces a typical minimum",
   "when will you tell me the minimum for my item",
   "low volume run for tote bags"
  ]
 },
 {
  "id": "how-we-work-who-owns-the-product-and-the-designs",
  "title": "Who owns the product and the designs?",
  "questions": [
   "do i keep my ip if i leave you",
   "will the brand belong to me",
   "who has rights to the artwork you make",
   "can i take the factory contact and drop you",
   "do you take ownership of my brand",
   "are the drawings mine after we part ways",
   "do i own my stuff",
   "who keeps the intellectual property",
   "does the agreement say the brand is mine",
   "can you sell my design to another client"
  ]
 },
 {
  "id": "how-we-work-is-the-strategy-call-a-sales-call",
  "title": "Is the strategy call a sales call?",
  "questions": [
   "are you going to pitch me on the call",
   "is the free consultation really free",
   "what's the catch with the strategy call",
   "do i get pressured to buy something",
   "how long is the strategy session",
   "do i have to sign up with you after the meeting",
   "what do we cover in the strategy call",
   "will i get something in writing after we talk",
   "is there any obligation after the hour",
   "don't want a pushy salesman"
  ]
 },
 {
  "id": "how-we-work-can-i-stop-in-the-middle",
  "title": "Can I stop in the middle?",
  "questions": [
   "can i quit halfway through",
   "what if i change my mind mid project",
   "how do i cancel working with you",
   "am i locked into a contract with you",
   "is there a termination fee",
   "do i owe you if i back out",
   "pull the plug after the sample stage",
   "pause or end the project early",
   "do i pay per phase or all at once",
   "what do i keep when i walk away"
  ]
 },
 {
  "id": "how-we-work-do-you-handle-freight-customs-and-shipping",
  "title": "Do you handle freight, customs and shipping?",
  "questions": [
   "will you ship the orders to my customers",
   "can your team take care of importing for me",
   "do you do fulfillment",
   "who packs and mails my orders",
   "how fast do orders go out the door",
   "are your factory prices with or without freight",
   "do you store my inventory",
   "can you deal with the customs paperwork",
   "i don't want to handle logistics myself",
   "is delivery to customers included in what you do"
  ]
 },
 {
  "id": "how-we-work-do-i-need-an-audience-to-start",
  "title": "Do I need an audience to start?",
  "questions": [
   "i only have 2000 followers is that ok",
   "can i start a brand with no following",
   "does it matter that i'm not an influencer",
   "is a small community enough",
   "nobody knows me yet can you still help",
   "how many subscribers do i need",
   "no instagram can i still launch",
   "do you only work with famous creators",
   "i run a store not a channel can i join",
   "minimum follower count"
  ]
 },
 {
  "id": "how-we-work-can-i-start-on-my-own-and-hand-over-later",
  "title": "Can I start on my own and hand over later?",
  "questions": [
   "can i try the free tools first and hire you later",
   "switch from diy to your team",
   "i started alone and now it's too much",
   "can i export what i entered in the calculators",
   "can i get a report to bring to the call",
   "will i have to repeat everything to your team",
   "can i book one session and continue solo",
   "move from self guided to full service",
   "do it myself then hand it off",
   "is it ok to come to you halfway"
  ]
 },
 {
  "id": "how-we-work-what-if-the-sample-isnt-right",
  "title": "What if the sample isn’t right?",
  "questions": [
   "the prototype came out wrong",
   "i hate the sample what now",
   "how many sample rounds do you plan",
   "can i reject a prototype",
   "does production begin without my approval",
   "the color on my sample is off",
   "how many revisions do i get",
   "who signs off before the bulk run",
   "first version doesn't look like my design",
   "my samples came out terrible",
   "the prototype looks bad"
  ]
 },
 {
  "id": "asked-is-it-safe-to-buy-on-alibaba",
  "title": "Is it safe to buy on Alibaba?",
  "questions": [
   "is alibaba legit",
   "how do i not get scammed on alibaba",
   "got ripped off by a seller online",
   "are verified supplier badges trustworthy",
   "supplier wants me to pay outside the platform",
   "how to tell if a chinese company is fake",
   "should i use trade assurance",
   "red flags when ordering from aliexpress or alibaba sellers",
   "can i trust a vendor i found on a sourcing site"
  ]
 },
 {
  "id": "asked-what-are-usual-payment-terms-with-a-factory",
  "title": "What are usual payment terms with a factory?",
  "questions": [
   "how do i pay a chinese manufacturer",
   "when do i pay the supplier",
   "do factories take paypal or wire transfer",
   "do i pay everything before they begin production",
   "can i get net 30 from my manufacturer",
   "supplier wants money in a personal account",
   "when is the balance due",
   "payment schedule for a first order",
   "how do people usually send money overseas to a maker",
   "will they give me credit on later orders"
  ]
 },
 {
  "id": "asked-is-a-30-70-deposit-normal",
  "title": "Is a 30/70 deposit normal?",
  "questions": [
   "they want half up front is that ok",
   "factory asks for 100% in advance",
   "is a 50% down payment too much",
   "how big a down payment is fair",
   "supplier demands full prepayment",
   "30 percent deposit then 70 later",
   "what share of the order do i put down",
   "should the second payment wait for inspection",
   "factory raised the deposit on my custom order",
   "is paying all the money ahead risky",
   "what does 30/70 t/t mean",
   "factory asks for t/t 30 percent first"
  ]
 },
 {
  "id": "asked-will-a-factory-steal-my-design-and-how-do-i-protect-it",
  "title": "Will a factory steal my design, and how do I protect it?",
  "questions": [
   "worried they'll copy my idea",
   "manufacturer is selling my product to others",
   "how to stop china from knocking off my invention",
   "can i keep a supplier from ripping off my design",
   "protect my idea before i show it around",
   "what if the maker copies me",
   "is it safe to send my drawings",
   "split production so nobody has the full design",
   "keep my concept secret from copycats",
   "should i trademark before contacting manufacturers"
  ]
 },
 {
  "id": "asked-should-i-sign-an-nda-with-a-factory",
  "title": "Should I sign an NDA with a factory?",
  "questions": [
   "do i need a non disclosure agreement",
   "what's an nnn agreement",
   "nda vs nnn in china",
   "is a us nda enforceable in china",
   "does the confidentiality agreement have to be in chinese",
   "paper to sign before sending drawings",
   "non compete for a supplier",
   "will you sign an nda with me",
   "can the factory go around me to my buyers",
   "keep a manufacturer quiet about my design"
  ]
 },
 {
  "id": "asked-how-do-i-register-a-trademark-and-what-does-it-cost",
  "title": "How do I register a trademark, and what does it cost?",
  "questions": [
   "how much is a trademark",
   "how do i protect my brand name",
   "where do i file a trademark",
   "do i need a trademark in china too",
   "should i search for similar names before filing",
   "what is a trademark class",
   "reserve my logo legally",
   "get the little r symbol for my brand",
   "is the filing fee refunded if i'm rejected",
   "does a us mark cover other countries"
  ]
 },
 {
  "id": "asked-can-customs-stop-counterfeits-of-my-brand",
  "title": "Can customs stop counterfeits of my brand?",
  "questions": [
   "knockoffs of my product are coming in",
   "fake versions of my brand imported",
   "record my trademark with cbp",
   "how do i block copycats at the border",
   "what is e-recordation",
   "can cbp seize fakes of my label",
   "cost to register my mark with customs",
   "someone imports bootlegs of my merch",
   "can a pending mark be recorded with customs",
   "does border protection work for copyright too"
  ]
 },
 {
  "id": "asked-how-do-i-set-my-retail-price-and-what-margin-do-i-need",
  "title": "How do I set my retail price, and what margin do I need?",
  "questions": [
   "how much should i charge",
   "what markup should i use",
   "what's a good profit margin",
   "how do i price a hoodie",
   "figure out selling price from landed cost",
   "what should i sell my candles for",
   "am i pricing too low",
   "do card fees and returns eat my profit",
   "keystone pricing",
   "will i make money at 25 dollars",
   "what margin should a shop aim for",
   "healthy margin for a boutique"
  ]
 },
 {
  "id": "asked-can-i-sell-on-amazon-etsy-or-tiktok-shop",
  "title": "Can I sell on Amazon, Etsy or TikTok Shop?",
  "questions": [
   "can i put my product on amazon",
   "do i need anything to open an etsy shop",
   "selling on tiktok shop with my own brand",
   "are your clients allowed to sell on marketplaces",
   "do i have to tell etsy who makes it",
   "what does amazon ask from new sellers",
   "gtin exemption",
   "etsy production partner disclosure",
   "which paperwork to become a marketplace seller",
   "where am i allowed to sell what we make"
  ]
 },
 {
  "id": "asked-how-do-i-get-imported-goods-into-amazon-fba",
  "title": "How do I get imported goods into Amazon FBA?",
  "questions": [
   "ship straight from china to fba",
   "send inventory from the factory to an amazon warehouse",
   "will amazon be the importer of record",
   "can amazon pay the duty on my shipment",
   "fba shipment refused at the warehouse",
   "who clears customs for fba stock",
   "prep and label for fulfillment by amazon",
   "does amazon handle customs",
   "import directly into amazon fulfillment centers",
   "amazon won't accept my container"
  ]
 },
 {
  "id": "asked-how-do-i-sell-to-a-retailer-such-as-target-or-walmart",
  "title": "How do I sell to a retailer such as Target or Walmart?",
  "questions": [
   "how do i get into target",
   "get my brand on walmart shelves",
   "how to pitch a big box store",
   "what do store buyers want from a new brand",
   "become a vendor for a retail chain",
   "target plus invitation",
   "walmart marketplace requirements",
   "sell to a national chain",
   "what do i need before meeting a buyer",
   "i want my soap in big stores"
  ]
 },
 {
  "id": "asked-what-do-i-do-when-the-quotes-come",
  "title": "What do I do when the quotes come?",
  "questions": [
   "i got three quotes what now",
   "how to compare offers from suppliers",
   "can you read this reply from a supplier",
   "factory sent me a price what should i check",
   "which offer is best",
   "help me answer this supplier email",
   "a supplier wrote back with prices",
   "what is the quote decoder",
   "next step after hearing back from manufacturers",
   "one price is fob and the other is exw"
  ]
 },
 {
  "id": "asked-can-i-get-a-factorys-minimum-order-lowered",
  "title": "Can I get a factory’s minimum order lowered?",
  "questions": [
   "moq too high for me",
   "negotiate a smaller batch",
   "how to get a supplier to accept fewer pieces",
   "they want 1000 and i need 200",
   "can i pay extra for a lower moq",
   "ask the manufacturer to go below their minimum",
   "trick to get a small run",
   "why are minimums so big",
   "supplier won't budge on quantity",
   "talk down the minimum quantity"
  ]
 },
 {
  "id": "asked-what-does-a-sample-cost-and-who-pays-for-the-courier",
  "title": "What does a sample cost, and who pays for the courier?",
  "questions": [
   "how much are samples",
   "do i pay for prototypes",
   "are samples free",
   "supplier charges double for a sample",
   "dhl fee for a prototype",
   "is the sample fee refundable against the order",
   "how many sample pieces should i get",
   "why is the sample so expensive",
   "budget for sampling rounds",
   "shipping a sample from china by express"
  ]
 },
 {
  "id": "asked-what-happens-if-the-factory-sends-defective-goods",
  "title": "What happens if the factory sends defective goods?",
  "questions": [
   "my order arrived broken",
   "received bad quality what can i do",
   "half of my mugs are cracked",
   "factory shipped junk",
   "can i get a refund for faulty pieces",
   "who pays for rejects",
   "prints are peeling on the whole batch",
   "how do i make a claim against a supplier",
   "will the maker redo a bad batch",
   "goods don't match the approved sample"
  ]
 },
 {
  "id": "asked-what-can-i-do-if-the-factory-is-late",
  "title": "What can I do if the factory is late?",
  "questions": [
   "my order is behind schedule",
   "supplier missed the deadline",
   "production delay what now",
   "they keep pushing the ship date",
   "can i charge a penalty for late delivery",
   "factory says two more weeks again",
   "make the factory pay for air because they were slow",
   "should i pay the balance so they hurry up",
   "order not finished on time",
   "compensation for a delayed order"
  ]
 },
 {
  "id": "asked-what-if-a-supplier-stops-answering",
  "title": "What if a supplier stops answering?",
  "questions": [
   "my supplier ghosted me",
   "factory not replying to my emails",
   "no response from manufacturer after i paid",
   "vendor disappeared with my deposit",
   "supplier went silent",
   "sent an inquiry and heard nothing",
   "how to follow up with a factory",
   "they took my money and won't respond",
   "how to open a dispute with the platform",
   "seller won't get back to me",
   "the factory stopped answering",
   "supplier is not answering my messages anymore"
  ]
 },
 {
  "id": "asked-what-if-a-factory-makes-more-or-fewer-pieces-than-i-ordered",
  "title": "What if a factory makes more or fewer pieces than I ordered?",
  "questions": [
   "they made extra units",
   "received fewer than i paid for",
   "overrun and underrun",
   "short count in my order",
   "do i have to pay for extras",
   "what happens to leftover goods with my logo",
   "plus or minus five percent quantity",
   "factory produced too many shirts",
   "missing pieces in the delivery",
   "quantity tolerance in a purchase order"
  ]
 },
 {
  "id": "asked-what-is-aql",
  "title": "What is AQL?",
  "questions": [
   "acceptable quality limit",
   "how many pieces does an inspector check",
   "what does aql 2.5 mean",
   "random sample inspection standard",
   "how many defects are acceptable",
   "major vs minor vs critical faults",
   "iso 2859",
   "when is the final inspection done",
   "do they check every single piece",
   "pass or fail limits for quality control"
  ]
 },
 {
  "id": "asked-which-incoterm-should-a-beginner-choose-for-goods-from-a-factory",
  "title": "Which Incoterm should a beginner choose for goods from a factory?",
  "questions": [
   "fob vs exw vs ddp",
   "what does fob mean",
   "is ddp a good idea for newbies",
   "should i ask for ex works",
   "which shipping term is best for my first import",
   "what are incoterms",
   "supplier offers delivered duty paid is it risky",
   "who handles export clearance under fob",
   "does exw make me do the export papers",
   "best trade term for a newcomer",
   "is exw bad for me",
   "supplier quoted exw"
  ]
 },
 {
  "id": "asked-what-is-the-timeline-of-a-production-order",
  "title": "What is the timeline of a production order?",
  "questions": [
   "steps of making a product from sample to warehouse",
   "how many days does manufacturing take",
   "lead time for clothing",
   "what happens after i approve the sample",
   "production schedule for t-shirts",
   "order stages in sequence",
   "how long until the factory finishes",
   "what comes between sample and delivery",
   "production days for apparel",
   "sequence of an apparel order"
  ]
 },
 {
  "id": "asked-what-is-chinese-new-year-and-how-does-it-change-my-order",
  "title": "What is Chinese New Year, and how does it change my order?",
  "questions": [
   "cny shutdown",
   "when do chinese factories close",
   "lunar new year 2027 date",
   "factory holiday in february",
   "order before the spring festival",
   "why is my supplier closed in february",
   "when must i order to ship before the holiday",
   "are workers back right after lunar new year",
   "how long are plants shut in china in winter",
   "deadline to beat the holiday shutdown",
   "when does chinese new year start",
   "are factories closed over chinese new year"
  ]
 },
 {
  "id": "asked-who-owns-the-molds-and-tooling",
  "title": "Who owns the molds and tooling?",
  "questions": [
   "does the mold belong to me",
   "factory won't release my mold",
   "i paid for tooling can i move it",
   "can they use my mold for other customers",
   "take my mold to a different supplier",
   "tooling ownership clause",
   "who keeps the dies and screens",
   "is tooling part of customs value",
   "manufacturer claims the tool is theirs",
   "put my name on the mold"
  ]
 },
 {
  "id": "asked-what-belongs-in-a-contract-with-a-factory",
  "title": "What belongs in a contract with a factory?",
  "questions": [
   "what to put in a manufacturing agreement",
   "supplier agreement checklist",
   "do i need a contract or is a purchase order enough",
   "what should my purchase order include",
   "terms to agree before production",
   "should a lawyer read my supply agreement",
   "manufacturing contract clauses",
   "is a po legally enough for a small run",
   "which law applies to my deal with a chinese maker",
   "written agreement with manufacturer"
  ]
 },
 {
  "id": "asked-what-is-a-letter-of-credit",
  "title": "What is a letter of credit?",
  "questions": [
   "what's an lc",
   "how does an l/c work",
   "is a letter of credit worth the fee",
   "safe way for the bank to pay a supplier",
   "does the bank check the goods",
   "documentary credit",
   "supplier only accepts lc",
   "bank guarantee for a big order",
   "ucp 600",
   "should a small buyer use an lc"
  ]
 },
 {
  "id": "asked-do-i-need-an-llc-to-import-or-start-a-brand",
  "title": "Do I need an LLC to import or start a brand?",
  "questions": [
   "do i have to have a company to import",
   "can i import as an individual",
   "should i form an llc",
   "can i bring in goods under my social security number",
   "should my business be separate from my own savings",
   "sole proprietor importing",
   "do i need an ein",
   "set up a corporation before my first order",
   "protect my house if someone sues my business",
   "can a private person be importer"
  ]
 },
 {
  "id": "asked-do-i-need-product-liability-insurance",
  "title": "Do I need product liability insurance?",
  "questions": [
   "do i need insurance for my products",
   "what if someone gets hurt by my candle",
   "can i be sued for something a factory made",
   "amazon wants proof of insurance",
   "liability coverage for sellers",
   "who is responsible if my product injures a kid",
   "is insurance mandatory",
   "customer got burned by my product",
   "coverage for cosmetics brand",
   "which products are expensive to insure"
  ]
 },
 {
  "id": "asked-do-i-need-a-upc-barcode",
  "title": "Do I need a UPC barcode?",
  "questions": [
   "where do i get barcodes",
   "do i have to buy from gs1",
   "cheap upc codes online are they ok",
   "sku or upc",
   "does each size need its own code",
   "is a bar code required for my own website",
   "gtin number for my product",
   "amazon rejected my upc",
   "how many barcodes for 3 colors",
   "scan code for stores"
  ]
 },
 {
  "id": "asked-what-are-wholesale-terms",
  "title": "What are wholesale terms?",
  "questions": [
   "what do shops expect when buying from me",
   "what percent do stores take",
   "net 60 from a store",
   "wholesale price compared to retail",
   "when does a boutique pay me",
   "what are chargebacks",
   "set up terms for stockists",
   "selling to boutiques how does it work",
   "who pays freight to the shop",
   "smallest order for a store buying my line",
   "margin when selling wholesale to stores",
   "what should my wholesale price be"
  ]
 },
 {
  "id": "asked-what-is-a-resale-certificate",
  "title": "What is a resale certificate?",
  "questions": [
   "how do i buy without paying sales tax",
   "reseller permit",
   "tax exempt purchase for resale",
   "seller's permit vs resale certificate",
   "supplier asks for my resale number",
   "does a resale certificate lower import duty",
   "avoid sales tax on inventory",
   "resale license",
   "tax form for buying stock i'll sell on",
   "sales tax permit for buying goods to sell on"
  ]
 },
 {
  "id": "asked-do-i-have-to-collect-sales-tax",
  "title": "Do I have to collect sales tax?",
  "questions": [
   "do i charge sales tax in my online store",
   "what is nexus",
   "does amazon collect sales tax for me",
   "which states do i owe tax in",
   "sales tax threshold",
   "do i charge tax to customers in other states",
   "my goods sit in a warehouse in texas tax",
   "tax on shopify orders",
   "economic nexus 100000",
   "am i supposed to add tax at checkout"
  ]
 },
 {
  "id": "asked-can-i-print-a-band-a-team-or-a-cartoon-character-on-my-product",
  "title": "Can I print a band, a team or a cartoon character on my product?",
  "questions": [
   "can i sell disney merch",
   "is fan art legal to sell",
   "put a nfl logo on a hoodie",
   "can i use a band name on shirts",
   "can i use pokemon on mugs",
   "do i need permission to use a logo that isn't mine",
   "license for a cartoon",
   "inspired by taylor swift design ok",
   "copyright trouble with characters",
   "sell shirts with a superhero on them"
  ]
 },
 {
  "id": "asked-do-i-have-to-say-that-i-own-the-brand-when-i-promote-it",
  "title": "Do I have to say that I own the brand when I promote it?",
  "questions": [
   "do i need to put ad on my post",
   "ftc disclosure for influencers",
   "promoting my own brand on instagram",
   "is #ad required if it's my company",
   "sponsored post rules",
   "do i have to tell followers it's mine",
   "got it for free must i disclose",
   "disclose affiliate links",
   "can i review my own product",
   "where does the disclosure go"
  ]
 },
 {
  "id": "asked-what-happens-to-my-email-address",
  "title": "What happens to my email address?",
  "questions": [
   "will you spam me",
   "do i get a newsletter if i sign up",
   "will you sell my email",
   "unsubscribe from your emails",
   "how long do you keep my contact info",
   "delete my email from your list",
   "is it safe to give my e-mail here",
   "am i put on a mailing list",
   "what do you do with my address after the report"
  ]
 },
 {
  "id": "asked-what-happens-to-my-data-and-do-you-sell-it",
  "title": "What happens to my data, and do you sell it?",
  "questions": [
   "do you sell my personal information",
   "is this site tracking me",
   "do you use cookies",
   "is what i type in the tools stored",
   "privacy policy",
   "how do i get my data deleted",
   "do you save my numbers from the calculator",
   "ccpa request",
   "does your site run ads",
   "global privacy control",
   "do you have a privacy policy",
   "delete my info",
   "erase everything you have on me"
  ]
 },
 {
  "id": "asked-what-is-a-w-9-form",
  "title": "What is a W-9 form?",
  "questions": [
   "why does walmart want a w-9",
   "what is w9 for",
   "do i send a w9 to the irs",
   "tax form a store asked me for",
   "where does my taxpayer id go for a marketplace",
   "backup withholding",
   "buyer asked me to fill out a w-9",
   "irs form for getting paid by a retailer",
   "who keeps the w9",
   "what happens if i don't give a w9"
  ]
 },
 {
  "id": "asked-what-is-an-rma",
  "title": "What is an RMA?",
  "questions": [
   "how do i return goods to the factory",
   "return authorization number",
   "rma meaning",
   "can i send bad items back to china",
   "is it worth shipping returns overseas",
   "return merchandise authorization",
   "what number do i need to send something back",
   "refund or credit instead of a return abroad",
   "supplier asks for an rma",
   "return process with an overseas maker"
  ]
 },
 {
  "id": "asked-when-is-duty-due-and-when-is-an-entry-final",
  "title": "When is duty due, and when is an entry final?",
  "questions": [
   "when do i pay the import tax",
   "deadline to pay duties",
   "how many days to pay customs",
   "what is liquidation in customs",
   "can customs raise my bill later",
   "customs changed my duty after release",
   "how do i appeal a customs decision",
   "protest deadline",
   "what is an entry summary",
   "when is the import closed for good"
  ]
 },
 {
  "id": "asked-who-pays-for-a-customs-exam",
  "title": "Who pays for a customs exam?",
  "questions": [
   "customs inspection fee",
   "do i get charged for the x-ray",
   "container picked for inspection",
   "exam bill from the port",
   "who covers the cost when they open my container",
   "is an x-ray cheaper than a full unloading",
   "got a bill for exam site storage",
   "random inspection cost",
   "why was my box chosen for checking",
   "does cbp charge for looking at my goods"
  ]
 },
 {
  "id": "asked-what-if-my-broker-uses-a-different-hts-code-than-you",
  "title": "What if my broker uses a different HTS code than you?",
  "questions": [
   "broker says a different tariff code",
   "my customs broker disagrees with your code",
   "who is right about the classification",
   "two hts numbers for the same item",
   "is the broker liable for a wrong code",
   "can i fix the code after filing",
   "wrong code was used on my entry",
   "who is responsible for classification",
   "can i file with your hts code",
   "forwarder used another harmonized number",
   "your duty rate does not match my broker",
   "my broker said another percentage"
  ]
 },
 {
  "id": "asked-how-do-i-get-a-binding-ruling-from-customs",
  "title": "How do I get a binding ruling from customs?",
  "questions": [
   "get an official answer on my hts code",
   "ask cbp what the code is",
   "ruling request",
   "is a customs ruling free",
   "how to be sure about my duty rate in advance",
   "what is cross rulings",
   "look up earlier rulings",
   "advance decision on classification",
   "written confirmation from cbp about tariff number",
   "does a ruling bind customs"
  ]
 },
 {
  "id": "asked-what-is-tariff-engineering-and-when-is-designing-for-less-duty-legal",
  "title": "What is tariff engineering, and when is designing for less duty legal?",
  "questions": [
   "change my design to pay less tariff",
   "can i tweak the material to lower the tariff",
   "legal tricks to cut duty",
   "is it legal to redesign for a lower rate",
   "swap the fabric for a cheaper tariff line",
   "add a feature to get a lower duty",
   "loophole to avoid tariffs",
   "use another closure so the shoe pays less at customs",
   "is removing a part after import ok",
   "is tariff engineering allowed",
   "tariff engineering meaning"
  ]
 },
 {
  "id": "asked-what-happens-if-customs-detains-or-seizes-my-goods",
  "title": "What happens if customs detains or seizes my goods?",
  "questions": [
   "my shipment is being held",
   "customs took my stuff",
   "seized by customs what now",
   "how do i get my goods back from cbp",
   "package stuck in customs hold",
   "got a detention notice",
   "petition for seized goods",
   "confiscated goods",
   "do i need a lawyer for a seizure",
   "letter from customs about my shipment"
  ]
 },
 {
  "id": "asked-how-long-does-customs-clearance-take",
  "title": "How long does customs clearance take?",
  "questions": [
   "how many days in customs",
   "when will my goods be released",
   "is customs slow",
   "why is my shipment still at the port",
   "can i file before the ship arrives",
   "clearing customs how fast",
   "days to get through customs",
   "how long are goods stuck at the border",
   "entry filing deadline after arrival",
   "missing papers delay at customs"
  ]
 },
 {
  "id": "asked-how-long-do-i-have-to-keep-import-records",
  "title": "How long do I have to keep import records?",
  "questions": [
   "how many years to save my invoices",
   "import audit paperwork",
   "can i throw out old customs documents",
   "recordkeeping for importers",
   "keep receipts from imports",
   "store packing lists for how long",
   "customs asks for documents from three years ago",
   "retention period for entry papers",
   "what files must an importer hold on to",
   "when can i shred my import files"
  ]
 },
 {
  "id": "asked-which-documents-do-i-need-to-import",
  "title": "Which documents do I need to import?",
  "questions": [
   "what paperwork do i need",
   "import papers checklist",
   "documents for customs clearance",
   "do i need a packing list",
   "commercial invoice and bill of lading",
   "forms to bring goods into the us",
   "what does my broker need from me",
   "is a bond required with the papers",
   "air waybill needed",
   "which certificates go with my shipment"
  ]
 },
 {
  "id": "asked-what-is-a-bonded-warehouse-or-foreign-trade-zone",
  "title": "What is a bonded warehouse, or foreign trade zone?",
  "questions": [
   "ftz meaning",
   "store goods without paying duty",
   "delay paying tariffs",
   "customs warehouse to defer duty",
   "can i wait for a lower tariff rate",
   "is a bonded warehouse worth it",
   "free trade zone storage",
   "how long may goods stay in bond",
   "hold inventory until tariffs drop",
   "keep stock duty free then export it"
  ]
 },
 {
  "id": "asked-what-will-tariffs-be-in-2027-and-which-changes-are-scheduled-so-far",
  "title": "What will tariffs be in 2027, and which changes are scheduled so far?",
  "questions": [
   "are tariffs going up next year",
   "tariff forecast",
   "upcoming tariff changes",
   "january 2027 duty increase",
   "will tariffs go down",
   "furniture tariff increase",
   "kitchen cabinet tariff 2027",
   "nicaragua new tariff",
   "drone parts duty",
   "what's changing with trade rules soon"
  ]
 },
 {
  "id": "asked-what-does-the-fda-need-before-i-import-snacks",
  "title": "What does the FDA need before I import snacks?",
  "questions": [
   "how do i import food",
   "fda prior notice",
   "what is fsvp",
   "bring in cookies or candy from abroad",
   "food facility registration",
   "sell imported chips",
   "does the fda approve snacks",
   "import coffee or tea rules",
   "hours ahead to notify fda of food",
   "my food shipment was refused at the port"
  ]
 },
 {
  "id": "asked-what-has-to-be-on-the-label-of-a-snack-or-drink",
  "title": "What has to be on the label of a snack or drink?",
  "questions": [
   "nutrition facts panel required",
   "food packaging requirements",
   "allergen statement",
   "do i need nutrition info on cookies",
   "what text goes on a candy bag",
   "ingredients list on my drink can",
   "small business nutrition exemption",
   "label rules for hot sauce",
   "must the food package be in english",
   "what goes on the back of a food pouch"
  ]
 },
 {
  "id": "asked-what-are-the-rules-for-dietary-supplements-and-vitamins",
  "title": "What are the rules for dietary supplements and vitamins?",
  "questions": [
   "sell vitamins under my brand",
   "is fda approval needed for supplements",
   "gummies regulations",
   "can i claim it helps you sleep",
   "protein powder rules",
   "supplement facts panel",
   "gmp for supplements",
   "health claims on my capsules",
   "start a supplement line legally",
   "can i say it cures anxiety"
  ]
 },
 {
  "id": "asked-what-is-mocra-and-what-does-it-ask-of-cosmetics",
  "title": "What is MoCRA, and what does it ask of cosmetics?",
  "questions": [
   "do i register my skincare with the fda",
   "fda cosmetics law",
   "mocra small business exemption",
   "safety proof for a lotion",
   "does my factory need fda registration for makeup",
   "product listing for lip balm",
   "report a bad skin reaction",
   "can i sell face cream without fda",
   "who is the responsible person for cosmetics",
   "is eye makeup exempt from registration"
  ]
 },
 {
  "id": "asked-what-has-to-be-on-a-cosmetics-label",
  "title": "What has to be on a cosmetics label?",
  "questions": [
   "what goes on a lip balm label",
   "ingredients order on skincare",
   "lotion label requirements",
   "does my serum need an address on the box",
   "country of origin on makeup packaging",
   "can my cream say it treats acne",
   "is sunscreen a drug",
   "shampoo bottle text required by law",
   "cosmetic packaging rules",
   "spf claim on moisturizer"
  ]
 },
 {
  "id": "asked-do-mugs-bottles-and-tableware-need-tests-for-lead",
  "title": "Do mugs, bottles and tableware need tests for lead?",
  "questions": [
   "lead in ceramic mugs",
   "is my mug food safe",
   "fda approved cups",
   "glaze testing",
   "cadmium limit dishes",
   "test report for a water bottle",
   "food contact material rules",
   "are decorated plates safe to drink and eat from",
   "do tumblers need lab testing",
   "what test for dinnerware"
  ]
 },
 {
  "id": "asked-can-my-bottle-or-tableware-contain-bpa",
  "title": "Can my bottle or tableware contain BPA?",
  "questions": [
   "bpa free claim",
   "is bpa banned",
   "polycarbonate in a baby bottle",
   "sippy cup plastic rules",
   "can i write bpa-free on the tumbler",
   "bisphenol in plastic cups",
   "which plastic is not allowed for baby feeding",
   "proof for a no bpa statement",
   "are bpa water bottles legal in the us",
   "state laws on bisphenol a"
  ]
 },
 {
  "id": "asked-what-does-cpsia-ask-of-childrens-products",
  "title": "What does CPSIA ask of children’s products?",
  "questions": [
   "selling baby products requirements",
   "kids stuff safety law",
   "what is a cpc",
   "third party lab testing for toddlers items",
   "tracking label",
   "phthalate limit",
   "lead limit for kids items",
   "does a children's backpack need testing",
   "cpsc certificate for infants",
   "what age counts as a child's product",
   "testing for kids clothing",
   "does baby clothing need a certificate"
  ]
 },
 {
  "id": "asked-do-i-have-to-file-product-safety-certificates-with-customs-efiling",
  "title": "Do I have to file product safety certificates with customs (eFiling)?",
  "questions": [
   "cpsc efiling",
   "electronic certificate with customs entry",
   "gcc general certificate of conformity",
   "is there a small parcel exemption for certificates",
   "who files the certificate data",
   "efiling start date",
   "upload product certificate to cbp",
   "do i need to submit my cpc at the border",
   "july 2026 certificate rule",
   "certificate of conformity for adult goods"
  ]
 },
 {
  "id": "asked-which-safety-standard-must-toys-and-plush-meet-astm-f963",
  "title": "Which safety standard must toys and plush meet (ASTM F963)?",
  "questions": [
   "how do i get stuffed animals tested",
   "toy safety test",
   "astm f963",
   "choking hazard warning",
   "small parts rule under 3",
   "are magnets in toys allowed",
   "plush requirements",
   "make a doll legally",
   "button eyes on a teddy",
   "do toys need lab tests"
  ]
 },
 {
  "id": "asked-do-clothes-need-flammability-tests",
  "title": "Do clothes need flammability tests?",
  "questions": [
   "is my fabric flammable",
   "burn test for shirts",
   "pajamas for kids fire rules",
   "do hoodies need a fire test",
   "fleece flammability",
   "16 cfr 1610",
   "silk scarf flammability",
   "do t-shirts need a test certificate",
   "sleepwear must fit snug",
   "are polyester garments exempt from burn testing"
  ]
 },
 {
  "id": "asked-can-childrens-hoodies-have-drawstrings",
  "title": "Can children’s hoodies have drawstrings?",
  "questions": [
   "strings on kids sweatshirts",
   "is a hood cord banned for children",
   "kids jacket with a cord at the neck",
   "waist drawstring kids",
   "toddler hoodie string",
   "strangulation hazard clothing",
   "youth hoodie without strings",
   "cpsc drawstring rule sizes",
   "can girls' coats have ties at the hood",
   "replace the hood string with snaps"
  ]
 },
 {
  "id": "asked-what-has-to-be-on-a-t-shirt-or-clothing-label",
  "title": "What has to be on a t-shirt or clothing label?",
  "questions": [
   "what goes on a garment tag",
   "fiber content label",
   "rn number",
   "does my shirt need a made in label",
   "neck label rules",
   "where does the country go on a tee",
   "clothing tag requirements",
   "do i need to list spandex percent",
   "what must a sewn in tag say",
   "can i put my brand instead of the factory on the tag",
   "labels required on clothing sold in the us",
   "what does the law want on a garment tag"
  ]
 },
 {
  "id": "asked-do-i-need-care-labels-with-washing-instructions",
  "title": "Do I need care labels with washing instructions?",
  "questions": [
   "laundry symbols",
   "wash instructions required",
   "do hats need care tags",
   "care tag on a hoodie",
   "can i use only symbols for washing",
   "dry clean only label proof",
   "are shoes exempt from care instructions",
   "permanent care label",
   "how to wash text on a garment",
   "do gloves need washing directions"
  ]
 },
 {
  "id": "asked-what-is-uflpa-and-does-it-touch-cotton-goods",
  "title": "What is UFLPA, and does it touch cotton goods?",
  "questions": [
   "xinjiang cotton",
   "forced labor ban",
   "my cotton shirts were stopped over forced labor",
   "where was the cotton grown",
   "uyghur law",
   "proof of cotton origin",
   "slave labor in my supply chain",
   "can tote bags from china be held for cotton",
   "traceability papers from farm to garment",
   "do cotton goods sewn in vietnam fall under it"
  ]
 },
 {
  "id": "asked-what-do-lithium-batteries-need-to-be-shipped",
  "title": "What do lithium batteries need to be shipped?",
  "questions": [
   "ship a power bank",
   "product with a rechargeable battery",
   "un 38.3",
   "can i air freight batteries",
   "dangerous goods battery label",
   "my gadget has a battery inside",
   "airline refuses lithium",
   "battery test summary",
   "forgot to declare a battery",
   "led lamp with a built in cell shipping"
  ]
 },
 {
  "id": "asked-which-rules-apply-to-dog-toys-and-pet-supplies",
  "title": "Which rules apply to dog toys and pet supplies?",
  "questions": [
   "dog collar requirements",
   "sell dog treats",
   "are pet toys regulated",
   "cat toy testing",
   "pet food fda",
   "do i need to test a leash",
   "dog bed rules",
   "chew import rules",
   "safety standard for pet accessories",
   "start a pet brand legally"
  ]
 },
 {
  "id": "asked-do-i-need-ce-reach-or-oeko-tex-in-the-united-states",
  "title": "Do I need CE, REACH or OEKO-TEX in the United States?",
  "questions": [
   "is a ce mark valid in the us",
   "my supplier has a ce certificate",
   "reach compliance america",
   "does oeko-tex matter",
   "european test report enough for us",
   "need ce marking to sell here",
   "factory only has eu certificates",
   "is oeko tex mandatory",
   "american equivalent of ce",
   "standard 100 certificate required"
  ]
 },
 {
  "id": "asked-how-are-perfume-nail-polish-and-other-flammable-liquids-shipped",
  "title": "How are perfume, nail polish and other flammable liquids shipped?",
  "questions": [
   "ship perfume",
   "can i mail nail polish",
   "hazmat shipping for fragrance",
   "safety data sheet",
   "class 3 dangerous goods",
   "air freight for alcohol based spray",
   "msds for cologne",
   "limited quantity shipping",
   "warehouse refuses flammable items",
   "sending hand sanitizer or room spray"
  ]
 },
 {
  "id": "asked-when-may-i-call-a-product-organic-recycled-or-eco-friendly",
  "title": "When may I call a product organic, recycled or eco-friendly?",
  "questions": [
   "can i say eco friendly",
   "greenwashing rules",
   "claim sustainable on the packaging",
   "organic cotton or food label proof",
   "biodegradable claim",
   "recycled polyester claim",
   "ftc green guides",
   "can my packaging just say green",
   "usda organic certification",
   "proof for environmental claims"
  ]
 },
 {
  "id": "asked-can-i-import-knives",
  "title": "Can I import knives?",
  "questions": [
   "are pocket knives legal to bring in",
   "import switchblades",
   "chef knife customs",
   "can i sell blades",
   "multi tool with a blade",
   "banned knives",
   "automatic knife import",
   "kitchen knife set from china",
   "folding knife rules",
   "state laws on carrying blades"
  ]
 },
 {
  "id": "asked-what-is-california-proposition-65",
  "title": "What is California Proposition 65?",
  "questions": [
   "prop 65 warning",
   "do i need a cancer warning label",
   "selling to california chemicals",
   "california warning sticker",
   "is my small company exempt from prop 65",
   "sued over prop 65",
   "lead in brass jewelry california",
   "vinyl bag phthalates warning",
   "which chemicals need a warning in california",
   "p65 label on my product page"
  ]
 },
 {
  "id": "asked-do-electronics-need-fcc-approval",
  "title": "Do electronics need FCC approval?",
  "questions": [
   "fcc id",
   "bluetooth speaker certification",
   "do headphones need fcc",
   "wireless charger approval",
   "selling gadgets legal requirements",
   "led lights fcc",
   "pre-certified module",
   "supplier declaration of conformity",
   "wifi device rules",
   "electronic product testing for the us"
  ]
 },
 {
  "id": "asked-which-fire-safety-rules-apply-to-wax-and-wicks",
  "title": "Which fire-safety rules apply to wax and wicks?",
  "questions": [
   "candle warning label",
   "candle safety requirements",
   "are candles regulated",
   "lead wick",
   "astm f2058",
   "candle testing flame height",
   "antidumping on candles from china",
   "what has to be on a candle jar",
   "do shops ask for candle tests",
   "soy candle labeling"
  ]
 },
 {
  "id": "asked-what-is-the-lacey-act-declaration",
  "title": "What is the Lacey Act declaration?",
  "questions": [
   "importing wooden furniture declaration",
   "lacey act",
   "do cutting boards need a declaration",
   "guitar wood species paper",
   "plant product declaration",
   "country of harvest form",
   "ppq 505",
   "wood species needed for customs",
   "illegal logging law",
   "bamboo or wood kitchenware import form"
  ]
 },
 {
  "id": "asked-can-i-import-or-sell-cbd-or-hemp",
  "title": "Can I import or sell CBD or hemp?",
  "questions": [
   "is cbd legal",
   "sell hemp gummies",
   "thc limit",
   "import cbd oil",
   "hemp law 2026",
   "can i make a cbd drink",
   "delta 8",
   "cannabis products brand",
   "hemp seltzer rules",
   "will payment processors allow cbd",
   "import cbd from china"
  ]
 },
 {
  "id": "asked-when-may-i-say-made-in-usa",
  "title": "When may I say Made in USA?",
  "questions": [
   "can i label it made in america",
   "american made claim",
   "assembled in usa",
   "designed in california made in china",
   "parts are imported but i assemble here",
   "percent of us parts for the claim",
   "final assembly here with foreign components",
   "domestic content rule",
   "what counts as made in the us",
   "all or virtually all"
  ]
 },
 {
  "id": "asked-is-nickel-allowed-in-jewelry",
  "title": "Is nickel allowed in jewelry?",
  "questions": [
   "nickel free earrings",
   "jewelry metal allergy",
   "is nickel banned",
   "skin rash from my rings",
   "piercing posts nickel limit",
   "can i call it hypoallergenic nickel free",
   "eu nickel rule",
   "necklace metal rules for adults",
   "nickel release test",
   "kids jewelry nickel standard"
  ]
 },
 {
  "id": "how-we-work-on-your-own",
  "title": "On your own",
  "questions": [
   "are your tools free",
   "what can i use without paying",
   "cost of the calculators",
   "do i pay for the country quiz",
   "is the factory search free",
   "do you charge for the quiz",
   "price of doing it alone",
   "is there a charge to look for a manufacturer",
   "zero dollar option"
  ]
 },
 {
  "id": "how-we-work-self-guided",
  "title": "Self-guided",
  "questions": [
   "what is in the self guided plan",
   "which tools come with the free tier",
   "can i request quotes without hiring you",
   "diy option",
   "self service path what do i get",
   "find out if my idea earns at my own speed",
   "does the free plan have a roadmap",
   "explore on my own without talking to anyone",
   "what does self-guided include",
   "tools for estimating revenue and brand potential"
  ]
 },
 {
  "id": "how-we-work-expert-consultation",
  "title": "Expert consultation",
  "questions": [
   "hire an expert by the hour",
   "pay as you go advice",
   "i have just one question for a specialist",
   "hourly consultant",
   "talk to a designer once",
   "book a marketing specialist",
   "do i get notes after a session",
   "one off session with a production expert",
   "expert consultation",
   "rent a fulfillment pro for an hour"
  ]
 },
 {
  "id": "how-we-work-white-glove-partnership",
  "title": "White-glove partnership",
  "questions": [
   "full service option",
   "you do everything for me",
   "done for you package",
   "white glove",
   "how many people work on my project",
   "dedicated team",
   "turnkey product launch",
   "i want to hand over the whole thing",
   "custom pricing for the complete service",
   "a to z service from concept to consumer"
  ]
 },
 {
  "id": "how-we-work-starter",
  "title": "Starter",
  "questions": [
   "what's in the starter package",
   "starter tier price",
   "how many variants in starter",
   "10k to 25k what do i get",
   "does starter include packaging",
   "entry level package",
   "smallest package with your team",
   "is stock and shipping set up in starter",
   "is the starter range one product only",
   "basic range contents"
  ]
 },
 {
  "id": "how-we-work-growth",
  "title": "Growth",
  "questions": [
   "growth package price",
   "several products at once",
   "expand my line",
   "25k to 75k",
   "add a second factory",
   "i want a whole collection",
   "launch emails and content included",
   "middle tier",
   "scale up an existing product",
   "growth range contents"
  ]
 },
 {
  "id": "how-we-work-enterprise",
  "title": "Enterprise",
  "questions": [
   "enterprise pricing",
   "for agencies with many creators",
   "retail chain package",
   "75k and up",
   "talent roster of brands",
   "do you run reorders and forecasting",
   "biggest package",
   "manage a whole catalog",
   "enterprise tier contents",
   "management company with many influencers"
  ]
 },
 {
  "id": "how-we-work-what-clients-invest",
  "title": "What clients invest",
  "questions": [
   "what do your clients spend",
   "price ranges for working with you",
   "do you have fixed packages",
   "is the total named before i sign",
   "do i know the sum in advance",
   "fees of your agency",
   "are there hidden fees",
   "rates for your services",
   "how much do you guys cost"
  ]
 },
 {
  "id": "how-we-work-on-your-own-or-hand-in-hand",
  "title": "On your own, or hand in hand",
  "questions": [
   "two ways to work with you",
   "alone or with help",
   "which paths do you offer",
   "can i switch paths",
   "do both options start free",
   "what are my options here",
   "how does brandbff work",
   "difference between diy and the team",
   "choose between solo and guided",
   "change to the second path later"
  ]
 },
 {
  "id": "how-we-work-hand-in-hand",
  "title": "Hand in hand",
  "questions": [
   "what does hand in hand mean",
   "does your team stay with me until delivery",
   "help from sketch to doorstep",
   "can somebody walk me through it all",
   "your team carries the product"
  ]
 },
 {
  "id": "how-we-work-assess",
  "title": "Assess",
  "questions": [
   "what happens in the first 15 minutes",
   "short intro chat",
   "can you check whether my price works",
   "quick assessment of my idea",
   "does my product fit my price",
   "first step with you",
   "what is the assess step",
   "how do i know which path suits me"
  ]
 },
 {
  "id": "how-we-work-plan",
  "title": "Plan",
  "questions": [
   "do i keep the plan if i don't hire you",
   "what is the plan step",
   "get a plan for country, cost and calendar",
   "strategy for my product in 60 minutes",
   "can i walk off with the plan",
   "what comes after the assessment"
  ]
 },
 {
  "id": "how-we-work-make-and-launch",
  "title": "Make and launch",
  "questions": [
   "what is in the make and launch phase",
   "which phase has samples and stock",
   "up to when do you help in the launch phase",
   "last step of your process"
  ]
 },
 {
  "id": "how-we-work-from-recommending-to-owning",
  "title": "From recommending to owning",
  "questions": [
   "beauty influencer client story",
   "case study skincare",
   "did a creator launch her own serum",
   "example of a makeup reviewer with own cream",
   "success story of an influencer",
   "affiliate creator who started a beauty brand",
   "profit margin result for a client",
   "anyone launch in 90 days"
  ]
 },
 {
  "id": "how-we-work-a-private-label-for-five-stores",
  "title": "A private label for five stores",
  "questions": [
   "case study shop owner",
   "store with own candle line",
   "private label for a small retail chain",
   "example of a gift shop brand",
   "client with five locations",
   "store brand success story",
   "did own label improve customer retention",
   "shop next door sells the same brands"
  ]
 },
 {
  "id": "how-we-work-the-same-mug-for-less",
  "title": "The same mug for less",
  "questions": [
   "case study of cutting costs",
   "did you lower the landed cost for someone",
   "example of saving money on mugs",
   "make my existing product cheaper",
   "reduce cost of a best seller",
   "re-source an item i already sell",
   "40% cost reduction",
   "my landed cost keeps rising",
   "switch to a cheaper factory example",
   "client saved on ceramics"
  ]
 },
 {
  "id": "how-we-work-minutes-0-10",
  "title": "Minutes 0-10",
  "questions": [
   "what will you ask me first on the call",
   "how does the call begin",
   "what should i tell you about my audience",
   "what have i tried so far"
  ]
 },
 {
  "id": "how-we-work-minutes-10-30",
  "title": "Minutes 10-30",
  "questions": [
   "when do we discuss materials and country on the call",
   "will you say what is hard about my product",
   "will the call tell me what is easy to make"
  ]
 },
 {
  "id": "how-we-work-minutes-30-50",
  "title": "Minutes 30-50",
  "questions": [
   "will you show me my margin on the call",
   "do we look at unit cost together",
   "see the numbers live",
   "do you run freight and duty in the meeting"
  ]
 },
 {
  "id": "how-we-work-minutes-50-60",
  "title": "Minutes 50-60",
  "questions": [
   "how does the call end",
   "do i get the next step and its price",
   "when do i learn the date and price of what's next"
  ]
 },
 {
  "id": "about-why-brandbff-exists",
  "title": "Why BrandBFF exists",
  "questions": [
   "why did you start this company",
   "how many creators have you helped",
   "who is on the team",
   "which five specialists",
   "do you have a project manager",
   "why should i pick you",
   "will you be honest if my idea can't work",
   "how many clients have you served"
  ]
 },
 {
  "id": "about-we-make-the-thing-you-keep-talking-about",
  "title": "We make the thing you keep talking about",
  "questions": [
   "why did the founder build this team",
   "do you make the actual product",
   "what do you do for people with an audience",
   "who makes it from sketch to parcel"
  ]
 },
 {
  "id": "about-pet-apparel-for-people-on-the-road",
  "title": "Pet apparel for people on the road",
  "questions": [
   "case study pet clothes",
   "dog apparel example",
   "client with truck stop or travel stores",
   "have you made things for dogs",
   "pet line success story",
   "sizing dog outfits without trying on",
   "have you done retail packaging for a pet line"
  ]
 },
 {
  "id": "about-kids-fashion-that-passes-every-test",
  "title": "Kids fashion that passes every test",
  "questions": [
   "case study children's clothing",
   "kids line that failed the safety test",
   "have you done kids wear",
   "children's prints client story",
   "example of tested fabric and trims",
   "first samples failed safety rules",
   "kids collection success story"
  ]
 },
 {
  "id": "about-discovery",
  "title": "Discovery",
  "questions": [
   "what is the discovery phase",
   "how long is discovery",
   "do i get a brief",
   "what happens in the first two weeks",
   "first stage of a project",
   "what do you look at in discovery"
  ]
 },
 {
  "id": "fulfillment-shipped-within-24-48-hours",
  "title": "Shipped within 24-48 hours",
  "questions": [
   "how fast do orders leave the warehouse",
   "do you ship same day",
   "when will an order placed today go out",
   "turnaround from checkout to dispatch",
   "do parcels ship next day",
   "orders going out too slow",
   "how many hours until my customer's package leaves",
   "customers wait too long for shipping",
   "how quick is dispatch",
   "latest day an order gets sent out"
  ]
 },
 {
  "id": "fulfillment-one-rate-per-order",
  "title": "One rate per order",
  "questions": [
   "fulfillment fee for 2000 orders a month",
   "price per order at 500 orders monthly",
   "do you charge less with more volume shipping",
   "what's the rate above 3000 orders",
   "how many bucks per order for a small shop",
   "per order fee tiers",
   "what do you charge for 1,000 orders a month",
   "is it $4.50 or $2.50 an order",
   "flat fee for each package",
   "cheapest order rate for high volume"
  ]
 },
 {
  "id": "fulfillment-receive-and-store",
  "title": "Receive and store",
  "questions": [
   "how do you check in my inventory",
   "do you count cartons on arrival",
   "what if goods arrive damaged at your warehouse",
   "do you keep expiry dates separate",
   "book a delivery slot for incoming pallets",
   "can you keep batches and lots apart",
   "shelves or bins for small items",
   "inbound shipment has missing boxes",
   "how does receiving work",
   "can my factory send stock straight to you"
  ]
 },
 {
  "id": "fulfillment-pick-and-pack",
  "title": "Pick and pack",
  "questions": [
   "can you add a gift note to orders",
   "do you put together bundles",
   "how do you avoid wrong items in a parcel",
   "can you use my tissue paper",
   "do you build sets and kits per order",
   "are orders scanned before they go out",
   "packing mistakes keep happening",
   "do you double check each box",
   "small present note with the purchase",
   "who picks the items off the shelf"
  ]
 },
 {
  "id": "fulfillment-ship-and-return",
  "title": "Ship and return",
  "questions": [
   "who decides between ups and usps",
   "do customers get tracking numbers",
   "does tracking sync to my shopify store",
   "who handles returned items",
   "do you put returned goods back on the shelf",
   "customs forms for orders to canada",
   "how is the carrier picked",
   "what happens to a package sent back by a buyer",
   "can you inspect and resell returns",
   "customers keep asking where their parcel is"
  ]
 },
 {
  "id": "fulfillment-launch-and-grow",
  "title": "Launch and grow",
  "questions": [
   "can you handle a big drop day",
   "extra staff for a product release",
   "send pr boxes to influencers",
   "mail press samples for us",
   "label cartons for a retail chain",
   "when should i reorder stock from sales",
   "split inventory between amazon and my own store",
   "black friday rush too many orders",
   "hold back units for wholesale before a drop",
   "creator mailers"
  ]
 },
 {
  "id": "fulfillment-your-box-your-card-your-tape",
  "title": "Your box, your card, your tape",
  "questions": [
   "can you ship in my branded box",
   "do you do custom packing inserts",
   "can my logo be on the tape",
   "will my own packaging be used for orders",
   "is branded packing an extra charge or included",
   "i don't want plain brown boxes",
   "put our card in each parcel",
   "custom unboxing when you ship for us",
   "warehouse forgets our inserts",
   "do you pack with our mailers"
  ]
 },
 {
  "id": "fulfillment-what-does-an-order-cost-you-today",
  "title": "What does an order cost you today?",
  "questions": [
   "compare my current shipping cost with yours",
   "am i paying too much to my fulfillment company",
   "calculator for cost per parcel",
   "would i save by switching warehouse",
   "side by side with other fulfillment providers",
   "packing orders myself, what does it cost me",
   "check my cost per order line by line",
   "my 3pl is expensive",
   "how much cheaper are you than my provider",
   "fulfillment savings comparison"
  ]
 },
 {
  "id": "fulfillment-packed-with-care-gone-in-a-day-or-two",
  "title": "Packed with care, gone in a day or two",
  "questions": [
   "i'm sick of packing boxes myself",
   "can you ship orders for me",
   "outsource packing and shipping",
   "my garage is full of boxes",
   "do you pack and mail my customers' orders",
   "someone to handle my shipping",
   "spending all day taping parcels",
   "take over storing and sending my stuff",
   "can i stop going to the post office",
   "hand off order packing",
   "when should i stop packing orders myself",
   "i pack orders in my garage"
  ]
 },
 {
  "id": "fulfillment-about-this-page",
  "title": "Fulfillment",
  "questions": [
   "do you offer pick and pack",
   "what does your fulfillment service include",
   "fulfillment starting price",
   "where can i read about your fulfillment",
   "branded unboxing and storage service",
   "do you do 3pl",
   "ecommerce order fulfillment for small brands",
   "are you a fulfillment center",
   "warehouse plus shipping service",
   "logistics for my online shop"
  ]
 },
 {
  "id": "fulfillment-where-your-product-waits-for-its-order",
  "title": "Where your product waits for its order",
  "questions": [
   "how does your warehouse work",
   "how many units has the warehouse sent out",
   "what happens inside the fulfillment center",
   "do i get my own shelf",
   "where does my stock sit until somebody buys",
   "lowest price of an order from the warehouse",
   "from carton in to parcel out",
   "tour of the warehouse process",
   "who folds my box"
  ]
 },
 {
  "id": "fulfillment-everything-that-happens-to-an-order",
  "title": "Everything that happens to an order",
  "questions": [
   "can i use only part of your fulfillment service",
   "hidden fees on the fulfillment invoice",
   "are there surprise charges",
   "do i have to take every fulfillment service",
   "just storage without packing possible",
   "will every fee be on the quote first",
   "pick single warehouse services",
   "is the fulfillment bill itemized"
  ]
 },
 {
  "id": "in-hands-date-planner-about-this-page",
  "title": "In-hands date planner",
  "questions": [
   "will my order arrive by my event",
   "when do i have to order to have it by june",
   "which shipping route is fast enough for my deadline",
   "need tote bags by a certain date",
   "plan backwards from delivery date",
   "deadline calculator for products",
   "last day to order for christmas",
   "tool that counts holidays into my delivery",
   "is it too late to order for my launch",
   "tight deadline, what are my options"
  ]
 },
 {
  "id": "in-hands-date-planner-will-it-be-there-in-time",
  "title": "Will it be there in time?",
  "questions": [
   "what do i enter in the date planner",
   "need 500 mugs in five weeks, possible",
   "show all routes for my quantity and date",
   "can you make my deadline",
   "will the goods get here on time",
   "how do i use the in-hands planner",
   "compare air, sea and truck by date",
   "date when i must place the order",
   "conference is in two months, enough time",
   "order cutoff per route"
  ]
 },
 {
  "id": "in-hands-date-planner-printed-stock",
  "title": "Printed stock",
  "questions": [
   "fastest way to get printed merch",
   "how quick can i get blanks with my logo",
   "need logo shirts in two weeks",
   "which goods are kept as blanks in the us",
   "domestic printing turnaround",
   "rush order of caps",
   "printed here instead of overseas",
   "can pens and tumblers be done quick",
   "how many weeks for printed blanks",
   "local stock for a last minute event"
  ]
 },
 {
  "id": "in-hands-date-planner-truck-from-mexico",
  "title": "Truck from Mexico",
  "questions": [
   "does freight from mexico come by truck",
   "when do mexican factories shut down",
   "holy week closure mexico",
   "delivery over the border",
   "avoid the ocean with mexico",
   "can goods be trucked from mexico",
   "how do products get here from mexico",
   "mexico route holidays",
   "made to my design in mexico and driven up",
   "border shipping no boat"
  ]
 },
 {
  "id": "in-hands-date-planner-air-from-europe",
  "title": "Air from Europe",
  "questions": [
   "fly goods in from portugal",
   "how do products from turkey get here fast",
   "portuguese factories closed in august",
   "european production by plane",
   "air freight out of europe",
   "summer break in portugal",
   "turkey made hoodies by air",
   "can i get stuff made in europe in time",
   "does august slow down portugal"
  ]
 },
 {
  "id": "in-hands-date-planner-air-from-asia",
  "title": "Air from Asia",
  "questions": [
   "can i fly my goods in from china",
   "how much more is air than ocean",
   "air freight from asia cost versus boat",
   "quickest way from an asian factory",
   "is flying products worth it",
   "plane shipping from vietnam",
   "need goods from asia in a hurry",
   "why is air shipping so pricey",
   "fast shipping from overseas factory"
  ]
 },
 {
  "id": "in-hands-date-planner-sea-from-asia",
  "title": "Sea from Asia",
  "questions": [
   "how many weeks on the water from asia",
   "cheapest way to get goods from china here",
   "slowest route",
   "boat from asia how long",
   "time lost at the ports",
   "why does ocean shipping take so long",
   "ocean transit weeks",
   "lowest freight option",
   "ship by boat to save money",
   "port waiting time both ends"
  ]
 },
 {
  "id": "in-hands-date-planner-when-do-factories-close-for-lunar-new-year",
  "title": "When do factories close for Lunar New Year?",
  "questions": [
   "when is chinese new year 2027",
   "date of lunar new year 2028",
   "how many days is china shut in february",
   "how long is tet in vietnam",
   "when does my chinese supplier go on holiday",
   "factory closed new year china dates",
   "vietnam factories closed tet",
   "shutdown length spring festival",
   "cny dates",
   "when do chinese workers come back"
  ]
 },
 {
  "id": "in-hands-date-planner-which-other-closures-does-the-planner-know",
  "title": "Which other closures does the planner know?",
  "questions": [
   "is golden week counted in your planner",
   "does diwali stop production",
   "are factories closed for eid",
   "which holidays does the date tool include",
   "public holidays in factory countries",
   "how far ahead do your holiday dates go",
   "does thanksgiving count as a closure",
   "ramadan end break at the factory",
   "source of the holiday calendar",
   "non chinese factory holidays"
  ]
 },
 {
  "id": "in-hands-date-planner-what-does-order-by-to-be-safe-mean",
  "title": "What does “order by, to be safe” mean?",
  "questions": [
   "what does the safe order date mean",
   "difference between at the latest and to be safe",
   "two dates shown, which one do i use",
   "why is there an earlier order by date",
   "worst case order day",
   "what is at the latest in the planner",
   "how cautious is the order by date",
   "safe deadline meaning"
  ]
 },
 {
  "id": "in-hands-date-planner-are-these-dates-promises",
  "title": "Are these dates promises?",
  "questions": [
   "are the planner dates guaranteed",
   "can i rely on the delivery dates",
   "is the date planner accurate",
   "do you guarantee arrival",
   "is the date binding",
   "how do i get a real date from a factory",
   "are those days only estimates",
   "what if the planner date is wrong",
   "can you promise delivery by a date"
  ]
 },
 {
  "id": "quote-decoder-about-this-page",
  "title": "Quote decoder",
  "questions": [
   "help me understand this supplier quote",
   "got three offers, which is best",
   "find red flags in an offer",
   "what is missing from my quote",
   "can you check a factory offer for me",
   "my supplier's quote makes no sense",
   "true delivered cost of each offer",
   "paste a quote and analyze it",
   "is this a good offer",
   "tool to read supplier prices"
  ]
 },
 {
  "id": "quote-decoder-what-the-quote-really-says",
  "title": "What the quote really says",
  "questions": [
   "can i paste an email from a supplier",
   "what do i see after pasting the mail",
   "read my supplier's email for me",
   "what is this vendor really offering",
   "how many emails can i paste",
   "where did that term come from in the mail",
   "pull prices out of supplier messages",
   "real cost per piece at my door from an offer",
   "supplier email confusing"
  ]
 },
 {
  "id": "quote-decoder-the-terms-decide-what-the-price-includes",
  "title": "The terms decide what the price includes",
  "questions": [
   "exw vs fob vs ddp which price is lower",
   "does ddp include duty",
   "where does exw end",
   "same price but different terms",
   "is shipping included in an exw price",
   "what does the fob number leave out",
   "why does the ddp offer look higher",
   "what is covered in a factory price",
   "ex works meaning on a quote",
   "who covers transport under fob"
  ]
 },
 {
  "id": "quote-decoder-can-do-is-not-have",
  "title": "“Can do” is not “have”",
  "questions": [
   "supplier says they can get the certificate",
   "how do i verify a test report",
   "factory claims it is certified, believe it",
   "is can do the same as certified",
   "ask for proof of a certificate",
   "supplier has no report yet",
   "fake certificate worries",
   "what should a test report show",
   "is a promise of certification enough",
   "check certificate number"
  ]
 },
 {
  "id": "quote-decoder-a-new-bank-account-calls-for-a-phone-call",
  "title": "A new bank account calls for a phone call",
  "questions": [
   "supplier changed bank account",
   "is a new bank account a scam",
   "factory emailed different wire details",
   "payment fraud warning",
   "should i wire money to the new account",
   "got hacked invoice from my vendor",
   "how not to get ripped off on a wire transfer",
   "bank details changed by email",
   "who do i call before i pay",
   "supplier wants money sent to another account"
  ]
 },
 {
  "id": "demand-test-describe-it",
  "title": "Describe it",
  "questions": [
   "how do i set up a demand test",
   "what do i need to create a price vote",
   "how many prices can i test",
   "do i need a product photo for the poll",
   "can you make a picture of my idea for voting",
   "start a poll about my product",
   "which prices should i put in the test",
   "no image yet for my product test",
   "create a vote page"
  ]
 },
 {
  "id": "demand-test-post-the-link",
  "title": "Post the link",
  "questions": [
   "how do my followers vote",
   "how long does the poll take for a fan",
   "do voters have to give an email",
   "where do i share the test page",
   "do you spam people who vote",
   "what do my fans see on the vote page",
   "pick highest price they'd pay",
   "put the poll link in my bio",
   "what will you send to voters' addresses"
  ]
 },
 {
  "id": "demand-test-read-the-results",
  "title": "Read the results",
  "questions": [
   "where do i see the votes",
   "who can see my poll results",
   "is my results page private",
   "how do i check how many people voted",
   "lost my private results link",
   "share of people who'd buy at each price",
   "view statistics of my test",
   "can other people see my numbers",
   "what does the outcome of the vote show"
  ]
 },
 {
  "id": "demand-test-people-say-more-than-they-do",
  "title": "People say more than they do",
  "questions": [
   "how many voters really buy",
   "do people who say yes in a poll actually pay",
   "fans said they'd buy but didn't",
   "why only 25 of 100",
   "is the poll too optimistic",
   "from votes to real sales",
   "are the buyer numbers measured",
   "can i trust what followers say",
   "likes versus actual purchases"
  ]
 },
 {
  "id": "demand-test-a-few-visitors-tell-you-little",
  "title": "A few visitors tell you little",
  "questions": [
   "how many votes do i need",
   "only 40 people voted, is that enough",
   "minimum visitors for a result",
   "why is there no verdict yet",
   "how sure is the test outcome",
   "95% interval meaning",
   "sample size for the poll",
   "too few people opened my test page",
   "statistically significant votes"
  ]
 },
 {
  "id": "demand-test-one-vote-per-browser",
  "title": "One vote per browser",
  "questions": [
   "can someone vote twice",
   "cheating in the poll",
   "can i vote from two phones",
   "do you stop bots from voting",
   "fake votes on my test",
   "how do you count each voter",
   "voting again with another browser",
   "someone is stuffing the poll",
   "limit on votes from one place"
  ]
 },
 {
  "id": "demand-test-what-we-keep",
  "title": "What we keep",
  "questions": [
   "how long are poll votes stored",
   "delete my vote page",
   "when are voter emails erased",
   "can i take my test page down",
   "what happens to the data after the vote ends",
   "remove the demand test",
   "how long do totals stay",
   "do you keep my fans' emails forever",
   "stop my poll"
  ]
 },
 {
  "id": "move-my-catalog-about-this-page",
  "title": "Move my catalog",
  "questions": [
   "which of my products should move out of china",
   "compare duty for all my products at once",
   "savings if i relocate production",
   "upload shopify csv for tariffs",
   "break-even fob for each item",
   "should my product line leave china",
   "tariff check for a whole store",
   "bulk tariff lookup",
   "analyze my product list",
   "payback for each sku"
  ]
 },
 {
  "id": "move-my-catalog-move-my-catalog",
  "title": "Move my catalog",
  "questions": [
   "what do i get from the catalog tool",
   "how much would i save a year by moving",
   "duty in eight countries for my products",
   "is mexico cheaper for my products with usmca",
   "how does the catalog mover work",
   "what does my product export tell me",
   "yearly savings from another country",
   "drop a file and see tariffs",
   "when does a move break even"
  ]
 },
 {
  "id": "move-my-catalog-your-file-is-read-in-your-browser",
  "title": "Your file is read in your browser",
  "questions": [
   "is my product list uploaded anywhere",
   "which file formats can i drop",
   "can i paste from excel",
   "does the catalog tool accept google sheets",
   "is my catalog data confidential",
   "can you see my csv",
   "do i need shopify for the catalog check",
   "safe to use my cost prices in the catalog tool",
   "file type for the product list"
  ]
 },
 {
  "id": "move-my-catalog-each-product-gets-a-tariff-line",
  "title": "Each product gets a tariff line",
  "questions": [
   "how does the tool pick the code for each product",
   "why does the catalog ask me a question",
   "no number for one of my products",
   "what if two codes fit an item",
   "product without tariff line",
   "wrong classification in my catalog",
   "does it use material to classify",
   "do i answer for every item separately",
   "some rows show no duty"
  ]
 },
 {
  "id": "move-my-catalog-every-country-is-compared-with-today",
  "title": "Every country is compared with today",
  "questions": [
   "what does the country comparison include",
   "my cost is missing in the file",
   "does the catalog savings include freight",
   "what if i don't know the factory price",
   "is the comparison only about duty",
   "which costs decide between countries",
   "does it count customs fees when comparing"
  ]
 },
 {
  "id": "move-my-catalog-the-move-has-to-pay-for-itself",
  "title": "The move has to pay for itself",
  "questions": [
   "what does it cost to switch factories",
   "do savings include the cost of switching",
   "pilot order and samples before moving",
   "running two factories in parallel",
   "one-time expenses of changing supplier",
   "how is payback worked out",
   "hidden costs of relocating production",
   "is leaving my factory worth it after switching costs"
  ]
 },
 {
  "id": "strategy-builder-full-switch",
  "title": "Full Switch",
  "questions": [
   "leave china completely",
   "how do i move all production to another country",
   "close my current factory safely",
   "switch factory without running out of stock",
   "get out of china step by step",
   "max share for a new country at the start",
   "replace my supplier entirely",
   "when can i drop the old factory",
   "move everything somewhere else",
   "keep spare parts at the old factory"
  ]
 },
 {
  "id": "strategy-builder-dual-source",
  "title": "Dual Source",
  "questions": [
   "should i have a backup factory",
   "add a second supplier",
   "how to split orders between two factories",
   "only one factory, too risky",
   "60/40 split",
   "how much should a new factory get",
   "keep my supplier and test another one",
   "two factories for the same product",
   "plan b supplier",
   "single source risk"
  ]
 },
 {
  "id": "strategy-builder-diversify",
  "title": "Diversify",
  "questions": [
   "spread production over several countries",
   "how many countries should i produce in",
   "three country strategy",
   "not all eggs in one basket",
   "protect myself from tariff changes",
   "what share for each of three countries",
   "a port strike could stop me",
   "china plus two",
   "reduce dependence on one country"
  ]
 },
 {
  "id": "strategy-builder-nearshoring",
  "title": "Nearshoring",
  "questions": [
   "move production closer to the us",
   "is mexico right for me because tariffs hurt",
   "how much should i shift to mexico first",
   "produce nearby instead of asia",
   "tariffs are killing my margin, go to mexico",
   "goods by truck and duty free",
   "what percentage to keep at the old place when going to mexico",
   "start with mexico slowly",
   "make it in north america"
  ]
 },
 {
  "id": "swag-about-this-page",
  "title": "Swag",
  "questions": [
   "company merch with our logo",
   "swag for my team",
   "see my logo on merch",
   "branded gifts for a conference",
   "can i order promotional products",
   "corporate merchandise",
   "do you do company swag",
   "total price for logo items with delivery check",
   "order branded stuff for employees",
   "preview logo on products"
  ]
 },
 {
  "id": "swag-from-the-stock-catalog",
  "title": "From the stock catalog",
  "questions": [
   "smallest quantity for logo items",
   "can i order just 50 shirts with a logo",
   "ready made goods with my mark",
   "engraved tumblers in small numbers",
   "embroidered caps low minimum",
   "quick merch for a close date",
   "can i print on existing items",
   "promo items with no custom production",
   "logo on stock products"
  ]
 },
 {
  "id": "swag-made-from-scratch",
  "title": "Made from scratch",
  "questions": [
   "fully custom merch",
   "own color and fabric for our hoodies",
   "minimum for custom made swag",
   "can i have a candle scent of my own",
   "merch that isn't off the shelf",
   "do i get samples of custom swag before the run",
   "custom mold for a giveaway",
   "pieces needed for made to order merch",
   "bespoke company gifts"
  ]
 },
 {
  "id": "swag-packed-as-a-kit",
  "title": "Packed as a kit",
  "questions": [
   "can you ship kits to employees' homes",
   "box with each person's name",
   "send swag to remote workers",
   "pallet of gift boxes to the venue",
   "do you store our merch kits",
   "several items in one gift box",
   "kitting for a team",
   "mail single boxes to attendees",
   "personalized box with a card"
  ]
 },
 {
  "id": "swag-order-more-pay-less-each",
  "title": "Order more, pay less each",
  "questions": [
   "is there a bulk discount",
   "price for 1,000 pieces or more",
   "unit price drops with quantity",
   "price breaks on merch",
   "how much cheaper if i buy 500",
   "discount for large swag orders",
   "do mixed items count toward the tier",
   "cost per piece by order size",
   "volume pricing for logo goods"
  ]
 },
 {
  "id": "swag-twelve-pieces-to-start-from",
  "title": "Twelve pieces to start from",
  "questions": [
   "which merch items do you have",
   "what colors does the mug come in",
   "does the swag price include printing",
   "is freight included in the merch price",
   "put my logo on a piece online",
   "show me the swag catalog",
   "one color print price",
   "list of swag products",
   "price of a single logo item"
  ]
 },
 {
  "id": "swag-merchandise-nobody-throws-away",
  "title": "Merchandise nobody throws away",
  "questions": [
   "stock or custom swag, which one",
   "merch that doesn't end up in the trash",
   "good quality giveaways",
   "swag people actually keep",
   "not cheap junk merch",
   "choose between quick and custom merch",
   "useful branded gifts"
  ]
 },
 {
  "id": "swag-welcome-kits",
  "title": "Welcome kits",
  "questions": [
   "onboarding boxes for new hires",
   "new employee gift box",
   "welcome pack for first day",
   "kit for new team members",
   "starter box for staff"
  ]
 },
 {
  "id": "swag-events",
  "title": "Events",
  "questions": [
   "giveaways for a trade show",
   "conference handouts",
   "stuff for our booth",
   "event merch that gets used",
   "goodies for attendees"
  ]
 },
 {
  "id": "swag-customer-gifts",
  "title": "Customer gifts",
  "questions": [
   "thank you gifts for clients",
   "present for our best customers",
   "client appreciation gift with a card",
   "holiday gift for customers",
   "personalized gift in the right size"
  ]
 },
 {
  "id": "swag-shop-merchandise",
  "title": "Shop merchandise",
  "questions": [
   "sell merch in my shop",
   "merch line for my fans to buy",
   "do you stock and ship merch i sell",
   "paid merchandise for customers",
   "start a merch store"
  ]
 },
 {
  "id": "factory-search-about-this-page",
  "title": "Factory search",
  "questions": [
   "search for manufacturers",
   "list of factories with minimum order",
   "where can i look up a factory by product",
   "who manufactures soap",
   "find me a maker for my candles",
   "manufacturer directory",
   "factory lead time lookup",
   "looking for a supplier",
   "suppliers for tote bags",
   "is there a database of factories"
  ]
 },
 {
  "id": "factory-search-who-can-make-it",
  "title": "Who can make it?",
  "questions": [
   "what do i type into the factory search",
   "how do i describe my product to find a maker",
   "does the search understand normal words",
   "do i need technical terms to search factories",
   "must-have features in the search",
   "find who can make my idea",
   "should i mention the material when searching"
  ]
 },
 {
  "id": "brand-potential-calculator-about-this-page",
  "title": "Brand potential calculator",
  "questions": [
   "how much could i earn with my own product",
   "estimate from my instagram link",
   "paste my profile and get numbers",
   "how much money is in my audience",
   "profit from a product for my followers",
   "product ideas for my channel",
   "what would my fans buy",
   "earnings estimate for a creator",
   "which factories fit my audience",
   "could i make real money from merch"
  ]
 },
 {
  "id": "brand-potential-calculator-what-could-your-brand-earn",
  "title": "What could your brand earn?",
  "questions": [
   "what does the potential calculator need from me",
   "what is my brand worth",
   "is the brand calculator free",
   "revenue estimate with follower count",
   "how long does the estimate take",
   "i have 50k followers, how many orders",
   "does the profit estimate cost anything",
   "sales forecast for my own label",
   "what could i sell to 10,000 followers"
  ]
 },
 {
  "id": "home-about-this-page",
  "title": "Home",
  "questions": [
   "what kind of company are you",
   "who is this site for",
   "can you help me create a product",
   "what services do you offer",
   "do you work with shops and youtubers",
   "what can i do on this website",
   "do you both make and ship products",
   "tell me what you offer"
  ]
 },
 {
  "id": "home-free-15-minute-brand-assessment",
  "title": "Free 15-minute brand assessment",
  "questions": [
   "is there a free consultation",
   "can my idea be made at my price",
   "short call about my idea",
   "what is the brand assessment",
   "15 minute call",
   "quick check of my product idea",
   "can someone tell me if my idea is doable",
   "does the assessment cost money",
   "is it possible to make it for ten bucks",
   "feasibility check"
  ]
 },
 {
  "id": "home-60-minute-strategy-call",
  "title": "60-minute strategy call",
  "questions": [
   "what does the strategy call cover",
   "is the one hour call free",
   "what do we talk about in the strategy session",
   "hour with an expert about cost and country",
   "price of the strategy call",
   "long call with numbers",
   "60 min session",
   "do i pay for the strategy call"
  ]
 },
 {
  "id": "about-about-this-page",
  "title": "About",
  "questions": [
   "are you an incubator",
   "which brands came out of your program",
   "examples of brands you built",
   "show me your success stories",
   "can i see past projects",
   "learn more about the company",
   "case studies",
   "who have you helped launch",
   "portfolio of brands"
  ]
 },
 {
  "id": "sourcing-about-this-page",
  "title": "Sourcing",
  "questions": [
   "do you source products for me",
   "sourcing agent service",
   "can you find a supplier and negotiate for me",
   "in how many countries are your factories",
   "someone to find a manufacturer for me",
   "do you bargain with the factory",
   "sourcing and delivery to my door",
   "help with the right country and supplier",
   "outsourced purchasing",
   "are your factories vetted"
  ]
 },
 {
  "id": "build-it-the-right-factory-and-a-contract-you-understand",
  "title": "The right factory, and a contract you understand",
  "questions": [
   "how do you pick a factory for me",
   "do i get a shortlist of suppliers with reasons",
   "comparable prices from several factories",
   "supplier says it can make it but can't",
   "who negotiates mold ownership and payment",
   "production calendar to my launch",
   "are samples from the real production line",
   "how do you vet manufacturers",
   "can you get quotes on the same terms",
   "help with a manufacturing agreement"
  ]
 },
 {
  "id": "build-it-a-sample-youd-buy-yourself",
  "title": "A sample you’d buy yourself",
  "questions": [
   "turn my idea into a product",
   "can you make drawings from my sketch",
   "how many prototypes do i get",
   "who writes the bill of materials",
   "i only have an idea, no design",
   "do you help choose materials",
   "prototype with feedback rounds",
   "product development service",
   "keep the unit cost in check while designing",
   "brief for the factory"
  ]
 },
 {
  "id": "build-it-a-box-that-survives-the-mail-and-deserves-a-photo",
  "title": "A box that survives the mail and deserves a photo",
  "questions": [
   "design a box for my product",
   "packaging that doesn't break in the mail",
   "my products arrive broken",
   "do you design labels and inserts",
   "print proof for my box",
   "barcode and warnings on the package",
   "pretty packaging for unboxing photos",
   "carton size for a pallet",
   "stuff rattles in the box",
   "mailer box design"
  ]
 },
 {
  "id": "build-it-parts-freight-and-stock-that-meet-on-the-same-day",
  "title": "Parts, freight and stock that meet on the same day",
  "questions": [
   "can you manage my supply chain",
   "a part is late and holds up everything",
   "do you arrange freight and duty",
   "air first then the rest by sea",
   "backup source for a critical component",
   "who plans the components",
   "do you check tariff codes before shipping",
   "logistics planning for my launch",
   "my supply chain broke down",
   "split shipment to launch sooner"
  ]
 },
 {
  "id": "build-it-checked-on-the-line-before-you-pay",
  "title": "Checked on the line, before you pay",
  "questions": [
   "do you inspect before i pay the balance",
   "quality control during production",
   "pictures of the inspection",
   "who checks the goods at the factory",
   "list of defects agreed with the factory",
   "afraid of getting bad quality",
   "third party lab tests",
   "inspection before loading",
   "do i get a qc report",
   "last batch was full of flaws"
  ]
 },
 {
  "id": "build-it-start-with-the-one-youre-missing",
  "title": "Start with the one you’re missing",
  "questions": [
   "can i hire you for just one step",
   "i only need packaging, nothing else",
   "do i have to buy the whole package",
   "just help with one part of the process",
   "already have a factory, need the rest",
   "all services or single ones",
   "can you take over everything"
  ]
 },
 {
  "id": "build-it-from-a-sketch-to-a-pallet",
  "title": "From a sketch to a pallet",
  "questions": [
   "do you do everything in house",
   "all steps from one company",
   "one partner from design to delivery",
   "full service product creation",
   "is packaging and product done by the same people",
   "do i need several agencies",
   "end to end production"
  ]
 },
 {
  "id": "grow-it-the-second-order-is-what-counts",
  "title": "The second order is what counts",
  "questions": [
   "sales dropped after launch",
   "how do i get repeat customers",
   "people buy once and never come back",
   "growth after the first sale",
   "why does my launch not last",
   "sold out to fans, what next",
   "how do i keep growing"
  ]
 },
 {
  "id": "grow-it-fix-the-biggest-leak-first",
  "title": "Fix the biggest leak first",
  "questions": [
   "where do i lose customers",
   "which growth problem do i fix first",
   "why are customers leaving",
   "find the weak spot of my brand",
   "customers drop off, no idea why",
   "what should i improve first"
  ]
 },
 {
  "id": "grow-it-a-package-people-tell-their-friends-about",
  "title": "A package people tell their friends about",
  "questions": [
   "better customer experience",
   "do you write thank you cards",
   "who answers support emails",
   "order confirmation emails in my tone",
   "how do i ask for reviews",
   "angry customers about a return",
   "improve our unboxing",
   "customer service for my brand",
   "when should i request a review",
   "bad reviews because of support"
  ]
 },
 {
  "id": "grow-it-a-place-for-the-people-who-already-recommend-you",
  "title": "A place for the people who already recommend you",
  "questions": [
   "build a community around my brand",
   "referral program",
   "reward fans who bring friends",
   "members only products",
   "how do i get word of mouth",
   "discord for my customers",
   "let fans vote on the next product",
   "events for customers",
   "loyalty without discounts",
   "brand ambassadors"
  ]
 },
 {
  "id": "grow-it-email-that-shows-up-when-its-useful-and-stops-when-its-not",
  "title": "Email that shows up when it’s useful and stops when it’s not",
  "questions": [
   "email marketing for my shop",
   "welcome series for new subscribers",
   "win back old customers",
   "refill reminder messages",
   "should i send text messages",
   "subscriptions customers can pause",
   "too many unsubscribes",
   "do you do newsletters",
   "sms marketing consent",
   "klaviyo flows"
  ]
 },
 {
  "id": "grow-it-the-few-numbers-that-tell-you-what-to-make-next",
  "title": "The few numbers that tell you what to make next",
  "questions": [
   "which numbers should i track",
   "what does it cost to get a new customer",
   "customer acquisition cost by channel",
   "margin after returns",
   "monthly report in simple words",
   "my dashboard is too complicated",
   "which kpis matter",
   "analytics for my store",
   "cohort repeat rate",
   "do you review our figures every month"
  ]
 },
 {
  "id": "grow-it-new-products-channels-and-countries-in-the-right-order",
  "title": "New products, channels and countries, in the right order",
  "questions": [
   "what should my second product be",
   "expand to another country",
   "should i go wholesale or marketplace",
   "get my product into stores",
   "next step to scale my brand",
   "line sheet for retailers",
   "sell in europe too",
   "one year growth plan",
   "how do i expand without going broke",
   "add more products to my range"
  ]
 },
 {
  "id": "about-concepts",
  "title": "Concepts",
  "questions": [
   "how many concepts do i get",
   "do i see several design options",
   "drafts with prices",
   "choose between ideas",
   "number of concepts drawn"
  ]
 },
 {
  "id": "about-prototypes",
  "title": "Prototypes",
  "questions": [
   "how many test versions before production",
   "do i approve the final prototype",
   "can i drop test the prototype",
   "who signs off the sample",
   "send a prototype back"
  ]
 },
 {
  "id": "about-launch",
  "title": "Launch",
  "questions": [
   "how do you plan the launch day",
   "is production planned around my date",
   "can i set the release day",
   "backwards planning for launch"
  ]
 },
 {
  "id": "brand-building-guide-about-this-page",
  "title": "Brand building guide",
  "questions": [
   "is there a guide for beginners",
   "where can i read how to start a brand",
   "book about launching a product",
   "what are the six chapters",
   "free ebook no email",
   "learn about making products",
   "do i need to sign up for the guide",
   "what topics does the guide cover",
   "tutorial for new creators",
   "step by step handbook"
  ]
 },
 {
  "id": "brand-building-guide-the-creators-brand-building-guide",
  "title": "The Creator’s Brand Building Guide",
  "questions": [
   "can i download the guide as a pdf",
   "who is the guide written for",
   "pdf for creators",
   "what should i settle before my first order",
   "guide with real numbers",
   "save the guide offline",
   "print the brand guide",
   "what to know before paying a factory"
  ]
 },
 {
  "id": "brand-building-guide-listen-before-you-design",
  "title": "Listen before you design",
  "questions": [
   "what should i make",
   "how do i pick my first product",
   "no idea what product to sell",
   "should i launch with one item or many",
   "follow trends or my audience",
   "fans keep asking me for something",
   "choose a product idea",
   "how many products to begin with",
   "are trend reports useful"
  ]
 },
 {
  "id": "brand-building-guide-do-the-math-on-one-line",
  "title": "Do the math on one line",
  "questions": [
   "is the factory price the whole cost",
   "calculate before i order a sample",
   "what does my retail price leave me",
   "what part of total cost is the factory",
   "work out if the product makes money",
   "numbers first or sample first",
   "why is my margin so small despite a cheap factory",
   "do the math on a product"
  ]
 },
 {
  "id": "brand-building-guide-let-the-product-choose-the-country",
  "title": "Let the product choose the country",
  "questions": [
   "how do i choose a country to make it in",
   "where should my product be made",
   "which country is best for my product",
   "what to compare between countries",
   "place that specializes in my product",
   "pick a country for production",
   "region known for making it"
  ]
 },
 {
  "id": "brand-building-guide-pay-for-samples-and-be-rude-to-them",
  "title": "Pay for samples, and be rude to them",
  "questions": [
   "how do i test a sample",
   "what should i do with the sample i got",
   "should i pay for samples",
   "wash test for shirts",
   "stress test before ordering",
   "sample arrived, now what",
   "mail the sample to myself",
   "rough handling of a sample"
  ]
 },
 {
  "id": "brand-building-guide-clear-customs-on-paper-first",
  "title": "Clear customs on paper first",
  "questions": [
   "what decides how much duty i owe",
   "which facts does customs want to know",
   "prepare customs before shipping",
   "is the importer liable for wrong info",
   "three facts about my goods",
   "what determines the import tax"
  ]
 },
 {
  "id": "brand-building-guide-launch-with-a-date-and-a-number",
  "title": "Launch with a date and a number",
  "questions": [
   "how do i launch a product",
   "should i do a limited drop",
   "how much stock to hold back at launch",
   "announce how many pieces there are",
   "launch tips",
   "save some stock for week two",
   "release strategy",
   "create urgency for a drop",
   "sell everything on day one or not"
  ]
 },
 {
  "id": "media-about-this-page",
  "title": "Media",
  "questions": [
   "do you make videos",
   "launch film for my product",
   "social media content for my brand",
   "photo shoot and video service",
   "who makes the content",
   "can you film reels for us",
   "product photography and content team",
   "tiktok clips about my product",
   "do you do media production",
   "marketing visuals"
  ]
 },
 {
  "id": "media-product-photos",
  "title": "Product photos",
  "questions": [
   "product photos for my shop",
   "amazon listing images",
   "white background pictures",
   "right image size for marketplaces",
   "need better pictures of my soap",
   "consistent photos for the store"
  ]
 },
 {
  "id": "private-clients-by-referral-only",
  "title": "By referral only",
  "questions": [
   "do you work with celebrities",
   "how do i become a private client",
   "confidential service for famous people",
   "do i need an introduction",
   "can i apply for private clients",
   "discreet work for a public figure",
   "invite only service",
   "who can refer me",
   "vip clients"
  ]
 },
 {
  "id": "sourcing-product-dev",
  "title": "Product Dev",
  "questions": [
   "drawings a factory can quote",
   "technical drawings for a quote",
   "need specs before asking factories",
   "product dev service",
   "factory can't quote without drawings"
  ]
 },
 {
  "id": "the-numbers-behind-our-estimates-about-this-page",
  "title": "The numbers behind our estimates",
  "questions": [
   "where do your numbers come from",
   "source of your cost figures",
   "how reliable are your estimates",
   "what assumptions are behind the calculators",
   "which year is your freight data",
   "are your figures made up",
   "references for landed cost numbers",
   "postage and returns assumptions",
   "methodology of your estimates",
   "show me your sources"
  ]
 },
 {
  "id": "privacy-policy-what-we-know-about-you-and-how-to-change-that",
  "title": "What we know about you, and how to change that",
  "questions": [
   "do you use cookies or trackers",
   "do you sell my data",
   "are there ads on this site",
   "can i browse anonymously",
   "do i have to say who i am",
   "google analytics or facebook pixel here",
   "am i being tracked",
   "third party trackers",
   "can i read everything without giving my name"
  ]
 },
 {
  "id": "privacy-policy-what-we-record-and-why",
  "title": "What we record and why",
  "questions": [
   "how long do you keep my form",
   "which pages i opened, is that recorded",
   "when do you delete old data",
   "why do you log page views",
   "retention of emails and forms",
   "what do you collect about visitors",
   "is data kept for years",
   "how many months is my inquiry saved"
  ]
 },
 {
  "id": "privacy-policy-what-stays-on-your-device",
  "title": "What stays on your device",
  "questions": [
   "what is saved in my browser",
   "do you set cookies",
   "local storage brandbff",
   "does the site store things on my phone",
   "no cookie banner here, why",
   "what are the brandbff_ entries"
  ]
 },
 {
  "id": "privacy-policy-who-else-handles-your-data",
  "title": "Who else handles your data",
  "questions": [
   "who do you share my information with",
   "which companies process my data",
   "do you share data for advertising",
   "third party services you use",
   "list of subprocessors",
   "do outside firms see my info"
  ]
 },
 {
  "id": "privacy-policy-your-rights-and-how-to-use-them",
  "title": "Your rights, and how to use them",
  "questions": [
   "delete my data",
   "how do i get a copy of my information",
   "correct wrong info about me",
   "who do i write to about privacy",
   "how long until you answer a data request",
   "does a deletion request cost anything",
   "forget me",
   "i object to how you use my data",
   "erase everything you have on me"
  ]
 },
 {
  "id": "terms-of-use-about-this-page",
  "title": "Terms of use",
  "questions": [
   "where are the terms and conditions",
   "terms of service",
   "legal page",
   "rules for using this website",
   "what do you expect from users",
   "fine print"
  ]
 },
 {
  "id": "terms-of-use-the-deal-in-plain-words",
  "title": "The deal, in plain words",
  "questions": [
   "do i owe you anything for using the tools",
   "is there a contract just by using the site",
   "when does paid work begin",
   "am i committing to something",
   "terms in short",
   "do i get a written proposal before paying",
   "any obligation"
  ]
 },
 {
  "id": "terms-of-use-whats-yours",
  "title": "What’s yours",
  "questions": [
   "do you own my idea if i send it",
   "will you steal my idea",
   "who owns the pictures i upload",
   "do you share my idea with factories",
   "can i keep my idea secret",
   "rights to my text and sketches",
   "confidential message, how do i mark it",
   "is my concept protected here",
   "who sees what i send you",
   "are you allowed to use my photos"
  ]
 },
 {
  "id": "terms-of-use-what-were-responsible-for",
  "title": "What we’re responsible for",
  "questions": [
   "are you liable if a number is wrong",
   "is there a warranty on the tools",
   "the site was down, who is responsible",
   "do you guarantee the tools are error free",
   "disclaimer for the free tools",
   "liability for mistakes in the calculator",
   "what if your tool is wrong and i lose money"
  ]
 },
 {
  "id": "terms-of-use-which-law-applies",
  "title": "Which law applies",
  "questions": [
   "which state's law governs the terms",
   "governing law",
   "is there a real company behind this site",
   "who runs this site legally"
  ]
 },
 {
  "id": "ask-kira-about-this-page",
  "title": "Ask KIRA",
  "questions": [
   "what does the assistant know",
   "can i talk to a bot about tariffs",
   "voice assistant for import questions",
   "ask about duty by text",
   "is there an ai chat here",
   "what topics can i ask the chatbot",
   "who answers in the chat",
   "does the bot give sources"
  ]
 },
 {
  "id": "ask-kira-your-question-in-your-own-words",
  "title": "Your question, in your own words",
  "questions": [
   "can i speak my question instead of typing",
   "do i have to use special words",
   "does talking work as well as typing",
   "microphone input",
   "how do i ask kira something",
   "what questions do you answer"
  ]
 },
 {
  "id": "ask-kira-duties-come-from-the-schedule",
  "title": "Duties come from the schedule",
  "questions": [
   "where do kira's duty rates come from",
   "are your tariff answers based on official data",
   "does the bot include metal duties and china lists",
   "is the whole us tariff schedule in here",
   "what is left out of the duty number",
   "can i trust the tariff number you gave me",
   "source of your duty answers",
   "do you make up tariffs"
  ]
 },
 {
  "id": "ask-kira-when-theres-a-range-you-get-the-high-end",
  "title": "When there’s a range, you get the high end",
  "questions": [
   "why do you always give the higher number",
   "why is your answer higher than the page",
   "do you show the worst case price",
   "page says a range but chat says one value",
   "is the price you told me the maximum",
   "upper end of the range",
   "could it end up costing more than you said",
   "your time looks too long"
  ]
 },
 {
  "id": "ask-kira-the-conversation-stays-in-this-tab",
  "title": "The conversation stays in this tab",
  "questions": [
   "is this chat saved",
   "will i lose the chat when i close the tab",
   "does the chat survive a reload",
   "how do i reset the conversation",
   "can anyone read what i typed here",
   "chat history when signed in",
   "my old chat is gone",
   "clear this chat",
   "continue the chat later"
  ]
 }
];
