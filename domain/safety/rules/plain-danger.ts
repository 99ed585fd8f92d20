import { gentlePhrases, idioms, rule, type Subject, signs } from '../rule.ts'

const ABOUT =
  'novel\\w*|story|film|movie|game|games|thriller|series|roman|krimi|spiel|novela|pelicula|juego|polar|theat\\w+|bungee|parachute|paracaidas|parkour|board|diving|pool|trampolin|plongeoir|elastique|sprungturm|becken|piscina|swim\\w*|swing|schaukel|columpio|peldano|snow fort'

const PLACES =
  '(car park|carpark|parking garage|parking deck|multi storey|multistorey|roof|bridge|overpass|viaduct|cliffs?|parkhaus|parkdeck|dach|brucke|klippe|gleise?n?|bahnubergang|wehr|brustung|puente|azotea|acantilado|vias|barandilla|viaducto|balcon|pont|parking|toit|falaise|quai|parapet|rambarde|viaduc|railing|platform|ledge|gelander)'

const HAUNTS = '(heaven|himmel|cielo|ciel|la haut|other side|anderen seite|otro lado|druben)'

/** Words for plain danger that earlier rules miss: jumping, hoped-for accidents, means at work, refused treatment, a hidden bag. */
export const PLAIN_DANGER: Subject = {
  safe: [
    idioms(
      'bosses and dragons of games',
      '(matar|mato|mate|matado|derrotar|vencer|tuer|tue|buter|battre) (a )?(al|a los|a todos los|el|los|todos los|le|les|tous les) (ultimo |dernier )?(jefes?|boss|bosses|enemigos?|dragon(es)?|monstruos?) (final(es)?|secretos?|(de|du|del|d) (fin|(la )?mazmorra|donjon|(ese )?zelda|hollow knight|elden ring|dark souls|sekiro|cuphead|end|nivel|niveau|juego|jeu|segundo mundo|primer mundo|monde))',
    ),
    idioms(
      'teaching about self-harm and suicide',
      '(lessons?|class|module|unit|slides|talk|lecture|seminar|handout|leaflet|course|guideline|workshop|parents evening) (plan )?(on|about) (selfharm\\w*|selfinjur\\w*|self harm|cutting|suicide( prevention)?|eating disorders)',
    ),
    idioms(
      'a child who has guests',
      '(my|our|his|her|a|for my|for a) ~1(\\d{1,2}|\\w+teen|ten|eleven|twelve|nine|eight|seven) ?(years? olds?|yr olds?|yos?|y o)( s)? (sleepover( party)?|pyjama party|pajama party|slumber party|birthday( party)?|pool party|party)',
    ),
    idioms(
      'no hope for the world or a market',
      '(feel |feeling |feels |so |me )?(hopeless|helpless|desperate) (about|over) (the |our |this |humanity )?(world|news|climate|planet|politics|elections?|economy|war|wars|state of (the|this) (world|country)|housing market|job market|future of the planet)',
    ),
    idioms(
      'noises that keep somebody awake',
      '(?<!(baby|toddler|child|kid|son|daughter|twins) ~3)(bark\\w*|meow\\w*|rooster|crows?|chews?|snor\\w+|alarm|printer|parrot|leaf blower) ~8i could ~1(kill|strangle|throttle|wring) (it|him|her|them)$',
    ),
    {
      // Shouts and frights of people at home, in Spanish.
      phrase: [
        '(me|nos) (pega|pego|pegan|pegaron) (un|una|unos|otro) (grito|gritos|susto|silbido|toque|abrazo|telefonazo)',
      ],
      unless: ['bofetad\\w*|golpe\\w*|punetazo\\w*|patad\\w*|empuj\\w*|cuchillo|navaja|pistola|cinturon|miedo'],
    },
    idioms('what makes somebody laugh', '(makes?|made|making) (me|us) (laugh|giggle)'),
    idioms(
      'plenty of something',
      'overdos(e|ed|ing) on (christmas |holiday |easter |summer |bollywood |horror |true crime )*(films?|movies?|musicals?|series|music|songs|carols|cookies|chocolate|gingerbread|podcasts?|sunshine|sun|puppies|jazz|cake|baking|reality tv|culture|museums)',
      '(une |ne )?overdose (de |d )(films?|series?|chocolat|reunions?|soleil|travail|musique|cours|sport|jeux|sucre|noel|fromage)|(una |de )?sobredosis de (pelis?|peliculas?|series?|turron|playa|reuniones|sol|musica|chocolate|azucar|trabajo|deporte)|(eine? )?uberdosis (weihnachtsfilme|filme|serien|sonne|lebkuchen|meetings|zucker|kaffee|schokolade|musik|arbeit|kuchen)',
    ),
    idioms(
      'breath while swimming or running, and accidents in the kitchen',
      '(no )?ahogarme (menos )?(en|al|cuando) (el |la |los |las |mi )?(crol|espalda|braza|mariposa|primera?|segund[oa]|ultim[oa]s?|kilometros?|cuestas?|escaleras?|subir|nadar|nado|correr|corro|carreras?|piscina|entrenamientos?|series)',
      '(burn|burned|burning|cut|cutting) myself (on|with) (the |my |a )?(new )?(wok|oven|stove|kettle|grill|baking tray|hob|pot|soup|coffee|grater|tin|can lid|peeler|paper|toaster)|(cut|cutting) myself (while |when )?(shaving|chopping|slicing|peeling|cooking|carving|gardening)',
      '(coupee?|couper|coupe) (en|avec) (epluchant|cuisinant|bricolant|hachant|tranchant|me rasant|leconome|la rape|la mandoline)|(corte|cortarme|cortado|corto) ~2(pelando|cocinando|picando|afeitarme|afeitandome|con el (pelador|rallador|papel))',
    ),
    idioms(
      'teaching in German, Spanish and French',
      '(unterrichtsstunde|stunde|modul|referat|vortrag|seminar|unterricht) ~1(zu|zur|uber|zum thema) (\\w+ )?(selbstverletzung\\w*|selbstverletzendes|ritzen|suizid\\w*|selbstmord\\w*|essstorungen)',
      '(sesion|charla|modulo|clase|taller|unidad) (sobre|de) (las? |el )?(autolesion\\w*|conducta suicida|conductas suicidas|suicidio)|(cours|seance|module|expose|atelier) (sur|de) (la |le |l)?(automutilation|scarification|suicide)',
    ),
    idioms(
      'children who are kissed',
      'embrasser (les|mes|mes deux|mes petits) (enfants|petits|filles) (une derniere fois|avant|le soir|chaque|tous)',
    ),
    {
      phrase: [
        '(he|she|my <partner>|my <parent>) ~1(says?|said|swore|told me|tells me) ~1(if|when) i (leave|go|tell|pack|talk|move out) ~3(hell|shell|he will|she will|he would|he|she) ~1(burn|burns|kill|kills|shoot|shoots|hurt|hurts|beat|beats)',
      ],
      outcome: 'crisis',
      reason: 'danger',
    },
    {
      phrase: ['as a (teenager|teen|student) i (cut|hurt|burned|burnt) myself'],
      outcome: 'gentle',
      reason: 'self-harm',
      unless: [
        'again|still|now|lately|since|these days|yesterday|today|started|back|tonight|want|urge|and i (do|cut|hurt)',
      ],
    },
    gentlePhrases(
      'suicide',
      'vor (\\w+ ){1,2}jahren (wollte|habe) ich ~1mir das leben nehmen|il y a (\\w+ ){1,2}ans (jai|javais) ~2(essaye de|tente de|voulu) (mettre fin a mes jours|me suicider|mourir)',
    ),
    {
      phrase: [
        '(father|mother|dad|mom|mum|stepdad|stepfather) (beat|hit) (me|us) until i was (\\d+|\\w+teen|eleven|twelve|ten|nine|eight)',
      ],
      outcome: 'gentle',
      reason: 'violence',
    },
  ],
  rules: [
    {
      ...rule('crisis', 'suicide', [
        '(jump\\w*|hop|hoppin\\w*|step|steppin\\w*|leap|throw(ing)? myself|walk(in|ing)? off|drop) (off|from|of) ~3(car park|carpark|parking garage|parking deck|multi storey|multistorey|tower block|overpass|viaduct|roof|building)',
      ]),
      ...signs([`${PLACES}|tower block|building`], [ABOUT, 'photo\\w*|snow|lego|cat|drone|bmx|skate\\w*']),
    },
    {
      ...rule('crisis', 'suicide', [
        '(left|turned|put|had|kept) the (gas|car|engine|exhaust) (on|running) ~6and (sat|lay|waited|stayed) (there|in it|inside|down|next to it|in the garage)',
      ]),
      ...signs(
        ['gas|garage|exhaust|windows? (shut|closed|up)|hose'],
        [ABOUT, 'stove top|kettle|warm(ed|ing)? up|song|radio|heating|heater|queue|delivery|pizza'],
      ),
    },
    {
      ...rule('crisis', 'suicide', [
        '(almost|nearly|close to|didnt|couldnt|casi|a punto de|por poco|fast|beinahe|presque|failli|nearly did|jai recule|me aparte|nicht getraut|miedo) ~4(jump\\w*|step\\w*|let go|do it|did it|salto|salte|saltar|tiro|tirarme|gesprungen|springe\\w*|getraut|fallen lassen|sauter|saute|lache|le faire|au dernier moment|en el ultimo)',
      ]),
      ...signs(
        [
          PLACES,
          'again|(going|go|went) (back|there)|tonight|tomorrow|next time|vuelvo|otra vez|manana|hoy|esta noche|la proxima|noch ?mal|wieder|morgen|heute|diesmal|nachstes mal|jy retourne|retourne\\w*|demain|ce soir|la prochaine',
        ],
        [
          ABOUT,
          'photo\\w*|fotos?|video|scared of heights|hohenangst|vertigo|vertige|race|marathon|run|bus|skydiv\\w*|charity',
        ],
      ),
    },
    rule(
      'crisis',
      'suicide',
      [
        '(wasnt|werent|isnt|was not|were not|less of) (so |such )?~1cowardl?y? ~3(id|i would|ive|i) ~2(have )?~1(done|ended|finished|gone through|do|end) (it|this|with it|with this)( already| long ago| by now| years ago)?$',
        '(the )?only (thing|reason|one) (that |which |who )?(stops|stopping|is stopping|keeps|keeping|holds|holding) me (here |around |from doing it |from ending it )?(is|are) (my|the|our) ~1(cat|cats|dog|dogs|kids|children|mom|mum|mother|daughter|son|parents|baby|brother|sister|grandma)$',
        '(razor|razors|blade|blades|box cutter|lighter) ~8it helped for (a|an|some|the)',
        '(stand|stehe|gestanden|sass|sitze) ~5(am|auf dem|an der|auf der) ~1(gleis|bahnsteig|brucke|dach|dachkante|gelander|brustung) ~3(gezahlt|uberlegt|hinuntergeschaut|runtergeschaut|nicht getraut)$',
        '(clean|cleaned|cleaning|tidied|sorted|emptied) ~2(whole|entire) (flat|apartment|house|room) so (that )?(nobody|no one) (has|have|needs) to ~6(after|afterwards?|when im gone)$',
        '(flush|flushing|swallow|down) my ~1<meds> ~4(tonight|now) all of (it|them)',
        '(hope|hoping|hopes|wish|wishing|pray|praying|please|want|like) ~6(truck|lorry|bus|car|train|van|driver) ~8(hits? me|hit me|into (mine|me)|runs? me over|ran me over|takes me out(?! (to|on|there|for)\\b)|kills me)',
        '(hoffe|hoffentlich|wunsche|wunschte) ~3(mich )?~3(lkw|laster|auto|bus|zug|jemand) ~4(mich )?(erwischt|uberfahrt|anfahrt|erfasst|umfahrt|totfahrt)(?! (mich )?nicht)|hoffe ~3mich ~3(lkw|laster|auto|bus|zug) ~2(erwischt|uberfahrt|erfasst)',
        '(ojala|quiero que|espero que|que) ~3(me )?(atropelle|pille|lleve por delante|arrolle) ~3(camion|coche|bus|autobus|tren)|(camion|coche|bus|tren) ~2me (atropelle|arrolle|pase por encima|lleve por delante|de de frente)',
        '(jespere|quun|reve quun|espere que) ~4(camion|bus|voiture|poids lourd|train) ~5(me (renverse|percute|fauche|ecrase)|sur moi|dans moi)',
        '(count\\w*|take|took|taken|put aside|stole|steal|bring|saved?|hid|keep|stash\\w*) ~5(ampoules?|vials?|morphine|propofol|potassium|fentanyl|insulin|anaesthetic|ketamine) ~6for (myself|me)(?! (and|to (check|count|sign|log|stock)))',
        '(ampullen|morphin|propofol|kalium|insulin|narkosemittel|einschlafmittel) ~6(fur mich|fur mich selbst|die ich brauche)|(ampollas|morfina|propofol|potasio) ~6(para mi|que necesito)(?! (examen|turno|inventario|carro))|(ampoules|morphine|propofol) ~6(pour moi|en pensant a moi|quil me faut)(?! (examen|inventaire))',
        '(quitte|quitter|quitterai|quittes|disparaitre|meffacer|men aller|partir) ~1(ce|de ce|cette|de cette) (monde|vie|terre|existence)(?! (du|des|de (?!merde|souffrance|douleur|misere)|dingue|parisienne|professionnelle))|depart de ce monde',
        '(deje|dejar|dejo|dejare|abandonar|abandono|irme de|marcharme de|borrarme de|desaparecer de) (este mundo|esta vida|este planeta)(?! (del?|laboral|tan))|ya no (voy a estar|estare) en este mundo',
        '(aus diesem leben|von dieser welt|aus dieser welt) (verschwinde\\w*|gehen?|abtreten)|(verlasse|verlassen) diese welt|diese welt verlassen',
        '(yaura|y aura|aura|sera) plus de (moi|nous voir)(?! (et plus|dans le bureau))|(ya no|no) (habra|hay) (mas )?yo(?= |$)|(gibt|gibts|wird) es mich nicht mehr( geben)?(?! (im (buro|laden|verein|chor)|in der (firma|filiale)|auf (facebook|instagram|twitter)|vor \\d))|mich (gibt es|gibts|wird es) ~1nicht mehr|there (wont|will not) be a me|no (more )?me (by|next|from) (next|monday|tomorrow|the|then)',
        'bin ich ~2(weg|fort) (fur|und zwar fur) immer(?! (aus|ins|nach|zu))',
        '(durchhalten|aguantar|tenir|hang on|hold on|hold out|make it|stay|warte) ~8(dann|danach|luego|despues|ensuite|apres|then) ~3(fur immer (weg|gehe\\w*)|gehe ich fur immer|irme del mundo|desaparecere para siempre|disparaitre|plus la$|be gone for good|stop being alive|leave this world)(?! (une|en|a|dans|un))',
      ],
      [
        ABOUT,
        'delivery|lieferung|vacances|urlaub|vacaciones|whatsapp|instagram|facebook|club|reseaux|tienda|parcel|package|paquet',
      ],
    ),
    {
      ...rule('crisis', 'suicide', [
        `(join|follow|with|irme|ir|voy|reunirme|ire|rejoin\\w*|retrouver|folge\\w*|gehe|komm|komme|bei|aller|vengo) ~8${HAUNTS}`,
        `${HAUNTS} ~8(join|go to (him|her|them|you)|voy|irme|con el|con ella|gehe|folge|rejoindre|partir)`,
      ]),
      ...signs(
        [
          'son|daughter|wife|husband|brother|sister|mum|mom|dad|baby|hijo|hija|marido|mujer|mama|papa|bebe|sohn|tochter|frau|mann|oma|opa|kind|fils|fille|femme|mari|mon bebe|him|her|he|she',
          'soon|this week|before (his|her|winter|christmas)|i will|ill|decided|pronto|ya voy|bald|nach oben|bientot|cette semaine|avant l|decide|heute|morgen|tonight',
        ],
        [
          ABOUT,
          'stars?|sterne\\w*|estrellas|etoiles|telescop\\w*|night sky|sky|church choir|stairway|kite|regarder|mirar|schauen|one day|some day|eines tages|algun dia|un jour|believe|glaube|creo',
        ],
      ),
    },
    {
      ...rule('crisis', 'suicide', [
        '(gave|given|give|gave away|sold|sell|regale|regalado|repart\\w+|regalar|di mis|verschenkt|verteilt|verschenken|donne|donner|tout donner)',
      ]),
      ...signs(
        [
          'good ?bye\\w*|said bye|despedi\\w*|despedirme|adios|verabschied\\w*|tschuss|abschied|au ?revoir|adieu|dis au revoir',
          'only (one|1) thing|just (one|1) thing|(one|1) thing left|last step|solo falta|falta lo|lo que queda|ultimo paso|lo ultimo|fehlt nur noch|letzte\\w* schritt|reste plus que|dernier (pas|truc)|im ready to go|then lights',
        ],
        [
          ABOUT,
          'laptop|job|boss|bass|colleagues?|maleta|erasmus|curro|trabajo|visa|move|moving|umzug|mudanza|koffer|kollegen|schlagzeug|reviser|demenag\\w+|valise|boulot|flight|vuelo|flug',
        ],
      ),
    },
    {
      ...rule('crisis', 'suicide', [
        '(stop\\w*|skip\\w*|quit|cancel\\w*|miss\\w*|refus\\w*|not going to|abbreche\\w*|abbrechen|dejar|dejado|arrete\\w*|arreter) ~5(dialysis|dialyse|dialisis)|(dialysis|dialyse|dialisis) ~3(abbrechen|verweigern|on purpose|auslassen)',
        '(throw|stop|flush|not taking|nehme|tiro|prends plus) ~5(heart (tablets|pills)|blood thinners?|herztabletten|blutverdunner|pastillas del corazon|traitement du coeur)',
      ]),
      ...signs(
        [
          'let it be over|be over|(its|it is) over|to end|let go|gives? up|die$|die |be gone|vorbei|sterben|morirme|morir|acabado|se acabe|mourir|que ca sarrete|take long now|takes about',
          'without telling|secret\\w*|nobody|no one|noone|havent told|not told|told|on purpose|heimlich|niemand|wissen nichts|nadie|sin decir|en cachette|personne|ignorent|expres|my body|let go',
        ],
        [ABOUT, 'transplant date|new kidney'],
      ),
    },
    {
      ...rule('crisis', 'eating', [
        '(skip\\w*|leave out|leaving out|stopped|omit\\w*|havn?e?nt (injected|taken)|no|take my|hide|spritz\\w*|lasse?|salto|pincho|saute|pique) ~5(insulin\\w*|insulina|insuline|injected)|(insulin|insulina|insuline|injections) ~4(weg|only when|pour maigrir)',
      ]),
      ...signs(
        [
          'thin(ner)?|weight|kilos?|fat|dunn|abzunehmen|abnehmen|adelgaz\\w+|maigrir|maigre|skinny',
          'hide|hiding|secret|false|fake|lie|lied|nobody|told my parents|doesnt see|from the (nurse|clinic|doctor|diabetes)|falsch\\w*|nicht merken|merken|falseo|no lo (note|vea|sepa)|notes|mens|cacher|cache|infirmiere',
        ],
        [ABOUT, 'under my dress|pump under'],
      ),
    },
    {
      ...rule('crisis', 'eating', [
        '(passed|passing) out|faint\\w*|black(ed|ing|s)? out|collapsed|umgekippt|ohnmachtig\\w*|desmay\\w+|tombee? dans les pommes|evanoui\\w*|knees give out|keel\\w* over',
      ]),
      ...signs(
        [
          '\\d+ ?(k?cal|calories|kalorien|calorias)|not eaten|havent eaten|nothing today|ohne essen|sin comer|sans manger',
          'aim\\w*|zero|0|nothing|again|keep going|tomorrow|tmrw|goal|objetivo|objectif|heute|hoy|ajd|aujourdhui|schaffen|since|still',
        ],
        [ABOUT, 'laugh\\w*|dietitian|doctor said|ernahrungsberat\\w*'],
      ),
    },
    {
      ...rule('crisis', 'danger', [
        '(bag|suitcase|rucksack|backpack|money|cash|passports?|papers|docs|documents|phone|tasche|koffer|geld|ausweise|passe|bolsa|mochila|dinero|papeles|pasaportes|sac|valise|argent|papiers) ~9(hid|hidden|hide|behind|under|in the|versteckt|keller|hinter|escondid[oa]s?|guardo|cache|caches|derriere|cote)',
        '(hid|hidden|hide|escondi|guardo|jai (cache|mis)|versteckt?) ~5(bag|money|cash|passports?|papers|docs|documents|bolsa|dinero|papeles|argent|papiers|sac|tasche|geld)',
      ]),
      ...signs(
        [
          '(if|before|so|when) ~1(my (husband|boyfriend|ex|partner|wife|dad)|he|she) ~2(finds?|sees?|knows?|learns?|doesnt find|ever packs?)|wenn (er|sie|mein mann) ~2(findet|rauskriegt|merkt|erfahrt|sieht)|si (la|lo|los|las)? ?~2(descubre|encuentra|ve|se entera)|sil ~2(tombe|apprend|sait|trouve|decouvre)|wenn mein mann',
          'last time|what he did|what she did|kill\\w*|beats?|hits?|hurt|pay|finish|letzten mal|schlagt|zuschlagt|bin ich dran|otra vez|me (vuelve a )?(pega\\w*|mata\\w*)|volvera a|recommence|derniere fois|me (tue|frappe|demonte)|took it out|stairs|broke',
        ],
        [
          ABOUT,
          'surprise|present|gift|birthday|uberraschung|geschenk|sorpresa|regalo|cadeau\\w*|noel|christmas|venise|venice|chocolate|sweets|cookies|open it',
        ],
      ),
    },
    rule(
      'crisis',
      'minor',
      [
        '(chair|dresser|wardrobe|desk|drawers|bed|table) ~4(against|under|in front of|across) ~1(the|my) (door|handle|doorknob) ~6(dad|daddy|stepdad|stepfather|father|uncle|brother|stepbrother|mums boyfriend|moms boyfriend|moms bf|mums bf|grandpa)',
        '(lock|bar|block) (my|the) (room|door|bedroom) ~4(stepdad|dad|uncle|stepbrother|father|brother) ~2(stays out|cant (get|come) in|doesnt (get|come) in)',
        '(stuhl|kommode|schrank) ~4(tur|klinke) ~5(papa|stiefvater|vater|onkel|bruder)|(silla|comoda|armario) ~4(puerta) ~6(padrastro|papa|mi padre|mi tio|mi hermano)|(chaise|commode|armoire) ~4porte ~6(beau pere|papa|mon pere|mon oncle|mon frere)|(coincer|bloquer) (ma|la) porte ~4(oncle|beau pere|pere|papa)',
      ],
      [ABOUT, 'draught|draft|snor\\w*|schnarch\\w*|ronca|ronfle|hide and seek|present'],
    ),
  ],
}
