/** Words that join others and name nothing, in English and Spanish. */
const functionWords = new Set(
  `a about above across after all along also am an and any are around as at be because been before
   being below between both but by can could did do does doing down during each few for from further
   had has have having he her here hers him his how i id if ill im in into is it its itself ive just
   me more most my myself no nor not now of off on once only onto or other our ours out over own per
   she should so some such than that the their them then there these they this those through to too
   under until up us very was we were what when where which while who whom whose why will with
   within without would you your yours
   dont doesnt didnt isnt arent wasnt wont cant cannot never nothing nobody
   de del la las el los un una unos unas y o u e en con para por sin sobre mi mis tu tus su sus que
   como cuando donde al lo se es son soy somos yo nosotros muy mas pero ni ya hasta desde entre`.split(
    /\s+/,
  ),
);

/** Whether a plain word joins others and names nothing. */
export function isFunctionWord(plain: string): boolean {
  return functionWords.has(plain) || plain.length === 1;
}

/** Words that every creator uses and that say nothing about the subject. */
export const fillerWords: ReadonlySet<string> = new Set(
  `account amazing anyone aspiring audience awesome beautiful become becoming beginner beginners best
   better big blog blogger bring build building channel chat clips cheap community content cool couple
   create creating creator creators curious daily day days diary different documenting easy edits
   educational embracing enjoy enthusiast entertaining episode episodes every everyday everyone
   everything experience explain explained explaining exploring facts fans favorite feed film filming
   find first five follow followers free fresh friends full fun general get getting give going good
   great group guide guides guy hacks happy help helping honest idea ideas info inspiration
   inspiring insta instagram interesting introduction journey keep kind know latest learn learning
   lessons life lifestyle like little live living long looking lot lots love lover lovers lovely loving
   made mainly make maker makes making many media mini modern month mostly much new nice obsessed
   official one ones online own page part passion passionate people person personal platform play
   post posting posts process profile program project projects quick random real really reel reels
   related review reviews routine routines sample series session sessions set sets share shares sharing
   short shorts show showing shows simple small social some something start starting stories story
   storytime stuff style subscribe super sure take takes taking talk talking talks teach teaching tell
   telling thing things think tik tiktok tiktoks tip tips tok top topic topics training trends trick
   tricks try trying tutorial tutorials two type types understand updates use using various video
   videos view viewers vlog vlogging vlogs want watch way ways week weekly well work working world
   year years young youtube youtuber today together three life's cute tiny pro advanced haul hauls unboxing unboxings competitive extreme collection asmr women men
   satisfying time times solo tipo highlights lol lmao haha pls plz tbh ngl omg
   girl girls guys woman man boys boy kids moms mom dad dads over forty thirty fifty sixty twenties
   contenido videos vida diario diaria consejos trucos historias historia dia facil faciles rapido
   rapidas aprender aprende ensenar hago hacer comparto compartir subo publico canal cosas todo toda
   todos todas familia gente mejor mejores nuevo nueva bueno buena tips principiantes reels`.split(
    /\s+/,
  ),
);

/** Adjectives that leave the noun what it is: "modern art" is art. */
export const neutralWords: ReadonlySet<string> = new Set([
  ...fillerWords,
  ...`handmade homemade local traditional indie original relaxing affordable professional amateur
     vintage classic contemporary realistic colorful dark digital fine folk urban abstract student
     female black latino indigenous african asian queer cozy slow bold`.split(/\s+/),
]);
