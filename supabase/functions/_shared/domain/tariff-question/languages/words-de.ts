import type { WordTable } from './words.ts';

/** German words of questions about duty. */
export const germanWords: WordTable = `
duty: Zoll, Zölle, Zöllen, Zollsatz, Zollsätze, Einfuhrzoll, Einfuhrzölle, Einfuhrabgaben, Einfuhrabgabe, Importzoll, Importzölle, US-Zoll, US-Zölle, Strafzoll, Strafzölle, Zollgebühr, Zollgebühren, Zollabgaben, Zolltarif, verzollen, verzollt, verzollung, Importsteuer, Einfuhrsteuer, Abgaben
material cotton: Baumwolle, Baumwoll, baumwollene, baumwollenen
material polyester: Polyester
material wool: Wolle, Woll, wollene
material merino: Merinowolle, Merino
material silk: Seide, Seiden
material linen: Leinen
material denim: Denim, Jeansstoff
material leather: Leder, lederne
material faux leather: Kunstleder, veganem Leder, veganes Leder
material silver: Silber
material brass: Messing
material copper: Kupfer
material gold: Gold
material stainless steel: Edelstahl, rostfreiem Stahl, rostfreier Stahl
material steel: Stahl
material aluminum: Aluminium, Alu
material iron: Eisen
material cast iron: Gusseisen
material wooden: Holz, hölzerne
material glass: Glas
material ceramic: Keramik, Steingut, keramische
material porcelain: Porzellan
material plastic: Kunststoff, Plastik
material silicone: Silikon
material rubber: Gummi, Kautschuk
material paper: Papier
material cardboard: Karton, Pappe
material jute: Jute
material straw: Stroh
material bamboo: Bambus
material cork: Kork
material soy: Soja, Sojawachs
material beeswax: Bienenwachs
material canvas: Segeltuch
material velvet: Samt
material synthetic: Kunstfaser, Kunstfasern, synthetische, synthetischen, synthetik
make knitted: gestrickt, gestrickte, gestrickten, strick
make woven: gewebt, gewebte, gewebten
make embroidered: bestickt, bestickte, bestickten
make printed: bedruckt, bedruckte, bedruckten
make organic: Bio
make handmade: handgemacht, handgemachte, handgemachten, handgefertigt, handgefertigte
make scented: duftende
wearer women's: Damen, Frauen
wearer men's: Herren, Männer
wearer kids': Kinder, Kindern
wearer baby: Baby, Babys
wearer dog: Hund, Hunde, Hunden
wearer cat: Katze, Katzen
goods toys: Spielzeug, Spielzeuge, Spielwaren
goods clothing: Kleidung, Bekleidung
goods shoes: Schuh, Schuhe, Schuhen
goods bags: Tasche, Taschen
goods handbags: Handtasche, Handtaschen
goods jewelry: Schmuck, Modeschmuck
goods furniture: Möbel, Möbeln
goods hats: Hut, Hüte
goods hammocks: Hängematte, Hängematten
goods baskets: Korb, Körbe
goods tablecloths: Tischdecke, Tischdecken
goods t-shirts: T-Shirt, T-Shirts, Tshirts
goods shirts: Hemd, Hemden
goods pants: Hose, Hosen
goods dresses: Kleid, Kleider
goods candles: Kerze, Kerzen
goods mugs: Tasse, Tassen, Kaffeetassen
goods socks: Socken
goods hoodies: Hoodie, Hoodies
goods blankets: Decke, Decken
goods cosmetics: Kosmetik, Kosmetika
goods screws: Schraube, Schrauben
goods laptops: Laptop, Laptops
goods cell phones: Handy, Handys, Smartphone, Smartphones
goods wine: Wein, Weine
goods cheese: Käse
goods olive oil: Olivenöl
part sole: Sohle, Sohlen
part lid: Deckel
part handle: Henkel, Griff, Griffe
part zipper: Reißverschluss
part lining: Futter
part print: Aufdruck
part frame: Rahmen
with with: mit
without without: ohne
and: und, oder, versus, vs, gegenüber
to: nach
lowest: am niedrigsten, niedrigste, niedrigsten, günstigste, günstigsten, am günstigsten, billigste, am billigsten, geringste, geringsten, wenigsten, am wenigsten
usmca: USMCA
not: nicht
when today: heute
when tomorrow: morgen
when next month: nächsten Monat, nächster Monat, kommenden Monat
when next year: nächstes Jahr, nächsten Jahr, kommendes Jahr
filler: Fabrik, Fabriken, Hersteller, Muster, herstellen, suche, suchen, Mindestbestellmenge, Lieferant, Lieferanten, Bestellung, lange, dauert, der, die, das, den, dem, des, ein, eine, einen, einem, einer, eines, kein, keine, auf, aus, von, vom, für, bei, beim, im, in, zu, zum, zur, an, am, um, ich, wir, du, sie, es, man, mich, mir, uns, mein, meine, meinen, unser, unsere, unseren, ihr, ihre, wie, was, welche, welcher, welches, welchen, wo, wer, wann, warum, wieviel, viel, viele, hoch, höhe, ist, sind, wäre, wird, werden, fällt, fallen, gilt, gelten, beträgt, betragen, kostet, kosten, zahle, zahlen, zahlt, bezahle, bezahlen, muss, müssen, kann, können, könnten, möchte, möchten, will, wollen, würde, bitte, hallo, guten, tag, danke, sagen, wissen, importiere, importieren, importiert, import, importe, einfuhr, einführen, einfuhren, kaufen, kaufe, bringen, bestellen, hergestellt, hergestellte, hergestellten, produziert, produzierte, gefertigt, stammen, kommen, kommt, Ursprung, Ursprungsland, Herkunft, Land, Länder, Ware, Waren, Produkt, Produkte, Preis, Wert, gesamt, insgesamt, mal, so, denn, dann, jetzt, aktuell, aktuelle, aktuellen, aktuellem, derzeit, momentan, wenn, falls, auch, noch, nur, etwa, circa, ca, Code, Zolltarifnummer, Warennummer, hs, hts, vergleiche, vergleichen, vergleich, verglichen, unterschied, zwischen, schwarz, schwarze, schwarzen, weiß, weiße, weißen, rot, rote, roten, blau, blaue, grün, grüne, groß, große, großen, klein, kleine, kleinen, neue, neuen, schöne, schönen, personalisierte, personalisierten, hochwertige, hochwertigen, einfache, reine, reiner, reinen, USA, US, U.S, Vereinigten Staaten, Vereinigte Staaten, Amerika, US-Einfuhr, Markt, Marke, Logo, ab, pro, je, über, hallo, moin, eigentlich, wäre das, mit sich, ankommen, ankunft, versand, verkaufen, lassen, haben, habe, hat, gibt, kommt es
`;
