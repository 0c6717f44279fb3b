import type { WordTable } from './words.ts';

/** French words of questions about duty. */
export const frenchWords: WordTable = `
duty: droits de douane, droit de douane, droits d importation, droit d importation, droits à l importation, droits, taxe, taxes, taxes douanières, taxe douanière, frais de douane, tarif douanier, tarifs douaniers, tarif, tarifs, douane, douanes, douanier, douaniers
material cotton: coton
material polyester: polyester
material wool: laine
material merino: mérinos
material silk: soie
material linen: lin
material denim: denim
material leather: cuir
material faux leather: similicuir, simili cuir, faux cuir, cuir végan
material silver: argent
material brass: laiton
material copper: cuivre
material gold: or
material stainless steel: acier inoxydable, acier inox, inox
material steel: acier
material aluminum: aluminium
material iron: fer
material cast iron: fonte
material wooden: bois
material glass: verre
material ceramic: céramique, grès, faïence
material porcelain: porcelaine
material plastic: plastique
material silicone: silicone
material rubber: caoutchouc
material paper: papier
material cardboard: carton
material jute: jute
material straw: paille
material bamboo: bambou
material cork: liège
material soy: soja, cire de soja
material beeswax: cire d abeille
material canvas: toile
material velvet: velours
material synthetic: fibres synthétiques, synthétique, synthétiques
make knitted: tricoté, tricotée, tricotés, tricotées, en maille
make woven: tissé, tissée, tissés, tissées
make embroidered: brodé, brodée, brodés, brodées
make printed: imprimé, imprimée, imprimés, imprimées
make organic: bio, biologique, biologiques
make handmade: fait main, faite main, faits main, faites main, artisanal, artisanale, artisanales, artisanaux
make scented: parfumé, parfumée, parfumés, parfumées
wearer women's: femme, femmes, dames
wearer men's: homme, hommes
wearer kids': enfant, enfants
wearer baby: bébé, bébés
wearer dog: chien, chiens
wearer cat: chat, chats
goods toys: jouet, jouets
goods clothing: vêtement, vêtements
goods shoes: chaussure, chaussures
goods bags: sac, sacs
goods handbags: sac à main, sacs à main
goods jewelry: bijou, bijoux
goods furniture: meuble, meubles
goods hats: chapeau, chapeaux
goods hammocks: hamac, hamacs
goods baskets: panier, paniers
goods tablecloths: nappe, nappes
goods t-shirts: t-shirt, t-shirts, tee-shirt, tee-shirts
goods shirts: chemise, chemises
goods pants: pantalon, pantalons
goods dresses: robe, robes
goods candles: bougie, bougies
goods mugs: tasse, tasses, mug, mugs
goods socks: chaussette, chaussettes
goods hoodies: sweat à capuche, sweats à capuche
goods blankets: couverture, couvertures, plaid, plaids
goods cosmetics: cosmétique, cosmétiques, maquillage
goods screws: vis
goods laptops: ordinateur portable, ordinateurs portables
goods cell phones: téléphone portable, téléphones portables, téléphone, téléphones, smartphone, smartphones
goods wine: vin, vins
goods cheese: fromage, fromages
goods olive oil: huile d olive
part sole: semelle, semelles
part lid: couvercle, couvercles
part handle: anse, poignée
part zipper: fermeture éclair
part lining: doublure
part print: motif
part frame: cadre
with with: avec
without without: sans
and: et, ou, versus, vs, contre
to: vers
lowest: le moins cher, moins cher, moins chère, moins élevé, moins élevés, plus bas, plus basse, plus faible, plus faibles, le moins, les moins
usmca: ACEUM, AEUMC
not: pas
when today: aujourd hui
when tomorrow: demain
when next month: mois prochain
when next year: année prochaine, an prochain
filler: usine, usines, fabricant, fabricants, fabriquer, échantillon, échantillons, cherche, cherchons, commande, minimum, fournisseur, fournisseurs, quand, temps, le, la, les, l, un, une, des, du, de, d, au, aux, à, en, dans, pour, par, sur, chez, que, qu, qui, quoi, quel, quelle, quels, quelles, combien, comment, où, est, sont, êtes, c, ce, ces, cette, ça, s, y, il, elle, ils, elles, je, j, nous, vous, on, me, m, mon, ma, mes, notre, nos, votre, vos, son, sa, ses, bonjour, salut, merci, svp, s il vous plaît, plaît, veux, voudrais, voudrions, voulons, souhaite, souhaitons, savoir, peux, peut, pouvez, dire, dites, dois, doit, devons, faut, payer, paie, paye, paierai, payera, payons, coûte, coûtent, coût, coûts, prix, valeur, valant, total, importer, importe, importons, importés, importées, importé, importée, importation, importations, acheter, achète, amener, faire, venir, fait, faits, faite, faites, fabriqué, fabriquée, fabriqués, fabriquées, produit, produits, produite, produites, provenant, provenance, origine, originaire, originaires, venant, pays, marchandise, marchandises, article, articles, applique, appliquent, appliqué, appliqués, actuel, actuels, actuellement, maintenant, si, alors, aussi, environ, plus, très, code, sh, hs, hts, position, nomenclature, numéro, compare, comparer, comparé, comparaison, entre, différence, chaque, noir, noire, noirs, noires, blanc, blanche, blancs, blanches, rouge, rouges, bleu, bleue, bleus, bleues, vert, verte, verts, vertes, grand, grande, grands, grandes, petit, petite, petits, petites, personnalisé, personnalisés, personnalisée, personnalisées, nouveau, nouveaux, nouvelle, pur, pure, naturel, naturelle, états unis, etats unis, usa, us, américain, américaine, américains, américaines, amérique, marché, marque, logo, arrivée, arrivent, entrer, entrée, livraison, vendre, avoir, ai, a, avons, taux
`;
