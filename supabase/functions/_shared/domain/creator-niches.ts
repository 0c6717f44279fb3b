/**
 * Creator niches and the words that indicate them. The lists are our own judgment (2026). A word
 * matches as a whole, with or without a plural s; a star also matches longer words that begin with
 * it.
 */
const words = [
  [
    'baking',
    'bake baker bakery baking baked sourdough bread cake cupcake cookie pastry pastries patisserie dough croissant macaron pie',
  ],
  [
    'cooking',
    'cook cooking chef recipe kitchen food foodie meal dinner pasta ramen noodle cuisine spice',
  ],
  ['coffee', 'coffee barista espresso latte cappuccino brew pour-over v60'],
  ['tea', 'tea matcha chai oolong teatime'],
  ['cocktails', 'cocktail mixolog* bartend* bar drinks mocktail whiskey gin rum wine'],
  [
    'healthy eating',
    'nutrition* diet dietitian vegan plant-based protein macros smoothie keto meal-prep',
  ],
  ['grilling', 'grill* bbq barbecue smoker brisket steak pitmaster'],
  [
    'fitness',
    'fitness gym workout lift* weightlift* bodybuild* crossfit gains trainer calisthenic powerlift*',
  ],
  ['running', 'run runner running marathon jogging trail-running 5k 10k'],
  ['yoga', 'yoga yogi pilates barre stretch* flexibility asana'],
  ['cycling', 'cycling cyclist bike biking bicycle gravel peloton mtb'],
  ['surfing', 'surf* beach ocean swim* sea paddleboard scuba diving'],
  [
    'hiking',
    'hike hiker hiking camping camper outdoor outdoors mountain trail backpacking bushcraft climb*',
  ],
  ['dance', 'dance dancer dancing ballet choreograph* hip-hop ballroom twerk'],
  ['team sports', 'football soccer basketball baseball volleyball hockey rugby athlete coach'],
  ['combat sports', 'boxing boxer mma karate judo jiu-jitsu bjj kickbox* muay'],
  ['golf', 'golf golfer putting'],
  ['skateboarding', 'skate skateboard* skater longboard rollerskat*'],
  ['snow sports', 'snowboard* ski skiing skier'],
  ['makeup', 'makeup mua lipstick eyeshadow lashes glam foundation beauty cosmetic'],
  ['skincare', 'skincare skin acne esthetician spf serum dermatolog* glow'],
  ['hair', 'hair hairstyl* curls curly braid* wig salon hairdresser'],
  ['nails', 'nail manicur* gelx pedicure'],
  ['fragrance', 'perfume fragrance scent cologne'],
  ['grooming', 'beard barber shav* menswear'],
  ['fashion', 'fashion outfit ootd style stylist wardrobe clothes clothing dress lookbook'],
  ['streetwear', 'streetwear hypebeast sneaker sneakerhead graffiti drip'],
  ['thrifting', 'thrift* vintage secondhand upcycl* resell* flea-market'],
  ['jewelry', 'jewelry jewellery ring earring necklace bracelet silversmith'],
  ['home decor', 'decor interior* homedecor home apartment renovat* furniture candle cottagecore'],
  ['organizing', 'organiz* organis* declutter* cleaning cleantok tidy minimalis* laundry'],
  ['plants', 'plant houseplant plantmom succulent monstera botan*'],
  ['gardening', 'garden* homestead* farm* allotment vegetables chickens flower florist'],
  ['crafts', 'craft* diy handmade resin crochet* pottery ceramic embroider* origami scrapbook*'],
  ['knitting', 'knit* crochet* yarn wool sewing quilt*'],
  ['woodworking', 'woodwork* carpent* maker workshop tools lathe epoxy handyman builder'],
  ['books', 'book bookstagram booktok reading reader author library novel writer'],
  ['studying', 'study* studygram student college university exam school notes homework'],
  ['art', 'art artist draw* paint* illustrat* watercolor procreate sketch* calligraphy doodle'],
  ['journaling', 'journal* planner bujo stationery notebook diary'],
  [
    'wellness',
    'wellness mindful* meditat* self-care selfcare healing therapy therapist mental-health breathwork',
  ],
  ['sleep', 'sleep asmr insomnia bedtime relax* nap'],
  ['astrology', 'astrolog* tarot zodiac crystal witch* spiritual* manifest* moon'],
  ['teaching', 'teach* teacher classroom education tutor science maths language'],
  ['photography', 'photo* photographer camera lens portrait lightroom drone'],
  ['filmmaking', 'filmmak* filming films vlog* video-editing cinemat* movie cinema'],
  ['tech', 'tech techtok gadget smartphone iphone android review unboxing keyboard pc ai robot*'],
  ['coding', 'code coder coding programmer developer software engineer javascript python startup'],
  [
    'productivity',
    'productiv* desk-setup wfh remote-work office entrepreneur business hustle career',
  ],
  ['finance', 'financ* money invest* stocks crypto budget* saving real-estate'],
  [
    'gaming',
    'game gamer gaming gameplay minecraft fortnite roblox valorant nintendo playstation xbox esports speedrun*',
  ],
  ['streaming', 'stream* streamer twitch podcast* podcaster youtuber livestream*'],
  ['tabletop', 'tabletop dnd dungeons boardgame board-game miniatures warhammer dice chess'],
  ['anime', 'anime manga otaku cosplay* kawaii kpop webtoon'],
  ['comedy', 'comed* comedian funny skits sketch-comedy prank* memes standup humor jokes'],
  ['music', 'music* musician songwriter band producer piano violin drum* singer'],
  ['guitar', 'guitar* bass ukulele strumming luthier'],
  ['singing', 'sing singing singer vocal* vocalist choir karaoke'],
  ['electronic music', 'dj edm techno synth* rave beats beatmaker producer'],
  ['vinyl', 'vinyl records turntable record-collector'],
  ['dogs', 'dog puppy puppies doggo pup corgi dachshund retriever frenchie poodle husky'],
  ['cats', 'cat kitten kitty catmom meow'],
  ['aquariums', 'aquarium fishtank aquascap* betta reef reptile gecko snake terrarium'],
  ['birds', 'bird parrot budgie cockatiel birdwatch* birding'],
  ['horses', 'horse equestrian pony dressage rider'],
  ['small pets', 'hamster rabbit bunny guinea-pig ferret hedgehog'],
  ['parenting', 'parent* mom mum mama dad toddler baby kids family pregnan* newborn'],
  ['weddings', 'wedding bride bridal bridesmaid engaged groom'],
  [
    'travel',
    'travel* traveler backpacker wanderlust passport flight hotel digital-nomad abroad nomad',
  ],
  ['van life', 'vanlife van rv roadtrip road-trip camper-van overland*'],
  ['cars', 'car cars automotive jdm detailing drift* mechanic supercar'],
  ['motorcycles', 'motorcycle biker motovlog* motorbike moto'],
  ['fishing', 'fishing angler fisherman bass-fishing kayak* flyfish*'],
  ['nursing', 'nurse nursing doctor medic* healthcare hospital paramedic'],
] as const;

