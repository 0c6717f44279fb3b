/** Made by `npm run data` from data/goods; one row per line. */
export const otherThingRows = `
apple;candy|caramel|toffee
apron;lead|welding
armor;suit of
arm;coat of
bag;colostomy|ostomy
balloon;barrage|gastric|hot air|kite|weather
balm;lemon
barrier;weed
basil;sweet
basket;deep fryer|dishwasher|fry|fryer|frying|litter|sewing|sink|steamer|waste|waste paper
bass;largemouth|sea|striped
bed;hospital|murphy|tanning
bell;church|diving|door|orchestral
belt;garter|lawn mower|lumbar support|mower|safety|sanding|seat|suspender|swim|vehicle seat|weight loss
bench;optical|reserve|work
bib;bicycle
blanket;cooling tower|electric|emergency|fire|heated|horse|insulation|moving|mylar|space|welding
board;circuit|control|hover|ironing|particle|printed circuit
book;check|chrome|mac
boot;axle|car|cv|figure skate|gear shift|horse|ice skate|shift|ski|snowboard|vehicle shift|walking cast
bottle;hot water
bowl;toilet
box;black|coin|electrical|fuse|gear|glove|journal|penalty|sentry|set top|squat
bracket;shelf
brake;drum
brief;legal
cabinet;curio|electrical|file|filing|fireproof|industrial|medicine|network|server|tool
cable;coaxial|electrical|power line
cake;cattle|corn|cotton|cottonseed|crab|fish|funnel|neem|oil|urinal
can;beer|jerry
candle;ear|roman
canopy;bed
cap;bald|bottle|cervical|crown|end|fence post|fuel|gas|hub|ice|jar|knee|mush|percussion|pipe|post|radiator|shower|tire valve|toe|valve|well|wheel
capsule;ballistic|space|time
carriage;baby|doll
cassette;bicycle|bike|freewheel|toilet|x ray
chalk;billiard cue|french|pool cue
charger;camera battery|car battery|electric vehicle|ev|forklift|golf cart|power tool|turbo
checker;battery|spell|voltage
cherry;sweet
chip;bark|computer|karaoke|memory|micro|mint|paint|silicon|wood|wood smoking
cleaner;gun
cleat;boat|dock|rope
clock;atomic|biological|chess|punch|time
cloth;billiard table|pool table|weed barrier
clutch;car|fan|motorcycle
coaster;roller
coat;base|chain mail|top nail
conditioner;fabric|fuel|hay|power|soil|water
control;weed
controller;air traffic|battery charge|flight|irrigation|led|motor|pump|solar charge|speed|sprinkler|temperature|thermostat
cooler;air|beverage|bottle|cpu|engine oil|evaporative|laptop|oil|swamp|transmission|water|wine
corn;sweet
counter;geiger
cover;car seat|seat
cracker;cat|catalytic|fire|nut|safe
crown;dental
cuff;blood pressure|blood pressure monitor|boom|hand|rotator
cup;acorn|athletic|butter|cupping|dice|divot|eye|grease|menstrual|prophy|suction|world
curtain;air|cubicle|fire|hospital|strip|welding
cushion;air|hemorrhoid|pin|whoopee
cutter;cigar|weed
decker;double|three|triple
desk;circulation|front|help|reception
dish;culture|evaporating|petri|satellite|solar
doll;voodoo
drape;surgical
dress;battle|salad
drum;brake|cable|ear|hose|oil|steel storage
drumstick;chicken|duck|turkey
dryer;pet hair
eater;weed
fiddle;bass|bull|wheel
fish;puffer|sword
flag;corner|mailbox|semaphore
flask;conical|dewar|erlenmeyer|florence|laboratory|powder|round bottom|vacuum pump|volumetric
flat;mud
float;root beer
fork;bicycle|bike|front|garden|gardening|hay|pallet|pitch|spading|suspension
form;dress
foundation;bed|building|concrete|house|mattress
frame;bicycle|bike|car|climbing|cold|door|greenhouse|spinning|truck|walking|zimmer
glass;bell|crown|plate|watch
glove;catcher|chainmail|cleaning|cut resistant|dishwashing|disposable|electric|exam|examination|fox|latex|medical|nitrile|rubber|surgical|welding
goggle;night vision|virtual reality|vr|welding
gown;dressing|hospital|isolation|patient|surgical
gum;acacia|arabic|blue|guar|kauri|red|spirit|xanthan
gun;bubble|bug|cable ty|cap|caulk|caulking|cooky|ear piercing|foam|foam dart|glue|grease|heat|hot glue|infrared thermometer|jerky|label|labeling|laser tag|nail|nerf|paint|pop|potato|price|pricing|radar|rivet|salt|soldering|spray|spray paint|staple|tagging|tattoo|top|toy|tufting
hanger;cliff|joist|muffler|paper|picture wire|pipe
hat;brass|safety|tin
heel;achille|shoe sole
helmet;diving|gas|pith|space|sun
holder;beer keg|toilet brush
hook;arrester|bench|boat|button|cant|cargo|chain|crane|fish|fishing|gaff|grappling|hay|meat|pruning|reap|reaping|shrimp|tow|trailer hitch
hoop;basketball|hula
horn;bull|fog|train
house;dress
jacket;book|cork|cylinder|dust|full metal|sound|steam|straight|water|yellow
jar;bell
jelly;contraceptive|glycerin|k y|lubricating|mineral|petroleum|royal
keg;beer
key;piano
killer;weed
kit;clutch
knife;box|drywall|electric|hunting|jack|palette|putty|surgical|table saw|woodwind reed|x acto
lamp;arc|blow|fog|germicidal|grow|halogen|hid|indicator|infrared|light therapy|mercury vapor|miner|pilot|projector|quartz|signal|slit|sodium|spirit|street|sun|tail|tv replacement|ultraviolet
lantern;jack o|magic|sky
leash;paddle|ski|tool
leather;glove|harness|shoe
leg;pant|trouser
line;chalk|trunk
machine;bubble|embroidery|fog|ice|popcorn|sewing|smoke|soda|tea|vending|washing
mail;coat of
maker;candy floss|dress|hot chocolate|ice cream|match|pasta|popcorn|rice|shoe|soda|soy milk|tea|yogurt
mallet;polo
marker;billiard|buoy|cattle|genetic|grave|road|survey|trail
mask;american football face|football face
mat;weed
match;boxing|cricket|foot ball|wrestling
melon;sweet
metal;bell|pot|sheet
mill;flour|stamp
mirror;car|convex|dental|inspection|motor vehicle|one way|parabolic|rear view|side|surveillance|telescope|traffic|truck|wing
mitt;boxing|car wash|first base|focus|punching
mold;sand castle|sandcastle
motor;stepper
mouse;church|dor|field
mug;thunder
napkin;menstrual|sanitary
necklace;tire
needle;pine
noodle;pool|swimming pool
nut;areca|betel|cap|castle|coco|dough|ginger|guitar|hex|lock|lug|nut and bolt|steel|t|wheel|wheel lug|wing
oil;gun cleaning
orange;sweet
pad;helicopter landing
paint;motor vehicle body
pant;american football|bikini|chainsaw|incontinence|training
paper;rice|thermal
patch;cabbage|drywall|estradiol|hormone|inner tube|nicotine|oil|pain|pain relief|pumpkin|roof|skin|tire|transdermal|vegetable|wall
pea;sweet
pedal;bike
pen;3d|bull|cattle|epi|laser|light|livestock|micro needling|pig|play|puppy|sheep|stun|tattoo|test
pencil;grease|styptic
pepper;cayenne|sweet
piano;grand|player|upright
py;pot
pillow;air packing|cpap|ink|nebulizer
pin;belaying|bowling|clevis|clothe|corsage|cotter|dowel|dressmaker|drift|firing|hinge|hitch|king|knitting|linch|locating|locking|map|nine|piston|push|quilting|roll|safety|sewing|split|spring|straight|swivel|t|tent|ty rod|trailer
pitcher;baseball|water filter
plane;dado
plant;chemical
plate;armor|back|base|bone|breast|catalytic|clutch|copper|cover|dental|diamond sharpening|face|finger|growth|heating|kick|metal mending|number|outlet|pressure|printing|push|skid|sole|steel|strike|switch|tectonic|trauma|wall|x ray
player;mp4
pole;bean
polo;water
popper;bottle|jalapeno|party
poster;bill|four
pot;chamber|chimney|crab|crock|dash|flesh|glue|hot|jack|lobster|melting|monkey|neti|paint pressure|pepper|pitch|potty|shrimp|slow cooker|smudge|toilet|watering
potato;sweet
press;wine
primer;epoxy|fuel|metal|paint|plumbing|pvc|rust|wall|wood
projector;overhead|slide
puller;weed
puppet;finger nail
purse;sea
puzzle;crossword
racket;bug|bug zapping|mosquito
radio;car|cb|communication|ham|marine|two way
razor;electric|occam
reader;bar code|barcode|e book|electric meter|electronic book|glucose|lip|mind|palm|rfid
record;criminal|score|world
recorder;audio|camcorder|cassette|chart|dash|data|digital voice|dvd|field|flight|flight data|multitrack|tape|time|video|voice
resin;gum|vinyl
ribbon;barcode|cassette|printer|thermal transfer|typewriter
ring;adapter|bathtub|benzene|binder|bird leg|boxing|bull|bull nose|cake|circus|cock|crib|curtain|dental|gas|growth|life|lock|o|onion|penis|piston|pull|retaining|rolling pin|shower curtain|slinger|slip|snap|storage|swimming|tree|vaginal|wok|wrestling
roll;jelly|piano|sweet
ruler;slide
runner;aisle|blockade|drawer|drug|road|rum|scarlet|ski|sled|table saw
salt;bile|celery|curing|de icing|dishwasher|garlic|lick|metal|onion|oral rehydration|pool|rehydration|road|seasoned|smelling|softener|sour|water softener
scarf;joint
scooter;bumper|gas|mobility|motor|sea|water
seat;toilet
serum;animal|anti|blood|fetal bovine|truth
sharpener;chainsaw|drill bit|ice skate|mower blade|skate|tool
shaver;bikini electric|electric|fabric|foil|ice|lint|man electric|truffle|wood
sheath;sword
sheet;abs|acrylic|aluminum|corrugated|dryer|foam|metal|plastic|plywood|polycarbonate|roofing|rubber|steel
shelf;continental|ice|oven|refrigerator
shirt;hair|stuffed
shoe;brake|cable|camera|horse|hot|pile|terminal|track
sifter;litter|sand|soil
ski;aqua|heli|jet|roller|water
skirt;bed|kayak|rv|spray|table|tire|trailer
skis;aqua|jet|roller|water
sled;bob|dog|gym|push|rocket|snow mobile|weight
sleeve;shirt|trouser
slide;drawer|film|land|microscope|mud|photographic|slide rule|trombone
slider;camera|drawer
slipper;brake|lady
smoker;bee
snake;rattle
snare;animal
soap;invert|metal
sock;air|wind
soda;baking|bicarbonate of|caustic|ice cream|sal|washing
sofa;car
spatula;drywall|medical|plastering
speaker;car|ceiling|guest|marine|motor vehicle|native|pa|public
spoon;fishing|greasy|surgical
sprout;bean
stamp;date|food|postage|postal|time
stand;ham
station;electric vehicle charging|ev charging
stick;licorice|match|pogo|polo
stool;bird|cucking|ducking|milking|toad
stopper;door|show
straw;cheese
string;weed eater|weed trimmer
stud;breeding|button|horse|metal|press|steel|stock|tire|wall|wheel|wood
suit;anti g|bee|beekeeper|beekeeping|biohazard|bomb|chemical protective|dry|ems|exo|fat|fencing|fire|g|ghilly|hazmat|law|motorcycle|pressure|protective|race|rain|sailor|sauna|ski|space|tank|union
sweet;meadow
table;beer pong|chiropractic|periodic|work
tablet;denture cleaning
tag;price gun
tamper;ground|soil
tank;air|army|battle|chemical|compressed air|expansion|fermentation|fuel|gas|hot water|military|milk|oil|oxygen|propane|rain water|rc|remote control|scuba|sensory deprivation|septic|shark|storage|think|toilet|toy|water|water heater|water storage
tap;beer
tarp;truck
tea;beef|compost|high
tee;batting|pipe|plumbing|pvc|steel|wind
tent;grow|oxygen|spray tan
thread;pdo|pipe|screw|surgical
tile;acoustic|carpet|ceiling|roof|roofing
toner;copier|laser|printer
tong;blacksmith|chain|ice block
top;counter|desk|table
torch;blow|butane|cigar|cutting|hardware|kitchen|olympic|plasma|propane|tig|tiki|weed|welding
towel;paper|sanitary
trainer;elliptical
trap;weed
trimmer;body hair|dog hair|ear hair|nose hair|weed
tripod;artillery|rescue|surveying
trumpet;ear|speaking
trunk;car|elephant|nerve|shipping|tree|truck
tube;geiger
tumbler;brass|clothe|jewelry polishing|laundry|lock|rock
vase;canopic
vest;ballistic|bomb|bullet proof|bulletproof|buoyancy|cooling|diving|fishing|hunting|impact|plate carrier|stab|tactical|weighted gym
vinegar;cleaning|wood
visor;car|car sun|helmet|motorcycle helmet|shower|welding
wallet;bitcoin|crypto|digital|hardware
watch;death|neighborhood|stop|storm
wedge;door|exercise|golf|lemon|lime|log splitting|pitching|pizza|potato|sand|splitting|tool handle|wheel|wood splitting
weight;atomic|calibration|curtain|drapery|fishing|lead|molecular|sash|tire|wheel
whacker;weed
whip;horse|lunge|riding
whistle;factory|steam|train
wing;buffalo|chicken|turkey|water
wreath;funeral
yarn;fishing
`;
