import { rule, type Subject, signs } from '../rule.ts'

const ABOUT =
  'novel\\w*|story|film|movie|game|games|boss fight|thriller|series|roman|krimi|spiel|level|endgegner|novela|pelicula|juego|nivel|polar|jeu|niveau|theat\\w+|schach|tennis|tischtennis|fifa|mario kart|babyfoot|echecs|ajedrez|padel|kicker|darts|billard|intentos?|tentatives|versuche|modo dificil|ping pong|poker|chess|quiz'

const GERMAN_KIN =
  '(schwager|schwagerin|cousine?|stiefvater|stiefsohn|stiefmutter|schwieger\\w+|chefs?|chefin|nachbarn?|nachbarin|vermieter\\w*|mitbewohner\\w*|kollegen?|lehrer\\w*|mitschuler|bruder|schwester|vater|mutter|oma|opa|onkel|tante|ex|exfreund\\w*|mann|frau|freundin|freund|typen?|kerl|kerle|dicken|neuen|kleinen|zeugen|patienten|schiri|schiedsrichter|torwart|busfahrer|obdachlosen|rentner|verrater|penner|bastard)'
const SPANISH_KIN =
  '(cunad[oa]|suegr[oa]|jefe|jefa|vecin[oa]s?|caser[oa]|soci[oa]|companer[oa]|prim[oa]|herman[oa]|padre|madre|padrastro|madrastra|abuel[oa]|ti[oa]|ex|novi[oa]|marido|mujer|esposa|esposo|hij[oa]s?|sobrin[oa]|profe|profesora?|arbitro|entrenador|paciente|testigo|que|tipo|tia|gord[oa]|nuev[oa]|conductor|traidor|perro|gato|moro|viejo)'
const FRENCH_KIN =
  '(beau (frere|pere|fils)|belle (mere|soeur|fille)|patron|chef|voisine?|proprio|associe|coloc|cousine?|frere|soeur|pere|mere|papi|papy|mamie|oncle|tante|ex|copine|copain|mari|femme|mec|type|gosse|gamin|fils|fille|neveu|niece|prof|arbitre|entraineur|patient|temoin|traitre|gros|petit|nouveau|nouvelle|batard|chauffeur|chien|chat|vieux)'

/** Blows as a means of education or obedience, in German, Spanish and French. */
const BLOWS =
  '(zuschlag\\w*|zuzuschlagen|prugel\\w*|verprugel\\w*|einprugeln|schlage|mit (dem|der|einem) (gurtel|rute|stock|rohrstock|kabel)|hiebe|a (golpes|correazos|palos|bofetadas|cintarazos|varazos|correa)|con (el cinturon|la vara|la correa|el cable|la mano dura)|los golpes|a coups de (baton|ceinture|poings?|martinet|trique|pied)|a la (ceinture|trique|baguette)|les coups)'
const OBEY =
  '(gehorch\\w*|pariert?|parieren|erzieh\\w*|konsequent\\w*|gehorsam\\w*|obede\\w+|obedez\\w+|educa\\w*|corrig\\w+|criar|constante|firme|obei\\w*|eduquer|dresser|corrige\\w*|elever|filer droit|bouge plus|comprend que|entiende|versteht nur|bis (er|sie) (nicht mehr|still))'

const OFFICE =
  '(mayor|mayoress|judge|minister|senator|governor|president|prime minister|chancellor|councill?ors?|mp|sheriff|bishop|ambassador|congress(man|woman)|prosecutor|principal|headmaster|ceo|burgermeister(in)?|minister(in)?|kanzler(in)?|richter(in)?|landrat|prasident(in)?|staatsanwalt|alcalde|alcaldesa|ministr[oa]|juez|jueza|president[ea]|concejal|gobernador|fiscal|maire|ministre|juge|prefete?|depute|procureur)'

