import { gentlePhrases, rule, type Subject, signs } from '../rule.ts'

const STORY = 'roman|film|krimi|theater|buhne|probe|drehbuch|serie|hauptfigur|spiel|albtraum von|museum|fuhrung|escape'

/** German: danger and worry in the words of chats, dialects and plans. */
export const GERMAN_TOLD: Subject = {
  safe: [
    gentlePhrases(
      'violence',
      'als (kind|madchen|junge|kleiner|kleine) (bin|wurde|bin oft|wurde oft) ich ~2(verprugelt|geschlagen|missbraucht|misshandelt|eingesperrt)( worden)?',
      '(bilder|traume|alptraume|albtraume|erinnerungen|flashbacks) (von|an) (dem|den|der|die|meinem|meiner) (uberfall|unfall|vergewaltigung|krieg|einbruch|anschlag|brand|flucht|angriff)',
    ),
  ],
  rules: [
    rule(
      'crisis',
      'suicide',
      [
        '(bis zur|uber die|an die|auf die) (kante|brustung|dachkante|klippe) ~1(und (weiter|druber|dann runter|runter|spring\\w*)|dann spring\\w*)',
        'gnu(e)?g vo(m| dem) (labe|lebe|leben)(?= |$)|(numm|numme|nimmer|nimma|nimme|nume) ~1(me |meh |mehr )?(ufwache|ufwacha|aufwachn|aufwacha|labe|lebe|leba|da si)(?= |$)',
        '(meinen|mein|den|das) (nachsten |nachstes )?(\\w+sten|geburtstag|winter|sommer|fruhling|weihnachten|silvester|neujahr) ~1(gar )?nicht mehr (erlebe|erleben|erleb|mitkriege|mitbekomme)(?= |$)',
        '(wie ?viele?|welche (dosis|menge)|was) ~8(nicht mehr|nie mehr|nimmer|nie wieder) (aufwacht|aufwachen|aufwache|wach (wird|werde))(?= |$)',
        'damit (man|ich) (auch |ganz )?(sicher |wirklich )?(nicht mehr|nie mehr|nimmer|nie wieder) (aufwacht|aufwache|wach wird)',
      ],
      [`${STORY}|opa|oma|baby|um drei|um vier|nachts|abends weniger|schnarch\\w*|handy|wecker|hund|kater`],
    ),
    // Short titles and notes of plans. Example: “vor den nächsten lkw laufen”.
    rule(
      'crisis',
      'suicide',
      [
        '(gehe|geh) ich ins wasser und ~1(komme|komm) (nicht|nie|nimmer)',
        'drehe? ich das gas auf und lege? mich',
        'mit (vollgas|voller geschwindigkeit) gegen (den|einen|nen) (pfeiler|brucken\\w*|baum|lkw|laster)',
        '(hang i|hange ich) am (dachboden|dachbodn|dochbodn|strick)(?= |$)(?! auf)',
        '^(am|im) \\w+( \\w+)? sterben$',
        'vor (den|einen|die|eine|n|nen) ~1(lkw|zug|bus|laster|bahn|u bahn|s bahn|tram|auto|ice|guterzug) (laufen|springen|werfen|gehen|rennen|lauf|spring|schmeissen|treten)(?= |$)(?! (retten|verhindern))',
        '(gelander|brustung|kante|brucke) ~12(bein|fuss|beine) ~1(schon|bereits|fast)? ?(druber|druben|uber|draussen)',
        '(lauf|pistole|waffe|gewehr|revolver) ~2(schon|bereits) im mund',
        '(pulsadern|pulsader|puls adern) ~2(auf|aufgeschnitten|aufschneiden|aufgschnittn|offnen|geoffnet)|(pulsadern|pulsader) auf',
        '(mich|man|sich) ~5in ruhe umbringen',
        '(finden|findet|sehen) ~1(sie|man|jemand|wer)? ?(meine|mei) (leiche|leich)|(meine|mei) (leiche|leich) (finden|findet|liegt)',
        '(todestag|geburtstag|jahrestag) ~8(folge|folg|geh) ich (ihr|ihm|nach)',
      ],
      [
        `${STORY}|prufung|fuhrerschein|bewerbung|antrag|kuchen|teig|aufschlag|hangematte|boulder\\w*|klettern|bungee|schaukel|lampe|rettung`,
      ],
    ),
    rule(
      'crisis',
      'self-harm',
      [
        '(mir|mich) ~3(jeden tag|immer|selbst|selber|dauernd|staendig|standig) ~1(weh ?tun|wehtun|verletzen|bestrafen) (muss|will)',
        'mich (selbst |selber )?(bestrafen|bestraf) ~2(cutter|klinge|messer|rasierklinge|feuerzeug|scherbe\\w*|nadel\\w*)',
        '(halte|halt|lege|leg|drucke|druck) ich ~1(die|meine) (hand|finger|arm) (auf|an|in|uber) ~2(herdplatte|kerze|flamme|bugeleisen|feuerzeug|ofen)',
        '(stimme|stimmen) ~10(mich|mi) (aufschlitzen|aufzuschlitzen|umbringen|umzubringen|schneiden|zu schneiden|toten|zu toten)',
      ],
      [`${STORY}|aus versehen|versehentlich|verbrannt beim|schal stricken`],
    ),
    {
      ...rule('crisis', 'eating', [
        'nach (jedem|jeder) (essen|mahlzeit) ~1(kotz\\w*|erbrech\\w*|ubergeb\\w*)',
        '(nach|hinterher) ~2(trotzdem|wieder|immer) gebrochen|schon so oft gebrochen',
        '(alle|jede|meine|die) rippen (zahlen|sehen|spuren) (kann|konnen|will)',
      ]),
      ...signs(
        [],
        [
          `${STORY}|hund|katze|kater|baby|kind hat|magen ?darm|norovirus|chemo|schwanger\\w*|bein|arm|knochel|handgelenk`,
        ],
      ),
    },
    {
      ...rule('crisis', 'eating', [
        '(danach|dann|nachher|hinterher) ~2(kommt|geht|muss|hol|hole|mache|mach) ~2(alles|es|das essen|das) ~1(wieder )?(raus|hoch|heraus|rauf)(?= |$)',
      ]),
      ...signs(
        [
          '(ess|esse|iss|isst|essen|kocht|mittag\\w*|abendessen|fruhstuck|mahlzeit|teller)',
          'so als|als ob|heimlich|wie jeden tag|jedes mal|immer|klo|bad|finger',
        ],
        [`${STORY}|kater|hund|katze|baby|magen ?darm|norovirus|seekrank\\w*|waschmaschine`],
      ),
    },
    rule(
      'crisis',
      'eating',
      [
        '(jede|jeden|jedes|alle|das|die) ~1(mahlzeit(en)?|essen|bissen|mittagessen|abendessen) ~2(auskotz\\w*|auszukotz\\w*|erbrech\\w*|rauskotz\\w*|hochwurg\\w*)(?= |$)',
      ],
      [`${STORY}|hund|katze|kater|baby|norovirus|schwanger\\w*`],
    ),
    rule(
      'crisis',
      'danger',
      [
        '(meine|mein|der|die) ~1(ex|exfreund|exmann|exfrau|mann|frau|bruder|vater|nachbar|sohn|stiefvater|freund) ~8droht ~5(anzuzunden|umzubringen|abzufackeln|abzustechen|in brand zu (setzen|stecken)|zu toten|totzuschlagen)',
      ],
      [`${STORY}|schach|grill|kerze|feuerwerk`],
    ),
    rule(
      'gentle',
      'grief',
      [
        '(ans|am|zum|an das|vom) grab (von|meines|meiner|unseres|unserer|meinem|meinen) ',
        '(verstorben|verstorbene|verstorbenen|verstorbener) (mutter|vater|bruder|schwester|frau|mann|sohn|tochter|oma|opa|freundin|freund)',
      ],
      [`${STORY}|pharao\\w*|keltisch\\w*|archaolog\\w*|papst\\w*|goethe|bach`],
    ),
    rule(
      'gentle',
      'burnout',
      ['ausgebrannt(?= |$)'],
      [`${STORY}|haus|kerzen?|autos?|motor|lampe|wohnung|keller|birne|scheune|sicherung|dachstuhl|wrack`],
    ),
    {
      ...rule('gentle', 'eating', [
        '(scham|schame|schaem|ekle|ekel|hasse) mich (danach|dann|dafur|so|immer|jedes mal)',
      ]),
      ...signs(['tafel|schokolade|chips|kekse|kuchen|essanfall|frust|brot|kuhlschrank|pizza']),
    },
    {
      ...rule('gentle', 'eating', ['kalorien ?app|kalorien ?zahlen|kalorien zu zahlen|kalorien']),
      ...signs(['panik|angst|schuld\\w*|zwang\\w*|verrechn\\w*|verbiet\\w*'], [`${STORY}|steuer|prufung`]),
    },
  ],
}
