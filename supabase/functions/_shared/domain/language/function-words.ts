/**
 * Function words by language, what every sentence of it is held together with, and at the end those
 * of our trade. Words that English has too ("no", "die", "me", "come") count for none.
 */
export const functionWords = {
  spanish: `el la los las un una unos unas de del al y o que qué cual cuál cuales cuáles cuanto cuánto
    cuanta cuánta cuantos cuántos cuantas cuántas cuando cuándo donde dónde como cómo quien quién por
    para con sin sobre entre desde hasta hay es son está están estoy ser puedo puede pueden podemos
    quiero quiere necesito necesita tengo tiene tienen tienes hacer hace hacen cuesta cuestan mi mis
    su sus tu tus yo usted ustedes ellos nosotros lo le les se si sí más muy también pero porque
    envían fabrican trabajan hola gracias favor ofrecen tarda envío pedido mínimo fábrica fábricas
    fabrica fabricas muestra muestras aranceles marca paga pagar`,
  italian: `il lo la gli le un uno una di del della dei delle degli al alla ai alle da dal dalla nel
    nella con su sul per tra fra e che chi cosa quale quali quanto quanta quanti quante quando dove
    perché è sono sei siete siamo ho hai ha avete abbiamo hanno posso può possono potete vorrei voglio
    devo fare fate costa costano mi mio mia miei vostro vostra vostri io voi noi loro non più molto
    anche ma ciao grazie serve servono offrite spedite producete ci si l dell all ordine minimo
    fabbrica fabbriche campione campioni dazi marchio paga pagare spedizione produzione tempo`,
  portuguese: `os as um uma uns umas de do da dos das em no na nos nas ao à e que qual quais quanto
    quanta quantos quantas quando onde como quem por para com sem sobre entre é são está estão ser
    posso pode podem podemos quero quer preciso precisa tenho tem têm fazer faz fazem custa custam meu
    minha seu sua seus eu você vocês eles nós não mais muito também mas porque olá obrigado obrigada
    há enviam fabricam oferecem isso pedido mínimo fábrica fábricas amostra amostras impostos marca
    paga pagar tempo demora produção envio`,
  german: `der die das den dem des ein eine einen einem einer eines und oder aber nicht kein keine ist
    sind war wird werden wurde kann können könnt könnte muss müssen möchte will wollen habe haben hat
    hatte ich du er sie es wir ihr mich mir uns euch mein meine meinen unser unsere ihre ihren wie
    wo wer wann warum welche welcher welches welchen wieviel viel viele für mit von aus bei nach zu zum
    zur auf im ins am an über unter zwischen kostet kosten lange gibt bieten liefern auch noch sehr
    bitte danke hallo fabrik fabriken muster marke zoll zahlt bezahlt versand produktion
    mindestbestellmenge`,
  french: `le la les un une des du de au aux et ou où que qui quoi quel quelle quels quelles combien
    comment quand pourquoi est sont êtes suis ai as avez avons ont peux peut pouvez pouvons veux
    voudrais dois faire fait faites je tu il elle nous vous ils elles mon ma mes votre vos notre nos
    leur leurs ne pas plus très aussi mais pour par avec sans sur dans entre chez ce cette ces se
    coûte coûtent faut y en bonjour merci quelque livrez proposez est peut qu l d c j n s usine usines commande commandes échantillon
    échantillons marque douane livraison`,
  dutch: `de het een en of maar niet geen is zijn wordt kan kunnen moet wil heb hebben heeft ik jij
    je hij wij jullie mijn onze uw hoe hoeveel waar wie wanneer waarom welke wat voor met van uit bij
    naar op aan kost kosten ook nog zeer lang duurt`,
  turkish: `bir ve ile için bu ne nedir nasıl nerede kaç kadar mı mi mu mü var yok çok ben siz biz
    olarak hangi ürün`,
} as const satisfies Readonly<Record<string, string>>;

/** Words that an English question is made of. */
export const wordsOfEnglish: ReadonlySet<string> = new Set(
  `a an and any are as at be been but by can could did do does for from had has have how i if in into
   is it its like long me much many my need not of on or our out per should so some than that the
   their them then there they this those to up us was we were what when where which while who why
   will with would you your`.split(/\s+/),
);
