import { gentlePhrases, idioms, rule, type Subject, signs } from '../rule.ts'

const STORY =
  'roman|film|krimi|theater|buhne|drehbuch|serie|hauptfigur|spiel|novela|pelicula|obra|teatro|cuento|personaje|piece|scene|chanson|jeu|juego|personnage'

/** A time or a sign that it is not over. */
const NOT_OVER = [
  'heute|jetzt|gerade|wieder|gestern|morgen|stunden|tagen?|wochen?|bin ich dran|ich dran|nachste\\w*|blut\\w*|hort nicht auf|gehe mit|komme nach|nachkommen',
  'hoy|ahora|ayer|manana|esta noche|otra vez|de nuevo|dias|horas|semanas?|me toca|sangr\\w*|no despierta|vuelvo|repito',
  'ce soir|aujourdhui|demain|hier|encore|a nouveau|maintenant|mon tour|saigne\\w*|rejoindre|suivre|pareil',
]

/** Suicide and self-harm in German, Spanish and French: plain words, dialects, short titles and what happened just now. */
export const SUICIDE_BY_LANGUAGE: Subject = {
  safe: [
    idioms(
      'Hair, lawns, plays, sauces and lectures.',
      '(mir|mir selber|mir selbst|uns) ~2(pony|haare|fransen|nagel|fingernagel|zehennagel|bart) ~1(selber |selbst )?(schneid\\w*|stutz\\w*|kurz\\w*)',
      '(scarifier|scarification) ~1(la |le |une |ma )?(pelouse|gazon|prairie|graines|semences)',
      '(squeeze|amorti|sauce|ailes|wings|sprints?|burpees|salsa|chifles?) (sauce )?suicid(e|es|io)',
      '(le )?suicide de durkheim|durkheim ~3suicide',
      '(evaluation|prevention|risque) (du risque )?suicidaire',
      '(finge|fingir|fingio|simula|escenifica) su (propio )?(suicid\\w+|muerte)',
      '(mourir|coucher) (moins|plus) (bete|con|idiote?|ignorante?)',
    ),
    idioms(
      'Pumps, haircuts, laxatives that are given up, and medicine that is taken as prescribed.',
      'bombas? de (calor|agua|chocolate|bano|crema|aire|bicicleta)|bombes? (anti ?crevaison|de peinture|de laque|a raser|de chantilly)',
      '(hacerme|me hago|me hice) (un )?cortes? (de pelo|nuevos cada mes)',
      '(me hago|me hice|me hacen) (heridas|dano) ~1(en los pies|en los talones|jugando|corriendo|con las (botas|zapatillas))',
      '(lanzarme|tirarme) (al metro en vez|por la ventana de oportunidad)',
      'desaparecer del mundo (un|una|unos|unas|este|esta|por) (fin|semana|dias|finde|rato)',
      '(dejar|dejo|sin|no tomar|reducir) (los |mas )?laxantes',
      'una paliza ~3aprenda a (jugar|competir|perder)',
      '(prendre|prends) (tous |bien )?(mes|les) (medicaments|cachets|comprimes|gelules) ~3(prescrits|du pilulier|apres (le|les|chaque)|avec (le|les|un)|a lheure|le matin|le soir apres)',
    ),
    idioms(
      'Another place to live, and nights without a phone.',
      'ne plus vivre (a|en|dans|avec|chez|au|aux|comme|sur) ~1(bruxelles|paris|lyon|ville|marseille|lille|geneve|montreal|etudiants?|coloc\\w*|appartement|stress|dettes|carton\\w*|\\w+ mais)',
      '(ne plus|plus) me reveiller (la nuit|a \\w+ heures|au milieu|en sursaut|si tot|trop tot|fatigue\\w*|avec le)',
    ),
    idioms(
      'Kitchens, bridges on a run, bicycles and books.',
      '(mohren|karotten|zwiebel|gemuse|kartoffel|speck)\\w* ~3geschnitten',
      '(an|auf) der brucke ~1(ankomme|bin|stehe) drehe ich um',
      '(casi|por poco) me (mato|mate) ~2(en (la|el) (bici|moto|coche|patineta|escalera)|bajando|resbal\\w*|tropez\\w*)',
      '(suicidio|muerte) de (adela|melibea|larra|werther|ofelia|dido)',
      '(faux|fausse) (suicide|mort)(?= |$)(?! de (ma|mon))',
    ),
    {
      ...idioms('A joke about something forgotten, in Spanish.', 'me quiero matar(?= |$)'),
      ...signs(['me olvide|se me olvido|olvidando|otra vez', 'jaja\\w*|jeje\\w*|xd|lol']),
    },
    idioms(
      'Tired after work.',
      '(nach|vom) (dem |der )?\\w*(dienst|schicht|arbeit|training|umzug|kurs) ~2(bin ich|ich bin) (immer |total |vollig |echt |einfach )?(tot|gestorben|erledigt)',
    ),
    idioms(
      'The end of a working day, and shoes that hurt.',
      '(um|gegen|ab) \\w+ (mache|mach) ich (schluss|feierabend)(?! (mit (allem|dem leben|mir)))|(mache|mach) ich (heute )?(fruher )?schluss und (gehe|fahre) ~1(in|nach|zum|zur|ins|heim|dann|mit)(?! ~3(tod|wasser|himmel|jenseits|grab))',
      'me (hago|hacen|hice) dano en (el|la|los|las) (talon|talones|pie|pies|rodilla|rodillas|espalda|tobillo|hombro|cuello|dedo)',
    ),
    idioms(
      'Prevention that is taught.',
      '(elternabend|abend|vortrag|unterricht|stunde|projekttag|buch|artikel|seminar) ~2(uber|zur|zu) (suizid|selbstmord)\\w*',
      '(suizid|selbstmord)pravention ~2(an|in|fur|bei) ',
      '(workshops?|kurse?|vortrage?|fortbildung\\w*|unterricht) ~1(zur|zu|uber|in) (suizid|selbstmord)\\w*',
    ),
    {
      ...idioms(
        'Players of a game.',
        '(se|te|nos) suicid\\w+ ~1(en |cada |siempre )(cada |la |las |el |los )?(ronda|rondas|partida|partidas|nivel|mapa|ranked)',
      ),
      ...signs(['free ?fire|fortnite|lol|valorant|minecraft|partida|juego|equipo|ranked|eliminan|ronda']),
    },
    {
      ...idioms('A joke about something forgotten.', '(ich )?bring(e)? mich um(?= |$)'),
      ...signs(['vergessen|verpennt|verlegt|verschusselt|schon wieder', 'haha|lol|omg|hihi']),
    },
    gentlePhrases(
      'suicide',
      '(gruppe|treffen|abend|kreis) ~2(hinterbliebene|angehorige|trauernde)n? nach (suizid|selbstmord)',
      '(suizidversuch|selbstmordversuch) vor \\w+ jahren',
      '(depuis|apres) le suicide de (papa|maman|mamie|papi|(mon|ma) \\w+)',
      '(accompagne|soutiens|ecoute|aide) ~2(soeur|frere|fille|fils|amie?|mere|pere|copine?) qui (sautomutile|se scarifie|se fait du mal)',
      '(hija|hijo|hermana|hermano|amiga|amigo|sobrina|alumna) ~5epoca en (la )?que se (autolesionaba|cortaba|hacia dano)',
    ),
    {
      ...gentlePhrases(
        'suicide',
        '(hinterbliebene|angehorige|trauernde)n? (nach|von|bei) (suizid|selbstmord|selbsttotung)',
        '(endeuilles?|proches|familles?) (par|apres|dun|du) suicide',
        '(sobrevivientes|supervivientes|dolientes|duelo) (de|por|del|tras el|tras un) suicidio',
        '(vor|seit) ~2(jahren|monaten) ~2(habe|hab|hatte|wollte) ich ~2(versucht )?mich (umzubringen|umbringen|zu toten|toten)',
        '(vor|seit) ~2jahren ~2(wollte|mochte) ich (sterben|nicht mehr leben|tot sein)',
        '(mit|als) \\w+ ~1wollte ich (sterben|nicht mehr leben|tot sein)(?! (heute|und jetzt))',
        '(a|con) (los )?\\w+ (anos )?intente (suicid\\w+|matarme|quitarme la vida)',
        '(ideas|ideacion|pensamientos|intento) (suicid\\w+|de suicidio) (en|hace|cuando) (?!cuanto|este|estos|dias|poco|momento)(el )?\\w+',
        'mis (cicatrices|marcas) (ya )?(son|estan) (viejas|curadas|blancas|antiguas)(?= |$)',
        'cicatrices ~6(de )?cuando me (cortaba|autolesionaba|hacia cortes)',
        '(sali|salir|alta) ~8(entre|ingrese|ingresad[oa]|internad[oa]) porque queria (morirme|morir|matarme)',
        '(hace|llevo) \\w+ (meses|anos|semanas|dias) (q|que|sin) ~1no? ?me (corto|cortaba|cortarme|hago dano|autolesiono)',
        '(epoca|anos|etapa|tiempos?) (en (la )?que|cuando) me (hacia dano|cortaba|autolesionaba|queria morir)',
        '(a|quand javais) \\w+ ans ~1(je voulais|jai voulu) (mourir|en finir)',
        '(cicatrices|marques|traces) ~3(dautomutilation|automutilation|mutilation|scarifications?)',
        '(ans?|mois|semaines) ~1(que|ke|q|sans) ~2(je )?(me |m |jme )(suis )?(fais|fait) ?(plus|pas) (de )?mal(?! a)',
        '(mein|meines) (suizidversuch|selbstmordversuch) (ist|war|liegt) ~2(jahre?|monate) (her|zuruck)',
        '(sohn|tochter|kind|schwester|bruder|freundin|freund|schuler\\w*) ~2(die|der|das|hat) (sich|si) ~2(selbst |selber )?(verletzt|geritzt|geschnitten)( hat)?',
        '(de joven|de adolescente|hace (anos|mucho)|en mi juventud) (intente|quise|trate de) (quitarme la vida|matarme|suicid\\w+)',
        '(mi|su) (hij[oa]|herman[oa]|amig[oa]|sobrin[oa]|alumn[oa]) ~2se (hacia|hizo) (cortes|dano)',
        '(ma|mon) (fille|fils|soeur|frere|amie?|niece|neveu|eleve) ~1(sest|setait) (fait|faite) (du )?mal',
        '(alten|alte|den|meine) narben (vom|von dem|vom alten|meiner) (ritzen|schneiden|selbstverletz\\w*)',
        '(jahre?|monate?|wochen|tage|jahr) ohne (klinge|rasierklinge|messer an der haut)',
        '(wag|wage|wegen|nach) (der )?selb(st|scht)verletz\\w*',
      ),
      unless: NOT_OVER,
    },
    {
      ...gentlePhrases(
        'suicide',
        '(lehrling|schuler|schulerin|nachbar|nachbarin|chef|kollege|kollegin|cousin|cousine|papa|mama|bruder|schwester|freund|freundin|onkel|tante|vater|mutter|sohn|tochter|mann|frau|opa|oma) ~3(hat|hod|het) ~1(sich|si) ~7(umgebracht|umbracht|das leben genommen|s lebn gnumma|erhangt|vor den zug)',
        '(hat|hod|hot|het) (sich|si) (da|der|die|d|mei|mein|meine) ~1(papa|mama|bruder|schwester|freund|freundin|onkel|tante|vater|mutter|sohn|tochter|mann|frau|opa|oma) ~2(umgebracht|umbracht|s lebn gnumma|das leben genommen)',
        '(pere|mere|papa|maman|frere|soeur|fils|fille|ami|amie|mari|femme|blonde|chum|collegue|cousine?|oncle|tante|copine?|eleve|voisine?) ~4(sest|setait) ((enlevee?|donnee?|otee?) la (vie|mort)|pendue?|suicidee?)',
        '(ami|amie|pere|mere|frere|soeur|collegue|oncle|tante|cousine?|mari|femme|fils|fille|elle|il) ~4a mis fin a ses jours',
        '(padre|madre|hermano|hermana|hijo|hija|amigo|amiga|primo|prima|tio|tia|marido|mujer|novio|novia|companer[oa]|vecin[oa]) ~3se (suicido|quito la vida|mato|ahorco)(?= |$)(?! (trabajando|estudiando|de risa))',
      ),
      unless: NOT_OVER,
    },
  ],
  rules: [
    // Low German and Bavarian. Example: “am liabstn waar i hi”.
    rule(
      'crisis',
      'suicide',
      [
        '(am liabst(n|en|e)?|am leevst(en)?) (waar|war|ware|waer|weer) (i|ik|ich) (hi|hin|tot|doot|dod|nimmer do)(?= |$)',
        '(pack|packe|derpack) (i |ich )?(des|das|dieses) (ganze )?(leben|lebn) ~2(ned|net|nicht|nimmer)(?= |$)',
        '(wull|will|much) (ik|ick) (doot|dood) (wesen|sien|blieven)|ik will doot (wesen|sien)',
      ],
      [STORY],
    ),
    {
      ...rule('crisis', 'suicide', ['(gah|goh|ga) (ik|ick) ~1(in|int|ins) (t )?(water|wasser)(?= |$)']),
      ...signs(['keen (zweck|sinn|luer)|allens|vunnacht|nich mehr|nimmer']),
    },
    // German, with Swiss and Austrian words. Example: “Aufhören zu existieren, so bald wie möglich.”
    rule(
      'crisis',
      'suicide',
      [
        '(nu|num|numm|numme|nume|nimm|nimma|nimmer|nit|nid|net|ned) (me |meh |mehr |lenger |langer )?(labe|lebe|leba|labn|lebn|ufwache|ufwacha|da si|do si)(?= |$)(?! (um|in|bi|z|mit|vo|ohni|wie|so))',
        'wie (man|ich) (sich|mich) ~2(umbringt|umbringe|umbringen kann|das leben (nimmt|nehme)|erhangt|erhange)(?= |$)',
        '(setze|setz|mache|mach) ich (dem|diesem) (ganzen|elend|allem) ein ende ~2(mir|meinem leben)(?= |$)',
        '(aufhoren|aufhor|aufzuhoren|auf ?horen) zu (existieren|leben|atmen|sein)|nicht (mehr|langer|weiter) (existieren|zu existieren)(?= |$)(?! (auf|bei|im (netz|internet)))',
        '(selpst|selpsd|selbs|selbst|sebst|salbst)m(o|oa)rt(?! ?kommando)|suizit|suizied|suiziet|suicit',
        '(mi|mich) (sel(b|w|ba|wa)r? |salber )?(umbringe|umbringa|umbringn|umbrienge|umbrenga|hamdrah\\w*|hoamdrah\\w*|heimdrehen|heimdreh|wegputz\\w*)(?= |$)',
        '(wett|wott|will|mecht|mocht|mochat|mag|mog) (i |ich )?~1(eifach |oafach |nur |nume |liab(a|er)? |am liabste )?(sterbe|sterba|sterbn|stearbe|tot si|dot sei)(?= |$)',
        '(tot|tod|tot sein|totsein|tod sein|sterben|nicht da sein|nicht mehr leben) (ist |sei |war |ware )?(besser|leichter|schoner|einfacher) (ist |ware )?(als|wie) (das|so|hier|leben|jeden|weiter|dieses)',
        'mir ~3(was|etwas|was schlimmes|etwas schlimmes) angetan(?= |$)(?! (hat|haben|wurde))',
      ],
      [
        `${STORY}|mein(e)? (\\w+ )?(opa|oma|schwester|bruder|freund\\w*) (hat|wollte)|kundigung|job|wg|instagram|account|konto loschen|zusammenleben|chef|seminar|pravention|beratung|ausbildung|verhindern`,
      ],
    ),
    rule(
      'crisis',
      'self-harm',
      [
        '(schmerz|schmerzen|brennen|blut|bluten) (beim|vom|nach dem|von) ~1(schneiden|ritzen|klinge|schnitt\\w*) ~4(einzig\\w*|beruhig\\w*|gut|hilft|spur\\w*|fuhl\\w*|erleichter\\w*|brauch\\w*)',
        '(schneiden|schneid|ritzen|ritz|ritze) ~6(das einzige|einzige was) ~3(spur\\w*|fuhl\\w*|hilft|bleibt)',
      ],
      [`${STORY}|zwiebel\\w*|holz|zahn\\w*|knie|kaiserschnitt|operation|op`],
    ),
    // Spanish. Example: “Aventarme al metro el lunes temprano.”
    rule(
      'crisis',
      'suicide',
      [
        '(aventar|tirar|lanzar|arrojar|botar|echar)me ~1(a las|al|del|de la|desde el|desde la|desde un|de un|bajo el|delante del|por el) (vias|puente|balcon|azotea|barranco|acantilado|viaducto|edificio|tren)(?= |$)',
        '(aventar|tirar|arrojar)me (al|bajo el|delante del) metro(?= |$)|me (aviento|tiro|arrojo|lanzo) (al|a las|del|desde el|desde la) (metro|vias|tren|puente|balcon|azotea|barranco)',
        '(cualquier|una) (noche|manana) de estas no amanezco|^no amanecer ~1(manana|nunca|mas)?$',
        '(puente|azotea|balcon|acantilado|barranco|terraza|mirador|viaducto|vias) ~4me (dejo|dejare|voy a dejar|dejaba|suelto|soltare) (caer|ir)?',
        '(no|sin|ya no|dejar de) (estar|seguir|quedar) (viv[oa]|con vida)(?= |$)(?! (de|en el centro|a base))',
      ],
      [
        `${STORY}|paracaidas|parapente|bungee|puenting|tirolesa|piscina|alberca|clavados?|canoa|rafting|gato|perro|volcan`,
      ],
    ),
    rule(
      'crisis',
      'self-harm',
      [
        'hacerme ~1(marcas|cortes|rayas|tajos|heridas) ~1(nuev[oa]s|otra vez|de nuevo|en (los|las|el|la) (brazos?|piernas?|muslos?|munecas?|barriga))',
      ],
      [`${STORY}|tatu\\w*|pelo|cabello|maquillaje|guitarra|gato|rasur\\w*|afeit\\w*|peluquer\\w*`],
    ),
    // French. Example: “J’ai avalé tout le tube il y a vingt minutes et maintenant j’ai peur.”
    {
      ...rule('crisis', 'suicide', [
        '(avale|gobe|ingere) (tout le|toute la|toutes les|tous les) (tube|boite|boites|plaquette|plaquettes|flacon|cachets?|comprimes?|somniferes?)',
        '(avale|avalerai|avalerais|prendrai|prends) (toute |tout |toutes |tous )(la |le |les |mes )(boite|tube|plaquette|flacon|boites|cachets?|comprimes?|medocs?|pilules?)',
      ]),
      ...signs(
        [
          '(il y a|ya|depuis) ~2(minutes|min|heures?|mn)|peur|maintenant|dormir\\w*|eteind\\w*|dormiront|adieu|seul\\w*|personne|ce soir|apres',
        ],
        [`${STORY}|vitamines?|antibio\\w*|chat|chien|homeo\\w*|bonbons?`],
      ),
    },
    {
      ...rule('crisis', 'suicide', [
        '(la )?derniere fois ~3(avec|aux|par) (les |des )?(cachets|medocs|medicaments|comprimes|somniferes|pilules|lame|corde)',
      ]),
      ...signs(['trouvee?|reveillee?|sauvee?|attende|parte|seule?|rentre|reussi\\w*|rate\\w*|foire\\w*'], [STORY]),
    },
    rule(
      'crisis',
      'suicide',
      [
        '(sinon|autrement) ~2(ce serait|ca serait|cest|je serais|jserais|je serai) ~2(deja )?(fait|mort|morte|parti|partie|fini)(?= |$)(?! (de|le|la|les|mon|ma|en (avance|retard)))',
        'je (me )?(jetterai|jette|jetterais|balancerai|balance|foutrai|fous|lancerai) ~1(sous|devant) (le|un|la|les) ~1(train|metro|rer|camion|tram|rame|bus|voiture|poids lourd)',
        '(me|m|jme) (jeter|foutre|balancer|lancer|coucher|allonger) (sous|devant|sur) (le|un|la|les) ~1(train|metro|rer|camion|tram|rame|rails|voies)',
        '(pendue?|suicidee?|tuee?|donne la mort) ~3(demain|bientot|ce soir) ~1(cest )?(a )?mon tour(?= |$)',
        'jamais (etre|avoir ete) nee?(?= |$)(?! (a|au|aux|en|sous|dans|riche|fille|garcon))|(corriger|reparer) (lerreur|cette erreur) (detre nee?|moi meme)',
      ],
      [`${STORY}|escalade|grimpe\\w*|gym|saut a la corde|pendule|bateau|voile|spectacle|cours de`],
    ),
  ],
}
