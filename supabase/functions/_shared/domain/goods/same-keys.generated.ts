/** Made by `npm run data` from data/goods; one row per line. */
export const sameKeyRows = `
doudoune;puffer-jacket
doudou;baby-lovey
mantel;wool-coat
mantele;tablecloth
escarpine;water-shoes
escarpin;heels
sandalen;sandals
sandale;sandals
sandalye;dining-chair
schal;scarf
schale;cereal-bowl
schalen;cereal-bowl
tapis;rug
tapissery;tapestry
protein shaker;protein-shaker
protein shake;protein-shake
shaker proteine;protein-shaker
shake proteine;protein-shake
chaise;dining-chair
chai;chai
patere;wall-hooks
paten;roller-skates
telar;loom
te;tea
plane;tarp
planner;planner
planer;planner
`;
