import type { Subject } from '../rule.ts'

/** Up to four words between the other person and what they want to do, none of which makes the writer the one who does it. */
const NOT_I = '((?!(i|ill|im|id|ive|me|we|well|lets|you) )\\w+ ){0,4}'
const SOMEBODY =
  '(he|she|they|who|someone|somebody|dad|mum|mom|grandpa|(my|our|his|her|their) ~2(<kin>|<other>|gang|dealer|stalker|exs|brothers|cousins|friends|family)|(a|the|some|that|this|these|those|two|three|another|one|our) ~2(guys?|man|men|woman|women|boys?|girls?|kids?|people|gang|bully|bullies|classmates?|strangers?|dealer|stalker|teenagers?|neighbou?rs?|landlord|teacher|driver|colleague|coworker|boss))'

/** Words between the verb that tells of the plan and the verb of harm: no other verb, and no order to the writer. */
const THAT_THEY =
  '((me|us|him|her|them|my ~1<kin>) (?!to |kill|hurt))?((to|that|he|she|they|would|will|hell|shell|hed|shed|theyd|theyll|is|are|going|wants?|planning|trying|come|comes|over|really|still|just|soon|again|even|secretly|someday|one|day|tonight|tomorrow|now|be|rob|and|or) ){0,5}'

/** What tells that another person wants it: a verb in the third person, or a person before a verb that has one form for all. */
const THEY_WANT = `((?<!\\b(part|side|half|bit|voice|something|everything|thing|anger|rage|brain|head|heart|mind|hands?|fists?|soul|demon|body|goal|plan|wish|dream) ((of|in|inside) me ~1)?)(wants|threatens|plans|intends|tries|vows|swears|promises|keeps|loves|hopes) (to|saying|threatening|telling|promising|that|he|she|they|hes|shes|hell|shell|theyll)|(?<!\\b(i|we|ive|weve) ~1)threatened (to|that|us|them|her|him)|${SOMEBODY} ${NOT_I}(want|wanted|plan|planned|tried|try|threaten|threatened|swore|promised|will|would|said|says|told|tells|hell|shell|theyll|hed|shed|theyd|(is|are|was|were|has been|hes|shes|theyre) ~1(planning|going|trying|threatening|about|plotting))) ${THAT_THEY}`
const THEIR_GOING = `(hes|shes|theyre) ~1(planning|going|trying|threatening|plotting) ${THAT_THEY}`

const DEADLY =
  '(kill|murder|stab|strangle|poison|behead|slaughter|torture|rape|molest|suffocate|choke|castrate|drown|run over|execute|kidnap|abduct|shoot|hurt|harm|injure|attack|assault|beat up|burn|set fire to|blow up|smash|maim|skin|starve|gas|batter|burn down|destroy|torch)'
const PETS = '(dogs?|cats?|pupp(y|ies)|kittens?|pets?|horses?|pony|rabbits?|hamsters?|parrot|chickens?|animals)'
const OUR_OWN = `((my|our|her|his|their|the|my \\w+s) ~2(<kin>s?|<other>|${PETS}|brothers?|sisters?|fiancee?|grandparents|grandchildren)|(him|her|them|us all|everyone|everybody)<stop>)`
const HOMES =
  '(my|our|the|his|her|their) ~2(house|home|flat|apartment|shop|store|car|caravan|restaurant|barn|stable|office|bar|salon)'
/** Pictures, games and figures of speech. */
const NOT_OTHERWISE =
  '(?! ~2(photos?|photograph\\w*|portraits?|pictures?|film|video|wedding|birthday|chess|tennis|score|record|cooking|feelings|cd|cds|playlist|garden|plants?|with (kindness|love|laughter)|at (\\w+ )?(chess|tennis|golf|darts|bowling|cards|scrabble|karaoke)|in (the|a) (race|game|match|final|debate)))'

