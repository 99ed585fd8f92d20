import { gentlePhrases, type Subject } from '../rule.ts'

/** Signs in a sentence that its words are meant, so that an idiom in it stays. */
const GRAVE_FR =
  'laisser tomber (sur|dans|du)|voies|rails|falaise|barrage|noyer|mourir|morte?|crever|pour toujours|a jamais|(et|puis|sans) jamais|adieu\\w*|plus (jamais|envie|revenir|vivre|etre la)|cachets?|comprimes|medocs|medicaments|somniferes|pilules|pistolet|fusil|flingue|corde|ceinture|cravate|foulard|veines|(avec|en finir|finir|fini) (avec )?(moi|tout)|de moi meme|moi avec|me (suicider|tuer|flinguer|supprimer|jeter)|vide|(ensuite|puis|apres) (je|dans|me|en finir)'
const LIFE_FR = '(?<!(gach|pourri|compliqu|simplifi|bouff|empoisonn)\\w* (moi )?)(ma|la|cette) vie'
const GRAVE_ES =
  'morir\\w*|muert[oa]|muero|adios|para siempre|de verdad|en serio|nunca mas|jamas|nadie|no (volver|vuelvo|volvere)|pastillas|somniferos|pistola|escopeta|soga|cuerda|veneno|viga|quitarme|la vida|acabar (conmigo|con todo)|conmigo|no (aguanto|puedo mas)|(luego|despues|y) me (mato|tiro|cuelgo)'
const DATE_ES =
  'esta noche|no despertar|despues|cuando|antes|delante|navidad|\\d+ de|hoy|manana$|manana por|(el|este|antes del) ~1(lunes|martes|miercoles|jueves|viernes|sabado|domingo)|carta'
const GRAVE_DE =
  'sterben|tot|tod|fur immer|nie (wieder|mehr)|\\w*tabletten|pillen|schlafmittel|strick|waffe|pistole|umbring\\w*|umzubringen|erlosung|einschlafen|abschied\\w*|ohne mich|endlich ruhe|ende machen|schluss machen|(mich|mir) (toten|das leben)|dann (ist|war) (es|alles)'

/** What people complain of, and what they want to get done. */
const CHORES_FR =
  '(reunions?|visios?|mails?|notifications?|paperasses?|formulaires?|dossiers?|factures?|declarations?|impots|caf|urssaf|administrati\\w+|\\w*administration|abonnements?|\\w*abonnement|cartons?|grenier|garage|cave|menage|lessive|vaisselle|rangement|tri|demenagement|travaux|devoirs|exams?|examens|these|trajets?|bouchons|embouteillages|transports|prix|horaires|retards?|escaliers|courbatures|squats|burpees|pompes|abdos|gammes|talons|mots de passe|logiciels?|bugs?|procrastination|cigarettes?|tabac|clopes?|mauvaises? habitudes?)'

/** A cord holds who jumps. */
const HELD_FR = '(lelastique|un elastique|harnais|baudrier|bungee|saut pendulaire|tyrolienne)'
const HELD_ES = '(puenting|arnes|bungee|goming|salto pendular)'
const HELD_DE = '(bungee\\w*|gummiseil|klettergurt|pendelsprung)'

/** Works in which somebody dies, and papers about them. */
const NOVELS =
  '(bovary|flaubert|werthers?|goethe|phedre|racine|ophelie|ofelia|ophelias?|antigone|antigona|karenine|karenina|tolstoi|javert|shakespeare|romeos?|julieta|hedda gabler|ibsen|melibea|celestina|emilia galotti|dissert\\w*|commentaire de texte|incipit|khagne|fiche de lecture|comentario de texto|selectividad|buchvorstellung|deutschklausur)'
const NAMED = '(de (?!(ma|mon|mes|notre|nos|mi|mis|tout|tous|moi)\\b)~1\\w+|d(?!(emain|imanche|ans|ouble)\\b)\\w+)'
const SCIENCE_ES = '(oposicion\\w*|temario|temas?|asignatura|master|modulo|apuntes|eir|pir|protocolo|ponencia|congreso)'
const SCIENCE_FR = '(concours|module|ifsi|revis\\w+|revoir|formation|memoire|cours sur|protocole|congres|fiches?)'
const SCIENCE_DE = '(lernzettel|thema|themen|modul|leitlinie\\w*|kongress|seminar|skript)'

