import type { WordTable } from './words.ts';

/** Spanish words of questions about duty. */
export const spanishWords: WordTable = `
duty: arancel, aranceles, arancelario, arancelaria, arancelarios, derechos de aduana, derecho de aduana, derechos de importación, impuesto de importación, impuestos de importación, impuesto, impuestos, tarifa, tarifas, tasa, aduana, aduanas, gravamen, tributo, tributos
material cotton: algodón, de puro algodón
material polyester: poliéster
material wool: lana
material merino: merino
material silk: seda
material linen: lino
material denim: mezclilla, tela vaquera
material leather: cuero, piel
material faux leather: cuero sintético, piel sintética, polipiel
material silver: plata
material brass: latón
material copper: cobre
material gold: oro
material stainless steel: acero inoxidable
material steel: acero
material aluminum: aluminio
material iron: hierro
material cast iron: hierro fundido
material wooden: madera
material glass: vidrio, cristal
material ceramic: cerámica, barro
material porcelain: porcelana
material plastic: plástico
material silicone: silicona, silicón
material rubber: goma, caucho, hule
material paper: papel
material cardboard: cartón
material jute: yute
material straw: paja, palma
material bamboo: bambú
material cork: corcho
material soy: soja, soya
material beeswax: cera de abeja
material canvas: lona
material velvet: terciopelo
material synthetic: fibras sintéticas, sintético, sintética, sintéticos, sintéticas
make knitted: tejido, tejida, tejidos, tejidas, de punto
make woven: de tejido plano
make embroidered: bordado, bordada, bordados, bordadas
make printed: estampado, estampada, estampados, estampadas, impreso, impresa, impresos, impresas
make organic: orgánico, orgánica, orgánicos, orgánicas, ecológico
make handmade: hecho a mano, hecha a mano, hechos a mano, hechas a mano, artesanal, artesanales
make scented: aromático, aromática, aromáticos, aromáticas, perfumada, perfumadas
wearer women's: mujer, mujeres, dama, damas, señora
wearer men's: hombre, hombres, caballero, caballeros
wearer kids': niño, niña, niños, niñas, infantil, infantiles
wearer baby: bebé, bebés
wearer dog: perro, perros
wearer cat: gato, gatos
goods toys: juguete, juguetes
goods clothing: ropa, prendas
goods shoes: zapato, zapatos, calzado
goods bags: bolsas
goods handbags: bolso de mano, bolsos de mano, bolso, bolsos, cartera de mano
goods jewelry: joyería, joyas, bisutería
goods furniture: mueble, muebles
goods hats: sombrero, sombreros
goods hammocks: hamaca, hamacas
goods baskets: canasta, canastas, cesta, cestas
goods tablecloths: mantel, manteles
goods cars: auto, autos, automóvil, automóviles, coche, coches, carro, carros
goods pickup trucks: camioneta, camionetas, camión, camiones
goods t-shirts: camisetas, playeras
goods shirts: camisa, camisas
goods pants: pantalón, pantalones
goods dresses: vestido, vestidos
goods candles: velas
goods mugs: tazas
goods socks: calcetines
goods hoodies: sudadera, sudaderas, hoodies
goods blankets: manta, mantas, cobija, cobijas
goods cosmetics: cosmético, cosméticos, maquillaje
goods screws: tornillo, tornillos
goods laptops: portátil, portátiles, laptop, laptops
goods cell phones: celular, celulares, teléfono, teléfonos, móvil, móviles
goods wine: vino, vinos
goods cheese: queso, quesos
goods olive oil: aceite de oliva
part sole: suela, suelas
part lid: tapa, tapas
part handle: asa, asas, mango
part zipper: cierre, cremallera
part lining: forro
part print: estampa
part frame: marco
with with: con
without without: sin
and: y, e, o, u, versus, vs, contra
to: hacia, a, al
lowest: más barato, más barata, más bajo, más baja, menor, menos, mejor país, el más bajo
usmca: T-MEC, TMEC, t mec
not: sin el, no califica, no califican
when today: hoy
when tomorrow: mañana
when next month: próximo mes, el mes que viene, mes próximo
when next year: próximo año, año que viene, año próximo
filler: dónde, fabricar, fabrican, fábrica, fábricas, fabricante, fabricantes, muestra, muestras, pedido, mínimo, crear, hacer, ayuda, busco, buscamos, proveedor, proveedores, cuándo, quién, tarda, el, la, los, las, lo, un, una, unos, unas, de, del, en, para, por, se, me, nos, te, le, mi, mis, tu, tus, su, sus, nuestro, nuestra, nuestros, nuestras, yo, que, qué, cuál, cuáles, cuánto, cuánta, cuántos, cuántas, cómo, es, son, está, hay, hola, buenos, buenas, días, tardes, gracias, favor, quiero, quisiera, quisiéramos, queremos, necesito, necesitamos, saber, puedo, puede, pueden, podría, decir, decirme, dime, dígame, tengo, tenemos, voy, vamos, importar, importo, importamos, importación, importaciones, importado, importada, importados, importadas, traer, traigo, comprar, compro, pagar, pago, paga, pagan, pagaría, cobra, cobran, aplica, aplican, corresponde, cuesta, cuestan, costo, costos, costaría, precio, valor, valen, vale, total, producto, productos, artículo, artículos, mercancía, mercancías, hecho, hecha, hechos, hechas, fabricado, fabricada, fabricados, fabricadas, elaborado, elaborada, procedente, procedentes, origen, originario, originaria, país, países, desde, si, sí, entonces, ahora, actual, actualmente, ejemplo, como, más, muy, este, esta, estos, estas, ese, esa, tipo, cada, uno, código, hs, hts, posición, partida, fracción, compara, comparar, comparado, comparación, entre, diferencia, tiene, tienen, negro, negra, negros, negras, blanco, blanca, blancos, blancas, rojo, roja, azul, azules, verde, verdes, grande, grandes, pequeño, pequeña, pequeños, pequeñas, personalizado, personalizada, personalizados, personalizadas, nuevo, nuevas, nuevos, bonitas, baratas, cien, puro, pura, natural, naturales, aproximadamente, unas cuantas, ante, sobre, entrar, ingresar, ingreso, llegan, llegada, fecha, envío, enviar, vender, marca, logo, estados unidos, ee.uu, eeuu, ee uu, usa, us, estadounidense, estadounidenses, americano, norteamérica, qué tal, también, ni, ya, cuanto sale, sale
`;
