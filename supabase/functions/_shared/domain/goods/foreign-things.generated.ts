/** Made by `npm run data` from data/goods; one row per line. */
export const foreignThingRows = `
bicycles;bicicleta|bici|bicis|bisiklet|fahrrad|fahrrader|velo|bicyclette;自行车|单车
electric bicycles;bicicleta electrica|elektrikli bisiklet|elektrofahrrad|elektrofahrrader|e bike|velo electrique;电动自行车|电动车
motorcycles;motocicleta|moto|motosiklet|motorrad|motorrader|motocyclette;摩托车
car tires;neumatico|llanta para auto|lastik|oto lastigi|araba lastigi|reifen|autoreifen|pneus|pneu;轮胎
hammers;martillo|cekic|hammer|marteau|marteaux;锤子
screwdrivers;destornillador|destornilladore|desarmador|desarmadore|tornavida|schraubendreher|schraubenzieher|tournevis;螺丝刀
screws;tornillo|vida|schraube|schrauben|vis a bois|vis metallique;螺丝|螺钉
nails;clavo|civi|nagel|clou|clous;钉子
pliers;alicate|pinza de mecanico|pense|zange|zangen|pince coupante;钳子
saws;sierra|serrucho|testere|sage|sagen|scy;锯子
ladders;escalera de mano|escalera de aluminio|merdiven|leiter|leitern|echelle;梯子
wheelbarrows;carretilla|el arabası|schubkarre|schubkarren|brouette;独轮车|手推车
garden hoses;manguera|bahce hortumu|hortum|gartenschlauch|gartenschlauche|tuyau darrosage|tuyaux darrosage;花园水管
padlocks;candado|asma kilit|vorhangeschloss|vorhangeschlosser|cadena;挂锁
faucets;grifo|llave de agua|musluk|wasserhahn|wasserhahne|armaturen|robinet;水龙头
toilet paper;papel higienico|tuvalet kagıdı|toilettenpapier|klopapier|papier toilette|papier hygienique;卫生纸|厕纸
diapers;panal|panale|bebek bezi|windel|windeln|couch culotte|couche culotte;尿布|纸尿裤
mattresses;colchon|colchone|matratze|matratzen|matela;床垫
televisions;televisor|televisore|televisione|televizyon|fernseher|fernsehgerate|televiseur;电视机|电视
refrigerators;refrigerador|refrigeradore|nevera|frigorifico|buzdolabı|kuhlschrank|kuhlschranke|refrigerateur|frigo;冰箱
washing machines;lavadora|camasır makinesi|waschmaschine|waschmaschinen|lave linge|machine a laver;洗衣机
vacuum cleaners;aspiradora|elektrikli supurge|supurge|staubsauger|aspirateur;吸尘器
sewing machines;maquina de coser|dikis makinesi|nahmaschine|nahmaschinen|machine a coudre;缝纫机
steam irons;plancha de vapor|plancha de ropa|utu|bugeleisen|fer a repasser;电熨斗|熨斗
microwave ovens;microonda|horno de microonda|mikrodalga fırın|mikrodalga|mikrowelle|mikrowellen|micro onde|four a micro onde;微波炉
electric fans;ventilador|ventiladore|vantilator|ventilator|ventilatoren|ventilateur;电风扇|风扇
light bulbs;bombilla|foco led|ampul|gluhbirne|gluhbirnen|ampoule electrique|ampoule led;灯泡
solar panels;panel solar|panele solare|gune paneli|solarmodul|solarmodule|solarpaneele|panneau solaire|panneaux solaire;太阳能板|光伏板
batteries;pila alcalina|bateria|pil|batterien|pile alcaline;电池
printers;impresora|yazıcı|drucker|imprimante;打印机
cameras;camara fotografica|camara|fotograf makinesi|digitalkamera|appareil photo;照相机|相机
tablets;tableta electronica|tablet bilgisayar|tablet computer|tablette tactile;平板电脑
strollers;carriola|cochecito de bebe|carrito de bebe|bebek arabası|kinderwagen|poussette;婴儿车|婴儿推车|童车
car seats;silla de auto para bebe|asiento de coche para bebe|oto koltugu|kindersitz|kindersitze|autokindersitze|siege auto;儿童安全座椅
wheelchairs;silla de rueda|tekerlekli sandalye|rollstuhl|rollstuhle|fauteuil roulant;轮椅
doors;puerta de madera|ahsap kapı|kapı|tur|turen|holzturen|porte en bois;木门
windows;ventana de aluminio|pencere|fenster|fenetre;铝窗|窗户
paint;pintura de pared|duvar boyası|wandfarbe|lackfarbe|peinture murale;油漆|涂料
glue;pegamento|yapıstırıcı|tutkal|klebstoff|kleber|colle;胶水
fertilizer;fertilizante|abono|gubre|dunger|dungemittel|engrais;肥料|化肥
cement;cemento|cimento|zement|ciment;水泥
steel pipes;tubo de acero|celik boru|stahlrohr|stahlrohre|tube en acier;钢管
ropes;cuerda|soga|halat|seil|seile|cordage;绳子
brooms;escoba|supurge fırcası|besen|balai|balais;扫帚|扫把
mops;fregona|trapeador|trapeadore|paspa bezi|vileda|wischmopp|serpilliere;拖把
buckets;cubo de plastico|cubeta|kova|eimer|seau|seaux;水桶
sugar;azucar|toz seker|zucker|sucre;白糖
black beans;frijol|frijole|alubia|kuru fasulye|bohnen|haricot;豆子
corn;maiz|mısır|mais;玉米
potatoes;papa|patata|patate|kartoffel|kartoffeln|pomme de terre;土豆|马铃薯
tomatoes;tomate|jitomate|domate|tomaten|tomate fraiche|tomate fraich;番茄|西红柿
onions;cebolla|sogan|zwiebel|zwiebeln|oignon;洋葱
avocados;aguacate|palta|avokado|avocado|avocat;牛油果
bananas;platano|banano|muz|bananen;香蕉
apples;manzana|elma|apfel|pomme;苹果
oranges;naranja|portakal|apfelsine|apfelsinen|orangen|orange fraich;橙子
strawberries;fresa|frutilla|cilek|erdbeere|erdbeeren|fraise;草莓
shrimp;camaron|camarone|gamba|karide|garnele|garnelen|crevette;虾
beef;carne de res|carne de vacuno|sıgır eti|rindfleisch|viande de bœuf|viande bovine;牛肉
chicken meat;carne de pollo|pollo|tavuk eti|hahnchenfleisch|huhnerfleisch|viande de poulet|poulet;鸡肉
milk;leche|sut|milch|lait;牛奶
butter;mantequilla|tereyagı|butter aus milch|beurre;黄油
beer;cerveza|bira|bier|biere;啤酒
cut flowers;flore cortada|flore fresca|kesme cicek|schnittblumen|fleur coupee;鲜花|鲜切花
garlic;ajo|sarımsak|knoblauch|ail;大蒜
electric scooters;patinete electrico|scooter electrico|elektrikli scooter|e scooter|elektroroller|elektroscooter|trottinette electrique;电动滑板车
dishwashers;lavavajilla|lavaplato|bulasık makinesi|geschirrspuler|spulmaschine|spulmaschinen|geschirrspulmaschinen|lave vaisselle;洗碗机
snowshoes;raqueta de nieve|kar ayakkabısı|schneeschuh|schneeschuhe|raquette a neige;雪鞋
wrenches;llave inglesa|ingiliz anahtarı|schraubenschlussel|cle a molette;扳手
garden furniture;mueble de jardin|bahce mobilyası|gartenmobel|meuble de jardin|mobilier de jardin;花园家具
electric drills;taladro|matkap|bohrmaschine|bohrmaschinen|akkuschrauber|perceuse;电钻
christmas trees;arbol de navidad|arbole de navidad|yılbası agacı|weihnachtsbaum|weihnachtsbaume|kunstlicher weihnachtsbaum|sapin de noel;圣诞树
zippers;cremallera|fermuar|reißverschluss|reißverschlusse|fermeture eclair;拉链
`;