/** The writer speaks of themselves, and not of what they write, read or learn. */
const MYSELF =
  'je|jai|jen|jy|j|moi|(mon|ma|mes) (?!~1(polar|roman|fiche|enquet\\w+|bac|dissert\\w*|chapitre|cours|expose)\\b)|ich|mir|mich|mein(e[mnrs]?)? (?!~1(krimi|roman|kapitel|referat|buch|geschichte|lernzettel|klausur)\\b)|so (mach\\w*|geht)|yo|conmigo|(mi|mis) (?!~1(novela|resena|examen|trabajo|ficha|cuento|libro|apuntes|oposicion|tema)\\b)|voy a|quiero (?!leer|ver|acabar (el|la) libro)'
const WISH =
  'notier\\w*|mitternacht|mourir|morir\\w*|sterben|adieu\\w*|adios|cachets|pastillas|tabletten|pistole|arsenic|soga|cuerda|en finir|envie|envi[eo]\\w*|tente|attire|razon|raison|recht|igual|pareil|genauso|lo mismo|la meme chose|como (ellas?|el|ellos|las hermanas)|comme (elles?|lui|eux)|wie (sie|er|die schwestern)|tambien|manana|hoy|depuis|pendant|desde|seit|seitdem|encore|otra vez|wieder|vuelto|une crise|egal|trotz|ideas|pensamientos|pensees|gedanken|ideacion|(mi|ma|mes|meine?) (ideacion|conducta|riesgo|crise|conduites|suizidalitat)|(tiens|peux) plus|no (puedo|aguanto) mas|kann nicht mehr|appel\\w+|(finden|trouv\\w+|encuentr\\w+) (mich|me)'

/** What those do who are left, or who lived on. */
const CARE =
  '(bougies?|accompagn\\w+|souten\\w+|aider|ecouter|(etre|suis) la pour|consoler|ecrire a|ses parents|chez nous|groupe|psy|therap\\w*|deuil|tombe|cimetiere|pleurer|souvenirs?|kerzen?|grab|trauer\\w*|begleiten|da sein|velas?|acompan\\w+|apoyar|duelo|grupo|tumba|recordar|llorar)'
const ALIVE =
  '(lebe (heute |ich )?(gern|gut)|gern(e)? leb\\w+|dank\\w*|feier\\w*|jahrestag|therap\\w*|selbsthilfe\\w*|stolz|anderen (helfen|mut machen))'
const AFTER_THEM =
  'corde|strick|soga|seil|(denselben|meme|mismo) (zug|train|tren)|(moi|yo|ich) (aussi|tambien|auch)|jetzt ich|nun ich|(le|la|les) (rejoindre|suivre)|rejoindre|jarrive|seguir(la|lo)|detras|(ihm|ihr|ihnen) (nach|folgen|nachfolgen)|mon tour|mi turno|me toca|nachste\\w*|prochaine?|siguiente|je (vais|veux) ~1(le faire|faire|mourir)|comme (elle|lui)|como (ella|el)|wie (sie|er)|pareil|igual|genauso|(plus|pas) (la |le |de |d)?(force|courage|envie|sens)|(tiens|peux) plus|no (puedo|aguanto)|kann nicht mehr|(sans|sin|ohne) (lui|elle|el|ella|ihn|sie)|mourir|morir\\w*|sterben|tabletten|cachets|pastillas|bientot|pronto|avec (lui|elle)$|leider|schade|besser|lieber|diesmal|noch ?mal|wieder (versuch\\w*|tun|soweit)|bereue|wunschte|klappt|richtig|endgultig|nicht mehr'
const FICTION =
  'roman|romans|livre|film|serie|polar|bd|personnage|heros|novela|libro|pelicula|personaje|buch|krimi|figur|drehbuch|acte|scene'

const JUMP_FR =
  '(sauter|saute|sauterai|se jeter|me jeter) (du|dun|de la|dune|dans le) ~1(pont|viaduc|falaise|barrage|grue|tour|passerelle|vide)'
const JUMP_ES = '(saltar|tirarme|lanzarme|me tiro|me lanzo) ~3(puente|viaducto|presa|grua|azotea|acantilado)'
const JUMP_DE =
  '(von|vor) (\\w+ ){1,2}(brucke|bruecke|hochhaus|dach|staumauer) ~1(springen|springe|sturzen|zu springen)'
const SQUAD = '(selbstmord|himmelfahrts)kommandos?'
const PITCH =
  '(abwehr|angriff|sturm|verteidig\\w*|innenverteidiger|mittelfeld|konter\\w*|sechser|trainer\\w*|abfahrt|tour|projekt|deadline|termin\\w*)'