export type CreatorNiche = (typeof words)[number][0];

export type FoundNiche = {
  niche: CreatorNiche;
  /** The matching words of the text, in order and in lower case. */
  words: readonly string[];
};

const niches = words.map(([niche, list]) => ({ niche, pattern: toPattern(list.split(' ')) }));

/** Words in many handles that say nothing about the creator. */
const handleFillers = new Set(['sample', 'official', 'real', 'the', 'its', 'hq']);

/** Words long enough not to occur in other words by accident, longest first. */
const handleWords = words
  .flatMap(([, list]) => list.split(' '))
  .filter((word) => /^[a-z]{4,}$/.test(word))
  .sort((a, b) => b.length - a.length);

/** Every niche, by name. */
export const creatorNiches: readonly CreatorNiche[] = niches.map(({ niche }) => niche);

/** The niches that a text mentions, those with the most words first, with the matching words. */
export function findNiches(text: string): FoundNiche[] {
  const lower = text.toLowerCase();
  return niches
    .map(({ niche, pattern }) => ({ niche, words: [...new Set(matchesOf(lower, pattern))] }))
    .filter((found) => found.words.length > 0)
    .sort((a, b) => b.words.length - a.words.length);
}

/**
 * The words in a handle: "SourdoughSam_bakes" is sourdough, sam, bakes; in "sourdoughsam" the list
 * above finds sourdough.
 */
export function wordsOfHandle(handle: string): string[] {
  const parts = handle
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((part) => part.length > 1 && !handleFillers.has(part));
  return parts.flatMap((part) => {
    const known = handleWords.find(
      (word) => word.length < part.length && (part.startsWith(word) || part.endsWith(word)),
    );
    return known === undefined || isNicheWord(part) ? [part] : [part, known];
  });
}

function isNicheWord(word: string): boolean {
  return niches.some(({ pattern }) => matchesOf(word, pattern).length > 0);
}

function matchesOf(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([match]) => match);
}

/** One pattern for a list of words. "meal-prep" also matches "meal prep" and "mealprep". */
function toPattern(list: readonly string[]): RegExp {
  const alternatives = list.map((word) => {
    const stem = word.replace('*', '').replaceAll('-', '[ -]?');
    return word.endsWith('*') ? `${stem}\\p{L}*` : `${stem}(?:'?s)?`;
  });
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives.join('|')})(?![\\p{L}\\p{N}])`, 'gu');
}
