/** What can be asked of the goods of a thread without naming them. */
export type Ask =
  | 'rfq'
  | 'demand'
  | 'modes'
  | 'weight'
  | 'budget'
  | 'minimum-check'
  | 'profit'
  | 'landed-cost'
  | 'in-hands'
  | 'price-check'
  | 'decide'
  | 'terms'
  | 'price';

const people =
  '(?:people|anyone|anybody|somebody|someone|customers|they|my (?:followers|audience|fans|customers|viewers|subscribers))';

/** Whether anybody would buy it. */
export const asksDemand = new RegExp(
  `\\b(?:if|whether|would|will|do|does) ${people}(?: would| will| even| actually| really)* (?:buy|want|pay|like)\\b|\\b(?:is|if|whether) there(?:'s| is)? (?:any |a |enough )?(?:demand|market)\\b|\\b(?:test|check|validate|measure)(?:ing)? (?:the |for |if there'?s? ?(?:is )?)*(?:demand|market|interest)\\b|\\b(?:will|would|does|do) (?:it|they|this|that|these) (?:even |actually )?sell\\b|\\b(?:know|find out|see|test) (?:if|whether) (?:it|they|this|that|these)(?:'ll| will| would) sell\\b`,
  'i',
);

/** The first that a message has is meant. */
export const threadAsks: readonly (readonly [Ask, RegExp])[] = [
  [
    'rfq',
    /\brfqs?\b|\b(?:write|draft|send|give|make|get|prepare|need|want)\b.{0,24}\b(?:quotes?|quotations?)\b(?! is| are)|\b(?:write|draft|make|prepare) (?:me |us )?(?:an? |the |my )?(?:message|email|mail|text|request)\b(?:.{0,24}\b(?:factor(?:y|ies)|suppliers?|them))?|\brequest for (?:a )?quot\w+|\bhow (?:do|can|would|should) (?:i|we) (?:order|buy|proceed|place an order)\b(?! more| less| fewer)|\bwhat(?:['’]s| is)? (?:the |my )?next(?: steps?)?\b/i,
  ],
  ['demand', asksDemand],
  [
    'modes',
    /\b(?:sea|ocean|boat|ship|air|truck)(?: freight)?\s*(?:,|or|vs\.?|versus) ?(?:by )?(?:sea|ocean|boat|ship|air|plane|truck)\b|\bhow (?:should|do|would|can) (?:i|we) ship (?:it|them|those|these|that)\b|^\W*(?:and |or |what about )?(?:the )?(?:air|sea|ocean|truck)\W*$/i,
  ],
  [
    'weight',
    /\bhow (?:heavy|big|large)\b|\bhow much (?:do|does|would|will) (?:it|they|these|that|this|one|those|1|a piece)(?: all)? weigh\b|\b(?:total |shipping )?weight\b(?! of)|\bhow many (?:cartons|boxes|pallets)\b/i,
  ],
  [
    'budget',
    /\bhow (?:many|much) (?:pieces |units |of them |of those |of it )?(?:can|could|would|do) (?:i|we) (?:get|buy|order|make|afford|have)\b.{0,20}\b(?:for|with|from|that|it|budget|money)\b|\bhow many (?:is that|does that (?:get|buy))\b|^\W*(?:(?:so|and|ok(?:ay)?)\W+)?how many(?: then| pieces| units)?\W*$|\bwhat (?:can|could|would) (?:i|we|that) (?:get|buy|order)(?: (?:me|us))? (?:for|with) (?:that|it|this|my budget)\b|\b(?:is|will|would) (?:my budget|the budget|the money)(?: be)? enough\b|\bcan (?:i|we) afford\b|\b(?:within|in|over|under|fit) (?:my|our|the|that) budget\b/i,
  ],
  [
    'minimum-check',
    /\b(?:is|are|will|would) (?:that|it|this|they|those)(?: be)? (?:enough|too (?:few|little|small|low)|possible)\b/i,
  ],
  [
    'profit',
    /\b(?:what|how much)(?:['’]s| is| would| do| will| can| could|['’]d)? (?:i|we|would i|do i|will i|can i|could i|left|my profit|my margin)? ?(?:make|makes|keep|earn|net|profit|be left|have left|left)\b(?! (?:it|them|these|those|a\b|an\b|in\b|from\b))|\b(?:profits?|margins?|mark[- ]?up|break[- ]?even)\b|\bmak(?:e|ing) (?:any |good )?money\b|\bwhat (?:should|could|can|do) (?:i|we) (?:charge|price|sell (?:it|them) (?:for|at))\b|\bhow much (?:should|could|can|do) (?:i|we) (?:charge|sell (?:it|them) for|ask)\b|\bretail price\b|\b(?:fair|good|right) price (?:for (?:customers|people)|to (?:sell|charge))\b/i,
  ],
  [
    'landed-cost',
    /\bland(?:ed|s|ing)?\b|\ball[- ]?in\b|\btotal (?:cost|price|landed)\b|\b(?:full|whole|final|real|true) (?:cost|price)\b|\bin total\b|\baltogether\b|\b(?:to|at) my door\b|\bdelivered\b|\b(?:with|including|incl\.?|plus) (?:the |all )?(?:shipping|freight|duty|duties|everything)\b|\bcosts? me in the end\b/i,
  ],
  [
    'in-hands',
    /\bwhen (?:would|will|can|could|do|does|should)\b.{0,24}\b(?:arrive|get|have|receive|be here|be there|be ready|come|ship|order|start)\b|\b(?:make|be) (?:it )?in time\b|\b(?:will|would|can|could|does) (?:it|they|that|this|we|i) (?:still )?(?:make it|be in time|arrive)\b|\bhow (?:fast|soon|quick(?:ly)?)\b|\bin[- ]hands\b|\bfast(?:er|est)\b|\bhow long (?:until|till|before|to get)\b|\bdoor[- ]to[- ]door\b|\btotal time\b|\b(?:days?|weeks?|months?) (?:be )?(?:realistic|enough|possible|doable)\b/i,
  ],
  [
    'price-check',
    /\b(?:get|make|have|bring|push|negotiate)\b.{0,16}\b(?:cheaper|lower|down|less|better price|for less)\b|\b(?:any|something) cheaper\b|\bhow (?:do|can|could) (?:i|we) (?:lower|reduce|save|negotiate)\b|\btoo (?:expensive|much|pricey)\b/i,
  ],
  [
    'decide',
    /^\W*(?:(?:so|and|ok(?:ay)?|but|then)\W+)*which(?: one| of them| country)?\W*$|\b(?:should|shall) (?:i|we)\b|\bworth (?:it|that|the)\b|\b(?:a )?good (?:idea|move|deal|choice|business)\b|\bmake(?:s)? (?:any |more )?sense\b|\bwhich(?: one| country| is| of them| option)?\b.{0,20}\b(?:better|best|smarter|safer|cheaper|cheapest|pick|choose|take|use|recommend|go with|go for)\b|\bwhat(?:['’]s| is| are)(?: the)? (?:better|smarter|safer)\b|\bwhat (?:would|do) you (?:do|pick|choose|recommend|suggest|think|say)\b|\bwould you (?:do|go|pick|choose|take|use|buy|order)\b|\bis (?:it|that|this|\p{L}+) (?:better|smarter|cheaper)\b|\bbetter (?:in|from|with|off)\b|\bgo(?:ing)? (?:with|for|to)\b.{0,20}\bor\b|\b(?:do|go for) it\b\W*$|\bwhat else\b.{0,20}\b(?:think|know|consider|need|watch)\b|\bwhat(?:['’]s| is| are) the (?:risks?|catch|downsides?)\b/iu,
  ],
  ['terms', /\bminimums?\b|\bmoqs?\b|\blead ?times?\b|\bproduction times?\b|\bhow long\b/i],
  ['price', /\bprices?\b|\bpricing\b|\bhow much\b|\bcosts?\b/i],
];

/** "Which is cheaper landed" is of the landed cost. */
export const aroundAsk =
  /\b(?:cheaper|cheapest|lowest|together|everything|roughly|usually|actually|profit|cost|price|total|final|it all|each|piece|fair|right|thing|one|me|that|text|message|email|factories|suppliers|factory|supplier|there|then|by|with|without|or|more|fewer|less|bigger|smaller|realistic|possible|doable|door|launch|days?|weeks?|months?|two|both|thanks|order(?:ing)?|going|go|do|try|know|find out|how|find|see|check|if|whether|would|will|anyone|people|even|weigh|ship(?:ping|ped)?|time|take|takes|long|still|money|left|over|keep|make|pay|paying|charge)\b/gi;