const FICTION_OR_HIRED = [
  '(novel|story|stories|screenplay|script|characters?|chapter|film|movie|game|gta|comic|manga|podcast|episode|series|thriller|mystery|dnd|campaign|poem|song|theatre|theater|opera|chess|boxing|sparring|minecraft|role ?play|villain|hero|heroine|werewolf|mafia|museum|history|paintball|laser tag)',
  // Hiring or asking another person to do harm counts as the writer's own plan.
  '(i|we|id|to|^) ~1(hope|hoping|wish|wishing|pray|praying|pay|paying|hire|hiring|find|finding|want|need) (that |if )?(someone|somebody|anyone|a ~1(man|guy|killer|hit ?man)|he|she|they|my ~1(<kin>|<other>))|(for|to) me ~2(for|if i) (money|cash|pay|\\d+)|hit ?man|if i (pay|paid|ask) (him|her|them)|if i can',
]

/** A sentence in which another person plans or threatens harm, in German: the person comes before the verb in the third person. */
const GERMAN_PERSON =
  '(er|sie|jemand|wer|(mein|meine|unser|unsere|ein|eine|der|die|das|dieser|diese|sein|seine|ihr|ihre|zwei|drei) ((?!(ich|mich|wir|plan|ziel|wunsch|traum|vorsatz) )\\w+ ){1,5})'
const GERMAN_HARM =
  '(umbring(en|t)|umzubringen|toten|zu toten|totet|vergift(en|et)|zu vergiften|erschiess(en|t)|zu erschiessen|abstechen|absticht|abzustechen|erstechen|zu erstechen|anzunden|anzuzunden|anzundet|abfackeln|abzufackeln|niederbrennen|verprugel(n|t)|zu verprugeln|zusammenschlagen|zusammenzuschlagen|erwurgen|ermorden|zu ermorden|ertranken|zu ertranken|entfuhren|zu entfuhren|vergewaltigen|totschlagen|erschlagen|foltern|qualen)'
const GERMAN_OWN =
  '(mein(e|en|er|em)?|unser(e|en|er|em)?|sein(e|en)?|ihr(e|en)?|die|den|das) ~1(mutter|vater|mama|papa|eltern|bruder|schwester|geschwister|sohn|tochter|kind|kinder|baby|frau|mann|freund|freundin|partner|partnerin|verlobt\\w+|oma|opa|tante|onkel|familie|cousine?|neffen?|nichte|exfreund|ex|kollegin|kollegen|nachbarn?|nachbarin|hund|hunde|katze|katzen|kater|pferd|pferde|kaninchen|hamster|tiere|haus|wohnung|auto|laden|hof|stall)|uns alle|uns'

const SPANISH_WANTS =
  '((?<!\\b(parte de mi|algo en mi|voz|rabia|cabeza) )(quiere[n]?|queria[n]?|planea[n]?|piensa[n]?|intenta|intento|intentaron|pretende[n]?|va a|van a|iba a|iban a|(ha[n]? )?(amenaza[n]?|amenazo|amenazaron|amenazado|jura|juro|jurado|prometio)( con)?|(dice|dijo|dicen|juro) que ~2(va a|van a|iba a|quiere)))'
const SPANISH_HARM =
  '(matar|asesinar|envenenar|quemar|apunalar|acuchillar|disparar|estrangular|violar|secuestrar|ahogar|torturar|incendiar|prender fuego|pegarle (un tiro|una paliza)|dar(le)? una paliza|hacer(le)? dano|atropellar|degollar|rajar)'
const SPANISH_OWN =
  '(al (perro|gato|caballo|conejo|hijo|hermano|novio|marido) de (mi|mis|nuestr[oa]|su)|(al?|a la|a los)? ?(mi|mis|nuestr[oa]s?|su|sus|el|la|los) ~1(madre|padre|mama|papa|padres|hermano|hermana|hermanos|hijo|hija|hijos|bebe|mujer|marido|esposa|esposo|novio|novia|pareja|abuela|abuelo|tia|tio|prima|primo|sobrina|sobrino|familia|amiga|amigo|vecino|vecina|perro|perra|perros|gato|gata|gatos|caballo|conejo|animales|casa|piso|coche|tienda|local|bar))'

const FRENCH_WANTS =
  '((?<!\\b(je|on|nous|partie de moi|chose en moi|voix|rage|tete) )(veut|veulent|voulait|projette de|compte|essaie de|essaye de|tente de|va|vont|allait|menace de|menacent de|jure de|(a|ont) ~1(menace|jure|promis|essaye|tente|voulu) ?(de)?|dit qu(il|elle|ils) ~1(va|veut|allait|vont)|(dit|jure|menace) (qu(il|elle)|quil|quelle) ~1(va|veut|allait)))'
