/** Made by `npm run data` from data/goods; one row per line. */
export const capabilityRows = `
jersey-and-fleece;tees, hoodies and fleece;knit-apparel;apparel;material;1.35;1.12;0.9
sweater-knitting;sweaters and knitwear;knit-apparel;apparel;material;1.35;1.12;0.9
hosiery;socks and hosiery;knit-apparel;apparel;material;1.35;1.12;0.9
underwear;underwear and lingerie;knit-apparel;apparel;material;1.35;1.12;0.9
denim;denim;woven-apparel;apparel;material;1.4;1.14;0.9
outerwear;outerwear;woven-apparel;apparel;material;1.4;1.14;0.9
woven-clothing;shirts, dresses and trousers;woven-apparel;apparel;material;1.4;1.14;0.9
workwear;workwear, aprons and uniforms;woven-apparel;apparel;material;1.4;1.14;0.9
activewear;activewear;activewear;apparel;material;1.4;1.14;0.9
swimwear;swimwear;activewear;apparel;material;1.4;1.14;0.9
sports-shoes;sneakers and sports shoes;footwear;apparel;material;1.45;1.15;0.9
leather-shoes;leather shoes and boots;footwear;apparel;material;1.45;1.15;0.9
sandals;sandals, slides and slippers;footwear;apparel;material;1.45;1.15;0.9
shoe-accessories;insoles and shoe accessories;footwear;accessories;name;1.45;1.15;0.9
fabric-bags;fabric bags;bags-leather;accessories;material;1.4;1.14;0.9
leather-bags;leather bags;bags-leather;accessories;material;1.4;1.14;0.9
small-leather-goods;small leather goods;bags-leather;accessories;material;1.4;1.14;0.9
leather-clothing;leather jackets and gloves;bags-leather;apparel;material;1.4;1.14;0.9
headwear;caps and hats;headwear;accessories;material;1.4;1.14;0.88
scarves-and-hair-textiles;scarves and hair accessories;headwear;accessories;material;1.4;1.14;0.88
hair-hardware;hair clips and combs;headwear;accessories;material;1.4;1.14;0.88
towels;towels and bath textiles;home-textiles;home-goods;material;1.35;1.12;0.9
household-textiles;bedding and household linen;home-textiles;home-goods;material;1.35;1.12;0.9
rugs;rugs and mats;rugs-handicraft;home-goods;material;1.25;1.08;0.94
baskets-and-weaving;baskets and woven decor;rugs-handicraft;home-goods;material;1.25;1.08;0.94
ornaments-and-embroidery;patches, ornaments and felt decor;rugs-handicraft;home-goods;name;1.25;1.08;0.94
ceramics;ceramics;ceramics;home-goods;material;1.45;1.16;0.88
glassware;glassware;glass-drinkware;home-goods;material;1.4;1.14;0.88
metal-drinkware;bottles and tumblers;glass-drinkware;home-goods;material;1.4;1.14;0.88
knives-and-cutlery;knives and cutlery;metal-kitchenware;home-goods;material;1.45;1.15;0.88
cookware;cookware and bakeware;metal-kitchenware;home-goods;material;1.45;1.15;0.88
kitchen-tools;kitchen tools and barware;metal-kitchenware;home-goods;name;1.45;1.15;0.88
furniture;furniture;furniture-wood;home-goods;material;1.25;1.09;0.93
small-wood-goods;boards and small wood goods;furniture-wood;home-goods;material;1.25;1.09;0.93
cork-goods;cork goods;furniture-wood;home-goods;material;1.25;1.09;0.93
skin-and-body-care;skin and body care;beauty;beauty;material;1.6;1.2;0.82
lip-balms;lip balms;beauty;beauty;material;1.6;1.2;0.82
soap-and-bath;soap and bath goods;beauty;beauty;material;1.6;1.2;0.82
hair-care;hair care;beauty;beauty;material;1.6;1.2;0.82
oral-care;oral care;beauty;beauty;name;1.6;1.2;0.82
makeup;makeup;beauty;beauty;material;1.6;1.2;0.82
perfume;perfume;beauty;beauty;material;1.6;1.2;0.82
beauty-tools;brushes and beauty tools;beauty;beauty;name;1.6;1.2;0.82
nails-and-lashes;nails and lashes;beauty;beauty;name;1.6;1.2;0.82
wigs-and-extensions;wigs and hair extensions;beauty;beauty;material;1.6;1.2;0.82
candles;candles and home fragrance;candles;home-goods;material;1.4;1.14;0.86
fashion-jewelry;fashion jewelry;jewelry;accessories;material;1.3;1.1;0.9
fine-jewelry;silver and gold jewelry;jewelry;accessories;material;1.3;1.1;0.9
enamel-pins-and-metal;enamel pins, keychains and metal badges;jewelry;accessories;material;1.3;1.1;0.9
eyewear;eyewear;jewelry;accessories;material;1.3;1.1;0.9
watches;watches;jewelry;accessories;material;1.3;1.1;0.9
plush;plush and soft toys;toys-games;gaming;material;1.7;1.22;0.8
printed-games;board and card games;toys-games;gaming;material;1.7;1.22;0.8
figures-and-dice;figures, dice and collectibles;toys-games;gaming;name;1.7;1.22;0.8
wooden-toys;wooden and educational toys;toys-games;gaming;name;1.7;1.22;0.8
mats-and-weights;mats, bands and weights;sports-goods;fitness;name;1.4;1.13;0.9
balls-and-protection;balls, gloves and protective gear;sports-goods;fitness;name;1.4;1.13;0.9
rackets-and-boards;rackets, boards and clubs;sports-goods;fitness;name;1.4;1.13;0.9
outdoor-gear;camping and outdoor gear;sports-goods;fitness;name;1.4;1.13;0.9
phone-accessories;phone cases and mounts;electronics;tech;name;1.4;1.12;0.9
audio;audio;electronics;tech;material;1.4;1.12;0.9
power-and-cables;chargers and cables;electronics;tech;name;1.4;1.12;0.9
input-devices;keyboards, mice and controllers;electronics;gaming;name;1.4;1.12;0.9
lights-and-studio;lights and studio gear;electronics;tech;name;1.4;1.12;0.9
small-appliances;small appliances and smart devices;electronics;home-goods;name;1.4;1.12;0.9
coffee-and-tea;coffee and tea;food-supplements;food;name;1.6;1.2;0.84
supplements;supplements;food-supplements;food;material;1.6;1.2;0.84
sauces-and-spices;sauces and seasonings;food-supplements;food;material;1.6;1.2;0.84
sweets-and-snacks;sweets and snacks;food-supplements;food;name;1.6;1.2;0.84
oils-and-preserves;oils, spreads and preserves;food-supplements;food;name;1.6;1.2;0.84
drinks;drinks;food-supplements;food;material;1.6;1.2;0.84
paper-packaging;boxes and paper packaging;paper-packaging;home-goods;material;2.1;1.3;0.7
stationery;books, cards and stationery;paper-packaging;home-goods;material;2.1;1.3;0.7
craft-kits;craft kits and supplies;rugs-handicraft;home-goods;name;1.25;1.08;0.94
plastic-packaging;plastic bottles, tubes and pouches;paper-packaging;beauty;material;2.1;1.3;0.7
string-instruments;string instruments;musical-instruments;music;material;1.3;1.1;0.92
percussion;drums and percussion;musical-instruments;music;name;1.3;1.1;0.92
wind-instruments;wind instruments;musical-instruments;music;name;1.3;1.1;0.92
records-and-media;records and tapes;musical-instruments;music;material;1.3;1.1;0.92
music-electronics;pedals, controllers and keys;musical-instruments;music;name;1.3;1.1;0.92
instrument-accessories;guitar and instrument accessories;musical-instruments;music;name;1.3;1.1;0.92
pet-leads;collars, leads and carriers;pet-products;pets;name;1.4;1.13;0.9
pet-toys;pet toys;pet-products;pets;name;1.4;1.13;0.9
pet-textiles;pet beds and clothing;pet-products;pets;material;1.4;1.13;0.9
cat-furniture;cat trees and scratchers;pet-products;pets;material;1.4;1.13;0.9
pet-food;pet treats and food;pet-products;pets;material;1.4;1.13;0.9
pet-feeding;bowls and feeders;pet-products;pets;name;1.4;1.13;0.9
pet-care;pet grooming and care;pet-products;pets;name;1.4;1.13;0.9
`;
