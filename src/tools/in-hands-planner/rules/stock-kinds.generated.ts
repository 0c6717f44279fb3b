/** Made by `npm run data` from data/goods: the kinds of printed stock, one per line. */
export const stockKindRows = `
t-shirt;jersey-and-fleece;apparel;100;10;30;t-shirt;t-shirts;t shirt|tee|t shirt|tshirt|graphic tee|tee shirt|cotton tee|short sleeve tee|band tee|merch tee|ringer tee|tea shirt
long-sleeve-t-shirt;jersey-and-fleece;apparel;100;12;30;long-sleeve t-shirt;long-sleeve t-shirts;long sleeve t shirt|long sleeve tee|longsleeve|long sleeve top|long sleeve t shirt|long sleeve graphic tee|layering tee
crop-top;jersey-and-fleece;apparel;100;10;30;crop top;crop tops;crop top|cropped top|crop tee|cropped t shirt|baby tee|cropped tank|belly top
tank-top;jersey-and-fleece;apparel;100;10;30;tank top;tank tops;tank top|tank|sleeveless tee|singlet|muscle tank|racerback tank|ribbed tank|wife beater|sleeveless top|vest top
polo-shirt;jersey-and-fleece;apparel;100;12;35;polo shirt;polo shirts;polo shirt|polo|polo tee|pique polo|cotton polo|collared t shirt|company polo|tennis shirt
hoodie;jersey-and-fleece;apparel;100;14;35;hoodie;hoodies;hoody|pullover hoody|hooded sweatshirt|hoody|fleece hoody|heavyweight hoody|oversized hoody|merch hoody|graphic hoody|embroidered hoody|hudy
zip-hoodie;jersey-and-fleece;apparel;100;14;35;zip hoodie;zip hoodies;zip hoody|zip up hoody|full zip hoody|zip up|zipper hoody|zip up sweatshirt|zip hooded sweatshirt
sweatshirt;jersey-and-fleece;apparel;100;14;35;sweatshirt;sweatshirts;sweatshirt|crewneck|crew neck sweatshirt|crewneck sweatshirt|crew neck|sweat shirt|fleece crew|pullover sweatshirt|embroidered sweatshirt|college sweatshirt|swet shirt
quarter-zip;jersey-and-fleece;apparel;100;14;35;quarter-zip sweatshirt;quarter-zip sweatshirts;quarter zip sweatshirt|quarter zip|1 4 zip|quarter zip pullover|half zip|half zip sweatshirt|1 4 zip pullover|half zip fleece
sweatpants;jersey-and-fleece;apparel;100;14;35;sweatpants;sweatpants;sweatpant|jogger|sweat|jogging bottom|track pant|sweat pant|jogger pant|fleece pant|jogging pant|tracksuit bottom|tracky
fleece-jacket;jersey-and-fleece;apparel;200;14;40;fleece jacket;fleece jackets;fleece jacket|polar fleece|sherpa jacket|fleece zip up|micro fleece jacket|pile fleece jacket|fleece pullover|teddy fleece
fleece-vest;jersey-and-fleece;apparel;200;14;40;fleece vest;fleece vests;fleece vest|fleece gilet|sherpa vest|fleece bodywarmer|corporate fleece vest|company vest
baby-bodysuit;jersey-and-fleece;apparel;100;12;35;baby bodysuit;baby bodysuits;baby bodysuit|onesy|baby onesy|infant bodysuit|baby one piece|snapsuit|newborn bodysuit|baby vest|babygrow|onsy|onezy
kids-t-shirt;jersey-and-fleece;apparel;100;10;30;kids t-shirt;kids t-shirts;kid t shirt|kid tee|youth t shirt|child t shirt|toddler t shirt|toddler tee|boy t shirt|girl t shirt|youth tee
raglan-t-shirt;jersey-and-fleece;apparel;100;12;30;raglan t-shirt;raglan t-shirts;raglan t shirt|baseball tee|raglan|raglan tee|3 4 sleeve tee|raglan shirt|baseball t shirt
kids-hoodie;jersey-and-fleece;apparel;100;14;35;kids hoodie;kids hoodies;kid hoody|youth hoody|child hoody|toddler hoody|kid sweatshirt|toddler sweatshirt|youth sweatshirt
apron;workwear;apparel;100;10;30;apron;aprons;apron|kitchen apron|cooking apron|bib apron|baking apron|linen apron|denim apron|chef apron|cross back apron|japanese apron|bbq apron|apren
tote-bag;fabric-bags;accessories;100;10;30;tote bag;tote bags;tote bag|tote|canva tote|canva bag|cotton tote bag|bag|custom tote|book tote|linen tote|beach tote|cloth bag|toat bag
backpack;fabric-bags;accessories;200;20;50;backpack;backpacks;backpack|rucksack|bookbag|school bag|laptop backpack|travel backpack|back pack|knapsack|hiking backpack|canva backpack|school backpack|bagpack|backpak
duffel-bag;fabric-bags;accessories;200;20;50;duffel bag;duffel bags;duffel bag|duffle bag|duffel|duffle|holdall|travel duffel|sport duffel|barrel bag|canva duffel|carry on duffel|dufel bag
drawstring-bag;fabric-bags;accessories;200;10;30;drawstring bag;drawstring bags;drawstring bag|drawstring backpack|cinch bag|string bag|cinch sack|gymsack|drawstring sack|sport sack|drawstring pack|draw string bag
fanny-pack;fabric-bags;accessories;200;15;40;fanny pack;fanny packs;fanny pack|belt bag|waist bag|bum bag|waist pack|bumbag|hip bag|crossbody belt bag|lululemon style belt bag|festival fanny pack|fannypack|fany pack
laptop-sleeve;fabric-bags;tech;200;14;40;laptop sleeve;laptop sleeves;laptop sleeve|computer sleeve|macbook sleeve|neoprene laptop sleeve|felt laptop sleeve|notebook sleeve|padded laptop sleeve|puffy laptop sleeve
cooler-bag;fabric-bags;accessories;200;16;40;cooler bag;cooler bags;cooler bag|insulated bag|soft cooler bag|cool bag|insulated tote|beach cooler bag|cooler backpack|cooler tote|beer cooler bag|insulated cooler bag
lunch-bag;fabric-bags;accessories;200;14;40;lunch bag;lunch bags;lunch bag|insulated lunch bag|lunch tote|lunch sack|lunchbag|lunch cooler|kid lunch bag|neoprene lunch bag|lunch box bag
grocery-bag;fabric-bags;accessories;500;10;30;grocery bag;grocery bags;grocery bag|reusable grocery bag|shopping bag|reusable shopping bag|shopper bag|market bag|non woven bag|foldable shopping bag|polypropylene bag|reusable bag|jute shopping bag
baseball-cap;headwear;accessories;100;12;30;baseball cap;baseball caps;baseball cap|cap|hat|ball cap|6 panel cap|embroidered cap|custom hat|curved brim cap|fitted cap|logo cap|merch hat|camp cap|five panel camp cap|5 panel camp cap|5 panel hat|5 panel cap|five panel hat|five panel cap
dad-hat;headwear;accessories;100;12;30;dad hat;dad hats;dad hat|dad cap|unstructured cap|relaxed cap|washed cotton cap|low profile cap|unstructured baseball cap
trucker-hat;headwear;accessories;100;12;30;trucker hat;trucker hats;trucker hat|trucker cap|mesh back cap|mesh cap|foam trucker hat|rope hat|mesh hat|foam front cap
snapback;headwear;accessories;100;12;30;snapback;snapbacks;snapback|snapback hat|snapback cap|flat brim hat|flat bill cap|flat brim cap|hip hop cap
bucket-hat;headwear;accessories;100;12;30;bucket hat;bucket hats;bucket hat|fisherman hat|fishing hat|reversible bucket hat|boony hat|festival hat|terry bucket hat
visor;headwear;accessories;100;12;30;visor;visors;visor|sun visor hat|visor hat|golf visor|tennis visor|sport visor|visor cap|running visor
beanie;headwear;accessories;100;10;28;beanie;beanies;beany|winter hat|knit hat|knit cap|toque|watch cap|skull cap|bobble hat|pom pom beany|cuffed beany|woolly hat
bandana;scarves-and-hair-textiles;accessories;200;10;25;bandana;bandanas;bandana|bandanna|cotton bandana|paisley bandana|head bandana|kerchief|printed bandana
beach-towel;towels;home-goods;200;14;35;beach towel;beach towels;beach towel|pool towel|sand free towel|printed beach towel|microfiber beach towel|velour beach towel|round beach towel|swim towel
throw-blanket;household-textiles;home-goods;100;14;35;throw blanket;throw blankets;throw blanket|blanket|fleece throw|fleece blanket|sherpa blanket|knit blanket|woven throw|tapestry blanket|photo blanket|chunky knit blanket|afghan
mug;ceramics;home-goods;300;14;40;mug;mugs;mug|coffee mug|ceramic mug|cup|coffee cup|stoneware mug|custom mug|tea mug|photo mug|pottery mug|camp style ceramic mug
beer-glass;glassware;home-goods;500;12;35;beer glass;beer glasses;beer glass|pint glass|pilsner glass|beer mug|beer stein|tulip glass|craft beer glass|brewery glass
tumbler;metal-drinkware;home-goods;300;10;30;tumbler;tumblers;tumbler|insulated tumbler|stanley style tumbler|yeti style tumbler|40 oz tumbler|skinny tumbler|stainless steel tumbler|tumbler with handle|tumbler with straw|30 oz tumbler|glitter tumbler|iced coffee tumbler|tumblr cup
water-bottle;metal-drinkware;fitness;300;10;30;water bottle;water bottles;water bottle|bottle|stainless steel water bottle|insulated water bottle|hydro flask style bottle|reusable water bottle|sport bottle|gym bottle|drink bottle|aluminum water bottle|infuser water bottle|cycling water bottle|hydration bottle
travel-mug;metal-drinkware;home-goods;300;10;30;travel mug;travel mugs;travel mug|insulated travel mug|commuter mug|to go mug|reusable coffee cup|keep cup style cup|car mug|stainless steel coffee mug|insulated coffee cup|travel cup|commuter cup|coffee travel cup
can-cooler;metal-drinkware;home-goods;300;10;30;insulated can cooler;insulated can coolers;insulated can cooler|can cooler|slim can cooler|metal can cooler|can insulator|brumate style can cooler|hard seltzer cooler|4 in 1 can cooler|beer can holder steel
wine-tumbler;metal-drinkware;home-goods;300;10;30;wine tumbler;wine tumblers;wine tumbler|insulated wine tumbler|stainless steel wine tumbler|stemless wine tumbler|12 oz wine tumbler|swig style wine tumbler|metal wine cup
can-sleeve;metal-drinkware;home-goods;250;7;18;can sleeve;can sleeves;can sleeve|koozy|beer koozy|coozy|neoprene can cooler|can cozy|beer sleeve|stubby holder|can hugger|foam can cooler|drink sleeve|bottle koozy|cuzzy
stadium-cup;metal-drinkware;home-goods;500;7;20;stadium cup;stadium cups;stadium cup|plastic stadium cup|party cup|reusable plastic cup|souvenir cup|festival cup|event cup|team cup
lip-balm;lip-balms;beauty;1000;10;30;lip balm;lip balms;lip balm|chapstick|lip salve|beeswax lip balm|lip moisturizer|tinted lip balm|lipbalm|chap stick|lip butter balm
keychain;enamel-pins-and-metal;accessories;100;7;20;keychain;keychains;keychain|key chain|keyring|key ring|key fob|motel key tag|bag charm|keychane
sunglasses;eyewear;accessories;300;14;45;sunglasses;sunglasses;sunglass|shade|sunny|sun glass|polarized sunglass|aviator sunglass|cat eye sunglass|acetate sunglass|pair of sunglass|designer sunglass
playing-cards;printed-games;gaming;500;12;28;playing cards;playing cards;playing card|playing card deck|poker card|deck of card|custom playing card|cardistry deck|poker deck|magic card deck
stress-ball;figures-and-dice;gaming;500;10;25;stress ball;stress balls;stress ball|squeeze ball|stress reliever|hand therapy ball|logo stress ball|anti stress ball|foam stress ball|juggling ball|juggling ball set
golf-balls;balls-and-protection;fitness;500;12;30;golf balls;golf balls;golf ball|golf ball|custom golf ball|logo golf ball|range ball|titleist style golf ball
umbrella;outdoor-gear;accessories;200;12;30;umbrella;umbrellas;umbrella|rain umbrella|folding umbrella|compact umbrella|golf umbrella|stick umbrella|clear bubble umbrella|kid umbrella|travel umbrella|automatic umbrella|umberella
phone-grip;phone-accessories;tech;200;8;20;phone grip;phone grips;phone grip|popsocket style grip|phone holder grip|pop grip|phone ring holder|phone ring|phone finger grip|magnetic phone grip|phone knob|pop socket|phone popper
power-bank;power-and-cables;tech;200;12;30;power bank;power banks;power bank|powerbank|portable charger|battery pack|external battery|magsafe power bank|mini power bank|phone battery pack|wireless power bank
usb-drive;power-and-cables;tech;100;8;20;USB drive;USB drives;usb drive|flash drive|usb stick|thumb drive|usb flash drive|memory stick|wooden usb drive|photographer usb drive|pen drive
mouse-pad;input-devices;gaming;100;8;20;mouse pad;mouse pads;mouse pad|mousepad|mouse mat|gaming mouse pad|round mouse pad|custom mouse pad|leather mouse pad|wrist rest mouse pad|anime mouse pad
notebook;stationery;home-goods;500;10;25;notebook;notebooks;notebook|spiral notebook|lined notebook|dot grid notebook|hardcover notebook|softcover notebook|composition notebook|note book|custom notebook|moleskine style notebook|exercise book|notbook|notebok
journal;stationery;home-goods;500;12;30;journal;journals;journal|diary|gratitude journal|guided journal|bullet journal|prayer journal|dream journal|wellness journal|travel journal|leather journal|five year journal|logbook|log book|trip log|dive log|fishing log|movy log|flight logbook|surf log|tasting journal|dream log|garden journal|symptom journal|observing log|travel log|pregnancy journal|prayer log|birding log|jurnal|jounal|diery
sticky-notes;stationery;home-goods;500;8;18;sticky notes;sticky notes;sticky note|sticky note|sticky note pad|post it style note|adhesive note|sticky pad|index tab|transparent sticky note|page flag|stickey note|post its
notepad;stationery;home-goods;300;8;18;notepad;notepads;notepad|note pad|memo pad|to do list pad|tear off pad|list pad|magnetic notepad|grocery list pad|weekly desk pad|stationery pad|handwriting practice pad|lettering practice pad|handwriting pad|tear off desk pad|checklist pad|score pad|desk notepad|shopping list pad|rating pad|planner pad|weekly pad|weekly planner pad|desk planner pad|note pad|notpad
pen;stationery;home-goods;500;8;20;ballpoint pen;ballpoint pens;ballpoint pen|pen|gel pen|ball pen|custom pen|promotional pen|rollerball pen|metal pen|click pen|logo pen|pen set|ball point pen|balpoint pen
pencil-set;stationery;home-goods;500;12;28;pencil set;pencil sets;pencil set|pencil|colored pencil|coloured pencil|graphite pencil|drawing pencil|wooden pencil|custom pencil|color pencil set|seed pencil|sketching pencil|pencel|colored pencle
lanyard;stationery;accessories;200;7;15;lanyard;lanyards;lanyard|neck strap|badge lanyard|id lanyard|neck lanyard|key lanyard|conference lanyard|teacher lanyard|beaded lanyard|lanyard with badge holder|lanyerd|landyard
`;