const FRENCH_HARM =
  '(tuer|assassiner|empoisonner|bruler|poignarder|etrangler|violer|enlever|kidnapper|noyer|torturer|egorger|tabasser|frapper|buter|abattre|planter|incendier|mettre le feu a|tirer sur|faire du mal a|renverser|flinguer)'
const FRENCH_OWN =
  '(mon|ma|mes|notre|nos|son|sa|ses|le|la|les) ~1(mere|pere|maman|papa|parents|frere|soeur|freres|soeurs|fils|fille|enfants?|bebe|femme|mari|copain|copine|compagnon|compagne|conjointe?|grand mere|grand pere|mamie|papi|tante|oncle|cousine?|famille|amie?|voisine?|chien|chienne|chiens|chats?|chatte|cheval|lapins?|animaux|maison|appartement|voiture|magasin|boutique|bar)'

/**
 * Plans and threats of other people against the writer, their family, friends, pets or home. They are taken out before the rules of
 * refusal would read them as the writer's own plan (CARE-22).
 */
export const PLANS_OF_OTHERS: Subject = {
  safe: [
    {
      phrase: [
        `(${THEY_WANT}|${THEIR_GOING})(to |and )?${DEADLY} (${OUR_OWN}|${HOMES})${NOT_OTHERWISE}`,
        `(${THEY_WANT}|${THEIR_GOING})(to )?(beat|kick|stab|stone|whip|burn) ${OUR_OWN} to death`,
        `(${THEY_WANT}|${THEIR_GOING})(to |and )?(poison|strangle|drown|run over|kidnap|attack|beat up|burn|stab|rape|torture|blow up) (me|us)(?! (with|at))`,
        `(${THEY_WANT}|${THEIR_GOING})(to )?(set ${HOMES} on fire|burn ${HOMES} down|run (${OUR_OWN}) over|shoot (${OUR_OWN}|us) down|smash (my|our|his|her|their|my \\w+s) ~1(face|head|skull|teeth))`,
        `threatened (my|our) ~1(<kin>s?|${PETS}) with (a|the|his|her) ~1(knife|gun|bat|belt|axe|hammer|bottle|weapon|pistol|rifle)`,
      ],
      unless: FICTION_OR_HIRED,
      outcome: 'crisis',
      reason: 'danger',
    },
    {
      phrase: [
        `${GERMAN_PERSON} ?(will|wollen|wollte|wollten|droht|drohen|drohte|drohten|hat|haben|plant|planen|wird|werden|wurde|mochte|versucht|versuchte|sagt|sagte)(?! (ich|wir|mir)) ((?!(ich|wir) )\\w+ ){0,4}(${GERMAN_OWN}) ~3${GERMAN_HARM}(?! (lassen|spielen))`,
      ],
      unless: [
        '(roman|krimi|drehbuch|buch|film|kapitel|spiel|computerspiel|serie|theater\\w*|geschichte|rolle|figur|schach|minecraft)|(fur|von) mir ~2(geld|bezahlt)|(hoffe|wunsche|bezahle|suche|brauche) ~2(jemand\\w*|dass)',
      ],
      outcome: 'crisis',
      reason: 'danger',
    },
    {
      phrase: [
        `${SPANISH_WANTS} ${SPANISH_HARM}(me|nos)?( a)? ${SPANISH_OWN}`,
        `${FRENCH_WANTS} ${FRENCH_HARM} ${FRENCH_OWN}(?! (au|aux|a la|en) (echecs|tennis|course|cartes|scrabble))`,
      ],
      unless: [
        '(novela|libro|pelicula|serie|cuento|guion|juego|videojuego|personaje|ajedrez|roman|livre|film|scenario|jeu|personnage|piece de theatre|echecs)|me van? a matar (mi|la|el) (madre|mama|jef[ea]|profe\\w*|entrenador[a]?|hermana|abuela|suegra)|(espero|ojala|pago|busco|contrat\\w+|necesito) ~2(que|alguien|a alguien)|(jespere|je paie|je cherche|engager) ~2(que|quelquun|qu)',
      ],
      outcome: 'crisis',
      reason: 'danger',
    },
  ],
  rules: [],
}