const NEW_JOB =
  '(cambio de (empresa|trabajo|puesto)|nueva empresa|nuevo (trabajo|puesto)|jubil\\w+|traslado|renuncia|dejo (la empresa|el trabajo)|portatil|fin de (curso|contrato)|change de (boite|poste|travail|service|metier)|nouveau (poste|travail|boulot)|retraite|mutation|demission\\w*|fin de (contrat|stage)|annee scolaire|pot de depart)'
const FAREWELL =
  'cartas? de (despedida|adios) ~1(para|a) (mi|mis|el|la|los|las|nuestr\\w+|todo el) ~2(jef[ea]s?|equipo|companer\\w+|colegas|departamento|oficina|empresa|plantilla|clientes|alumn\\w+)|lettres? dadieux? (a|pour) ((mon|ma|mes|notre|le|la|les) (equipe|service|chefs?|cheffe|patronn?e?|collegues|eleves|boite|entreprise|clients)|lequipe|toute lequipe)'
const SUICIDAL_DE = '(suizidalitat|suizidrisiko|suizidgefahrdet\\w*|suizidales? verhalten)'
const SUICIDAL_ES = '(conductas?|riesgo|pacientes|prevencion) suicid\\w+'
const SUICIDAL_FR = '(conduites?|risque|crises?|patients) suicid\\w+'
const LEFT_FR = '(ans?|mois|semaines?|annees?) (apres|depuis) (son|leur) suicide|(sest|setait|se sont) suicid\\w+'
const LEFT_ES = '(anos?|meses|semanas) (despues )?(de|desde|tras) su suicidio|se (ha |habia )?suicid(o|ado|aron)'
const LEFT_DE = '(jahren?|monaten?|wochen) (nach|seit) (seinem|ihrem|dem) (suizid|selbstmord|freitod)'
const SURVIVED = '(suizid|selbstmord)versuch ~1(uberlebt|uberstanden)'

/** A phrase with the other within some words before it or after it. */
const beside = (phrase: string, other: string): string => `(?<=${other} ~9)(${phrase})|(${phrase})(?= ~9${other})`

/**
 * What has the words of a wish to die in French, Spanish or German, and another meaning: idioms, sports, works, professions,
 * and the loss of somebody. A phrase is not taken out of a sentence that has a sign of danger (`unless`).
 */
