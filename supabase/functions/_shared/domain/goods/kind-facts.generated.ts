/** Made by `npm run data` from data/goods; one row per line. */
export const kindFactRows = `
t-shirt;screen-print|dtf-print|embroidery|woven-label;cotton=6109.10.00|man-made fibers=6109.90.10;What fiber is it mostly made of?;2.5-5.5;organic-cotton=3.4-7|polyester=2.2-5;200;28x22x2;72;24-45;100;10;30;textile-label;planning range 2026
oversized-t-shirt;screen-print|dtf-print|embroidery|woven-label;cotton=6109.10.00|man-made fibers=6109.90.10;What fiber is it mostly made of?;3.8-7.5;organic-cotton=5-9;290;30x25x2.5;48;32-58;100;12;30;textile-label;planning range 2026
long-sleeve-t-shirt;screen-print|dtf-print|embroidery|woven-label;cotton=6109.10.00|man-made fibers=6109.90.10;What fiber is it mostly made of?;3.5-7;organic-cotton=4.6-8.5;250;29x23x2.5;50;29-52;100;12;30;textile-label;planning range 2026
crop-top;screen-print|dtf-print|embroidery|woven-label;cotton=6114.20.00|man-made fibers=6114.30.10;What fiber is it mostly made of?;2.4-5;;130;26x20x2;80;22-42;100;10;30;textile-label;planning range 2026
tank-top;screen-print|dtf-print|embroidery|woven-label;cotton=6109.10.00|man-made fibers=6109.90.10;What fiber is it mostly made of?;2.2-4.8;;150;27x21x2;80;22-40;100;10;30;textile-label;planning range 2026
henley;screen-print|dtf-print|embroidery|woven-label;men's cotton=6105.10.00|women's cotton=6106.10.00|men's man-made fibers=6105.20.20|women's man-made fibers=6106.20.20;Is it for men or for women, and what fiber is it mostly made of?;4-8.5;;260;29x23x2.5;50;32-62;200;12;35;textile-label;planning range 2026
polo-shirt;embroidery|woven-label;men's cotton=6105.10.00|women's cotton=6106.10.00|men's man-made fibers=6105.20.20|women's man-made fibers=6106.20.20;Is it for men or for women, and what fiber is it mostly made of?;4.2-9;;270;29x23x3;40;34-68;100;12;35;textile-label;planning range 2026
hoodie;screen-print|dtf-print|embroidery|woven-label;cotton=6110.20.20|man-made fibers=6110.30.30;What fiber is it mostly made of?;8-16;organic-cotton=11-20;620;36x30x6;12;50-95;100;14;35;textile-label;planning range 2026
zip-hoodie;screen-print|dtf-print|embroidery|woven-label;cotton=6110.20.20|man-made fibers=6110.30.30;What fiber is it mostly made of?;9-18;organic-cotton=12-22;660;36x30x6;12;56-105;100;14;35;textile-label;planning range 2026
sweatshirt;screen-print|dtf-print|embroidery|woven-label;cotton=6110.20.20|man-made fibers=6110.30.30;What fiber is it mostly made of?;7-14;organic-cotton=9.5-17;500;34x28x5;18;42-80;100;14;35;textile-label;planning range 2026
quarter-zip;embroidery|woven-label;cotton=6110.20.20|man-made fibers=6110.30.30;What fiber is it mostly made of?;8.5-16;;520;34x28x5;18;52-98;100;14;35;textile-label;planning range 2026
sweatpants;screen-print|embroidery|woven-label;men's cotton=6103.42.10|women's cotton=6104.62.20|men's man-made fibers=6103.43.15|women's man-made fibers=6104.63.20;Is it for men or for women, and what fiber is it mostly made of?;7-14;organic-cotton=9.5-17;480;34x28x4.5;20;42-82;100;14;35;textile-label;planning range 2026
sweat-shorts;screen-print|embroidery|woven-label;men's cotton=6103.42.10|women's cotton=6104.62.20|men's man-made fibers=6103.43.15|women's man-made fibers=6104.63.20;Is it for men or for women, and what fiber is it mostly made of?;4.8-9.5;;300;30x24x3.5;36;30-58;100;12;35;textile-label;planning range 2026
tracksuit;screen-print|embroidery|woven-label;cotton=6112.11.00|synthetic fibers=6112.12.00;What fiber is it mostly made of?;15-30;;1050;40x32x9;6;90-170;100;15;40;textile-label;planning range 2026
fleece-jacket;embroidery|patch|woven-label;men's=6101.30.20|women's=6102.30.20|pullover without full zip=6110.30.30;Is it for men or for women, and does it open all the way down the front?;9-20;;520;36x30x7;12;65-130;200;14;40;textile-label;planning range 2026
fleece-vest;embroidery|patch|woven-label;any=6110.30.30;;7-15;;350;34x28x5;18;48-95;200;14;40;textile-label;planning range 2026
jersey-dress;screen-print|sublimation|woven-label;cotton=6104.42.00|polyester or nylon=6104.43.20|viscose=6104.44.20;What fiber is it mostly made of?;5.5-12;;300;30x25x3;40;45-98;100;14;35;textile-label;planning range 2026
baby-bodysuit;screen-print|dtf-print|embroidery|woven-label;cotton=6111.20.60|synthetic fibers=6111.30.50|viscose=6111.90.50;What fiber is it mostly made of?;2-4.5;organic-cotton=2.8-5.8;90;22x17x2;120;16-32;100;12;35;textile-label|childrens-product|small-parts;planning range 2026
baby-romper;screen-print|embroidery|woven-label;cotton=6111.20.60|synthetic fibers=6111.30.50|viscose=6111.90.50;What fiber is it mostly made of?;3.5-8;bamboo-viscose=4.5-9.5;150;25x20x2.5;72;26-52;100;14;40;textile-label|childrens-product|childrens-sleepwear|small-parts;planning range 2026
loungewear-set;embroidery|screen-print|woven-label;cotton top=6110.20.20|women's cotton pants=6104.62.20|man-made fiber top=6110.30.30|women's man-made fiber pants=6104.63.20;Which piece of the set is it, and what fiber is it mostly made of?;11-24;;700;36x30x6;12;68-140;100;14;40;textile-label;planning range 2026
wearable-blanket;embroidery|digital-print|woven-label;hooded pullover=6110.30.30|open-backed blanket with sleeves=6301.40.00;Is it pulled over the head like a hoodie, or open at the back like a blanket?;9-17;;1100;40x34x12;5;45-85;200;14;40;textile-label;planning range 2026
dance-warmup-overalls;embroidery|screen-print|woven-label;knit synthetic=6104.63.10|knit cotton=6104.62.10|woven nylon or polyester=6204.63.60;Is the fabric knit or woven, and what fiber is it mostly made of?;9-18;;400;32x26x5;20;58-105;100;15;40;textile-label;planning range 2026
merino-base-layer;woven-label|screen-print;top, long-sleeved=6109.90.15|men's bottoms=6107.19.90|women's bottoms=6108.29.90;Is it a top or bottoms, and is it for men or for women?;13-26;;230;28x22x3;48;68-130;200;18;50;textile-label|wool-label;planning range 2026
sun-hoodie;sublimation|screen-print;man-made fibers=6110.30.30|cotton=6110.20.20;What fiber is it mostly made of?;7-14;;230;28x22x3;48;45-88;100;14;35;textile-label;planning range 2026
kids-t-shirt;screen-print|dtf-print|embroidery|woven-label;cotton=6109.10.00|man-made fibers=6109.90.10;What fiber is it mostly made of?;2-4.2;organic-cotton=2.8-5.4;120;24x20x2;80;18-32;100;10;30;textile-label|childrens-product;planning range 2026
maternity-top;screen-print|embroidery|woven-label;cotton=6109.10.00|man-made fibers=6109.90.10;What fiber is it mostly made of?;4.5-9.5;;210;28x22x2.5;50;34-66;100;14;35;textile-label;planning range 2026
raglan-t-shirt;screen-print|dtf-print|embroidery|woven-label;cotton=6109.10.00|man-made fibers=6109.90.10;What fiber is it mostly made of?;3.2-6.5;;220;28x22x2.5;50;28-48;100;12;30;textile-label;planning range 2026
kids-hoodie;screen-print|dtf-print|embroidery|woven-label;cotton=6110.20.20|man-made fibers=6110.30.30;What fiber is it mostly made of?;5.5-11;;380;30x25x5;24;34-62;100;14;35;textile-label|childrens-product;planning range 2026
bodysuit;woven-label|screen-print;man-made fibers=6114.30.20|cotton=6114.20.00;What fiber is it mostly made of?;4.5-10;;160;26x20x2;80;34-72;200;14;35;textile-label;planning range 2026
turtleneck;embroidery|woven-label;cotton=6110.20.20|man-made fibers=6110.30.30;What fiber is it mostly made of?;4-9;;240;28x23x2.5;50;32-64;200;14;35;textile-label;planning range 2026
sweater;jacquard|embroidery|woven-label;wool=6110.11.00|cotton=6110.20.20|man-made fibers=6110.30.30|cashmere=6110.12.10;What fiber is it mostly made of?;9-22;cashmere=32-60|merino=18-34|wool=15-28|acrylic=7-15;480;34x28x6;15;58-140;150;18;50;textile-label|wool-label;planning range 2026
cardigan;jacquard|embroidery|woven-label;wool=6110.11.00|cotton=6110.20.20|man-made fibers=6110.30.30|cashmere=6110.12.10;What fiber is it mostly made of?;10-25;cashmere=36-68|merino=20-38|wool=16-30|acrylic=8-17;520;34x28x7;12;64-155;150;18;50;textile-label|wool-label;planning range 2026
knit-vest;jacquard|embroidery|woven-label;wool=6110.11.00|cotton=6110.20.20|man-made fibers=6110.30.30;What fiber is it mostly made of?;7-16;merino=14-25|wool=11-20|cashmere=24-44;320;32x27x5;20;48-98;150;18;45;textile-label|wool-label;planning range 2026
knit-dress;jacquard|embroidery|woven-label;wool=6104.41.00|cotton=6104.42.00|acrylic or polyester=6104.43.20|viscose=6104.44.20;What fiber is it mostly made of?;12-28;merino=22-42|wool=18-34;560;34x28x6;15;78-170;150;18;50;textile-label|wool-label;planning range 2026
knit-skirt;jacquard|woven-label;wool=6104.51.00|cotton=6104.52.00|acrylic or polyester=6104.53.20|viscose=6104.59.10;What fiber is it mostly made of?;8-18;merino=15-28|wool=12-22;360;32x27x5;20;54-110;150;18;45;textile-label|wool-label;planning range 2026
knit-polo;jacquard|embroidery|woven-label;men's cotton=6105.10.00|women's cotton=6106.10.00|men's wool=6105.90.10|women's wool=6106.90.10;Is it for men or for women, and what fiber is it mostly made of?;10-22;merino=18-34|wool=15-28;360;32x27x5;20;64-135;150;18;45;textile-label|wool-label;planning range 2026
leg-warmers;jacquard|embroidery|woven-label;any=6406.90.15;;2-5;wool=4-8;130;26x14x4;60;18-40;200;12;35;textile-label;planning range 2026
baby-sweater;jacquard|embroidery|woven-label;cotton=6111.20.30|synthetic fibers=6111.30.40|wool=6111.90.05;What fiber is it mostly made of?;5.5-12;merino=10-18|cashmere=16-30;160;26x20x4;40;38-80;150;18;45;textile-label|wool-label|childrens-product|small-parts;planning range 2026
poncho;jacquard|embroidery|woven-label;wool=6102.10.00|man-made fibers=6102.30.20|cotton=6102.20.00;What fiber is it mostly made of?;9-22;wool=15-32|cashmere=35-65;480;36x30x6;12;58-145;150;18;45;textile-label|wool-label;planning range 2026
holiday-sweater;jacquard|embroidery;man-made fibers=6110.30.30|cotton=6110.20.20|wool=6110.11.00;What fiber is it mostly made of?;8-16;cotton=9.5-18|wool=14-26;480;34x28x6;15;52-95;200;18;50;textile-label|wool-label;planning range 2026
knit-set;jacquard|embroidery|woven-label;cotton sweater=6110.20.20|man-made fiber sweater=6110.30.30|women's cotton pants=6104.62.20|women's synthetic pants=6104.63.20;Which piece of the set is it, and what fiber is it mostly made of?;18-40;merino=32-62|cashmere=62-115;850;38x32x8;8;105-230;150;18;50;textile-label|wool-label;planning range 2026
kids-sweater;jacquard|embroidery|woven-label;cotton=6110.20.20|man-made fibers=6110.30.30|wool=6110.11.00;What fiber is it mostly made of?;7-15;merino=12-22;300;30x25x5;24;44-88;150;18;45;textile-label|wool-label|childrens-product;planning range 2026
gloves;jacquard|woven-label|embroidery|screen-print;acrylic or polyester=6116.93.88|wool=6116.91.00|cotton=6116.92.88;What yarn are they mostly made of?;1.1-3.2;merino=4.5-9|cashmere=10-20;65;22x12x2;180;14-36;200;10;28;textile-label|wool-label;planning range 2026
mittens;jacquard|embroidery|woven-label;acrylic or polyester=6116.93.88|wool=6116.91.00|cotton=6116.92.88;What yarn are they mostly made of?;1.6-4;merino=5-10;85;24x14x3;95;18-42;200;10;28;textile-label|wool-label;planning range 2026
socks;jacquard|embroidery|sublimation|label;cotton=6115.95.90|synthetic fibers=6115.96.90;What fiber is it mostly made of?;0.9-2.6;bamboo-viscose=1.3-3.2;70;22x9x2.5;150;12-22;300;10;30;textile-label;planning range 2026
ankle-socks;jacquard|embroidery|label;cotton=6115.95.90|synthetic fibers=6115.96.90;What fiber is it mostly made of?;0.7-2;;45;18x9x2;250;10-18;300;10;30;textile-label;planning range 2026
grip-socks;jacquard|screen-print|label;cotton=6115.95.90|synthetic fibers=6115.96.90;What fiber is it mostly made of?;1.1-2.8;;60;20x9x2.5;200;14-24;300;12;30;textile-label;planning range 2026
compression-socks;jacquard|label;synthetic fibers=6115.10.40|cotton=6115.10.30|surgical, for orthopedic treatment=6115.10.05;Is it graduated compression for surgical use, and what fiber is it mostly made of?;1.8-4.5;;90;24x10x3;120;18-38;500;14;35;textile-label|medical-device;planning range 2026
wool-socks;jacquard|label;mostly wool=6115.94.00|mostly synthetic fibers=6115.96.90|mostly cotton=6115.95.90;What fiber is it mostly made of?;2.2-5.5;;95;22x10x3;120;18-34;300;12;40;textile-label|wool-label;planning range 2026
kids-socks;jacquard|label;children's cotton=6115.95.90|children's synthetic=6115.96.90|babies' cotton=6111.20.60|babies' synthetic=6111.30.50;Is it for a baby or for an older child, and what fiber is it mostly made of?;0.6-1.6;;35;15x8x2;300;8-15;300;10;30;textile-label|childrens-product;planning range 2026
slipper-socks;jacquard|label;synthetic fibers=6115.96.90|cotton=6115.95.90|wool=6115.94.00;What fiber is it mostly made of?;1.6-4;wool=3-6.5;130;24x12x5;60;16-32;300;12;35;textile-label;planning range 2026
tights;jacquard|label;fine or sheer synthetic yarn under 67 decitex=6115.21.00|heavier synthetic yarn=6115.22.00|cotton or other fibers=6115.29.80;Is it knit of fine or sheer synthetic yarn (under 67 decitex), heavier synthetic yarn, or another fiber?;1.2-3.6;;80;20x14x2;150;14-32;500;12;35;textile-label;planning range 2026
arm-sleeves;sublimation|screen-print|label;any=6117.80.95;;1-2.8;;50;20x12x2;150;12-25;200;10;25;textile-label;planning range 2026
knee-high-socks;jacquard|label;cotton=6115.95.90|synthetic fibers=6115.96.90;What fiber is it mostly made of?;1.2-3.2;;100;24x10x3;120;14-26;300;10;30;textile-label;planning range 2026
toe-socks;jacquard|screen-print|label;cotton=6115.95.90|synthetic fibers=6115.96.90|wool=6115.94.00;What fiber is it mostly made of?;1.3-3.2;merino=2.6-5.5;60;20x9x2.5;200;14-26;300;12;35;textile-label;planning range 2026
boxer-briefs;jacquard|sublimation|woven-label;knit cotton=6107.11.00|knit man-made fibers=6107.12.00|woven cotton=6207.11.00;Is the fabric knit or woven, and what fiber is it mostly made of?;1.8-4.5;bamboo-viscose=2.4-5.5;90;18x12x3;120;16-34;300;12;35;textile-label;planning range 2026
briefs-panties;sublimation|screen-print|woven-label;cotton=6108.21.00|man-made fibers=6108.22.90;What fiber is it mostly made of?;1.2-3.6;silk=4.5-9;50;15x11x2;250;12-28;500;12;35;textile-label;planning range 2026
bra;woven-label|embroidery;with lace, net or embroidery=6212.10.50|plain=6212.10.90;Does it have lace, net or embroidery?;4-10;;120;22x16x6;40;32-70;500;20;45;textile-label;planning range 2026
bralette;woven-label|embroidery;with lace, net or embroidery=6212.10.50|plain=6212.10.90;Does it have lace, net or embroidery?;2.8-7;;80;20x14x3;100;24-52;300;16;40;textile-label;planning range 2026
lingerie-set;embroidery|woven-label;bra with lace or embroidery=6212.10.50|plain bra=6212.10.90|panties of man-made fibers=6108.22.90|panties of cotton=6108.21.00;Which piece of the set is it, and does it have lace or embroidery?;5.5-15;silk=15-32;180;24x18x6;30;45-115;300;20;45;textile-label;planning range 2026
thermal-underwear;woven-label|screen-print;cotton top=6109.10.00|man-made fiber top=6109.90.10|men's cotton bottoms=6107.11.00|women's man-made fiber bottoms=6108.92.00;Is it a top or bottoms, and what fiber is it mostly made of?;5-12;wool=12-24;360;28x22x4;36;34-75;300;14;40;textile-label;planning range 2026
nursing-bra;woven-label;plain=6212.10.90|with lace, net or embroidery=6212.10.50;Does it have lace, net or embroidery?;3.8-9;;110;22x16x4;60;32-62;300;18;40;textile-label;planning range 2026
shapewear;woven-label;girdle or panty girdle=6212.20.00|corset or waist trainer=6212.30.00|shaping bodysuit=6114.30.20;Is it a girdle, a corset or a bodysuit?;4.5-13;latex=6-16;220;24x18x4;50;38-88;300;18;45;textile-label;planning range 2026
pajamas;digital-print|embroidery|woven-label;women's knit cotton=6108.31.00|men's knit cotton=6107.21.00|women's woven cotton=6208.21.00|women's woven polyester=6208.22.00;Is it for men or for women, and is the fabric knit or woven?;9-20;silk=42-85|bamboo-viscose=11-22|satin=9-18;420;32x26x5;20;55-125;200;15;40;textile-label;planning range 2026
kids-pajamas;digital-print|screen-print|woven-label;girls' knit cotton=6108.31.00|boys' knit cotton=6107.21.00|girls' knit man-made fibers=6108.32.00|boys' knit man-made fibers=6107.22.00;Is it for girls or for boys, and what fiber is it mostly made of?;5.5-12;bamboo-viscose=7.5-14.5;220;26x22x3;50;34-64;200;15;45;textile-label|childrens-product|childrens-sleepwear;planning range 2026
camisole;woven-label|embroidery;woven silk=6206.10.00|woven polyester=6211.43.10|knit cotton=6109.10.00|knit man-made fibers=6109.90.10;Is the fabric knit or woven, and what fiber is it mostly made of?;3.5-9;silk=14-28;110;22x17x2;120;30-72;200;14;40;textile-label;planning range 2026
corset-top;embroidery|digital-print|woven-label;boned corset=6212.30.00|bustier-style brassiere with lace=6212.10.50|bustier-style brassiere, plain=6212.10.90;Is it a boned corset or a bustier-style bra?;8-22;;380;30x22x5;25;58-150;200;20;45;textile-label;planning range 2026
nipple-covers;offset-print|sticker-label;silicone=3926.90.99|adhesive bra=6212.10.90;Is it a silicone cover or an adhesive bra?;0.9-2.8;;60;12x12x2.5;250;14-30;500;12;30;prop-65;planning range 2026
jeans;embroidery|patch|laser-engraving|woven-label;men's=6203.42.45|women's=6204.62.80;Is it for men or for women?;11-24;;720;34x28x6;15;68-160;200;20;50;textile-label;planning range 2026
denim-jacket;embroidery|patch|screen-print|laser-engraving|woven-label;men's=6201.30.80|women's=6202.30.80;Is it for men or for women?;15-32;;850;38x32x7;10;88-190;150;20;50;textile-label;planning range 2026
denim-shirt;embroidery|patch|woven-label;men's=6205.20.20|women's=6206.30.30;Is it for men or for women?;9-19;;450;33x27x4;25;58-115;200;18;45;textile-label;planning range 2026
denim-shorts;embroidery|patch|laser-engraving|woven-label;men's=6203.42.45|women's=6204.62.80;Is it for men or for women?;7.5-16;;460;30x26x5;20;46-98;200;18;45;textile-label;planning range 2026
denim-skirt;embroidery|patch|laser-engraving|woven-label;any=6204.52.20;;8-17;;450;30x26x5;20;48-105;200;18;45;textile-label;planning range 2026
dungarees;embroidery|patch|screen-print|woven-label;men's=6203.42.25|women's=6204.62.60;Is it for men or for women?;13-28;;850;38x30x7;10;78-165;200;20;50;textile-label;planning range 2026
denim-vest;embroidery|patch|screen-print|woven-label;men's=6211.32.90|women's=6211.42.10;Is it for men or for women?;11-23;;550;34x28x5;18;64-130;150;18;45;textile-label;planning range 2026
denim-dress;embroidery|patch|woven-label;any=6204.42.30;;12-26;;620;34x28x6;15;72-155;200;20;45;textile-label;planning range 2026
kids-jeans;embroidery|patch|woven-label;boys'=6203.42.45|girls'=6204.62.80|babies'=6209.20.30;Is it for boys, for girls or for babies?;6-13;;350;28x23x4;30;36-72;200;20;50;textile-label|childrens-product;planning range 2026
puffer-jacket;embroidery|patch|screen-print|woven-label;men's, synthetic fill=6201.40.75|women's, synthetic fill=6202.40.75|men's, at least 15% down=6201.40.55|women's, at least 15% down=6202.40.55;Is it for men or for women, and is at least 15% of its weight down?;20-46;down=34-75;850;42x34x12;5;130-320;150;22;60;textile-label;planning range 2026
parka;embroidery|patch|woven-label;men's, water resistant=6201.40.70|women's, water resistant=6202.40.70|men's, other=6201.40.75|women's, other=6202.40.75;Is it for men or for women, and has it passed a water resistance test?;28-60;down=45-95;1400;46x36x14;3;180-420;150;24;60;textile-label;planning range 2026
raincoat;screen-print|embroidery|woven-label;coated fabric, men's=6210.20.50|coated fabric, women's=6210.30.50|PVC sheet=3926.20.60;Is it coated fabric or plastic sheet, and is it for men or for women?;12-34;pvc=5-13;550;34x28x6;15;85-220;200;20;50;textile-label;planning range 2026
rain-poncho;screen-print|digital-print;coated fabric=6210.30.50|PVC sheet=3926.20.60|other plastic sheet=3926.20.90;Is it coated fabric, PVC sheet or another plastic?;3.5-11;pvc=1.2-4|plastic=0.4-1.4;300;24x18x4;50;28-68;300;12;35;textile-label;planning range 2026
bomber-jacket;embroidery|patch|screen-print|woven-label;men's man-made fibers=6201.40.75|women's man-made fibers=6202.40.75|men's cotton=6201.30.80|women's cotton=6202.30.80;Is it for men or for women, and what fiber is it mostly made of?;16-38;;750;40x32x8;8;98-230;150;20;50;textile-label;planning range 2026
varsity-jacket;embroidery|patch|woven-label;men's wool=6201.20.40|women's wool=6202.20.40|men's man-made fibers=6201.40.75|women's man-made fibers=6202.40.75;Is it for men or for women, and what fiber is it mostly made of?;26-60;leather=45-85|cotton=20-42;1200;44x36x10;5;150-360;100;22;60;textile-label|wool-label;planning range 2026
windbreaker;screen-print|embroidery|patch|woven-label;men's, water resistant=6201.40.70|women's, water resistant=6202.40.70|men's, other=6201.40.75|women's, other=6202.40.75;Is it for men or for women, and has it passed a water resistance test?;11-26;;350;32x26x5;20;68-150;150;18;45;textile-label;planning range 2026
wool-coat;woven-label|embroidery;men's wool=6201.20.11|women's wool=6202.20.11|men's synthetic with 36% wool or more=6201.40.15|women's synthetic with 36% wool or more=6202.40.15;Is it for men or for women, and is wool more than half of its weight?;32-80;cashmere=95-200;1600;60x44x10;3;190-480;150;25;60;textile-label|wool-label;planning range 2026
trench-coat;embroidery|woven-label;men's cotton=6201.30.20|women's cotton=6202.30.20|men's man-made fibers=6201.40.20|women's man-made fibers=6202.40.20;Is it for men or for women, and what fiber is it mostly made of?;24-55;;1100;50x38x8;6;150-350;150;22;55;textile-label;planning range 2026
quilted-vest;embroidery|patch|woven-label;men's man-made fibers=6201.40.60|women's man-made fibers=6202.40.60|men's cotton=6201.30.80|women's cotton=6202.30.80;Is it for men or for women, and what fiber is it mostly made of?;10-23;;380;34x28x6;15;62-140;150;18;50;textile-label;planning range 2026
puffer-vest;embroidery|patch|screen-print|woven-label;men's, synthetic fill=6201.40.60|women's, synthetic fill=6202.40.60|men's, at least 15% down=6201.40.55|women's, at least 15% down=6202.40.55;Is it for men or for women, and is at least 15% of its weight down?;13-30;down=22-48;480;36x30x9;8;78-180;150;20;55;textile-label;planning range 2026
softshell-jacket;embroidery|patch|screen-print|woven-label;men's, water resistant=6201.40.70|women's, water resistant=6202.40.70|men's, other=6201.40.75|women's, other=6202.40.75;Is it for men or for women, and has it passed a water resistance test?;14-32;;620;36x30x7;12;85-190;150;20;50;textile-label;planning range 2026
ski-jacket;embroidery|patch|digital-print|woven-label;men's, water resistant=6201.40.45|women's, water resistant=6202.40.45|men's, other=6201.40.50|women's, other=6202.40.50;Is it for men or for women, and has it passed a water resistance test?;28-65;;1200;44x36x12;4;180-430;150;25;60;textile-label;planning range 2026
changing-robe;embroidery|patch|digital-print|woven-label;coated shell, men's=6210.20.50|coated shell, women's=6210.30.50|cotton terry=6208.91.10;Is it a waterproof coat or a cotton terry poncho, and is it for men or for women?;16-38;cotton=10-20;1300;44x36x12;4;98-200;150;20;50;textile-label;planning range 2026
reflective-vest;screen-print|label;woven, men's=6211.33.90|woven, women's=6211.43.10|knit mesh=6110.30.30;Is the fabric knit or woven, and is it for men or for women?;1.4-5;;160;26x20x2.5;60;14-34;200;10;25;textile-label;planning range 2026
treat-pocket-gilet;embroidery|patch|woven-label;men's man-made fibers=6201.40.60|women's man-made fibers=6202.40.60|unpadded, women's man-made fibers=6211.43.10;Is it padded, and is it for men or for women?;11-25;;480;34x28x7;12;68-140;150;20;50;textile-label;planning range 2026
faux-fur-coat;embroidery|woven-label;knit pile, women's=6102.30.20|knit pile, men's=6101.30.20|woven pile, women's=6202.40.20|woven pile, men's=6201.40.20;Is it for men or for women, and is the fabric knit or woven?;22-52;;1300;48x38x14;3;130-320;150;22;55;textile-label;planning range 2026
heated-jacket;embroidery|patch|woven-label;men's, water resistant=6201.40.70|women's, water resistant=6202.40.70|men's padded vest=6201.40.60|women's padded vest=6202.40.60;Is it a jacket or a padded vest, and is it for men or for women?;22-48;;1200;40x32x11;6;130-260;300;25;60;textile-label|lithium-battery|fcc;planning range 2026
kids-jacket;embroidery|patch|screen-print|woven-label;boys', water resistant=6201.40.70|girls', water resistant=6202.40.70|boys', other=6201.40.75|girls', other=6202.40.75;Is it for boys or for girls, and has it passed a water resistance test?;11-26;down=18-38;550;36x30x9;8;64-150;200;20;55;textile-label|childrens-product;planning range 2026
snow-pants;embroidery|patch|screen-print|woven-label;men's, water resistant=6203.43.11|women's, water resistant=6204.63.09|men's bibs, water resistant=6203.43.03|women's bibs, water resistant=6204.63.02;Are they pants or bibs, and are they for men or for women?;20-46;;900;38x32x9;8;120-280;150;22;60;textile-label;planning range 2026
button-down-shirt;embroidery|digital-print|woven-label;men's cotton=6205.20.20|women's cotton=6206.30.30|men's man-made fibers=6205.30.20|women's man-made fibers=6206.40.30;Is it for men or for women, and what fiber is it mostly made of?;7-16;;330;33x25x4;25;48-110;150;15;45;textile-label;planning range 2026
flannel-shirt;embroidery|patch|woven-label;men's cotton=6205.20.20|women's cotton=6206.30.30|men's man-made fibers=6205.30.20|women's man-made fibers=6206.40.30;Is it for men or for women, and what fiber is it mostly made of?;8-17;;420;33x26x5;20;48-98;200;15;50;textile-label;planning range 2026
linen-shirt;embroidery|woven-label;men's=6205.90.40|women's=6206.90.00;Is it for men or for women?;10-22;;300;33x25x4;25;62-145;150;16;45;textile-label;planning range 2026
hawaiian-shirt;digital-print|sublimation|embroidery|woven-label;men's viscose or polyester=6205.30.20|men's cotton=6205.20.20|men's silk=6205.90.10|women's viscose or polyester=6206.40.30;Is it for men or for women, and what fiber is it mostly made of?;6.5-15;silk=24-46;250;32x25x3;36;42-98;100;14;40;textile-label;planning range 2026
blouse;digital-print|embroidery|woven-label;polyester or viscose=6206.40.30|cotton=6206.30.30|silk=6206.10.00|linen=6206.90.00;What fiber is it mostly made of?;7-17;silk=24-48;220;32x25x3;36;48-125;150;15;45;textile-label;planning range 2026
dress;digital-print|embroidery|woven-label;cotton=6204.42.30|polyester=6204.43.40|viscose=6204.44.40|linen=6204.49.50;What fiber is it mostly made of?;9-26;silk=35-75|linen=14-32;350;34x27x4;24;68-175;150;18;50;textile-label;planning range 2026
wrap-dress;digital-print|woven-label;polyester=6204.43.40|viscose=6204.44.40|cotton=6204.42.30|silk=6204.49.10;What fiber is it mostly made of?;10-26;silk=38-78;340;34x27x4;24;72-170;150;18;50;textile-label;planning range 2026
slip-dress;woven-label|embroidery|digital-print;polyester=6204.43.40|viscose=6204.44.40|silk=6204.49.10;What fiber is it mostly made of?;9-22;silk=34-70;220;32x25x3;36;68-160;150;18;45;textile-label;planning range 2026
nursing-dress;digital-print|embroidery|woven-label;woven cotton=6204.42.30|woven viscose=6204.44.40|knit cotton=6104.42.00|knit viscose=6104.44.20;Is the fabric knit or woven, and what fiber is it mostly made of?;10-24;;340;34x27x4;24;68-155;150;18;50;textile-label;planning range 2026
skirt;digital-print|embroidery|woven-label;cotton=6204.52.20|polyester or nylon=6204.53.30|viscose=6204.59.30|linen or silk=6204.59.40;What fiber is it mostly made of?;7-18;silk=28-58;280;32x26x4;25;48-120;150;16;45;textile-label;planning range 2026
chinos;embroidery|woven-label;men's=6203.42.45|women's=6204.62.80;Is it for men or for women?;9-19;;480;33x27x5;20;58-120;200;18;50;textile-label;planning range 2026
cargo-pants;embroidery|patch|woven-label;men's cotton=6203.42.45|women's cotton=6204.62.80|men's man-made fibers=6203.43.90|women's man-made fibers=6204.63.90;Is it for men or for women, and what fiber is it mostly made of?;10-22;;560;34x28x5;18;58-135;200;18;50;textile-label;planning range 2026
trousers;woven-label|embroidery;men's cotton=6203.42.45|women's cotton=6204.62.80|men's man-made fibers=6203.43.90|women's man-made fibers=6204.63.90;Is it for men or for women, and what fiber is it mostly made of?;9-22;wool=22-45;430;33x27x5;20;58-145;200;18;50;textile-label;planning range 2026
linen-pants;embroidery|woven-label;men's=6203.49.90|women's=6204.69.80;Is it for men or for women?;9.5-21;;360;33x26x4;25;58-130;150;16;45;textile-label;planning range 2026
shorts;embroidery|digital-print|woven-label;men's cotton=6203.42.45|women's cotton=6204.62.80|men's man-made fibers=6203.43.90|women's man-made fibers=6204.63.90;Is it for men or for women, and what fiber is it mostly made of?;6-14;;280;30x25x3;40;42-88;150;15;45;textile-label;planning range 2026
blazer;embroidery|woven-label;men's wool=6203.31.90|women's wool=6204.31.20|men's synthetic=6203.33.20|women's synthetic=6204.33.50;Is it for men or for women, and what fiber is it mostly made of?;22-52;wool=40-85;800;60x42x6;6;130-330;100;22;60;textile-label|wool-label;planning range 2026
suit;woven-label|embroidery;men's wool=6203.11.90|men's synthetic=6203.12.20|women's wool=6204.11.00|women's synthetic=6204.13.20;Is it for men or for women, and what fiber is it mostly made of?;38-95;wool=60-130;1400;62x44x8;4;220-550;100;25;65;textile-label|wool-label;planning range 2026
kimono;digital-print|embroidery|woven-label;polyester or viscose=6211.43.10|cotton=6211.42.10|silk=6211.49.50;What fiber is it mostly made of?;8-22;silk=32-70;300;33x26x4;25;58-160;100;16;45;textile-label;planning range 2026
robe;embroidery|digital-print|woven-label;women's man-made fibers=6208.92.00|women's cotton=6208.91.10|men's cotton=6207.91.10|women's silk=6208.99.30;Is it for men or for women, and what fiber is it mostly made of?;8-20;silk=36-75;340;33x26x5;20;52-140;100;15;45;textile-label;planning range 2026
jumpsuit;embroidery|digital-print|woven-label;woven man-made fibers=6211.43.10|woven cotton=6211.42.10|woven linen=6211.49.80|knit man-made fibers=6114.30.30;Is the fabric knit or woven, and what fiber is it mostly made of?;12-28;;480;34x28x5;18;72-180;150;18;50;textile-label;planning range 2026
overshirt;embroidery|patch|woven-label;men's cotton=6205.20.20|women's cotton=6206.30.30|men's man-made fibers=6205.30.20|women's man-made fibers=6206.40.30;Is it for men or for women, and what fiber is it mostly made of?;13-30;wool=22-46;560;35x28x6;15;78-180;150;18;50;textile-label;planning range 2026
chore-jacket;embroidery|patch|screen-print|woven-label;men's=6201.30.80|women's=6202.30.80;Is it for men or for women?;16-36;waxed-canvas=24-48;900;38x32x7;10;88-210;150;20;50;textile-label;planning range 2026
skirt-set;digital-print|embroidery|woven-label;cotton top=6206.30.30|cotton skirt=6204.52.20|man-made fiber top=6206.40.30|synthetic skirt=6204.53.30;Which piece of the set is it, and what fiber is it mostly made of?;13-32;;480;34x28x5;18;85-195;150;18;50;textile-label;planning range 2026
costume;digital-print|sublimation|embroidery;flimsy festive costume=9505.90.60|well-made, woven=6211.43.10|well-made, knit=6114.30.30;Is it a flimsy festive costume or well made with finished seams, and knit or woven?;13-45;;650;38x30x8;10;65-220;100;20;50;textile-label;planning range 2026
cape;embroidery|digital-print|woven-label;women's man-made fibers=6202.40.20|women's wool=6202.20.11|women's cotton=6202.30.20|flimsy festive costume=9505.90.60;Is it a coat-like cape or a flimsy costume piece, and what fiber is it mostly made of?;8-24;wool=24-58;550;36x30x6;12;52-165;100;18;45;textile-label;planning range 2026
wedding-dress;embroidery|woven-label;polyester=6204.43.40|silk=6204.49.10|viscose=6204.44.40;What fiber is it mostly made of?;60-190;silk=150-420;2200;70x50x15;1;350-1200;20;25;60;textile-label;planning range 2026
waistcoat;embroidery|woven-label;men's man-made fibers=6211.33.90|women's man-made fibers=6211.43.10|men's cotton=6211.32.90|women's cotton=6211.42.10;Is it for men or for women, and what fiber is it mostly made of?;9-21;wool=17-36;280;34x27x4;24;52-130;100;18;50;textile-label;planning range 2026
kids-dress;digital-print|embroidery|woven-label;girls' woven cotton=6204.42.30|girls' woven polyester=6204.43.40|babies' woven cotton=6209.20.10|girls' knit cotton=6104.42.00;Is it for a baby or for an older girl, and is the fabric knit or woven?;6-15;;190;28x23x3;40;36-84;150;16;45;textile-label|childrens-product;planning range 2026
kaftan;digital-print|embroidery|woven-label;polyester=6204.43.40|viscose=6204.44.40|cotton=6204.42.30|silk=6204.49.10;What fiber is it mostly made of?;10-26;silk=42-90;350;34x27x4;24;72-180;100;18;45;textile-label;planning range 2026
abaya;embroidery|digital-print|woven-label;dress=6204.43.40|open outer garment=6211.43.10;Is it worn as a dress or open over other clothes?;11-28;;600;36x28x5;18;68-185;100;18;45;textile-label;planning range 2026
tunic;digital-print|embroidery|woven-label;women's cotton=6206.30.30|women's man-made fibers=6206.40.30|women's linen=6206.90.00|men's cotton=6205.20.20;Is it for men or for women, and what fiber is it mostly made of?;7.5-17;;260;33x26x4;25;48-110;150;16;45;textile-label;planning range 2026
apron;screen-print|embroidery|patch|digital-print|woven-label;cotton=6211.42.10|man-made fibers=6211.43.10|linen=6211.49.80;What fiber is it mostly made of?;3-8;linen=6-13|denim=4.5-10;280;28x22x3;48;26-62;100;10;30;textile-label;planning range 2026
half-apron;screen-print|embroidery|patch|woven-label;cotton=6211.42.10|man-made fibers=6211.43.10|linen=6211.49.80;What fiber is it mostly made of?;2-5.5;;180;25x20x2.5;72;20-42;100;10;30;textile-label;planning range 2026
shop-apron;embroidery|patch|deboss|screen-print|woven-label;cotton canvas=6211.42.10|waxed canvas=6210.50.80|leather=4203.10.40;What is it made of?;7-18;waxed-canvas=9-22|leather=16-38;700;32x26x5;20;48-120;100;14;35;textile-label;planning range 2026
chef-jacket;embroidery|patch|woven-label;men's cotton=6211.32.90|women's cotton=6211.42.10|men's man-made fibers=6211.33.90|women's man-made fibers=6211.43.10;Is it for men or for women, and what fiber is it mostly made of?;8-18;;480;34x28x4;20;44-98;100;14;40;textile-label;planning range 2026
scrubs;embroidery|patch|woven-label;women's top=6211.43.10|women's pants=6204.63.90|men's top=6211.33.90|men's pants=6203.43.90;Is it the top or the pants, and for men or for women? (These lines are for polyester, cotton has its own.);12-28;;550;34x28x5;18;62-130;200;16;45;textile-label;planning range 2026
scrub-cap;digital-print|embroidery|woven-label;cotton=6505.00.20|man-made fibers=6505.00.80;What fiber is it mostly made of?;1.6-4;;60;18x14x2;150;14-30;100;10;30;textile-label;planning range 2026
lab-coat;embroidery|patch|woven-label;men's cotton=6211.32.90|women's cotton=6211.42.10|men's man-made fibers=6211.33.90|women's man-made fibers=6211.43.10;Is it for men or for women, and what fiber is it mostly made of?;8-18;;480;36x28x4;20;42-92;100;14;40;textile-label;planning range 2026
coveralls;embroidery|patch|screen-print|woven-label;men's cotton=6211.32.90|women's cotton=6211.42.10|men's man-made fibers=6211.33.90|women's man-made fibers=6211.43.10;Is it for men or for women, and what fiber is it mostly made of?;14-32;;950;38x32x8;8;78-180;150;18;45;textile-label;planning range 2026
work-pants;embroidery|patch|woven-label;men's cotton=6203.42.45|women's cotton=6204.62.80|men's man-made fibers=6203.43.90|women's man-made fibers=6204.63.90;Is it for men or for women, and what fiber is it mostly made of?;11-24;;680;34x28x6;15;62-130;200;18;50;textile-label;planning range 2026
uniform-shirt;embroidery|patch|woven-label;men's man-made fibers=6205.30.20|women's man-made fibers=6206.40.30|men's cotton=6205.20.20|women's cotton=6206.30.30;Is it for men or for women, and what fiber is it mostly made of?;6.5-15;;320;33x25x4;25;36-80;100;14;40;textile-label;planning range 2026
waterproof-apron;screen-print|digital-print|woven-label;coated man-made fiber fabric=6210.50.55|coated cotton=6210.50.80|plastic sheet=3926.20.90;Is it coated fabric or plastic sheet, and what fiber is the fabric?;3-8.5;;280;28x22x3;48;26-58;200;12;35;textile-label;planning range 2026
barber-cape;screen-print|digital-print|embroidery|woven-label;uncoated polyester=6211.43.10|coated fabric=6210.50.55|plastic sheet=3926.20.90;Is the fabric coated, or is it plastic sheet?;2.5-6.5;;220;28x22x2.5;50;20-46;200;12;30;textile-label;planning range 2026
choir-robe;embroidery|patch|woven-label;women's or unisex=6211.43.10|men's=6211.33.90;Is it cut for men only, or for women or everybody?;12-28;;650;38x30x5;16;62-135;50;16;45;textile-label;planning range 2026
graduation-gown;embroidery|screen-print|woven-label;women's or unisex=6211.43.10|men's=6211.33.90;Is it cut for men only, or for women or everybody?;7-17;;450;34x28x4;20;34-78;100;14;40;textile-label;planning range 2026
kids-apron;screen-print|embroidery|digital-print|woven-label;cotton=6211.42.10|man-made fibers=6211.43.10|linen=6211.49.80;What fiber is it mostly made of?;2-5;;140;24x19x2;100;18-38;100;10;30;textile-label|childrens-product;planning range 2026
leggings;sublimation|screen-print|label;synthetic fibers=6104.63.20|cotton=6104.62.20;What fiber is it mostly made of?;6-13;;240;26x20x3;50;42-98;200;15;40;textile-label;planning range 2026
sports-bra;screen-print|sublimation|label;any=6212.10.90;;4.5-10;;130;20x16x4;60;32-68;200;15;40;textile-label;planning range 2026
bike-shorts;screen-print|sublimation|label;women's synthetic=6104.63.20|men's synthetic=6103.43.15|women's cotton=6104.62.20;Is it for men or for women, and what fiber is it mostly made of?;4.5-10;;170;22x18x3;72;32-64;200;15;40;textile-label;planning range 2026
gym-shorts;screen-print|sublimation|embroidery|label;men's knit=6103.43.15|women's knit=6104.63.20|men's woven=6203.43.90|women's woven=6204.63.90;Is it for men or for women, and is the fabric knit or woven?;4.5-10;;200;26x20x3;50;30-66;150;14;35;textile-label;planning range 2026
running-shorts;screen-print|sublimation|label;men's woven=6203.43.90|women's woven=6204.63.90|men's knit=6103.43.15|women's knit=6104.63.20;Is it for men or for women, and is the fabric knit or woven?;5-11;;150;24x18x3;60;34-72;150;14;40;textile-label;planning range 2026
running-shirt;sublimation|screen-print|label;T-shirt or singlet=6109.90.10|half-zip top=6110.30.30;Is it a T-shirt or singlet, or a half-zip pullover?;3-7.5;;140;26x20x2;80;28-62;100;12;30;textile-label;planning range 2026
workout-top;screen-print|sublimation|label;T-shirt or tank, man-made fibers=6109.90.10|cropped top, man-made fibers=6114.30.10|T-shirt or tank, cotton=6109.10.00;Does it reach the waist, and what fiber is it mostly made of?;3.5-8;;150;25x20x2.5;72;30-62;150;14;35;textile-label;planning range 2026
track-jacket;embroidery|screen-print|sublimation|patch|label;men's=6101.30.20|women's=6102.30.20;Is it for men or for women?;9-20;;400;32x26x5;20;58-125;150;15;40;textile-label;planning range 2026
yoga-pants;screen-print|sublimation|label;synthetic fibers=6104.63.20|cotton=6104.62.20|viscose=6104.69.20;What fiber is it mostly made of?;7-14;;300;28x22x3;48;46-105;200;15;40;textile-label;planning range 2026
unitard;screen-print|sublimation|label;man-made fibers=6114.30.30|cotton=6114.20.00;What fiber is it mostly made of?;7.5-16;;260;26x20x3;50;52-110;150;15;40;textile-label;planning range 2026
leotard;sublimation|screen-print|foil-stamp|label;man-made fibers=6114.30.30|cotton=6114.20.00;What fiber is it mostly made of?;6-16;;140;22x17x2;120;38-98;100;16;40;textile-label|childrens-product;planning range 2026
dance-skirt;sublimation|label;woven polyester or nylon=6204.53.30|knit polyester or nylon=6104.53.20;Is the fabric knit or woven, and what fiber is it mostly made of?;4-12;;120;24x18x2.5;80;26-72;100;14;35;textile-label;planning range 2026
rash-guard;sublimation|screen-print|label;any=6110.30.30;;6-13;;200;26x20x3;50;42-82;100;14;35;textile-label;planning range 2026
cycling-jersey;sublimation|label;any=6110.30.30;;9-22;;180;27x21x3;50;58-150;50;14;35;textile-label;planning range 2026
bib-shorts;sublimation|label;men's=6103.43.20|women's=6104.63.10;Is it for men or for women?;14-34;;240;27x21x5;30;78-210;50;15;40;textile-label;planning range 2026
sports-jersey;sublimation|screen-print|patch|label;round or V-neck=6109.90.10|men's with collar or buttons=6105.20.20|women's with collar or buttons=6106.20.20;Does it have a collar or buttons, and is it for men or for women?;5-12;;190;28x22x2.5;50;38-88;30;12;30;textile-label;planning range 2026
basketball-jersey;sublimation|screen-print|embroidery|label;any=6109.90.10;;4.5-11;;170;28x22x2.5;50;36-84;30;12;30;textile-label;planning range 2026
esports-jersey;sublimation|label;round or V-neck=6109.90.10|men's with collar=6105.20.20|women's with collar=6106.20.20;Does it have a collar, and is it for men or for women?;5-12;;190;28x22x2.5;50;42-85;20;12;30;textile-label;planning range 2026
golf-polo;embroidery|sublimation|label;men's man-made fibers=6105.20.20|women's man-made fibers=6106.20.20|men's cotton=6105.10.00|women's cotton=6106.10.00;Is it for men or for women, and what fiber is it mostly made of?;6-14;;220;29x23x3;40;48-98;100;14;35;textile-label;planning range 2026
compression-shirt;sublimation|screen-print|label;any=6109.90.10;;4.5-10;;170;25x20x2.5;72;34-68;150;14;35;textile-label;planning range 2026
ski-base-layer;sublimation|jacquard|screen-print|label;man-made fiber top=6109.90.10|men's man-made fiber bottoms=6107.12.00|women's man-made fiber bottoms=6108.92.00|long-sleeved wool top=6109.90.15;Is it a top or bottoms, for men or for women, and is it wool or man-made fiber?;8-20;merino=15-32;280;28x22x4;36;55-130;150;16;45;textile-label|wool-label;planning range 2026
martial-arts-gi;embroidery|patch|woven-label;men's cotton=6203.22.10|women's cotton=6204.22.10;Is it for men or for women?;16-42;;1500;38x32x9;8;85-200;50;18;45;textile-label;planning range 2026
cheer-uniform;sublimation|embroidery|foil-stamp|label;cropped top=6114.30.10|knit skirt=6104.53.20|one-piece dress=6104.43.20;Is it the top, the skirt or a one-piece dress?;14-42;;380;30x24x4;30;78-210;20;18;45;textile-label|childrens-product;planning range 2026
tennis-skirt;screen-print|embroidery|label;knit synthetic=6104.53.20|woven synthetic=6204.53.30|dress, knit synthetic=6104.43.20;Is it a skirt or a dress, and is the fabric knit or woven?;6-14;;200;25x20x3;60;42-92;150;15;40;textile-label;planning range 2026
running-tights;sublimation|screen-print|label;men's=6103.43.15|women's=6104.63.20;Is it for men or for women?;6-13;;210;26x20x3;50;38-84;150;15;40;textile-label;planning range 2026
fight-shorts;sublimation|embroidery|patch|label;woven man-made fibers=6203.43.90|knit synthetic=6103.43.15;Is the fabric knit or woven, and what fiber is it mostly made of?;6.5-15;;200;26x20x3;50;42-84;50;14;35;textile-label;planning range 2026
activewear-set;sublimation|screen-print|label;leggings=6104.63.20|sports bra=6212.10.90|cropped top=6114.30.10;Which piece of the set is it?;10-22;;370;28x22x5;25;70-150;150;16;45;textile-label;planning range 2026
training-bibs;screen-print|sublimation|label;any=6114.30.10;;1-3.2;;80;24x18x1.5;120;8-20;100;10;25;textile-label;planning range 2026
swimsuit;sublimation|digital-print|label;knit synthetic=6112.41.00|woven man-made fibers=6211.12.10;Is the fabric knit or woven, and what fiber is it mostly made of?;7-18;;170;23x18x3;72;58-150;150;16;45;textile-label;planning range 2026
bikini;sublimation|digital-print|label;knit synthetic=6112.41.00|knit, other fibers=6112.49.00|woven man-made fibers=6211.12.10;Is the fabric knit or woven, and what fiber is it mostly made of?;6-16;;120;20x16x3;80;52-140;150;16;45;textile-label;planning range 2026
swim-trunks;digital-print|sublimation|embroidery|label;woven man-made fibers=6211.11.10|knit synthetic=6112.31.00|woven cotton=6211.11.80;Is the fabric knit or woven, and what fiber is it mostly made of?;5.5-13;;200;26x20x3;50;42-98;150;15;40;textile-label;planning range 2026
board-shorts;sublimation|digital-print|patch|label;woven man-made fibers=6211.11.10|knit synthetic=6112.31.00;Is the fabric knit or woven, and what fiber is it mostly made of?;7.5-16;;240;28x22x3;48;48-98;150;15;45;textile-label;planning range 2026
swim-cap;screen-print|pad-print;silicone or rubber=6506.91.00|knit man-made fibers=6505.00.60;What is it made of?;0.8-2.6;;60;18x14x1.5;240;10-26;200;8;25;prop-65;planning range 2026
wetsuit;screen-print|sublimation|label;any=6113.00.90;;32-85;natural-rubber=55-125;1700;40x32x12;5;130-380;100;22;60;textile-label;planning range 2026
kids-swimsuit;sublimation|digital-print|label;girls' knit synthetic=6112.41.00|boys' woven man-made fibers=6211.11.10|boys' knit synthetic=6112.31.00|babies' synthetic=6111.30.50;Is it for girls, boys or babies, and is the fabric knit or woven?;4.5-11;;120;20x16x3;80;28-62;150;15;40;textile-label|childrens-product;planning range 2026
cover-up;digital-print|embroidery|woven-label;woven viscose dress=6204.44.40|woven cotton dress=6204.42.30|woven man-made fiber wrap=6211.43.10|woven cotton wrap=6211.42.10;Is it a dress or a wrap, and what fiber is it mostly made of?;5.5-16;;200;28x22x3;48;38-110;150;15;40;textile-label;planning range 2026
burkini;sublimation|digital-print|label;any=6112.41.00;;12-26;;450;30x24x5;25;62-140;150;18;45;textile-label;planning range 2026
sneakers;embroidery|deboss|screen-print;leather, men's=6403.99.60|leather, women's=6403.99.90|textile, over $12 a pair=6404.11.90|plastic or vegan leather=6402.99.31;What is the upper made of, and is it for men or for women?;14-32;leather=18-40|vegan-leather=13-28;1200;33x21x12;10;78-190;300;30;70;footwear-label;planning range 2026
running-shoes;screen-print|embroidery|label;textile, over $12 a pair=6404.11.90|textile, $6.50 to $12 a pair=6404.11.89|plastic upper=6402.99.31;What is the upper made of, and what is a pair worth at the factory?;16-36;;850;33x20x12;10;88-190;600;35;75;footwear-label;planning range 2026
high-top-sneakers;embroidery|deboss|screen-print;leather, men's=6403.91.60|leather, women's=6403.91.90|textile, over $12 a pair=6404.11.90|plastic or vegan leather=6402.91.40;What is the upper made of, and is it for men or for women?;16-36;leather=20-44;1300;34x23x13;8;88-200;300;30;70;footwear-label;planning range 2026
canvas-shoes;digital-print|screen-print|embroidery|label;over $12 a pair=6404.11.90|$6.50 to $12 a pair=6404.11.89|$3 to $6.50 a pair=6404.11.79;What is a pair worth at the factory?;7-16;;950;32x20x12;10;45-92;300;25;60;footwear-label;planning range 2026
skate-shoes;embroidery|deboss|screen-print;suede or leather, men's=6403.99.60|suede or leather, women's=6403.99.90|textile, over $12 a pair=6404.11.90;What is the upper made of, and is it for men or for women?;15-30;;1100;33x21x12;10;68-125;300;30;70;footwear-label;planning range 2026
hiking-boots;deboss|embroidery|label;leather, men's=6403.91.60|leather, women's=6403.91.90|textile, over $12 a pair=6404.19.90|textile, waterproof protective=6404.19.20;What is the upper made of, and is it for men or for women?;20-45;;1400;35x24x13;8;110-240;600;35;75;footwear-label;planning range 2026
barefoot-shoes;embroidery|deboss|screen-print;textile, over $12 a pair=6404.11.90|leather, men's=6403.99.60|leather, women's=6403.99.90|plastic or vegan leather=6402.99.31;What is the upper made of, and is it for men or for women?;15-34;leather=18-40;700;31x19x11;12;85-175;300;30;70;footwear-label;planning range 2026
ballet-shoes;foil-stamp|deboss|label;leather upper, leather sole=6403.59.90|canvas or satin upper, leather sole=6404.20.40;What is the upper made of?;4.5-14;satin=14-34;250;25x14x8;30;22-78;200;20;50;footwear-label|childrens-product;planning range 2026
dance-shoes;foil-stamp|deboss|label;leather upper, leather sole, women's=6403.59.90|leather upper, rubber sole, women's=6403.99.90|textile upper, leather sole=6404.20.40|plastic upper=6402.99.31;What are the upper and the sole made of?;12-32;;750;30x19x11;12;58-160;200;25;60;footwear-label;planning range 2026
cycling-shoes;screen-print|deboss|label;plastic or vegan leather=6402.19.15|leather, men's=6403.19.40|leather, women's=6403.19.70|textile, over $12 a pair=6404.11.90;What is the upper made of, and is it for men or for women?;18-45;;900;33x20x12;10;92-240;300;35;75;footwear-label;planning range 2026
baby-shoes;deboss|embroidery|screen-print|label;leather upper and sole=6403.59.90|textile upper and sole=6405.20.90|knit, without a sole=6111.20.60;What are the upper and the sole made of, and does it have an applied sole?;3.5-10;;160;17x11x6;80;22-52;200;20;50;footwear-label|childrens-product|small-parts;planning range 2026
basketball-shoes;screen-print|embroidery|label;textile, over $12 a pair=6404.11.90|leather, men's=6403.91.60|plastic or vegan leather=6402.91.40;What is the upper made of?;20-44;;1200;35x23x13;8;105-210;600;35;80;footwear-label;planning range 2026
kids-sneakers;screen-print|embroidery|deboss|label;textile, $6.50 to $12 a pair=6404.11.89|textile, over $12 a pair=6404.11.90|plastic or vegan leather=6402.99.31|leather, boys'=6403.99.60;What is the upper made of, and what is a pair worth at the factory?;7.5-17;;650;27x17x10;18;38-84;300;28;65;footwear-label|childrens-product;planning range 2026
soccer-cleats;screen-print|deboss|label;plastic upper=6402.19.15|leather, men's=6403.19.40|leather, women's=6403.19.70|textile, over $12 a pair=6404.11.90;What is the upper made of, and is it for men or for women?;12-30;;700;32x20x11;12;58-155;600;35;75;footwear-label;planning range 2026
golf-shoes;deboss|embroidery|label;plastic or vegan leather=6402.19.05|leather, men's=6403.19.30|leather, women's=6403.19.50|textile, over $12 a pair=6404.11.90;What is the upper made of, and is it for men or for women?;18-40;;1100;34x21x12;10;95-210;300;32;75;footwear-label;planning range 2026
water-shoes;sublimation|screen-print|label;textile upper, textile-faced sole=6404.19.37|textile upper, rubber sole=6404.19.39|molded plastic=6402.99.31;What are the upper and the bottom of the sole made of?;3.2-9;;350;28x16x8;25;20-48;500;22;50;footwear-label;planning range 2026
snow-boots;deboss|embroidery|label;leather or suede, men's=6403.91.60|leather or suede, women's=6403.91.90|textile upper=6404.19.20|plastic upper=6402.91.50;What is the upper made of, and is it for men or for women?;15-38;;1400;34x28x13;6;78-200;300;30;70;footwear-label;planning range 2026
leather-boots;deboss|embroidery|label;rubber sole, men's=6403.91.60|rubber sole, women's=6403.91.90|leather sole, men's=6403.51.60|leather sole, women's=6403.51.90;Is the sole rubber or leather, and is it for men or for women?;24-58;vegan-leather=16-36;1500;35x26x13;6;120-320;200;30;70;footwear-label;planning range 2026
chelsea-boots;deboss|label;rubber sole, men's=6403.91.60|rubber sole, women's=6403.91.90|leather sole, men's=6403.51.60|leather sole, women's=6403.51.90;Is the sole rubber or leather, and is it for men or for women?;22-52;vegan-leather=15-32;1300;34x24x12;8;110-270;200;30;70;footwear-label;planning range 2026
work-boots;deboss|embroidery|label;metal toe cap=6403.40.60|no metal toe cap, men's=6403.91.60|no metal toe cap, women's=6403.91.90|welt construction=6403.91.30;Does it have a metal toe cap or a welt, and is it for men or for women?;22-50;;1700;35x27x14;6;110-250;300;32;75;footwear-label;planning range 2026
cowboy-boots;embroidery|deboss|label;leather sole, men's=6403.51.60|leather sole, women's=6403.51.90|rubber sole, men's=6403.91.60|rubber sole, women's=6403.91.90;Is the sole leather or rubber, and is it for men or for women?;32-80;vegan-leather=18-42;1900;42x33x14;4;150-420;150;35;80;footwear-label;planning range 2026
loafers;deboss|foil-stamp|label;rubber sole, men's=6403.99.60|rubber sole, women's=6403.99.90|leather sole, men's=6403.59.60|leather sole, women's=6403.59.90;Is the sole rubber or leather, and is it for men or for women?;20-48;vegan-leather=13-28;950;33x20x12;10;98-260;200;28;65;footwear-label;planning range 2026
dress-shoes;deboss|foil-stamp|label;leather sole, men's=6403.59.60|rubber sole, men's=6403.99.60|welt construction=6403.99.40|rubber sole, women's=6403.99.90;Is the sole leather or rubber, is it welted, and is it for men or for women?;24-60;vegan-leather=15-32;1200;34x21x12;10;120-320;200;30;70;footwear-label;planning range 2026
ballet-flats;deboss|foil-stamp|label;leather, rubber sole=6403.99.90|leather, leather sole=6403.59.90|plastic or vegan leather=6402.99.31|textile upper, textile-faced sole=6404.19.37;What are the upper and the sole made of?;12-30;vegan-leather=7-16|leather=14-34;550;29x17x9;20;68-185;200;26;60;footwear-label;planning range 2026
heels;deboss|foil-stamp|label;leather, rubber sole=6403.99.90|leather, leather sole=6403.59.90|plastic or vegan leather=6402.99.31|textile, over $12 a pair=6404.19.90;What are the upper and the sole made of?;15-42;vegan-leather=9-22|leather=18-48;850;30x20x11;12;88-280;200;28;65;footwear-label;planning range 2026
mules;deboss|foil-stamp|label;leather, rubber sole=6403.99.90|leather, leather sole=6403.59.90|plastic or vegan leather=6402.99.31|textile upper, textile-faced sole=6404.19.37;What are the upper and the sole made of?;14-36;vegan-leather=8-20;700;30x19x11;12;74-210;200;26;60;footwear-label;planning range 2026
moccasins;deboss|embroidery|label;rubber sole, men's=6403.99.60|rubber sole, women's=6403.99.90|leather sole, men's=6403.59.60|leather sole, women's=6403.59.90;Is the sole rubber or leather, and is it for men or for women?;14-34;;700;31x19x11;12;68-180;200;26;60;footwear-label;planning range 2026
rain-boots;screen-print|pad-print|label;over 90% PVC=6401.92.60|other rubber or plastic=6401.92.90|covering the knee=6401.99.10;Is more than 90% of the outside PVC, and does it cover the knee?;8-22;pvc=5-13|natural-rubber=15-34;1700;36x30x13;6;58-150;500;25;60;footwear-label|prop-65;planning range 2026
tall-boots;deboss|label;leather, rubber sole=6403.91.90|leather, leather sole=6403.51.90|plastic or vegan leather=6402.91.40|leather, men's, rubber sole=6403.91.60;What are the upper and the sole made of, and is it for men or for women?;32-85;vegan-leather=17-40;1900;50x30x13;4;145-420;200;32;75;footwear-label;planning range 2026
boat-shoes;deboss|embroidery|label;leather, men's=6403.99.60|leather, women's=6403.99.90|textile, over $12 a pair=6404.19.90;What is the upper made of, and is it for men or for women?;16-36;;950;33x20x12;10;80-185;200;28;65;footwear-label;planning range 2026
leather-clogs;deboss|label;leather, rubber sole, women's=6403.99.90|leather, rubber sole, men's=6403.99.60|leather on a wooden base=6403.99.20;Is the base wood, and is it for men or for women?;14-34;;900;31x21x12;10;74-185;200;28;65;footwear-label;planning range 2026
sandals;deboss|foil-stamp|label;leather, women's=6403.99.90|leather, men's=6403.99.60|plastic or vegan leather=6402.99.31|plastic upper on a cork base=6402.99.25;What are the upper and the base made of, and is it for men or for women?;9-26;leather=12-30|vegan-leather=7-17;650;30x20x10;15;55-165;300;26;60;footwear-label;planning range 2026
slides;deboss|screen-print|digital-print|pad-print;molded in one piece=6402.99.27|plastic strap=6402.99.31|textile strap, rubber sole=6404.19.39|leather strap=6403.99.90;Is it molded in one piece, and what is the strap made of?;3.2-9;pvc=3-7.5;450;30x20x9;16;25-58;300;20;45;footwear-label|prop-65;planning range 2026
flip-flops;screen-print|deboss|digital-print;rubber or plastic with plugged straps=6402.20.00|textile straps=6404.19.39|leather straps, women's=6403.99.90;What are the straps made of?;1.4-5;leather=7-16;350;29x19x7;20;14-42;500;18;40;footwear-label|prop-65;planning range 2026
foam-clogs;deboss|pad-print|digital-print;molded in one piece=6402.99.27|with a riveted strap=6402.99.31;Is it molded in one piece, or is a strap attached to it?;3.5-9;;480;30x20x12;12;28-60;500;25;50;footwear-label|prop-65;planning range 2026
slippers;embroidery|patch|label|deboss;textile upper, textile-faced sole=6404.19.37|textile or felt upper, rubber sole=6404.19.39|textile sole and upper=6405.20.90|wool felt sole and upper=6405.20.60|suede or leather, women's=6403.99.90;What are the upper and the bottom of the sole made of?;3.5-12;wool=7-18|suede=10-24|felt=5-12;380;30x20x9;16;26-75;300;18;45;footwear-label;planning range 2026
espadrilles;embroidery|screen-print|label;cotton or linen upper, textile-faced sole=6404.19.36|cotton or linen upper, jute sole=6405.20.30|leather, women's=6403.99.90;What are the upper and the bottom of the sole made of?;6-15;leather=10-24;550;30x19x9;16;45-110;300;22;55;footwear-label;planning range 2026
sport-sandals;screen-print|label|deboss;textile straps, textile-faced sole=6404.19.37|textile straps, rubber sole=6404.19.39|plastic straps=6402.99.31;What are the straps and the bottom of the sole made of?;7-18;;750;31x21x11;12;48-115;300;25;60;footwear-label;planning range 2026
kids-sandals;deboss|screen-print|pad-print;molded plastic in one piece=6402.99.27|plastic or vegan leather=6402.99.31|leather=6403.99.90;Is it molded in one piece, and what is the upper made of?;2.8-8;leather=8-17;280;22x16x8;30;20-52;300;22;50;footwear-label|childrens-product;planning range 2026
hotel-slippers;embroidery|screen-print|label;disposable=6405.90.20|textile upper, textile-faced sole=6404.19.37|textile sole and upper=6405.20.90;Is it for one-time use, and what is the bottom of the sole made of?;0.6-2.6;;110;29x12x3;80;8-24;500;10;30;footwear-label;planning range 2026
insoles;screen-print|deboss|label;rubber or plastic=6406.90.30|textile=6406.90.15|leather=6406.90.60;What is it mostly made of?;1.2-5;cork=2.2-6|leather=2.5-7;140;30x12x4;60;18-48;500;14;35;medical-device;planning range 2026
shoelaces;jacquard|sublimation|screen-print|label;textile=6307.90.50|leather=4205.00.20;What is it made of?;0.25-1.1;leather=1-2.8;30;14x7x1.5;600;7-18;500;8;20;;planning range 2026
shoe-charms;enamel-fill|pad-print|uv-print|plating;rubber or plastic=3926.40.00|base metal=7117.19.90;What is it made of?;0.12-0.7;zinc-alloy=0.35-1.3;8;8x6x1;1000;4-14;300;10;25;prop-65|small-parts;planning range 2026
shoe-care-kit;label|laser-engraving|offset-print;cleaner or polish=3405.10.00|brush=9603.90.80|cloth=6307.10.20;Which piece gives the set its main purpose: the cleaner, the brush or the cloth?;3.5-9;;480;20x15x7;40;24-48;500;14;40;prop-65;planning range 2026
shoe-trees;laser-engraving|label;wood=4417.00.80|plastic=3926.90.99;What is it made of?;4-10;plastic=1-3;700;28x12x9;25;24-58;300;14;35;lacey-act;planning range 2026
sneaker-case;screen-print|sticker-label|uv-print;any=3924.90.56;;4-11;acrylic-sheet=14-34;1200;38x28x8;10;20-48;300;14;35;prop-65;planning range 2026
shoehorn;laser-engraving|deboss|pad-print;wood=4421.99.98|plastic=3926.90.99|stainless steel=7326.90.86;What is it made of?;0.8-5;;140;45x6x4;80;10-35;300;10;30;prop-65;planning range 2026
crease-protectors;pad-print|sticker-label;any=6406.90.30;;0.5-1.8;;60;20x13x5;60;9-20;500;10;25;prop-65;planning range 2026
tote-bag;screen-print|dtf-print|embroidery|patch|woven-label;cotton=4202.92.15|man-made fibers=4202.92.31|jute or linen=4202.92.20;What is the outer surface made of?;1.5-5;organic-cotton=2.2-6.5|jute=1.8-5|linen=3-8;220;40x36x1.5;40;18-42;100;10;30;prop-65;planning range 2026
backpack;screen-print|embroidery|woven-label|patch;man-made fibers=4202.92.31|cotton=4202.92.15|plastic sheeting=4202.92.45;What is the outer surface made of?;9-26;waxed-canvas=20-42|canvas=10-24;850;46x32x10;6;55-150;200;20;50;prop-65;planning range 2026
mini-backpack;embroidery|screen-print|digital-print|patch|deboss;man-made fibers=4202.92.31|plastic sheeting=4202.92.45|cotton=4202.92.15;What is the outer surface made of?;7-17;;450;30x24x8;15;38-88;200;18;45;prop-65;planning range 2026
duffel-bag;screen-print|embroidery|woven-label|patch;man-made fibers=4202.92.31|cotton=4202.92.15|plastic sheeting=4202.92.45;What is the outer surface made of?;9-24;waxed-canvas=22-45;900;50x30x8;6;58-150;200;20;50;prop-65;planning range 2026
gym-bag;screen-print|embroidery|woven-label|patch;man-made fibers=4202.92.31|cotton=4202.92.15|plastic sheeting=4202.92.45;What is the outer surface made of?;8-20;;750;45x28x8;8;48-110;200;18;45;prop-65;planning range 2026
weekender-bag;screen-print|embroidery|woven-label|patch;cotton=4202.92.15|man-made fibers=4202.92.31|plastic sheeting=4202.92.45;What is the outer surface made of?;13-32;waxed-canvas=25-50;1200;52x34x10;5;88-220;150;20;50;prop-65;planning range 2026
drawstring-bag;screen-print|sublimation|dtf-print|embroidery|label;man-made fibers=4202.92.31|cotton=4202.92.15|plastic sheeting=4202.92.45;What is the outer surface made of?;1.2-4;;130;36x30x1;80;12-30;200;10;30;prop-65;planning range 2026
fanny-pack;screen-print|embroidery|woven-label|patch;man-made fibers=4202.92.31|cotton=4202.92.15|plastic sheeting=4202.92.45;What is the outer surface made of?;3.5-10;;180;24x16x4;50;24-58;200;15;40;prop-65;planning range 2026
crossbody-bag;screen-print|embroidery|woven-label|patch;man-made fibers=4202.22.81|cotton=4202.22.45|plastic sheeting=4202.22.15;What is the outer surface made of?;4.5-14;;280;28x22x5;25;32-84;200;16;45;prop-65;planning range 2026
messenger-bag;screen-print|embroidery|woven-label|patch;man-made fibers=4202.12.81|cotton=4202.12.40|plastic=4202.12.29;What is the outer surface made of?;8-22;waxed-canvas=20-42;750;40x30x8;8;54-140;200;18;50;prop-65;planning range 2026
laptop-bag;screen-print|embroidery|woven-label|patch;man-made fibers=4202.12.81|cotton=4202.12.40|plastic=4202.12.29;What is the outer surface made of?;9-24;vegan-leather=11-28;800;42x32x7;8;58-145;200;20;50;prop-65;planning range 2026
laptop-sleeve;screen-print|embroidery|woven-label|patch;man-made fibers=4202.12.81|cotton=4202.12.40|plastic=4202.12.29;What is the outer surface made of?;3.5-11;felt=4-10|vegan-leather=5-13;260;36x27x3;30;28-62;200;14;40;prop-65;planning range 2026
camera-bag;screen-print|embroidery|woven-label|patch;travel-type bag or backpack=4202.92.31|fitted case, man-made fibers=4202.92.91|fitted case, cotton=4202.92.60;Is it a bag that holds other things too, or a case fitted to the camera?;12-34;waxed-canvas=24-52;1000;38x28x14;6;78-220;200;22;55;prop-65;planning range 2026
cooler-bag;screen-print|digital-print|embroidery|patch|label;textile=4202.92.08|plastic sheeting=4202.92.10;Is the outside textile or plastic sheeting?;4-16;;550;34x26x8;12;28-88;200;16;40;food-contact|prop-65;planning range 2026
lunch-bag;screen-print|digital-print|embroidery|label;textile=4202.92.08|plastic sheeting=4202.92.10;Is the outside textile or plastic sheeting?;2.8-8.5;;250;28x24x4;30;20-46;200;14;40;food-contact|prop-65;planning range 2026
diaper-bag;screen-print|embroidery|woven-label|patch;man-made fibers=4202.92.31|cotton=4202.92.15|plastic sheeting=4202.92.45;What is the outer surface made of?;12-32;vegan-leather=15-38;1000;42x32x12;5;72-185;200;20;50;prop-65;planning range 2026
makeup-bag;screen-print|embroidery|woven-label|patch;man-made fibers=4202.92.31|cotton=4202.92.15|plastic sheeting=4202.92.45;What is the outer surface made of?;1.6-6;vegan-leather=2.5-8;120;22x15x3;80;16-44;200;14;40;prop-65;planning range 2026
toiletry-bag;screen-print|embroidery|woven-label|patch;cotton=4202.92.15|man-made fibers=4202.92.31|plastic sheeting=4202.92.45;What is the outer surface made of?;3-10;waxed-canvas=6-14|vegan-leather=4-11;260;26x17x6;30;26-68;200;14;40;prop-65;planning range 2026
zip-pouch;screen-print|embroidery|digital-print|dtf-print|woven-label;cotton=4202.32.40|man-made fibers=4202.32.93|plastic sheeting=4202.32.20;What is the outer surface made of?;1.1-4;;70;22x15x1.5;150;12-30;200;12;35;prop-65;planning range 2026
pencil-case;screen-print|embroidery|digital-print|sublimation|woven-label;man-made fibers=4202.92.91|cotton=4202.92.60|plastic sheeting=4202.92.97;What is the outer surface made of?;1.2-4.5;;90;22x11x4;80;12-28;200;14;35;prop-65;planning range 2026
garment-bag;screen-print|embroidery|woven-label|patch;man-made fibers=4202.12.81|cotton=4202.12.40|plain nonwoven dust cover=6307.90.98;Is it a travel bag or a plain dust cover, and what is it made of?;4-14;polypropylene=0.9-2.5;600;60x40x3;12;32-88;200;16;45;prop-65;planning range 2026
dance-bag;embroidery|screen-print|sublimation|patch|woven-label;man-made fibers=4202.92.31|cotton=4202.92.15|plastic sheeting=4202.92.45;What is the outer surface made of?;5-18;;550;40x30x6;12;34-90;150;18;45;prop-65;planning range 2026
shoe-bag;screen-print|embroidery|dtf-print|woven-label;lined bag, man-made fibers=4202.92.31|lined bag, cotton=4202.92.15|plain drawstring pouch=6307.90.98;Is it a lined travel bag or a plain drawstring pouch, and what is it made of?;1-5;;110;36x22x2;50;14-36;200;12;35;prop-65;planning range 2026
travel-packing-cubes;screen-print|embroidery|woven-label;man-made fibers=4202.92.31|cotton=4202.92.15|plastic sheeting=4202.92.45;What is the outer surface made of?;5-14;;450;36x26x4;24;28-65;300;16;45;prop-65;planning range 2026
suitcase;screen-print|digital-print|laser-engraving|label;plastic shell=4202.12.21|man-made fiber fabric=4202.12.81|aluminum=4202.19.00;What is the outer surface made of?;22-55;aluminum=75-160;3400;56x38x25;1;120-350;200;25;60;prop-65;planning range 2026
book-sleeve;digital-print|screen-print|embroidery|woven-label;cotton=4202.92.60|man-made fibers=4202.92.91;What is the outer surface made of?;2.2-6.5;;90;26x20x2;80;18-40;100;12;35;prop-65;planning range 2026
record-bag;screen-print|embroidery|patch|woven-label;cotton=4202.92.15|man-made fibers=4202.92.31|jute or linen=4202.92.20;What is the outer surface made of?;3.5-16;;400;36x35x3;24;28-84;100;16;45;prop-65;planning range 2026
knitting-bag;digital-print|screen-print|embroidery|woven-label;cotton=4202.92.15|man-made fibers=4202.92.31|jute or linen=4202.92.20;What is the outer surface made of?;2.5-10;;180;30x26x2.5;40;22-62;100;14;40;prop-65;planning range 2026
changing-clutch;screen-print|embroidery|digital-print|woven-label;man-made fibers=4202.92.31|cotton=4202.92.15|plastic sheeting=4202.92.45;What is the outer surface made of?;4-11;vegan-leather=5.5-13;280;28x20x4;40;28-62;200;16;45;prop-65|childrens-product;planning range 2026
belt-bag-for-tools;embroidery|screen-print|patch|woven-label|deboss;man-made fibers=4202.92.91|cotton=4202.92.60|plastic sheeting=4202.92.97;What is the outer surface made of?;3.5-12;waxed-canvas=7-17;300;28x22x4;36;26-68;200;16;40;prop-65;planning range 2026
hip-pouch;embroidery|screen-print|patch|deboss|woven-label;man-made fibers=4202.92.31|cotton=4202.92.15|plastic sheeting=4202.92.45;What is the outer surface made of?;4-13;;240;24x18x4;50;28-72;100;16;40;prop-65;planning range 2026
tool-roll;screen-print|embroidery|patch|deboss|woven-label;cotton canvas=4202.92.60|man-made fibers=4202.92.91|leather=4202.91.90;What is the outer surface made of?;4-15;waxed-canvas=7-20|leather=16-40;380;36x14x6;30;34-98;100;15;40;prop-65;planning range 2026
brush-roll;screen-print|embroidery|deboss|woven-label;cotton=4202.92.60|man-made fibers=4202.92.91;What is the outer surface made of?;2.2-7.5;;150;26x10x4;80;18-46;100;14;40;prop-65;planning range 2026
first-aid-pouch;screen-print|embroidery|patch|woven-label;man-made fibers=4202.92.91|cotton=4202.92.60|insulated=4202.92.08;Is it insulated, and what is the outer surface made of?;2-7;;150;22x16x4;60;16-44;200;14;40;prop-65;planning range 2026
cake-carrier;screen-print|digital-print|embroidery|label;insulated textile bag=4202.92.08|cotton casserole wrap=4202.92.15|plastic box=3924.10.40;Is it a fabric bag or a plastic box?;4-13;;480;34x34x6;12;28-64;200;16;40;food-contact;planning range 2026
bread-bag;screen-print|embroidery|woven-label|label;any=6307.90.98;;1.4-4.5;linen=2.8-6.5;110;36x26x1.5;60;16-34;100;12;35;food-contact;planning range 2026
produce-bag;screen-print|woven-label|label;any=6307.90.98;;0.5-2.4;;60;24x18x1.5;120;7-22;300;10;30;food-contact;planning range 2026
laundry-bag;screen-print|embroidery|dtf-print|woven-label;any=6307.90.98;;1-5.5;;160;32x26x2;50;14-38;200;12;35;prop-65;planning range 2026
yoga-mat-bag;screen-print|embroidery|digital-print|patch|woven-label;cotton=4202.92.15|man-made fibers=4202.92.31|jute or linen=4202.92.20;What is the outer surface made of?;3.5-11;;250;36x22x3;36;28-64;100;14;40;prop-65;planning range 2026
picnic-backpack;screen-print|embroidery|patch|woven-label;insulated textile bag=4202.92.08|not insulated, man-made fibers=4202.92.31;Is the main compartment insulated?;14-34;;1900;44x32x20;3;68-150;200;20;50;food-contact|prop-65;planning range 2026
grocery-bag;screen-print|digital-print|sublimation|label;nonwoven or polyester=4202.92.31|cotton=4202.92.15|jute or linen=4202.92.20|laminated plastic sheeting=4202.92.45;What is the outer surface made of?;0.5-2.6;jute=1.6-4|cotton=1.3-3.8;120;38x34x1.5;40;6-18;500;10;30;prop-65;planning range 2026
cable-organizer;screen-print|embroidery|deboss|patch|woven-label;man-made fibers=4202.92.91|cotton=4202.92.60|plastic sheeting=4202.92.97;What is the outer surface made of?;3-10;vegan-leather=4.5-12;210;25x18x5;40;24-62;200;14;40;prop-65;planning range 2026
goggle-cover;sublimation|digital-print|embroidery|label;fabric cover=6307.90.98|case, man-made fibers=4202.92.91;Is it a cover stretched over the goggles, or a case?;1-4;;50;20x11x2;200;14-30;100;12;30;prop-65;planning range 2026
fly-wallet;deboss|patch|embroidery|screen-print|woven-label;man-made fibers=4202.32.93|cotton=4202.32.40|leather=4202.31.60;What is the outer surface made of?;4-13;leather=9-24|waxed-canvas=6-15;150;20x13x4;80;30-74;100;15;40;prop-65;planning range 2026
tarot-bag;screen-print|embroidery|digital-print|foil-stamp|woven-label;plain drawstring pouch=6307.90.98|lined or fitted, man-made fibers=4202.92.91|lined or fitted, cotton=4202.92.60;Is it a plain drawstring pouch or a lined, fitted case, and what is it made of?;0.9-3.6;;45;20x14x1.5;200;12-30;100;12;35;;planning range 2026
dice-bag;embroidery|screen-print|digital-print|woven-label;plain drawstring pouch=6307.90.98|lined or fitted, man-made fibers=4202.92.91|lined or fitted, cotton=4202.92.60;Is it a plain drawstring pouch or a lined, fitted case, and what is it made of?;0.8-3.8;leather=4-10;50;18x13x2;150;10-30;100;12;35;;planning range 2026
pedalboard-bag;screen-print|embroidery|patch|woven-label;man-made fibers=4202.92.91|cotton=4202.92.60|plastic sheeting=4202.92.97;What is the outer surface made of?;9-28;;1400;54x32x12;4;58-150;100;18;45;prop-65;planning range 2026
running-belt;screen-print|sublimation|label;any=4202.92.31;;2-6.5;;90;20x12x2.5;150;18-42;200;12;35;prop-65;planning range 2026
treat-pouch;screen-print|embroidery|patch|woven-label;man-made fibers=4202.92.31|cotton=4202.92.15|silicone=3926.90.99;What is the outer surface made of?;2.2-8.5;waxed-canvas=6-13;140;20x15x4;72;20-50;200;14;40;prop-65;planning range 2026
sling-bag;screen-print|embroidery|woven-label|patch;man-made fibers=4202.92.31|cotton=4202.92.15|plastic sheeting=4202.92.45;What is the outer surface made of?;5-15;;320;32x18x5;30;34-85;200;16;45;prop-65;planning range 2026
shoulder-bag;embroidery|screen-print|deboss|patch|woven-label;man-made fibers=4202.22.81|cotton=4202.22.45|plastic sheeting=4202.22.15;What is the outer surface made of?;5-17;vegan-leather=7-20;420;34x26x6;16;42-125;200;18;45;prop-65;planning range 2026
kids-backpack;screen-print|digital-print|sublimation|embroidery|patch;man-made fibers=4202.92.31|cotton=4202.92.15|plastic sheeting=4202.92.45;What is the outer surface made of?;5.5-15;;420;36x28x7;12;32-72;200;18;45;childrens-product|prop-65;planning range 2026
clear-bag;screen-print|foil-stamp|digital-print|woven-label;bag or tote=4202.92.45|handbag=4202.22.15;Is it a handbag, or a larger tote or backpack?;2.5-8;;250;30x30x3;30;22-50;200;14;40;prop-65;planning range 2026
wine-bag;screen-print|embroidery|foil-stamp|patch|woven-label;cotton=4202.92.15|jute or linen=4202.92.20|man-made fibers=4202.92.31|insulated=4202.92.08;Is it insulated, and what is the outer surface made of?;0.9-4.5;;100;38x16x1.5;100;12-32;200;12;30;;planning range 2026
dust-bag;screen-print|foil-stamp|digital-print|embroidery|woven-label;any=6307.90.98;;0.25-1.6;;35;20x15x1;300;3-12;500;10;25;;planning range 2026
bottle-sling;sublimation|screen-print|embroidery|patch|woven-label;insulated=4202.92.08|not insulated, man-made fibers=4202.92.31|not insulated, cotton=4202.92.15;Is it insulated, and what is the outer surface made of?;2-7;;130;26x14x3;80;20-46;200;14;35;prop-65;planning range 2026
jewelry-travel-case;foil-stamp|deboss|embroidery|screen-print;plastic sheeting=4202.92.97|man-made fibers=4202.92.91|leather=4202.91.90;What is the outer surface made of?;2.2-8;leather=9-22;180;11x11x6;100;22-58;200;14;40;prop-65;planning range 2026
racket-bag;screen-print|embroidery|woven-label|patch;man-made fibers=4202.92.31|cotton=4202.92.15|plastic sheeting=4202.92.45;What is the outer surface made of?;10-30;;1100;50x32x10;5;68-180;150;20;50;prop-65;planning range 2026
leather-handbag;deboss|foil-stamp|plating|woven-label;leather, over $20 each=4202.21.90|leather, $20 or less each=4202.21.60|vegan leather (plastic sheeting)=4202.22.15;Is the outside leather or plastic sheeting, and what is one worth at the factory?;22-60;vegan-leather=9-26;850;34x28x12;6;125-420;100;22;50;prop-65;planning range 2026
leather-tote;deboss|foil-stamp|woven-label;leather=4202.91.90|vegan leather (plastic sheeting)=4202.92.45;What is the outer surface made of?;24-58;vegan-leather=10-26;950;42x34x8;6;120-340;100;22;50;prop-65;planning range 2026
leather-backpack;deboss|foil-stamp|woven-label;leather=4202.91.90|vegan leather (plastic sheeting)=4202.92.45;What is the outer surface made of?;28-68;vegan-leather=13-32;1200;42x32x12;5;145-390;100;24;55;prop-65;planning range 2026
leather-briefcase;deboss|foil-stamp|laser-engraving;leather=4202.11.00|vegan leather (plastic)=4202.12.29|man-made fiber fabric=4202.12.81;What is the outer surface made of?;30-75;vegan-leather=14-34;1400;42x32x10;6;160-450;100;24;55;prop-65;planning range 2026
leather-crossbody;deboss|foil-stamp|woven-label;leather, over $20 each=4202.21.90|leather, $20 or less each=4202.21.60|vegan leather (plastic sheeting)=4202.22.15;Is the outside leather or plastic sheeting, and what is one worth at the factory?;14-38;vegan-leather=6-17;450;26x20x8;20;84-230;100;20;45;prop-65;planning range 2026
clutch;deboss|foil-stamp|embroidery|plating;leather, over $20 each=4202.21.90|leather, $20 or less each=4202.21.60|vegan leather (plastic sheeting)=4202.22.15|satin or man-made fiber fabric=4202.22.81;Is the outside leather, plastic sheeting or fabric, and what is one worth at the factory?;8-26;vegan-leather=5-14|satin=5-15;320;27x17x5;36;52-170;100;18;45;prop-65;planning range 2026
leather-duffel;deboss|foil-stamp|woven-label;leather=4202.91.90|vegan leather (plastic sheeting)=4202.92.45;What is the outer surface made of?;48-115;vegan-leather=20-46;1900;54x32x16;3;230-620;50;25;60;prop-65;planning range 2026
leather-belt-bag;deboss|foil-stamp|woven-label;leather=4202.91.90|vegan leather (plastic sheeting)=4202.92.45;What is the outer surface made of?;12-32;vegan-leather=5.5-15;350;26x17x6;30;68-185;100;20;45;prop-65;planning range 2026
leather-toiletry-bag;deboss|foil-stamp|laser-engraving;leather=4202.91.90|vegan leather (plastic sheeting)=4202.92.45;What is the outer surface made of?;10-26;vegan-leather=4.5-12;320;26x16x7;30;56-140;100;18;45;prop-65;planning range 2026
wallet;deboss|foil-stamp|laser-engraving|embroidery;leather=4202.31.60|vegan leather=4202.32.20|nylon or polyester=4202.32.93;What is the outside made of?;4.5-11;vegan-leather=2.5-6|nylon=1.8-4.5;150;13x11x3;100;35-90;100;14;35;prop-65;planning range 2026
card-holder;deboss|foil-stamp|laser-engraving;leather=4202.31.60|vegan leather=4202.32.20|nylon or polyester=4202.32.93;What is the outside made of?;2-5.5;vegan-leather=1-2.8|aluminum=2-5;70;11x9x2;200;20-50;100;12;30;prop-65;planning range 2026
belt;deboss|laser-engraving|foil-stamp;leather=4203.30.00|vegan leather=3926.20.90|fabric=6217.10.95;What is the strap made of?;4-11;vegan-leather=2.2-5|canvas=1.8-4.5;280;14x14x5;60;30-85;100;14;35;prop-65;planning range 2026
passport-holder;deboss|foil-stamp|laser-engraving;leather=4202.31.60|vegan leather=4202.32.20|nylon or polyester=4202.32.93;What is the outside made of?;3-7.5;vegan-leather=1.4-3.5;110;16x12x2;150;25-60;100;12;30;prop-65;planning range 2026
leather-keychain;deboss|foil-stamp|laser-engraving;leather=4205.00.80|vegan leather=3926.90.99;What is the strap or fob made of?;0.9-2.6;vegan-leather=0.5-1.5;30;10x6x2;400;10-28;200;10;25;prop-65;planning range 2026
key-organizer;deboss|laser-engraving|foil-stamp;leather case=4202.31.60|steel=7326.90.86|aluminum=7616.99.51;Is it a leather case or mostly steel or aluminum?;2.2-5.5;aluminum=1.8-4.5|leather=2.5-6;80;11x6x3;150;18-45;200;14;30;prop-65;planning range 2026
luggage-tag;deboss|foil-stamp|laser-engraving|uv-print;leather=4205.00.80|plastic or vegan leather=3926.90.99;What is it made of?;1.2-3.2;pvc=0.4-1.1|vegan-leather=0.7-1.8;45;13x8x1.5;300;12-32;200;10;25;prop-65;planning range 2026
watch-strap;deboss|laser-engraving|foil-stamp;leather or silicone=9113.90.80|nylon or other fabric=9113.90.40|base metal=9113.20.40;What is the strap made of?;2.5-7;silicone=1-3|nylon=1.2-3.2|stainless-steel=3.5-9;45;24x5x2;200;25-70;200;14;30;prop-65;planning range 2026
coin-purse;deboss|foil-stamp|embroidery|screen-print;leather=4202.31.60|vegan leather=4202.32.20|cotton=4202.32.40|nylon or polyester=4202.32.93;What is the outside made of?;1.8-5;cotton=0.8-2.2|vegan-leather=1-2.8;60;11x9x2.5;200;15-38;100;12;30;prop-65;planning range 2026
leather-tool-belt;deboss|laser-engraving;belt with pouches=4202.91.90|belt alone=4203.30.00;Does it have pouches, or is it a belt alone?;14-32;nylon=7-15;1400;38x28x12;6;70-180;100;18;45;prop-65;planning range 2026
checkbook-cover;deboss|foil-stamp|laser-engraving;leather=4202.31.60|vegan leather=4202.32.20;Is the outside leather or a leather substitute?;2.4-6;vegan-leather=1.1-2.6;90;18x10x1.5;150;20-48;100;12;30;prop-65;planning range 2026
leather-journal-cover;deboss|foil-stamp|laser-engraving;leather cover alone=4205.00.80|sold with the notebook inside=4820.10.20;Is it sold with a notebook inside?;5.5-14;vegan-leather=2.5-6;280;23x16x3;50;35-90;100;14;35;prop-65;planning range 2026
sketchbook-harness;deboss|laser-engraving|woven-label;leather=4205.00.80|fabric webbing=6307.90.98;Is it mostly leather or fabric webbing?;6-15;nylon=3-7;260;24x16x4;40;38-85;100;16;40;prop-65;planning range 2026
camera-strap;deboss|jacquard|woven-label|laser-engraving;leather=4205.00.40|fabric webbing=6307.90.98;Is the strap leather or fabric webbing?;4.5-12;nylon=2-5|cotton=2.2-5.5;160;22x10x4;80;35-90;100;14;35;prop-65;planning range 2026
wrist-strap;deboss|laser-engraving|woven-label;leather=4205.00.40|fabric or cord=6307.90.98;Is the strap leather or fabric?;2-5.5;nylon=0.9-2.4|cotton=1-2.6;50;16x8x3;200;18-45;100;12;30;prop-65;planning range 2026
eyeglass-case;deboss|foil-stamp|screen-print;leather=4202.31.60|vegan leather=4202.32.20|nylon or polyester=4202.32.93|cotton=4202.32.40;What is the outside made of?;3-7.5;vegan-leather=1-2.8|microfiber=0.3-0.9;130;17x8x6;80;20-48;200;12;30;prop-65;planning range 2026
leather-valet-tray;deboss|foil-stamp|laser-engraving;leather=4205.00.80|vegan leather=3924.90.56;Is it leather or a leather substitute?;3.5-9;vegan-leather=1.6-4;160;22x18x2;60;28-65;100;12;30;prop-65;planning range 2026
money-clip;laser-engraving|deboss|plating;steel=7326.90.86|leather=4202.31.60;Is it a metal clip or a leather wallet with a clip?;1.2-3.8;leather=2.5-6;60;9x7x2;300;18-50;200;12;30;prop-65;planning range 2026
leather-coaster;deboss|foil-stamp|laser-engraving;leather=4205.00.80|vegan leather=3924.10.40;Is it leather or a leather substitute?;0.6-1.8;vegan-leather=0.25-0.8;35;10x10x0.6;400;6-18;200;10;25;prop-65;planning range 2026
leather-jacket;embroidery|deboss|patch;leather=4203.10.40|vegan leather=3926.20.90;Is it real leather or a leather substitute?;55-120;vegan-leather=14-32;1900;45x35x10;6;220-600;50;21;60;prop-65;planning range 2026
leather-gloves;deboss|embroidery|foil-stamp;sheepskin for men=4203.29.30|sheepskin for women with lining=4203.29.50|sheepskin for women without lining=4203.29.40|cowhide=4203.29.18;Which leather is it, for whom, and does it have a lining?;8-20;vegan-leather=2.5-6;160;26x13x3;80;45-120;100;16;45;prop-65;planning range 2026
leather-vest;embroidery|patch|deboss;leather=4203.10.40|vegan leather=3926.20.90;Is it real leather or a leather substitute?;32-70;vegan-leather=9-20;1000;40x32x7;10;120-320;50;21;55;prop-65;planning range 2026
leather-pants;deboss|woven-label;leather=4203.10.40|vegan leather=3926.20.90;Is it real leather or a leather substitute?;45-95;vegan-leather=9-22;1100;38x30x7;12;180-450;50;21;55;prop-65;planning range 2026
motorcycle-gloves;screen-print|embroidery|deboss;leather for racing or motocross=4203.21.80|leather for the road=4203.29.15|fabric for racing or motocross=6216.00.46|fabric for the road=6216.00.58;Are they leather or fabric, and for racing or for the road?;7-20;nylon=5-13;240;28x14x6;30;40-120;200;21;50;prop-65;planning range 2026
work-gloves;screen-print|woven-label|deboss;all leather=4203.29.08|leather palm with fabric back=4203.29.18|knit dipped in rubber or plastic=6116.10.55|woven cotton=6216.00.38;Are they all leather, leather and fabric, dipped knit or woven cotton?;2.5-8;nylon=0.8-2.4|cotton=0.6-1.8;170;26x13x4;60;14-38;300;14;35;;planning range 2026
baseball-cap;embroidery|patch|screen-print;cotton=6505.00.20|polyester=6505.00.80|wool=6505.00.40;What fiber is it mostly made of?;2.6-5.5;wool=4-8;130;28x19x4;44;22-40;100;12;30;;planning range 2026
dad-hat;embroidery|patch;cotton=6505.00.20|polyester=6505.00.80;What fiber is it mostly made of?;2.4-4.8;;110;26x18x4;50;22-38;100;12;30;;planning range 2026
trucker-hat;embroidery|patch|screen-print|dtf-print;polyester=6505.00.80|cotton=6505.00.20;What fiber is it mostly made of?;2.4-5;;115;28x19x4;44;22-38;100;12;30;;planning range 2026
snapback;embroidery|patch;acrylic or polyester=6505.00.80|cotton=6505.00.20|wool=6505.00.40;What fiber is it mostly made of?;3-6;wool=4-8;135;28x19x4;44;24-42;100;12;30;;planning range 2026
bucket-hat;embroidery|screen-print|sublimation|woven-label;cotton=6505.00.20|polyester or nylon=6505.00.80;What fiber is it mostly made of?;2.2-4.8;;100;28x24x3;48;22-42;100;12;30;;planning range 2026
visor;embroidery|screen-print|patch;cotton=6505.00.20|polyester=6505.00.80;What fiber is it mostly made of?;1.8-4;;75;24x19x3;70;18-34;100;12;30;;planning range 2026
beanie;embroidery|woven-label|jacquard|patch;acrylic=6505.00.60|cotton=6505.00.15|wool=6505.00.30;What yarn is it mostly made of?;1.6-3.8;merino=4.5-9|wool=3-6.5|cashmere=11-22;85;24x20x3;65;20-42;100;10;28;;planning range 2026
satin-lined-beanie;embroidery|woven-label|patch;acrylic=6505.00.60|cotton=6505.00.15|wool=6505.00.30;What yarn is the outside mostly made of?;2.8-5.5;silk=7-13;110;25x21x4;45;28-48;100;14;35;;planning range 2026
straw-hat;woven-label|embroidery|patch;sewn from braid=6504.00.30|woven in one piece=6504.00.60;Is it sewn from braided strips or woven in one piece?;3-8;;180;38x36x5;14;32-75;100;14;40;;planning range 2026
sun-hat;woven-label|embroidery|screen-print;cotton=6505.00.20|polyester or nylon=6505.00.80|straw or paper braid=6504.00.30;What is it mostly made of?;2.8-7;;140;34x32x4;22;28-60;100;14;35;;planning range 2026
beret;embroidery|woven-label|patch;wool=6505.00.30|acrylic=6505.00.60|cotton=6505.00.15;What fiber is it mostly made of?;2.2-5;acrylic=1.6-3.5;90;27x27x3;43;22-45;100;12;30;wool-label;planning range 2026
cowboy-hat;woven-label|patch|embroidery;wool felt=6505.00.08|fur felt=6505.00.04|straw or paper=6504.00.60;Is it wool felt, fur felt or straw?;5.5-15;straw=3-7;320;40x34x7;10;45-120;100;18;45;;planning range 2026
balaclava;embroidery|jacquard|woven-label;acrylic or polyester=6505.00.60|wool=6505.00.30|cotton=6505.00.15;What yarn is it mostly made of?;2-4.8;merino=6-12;95;26x20x3;60;22-48;100;12;30;;planning range 2026
baby-hat;screen-print|embroidery|woven-label;knit cotton=6505.00.15|woven cotton=6505.00.20|acrylic=6505.00.60;Is it knit or woven, and of what fiber?;1-2.6;merino=3.5-7;35;17x13x2;215;12-28;200;10;28;childrens-product|small-parts;planning range 2026
headband-ear-warmer;embroidery|woven-label|jacquard;any=6117.80.85;;1.2-3.2;merino=3.5-7;50;22x12x2.5;145;16-32;100;10;28;textile-label;planning range 2026
running-cap;screen-print|dtf-print|sublimation|woven-label;polyester or nylon=6505.00.80|cotton=6505.00.20;What fiber is it mostly made of?;2.4-5.5;;70;24x18x4;55;26-48;100;12;30;;planning range 2026
fedora;woven-label|patch|embroidery;wool felt=6505.00.08|fur felt=6505.00.04;Is it wool felt or fur felt?;4.5-12;;220;38x34x6;12;40-110;100;18;45;wool-label;planning range 2026
flat-cap;woven-label|embroidery;wool=6505.00.40|cotton=6505.00.20|polyester=6505.00.80;What fiber is it mostly made of?;3.2-7.5;;120;28x22x4;38;28-60;100;14;35;;planning range 2026
kids-cap;embroidery|screen-print|patch;cotton=6505.00.20|polyester=6505.00.80;What fiber is it mostly made of?;2-4.2;;95;25x17x4;55;18-32;100;12;30;childrens-product;planning range 2026
scarf;jacquard|woven-label|embroidery;knit acrylic=6117.10.20|knit wool=6117.10.10|woven acrylic or polyester=6214.30.00|woven wool or cashmere=6214.20.00;Is it knit or woven, and of what fiber?;3-7.5;cashmere=18-40|wool=6-14;180;30x22x4;36;28-70;100;12;30;textile-label|wool-label;planning range 2026
silk-scarf;digital-print|screen-print;silk=6214.10.10|polyester satin=6214.30.00;Is it silk or polyester satin?;7-20;satin=1.5-4;60;20x20x2.5;95;45-140;50;12;30;textile-label;planning range 2026
bandana;screen-print|digital-print|sublimation;cotton=6213.20.10|polyester=6213.90.10;Is it cotton or polyester?;0.7-2;;40;16x12x1.5;300;12-28;200;10;25;textile-label;planning range 2026
hijab;digital-print|woven-label;woven polyester chiffon=6214.30.00|woven viscose or modal=6214.40.00|woven cotton=6214.90.00|knit jersey=6117.10.20;Is it woven or knit, and of what fiber?;1.6-4.2;silk=9-20;110;26x20x2.5;72;14-34;100;10;25;textile-label;planning range 2026
shawl;jacquard|woven-label|embroidery|digital-print;wool or cashmere=6214.20.00|acrylic or polyester=6214.30.00|viscose=6214.40.00|silk=6214.10.10;What fiber is it mostly made of?;4-11;cashmere=25-55|silk=12-28;230;32x26x4;28;35-90;100;14;35;textile-label|wool-label;planning range 2026
neck-gaiter;sublimation|screen-print;polyester or acrylic=6117.10.20|wool=6117.10.10|cotton=6117.10.60;What fiber is it mostly made of?;0.9-2.6;merino=5-10;45;20x14x1.5;250;12-28;100;10;25;textile-label;planning range 2026
headband;screen-print|embroidery|woven-label;woven fabric=6217.10.85|knit fabric=6117.80.85|plastic=9615.11.40;Is it woven, knit or plastic?;0.7-2.4;silk=3.5-8;35;18x12x3;145;9-26;200;10;25;;planning range 2026
scrunchie;woven-label|screen-print;woven satin or cotton=6217.10.85|knit or velvet=6117.80.85|silk=6217.10.10;Is it woven satin or cotton, knit velvet, or silk?;0.35-1.1;silk=1.4-3.2;20;10x10x4;200;5-16;200;8;22;;planning range 2026
bonnet;screen-print|woven-label|digital-print;polyester satin=6505.00.80|silk=6505.00.90;Is it polyester satin or silk?;1.3-3.2;silk=7-15;55;18x16x3;110;14-34;100;10;25;;planning range 2026
durag;screen-print|embroidery|woven-label;woven satin=6505.00.80|knit velvet=6505.00.60;Is the fabric woven satin or knit velvet?;0.9-2.6;silk=5-11;45;18x12x2;220;10-26;200;10;25;;planning range 2026
hair-bow;screen-print|sublimation|woven-label;on an elastic or band=6217.10.85|on a metal clip=9615.19.60;Is it on an elastic or on a metal clip?;0.5-1.8;silk=2.5-5;18;12x9x3;200;6-20;200;10;25;;planning range 2026
heatless-curler;woven-label|sticker-label|screen-print;any=9615.90.20;;1.4-3.6;silk=7-14;120;25x10x5;60;14-36;200;12;28;;planning range 2026
hair-towel;embroidery|woven-label|screen-print;microfiber=6302.93.10|cotton terry=6302.60.00;Is it microfiber or cotton terry?;1.3-3.6;bamboo-viscose=2.4-5;130;24x18x4;60;14-34;200;10;28;textile-label;planning range 2026
necktie;jacquard|digital-print|screen-print;silk=6215.10.00|polyester=6215.20.00|cotton or wool=6215.90.00;What fiber is the outside made of?;3.5-9;polyester=1.3-3.2;75;38x10x2;125;28-75;100;12;30;textile-label;planning range 2026
bow-tie;jacquard|digital-print|screen-print;silk=6215.10.00|polyester=6215.20.00|cotton=6215.90.00;What fiber is it made of?;2-5.5;polyester=0.9-2.4;40;14x8x3;200;20-48;100;12;30;;planning range 2026
pocket-square;digital-print|jacquard|screen-print;silk=6213.90.05|cotton=6213.20.10|polyester=6213.90.10;What fiber is it made of?;2-5.5;cotton=0.9-2.2;30;14x14x1;300;18-48;100;10;25;textile-label;planning range 2026
face-mask-cloth;sublimation|screen-print|embroidery;any=6307.90.98;;0.5-1.6;silk=3-6;20;18x12x1;440;7-18;200;8;20;;planning range 2026
altar-cloth;screen-print|digital-print|embroidery;cotton=6304.92.00|polyester=6304.93.00;Is it cotton or polyester?;1.8-5;silk=10-20;150;26x20x2;100;16-40;100;12;28;;planning range 2026
handkerchief;embroidery|screen-print|digital-print;cotton=6213.20.10|cotton with lace or embroidery=6213.20.20|silk=6213.90.05|polyester=6213.90.10;What fiber is it, and does it have lace or embroidery?;0.6-1.8;linen=1.2-3;25;14x14x1;400;9-24;200;10;25;textile-label;planning range 2026
hair-tie;sticker-label|pad-print|screen-print;knit or braided elastic=6117.80.85|woven elastic=6217.10.85;Is the band knit or woven?;0.06-0.3;silk=0.6-1.4;8;10x6x1.5;600;2-8;500;8;20;;planning range 2026
turban;digital-print|woven-label|embroidery;knit polyester=6505.00.60|knit cotton=6505.00.15|woven polyester=6505.00.80|woven cotton=6505.00.20;Is the fabric knit or woven, and of what fiber?;1.6-4.2;;85;20x16x4;75;18-42;100;12;30;;planning range 2026
suspenders;woven-label|jacquard|deboss;fabric=6212.90.00|leather=4203.40.60;Are the straps fabric or leather?;2.2-5.5;leather=6-13;160;18x12x4;80;24-55;100;12;30;;planning range 2026
earmuffs;woven-label|embroidery|pad-print;woven=6217.10.95|knit=6117.80.95;Is the fabric on the ear pads knit or woven?;1.6-4;;110;16x15x8;45;16-38;200;12;30;;planning range 2026
hair-clip;plating|enamel-fill|pad-print|laser-engraving;metal=9615.19.60|plastic or acetate=9615.11.40|plastic with imitation pearls or stones=9615.11.50;Is it metal or plastic, and is it set with imitation pearls or stones?;0.3-1.3;acetate=0.8-2.2;15;9x6x1.5;400;6-20;300;10;28;;planning range 2026
claw-clip;pad-print|laser-engraving|uv-print;plastic or acetate=9615.11.40|metal=9615.19.60;Is it plastic or metal?;0.5-1.6;acetate=1.1-2.8|zinc-alloy=0.9-2.4;40;13x8x5;150;8-26;300;12;30;;planning range 2026
barrette;plating|enamel-fill|laser-engraving;plastic or acetate=9615.11.40|metal or leather=9615.19.60;Is it plastic or another material?;0.5-1.7;acetate=0.9-2.4;22;11x6x2;300;8-24;300;12;30;;planning range 2026
hair-comb;pad-print|laser-engraving|foil-stamp;plastic or acetate=9615.11.30|metal or wood=9615.19.40;Is it plastic or another material?;0.4-1.8;acetate=1-2.8|stainless-steel=1-2.6;35;19x6x1.5;300;8-24;300;12;28;;planning range 2026
hair-pins;plating|sticker-label;any=9615.90.30;;0.3-1.2;acetate=0.9-2.2;30;10x7x1.5;300;5-18;500;10;25;;planning range 2026
tiara;plating|enamel-fill;metal=7117.19.90|plastic=7117.90.75;Is it metal or plastic?;2-8;plastic=0.4-1.4;110;18x16x9;30;20-80;100;14;35;metal-jewelry|children-jewelry|prop-65;planning range 2026
hair-sticks;laser-engraving|plating|enamel-fill;any=9615.90.30;;0.5-2;;25;19x5x2;300;9-28;200;12;30;;planning range 2026
bath-towel;embroidery|jacquard|woven-label;cotton terry=6302.60.00|cotton waffle or flat weave=6302.91.00;Is it terry or a flat weave?;3.5-8;organic-cotton=5-10.5;650;35x30x7;13;24-58;300;14;40;textile-label;planning range 2026
hand-towel;embroidery|jacquard|woven-label;cotton terry=6302.60.00|cotton waffle or flat weave=6302.91.00|linen=6302.99.15;Is it cotton terry, flat-woven cotton or linen?;1.4-3.6;linen=3-6.5;200;24x18x4;50;12-28;300;12;35;textile-label;planning range 2026
beach-towel;digital-print|jacquard|sublimation|embroidery;cotton terry=6302.60.00|microfiber with pile=6302.93.10|microfiber without pile=6302.93.20;Is it cotton terry or microfiber, and does it have pile?;4.5-10;microfiber=2.8-6;550;32x28x7;15;28-65;200;14;35;textile-label;planning range 2026
turkish-towel;jacquard|embroidery|woven-label;cotton flat weave=6302.91.00|cotton terry=6302.60.00|linen=6302.99.15;Is it flat-woven cotton, terry or linen?;4-9;linen=9-16;380;30x24x5;26;28-60;100;14;35;textile-label;planning range 2026
kitchen-towel;screen-print|digital-print|jacquard|embroidery;flat-woven cotton=6302.91.00|cotton terry=6302.60.00|linen=6302.99.15;Is it flat-woven cotton, cotton terry or linen?;1.1-2.8;linen=2.6-5.5;100;20x14x2;120;12-28;200;10;30;textile-label;planning range 2026
gym-towel;embroidery|sublimation|screen-print|woven-label;microfiber with pile=6302.93.10|microfiber without pile=6302.93.20|cotton terry=6302.60.00;Is it cotton terry or microfiber, and does it have pile?;1.4-3.8;bamboo-viscose=2.6-5.5;190;24x16x4;60;14-32;200;12;30;textile-label;planning range 2026
golf-towel;embroidery|sublimation|screen-print|patch;microfiber=6307.10.20|cotton terry=6307.90.89;Is it microfiber or cotton terry?;1.4-3.8;;150;22x16x3;80;16-38;200;12;30;textile-label;planning range 2026
washcloth;embroidery|woven-label|jacquard;cotton terry=6302.60.00|cotton muslin or flat weave=6302.91.00|bamboo viscose=6302.93.10;Is it cotton terry, flat-woven cotton or bamboo viscose?;0.5-1.4;;50;15x13x2;200;5-15;300;10;30;textile-label;planning range 2026
bath-mat;jacquard|embroidery|digital-print;cotton terry=6302.60.00|tufted polyester=5703.39.20|tufted cotton=5703.90.00|diatomite stone=6815.99.41;Is it terry toweling, tufted cotton or polyester, or stone?;3-8;;700;40x30x7;11;22-50;200;14;35;textile-label|carpet-flammability;planning range 2026
bathrobe;embroidery|woven-label|jacquard;women's woven cotton=6208.91.10|men's woven cotton=6207.91.10|women's polyester fleece=6108.92.00|men's polyester fleece=6107.99.10;Is it for women or men, and woven cotton or knit fleece?;11-24;polyester=7-14;1200;40x32x12;6;65-150;100;16;45;textile-label;planning range 2026
hooded-baby-towel;embroidery|woven-label|digital-print;cotton terry=6302.60.00|bamboo viscose=6302.93.10;Is it cotton or bamboo viscose?;4-9;bamboo-viscose=6-12;350;30x26x6;20;28-58;200;14;40;textile-label|childrens-product|small-parts;planning range 2026
microfiber-cloth;sublimation|screen-print|deboss;any=6307.10.20;;0.15-0.9;;15;16x11x0.5;1000;4-14;500;8;20;;planning range 2026
sweat-towel-for-bikes;embroidery|sublimation|woven-label;microfiber with pile=6302.93.10|cotton terry=6302.60.00;Is it microfiber or cotton terry?;2.2-5;;210;25x17x4;55;20-40;200;14;32;textile-label;planning range 2026
cooling-towel;sublimation|screen-print|sticker-label;any=6307.90.98;;0.9-2.4;;95;19x9x5;100;9-22;200;10;25;textile-label;planning range 2026
dishcloth;screen-print|digital-print;any=6307.10.20;;0.4-1.3;;25;21x18x0.6;400;5-14;500;10;25;textile-label;planning range 2026
reusable-makeup-pads;woven-label|embroidery|sticker-label;any=6307.90.98;;1.2-3.2;;90;12x11x9;60;12-28;300;12;30;;planning range 2026
burp-cloth;digital-print|screen-print|embroidery;muslin or flat weave=6302.91.00|cotton terry=6302.60.00|bamboo viscose=6302.93.20;Is it flat-woven cotton, cotton terry or bamboo viscose?;1-2.6;;55;20x14x2;180;9-20;200;12;30;textile-label|childrens-product;planning range 2026
baby-bib;screen-print|digital-print|embroidery;knit cotton=6111.20.60|woven cotton=6209.20.50;Is it knit or woven?;0.8-2.2;;45;20x16x2;150;8-20;300;12;30;textile-label|childrens-product|small-parts;planning range 2026
bed-sheets;digital-print|embroidery|woven-label;plain cotton=6302.31.90|printed cotton=6302.21.90|microfiber or bamboo viscose=6302.32.20|linen=6302.39.00;What fiber is it, and is it printed?;18-42;microfiber=8-16|bamboo-viscose=20-42|linen=45-90;1900;38x30x9;8;80-220;200;16;50;textile-label;planning range 2026
duvet-cover;digital-print|screen-print|embroidery;plain cotton=6302.31.90|printed cotton=6302.21.90|printed microfiber=6302.22.20|linen=6302.39.00;What fiber is it, and is it printed?;16-36;microfiber=8-16|linen=40-80;1400;36x28x8;10;70-180;100;16;50;textile-label;planning range 2026
comforter;digital-print|woven-label|label;cotton shell without trim=9404.40.10|other shell=9404.40.90;Is the shell cotton without embroidery, lace or piping?;18-45;down=45-110|microfiber=12-26;2300;55x40x28;1;80-240;100;16;45;textile-label|law-label;planning range 2026
quilt;digital-print|embroidery|woven-label;cotton shell without trim=9404.40.10|other shell=9404.40.90;Is the shell cotton without embroidery, lace or applique?;20-50;;1900;45x35x16;3;90-260;50;18;50;textile-label|law-label;planning range 2026
pillow;woven-label|embroidery|label;cotton shell=9404.90.10|other shell=9404.90.20;Is the outside cotton or another material?;5-14;down=15-35|latex=16-32;1300;60x40x14;2;30-85;200;14;35;textile-label|law-label;planning range 2026
throw-pillow;digital-print|sublimation|embroidery|screen-print;cotton shell=9404.90.10|other shell=9404.90.20;Is the outside cotton or another material?;4-10;linen=7-14;650;45x42x12;4;28-65;50;12;30;textile-label|law-label;planning range 2026
pillowcase;digital-print|embroidery|sublimation;plain cotton=6302.31.90|printed cotton=6302.21.90|polyester satin=6302.32.20|linen=6302.39.00;What fiber is it, and is it printed?;1.8-5;satin=1.4-3.6|linen=6-12;140;26x20x2.5;72;15-38;100;10;28;textile-label;planning range 2026
silk-pillowcase;digital-print|embroidery|woven-label;plain silk=6302.39.00|printed silk=6302.29.00;Is it plain or printed?;11-24;;130;26x20x3;60;55-110;50;12;32;textile-label;planning range 2026
throw-blanket;jacquard|sublimation|embroidery|woven-label;polyester or acrylic=6301.40.00|cotton=6301.30.00|wool=6301.20.00;What fiber is it mostly made of?;6-15;cotton=9-20|wool=20-45|cashmere=60-140;900;40x32x10;7;40-110;100;14;35;textile-label|wool-label;planning range 2026
baby-blanket;jacquard|digital-print|embroidery|woven-label;cotton=6301.30.00|polyester or acrylic=6301.40.00|wool=6301.20.00|bamboo viscose=6301.90.00;What fiber is it mostly made of?;4-10;organic-cotton=6-14|merino=18-36;400;32x25x7;18;30-75;100;14;38;textile-label|childrens-product;planning range 2026
weighted-blanket;embroidery|woven-label;filled with beads, large enough for a bed=9404.90.96|throw size=6301.40.00|knit without filling=6301.40.00;Is it filled and large enough to cover a bed, or a throw or knit from heavy yarn?;18-40;;7000;42x32x16;2;80-190;100;16;40;textile-label|law-label;planning range 2026
swaddle;digital-print|screen-print|woven-label;cotton=6301.30.00|bamboo viscose=6301.90.00;Is it cotton or bamboo viscose?;2.8-6.5;bamboo-viscose=4-8.5;170;24x18x3;80;18-40;200;12;32;textile-label|childrens-product;planning range 2026
sleep-sack;digital-print|screen-print|woven-label;knit cotton=6111.20.60|woven cotton=6209.20.50|knit bamboo viscose=6111.90.50;Is it knit or woven, and of what fiber?;7-15;merino=26-50;380;32x24x6;20;35-80;200;18;45;textile-label|childrens-product|childrens-sleepwear|infant-sleep|small-parts;planning range 2026
crib-sheet;digital-print|screen-print|woven-label;woven plain cotton=6302.31.90|woven printed cotton=6302.21.90|knit jersey=6302.10.00;Is it woven or knit, and is it printed?;2.6-6.5;organic-cotton=3.8-8;220;24x20x4;50;18-42;200;14;35;textile-label|childrens-product;planning range 2026
curtains;digital-print|sublimation|embroidery;woven polyester=6303.92.20|woven cotton=6303.91.00|woven linen=6303.99.00;What fiber are they mostly made of?;9-22;linen=28-60|cotton=14-30;1500;36x30x8;9;45-130;100;14;35;textile-label;planning range 2026
tablecloth;digital-print|screen-print|jacquard|embroidery;cotton=6302.51.20|polyester=6302.53.00|linen=6302.59.10|plastic=3924.90.10;What is it mostly made of?;5-14;linen=16-36|polyester=4-10;550;34x28x4;24;35-95;100;12;32;textile-label;planning range 2026
table-runner;digital-print|embroidery|jacquard|screen-print;cotton=6302.51.40|polyester=6302.53.00|linen=6302.59.20|jute=6302.59.30;What fiber is it mostly made of?;2.4-6.5;linen=6-13;200;38x14x3;50;22-50;100;12;30;textile-label;planning range 2026
napkins;screen-print|digital-print|embroidery|jacquard;cotton=6302.51.20|linen=6302.59.10|polyester=6302.53.00;What fiber are they made of?;3-7.5;linen=8-17;260;23x23x3;50;22-55;100;10;30;textile-label;planning range 2026
placemat;digital-print|screen-print|embroidery|deboss;cotton=6302.51.40|linen=6302.59.20|plastic or silicone=3924.90.10;What is it made of?;1.2-3.5;silicone=1.6-4;120;45x33x0.6;80;9-24;200;12;28;textile-label;planning range 2026
oven-mitt;digital-print|screen-print|embroidery|sublimation;woven cotton=6304.92.00|knit or terry=6304.91.01|synthetic=6304.93.00|silicone=3924.90.56;Is the outside woven, knit or silicone, and what fiber is it mostly made of?;1.4-3.6;;150;30x18x3;50;14-32;200;12;30;;planning range 2026
pot-holder;digital-print|screen-print|embroidery|sublimation;fabric=6307.90.98|silicone=3924.10.40;Is it fabric or silicone?;0.8-2.2;silicone=0.7-2;80;20x20x2;100;8-20;200;10;28;;planning range 2026
sleep-mask;screen-print|embroidery|woven-label|sublimation;any=6307.90.98;;0.9-2.6;silk=4-9;50;22x11x3;130;12-34;200;10;25;;planning range 2026
eye-pillow;screen-print|digital-print|embroidery;any=6307.90.98;;1.6-4;silk=3.5-8;230;23x12x4;50;16-34;100;12;30;seeds-and-plants;planning range 2026
heating-pad-wrap;screen-print|digital-print|embroidery;any=6307.90.98;;3.5-8;;1000;42x18x6;16;26-55;100;14;35;seeds-and-plants;planning range 2026
shower-curtain;sublimation|digital-print|screen-print;polyester=6303.92.20|cotton=6303.91.00|plastic=3924.90.10;Is it polyester, cotton or plastic?;4-9;cotton=8-17;450;32x25x4;30;28-70;50;10;28;textile-label;planning range 2026
picnic-blanket;sublimation|screen-print|embroidery|woven-label;polyester or acrylic=6301.40.00|cotton=6301.30.00;Is the top polyester or acrylic, or cotton?;6.5-16;cotton=9-20;1000;36x26x12;8;40-110;100;14;35;textile-label;planning range 2026
mattress-topper;woven-label|embroidery|label;foam=9404.21.00|fiber filled=9404.90.96;Is it foam, or filled with fiber or down?;30-80;polyester=16-35|latex=90-180;7500;100x32x32;1;130-350;50;18;40;textile-label|law-label|mattress-flammability;planning range 2026
bean-bag-cover;digital-print|screen-print|embroidery;cotton=6304.92.00|polyester=6304.93.00;Is it cotton or polyester?;8-20;vegan-leather=10-22;900;38x30x8;9;40-110;100;14;35;;planning range 2026
nursing-pillow;digital-print|screen-print|woven-label;cotton shell=9404.90.10|other shell=9404.90.20;Is the outside cotton or another material?;7-16;;1100;55x40x16;2;38-85;200;18;40;textile-label|law-label|childrens-product|nursing-pillow;planning range 2026
neck-pillow;embroidery|sublimation|woven-label;cotton shell=9404.90.10|other shell=9404.90.20;Is the outside cotton or another material?;3.5-9;;350;30x26x13;9;24-58;200;14;35;textile-label|law-label;planning range 2026
meditation-cushion;embroidery|screen-print|woven-label;cotton shell=9404.90.10|other shell=9404.90.20;Is the outside cotton or another material?;7-16;;2200;36x36x16;4;45-95;100;14;40;textile-label|law-label|seeds-and-plants;planning range 2026
bread-proofing-cloth;screen-print|woven-label;linen=6302.99.15|cotton=6302.91.00;Is it linen or cotton?;3-8;cotton=1.6-4;250;28x20x3;60;18-40;100;10;28;textile-label|food-contact;planning range 2026
beeswax-wrap;digital-print|screen-print|sticker-label;any=6307.90.98;;1.4-3.6;;70;20x16x1;150;14-30;300;14;30;food-contact;planning range 2026
tea-cozy;digital-print|embroidery|screen-print|jacquard;any=6307.90.98;;2.2-6;wool=4.5-10;120;28x24x5;28;20-45;100;12;30;;planning range 2026
floor-cushion;digital-print|embroidery|screen-print;cotton shell=9404.90.10|other shell=9404.90.20;Is the outside cotton or another material?;10-26;;2000;55x45x18;2;60-160;50;14;40;textile-label|law-label;planning range 2026
throw-pillow-cover;digital-print|screen-print|embroidery|sublimation;woven cotton=6304.92.00|woven polyester=6304.93.00|woven linen=6304.99.35|knit=6304.91.01;Is it knit or woven, and of what fiber?;2.2-6;linen=4.5-9;160;28x24x3;50;18-45;50;10;28;textile-label;planning range 2026
mattress-protector;woven-label|label;cotton terry top=6302.31.90|polyester=6302.32.20;Is the top layer cotton or polyester?;6-14;bamboo-viscose=9-18;800;32x28x9;10;30-75;200;14;35;textile-label;planning range 2026
body-pillow;sublimation|digital-print|embroidery;filled with cotton shell=9404.90.10|filled with other shell=9404.90.20|cover alone in knit=6304.91.01|cover alone in woven polyester=6304.93.00;Is it filled or a cover alone, and what is the shell?;7-18;;1500;60x40x25;1;40-110;50;14;35;textile-label|law-label;planning range 2026
seat-cushion;embroidery|digital-print|woven-label;cotton shell=9404.90.10|other shell=9404.90.20;Is the outside cotton or another material?;5-13;;900;45x40x9;5;30-75;100;14;35;textile-label|law-label;planning range 2026
rug;jacquard|digital-print|woven-label;machine-tufted polyester=5703.39.20|hand-tufted wool=5703.10.20|woven polypropylene with pile=5702.42.20|hand-knotted wool=5701.10.90;How is it made, and of what fiber?;22-65;wool=60-180|cotton=18-45;6500;160x24x24;1;110-380;50;18;50;textile-label|carpet-flammability;planning range 2026
doormat;screen-print|digital-print|jacquard;coir=5705.00.10|rubber=4016.91.00|tufted polyester=5703.39.20;Is the surface coir, rubber or polyester?;3.5-8;;1900;60x40x2.5;9;24-55;100;12;35;;planning range 2026
kilim;jacquard|woven-label;handwoven=5702.10.90|machine-woven cotton=5702.99.15|machine-woven wool=5702.91.40;Is it handwoven or machine-woven?;25-75;cotton=14-40;3500;125x18x18;2;120-400;20;24;70;textile-label|carpet-flammability|wool-label;planning range 2026
prayer-rug;jacquard|embroidery|digital-print;woven polyester with pile=5702.42.20|woven cotton with pile=5702.49.10|woven wool with pile=5702.41.20|flat-woven nylon or polyester=5702.92.90;Does it have pile, and what fiber is it?;4-11;;650;36x28x6;14;28-70;200;14;35;textile-label|carpet-flammability;planning range 2026
tufted-rug;woven-label|digital-print;hand-tufted acrylic or polyester=5703.39.10|hand-tufted wool=5703.10.20|machine-tufted nylon=5703.29.20|machine-tufted polyester=5703.39.20;Is it tufted by hand or machine, and of what fiber?;20-55;wool=35-95;2600;95x16x16;3;90-280;20;14;40;textile-label|carpet-flammability;planning range 2026
bath-rug;jacquard|digital-print|woven-label;tufted polyester=5703.39.20|tufted cotton=5703.90.00|tufted nylon=5703.29.20;What fiber is it tufted from?;4-10;cotton=5-12;900;55x25x12;5;28-65;100;14;35;textile-label|carpet-flammability;planning range 2026
play-mat;digital-print|screen-print|embroidery;foam floor covering=3918.90.10|quilted cotton=9404.90.81|with toys or for play as a toy=9503.00.00;Is it a foam floor covering, a quilted cotton mat or a mat with toys?;14-38;cotton=9-22;3800;70x36x36;1;70-200;100;18;40;childrens-product|toy-safety|prop-65;planning range 2026
rug-runner;jacquard|digital-print|woven-label;machine-tufted polyester=5703.39.20|hand-tufted wool=5703.10.20|woven polypropylene with pile=5702.42.20|flat-woven cotton=5702.99.15;How is it made, and of what fiber?;12-34;wool=32-85;2800;70x20x20;3;60-190;50;18;45;textile-label|carpet-flammability;planning range 2026
kitchen-mat;digital-print|screen-print|deboss;plastic foam=3918.90.10|tufted polyester=5703.39.20|rubber=4016.91.00;Is the surface plastic, fabric or rubber?;5-14;;1600;78x46x3;7;32-85;100;14;35;prop-65;planning range 2026
car-floor-mats;embroidery|digital-print|screen-print;rubber=4016.91.00|tufted nylon=5703.29.20|tufted polyester=5703.39.20;Is the surface rubber, nylon or polyester?;9-24;;3500;70x46x8;3;45-120;100;16;35;prop-65;planning range 2026
basket;woven-label|patch|laser-engraving;seagrass=4602.19.18|rattan=4602.12.16|bamboo=4602.11.09|willow=4602.19.12;What is it woven from?;4-13;rattan=7-20|cotton=3.5-10;800;36x36x28;2;28-80;100;16;50;lacey-act;planning range 2026
proofing-basket;laser-engraving|woven-label|sticker-label;rattan=4602.12.16|plastic=3924.10.40;Is it rattan or plastic?;2.6-6;;320;24x24x9;16;18-40;200;12;35;food-contact|lacey-act;planning range 2026
wall-hanging;woven-label|patch;cotton=6304.92.00|wool=6304.99.15|jute=6304.99.25;What fiber is it mostly made of?;6-18;wool=10-28;500;60x20x6;12;38-120;50;16;45;;planning range 2026
macrame-hanger;woven-label|sticker-label;cotton cord=5609.00.10|jute cord=5609.00.20|nylon or polyester cord=5609.00.30;What fiber is the cord?;1.8-5;;180;24x18x5;40;18-42;100;12;35;;planning range 2026
tapestry;sublimation|digital-print|jacquard;woven polyester=6304.93.00|woven cotton=6304.92.00|knit=6304.91.01;Is it knit or woven, and of what fiber?;2.6-7;cotton=6-15;300;30x24x3;44;22-60;50;8;22;;planning range 2026
wicker-tray;laser-engraving|woven-label;rattan=4602.12.45|bamboo=4602.11.45|seagrass=4602.19.80|willow=4602.19.45;What is it woven from?;5-14;;700;42x32x8;6;32-80;100;14;45;food-contact|lacey-act;planning range 2026
rattan-lamp;laser-engraving|label;ceiling light=9405.19.80|ceiling light for LED only=9405.11.80|table or floor lamp=9405.29.80;Does it hang from the ceiling or stand, and is it for LED only?;12-34;;1500;42x42x32;1;70-190;50;18;50;ul-electrical|lacey-act;planning range 2026
hanging-planter;glaze|laser-engraving|decal|label;ceramic=6914.90.80|plastic=3926.90.99|seagrass=4602.19.18;What is the pot made of?;3.5-9;plastic=1.2-3.5;800;20x20x18;12;24-55;200;16;40;;planning range 2026
dreamcatcher;woven-label|label;mostly yarn and feathers=6307.90.98|mostly metal=8306.29.00|mostly wood=4420.19.00;Is it mostly yarn, metal or wood?;1.4-4.5;;110;30x20x3;50;15-40;100;12;35;;planning range 2026
laundry-basket;screen-print|woven-label|patch;fabric or rope=6307.90.98|plastic=3924.90.56|seagrass=4602.19.18|bamboo=4602.11.09;What is it made of?;6-16;seagrass=12-28;1100;42x40x10;5;35-90;100;14;40;;planning range 2026
storage-bin;screen-print|digital-print|woven-label|embroidery;fabric=6307.90.98|plastic=3924.90.56|seagrass=4602.19.18|metal wire=7323.99.90;What is it made of?;2.6-7;felt=3.5-9;550;32x32x4;20;18-42;200;12;30;;planning range 2026
picnic-basket;laser-engraving|woven-label|patch;willow=4602.19.12|rattan=4602.12.16|bamboo=4602.11.09|insulated fabric=4202.92.08;What is the outside made of?;12-32;polyester=7-16;2200;44x32x26;2;60-150;100;18;50;food-contact|lacey-act;planning range 2026
embroidered-patch;embroidery|woven-label;polyester=5810.92.10|cotton=5810.91.00;Is the thread and ground polyester or cotton?;0.25-1;;8;9x9x0.4;1500;4-12;100;8;18;;planning range 2026
ornament;uv-print|laser-engraving|sublimation|enamel-fill;Christmas in plastic or felt or metal=9505.10.25|Christmas in wood=9505.10.15|not for Christmas in wood=4420.19.00|not for Christmas in plastic=3926.40.00;Is it made for Christmas, and of what material?;0.6-2.4;;35;10x10x2.5;200;9-24;200;10;28;;planning range 2026
stocking;embroidery|jacquard|sublimation|patch;any=9505.10.50;;2-6;wool=5-12;150;38x24x3;35;18-48;200;12;35;;planning range 2026
garland;sticker-label|label;felt or cotton=6307.90.98|wood beads=4421.99.98|artificial leaves=6702.90.35|Christmas=9505.10.50;Is it made for Christmas, and of what is it made?;2-6;;160;24x18x5;40;18-45;200;12;32;;planning range 2026
felt-decor;embroidery|screen-print|label;any=6307.90.98;;2.2-8;wool=4-13;120;26x20x6;30;20-60;100;14;40;;planning range 2026
wreath;label|woven-label;artificial plastic leaves=6702.10.20|artificial fabric flowers=6702.90.35|Christmas in plastic=9505.10.40|Christmas in other materials=9505.10.50;Is it made for Christmas, and of what are the leaves made?;7-20;;750;45x45x12;3;42-120;100;16;40;;planning range 2026
party-banner;screen-print|digital-print|embroidery|offset-print;fabric or felt=6307.90.98|printed paper=4911.99.60;Is it fabric or paper?;1.4-4.5;paper=0.5-1.6;110;24x18x3;80;14-38;100;10;28;;planning range 2026
flag;digital-print|sublimation|screen-print|embroidery;flag=6307.90.98|wall banner of polyester=6307.90.85;Is it a flag to fly or a banner to hang on a wall?;1.8-5;;120;26x20x2;90;16-40;50;7;18;textile-label;planning range 2026
pennant;screen-print|embroidery;any=6307.90.98;;1-3;wool=3.5-8;55;42x14x0.8;150;14-36;50;10;25;;planning range 2026
christmas-tree-skirt;embroidery|digital-print|patch;any=9505.10.50;;5.5-15;;700;38x32x6;12;40-110;100;14;40;;planning range 2026
woven-patch;woven-label|jacquard;any=5807.10.20;;0.2-0.8;;6;9x9x0.3;1500;4-10;100;8;18;;planning range 2026
pvc-patch;enamel-fill|deboss;any=3926.90.99;;0.35-1.3;;18;10x10x0.6;800;6-15;100;10;20;prop-65;planning range 2026
chenille-patch;embroidery;any=5810.92.10;;0.7-2.6;;22;14x14x1;500;7-20;50;8;20;;planning range 2026
tree-topper;plating|embroidery|uv-print;plastic=9505.10.40|other=9505.10.50;Is it mostly plastic?;3-9;;250;28x24x9;14;24-60;200;14;35;;planning range 2026
advent-calendar;screen-print|embroidery|digital-print;fabric or wood=9505.10.50|plastic=9505.10.40;Is it mostly plastic?;5-14;;450;42x32x4;17;35-85;200;14;40;;planning range 2026
artificial-flowers;label|sticker-label;man-made fiber fabric=6702.90.35|plastic=6702.10.20|cotton or paper=6702.90.65;What are the petals and leaves made of?;2-7;;200;50x16x12;9;18-55;200;14;35;;planning range 2026
garden-flag;sublimation|digital-print|screen-print;any=6307.90.98;;0.9-2.6;;60;22x16x1;250;10-24;50;7;18;textile-label;planning range 2026
mug;decal|sublimation|glaze|laser-engraving|silk-screen;stoneware or earthenware=6912.00.44|porcelain=6911.10.45|bone china=6911.10.15;Is it stoneware, porcelain or bone china?;1.2-3.4;bone-china=2-4.5;430;13x11x11;36;14-36;300;14;40;food-contact|ceramic-lead|prop-65;planning range 2026
espresso-cup;glaze|decal|laser-engraving;stoneware over $5.25 a dozen=6912.00.45|stoneware at $5.25 a dozen or less=6912.00.48|porcelain over $8 a dozen=6911.10.52|porcelain at $8 a dozen or less=6911.10.80;Is it stoneware or porcelain, and what is the price of a dozen?;0.9-2.6;;220;9x8x8;90;12-28;300;14;40;food-contact|ceramic-lead|prop-65;planning range 2026
tea-cup;decal|glaze|plating;stoneware over $5.25 a dozen=6912.00.45|porcelain over $8 a dozen=6911.10.52|bone china=6911.10.15|porcelain at $8 a dozen or less=6911.10.80;Is it stoneware, porcelain or bone china, and what is the price of a dozen?;1.2-3.6;bone-china=2-5;320;15x15x8;40;16-40;300;14;40;food-contact|ceramic-lead|prop-65;planning range 2026
ceramic-tumbler;glaze|decal|laser-engraving;stoneware=6912.00.41|porcelain=6911.10.41;Is it stoneware or porcelain?;1.2-3.4;;360;10x10x13;48;16-36;300;14;40;food-contact|ceramic-lead|prop-65;planning range 2026
dinner-plate;glaze|decal|silk-screen;stoneware over $8.50 a dozen=6912.00.45|stoneware at $8.50 a dozen or less=6912.00.48|porcelain over $11.50 a dozen=6911.10.52|part of a matching dinnerware pattern=6912.00.39|plastic or melamine=3924.10.20;Is it stoneware, porcelain or melamine, and part of a matching dinnerware pattern?;1.6-4.2;;750;29x29x4;20;14-38;300;16;45;food-contact|ceramic-lead|prop-65;planning range 2026
side-plate;glaze|decal|silk-screen;stoneware over $6 a dozen=6912.00.45|stoneware at $6 a dozen or less=6912.00.48|porcelain over $8.50 a dozen=6911.10.52|part of a matching dinnerware pattern=6912.00.39;Is it stoneware or porcelain, and part of a matching dinnerware pattern?;1.1-3;;430;22x22x3;36;10-26;300;16;45;food-contact|ceramic-lead|prop-65;planning range 2026
salad-bowl;glaze|decal;stoneware=6912.00.48|porcelain=6911.10.80;Is it stoneware or porcelain?;3-8;;1300;27x27x12;10;32-80;200;16;45;food-contact|ceramic-lead|prop-65;planning range 2026
cereal-bowl;glaze|decal|silk-screen;stoneware over $6 a dozen=6912.00.45|stoneware at $6 a dozen or less=6912.00.48|porcelain over $9.30 a dozen=6911.10.52|porcelain at $9.30 a dozen or less=6911.10.80;Is it stoneware or porcelain, and what is the price of a dozen?;1.2-3.2;;480;17x17x8;36;12-30;300;16;45;food-contact|ceramic-lead|prop-65;planning range 2026
ramen-bowl;glaze|decal|silk-screen;stoneware=6912.00.48|porcelain=6911.10.80;Is it stoneware or porcelain?;2-5;;850;20x20x10;22;20-45;300;16;45;food-contact|ceramic-lead|prop-65;planning range 2026
serving-platter;glaze|decal;stoneware over $35 a dozen=6912.00.45|stoneware at $35 a dozen or less=6912.00.48|porcelain over $40 a dozen=6911.10.52|porcelain at $40 a dozen or less=6911.10.80;Is it stoneware or porcelain, and what is the price of a dozen?;3-8.5;;1300;37x27x5;14;32-85;200;16;45;food-contact|ceramic-lead|prop-65;planning range 2026
teapot;glaze|decal;stoneware over $42 a dozen=6912.00.45|stoneware at $42 a dozen or less=6912.00.48|porcelain over $50 a dozen=6911.10.52|porcelain at $50 a dozen or less=6911.10.80;Is it stoneware or porcelain, and what is the price of a dozen?;4.5-12;;900;24x17x17;12;38-95;200;18;45;food-contact|ceramic-lead|prop-65;planning range 2026
pour-over-dripper;glaze|decal|laser-engraving;stoneware=6912.00.48|porcelain=6911.10.80|borosilicate glass at $3 or less=7013.42.20|plastic=3924.10.40;What is it made of?;2.4-6;;400;14x13x12;30;22-48;300;16;45;food-contact|ceramic-lead|prop-65;planning range 2026
matcha-bowl;glaze|decal;stoneware=6912.00.48|porcelain=6911.10.80;Is it stoneware or porcelain?;2-5;;450;14x14x10;36;20-48;200;16;45;food-contact|ceramic-lead|prop-65;planning range 2026
butter-dish;glaze|decal|laser-engraving;stoneware=6912.00.48|porcelain=6911.10.80;Is it stoneware or porcelain?;2.4-6;;550;20x13x10;24;20-45;200;16;45;food-contact|ceramic-lead|prop-65;planning range 2026
salt-cellar;glaze|decal|laser-engraving;stoneware=6912.00.48|porcelain=6911.10.80|wood=4419.90.91;What is it made of?;1.6-4.4;;320;11x11x11;48;16-38;200;14;40;food-contact|ceramic-lead|prop-65;planning range 2026
spoon-rest;glaze|decal|laser-engraving;stoneware or earthenware=6912.00.41|porcelain=6911.10.41;Is it stoneware or porcelain?;1-2.8;;280;23x12x4;60;12-28;300;14;40;food-contact|ceramic-lead|prop-65;planning range 2026
utensil-crock;glaze|decal|laser-engraving;stoneware=6912.00.48|porcelain=6911.10.80;Is it stoneware or porcelain?;3-7.5;;1000;17x17x20;15;28-60;200;16;45;ceramic-lead|prop-65;planning range 2026
sourdough-crock;glaze|decal|laser-engraving;stoneware=6912.00.48|porcelain=6911.10.80|glass at $3 or less=7013.49.20|glass over $3=7013.49.50;Is it stoneware, porcelain or glass?;3.2-8;glass=1.8-4;850;14x14x18;22;30-65;200;16;45;food-contact|ceramic-lead|prop-65;planning range 2026
fermenting-crock;glaze|decal;fine stoneware=6912.00.48|coarse stoneware or red earthenware=6912.00.10;Is it fine stoneware, or coarse stoneware or red earthenware?;9-24;;4200;27x27x33;3;65-170;100;18;50;food-contact|ceramic-lead|prop-65;planning range 2026
yarn-bowl;glaze|decal|laser-engraving;stoneware=6912.00.50|porcelain=6911.90.00|wood=4420.90.80;What is it made of?;3.2-8.5;wood=3-8;700;18x18x13;20;30-65;100;16;45;ceramic-lead|prop-65;planning range 2026
vase;glaze|decal|laser-engraving;stoneware or earthenware=6913.90.50|porcelain=6913.10.50;Is it stoneware or porcelain?;3-9.5;;900;18x18x26;11;30-85;200;16;45;prop-65;planning range 2026
bud-vase;glaze|decal;stoneware or earthenware=6913.90.50|porcelain=6913.10.50|glass at $3 or less=7013.99.50;Is it stoneware, porcelain or glass?;1.2-3.6;glass=0.7-2;280;9x9x15;60;14-36;300;14;40;prop-65;planning range 2026
plant-pot;glaze|decal|deboss|label;ceramic or terracotta=6914.90.80|porcelain=6914.10.80|plastic=3926.90.99;What is it made of?;2-7;plastic=0.6-2|concrete=2-6;900;17x17x16;18;20-55;200;14;40;prop-65;planning range 2026
self-watering-pot;glaze|decal|label;ceramic or terracotta=6914.90.80|porcelain=6914.10.80|plastic=3926.90.99;What is it made of?;3.5-9;plastic=1.4-4;900;16x16x17;18;28-60;200;16;45;prop-65;planning range 2026
propagation-vase;glaze|decal|laser-engraving;glass at $3 or less=7013.99.50|glass over $3=7013.99.80|stoneware or earthenware=6913.90.50|porcelain=6913.10.50;Is it glass, stoneware or porcelain?;2.2-6;;450;22x12x14;24;20-48;200;14;40;prop-65;planning range 2026
candle-vessel;glaze|decal|deboss|laser-engraving;stoneware or earthenware=6912.00.50|porcelain=6911.90.00|concrete=6810.99.00;Is it stoneware, porcelain or concrete?;1.2-3.2;concrete=1-2.8;380;10x10x11;48;8-20;300;14;40;candle-safety|prop-65;planning range 2026
candle-holder;glaze|plating|powder-coat|laser-engraving;ceramic or steel or wood=9405.50.40|brass=9405.50.30|glass votive holder=7013.99.35;What is it made of?;1.6-5.5;brass=3-9;350;12x12x14;40;18-55;200;14;40;candle-safety|prop-65;planning range 2026
incense-holder;glaze|laser-engraving|deboss;stoneware or earthenware=6913.90.50|porcelain=6913.10.50|brass or other metal=8306.29.00|wood=4420.19.00;What is it made of?;1-3.2;brass=1.8-5;190;14x11x5;90;14-36;200;14;38;prop-65;planning range 2026
oil-burner;glaze|decal;stoneware or earthenware=6912.00.50|porcelain=6911.90.00;Is it stoneware or porcelain?;1.8-5;;450;13x13x15;36;18-42;300;14;40;candle-safety|prop-65;planning range 2026
soap-dish;glaze|decal|laser-engraving;stoneware or earthenware=6912.00.50|porcelain=6911.90.00|plastic or silicone=3924.90.56|wood=4421.99.98;What is it made of?;0.9-2.6;silicone=0.4-1.2;220;14x10x4;90;10-26;300;14;38;prop-65;planning range 2026
toothbrush-holder;glaze|decal|laser-engraving;stoneware or earthenware=6912.00.50|porcelain=6911.90.00|plastic=3924.90.56;What is it made of?;1.4-3.8;;340;11x9x13;54;14-32;300;14;40;prop-65;planning range 2026
trinket-dish;glaze|decal|plating|laser-engraving;stoneware or earthenware=6913.90.50|porcelain=6913.10.50;Is it stoneware or porcelain?;0.9-2.8;;180;12x12x4;100;12-30;300;14;40;prop-65;planning range 2026
ring-dish;glaze|decal|plating;stoneware or earthenware=6913.90.50|porcelain=6913.10.50;Is it stoneware or porcelain?;0.7-2.2;;120;10x10x3;150;12-28;300;14;40;prop-65;planning range 2026
tile;glaze|decal|digital-print;glazed porcelain with 0.5% absorption or less=6907.21.90|glazed with 0.5% to 10% absorption=6907.22.90|glazed with over 10% absorption=6907.23.90|decorative tile for display=6913.90.20;How much water does the body absorb, and is it glazed?;0.5-2.5;;450;16x16x2;40;6-18;1000;16;45;prop-65;planning range 2026
ceramic-coaster;sublimation|decal|uv-print|glaze;stoneware or earthenware=6912.00.48|porcelain=6911.10.80;Is it stoneware or porcelain?;0.5-1.4;;150;11x11x1.2;120;5-14;300;10;30;prop-65;planning range 2026
ceramic-ornament;sublimation|decal|glaze|plating;Christmas=9505.10.25|not for Christmas in stoneware=6913.90.50|not for Christmas in porcelain=6913.10.50;Is it made for Christmas?;0.5-1.6;;60;11x9x2;300;10-24;300;12;35;prop-65;planning range 2026
figurine;glaze|decal|plating;stoneware or earthenware=6913.90.50|porcelain=6913.10.50|resin or plastic=3926.40.00;Is it ceramic, porcelain or resin?;2.2-7;resin=2-8;300;14x11x11;48;22-65;300;20;50;prop-65;planning range 2026
piggy-bank;glaze|decal;stoneware or earthenware=6913.90.50|porcelain=6913.10.50|plastic=3926.40.00;Is it ceramic, porcelain or plastic?;2-5.5;plastic=1-3;450;17x14x14;27;20-48;300;18;45;childrens-product|ceramic-lead|prop-65;planning range 2026
cookie-jar;glaze|decal;stoneware or earthenware=6912.00.48|porcelain=6911.10.80;Is it stoneware or porcelain?;4-10;;1300;20x20x25;9;38-85;200;18;45;food-contact|ceramic-lead|prop-65;planning range 2026
garlic-keeper;glaze|decal;fine stoneware=6912.00.48|red earthenware=6912.00.10;Is it fine stoneware or red earthenware?;1.6-4.2;;420;13x13x13;40;18-38;300;14;40;food-contact|ceramic-lead|prop-65;planning range 2026
egg-cup;glaze|decal;stoneware or earthenware=6912.00.41|porcelain=6911.10.41;Is it stoneware or porcelain?;0.6-1.7;;110;7x7x8;180;8-20;300;14;40;food-contact|ceramic-lead|prop-65;planning range 2026
sake-set;glaze|decal;stoneware=6912.00.48|porcelain=6911.10.80;Is it stoneware or porcelain?;3.5-9;;650;24x18x11;18;32-70;200;16;45;food-contact|ceramic-lead|prop-65;planning range 2026
ashtray;glaze|decal|laser-engraving;stoneware or earthenware=6912.00.50|porcelain=6911.90.00|glass=7013.99.30;Is it stoneware, porcelain or glass?;1.4-4.2;;420;14x14x5;40;18-45;300;14;40;prop-65;planning range 2026
dinnerware-set;glaze|decal;stoneware pattern worth over $38=6912.00.39|stoneware pattern worth $38 or less=6912.00.35|porcelain pattern worth $56 to $200=6911.10.37|porcelain pattern worth $56 or less=6911.10.35;Is it stoneware or porcelain, and what is the full pattern worth?;26-70;bone-china=55-130;8500;44x34x30;2;140-360;100;20;55;food-contact|ceramic-lead|prop-65;planning range 2026
tea-set;glaze|decal|plating;stoneware=6912.00.48|porcelain=6911.10.80|bone china=6911.10.25;Is it stoneware, porcelain or bone china?;10-28;bone-china=18-45;2200;36x28x18;4;70-190;100;18;50;food-contact|ceramic-lead|prop-65;planning range 2026
pasta-bowl;glaze|decal;stoneware=6912.00.48|porcelain=6911.10.80;Is it stoneware or porcelain?;1.7-4.4;;700;24x24x6;24;16-38;300;16;45;food-contact|ceramic-lead|prop-65;planning range 2026
baking-dish;glaze|decal;stoneware=6912.00.48|porcelain=6911.10.80;Is it stoneware or porcelain?;3.5-9;;1700;36x24x8;10;32-80;200;16;45;food-contact|ceramic-lead|prop-65;planning range 2026
ramekin;glaze|decal;stoneware=6912.00.48|porcelain=6911.10.80;Is it stoneware or porcelain?;0.6-1.6;;230;10x10x6;72;7-18;300;14;40;food-contact|ceramic-lead|prop-65;planning range 2026
salt-and-pepper-shakers;glaze|decal;stoneware or earthenware=6912.00.41|porcelain=6911.10.41;Is it stoneware or porcelain?;1.8-5;;300;14x9x9;60;18-42;300;16;45;food-contact|ceramic-lead|prop-65;planning range 2026
sugar-bowl;glaze|decal;stoneware over $21 a dozen=6912.00.45|stoneware at $21 a dozen or less=6912.00.48|porcelain over $23 a dozen=6911.10.52|porcelain at $23 a dozen or less=6911.10.80;Is it stoneware or porcelain, and what is the price of a dozen?;1.8-4.5;;380;13x12x12;44;18-40;300;16;45;food-contact|ceramic-lead|prop-65;planning range 2026
creamer-pitcher;glaze|decal;stoneware over $15 a dozen=6912.00.45|stoneware at $15 a dozen or less=6912.00.48|porcelain over $20 a dozen=6911.10.52|porcelain at $20 a dozen or less=6911.10.80;Is it stoneware or porcelain, and what is the price of a dozen?;1.5-4;;340;14x10x11;48;16-36;300;16;45;food-contact|ceramic-lead|prop-65;planning range 2026
chopstick-rest;glaze|decal;stoneware or earthenware=6912.00.48|porcelain=6911.10.80;Is it stoneware or porcelain?;0.3-0.9;;35;7x4x2.5;400;5-12;500;12;35;food-contact|ceramic-lead|prop-65;planning range 2026
soap-dispenser;glaze|decal|silk-screen|label;stoneware or earthenware=6912.00.50|porcelain=6911.90.00|plastic=3924.90.56;What is the body made of?;2-5.5;plastic=1-2.8;480;9x9x20;40;20-42;300;14;40;prop-65;planning range 2026
sponge-holder;glaze|decal;stoneware or earthenware=6912.00.48|porcelain=6911.10.80|stainless steel=7323.93.00|silicone=3924.10.40;What is it made of?;1.2-3.4;;300;14x9x9;60;14-32;300;14;40;prop-65;planning range 2026
drawer-knob;glaze|decal|plating;ceramic=6914.90.80|porcelain=6914.10.80|steel or zinc=8302.42.30|brass=8302.42.60;What is it made of?;0.5-1.8;brass=1-3.5;60;6x5x5;300;5-16;500;14;40;prop-65;planning range 2026
wine-glass;laser-engraving|decal|silk-screen|uv-print;stem at $0.30 to $3=7013.28.20|stem at $3 to $5=7013.28.50|no stem at $0.30 to $3=7013.37.20|lead crystal stem at $3 to $5=7013.22.30;Does it have a stem, what does it cost, and is it lead crystal?;1-2.9;crystal=2.5-5;300;11x11x24;24;14-36;500;12;35;food-contact|drinkware-lead|prop-65;planning range 2026
drinking-glass;decal|silk-screen|laser-engraving|uv-print;$0.30 to $3=7013.37.20|tempered=7013.37.05|$3 to $5=7013.37.50|$0.30 or less=7013.37.10;What does one cost, and is it tempered?;0.7-2.2;borosilicate-glass=1.2-3;320;9x9x14;60;9-24;500;12;35;food-contact|drinkware-lead|prop-65;planning range 2026
can-glass;decal|uv-print|silk-screen|sublimation;$0.30 to $3=7013.37.20|$3 to $5=7013.37.50;What does one cost?;0.8-2.4;;330;9x9x16;54;12-26;300;10;28;food-contact|drinkware-lead|prop-65;planning range 2026
cocktail-glass;laser-engraving|decal|silk-screen;stem at $0.30 to $3=7013.28.20|stem at $3 to $5=7013.28.50|no stem at $0.30 to $3=7013.37.20;Does it have a stem, and what does it cost?;1.1-2.9;crystal=2.5-5;300;12x12x18;30;14-36;500;12;35;food-contact|drinkware-lead|prop-65;planning range 2026
whiskey-glass;laser-engraving|decal|silk-screen;$0.30 to $3=7013.37.20|$3 to $5=7013.37.50|lead crystal at $1 to $3=7013.33.20|lead crystal at $3 to $5=7013.33.30;What does one cost, and is it lead crystal?;1-2.9;crystal=2.5-5;380;10x10x11;50;14-36;500;12;35;food-contact|drinkware-lead|prop-65;planning range 2026
beer-glass;silk-screen|decal|laser-engraving;$0.30 to $3=7013.37.20|tempered=7013.37.05|$3 to $5=7013.37.50;What does one cost, and is it tempered?;0.8-2.4;;480;10x10x17;40;10-24;500;12;35;food-contact|drinkware-lead|prop-65;planning range 2026
shot-glass;silk-screen|decal|laser-engraving;$0.30 to $3=7013.37.20|$0.30 or less=7013.37.10;What does one cost?;0.25-0.9;;110;6x6x8;160;5-14;500;10;30;food-contact|drinkware-lead|prop-65;planning range 2026
champagne-flute;laser-engraving|decal|silk-screen;stem at $0.30 to $3=7013.28.20|stem at $3 to $5=7013.28.50|lead crystal at $3 to $5=7013.22.30;What does one cost, and is it lead crystal?;1-2.9;crystal=2.5-5;260;9x9x26;40;14-36;500;12;35;food-contact|drinkware-lead|prop-65;planning range 2026
carafe;decal|silk-screen|laser-engraving;ordinary glass at $3 or less=7013.49.20|ordinary glass at $3 to $5=7013.49.50|borosilicate at $3 or less=7013.42.20|borosilicate at $3 to $5=7013.42.30;Is it borosilicate, and what does one cost?;2.4-6;;700;13x13x27;18;24-52;300;14;38;food-contact|drinkware-lead|prop-65;planning range 2026
decanter;laser-engraving|decal|silk-screen;ordinary glass at $3 to $5=7013.49.50|ordinary glass over $5=7013.49.60|lead crystal over $5=7013.41.50;What does one cost, and is it lead crystal?;4.5-13;crystal=9-24;1200;22x22x26;7;40-110;200;16;42;food-contact|drinkware-lead|prop-65;planning range 2026
glass-pitcher;decal|silk-screen|laser-engraving;ordinary glass at $3 or less=7013.49.20|ordinary glass at $3 to $5=7013.49.50|borosilicate at $3 or less=7013.42.20|borosilicate at $3 to $5=7013.42.30;Is it borosilicate, and what does one cost?;2.6-6.5;;800;20x14x25;12;26-55;300;14;38;food-contact|drinkware-lead|prop-65;planning range 2026
glass-teapot;laser-engraving|silk-screen|decal;$3 to $5=7013.42.30|over $5=7013.42.40|$3 or less=7013.42.20;What does one cost?;4-9;;600;22x16x16;16;28-65;300;14;40;food-contact;planning range 2026
glass-mug;decal|silk-screen|laser-engraving;$0.30 to $3=7013.37.20|$3 to $5=7013.37.50;What does one cost?;1.4-3.8;;280;13x10x12;48;14-32;300;12;35;food-contact|drinkware-lead|prop-65;planning range 2026
glass-straw;laser-engraving|decal|sticker-label;any=7013.42.20;;0.3-1.1;;35;22x3x2;400;4-14;500;8;25;food-contact;planning range 2026
mason-jar;silk-screen|decal|sticker-label|laser-engraving;for preserving or packing food=7010.90.50|drinking jar with handle at $0.30 to $3=7013.37.20;Is it for preserving food, or a drinking jar with a handle?;0.6-1.9;;420;9x9x16;44;6-18;500;10;32;food-contact;planning range 2026
spice-jar;silk-screen|sticker-label|laser-engraving;household jar at $3 or less=7013.49.20|jar to be filled and sold=7010.90.50;Is it sold empty for the kitchen, or filled with a product?;0.4-1.4;;130;6x6x11;120;4-13;500;10;32;food-contact;planning range 2026
food-storage-jar;silk-screen|laser-engraving|sticker-label|decal;ordinary glass at $3 or less=7013.49.20|ordinary glass at $3 to $5=7013.49.50|borosilicate at $3 or less=7013.42.20;Is it borosilicate, and what does one cost?;1.2-3.6;;500;11x11x17;36;12-30;300;12;35;food-contact;planning range 2026
glass-vase;laser-engraving|decal|silk-screen;$0.30 to $3=7013.99.50|$3 to $5=7013.99.80|over $5=7013.99.90|tempered=7013.99.20;What does one cost, and is it tempered?;1.8-6;;900;15x15x26;14;24-60;300;14;40;prop-65;planning range 2026
glass-ornament;plating|decal|digital-print;Christmas=9505.10.10|not for Christmas at $0.30 to $3=7013.99.50;Is it made for Christmas?;0.8-3.2;;80;10x10x10;80;12-32;300;14;42;prop-65;planning range 2026
terrarium;laser-engraving|sticker-label;$0.30 to $3=7013.99.50|$3 to $5=7013.99.80|over $5=7013.99.90;What does one cost?;3.5-11;;900;22x22x24;8;32-85;200;16;45;prop-65;planning range 2026
glass-bottle;silk-screen|sticker-label|decal;to be filled and sold=7010.90.50|household bottle at $3 or less=7013.49.20;Is it to be filled with a product and sold, or a household bottle?;0.4-1.6;;380;8x8x24;50;3-12;1000;10;32;food-contact;planning range 2026
dropper-bottle;silk-screen|sticker-label|foil-stamp|decal;for toiletries or perfume=7010.90.20|for food or supplements=7010.90.50;Is it for toiletries or perfume, or for food and supplements?;0.25-0.9;;70;5x5x11;250;1.5-5;1000;8;28;;planning range 2026
perfume-bottle;silk-screen|foil-stamp|decal|plating;made by automatic machine=7010.90.20|other packing bottle=7010.90.30|refillable with ground stopper=7013.99.30;Is it a packing bottle made by machine, or a refillable bottle with a ground stopper?;0.8-3.2;;180;8x5x14;100;4-14;1000;12;38;;planning range 2026
glass-candle-jar;silk-screen|sticker-label|decal|laser-engraving;$0.30 to $3=7013.99.50|votive holder=7013.99.35|$0.30 or less=7013.99.40;Is it a jar or a small votive holder, and what does one cost?;0.6-2;;320;9x9x11;60;3-10;500;10;30;candle-safety|prop-65;planning range 2026
infusion-jar;silk-screen|sticker-label|laser-engraving;sold empty at $3 or less=7013.49.20|sold empty at $3 to $5=7013.49.50|filled with a product and sold=7010.90.50;Is it sold empty or filled, and what does one cost?;1.4-3.8;;480;10x10x17;40;18-38;300;12;35;food-contact;planning range 2026
test-tube-vase;laser-engraving|label;$0.30 to $3=7013.99.50|$3 to $5=7013.99.80;What does one cost?;1.8-4.8;;300;26x11x9;36;18-42;200;12;35;;planning range 2026
snow-globe;decal|digital-print|pad-print;glass at $3 to $5=7013.99.80|glass over $5=7013.99.90|plastic=3926.40.00|Christmas in glass=9505.10.10;Is it glass or plastic, and is it made for Christmas?;3.5-10;plastic=1.4-4;600;12x12x14;30;28-75;500;24;55;prop-65;planning range 2026
oil-bottle;silk-screen|decal|laser-engraving|label;glass at $3 or less=7013.49.20|glass at $3 to $5=7013.49.50|stoneware set of oil and vinegar=6912.00.41;Is it glass or ceramic, and what does one cost?;1.2-3.6;;450;8x8x28;40;16-36;300;12;35;food-contact;planning range 2026
glass-water-bottle;silk-screen|decal|laser-engraving;borosilicate at $3 or less=7013.42.20|borosilicate at $3 to $5=7013.42.30|ordinary glass at $3 or less=7013.49.20;Is it borosilicate, and what does one cost?;2-4.8;;420;8x8x25;48;20-42;300;12;35;food-contact;planning range 2026
suncatcher;uv-print|plating|decal;glass at $0.30 to $3=7013.99.50|glass at $3 to $5=7013.99.80|plastic=3926.40.00;Is it glass or plastic, and what does one cost?;1.4-4.8;;120;22x16x3;80;18-45;200;14;40;prop-65;planning range 2026
paperweight;laser-engraving|decal|digital-print;$0.30 to $3=7013.99.50|$3 to $5=7013.99.80|over $5=7013.99.90;What does one cost?;2-6;;400;11x11x7;45;22-55;200;14;38;;planning range 2026
roller-bottle;silk-screen|sticker-label|foil-stamp;made by automatic machine=7010.90.20|made by hand=7010.90.30;Is the glass made by automatic machine?;0.2-0.8;;40;3x3x9;400;1.2-4;1000;8;28;;planning range 2026
tumbler;powder-coat|laser-engraving|sublimation|uv-print|silk-screen;vacuum up to 1 liter=9617.00.10|vacuum over 1 liter=9617.00.30|single-wall steel=7323.93.00|plastic=3924.10.20;Is it vacuum insulated, how much does it hold, and what is it made of?;3.5-8.5;plastic=0.9-2.8;480;13x11x28;24;25-48;300;10;30;food-contact|drinkware-lead|prop-65;planning range 2026
water-bottle;powder-coat|laser-engraving|silk-screen|uv-print;vacuum steel up to 1 liter=9617.00.10|single-wall steel=7323.93.00|plastic=3924.10.40|aluminum=7615.10.91;Is it vacuum insulated, and what is it made of?;3.2-7.5;plastic=0.9-2.6|aluminum=1.4-3.4;400;9x9x27;40;22-45;300;10;30;food-contact|drinkware-lead|prop-65;planning range 2026
travel-mug;powder-coat|laser-engraving|silk-screen|uv-print;vacuum up to 1 liter=9617.00.10|single-wall steel=7323.93.00|plastic=3924.10.20;Is it vacuum insulated, and what is it made of?;3-7;plastic=1-2.8;360;10x10x20;40;22-42;300;10;30;food-contact|drinkware-lead|prop-65;planning range 2026
thermos;powder-coat|laser-engraving|silk-screen;up to 1 liter=9617.00.10|over 1 to 2 liters=9617.00.30|over 2 liters=9617.00.40;How much does it hold?;4-9.5;;600;10x10x30;28;26-58;300;12;32;food-contact|drinkware-lead|prop-65;planning range 2026
kids-water-bottle;powder-coat|uv-print|silk-screen|laser-engraving;vacuum steel up to 1 liter=9617.00.10|plastic=3924.10.40|single-wall steel=7323.93.00;Is it vacuum insulated, and what is it made of?;2.8-6.5;plastic=1-2.8;280;9x9x21;50;18-36;500;12;35;food-contact|childrens-product|small-parts|drinkware-lead;planning range 2026
protein-shaker;silk-screen|pad-print|laser-engraving|powder-coat;plastic=3924.10.40|vacuum steel up to 1 liter=9617.00.10|single-wall steel=7323.93.00;Is it plastic or steel, and is it vacuum insulated?;1-2.8;stainless-steel=3.2-7;180;11x10x22;36;12-30;500;10;28;food-contact;planning range 2026
hip-flask;laser-engraving|deboss|powder-coat;any=7323.93.00;;1.8-5;;190;15x11x4;80;18-42;300;10;30;food-contact|prop-65;planning range 2026
can-cooler;powder-coat|laser-engraving|sublimation|uv-print;any=9617.00.10;;2.8-6.5;;300;9x9x16;54;20-36;300;10;30;food-contact|prop-65;planning range 2026
wine-tumbler;powder-coat|laser-engraving|sublimation|uv-print;any=9617.00.10;;2.4-5.5;;260;10x10x13;64;16-32;300;10;30;food-contact|drinkware-lead|prop-65;planning range 2026
growler;laser-engraving|powder-coat|silk-screen;vacuum steel over 1 to 2 liters=9617.00.30|single-wall steel=7323.93.00|glass=7010.90.50;Is it vacuum steel, single-wall steel or glass?;8-17;glass=2.2-5;950;14x14x31;12;40-85;200;12;35;food-contact|drinkware-lead|prop-65;planning range 2026
steam-inhaler-cup;pad-print|silk-screen|sticker-label;any=9019.20.00;;2.2-6;;250;17x14x13;27;20-48;500;16;40;medical-device;planning range 2026
baby-sippy-cup;silk-screen|pad-print|laser-engraving;plastic or silicone=3924.10.20|vacuum steel=9617.00.10|single-wall steel=7323.93.00;Is it plastic or steel, and is it vacuum insulated?;1.2-3.4;stainless-steel=2.8-6;130;12x10x13;60;12-26;500;14;35;food-contact|childrens-product|small-parts;planning range 2026
dog-water-bottle;pad-print|silk-screen|laser-engraving|uv-print;plastic=3924.90.56|vacuum steel up to 1 liter=9617.00.10|single-wall steel=7323.93.00;Is it plastic or steel, and is it vacuum insulated?;1.8-4.8;stainless-steel=4-8.5;230;10x9x24;40;18-36;500;12;32;;planning range 2026
gallon-water-jug;silk-screen|sticker-label|pad-print;plastic=3924.10.40|vacuum steel over 1 to 2 liters=9617.00.30|vacuum steel over 2 liters=9617.00.40;Is it plastic or vacuum-insulated steel, and how much does it hold?;2-5;stainless-steel=7-15;450;15x15x30;12;20-45;500;10;30;food-contact;planning range 2026
can-sleeve;sublimation|screen-print|dtf-print;neoprene with fabric=6307.90.98|plastic foam=3924.10.40;Is it neoprene with fabric or plastic foam?;0.35-1.1;;25;13x11x1;500;4-12;250;7;18;;planning range 2026
copper-mug;laser-engraving|plating;copper=7418.10.00|copper-plated stainless steel=7323.93.00;Is it solid copper or plated stainless steel?;3-8;stainless-steel=2-4.8;260;14x11x11;48;22-48;300;12;35;food-contact|prop-65;planning range 2026
cold-cup;uv-print|silk-screen|decal|sticker-label;any=3924.10.20;;0.8-2.4;;150;11x11x24;32;12-26;300;8;25;food-contact;planning range 2026
stadium-cup;silk-screen|offset-print|sticker-label;any=3924.10.20;;0.22-0.7;;45;10x10x3;300;2.5-8;500;7;20;food-contact;planning range 2026
straw-topper;enamel-fill|pad-print|sticker-label;any=3924.10.40;;0.2-0.8;;8;8x5x2;1000;3-9;300;10;22;food-contact|prop-65;planning range 2026
baby-bottle;silk-screen|pad-print|sticker-label;plastic or silicone=3924.90.56|borosilicate glass at $3 or less=7013.42.20;Is it plastic, silicone or glass?;1.2-3.4;glass=1.6-4;140;8x8x20;70;12-28;1000;16;42;food-contact|childrens-product|small-parts;planning range 2026
chef-knife;laser-engraving|silk-screen;wood or metal handle=8211.92.90|rubber or plastic handle=8211.92.20;Is the handle wood or metal, or rubber or plastic?;6-22;carbon-steel=10-35;320;38x9x4;50;45-160;200;16;45;food-contact|knife-laws;planning range 2026
paring-knife;laser-engraving|silk-screen;wood or metal handle=8211.92.90|rubber or plastic handle=8211.92.20;Is the handle wood or metal, or rubber or plastic?;1.6-7;;110;26x6x2.5;140;14-55;300;14;42;food-contact|knife-laws;planning range 2026
steak-knives;laser-engraving|silk-screen;wood handles=8211.91.80|rubber or plastic handles=8211.91.50|steel handles with nickel or over 10% manganese=8211.91.25|other steel handles=8211.91.40;What are the handles made of?;6-20;;600;28x16x4;30;40-130;200;16;45;food-contact|knife-laws;planning range 2026
bread-knife;laser-engraving|silk-screen;wood or metal handle=8211.92.90|rubber or plastic handle=8211.92.20;Is the handle wood or metal, or rubber or plastic?;3.5-14;;260;38x7x3.5;70;26-95;200;16;45;food-contact|knife-laws;planning range 2026
pocket-knife;laser-engraving|powder-coat;any=8211.93.00;;3-13;;140;15x6x4;140;26-90;300;16;45;knife-laws;planning range 2026
cutlery-set;laser-engraving|plating;without precious metal plating=8215.20.00|with a piece plated in gold or silver=8215.10.00;Is any piece plated with gold or silver?;9-30;;1300;28x22x6;14;60-180;200;16;45;food-contact;planning range 2026
travel-cutlery;laser-engraving|silk-screen|sticker-label;steel set=8215.20.00|bamboo=4419.19.10;Is it steel or bamboo?;1.4-4.2;titanium=7-16;160;24x7x3;100;14-34;300;10;30;food-contact;planning range 2026
spoon;laser-engraving|plating;steel at 25 cents or more=8215.99.35|steel under 25 cents=8215.99.30|steel with wood or plastic handle=8215.99.40|all wood=4419.90.11;What is it made of, and does it cost under 25 cents?;0.4-1.8;;45;22x5x2;300;5-18;300;10;30;food-contact;planning range 2026
chopsticks;laser-engraving|silk-screen|foil-stamp;wood=4419.90.91|bamboo=4419.12.00|stainless steel=8215.99.50;Are they wood, bamboo or steel?;0.4-1.8;stainless-steel=0.6-2.2;45;26x5x2;300;7-20;300;8;25;food-contact;planning range 2026
kitchen-scissors;laser-engraving|pad-print;general kitchen scissors=8213.00.90|poultry shears=8201.50.00;Are they general scissors or poultry shears?;1.4-4.5;;160;24x10x2;100;14-38;500;12;38;food-contact;planning range 2026
fabric-scissors;laser-engraving|plating|powder-coat;ordinary scissors over $1.75 a dozen=8213.00.90|pinking shears over $30 a dozen=8213.00.60;Are they ordinary scissors or pinking shears?;1.6-6.5;;190;25x10x2;90;16-48;300;12;38;;planning range 2026
cheese-knives;laser-engraving|plating;set of different knives=8211.10.00|one knife with wood or metal handle=8211.92.90|spreader=8215.99.50;Is it a set, one knife or a spreader?;2.4-7.5;;240;22x16x3;60;22-55;300;12;38;food-contact;planning range 2026
pizza-cutter;laser-engraving|pad-print;any=8205.51.30;;1.4-5;;180;23x11x3;90;14-40;300;12;35;food-contact;planning range 2026
bread-lame;laser-engraving|sticker-label;wood or metal handle=8211.92.90|rubber or plastic handle=8211.92.20;Is the handle wood or metal, or plastic?;1.2-4;;60;20x6x2.5;200;14-34;200;10;30;food-contact|knife-laws;planning range 2026
multitool;laser-engraving|powder-coat;with pliers=8203.20.60|mostly a folding knife=8211.93.00|flat steel card tool=8205.51.30;Does it have pliers, is it a folding knife, or a flat card?;3-12;;250;14x8x5;70;26-85;300;16;45;knife-laws;planning range 2026
knife-set;laser-engraving|silk-screen;any=8211.10.00;;14-50;;2400;40x26x12;6;80-280;200;18;48;food-contact|knife-laws;planning range 2026
cleaver;laser-engraving;cleaver with handle=8214.90.30|butcher knife with wood handle=8211.92.90|butcher knife with plastic handle=8211.92.20;Is it a chopping cleaver or a butcher knife?;5.5-20;;550;36x13x4;30;38-140;200;16;45;food-contact|knife-laws;planning range 2026
craft-knife;laser-engraving|pad-print|silk-screen;retractable or folding blade=8211.93.00|fixed blade with plastic handle=8211.92.40|fixed blade with metal handle=8211.92.90;Does the blade retract, and what is the handle made of?;0.5-2.6;;50;18x7x2;300;7-24;500;12;35;knife-laws;planning range 2026
baby-spoons;laser-engraving|pad-print|sticker-label;silicone or plastic=3924.10.40|steel set=8215.20.00|bamboo=4419.19.10;What are they made of?;0.8-2.6;;60;18x9x3;200;9-22;500;12;35;food-contact|childrens-product|small-parts;planning range 2026
cake-server;laser-engraving|plating;server alone=8215.99.50|set with a knife=8215.20.00;Is it a server alone or a set with a knife?;1.4-5;;150;31x8x3;100;18-45;300;12;35;food-contact;planning range 2026
ice-cream-scoop;laser-engraving|pad-print;spoon with steel handle=8215.99.35|with a trigger=8210.00.00|spoon with other handle=8215.99.40;Does it have a trigger, and what is the handle made of?;1.6-5;;200;22x7x5;90;14-35;300;12;35;food-contact;planning range 2026
letter-opener;laser-engraving|plating;any=8214.10.00;;1.2-4;;70;23x6x2;250;16-42;300;12;35;;planning range 2026
fork;laser-engraving|plating;steel with nickel or over 10% manganese at 25 cents or more=8215.99.05|other steel at 25 cents or more=8215.99.15|plastic handle=8215.99.20|all wood=4419.90.11;What is the handle made of, and does the fork cost under 25 cents?;0.4-1.8;;45;22x5x2;300;5-18;300;10;30;food-contact;planning range 2026
skillet;deboss|laser-engraving|label;bare cast iron=7323.91.50|enameled cast iron=7323.92.00;Is the iron bare or enameled?;6-14;;2300;42x28x7;6;35-95;500;20;40;food-contact|prop-65;planning range 2026
carbon-steel-pan;laser-engraving|deboss|label;any=7323.99.70;;6-13;;1700;46x28x7;8;45-110;500;20;40;food-contact|prop-65;planning range 2026
frying-pan;laser-engraving|deboss|label;nonstick aluminum, not cast=7615.10.30|nonstick aluminum, cast=7615.10.20|stainless steel=7323.93.00|copper=7418.10.00;What metal is the pan, and does it have a nonstick or enamel coating?;5-12;stainless-steel=8-18|copper=20-40;1100;46x28x8;10;35-120;500;20;45;food-contact|cookware-coating|prop-65;planning range 2026
saucepan;laser-engraving|deboss|label;stainless steel=7323.93.00|nonstick aluminum, not cast=7615.10.30|enameled steel=7323.94.00|copper=7418.10.00;What metal is the pan made of, and is it coated?;6-14;copper=22-45;1300;40x20x16;8;40-130;500;20;45;food-contact|cookware-coating;planning range 2026
dutch-oven;deboss|laser-engraving|label;enameled cast iron=7323.92.00|bare cast iron=7323.91.50;Is the iron enameled or bare?;18-38;;5800;34x28x20;3;80-280;300;25;50;food-contact|prop-65;planning range 2026
wok;laser-engraving|label;carbon steel=7323.99.70|cast iron=7323.91.50|nonstick aluminum, not cast=7615.10.30|stainless steel=7323.93.00;What metal is the wok made of?;7-15;;1800;55x36x8;6;40-110;500;20;40;food-contact|prop-65;planning range 2026
griddle;deboss|laser-engraving|label;cast iron, not enameled=7323.91.50|carbon steel=7323.99.70|nonstick aluminum, cast=7615.10.20;What metal is the griddle made of?;9-20;;3200;50x26x5;5;40-120;500;20;40;food-contact|prop-65;planning range 2026
baking-sheet;deboss|label|laser-engraving;coated or bare steel=7323.99.70|aluminum, no nonstick coating=7615.10.71|nonstick aluminum, not cast=7615.10.30|stainless steel=7323.93.00;What metal is it, and does it have a nonstick coating?;3-7;;900;46x33x3;16;18-45;1000;15;35;food-contact|cookware-coating;planning range 2026
loaf-pan;deboss|label;coated or bare steel=7323.99.70|aluminum, no nonstick coating=7615.10.71|nonstick aluminum, not cast=7615.10.30|stoneware=6912.00.48;What is the pan made of?;2.5-6;cast-iron=6-11;550;26x14x8;24;16-40;1000;15;35;food-contact|cookware-coating;planning range 2026
cake-pan;deboss|label;coated or bare steel=7323.99.70|aluminum, no nonstick coating=7615.10.71|silicone=3924.10.40;What is the pan made of?;2.5-6;;500;26x26x8;20;15-38;1000;15;35;food-contact|cookware-coating;planning range 2026
muffin-pan;deboss|label;coated or bare steel=7323.99.70|aluminum, no nonstick coating=7615.10.71|silicone=3924.10.40;What is the pan made of?;3-7;;800;38x28x4;18;18-42;1000;15;35;food-contact|cookware-coating;planning range 2026
bread-cloche;glaze|deboss|label;ceramic or stoneware=6912.00.48|enameled cast iron=7323.92.00|bare cast iron=7323.91.50;Is it ceramic, enameled iron or bare iron?;14-30;;4200;34x30x20;3;70-190;300;25;50;food-contact|ceramic-lead|prop-65;planning range 2026
kettle;laser-engraving|decal|label;stainless steel=7323.93.00|enameled steel=7323.94.00|copper=7418.10.00|bare cast iron=7323.91.50;What metal is the kettle made of?;7-16;copper=20-40;1100;26x22x22;6;40-120;500;20;45;food-contact|prop-65;planning range 2026
moka-pot;laser-engraving|decal|label;aluminum, cast=7615.10.50|aluminum, not cast=7615.10.71|stainless steel=7323.93.00;Is it aluminum or stainless steel, and is the body cast?;4-9;stainless-steel=7-14;650;20x14x12;24;25-70;500;15;35;food-contact|prop-65;planning range 2026
roasting-pan;laser-engraving|deboss|label;stainless steel=7323.93.00|enameled steel=7323.94.00|coated or bare steel=7323.99.70|nonstick aluminum, not cast=7615.10.30;What metal is the pan, and is it coated?;9-20;;2400;48x36x14;4;50-150;500;20;45;food-contact|cookware-coating;planning range 2026
camp-cookset;laser-engraving|silk-screen|label;aluminum, no nonstick coating=7615.10.71|nonstick aluminum, not cast=7615.10.30|stainless steel=7323.93.00;What metal is it, and does it have a nonstick coating?;8-18;titanium=25-55;800;20x20x14;18;35-110;500;15;40;food-contact|cookware-coating;planning range 2026
stock-pot;laser-engraving|deboss|label;stainless steel=7323.93.00|aluminum, no nonstick coating=7615.10.71|enameled steel=7323.94.00;What metal is the pot made of?;10-22;;2400;32x30x24;3;50-160;500;20;45;food-contact;planning range 2026
cookware-set;laser-engraving|deboss|label;nonstick aluminum, not cast=7615.10.30|nonstick aluminum, cast=7615.10.20|stainless steel=7323.93.00|enameled cast iron=7323.92.00;What metal are the pans, and are they coated?;35-85;;7500;58x34x30;1;150-450;300;25;50;food-contact|cookware-coating|prop-65;planning range 2026
bundt-pan;deboss|label;nonstick aluminum, cast=7615.10.20|coated or bare steel=7323.99.70|silicone=3924.10.40;What is the pan made of?;5-12;;900;28x28x11;11;28-60;1000;20;40;food-contact|cookware-coating;planning range 2026
cooling-rack;label;stainless steel=7323.93.00|other steel=7323.99.70;Is it stainless steel or coated steel?;2-5;;500;42x30x3;24;14-32;1000;15;30;food-contact;planning range 2026
silicone-baking-mold;label|deboss;any=3924.10.40;;0.8-3;;150;28x18x2;80;9-24;500;15;30;food-contact;planning range 2026
turkish-coffee-pot;laser-engraving|label;copper or brass=7418.10.00|stainless steel=7323.93.00;Is it copper, brass or stainless steel?;4-12;stainless-steel=2.5-6;350;22x12x10;40;22-60;300;15;35;food-contact|prop-65;planning range 2026
spatula;laser-engraving|pad-print|deboss|label;silicone or plastic=3924.10.40|stainless steel=8215.99.50|wood=4419.90.91;What is the working end made of?;0.9-3;;120;33x8x3;100;9-24;500;12;30;food-contact;planning range 2026
whisk;laser-engraving|pad-print|label;any=8205.51.30;;1-3.2;;150;30x8x7;56;10-26;500;12;30;food-contact;planning range 2026
matcha-whisk;laser-engraving|label;any=4419.19.90;;1.5-4;;70;12x8x8;100;14-32;300;10;25;food-contact;planning range 2026
tongs;laser-engraving|label;metal=8215.99.50|bamboo=4419.19.90|plastic=3924.10.40;Are they metal, bamboo or plastic?;1.2-3.5;;180;32x6x4;80;11-26;500;12;30;food-contact;planning range 2026
ladle;laser-engraving|label;stainless steel handle=8215.99.35|nonmetal handle=8215.99.40|all plastic or silicone=3924.10.40|wood=4419.90.11;What are the bowl and the handle made of?;1.2-3.5;;180;33x10x7;40;12-28;500;12;30;food-contact;planning range 2026
measuring-spoons;laser-engraving|plating|label;stainless steel=7323.93.00|plastic=3924.10.40|brass or copper=7418.10.00|ceramic=6912.00.48;What are the spoons made of?;1.5-4.5;ceramic=4-9;150;18x8x4;100;14-36;500;12;30;food-contact;planning range 2026
measuring-cups;laser-engraving|plating|decal|label;stainless steel=7323.93.00|plastic=3924.10.40|glass=7013.49.20|ceramic=6912.00.48;What are the cups made of?;2.5-7;;350;24x10x8;40;18-45;500;12;30;food-contact;planning range 2026
rolling-pin;laser-engraving|label;wood=4419.90.91|bamboo=4419.19.90|marble=6802.91.15|stainless steel=7323.93.00;What is the roller made of?;2.5-6;;600;45x7x7;24;18-42;300;15;30;food-contact;planning range 2026
cookie-cutter;label|laser-engraving;stainless steel=7323.93.00|tinplate=7323.99.50|plastic=3924.10.40|copper=7418.10.00;What is the cutter made of?;0.4-1.6;;40;10x10x3;300;5-16;300;12;25;food-contact;planning range 2026
piping-tip-set;laser-engraving|label|offset-print;any=7323.93.00;;2.5-7;;250;22x14x5;50;16-40;500;12;30;food-contact;planning range 2026
cake-stand;glaze|decal|laser-engraving|powder-coat;ceramic=6912.00.48|glass=7013.49.20|wood=4419.90.91|metal=7323.99.90;What is the stand made of?;6-16;;1600;32x32x16;6;35-95;300;20;40;food-contact|ceramic-lead;planning range 2026
cake-topper;laser-engraving|foil-stamp|uv-print;plastic or acrylic=3926.40.00|paper=4823.90.86|wood=4420.19.00;Is it plastic, paper or wood?;0.4-1.8;;30;20x16x0.6;400;8-25;200;7;18;food-contact;planning range 2026
dough-scraper;laser-engraving|label;steel blade=8205.51.30|plastic=3924.10.40;Is the blade steel or plastic?;1-3;;160;18x13x3;80;10-24;300;12;25;food-contact;planning range 2026
sifter;laser-engraving|label;stainless steel=7323.93.00|plastic=3924.10.40;Is it stainless steel or plastic?;1.8-5;;300;20x14x10;32;13-30;500;12;30;food-contact;planning range 2026
grater;laser-engraving|label;metal=8205.51.30|ceramic plate=6912.00.48;Is the grating surface metal or ceramic?;1.5-5;;250;28x8x5;60;13-32;500;12;30;food-contact;planning range 2026
peeler;laser-engraving|pad-print|label;any=8205.51.30;;0.6-2.2;;70;20x8x3;150;8-20;500;12;25;food-contact;planning range 2026
garlic-press;laser-engraving|label;iron or steel=8205.51.30|zinc alloy=8205.51.75;Is it steel or a zinc alloy?;2-5.5;;280;19x8x4;60;15-34;500;12;30;food-contact;planning range 2026
pepper-mill;laser-engraving|label;any=8210.00.00;;4-11;brass=7-16;320;22x7x7;40;25-65;500;15;35;food-contact;planning range 2026
salt-grinder;laser-engraving|label;any=8210.00.00;;4-11;;320;22x7x7;40;25-65;500;15;35;food-contact;planning range 2026
mortar-and-pestle;laser-engraving|glaze|label;granite=6802.93.00|marble=6802.91.15|ceramic=6912.00.48|wood=4419.90.91;Is it granite, marble, ceramic or wood?;6-16;;2600;18x18x16;6;28-75;300;15;35;food-contact|prop-65;planning range 2026
colander;laser-engraving|decal|label;stainless steel=7323.93.00|enameled steel=7323.94.00|plastic or silicone=3924.10.40;What is the colander made of?;3-8;;550;30x26x11;10;18-48;500;15;30;food-contact;planning range 2026
mixing-bowls;laser-engraving|glaze|label;stainless steel=7323.93.00|glass=7013.49.20|ceramic=6912.00.48|plastic=3924.10.20;What are the bowls made of?;6-16;ceramic=9-22;1400;28x28x16;6;30-80;500;15;35;food-contact|ceramic-lead;planning range 2026
lunch-box;laser-engraving|uv-print|silk-screen|label;stainless steel=7323.93.00|plastic or silicone=3924.10.40;Is it stainless steel or plastic?;3.5-9;plastic=2-5;500;22x16x8;24;22-50;500;15;30;food-contact|childrens-product;planning range 2026
bento-box;laser-engraving|pad-print|label;plastic=3924.10.40|stainless steel=7323.93.00|wood=4419.90.91|bamboo=4419.19.90;What is the box made of?;2.5-8;;450;22x16x8;24;20-48;500;15;30;food-contact|childrens-product;planning range 2026
food-container;decal|laser-engraving|label|pad-print;plastic=3924.10.40|glass=7013.49.20|stainless steel=7323.93.00;Is it plastic, glass or steel?;2-6;;600;20x16x10;16;15-40;1000;15;30;food-contact;planning range 2026
meal-prep-containers;label|decal|pad-print;plastic=3924.10.40|glass=7013.49.20|stainless steel=7323.93.00;Are they plastic, glass or steel?;6-15;plastic=3-8;2200;28x22x18;4;28-60;500;15;30;food-contact;planning range 2026
ice-cube-tray;label|deboss;silicone or plastic=3924.10.40|stainless steel=7323.93.00;Is it silicone, plastic or steel?;1-4;;250;26x13x5;60;11-28;500;12;25;food-contact;planning range 2026
cocktail-shaker;laser-engraving|plating|powder-coat|label;any=7323.93.00;;3-8;;350;24x10x10;30;22-55;500;12;30;food-contact;planning range 2026
bar-tool-set;laser-engraving|plating|label;any=7323.93.00;;10-24;;1500;32x24x12;8;45-110;300;15;35;food-contact;planning range 2026
bottle-opener;laser-engraving|enamel-fill|plating|pad-print;iron or steel=8205.51.30|zinc alloy=8205.51.75|aluminum=8205.51.60;Is it steel, zinc alloy or aluminum?;0.5-3;;70;15x5x2;200;7-24;300;10;25;prop-65;planning range 2026
corkscrew;laser-engraving|pad-print|plating;any=8205.51.30;;1-4;;120;14x5x3;120;12-35;300;10;25;;planning range 2026
wine-stopper;laser-engraving|enamel-fill|plating;base metal=8309.90.00|silicone or plastic=3923.50.00|natural cork=4503.10.60;What is the stopper made of?;0.8-3;;90;12x5x5;150;9-26;300;12;28;food-contact;planning range 2026
metal-straws;laser-engraving|plating|label;any=7323.93.00;;0.6-2.2;;60;25x5x2;200;7-20;500;10;25;food-contact;planning range 2026
french-press;laser-engraving|decal|silk-screen|label;glass, valued up to $3=7013.42.20|glass, valued over $5=7013.42.40|stainless steel, not vacuum=7323.93.00|vacuum, up to 1 liter=9617.00.10;Is the carafe glass, single-wall steel or a vacuum vessel?;4.5-12;;800;24x18x12;12;28-75;500;15;35;food-contact;planning range 2026
coffee-tamper;laser-engraving|plating|label;any=8205.51.30;;4-12;;450;12x8x8;40;25-75;300;12;30;food-contact;planning range 2026
tea-infuser;laser-engraving|label;stainless steel=7323.93.00|silicone=3924.10.40;Is it steel or silicone?;0.6-2.8;;50;11x7x6;180;8-22;500;10;25;food-contact;planning range 2026
kitchen-timer;pad-print|silk-screen|label;digital display=9106.90.55|mechanical, spring wound=9106.90.85;Is it digital or wind-up?;1.5-5;;110;10x9x5;100;12-32;1000;15;35;button-battery|fcc|magnets;planning range 2026
spice-rack;laser-engraving|powder-coat|label;wood, counter=4419.90.91|bamboo, counter=4419.19.90|wood, hung on the wall=9403.40.90|steel=7323.99.90;What is it made of, and does it hang on the wall?;5-14;;1200;40x26x10;8;28-75;300;15;35;composite-wood;planning range 2026
magnetic-spice-tins;label|laser-engraving|sticker-label;stainless steel=7323.93.00|tinplate=7323.99.50;Are the tins stainless steel or tinplate?;6-14;;800;26x18x8;16;28-60;300;15;30;food-contact|magnets;planning range 2026
enamel-mug;decal|silk-screen|laser-engraving;any=7323.94.00;;1.8-4;;180;11x10x9;48;16-30;300;12;30;food-contact|drinkware-lead|prop-65;planning range 2026
camping-mug;laser-engraving|silk-screen|powder-coat;single-wall stainless steel=7323.93.00|vacuum, up to 1 liter=9617.00.10|aluminum=7615.10.91|titanium=8108.90.30|enameled steel=7323.94.00;What metal is it, and is there a vacuum between two walls?;2-6;titanium=9-22;200;13x10x10;36;18-45;300;12;30;food-contact|drinkware-lead;planning range 2026
dosing-cup;laser-engraving|powder-coat|label;stainless steel=7323.93.00|aluminum=7615.10.71|ceramic=6912.00.48;What is the cup made of?;2-6;;150;9x8x8;60;16-40;300;12;28;food-contact;planning range 2026
grill-tools;laser-engraving|label;any=8215.20.00;;9-24;;1400;46x20x8;10;40-100;300;15;35;food-contact;planning range 2026
grill-caddy;powder-coat|laser-engraving|label;steel=7323.99.90|wood=4419.90.91|bamboo=4419.19.90;Is it steel, wood or bamboo?;7-16;;1500;38x26x20;4;35-75;300;15;35;;planning range 2026
smoking-board;laser-engraving|label;any=4419.90.91;;1.2-4;;450;32x16x3;30;14-34;300;12;28;food-contact;planning range 2026
meat-claws;laser-engraving|label;plastic=3924.10.40|steel claws=8205.51.30;Are the claws plastic or steel?;2-6;;250;16x12x6;40;14-32;500;12;28;food-contact;planning range 2026
pizza-stone;laser-engraving|label;ceramic=6912.00.48|cast iron=7323.91.50|other steel=7323.99.70;Is it ceramic, cast iron or steel plate?;6-15;carbon-steel=14-30;3600;40x40x4;4;35-90;300;15;35;food-contact;planning range 2026
honey-dipper;laser-engraving|label;wood=4419.90.91|bamboo=4419.19.90;Is it wood or bamboo?;0.3-1.2;;20;17x3x3;500;5-14;500;10;25;food-contact;planning range 2026
cocktail-smoker;laser-engraving|label;wood top=4419.90.91|stainless steel top=7323.93.00|kit with a torch=8205.60.00;Is it a wood top, a steel top or a kit with a torch?;5-14;;500;20x16x8;20;30-75;300;15;30;food-contact|flammable-shipping;planning range 2026
jar-lids;deboss|laser-engraving|label;base metal=8309.90.00|plastic or silicone=3923.50.00|bamboo=4419.19.90;Are the lids metal, plastic or bamboo?;0.8-3.5;;180;18x10x6;80;10-26;1000;12;28;food-contact;planning range 2026
cookbook-stand;laser-engraving|powder-coat|label;wood=4421.99.98|bamboo=4421.91.98|steel=7323.99.90|plastic=3924.90.56;What is the stand made of?;5-13;;1100;34x26x6;10;28-65;300;15;30;;planning range 2026
paper-towel-holder;laser-engraving|powder-coat|label;stainless steel=7323.93.00|other steel=7323.99.90|wood=4419.90.91|bamboo=4419.19.90;What is the holder made of?;4-10;;800;34x18x16;8;22-50;500;12;30;;planning range 2026
knife-block;laser-engraving|label;wood=4419.90.91|bamboo=4419.19.90|stainless steel=7323.93.00;What is the block made of?;7-20;;1600;34x22x12;6;35-110;300;15;35;magnets;planning range 2026
knife-sharpener;laser-engraving|label;sharpening stone=6804.30.00|honing steel=8205.51.15|steel pull-through sharpener=8205.51.30;Is it a stone, a honing rod or a pull-through sharpener?;3-14;;450;24x9x6;30;20-70;300;12;30;;planning range 2026
silicone-baking-mat;silk-screen|offset-print|label;any=3924.10.40;;1.5-4.5;;180;42x6x6;60;14-32;500;12;28;food-contact;planning range 2026
silicone-utensils;laser-engraving|pad-print|label;any=3924.10.40;;7-18;;1100;36x16x14;10;32-75;500;15;30;food-contact;planning range 2026
food-scale;silk-screen|pad-print|label;any=8423.10.00;;4.5-11;;500;24x18x4;24;22-50;1000;15;40;button-battery|fcc|food-contact;planning range 2026
wick-trimmer;laser-engraving|plating|powder-coat;any=8213.00.90;;1.2-3;;120;19x7x3;100;12-28;300;10;25;;planning range 2026
candle-snuffer;laser-engraving|plating|powder-coat;stainless steel=7323.93.00|other steel=7323.99.90|brass=7418.10.00;Is it stainless steel, other steel or brass?;1-3;;80;22x6x4;120;10-26;300;10;25;;planning range 2026
can-opener;laser-engraving|pad-print|label;any=8205.51.30;;1.8-5;;220;21x8x5;60;14-30;500;12;30;food-contact;planning range 2026
citrus-juicer;laser-engraving|label;metal hand press=8205.51.30|plastic=3924.10.40|glass=7013.49.20|lever machine=8210.00.00;Is it a metal hand press, a plastic or glass reamer, or a lever machine?;1.8-5.5;;250;22x8x6;50;13-32;500;12;30;food-contact;planning range 2026
pastry-brush;laser-engraving|pad-print|label;any=9603.90.80;;0.5-2;;50;22x5x3;200;7-18;500;10;25;food-contact;planning range 2026
dish-rack;powder-coat|laser-engraving|label;stainless steel=7323.93.00|other steel=7323.99.90|bamboo=4419.19.90|plastic=3924.90.56;What is the rack made of?;6-18;;1800;46x34x12;4;30-80;500;15;35;;planning range 2026
dish-brush;laser-engraving|label;any=9603.90.80;;0.6-2.5;;90;24x7x5;120;7-18;500;10;25;;planning range 2026
silicone-bib;silk-screen|pad-print|deboss;any=3924.90.56;;1.2-3;;140;24x16x3;80;14-26;500;12;28;childrens-product|food-contact|small-parts;planning range 2026
baby-suction-plate;silk-screen|laser-engraving|deboss;silicone or plastic=3924.10.20|bamboo=4419.19.90;Is the plate silicone, plastic or bamboo?;2-5.5;;350;22x20x5;30;18-40;500;12;28;childrens-product|food-contact|small-parts;planning range 2026
silicone-food-bag;silk-screen|deboss|label;any=3924.10.40;;1.2-3.5;;120;22x20x2;100;12-24;500;12;28;food-contact;planning range 2026
reusable-coffee-filter;laser-engraving|label;stainless steel=7323.93.00|plastic=3924.10.40|textile=6307.90.98;Is the filter steel, plastic or cloth?;1.2-4.5;;120;14x12x10;60;12-30;500;12;28;food-contact;planning range 2026
coffee-scoop;laser-engraving|plating|label;stainless steel=7323.93.00|wood=4419.90.11|bamboo=4419.19.10|brass=7418.10.00;What is the scoop made of?;0.6-2.8;;60;17x6x4;200;8-20;300;10;25;food-contact;planning range 2026
napkin-rings;laser-engraving|plating|enamel-fill;brass or copper=7418.10.00|steel=7323.99.90|wood=4419.90.91|plastic=3924.10.40;What are the rings made of?;2-6;;180;14x10x6;60;16-42;300;12;28;;planning range 2026
jigger;laser-engraving|plating|label;stainless steel=7323.93.00|copper or brass=7418.10.00;Is it stainless steel, or copper or brass?;0.9-3;;70;12x5x5;200;9-24;300;10;25;food-contact;planning range 2026
muddler;laser-engraving|label;wood=4419.90.91|stainless steel=7323.93.00|plastic=3924.10.40;What is the muddler made of?;0.8-2.8;;120;23x4x4;120;9-22;300;10;25;food-contact;planning range 2026
coffee-table;laser-engraving|powder-coat|label;wood=9403.60.80|metal=9403.20.00|rattan=9403.83.00|bamboo=9403.82.00;What is the table mostly made of?;45-140;;24000;125x65x20;1;180-700;50;25;50;composite-wood;planning range 2026
side-table;laser-engraving|powder-coat|label;wood=9403.60.80|metal=9403.20.00|rattan=9403.83.00|plastic=9403.70.80;What is the table mostly made of?;20-65;;8500;50x50x20;1;85-320;100;20;45;composite-wood;planning range 2026
nightstand;laser-engraving|powder-coat|label;wood=9403.50.90|metal=9403.20.00|rattan=9403.83.00;What is it mostly made of?;28-85;;14000;52x46x60;1;110-400;50;25;50;composite-wood|furniture-tip-over;planning range 2026
desk;powder-coat|laser-engraving|label;wooden, for an office=9403.30.80|wooden, for a home=9403.60.80|metal, for an office=9403.10.00|other metal=9403.20.00;Is it mostly wood or metal, and is it made for an office?;45-150;;26000;130x70x14;1;180-700;50;25;50;composite-wood;planning range 2026
standing-desk;powder-coat|laser-engraving|label;metal, for an office=9403.10.00|other metal=9403.20.00|wooden, for an office=9403.30.80;Does metal or wood give it its main character, and is it for an office?;95-230;;36000;130x70x22;1;300-950;50;25;50;ul-electrical|composite-wood|fcc;planning range 2026
dining-table;laser-engraving|powder-coat|label;wood=9403.60.80|metal=9403.20.00|bamboo=9403.82.00;What is the table mostly made of?;90-320;;45000;185x95x20;1;400-1800;30;30;60;composite-wood;planning range 2026
dining-chair;powder-coat|laser-engraving|label;wood, upholstered=9401.61.40|wood, not upholstered=9401.69.60|metal, upholstered=9401.71.00|metal, not upholstered=9401.79.00;Is the frame wood or metal, and is the seat upholstered?;28-95;;7500;56x52x85;1;110-420;100;25;50;upholstery-flammability|composite-wood;planning range 2026
office-chair;embroidery|label;height-adjustable swivel, wood frame=9401.31.00|height-adjustable swivel, other=9401.39.00;Is the swivel chair's frame wood or another material?;45-150;;15000;66x60x35;1;180-650;50;20;45;upholstery-flammability;planning range 2026
gaming-chair;embroidery|screen-print|label;any=9401.39.00;;60-160;;21000;86x66x36;1;220-600;50;25;45;upholstery-flammability;planning range 2026
stool;laser-engraving|powder-coat|label;wood, not upholstered=9401.69.80|wood, upholstered=9401.61.60|metal, not upholstered=9401.79.00|metal, upholstered=9401.71.00;Is it wood or metal, and is the seat upholstered?;14-60;;4500;42x42x60;1;55-260;100;20;45;upholstery-flammability|composite-wood;planning range 2026
bench;laser-engraving|powder-coat|label;wood, not upholstered=9401.69.80|wood, upholstered=9401.61.60|metal, not upholstered=9401.79.00|rattan=9401.53.00;What is the frame, and is the seat upholstered?;35-120;;14000;120x42x25;1;150-550;50;25;50;upholstery-flammability|composite-wood;planning range 2026
sofa;label;upholstered, wood frame=9401.61.60|upholstered, metal frame=9401.71.00|sofa bed, wood=9401.41.00|sofa bed, other=9401.49.00;Is the frame wood or metal, and does it open into a bed?;180-600;;60000;205x95x75;1;700-3000;20;30;60;upholstery-flammability|composite-wood;planning range 2026
bed-frame;label|powder-coat;wood=9403.50.90|metal=9403.20.00|upholstered or rattan=9403.89.60;Is the frame wood, metal or another material?;75-280;;42000;205x60x22;1;300-1400;30;30;60;composite-wood|childrens-product;planning range 2026
bookshelf;powder-coat|laser-engraving|label;wood=9403.60.80|metal=9403.20.00|bamboo=9403.82.00;What is the bookshelf mostly made of?;35-140;;22000;185x35x14;1;140-600;50;25;50;composite-wood;planning range 2026
wall-shelf;laser-engraving|powder-coat|label;wood=9403.60.80|metal=9403.20.00|bamboo=9403.82.00|plastic=9403.70.80;What is the shelf made of?;6-28;;2200;60x22x8;6;32-120;200;15;40;composite-wood;planning range 2026
cabinet;powder-coat|laser-engraving|label;wood, for a kitchen=9403.40.90|other wood=9403.60.80|metal=9403.20.00|rattan=9403.83.00;What is it mostly made of, and is it for a kitchen?;80-280;;40000;130x46x85;1;300-1300;30;30;60;composite-wood;planning range 2026
dresser;laser-engraving|label;wood=9403.50.90|metal=9403.20.00;Is it wood or metal?;90-300;;48000;125x50x85;1;350-1400;30;30;60;furniture-tip-over|composite-wood;planning range 2026
plant-stand;powder-coat|laser-engraving|label;wood=9403.60.80|metal=9403.20.00|bamboo=9403.82.00;What is the stand made of?;6-28;;2400;42x30x14;4;32-130;200;15;40;composite-wood;planning range 2026
coat-rack;powder-coat|laser-engraving|label;wood=9403.60.80|metal=9403.20.00|bamboo=9403.82.00;What is the rack made of?;12-45;;5500;110x30x14;1;55-220;100;20;45;composite-wood;planning range 2026
shoe-rack;powder-coat|laser-engraving|label;wood=9403.60.80|metal=9403.20.00|bamboo=9403.82.00|plastic=9403.70.80;What is the rack made of?;12-50;;6000;75x32x14;1;50-220;100;20;45;composite-wood;planning range 2026
bean-bag;embroidery|screen-print|label;filled seat=9401.80.60|floor cushion of cotton=9404.90.10|floor cushion, other=9404.90.20;Is it a seat that keeps a chair shape or a floor cushion?;18-70;;6000;70x70x45;1;80-350;100;20;40;upholstery-flammability|textile-label;planning range 2026
mirror;powder-coat|laser-engraving|label;framed, over 929 cm² of glass=7009.92.50|framed, up to 929 cm² of glass=7009.92.10|unframed, over 929 cm²=7009.91.50;Is it framed, and is the glass larger than 929 square centimeters (one square foot)?;14-75;;6500;82x62x8;1;65-350;100;20;45;;planning range 2026
room-divider;screen-print|sublimation|label;wood=9403.60.80|metal=9403.20.00|rattan=9403.83.00|bamboo=9403.82.00;What is the frame made of?;30-110;;11000;175x45x12;1;120-450;50;25;50;composite-wood;planning range 2026
toy-chest;laser-engraving|uv-print|label;wood=9403.60.80|plastic=9403.70.80;Is it wood or plastic?;28-95;;14000;85x45x22;1;120-380;50;25;50;childrens-product|toy-safety|composite-wood;planning range 2026
record-cabinet;laser-engraving|powder-coat|label;wood=9403.60.80|metal=9403.20.00;Is it mostly wood or metal?;45-160;;24000;95x46x24;1;190-750;50;25;50;composite-wood;planning range 2026
rattan-chair;label|embroidery;rattan=9401.53.00|bamboo=9401.52.00|wicker on a metal frame=9401.79.00;Is the seat rattan, bamboo, or wicker woven on metal?;35-130;;8500;70x68x80;1;150-600;50;25;60;upholstery-flammability;planning range 2026
outdoor-chair;powder-coat|screen-print|label;metal, not upholstered=9401.79.00|wood, not upholstered=9401.69.60|plastic=9401.80.40|teak=9401.69.40;What is the frame made of?;18-85;;6500;75x60x20;1;70-350;100;20;45;prop-65;planning range 2026
vanity-table;powder-coat|label;wood=9403.50.90|metal=9403.20.00;Is it mostly wood or metal?;55-180;;30000;105x48x22;1;200-750;50;25;50;composite-wood|ul-electrical;planning range 2026
armchair;label;upholstered, wood frame=9401.61.40|upholstered, metal frame=9401.71.00|wood, not upholstered=9401.69.60;Is the frame wood or metal, and is it upholstered?;80-260;;20000;80x78x75;1;300-1200;30;25;50;upholstery-flammability|composite-wood;planning range 2026
ottoman;embroidery|label;upholstered, wood frame=9401.61.60|filled pouf of cotton=9404.90.10|filled pouf, other=9404.90.20;Does it have a wood frame, or is it a filled pouf?;18-75;;5500;52x52x42;1;75-320;100;20;40;upholstery-flammability|textile-label;planning range 2026
tv-stand;powder-coat|laser-engraving|label;wood=9403.60.80|metal=9403.20.00;Is it mostly wood or metal?;55-190;;32000;155x46x20;1;220-850;50;25;50;composite-wood;planning range 2026
console-table;powder-coat|laser-engraving|label;wood=9403.60.80|metal=9403.20.00|rattan=9403.83.00;What is the table mostly made of?;40-130;;18000;125x38x18;1;160-600;50;25;50;composite-wood;planning range 2026
clothing-rack;powder-coat|laser-engraving|label;metal=9403.20.00|wood=9403.60.80|bamboo=9403.82.00;Is the rack metal, wood or bamboo?;16-60;;7000;110x25x12;1;65-260;100;20;40;;planning range 2026
wine-rack;powder-coat|laser-engraving|label;wood=9403.60.80|metal=9403.20.00|tabletop, steel wire=7323.99.90|tabletop, wood=4419.90.91;Does it stand on the floor or the counter, and is it wood or metal?;7-45;;3000;45x32x16;2;35-200;100;20;40;composite-wood;planning range 2026
crib;laser-engraving|label;wood=9403.50.90|metal=9403.20.00|bassinet, rattan=9403.83.00;Is it wood, metal or rattan?;85-240;;32000;140x75x20;1;300-1100;50;30;60;childrens-product|durable-infant-product|composite-wood;planning range 2026
high-chair;laser-engraving|label;wood, not upholstered=9401.69.60|plastic=9401.80.40|metal=9401.79.00;What is the frame made of?;32-110;;9000;60x50x30;1;120-380;100;25;50;childrens-product|durable-infant-product|food-contact;planning range 2026
kids-table-and-chairs;laser-engraving|uv-print|label;wooden table=9403.60.80|wooden chairs=9401.69.60|plastic table=9403.70.80|plastic chairs=9401.80.40;Is it wood or plastic, and does the price cover the table, the chairs or both?;32-110;;12000;70x55x20;1;120-420;50;25;50;childrens-product|composite-wood;planning range 2026
headboard;embroidery|label;wood=9403.50.90|rattan=9403.83.00|metal=9403.20.00;What is the headboard mostly made of?;40-130;;15000;160x100x10;1;160-600;50;25;50;composite-wood;planning range 2026
wardrobe;powder-coat|label;wood=9403.50.90|metal=9403.20.00|rattan=9403.83.00;What is the wardrobe mostly made of?;95-320;;55000;190x62x22;1;380-1500;30;30;60;furniture-tip-over|composite-wood;planning range 2026
cutting-board;laser-engraving|label;bamboo=4419.11.00|tropical wood=4419.20.90|other wood=4419.90.91|plastic=3924.10.40;Is it bamboo, a tropical wood such as teak or mahogany, another wood, or plastic?;4-14;bamboo=3-8|plastic=2-6;1500;40x28x4;8;30-110;200;12;30;food-contact;planning range 2026
serving-board;laser-engraving|label;bamboo=4419.11.00|tropical wood=4419.20.90|other wood=4419.90.91|slate=6803.00.50;Is it bamboo, a tropical wood such as teak or mahogany, another wood, or slate?;5-16;;1300;42x24x4;8;35-120;200;12;30;food-contact;planning range 2026
wooden-spoon;laser-engraving|label;bamboo=4419.19.10|tropical wood=4419.20.10|other wood=4419.90.11;Is it bamboo, a tropical wood such as teak or mahogany, or another wood?;0.5-2.2;;60;32x7x3;150;7-20;300;10;25;food-contact;planning range 2026
wooden-bowl;laser-engraving|label;bamboo=4419.19.90|tropical wood=4419.20.90|other wood=4419.90.91;Is it bamboo, a tropical wood such as teak or mahogany, or another wood?;4-14;;700;26x26x10;12;28-90;200;15;35;food-contact;planning range 2026
wooden-tray;laser-engraving|uv-print|label;bamboo=4419.19.90|tropical wood=4419.20.90|other wood=4419.90.91;Is it bamboo, a tropical wood such as teak or mahogany, or another wood?;5-14;;1200;42x30x7;8;30-85;200;15;35;food-contact|composite-wood;planning range 2026
bath-tray;laser-engraving|label;bamboo=4421.91.98|other wood=4421.99.98;Is it bamboo or another wood?;7-18;;1800;75x24x5;5;38-95;200;15;35;;planning range 2026
picture-frame;laser-engraving|uv-print|label;wood=4414.90.00|tropical wood=4414.10.00|base metal=8306.30.00|plastic=3924.90.20;Is the frame wood, metal or plastic?;2.5-9;;650;32x26x4;20;18-60;300;12;30;;planning range 2026
poster-hanger;laser-engraving|label;wood=4421.99.98|bamboo=4421.91.98;Is it wood or bamboo?;1.5-5;;220;45x4x4;80;14-38;300;12;28;magnets;planning range 2026
wooden-box;laser-engraving|foil-stamp|uv-print|label;not lined with fabric=4420.90.45|lined with fabric=4420.90.65|packing box for goods=4415.10.30;Is it a case to keep, lined with fabric or not, or a packing box for goods?;3-14;;800;28x20x12;14;22-80;200;12;30;composite-wood;planning range 2026
jewelry-box;laser-engraving|foil-stamp|deboss|plating;wood, lined with fabric=4420.90.65|wood, not lined=4420.90.45|outside of plastic sheeting=4202.92.97|outside of man-made fabric=4202.92.91;Is the outside wood, vegan leather or fabric, and is wood lined with fabric?;5-22;;900;26x20x12;12;32-120;300;15;35;composite-wood;planning range 2026
recipe-box;laser-engraving|decal|label;wood=4420.90.45|steel=7323.99.90;Is the box wood or steel?;5-13;;900;20x16x14;14;32-70;200;12;30;;planning range 2026
seed-box;laser-engraving|decal|label;wood=4420.90.45|steel=7323.99.90;Is the box wood or steel?;5-14;;1000;26x20x14;10;30-75;200;12;30;;planning range 2026
desk-organizer;laser-engraving|powder-coat|label;wood=4420.90.80|bamboo=4421.91.98|metal=8304.00.00|plastic=3926.10.00;Is it wood, bamboo, metal or plastic?;5-18;;1100;34x24x14;8;28-85;200;15;35;;planning range 2026
pen-holder;laser-engraving|decal|pad-print;wood=4420.90.80|bamboo=4421.91.98|metal=8304.00.00|ceramic=6912.00.50;Is it wood, bamboo, metal or ceramic?;1.8-6;;300;11x11x9;40;14-36;300;12;28;;planning range 2026
monitor-stand;laser-engraving|powder-coat|label;wood=4421.99.98|bamboo=4421.91.98|metal=8304.00.00|plastic=3926.90.99;Is the stand wood, bamboo, metal or plastic?;9-32;;2800;60x24x12;3;50-170;200;15;35;composite-wood;planning range 2026
headphone-stand;laser-engraving|uv-print|label;wood=4421.99.98|aluminum=7616.99.51|plastic=3926.90.99;Is the stand wood, aluminum or plastic?;3.5-12;;600;28x14x12;20;24-65;300;12;30;;planning range 2026
wood-phone-stand;laser-engraving|label;wood=4421.99.98|bamboo=4421.91.98;Is it wood or bamboo?;1.5-8;;250;18x12x6;50;15-45;300;10;25;;planning range 2026
book-stand;laser-engraving|powder-coat|label;wood=4421.99.98|bamboo=4421.91.98|metal=8304.00.00|plastic=3926.10.00;Is the stand wood, bamboo, metal or plastic?;4-13;;900;32x24x5;12;25-65;300;12;30;;planning range 2026
bookends;laser-engraving|powder-coat|plating;wood=4420.19.00|metal=8306.29.00|marble=6802.91.15|plastic=3926.40.00;What are the bookends made of?;5-16;;1500;18x16x14;8;28-80;200;15;35;;planning range 2026
coat-hangers;laser-engraving|foil-stamp|pad-print;wood=4421.10.00|plastic=3924.90.56|steel wire=7326.20.00;Are the hangers wood, plastic or wire?;0.6-2.8;plastic=0.2-0.8;220;45x24x1.5;60;6-20;500;12;30;;planning range 2026
wall-hooks;laser-engraving|powder-coat|plating;wood=4421.99.98|metal=8302.50.00;Are they wood or metal?;2-9;;450;42x10x5;24;18-55;300;12;30;;planning range 2026
key-rack;laser-engraving|uv-print|powder-coat;wood=4421.99.98|metal=8302.50.00;Is it mostly wood or metal?;3-11;;550;32x14x6;20;22-60;200;12;30;;planning range 2026
wood-sign;laser-engraving|uv-print|screen-print;tropical wood=4420.11.00|other wood=4420.19.00;Is it a tropical wood or another wood?;3-14;;800;42x28x3;12;25-95;100;10;28;composite-wood;planning range 2026
letter-board;label|laser-engraving;wood frame=4421.99.98|plastic=3926.90.99;Is the frame wood or plastic?;5-12;;900;32x32x4;12;25-55;300;15;30;;planning range 2026
wooden-coaster;laser-engraving|uv-print|label;bamboo=4419.19.90|tropical wood=4419.20.90|other wood=4419.90.91|slate=6803.00.50;Is it bamboo, a tropical wood, another wood, or slate?;0.5-2.2;;90;11x11x1;200;8-30;300;10;25;;planning range 2026
wooden-clock;laser-engraving|uv-print|silk-screen;wall clock, battery, with hands=9105.21.80|alarm clock, battery, with hands=9105.11.80|digital display alarm=9105.11.40;Does it hang on a wall, or is it a desk clock with an alarm?;6-18;;700;22x18x8;16;30-85;200;15;35;;planning range 2026
wall-clock;uv-print|silk-screen|offset-print|laser-engraving;battery, with hands=9105.21.80|digital display only=9105.21.40;Does it have hands or only a digital display?;5-18;;900;34x34x6;8;30-95;200;15;35;;planning range 2026
growth-chart;laser-engraving|uv-print|digital-print|screen-print;wood=4421.99.98|textile=6307.90.98|printed paper=4911.99.60;Is the chart wood, fabric or paper?;4-14;;900;60x18x4;10;28-75;200;12;30;childrens-product|composite-wood;planning range 2026
tarot-stand;laser-engraving|label;wood=4421.99.98|brass=7419.80.50;Is it wood or brass?;0.8-4;;120;18x7x3;120;11-32;300;10;25;;planning range 2026
card-display-stand;laser-engraving|uv-print|label;wood=4421.99.98|plastic or acrylic=3926.90.99|metal, for a desk=8304.00.00;Is the stand wood, acrylic or metal?;0.8-4.5;;150;14x8x4;100;9-30;300;10;25;;planning range 2026
record-display-stand;laser-engraving|uv-print|label;wood=4421.99.98|plastic or acrylic=3926.90.99;Is the stand wood or acrylic?;4-14;;700;34x14x6;16;26-75;200;12;30;;planning range 2026
record-frame;laser-engraving|uv-print|label;wood=4414.90.00|base metal=8306.30.00|plastic=3924.90.20;Is the frame wood, metal or plastic?;5-14;;1100;35x35x4;10;28-70;300;12;30;;planning range 2026
belt-display-rack;laser-engraving|uv-print|label;wood=4421.99.98|plastic or acrylic=3926.90.99;Is the rack wood or acrylic?;9-26;;1500;58x26x6;6;45-120;100;15;35;;planning range 2026
skateboard-rack;laser-engraving|powder-coat|label;wood=4421.99.98|steel=7326.90.86|plastic or acrylic=3926.90.99;Is the rack wood, steel or plastic?;3.5-14;;700;32x14x6;20;22-70;200;12;30;;planning range 2026
guest-book-plaque;laser-engraving|uv-print|label;wooden frame=4414.90.00|wooden plaque=4420.19.00|acrylic=3926.40.00;Is it a frame, a wooden plaque or acrylic?;6-18;;1100;42x32x5;8;40-110;100;12;28;;planning range 2026
birdhouse;laser-engraving|uv-print|label;wood=4421.99.98|ceramic=6914.90.80|plastic=3926.90.99;Is it wood, ceramic or plastic?;5-16;;1300;26x20x18;8;26-70;200;15;35;;planning range 2026
loom;laser-engraving|label;weaving width up to 30 cm=8446.10.00|weaving width over 30 cm=8446.29.00|toy loom=9503.00.00;How wide can it weave, and is it a toy?;5-26;;1100;46x32x6;6;35-160;200;15;35;;planning range 2026
embroidery-hoop;laser-engraving|label|sticker-label;wood=4421.99.98|bamboo=4421.91.98|plastic=3926.90.99;Is the hoop wood, bamboo or plastic?;0.5-2.5;;90;22x20x2;100;6-18;500;10;25;;planning range 2026
knitting-needles;laser-engraving|offset-print|label;bamboo=4421.91.98|other wood=4421.99.98|steel=7319.90.90|aluminum=7616.99.51;Are the needles bamboo, wood, steel or aluminum?;0.8-4;;60;36x5x2;150;9-28;500;12;30;;planning range 2026
crochet-hooks;laser-engraving|label|offset-print;steel=7319.90.90|aluminum=7616.99.51|wood=4421.99.98|bamboo=4421.91.98;What are the hooks made of?;0.6-9;;150;20x12x3;80;8-38;500;12;30;;planning range 2026
pottery-tool-set;laser-engraving|label;wooden tools=4417.00.80|steel tools=8205.59.55;Are the tools mostly wood or mostly steel?;2.5-9;;300;24x14x4;40;16-45;300;12;28;;planning range 2026
wooden-comb;laser-engraving|label;any=9615.19.40;;0.8-3;;60;18x6x2;200;9-24;300;10;25;;planning range 2026
incense-box;laser-engraving|label;not lined with fabric=4420.90.45|lined with fabric=4420.90.65;Is the box lined with fabric?;2.5-8;;300;30x7x6;40;16-40;300;12;28;;planning range 2026
montessori-tower;laser-engraving|label;any=9401.69.80;;40-110;;11000;60x48x20;1;150-380;50;20;45;childrens-product|composite-wood;planning range 2026
dice-tower;laser-engraving|uv-print|label;any=9504.90.60;;4-16;;700;26x16x12;16;28-80;200;15;35;;planning range 2026
dice-tray;laser-engraving|foil-stamp|uv-print;wood, made for games=9504.90.60|plastic or vegan leather=3926.90.99;Is it a wooden game accessory, or a plastic or vegan leather tray?;2.5-12;;450;28x20x4;24;18-60;200;12;30;;planning range 2026
candle-mold;label|laser-engraving;silicone or plastic=3926.90.99|aluminum=7616.99.51|wood=4421.99.98;Is the mold silicone, plastic, metal or wood?;1.2-6;;200;14x12x10;60;9-32;300;12;28;;planning range 2026
lazy-susan;laser-engraving|label;bamboo=4419.19.90|tropical wood=4419.20.90|other wood=4419.90.91|plastic=3924.10.30;Is it bamboo, a tropical wood such as teak, another wood, or plastic?;6-18;;1700;40x40x6;5;35-95;200;15;35;food-contact;planning range 2026
wooden-utensil-set;laser-engraving|label;tropical wood=4419.20.10|bamboo=4419.19.10|other wood=4419.90.11;Is the set bamboo, a tropical wood such as teak or mahogany, or another wood?;5-16;;600;36x14x8;16;28-75;200;12;30;food-contact;planning range 2026
tea-box;laser-engraving|foil-stamp|label;not lined with fabric=4420.90.45|lined with fabric=4420.90.65;Is the box lined with fabric?;6-16;;1000;30x20x10;10;32-70;200;15;35;food-contact|composite-wood;planning range 2026
wooden-wall-art;laser-engraving|uv-print|powder-coat;tropical wood=4420.11.00|other wood=4420.19.00;Is it a tropical wood or another wood?;8-40;;2000;62x42x5;4;60-260;50;15;35;composite-wood;planning range 2026
wooden-pen;laser-engraving|label;ballpoint=9608.10.00|fountain or rollerball nib=9608.30.00;Is it a ballpoint or a fountain pen?;0.4-5;;30;16x3x2;500;4-30;500;10;25;;planning range 2026
tree-swing;laser-engraving|label;toy swing=9503.00.00|swing set or playground equipment=9506.99.60|porch swing seat=9401.69.80;Is it a child's toy, playground equipment or a porch seat?;10-32;;2500;48x24x12;6;45-150;100;15;40;childrens-product|toy-safety;planning range 2026
pikler-triangle;laser-engraving|label;toy=9503.00.00|exercise equipment=9506.91.00;Is it sold as a toy or as exercise equipment?;40-110;;12000;95x65x18;1;150-400;50;20;45;childrens-product|toy-safety|composite-wood;planning range 2026
cork-coaster;screen-print|laser-engraving|uv-print;agglomerated cork disk or tile=4504.10.47|agglomerated cork, other=4504.90.00|natural cork=4503.90.60;Is it pressed (agglomerated) cork or natural cork?;0.15-0.8;;25;10x10x0.5;700;3-16;500;10;25;;planning range 2026
cork-board;screen-print|uv-print|laser-engraving;framed pressed cork=4504.90.00|plain pressed cork sheet or tile=4504.10.50;Is the board framed, or plain cork sheets or tiles?;4-16;;1500;62x42x4;6;25-85;200;12;30;;planning range 2026
cork-wallet;deboss|laser-engraving|foil-stamp;natural cork surface=4503.90.60|pressed cork surface=4504.90.00|mostly textile or plastic outside=4202.32.99;Is the outside natural cork, pressed cork, or mostly another material?;3-9;;90;14x11x3;120;26-70;300;12;30;;planning range 2026
cork-trivet;laser-engraving|screen-print|uv-print;pressed cork=4504.90.00|pressed cork disk or tile=4504.10.47|natural cork=4503.90.60;Is it pressed (agglomerated) cork or natural cork?;0.8-3;;160;20x20x2;60;9-26;300;10;25;;planning range 2026
cork-placemat;screen-print|laser-engraving|uv-print;pressed cork=4504.90.00|natural cork=4503.90.60;Is it pressed (agglomerated) cork or natural cork?;1.2-5;;180;44x30x2;40;12-38;300;10;25;;planning range 2026
cork-bag;deboss|laser-engraving|label;natural cork surface=4503.90.60|pressed cork surface=4504.90.00|mostly textile outside=4202.92.39;Is the outside natural cork, pressed cork, or mostly textile?;9-28;;500;34x30x5;16;60-180;200;15;40;;planning range 2026
cork-stopper;laser-engraving|screen-print;tapered natural cork, up to 19 mm=4503.10.20|natural cork, other=4503.10.60|pressed cork, straight=4504.10.45|pressed cork, other=4504.10.47;Is it natural or pressed cork, and is it tapered or straight?;0.05-0.6;;6;3x2x2;3000;0.5-3;2000;10;25;food-contact;planning range 2026
face-serum;label|silk-screen|offset-print;any=3304.99.50;;1.8-4.5;;95;4x4x11;200;18-48;500;14;40;cosmetics;planning range 2026
face-oil;label|silk-screen|offset-print;any=3304.99.50;;2-4.8;;95;4x4x11;200;20-54;500;14;40;cosmetics;planning range 2026
face-cream;label|silk-screen|offset-print;any=3304.99.50;;1.8-4.5;;150;7x7x7;120;18-48;500;14;40;cosmetics;planning range 2026
eye-cream;label|silk-screen|offset-print;any=3304.99.50;;1.4-3.8;;60;4x4x11;300;18-45;500;14;40;cosmetics;planning range 2026
face-cleanser;label|silk-screen|offset-print;non-aromatic surfactants=3401.30.50|aromatic surfactants=3401.30.10;Does it contain aromatic surfactants?;1.2-3.2;;190;5x5x17;100;14-34;500;14;40;cosmetics;planning range 2026
toner;label|silk-screen|offset-print;any=3304.99.50;;1.1-3;;200;5x5x17;84;14-34;500;14;40;cosmetics;planning range 2026
face-mist;label|silk-screen|offset-print;any=3304.99.50;;1.1-2.8;;140;4x4x16;120;14-32;500;14;40;cosmetics;planning range 2026
sunscreen;label|silk-screen|offset-print;any=3304.99.50;;1.8-4.8;;90;5x4x15;200;16-42;1000;21;60;otc-drug;planning range 2026
tinted-sunscreen-stick;label|silk-screen|offset-print;any=3304.99.50;;1.6-4;;45;4x3x11;400;16-36;1000;21;60;otc-drug;planning range 2026
face-mask;label|silk-screen|offset-print;any=3304.99.50;;1.5-3.8;;160;7x7x6;120;18-42;500;14;40;cosmetics;planning range 2026
sheet-mask;offset-print|digital-print;any=3304.99.50;;0.3-0.9;;32;12x0.5x16;600;3-8;3000;14;40;cosmetics;planning range 2026
lip-mask;label|silk-screen|offset-print;any=3304.10.00;;1-2.6;;45;5x5x4;400;12-26;500;14;40;cosmetics;planning range 2026
pimple-patches;offset-print|digital-print;without an active ingredient=3005.10.50|with an active ingredient=3005.10.10;Does it contain a drug ingredient such as salicylic acid?;0.7-2;;20;9x0.5x13;900;8-18;3000;14;35;cosmetics|otc-drug|medical-device;planning range 2026
body-lotion;label|silk-screen|offset-print;any=3304.99.50;;1.2-3.2;;280;7x4x19;60;14-34;500;14;40;cosmetics;planning range 2026
body-butter;label|silk-screen|offset-print;any=3304.99.50;;1.6-3.8;;280;9x9x7;60;16-38;500;14;40;cosmetics;planning range 2026
body-oil;label|silk-screen|offset-print;any=3304.99.50;;1.6-4;;190;5x5x16;100;18-44;500;14;40;cosmetics;planning range 2026
belly-oil;label|silk-screen|offset-print;any=3304.99.50;;1.8-4.2;;170;5x5x15;100;20-42;500;14;40;cosmetics;planning range 2026
body-scrub;label|silk-screen|offset-print;any=3304.99.50;;1.5-3.6;;340;9x9x8;48;16-36;500;14;40;cosmetics;planning range 2026
hand-cream;label|silk-screen|offset-print;any=3304.99.50;;0.8-2.2;;75;5x4x14;250;9-24;500;14;40;cosmetics;planning range 2026
foot-cream;label|silk-screen|offset-print;any=3304.99.50;;0.9-2.4;;110;6x4x15;160;10-24;500;14;40;cosmetics;planning range 2026
body-wash;label|silk-screen|offset-print;non-aromatic surfactants=3401.30.50|aromatic surfactants=3401.30.10;Does it contain aromatic surfactants?;1.1-2.8;;340;7x5x20;48;12-28;500;14;40;cosmetics;planning range 2026
self-tanner;label|silk-screen|offset-print;any=3304.99.50;;1.6-4;;220;6x5x18;84;20-42;500;14;40;cosmetics;planning range 2026
deodorant;label|silk-screen|offset-print;any=3307.20.00;;1.2-3;;110;7x4x14;160;10-22;1000;14;40;cosmetics;planning range 2026
shave-cream;label|silk-screen|offset-print;any=3307.10.10;;1.2-3;;190;6x5x15;100;12-28;500;14;40;cosmetics;planning range 2026
aftershave;label|silk-screen|offset-print;with alcohol=3307.10.20|without alcohol=3307.10.10;Does it contain alcohol?;1.6-3.8;;190;6x5x13;100;18-38;500;14;40;cosmetics|flammable-shipping;planning range 2026
balm-stick;label|silk-screen|offset-print;any=3304.99.50;;1-2.6;;40;4x4x10;400;12-26;500;14;40;cosmetics;planning range 2026
balm-tin;sticker-label|offset-print;any=3304.99.50;;0.9-2.6;;75;7x7x3;250;12-28;500;14;40;cosmetics;planning range 2026
anti-chafe-balm;label|silk-screen|offset-print;any=3304.99.50;;1.2-3;;75;6x3x12;250;11-22;500;14;40;cosmetics;planning range 2026
tattoo-balm;sticker-label|offset-print;any=3304.99.50;;1.2-3;;80;7x7x4;200;14-28;500;14;40;cosmetics;planning range 2026
hand-balm;sticker-label|offset-print;any=3304.99.50;;1-2.6;;75;7x7x3;250;12-24;500;14;40;cosmetics;planning range 2026
paw-balm;sticker-label|offset-print;any=3307.90.00;;1-2.8;;80;7x7x4;200;12-24;500;14;40;;planning range 2026
muscle-balm;label|silk-screen|offset-print;with a pain relief claim=3004.90.92|cosmetic only=3304.99.50;Does the label claim pain relief?;1.2-3.2;;95;5x4x14;200;14-32;1000;21;45;otc-drug|cosmetics;planning range 2026
massage-oil;label|silk-screen|offset-print;any=3304.99.50;;1.5-3.8;;280;6x5x17;60;16-36;500;14;40;cosmetics;planning range 2026
body-glitter;label|silk-screen|offset-print;any=3304.99.50;;0.7-2.2;;55;5x5x5;300;8-20;500;14;40;cosmetics;planning range 2026
hand-sanitizer;label|silk-screen|offset-print;any=3808.94.50;;0.6-1.8;;75;4x3x11;250;5-14;1000;14;40;otc-drug|flammable-shipping;planning range 2026
baby-lotion;label|silk-screen|offset-print;any=3304.99.50;;1.2-3;;240;6x4x18;72;12-28;500;14;40;cosmetics;planning range 2026
nipple-balm;label|silk-screen|offset-print;any=3304.99.50;;1.2-3;;80;6x6x5;200;12-26;500;14;40;cosmetics;planning range 2026
makeup-remover;label|silk-screen|offset-print;any=3401.30.50;;1.1-2.8;;240;6x4x17;72;12-28;500;14;40;cosmetics;planning range 2026
cleansing-balm;label|silk-screen|offset-print;any=3304.99.50;;1.8-4.2;;160;8x8x7;120;18-40;500;14;40;cosmetics;planning range 2026
beard-oil;label|silk-screen|offset-print;any=3305.90.00;;1.4-3.4;;85;4x4x11;200;14-30;500;14;40;cosmetics;planning range 2026
beard-balm;sticker-label|offset-print;any=3305.90.00;;1.2-3;;85;7x7x4;200;14-28;500;14;40;cosmetics;planning range 2026
cuticle-oil;label|silk-screen|offset-print;any=3304.30.00;;0.6-1.8;;35;3x3x11;500;8-18;500;14;40;cosmetics;planning range 2026
wood-balm;sticker-label|offset-print;any=3405.20.00;;1.2-3.2;;150;8x8x5;120;12-26;500;14;40;prop-65;planning range 2026
insect-repellent;label|silk-screen;any=3808.91.50;;1.2-3;;150;5x5x17;120;10-22;1000;21;50;pesticide;planning range 2026
under-eye-patches;label|silk-screen|offset-print;any=3304.99.50;;1.2-3.5;;140;8x8x6;120;14-36;500;14;40;cosmetics;planning range 2026
after-sun-gel;label|silk-screen|offset-print;any=3304.99.50;;1-2.6;;220;6x4x17;84;12-28;500;14;40;cosmetics;planning range 2026
lotion-bar;sticker-label|offset-print;any=3304.99.50;;1-2.6;;90;7x7x4;200;12-26;500;14;40;cosmetics;planning range 2026
face-wipes;offset-print|digital-print;any=3401.11.50;;0.7-1.8;;170;18x11x4;100;6-14;3000;14;40;cosmetics;planning range 2026
hair-removal-wax;label|silk-screen|offset-print;any=3307.90.00;;1.4-3.6;;320;9x9x8;60;14-32;500;14;40;cosmetics;planning range 2026
lip-balm;label|sticker-label|offset-print;any=3304.10.00;;0.35-1.1;;18;2.2x2.2x8;1000;4-12;1000;10;30;cosmetics;planning range 2026
lip-scrub;label|sticker-label|offset-print;any=3304.10.00;;0.7-2;;45;5x5x4;400;9-20;500;10;30;cosmetics;planning range 2026
spf-lip-balm;label|sticker-label|offset-print;any=3304.10.00;;0.5-1.5;;18;2.2x2.2x8;1000;5-14;2000;21;50;otc-drug;planning range 2026
bar-soap;label|offset-print|sticker-label;ordinary toilet soap=3401.11.50|castile soap=3401.11.10;Is it castile soap, made from olive oil alone?;0.6-2;;120;9x6x3.5;160;6-14;500;10;30;soap|cosmetics;planning range 2026
shampoo-bar;label|offset-print|sticker-label;any=3305.10.00;;0.9-2.4;;95;8x8x4;200;9-18;500;10;30;cosmetics;planning range 2026
liquid-hand-soap;label|silk-screen;non-aromatic surfactants=3401.30.50|aromatic surfactants=3401.30.10;Does it contain aromatic surfactants?;1-2.8;;380;8x8x19;48;9-22;500;10;30;cosmetics;planning range 2026
bath-bomb;label|offset-print|sticker-label;any=3307.30.50;;0.6-1.8;;150;8x8x8;120;6-12;500;10;30;cosmetics;planning range 2026
bath-salts;label|sticker-label|digital-print;any=3307.30.10;;1-2.8;;420;12x6x18;42;12-28;500;10;30;cosmetics;planning range 2026
shower-steamers;label|offset-print|sticker-label;any=3307.30.50;;1.2-3.2;;210;14x10x4;84;12-24;500;10;30;cosmetics;planning range 2026
bubble-bath;label|offset-print|sticker-label;any=3307.30.50;;1.1-2.8;;420;8x6x20;42;12-26;500;10;30;cosmetics;planning range 2026
dish-soap;label;non-aromatic surfactants=3402.50.51|aromatic surfactants=3402.50.11;Does it contain aromatic surfactants?;0.8-2.4;;540;9x6x22;30;8-18;1000;10;30;prop-65;planning range 2026
bath-oil;label|offset-print|sticker-label;any=3307.30.50;;1.6-3.8;;210;6x5x15;84;16-36;500;10;30;cosmetics;planning range 2026
laundry-detergent;label|digital-print;non-aromatic surfactants=3402.50.51|aromatic surfactants=3402.50.11;Does it contain aromatic surfactants?;1.5-4.5;;450;20x14x6;42;14-28;1000;14;35;prop-65;planning range 2026
cleaning-spray;label|silk-screen;non-aromatic surfactants=3402.50.51|aromatic surfactants=3402.50.11;Does it contain aromatic surfactants?;0.9-2.6;;560;9x7x26;30;8-18;1000;14;35;prop-65;planning range 2026
shampoo;label|silk-screen|offset-print;any=3305.10.00;;1.2-3;;350;7x5x20;48;14-32;500;14;40;cosmetics;planning range 2026
conditioner;label|silk-screen|offset-print;any=3305.90.00;;1.2-3;;350;7x5x20;48;14-32;500;14;40;cosmetics;planning range 2026
hair-mask;label|silk-screen|offset-print;any=3305.90.00;;1.6-3.8;;300;9x9x8;60;16-38;500;14;40;cosmetics;planning range 2026
hair-oil;label|silk-screen|offset-print;any=3305.90.00;;1.5-3.8;;110;4x4x13;160;14-36;500;14;40;cosmetics;planning range 2026
scalp-serum;label|silk-screen|offset-print;any=3305.90.00;;1.8-4.2;;100;4x4x12;180;22-48;500;14;40;cosmetics;planning range 2026
hair-spray;label|silk-screen|offset-print;lacquer that holds=3305.30.00|texture or salt spray=3305.90.00;Does it hold the style like a lacquer?;1.4-3.2;;260;5x5x22;72;14-30;1000;14;45;cosmetics|aerosol|flammable-shipping;planning range 2026
styling-cream;label|silk-screen|offset-print;any=3305.90.00;;1.4-3.4;;260;8x8x8;72;14-32;500;14;40;cosmetics;planning range 2026
pomade;sticker-label|silk-screen;any=3305.90.00;;1.2-3.2;;140;8x8x5;120;14-28;500;14;40;cosmetics;planning range 2026
dry-shampoo;label|silk-screen|offset-print;any=3305.90.00;;1.2-3.2;;150;6x6x15;120;14-28;1000;14;45;cosmetics|aerosol|flammable-shipping;planning range 2026
hair-dye;label|silk-screen|offset-print;any=3305.90.00;;1.4-3.6;;190;7x7x16;100;12-28;1000;14;40;cosmetics;planning range 2026
conditioner-bar;label|silk-screen|offset-print;any=3305.90.00;;0.9-2.4;;80;8x8x4;200;9-18;500;14;40;cosmetics;planning range 2026
leave-in-conditioner;label|silk-screen|offset-print;any=3305.90.00;;1.3-3.2;;260;6x5x19;72;14-30;500;14;40;cosmetics;planning range 2026
heat-protectant-spray;label|silk-screen|offset-print;any=3305.90.00;;1.3-3.2;;240;5x5x20;72;16-32;500;14;40;cosmetics;planning range 2026
hair-gel;label|silk-screen|offset-print;any=3305.90.00;;1.1-2.8;;260;8x8x8;72;10-26;500;14;40;cosmetics;planning range 2026
toothpaste;label|offset-print;any=3306.10.00;;0.7-2;;140;18x4.5x3.5;120;7-16;2000;14;40;cosmetics|otc-drug;planning range 2026
toothbrush;laser-engraving|pad-print|foil-stamp;any=9603.21.00;;0.25-0.9;bamboo=0.3-1;25;20x2.5x2;700;3-8;2000;10;30;medical-device;planning range 2026
mouthwash;label;any=3306.90.00;;0.9-2.4;;420;9x6x20;42;8-18;1000;14;40;cosmetics|otc-drug;planning range 2026
whitening-strips;offset-print;any=3306.90.00;;1.8-5;;75;14x9x3;200;20-45;1000;14;40;cosmetics;planning range 2026
tongue-scraper;laser-engraving|offset-print;stainless steel=7324.90.00|copper=7418.20.50|plastic=3924.90.56;What is it made of?;0.5-1.6;copper=0.8-2.2;35;15x7x2;400;7-15;500;7;25;medical-device;planning range 2026
toothpaste-tablets;sticker-label|offset-print;any=3306.10.00;;1-2.8;;80;6x6x7;200;8-18;2000;14;40;cosmetics|otc-drug;planning range 2026
electric-toothbrush;pad-print|silk-screen;any=8509.80.50;;5-14;;280;22x9x5;60;25-79;1000;14;40;medical-device|fcc|lithium-battery;planning range 2026
dental-floss;label|offset-print;any=3306.20.00;;0.4-1.4;silk=0.7-2;25;5x5x3;700;4-10;2000;10;30;medical-device;planning range 2026
teeth-whitening-kit;pad-print|offset-print;any=3306.90.00;;4-11;;260;18x14x6;48;29-79;500;14;40;cosmetics|medical-device|button-battery;planning range 2026
lipstick;silk-screen|foil-stamp|label|offset-print;any=3304.10.00;;0.9-2.8;;30;2.2x2.2x8;600;10-28;1000;14;40;cosmetics;planning range 2026
lip-gloss;silk-screen|foil-stamp|label|offset-print;any=3304.10.00;;0.7-2.2;;28;2x2x11;600;8-24;1000;14;40;cosmetics;planning range 2026
lip-oil;silk-screen|foil-stamp|label|offset-print;any=3304.10.00;;0.8-2.4;;32;2.2x2.2x11;600;9-26;1000;14;40;cosmetics;planning range 2026
lip-liner;pad-print|foil-stamp|label;any=3304.10.00;;0.5-1.6;;12;1.2x1.2x15;1000;7-20;1000;14;40;cosmetics;planning range 2026
mascara;silk-screen|foil-stamp|label|offset-print;any=3304.20.00;;0.9-2.6;;32;2.2x2.2x14;600;10-28;1000;14;40;cosmetics;planning range 2026
eyeshadow-palette;silk-screen|foil-stamp|label|offset-print;any=3304.20.00;;2.2-7.5;;160;14x10x2;120;18-54;1000;14;40;cosmetics;planning range 2026
eyeliner;pad-print|foil-stamp|label;any=3304.20.00;;0.6-1.9;;15;1.5x1.5x15;1000;8-24;1000;14;40;cosmetics;planning range 2026
foundation;silk-screen|foil-stamp|label|offset-print;any=3304.99.50;;1.6-4.2;;90;4x4x13;200;18-44;1000;14;40;cosmetics;planning range 2026
concealer;silk-screen|foil-stamp|label|offset-print;any=3304.99.50;;0.8-2.4;;30;2x2x11;600;10-28;1000;14;40;cosmetics;planning range 2026
blush;silk-screen|foil-stamp|label|offset-print;pressed or loose powder=3304.91.00|cream or liquid=3304.99.50;Is it a powder, or a cream or liquid?;1-2.8;;45;6x6x2.5;400;12-30;1000;14;40;cosmetics;planning range 2026
bronzer;silk-screen|foil-stamp|label|offset-print;pressed or loose powder=3304.91.00|cream or liquid=3304.99.50;Is it a powder, or a cream or liquid?;1.1-3;;60;7x7x2.5;300;14-34;1000;14;40;cosmetics;planning range 2026
highlighter;silk-screen|foil-stamp|label|offset-print;pressed or loose powder=3304.91.00|cream or liquid=3304.99.50;Is it a powder, or a cream or liquid?;1.1-3;;50;6x6x2.5;350;14-34;1000;14;40;cosmetics;planning range 2026
setting-powder;silk-screen|foil-stamp|label|offset-print;any=3304.91.00;;1.2-3.2;;75;7x7x4;250;14-36;1000;14;40;cosmetics;planning range 2026
setting-spray;label|silk-screen;any=3304.99.50;;1.1-3;;130;4x4x16;140;14-34;1000;14;40;cosmetics;planning range 2026
brow-gel;silk-screen|foil-stamp|label|offset-print;any=3304.20.00;;0.8-2.2;;25;2x2x11;700;9-24;1000;14;40;cosmetics;planning range 2026
brow-pencil;pad-print|foil-stamp|label;any=3304.20.00;;0.5-1.7;;13;1.2x1.2x15;1000;8-22;1000;14;40;cosmetics;planning range 2026
primer;label|silk-screen;any=3304.99.50;;1.3-3.4;;70;4x4x13;250;15-36;1000;14;40;cosmetics;planning range 2026
face-paint;label|sticker-label;any=3304.99.50;;1.5-5;;180;18x12x3;100;12-32;1000;14;40;cosmetics;planning range 2026
beard-pencil-kit;label|offset-print;any=3304.99.50;;1.6-4;;70;19x8x3;180;15-30;500;14;40;cosmetics;planning range 2026
color-swatch-fan;offset-print|digital-print;printed card=4911.99.60|fabric swatches=6307.90.98;Are the swatches printed card or fabric?;1.2-4;polyester=3-9;120;18x6x3;160;18-45;300;7;20;;planning range 2026
lip-tint;silk-screen|foil-stamp|label|offset-print;any=3304.10.00;;0.8-2.4;;25;2x2x11;700;9-24;1000;14;40;cosmetics;planning range 2026
lip-kit;silk-screen|foil-stamp|label|offset-print;any=3304.10.00;;1.8-5;;75;14x7x3;250;20-42;1000;14;40;cosmetics;planning range 2026
skin-tint;silk-screen|foil-stamp|label|offset-print;any=3304.99.50;;1.5-4;;75;4x4x13;250;18-42;1000;14;40;cosmetics;planning range 2026
contour-stick;silk-screen|foil-stamp|label|offset-print;any=3304.99.50;;0.9-2.6;;35;3x3x11;500;12-28;1000;14;40;cosmetics;planning range 2026
makeup-set;silk-screen|foil-stamp|label|offset-print;lip make-up=3304.10.00|eye make-up=3304.20.00|powders=3304.91.00|other make-up=3304.99.50;Which part gives the set its essential character?;5-16;;420;22x16x5;42;35-95;500;14;40;cosmetics;planning range 2026
perfume;label|silk-screen|foil-stamp|offset-print;with alcohol=3303.00.30|without alcohol=3303.00.20;Does it contain alcohol?;4-12;;330;10x7x13;48;38-120;500;14;45;cosmetics|flammable-shipping;planning range 2026
perfume-oil;label|silk-screen|foil-stamp|offset-print;any=3303.00.20;;1.4-4;;50;3x3x10;350;16-42;500;14;45;cosmetics;planning range 2026
solid-perfume;sticker-label|deboss|plating;any=3303.00.20;;1.2-3.8;zinc-alloy=2-5;55;6x6x2.5;300;14-36;500;14;45;cosmetics;planning range 2026
body-mist;label|silk-screen;with alcohol=3303.00.30|without alcohol=3303.00.20;Does it contain alcohol?;1.4-3.8;;290;5x5x18;60;14-32;500;14;45;cosmetics|flammable-shipping;planning range 2026
fragrance-discovery-set;offset-print|label;any=3303.00.30;;4-11;;180;15x10x3;100;24-60;500;14;45;cosmetics|flammable-shipping;planning range 2026
fabric-mist;label|silk-screen;any=3307.49.00;;1.3-3.4;;200;5x5x17;84;14-30;500;14;45;prop-65|flammable-shipping;planning range 2026
scent-training-kit;label|offset-print;essential oils=3301.29.51|blended scents=3303.00.20;Does it hold single essential oils or blended scents?;4-10;;180;14x10x5;100;28-60;300;14;35;flammable-shipping;planning range 2026
makeup-brushes;pad-print|laser-engraving|foil-stamp;any=9603.30.60;;3-10;;220;22x10x4;84;22-65;500;10;30;prop-65;planning range 2026
makeup-sponge;offset-print|sticker-label;any=9616.20.00;;0.3-1.1;silicone=0.5-1.5;20;6x5x5;500;5-14;1000;10;30;prop-65;planning range 2026
hair-brush;pad-print|laser-engraving|silk-screen;valued over 40 cents=9603.29.80|valued up to 40 cents=9603.29.40;Is it valued over 40 cents each?;1.2-3.8;wood=2-5|bamboo=1.6-4.2;130;24x9x5;72;10-28;500;10;30;prop-65;planning range 2026
gua-sha;laser-engraving|offset-print;any=9019.10.20;;0.9-3;stainless-steel=1.2-3.2;110;11x8x2;160;10-28;300;10;30;prop-65;planning range 2026
jade-roller;laser-engraving|offset-print;any=9019.10.20;;1.2-3.6;;150;17x9x4;120;12-30;300;10;30;prop-65;planning range 2026
ice-roller;pad-print|offset-print;plastic=3924.90.56|stainless steel=7326.90.86|glass=7020.00.60;What is the cooling head made of?;1.2-3.8;stainless-steel=3-7;220;19x10x7;60;12-32;500;10;30;prop-65;planning range 2026
eyelash-curler;pad-print|plating|laser-engraving;any=9615.90.20;;0.7-2.2;;55;12x8x4;200;9-24;500;10;30;prop-65;planning range 2026
tweezers;laser-engraving|powder-coat|plating;any=8203.20.20;;0.5-2;;25;15x5x1.5;700;7-22;500;10;30;prop-65;planning range 2026
nail-file;digital-print|silk-screen|offset-print;abrasive paper=6805.20.00|steel=8214.20.30|glass=7020.00.60;What is the file made of?;0.1-0.6;glass=0.4-1.5;12;18x3x0.5;1000;2-9;1000;10;30;prop-65;planning range 2026
manicure-set;deboss|laser-engraving|foil-stamp;in a leather case=8214.20.60|in another case=8214.20.90;Is the case leather?;2.5-7.5;leather=5-12;180;15x8x3;100;15-40;500;10;30;prop-65;planning range 2026
compact-mirror;digital-print|foil-stamp|laser-engraving|uv-print;any=7009.92.10;;0.8-2.8;;85;8x8x2;200;8-22;500;10;30;prop-65;planning range 2026
vanity-mirror;pad-print|silk-screen;up to 929 cm2 of mirror=7009.92.10|over 929 cm2 of mirror=7009.92.50;Is the mirror area over 929 square centimeters?;7-22;;1100;34x24x7;12;32-95;300;14;35;prop-65|fcc;planning range 2026
dry-brush;laser-engraving|offset-print;any=9603.29.80;;1.4-3.8;;150;14x9x6;100;12-26;500;10;30;prop-65;planning range 2026
loofah;woven-label|sticker-label;natural loofah=4602.19.80|plastic mesh=3924.90.56;Is it natural loofah or plastic mesh?;0.4-1.8;;45;13x11x8;72;4-14;500;10;30;prop-65;planning range 2026
razor;laser-engraving|plating|powder-coat;any=8212.10.00;;2.5-9;plastic=0.6-2|stainless-steel=8-18;160;14x8x4;120;20-65;500;10;30;prop-65;planning range 2026
shaving-brush;laser-engraving|pad-print;any=9603.29.80;;1.8-6;;85;11x6x6;200;15-38;500;10;30;prop-65;planning range 2026
bath-brush;laser-engraving|pad-print;any=9603.29.80;;1.2-3.6;;190;40x8x6;42;10-24;500;10;30;prop-65;planning range 2026
scalp-massager;pad-print|laser-engraving;hand brush=9603.29.80|electric massager=9019.10.20;Is it a hand brush or electric?;0.6-2;;90;9x9x8;120;7-18;500;10;30;prop-65;planning range 2026
facial-steamer;pad-print|silk-screen;any=8516.79.00;;9-22;;900;25x17x15;12;35-89;300;14;40;ul-electrical|fcc;planning range 2026
makeup-organizer;silk-screen|uv-print|laser-engraving;plastic=3924.90.56|bamboo=4420.90.80;Is it plastic or bamboo?;4-12;bamboo=5-13;850;26x18x14;12;20-55;300;10;30;prop-65;planning range 2026
nail-lamp;pad-print|silk-screen;any=8543.70.98;;5-16;;480;22x20x10;16;22-60;300;14;35;ul-electrical|fcc;planning range 2026
light-therapy-mask;pad-print|silk-screen;sold as a medical device=9018.90.75|beauty use only=8543.70.98;Is it sold with a medical claim?;28-85;;750;26x20x10;16;99-349;200;21;45;medical-device|fcc|lithium-battery;planning range 2026
powder-puff;label|offset-print;any=9616.20.00;;0.3-1;;20;9x9x2;500;5-14;1000;10;30;prop-65;planning range 2026
eyebrow-razor;pad-print|offset-print;any=8212.10.00;;0.4-1.6;;30;17x7x1.5;400;7-18;1000;10;30;prop-65;planning range 2026
nail-clippers;laser-engraving|plating;any=8214.20.30;;0.5-1.8;;60;12x6x2;300;6-16;500;10;30;prop-65;planning range 2026
foot-file;laser-engraving|offset-print;any=8214.20.30;;0.6-2.2;;90;24x7x3;160;7-18;500;10;30;prop-65;planning range 2026
exfoliating-glove;woven-label|label;any=6307.90.98;;0.4-1.6;;45;20x14x1.5;200;7-18;500;7;25;textile-label;planning range 2026
tanning-mitt;silk-screen|woven-label;any=6307.90.98;;0.5-1.6;;35;22x15x1.5;160;6-14;500;7;25;textile-label;planning range 2026
facial-cleansing-brush;pad-print|silk-screen;with a motor=8509.80.50|without a motor=9603.29.80;Does it have a motor?;3.5-10;silicone=0.8-2;180;12x9x6;100;18-55;500;14;35;fcc|lithium-battery;planning range 2026
hair-rollers;offset-print|sticker-label;any=9615.90.20;;1.4-4.5;;190;20x14x9;30;12-30;500;10;30;prop-65;planning range 2026
derma-roller;pad-print|offset-print;any=8205.51.30;;1-3.6;;50;16x6x4;200;12-32;500;14;30;medical-device;planning range 2026
microcurrent-device;pad-print|silk-screen;microcurrent=8543.70.98|massage=9019.10.20;Does it work by current or by massage?;12-40;;350;20x10x7;48;49-199;300;21;45;medical-device|fcc|lithium-battery;planning range 2026
nail-polish;silk-screen|label|foil-stamp;any=3304.30.00;;0.6-1.8;;75;3.5x3.5x8;250;8-18;1000;14;40;cosmetics|flammable-shipping;planning range 2026
press-on-nails;uv-print|offset-print;any=3926.90.99;;0.8-4;;45;15x8x1.5;400;10-32;300;7;20;cosmetics;planning range 2026
gel-polish;label|silk-screen;any=3304.30.00;;0.8-2.4;;55;3.5x3.5x8;300;9-22;1000;14;40;cosmetics;planning range 2026
nail-stickers;digital-print|offset-print|foil-stamp;plastic film=3919.90.50|real nail polish=3304.30.00;Are they plastic film or real nail polish?;0.3-1.8;;15;14x8x0.5;1000;5-16;1000;10;30;cosmetics;planning range 2026
nail-art-kit;offset-print|label;nail preparations=3304.30.00|plastic decorations=3926.90.99;Is the main part polish and gel, or plastic decorations?;4-14;;520;22x16x8;30;22-60;300;10;30;cosmetics;planning range 2026
false-lashes;offset-print|foil-stamp;synthetic fiber=6704.19.00|mink or other animal hair=6704.90.00;What are the lashes made of?;0.6-2.6;;35;12x6x2;500;9-26;300;10;30;cosmetics;planning range 2026
lash-serum;silk-screen|offset-print;any=3304.20.00;;1.4-4;;25;2x2x13;700;22-55;1000;14;40;cosmetics|otc-drug;planning range 2026
nail-polish-remover;label;any=3304.30.00;;0.7-2;;180;5x5x14;100;7-16;1000;14;35;cosmetics|flammable-shipping;planning range 2026
lash-clusters;offset-print|foil-stamp;synthetic fiber=6704.19.00|mink or other animal hair=6704.90.00;What are the lashes made of?;1.4-5;;70;14x9x2;250;14-38;300;10;30;cosmetics;planning range 2026
lash-glue;label|offset-print;any=3506.10.50;;0.6-1.8;;20;2x2x11;900;6-15;1000;14;35;cosmetics;planning range 2026
hair-extensions;offset-print|label;human hair=6704.20.00|synthetic=6704.19.00;Is it human hair or synthetic?;6-20;human-hair=22-75;180;40x12x4;42;28-90;50;7;25;;planning range 2026
wig;label|offset-print;synthetic=6704.11.00|human hair=6704.20.00;Is it human hair or synthetic?;8-28;human-hair=70-220;260;32x22x7;16;30-120;50;7;25;;planning range 2026
candle;sticker-label|foil-stamp|silk-screen|deboss;any=3406.00.00;;2.5-6;beeswax=6-12|paraffin=1.8-4.5;550;10x10x11;24;18-48;300;12;28;candle-safety|prop-65;planning range 2026
pillar-candle;sticker-label|deboss|label;any=3406.00.00;;1.2-4;;480;8x8x15;30;12-34;500;12;28;candle-safety|prop-65;planning range 2026
taper-candles;sticker-label|offset-print|label;any=3406.00.00;;0.8-3;beeswax=3-7;160;30x7x3;60;12-34;500;12;28;candle-safety|prop-65;planning range 2026
tealights;sticker-label|offset-print|label;any=3406.00.00;;0.9-3.2;beeswax=3.5-7;220;15x11x4;48;8-24;1000;12;28;candle-safety|prop-65;planning range 2026
birthday-candles;offset-print|sticker-label|foil-stamp;any=3406.00.00;;0.35-1.6;;45;16x8x2;200;5-16;1000;12;28;candle-safety;planning range 2026
beeswax-candle;sticker-label|label|deboss;any=3406.00.00;;2.5-8;;260;8x8x14;40;14-42;300;12;28;candle-safety;planning range 2026
sculptural-candle;sticker-label|label;any=3406.00.00;;1.2-5;;240;10x10x11;48;14-38;300;12;28;candle-safety|prop-65;planning range 2026
massage-candle;sticker-label|foil-stamp|silk-screen;any=3406.00.00;;3-7;;320;9x9x9;36;22-48;300;14;30;candle-safety|cosmetics;planning range 2026
candle-tin;sticker-label|offset-print|label;filled candle=3406.00.00|empty tin=7310.29.00;Is the tin filled with wax or empty?;1-3.2;;220;8x8x6;80;9-24;500;12;28;candle-safety|prop-65;planning range 2026
wax-melts;sticker-label|offset-print|label;any=3307.49.00;;0.6-2;;90;12x8x3;150;5-16;500;12;28;prop-65;planning range 2026
reed-diffuser;sticker-label|foil-stamp|silk-screen;any=3307.49.00;;2.8-7;;480;10x10x22;20;22-55;500;14;30;prop-65|flammable-shipping;planning range 2026
room-spray;sticker-label|silk-screen|foil-stamp;any=3307.49.00;;1.2-3.5;;180;5x5x17;72;12-30;500;12;28;prop-65|flammable-shipping;planning range 2026
incense-sticks;offset-print|foil-stamp|sticker-label;any=3307.41.00;;0.4-2;;60;25x5x3;150;6-22;500;12;28;prop-65;planning range 2026
smudge-bundle;sticker-label|label|offset-print;any=1211.90.89;;0.7-3;;60;14x5x4;150;9-24;300;10;25;seeds-and-plants;planning range 2026
car-freshener;offset-print|screen-print|sticker-label;any=3307.49.00;;0.25-1.2;glass=1.2-3.2;25;16x10x0.6;600;4-14;500;10;22;prop-65;planning range 2026
essential-oil;sticker-label|foil-stamp|offset-print;other oils or single plant oils=3301.29.51|peppermint=3301.24.00|orange=3301.12.00|lemon=3301.13.00;Which plant is the oil from?;1.2-5;;60;4x4x9;200;12-32;500;12;28;prop-65|flammable-shipping|cosmetics;planning range 2026
scented-sachet;screen-print|label|woven-label|offset-print;any=3307.49.00;;0.5-2.2;;40;12x9x3;250;6-20;500;12;28;textile-label|prop-65;planning range 2026
candle-making-kit;offset-print|sticker-label|label;kit led by the wax=3404.90.51|children's craft kit=9503.00.00;Is the kit for adults or for children?;8-20;;1500;28x22x12;12;32-75;300;18;35;candle-safety|prop-65;planning range 2026
votive-candles;sticker-label|offset-print|decal;any=3406.00.00;;0.8-3;;250;7x7x9;60;8-24;500;12;28;candle-safety|prop-65;planning range 2026
citronella-candle;sticker-label|offset-print|label;any=3406.00.00;;2-6;;600;13x13x9;16;14-38;500;14;30;candle-safety|pesticide|prop-65;planning range 2026
incense-cones;offset-print|sticker-label|foil-stamp;any=3307.41.00;;0.5-2.2;;70;12x8x4;150;7-22;500;12;28;prop-65;planning range 2026
fragrance-oil;sticker-label|offset-print;for making other goods=3302.90.10|sold for scenting rooms=3307.49.00;Is it sold for making candles and soap, or for scenting a room?;1-4.5;;70;4x4x10;180;9-26;500;12;25;prop-65|flammable-shipping;planning range 2026
matches;offset-print|foil-stamp|sticker-label;any=3605.00.00;;0.5-2.6;;80;11x6x4;120;6-20;1000;15;35;flammable-shipping;planning range 2026
flameless-candles;sticker-label|label|decal;any=9405.42.84;;1.8-7;;350;18x10x9;24;14-45;1000;15;35;button-battery|fcc;planning range 2026
necklace;plating|laser-engraving;base metal=7117.19.90|plastic=7117.90.75|sterling silver=7113.11.50;What is it mostly made of?;1.2-4.5;gold-plated=1.8-6.5;35;8x8x3;400;18-58;200;10;30;metal-jewelry|prop-65|children-jewelry;planning range 2026
pendant-necklace;plating|laser-engraving|enamel-fill;base metal=7117.19.90|plastic=7117.90.75|sterling silver=7113.11.50;What is it mostly made of?;1.4-5;gold-plated=2-7;40;8x8x3;400;20-62;200;10;30;metal-jewelry|prop-65|children-jewelry;planning range 2026
layered-necklace;plating|laser-engraving;base metal=7117.19.90|plastic=7117.90.75|sterling silver=7113.11.50;What is it mostly made of?;2-6.5;gold-plated=3-9;50;8x8x3;350;26-70;200;10;30;metal-jewelry|prop-65|children-jewelry;planning range 2026
choker;plating|laser-engraving;base metal=7117.19.90|plastic=7117.90.75|sterling silver=7113.11.50;What is it mostly made of?;1-4;;35;8x8x3;400;14-42;200;10;30;metal-jewelry|prop-65|children-jewelry;planning range 2026
earrings;plating|enamel-fill|uv-print;base metal=7117.19.90|plastic=7117.90.75|sterling silver=7113.11.50;What is it mostly made of?;0.8-3.5;gold-plated=1.4-5;25;7x7x3;500;14-46;200;10;30;metal-jewelry|prop-65|children-jewelry;planning range 2026
hoop-earrings;plating|laser-engraving;base metal=7117.19.90|plastic=7117.90.75|sterling silver=7113.11.50;What is it mostly made of?;0.9-3.8;gold-plated=1.4-5.5;25;7x7x3;500;16-48;200;10;30;metal-jewelry|prop-65|children-jewelry;planning range 2026
stud-earrings;plating|laser-engraving;base metal=7117.19.90|plastic=7117.90.75|sterling silver=7113.11.50;What is it mostly made of?;0.6-2.8;gold-plated=1-4;20;7x7x3;500;12-40;200;10;30;metal-jewelry|prop-65|children-jewelry;planning range 2026
ring;plating|laser-engraving|enamel-fill;base metal=7117.19.90|plastic=7117.90.75|sterling silver=7113.11.50;What is it mostly made of?;0.8-3.5;gold-plated=1.3-5;25;6x6x4;500;14-48;200;10;30;metal-jewelry|prop-65|children-jewelry;planning range 2026
stacking-rings;plating|laser-engraving;base metal=7117.19.90|plastic=7117.90.75|sterling silver=7113.11.50;What is it mostly made of?;1.4-5;gold-plated=2-7;30;6x6x4;500;20-56;200;10;30;metal-jewelry|prop-65|children-jewelry;planning range 2026
bracelet;plating|laser-engraving;base metal=7117.19.90|plastic=7117.90.75|sterling silver=7113.11.50;What is it mostly made of?;1.1-4.2;gold-plated=1.7-6;32;8x8x3;400;16-52;200;10;30;metal-jewelry|prop-65|children-jewelry;planning range 2026
beaded-bracelet;laser-engraving|plating|label;glass beads=7117.90.90|plastic beads=7117.90.75|wooden beads=7117.90.90;What are the beads made of?;0.7-3;;35;8x8x3;400;10-34;200;10;30;metal-jewelry|prop-65|children-jewelry;planning range 2026
friendship-bracelet;woven-label|label;any=7117.90.90;;0.4-1.8;;15;8x6x2;800;6-20;300;7;20;children-jewelry;planning range 2026
charm-bracelet;plating|enamel-fill|laser-engraving;base metal=7117.19.90|plastic=7117.90.75|sterling silver=7113.11.50;What is it mostly made of?;1.8-6;gold-plated=2.6-8;40;8x8x3;400;24-64;200;10;30;metal-jewelry|prop-65|children-jewelry;planning range 2026
bangle;plating|laser-engraving|enamel-fill;base metal=7117.19.90|plastic=7117.90.75|sterling silver=7113.11.50;What is it mostly made of?;1.2-4.8;;55;9x9x4;250;16-52;200;10;30;metal-jewelry|prop-65|children-jewelry;planning range 2026
anklet;plating|laser-engraving;base metal=7117.19.90|plastic=7117.90.75|sterling silver=7113.11.50;What is it mostly made of?;0.9-3.6;;28;8x8x3;400;14-40;200;10;30;metal-jewelry|prop-65|children-jewelry;planning range 2026
brooch;plating|enamel-fill;base metal=7117.19.90|plastic=7117.90.75|sterling silver=7113.11.50;What is it mostly made of?;0.9-4;;35;7x7x3;500;12-42;200;10;30;metal-jewelry|prop-65;planning range 2026
locket;plating|laser-engraving;base metal=7117.19.90|plastic=7117.90.75|sterling silver=7113.11.50;What is it mostly made of?;1.8-5.5;gold-plated=2.4-7.5;45;8x8x3;400;24-64;200;10;30;metal-jewelry|prop-65|children-jewelry;planning range 2026
body-jewelry;plating|laser-engraving;any=7117.19.90;;0.5-2.6;titanium=1-4.2;18;7x7x2;800;10-32;200;7;25;metal-jewelry|prop-65;planning range 2026
nose-ring;plating;any=7117.19.90;;0.3-1.6;titanium=0.8-3;12;7x7x2;800;8-24;200;7;25;metal-jewelry|prop-65;planning range 2026
waist-chain;plating;base metal=7117.19.90|glass beads=7117.90.90;Is it metal chain or glass beads?;1-4.5;;45;9x9x3;300;14-42;200;10;30;metal-jewelry|prop-65;planning range 2026
bracelet-kit;offset-print|sticker-label;made for children=9503.00.00|plastic beads for adults=3926.90.35|glass beads for adults=7018.10.50;Is it made for children, and what are the beads?;2.5-9;;420;22x16x5;42;16-40;300;10;30;small-parts|toy-safety|childrens-product|children-jewelry;planning range 2026
row-counter-ring;plating|laser-engraving;any=7117.19.90;;1.4-4;;25;6x6x4;500;18-42;200;10;30;metal-jewelry|prop-65;planning range 2026
glasses-chain;plating|label;base metal=7117.19.90|plastic beads=7117.90.75;Is it metal or plastic?;0.9-3.6;;35;9x8x2;500;12-34;200;10;30;metal-jewelry|prop-65;planning range 2026
charm;enamel-fill|plating|laser-engraving;base metal=7117.19.90|sterling silver=7113.11.50;Is it base metal or sterling silver?;0.3-1.8;;12;6x5x1;1000;5-20;200;10;30;metal-jewelry|prop-65|children-jewelry;planning range 2026
beaded-necklace;plating|label;glass beads=7117.90.90|plastic beads=7117.90.75|gemstone beads=7116.20.05;What are the beads made of?;1-4.5;gemstone=2.5-9;45;8x8x3;400;16-48;200;10;30;metal-jewelry|prop-65|children-jewelry;planning range 2026
name-necklace;plating|laser-engraving;base metal=7117.19.90|sterling silver=7113.11.50;Is it base metal or sterling silver?;2-6.5;gold-plated=2.8-8;35;8x8x3;400;28-75;50;10;30;metal-jewelry|prop-65|children-jewelry;planning range 2026
ear-cuff;plating|laser-engraving;base metal=7117.19.90|plastic=7117.90.75|sterling silver=7113.11.50;What is it mostly made of?;0.5-2.4;gold-plated=0.9-3.5;18;7x7x3;500;12-34;200;10;30;metal-jewelry|prop-65|children-jewelry;planning range 2026
silicone-ring;deboss|laser-engraving;any=7117.90.75;;0.3-1.2;;15;6x6x3;700;10-28;500;7;20;prop-65;planning range 2026
gemstone-bracelet;laser-engraving|plating|label;any=7116.20.05;;1.2-5;;45;8x8x3;400;16-48;100;7;25;prop-65;planning range 2026
leather-bracelet;deboss|laser-engraving|foil-stamp;any=7117.90.90;;1.2-4.5;;40;9x9x4;250;16-45;200;7;25;prop-65;planning range 2026
silicone-wristband;deboss|silk-screen|laser-engraving;any=3926.90.99;;0.12-0.5;;10;20x2x0.5;1000;2-8;500;5;12;children-jewelry;planning range 2026
tennis-bracelet;plating;base metal=7117.19.90|sterling silver=7113.11.50;Is it base metal or sterling silver?;2.5-9;sterling-silver=14-38;40;9x9x4;250;30-95;200;10;30;metal-jewelry|prop-65|children-jewelry;planning range 2026
cuff-bracelet;laser-engraving|plating;any=7117.19.90;;1-4.2;;50;9x9x4;250;16-48;200;10;30;metal-jewelry|prop-65|children-jewelry;planning range 2026
toe-ring;plating|laser-engraving;base metal=7117.19.90|plastic=7117.90.75|sterling silver=7113.11.50;What is it mostly made of?;0.4-1.6;;15;6x6x3;700;9-26;200;10;30;metal-jewelry|prop-65;planning range 2026
hair-jewelry;plating|laser-engraving;any=7117.19.90;;0.5-2.4;;25;8x6x2;700;8-24;200;10;30;metal-jewelry|prop-65|children-jewelry;planning range 2026
jewelry-set;plating|laser-engraving;base metal=7117.19.90|plastic=7117.90.75|sterling silver=7113.11.50;What is it mostly made of?;3-11;gold-plated=4.5-14;90;12x9x4;180;32-95;200;10;30;metal-jewelry|prop-65|children-jewelry;planning range 2026
tie-clip;laser-engraving|plating|enamel-fill;any=7117.19.90;;1-3.6;;40;9x7x3;400;16-42;200;7;20;prop-65;planning range 2026
rosary;plating|laser-engraving;rosary=7117.90.20|gemstone prayer beads=7116.20.05|wood or glass prayer beads=7117.90.90;Is it a Catholic rosary or other prayer beads?;1.2-5.5;gemstone=3-10;45;10x8x3;350;16-52;200;7;25;prop-65;planning range 2026
silver-ring;plating|laser-engraving;any=7113.11.50;;6-22;;40;6x6x5;400;38-140;30;14;35;jewelry-marking|prop-65;planning range 2026
gold-ring;laser-engraving|plating;any=7113.19.50;;170-600;;45;6x6x5;400;350-1600;5;14;35;jewelry-marking|prop-65;planning range 2026
engagement-ring;laser-engraving|plating;gold=7113.19.50|sterling silver=7113.11.50;Is it gold or silver?;280-1400;sterling-silver=12-45;50;6x6x5;350;700-4500;1;21;35;jewelry-marking|prop-65;planning range 2026
signet-ring;laser-engraving|plating|deboss;sterling silver=7113.11.50|gold=7113.19.50|base metal=7117.19.90;What metal is it made of?;9-32;gold=220-750|brass=2-7;50;6x6x5;350;55-220;30;14;35;jewelry-marking|prop-65;planning range 2026
silver-necklace;plating|laser-engraving;chain alone=7113.11.10|with a pendant=7113.11.50;Is it chain alone or a necklace with a pendant?;7-26;;50;8x8x4;300;42-160;30;14;35;jewelry-marking|prop-65;planning range 2026
gold-necklace;laser-engraving;any=7113.19.29;;180-700;;55;8x8x4;300;380-1900;5;14;35;jewelry-marking|prop-65;planning range 2026
gold-earrings;laser-engraving;any=7113.19.50;;110-420;;40;7x7x4;400;220-1200;5;14;35;jewelry-marking|prop-65;planning range 2026
pearl-earrings;plating;any=7116.10.25;;4-18;gold-plated=2.5-9;40;7x7x4;400;30-120;30;14;35;jewelry-marking|prop-65;planning range 2026
cufflinks;laser-engraving|enamel-fill|plating;base metal=7117.11.00|sterling silver=7113.11.50;Are they base metal or sterling silver?;2-7;sterling-silver=15-45;80;9x7x4;200;28-85;100;14;35;jewelry-marking|prop-65;planning range 2026
birthstone-ring;plating|laser-engraving;sterling silver=7113.11.50|gold=7113.19.50;Is it silver or gold?;7-26;gold=180-600;45;6x6x5;400;45-170;30;14;35;jewelry-marking|prop-65;planning range 2026
gold-chain;laser-engraving;rope links=7113.19.21|mixed links=7113.19.25|other links=7113.19.29;What kind of links is it made of?;220-1100;;60;8x8x4;300;450-2800;5;14;35;jewelry-marking|prop-65;planning range 2026
silver-earrings;plating|laser-engraving;any=7113.11.50;;5-18;;40;7x7x4;400;32-110;30;14;35;jewelry-marking|prop-65;planning range 2026
silver-bracelet;plating|laser-engraving;any=7113.11.50;;9-34;;55;9x9x4;250;48-180;30;14;35;jewelry-marking|prop-65;planning range 2026
wedding-band;laser-engraving|plating;gold=7113.19.50|sterling silver=7113.11.50|titanium, steel or tungsten=7117.19.90;What metal is it made of?;160-650;titanium=4-12|stainless-steel=2-7|sterling-silver=7-22;45;6x6x5;400;350-1600;5;14;35;jewelry-marking|prop-65;planning range 2026
gold-bracelet;laser-engraving;any=7113.19.50;;220-900;;55;9x9x4;250;450-2500;5;14;35;jewelry-marking|prop-65;planning range 2026
pearl-necklace;plating|laser-engraving;any=7116.10.25;;14-60;;90;10x10x4;200;75-320;30;14;35;jewelry-marking|prop-65;planning range 2026
enamel-pin;enamel-fill|plating|offset-print;any=7117.19.90;;0.55-1.9;;15;8x6x1.5;1000;8-18;100;7;20;prop-65;planning range 2026
keychain;enamel-fill|laser-engraving|uv-print;steel=7326.20.00|zinc alloy=7907.00.60|plastic=3926.90.99|leather=4205.00.80;What is it mostly made of?;0.5-2;leather=0.9-3;35;11x6x1.5;500;7-18;100;7;20;prop-65;planning range 2026
metal-keychain;enamel-fill|laser-engraving|plating;zinc alloy=7907.00.60|steel=7326.90.86|brass=7419.80.50;What metal is it mostly made of?;0.7-2.4;;45;11x6x1.5;400;9-20;100;7;20;prop-65;planning range 2026
dice-keychain;enamel-fill|plating|uv-print;plastic or resin=3926.90.99|zinc alloy=7907.00.60;Is it plastic or metal?;0.7-2.8;;35;10x6x3;400;9-20;100;7;20;prop-65;planning range 2026
button-badge;offset-print|digital-print;any=7117.19.90;;0.12-0.5;;9;7x6x1;1000;2-6;100;5;14;prop-65;planning range 2026
magnet;offset-print|uv-print|enamel-fill;flexible printed magnet=8505.19.10|plastic or resin figure=3926.40.00|metal=8306.29.00;Is it a flexible sheet, a plastic figure or metal?;0.2-1.5;zinc-alloy=0.6-2;28;8x8x0.6;600;4-12;100;7;15;magnets|prop-65;planning range 2026
medal;enamel-fill|plating|laser-engraving;worn on a ribbon=7117.19.90|for display=8306.29.00;Is it worn on a ribbon or kept for display?;1.4-4.2;;110;11x9x1.5;160;6-18;100;7;20;prop-65;planning range 2026
challenge-coin;enamel-fill|plating|laser-engraving;base metal=8306.29.00|plated with gold or silver=8306.21.00;Is it plated with gold or silver?;1.3-4;;45;7x7x1.5;400;10-26;100;7;20;prop-65;planning range 2026
belt-buckle;plating|enamel-fill|laser-engraving;any=8308.90.60;;2-7.5;;130;11x9x3;140;24-65;100;7;20;prop-65;planning range 2026
badge-reel;uv-print|sticker-label|pad-print;any=3926.90.99;;0.45-1.8;;30;10x5x2;600;7-16;100;7;20;prop-65;planning range 2026
bookmark-metal;laser-engraving|enamel-fill|plating;steel=7326.90.86|brass=7419.80.50|aluminum=7616.99.51;What metal is it made of?;0.5-2;;22;16x6x0.6;800;7-18;100;7;20;prop-65;planning range 2026
skate-tool;laser-engraving|pad-print|powder-coat;any=8204.11.00;;1.6-4.5;;140;13x10x3;120;10-24;200;10;25;prop-65;planning range 2026
trophy;laser-engraving|uv-print|plating;metal=8306.29.00|plastic or resin=3926.40.00|crystal glass=7013.99.90;What is it mostly made of?;4-18;acrylic-sheet=3.5-14|crystal=7-25;750;28x14x14;12;20-80;50;10;25;prop-65;planning range 2026
carabiner;laser-engraving|silk-screen;aluminum=7616.99.51|steel=7326.90.86;Is it aluminum or steel?;0.3-1.5;;30;9x5x1.5;600;5-14;200;7;20;prop-65;planning range 2026
pet-tag;laser-engraving|enamel-fill|plating;any=8310.00.00;;0.4-1.8;;18;8x6x1;1000;8-20;100;7;15;prop-65;planning range 2026
metal-sign;offset-print|uv-print|powder-coat|silk-screen;any=8310.00.00;;1.4-5.5;enameled-steel=4-12;320;31x21x1;60;14-38;100;7;20;prop-65;planning range 2026
pvc-keychain;deboss|pad-print;any=3926.90.99;;0.4-1.5;;25;11x6x1;700;6-15;100;7;20;prop-65;planning range 2026
bottle-opener-keychain;laser-engraving|silk-screen|plating;steel=8205.51.30|aluminum=8205.51.60|zinc alloy=8205.51.75;What metal is it made of?;0.5-2;;35;10x5x1.5;500;7-16;200;7;20;prop-65;planning range 2026
name-badge;laser-engraving|uv-print|silk-screen;metal=8310.00.00|plastic=3926.90.99;Is it metal or plastic?;0.8-3;;25;9x5x1;700;7-18;100;7;15;magnets;planning range 2026
zipper-pull;enamel-fill|plating|deboss;any=9607.20.00;;0.2-1;;12;7x5x1;1000;3-9;300;7;20;prop-65;planning range 2026
sunglasses;pad-print|laser-engraving|foil-stamp;any=9004.10.00;;2.2-9;acetate=7-18|stainless-steel=4-11;95;17x7x6;100;22-95;300;14;45;eyewear-device|prop-65;planning range 2026
reading-glasses;pad-print|laser-engraving|foil-stamp;any=9004.90.00;;2-7.5;acetate=6-15;90;17x7x6;100;18-65;300;14;45;eyewear-device|prop-65;planning range 2026
blue-light-glasses;pad-print|laser-engraving|foil-stamp;any=9004.90.00;;2-7.5;acetate=6.5-15;90;17x7x6;100;20-68;300;14;45;eyewear-device|prop-65;planning range 2026
ski-goggles;jacquard|pad-print|silk-screen;any=9004.90.00;;9-28;;320;20x12x11;30;45-160;200;14;45;prop-65;planning range 2026
swim-goggles;pad-print|silk-screen;any=9004.90.00;;1.8-6;;95;19x7x5;120;14-38;300;10;35;prop-65;planning range 2026
sports-sunglasses;pad-print|silk-screen|laser-engraving;any=9004.10.00;;4-14;;150;18x8x7;72;32-130;300;14;45;eyewear-device|prop-65;planning range 2026
kids-sunglasses;pad-print|uv-print;any=9004.10.00;;1.5-4.8;;75;15x6x6;140;14-34;300;14;45;eyewear-device|childrens-product;planning range 2026
eyeglass-frames;laser-engraving|pad-print|foil-stamp;plastic or acetate=9003.11.00|metal=9003.19.00;Is the frame plastic or metal?;5-18;titanium=9-24;95;17x7x6;100;55-165;300;14;45;eyewear-device|prop-65;planning range 2026
safety-glasses;pad-print|laser-engraving;any=9004.90.00;;1.2-4.5;;80;17x8x7;84;10-28;500;14;45;prop-65;planning range 2026
watch;laser-engraving|pad-print|deboss;metal or textile band=9102.11.25|leather or plastic band=9102.11.45;What is the band made of?;12-45;;180;11x10x8;96;65-250;100;21;50;prop-65|button-battery;planning range 2026
pocket-watch;laser-engraving|plating;quartz=9102.91.40|mechanical, up to 7 jewels=9102.99.20;Is the movement quartz or mechanical?;4-18;;130;10x9x5;140;22-80;100;21;50;prop-65|button-battery;planning range 2026
automatic-watch;laser-engraving|pad-print|deboss;over 17 jewels, metal or textile band=9102.21.70|over 17 jewels, leather or plastic band=9102.21.90|up to 17 jewels, metal or textile band=9102.21.30|up to 17 jewels, leather or plastic band=9102.21.50;How many jewels has the movement, and what is the band made of?;45-160;titanium=80-220;230;12x11x8;72;220-850;100;30;75;prop-65;planning range 2026
digital-watch;pad-print|silk-screen;any=9102.12.80;;3-12;;85;10x8x6;160;18-60;500;14;40;prop-65|button-battery;planning range 2026
plush-toy;embroidery|woven-label|sublimation;any=9503.00.00;;3.5-10;;280;26x20x14;10;22-48;300;21;45;toy-safety|childrens-product|small-parts;planning range 2026
teddy-bear;embroidery|woven-label|sublimation;any=9503.00.00;;3.5-11;;300;28x20x15;10;22-50;300;21;45;toy-safety|childrens-product|small-parts;planning range 2026
plush-keychain;embroidery|woven-label|sublimation;any=9503.00.00;;1.4-4.2;;50;12x9x7;100;10-24;300;14;35;toy-safety|childrens-product|small-parts;planning range 2026
doll;embroidery|screen-print|pad-print;any=9503.00.00;;4-14;;350;36x15x9;16;25-70;300;21;45;toy-safety|childrens-product|small-parts;planning range 2026
puppet;embroidery|woven-label|sublimation;any=9503.00.00;;3-10;;180;30x20x8;16;18-45;300;21;45;toy-safety|childrens-product|small-parts;planning range 2026
plush-pillow;sublimation|embroidery|woven-label;pillow=9404.90.20|stuffed toy=9503.00.00;Is it a pillow or a toy in the form of an animal or figure?;4-12;;600;38x34x16;4;25-55;300;21;45;toy-safety|childrens-product|textile-label;planning range 2026
crochet-animal;woven-label|embroidery;any=9503.00.00;;4.5-14;;150;20x14x12;24;25-60;100;21;50;toy-safety|childrens-product|small-parts;planning range 2026
baby-rattle;embroidery|laser-engraving|woven-label;any=9503.00.00;;1.4-5;;90;16x9x6;96;12-28;300;21;45;toy-safety|childrens-product|small-parts;planning range 2026
baby-lovey;embroidery|woven-label;toy with a stuffed head=9503.00.00|plain blanket=6301.40.00;Is it a toy with a stuffed head or a plain blanket?;2.8-8;organic-cotton=4-11;120;24x18x5;36;18-40;300;21;45;toy-safety|childrens-product|small-parts|textile-label;planning range 2026
weighted-plush;embroidery|woven-label|sublimation;any=9503.00.00;;7-19;;1500;34x26x16;5;38-80;300;21;45;toy-safety|childrens-product|small-parts;planning range 2026
playhouse-tent;screen-print|woven-label|digital-print;synthetic fabric=6306.22.90|cotton=6306.29.11;Is the fabric cotton or synthetic?;14-42;;3800;110x18x14;3;59-160;100;14;45;childrens-product|toy-safety|textile-label;planning range 2026
finger-puppets;embroidery|woven-label;any=9503.00.00;;1.6-5.5;;70;18x14x3;100;12-28;300;21;45;toy-safety|childrens-product|small-parts;planning range 2026
plush-backpack;embroidery|woven-label|sublimation;any=4202.92.31;;5-14;;350;30x24x10;10;30-65;300;21;45;childrens-product|textile-label;planning range 2026
heatable-plush;embroidery|woven-label|sublimation;any=9503.00.00;;5-13;;700;28x20x14;10;26-50;300;21;45;toy-safety|childrens-product|small-parts;planning range 2026
soft-book;screen-print|embroidery|digital-print;any=9503.00.00;;3-11;;220;21x21x5;36;18-48;300;21;45;toy-safety|childrens-product|small-parts;planning range 2026
baby-mobile;embroidery|woven-label|laser-engraving;any=9503.00.00;;7-22;;450;32x26x10;10;38-95;100;21;45;toy-safety|childrens-product|small-parts;planning range 2026
board-game;offset-print|foil-stamp|uv-print;any=9504.90.60;;6-15;;1200;30x30x7;12;30-70;500;20;45;;planning range 2026
card-game;offset-print|foil-stamp;any=9504.40.00;;1.8-4.5;;350;14x10x4;50;15-35;500;12;30;;planning range 2026
playing-cards;offset-print|foil-stamp;any=9504.40.00;;1-2.8;plastic=2-4;100;9x6.5x2;200;10-22;500;12;28;;planning range 2026
tarot-deck;offset-print|foil-stamp;any=9504.40.00;;3.5-8;;450;15x10x5;40;30-60;500;14;35;;planning range 2026
oracle-deck;offset-print|foil-stamp;played as a card game=9504.40.00|printed message cards=4911.99.60;Are the cards for a game or only printed messages?;3-7;;400;14x11x5;48;25-50;500;14;35;;planning range 2026
trading-cards;offset-print|foil-stamp|uv-print;cards for a card game=9504.40.00|sports or collectible cards with text=4911.99.60|pictures only=4911.91.40;Are the cards for a game, or collectible with text, or pictures only?;0.4-1.5;;25;13x7x1;800;4-10;1000;12;30;;planning range 2026
jigsaw-puzzle;offset-print|digital-print;any=9503.00.00;;2.5-5.5;;750;28x20x6;24;18-35;500;12;30;;planning range 2026
flash-cards;offset-print;printed cards=4911.99.60|children's learning toy=9503.00.00;Are they printed study cards or a children's toy?;1.5-4;;300;15x11x4;60;12-28;500;12;28;childrens-product|toy-safety;planning range 2026
conversation-cards;offset-print|foil-stamp;played as a card game=9504.40.00|printed question cards=4911.99.60;Is it played as a game or only read?;2-5;;350;13x10x5;50;20-35;500;12;28;;planning range 2026
affirmation-cards;offset-print|foil-stamp;any=4911.99.60;;2-5;;300;13x10x4;60;18-32;500;12;28;;planning range 2026
bingo-set;offset-print|screen-print;any=9504.90.60;;3-9;wood=7-14;700;24x20x8;24;15-35;500;14;35;;planning range 2026
trivia-game;offset-print;cards only=9504.40.00|with a game board=9504.90.60;Does it have a game board?;2.5-7;;500;16x12x6;40;18-35;500;14;32;;planning range 2026
deck-box;uv-print|deboss|screen-print;plastic=3926.90.99|covered with plastic sheeting=4202.32.20|wood=4420.90.45;What is it mostly made of?;1.2-5;wood=5-12|leather=6-14;150;11x9x8;90;10-30;300;12;30;;planning range 2026
card-sleeves;offset-print|digital-print;any=3926.90.99;;0.6-2.5;;80;11x8x3;250;6-15;1000;12;30;;planning range 2026
playmat;sublimation|digital-print|label;cloth on natural or synthetic rubber=6307.90.98|cellular rubber=4016.10.00|other rubber=4016.99.60;Is it mostly cloth or rubber?;3.5-7.5;;500;38x7x7;36;20-35;100;10;22;;planning range 2026
card-binder;foil-stamp|deboss|offset-print;paperboard album=4820.50.00|plastic=3926.10.00;Is the album mostly paperboard or plastic?;3-9;;600;28x24x5;24;15-40;300;12;30;;planning range 2026
game-master-screen;offset-print|laser-engraving;printed board=4911.99.60|wood=4421.99.98;Is it printed board or wood?;3-8;wood=10-25;600;32x24x2;32;20-45;300;12;30;;planning range 2026
escape-room-kit;offset-print;any=9504.90.90;;4-11;;700;28x20x6;24;25-55;500;20;40;;planning range 2026
murder-mystery-game;offset-print|digital-print;any=9504.90.90;;3-9;;600;30x22x4;30;25-45;500;18;35;;planning range 2026
party-game;offset-print;cards only=9504.40.00|other game=9504.90.90;Is it played with cards only?;2.5-7;;600;20x14x7;32;20-35;500;14;32;;planning range 2026
putting-game;screen-print|label|laser-engraving;golf practice=9506.39.00|indoor game=9504.90.90;Is it golf practice or an indoor game?;6-18;;1500;45x25x10;8;30-90;300;15;35;;planning range 2026
quest-board;offset-print|laser-engraving;printed board=4911.99.60|wood=4421.99.98;Is it printed board or wood?;4-12;wood=9-20;900;42x32x3;20;25-55;300;14;32;composite-wood;planning range 2026
adventure-book;offset-print|foil-stamp;any=4901.99.00;;2-6;;500;25x18x2;40;18-45;500;12;30;;planning range 2026
poker-chips;screen-print|sticker-label|digital-print;any=9504.90.60;;10-28;ceramic=25-55;3500;40x22x7;5;40-120;200;14;30;;planning range 2026
game-tokens;screen-print|plating|laser-engraving;any=9504.90.60;;1.5-6;zinc-alloy=4-10;250;14x10x4;80;12-35;300;12;30;;planning range 2026
paper-dolls;offset-print;any=9503.00.00;;1.2-3.5;;200;26x20x1;100;10-22;500;10;28;childrens-product|toy-safety|magnets;planning range 2026
dice-set;enamel-fill|laser-engraving|plating;any=9504.90.60;;1.5-6;zinc-alloy=5-11|gemstone=12-30;90;12x8x3;200;15-45;200;12;28;;planning range 2026
miniature-figure;pad-print|uv-print;game piece or toy=9503.00.00|display ornament of plastic=3926.40.00|part of a board game=9504.90.60;Is it a toy, an ornament or part of a game?;0.5-3;;40;8x6x5;300;6-25;500;20;35;;planning range 2026
vinyl-figure;pad-print|screen-print;any=9503.00.00;;3-9;resin=10-30;300;18x13x11;36;15-60;500;30;50;toy-safety;planning range 2026
action-figure;pad-print|screen-print;any=9503.00.00;;3.5-10;;250;24x16x7;36;15-40;1000;35;50;childrens-product|toy-safety|small-parts;planning range 2026
blind-box-figure;pad-print|screen-print;any=9503.00.00;;2-5.5;;120;12x8x7;120;10-20;1000;30;50;toy-safety|small-parts;planning range 2026
fidget-toy;screen-print|laser-engraving|uv-print;any=9503.00.00;;0.6-3;stainless-steel=4-12;60;11x9x2;300;6-20;500;10;25;toy-safety;planning range 2026
fidget-spinner;pad-print|laser-engraving|uv-print;any=9503.00.00;;0.6-2.5;brass=5-12|aluminum=2.5-6;70;10x9x3;250;6-20;500;10;25;toy-safety|small-parts;planning range 2026
squishy-toy;pad-print|screen-print;any=9503.00.00;;0.7-3;;80;12x10x8;90;6-18;1000;14;30;childrens-product|toy-safety;planning range 2026
slime;sticker-label;slime=9503.00.00|modeling paste=3407.00.20;Is it slime or a modeling dough?;1-3;;280;9x9x8;65;8-18;500;12;25;childrens-product|toy-safety;planning range 2026
bath-toy;pad-print|uv-print;any=9503.00.00;;0.6-3;natural-rubber=2.5-6;80;10x9x9;100;6-20;1000;14;30;childrens-product|toy-safety|small-parts;planning range 2026
acrylic-keychain;uv-print|screen-print;any=3926.40.00;;0.4-1.5;;20;10x8x1;800;6-16;100;7;15;;planning range 2026
acrylic-stand;uv-print|screen-print;any=3926.40.00;;0.9-3.5;;70;18x12x1.5;200;10-28;100;7;15;;planning range 2026
model-kit;offset-print|laser-engraving;any=9503.00.00;;4-14;;700;30x22x7;20;20-60;500;30;45;toy-safety|small-parts;planning range 2026
toy-car;pad-print|uv-print;any=9503.00.00;;0.8-5;wood=2.5-6;90;12x8x5;150;5-25;1000;30;45;childrens-product|toy-safety|small-parts;planning range 2026
yo-yo;pad-print|laser-engraving|uv-print;any=9503.00.00;;0.6-3;aluminum=6-18;80;10x10x5;150;6-25;500;12;28;toy-safety;planning range 2026
spinning-top;laser-engraving|pad-print;any=9503.00.00;;0.6-4;brass=5-14;60;8x8x5;250;6-30;300;12;28;toy-safety|small-parts;planning range 2026
puzzle-cube;screen-print|uv-print|sticker-label;any=9503.00.00;;0.9-4;;110;9x9x9;120;8-25;500;10;25;toy-safety|magnets;planning range 2026
bubble-wand;pad-print|sticker-label;any=9503.00.00;;0.5-2.5;;150;36x6x4;90;4-18;1000;12;28;childrens-product|toy-safety;planning range 2026
stress-ball;pad-print|screen-print;any=9503.00.00;;0.5-1.8;;40;7x7x7;200;4-14;500;10;25;;planning range 2026
water-balloons;sticker-label;any=9503.00.00;;1.5-5;latex=0.5-1.5;250;18x13x6;60;10-25;500;12;28;childrens-product|toy-safety|magnets;planning range 2026
kids-costume-props;screen-print|embroidery|digital-print;toy=9503.00.00|festive article=9505.90.60;Is it a year-round toy or a party and holiday article?;1.5-6;;250;32x22x5;27;12-35;500;14;30;childrens-product|toy-safety|small-parts;planning range 2026
bead-kit;sticker-label|offset-print;toy kit=9503.00.00|loose plastic beads=3926.90.35;Is it sold as a toy kit or as loose beads?;1.5-6;;400;22x14x4;48;12-30;500;12;28;childrens-product|toy-safety|small-parts|children-jewelry;planning range 2026
bobblehead;pad-print;plastic or resin ornament=3926.40.00|toy=9503.00.00;Is it a display ornament or a toy?;5-12;;450;22x13x12;24;20-45;300;25;40;prop-65;planning range 2026
collectible-statue;pad-print|uv-print;any=3926.40.00;;15-60;;1800;35x28x25;4;70-250;300;45;60;prop-65;planning range 2026
play-dough;sticker-label;any=3407.00.20;;0.7-3;;200;8x8x7;90;5-16;500;12;25;childrens-product|toy-safety;planning range 2026
magic-kit;offset-print|sticker-label;any=9505.90.20;;4-12;;600;30x22x7;24;18-45;500;18;35;toy-safety|small-parts;planning range 2026
wooden-toy;pad-print|laser-engraving|screen-print;any=9503.00.00;;2-8;;350;20x15x7;40;15-40;300;15;35;childrens-product|toy-safety|small-parts;planning range 2026
building-blocks;pad-print|screen-print|uv-print;any=9503.00.00;;4-15;;1300;30x22x10;12;20-60;500;18;40;childrens-product|toy-safety|small-parts|magnets;planning range 2026
wooden-puzzle;uv-print|laser-engraving|screen-print;any=9503.00.00;;2-7;;450;30x22x2;40;15-45;200;12;30;childrens-product|toy-safety|small-parts|composite-wood;planning range 2026
chess-set;laser-engraving|uv-print|plating;any=9504.90.60;;8-25;resin=12-35;1500;40x21x6;12;35-120;200;20;40;;planning range 2026
checkers-set;laser-engraving|screen-print;any=9504.90.60;;4-14;;700;32x17x5;24;20-50;300;15;35;;planning range 2026
mahjong-set;enamel-fill|laser-engraving|uv-print;any=9504.90.60;;25-70;;4500;40x26x9;4;120-350;100;25;45;;planning range 2026
domino-set;laser-engraving|enamel-fill|screen-print;any=9504.90.60;;3-10;;600;22x13x5;32;15-40;300;14;30;;planning range 2026
marble-run;sticker-label|pad-print;any=9503.00.00;;8-25;plastic=5-14;1800;40x30x12;6;35-90;300;20;40;childrens-product|toy-safety|small-parts;planning range 2026
science-kit;offset-print|sticker-label;any=9503.00.00;;5-15;;800;30x23x7;20;25-55;500;20;40;childrens-product|toy-safety|small-parts|button-battery;planning range 2026
craft-kit;offset-print|sticker-label;any=9503.00.00;;3-10;;500;28x20x6;30;18-40;500;15;32;childrens-product|toy-safety|small-parts;planning range 2026
kite;screen-print|sublimation|digital-print;any=9503.00.00;;2.5-9;;250;65x10x4;36;15-45;300;12;30;childrens-product|toy-safety;planning range 2026
baby-teether;laser-engraving|deboss;any=9503.00.00;;0.9-3.5;natural-rubber=2.5-6;70;14x10x3;200;9-22;500;14;30;childrens-product|toy-safety|small-parts;planning range 2026
learning-board;screen-print|laser-engraving|uv-print;any=9503.00.00;;5-15;felt=3-8;700;32x24x5;24;22-55;300;15;35;childrens-product|toy-safety|small-parts|composite-wood;planning range 2026
train-set;pad-print|screen-print;any=9503.00.00;;10-28;;2000;42x28x12;6;40-90;300;20;40;childrens-product|toy-safety|small-parts|magnets;planning range 2026
dollhouse;screen-print|uv-print|offset-print;any=9503.00.00;;18-50;;6500;60x40x15;2;60-180;200;25;45;childrens-product|toy-safety|small-parts|composite-wood;planning range 2026
baby-gym;laser-engraving|embroidery|label;any=9503.00.00;;12-32;;2200;60x20x10;6;45-120;200;18;40;childrens-product|toy-safety|small-parts;planning range 2026
stacking-toy;laser-engraving|pad-print;any=9503.00.00;;2-8;;450;22x12x10;30;15-40;300;15;35;childrens-product|toy-safety|small-parts;planning range 2026
music-box;laser-engraving|uv-print|offset-print;any=9208.10.00;;2.5-12;;250;12x10x8;60;15-50;300;15;35;;planning range 2026
backgammon-set;laser-engraving|foil-stamp|screen-print;any=9504.90.60;;10-35;;2200;40x25x7;8;45-180;200;20;40;;planning range 2026
pretend-play-set;pad-print|screen-print;any=9503.00.00;;5-16;;800;30x22x10;14;22-55;300;18;38;childrens-product|toy-safety|small-parts;planning range 2026
rocking-horse;laser-engraving|screen-print|embroidery;any=9503.00.00;;22-60;;6500;70x35x30;1;80-220;100;20;45;childrens-product|toy-safety|composite-wood;planning range 2026
balance-bike;sticker-label|powder-coat|laser-engraving;any=9503.00.00;;22-55;;4500;70x38x18;1;80-200;200;25;45;childrens-product|toy-safety|small-parts;planning range 2026
magnetic-tiles;uv-print|pad-print;any=9503.00.00;;9-28;;1800;32x26x9;10;35-100;300;25;45;childrens-product|toy-safety|small-parts|magnets;planning range 2026
nesting-dolls;pad-print|uv-print;ornament=4420.19.00|toy=9503.00.00;Is it an ornament or a children's toy?;4-16;;400;18x10x10;40;22-60;200;20;40;toy-safety;planning range 2026
yoga-mat;screen-print|laser-engraving|uv-print|sublimation;any=9506.91.00;;5-12;natural-rubber=11-22|cork=12-22|pvc=3.5-8;1600;64x14x14;6;35-98;200;10;28;prop-65;planning range 2026
yoga-block;screen-print|laser-engraving|deboss;any=9506.91.00;;1.2-3;cork=3-6.5;250;23x15x8;32;10-28;300;10;25;;planning range 2026
yoga-strap;screen-print|woven-label|jacquard;any=6307.90.98;;1-2.8;;150;14x10x5;120;9-22;300;8;22;;planning range 2026
pilates-ring;screen-print|pad-print;any=9506.91.00;;3-6;;500;40x40x4;15;18-38;300;10;28;;planning range 2026
pilates-ball;screen-print|pad-print;any=9506.91.00;;0.9-2.2;;160;15x12x5;100;9-20;500;10;25;prop-65;planning range 2026
resistance-bands;screen-print|pad-print;any=9506.91.00;;1.5-6;;350;20x14x5;60;12-35;300;8;22;;planning range 2026
fabric-bands;jacquard|screen-print|woven-label;exercise band with rubber threads=9506.91.00|plain textile band=6307.90.98;Is it an elastic exercise band or a plain textile band?;2.5-6;;300;20x14x5;64;18-38;300;10;25;;planning range 2026
dumbbells;pad-print|screen-print|powder-coat;any=9506.91.00;;6-18;;5000;22x20x10;4;22-70;200;15;35;prop-65;planning range 2026
kettlebell;powder-coat|screen-print;any=9506.91.00;;9-24;;8000;25x20x14;2;30-90;200;15;35;;planning range 2026
barbell;laser-engraving|powder-coat|plating;any=9506.91.00;;45-120;;20000;222x8x8;1;130-350;50;20;45;;planning range 2026
weight-plates;screen-print|powder-coat;any=9506.91.00;;20-55;;20000;46x46x10;1;60-150;100;18;40;;planning range 2026
ankle-weights;screen-print|deboss|label;any=9506.91.00;;4-12;;1000;20x14x8;18;22-60;300;12;30;;planning range 2026
jump-rope;pad-print|laser-engraving|screen-print;any=9506.91.00;;1.2-5;;250;20x12x5;70;10-35;300;10;25;;planning range 2026
foam-roller;screen-print|pad-print;any=9506.91.00;;3-9;;700;34x15x15;12;20-45;200;10;28;;planning range 2026
massage-ball;screen-print|laser-engraving|deboss;massage article=9019.10.20|exercise ball=9506.91.00;Is it sold for massage or for exercise?;0.8-3;;160;8x8x8;110;9-22;500;10;25;;planning range 2026
balance-board;laser-engraving|screen-print|uv-print;exercise equipment=9506.91.00|children's toy=9503.00.00;Is it for exercise or a children's toy?;10-30;;2500;78x30x10;2;45-130;200;15;35;composite-wood|toy-safety;planning range 2026
core-sliders;pad-print|screen-print;any=9506.91.00;;1.2-3;;200;19x19x4;60;10-22;300;8;22;;planning range 2026
ab-roller;pad-print|screen-print;any=9506.91.00;;4-11;;1000;32x19x18;8;20-50;300;12;30;;planning range 2026
push-up-bars;pad-print|laser-engraving;any=9506.91.00;;3-10;wood=10-22;900;25x18x14;14;18-55;300;12;30;;planning range 2026
pull-up-bar;powder-coat|sticker-label;any=9506.91.00;;9-25;;3500;98x20x12;4;30-90;200;15;35;;planning range 2026
hip-thrust-pad;screen-print|embroidery|label;any=9506.91.00;;2.5-6;;350;44x11x11;16;18-40;300;10;25;;planning range 2026
workout-bench;powder-coat|embroidery|screen-print;any=9506.91.00;;40-110;;17000;120x42x22;1;120-320;50;25;45;;planning range 2026
gym-chalk;sticker-label|offset-print;powder or block=2836.99.50|liquid chalk=3824.99.93;Is it a powder, a block or a liquid?;0.8-3;;250;12x8x6;70;8-20;500;10;25;flammable-shipping;planning range 2026
agility-ladder;screen-print|label;any=9506.91.00;;3-8;;900;42x14x10;14;18-40;200;10;25;;planning range 2026
training-cones;pad-print|screen-print;any=9506.91.00;;2-6;;800;22x22x12;16;12-30;300;10;25;;planning range 2026
trampoline;screen-print|powder-coat|label;any=9506.91.00;;35-110;;14000;110x60x20;1;100-350;50;20;45;;planning range 2026
balance-beam;screen-print|embroidery;any=9506.91.00;;20-55;;4500;122x18x16;1;60-160;100;18;40;prop-65;planning range 2026
ballet-barre;laser-engraving|powder-coat|sticker-label;any=9506.91.00;;35-95;;9500;125x30x14;1;110-280;50;20;40;;planning range 2026
stretching-strap;woven-label|screen-print|jacquard;textile strap=6307.90.98|elastic exercise band=9506.91.00;Is it a plain strap or an elastic exercise band?;1.2-4;;150;16x11x5;110;12-28;300;8;22;;planning range 2026
hang-board;laser-engraving|screen-print;any=9506.91.00;;9-28;;1500;60x16x7;8;40-110;100;14;32;;planning range 2026
grip-strengthener;pad-print|laser-engraving;any=9506.91.00;;1-4;;180;17x12x4;100;9-28;500;10;25;;planning range 2026
surf-trainer-board;laser-engraving|uv-print|screen-print;any=9506.91.00;;18-45;;4000;80x40x16;1;80-200;100;15;35;;planning range 2026
weighted-vest;screen-print|patch|label;any=9506.91.00;;14-40;;5500;38x30x12;3;45-150;200;15;35;;planning range 2026
weightlifting-belt;deboss|embroidery|foil-stamp;exercise equipment=9506.91.00|leather belt=4203.30.00|textile support belt=6307.90.98;Is it built as gym equipment or as a leather or textile belt?;6-22;nylon=4-9|leather=12-28;900;32x28x11;9;35-110;100;12;30;;planning range 2026
massage-gun;screen-print|laser-engraving|uv-print;any=9019.10.20;;16-45;;1100;26x20x9;12;60-200;300;12;35;lithium-battery|ul-electrical|fcc|medical-device;planning range 2026
acupressure-mat;screen-print|woven-label|embroidery;any=9019.10.20;;6-16;;1100;42x24x12;8;28-80;300;12;30;;planning range 2026
stepper;screen-print|sticker-label;any=9506.91.00;;10-28;;3500;70x29x12;4;30-90;200;18;38;;planning range 2026
exercise-ball;screen-print|pad-print;any=9506.91.00;;4-9;;1400;26x20x11;12;20-45;300;10;28;prop-65;planning range 2026
medicine-ball;screen-print|deboss;any=9506.91.00;;9-25;;5000;30x30x28;2;30-90;200;15;35;;planning range 2026
gymnastic-rings;laser-engraving|woven-label;any=9506.91.00;;7-16;;1400;26x25x8;12;28-60;200;12;30;;planning range 2026
suspension-trainer;woven-label|screen-print|jacquard;any=9506.91.00;;8-22;;1200;24x18x9;16;35-120;200;12;30;;planning range 2026
exercise-mat;screen-print|embroidery|deboss;any=9506.91.00;;6-22;;1800;62x20x18;4;30-90;200;12;30;prop-65;planning range 2026
yoga-wheel;screen-print|laser-engraving;any=9506.91.00;;6-14;;1500;34x34x14;5;25-60;200;10;28;;planning range 2026
lifting-hooks;screen-print|label;any=9506.91.00;;3.5-8;;450;20x13x7;40;18-38;200;10;25;;planning range 2026
soccer-ball;screen-print|digital-print;any=9506.62.40;;3.5-11;;480;22x22x12;12;20-60;300;15;35;;planning range 2026
basketball;screen-print|deboss;any=9506.62.80;;4-12;leather=18-35;680;25x25x14;10;22-70;300;15;35;;planning range 2026
football;screen-print|deboss|foil-stamp;any=9506.62.40;;4-12;leather=18-40;480;29x18x11;16;20-70;300;15;35;;planning range 2026
volleyball;screen-print|digital-print;any=9506.62.80;;4-11;;330;21x21x12;16;20-60;300;15;35;;planning range 2026
baseball;pad-print|foil-stamp|screen-print;any=9506.69.20;;1.5-5;;160;8x8x8;110;7-20;500;12;30;;planning range 2026
tennis-balls;pad-print|screen-print;any=9506.61.00;;1.8-4;;220;21x8x8;70;7-15;1000;15;35;;planning range 2026
golf-balls;pad-print|uv-print;any=9506.32.00;;1.5-4.5;;150;14x5x5;120;8-18;500;12;30;;planning range 2026
pickleballs;pad-print|uv-print;any=9506.69.40;;1.6-4;;100;23x8x8;64;10-18;500;12;30;;planning range 2026
boxing-gloves;screen-print|embroidery|deboss|label;leather=4203.21.80|plastic or vegan leather=3926.20.30;Is the outside leather or plastic?;7-18;leather=20-45;900;34x20x17;8;40-120;100;12;30;;planning range 2026
mma-gloves;screen-print|embroidery|label;leather=4203.21.80|plastic or vegan leather=3926.20.30;Is the outside leather or plastic?;5-13;leather=14-28;350;26x16x9;24;28-75;100;12;30;;planning range 2026
hand-wraps;woven-label|screen-print|jacquard;any=6307.90.98;;1.2-3;;140;12x9x6;140;10-22;300;8;22;;planning range 2026
gym-gloves;screen-print|embroidery|label;knit fabric=6116.93.08|woven fabric=6216.00.46|leather=4203.21.80;Is it knit, woven or leather?;2.5-7;leather=6-13;120;20x12x4;90;15-38;300;10;28;textile-label;planning range 2026
lifting-straps;woven-label|embroidery|screen-print|jacquard;textile=6307.90.98|exercise equipment=9506.91.00|leather=4205.00.40;Is it textile, leather or part of gym equipment?;1.5-4;leather=4-9;150;15x10x5;120;14-32;200;8;22;;planning range 2026
wrist-wraps;jacquard|woven-label|embroidery;any=6307.90.98;;1.8-4.5;;140;14x10x6;110;14-32;200;8;22;;planning range 2026
knee-sleeves;screen-print|jacquard|label;textile or neoprene sleeve=6307.90.98|orthopedic brace=9021.10.00;Is it a sports sleeve or an orthopedic brace?;3.5-10;;350;26x14x6;40;20-60;200;12;28;medical-device;planning range 2026
shin-guards;uv-print|sublimation|screen-print|decal;soccer or football=9506.99.20|ice or field hockey=9506.99.25|other sport=9506.99.60;Which sport is it for?;2-7;;220;25x14x8;40;14-45;200;10;25;;planning range 2026
mouth-guard;pad-print|uv-print;football=9506.99.20|other sport=9506.99.60;Is it made for football or for another sport?;0.8-3;;60;12x9x4;250;8-25;500;12;28;;planning range 2026
helmet;decal|screen-print|uv-print;reinforced or laminated plastics=6506.10.30|other material=6506.10.60;Is the shell reinforced or laminated plastic?;9-30;;700;31x25x20;6;35-130;300;20;45;adult-helmet;planning range 2026
bike-helmet;decal|uv-print|screen-print;reinforced or laminated plastics=6506.10.30|other material=6506.10.60;Is the shell reinforced or laminated plastic?;7-22;;450;31x24x18;7;35-120;300;20;45;bike-helmet;planning range 2026
knee-pads;screen-print|label|embroidery;any=9506.99.60;;3-10;;400;24x17x11;20;18-50;200;12;28;;planning range 2026
punching-bag;screen-print|patch;any=9506.91.00;;15-50;;3500;60x38x20;2;60-200;100;15;35;;planning range 2026
goalkeeper-gloves;screen-print|embroidery|sublimation|label;coated knit=6116.10.08|coated woven=6216.00.08|soccer equipment of plastic=3926.20.30;Is the glove knit, woven or plastic?;6-18;;250;27x14x6;40;30-110;100;15;32;textile-label;planning range 2026
golf-glove;embroidery|screen-print|label;leather=4203.21.80|plastic or vegan leather=3926.20.30|knit fabric=6116.93.08;Is it leather, plastic or knit?;2.5-7;leather=4-8;45;24x12x1.5;250;15-32;300;12;28;;planning range 2026
baseball-glove;embroidery|deboss|foil-stamp|patch;leather=4203.21.40|plastic=3926.20.20;Is it leather or plastic?;14-45;;750;28x22x15;10;60-250;50;20;45;;planning range 2026
martial-arts-belt;embroidery|woven-label;any=6217.10.95;;1.5-5;;220;22x16x4;70;12-40;100;10;25;;planning range 2026
climbing-chalk-bag;screen-print|embroidery|woven-label|patch;man-made fibers=4202.92.31|cotton=4202.92.15;What fiber is the outside?;3-8;;120;16x13x6;70;18-40;200;12;28;;planning range 2026
cycling-gloves;screen-print|sublimation|embroidery|label;knit synthetic=6116.93.08|woven synthetic=6216.00.46|leather=4203.21.80;Is it knit, woven or leather?;3.5-9;;80;20x11x3;120;20-50;200;12;28;textile-label;planning range 2026
posture-corrector;screen-print|label;orthopedic appliance=9021.10.00|simple textile support=6307.90.98;Is it an orthopedic appliance or a simple textile support?;3.5-10;;250;26x18x6;36;20-50;300;12;28;medical-device;planning range 2026
wrist-brace;screen-print|label;brace with a splint=9021.10.00|simple textile support=6307.90.98;Does it have a splint or stay?;2.5-8;;130;22x12x5;80;15-40;300;12;28;medical-device;planning range 2026
rugby-ball;screen-print;any=9506.62.80;;4-11;;480;30x19x11;16;20-55;300;15;35;;planning range 2026
playground-ball;screen-print|pad-print;any=9506.62.80;;1.8-5;;350;22x22x8;20;10-25;500;12;30;childrens-product|toy-safety;planning range 2026
kinesiology-tape;digital-print|screen-print;any=3005.10.50;;0.9-2.5;;80;8x8x6;200;9-20;500;12;28;medical-device;planning range 2026
life-jacket;screen-print|label|patch;any=6307.20.00;;12-35;;900;45x35x12;5;45-150;200;25;45;uscg-pfd;planning range 2026
ankle-brace;screen-print|jacquard|label;simple textile support=6307.90.98|brace with stays=9021.10.00;Does it have rigid stays?;2.5-8;;130;20x13x5;70;14-40;300;12;28;medical-device;planning range 2026
softball;pad-print|foil-stamp|screen-print;any=9506.69.20;;2-6;;200;10x10x10;90;8-22;500;12;30;;planning range 2026
batting-gloves;screen-print|embroidery|label|sublimation;leather=4203.21.20|knit synthetic=6116.93.08|woven synthetic=6216.00.46;Is it leather, knit or woven?;4-12;;110;24x12x3;110;22-60;100;15;32;textile-label;planning range 2026
tennis-racket;decal|screen-print|uv-print;strung=9506.51.20|not strung=9506.51.40;Is it strung?;9-40;;400;72x28x4;12;35-200;200;20;45;;planning range 2026
pickleball-paddle;uv-print|screen-print|digital-print;any=9506.99.60;;12-30;wood=3-7;350;43x22x4;24;50-180;100;12;30;;planning range 2026
padel-racket;uv-print|decal|screen-print;any=9506.59.80;;18-45;;500;48x28x5;12;60-250;100;15;35;;planning range 2026
badminton-racket;decal|screen-print;any=9506.59.40;;4-20;;250;68x23x4;15;20-120;200;15;40;;planning range 2026
table-tennis-paddle;uv-print|laser-engraving|screen-print;any=9506.40.00;;2.5-10;;250;28x17x4;40;15-60;200;12;30;;planning range 2026
skateboard;screen-print|digital-print|decal;any=9506.99.60;;9-30;;2200;83x22x12;4;50-140;100;15;35;;planning range 2026
longboard;screen-print|digital-print|laser-engraving;any=9506.99.60;;24-60;;3800;110x26x14;2;90-260;50;18;40;;planning range 2026
surfboard;screen-print|uv-print|decal;any=9506.29.00;;70-220;;5000;215x60x14;1;220-800;20;25;50;;planning range 2026
surfboard-leash;screen-print|woven-label;any=9506.29.00;;3.5-9;;250;25x16x6;40;22-45;200;12;28;;planning range 2026
snowboard;screen-print|digital-print|sublimation;any=9506.11.40;;75-200;;3500;162x32x10;1;250-650;50;30;60;;planning range 2026
skis;screen-print|digital-print|sublimation;cross-country=9506.11.20|other skis=9506.11.40;Are they cross-country skis?;95-260;;6500;185x26x12;1;350-900;30;35;60;;planning range 2026
cricket-bat;decal|sticker-label|laser-engraving;any=9506.99.60;;12-60;;1200;87x12x8;8;45-300;100;15;35;;planning range 2026
baseball-bat;laser-engraving|decal|foil-stamp;any=9506.99.15;;9-30;aluminum=14-60;1000;87x8x8;14;40-180;100;15;35;;planning range 2026
hockey-stick;decal|uv-print|screen-print;any=9506.99.25;;12-50;;600;165x12x6;6;45-250;100;18;40;;planning range 2026
golf-club-headcover;embroidery|deboss|patch|screen-print;any=9506.39.00;;5-14;leather=12-26;150;36x16x10;16;30-90;100;14;30;;planning range 2026
golf-tees;pad-print|laser-engraving;any=9506.39.00;;0.4-1.8;;90;11x8x3;200;5-14;500;10;22;;planning range 2026
golf-swing-trainer;screen-print|pad-print|sticker-label;any=9506.39.00;;5-22;;700;105x8x7;12;30-130;200;18;35;;planning range 2026
ball-marker;enamel-fill|plating|laser-engraving;any=9506.39.00;;0.7-2.5;;25;8x6x1.5;600;8-30;200;10;22;;planning range 2026
divot-tool;enamel-fill|laser-engraving|plating;any=9506.39.00;;1.5-4.5;;60;13x7x2;300;14-40;200;12;25;magnets;planning range 2026
golf-bag;embroidery|screen-print|patch;man-made fibers=4202.92.31|plastic sheeting=4202.92.45|leather=4202.91.10;What is the outside made of?;32-90;leather=120-260;3000;90x32x25;1;140-450;50;20;45;;planning range 2026
putting-mat;digital-print|screen-print|laser-engraving;any=9506.39.00;;12-38;;3500;48x24x14;4;50-180;100;14;32;;planning range 2026
disc-golf-disc;foil-stamp|pad-print|uv-print;any=9506.99.60;;2-5;;180;22x22x2.5;90;12-24;200;12;28;;planning range 2026
frisbee;screen-print|pad-print|digital-print;toy=9503.00.00|sport disc=9506.99.60;Is it a toy or a sport disc?;0.8-3.5;;180;28x28x3;40;8-20;300;10;25;;planning range 2026
cornhole-set;uv-print|decal|digital-print;any=9506.99.60;;35-90;;16000;122x64x16;1;120-300;50;18;40;composite-wood;planning range 2026
roller-skates;embroidery|screen-print|patch;any=9506.70.20;;25-70;;3200;38x34x18;3;80-220;100;25;50;;planning range 2026
fishing-rod;decal|silk-screen|sticker-label;any=9507.10.00;;8-45;;400;125x7x7;16;35-200;100;20;45;;planning range 2026
fishing-lure;pad-print|uv-print|sticker-label;any=9507.90.70;;0.4-2.5;;30;14x6x2.5;500;5-18;500;15;35;;planning range 2026
tackle-box;screen-print|uv-print|sticker-label;any=3926.90.99;;2.5-12;;600;30x20x8;18;12-50;300;15;35;;planning range 2026
archery-bow;laser-engraving|decal;any=9506.99.05;;20-90;;1500;130x18x8;4;70-400;50;20;45;;planning range 2026
dart-set;laser-engraving|digital-print|plating;any=9504.90.60;;3-14;;130;18x10x3;150;18-70;200;15;30;;planning range 2026
paddleboard;digital-print|uv-print|screen-print;any=9506.29.00;;90-200;;13000;92x40x25;1;280-800;50;20;45;;planning range 2026
baton;decal|plating|laser-engraving;relay baton=9506.91.00|twirling baton=9506.99.60;Is it for twirling or for relay races?;3-10;;280;75x6x6;30;18-50;200;14;32;;planning range 2026
golf-putter;laser-engraving|plating|enamel-fill;any=9506.31.00;;18-80;;700;92x12x8;10;80-400;100;25;45;;planning range 2026
kick-scooter;decal|powder-coat|screen-print;any=9503.00.00;;20-60;;3800;70x32x16;2;60-200;200;25;45;childrens-product|toy-safety;planning range 2026
surf-wax;sticker-label|offset-print;any=3404.90.51;;0.5-1.6;;95;8x8x3;180;3-9;1000;12;28;;planning range 2026
grip-tape;screen-print|digital-print|uv-print;any=6805.30.50;;0.8-3.5;;150;24x8x8;60;7-18;300;10;25;;planning range 2026
fishing-reel;laser-engraving|pad-print;over 8.45 dollars each=9507.30.60|up to 8.45 dollars each=9507.30.40|up to 2.70 dollars each=9507.30.20;What is the value of each reel?;9-45;;450;14x13x10;36;40-200;200;25;50;;planning range 2026
swim-fins;screen-print|pad-print;any=9506.29.00;;6-25;;1300;50x22x12;8;28-100;200;18;40;;planning range 2026
bodyboard;digital-print|uv-print|screen-print;any=9506.29.00;;6-25;;1200;106x55x8;2;25-100;200;15;35;;planning range 2026
snow-sled;screen-print|digital-print|laser-engraving;any=9506.99.45;;8-30;;2500;90x42x14;2;30-120;200;18;40;;planning range 2026
bocce-set;laser-engraving|screen-print|embroidery;any=9506.99.60;;14-45;;6500;38x28x13;3;50-180;100;18;38;;planning range 2026
pool-cue;decal|laser-engraving|digital-print;any=9504.20.80;;15-70;;800;80x10x6;16;60-350;50;20;40;;planning range 2026
lacrosse-stick;decal|uv-print|laser-engraving;any=9506.99.28;;14-50;;700;108x22x10;4;50-200;100;18;40;;planning range 2026
racket-overgrip;screen-print|digital-print|deboss;tennis racket grip=9506.51.60|badminton racket grip=9506.59.40|padel or other racket grip=9506.59.80|pickleball paddle grip=9506.99.60;Which racket is it for?;0.4-1.5;;30;10x8x3;400;5-14;500;10;25;;planning range 2026
kickboard;screen-print|uv-print|deboss;any=9506.29.00;;2-7;;280;46x30x4;16;14-35;300;12;30;;planning range 2026
dartboard;screen-print|digital-print|label;any=9504.90.60;;8-35;;4500;47x47x6;4;35-130;200;18;40;magnets;planning range 2026
tent;screen-print|label|digital-print;synthetic=6306.22.90|backpacking tent=6306.22.10|cotton=6306.29.11;Is it a synthetic, backpacking or cotton tent?;28-110;cotton=120-320;3500;62x22x20;3;90-400;100;25;50;tent-flammability;planning range 2026
sleeping-bag;label|embroidery|screen-print;synthetic filling=9404.30.80|20 percent down or more=9404.30.40;Is the filling down or synthetic?;13-45;down=55-160;1500;40x23x23;4;50-250;100;20;45;textile-label;planning range 2026
hammock;label|embroidery|screen-print;woven synthetic=6306.90.50|woven cotton=6306.90.10|knotted cotton net=5608.90.23;Is it woven fabric or knotted net and of what fiber?;7-22;cotton=12-35;800;26x15x14;18;28-90;200;12;30;textile-label;planning range 2026
camping-chair;screen-print|embroidery|sublimation;metal frame with padded seat=9401.71.00|other metal frame=9401.79.00;Is the seat upholstered?;9-32;aluminum=16-40;3200;90x18x18;3;35-120;100;15;35;;planning range 2026
sleeping-pad;screen-print|label;inflatable textile=6306.40.49|inflatable plastic=3926.90.75|foam plastic=3926.90.99;Is it inflatable textile, inflatable plastic or foam?;12-40;;800;30x15x14;16;40-160;200;15;35;;planning range 2026
camping-lantern;silk-screen|laser-engraving|uv-print;battery powered=8513.10.40|solar=9405.41.84;Is it powered by a battery or by the sun?;6-22;;500;18x12x12;24;25-80;300;18;40;lithium-battery;planning range 2026
trekking-poles;decal|laser-engraving|sticker-label;any=6602.00.00;;9-30;;600;66x12x8;14;35-140;200;15;35;;planning range 2026
dry-bag;screen-print|uv-print;plastic-coated outside=4202.92.45|woven synthetic outside=4202.92.31;Is the outside plastic sheeting or woven fabric?;3-10;;400;30x20x5;36;18-50;200;10;28;prop-65;planning range 2026
hydration-pack;screen-print|sublimation|patch|embroidery;beverage bag with drinking tube=4202.92.04|backpack=4202.92.31;Is it only a drink carrier or a backpack with storage?;9-28;;450;35x24x8;14;35-130;200;15;35;food-contact;planning range 2026
compass;laser-engraving|pad-print;any=9014.10.90;;1.5-9;brass=4-14;90;10x8x4;160;12-45;200;12;30;;planning range 2026
fire-starter;laser-engraving|sticker-label;ferro rod=3606.90.30|wood and wax=3606.90.80;Is it a ferro rod or a burnable block?;1-4;;90;14x8x3;180;9-28;300;10;28;flammable-shipping;planning range 2026
camp-stove;laser-engraving|silk-screen;gas=7321.11.10|liquid fuel=7321.12.00|wood or solid fuel=7321.19.00;What fuel does it burn?;7-35;titanium=22-60;700;18x15x12;20;30-150;200;20;40;;planning range 2026
cooler;screen-print|decal|patch;hard plastic=3924.10.40|soft textile=4202.92.08;Is it a hard box or a soft bag?;22-75;nylon=9-28;5500;55x38x38;1;70-320;100;20;45;food-contact;planning range 2026
beach-umbrella;screen-print|sublimation|embroidery;any=6601.10.00;;16-50;;3200;125x16x14;4;60-250;100;18;40;textile-label;planning range 2026
umbrella;screen-print|sublimation|digital-print;telescopic shaft=6601.91.00|straight shaft=6601.99.00;Does the shaft telescope?;3-10;;400;33x7x7;48;18-60;200;12;30;textile-label;planning range 2026
binoculars;pad-print|laser-engraving;any=9005.10.00;;8-60;;700;20x17x8;24;35-250;200;20;45;;planning range 2026
bike-bag;patch|screen-print|woven-label|embroidery;man-made fibers=4202.92.31|cotton canvas=4202.92.15|plastic-coated outside=4202.92.45;What is the outside made of?;6-22;waxed-canvas=14-32;300;26x20x9;20;35-120;100;12;30;;planning range 2026
bike-bell;laser-engraving|pad-print|uv-print;any=8306.10.00;;1-5;brass=2.5-7;90;8x7x6;200;10-32;300;12;30;;planning range 2026
bike-bottle-cage;decal|laser-engraving|powder-coat;any=8714.99.80;;1.5-8;;90;17x9x8;60;10-45;200;15;35;;planning range 2026
garden-gloves;screen-print|woven-label|digital-print;coated knit=6116.10.55|plain cotton=6116.92.88|leather=4203.29.30;Is it coated, plain cotton or leather?;1-4;leather=4-10;120;26x13x3;90;10-30;500;12;28;textile-label;planning range 2026
garden-tool-set;laser-engraving|pad-print|powder-coat;any=8201.90.60;;5-18;;900;36x18x9;14;25-75;200;15;35;;planning range 2026
watering-can;powder-coat|laser-engraving|decal|plating;steel=7323.99.90|stainless steel=7323.93.00|plastic=3924.90.56|copper=7418.10.00;What is it made of?;4-14;plastic=1.5-5|copper=12-26;600;32x20x14;10;20-70;200;15;35;;planning range 2026
plant-markers;laser-engraving|deboss|screen-print;wood=4421.99.98|bamboo=4421.91.98|steel=7326.90.86|plastic=3926.90.99;What are they made of?;1.2-4;;120;20x8x3;160;12-30;200;10;25;;planning range 2026
seed-tray;deboss|sticker-label;plastic=3926.90.99|molded paper pulp=4823.70.00;Is it plastic or molded paper pulp?;1-6;silicone=3-9;350;38x26x6;16;12-38;300;15;35;;planning range 2026
garden-kneeler;screen-print|embroidery|deboss;foam pad=3926.90.99|folding bench=9401.79.00|cushion=9404.90.20;Is it a foam pad, a cushion or a folding bench?;2-7;carbon-steel=14-26;350;45x28x4;16;15-45;200;12;30;;planning range 2026
grow-kit;sticker-label|offset-print|laser-engraving;vegetable and herb seeds=1209.91.80|flower seeds=1209.30.00|mushroom spawn=0602.90.50;What grows from it?;4-12;;900;22x16x12;20;20-45;300;15;35;seeds-and-plants;planning range 2026
bird-feeder;laser-engraving|uv-print|screen-print;plastic=3926.90.99|wood=4421.99.98|steel=7326.90.86|glass over 5 dollars each=7013.99.90;What is it mostly made of?;4-15;;900;28x22x17;8;22-70;200;15;35;;planning range 2026
wind-chime;laser-engraving|powder-coat;metal tubes or bells=8306.10.00|bamboo=4421.91.98|wood=4421.99.98;What makes the sound?;4-16;;500;38x14x9;18;22-70;200;14;32;;planning range 2026
metal-detector-pouch;patch|embroidery|screen-print|woven-label;man-made fibers=4202.92.31|cotton canvas=4202.92.15;What fiber is the outside?;4-12;;300;26x24x5;30;22-55;200;12;28;;planning range 2026
foraging-basket;laser-engraving|patch|woven-label;willow basket=4602.19.12|rattan wickerwork=4602.12.14|cotton canvas bag=4202.92.15;Is it willow, rattan or a canvas bag?;7-20;;600;36x26x20;4;35-90;100;15;35;;planning range 2026
beekeeping-veil;embroidery|screen-print|patch;hat with veil of man-made fibers=6505.00.80|separate veil=6307.90.98;Is it a hat with a veil or a separate veil?;4-12;;250;36x30x4;24;22-60;200;12;30;textile-label;planning range 2026
hive-tool;laser-engraving|powder-coat;any=8201.90.60;;2-7;;250;28x6x2;80;14-35;200;12;28;;planning range 2026
flashlight;laser-engraving|pad-print;any=8513.10.20;;3-20;titanium=25-60;150;17x8x4;110;18-80;300;15;35;lithium-battery;planning range 2026
camping-table;laser-engraving|sticker-label;metal=9403.20.00|wood=9403.60.80;Is it mostly metal or wood?;14-45;;4500;62x20x14;3;55-180;100;18;40;composite-wood;planning range 2026
tarp;screen-print|label;synthetic=6306.12.00|cotton=6306.19.11;What fiber is it?;10-40;cotton=30-80;900;36x16x12;12;40-180;100;15;35;;planning range 2026
seed-packet;offset-print|digital-print;flower seeds=1209.30.00|vegetable and herb seeds=1209.91.80;Are they flower or vegetable seeds?;0.2-0.9;;12;12x8x0.5;1500;3-6;500;10;25;seeds-and-plants;planning range 2026
pruning-shears;laser-engraving|pad-print;any=8201.50.00;;3-14;;280;26x10x3;60;18-65;200;14;32;;planning range 2026
raised-garden-bed;powder-coat|screen-print|laser-engraving;steel=7326.90.86|wood=4421.99.98|textile=6307.90.98;What is it made of?;14-55;felt=1.5-7;8000;120x32x10;2;60-220;100;18;40;;planning range 2026
paracord-bracelet;laser-engraving|woven-label;any=6307.90.98;;0.9-3;;40;12x6x3;350;9-25;300;10;22;;planning range 2026
pool-float;digital-print|screen-print;adult float=3926.90.75|children's toy=9503.00.00;Is it for adults or a children's toy?;3-14;;900;32x26x8;14;22-70;300;15;35;prop-65|childrens-product|toy-safety;planning range 2026
phone-case;uv-print|sublimation|deboss|laser-engraving|screen-print;molded plastic or silicone=3926.90.99|leather=4202.31.60|covered with plastic sheeting=4202.32.20;Is it molded plastic, leather or covered with plastic sheeting?;1-4;leather=4-10;60;19x11x2;200;15-45;100;8;20;;planning range 2026
phone-grip;uv-print|sticker-label|enamel-fill;any=3926.90.99;;0.5-2.2;;25;10x8x2;500;8-18;200;8;20;magnets;planning range 2026
phone-strap;screen-print|woven-label|jacquard|embroidery;textile=6307.90.98|plastic=3926.90.99|leather=4205.00.80;What is the strap made of?;0.9-4;leather=3-9;60;18x9x3;200;12-35;200;10;22;;planning range 2026
tablet-case;deboss|uv-print|screen-print|foil-stamp;molded plastic or silicone=3926.90.99|textile=4202.92.91|plastic sheeting=4202.92.97|leather=4202.91.90;What is the outside made of?;3.5-11;leather=12-28;350;28x21x3;40;25-75;200;12;28;;planning range 2026
earbud-case;uv-print|deboss|laser-engraving;molded plastic or silicone=3926.90.99|leather=4202.31.60|covered with plastic sheeting=4202.32.20;Is it molded, leather or covered with plastic sheeting?;0.8-3.5;leather=3-8;40;10x8x4;280;10-30;200;8;20;;planning range 2026
phone-stand;laser-engraving|uv-print|screen-print;plastic=3926.90.99|aluminum=7616.99.51|steel=7326.90.86|wood=4421.99.98;What is it made of?;1-6;aluminum=2.5-8;180;12x10x4;110;12-35;200;10;25;;planning range 2026
phone-mount;pad-print|laser-engraving;plastic=3926.90.99|aluminum=7616.99.51;What is it mostly made of?;1.5-8;;150;14x9x5;110;15-45;200;12;28;magnets;planning range 2026
phone-tripod;silk-screen|laser-engraving|pad-print;aluminum=9620.00.70|plastic=9620.00.50|steel=9620.00.65;What is it mostly made of?;3.5-14;;500;38x8x7;36;20-60;200;15;32;button-battery|fcc;planning range 2026
overhead-phone-arm;laser-engraving|silk-screen;aluminum=9620.00.70|steel=9620.00.65|plastic=9620.00.50;What is it mostly made of?;8-28;;1200;48x16x9;14;40-130;100;15;35;;planning range 2026
laptop-stand;laser-engraving|uv-print|silk-screen;aluminum=7616.99.51|plastic=3926.90.99|wood=4421.99.98|steel=7326.90.86;What is it made of?;5-18;;1100;28x25x6;14;28-90;200;12;30;;planning range 2026
screen-protector;offset-print|sticker-label;plastic film=3919.90.50|tempered glass=7007.19.00;Is it plastic film or tempered glass?;0.4-2;;45;19x11x1;450;9-30;500;8;20;;planning range 2026
phone-wallet;deboss|screen-print|uv-print|foil-stamp;leather=4202.31.60|plastic sheeting=4202.32.20|man-made fibers=4202.32.93|molded silicone=3926.90.99;What is the outside made of?;0.7-4;leather=2.5-7;40;13x9x1;500;10-40;200;10;22;magnets;planning range 2026
floating-phone-case;screen-print|uv-print;plastic pouch=4202.32.20|molded hard case=3926.90.99;Is it a soft pouch or a molded hard case?;0.9-4;;90;22x12x2;150;10-30;300;10;25;prop-65;planning range 2026
car-phone-mount;pad-print|uv-print|laser-engraving;any=3926.90.99;;1.8-9;;180;14x11x7;70;15-50;300;12;30;magnets;planning range 2026
airtag-holder;deboss|laser-engraving|uv-print;molded plastic or silicone=3926.90.99|leather=4205.00.80;Is it molded silicone or leather?;0.5-2.5;leather=1.8-5;25;10x7x2;600;8-30;200;8;20;;planning range 2026
phone-lens;laser-engraving|silk-screen;any=9002.11.90;;4-25;;120;12x9x6;130;25-120;200;18;40;;planning range 2026
keyboard-wrist-rest;laser-engraving|sublimation|embroidery;foam or gel cushion=9404.90.20|wood=4421.99.98|molded plastic or silicone=3926.90.99;Is it a soft cushion, wood or molded plastic?;2-8;wood=5-14;350;40x10x4;40;15-50;200;12;28;;planning range 2026
laptop-skin;digital-print|uv-print;any=3919.90.50;;0.8-3.5;;60;34x25x0.4;250;15-35;100;7;18;;planning range 2026
webcam-cover;uv-print|pad-print;any=3926.90.99;;0.1-0.6;;8;9x6x0.3;2500;4-10;500;7;18;;planning range 2026
helmet-camera-mount;laser-engraving|pad-print;any=3926.90.99;;1.5-10;;150;16x12x6;80;15-60;200;15;32;;planning range 2026
phone-charm;uv-print|pad-print|sticker-label;beaded plastic=3926.90.35|glass beads=7018.10.50|other molded plastic=3926.90.99;Is it plastic beads, glass beads or molded plastic?;0.4-2.2;;20;16x6x1.5;700;8-24;200;8;20;;planning range 2026
tablet-stand;laser-engraving|uv-print|screen-print;aluminum=7616.99.51|plastic=3926.90.99|wood=4421.99.98;What is it made of?;3-13;;500;24x18x6;28;20-60;200;12;30;;planning range 2026
laptop-case;uv-print|screen-print;any=3926.90.99;;4-9;;400;35x25x3;28;25-60;200;10;25;;planning range 2026
stylus-pen;laser-engraving|silk-screen|uv-print;active pen=8471.60.90|passive touch pen=3926.90.99;Does it have electronics inside?;2-14;;60;18x5x3;260;15-60;300;15;35;lithium-battery|fcc;planning range 2026
headphones;silk-screen|laser-engraving|uv-print;wireless=8517.62.00|wired=8518.30.20;Are they wireless or wired?;8-35;;450;21x20x9;20;40-200;300;20;45;lithium-battery|fcc;planning range 2026
earbuds;silk-screen|uv-print|laser-engraving;wireless=8517.62.00|wired=8518.30.20;Are they wireless or wired?;6-25;;130;11x10x4;160;25-130;500;20;45;lithium-battery|fcc;planning range 2026
bluetooth-speaker;silk-screen|uv-print|laser-engraving;two or more drivers=8518.22.00|one driver=8518.21.00;How many drivers does it have?;6-28;wood=12-40;600;20x12x11;24;30-130;300;20;45;lithium-battery|fcc;planning range 2026
microphone;laser-engraving|silk-screen|powder-coat;any=8518.10.80;;9-45;;700;26x16x11;18;45-220;300;20;45;fcc;planning range 2026
gaming-headset;silk-screen|uv-print;wired=8518.30.20|wireless=8517.62.00;Is it wireless or wired?;9-32;;600;24x22x11;14;40-150;300;20;45;fcc|lithium-battery;planning range 2026
white-noise-machine;silk-screen|uv-print;plays recorded sounds=8519.81.30|makes its sound with a fan=8543.70.98;Does it play recorded sounds or use a fan?;6-22;;400;14x14x11;36;28-80;300;20;45;ul-electrical|fcc|lithium-battery;planning range 2026
karaoke-microphone;silk-screen|uv-print|plating;microphone only=8518.10.80|with built-in speaker=8518.50.00;Does it have a built-in speaker?;5-16;;450;27x10x10;30;22-60;300;20;45;lithium-battery|fcc|childrens-product|toy-safety;planning range 2026
turntable;silk-screen|uv-print|laser-engraving;without speakers=8519.30.20|with speakers=8519.89.20;Does it have built-in speakers?;28-130;;5500;48x40x20;2;90-500;100;30;60;ul-electrical|fcc|composite-wood;planning range 2026
pillow-speaker;silk-screen|uv-print|label;any=8518.21.00;;4-14;;180;14x12x4;110;22-60;300;18;40;fcc|lithium-battery;planning range 2026
desk-speaker;silk-screen|laser-engraving|uv-print;two or more drivers=8518.22.00|one driver=8518.21.00;How many drivers are in one cabinet?;22-95;;5000;40x30x24;2;80-350;100;25;50;ul-electrical|fcc|composite-wood;planning range 2026
radio;silk-screen|uv-print|laser-engraving;battery powered=8527.19.50|clock radio=8527.92.50|mains powered=8527.99.15;Does it run on batteries, on mains or with a clock?;8-35;wood=14-45;900;24x17x11;16;35-140;300;20;45;fcc|lithium-battery;planning range 2026
mp3-player;silk-screen|uv-print;plays only=8519.81.30|plays and records=8519.81.41|cassette player=8519.81.25;Does it only play, also record, or play cassettes?;10-40;;250;14x11x6;80;40-150;300;25;50;lithium-battery|fcc;planning range 2026
sleep-headphones;label|screen-print|embroidery;wireless=8517.62.00|wired=8518.30.20;Are they wireless or wired?;4-12;;180;18x12x6;70;22-60;300;15;38;lithium-battery|fcc;planning range 2026
power-bank;uv-print|laser-engraving|silk-screen;any=8507.60.00;;6-22;;280;15x9x4;70;25-80;200;12;30;lithium-battery|fcc;planning range 2026
wireless-charger;laser-engraving|uv-print|deboss;any=8504.40.95;;4-16;;220;13x13x3;70;25-80;200;12;30;fcc|ul-electrical;planning range 2026
wall-charger;uv-print|laser-engraving|pad-print;any=8504.40.95;;2.5-12;;110;10x8x4;160;15-50;500;15;35;ul-electrical|fcc;planning range 2026
charging-cable;laser-engraving|woven-label|pad-print;power only=8544.42.90|data cable=8544.42.20;Does it carry data or only power?;0.8-4;;50;15x10x2;240;12-35;300;10;25;;planning range 2026
car-charger;laser-engraving|pad-print|uv-print;any=8504.40.95;;1.5-7;;50;10x7x4;260;12-30;500;12;30;fcc;planning range 2026
power-strip;silk-screen|pad-print;any=8536.69.80;;5-20;;700;30x12x7;24;20-70;500;25;45;ul-electrical;planning range 2026
usb-drive;laser-engraving|uv-print|pad-print;any=8523.51.00;;2.5-9;;30;9x6x2;700;12-35;100;8;20;;planning range 2026
solar-charger;silk-screen|uv-print;battery bank with a solar cell=8507.60.00|panel up to 50 W with electronics=8501.71.00|larger panel with electronics=8501.72.10;Is it a battery bank or a panel and of what power?;9-45;;600;28x16x5;33;35-130;200;18;40;lithium-battery|fcc;planning range 2026
cable-clips;deboss|laser-engraving|pad-print|screen-print;plastic or silicone=3926.90.99|leather=4205.00.80|textile hook-and-loop strap=6307.90.98;What are they made of?;0.4-2.2;leather=1-4;50;12x8x2;400;8-24;300;8;20;magnets;planning range 2026
charging-station;laser-engraving|uv-print|silk-screen;with charging electronics=8504.40.95|wooden holder only=4421.99.98;Does it have charging electronics inside?;7-28;;700;24x18x8;24;40-130;200;15;35;ul-electrical|fcc;planning range 2026
portable-power-station;silk-screen|uv-print;any=8507.60.00;;90-350;;7500;36x28x26;2;220-900;50;30;60;lithium-battery|ul-electrical|fcc;planning range 2026
usb-hub;laser-engraving|silk-screen|uv-print;any=8471.80.90;;4-28;;130;14x9x4;110;25-110;300;15;35;fcc;planning range 2026
travel-adapter;pad-print|uv-print|silk-screen;any=8536.69.80;;4-14;;180;11x9x7;100;20-55;300;15;35;ul-electrical|fcc;planning range 2026
cable-sleeve;pad-print|woven-label;plastic or silicone=3926.90.99|textile sleeve=6307.90.98;Is it plastic or textile?;0.4-3;;60;14x9x3;250;7-22;300;10;22;;planning range 2026
extension-cord;pad-print|sticker-label;any=8544.42.90;;2.5-10;;350;20x14x6;48;14-40;500;18;40;ul-electrical;planning range 2026
memory-card;sticker-label|pad-print;any=8523.51.00;;3-15;;15;12x10x1;700;12-50;500;12;25;;planning range 2026
mechanical-keyboard;uv-print|laser-engraving|sublimation;any=8471.60.20;;18-65;aluminum=40-110;1100;40x18x6;12;70-250;200;25;50;fcc|lithium-battery;planning range 2026
keycap-set;sublimation|uv-print|laser-engraving;any=8473.30.51;;6-22;;450;36x18x4;30;30-110;200;20;40;;planning range 2026
artisan-keycap;uv-print|plating|pad-print;any=8473.30.51;;1.5-8;;20;7x7x5;400;15-60;100;15;30;;planning range 2026
gaming-mouse;uv-print|silk-screen|pad-print;any=8471.60.90;;6-28;;180;15x11x6;70;30-120;300;20;45;fcc|lithium-battery;planning range 2026
mouse-pad;sublimation|digital-print|deboss;cloth surface=6307.90.98|cellular rubber=4016.10.00|other rubber=4016.99.60|leather=4205.00.80;What is it mostly made of?;0.9-3.5;vegan-leather=1.5-4;180;26x22x0.5;90;10-28;100;8;20;;planning range 2026
desk-mat;sublimation|digital-print|deboss|woven-label;cloth surface=6307.90.98|cellular rubber=4016.10.00|leather=4205.00.80|plastic=3926.10.00;What is it mostly made of?;3.5-9;leather=20-45;800;42x8x8;24;25-65;100;9;22;;planning range 2026
game-controller;uv-print|silk-screen|decal;any=9504.50.00;;9-35;;350;18x14x8;40;35-130;300;25;50;fcc|lithium-battery;planning range 2026
controller-stand;laser-engraving|uv-print|screen-print;plastic=3926.90.99|wood=4421.99.98|steel=7326.90.86;What is it made of?;2-9;;350;20x14x9;36;18-45;200;12;28;;planning range 2026
controller-skin;digital-print|uv-print|screen-print;vinyl decal=3919.90.50|fitted silicone cover=9504.50.00;Is it a vinyl decal or a fitted cover?;0.8-3;;70;18x13x2;230;10-28;200;8;20;;planning range 2026
thumb-grips;pad-print|deboss;any=9504.50.00;;0.4-2;;20;10x7x2;700;7-18;300;10;22;;planning range 2026
arcade-stick;uv-print|laser-engraving|digital-print;any=9504.50.00;;35-110;;2500;42x28x12;3;110-350;100;25;50;fcc;planning range 2026
stream-deck;uv-print|silk-screen|laser-engraving;keypad for a computer=8471.60.20|other input unit=8471.60.90;Is it a keypad or another input unit?;18-65;;400;20x15x6;36;60-200;200;25;50;fcc;planning range 2026
vr-headset-case;screen-print|patch|embroidery;man-made fibers=4202.92.91|plastic sheeting=4202.92.97;Is the outside fabric or plastic sheeting?;5-14;;700;32x24x14;8;28-65;200;12;30;;planning range 2026
console-carry-case;screen-print|sublimation|patch|uv-print;man-made fibers=4202.92.91|plastic sheeting=4202.92.97;Is the outside fabric or plastic sheeting?;3-10;;350;28x14x6;36;18-50;200;12;28;;planning range 2026
drawing-tablet;silk-screen|laser-engraving;any=8471.60.90;;18-120;;800;34x24x4;20;60-350;200;30;60;fcc;planning range 2026
cable-spine;pad-print|powder-coat;plastic=3926.90.99|steel=7326.90.86;Is it plastic or steel?;3-11;;700;42x12x9;18;22-55;200;12;28;;planning range 2026
key-switches;pad-print|sticker-label;any=8536.50.90;;6-20;;250;14x10x8;70;25-70;300;20;40;;planning range 2026
handheld-console;silk-screen|uv-print;any=9504.50.00;;18-80;;400;22x14x6;36;60-250;300;30;60;lithium-battery|fcc;planning range 2026
dust-cover;screen-print|laser-engraving|sublimation;molded or sheet plastic=3926.90.99|fabric=6307.90.98;Is it plastic or fabric?;2-9;;350;42x18x4;32;18-45;200;12;28;;planning range 2026
ring-light;silk-screen|pad-print|uv-print;any=9405.42.84;;5-25;;1200;36x34x8;8;25-100;200;15;35;ul-electrical|fcc;planning range 2026
led-strip;sticker-label;any=9405.42.84;;3-14;;350;20x18x5;50;15-50;300;15;35;ul-electrical|fcc;planning range 2026
neon-sign;uv-print|laser-engraving;any=9405.61.60;;18-70;;1800;60x40x8;4;80-300;20;10;22;ul-electrical;planning range 2026
desk-lamp;laser-engraving|silk-screen|powder-coat;LED and base metal=9405.21.60|LED and not metal=9405.21.80|not LED and base metal=9405.29.60;Is it LED and is it mostly base metal?;9-35;;1600;42x22x14;6;40-150;200;20;45;ul-electrical;planning range 2026
table-lamp;glaze|powder-coat|decal|laser-engraving;LED and base metal=9405.21.60|LED and not metal=9405.21.80|not LED and not metal=9405.29.80|not LED and base metal=9405.29.60;Is it LED and is it mostly base metal?;10-40;;2200;36x28x26;3;45-180;100;20;45;ul-electrical;planning range 2026
night-light;laser-engraving|uv-print|pad-print;table type not metal=9405.21.80|plug-in or wall type=9405.11.80|battery powered=8513.10.40;Does it stand on a table, plug into the wall or run on a battery?;3-13;;300;15x13x12;36;18-55;300;15;35;ul-electrical|lithium-battery|childrens-product;planning range 2026
book-light;pad-print|uv-print|laser-engraving;any=8513.10.40;;2.5-9;;90;16x8x4;180;14-32;300;12;30;lithium-battery|fcc;planning range 2026
clip-light;pad-print|silk-screen;battery powered=8513.10.40|mains powered and not metal=9405.21.80;Does it run on a battery or on mains power?;3-12;;300;26x10x7;40;18-50;300;15;35;lithium-battery|ul-electrical;planning range 2026
headlamp;silk-screen|pad-print|woven-label;any=8513.10.40;;3.5-16;;150;10x9x7;130;20-65;300;15;35;lithium-battery;planning range 2026
string-lights;sticker-label|offset-print;Christmas type LED=9405.31.00|other LED=9405.42.84|solar LED=9405.41.84;Is it a Christmas type, another LED string or solar?;2-14;;450;20x16x9;30;14-50;300;15;35;ul-electrical|button-battery;planning range 2026
sunset-lamp;laser-engraving|silk-screen;LED and base metal=9405.21.60|LED and not metal=9405.21.80;Is it mostly base metal?;4-14;;600;26x14x10;20;22-55;200;12;30;ul-electrical|fcc;planning range 2026
lava-lamp;silk-screen|decal;not LED and base metal=9405.29.60|not LED and not metal=9405.29.80|LED and not metal=9405.21.80;Is it LED and is it mostly base metal?;7-20;;1800;42x15x15;8;25-75;300;25;45;ul-electrical;planning range 2026
webcam;silk-screen|pad-print;any=8525.89.30;;9-50;;200;13x11x8;70;40-200;300;25;50;fcc;planning range 2026
camera-tripod;laser-engraving|silk-screen;aluminum=9620.00.70|carbon fiber=9620.00.60|plastic=9620.00.50|steel=9620.00.65;What is it mostly made of?;12-60;;1700;50x14x14;8;50-280;100;20;45;;planning range 2026
teleprompter;silk-screen|laser-engraving;mirror and stand only=9013.80.91|with its own monitor=8528.52.00;Does it have its own monitor?;18-80;;1600;34x28x10;8;70-300;100;20;45;;planning range 2026
microphone-flag;uv-print|screen-print|sticker-label;any=3926.90.99;;3-12;;100;12x12x12;50;25-60;20;7;15;;planning range 2026
green-screen;label|screen-print;any=6307.90.98;;7-40;;1500;70x18x12;6;35-160;100;12;30;;planning range 2026
softbox;label|screen-print|silk-screen;diffuser only=9006.99.00|with LED light=9405.42.84;Does it come with a light?;12-55;;2500;62x22x16;4;50-220;100;18;40;ul-electrical;planning range 2026
lens-filter;laser-engraving|silk-screen;any=9002.20.40;;4-25;;80;10x10x3;220;25-150;100;18;40;;planning range 2026
camera-lens-cap;laser-engraving|pad-print|enamel-fill;any=9002.11.90;;0.6-4;;25;9x8x2;500;9-35;200;14;32;;planning range 2026
drone-landing-pad;digital-print|screen-print|sublimation;textile=6307.90.98|plastic sheeting=3926.90.99;Is it textile or plastic sheeting?;4-16;;400;38x38x3;20;22-70;100;10;25;;planning range 2026
selfie-stick;silk-screen|laser-engraving|pad-print;aluminum=9620.00.70|steel=9620.00.65|plastic=9620.00.50;What is it mostly made of?;3.5-13;;280;25x7x6;70;18-45;300;15;32;fcc|button-battery|lithium-battery;planning range 2026
light-tile;silk-screen|uv-print;any=9405.42.84;;14-50;;1500;32x26x10;10;60-200;200;20;45;ul-electrical|fcc;planning range 2026
grow-light;silk-screen|laser-engraving;lamp with stand or clip=9405.42.84|LED bulb only=8539.52.00;Is it a complete lamp or only a bulb?;6-30;;700;36x16x9;14;25-110;200;15;38;ul-electrical;planning range 2026
podcast-mat;embroidery|screen-print|woven-label|deboss;textile or felt=6307.90.98|cellular rubber=4016.10.00;Is it textile or rubber?;5-16;;900;44x10x10;14;30-80;100;12;28;;planning range 2026
photo-backdrop;digital-print|sublimation;printed fabric=6307.90.98|painted studio canvas=5907.00.80|plastic=3926.90.99;Is it printed fabric, painted canvas or plastic?;5-25;;900;62x9x9;18;30-130;50;8;20;;planning range 2026
memory-card-case;screen-print|deboss|laser-engraving|woven-label;molded plastic=3926.90.99|leather=4202.31.60|man-made fibers=4202.32.93;What is the outside made of?;1.2-6;leather=4-11;100;14x9x3;200;12-40;200;10;25;;planning range 2026
floor-lamp;powder-coat|laser-engraving|label;LED and base metal=9405.21.60|LED and not metal=9405.21.80|not LED and base metal=9405.29.60|not LED and not metal=9405.29.80;Is it LED and is it mostly base metal?;20-75;;5500;110x32x14;1;80-350;100;22;45;ul-electrical;planning range 2026
pendant-light;powder-coat|glaze|label;LED and not metal=9405.11.80|LED and base metal=9405.11.60|not LED and not metal=9405.19.80|not LED and base metal=9405.19.60;Is it LED and is it mostly base metal?;14-60;;2500;42x42x28;1;60-280;100;20;45;ul-electrical;planning range 2026
galaxy-projector;silk-screen|pad-print;any=9405.21.80;;8-26;;700;24x18x17;12;30-90;300;18;40;ul-electrical|fcc;planning range 2026
photo-light-box;silk-screen|label;with LED light=9405.42.84|tent only=9006.99.00;Does it come with a light?;8-30;;1500;44x36x6;9;35-120;100;15;35;ul-electrical;planning range 2026
acoustic-panel;digital-print|laser-engraving|screen-print;felt=5602.10.90|plastic foam=3921.13.50|made-up textile panel=6307.90.98;Is it felt, plastic foam or a made-up textile panel?;1.5-12;;600;60x40x5;8;15-60;200;12;30;;planning range 2026
microphone-arm;laser-engraving|silk-screen|powder-coat;any=8518.10.80;;8-35;;1600;46x16x9;10;35-130;200;15;38;;planning range 2026
pop-filter;screen-print|pad-print|woven-label;any=8518.90.81;;0.5-6;;120;18x16x4;70;9-30;200;10;25;;planning range 2026
gimbal;silk-screen|laser-engraving;any=8479.89.95;;22-85;;700;24x14x8;24;70-250;200;25;50;lithium-battery|fcc;planning range 2026
clapperboard;uv-print|screen-print|laser-engraving;wood=4421.99.98|plastic=3926.90.99;Is it wood or plastic?;2-8;;350;31x26x2;44;14-45;100;12;28;;planning range 2026
smart-watch;laser-engraving|digital-print|pad-print;any=8517.62.00;;14-38;;130;11x10x7;60;49-149;500;21;45;fcc|lithium-battery|prop-65;planning range 2026
fitness-tracker;laser-engraving|pad-print|digital-print;wireless=8517.62.00|step counter without radio=9029.10.80;Does it send data by Bluetooth?;7-20;;75;10x8x5;120;29-99;500;21;45;fcc|lithium-battery|prop-65;planning range 2026
humidifier;pad-print|silk-screen|label;cool mist=8509.80.50|warm mist=8516.79.00;Does it make the mist cold or by boiling water?;6-22;;750;22x16x16;14;25-79;500;14;40;ul-electrical|fcc|prop-65;planning range 2026
aroma-diffuser;laser-engraving|pad-print|glaze;ultrasonic=8509.80.50|heated=8516.79.00;Does it use ultrasound or heat?;5-18;ceramic=9-22;600;18x16x16;20;28-89;300;14;35;ul-electrical|fcc|prop-65;planning range 2026
hair-dryer;pad-print|silk-screen|uv-print;any=8516.31.00;;9-35;;850;28x24x11;12;39-149;500;21;45;ul-electrical|prop-65;planning range 2026
hair-straightener;pad-print|uv-print|laser-engraving;any=8516.32.00;;7-24;;550;34x12x7;30;35-119;500;21;45;ul-electrical|prop-65;planning range 2026
curling-iron;pad-print|uv-print|laser-engraving;any=8516.32.00;;7-24;;550;36x12x8;26;35-119;500;21;45;ul-electrical|prop-65;planning range 2026
hair-clippers;laser-engraving|uv-print|pad-print;any=8510.20.90;;9-30;;600;24x16x8;30;39-129;500;21;45;ul-electrical|lithium-battery|prop-65;planning range 2026
blender;pad-print|silk-screen|label;any=8509.40.00;;16-55;glass=20-60;3200;42x24x22;4;59-229;300;21;45;ul-electrical|food-contact|prop-65;planning range 2026
portable-blender;pad-print|uv-print|laser-engraving;any=8509.40.00;;7-16;;700;26x11x11;24;29-69;500;14;40;lithium-battery|food-contact|prop-65;planning range 2026
milk-frother;laser-engraving|pad-print|silk-screen;handheld=8509.80.50|heated jug=8516.79.00;Is it a handheld wand or a heated jug?;1.8-6;;220;24x8x6;72;14-40;500;10;35;food-contact|button-battery|prop-65;planning range 2026
hand-mixer;pad-print|silk-screen;any=8509.40.00;;9-22;;1300;24x20x11;14;29-79;500;21;45;ul-electrical|food-contact|prop-65;planning range 2026
juicer;pad-print|silk-screen;any=8509.40.00;;18-60;;3800;40x26x22;4;69-229;300;21;45;ul-electrical|food-contact|prop-65;planning range 2026
coffee-grinder;laser-engraving|pad-print|powder-coat;manual=8210.00.00|electric=8509.40.00;Is it turned by hand or by a motor?;8-28;;900;22x16x11;20;35-129;300;14;40;food-contact|ul-electrical|prop-65;planning range 2026
coffee-maker;pad-print|silk-screen|label;any=8516.71.00;;16-60;;3000;36x28x22;4;59-249;300;21;50;ul-electrical|food-contact|prop-65;planning range 2026
electric-kettle;powder-coat|laser-engraving|pad-print;any=8516.79.00;;11-38;glass=10-24;1400;28x24x22;6;45-149;300;21;45;ul-electrical|food-contact|prop-65;planning range 2026
toaster;powder-coat|pad-print|silk-screen;any=8516.72.00;;11-30;;1700;34x22x22;5;39-119;500;21;45;ul-electrical|food-contact|prop-65;planning range 2026
air-fryer;pad-print|silk-screen;any=8516.60.60;;22-55;;4500;38x34x34;2;69-169;300;21;50;ul-electrical|food-contact|cookware-coating|prop-65;planning range 2026
rice-cooker;pad-print|silk-screen;any=8516.60.60;;12-38;;2200;28x26x24;4;39-119;500;21;45;ul-electrical|food-contact|cookware-coating|prop-65;planning range 2026
electric-lunch-box;pad-print|label|silk-screen;any=8516.79.00;;8-19;;1100;26x18x14;12;35-69;500;14;40;ul-electrical|food-contact|prop-65;planning range 2026
mug-warmer;silk-screen|pad-print|uv-print;any=8516.79.00;;4-11;;350;16x13x5;56;19-45;500;10;35;ul-electrical|prop-65;planning range 2026
candle-warmer;powder-coat|laser-engraving|label;any=8516.79.00;;8-20;;1200;32x18x18;8;35-79;300;14;40;ul-electrical|prop-65;planning range 2026
projector;pad-print|silk-screen|uv-print;connects to a computer=8528.62.00|video only=8528.69.45;Is it made to connect directly to a computer?;35-110;;1600;28x24x14;9;89-299;200;21;45;fcc|ul-electrical|prop-65;planning range 2026
mini-fan;pad-print|uv-print|silk-screen;table fan=8414.51.90|handheld or neck fan=8414.59.65;Does it stand on a table, or is it held or worn?;2.5-11;;230;21x11x6;60;15-45;500;10;30;lithium-battery|prop-65;planning range 2026
alarm-clock;pad-print|silk-screen|laser-engraving;digital display=9105.11.40|with hands=9105.11.80;Is the display digital or with hands?;5-20;;420;18x12x8;44;22-79;500;14;40;fcc|button-battery|prop-65;planning range 2026
digital-photo-frame;pad-print|laser-engraving|label;screen up to 34.29 cm=8528.59.25|larger screen=8528.59.33;Is the screen larger than 34.29 cm across?;28-65;;1000;30x23x7;16;79-169;200;21;45;fcc|ul-electrical|prop-65;planning range 2026
meat-thermometer;pad-print|laser-engraving|uv-print;any=9025.19.80;;3-12;;130;19x8x3;150;16-59;500;10;35;food-contact|button-battery|fcc|prop-65;planning range 2026
coffee-scale;pad-print|silk-screen|uv-print;any=8423.10.00;;7-22;;520;19x16x5;36;29-99;500;14;40;lithium-battery|prop-65;planning range 2026
smart-plug;pad-print|laser-engraving|label;any=8536.69.80;;3.5-8;;90;9x7x6;200;12-28;1000;21;45;fcc|ul-electrical|prop-65;planning range 2026
heating-pad;label|woven-label|digital-print;any=8516.79.00;;6-18;;550;32x22x7;18;25-69;500;14;40;medical-device|ul-electrical|textile-label|prop-65;planning range 2026
pomodoro-timer;pad-print|silk-screen|uv-print;digital display=9106.90.55|mechanical=9106.90.85;Is the display digital or mechanical?;3-11;;160;10x10x7;80;15-39;500;10;35;button-battery|prop-65;planning range 2026
e-reader-case;digital-print|deboss|embroidery|foil-stamp;textile outside=4202.92.91|plastic sheeting outside=4202.92.97|leather outside=4202.91.90;What is the outside made of?;3-8;leather=9-18;160;20x15x2;120;20-49;300;7;25;prop-65;planning range 2026
dehydrator;pad-print|silk-screen;any=8516.79.00;;20-60;;3800;40x32x28;2;59-189;300;21;45;ul-electrical|food-contact|prop-65;planning range 2026
waffle-maker;pad-print|silk-screen|powder-coat;any=8516.79.00;;5-16;;1000;18x16x12;20;20-59;500;21;45;ul-electrical|food-contact|cookware-coating|prop-65;planning range 2026
air-fryer-accessories;deboss|label|sticker-label;silicone=3924.10.40|paper=4823.90.86|stainless steel=7323.93.00;What is it made of?;1.5-7;stainless-steel=3-9;280;21x21x8;24;10-29;500;10;30;food-contact|prop-65;planning range 2026
garment-steamer;pad-print|uv-print|label;any=8516.40.40;;9-24;;1000;28x18x12;14;29-79;500;21;45;ul-electrical|prop-65;planning range 2026
handheld-vacuum;pad-print|uv-print|label;any=8508.11.00;;8-28;;800;34x14x12;16;29-89;500;14;40;lithium-battery|ul-electrical|prop-65;planning range 2026
air-purifier;pad-print|silk-screen|label;any=8421.39.01;;18-60;;2600;34x24x24;4;59-189;300;21;45;ul-electrical|pesticide|fcc|prop-65;planning range 2026
heated-eye-mask;embroidery|label|digital-print;heat only=8516.79.00|with massage=9019.10.20;Does it only warm, or does it also massage?;4-14;;180;22x12x7;50;22-69;500;14;35;medical-device|lithium-battery|textile-label|prop-65;planning range 2026
moisture-meter;pad-print|silk-screen|sticker-label;electrical=9027.89.45|not electrical=9027.89.80;Does it measure by electricity?;1.6-5;;110;32x8x5;70;10-25;500;10;30;prop-65;planning range 2026
white-board;uv-print|silk-screen|digital-print;any=9610.00.00;;4-16;glass=10-30;1300;46x34x3;10;20-69;300;10;30;magnets|prop-65;planning range 2026
robot-toy;pad-print|uv-print|sticker-label;any=9503.00.00;;9-35;;650;24x20x16;12;35-119;1000;30;50;toy-safety|childrens-product|small-parts|lithium-battery|fcc|prop-65;planning range 2026
drone;pad-print|sticker-label|uv-print;up to 250 g=8806.21.00|250 g to 7 kg=8806.22.00;Does it weigh more than 250 g at take-off?;18-90;;650;28x22x10;14;49-299;500;30;50;drone-rules|fcc|lithium-battery|prop-65;planning range 2026
label-maker;pad-print|uv-print|sticker-label;connects to a phone or computer=8443.32.10|works alone=8443.39.90;Does it print from a phone or a computer?;11-26;;420;20x14x8;40;29-69;500;21;40;fcc|lithium-battery|prop-65;planning range 2026
desk-status-light;uv-print|laser-engraving|pad-print;signal lamp=8531.80.90|lit sign with words=9405.61.60;Is it a plain signal lamp or a lit sign?;5-16;;180;12x10x7;90;22-59;300;14;35;fcc|prop-65;planning range 2026
sewing-machine-cover;digital-print|screen-print|embroidery|woven-label;any=6307.90.98;;3-8;;220;30x24x4;32;18-42;200;7;25;textile-label;planning range 2026
coffee;label|digital-print|sticker-label;with caffeine=0901.21.00|decaffeinated=0901.22.00;Is it decaffeinated?;3.5-8;;370;24x10x7;40;14-26;300;7;14;food-facility|prop-65;planning range 2026
cold-brew;label|digital-print|offset-print;ready to drink=2202.99.91|concentrate=2101.11.29;Is it ready to drink or a concentrate?;0.9-2;;280;16x6x6;48;3.5-6;3000;21;30;food-facility|low-acid-food;planning range 2026
drip-bag-coffee;digital-print|offset-print|label;any=0901.21.00;;3-6;;140;14x12x8;60;12-24;1000;10;20;food-facility|prop-65;planning range 2026
coffee-pods;offset-print|digital-print|label;with caffeine=0901.21.00|decaffeinated=0901.22.00;Is it decaffeinated?;3.2-6.5;;180;19x11x10;40;9-18;3000;14;28;food-facility|food-contact|prop-65;planning range 2026
instant-coffee;digital-print|offset-print|label;plain=2101.11.21|flavored or with sugar and milk=2101.12.90;Is it pure coffee, or mixed with sugar, milk or flavor?;2.5-6;;120;15x10x6;80;10-24;2000;14;25;food-facility|prop-65;planning range 2026
mushroom-coffee;digital-print|label;any=2101.12.90;;5-11;;220;20x13x7;50;22-45;1000;14;30;food-facility|dietary-supplement|prop-65;planning range 2026
tea;label|digital-print|offset-print;black or oolong=0902.30.00|green, plain=0902.10.90|green, flavored=0902.10.10;Is it black or green tea, and is green tea flavored?;2.5-6;;130;14x9x9;60;10-22;500;10;20;food-facility|prop-65;planning range 2026
matcha;label|sticker-label|digital-print;pure tea powder=0902.10.90|latte mix with sugar or milk=2101.20.90;Is it pure tea powder or a sweetened mix?;5-13;;80;9x7x7;120;20-42;300;10;20;food-facility|prop-65;planning range 2026
chai;label|digital-print;tea leaves with spices=0902.30.00|powder or concentrate=2101.20.90;Is it leaf tea, or a powder or concentrate?;3-7;;250;18x10x7;50;11-24;500;10;20;food-facility|prop-65;planning range 2026
herbal-tea;label|digital-print|offset-print;one plant=1211.90.89|blend=2106.90.99;Is it one plant or a blend?;2.5-6;;100;14x9x9;60;10-22;500;10;20;food-facility|prop-65;planning range 2026
yerba-mate;label|digital-print;tea leaves=0903.00.00|extract or mix=2101.20.90;Is it dried leaves or an extract?;2.5-6;;520;20x12x8;36;10-22;500;10;25;food-facility|prop-65;planning range 2026
tea-sampler;offset-print|foil-stamp|label;mostly black tea=0902.30.00|mostly green tea=0902.10.90|mostly herbal blends=2106.90.99;Which tea makes up most of the set?;6-14;;350;24x18x7;24;24-49;500;14;25;food-facility|prop-65;planning range 2026
hot-chocolate;label|digital-print|offset-print;cocoa powder with under 65% sugar=1806.10.15|cocoa powder with 65% sugar or more=1806.10.38|mix with milk or shaped bomb=1806.90.90;How much sugar is in it, and does it contain milk?;2.8-7;;330;17x10x9;40;12-26;500;10;25;food-facility|prop-65;planning range 2026
bubble-tea-kit;offset-print|label|digital-print;tapioca pearls=1903.00.20|tea mix=2101.20.90;Is it mostly pearls or mostly tea mix?;6-13;;900;26x20x10;16;25-45;500;14;30;food-facility|food-contact|prop-65;planning range 2026
hojicha;label|sticker-label|digital-print;any=0902.10.90;;4-10;;90;10x7x7;110;16-34;300;10;20;food-facility|prop-65;planning range 2026
protein-powder;label|sticker-label|digital-print;plant or mostly isolate=2106.90.99|over 10% milk solids=2106.90.82;Does it contain over 10% milk solids?;9-22;;1050;24x15x15;14;35-65;1000;21;35;dietary-supplement|food-facility|prop-65;planning range 2026
pre-workout;label|sticker-label;any=2106.90.99;;7-15;;420;14x11x11;40;32-55;1000;21;35;dietary-supplement|food-facility|prop-65;planning range 2026
creatine;label|sticker-label;pure creatine=2925.29.90|blend or gummy=2106.90.99;Is it pure creatine or a blend?;5-12;;400;14x11x11;40;24-45;1000;21;30;dietary-supplement|food-facility|prop-65;planning range 2026
amino-acids;label|sticker-label;any=2106.90.99;;6-13;;420;14x11x11;40;28-45;1000;21;35;dietary-supplement|food-facility|prop-65;planning range 2026
electrolytes;digital-print|offset-print|label;any=2106.90.99;;4-10;;220;15x11x8;60;20-45;1000;21;35;dietary-supplement|food-facility|prop-65;planning range 2026
collagen;label|sticker-label|digital-print;pure collagen peptides=3504.00.50|blend=2106.90.99;Is it pure collagen or a blend?;6-15;;360;16x11x11;36;28-55;1000;21;35;dietary-supplement|food-facility|prop-65;planning range 2026
greens-powder;label|sticker-label|digital-print;any=2106.90.99;;7-17;;340;18x12x12;30;35-75;1000;21;40;dietary-supplement|food-facility|prop-65;planning range 2026
gummy-vitamins;label|sticker-label;any=2106.90.99;;3.5-7.5;;290;13x8x8;60;20-35;1000;21;35;dietary-supplement|food-facility|prop-65;planning range 2026
vitamin-capsules;label|sticker-label;any=2106.90.99;;3-8;;130;12x7x7;120;18-40;1000;21;35;dietary-supplement|food-facility|prop-65;planning range 2026
fish-oil;label|sticker-label;capsules=2106.90.99|liquid oil=1504.20.60;Is it in capsules or a bottle of plain oil?;4-10;;220;13x8x8;80;20-40;1000;21;35;dietary-supplement|food-facility|prop-65;planning range 2026
mushroom-powder;label|sticker-label|digital-print;extract=1302.19.91|blend or capsules=2106.90.99|dried ground mushroom=0712.39.11;Is it an extract, a blend, or only ground mushroom?;6-14;;150;16x11x6;90;25-49;500;21;35;dietary-supplement|food-facility|prop-65;planning range 2026
nootropic;label|sticker-label;any=2106.90.99;;5-13;;250;13x9x9;70;28-55;1000;21;35;dietary-supplement|food-facility|prop-65;planning range 2026
sleep-gummies;label|sticker-label;any=2106.90.99;;3.5-7.5;;290;13x8x8;60;20-35;1000;21;35;dietary-supplement|food-facility|prop-65;planning range 2026
energy-gel;digital-print|offset-print|label;any=2106.90.99;;0.6-1.4;;48;13x6x2;400;2.5-4;5000;21;35;food-facility|prop-65;planning range 2026
probiotic;label|sticker-label;capsules or blend=2106.90.99|pure live culture=3002.49.00;Is it a finished supplement or a pure culture?;4-11;;110;12x7x7;120;25-49;1000;21;40;dietary-supplement|food-facility|prop-65;planning range 2026
fiber-powder;label|sticker-label;any=2106.90.99;;4-10;;380;16x11x11;36;20-40;1000;21;35;dietary-supplement|food-facility|prop-65;planning range 2026
sea-moss-gel;label|sticker-label;gel or blend=2106.90.99|dried raw seaweed=1212.21.00;Is it a prepared gel or raw dried seaweed?;5-11;;560;12x9x9;32;20-38;300;14;25;dietary-supplement|food-facility|low-acid-food|prop-65;planning range 2026
elderberry-syrup;label|sticker-label;any=2106.90.99;;4-9;;420;17x7x7;40;18-34;500;14;30;dietary-supplement|food-facility|low-acid-food|prop-65;planning range 2026
hot-sauce;label|digital-print|sticker-label;any=2103.90.90;;1.4-3.5;;330;18x6x6;48;8-16;500;14;25;food-facility|low-acid-food|prop-65;planning range 2026
bbq-sauce;label|digital-print|sticker-label;any=2103.90.90;;1.6-3.8;;620;20x8x8;28;8-16;500;14;25;food-facility|low-acid-food;planning range 2026
chili-crisp;label|digital-print|sticker-label;any=2103.90.90;;2-4.5;;340;10x8x8;56;11-18;500;14;30;food-facility|low-acid-food|prop-65;planning range 2026
salsa;label|digital-print|sticker-label;tomato base=2103.20.40|other base=2103.90.90;Is it mostly tomato?;1.6-3.6;;640;13x9x9;24;7-13;500;14;25;food-facility|low-acid-food;planning range 2026
pasta-sauce;label|digital-print|sticker-label;any=2103.20.40;;2-4.5;;960;18x9x9;16;8-14;500;14;25;food-facility|low-acid-food;planning range 2026
pesto;label|digital-print|sticker-label;any=2103.90.90;;2-4.5;;330;11x7x7;60;8-14;500;14;25;food-facility|low-acid-food;planning range 2026
curry-paste;label|digital-print|sticker-label;any=2103.90.90;;1.6-3.8;;320;11x7x7;60;7-13;500;14;25;food-facility|low-acid-food;planning range 2026
chili-paste;label|digital-print|sticker-label;any=2103.90.90;;1.5-3.8;;320;11x7x7;60;7-14;500;14;25;food-facility|low-acid-food|prop-65;planning range 2026
salad-dressing;label|digital-print|sticker-label;any=2103.90.90;;1.5-3.5;;440;19x7x7;36;7-12;500;14;25;food-facility|low-acid-food;planning range 2026
mayonnaise;label|digital-print|sticker-label;any=2103.90.90;;1.4-3.2;;400;14x8x8;40;6-12;500;14;25;food-facility|low-acid-food;planning range 2026
mustard;label|digital-print|sticker-label;prepared=2103.30.40|dry flour=2103.30.20;Is it prepared mustard or dry powder?;1.2-3;;300;11x7x7;60;6-12;500;14;25;food-facility|low-acid-food;planning range 2026
ketchup;label|digital-print|sticker-label;any=2103.20.20;;1.2-2.8;;560;20x8x6;32;6-11;500;14;25;food-facility|low-acid-food;planning range 2026
spice-blend;label|sticker-label|digital-print;mixed seasoning=2103.90.80|mixture of whole or ground spices=0910.91.00;Is it only spices, or does it also have salt, sugar or other seasoning?;1-2.8;;130;11x5x5;150;7-13;300;10;20;food-facility|prop-65;planning range 2026
dry-rub;label|sticker-label|digital-print;any=2103.90.80;;1.2-3;;220;13x6x6;90;8-15;300;10;20;food-facility|prop-65;planning range 2026
sea-salt;label|sticker-label|digital-print;plain=2501.00.00|flavored=2103.90.80;Is it plain or flavored?;0.9-2.8;;220;11x6x6;90;8-15;300;10;20;food-facility|prop-65;planning range 2026
simple-syrup;label|digital-print|sticker-label;flavored=2106.90.99|plain sugar syrup=1702.90.20;Is it flavored or plain sugar syrup?;1.8-4.5;;650;24x7x7;24;10-18;500;14;25;food-facility|low-acid-food;planning range 2026
cocktail-mixer;label|digital-print|sticker-label;concentrate or syrup=2106.90.99|ready to drink=2202.10.00;Is it a concentrate or ready to drink?;2-5;;900;26x8x8;16;12-24;500;14;25;food-facility|low-acid-food;planning range 2026
vanilla-extract;label|sticker-label;extract=1302.19.91|paste or flavoring mix=2106.90.99;Is it a plant extract or a prepared flavoring?;4-10;;230;13x5x5;80;15-30;300;14;25;food-facility|flammable-shipping;planning range 2026
soy-sauce;label|digital-print|sticker-label;any=2103.10.00;;1.4-3.5;;560;22x7x7;32;8-16;500;14;25;food-facility|low-acid-food;planning range 2026
stir-fry-sauce;label|digital-print|sticker-label;any=2103.90.90;;1.5-3.5;;480;19x7x7;36;8-14;500;14;25;food-facility|low-acid-food;planning range 2026
tahini;label|digital-print|sticker-label;any=2008.19.90;;2-4.5;;500;12x8x8;32;9-15;500;14;25;food-facility|prop-65;planning range 2026
bone-broth;digital-print|label|offset-print;any=2104.10.00;;2.2-5;;560;19x9x7;30;8-16;1000;21;35;food-facility|low-acid-food|meat-inspection;planning range 2026
sprinkles;label|sticker-label|digital-print;any=1704.90.35;;1-2.8;;130;10x6x6;120;7-13;300;10;20;food-facility|prop-65;planning range 2026
edible-flowers;label|sticker-label;dried=1212.99.92|candied=2006.00.70;Are they dried or candied?;1.5-4.5;;40;11x8x4;200;9-20;200;10;20;food-facility;planning range 2026
flavored-sugar;label|sticker-label|digital-print;flavored=1701.91.80|only colored=1701.91.30;Is it flavored, or only colored?;1-2.8;;180;10x6x6;100;8-14;300;10;20;food-facility;planning range 2026
maple-syrup;label|sticker-label|digital-print;pure=1702.20.40|blend or flavored=2106.90.99;Is it pure maple?;4-9;;560;20x7x7;30;15-30;300;10;20;food-facility;planning range 2026
truffle-oil;label|sticker-label;any=2103.90.90;;3-8;;420;20x6x6;44;16-32;300;14;25;food-facility|low-acid-food;planning range 2026
dessert-sauce;label|digital-print|sticker-label;without cocoa=2106.90.99|with cocoa=1806.90.90;Does it contain cocoa?;2-4.8;;380;12x8x8;40;9-16;500;14;25;food-facility|low-acid-food|prop-65;planning range 2026
chocolate-bar;digital-print|offset-print|foil-stamp|label;filled=1806.31.00|not filled=1806.32.90;Does it have a filling?;1.2-3.5;;95;17x8x2;180;6-14;1000;14;30;food-facility|prop-65;planning range 2026
chocolate-box;foil-stamp|offset-print|digital-print;any=1806.90.90;;5-13;;320;21x15x4;48;24-49;500;14;30;food-facility|prop-65;planning range 2026
chocolate-coins;foil-stamp|digital-print|sticker-label;any=1806.90.90;;1.5-4;;130;14x9x4;120;6-14;2000;14;30;food-facility|prop-65;planning range 2026
candy;digital-print|label|offset-print;any=1704.90.35;;1-3;;200;18x12x4;90;5-12;1000;14;25;food-facility|prop-65;planning range 2026
freeze-dried-candy;digital-print|label|sticker-label;any=1704.90.35;;2-4.5;;110;22x15x6;40;8-15;500;10;25;food-facility|prop-65;planning range 2026
gummies;digital-print|label|offset-print;any=1704.90.35;;1-3;;160;18x13x4;100;5-12;1000;14;25;food-facility|prop-65;planning range 2026
lollipops;sticker-label|digital-print|label;any=1704.90.35;;0.3-1.2;;30;14x5x3;400;2-5;1000;14;25;food-facility;planning range 2026
cookies;digital-print|label|offset-print;sweet biscuits=1905.31.00|other baked goods=1905.90.10|wafers=1905.32.00;Is it a crisp sweet biscuit, a soft cookie or a wafer?;1.8-5;;280;20x15x7;40;9-22;500;10;20;food-facility|prop-65;planning range 2026
brownies;digital-print|label|offset-print;any=1905.90.10;;4-10;;480;22x15x6;40;20-42;300;10;20;food-facility;planning range 2026
cake;digital-print|label|sticker-label;any=1905.90.10;;5-15;;700;24x24x13;9;24-59;100;7;14;food-facility;planning range 2026
cookie-mix;digital-print|label|offset-print;any=1901.20.80;;2-5;;520;20x14x7;36;9-18;500;14;25;food-facility|prop-65;planning range 2026
pancake-mix;digital-print|label|offset-print;any=1901.20.80;;2-5;;480;22x15x7;34;9-18;500;14;25;food-facility|prop-65;planning range 2026
bread-mix;digital-print|label|offset-print;any=1901.20.80;;1.8-4.5;;560;22x15x7;32;9-17;500;14;25;food-facility|prop-65;planning range 2026
cake-mix;digital-print|label|offset-print;any=1901.20.80;;2-5;;480;20x14x6;40;9-18;500;14;25;food-facility|prop-65;planning range 2026
granola;digital-print|label|offset-print;in airtight containers=1904.20.10|other=1904.20.90;Is it in an airtight container?;2-5;;360;24x16x8;30;9-16;500;14;25;food-facility|prop-65;planning range 2026
cereal;offset-print|digital-print|label;any=1904.10.00;;2-5;;290;28x20x6;24;8-14;2000;21;35;food-facility|prop-65;planning range 2026
oatmeal;digital-print|label|offset-print;plain rolled oats=1104.12.00|mix=1904.20.90;Is it plain oats or a mix?;1.8-4.5;;400;22x15x7;32;8-15;1000;14;25;food-facility|prop-65;planning range 2026
granola-bar;digital-print|offset-print|label;any=1904.20.90;;0.6-1.4;;48;14x5x2;400;2.5-4;5000;21;35;food-facility|prop-65;planning range 2026
protein-bar;digital-print|offset-print|label;protein bar=2106.90.99|cereal base=1904.20.90|chocolate coated=1806.31.00;Is it mostly protein, mostly cereal, or coated in chocolate?;0.8-1.8;;65;15x5x2;300;2.8-4.5;5000;21;40;food-facility|prop-65;planning range 2026
energy-bites;digital-print|label;any=2106.90.99;;1.5-4;;130;16x11x5;100;7-14;1000;14;30;food-facility|prop-65;planning range 2026
popcorn;digital-print|offset-print|label;plain or salted popped=1904.10.00|caramel coated=1704.90.35;Is it coated in sugar or caramel?;1-3.5;;170;26x18x9;20;6-14;1000;14;25;food-facility;planning range 2026
jerky;digital-print|offset-print|label;beef, no cereal or vegetable=1602.50.60|beef, other=1602.50.90|plant based=2106.90.99;Is it beef, and does it contain cereal or vegetables?;2.5-5.5;;90;18x13x2;150;8-14;1000;21;30;food-facility|meat-inspection|prop-65;planning range 2026
trail-mix;digital-print|label|offset-print;prepared nut mixture=2008.19.85|plain dried fruit and raw nuts=0813.50.00;Are the nuts roasted or seasoned?;1.8-4.5;;240;20x14x5;60;7-14;500;14;25;food-facility|prop-65;planning range 2026
nuts;digital-print|label|offset-print;roasted almonds=2008.19.40|roasted cashews=2008.19.10|roasted mixed nuts=2008.19.85|candied=1704.90.10;Which nut is it, and is it candied?;2-5;;220;18x13x5;80;8-16;500;14;25;food-facility|prop-65;planning range 2026
dried-fruit;digital-print|label|offset-print;mango=0804.50.80|apple=0813.30.00|berries=0813.40.20|mixture=0813.50.00;Which fruit is it?;1.8-4.5;;120;20x14x5;60;7-14;500;14;25;food-facility|prop-65;planning range 2026
fruit-leather;digital-print|label|offset-print;fruit paste=2007.99.65|sugar candy=1704.90.35;Is it mostly fruit or mostly sugar?;1.5-4;;150;18x13x5;80;6-13;1000;14;25;food-facility|prop-65;planning range 2026
chips;digital-print|offset-print;potato=2005.20.00|corn or tortilla=1905.90.90|vegetable or plantain=2008.99.91;What are they made from?;0.9-2.5;;170;28x20x8;18;4-8;3000;14;30;food-facility|prop-65;planning range 2026
crackers;offset-print|digital-print|label;crackers=1905.90.10|crispbread=1905.10.00;Is it a cracker or a crispbread?;1.5-3.8;;180;21x14x6;50;6-11;1000;14;25;food-facility|prop-65;planning range 2026
pretzels;digital-print|label|offset-print;plain or salted=1905.90.10|chocolate covered=1806.90.90;Is it covered in chocolate?;1.2-3.5;;230;22x16x8;32;5-12;1000;14;25;food-facility;planning range 2026
marshmallows;digital-print|label;any=1704.90.35;;1.8-4.5;;160;18x13x6;60;8-16;500;14;25;food-facility;planning range 2026
cotton-candy;label|sticker-label|digital-print;any=1704.90.35;;1.5-3.5;;70;18x12x12;30;6-12;500;10;20;food-facility;planning range 2026
caramel;digital-print|label|foil-stamp;any=1704.90.35;;2.5-6;;220;15x10x5;70;10-20;500;14;25;food-facility;planning range 2026
fudge;digital-print|label|foil-stamp;without cocoa=1704.90.35|with cocoa=1806.90.90;Does it contain cocoa?;2.5-6;;260;14x11x5;70;10-20;500;14;25;food-facility;planning range 2026
rice-cakes;digital-print|offset-print|label;any=1904.10.00;;1-2.5;;130;22x12x12;30;4-8;3000;14;30;food-facility|prop-65;planning range 2026
seaweed-snacks;digital-print|offset-print;prepared=2008.99.91|plain dried=1212.21.00;Is it seasoned or plain dried seaweed?;0.8-2;;30;14x10x5;120;3-7;3000;14;30;food-facility|prop-65;planning range 2026
mints;offset-print|label|digital-print;any=1704.90.35;;0.7-2;;60;9x6x2;300;3-7;1000;14;30;food-facility;planning range 2026
chewing-gum;offset-print|digital-print|label;any=1704.10.00;;0.7-2.5;;40;10x8x1;500;4-9;3000;21;35;food-facility;planning range 2026
freeze-dried-meal;digital-print|offset-print|label;mostly pasta=1902.30.00|mostly rice or grain=1904.90.01|other=2106.90.99;Is it mostly pasta, mostly rice, or something else?;4-8;;160;24x18x6;36;11-17;1000;21;40;food-facility|meat-inspection|prop-65;planning range 2026
instant-ramen;digital-print|offset-print;any=1902.30.00;;0.8-2.5;;120;14x12x9;60;3.5-8;3000;21;35;food-facility|meat-inspection|prop-65;planning range 2026
soup-mix;digital-print|label|offset-print;any=2104.10.00;;2-5;;320;20x14x7;40;8-16;500;14;25;food-facility|prop-65;planning range 2026
pasta;digital-print|label|offset-print;without egg=1902.19.20|with egg=1902.11.20;Does it contain egg?;1-3;;480;26x12x6;40;5-10;1000;14;25;food-facility|prop-65;planning range 2026
snack-box;offset-print|digital-print|label;savory baked snacks=1905.90.90|sugar candy=1704.90.35|nuts=2008.19.85|chocolate=1806.90.90;What is most of the box by value?;9-22;;1200;32x24x12;8;29-59;300;10;20;food-facility|prop-65;planning range 2026
ice-cream;offset-print|label|digital-print;with milk=2105.00.20|without milk=2105.00.50;Does it contain milk?;2.2-5;;480;11x10x10;40;8-14;1000;21;30;food-facility;planning range 2026
macarons;foil-stamp|digital-print|label;any=1905.90.10;;6-14;;220;24x8x6;60;22-42;300;10;20;food-facility;planning range 2026
flour;offset-print|label|digital-print;wheat=1101.00.00|rice=1102.90.25|almond or coconut=1106.30.40;What is it milled from?;1.2-4;;1030;22x13x9;16;7-18;500;10;20;food-facility|prop-65;planning range 2026
honey;label|sticker-label|digital-print;any=0409.00.00;;2.5-6;;480;11x7x7;36;10-20;300;10;20;food-facility;planning range 2026
hot-honey;label|sticker-label|digital-print;any=2106.90.99;;2.5-6;;420;17x6x6;40;11-18;300;10;20;food-facility;planning range 2026
jam;label|sticker-label|digital-print;strawberry=2007.99.10|raspberry=2007.99.05|orange marmalade=2007.91.40|other fruit jam=2007.99.45;Which fruit is it?;1.8-4.5;;360;10x7x7;52;8-14;300;10;20;food-facility|low-acid-food;planning range 2026
chutney;label|sticker-label|digital-print;any=2103.90.90;;1.8-4.5;;340;10x7x7;56;8-14;300;10;20;food-facility|low-acid-food;planning range 2026
nut-butter;label|sticker-label|digital-print;peanut=2008.11.15|almond=2008.19.40|cashew=2008.19.10|pistachio=2008.19.30;Which nut is it?;2.5-6.5;;400;11x8x8;40;10-18;500;14;25;food-facility|prop-65;planning range 2026
olive-oil;label|sticker-label|foil-stamp;extra virgin=1509.20.20|not virgin=1509.90.20;Is it extra virgin?;5-11;;950;29x7x7;18;18-40;300;14;25;food-facility;planning range 2026
avocado-oil;label|sticker-label;any=1515.90.81;;4.5-10;;850;26x7x7;20;15-30;300;14;25;food-facility;planning range 2026
coconut-oil;label|sticker-label;virgin=1513.11.00|refined=1513.19.00;Is it virgin or refined?;2.8-6.5;;640;13x9x9;24;10-20;500;14;25;food-facility;planning range 2026
ghee;label|sticker-label;any=0405.90.20;;4.5-10;;420;10x8x8;40;14-24;300;14;25;food-facility;planning range 2026
vinegar;label|sticker-label|digital-print;any=2209.00.00;;1.8-5;;650;25x7x7;24;9-22;300;14;25;food-facility;planning range 2026
pickles;label|sticker-label|digital-print;cucumbers=2001.10.00|other vegetables in vinegar=2001.90.38;Are they cucumbers or other vegetables?;1.8-4.5;;900;16x10x10;16;8-14;500;14;25;food-facility|low-acid-food;planning range 2026
olives;label|sticker-label;green, pitted or stuffed=2005.70.25|not green, not canned=2005.70.75|marinated or otherwise prepared=2005.70.97;Are they green or black, and how are they packed?;2-5;;520;13x8x8;28;8-15;500;14;25;food-facility|low-acid-food;planning range 2026
sauerkraut;label|sticker-label|digital-print;any=2005.99.30;;1.8-4.5;;620;13x9x9;24;9-14;300;14;25;food-facility|low-acid-food;planning range 2026
kimchi;label|sticker-label|digital-print;any=2005.99.97;;2-5;;560;12x10x10;24;9-15;300;14;25;food-facility|low-acid-food;planning range 2026
tinned-fish;offset-print|label|digital-print;sardines in oil=1604.13.20|tuna in oil=1604.14.10|mackerel=1604.15.00|anchovies in oil=1604.16.20;Which fish is it, and is it in oil?;1.8-4.5;;150;11x7x3;130;9-16;3000;21;40;food-facility|low-acid-food|seafood-haccp|prop-65;planning range 2026
rice;digital-print|offset-print|label;parboiled=1006.30.10|other white rice=1006.30.90|brown basmati=1006.20.20|other brown rice=1006.20.40;Is it white, parboiled or brown?;1.5-4;;1030;24x15x7;16;7-14;1000;14;25;food-facility|prop-65;planning range 2026
chocolate-spread;label|sticker-label|digital-print;any=1806.90.90;;2.5-6;;380;11x8x8;40;9-17;500;14;25;food-facility|prop-65;planning range 2026
sourdough-starter;label|sticker-label|digital-print;any=2102.10.00;;1.2-3.5;;60;15x10x3;180;10-18;200;7;14;food-facility;planning range 2026
energy-drink;offset-print|digital-print|label;carbonated=2202.10.00|not carbonated=2202.99.91;Is it carbonated?;0.45-1.1;;385;17x6x6;48;2.5-4;10000;30;40;food-facility|prop-65;planning range 2026
protein-shake;label|digital-print|offset-print;plant based=2202.99.91|milk based=2202.99.28;Is it made from milk?;1-2.2;;370;19x7x7;36;3.5-5.5;10000;30;45;food-facility|low-acid-food|prop-65;planning range 2026
kombucha;label|digital-print|sticker-label;under 0.5% alcohol=2202.99.91|0.5% alcohol or more=2206.00.90;Does it stay under 0.5% alcohol?;0.9-2;;560;20x7x7;28;4-6;1000;21;30;food-facility|alcohol-rules;planning range 2026
iced-tea;label|offset-print|digital-print;any=2202.99.91;;0.45-1.2;;380;17x7x7;40;2.5-4.5;5000;30;40;food-facility|low-acid-food;planning range 2026
sparkling-water;offset-print|digital-print|label;plain=2201.10.00|flavored or sweetened=2202.10.00;Is it plain, or flavored or sweetened?;0.3-0.8;;375;15x7x7;48;1.5-3;10000;30;40;food-facility;planning range 2026
bottled-water;offset-print|digital-print|label;plain, not mineral=2201.90.00|mineral=2201.10.00;Is it mineral water?;0.25-0.7;;500;20x7x7;36;1.5-3;10000;21;35;food-facility;planning range 2026
soda;offset-print|digital-print|label;any=2202.10.00;;0.35-1;;380;15x7x7;48;2-3.5;10000;30;40;food-facility;planning range 2026
juice;label|digital-print|sticker-label;one fruit=2009.89.70|mixture of fruits=2009.90.40|vegetable=2009.89.80;Is it one fruit, a mixture, or vegetable?;1-2.5;;380;18x6x6;48;4-9;1000;14;30;food-facility|juice-haccp|low-acid-food|prop-65;planning range 2026
coconut-water;offset-print|digital-print|label;any=2009.89.70;;0.6-1.3;;370;15x7x7;48;2.5-4.5;5000;30;40;food-facility|juice-haccp|low-acid-food;planning range 2026
plant-milk;offset-print|digital-print|label;any=2202.99.91;;0.9-2;;1060;20x9x7;18;4-7;5000;30;45;food-facility|low-acid-food;planning range 2026
lemonade-mix;digital-print|label|offset-print;any=2106.90.99;;1.8-4.5;;240;16x11x7;60;8-18;500;14;25;food-facility|prop-65;planning range 2026
non-alcoholic-spirit;label|foil-stamp|silk-screen;spirit or aperitif=2202.99.91|beer=2202.91.00;Is it a spirit style drink or a beer?;4-9;;1200;28x9x9;12;24-40;600;21;40;food-facility|low-acid-food;planning range 2026
mocktail;offset-print|digital-print|label;carbonated=2202.10.00|not carbonated=2202.99.91;Is it carbonated?;0.7-1.8;;375;15x7x7;48;3.5-6;5000;30;40;food-facility|low-acid-food;planning range 2026
mailer-box;offset-print|digital-print|screen-print|foil-stamp;any=4819.10.00;;0.55-1.9;;180;48x36x0.6;80;1.5-4.5;500;7;15;;planning range 2026
gift-box;offset-print|foil-stamp|deboss|digital-print;folds flat, not corrugated=4819.20.00|rigid=4819.50.40|corrugated=4819.10.00;Does it fold flat, is it rigid, or is it corrugated?;0.6-3;;220;36x28x1.5;60;2-9;500;10;20;;planning range 2026
rigid-box;foil-stamp|offset-print|deboss|uv-print;any=4819.50.40;;1-4.5;;320;26x20x8;20;3-12;500;12;25;magnets;planning range 2026
folding-carton;offset-print|foil-stamp|deboss|uv-print;any=4819.20.00;;0.12-0.6;;25;20x13x0.2;500;0.4-1.8;1000;8;15;;planning range 2026
shipping-box;screen-print|digital-print|offset-print;any=4819.10.00;;0.4-1.8;;350;60x50x0.8;40;1.2-4.5;500;7;15;;planning range 2026
paper-bag;offset-print|foil-stamp|screen-print;base under 40 cm wide=4819.40.00|base 40 cm or wider=4819.30.00;Is the base of the bag 40 cm (16 in) or wider?;0.2-1.1;;60;37x26x0.4;250;0.6-3;1000;8;18;;planning range 2026
wrapping-paper;offset-print|digital-print|foil-stamp;printed, in wide rolls or large sheets=4811.90.80|printed, in small sheets=4811.90.90|coated with plastic=4811.59.40;Is it sold in wide rolls or small sheets, and is it coated with plastic?;0.5-2;;200;72x5x5;50;5-16;1000;10;20;;planning range 2026
tissue-paper;offset-print|screen-print;printed or colored, 15 to 30 g/m² in large sheets=4811.90.60|small sheets=4811.90.90|plain, not printed=4802.54.31;Is the paper printed, and are the sheets over 36 cm long?;0.02-0.1;;9;38x25x0.05;2000;0.06-0.35;1000;7;15;;planning range 2026
hang-tag;offset-print|foil-stamp|deboss|digital-print;lithographic print=4821.10.20|other print=4821.10.40;Are they printed by offset lithography or another way?;0.03-0.22;;4;9x5x0.06;5000;0.08-0.6;1000;6;12;;planning range 2026
product-label;offset-print|digital-print|foil-stamp;paper, lithographic print=4821.10.20|paper, other print=4821.10.40|plastic film in narrow rolls=3919.10.20|plastic film, other=3919.90.50;Are the labels paper or plastic film?;0.015-0.15;;2;8x6x0.03;10000;0.05-0.5;1000;5;10;;planning range 2026
paper-tube;offset-print|foil-stamp|sticker-label;any=4819.50.40;;0.25-1.3;;50;8x8x14;100;0.8-4;1000;10;20;;planning range 2026
paper-cup;offset-print|digital-print;any=4823.69.00;;0.04-0.16;;12;9x9x1.1;1000;0.1-0.5;5000;8;20;food-contact;planning range 2026
gift-tag;offset-print|foil-stamp|digital-print;any=4821.10.20;;0.03-0.25;;4;10x6x0.06;4000;0.2-0.9;1000;6;12;;planning range 2026
thank-you-card;offset-print|foil-stamp|digital-print|deboss;flat or folded greeting card=4909.00.40|shop insert or advertising card=4911.10.00;Is it a greeting card or a shop's advertising insert?;0.04-0.35;;8;15x11x0.07;2000;0.15-3;500;5;10;;planning range 2026
pizza-box;screen-print|offset-print;corrugated=4819.10.00|not corrugated=4819.20.00;Is the board corrugated?;0.18-0.6;;150;60x40x0.4;75;0.4-1.4;2000;8;18;food-contact;planning range 2026
party-supplies;offset-print|foil-stamp|digital-print;confetti, streamers and favors=9505.90.40|other festive articles=9505.90.60|paper plates and cups=4823.69.00;Are they favors and streamers, other decorations, or plates and cups?;2.5-9;;400;32x24x6;20;12-38;500;8;25;childrens-product|small-parts;planning range 2026
paper-straws;offset-print|digital-print;any=4823.90.86;;0.008-0.03;;1;20x0.6x0.6;10000;0.03-0.12;10000;8;20;food-contact;planning range 2026
envelope;offset-print|foil-stamp|digital-print;any=4817.10.00;;0.04-0.4;;10;24x17x0.1;1500;0.15-1.5;1000;6;12;;planning range 2026
pinata;digital-print|offset-print;any=9505.90.60;;2.5-8;;600;42x32x14;4;18-45;300;12;28;childrens-product;planning range 2026
packaging-tape;screen-print|offset-print;self-adhesive paper=4811.41.21|water-activated paper=4811.49.21|plastic=3919.10.20;Is the tape paper or plastic, and does it need water to stick?;1.2-4.5;;450;14x14x7;36;5-16;300;8;18;;planning range 2026
paper-napkins;offset-print|foil-stamp|digital-print;any=4818.30.00;;0.9-3;;130;13x13x5;100;6-16;1000;10;20;food-contact;planning range 2026
paper-plates;offset-print|foil-stamp;paper=4823.69.00|bamboo pulp=4823.61.00;Are the plates paper or bamboo pulp?;0.7-2.8;;180;23x23x3;60;5-14;1000;10;20;food-contact;planning range 2026
coffee-sleeve;offset-print|screen-print;any=4823.90.86;;0.03-0.12;;6;14x7x0.15;2000;0.08-0.3;5000;8;18;;planning range 2026
cupcake-liners;offset-print|foil-stamp;any=4823.69.00;;0.5-1.8;;60;9x8x6;200;4-10;1000;10;20;food-contact;planning range 2026
bakery-box;offset-print|foil-stamp|sticker-label;not corrugated=4819.20.00|corrugated=4819.10.00;Is the board corrugated?;0.2-0.9;;70;42x30x0.4;160;0.6-2.5;1000;8;18;food-contact;planning range 2026
greaseproof-paper;offset-print|screen-print;wax coated, small sheets=4811.60.60|uncoated, printed=4823.90.86;Is the paper coated with wax?;0.02-0.08;;4;31x31x0.03;3000;0.05-0.25;5000;8;20;food-contact;planning range 2026
crinkle-paper;label|sticker-label;any=4823.90.86;;0.7-2.2;;110;18x12x7;60;4-12;500;7;15;;planning range 2026
display-box;offset-print|digital-print;corrugated=4819.10.00|not corrugated=4819.20.00;Is the board corrugated?;0.9-4;;300;45x36x1;50;2-10;300;8;18;;planning range 2026
belly-band;offset-print|foil-stamp|digital-print;any=4821.10.20;;0.04-0.25;;6;24x6x0.06;3000;0.12-0.7;1000;6;12;;planning range 2026
takeout-box;offset-print|digital-print;folding paperboard=4819.20.00|molded pulp=4823.70.00;Is it folded paperboard or molded pulp?;0.1-0.4;;30;30x22x0.25;500;0.25-0.9;2000;8;20;food-contact;planning range 2026
notebook;offset-print|foil-stamp|deboss|screen-print;any=4820.10.20;;1.2-4;vegan-leather=2-5;320;22x15x2;40;10-28;500;10;25;;planning range 2026
journal;foil-stamp|deboss|offset-print|screen-print;any=4820.10.20;;2-6;leather=6-14;450;22x16x3;28;18-45;500;12;30;;planning range 2026
planner;foil-stamp|offset-print|deboss|screen-print;any=4820.10.20;;2.5-7;;600;24x19x3;20;22-60;500;14;30;;planning range 2026
training-log;foil-stamp|offset-print|deboss;any=4820.10.20;;1.8-5;;350;22x15x2;36;15-35;500;12;28;;planning range 2026
reading-journal;foil-stamp|offset-print|deboss;any=4820.10.20;;2-5.5;;400;22x16x3;30;18-38;500;12;28;;planning range 2026
recipe-binder;foil-stamp|offset-print|deboss;ring binder=4820.30.00|bound blank book=4820.10.20;Is it a ring binder or a bound blank book?;3.5-9;;1100;28x26x5;10;24-55;300;14;30;;planning range 2026
cash-envelope-binder;foil-stamp|deboss|sticker-label;ring binder=4820.30.00|wallet with a plastic sheeting outside=4202.32.20;Is it a ring binder, or a zip wallet covered in vegan leather?;2.5-7;;350;21x15x4;30;16-42;500;12;28;;planning range 2026
budget-planner;foil-stamp|offset-print|deboss;any=4820.10.20;;2-5.5;;450;24x18x2;28;16-40;500;12;28;;planning range 2026
practice-journal;foil-stamp|offset-print|deboss;any=4820.10.20;;1.5-4.5;;320;22x16x2;36;14-30;500;12;28;;planning range 2026
songwriter-notebook;foil-stamp|offset-print|deboss;any=4820.10.20;;1.5-4.5;;320;22x16x2;36;14-32;500;12;28;;planning range 2026
sketchbook;foil-stamp|offset-print|deboss|screen-print;any=4820.10.20;;2-6;;600;29x21x2;20;16-38;500;12;28;;planning range 2026
guest-book;foil-stamp|deboss|laser-engraving;any=4820.10.20;;4-12;;900;28x22x3;14;30-75;300;14;30;;planning range 2026
photo-album;foil-stamp|deboss|offset-print;paper pages and paper or cloth cover=4820.50.00|plastic=3926.90.48;Is the album mostly paper or mostly plastic?;4-13;;1200;30x28x5;8;28-80;300;14;30;;planning range 2026
scrapbook;foil-stamp|offset-print|deboss;album=4820.50.00|bound book with prompts to fill in=4820.10.20;Is it an album for mounting things or a book of prompts to fill in?;4-12;;1100;30x24x4;10;28-70;300;14;30;;planning range 2026
coloring-book;offset-print|digital-print|foil-stamp;for children=4903.00.00|for adults=4901.99.00;Is it for children or for adults?;0.8-2.5;;300;28x22x1;60;8-20;1000;12;30;childrens-product;planning range 2026
childrens-book;offset-print|foil-stamp|deboss;picture or coloring book=4903.00.00|mostly text=4901.99.00;Is it mostly pictures or mostly text?;2-5.5;;450;26x22x2;28;14-28;1000;18;45;childrens-product;planning range 2026
cookbook;offset-print|foil-stamp|deboss;any=4901.99.00;;4.5-10;;1200;28x22x3;14;28-50;1000;20;50;;planning range 2026
art-book;offset-print|foil-stamp|deboss|digital-print;any=4901.99.00;;5-14;;1500;31x25x3;10;35-90;500;20;50;;planning range 2026
zine;digital-print|offset-print|screen-print;any=4901.99.00;;0.5-2.2;;100;22x15x0.3;190;6-20;200;7;15;;planning range 2026
wall-calendar;offset-print|foil-stamp|digital-print;lithographic, thin paper=4910.00.20|lithographic, over 0.51 mm thick=4910.00.40|other print=4910.00.60;Is it printed by offset lithography, and is the paper over 0.51 mm thick?;1.2-3.5;;280;31x31x0.8;65;15-32;500;12;25;;planning range 2026
desk-calendar;offset-print|foil-stamp|laser-engraving;printed paper, lithographic=4910.00.20|printed board over 0.51 mm, lithographic=4910.00.40|other print=4910.00.60|wooden perpetual=4421.99.98;Is it printed paper, thick board or a wooden perpetual calendar?;1.2-4.5;;250;22x16x4;50;14-34;500;12;25;;planning range 2026
moon-calendar;foil-stamp|offset-print|screen-print;lithographic, thin paper=4910.00.20|other print=4910.00.60;Is it printed by offset lithography?;0.9-3.5;;220;62x5x5;60;14-35;300;10;22;;planning range 2026
poster;offset-print|digital-print|screen-print;lithographic, thin paper=4911.91.20|other print=4911.91.40;Is it printed by offset lithography?;0.4-2.5;;180;64x6x6;40;12-35;200;5;12;;planning range 2026
art-print;digital-print|screen-print|offset-print|foil-stamp;lithographic, thin paper=4911.91.20|lithographic, over 0.51 mm thick=4911.91.30|other print=4911.91.40;Is it printed by offset lithography, and is the paper over 0.51 mm thick?;0.6-5;;120;36x28x0.4;160;15-60;100;6;14;;planning range 2026
canvas-print;digital-print|screen-print;any=4911.91.40;;4-16;;1100;62x42x4;8;35-140;100;8;18;;planning range 2026
map-print;digital-print|offset-print|foil-stamp|screen-print;real map or chart=4905.90.60|decorative picture=4911.91.40;Is it a usable map, or a decorative picture of one?;0.6-4;;160;45x32x1;60;15-50;200;8;16;;planning range 2026
postcard;offset-print|digital-print|foil-stamp;any=4909.00.20;;0.05-0.3;;7;15x11x0.05;2500;1-4;500;5;10;;planning range 2026
greeting-card;offset-print|foil-stamp|deboss|digital-print;any=4909.00.40;;0.2-1.2;;25;19x13x0.3;700;4-9;500;6;14;;planning range 2026
sticker;digital-print|offset-print|screen-print|foil-stamp;paper=4911.99.60|self-adhesive plastic=3919.90.50;Is the sticker paper or vinyl?;0.08-0.5;;3;10x8x0.06;5000;2-5;300;5;10;;planning range 2026
sticker-sheet;digital-print|offset-print|foil-stamp;paper=4911.99.60|self-adhesive plastic=3919.90.50;Is the sheet paper or vinyl?;0.2-0.9;;12;18x13x0.06;1500;3.5-9;300;6;12;;planning range 2026
bumper-sticker;digital-print|screen-print|uv-print;self-adhesive vinyl=3919.90.50|paper=4911.99.60;Is the sticker vinyl or paper?;0.2-0.9;;8;28x9x0.06;2000;4-9;300;5;12;;planning range 2026
washi-tape;offset-print|digital-print|foil-stamp;paper=4811.41.21|plastic=3919.10.20;Is the tape paper or plastic?;0.3-1.1;;25;5x5x2;500;3.5-8;300;8;18;;planning range 2026
sticky-notes;offset-print|digital-print;paper=4820.10.20|plastic=3919.90.50;Are the notes paper or plastic film?;0.4-1.5;;70;10x8x2;250;4-12;500;8;18;;planning range 2026
notepad;offset-print|digital-print|foil-stamp;any=4820.10.20;;0.7-3;;200;22x15x1;70;7-22;300;8;18;;planning range 2026
bookmark;offset-print|foil-stamp|digital-print|deboss;printed paper, lithographic=4911.99.60|unprinted paper=4823.90.86|leather=4205.00.80|wood=4421.99.98;What is the bookmark made of?;0.1-0.9;;8;18x6x0.1;2200;3-9;300;6;14;magnets;planning range 2026
pen;pad-print|laser-engraving|uv-print|silk-screen;ballpoint=9608.10.00|gel or rollerball=9608.10.00|felt tip=9608.20.00;Does it write with a ball or a felt tip?;0.18-2;brass=3-9;15;15x3x2;1000;1.5-8;500;8;20;;planning range 2026
pencil-set;foil-stamp|offset-print|pad-print|deboss;any=9609.10.00;;1-7;;200;20x13x2;60;7-30;500;12;28;art-materials|childrens-product;planning range 2026
marker-set;pad-print|offset-print|sticker-label;any=9608.20.00;;3-12;;450;22x18x5;30;14-48;500;14;30;art-materials|childrens-product;planning range 2026
paint-set;offset-print|sticker-label|foil-stamp;set of colors=3213.10.00|single colors=3213.90.00;Is it a set or single colors?;3-12;;500;26x18x4;24;16-50;500;14;30;art-materials|childrens-product;planning range 2026
paint-brushes;pad-print|laser-engraving|foil-stamp;any=9603.30.60;;2-9;;150;30x12x3;60;12-38;300;12;28;art-materials;planning range 2026
rubber-stamp;laser-engraving|sticker-label|label;any=9611.00.00;;1-6;;80;8x6x5;150;12-38;100;6;14;;planning range 2026
wax-seal-kit;laser-engraving|foil-stamp|sticker-label;stamp or kit=9611.00.00|wax alone=3404.90.51;Is it a kit with a stamp, or the wax alone?;3-9;;350;18x14x5;40;18-45;200;10;22;;planning range 2026
calligraphy-set;laser-engraving|foil-stamp|offset-print;pens=9608.30.00|nibs alone=9608.91.00|ink alone=3215.90.10;Is it a set with pens, nibs alone or ink alone?;4-13;;400;24x18x4;30;22-55;300;14;30;art-materials;planning range 2026
business-cards;offset-print|foil-stamp|digital-print|deboss;paper=4911.10.00|plastic=3926.90.99;Are the cards paper or plastic?;0.02-0.25;;2;9x5x0.04;9000;0.08-0.8;250;3;8;;planning range 2026
chore-chart;offset-print|uv-print|laser-engraving;printed paper or board=4911.99.60|dry-erase board=9610.00.00|wooden board=4421.99.98;Is it printed paper, a dry-erase board or a wooden board?;2-10;;500;42x30x2;22;16-45;300;12;25;childrens-product|magnets|small-parts;planning range 2026
temporary-tattoos;offset-print|digital-print|foil-stamp;any=4908.90.00;;0.08-0.6;;6;15x11x0.1;3000;3-12;500;8;18;cosmetics|childrens-product;planning range 2026
wall-decal;digital-print|uv-print|screen-print;self-adhesive plastic=3919.90.50|paper=4911.91.40;Is it self-adhesive plastic or paper?;1.5-8;;350;62x8x8;24;18-70;200;8;18;;planning range 2026
wallpaper;digital-print|screen-print|offset-print;paper coated with plastic=4814.20.00|other paper=4814.90.02|peel-and-stick plastic=3919.90.50|textile=5905.00.90;Is it paper, plastic-coated paper, peel-and-stick film or fabric?;5-20;;1300;54x12x12;8;35-140;100;10;20;;planning range 2026
baby-milestone-cards;offset-print|foil-stamp|laser-engraving;printed paper=4911.99.60|wooden discs=4421.99.98;Are they paper cards or wooden discs?;1.8-7;;250;16x12x3;60;15-34;300;10;22;childrens-product;planning range 2026
fountain-pen;laser-engraving|foil-stamp|plating;any=9608.30.00;;3-16;;120;18x7x4;80;22-110;300;14;35;;planning range 2026
highlighter-pens;pad-print|offset-print|sticker-label;any=9608.20.00;;0.9-3.5;;90;15x9x3;150;6-16;500;10;25;;planning range 2026
origami-paper;offset-print|foil-stamp|screen-print;printed or surface colored=4811.90.90|colored all through, up to 150 g/m²=4802.57.40|with instructions, as a toy=9503.00.00;Is the paper printed, colored all through, or sold as a toy kit?;0.6-3;;180;17x17x2;100;7-20;500;10;22;;planning range 2026
paint-by-numbers;offset-print|digital-print|sticker-label;kit led by its paints=3213.10.00|children's toy kit=9503.00.00;Is it made for children, or is it an adult kit led by its paints?;3.5-9;;600;42x12x7;20;20-48;300;14;30;art-materials;planning range 2026
diamond-painting;digital-print|offset-print|sticker-label;adult kit, plastic gems=3926.90.99|children's toy kit=9503.00.00;Is it made for children or for adults?;3-10;;550;36x10x8;24;18-50;300;14;30;art-materials|small-parts;planning range 2026
pen-case;deboss|foil-stamp|laser-engraving|label;leather=4202.31.60|plastic sheeting=4202.32.20|man-made fabric=4202.32.93|wood=4420.90.80;What is the outside of the case made of?;1.5-9;;120;20x8x3;80;14-48;300;12;28;;planning range 2026
lanyard;sublimation|screen-print|jacquard|woven-label;textile=6307.90.98|plastic or silicone=3926.90.99|leather=4205.00.80;Is it fabric, silicone or leather?;0.35-1.8;;35;22x9x1;500;5-16;200;7;15;;planning range 2026
certificate;foil-stamp|offset-print|deboss|digital-print;lithographic print=4911.99.60|other print=4911.99.80;Is it printed by offset lithography?;0.15-1.2;;20;31x23x0.1;900;2-12;200;5;10;;planning range 2026
stencil;label|offset-print|laser-engraving;drawing or lettering template=9017.20.80|plastic painting stencil=3926.90.99|steel=7326.90.86|paper=4823.90.86;Is it a template to draw with, or a stencil to paint through, and of what material?;0.3-2;;40;22x16x0.3;450;4-16;300;8;18;;planning range 2026
paper-fan;offset-print|sublimation|foil-stamp|digital-print;paper=4823.90.50|textile=6307.90.98|wood or bamboo sticks alone=4421.91.98;Is the leaf of the fan paper, fabric or thin wood?;0.4-2.5;;60;27x4x2.5;300;5-22;300;10;22;;planning range 2026
paperback-book;offset-print|foil-stamp|deboss|digital-print;any=4901.99.00;;1.2-4.5;;400;23x15x3;36;14-30;500;15;40;;planning range 2026
magazine;offset-print|digital-print|foil-stamp;published regularly=4902.90.20|single issue=4901.99.00|trade catalog=4911.10.00;Is it published regularly, a single issue or a trade catalog?;1-4;;350;28x22x0.8;56;10-25;500;10;20;;planning range 2026
invitation;foil-stamp|offset-print|deboss|digital-print;any=4909.00.40;;0.3-2.2;;35;20x15x0.4;500;1.5-8;100;7;15;;planning range 2026
ring-binder;offset-print|foil-stamp|screen-print|deboss;paper or board=4820.30.00|plastic=3926.10.00;Is the cover paperboard or plastic?;1.8-6;;450;26x22x4;24;12-34;500;12;28;;planning range 2026
folder;offset-print|foil-stamp|screen-print;paper or board=4820.30.00|plastic=3926.10.00;Is it paperboard or plastic?;0.3-2;;90;32x23x0.3;200;2-12;500;8;18;;planning range 2026
clipboard;laser-engraving|uv-print|screen-print|foil-stamp;wood=4421.99.98|plastic=3926.10.00|paperboard=4820.30.00;Is the board wood, plastic or paperboard?;1.2-6;;350;33x24x2;36;12-32;300;10;22;composite-wood;planning range 2026
eraser;pad-print|offset-print|sticker-label;rubber=4016.92.00|plastic=3926.10.00;Is it rubber or plastic (vinyl)?;0.1-0.8;;20;6x4x2;1000;1.5-6;1000;12;25;childrens-product;planning range 2026
crayons;offset-print|sticker-label;any=9609.90.80;;0.8-5;;200;14x12x3;80;6-24;500;12;28;art-materials|childrens-product|small-parts;planning range 2026
pencil-sharpener;pad-print|laser-engraving|sticker-label;any=8214.10.00;;0.2-2.5;;30;6x5x4;500;3-12;1000;12;25;childrens-product;planning range 2026
stationery-set;offset-print|foil-stamp|deboss|digital-print;paper and envelopes in a box=4817.30.00|writing pads=4820.10.20;Is it boxed writing paper with envelopes, or pads?;2.5-9;;350;23x17x4;36;16-40;300;10;25;;planning range 2026
flyer;offset-print|digital-print;advertising=4911.10.00|information, single sheet=4901.10.00;Does it advertise a product or service, or give information?;0.02-0.6;;8;21x15x0.05;2300;0.06-1.5;500;3;8;;planning range 2026
fountain-pen-ink;sticker-label|foil-stamp|offset-print;writing ink=3215.90.50|drawing ink=3215.90.10;Is it for writing or for drawing?;1.2-4.5;;150;8x7x7;100;12-30;500;12;28;art-materials;planning range 2026
ruler;laser-engraving|screen-print|uv-print|pad-print;any=9017.80.00;;0.2-2.5;;35;32x4x0.5;500;3-14;500;8;18;childrens-product;planning range 2026
embroidery-kit;digital-print|offset-print;any=6308.00.00;;3-9;;220;23x23x4;36;22-48;300;10;30;;planning range 2026
punch-needle-kit;offset-print|digital-print;any=6308.00.00;;4-12;;450;28x24x6;20;26-58;300;10;30;;planning range 2026
knitting-kit;offset-print|label;acrylic yarn=5511.10.00|wool yarn=5109.10.90|cotton yarn=5207.10.00;Which fiber is the yarn?;7-20;wool=10-28|merino=12-32;420;26x20x9;16;35-85;300;10;30;textile-label|wool-label;planning range 2026
crochet-kit;offset-print|label;acrylic yarn=5511.10.00|cotton yarn=5207.10.00|wool yarn=5109.10.90;Which fiber is the yarn?;4-11;;300;22x18x8;24;25-55;300;10;30;textile-label;planning range 2026
yarn;label|hang-tag;acrylic=5511.10.00|wool=5109.10.90|cotton=5207.10.00;Which fiber is it mostly made of?;1.2-4;wool=3-8|merino=5-12|cotton=1.6-4.5;115;22x9x7;60;8-30;300;10;30;textile-label|wool-label;planning range 2026
sewing-kit;offset-print|woven-label|silk-screen;any=9605.00.00;;1.2-5;;160;17x12x4;100;10-32;500;7;25;;planning range 2026
sewing-pattern;offset-print|digital-print;any=4823.90.86;;1-3.2;;110;24x17x1;160;14-28;300;7;20;;planning range 2026
fabric-by-the-yard;screen-print|digital-print|sublimation;printed cotton=5208.52.30|dyed polyester=5407.52.20|linen=5309.29.40|silk=5007.20.00;Which fiber is the fabric?;1.6-5;linen=4-9|silk=9-22|polyester=1-3.5;160;28x22x2;60;9-26;300;14;35;textile-label;planning range 2026
quilt-kit;digital-print|screen-print;any=5208.52.30;;14-42;;900;32x26x8;12;60-160;100;14;35;textile-label;planning range 2026
cross-stitch-kit;offset-print|digital-print;any=6308.00.00;;2.5-8;;150;24x18x3;60;18-42;300;10;30;;planning range 2026
air-dry-clay-kit;offset-print|sticker-label;any=3407.00.20;;4-13;;1300;26x20x9;12;24-55;300;10;30;art-materials|small-parts;planning range 2026
resin-kit;sticker-label|offset-print;any=3907.30.00;;6-18;;900;24x18x10;16;28-70;300;14;35;art-materials|flammable-shipping;planning range 2026
soap-making-kit;offset-print|sticker-label;any=3401.11.50;;6-17;;1300;26x20x10;12;28-60;300;10;30;soap|cosmetics;planning range 2026
jewelry-making-kit;offset-print|sticker-label;made for children=9503.00.00|metal findings for adults=7117.19.90|plastic beads for adults=3926.90.35;Is it made for children, and what are the main parts?;4-13;;450;22x18x6;30;20-55;300;10;30;small-parts|children-jewelry|metal-jewelry;planning range 2026
macrame-kit;offset-print|label;any=5607.90.90;;4-12;;600;26x20x9;16;26-58;300;10;30;textile-label;planning range 2026
needle-felting-kit;offset-print|sticker-label;any=5105.29.00;;3-9;;150;20x15x6;42;20-44;300;10;30;wool-label;planning range 2026
dyeing-kit;offset-print|sticker-label;any=3212.90.00;;3.5-11;;450;24x18x8;24;20-48;500;10;30;art-materials;planning range 2026
alteration-kit;offset-print|sticker-label;any=9605.00.00;;2.5-8;;280;22x15x5;48;18-40;300;10;30;;planning range 2026
ribbon;screen-print|foil-stamp|jacquard;man-made fibers=5806.32.10|cotton=5806.31.00|silk=5806.39.30;Which fiber is it made of?;0.6-3;silk=3-9;110;9x9x4;160;6-20;200;7;20;textile-label;planning range 2026
labels-woven;jacquard|screen-print;any=5807.10.05;;0.03-0.25;;2;7x3x0.1;2000;0.2-1.2;500;7;15;;planning range 2026
thread-set;label|offset-print;cotton=5204.20.00|polyester filament=5401.10.00|spun polyester=5508.10.00;Is the thread cotton, polyester filament or spun polyester?;2-8;;260;22x16x4;60;14-38;300;7;25;textile-label;planning range 2026
keepsake-print-kit;offset-print|laser-engraving;clay=3407.00.20|ink pad=9612.20.00;Is the print made in clay or with an ink pad?;2.5-9;;650;24x20x5;24;18-42;300;10;30;childrens-product;planning range 2026
leather-craft-kit;deboss|laser-engraving|offset-print;any=4205.00.80;;6-18;;350;22x16x5;48;32-75;100;10;30;prop-65;planning range 2026
pottery-rack;laser-engraving|powder-coat;wood=9403.60.80|steel=9403.20.00;Is it wood or steel?;18-55;carbon-steel=22-60;7000;70x40x12;2;69-180;100;14;40;composite-wood|furniture-tip-over;planning range 2026
polymer-clay;offset-print|sticker-label;any=3407.00.20;;1-5;;320;16x10x4;60;7-26;500;10;30;art-materials;planning range 2026
string-art-kit;offset-print|laser-engraving;made for children=9503.00.00|wooden board set for adults=4421.99.98;Is it made for children or adults?;4-12;;750;30x30x4;20;24-52;300;10;30;childrens-product|small-parts;planning range 2026
weaving-kit;laser-engraving|offset-print;any=8446.10.00;;5-15;;700;32x24x5;20;28-65;300;10;30;textile-label;planning range 2026
tufting-kit;offset-print|digital-print;yarn and canvas=6308.00.00|tufting gun set=8467.29.00;Is it yarn and canvas by hand, or a set with a tufting gun?;8-45;;1500;40x30x10;6;35-180;100;14;35;textile-label;planning range 2026
bookbinding-kit;offset-print|foil-stamp;any=4820.10.20;;4-12;;450;24x17x5;36;26-58;300;10;30;;planning range 2026
mosaic-kit;offset-print|sticker-label;glass pieces=7016.10.00|ceramic pieces=6907.30.30;Are the pieces glass or ceramic?;5-16;;1100;24x24x6;16;28-65;300;10;30;art-materials;planning range 2026
stitch-markers;enamel-fill|plating|sticker-label;metal=7326.90.86|plastic=3926.90.99;Are they metal or plastic?;0.6-3;;25;10x7x1;700;8-24;200;7;20;prop-65;planning range 2026
buttons;laser-engraving|silk-screen|plating;plastic=9606.21.60|metal=9606.22.00|wood=9606.29.60;What are the buttons made of?;0.4-2.2;;40;9x7x1;400;4-14;500;7;25;;planning range 2026
heat-transfer-vinyl;digital-print|label;heat-applied film=3921.90.40|self-adhesive film=3919.90.50;Is it applied with heat or is it self-adhesive?;1.2-5;;250;31x6x6;72;9-26;300;10;25;prop-65;planning range 2026
plastic-bottle;silk-screen|label|foil-stamp;any=3923.30.00;;0.12-0.55;;28;6x6x18;120;0.6-2.5;2000;7;30;;planning range 2026
pump-bottle;silk-screen|label|foil-stamp;any=3923.30.00;;0.3-1.2;;60;7x7x20;84;1.5-9;2000;7;30;;planning range 2026
spray-bottle;silk-screen|label|foil-stamp;any=3923.30.00;;0.25-1.3;;55;7x7x20;84;1.5-9;2000;7;30;;planning range 2026
cosmetic-jar;silk-screen|label|foil-stamp;any=3923.30.00;;0.2-1.1;bamboo=0.7-2;45;8x8x6;200;1-5;2000;7;30;;planning range 2026
cosmetic-tube;silk-screen|offset-print|foil-stamp;any=3923.30.00;;0.15-0.7;;18;5x4x16;250;0.8-3.5;5000;7;30;;planning range 2026
airless-bottle;silk-screen|label|foil-stamp;any=3923.30.00;;0.5-1.8;;40;4x4x14;350;2-7;2000;7;30;;planning range 2026
squeeze-bottle;silk-screen|label|foil-stamp;any=3923.30.00;;0.2-1.2;silicone=0.8-2.4;35;6x6x16;140;1-10;2000;7;30;food-contact;planning range 2026
stand-up-pouch;digital-print|offset-print|sticker-label;polyethylene=3923.21.00|other plastics or foil laminate=3923.29.00;Is the film polyethylene or another laminate?;0.08-0.4;paper=0.12-0.5;12;20x14x0.4;800;0.35-1.5;1000;10;25;food-contact;planning range 2026
poly-mailer;digital-print|offset-print|silk-screen;polyethylene=3923.21.00|other plastics=3923.29.00;Is the film polyethylene or another plastic?;0.06-0.35;;18;33x25x0.2;500;0.3-1.5;1000;7;20;;planning range 2026
zip-bag;silk-screen|digital-print;polyethylene=3923.21.00|other plastics=3923.29.00;Is it polyethylene or another plastic?;0.04-0.4;silicone=0.8-2.6;12;25x18x0.3;700;0.25-2;2000;7;20;;planning range 2026
pill-organizer;pad-print|silk-screen|uv-print;any=3926.90.99;;0.6-2.8;;110;18x10x4;100;8-24;500;10;25;prop-65;planning range 2026
storage-container;label|silk-screen;any=3924.90.56;;1.2-5;;450;30x20x12;10;9-28;500;10;30;prop-65;planning range 2026
label-holder;silk-screen|uv-print|laser-engraving;any=3926.90.99;;0.15-0.9;;20;9x6x1;900;1-6;500;7;20;;planning range 2026
drawer-organizer;silk-screen|laser-engraving;plastic=3924.90.56|bamboo=4419.19.90;Is it plastic or bamboo?;1.5-6;bamboo=4-11;450;33x23x6;16;12-35;500;10;30;prop-65;planning range 2026
template-ruler;silk-screen|laser-engraving|uv-print;any=9017.20.80;;0.5-3;;60;31x10x0.5;300;7-24;300;7;20;prop-65;planning range 2026
foam-pump-bottle;silk-screen|label|foil-stamp;any=3923.30.00;;0.35-1.2;;50;6x6x17;120;1.5-8;2000;7;30;;planning range 2026
lip-gloss-tube;silk-screen|foil-stamp|label;any=3923.30.00;;0.15-0.8;;14;2x2x11;1000;0.8-4;2000;7;30;;planning range 2026
deodorant-tube;label|silk-screen;any=3923.30.00;;0.2-0.8;;25;6x4x11;300;0.9-3.5;2000;7;30;;planning range 2026
travel-atomizer;laser-engraving|silk-screen|plating;any=9616.10.00;;0.6-2.4;;35;2.5x2.5x10;500;5-16;500;7;30;;planning range 2026
compact-case;silk-screen|foil-stamp|uv-print;any=3923.10.90;;0.4-1.8;;45;8x8x2;400;1.5-9;2000;7;30;;planning range 2026
sample-sachet;offset-print|digital-print;any=3923.29.00;;0.03-0.15;;4;10x7x0.2;1000;0.15-0.6;5000;10;30;food-contact;planning range 2026
clamshell-packaging;sticker-label|offset-print;any=3923.10.90;;0.1-0.5;;18;13x8x3;250;0.3-1.5;3000;7;30;;planning range 2026
acoustic-guitar;decal|laser-engraving|label;up to $100 each=9202.90.20|over $100 each=9202.90.40;Is its value over $100 without the case?;45-160;wood=140-380;4500;108x45x16;1;199-799;50;45;75;lacey-act|prop-65;planning range 2026
electric-guitar;decal|laser-engraving|label;any=9207.90.00;;65-220;;6000;106x42x13;1;249-999;50;45;75;lacey-act|prop-65;planning range 2026
bass-guitar;decal|laser-engraving|label;electric=9207.90.00|acoustic, over $100=9202.90.40;Is it electric or acoustic?;75-240;;6500;122x42x13;1;279-1099;50;45;75;lacey-act|prop-65;planning range 2026
ukulele;decal|laser-engraving|screen-print|digital-print;any=9202.90.60;;12-55;wood=45-130;900;62x24x10;4;45-179;100;30;60;lacey-act|prop-65;planning range 2026
violin;laser-engraving|decal|label;acoustic=9202.10.00|electric=9207.90.00;Is it acoustic or electric?;45-180;;2200;80x28x15;2;149-599;50;30;60;lacey-act|prop-65;planning range 2026
cello;laser-engraving|label;acoustic=9202.10.00|electric=9207.90.00;Is it acoustic or electric?;150-480;;9000;140x55x40;1;499-1799;10;45;75;lacey-act|prop-65;planning range 2026
banjo;decal|laser-engraving|label;any=9202.90.60;;65-220;;4500;102x40x16;1;229-799;50;45;75;lacey-act|prop-65;planning range 2026
mandolin;decal|laser-engraving|label;any=9202.90.60;;45-160;;1900;75x32x12;2;149-599;50;45;75;lacey-act|prop-65;planning range 2026
harp;laser-engraving|decal|label;any=9202.90.60;;90-420;;6500;90x55x30;1;299-1499;20;45;90;lacey-act|prop-65;planning range 2026
lyre;laser-engraving|decal|label;any=9202.90.60;;18-60;;900;45x28x8;6;59-199;100;30;50;lacey-act|prop-65;planning range 2026
drumsticks;laser-engraving|pad-print|screen-print;any=9209.99.80;;1.6-4;;130;42x6x3;100;10-20;300;14;30;lacey-act|prop-65;planning range 2026
drum-kit;decal|digital-print|label;any=9206.00.20;;140-420;;32000;110x60x50;1;399-1299;20;45;75;lacey-act|prop-65;planning range 2026
electronic-drum-kit;pad-print|screen-print|label;any=9207.90.00;;120-420;;20000;95x60x35;1;349-1199;50;30;60;fcc|ul-electrical|prop-65;planning range 2026
snare-drum;decal|laser-engraving|label;any=9206.00.20;;35-140;;4500;38x38x20;1;129-499;50;30;60;prop-65;planning range 2026
practice-pad;screen-print|uv-print|laser-engraving;any=9209.99.80;;6-16;;900;30x30x4;16;25-59;200;14;30;prop-65;planning range 2026
cymbals;laser-engraving|silk-screen;any=9206.00.40;;25-110;;1600;45x45x4;6;79-399;50;30;50;prop-65;planning range 2026
kalimba;laser-engraving|digital-print|decal;any=9206.00.80;;7-20;;650;20x15x6;28;25-69;100;14;35;lacey-act|prop-65;planning range 2026
handpan;laser-engraving|label;any=9206.00.80;;160-480;;8500;62x62x35;1;499-1999;10;30;60;prop-65;planning range 2026
tongue-drum;laser-engraving|decal|powder-coat;any=9206.00.80;;14-48;;2200;30x30x18;4;49-159;100;21;40;prop-65;planning range 2026
tambourine;screen-print|pad-print|laser-engraving;any=9206.00.80;;2.5-9;;350;26x26x6;20;14-39;200;14;30;small-parts|prop-65;planning range 2026
cajon;laser-engraving|screen-print|digital-print;any=9206.00.20;;32-95;;5500;50x34x34;1;99-329;50;30;50;composite-wood|prop-65;planning range 2026
djembe;laser-engraving|digital-print|decal;any=9206.00.20;;18-75;;3500;60x34x34;1;59-249;50;30;60;lacey-act|prop-65;planning range 2026
maracas;screen-print|pad-print|laser-engraving;adult instrument=9206.00.80|children's toy=9503.00.00;Is it an instrument or a children's toy?;1.5-5;;180;24x9x8;50;9-24;300;14;30;toy-safety|small-parts|prop-65;planning range 2026
castanets;laser-engraving|screen-print|pad-print;any=9206.00.80;;2-9;;120;12x9x5;120;12-39;200;14;30;lacey-act|prop-65;planning range 2026
rainstick;laser-engraving|screen-print|decal;instrument=9206.00.80|children's toy=9503.00.00;Is it an instrument or a children's toy?;3-12;;500;42x8x8;24;16-45;200;14;30;toy-safety|small-parts|prop-65;planning range 2026
singing-bowl;laser-engraving|silk-screen|label;any=9206.00.80;;8-32;crystal=28-95;1000;18x18x12;12;35-119;50;14;35;prop-65;planning range 2026
gong;laser-engraving|screen-print|label;musical gong=9206.00.80|signal or desk gong=8306.10.00;Is it a musical instrument or a signal gong?;18-120;;3000;46x46x8;4;69-399;30;21;45;prop-65;planning range 2026
tuning-fork;laser-engraving;any=9209.99.05;;3-12;;220;24x8x4;80;20-55;200;10;25;prop-65;planning range 2026
bongos;laser-engraving|decal|screen-print;any=9206.00.20;;14-50;;2800;42x22x18;4;49-159;50;30;50;lacey-act|prop-65;planning range 2026
xylophone;screen-print|pad-print|laser-engraving;instrument=9206.00.80|children's toy=9503.00.00;Is it an instrument or a children's toy?;5-24;;1100;38x22x6;16;24-79;200;21;40;toy-safety|small-parts|childrens-product|prop-65;planning range 2026
metronome;pad-print|uv-print|laser-engraving;any=9209.99.05;;4-16;;450;22x12x12;30;18-59;200;14;35;button-battery|prop-65;planning range 2026
bell;laser-engraving|plating|pad-print;base metal bell=8306.10.00|tuned set=9206.00.60|cowbell for playing=9206.00.80;Is it a plain bell or a tuned musical set?;1.5-8;;280;14x9x9;60;12-39;200;14;30;small-parts|prop-65;planning range 2026
flute;laser-engraving|plating;any=9205.90.40;;45-160;bamboo=4-18;1500;42x14x9;8;149-599;50;30;50;prop-65;planning range 2026
recorder-flute;pad-print|screen-print|laser-engraving;any=9205.90.40;;1-4;wood=6-16;160;35x6x4;90;8-19;500;14;30;childrens-product|prop-65;planning range 2026
harmonica;laser-engraving|pad-print|silk-screen;any=9205.90.19;;2.5-12;;140;13x5x4;140;15-49;300;14;35;prop-65;planning range 2026
trumpet;laser-engraving|plating;any=9205.10.00;;60-190;;3200;56x28x18;2;199-699;30;30;60;prop-65;planning range 2026
saxophone;laser-engraving|plating;any=9205.90.40;;130-360;;7000;66x34x20;1;399-1299;20;30;60;prop-65;planning range 2026
clarinet;laser-engraving|plating;any=9205.90.40;;55-180;;2200;40x28x14;4;179-599;30;30;60;lacey-act|prop-65;planning range 2026
ocarina;glaze|decal|laser-engraving;any=9205.90.60;;3.5-14;;320;20x12x8;48;20-59;200;21;40;prop-65;planning range 2026
pan-flute;laser-engraving|decal;any=9205.90.40;;4-20;;320;26x18x4;36;20-69;100;21;40;prop-65;planning range 2026
melodica;pad-print|screen-print|sticker-label;any=9205.90.14;;9-24;;1200;46x16x8;12;35-89;200;21;40;prop-65;planning range 2026
accordion;laser-engraving|decal|label;piano accordion=9205.90.15|other=9205.90.18;Does it have piano keys?;60-380;;6500;44x40x22;1;199-1199;20;30;60;prop-65;planning range 2026
kazoo;pad-print|laser-engraving|screen-print;instrument=9205.90.60|children's toy=9503.00.00;Is it an instrument or a children's toy?;0.3-2;;30;13x4x4;400;3-12;1000;10;25;toy-safety|small-parts|prop-65;planning range 2026
whistle;laser-engraving|pad-print;signal whistle=9208.90.00|tin whistle for music=9205.90.40;Is it for signals or for music?;0.4-2.2;;30;10x6x3;500;5-15;500;10;25;small-parts|prop-65;planning range 2026
vinyl-record;offset-print|label|foil-stamp;any=8523.80.10;;7-13;;320;32x32x1;50;25-40;300;60;90;prop-65;planning range 2026
cassette;pad-print|offset-print|sticker-label;any=8523.29.40;;1.8-4;;80;11x7x2;250;9-16;100;14;35;prop-65;planning range 2026
cd;offset-print|screen-print|digital-print;any=8523.49.30;;0.9-3;;90;14x13x1;200;10-18;300;10;20;;planning range 2026
dvd;offset-print|screen-print;movie or video=8523.49.40|other=8523.49.50;Does it hold a film or video in a readable data format?;1-3.5;;110;19x14x2;120;12-25;300;10;20;;planning range 2026
slipmat;sublimation|screen-print|digital-print;any=8522.90.80;;1.2-4;;70;31x31x1;90;15-30;100;7;20;;planning range 2026
record-care-kit;laser-engraving|label|pad-print;brush=9603.90.80|cleaning fluid=3402.50.51|cloth=6307.10.20;Which part gives the kit its main value?;4-11;;320;20x14x7;40;22-45;300;14;30;prop-65;planning range 2026
record-sleeves;offset-print|digital-print|label;paper=4819.50.30|plastic=3923.29.00;Are they paper or plastic?;4-11;;900;33x33x4;20;15-32;200;10;25;prop-65;planning range 2026
record-adapter;laser-engraving|pad-print|uv-print;any=8522.90.80;;1.5-7;;90;8x8x4;200;10-30;200;10;25;prop-65;planning range 2026
sample-pack-card;offset-print|foil-stamp|digital-print;printed card=4911.99.60|card with a chip=8523.52.00;Is it only printed, or does it carry a chip?;0.2-0.9;;12;15x11x1;550;8-30;250;5;12;;planning range 2026
guitar-pedal;uv-print|silk-screen|laser-engraving|powder-coat;effect=8543.70.98|amplifier or booster=8518.40.20;Does it change the sound or only amplify it?;18-55;;400;14x9x7;48;89-249;100;30;50;fcc|prop-65;planning range 2026
midi-controller;pad-print|uv-print|silk-screen;keyboard=9207.10.00|pads or knobs=8543.70.98;Does it have piano style keys?;28-90;;900;34x20x7;20;79-249;200;30;60;fcc|prop-65;planning range 2026
synthesizer;silk-screen|uv-print|pad-print;with keys=9207.10.00|without keys=9207.90.00;Does it have a keyboard?;45-220;;1800;40x26x10;8;149-699;100;45;75;fcc|ul-electrical|prop-65;planning range 2026
drum-machine;silk-screen|uv-print|pad-print;any=9207.90.00;;35-160;;1100;30x22x9;16;119-499;100;45;75;fcc|prop-65;planning range 2026
digital-piano;silk-screen|pad-print|label;any=9207.10.00;;95-380;;13000;140x40x20;1;299-999;50;30;60;fcc|ul-electrical|prop-65;planning range 2026
dj-controller;silk-screen|pad-print|uv-print;any=8543.70.91;;70-220;;3500;55x34x10;3;179-599;100;45;75;fcc|ul-electrical|prop-65;planning range 2026
audio-interface;silk-screen|laser-engraving|uv-print;interface=8543.70.98|digital mixer on a network=8543.70.91;Is it a sound interface or a networked digital mixer?;28-95;;900;24x20x9;20;89-279;200;30;60;fcc|prop-65;planning range 2026
guitar-amp;silk-screen|label|laser-engraving;any=8518.40.20;;35-160;;5500;38x34x24;2;119-499;100;30;60;ul-electrical|fcc|composite-wood|prop-65;planning range 2026
pedalboard;laser-engraving|powder-coat|silk-screen;aluminum=7616.99.51|wood=4421.99.98|steel=7326.90.86;What is it made of?;18-55;;2200;52x30x9;4;59-159;100;21;40;prop-65;planning range 2026
guitar-picks;pad-print|uv-print|laser-engraving;any=9209.92.80;;0.6-2.4;;20;10x7x1;800;6-15;200;7;15;prop-65;planning range 2026
pick-tin;offset-print|deboss|laser-engraving;metal tin=7326.90.86|leather=4205.00.80|wood=4420.90.45;What is it made of?;0.7-3;;50;9x6x2;300;9-19;300;10;25;prop-65;planning range 2026
guitar-strap;jacquard|embroidery|deboss|sublimation;acoustic guitar=9209.92.80|electric guitar=9209.94.80;Is it for acoustic or electric guitar?;3-9;leather=9-26;160;26x10x5;70;22-79;100;10;25;prop-65;planning range 2026
capo;laser-engraving|pad-print|plating;any=9209.92.80;;1.8-6;;110;13x9x3;180;14-35;200;10;25;prop-65;planning range 2026
guitar-strings;offset-print|digital-print|label;any=9209.30.00;;1.2-4;;50;12x12x1;300;7-18;300;14;30;prop-65;planning range 2026
guitar-case;embroidery|patch|screen-print|woven-label;textile or plastic sheeting outside=4202.92.50|leather outside=4202.91.90|wood outside=4202.99.20;What is the outside made of?;11-38;;1600;108x42x8;2;49-199;100;21;45;prop-65;planning range 2026
guitar-stand;laser-engraving|pad-print|label;folding, acoustic guitar=9209.92.20|folding, electric guitar=9209.94.40|not folding=9209.92.80;Does it fold, and is it for acoustic or electric guitar?;6-22;;1200;38x28x8;10;29-89;100;14;30;prop-65;planning range 2026
music-stand;laser-engraving|pad-print|powder-coat;metal=9403.20.00|wood=9403.60.80;Is it metal or wood?;8-32;wood=26-85;2400;56x28x9;6;29-129;100;14;35;prop-65;planning range 2026
microphone-stand;pad-print|laser-engraving|label;any=8518.10.80;;8-30;;2200;58x18x12;6;29-99;200;14;35;prop-65;planning range 2026
keyboard-stand;pad-print|powder-coat|label;folding=9209.94.40|fixed=9209.94.80;Does it fold?;14-48;;5500;98x30x10;2;49-149;100;21;40;prop-65;planning range 2026
instrument-cable;label|laser-engraving|woven-label;any=8544.42.90;;3-11;;280;20x20x4;36;19-49;200;14;30;prop-65;planning range 2026
guitar-tuner;pad-print|uv-print|silk-screen;any=9209.92.80;;2.5-8;;70;10x7x4;200;14-32;300;14;30;button-battery|fcc|prop-65;planning range 2026
guitar-slide;laser-engraving|glaze|label;any=9209.92.80;;1.2-6;;100;9x5x4;200;14-35;100;10;25;prop-65;planning range 2026
instrument-humidifier;pad-print|sticker-label|label;any=9209.92.80;;1.5-5;;60;15x7x4;200;14-28;200;10;25;prop-65;planning range 2026
violin-bow;laser-engraving|label;any=9209.92.60;;8-48;;220;82x6x4;40;35-179;50;21;45;lacey-act|prop-65;planning range 2026
earplugs;pad-print|laser-engraving|label;plastic or silicone=3926.90.99|rubber=4016.99.60;Are they plastic or rubber?;0.9-4.5;;60;11x8x3;200;15-39;500;14;30;hearing-protection-label|prop-65;planning range 2026
rosin;label|laser-engraving|foil-stamp;any=3806.10.00;;1-4;;60;7x6x4;300;10-25;200;10;25;prop-65;planning range 2026
guitar-care-kit;label|pad-print|screen-print;polish or oil=3405.20.00|cloth=6307.10.20|tools=8205.59.55;Which part gives the kit its main value?;4-12;;420;22x16x7;32;22-49;300;14;30;prop-65;planning range 2026
piano-key-stickers;digital-print|offset-print|silk-screen;plastic film=3919.90.50|silicone strip=3926.90.99;Is it a self-adhesive film or a silicone strip?;0.5-2.5;silicone=2-5;40;25x10x1;350;8-19;500;7;20;childrens-product|prop-65;planning range 2026
instrument-cleaning-cloth;sublimation|screen-print|label;any=6307.10.20;;0.5-2;;50;15x12x1;300;7-15;300;7;20;textile-label;planning range 2026
reed-case;laser-engraving|deboss|pad-print;plastic=4202.99.10|wood=4202.99.20|leather=4205.00.80;What is it made of?;2.5-11;;90;12x8x3;180;18-45;100;14;30;prop-65;planning range 2026
reeds;digital-print|offset-print|label;any=9209.99.40;;3-8;;30;10x8x2;350;14-32;500;21;40;prop-65;planning range 2026
drum-key;laser-engraving|plating|enamel-fill;any=9209.99.80;;0.7-3.5;;35;9x6x2;500;8-20;300;10;25;magnets|prop-65;planning range 2026
guitar-wall-mount;laser-engraving|pad-print|label;metal bracket=8302.50.00|wood=4421.99.98;Is it mostly metal or wood?;3-11;;380;18x11x10;40;18-49;100;10;25;prop-65;planning range 2026
dog-collar;sublimation|jacquard|laser-engraving|deboss|embroidery;any=4201.00.30;;1.5-5;leather=4-12;90;22x7x4;150;16-42;100;7;25;prop-65;planning range 2026
cat-collar;sublimation|jacquard|woven-label;any=4201.00.60;;1-3.2;leather=3-7;35;14x8x3;250;12-26;100;7;25;prop-65;planning range 2026
dog-leash;sublimation|jacquard|deboss|woven-label;any=4201.00.30;;2.2-7;leather=6-16;200;22x12x5;70;20-49;100;7;25;prop-65;planning range 2026
hands-free-leash;sublimation|woven-label|screen-print;any=4201.00.30;;3.5-9;;320;24x14x6;44;28-59;100;10;30;prop-65;planning range 2026
long-line;woven-label|screen-print|deboss;any=4201.00.30;;4-12;;450;22x18x7;32;25-59;100;10;25;prop-65;planning range 2026
dog-harness;sublimation|screen-print|patch|woven-label;any=4201.00.30;;3.5-10;;220;24x18x6;36;26-59;100;10;30;prop-65;planning range 2026
cat-harness;sublimation|woven-label|screen-print;any=4201.00.60;;2.8-7;;130;20x15x4;80;20-39;100;10;30;prop-65;planning range 2026
dog-muzzle;deboss|pad-print|woven-label;any=4201.00.30;;2-8;;160;18x13x12;32;18-49;200;10;30;prop-65;planning range 2026
dog-life-jacket;sublimation|screen-print|patch;any=4201.00.60;;6-14;;480;34x26x9;12;32-79;100;14;35;prop-65;planning range 2026
pet-carrier;patch|woven-label|screen-print|embroidery;textile=4202.92.31|hard plastic=3926.90.99;Is it textile or hard plastic?;9-28;plastic=7-18;1400;46x30x9;7;49-149;100;14;40;prop-65;planning range 2026
pet-sling;embroidery|woven-label|screen-print;cotton=4202.92.15|man-made fibers=4202.92.31;Is it cotton or man-made fiber?;4.5-12;;320;30x24x6;20;32-69;100;10;30;prop-65;planning range 2026
pet-stroller;screen-print|woven-label|patch;any=8716.80.50;;32-85;;8500;72x50x26;1;119-399;50;30;60;prop-65;planning range 2026
dog-car-hammock;woven-label|patch|digital-print;any=6307.90.98;;8-22;;1700;40x34x9;7;39-99;100;14;35;prop-65;planning range 2026
dog-car-seat;woven-label|embroidery|digital-print;cushion with filling=9404.90.20|other textile=6307.90.98;Is it a filled cushion seat or an open fabric box?;11-32;;1900;48x40x22;2;59-159;100;14;40;prop-65;planning range 2026
dog-seat-belt;woven-label|sublimation|screen-print;any=4201.00.30;;1.2-4;;130;20x10x4;120;14-29;200;7;25;prop-65;planning range 2026
poop-bag-holder;sublimation|deboss|woven-label|pad-print;plastic=3926.90.99|leather=4205.00.80|textile=6307.90.98;What is it made of?;0.9-3.5;leather=3-8;60;12x7x6;190;12-26;100;7;20;prop-65;planning range 2026
horse-halter;embroidery|laser-engraving|woven-label|plating;any=4201.00.60;;4-12;leather=12-35;450;30x24x7;18;24-69;100;14;35;prop-65;planning range 2026
horse-lead-rope;woven-label|jacquard|embroidery;any=4201.00.60;;3-9;;450;26x16x7;32;16-42;100;10;30;prop-65;planning range 2026
saddle-pad;embroidery|sublimation|patch|digital-print;any=4201.00.60;;9-26;wool=25-65;800;58x48x5;6;45-119;100;14;40;prop-65;planning range 2026
horse-grooming-kit;laser-engraving|pad-print|screen-print;any=9603.90.80;;8-22;;1300;32x22x16;8;35-79;200;14;35;prop-65;planning range 2026
bird-carrier;woven-label|screen-print|patch;textile=4202.92.31|plastic=3926.90.99|steel wire=7326.20.00;Is it mostly textile, plastic or wire?;11-30;;1600;42x32x12;5;49-129;100;14;40;prop-65;planning range 2026
dog-toy;embroidery|label|digital-print|deboss;textile=6307.90.75|rubber=4016.99.20|plastic=3926.90.99;Is it textile, rubber or plastic?;1-4;;180;20x12x8;50;10-24;500;14;35;prop-65;planning range 2026
rope-toy;woven-label|label;cotton=5609.00.10|man-made fibers=5609.00.30|jute=5609.00.20|fleece=6307.90.75;What is the rope made of?;0.7-3;;180;32x9x7;44;9-20;300;7;25;prop-65;planning range 2026
chew-toy;deboss|label|laser-engraving;rubber=4016.99.20|nylon or plastic=3926.90.99;Is it rubber or plastic?;1.2-4.5;;200;16x9x7;70;12-26;500;21;40;prop-65;planning range 2026
plush-dog-toy;embroidery|digital-print|woven-label;any=6307.90.75;;1.3-4.2;;130;22x15x9;30;12-26;300;10;35;prop-65;planning range 2026
dog-ball;deboss|pad-print|label;rubber=4016.99.20|textile covered=6307.90.75|plastic=3926.90.99;Is it rubber, felt covered or plastic?;0.6-2.4;;110;9x8x8;120;8-18;500;10;30;prop-65;planning range 2026
dog-frisbee;pad-print|screen-print|deboss;textile=6307.90.75|rubber=4016.99.20|plastic=3926.90.99;Is it textile, rubber or plastic?;1-3.5;;140;23x23x3;60;12-24;300;10;30;prop-65;planning range 2026
cat-toy;embroidery|label|digital-print;textile=6307.90.75|plastic=3926.90.99|rubber=4016.99.20;Is it textile, plastic or rubber?;0.5-2.5;;50;15x10x4;150;7-18;300;10;30;prop-65;planning range 2026
cat-wand;label|laser-engraving|woven-label;any=6307.90.75;;0.8-3.2;;70;45x8x4;60;10-22;300;10;30;prop-65;planning range 2026
catnip-toy;digital-print|embroidery|woven-label;any=6307.90.75;;0.7-2.8;;55;18x10x5;100;8-18;300;10;30;prop-65;planning range 2026
cat-laser-toy;pad-print|laser-engraving|label;any=9013.20.00;;1-9;;90;16x9x5;130;12-32;500;14;35;laser-product|button-battery|fcc|prop-65;planning range 2026
cat-tunnel;woven-label|digital-print|screen-print;any=6307.90.75;;3-9;;600;28x28x9;12;20-49;200;14;35;prop-65;planning range 2026
snuffle-mat;woven-label|embroidery|screen-print;any=6307.90.75;;4-11;;550;40x24x8;12;28-55;100;10;30;prop-65;planning range 2026
puzzle-feeder;pad-print|laser-engraving|label;plastic=3926.90.99|wood=4421.99.98;Is it plastic or wood?;3-10;;650;27x27x5;24;20-45;300;21;40;prop-65;planning range 2026
bird-toy;label|laser-engraving|sticker-label;wood=4421.99.98|textile rope=6307.90.75|plastic=3926.90.99;Is it mostly wood, rope or plastic?;1-4;;160;26x12x7;40;10-24;300;10;30;prop-65;planning range 2026
small-pet-tunnel;woven-label|digital-print|embroidery;textile=6307.90.75|wood=4421.99.98|plastic=3926.90.99;Is it textile, wood or plastic?;2-6.5;;220;26x20x7;24;15-32;200;10;30;prop-65;planning range 2026
hamster-wheel;laser-engraving|label|pad-print;plastic=3926.90.99|wood=4421.99.98;Is it plastic or wood?;3-10;;600;26x24x12;12;18-45;300;21;40;prop-65;planning range 2026
treat-dispenser;deboss|label|pad-print;rubber=4016.99.20|plastic=3926.90.99;Is it rubber or plastic?;1.5-6;;240;12x11x11;50;14-35;500;21;40;prop-65;planning range 2026
flirt-pole;label|pad-print|woven-label;plastic pole=3926.90.99|mostly textile=6307.90.75;Is it mostly a plastic pole or a textile lure?;3-8;;350;65x10x6;20;22-42;200;14;35;prop-65;planning range 2026
dog-bed;woven-label|embroidery|digital-print;any=6307.90.98;;9-32;memory-foam=18-55;2600;58x40x18;2;59-179;100;14;40;prop-65;planning range 2026
cat-bed;woven-label|embroidery|digital-print;any=6307.90.98;;6-20;wool=14-34;900;42x40x14;4;39-99;100;14;40;prop-65;planning range 2026
pet-blanket;sublimation|embroidery|woven-label;man-made fibers=6301.40.00|cotton=6301.30.00;Is it cotton or man-made fiber?;3-9;;500;30x25x8;16;22-49;100;7;25;prop-65;planning range 2026
cooling-mat;woven-label|screen-print|digital-print;gel or plastic=3926.90.99|textile=6307.90.98;Is the outside plastic or textile?;5-14;;1500;34x26x5;13;25-59;200;14;35;prop-65;planning range 2026
dog-bandana;screen-print|sublimation|embroidery|digital-print;any=4201.00.60;;0.9-3;;35;20x15x1;300;10-24;100;7;20;prop-65;planning range 2026
dog-sweater;jacquard|embroidery|woven-label;any=4201.00.60;;3-9;wool=7-16;160;26x22x4;40;24-49;100;14;40;prop-65;planning range 2026
dog-hoodie;screen-print|embroidery|dtf-print;any=4201.00.60;;3-8;;170;26x22x4;40;24-48;100;10;35;prop-65;planning range 2026
dog-pajamas;screen-print|sublimation|embroidery|digital-print;any=4201.00.60;;3-8;;140;25x20x3;60;24-48;100;10;35;prop-65;planning range 2026
dog-coat;embroidery|patch|woven-label|screen-print;any=4201.00.60;;5-16;waxed-canvas=9-22;260;30x24x6;20;35-89;100;14;40;prop-65;planning range 2026
dog-raincoat;screen-print|woven-label|digital-print;any=4201.00.60;;4-12;;190;27x22x4;40;28-65;100;14;35;prop-65;planning range 2026
dog-boots;woven-label|screen-print|deboss;any=4201.00.60;;4-13;;240;20x14x8;40;28-69;200;21;45;prop-65;planning range 2026
dog-socks;jacquard|label;any=4201.00.60;;1-3.5;;60;16x10x3;200;12-24;300;14;35;prop-65;planning range 2026
dog-bow-tie;digital-print|woven-label|embroidery;any=4201.00.60;;0.8-2.8;;30;13x9x3;250;10-22;100;7;20;prop-65;planning range 2026
pet-costume;digital-print|embroidery|sublimation;any=4201.00.60;;3-10;;180;28x22x5;28;22-48;200;14;40;prop-65;planning range 2026
dog-drying-robe;embroidery|woven-label|screen-print;robe=4201.00.60|cotton terry towel=6302.60.00|microfiber towel=6302.93.10;Is it a fitted robe or a towel, and of what fiber?;4-12;;350;30x24x6;20;30-69;100;14;35;prop-65;planning range 2026
dog-recovery-suit;screen-print|woven-label|digital-print;any=4201.00.60;;2.5-7.5;;120;23x18x3;70;20-42;200;10;30;prop-65;planning range 2026
dog-diaper;digital-print|woven-label|label;any=4201.00.60;;1.8-5;;90;20x15x4;80;16-32;200;10;30;prop-65;planning range 2026
dog-crate-cover;digital-print|woven-label|embroidery;any=6307.90.98;;5-14;;850;34x26x6;16;32-69;100;10;30;prop-65;planning range 2026
cat-window-perch;woven-label|screen-print|laser-engraving;mostly textile=6307.90.98|mostly wood=4421.99.98|mostly steel=7326.90.86;What is it mostly made of?;6-18;;1300;58x28x8;7;32-69;200;14;40;prop-65;planning range 2026
cat-tree;laser-engraving|label|woven-label;wooden structure=4421.99.98|furniture for the room=9403.60.80;Is it made as a piece of furniture for the room?;22-75;wood=45-150;9500;60x50x40;1;89-349;50;21;50;composite-wood|furniture-tip-over|prop-65;planning range 2026
cat-scratcher;offset-print|digital-print|screen-print;cardboard=4823.90.86|sisal or textile on wood=4421.99.98;Is it cardboard, or wood with sisal or fabric?;2-9;;1200;46x25x7;9;16-49;200;10;30;composite-wood|prop-65;planning range 2026
cat-wall-shelf;laser-engraving|label|woven-label;wooden shelf=9403.60.80|wooden bridge or step=4421.99.98;Is it a shelf or another wooden fitting?;9-30;;1900;50x28x9;7;39-119;100;21;45;composite-wood|prop-65;planning range 2026
litter-box-furniture;label|laser-engraving|decal;wood=9403.60.80|bamboo=9403.82.00;Is it wood or bamboo?;28-75;;16000;80x54x16;1;99-269;50;30;60;composite-wood|furniture-tip-over|prop-65;planning range 2026
litter-box;label|pad-print|deboss;plastic=3924.90.56|stainless steel=7323.93.00;Is it plastic or steel?;6-22;;2600;52x40x24;1;35-99;200;21;45;prop-65;planning range 2026
self-cleaning-litter-box;pad-print|label|sticker-label;any=8509.80.50;;75-190;;12000;62x58x58;1;249-599;100;45;60;fcc|ul-electrical|prop-65;planning range 2026
litter-mat;deboss|screen-print|woven-label;plastic=3924.90.56|rubber=4016.91.00|textile=6307.90.98;Is it plastic, rubber or textile?;3-9;;800;40x30x5;16;20-42;200;10;30;prop-65;planning range 2026
pet-stairs;woven-label|laser-engraving|embroidery;foam with textile cover=9404.90.96|wood=4421.99.98;Is it foam or wood?;14-42;;3200;60x40x35;1;59-159;50;21;45;composite-wood|prop-65;planning range 2026
pet-gate;laser-engraving|label|powder-coat;wood=4421.99.98|steel=7326.90.86|steel wire=7326.20.00|textile=6307.90.98;What is it mostly made of?;16-50;;5500;80x60x10;2;59-169;100;21;45;prop-65;planning range 2026
dog-crate;powder-coat|laser-engraving|label;steel wire=7326.20.00|wooden furniture=9403.60.80|textile=6307.90.98;Is it wire, wood or textile?;18-60;wood=45-130;9000;78x52x12;1;69-299;50;30;60;composite-wood|prop-65;planning range 2026
dog-house;laser-engraving|label|decal;wood=4421.99.98|plastic=3926.90.99;Is it wood or plastic?;28-90;;13000;85x60x16;1;99-349;50;30;60;prop-65;planning range 2026
bird-cage;powder-coat|label|laser-engraving;steel wire=7326.20.00|wood=4421.99.98;Is it wire or wood?;14-60;;4500;56x42x14;2;49-199;100;21;45;prop-65;planning range 2026
bird-perch;laser-engraving|label;wood=4421.99.98|steel=7326.90.86;Is it mostly wood or steel?;2-12;;550;32x16x12;15;14-45;100;14;35;prop-65;planning range 2026
hay-rack;laser-engraving|label;wood=4421.99.98|steel wire=7326.20.00|plastic=3926.90.99;Is it wood, wire or plastic?;3.5-12;;750;28x20x14;10;18-45;100;14;35;prop-65;planning range 2026
reptile-hide;uv-print|glaze|label;resin or plastic=3926.90.99|ceramic=6914.90.80|wood=4421.99.98;What is it made of?;2.5-10;;650;20x16x11;24;16-42;200;21;45;prop-65;planning range 2026
hamster-house;laser-engraving|decal|glaze;wood=4421.99.98|ceramic=6914.90.80|plastic=3926.90.99;What is it made of?;3-12;;550;20x16x13;20;16-42;200;14;35;prop-65;planning range 2026
fish-tank;label|silk-screen|decal;glass, over $5 each=7013.99.90|plastic=3926.90.99;Is it glass or plastic?;8-35;;4200;38x26x28;3;45-149;100;21;45;prop-65;planning range 2026
aquarium-decor;glaze|label|uv-print;resin or plastic=3926.40.00|ceramic=6913.90.50;Is it resin, plastic or ceramic?;1.5-7;;420;16x12x10;40;12-32;300;21;45;prop-65;planning range 2026
dog-treats;digital-print|label|sticker-label;any=2309.10.00;;2-5.5;;190;22x15x6;48;12-26;500;14;30;pet-food|prop-65;planning range 2026
cat-treats;digital-print|label|sticker-label;any=2309.10.00;;1.5-4.5;;80;18x12x4;100;8-18;500;14;30;pet-food|prop-65;planning range 2026
dog-food;digital-print|offset-print|label;any=2309.10.00;;6-18;;2050;38x25x10;8;24-59;1000;21;40;pet-food|prop-65;planning range 2026
dog-food-topper;digital-print|label|sticker-label;any=2309.10.00;;2.5-7;;220;20x14x6;56;14-30;500;14;30;pet-food|prop-65;planning range 2026
dog-chews;digital-print|label|sticker-label;prepared chew=2309.10.00|raw antler or horn=0507.90.00;Is it a prepared chew or raw antler?;2.5-8;;200;20x15x6;50;14-32;500;14;30;pet-food|prop-65;planning range 2026
cat-food;digital-print|offset-print|label;any=2309.10.00;;4-14;;1250;32x20x9;14;18-45;1000;21;40;pet-food|low-acid-food|prop-65;planning range 2026
pet-supplement;label|sticker-label|digital-print;dog or cat=2309.10.00|other animals=2309.90.95;Is it for dogs or cats, or for another animal?;3.5-9;;280;12x9x9;70;24-45;500;21;35;pet-food|prop-65;planning range 2026
dog-birthday-cake;digital-print|label|sticker-label;any=2309.10.00;;3.5-10;;380;18x15x8;36;18-38;200;10;25;pet-food|prop-65;planning range 2026
cat-grass-kit;label|laser-engraving|offset-print;oat seed=1004.10.00|dried catnip=1211.90.89;Is it seeds to grow or dried catnip?;1.5-5;;220;12x10x9;80;12-26;300;10;25;seeds-and-plants|pet-food;planning range 2026
small-pet-treats;digital-print|label|sticker-label;any=2309.90.10;;1.2-3.8;;120;17x12x5;90;8-18;500;14;30;pet-food|prop-65;planning range 2026
rabbit-hay;digital-print|label|offset-print;any=1214.90.00;;2-7;;1100;38x28x20;4;14-32;500;14;30;seeds-and-plants|pet-food;planning range 2026
horse-treats;digital-print|label|sticker-label;any=2309.90.10;;2-6;;950;26x18x9;18;12-28;300;14;30;pet-food|prop-65;planning range 2026
bird-seed;digital-print|label|offset-print;mixed seed=2309.90.10|suet cake=2309.90.95|canary seed alone=1008.30.00;Is it a mix, a suet cake or one seed?;1.5-5;;950;26x18x8;18;10-22;500;14;30;pet-food|seeds-and-plants;planning range 2026
fish-food;label|sticker-label|digital-print;any=2309.90.10;;0.9-3;;90;11x6x6;180;7-16;500;14;30;pet-food;planning range 2026
pet-bowl;decal|glaze|laser-engraving|powder-coat|label;stainless steel=7323.93.00|ceramic=6912.00.50|plastic=3924.90.56;What is it made of?;1.8-7;stainless-steel=1.8-6;700;20x20x8;24;18-45;200;14;35;prop-65;planning range 2026
elevated-pet-feeder;laser-engraving|powder-coat|label;wood stand=4421.99.98|bamboo stand=4421.91.98|steel stand=7323.99.90;What is the stand made of?;7-24;;2200;44x26x14;5;39-99;100;14;40;prop-65;planning range 2026
collapsible-pet-bowl;pad-print|deboss|screen-print;silicone or plastic=3924.90.56|textile=6307.90.98;Is it silicone or fabric?;0.8-3;;110;14x14x3;160;9-20;300;7;25;prop-65;planning range 2026
slow-feeder;pad-print|deboss|glaze|label;plastic or silicone=3924.90.56|ceramic=6912.00.50|stainless steel=7323.93.00;What is it made of?;1.8-7;ceramic=4-10;400;22x22x6;24;15-35;300;14;35;prop-65;planning range 2026
lick-mat;deboss|pad-print|label;silicone or plastic=3924.90.56|rubber=4016.99.20;Is it silicone or rubber?;0.9-3.2;;180;21x21x2;100;11-24;300;14;30;prop-65;planning range 2026
pet-fountain;label|pad-print|glaze;any=8509.80.50;;8-26;ceramic=14-34;1100;24x22x20;9;32-89;300;21;45;fcc|ul-electrical|lithium-battery|prop-65;planning range 2026
automatic-pet-feeder;pad-print|label|uv-print;any=8509.80.50;;20-55;;2600;36x24x24;4;69-169;300;30;50;fcc|ul-electrical|prop-65;planning range 2026
pet-food-container;decal|screen-print|label|powder-coat;plastic=3924.90.56|coated steel=7323.99.90;Is it plastic or steel?;5-18;;1500;34x28x28;3;32-79;200;14;40;prop-65;planning range 2026
pet-treat-jar;decal|glaze|laser-engraving|label;ceramic=6912.00.50|glass=7013.49.20|coated steel=7323.99.90;What is it made of?;3-9;;950;18x15x15;16;24-49;200;14;40;prop-65;planning range 2026
dog-food-mat;screen-print|sublimation|deboss|digital-print;silicone or plastic=3924.90.10|rubber=4016.91.00|textile=6307.90.98;Is it silicone, rubber or textile?;1.8-6;;350;32x24x3;40;16-36;200;10;30;prop-65;planning range 2026
dog-shampoo;label|sticker-label|screen-print;any=3307.90.00;;1.6-4.5;;420;20x7x7;40;14-28;500;14;30;prop-65;planning range 2026
pet-cologne;label|sticker-label|silk-screen;any=3307.90.00;;1.5-5;;200;17x5x5;100;14-30;500;14;30;flammable-shipping|prop-65;planning range 2026
dog-paw-cleaner;pad-print|label|deboss;plastic or silicone=3924.90.56|electric=8509.80.50;Does it have a motor?;2-6.5;;320;18x12x12;30;16-32;300;14;30;prop-65;planning range 2026
dog-ear-cleaner;label|sticker-label;any=3307.90.00;;1.4-4;;180;16x6x6;110;12-24;500;14;30;prop-65;planning range 2026
flea-spray;label|sticker-label;any=3808.91.50;;1.8-5;;320;20x7x7;48;14-28;1000;21;40;pesticide|prop-65;planning range 2026
pet-brush;laser-engraving|pad-print|label;any=9603.90.80;;1.6-5.5;;180;21x11x6;60;14-32;300;10;30;prop-65;planning range 2026
grooming-glove;screen-print|pad-print|label;plastic or silicone=3926.20.40|rubber=4015.19.11|knit textile with silicone tips=6116.10.95;What is the glove made of?;1-3.2;;110;24x17x3;70;10-20;300;10;30;prop-65;planning range 2026
dog-grooming-kit;pad-print|laser-engraving|label;clippers=8510.20.90|brushes=9603.90.80|vacuum=8508.11.00;Which part gives the kit its main value?;8-28;;900;26x20x10;16;32-99;300;21;45;ul-electrical|lithium-battery|prop-65;planning range 2026
pet-wipes;digital-print|label|offset-print;any=3307.90.00;;1-3;;420;20x11x7;40;8-18;2000;14;30;prop-65;planning range 2026
lint-roller;pad-print|offset-print|label;adhesive sheets=4811.41.21|reusable plastic roller=3924.90.56|brush=9603.90.80;Is it a roll of adhesive sheets, a reusable roller or a brush?;0.7-2.5;;140;23x11x6;60;6-16;500;10;30;prop-65;planning range 2026
pet-first-aid-kit;screen-print|patch|label;any=3006.50.00;;7-18;;480;22x16x8;30;32-59;200;14;35;prop-65;planning range 2026
pet-nail-clipper;pad-print|laser-engraving|label;clipper=8214.90.90|electric grinder=8509.80.50;Is it a hand clipper or an electric grinder?;1-3.5;;120;17x9x4;140;12-22;300;10;30;prop-65;planning range 2026
dog-toothbrush;pad-print|laser-engraving|label;brush=9603.90.80|silicone finger brush=3924.90.56;Does it have bristles or is it a silicone finger brush?;0.5-2;;40;20x6x3;250;8-16;500;10;30;prop-65;planning range 2026
dog-toothpaste;label|offset-print|sticker-label;any=3307.90.00;;1.2-3.5;;120;17x6x4;160;10-20;1000;14;30;prop-65;planning range 2026
poop-bags;offset-print|digital-print|label;polyethylene=3923.21.00|compostable plastic=3923.29.00;Is it polyethylene or another plastic?;1.2-4;;420;18x12x8;40;9-22;1000;14;30;prop-65;planning range 2026
pee-pads;digital-print|woven-label|label;washable textile=6307.90.98|disposable=9619.00.15;Is it washable or disposable?;3-9;;700;34x26x6;16;20-45;300;14;30;prop-65;planning range 2026
cat-litter;digital-print|offset-print|label;mixture=3824.99.93|clay alone=2508.40.01|wood pellets=4401.31.00;What is it made of?;2-6;;2600;34x22x10;7;14-30;1000;14;35;prop-65;planning range 2026
litter-scoop;laser-engraving|pad-print|label;plastic=3924.90.56|stainless steel=7323.93.00|aluminum=7615.10.91;What is it made of?;0.8-4;;200;32x14x6;32;9-24;300;10;30;prop-65;planning range 2026
aquarium-tool-set;laser-engraving|label|pad-print;tweezers=8203.20.20|scissors=8213.00.90|plastic tools=3926.90.99;Which tool gives the set its main value?;5-14;;450;38x12x4;44;24-49;200;14;35;prop-65;planning range 2026
dog-training-clicker;pad-print|label|uv-print;any=3926.90.99;;0.4-1.6;;30;10x6x4;400;7-15;500;10;25;prop-65;planning range 2026
dog-talking-button;pad-print|sticker-label|uv-print;any=8519.81.41;;1.2-5;;110;11x10x7;100;14-35;500;14;35;button-battery|prop-65;planning range 2026
pet-hair-remover;pad-print|sticker-label|label;brush=9603.90.80|plastic roller=3924.90.56|rubber=4016.99.05;Is it a brush, a plastic roller or a rubber block?;1.6-5.5;;280;22x19x7;32;14-32;500;14;30;prop-65;planning range 2026
puppy-milestone-kit;offset-print|digital-print|laser-engraving|foil-stamp;printed cards=4911.99.60|dog bandana or collar=4201.00.60|memory book=4820.10.20;Which part gives the kit its main value?;4-14;;450;24x18x6;36;26-55;200;10;30;prop-65;planning range 2026
pet-urn;laser-engraving|decal|uv-print;wood=4420.90.80|ceramic=6913.90.50|metal=8306.29.00;What is it made of?;5-20;;750;18x14x14;20;35-99;100;14;35;prop-65;planning range 2026
`;