/** Plans to attack a named person in plain words, to hit a child or a partner as education, to tamper and to misuse a child. */
export const PLAIN_ATTACKS: Subject = {
  rules: [
    rule(
      'refuse',
      'harm-others',
      [
        'how (long|hard) ~5(hold|press|keep|put) (a|the|my) ~1(pillow|cushion) (on|over|against) (someone|somebody|him|her|his face|her face|a face|a person|people)',
        '(track|monitor|spy on|bug|clone|hack|hack into|read|watch|follow|install\\w* ~3on) (his |her |my (girlfriends?|boyfriends?|wifes?|husbands?|partners?|exs?|gfs?|bfs?) ?(s )?)(phone|messages|chats|texts|location|whatsapp|car|laptop) ~4(secretly|in secret|without (him|her|them) (knowing|noticing|seeing)|behind (his|her) back|so (he|she) (never|doesnt) (knows?|notices?))',
        `(mein\\w*|den|dem|diesen|der|die|diese) ~3${GERMAN_KIN} ~6(abstechen|umlegen|kaltmachen|abknallen|erschlagen|ersticken|erwurgen|erschiessen|totschlagen|zusammentreten|zusammenschlagen|verprugeln|aufschlitzen|anzunden|umbringen|uber den haufen fahren|die (zahne|nase|rippen|beine|kniescheiben) (ausschlagen|brechen|zertrummern)|das leben nehmen)`,
        `(mein\\w*|dem|der|ihm|ihr) ~2${GERMAN_KIN}? ?(das|ein|die|einen) (messer|klinge|kissen|kugel|kniescheiben?|knie) ~5(rammen|stechen|aufs gesicht|aufdrucken|drucken|jagen|zertrummern|zertreten)`,
        `(bring|bringe|bringen) (ich )?(den|die|diesen|diese|ihn|sie|mein\\w*) ?~1${GERMAN_KIN}? ?(morgen |heute |bald )?um(?! (\\d|acht|sieben|neun|zehn|halb|viertel|punkt|sechs|drei|vier|funf|die|den))`,
        '(erschiesse|ersteche|erwurge|vergifte|erschlage) ich (sie|ihn|euch|die|den|alle|jeden)|ich (erschiesse|ersteche|erwurge|vergifte|erschlage) (sie|ihn|euch|die|den|alle|jeden|mein\\w*)',
        '(stech|steche|knall|knalle) (ich )?(den|die|ihn|sie|dich|euch|alle) ~3ab|(mach|mache) (ich )?(den|die|ihn|sie) ~5kalt|(den|die|ihn|sie) (kerl |typen |alte |alten )?kalt(machen)?(?= (der|die|weil|wenn|sobald))',
        '(lo|la|los|las|le|les) (voy|vamos) a (matar|rajar|acuchillar|apunalar|reventar(?! a (besos|preguntas|trabajo))|degollar|quemar viv\\w+|partir (la cara|el cuello|las piernas)|romper (la cara|las piernas|el cuello)|saltar los dientes|quitar (la vida|las ganas de (caminar|andar|vivir|respirar)))',
        '(?<!me |te )(la|lo|los) (mato|rajo|acuchillo|apunalo|degollo|deguello|atropello|quemo viv\\w+)(?! (a (besos|cosquillas|preguntas)|de (risa|aburrimiento|un susto)))',
        `(rajar|acuchillar|apunalar|asfixiar|degollar|cargarme|reventar|atropellar|quitar la vida|apalear|matar) (a |al |a la )(mi |ese |esa |su |el |la )?(nuev[oa] )?${SPANISH_KIN}(?! (final|de (las?|los) (mazmorra|nivel)|del (juego|nivel|mundo)|sano|pequeno problema))`,
        `(me cargo|mato|rajo|reviento) (a |al |a la )(mi |ese |esa |su )?${SPANISH_KIN}(?! (final|a (besos|preguntas)))`,
        `(meter(le)?|pegar(le)?|dar(le)?|clavar(le)?) (un tiro|un balazo|un navajazo|una punalada|matarile|un cuchillo|la navaja) (a |al |a la )(mi |ese |esa |su )?${SPANISH_KIN}`,
        `(romper(le)?|partir(le)?|reventar(le)?|cortar(le)?|volar(le)?|sacar(le)?) (las?|los?|el) (piernas|brazos|cara|cabeza|costillas|dientes|rodillas?|frenos|cuello) (al? |a la |del? (coche |moto )?)(mi |ese |esa |su )?${SPANISH_KIN}`,
        '(je|jvais|on va|vais|vas|va) (la|le|les|l) (tue|tuer|bute|buter|creve|crever|saigne|saigner|egorge|egorger|demonter|demonte|tabasser|tabasse|defoncer|etrangle|etrangler|liquider|zigouiller)(?! (a (la )?(fifa|tennis|rire|mario)|dans (le|mon) (jardin|pot)|au (printemps|soleil|tennis|foot|babyfoot)|de rire))',
        `(tabasser|demonter|cogner|planter|crever|egorger|etrangler|etouffer|buter|zigouiller|liquider|abattre|saigner|defigurer|ecraser) (le |la |les |l |mon |ma |mes |ce |cet |cette )(sale |petite? |nouveau |nouvelle |pauvre )*${FRENCH_KIN}(?! de (fin|niveau)|s? (bulbes|final))`,
        '(jvais|je vais|vais) (le|la) (planter|fumer) (ce|cette|cet) ~1(batard|mec|type|fils|pute|salope|connard|ordure)',
        'on va (taper|frapper|cogner|courser|tabasser) (le|la|les|l) (petite?|gros|grosse|nouveau|nouvelle|arabe|pede|intello)',
        `(casser|peter|eclater|briser|exploser) (les |la |le )(deux )?(jambes|genoux|cotes|tete|machoire|dents) (a |au |de |du )(mon |ma |ce |le |la )?${FRENCH_KIN}`,
        'ne (voit|verra|voie|passe|passera) (pas|plus) (noel|lhiver|lannee|vendredi|son prochain anniversaire)|no (llega|llegue|pase|vea) ~1(viv[oa] )?a (su proximo cumpleanos|navidad|fin de ano)|(weihnachten|ostern|den freitag|seinen nachsten geburtstag|ihren nachsten geburtstag) nicht (mehr )?(erlebt|uberlebt|erlebe)',
      ],
      [
        ABOUT,
        '(mich|mir) ~6(umbringen|umzubringen|das leben nehmen)|(kerzen?|licht(er)?|lampen?|kamin|ofen|grill|lagerfeuer|laternen?|weihrauch) ~6anzund\\w*|wecker|sahne|lobster|truthahn|planter (un|une|des|la tente)|(carburateur|moteur|meuble|robinet|velo|derailleur|machine) ~9(demonte|demonter)',
      ],
    ),
    rule(
      'refuse',
      'harm-others',
      [
        '(break|smash|shatter|breaking|crush) (?!(todays|tables?|chairs|crabs?|lobsters|spiders|horses|dolls|benchs|todays|yesterdays|lets|its|thats|theres|men|womens|mens) )\\w\\w+s (both )?(legs?|kneecaps?|knees|arms?|fingers|ankles?|jaw|ribs|hands?)(?=$| (so|before|until|if|because|when|for|unless|as|and|on|at|then|with))',
        '(?<!(mir|sich|dir|uns|euch|hals und) )(die|beide) (beine|kniescheiben|knie|arme|finger|hande) (brechen|breche|zertrummern|zertrummere)(?=$| (damit|bevor|wenn|bis|weil|und|dass|also))|(breche|brech) (ich )?(?!(mir|dir) )~3(die|beide) (beine|kniescheiben|arme|finger)',
        '(romper|partir|reventar|quebrar|rompo|parto)(le|les) (las|los|las dos|ambas) (piernas|rodillas|brazos|dedos|manos) (al? \\w+|antes|para|si|cuando)|(le|les) (rompo|parto|rompere|partire|voy a (romper|partir)) (las|los) (piernas|rodillas|brazos|dedos)',
        '(casser|peter|briser|exploser|eclater) les (deux )?(jambes|genoux|rotules|bras|doigts|chevilles) (a|de|au) (?!(la|yoga|gym|sport|cours|force|fond|pilates) )~2\\w+|(lui|leur) (casser|peter|briser|exploser|eclater) les (deux )?(jambes|genoux|rotules|bras|doigts|chevilles)',
        'wip(e|ing) out (the|this|that|his|her|their|an?|my) ~1(whole |entire |complete )?~2(family|household|bloodline|clan) ?(next door|opposite|upstairs|downstairs|across|of|one by one|one after|in (their|his|her)|tonight|tomorrow|while|when|before)|(wipe|wiping|kill\\w*|slaughter\\w*|exterminat\\w+|butcher\\w*|erase) ~1(out |off )?(the|this|that|his|her|their) (whole|entire|complete) ~1(family|household|bloodline|clan)(?! (debts?|fortune|savings|recipes?|tree|business|budget|photos?|calendar|chat|album))',
        '(ganze|gesamte|komplette) ~1(familie|sippe|sippschaft|bagage) ~4(ausloschen|auszuloschen|ausrotten|auszurotten|umbringen|abschlachten|erledigen)|(losche|rotte) ~3(ganze|gesamte) ~1(familie|sippe) ~3aus',
        '(acabar con|eliminar a|exterminar a|aniquilar a|liquidar a|cargarme a|borrar del mapa a) (toda (la|esa|su)|esa|su) familia( entera| completa| (de|del) (al lado|enfrente|arriba|abajo|piso|bajo|primero|segundo|tercero|vecinw+|portal)|$)|(acabar con|eliminar|exterminar) (a )?la familia entera',
        '(exterminer|massacrer|eliminer|aneantir|liquider|decimer|rayer) (toute )?(la|cette|sa|leur) famille( entiere| den| du| des| au|$)',
        '(get|getting|make|making) (my|the|a|that|some|this) ~2(drunk|wasted|hammered|plastered) ~6(force myself|have my way|sleep with (her|him)|take advantage|get (her|him) into bed|undress|do (what|whatever) i)|force myself (on|onto|upon) (her|him|them|my ~1(<kin>|<other>)|(the|a|that|some|this) ~1(girl|woman|lady|boy|man|guy|intern|student|nurse|waitress|colleague|cleaner|babysitter|nanny|patient|resident))|forcing myself (on|onto) (her|him|my \\w+)',
      ],
      [
        ABOUT,
        '(mir|sich|uns|dir|euch) ~6(beine|kniescheiben|knie|arme|finger|hande) (brechen|breche)|scene|sketch|stage|musical|mafia|flu|virus|plague|cold|vermin|moths?|rats?|mice|ants|wasps|weeds|virus\\w*|cucarachas|hormigas|sims|puppets?|puppe|mannequins?|flu\\w*|robots?|skeleton|crane|monopoly|catan|carcassonne|arm wrestling|handshakes?|massage\\w*|yoga|pilates|muneco|muneca|figura|estatua|poupee|figurine|moscas|mosquitos|mouches|fourmis|souris',
      ],
    ),
    {
      ...rule('refuse', 'harm-others', [
        '(hold|holding|press|pressing|put|putting|push|pushing|dip|dipping) (my ~1<child>s?|his|her|their|the (boys?|girls?|kids?|childs?)) (hands?|fingers?|arms?|face|feet|foot) (on|in|into|over|under|against|onto) (a |the |my )?~1(stove|burner|hob|hotplate|flame|fire|lighter|iron|oven|boiling|scalding|candle)',
        '(make|making) sure (?!(the|my|our|your|a|all|every|each|both|that|this|it|its|they|these|those|no|nothing|batter(y|ies)|phones?|laptops?|weeds?|plants?|engine|power|wifi|bugs?|mold) )~5(is|are|ends? up|winds? up|turns? up) dead (by|before|when|until|this|next|tomorrow|tonight)(?! (act|chapter|scene|page|level|episode|the (finale|credits)))',
        `(shoot|shooting|kill|gun down|stab|blow up|execute|assassinate) (the|our|that|this) ~1${OFFICE}`,
        `(den|die|diesen|diese|unseren|unsere) ~1${OFFICE} ~3(erschiess\\w*|abknall\\w*|umleg\\w*|abstech\\w*|umbring\\w*)|(erschiesse|knalle|erstech\\w*) (ich )?(den|die|diesen|unseren) ~1${OFFICE}`,
        `(disparo|disparare|matare|mato|disparar|matar|tiro) (al|a la|a ese|a esa) ${OFFICE}`,
        `(tue|tuer|abats|abattre|descends|descendre|tire sur|tirer sur|flingu\\w+|buter|bute) (le|la|ce|cette|notre) ${OFFICE}`,
      ]),
      ...signs(
        [
          'rifles?|gun|pistol|revolver|shotgun|bullets?|ammo|crossbow|knife|scope|route|gewehr|pistole|kugeln?|munition|messer|rifle|pistola|escopeta|balas?|fusil|pistolet|couteau|carabine|(in|within|after) \\w+ (days?|weeks?|hours?)|in \\w+ (tagen|wochen|stunden)|(en|dentro de) \\w+ (dias|semanas|horas)|dans \\w+ (jours|semaines|heures)',
        ],
        [
          ABOUT,
          'photo\\w*|portraits?|camera|lens|interview|newspaper|magazine|documentary|video|cartoon|sketch|history|historical|assassination of|museum|larp|paintball|laser tag|nerf|water (gun|pistol)|clay|penalt\\w+|scene|fotos?|kamera|wasserpistole|lincoln|kennedy|caesar|quill|chess|(e ?)?mails?|questions?|messages?|slides|pitch|essay|presentation|debate|local paper|lens',
        ],
      ),
    },
    {
      ...rule('refuse', 'harm-others', [
        '(monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|next (week|time)|soon) (it will be|itll be|they will be|theyll be) (my|the|our) (colleagues?|co ?workers?|classmates?|boss|neighbou?rs?|teachers?|ex|family|parents|team|office)$',
      ]),
      ...signs(
        ['practi[sc]\\w+ on ~1(targets?|dummies)|(shooting|firing|gun) range|rifle|gun|pistol|shotgun|crossbow|ammo'],
        [
          'paint ?ball|laser|photo\\w*|camera|nerf|water (gun|pistol)s?|party|dinner|sales|darts|archery (club|trip|day)|turn|invite\\w*',
        ],
      ),
    },
    {
      ...rule('refuse', 'harm-others', [BLOWS]),
      ...signs(
        [
          '(frau|freundin|sohn\\w*|tochter|kind|kinder|kleinen?|stiefsohn|mujer|esposa|novia|hij[oa]s?|nin[oa]s?|femme|copine|fils|fille|enfants?|gosses?|gamine?)',
          OBEY,
        ],
        [
          'ohne|nicht schlagen|nie wieder|nicht mehr (schlagen|zuschlagen)|aufhoren|schame|fruher|als kind|sin (golpes|pegar)|dejar de|nunca mas|me arrepiento|de pequen\\w+|sans|arreter|plus jamais|honte|quand jetais|er schlagt mich|mein mann|mi marido|mon mari|mein vater|mi padre|mon pere|ball|sahne|schlagzeug|schach|tennis|perro|chien|hund',
          ABOUT,
        ],
      ),
    },
    rule(
      'refuse',
      'harm-others',
      [
        '(make sure|see to it|ensure|makes? certain) ~1(that )?(my ~2(<kin>|<other>|brother in law|sister in law)|he|she|they|him|her) (never|doesnt|dont|wont|does not) ~1(sees?|lives?|lives? to see|reach(es)?|gets? to|makes? it to|live till|live until) ~2(another (birthday|day|christmas|morning|year)|birthday|spring|summer|christmas|easter|new year|weekend)',
        '(stop|keep|prevent) (my ~2(<kin>|<other>)|him|her) from ~1(ever )?(turning \\w+|seeing (another|his|her) birthday|waking up again|walking again)',
        '(strangle|smother|suffocate|slap|hit|overdose|punch|choke|drown|pinch) (the|that|this|a|an|my) ~2(patient|resident|inmate|old (man|woman|lady)) ~2(in (bed|room|ward)|who|from|with)',
        '(cripple|injure|maim|blind|hurt|break|end|take out|wreck) ~1(the|their|that|his|her) ~3(striker|goalkeeper|goalie|keeper|player|winger|midfielder|quarterback|pitcher|defender|forward|captain) ~6(on purpose|deliberately|for good|never|forever|season|cant)',
        '(make|making|build|building|construct\\w*|assemble) (a|the|one|some) (pipe|bottle|parcel|package) (that|which) (goes|will go) off',
        '(cripple|maim) (the|their|that|my) ~3(striker|goalkeeper|goalie|keeper|player|winger|midfielder|quarterback|captain|rival)',
        '(meine|mi|ma) (frau|freundin|mujer|novia|esposa|femme|copine) (einsperren|zuhause einsperren|in (den|dem) keller)|encerrar a mi (mujer|novia|esposa)|enfermer ma (femme|copine)',
        `faire disparaitre (mon|ma) ${FRENCH_KIN}`,
        '(mandar|envoyer|schicken|utiliser|usar) ~1(a )?(mi|mon|meinen|den) ~1(hermano|frere|bruder|sobrino|neveu|cousin|primo) ~3(vender droga|vendre (la came|du shit|de la drogue)|dealen|drogen verkaufen)|(kleinen bruder|hermano pequeno|petit frere) ~2(zum dealen|a vender droga|vendre la came)',
        '(slit|slitting|cut|cutting) (his|her|their|my \\w+s) throat(?! (lozenge|spray|sweets?|tea))|(push|shove|throw) my ~2(<kin>|<other>) under (the|a) ~1(tram|train|bus|car|truck|lorry|subway)',
        '(get|getting|make) (my|the|a|our|his|her) ~5(son|daughter|kid|kids|toddler|baby|child|cousin|nephew|niece|brother|sister|y o|yo|year olds?|yr olds?) ~1(so )?(drunk|high|stoned|wasted|hammered)(?! (parents|dad|mum|mom|uncle|on (life|sugar)|score|marks?|grades?|chair))',
        '(get|make|use|let|have|got) (my|the|our|some) ~5(brother|son|kids?|cousin|nephew|little ones?|sister|daughter) ~3(to )?(carry|carrying|sell|selling|run|running|deliver|hold|holding|move|smuggle|steal) ~2(drugs|weed|coke|the packs|packs|pills|gear|dope|the stash|crack|heroin) (for|to) (us|me)',
        '(kinder?|sohn|tochter|bruder|jahrigen?|hijo|hija|sobrin[oa]|hermano pequeno|fils|fille|neveu|niece|petit frere|petite soeur) ~6(abfullen|betrunken machen|besoffen machen|vodka (zu )?geben|schnaps (zu )?geben|emborrachar\\w*|saouler|souler|faire boire)',
        '(emborrachar|saouler|souler|faire boire (de la |du )?(vodka|alcool|whisky|rhum)?) (a )?(mi|mon|ma|au|a) ~1(hij[oa]|sobrin[oa]|herman[oa]|petit frere|petite soeur|neveu|niece|fils|fille)',
        '(darle|dar|donner|geben) ~2(vodka|alcohol|tequila|whisky|alcool|schnaps|wodka|bier) (a )?(mi|mon|ma|meinem|meiner) ~1(hij[oa]|sobrin[oa]|fils|fille|neveu|niece|sohn|tochter|neffen|nichte|kind)|(meinem|meiner|dem) ~1(sohn|tochter|kind|neffen|nichte|\\w*jahrigen) ~1(schnaps|wodka|vodka|bier|alkohol) geben',
        '(his|her|their) (motor ?bike|bike|car|scooter|van|truck) (has|got) no brakes ~1(now|anymore|left)?',
        '(sa|son|su|el coche de mi|la moto de mi) ~2(moto|voiture|velo|coche|bici|moto)? ?~1(ne freine plus|ya no frena|no tiene frenos)(?= (elle|il|a esperar|manana|demain|ahora)|$)',
        '(want|wish|like) (every|each|all|everyone|everybody|every single) ~3(in|at|from) (that|this|the|their) ~1(mosque|church|synagogue|temple|school|office|building|club|kindergarten) ~1(dead|to die|gone|burn)|(jeden|alle) (in|aus) dieser (moschee|kirche|synagoge|schule) (tot|umbringen|sterben)|ver muert[oa]s a (todos|todas)|voir morts (tous|toutes)',
        '(she|he|they|nobody|no one|noone) ~1(wont|will not|will never|will) (have|get|see) (them|the (kids|children)) alive|(lebend|vivos|vivants) ~2(nicht|tampoco|non plus)|(nicht|tampoco|pas) ~3(lebend|vivos|vivants)(?= |$)',
        '(he|she|hell|shell) (doesnt|does not|wont|neednt|needs not) ~1(need to |have to )?(see|live to see) (spring|summer|christmas|another \\w+)',
      ],
      [
        ABOUT,
        'repair\\w*|fix\\w*|garage|mechanic|recall\\w*|taller|reparar|garagiste|report\\w*|charity|awareness|bouchees|homards|hummer|langosta',
      ],
    ),
    {
      ...rule('refuse', 'harm-others', [
        '(he|she|hell|shell|theyll) ~1(will )?never (walk|see|breathe|wake|dance|drive|ride|stand|get up|play|make it)',
        '(she|he) wont (make it|get) home|(he|she) doesnt get (to )?(live|see)',
      ]),
      ...signs(
        [
          'i know (where|when|which|his|her)|where (he|she) (parks|lives|trains|works)|ill make sure|i will make sure|watched (him|her)|his (route|schedule)|her (route|schedule)',
        ],
        [ABOUT, 'physio\\w*|doctor|stroke|surgery|diagnos\\w*|vet|puppy|foal|marathon|guide dog|surprise'],
      ),
    },
    {
      ...rule('refuse', 'harm-others', [
        '(wheel nuts|brakes?|brake lines?|ladder|rungs?|bolts|scaffolding|hull|radmuttern|leiter|gerust|bremsen|escalera|andamio|tornillos|frenos|echelle|echafaudage|boulons|freins) ~6(loose\\w*|sawn|sawed|cut|cuts|drained|out|off|drilled|gone|angesagt|locker\\w*|gelockert|raus|serrada|aflojados?|cortados?|sciee?s?|desserres?|coupes?)',
        '(loosened|sawed|cut|drilled|drained|afloje|corte|desserre|scie) ~3(wheel nuts|brakes?|ladder|rungs?|bolts|hull|tornillos|frenos|escalera|boulons|freins|echelle)',
      ]),
      ...signs(
        [
          '(he|she|his|her|hes|shes|er|sie|sein\\w*|ihr\\w*|su|el|ella|il|elle|sa|son)',
          'waiting for (him|her)|just wait|jetzt (nur )?warten|a esperar|yaura qua attendre|il ny a plus qua attendre|(he|she) (paints|rides|drives|climbs|takes it|sails|trains)|(er|sie) (streicht|fahrt|steigt|klettert)|(step|phase|schritt|paso|etape) (one|two|1|2|eins|zwei|uno|dos|un|une|deux|complete|done)|(il|elle) (repeint|la prend|monte)|el \\w+ (pinta|sube)',
        ],
        [
          ABOUT,
          'new|neu\\w*|nuev\\w+|neufs?|tightened|fix|fixed|repair\\w*|repar\\w*|workshop|werkstatt|taller|mechanic|told (him|her)|warn\\w*|gewarnt',
        ],
      ),
    },
  ],
}