export const IDIOMS_BY_LANGUAGE: Subject = {
  safe: [
    {
      phrase: [
        `(ca|cela) me (tue|tuent|tuait) (ces|cette|ce|cet|les|la|le|mes|tous ces|toutes ces) ${CHORES_FR}`,
        `(d ?)?en finir (une (bonne )?fois( pour toutes)?|pour de vrai|definitivement|aujourdhui|demain|ce (soir|week end|matin|mois)|cette semaine|bientot|maintenant|vite|enfin) avec (le |la |les |ce |cette |cet |ces |mon |ma |mes |notre |nos )?${CHORES_FR}`,
        'me (tirer|tire|tirais|tirerai|suis tiree?) (encore |toujours |souvent )?une balle dans (le|les|mon) pieds?',
        'me (pendre|pends|pendais|suspendre|suspends) ~4(secondes?|sec|(une|deux|1|2) (minutes?|min|mn)) (a la|a une|aux|a ma|a des) ~1(barres?|anneaux|espaliers?|tractions?|prises?)',
        'me pendre (a la|a une|a ma) barre(?= ~1(\\w+ (secondes?|minutes?|fois)|chaque (matin|jour)|tous les (jours|matins)|pour le dos))',
        'me pendre (aux anneaux|a la barre de tractions?|aux espaliers|aux prises|aux barres paralleles)',
      ],
      unless: [
        GRAVE_FR,
        LIFE_FR,
        'placard|penderie|dressing|douche|rideaux?|cou|cette nuit|ce soir (a|dans)|tete|tempe|bouche|crane|coeur|front|suffi\\w+|decroch\\w+|personne|derniere?s?',
      ],
    },
    {
      phrase: [
        '(ce|cette|le|la|les|mon|ma) ~1(sprint|reunions?|visio|taf|boulot|chaleur|canicule|examens?|partiels?|pompes|abdos|squats)( au (taf|boulot|bureau|gym|sport))? (va|vont) me tuer( (lol|mdr|ptdr|haha))?(?! (et|si|quand|avec)\\b)',
      ],
      unless: ['cachets?|corde|pont|train|lettre|adieu\\w*|couteau|frapp\\w+|menac\\w+|peur|vide|balcon|mourir|morte?'],
    },
    {
      phrase: [
        '(mettre|mets) (un )?(fin|terme) a ma vie (sedentaire|nocturne|de (sedentaire|fumeu\\w+|celibataire|canape|fetarde?|bureaucrate|salariee?|locataire|bureau))',
      ],
      unless: [GRAVE_FR, 'avec ma vie|ma vie tout court|et (a )?ma vie'],
    },
    {
      phrase: [
        'ne plus me reveiller (a|vers|avant|des) (\\w+ heures?|\\d+h?\\d*( h(eures)?)?|[a-z]h|\\d+ \\d+|midi|laube)|ne plus me reveiller (en pleine nuit|au milieu de la nuit|toutes les (nuits|heures)|en sueur|fatiguee?)',
        'nicht mehr (nachts )?(aufwachen|wach werden) (um|gegen|vor) (halb )?(\\w+|\\d+)( \\d+)? ?(uhr|nachts|fruh|morgens)|nicht mehr nachts ~1(aufwachen|wach werden)(?= ~4(durchschlafen|weiterschlafen|ausschlafen))',
        'no (volver a )?despert(ar|arme) (a las|a la una|antes de las (\\d+|seis|siete|ocho|cinco|cuatro)|de madrugada|en mitad de la noche|cada (hora|dos horas|noche)|tan (temprano|pronto))',
      ],
      unless: [
        GRAVE_FR,
        GRAVE_DE,
        GRAVE_ES,
        'jamais|uberhaupt|hoffentlich|ni (demain|a|manana|nunca|plus|despues|pasado)|o mejor|oder (je|jemals|spater|sonst)|noch (sonst|spater)|und auch nicht|sondern (weg|nicht|gar)|manana|no despertar(me)?$',
      ],
    },
    {
      phrase: [beside(JUMP_FR, HELD_FR), beside(JUMP_ES, HELD_ES), beside(JUMP_DE, HELD_DE)],
      unless: [
        'sans|sin|ohne|apres|rend\\w*|coup\\w+|detach\\w+|ferme|casse|cede|lache|tiendra|tient|romp\\w*|cort\\w+|suelt\\w+|desat\\w+|fall[ea]|reisst|abschneid\\w*|abnehmen|lasse|durchschneid\\w*|losen|mourir|morir\\w*|sterben|tot|tod|adieu\\w*|adios|abschied\\w*|despedida|lettre|carta|brief|en finir|acabar|beenden|(revien|revenir|remont|rentr)\\w* (pas|plus)|no (volver|vuelvo)|nicht (mehr )?zuruck|pour (de bon|toujours|de vrai)|para siempre|fur immer|derniere fois|ultima vez|letzte\\w* (mal|sprung)|personne|nadie|niemand|plutot|ausrede|excusa|excuse|pretexte|gelogen|mentira|mejor que|en vez de|statt|refus\\w*|veux (plus|pas)|sonst|pastillas|cachets|tabletten|ou pas|o no|oder nicht',
      ],
    },
    {
      phrase: [
        '(matarme|me mato|me estoy matando) en (el|la|las|los) (gym|gimnasio|crossfit|spinning|pilates|zumba)(?= ~6(y|pero) (no (bajo|veo|adelgazo|noto|avanzo|subo|pierdo|mejoro|consigo)|sigo)|( \\w+){0,12} (jaja\\w*|resultados|rutina))',
      ],
      unless: [GRAVE_ES, DATE_ES, 'armario|ducha|cinturon|cabeza|cuello|quiero matarme'],
    },
    {
      phrase: [
        '(pegarme|darme|me pego|me pegue|me doy|me di) (otro |un )tiro en el pie',
        'me mato (el|la) (final|ultimo capitulo|cuesta|examen|giro|escena) (de (la|el|esa|ese) )?~1(serie|novela|pelicula|libro|saga|temporada|subida|guion)?',
        'colgarme ~3(segundos|(un|dos|1|2) (minutos?|min)|seg) (de|en) (la|una|las|los) ~1(barras?|anillas|espaldera|aros|presas?)',
        'colgarme (de|en) (una mano|la (espaldera|medalla)|las anillas|los (pulgares|aros)|el rocodromo|un brazo|un dedo)',
        '(acabar|terminar|acabo|termino|poner fin) (con|a) mi vida (sedentaria|nocturna|de (solter[oa]|fumador\\w*|sofa|fiestas?|excesos|oficin\\w+))',
      ],
      unless: [
        GRAVE_ES,
        'esta noche|armario|ducha|cinturon|sabana|cuello|cabeza|sien|boca|que no me (baj|encuentr)\\w+|cartas?|(y|despues) con (la|mi) (otra|vida)',
      ],
    },
    {
      phrase: [
        beside(FAREWELL, NEW_JOB),
        'lettres? dadieux? (a|pour) (mes|nos) (?!~5(train|pont|corde|enterrement|saute\\w*)\\b)(eleves|cm1|cm2|etudiants)( de \\w+)?',
      ],
      unless: [
        'hij[oa]s?|madre|padre|familia|todos|pareja|marido|mujer|novi[oa]|mama|papa|enfants?|parents|mere|pere|famille|mari|femme|frere|soeur|fille|fils|amis|proches',
        GRAVE_ES,
        GRAVE_FR,
        LIFE_FR,
        'no este|ya no estare|viv[oa]|cuando (me|la) (lean?|encuentren)|quand (je ne serai|vous (lirez|trouverez))|puente|pont|vivir|vivre|mundo|monde|nunca|tirarme|saltar|saut\\w*',
      ],
    },
    {
      phrase: [
        '(mein(em)? leben als (raucher\\w*|couch ?potato|stubenhocker\\w*|single|workaholic|pendler\\w*)|mein(em)? (sitzenden?|trages?|tragen) leben) (ein ende (setzen|machen)|beenden|zu beenden)',
        `kein(e|en)? ~1${SQUAD}|${beside(SQUAD, PITCH)}`,
        '(mission|tactique|defense|attaque|sortie|descente|passe|montee) (suicides?|suicidaires?)(?= ~9(defens\\w+|attaque|milieu|match|foot\\w*|rugby|entraineur|terrain|projet|delai|ballon|equipe))',
      ],
      unless: [
        GRAVE_DE,
        GRAVE_FR,
        LIFE_FR,
        'baum|wand|endet|brucke|(ich|wir) ~2(mache|melde|plane|will|werde)|bombe\\w*|sprengstoff|anschlag|granate\\w*|opfer|ma (mission|derniere)|derniere',
      ],
    },
    {
      phrase: [
        'virgenes suicid\\w+|virgin suicides?|vierges suicid\\w+|selbstmord schwestern',
        '(le |du )?suicide (de|par|selon|chez|d) ?(emile )?durkheim|(el )?suicidio (de|segun|en) (emile )?durkheim|durkheims (selbstmord|suizid)|(selbstmord|suizid) (von|nach|bei) (emile )?durkheim',
        beside(`(le|du|au|el|del|al) suicid(e|io) ${NAMED}`, NOVELS),
        `(?<=${NOVELS} ~2)(selbstmord|suizid|freitod)|(selbstmord|suizid|freitod)(?= ~2${NOVELS})`,
        '(?<=(commissaire|inspect\\w+|detective|enqueteu\\w+|legiste) ~9)(au|un|le) suicide|(?<=(comisari[oa]|inspectora?|detective|forense) ~9)(el|en el|al|un) suicidio|(?<=(kommissar|kommissarin|ermittler|ermittlerin|detektiv|detektivin|inspektor|inspektorin) ~9)(selbstmord|suizid|freitod)',
        `${beside(SUICIDAL_FR, SCIENCE_FR)}|${beside(SUICIDAL_DE, SCIENCE_DE)}`,
      ],
      unless: [MYSELF, WISH],
    },
    {
      // Work with patients.
      phrase: [
        '(?<=(infirmi\\w+|medecin|psychologue|psychiatre|urgentiste|aide soignante?) ~9)(des|les|aux|de) patients suicid\\w+',
      ],
      unless: [WISH, 'comme (mes|les|ces|eux)|moi aussi|a mon tour'],
    },
    {
      phrase: [
        '(?<=(benevol\\w+|formation|stage|ecoutante?|candidat\\w+|entretien|dons?|inscri\\w+) ~6)(suicide (action|ecoute)|sos suicide)',
        beside(SUICIDAL_ES, SCIENCE_ES),
      ],
      unless: [WISH, 'je|moi|annul\\w+|repond\\w*|mi (conducta|riesgo)|conmigo|llevo|siento|yo'],
    },
    {
      ...gentlePhrases(
        'suicide',
        beside(LEFT_FR, CARE),
        beside(LEFT_ES, CARE),
        beside(LEFT_DE, CARE),
        beside(SURVIVED, ALIVE),
      ),
      unless: [AFTER_THEM, FICTION],
    },
  ],
  rules: [],
}
