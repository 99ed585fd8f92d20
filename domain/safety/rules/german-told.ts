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
      [`${STORY}|opa|oma|baby|um drei|um vier|schnarch\\w*|handy|wecker|hund|kater`],
    ),
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
