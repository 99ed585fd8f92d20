import { rule, type Subject, signs } from '../rule.ts'

/** What else ends, is decided or is arranged. */
const ELSE = [
  'prufung\\w*|klausur\\w*|umbau|umzug|umziehen|schicht|projekt|diat|hochzeit|urlaub|reise|arbeit|firma|stadt|job|ausland|dorf|wohnung|schule|turnier|kurs|op|operation|zahnarzt|semester|probezeit|chemo|fasten|miete|vertrag',
]

/** What `LAST_ARRANGEMENTS` reads, in German. */
export const GERMAN_ARRANGEMENTS: Subject = {
  rules: [
    rule(
      'crisis',
      'suicide',
      [
        '(hoffentlich|hoffe|wunsche|bete) ((?!(nicht|keine?)\\b)\\w+ ){0,4}(op|operation|narkose|flugzeug) ((?!(nicht|nichts|nie|niemals|ohne)\\b)\\w+ ){0,3}(schief|schiefgeht|nicht gut|bringt mich um|mich um$|sturzt mit mir ab|mit mir absturzt|mein ende)',
        '(briefe?|umschlag|umschlage|karten|videos?) ~9(fur danach$|fur die zeit (nach mir|danach)|(fur )?wenn ich ~1(nicht mehr (bin|da bin|lebe)|tot bin))',
        '(ich|werde|bin) ~5(langst|lange|schon|bald) ~3unter der erde',
        '(mochte|will|wollte|wurde) ((?!(nachts|um|vom|von|wegen|durch|nacht) )\\w+ ){0,4}nicht mehr (wach werden|wachwerden|hochkommen aus dem schlaf)',
        'wo ich hin ?gehe ~2brauch\\w+ (ich )?(nichts|das nicht|keine?\\w*|es nicht)',
        '(ich bin|bin ich) nur noch eine (rechnung|zahl|last|nummer) ~1(die|fur)',
        '(von allen|von jedem|von den kindern) ~3verabschiedet ~6(ohne dass|gemerkt|fur immer|keiner)',
        '(geburtstag|weihnachten|sommer|fruhling|jahr|ostern|rente|abitur) ~3erlebe ich (nicht|nicht mehr)',
        '(leiden|leid|qual) ~2(hat |ist )?~1(ein ende|vorbei)|damit ~2(keiner|niemand) ~2(arbeit|muhe) (mit mir|meinetwegen) hat',
        '(hoffentlich|hoffe|hoffen) ~3(wache|wach) ich ~2(nicht|nie|nicht mehr) ~1auf',
        'gute nacht ~5(fur immer|die lange)$|braucht mich (keiner|niemand) mehr (zu )?suchen',
        '(ruhe|pause|erlost) vor mir selbst|wenn es mich nicht mehr gibt|da gibt es mich nicht mehr',
      ],
      ['nachts|strand|urlaub|kalender|museum|roman|oper'],
    ),
    {
      ...rule('crisis', 'suicide', [
        '(hebe|lege|spare|sammle|sammel|horte|verstecke) ~5(\\w*tabletten?|pillen|schlafmittel)|(\\w*tabletten|pillen|schlafmittel) ~5(aufgehoben|gesammelt|zuruckgelegt|gespart|gehortet|versteckt)',
      ]),
      ...signs(
        ['reich\\w*|genug|voll$|braucht es nicht|zahle|bald'],
        ['oma|opa|apotheke|hund|katze|spulmaschine\\w*|kinder|vitamin\\w*'],
      ),
    },
    {
      ...rule('crisis', 'suicide', [
        '(bis|am|ab) \\w+tag ist (es|alles) ~2vorbei|bald ist (es|alles) ~1vorbei|(alles|das ganze|es) ~1(hat )?(ein ende|hinter mir)|hat (alles|das ganze) ein ende',
      ]),
      ...signs(['ganz ruhig|keine angst|angst ~2keine|ruhe vor mir|keiner (ahnt|weiss)|fur mich und fur alle'], ELSE),
    },
    {
      ...rule('crisis', 'suicide', [
        '(das letzte|das einzige) ~2was mich|(letzte|einzige) ~2erledigt was mich|(halt|hielt) mich (hier )?nichts mehr|nichts (halt|hielt) mich ~1(hier|mehr)',
      ]),
      ...signs(
        ['hund|katze|pferd|kater|taufe|hochzeit|mutter|vater|tod|gestorben'],
        ELSE.map((one) => one.replace('|hochzeit', '')),
      ),
    },
    {
      ...rule('crisis', 'suicide', [
        '(alle|jeden|jede|meine \\w+|sie alle) ~1noch (einmal|mal) (umarmt|gesehen|besucht|gedruckt)',
      ]),
      ...signs(
        [
          '(wissen|weiss|ahnen|ahnt|merken) ~2(nicht|keiner|niemand|warum)|(keiner|niemand) (weiss|ahnt)|zum letzten mal',
        ],
        ELSE,
      ),
    },
    {
      ...rule('crisis', 'suicide', ['brief|briefe|zettel|umschlag']),
      ...signs(
        ['(lesen|offnen|finden|aufmachen) ~3wenn (es|alles|ich) ~2(passiert|vorbei|geschehen|nicht mehr|tot|weg)'],
        ELSE,
      ),
    },
    {
      ...rule('crisis', 'suicide', ['kaninchen|hund|katze|kater|hamster|pferd|vogel|meerschweinchen']),
      ...signs(
        ['bald nicht mehr (kummern|da|sorgen|fur ihn da)|nicht mehr lange (da|hier)'],
        [...ELSE, 'allerg\\w*|baby|alt|krankenhaus'],
      ),
    },
    {
      ...rule('crisis', 'suicide', ['schuhe ~1aus(gezogen)?|schuhe schon aus']),
      ...signs(['parkhaus|dach|brucke|gelander|parkdeck'], ['strand|yoga|tanz\\w*|flur|moschee']),
    },
    {
      ...rule('crisis', 'suicide', [
        'seit ~1(der tag|das datum|der termin) feststeht|seit ich weiss wann|seit dem entschluss',
      ]),
      ...signs(
        ['(denkt|denken|meint|meinen|glaubt|glauben) ~4(aufwarts|besser|gesund|gut)|(keiner|niemand) (ahnt|weiss)'],
        ELSE,
      ),
    },
    {
      ...rule('crisis', 'suicide', ['wenn ich ~1(fort|nicht mehr da|tot|nicht mehr) bin']),
      ...signs(['verzeiht|vergebt|verzeih|testament|passworter|papiere'], ELSE),
    },
    {
      ...rule('crisis', 'suicide', [
        '(bahnsteig|gleis|gleise|schienen) ~9(linie|einen schritt|ganz vorn|zu nah)|(guterzuge?|guterzugen) ~9(ohne halt|durch|uhrzeit)|das grab ~4(bezahlt|ausgesucht)|(bezahlt|ausgesucht) ~2das grab',
      ]),
      ...signs(
        ['linie|schritt|ohne halt|fehle nur noch ich|kann ich gehen|ganz vorn'],
        ['foto\\w*|larm|laut|schlafen|hobby|modell\\w*|koffer|ausflug|lesen|kaffee'],
      ),
    },
    rule(
      'crisis',
      'self-harm',
      [
        '(nehme|hole|greife|brauche|suche) ~4(rasierklinge\\w*|klinge|cuttermesser)',
        '(kratze|reibe|schlage|beisse) ~6bis es ~1(blutet|blut)',
        'feuerzeug ~3(arm|unterarm|haut|bein|oberschenkel)',
        '(oberschenkel|arm|arme|beine?) ~2voller (striche|schnitte)',
        '(unter (dem|meinem) ~1(pulli|pullover|armel|hoodie)|am ~1(arm|oberschenkel)|auf dem arm) ~6(striche?|schnitte?)',
      ],
      ['rasieren|bart|basteln|mucken\\w*|stich\\w*|juck\\w*|teppich|tapete'],
    ),
    {
      ...rule('crisis', 'suicide', ['(hort|horen) alles ~1auf|endet alles']),
      ...signs(['\\w+tag', 'endlich|ruhig'], ELSE),
    },
  ],
}
