import { gentlePhrases, idioms, rule, type Subject } from '../rule.ts'

const HELP = [
  '(pravention|praevention|vorbeug\\w+|telefonseelsorge|seelsorge\\w*|hotline|ehrenamt\\w*|freiwillig\\w*|ausbildung|fortbildung|vortrag|roman|krimi|meines krimis|drehbuch|buch|film|doku\\w*|studie|hausarbeit|masterarbeit|bachelorarbeit|forschung|spenden\\w*|beratung\\w*|referat|serie|squad)',
]
const OTHERS =
  '(mein(e|er|es|em|en)? ~1(schwester|bruder|mutter|vater|tochter|sohn|freund\\w*|mann|frau|kind|oma|opa|mama|papa|kollege\\w*|kollegin)s?)'
/** The writer is the next to do it. */
const NEXT =
  '(ich (bin|werde) (die|der) nachste|bin ich (dran|die nachste|der nachste)|(ich will|werde|mochte) (ihr|ihm|es) (folgen|nachfolgen|auch tun|auch)|(bald|morgen|heute) (ich auch|auch ich|mache ich es auch)|ich (mache|tue) (es (auch|ihm nach|ihr nach)|dasselbe|das gleiche)|mache ich dasselbe)'

/** Suicide and self-harm in German. */
export const GERMAN: Subject = {
  safe: [
    idioms(
      'tasks that tire, laughter and wishes',
      '(bringt|bringen|brachte|brachten) mich (noch |fast |echt |halb |total |langsam )*um(?! (wenn|falls))',
      '(wird|werden|konnte|konnten) mich (noch |eines tages |irgendwann )*umbringen',
      '(lach|arbeit|langweil|schufte|argere|frier)\\w* mich (noch |fast )?(tot|zu tode)|tot ?(lachen|arbeiten|argern|langweilen)|zu tode (langweilen|arbeiten|schuften|lachen)',
      '(fur|nach) (?!~2(ende|weihnachten|silvester|geburtstag|abschied|ostern|urlaub)\\b)(\\w+ ){1,3}?(konnte|wurde) ich (glatt |echt )?sterben(?! (jetzt gleich|heute|wollen))',
      'sterben (vor (lachen|langeweile|scham|hunger|neugier)|wurde ich fur)',
      'kein(en)? (schmerzhaften )?selbstmord(kommando|attentat\\w*)',
      '(mich|uns) (heute |gestern )?(beim|am|im) ~1(sport|training|laufen|klettern|kochen|joggen|finger|knie|knochel|fussball|turnen|rucken|fuss|hand) ~1(nicht )?(verletz\\w+|geschnitten|schneiden|verbrann\\w+|wehgetan)',
      '(knie|knochel|rucken|fuss|schulter|hand|finger) ~1verletzt',
      '(mich|uns) (heute |gestern )?(beim|am|im) ~1(sport|training|laufen|joggen|arbeiten|lernen|putzen|fitness\\w*)( nicht)? (umbringen|kaputt ?machen)',
      'ohne mich zu verletzen ~1(laufen|trainieren|klettern)|(marathon|laufen|klettern|training|trainieren|springen|ski|saison) ... (ohne mich zu|nicht) verletzen',
    ),
    gentlePhrases(
      'self-harm',
      '(fruher|damals|als (jugendliche\\w*|teenager|kind)) habe? ich mich ~1(selbst )?(verletzt|geritzt|geschnitten)( \\w+){0,5}',
      '(nicht mehr|nie wieder|nie mehr|keine?|ohne|aufhoren|aufgehort|stopp|statt|seit ~5nicht|nicht) (\\w+ ){0,3}?(geritzt|ritzen|ritze|zu ritzen|selbst ?verletz\\w*|selbst (zu )?verletz\\w*|svv|(mich|mir) ~1(zu )?(verletzen|schneiden|wehtun|weh tun|weh zu tun|ritzen))',
      '(ritzen|selbst ?verletzung\\w*|selbst verletzen) ~1(aufhoren|uberwinden|uberwunden|hinter mir|frei)|(ritz|svv)frei|(tage|wochen|monate|jahre) ohne ~1(ritzen|selbst ?verletz\\w+|svv|schneiden|mich zu (verletzen|schneiden|ritzen))',
    ),
    gentlePhrases(
      'suicide',
      '(mich|mir) (nicht mehr|nie wieder|nicht) ~1(umbringen|das leben nehmen|toten)|(nach|seit|uberlebt\\w*) (mein(em|en|er) )?(suizidversuch|selbstmordversuch)|kein(e)? (suizid|selbstmord)gedanken mehr',
    ),
    {
      ...gentlePhrases(
        'suicide',
        `${OTHERS} ~6(suizid\\w*|selbstmord\\w*|umgebracht|umbringen|ritzt|das leben genommen|sterben will)|(suizid\\w*|selbstmord\\w*) ~2${OTHERS}`,
      ),
      unless: [
        NEXT,
        '(mich|mir) ~4(umbring\\w*|umzubringen|das leben (zu )?nehmen)',
        `(will|werde|mochte|muss|konnte|wurde) (ich )?~1${OTHERS} ~2umbringen|${OTHERS} (will|werde|mochte|muss|konnte|wurde) ich ~2umbringen`,
      ],
    },
  ],
  rules: [
    rule('crisis', 'suicide', [
      'mich von (der|einer|dem) ~1(staumauer|talsperre|brucke|klippe|autobahnbrucke|hochhaus|dach) (sturzen|werfen|schmeissen)',
      '(mich|mir) ~8(umbringen|umzubringen|umbringe|umbracht\\w*|toten|toeten|erhangen|erhaengen|aufhangen|aufzuhangen|aufhaengen|erschiessen|ertranken|vergiften|das leben (nehmen|zu nehmen|nehme)|die kugel geben|abstechen|zu toten|wegmachen|auslosche?n)',
      '(bring|bringe) mich ~4um',
      '(tote|erhange|erschiesse|hange|hang) mich( (auf|heute|morgen|jetzt|selbst|bald))?$',
      'nehme? mir ~3das leben|mir ~3das leben (zu )?nehmen',
      '(meinem|mein|dem) leben ~3(ein ende (setzen|machen|bereiten|zu)|beenden|zu beenden)|mein leben ~1(beenden|wegwerfen|beende)',
      '(schluss|ein ende) ~1(machen )?mit (allem|dem leben|meinem leben)( (machen|setzen))?|(mit )?(allem|dem leben|meinem leben) ~1(schluss|ein ende) machen|alles beenden$',
      '(will|mochte|moechte|wollte|wurde|wunsch\\w*|wunschte|kann|mag|ich) (\\w+ ){0,3}?(?<!nicht )(?<!nie )(sterben|tot sein|verrecken|krepieren)(?! (lassen|mussen))(?=$| (und|weil|aber|bald|heute|jetzt|gehen|konnen|durfen|wurde))',
      '(ware|war|waer|waere|bin) ~2(lieber|besser|nur|doch|endlich|am liebsten|schon|bald|bloss) tot|ich ware (so gern|gern|gerne) tot|tot ware|lieber tot',
      'nicht mehr ~1(leben|weiterleben|weiter leben|da sein|dasein|hier sein|existieren|aufwachen|am leben sein|auf der welt|auf dieser welt)(?! (bei|mit|in|auf dem|neben|von|ohne internet))(?=$| (will|mochte|wollen|kann|konnen|und|mussen|mehr|aber|so|mag|sein))',
      '(mog|mag|ma|will|wui|wott|wett|kann|ko) ~2(nimmer|nimma|numm|numme|nimme|niemer) (meh )?(leb\\w*|labe|laba|da ?sei|da ?sii)(?=$| (und|u|aber|weil))',
      '(will|mochte|moechte|mag|kann|wollte) (so |einfach |gar )?nicht mehr ~1(leben|weiterleben|da sein|aufwachen|existieren|hier sein|weiter|weitermachen)',
      '(einschlafen|schlafen) ~2und (nie|nicht) (mehr |wieder )*aufwachen|nie (wieder|mehr) aufwachen',
      '(kein(en)?|keinerlei) (ausweg|lebenswillen|lebensmut|grund (mehr )?(zu leben|zum leben)|sinn (mehr )?(im|am|zu) leben?)|lebensmude|lebensmuede|lebt sich nicht mehr|leben (hat|macht) ~1keinen sinn|lohnt sich nicht mehr zu leben|leben ist nichts mehr wert|des lebens mude|keine lust mehr (zu leben|auf (das |mein )?leben)',
      '(bin|falle) ~3(eine|zur) (last|belastung) (fur|geworden|gefallen)|(bald|endlich|dann) (habt|hast) (ihr|du) (endlich )?(eure|deine) ruhe vor mir|^bald habt ihr (alle )?eure ruhe$',
      'ohne mich ~2(besser|leichter|glucklicher|schoner)( dran)?|besser (dran )?ohne mich',
      '(von|vor|aus) (\\w+ ){1,2}(brucke|bruecke|hochhaus|dach|zug|ubahn|u bahn|bahn|balkon|fenster|lkw|auto) ~1(springen|springe|sturzen|werfen|schmeissen|zu springen|zu werfen)',
      '(pulsadern?|handgelenke?) ~1(auf)?(schneiden|schlitzen|ritzen|aufschneiden|aufschlitzen)',
      '(eine |mit )?(uberdosis|ueberdosis) ~1(nehmen|tabletten|schlafmittel)|^(meine |eine |die )?(uberdosis|ueberdosis) (vor|nach|an|zu|am|bis)|alle (meine )?(tabletten|pillen|schlaftabletten) ~1(nehmen|schlucken)',
      '(ware|war) ~1nie geboren|(einfach|lieber|am liebsten) ~1weg (sein|ware)$|ware ~1einfach (weg|tot|nicht mehr da)',
      '(halte?|ertrage) ~3(nicht mehr aus|nicht mehr) (zu leben|das leben|mein leben)|leben ~3(keinen|ohne) sinn|(will|mochte|werde) (es|mein leben|alles) (beenden|nicht mehr)',
      '(tabletten|pillen|schlaftabletten) ~2(reichen|genugen|genuegen)(?! (bis|noch bis|fur den|fur die (reise|woche)|im urlaub))|(tabletten|strick|seil|pillen|waffe) ~2(liegen|liegt|bereit|gekauft|gesammelt)|den strick nehmen|(mir|mich) ~2(strick|kugel|etwas antun)',
      '^~3von (der|einer) brucke$|plan ~6(brucke|gleise?|hochhaus|dach)|(niemand|keiner|keinem|niemandem) ~4(merken|vermissen|auffallen|kummern|fehlen|trauern|weinen) ~6(weg|tot|nicht mehr|sterbe|fort)|wenn ich (nicht mehr da|weg|tot|nicht mehr hier) (ware|bin)',
      '(gleis(e|en)?|schienen|brucke|fluss|see|klippe|wald) ~4(komme?|kehre?) ~2(nicht|nie) (mehr )?(wieder|zuruck|mehr)|(gehe?|fahre?) ~4(gleis(e|en)?|schienen|brucke) und ~2(komme|kehre) nicht',
      'in den tod (gehen|springen|sturzen)|von der welt verschwinden|fur immer (verschwinden|einschlafen|weg sein)',
    ]),
    rule('crisis', 'suicide', [
      '(i|ich)? ?(mog|mag|wui|will) ~1(nimma|nimmer|neamma|nimmamehr) ~1(lebn|leben|do sei|da sein)|(nimma|nimmer) (lebn|leben) (wolln|wollen|mog|mag|will|wui)',
    ]),
    rule(
      'crisis',
      'suicide',
      [
        '(mir|ma|mia) ~1(des|das|s|mei) ~1(lebn|lebm|leem|labn|leben) (nehma|nehman|nemma|nema|nehm|naehm|nimm)|nimm (i )?(mir|ma) ~1(des|das|s) (lebn|lebm|labn|leben)',
        '(i|ich)? ?(daschiass|derschiass|daschiess|derschiess|daschoss|daheng|derheng|dahang|daturk|dasauf|dersauf|dastich|darenn|vagift|vergift|heng|haeng)e? (mi|mich)(?! (ned|net|nicht)|~1 ?ins zeug)( (auf|jetz|jetzt|heit|heid|moagn|moing|nacha|dann|wann|wenn|bevor|am|im|in|z)|$)',
        '(mi|me) ~3(umbringa|umbringan|umbringn|umzbringa|daschiassn|daschiassen|derschiassn|dahenga|derhenga|aufhenga|aufhanga|dasaufa|datrenka|dadrenka|vagiftn|hamdrahn|hoamdrahn)|bring mi (\\w+ )?um|drah mi ~1(ham|hoam)',
        '(mei|mein|mai) (labn|lebn|lebm|leem) (is|iss|es) ~2(ze|zu|z|gor(?! \\w)|aus|vorbei) ?(ende?|end)?',
        '(dabledden|dabletten|tablettn|tabledden|pulverln|puiverl) ~2(lieg\\w*|liech\\w*|leign|reich\\w*)',
      ],
      [
        'gschicht\\w*|theater\\w*|krimi|lied|mundart\\w*|kabarett|kerwa|apothek\\w*|oma|hund|blutdruck|zahn\\w*|fruhstuck|ins zeug|damit|dass i',
      ],
    ),
    rule(
      'crisis',
      'suicide',
      [
        '(tot|gestorben|verstorben|begraben|beerdigt|beigesetzt|im himmel|unter der erde|grab|tod|nicht mehr da) ~9(will|mochte|werde|wurde) ~2(ihr|ihm) ~3(nachgehen|nachfolgen|folgen)(?! und)|(will|mochte|werde) ~2(meine[rm]|meinem) ~2(frau|mann|kind|sohn|tochter|mutter|vater) (nachgehen|nachfolgen|folgen)(?! (nach|ins|in die|zur|auf instagram))|(ihr|ihm) ~2(ins grab|in den tod) (folgen|nachfolgen)',
      ],
      [
        'als \\w+|trainer|chef\\w*|betrieb|amt|posten|stelle|verein|ziehen|umziehen|roman|krimi|figur|geschaft|firma|beruf|vorbild\\w*|spur\\w*|hobby|instagram|rezept\\w*',
      ],
    ),
    rule(
      'crisis',
      'suicide',
      ['(schlinge|strick) (hangt|baumelt|ist (fertig|geknupft|bereit)|liegt bereit)'],
      ['geschichte|krimi|film|roman|theater|schaukel|stall|kalb|kuh|pferd|ziege'],
    ),
    rule('crisis', 'suicide', [`${OTHERS} ~6(suizid\\w*|selbstmord\\w*|umgebracht|das leben genommen) ~3${NEXT}`]),
    { ...rule('crisis', 'suicide', ['^fur immer$']), and: { all: [['(zu |werde |will )gehen']] } },
    rule('crisis', 'suicide', ['^(einfach |nur |endlich |ich will |bald )?(sterben|tot sein|verrecken)$']),
    rule(
      'crisis',
      'suicide',
      [
        'abschiedsbriefe? ~3(schreiben|an (alle|meine|die familie))|abschiedsbriefe?$|von allen (fur immer )?(verabschieden|abschied nehmen)',
      ],
      ['kolleg\\w+|job|arbeit|alkohol|zigarette\\w*|umzug|rente|klasse|schuler\\w*|firma', ...HELP],
    ),
    rule(
      'crisis',
      'suicide',
      ['selbstmord\\w*|suizid\\w*|freitod|selbst ?totung\\w*|selbsttoetung'],
      [...HELP, OTHERS, 'attentat\\w*|kommando|lehrerfortbildung|laientheater|textheft'],
    ),
    rule(
      'crisis',
      'distress',
      [
        '(ich )?(kann|halte|halt|ertrage) ~3nicht mehr( (aus|weiter|so weiter|weitermachen|so leben|langer))?$',
        '(es|das|alles|mein leben) ~1(hat|macht) ~1keinen sinn mehr',
        '(ich )?(weiss|weiß) nicht (mehr )?(weiter|wie ich weiterleben)',
      ],
      ['hose|kleid|jacke|larm|chaos|keller|wohnung|mathe|code|aufgabe'],
    ),
    rule(
      'crisis',
      'self-harm',
      [
        '(ritz|ritze|ritzt) mich|mich ~4(ritzen|geritzt|ritze)|(wieder|heimlich|weiter|heute) ~1ritzen|^ritzen$',
        '(schneide|verletze|verbrenne|schlage|verstummle|krat?ze) mich ~3(selbst|selber|absichtlich|wieder|heimlich|mit|am arm|regelmassig|jeden|um|weil|$)',
        'mich ~3(selbst|selber|absichtlich|wieder|heimlich|heute) ~3(verletzen|verletze|verletzt|schneiden|geschnitten|schneide|verbrennen|schlagen|verstummeln|bestrafen)',
        '^mich ~1(verletzen|schneiden)$|mir ~3(selbst |selber |absichtlich )~1(weh ?tun|wehgetan|weh zu tun|schmerzen zufugen|wehtue)|tu mir (selbst|selber|absichtlich) weh|tue mir (selbst|selber|absichtlich) weh',
        'selbst ?verletz\\w*|svv|mir ~1(die |den )?(arme?|haut|beine?|unterarme?) (auf)?(schneiden|ritzen|aufritzen|aufschneiden|verbrennen)',
      ],
      [...HELP, '(ewig|lange|\\w+ jahre) (her|clean|vorbei)(?! .*(wieder|jetzt|heute))'],
    ),
  ],
}
