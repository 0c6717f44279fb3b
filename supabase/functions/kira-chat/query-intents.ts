/**
 * What questions ask for: a pattern, the words that answers use, and a pattern that an answer must
 * contain.
 */
export const queryIntents: readonly (readonly [RegExp, readonly string[], RegExp?])[] = [
  // Names that are numbers.
  [/\b(?:cbp )?(?:form )?5106\b/gi, ['importer number']],
  [/\b10 ?\+ ?2\b/gi, ['isf']],
  [/\b(?:form )?w ?-? ?9s?\b/gi, ['w-9 form']],
  [/\bprop(?:osition)?\.? ?65\b/gi, ['proposition 65']],
  [/\bfba\b|\bamazon (?:fba|warehouses?|fulfillment)\b/gi, ['amazon fba']],
  [/\bbest countr(?:y|ies) (?:for|to make)\b/gi, ['best country']],
  [/\bwho(?:'?s| is| are) behind\b/gi, ['founder']],
  [
    /\b(?:record|tape)(?:ed|ing)? (?:it|us|me|(?:the |my |our )?(?:call|meeting|conversation))\b|\b(?:call|meeting)s? (?:be |get )?recorded\b/gi,
    ['recorded call'],
  ],
  [
    /\bwhat if\b.*\b(?:trump|congress|president|government|they)\b.*\b(?:change|raise|increase|lower|cut|drop)s?\b.*/gi,
    ['future tariffs'],
  ],
  [
    /\bare (?:the|these|those|your|all the) (?:factor(?:y|ies)|suppliers|manufacturers|makers)(?: (?:even|really|actually|all))* (?:real|legit|genuine|fake|vetted)\b.*/gi,
    ['factories in the search real'],
  ],
  [
    /\bwhat if (?:i|we) (?:do not|don'?t|dont|hate|dislike)(?: really)? ?(?:like|love|want)? (?:(?:the |my |a |that )?(?:sample|prototype)s?|it|them|how (?:it|they) looks?)\b.*/gi,
    ['sample is not right'],
  ],
  [
    /\b(?:is|would|will) (?:\$ ?|usd ?)[\d.,]+k? ?(?:be )?(?:enough|ok(?:ay)?|sufficient|fine)\b.*|\bstart with (?:only |just )?(?:\$ ?|usd ?)[\d.,]+k?\b/gi,
    ['how much money', 'budget', 'invest'],
  ],
  [
    /\bcustoms\b.*\b(?:hold|held|stuck)\b.*\b(?:do i|should i|can i)\b.*|\b(?:held|stuck) (?:in|at|by) customs\b.*\b(?:do i|should i|can i)\b.*/gi,
    ['customs detains', 'customs seizes'],
  ],
  [
    /\bcustoms\b.*\b(?:hold|held|stuck|clear(?:ed|ance)?)\b|\b(?:held|stuck) (?:in|at|by) customs\b/gi,
    ['customs clearance'],
  ],
  [
    /\bwhat (?:happens|will happen|do we do|do we talk about|do you ask)\b[^.?]*\bcall\b|\bwhat(?:'s| is) the call (?:about|like|for)\b|\bhow does the call work\b/gi,
    ['first call', 'strategy call'],
    /\b60 minutes\b/,
  ],
  [
    /\b(?:first|initial) (?:order|run|batch)\b.*\bcosts?\b|\bcosts?\b.*\bfirst (?:order|run|batch)\b|\bhow much money do (?:i|we) need\b.*/gi,
    ['first run', 'how much money'],
    /\$25K\b/,
  ],
  [
    /\b(?:how much|costs?|prices?|rates?)\b.*\bcontainers?\b|\bcontainers?\b.*\b(?:costs?|prices?|rates?)\b/gi,
    ['container cost'],
    /\b40-foot\b/,
  ],
  [
    /\b(?:get|claim) (?:my |the |our )?(?:dut(?:y|ies)|tariffs?) back\b.*|\bdrawback\b.*/gi,
    ['duty drawback'],
  ],
  [
    /\b(?:exw|fob|cif|ddp|dap)\b.*\b(?:safer|better|best|cheaper)\b.*|\bwhich incoterms?\b.*/gi,
    ['which incoterm'],
  ],
  [
    /\b(?:can|do|will|could) you (?:also )?(?:store|warehouse|keep)\b/gi,
    ['store my inventory', 'warehouse'],
  ],
  // What no page covers.
  [/\b(?:amazon )?brand registry\b/gi, ['amazon brand registry']],
  [/\bdigital (?:products?|goods|files?|downloads?|art)\b/gi, ['digital goods']],
  [/\b(?:take|get|give|want) equity\b|\bequity (?:stake|share)\b/gi, ['equity stake']],
  [/\bhow (?:do|will|would) i get paid\b/gi, ['payout']],
  [
    /\bpallet (?:fees?|storage|costs?|rates?|prices?)\b|\b(?:what|how much) (?:does|do|is|for) (?:an? |the )?(?:pallets?|storage)\b(?: cost)?|\bstorage (?:fees?|costs?|rates?|prices?)\b/gi,
    ['storage pallet cost'],
  ],
  [
    /\bwhat (?:does|do|would|will) (?:the |this |your )?(?:site|website|tools?|platform|app|kira) cost\b|\b(?:cost|pay|charge)\b.*\buse (?:the |this |your )?(?:site|website|tools?|platform|app|kira)\b|\b(?:site|website|tools?|kira) (?:really )?free\b|\bmonthly fee\b|\bsubscription\b/gi,
    ['pay for the tools'],
  ],
  [
    /\bwhat (?:do|would|will) (?:i|we) get(?: for (?:that|it|the money))?(?=\W*$)/gi,
    ['partnership tiers', 'pricing tiers'],
  ],
  [
    /\b(?:take|get|charge|want) (?:a )?(?:cut|percentage|share of (?:my|our) \w+)\b|\b(?:take|keep|get) (?:from|of|out of) (?:my |our |the |each |every )?(?:sales?|profits?|revenue)\b/gi,
    ['revenue share'],
  ],
  [/\bcommissions?\b/gi, ['commission customs value', 'commission']],
  [
    /\brefund\b.*\b(?:bad|defective|broken|damaged|faulty|wrong|poor)\b|\b(?:bad|defective|broken|damaged|faulty|poor)\b.*\brefund\b/gi,
    ['defective goods'],
  ],
  [
    /\b(?:kids?|child(?:ren)?|baby|babies|infants?|toddlers?)(?:['’]s?)?\b(?=.*\b(?:test\w*|certif\w+|safety|laws?|require\w*|regulat\w+)\b).*|\b(?:test(?:s|ing)?|certif\w+|safety|laws?|require\w*|regulat\w+)\b.*\b(?:kids?|child(?:ren)?|baby|babies|infants?|toddlers?)\b.*/gi,
    ['cpsia'],
    /\bChildren’s Product Certificate\b/,
  ],
  [/\b30 ?\/ ?70\b|\bt ?\/ ?t\b/gi, ['30 70 deposit', 'deposit normal']],
  [
    /\b(?:air|plane|fly)\b.*\b(?:or|vs\.?|versus|than)\b.*\b(?:sea|ocean|boat|ship)\b.*|\b(?:sea|ocean|boat|ship)\b.*\b(?:or|vs\.?|versus|than)\b.*\b(?:air|plane)\b.*/gi,
    ['sea or air freight'],
    /\bLCL\b/,
  ],
  [
    /\b(?:goods|products?|batch|pieces)\b[^.?]*\b(?:bad|defective|broken|faulty|poor(?:ly)?)\b/gi,
    ['defective goods'],
    /\bdefect/i,
  ],
  [
    /\b(?:never|don'?t|do not|won'?t|doesn'?t) (?:ship|deliver|send)\b|\bdisappears?\b|\b(?:runs?|ran) (?:away|off)\b|\bscam(?:med|mer|s)?\b/gi,
    ['safe to buy', 'safe'],
  ],
  [
    /\b(?:put|say|print|write|mark|label|state)\b.*\bmade in (?!(?:the )?(?:usa?|u\.s|united|america)\b)\w+\b.*/gi,
    ['origin marking'],
  ],
  [/\b(?:tariffs?|dut(?:y|ies)) twice\b|\btwice the (?:duty|tariff)\b/gi, ['duty twice']],
  [/\bfree shipping\b/gi, ['free shipping']],
  [
    /\b(?:good|high|low|normal|average|typical) (?:duty|tariff) rate\b/gi,
    ['base rate mfn', 'base rate'],
  ],
  [
    /\b(?:do|will|are|when|can)\b[^.?]*\b(?:tariffs?|duties)\b[^.?]*\b(?:go(?:ing)? (?:down|up|away)|end(?:ing)?|expire|drop|fall|rise|soon|lifted|last|permanent)\b.*|\bwill (?:it|they|that|this) (?:ever )?(?:go away|end|expire|last|be lifted)\b/gi,
    ['future tariffs'],
  ],
  [
    /\b(?:faster|speed (?:it )?up|rush|expedite[ds]?)\b.*/gi,
    ['timeline production order', 'timeline'],
  ],
  [
    /\b(?:tariffs?|dut(?:y|ies)|rates?)\b.*\b(?:chang(?:e|es|ed|ing)|going (?:up|down)|go (?:up|down)|increas\w+|ris(?:e|es|ing)|expir\w+)\b.*|\bchang(?:e|es|ing)\b.*\b(?:tariffs?|dut(?:y|ies))\b.*/gi,
    ['future tariffs'],
  ],
  [
    /\bwhen\b[^.?]*\b(?:pay|due|owed?|collected|charged)\b[^.?]*\b(?:dut(?:y|ies)|tariffs?)\b|\bwhen\b[^.?]*\b(?:dut(?:y|ies)|tariffs?)\b[^.?]*\b(?:paid|due|owed|collected|charged)\b/gi,
    ['duty due', 'entry final'],
  ],
  [
    /(?<!\b(?:dog|cat|pet)s? )\b(?:my |a |the |kids'? |baby )?toys?\b(?=.*\b(?:test\w*|safety|certif\w+)\b).*/gi,
    ['toys and plush', 'astm f963'],
    /\bF963\b/,
  ],
  [
    /\b(?:print|make|order|do|get|buy)\b.*\b(?:just |only )?(?:one|1|a single) (?:piece|unit|item|copy)\b/gi,
    ['minimum order quantity', 'moq'],
  ],
  [
    /\bwho pays\b(?=.*\b(?:me|supplier|factory|seller|i)\b).*/gi,
    ['import duty', 'who pays it'],
    /\bimporter of record pays\b/i,
  ],
  [/\bbusiness licen[sc]e\b|\bneed (?:an? )?ein\b/gi, ['license to import', 'llc to import']],
  [
    /\bwhat (?:do|would|will) (?:i|we) get for \$?\d+k?\b|\bhow much\b.*\byour? (?:services?|help|fees?)\b.*|\byour? (?:services?|help)\b.*\b(?:costs?|prices?)\b/gi,
    ['pricing tiers', 'partnership tiers'],
  ],
  [
    /\b(?:supplier|factory|they|he|she)\b.*\b(?:stopped|quit|not|never|won'?t|doesn'?t|isn'?t|no longer) (?:repl(?:y|ying|ies)|answer(?:ing)?|respond(?:ing)?)\b|\bghosted\b/gi,
    ['supplier stops answering'],
    /\bstops answering\b/,
  ],
  [
    /\b(?:lower|reduce|less|smaller|fewer|below|under|negotiate)\b.*\b(?:moq|minimums?)\b|\b(?:moq|minimum)\b.*\b(?:lower|less|smaller|fewer|below|negotiate|too high)\b/gi,
    ['lower minimum order'],
    /\bminimum order lowered\b/,
  ],
  [
    /\b(?:coming|upcoming|scheduled|future|next) (?:tariff |duty )?changes\b|\bwhat (?:changes|will change)\b.*\b(?:soon|months?|year|january|february|march|april|may|june|july|august|september|october|november|december|20\d\d)\b|\bwhen (?:do|will|does|are) (?:the )?(?:\w+ )?(?:tariffs?|duties)\b.*\b(?:up|down|change|rise|increase|end|start)\b/gi,
    ['future tariffs'],
  ],
  [
    /\bwhat (?:else|other fees?|other costs?) (?:do|will|would|must) (?:i|we) (?:have to )?pay\b.*|\b(?:besides|on top of|other than|in addition to) (?:the )?(?:duty|tariffs?)\b/gi,
    ['customs fees come on top', 'fees'],
  ],
  [
    /\b(?:can|will|could|does|do) (?:my |the |a )?(?:supplier|factory|seller|they) (?:handle|do|arrange|take care of|pay|deal with)\b.*\b(?:all|that|it|customs|dut(?:y|ies)|shipping|everything|import)\b.*/gi,
    ['ddp', 'incoterms'],
  ],
  [
    /\b(?:can|may|could) (?:i|we) (?:sell|ship) (?:\w+ )?(?:perfumes?|fragrances?|nail polish|cologne)\b.*/gi,
    ['perfume flammable liquids', 'perfume'],
  ],
  [
    /\b(?:is|would) (?:exw|fob|cif|ddp|dap) (?:a )?(?:good|bad|smart|worth|risky|ok)\b.*/gi,
    ['which incoterm'],
  ],
  [
    /\b(?:ocean|sea) (?:freight|shipping|transit)\b(?=.*\b(?:take|long|days|weeks)\b)|(?<=\b(?:long|days|weeks)\b.*)\b(?:ocean|sea) (?:freight|shipping|transit)\b/gi,
    ['sea freight'],
  ],
  [
    /\bwhy (?:is|are) (?:it|they|this|that|(?:(?:the|us|my) )?(?:dut(?:y|ies)|tariffs?|rates?)) so (?:high|much|expensive)\b/gi,
    ['us duty consist'],
  ],
  [/\bis (?:exw|fob|cif|ddp|dap) (?:better|good|best|safer|cheaper)\b.*/gi, ['which incoterm']],
  [
    /(?:\bis it (?:safe|ok(?:ay)?|normal|risky) to )?\b(?:pay(?:ing)? )?100 ?% (?:in advance|up ?front|deposit|prepaid)\b.*|\bpay everything (?:in advance|up ?front)\b.*/gi,
    ['deposit normal'],
  ],
  [
    /\bwho (?:actually |really )?(?:pays|has to pay) (?:it|for it|(?:the |this |these |that )?(?:import )?(?:dut(?:y|ies)|tariffs?|tax(?:es)?))\b.*/gi,
    ['import duty', 'who pays it'],
    /\bimporter of record pays\b/i,
  ],
  [
    /(?:\btax )?\brefunds?\b.*\b(?:tariffs?|dut(?:y|ies))\b|\b(?:tariffs?|dut(?:y|ies))\b.*\brefund(?:s|ed)?\b/gi,
    ['refund of the ieepa', 'ieepa'],
    /\bCAPE\b/,
  ],
  [
    /\bdeclar(?:e|es|ed|ing)\b.*(?:\$|\bvalue\b|\bless\b|\blower\b).*/gi,
    ['undervalue the invoice'],
  ],
  [
    /\b(?:dut(?:y|ies)|tariffs?)\b.*\b(?:fob|cif)\b(?: (?:price|value))?(?: or (?:the )?(?:fob|cif|landed|retail|wholesale)\b(?: (?:price|value|cost))?)?/gi,
    ['customs value'],
  ],
  [
    /\bdifference between (?:an? )?(?:import )?(?:dut(?:y|ies)|tariffs?) (?:and|or) (?:an? )?(?:tariffs?|(?:import )?(?:dut(?:y|ies)|tax(?:es)?))\b/gi,
    ['import duty tax'],
  ],
  [
    /\b(?:avoid|lower|reduce|cut|minimize)\b[^.?]*\b(?:tariffs?|dut(?:y|ies))\b[^.?]*\blegal(?:ly)?\b|\blegal(?:ly)?\b[^.?]*\b(?:avoid|lower|reduce|cut|minimize)\b[^.?]*\b(?:tariffs?|dut(?:y|ies))\b/gi,
    ['lower my duty'],
  ],
  [
    /\b(?:tariffs?|duties)(?: (?:be|go|going|come|coming|get|getting|drop|dropping|up|down|lower|higher|away))* (?:in 20\d\d|next year)\b/gi,
    ['future tariffs'],
  ],
  [/\bhow many (?:samples?|prototypes?)\b/gi, ['how many samples']],
  [/\bhire (?:an? )?inspect(?:or|ion)s?\b/gi, ['third-party inspection']],
  [/\bprice (?:for |at )?wholesale\b/gi, ['wholesale terms']],
  [/\b(?:exw|fob|cif|ddp|ddu|dap)\b.*\b(?:exw|fob|cif|ddp|ddu|dap)\b/gi, ['incoterms']],
  [/\bprice (?:my|our) (?:\w+ )?(?:products?|goods)\b/gi, ['set retail price']],
  [/\b(?:my|our) taxes\b/gi, ['tax return']],
  [
    /\b(?:get|see|order|request|receive) (?:a |some |the |my |your )?(?:samples?|prototypes?)\b/gi,
    ['get a sample'],
  ],
  [/\b(?:exw|cif|ddp|dap)\b/gi, ['incoterms']],
  [
    /^.*\bwhere (?:do|should|can|would|could) (?:i|we) (?:even )?(?:start|begin)\b.*$/gi,
    ['first step', 'get started'],
  ],
  [
    /\b(?:what happens (?:to|with)|what do you do with|do you (?:sell|share|store|keep|save)|is) (?:my|our) (?:data|info(?:rmation)?|details|e-?mail)(?: (?:sold|shared|stored|kept|safe|private))?\b/gi,
    ['privacy'],
  ],
  [/\bhow many (?:brands|clients|customers|companies)\b/gi, ['brands served']],
  [
    /\b(?:new|recent) (?:us )?(?:tariffs?|duties)\b(?: (?:start|begin|come|kick|take effect)\w*)?/gi,
    ['forced-labor duty'],
    /\b12\.5%/,
  ],
  [/\b(?:trump(?:'s)?|reciprocal|emergency) (?:tariffs?|duties)\b/gi, ['ieepa']],
  [/\bcheap(?:er|est)? (?:country|countries|place)\b/gi, ['unit cost']],
  // Topics that no page covers, kept as whole phrases so that one word of them found elsewhere does
  // not count as an answer.
  [
    /\b(?:your|opening|office|business|working)(?: (?:office|opening|business))? hours\b/gi,
    ['opening hours'],
  ],
  [/\bsuccess rate\b/gi, ['success rate']],
  [/\bpayment (?:terms?|conditions?)\b/gi, ['payment terms']],
  [
    /\bhow (?:do|can|should|would) (?:i|we) pay(?: (?:you|for it))?(?=\W*$)|\bpayment (?:methods?|plans?|options?)\b|\bpay(?:ing)? (?:you\b|up ?front|in installments?|by card|in advance)|\binstallments?\b/gi,
    ['installments', 'payment plan'],
  ],
  [
    /\b(?:can|may|could|should|do|how do|to) (?:i|we)? ?(?:sell|list)(?:ing)? (?:\w+ ){0,3}on (?:amazon|ebay|etsy|tiktok(?: shop)?)\b/gi,
    ['sell on amazon'],
  ],
  [
    /\byou (?:\w+ )?(?:sell|list)(?:ing)? (?:\w+ ){0,2}on (?:amazon|ebay|etsy|tiktok|walmart)\b/gi,
    ['marketplace selling service'],
  ],
  [
    /\bhow much\b(?=.*\b(?:work(?:ing)?|partner(?:ing)?|sign(?:ing)? up|go(?:ing)?) with you\b).*\bwith you\b|\b(?:cost|price) of (?:working|partnering) with you\b|\bhow much are you\b(?=\W*$)|\bhow much (?:is|are|for) your (?:help|services?)\b|\bwhat do you charge\b|\bhow much do you (?:charge|cost)\b|\byour (?:prices|pricing|fees|rates)\b/gi,
    ['pricing tiers', 'partnership tiers'],
  ],
  [
    /\bhow (?:do|does) (?:you|brandbff|your company) (?:make|earn) (?:your )?money\b|\b(?:commission|percentage) (?:of|on|from)\b/gi,
    ['pricing tiers', 'partnership tiers'],
  ],
  [
    /\bwhat (?:all )?(?:can|do|could) you (?:make|produce|manufacture)\b(?=\W*$)/gi,
    ['any product', 'kinds of products'],
  ],
  [
    /\b(?:which|what) countries (?:do|can) (?:you|we) (?:ship|source|buy|import|manufacture|produce|work|operate|make)(?: (?:things|products|goods))?(?: (?:from|in|with))?\b/gi,
    ['country', 'network', 'where do you manufacture'],
  ],
  [
    /\bwhere (?:are you|is brandbff)\b(?: located| based)?|\b(?:your|the) (?:location|headquarters|(?:office|street|postal) address|offices?)\b/gi,
    ['headquarters', 'office address'],
  ],
  [
    /\bwhere (?:should|can|could|do|would) (?:i|we) (?:make|produce|manufacture|source)\b/gi,
    ['country', 'where to make'],
  ],
  [
    /(?<!\bcustoms\b.*)\b(?:my|our) (?:order|parcel|package|shipment|delivery)s?\b(?!.*\bcustoms\b)/gi,
    ['track an order', 'order status'],
  ],
  [
    /\bhow long (?:does|do|is|will|would) (?:the |your |bulk )?(?:production|manufacturing)(?: (?:take|last|be))?\b|\b(?:production|manufacturing) time\b/gi,
    ['lead time'],
    /\b(?:days?|weeks?|months?)\b/i,
  ],
  [
    /\bhow (?:long|soon|fast|quick(?:ly)?)\b|\bhow many (?:days|weeks|months)\b|\bwhen (?:can|will|could)\b|\btime ?frame\b|\btimeline\b|\bturnaround\b/gi,
    ['how long', 'days', 'months', 'takes', 'lead time'],
    /\b(?:minutes?|hours?|days?|weeks?|months?|years?|tomorrow)\b/i,
  ],
  [/\bhow much money\b/gi, ['how much money', 'budget', 'invest']],
  [
    /\bhow much(?: money)?\b|\bpric(?:e|es|ing|ey)\b|\bcosts?\b|\bexpensive\b|\bcharge\b|\bfees?\b|\bbudget\b/gi,
    ['cost', 'price', 'fee', 'budget', 'money', 'invest'],
    /\$|%|\b(?:free|costs?|pric(?:e|ing)|fees?|quotes?|dut(?:y|ies))\b/i,
  ],
  [
    /\bminimum(?: order)?(?: quantit(?:y|ies))?s?\b|\bmoqs?\b|\bsmall(?:est)? (?:order|batch|run)s?\b|\bhow many (?:units|pieces)\b(?! (?:have|did|has|do) (?:you|it|they))/gi,
    ['minimum', 'moq', 'smallest order'],
  ],
  [
    /\bwho (?:are|is) (?:you|kira)\b|\bwho am i (?:talking|speaking|chatting) (?:to|with)\b|\bwhat can (?:you|kira) (?:do|help)|\bare you (?:ai|robot|chatgpt|software)\b|\bare you (?:(?:a|an|human|real|actual)\b\s*)+(?:person|human|robot|bot|machine|ai)?\b(?:\s+or\s+(?:(?:a|an|real|actual|live)\s+)*(?:person|human|robot|bot|machine|ai)\b)?/gi,
    ['who are you', 'are you human'],
  ],
  [
    /\b(?:talk|speak|chat) (?:to|with) (?:a |an |some)?(?:human|person|someone|somebody|one|people|team|real)\b|\bcontact\b|\bcustomer (?:service|support)\b|\bbook (?:a |the )?call\b|\b(?:telephone|phone number|(?:by|your|the|on the) phone)\b(?! ?(?:cases?|holders?|grips?|stands?|straps?|chargers?|mounts?|wallets?|pouch(?:es)?))/gi,
    ['book a call', 'person', 'contact'],
  ],
  [
    /\bsign(?:ing)?[ -]?up\b|\blog(?:ging)?[ -]?in\b|\bregister(?:ing)?\b|\baccount\b/gi,
    ['account', 'sign up', 'login'],
  ],
  [
    /\b(?:good|best|strong(?:est)?|known|famous|great) (?:at|for|in)\b/gi,
    ['best', 'strengths', 'good for', 'known'],
  ],
];
