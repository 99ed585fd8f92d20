import { rule, type Subject } from '../rule.ts'

const KIN =
  '(mann|frau|ehemann|ehefrau|freund|freundin|partner|partnerin|ex|exmann|exfrau|exfreund|exfreundin|vater|vaters|mutter|stiefvater|stiefmutter|papa|papas|mama|mamas|eltern|bruder|bruders|schwester|sohn|sohnes|tochter|kind|kindes|kinder|baby|babys|oma|opa|grossmutter|grossvater|onkel|tante|mannes|hund|hundes|katze|kater|zwilling|enkel|enkelin)'
const OTHER =
  '(chef|chefin|nachbarn?|nachbarin|lehrer|lehrerin|kollegen?|kollegin|schwiegermutter|schwiegervater|vermieter|vermieterin|mitbewohner|mitschuler|trainer|schuler|polizisten|politiker|typen?|neuen freund|neuer freund|alle|jemanden|menschen|leute|auslander|fluchtlinge|juden|frauen)'
const MY = '(mein|meine|meinen|meiner|meinem|meines|unser|unsere|unseren|unserer|unserem|unseres)'
const HURTS =
  '(schlagt|schlug|schlagen|verprugelt|prugelt|wurgt|wurgte|bedroht|tritt|misshandelt|missbraucht|vergewaltigt|zwingt|sperrt|stalkt|verfolgt|ohrfeigt|schubst|stosst|erpresst|verfolgt|einsperrt)'
const MEDS =
  '(antidepressiva|antidepressivum|\\w*tabletten|\\w*medikamente?n?|lithium|insulin|betablocker|citalopram|escitalopram|sertralin|venlafaxin|mirtazapin|\\w*mittel gegen (depression|epilepsie)\\w*|schlafmittel|ritalin|medikinet|neuroleptika|blutverdunner|cortison|kortison|tavor|quetiapin|opipramol|marcumar|blutdrucksenker)'
const ABOUT =
  '(roman|krimi|drehbuch|buch|film|doku\\w*|studie|studium|masterarbeit|bachelorarbeit|hausarbeit|forschung|ehrenamt\\w*|freiwillig\\w*|ausbildung|fortbildung|vortrag|spenden\\w*|beratung\\w*|referat|serie|pravention|seminar|prufung|spiel|spiele|computerspiel|theaterstuck|kapitel|kurzgeschichte)'
const GAME =
  '(schach|tennis|tischtennis|kniffel|skat|monopoly|mario kart|fussball|badminton|spiel|turnier|wette|wettrennen|kicker|darts|billard|boxen|judo|quiz|marathon|lauf|rekord)'
const YOUNG = '([1-9]|1[0-5]) ?jahrig\\w*'
const CHILD = `(${YOUNG}|(kind|kindern|kinder|minderjahrig\\w*|schulmadchen|schulerin|schuler|stieftochter|stiefsohn|kleine[nrms]? (madchen|jungen?)))`

/** What others do to the writer, eating, medicine, loss and harm to others in German. `german.ts` has suicide and self-harm. */
export const GERMAN_CARE: Subject = {
  rules: [
    rule(
      'crisis',
      'danger',
      [
        `(${MY} ~1${KIN}|er|sie) ~3${HURTS} ~2(mich|uns|die kinder|${MY} (kinder|sohn|tochter))`,
        `(${MY} ~1${KIN}|er|sie|dass er|wenn er) ~2(mich|uns) ~4${HURTS}`,
        '(mich|mir) ~6(gewurgt|an die wand gedruckt|gegen die wand (gedruckt|gestossen|geschleudert)|luft (abgedruckt|zugedruckt|genommen)|hals zugedruckt|die treppe (hinunter|runter)(gestossen|geschubst))(?! (im|beim) (training|judo|spiel|film))',
        '(will|wird|konnte|droht|gedroht) ~2(mich|uns) ~2(umzubringen|umbringen|toten|zu toten|schlagen|zu schlagen)',
        `angst ~2(nach hause|vor ${MY} ~1(mann|frau|freund|ex|exfreund|exmann|vater|stiefvater|partner|sohn|mutter))`,
        '(er|sie|ex|exfreund|exmann|exfrau|stalker|jemand|mann) ~2(steht|wartet|lauert) ~3vor (meiner|unserer|der) (tur|wohnung|haustur)|(steht|wartet|lauert|kommt|ist) ~5mit (einem|einer|dem|der) ~1(messer|waffe|pistole|axt)',
        '(bricht|brechen) ~2(gerade |jetzt )?(bei mir|in meine wohnung) ~1ein|(zu viele|ganze packung|ganze schachtel) ~2tabletten ~2(genommen|geschluckt)',
        '(lasst|lassen) mich nicht (aus dem haus|raus|weg|mehr raus)|(sperrt|schliesst) mich ~3ein|hauslicher? gewalt ~4(jetzt|gerade|taglich)|zwingt mich ~3(sex|zum sex|mit ihm)',
      ],
      [
        GAME,
        ABOUT,
        '(fruher|damals|als ich ~3kind|jahren|kindheit|vorschlag\\w*|schlagt (mir|uns) vor|verfolgt ~1(der|die|das) gedanke)',
      ],
    ),
    {
      ...rule('crisis', 'minor', [
        `(vater|mutter|stiefvater|stiefmutter|papa|mama|onkel|trainer|lehrer|opa|bruder|freund|nachbar|er|sie|mann|jemand|typ) ~4(fasst|fassen|beruhrt|kusst|streichelt|${HURTS}|haut|schickt|filmt|fotografiert|kommt ~3(bett|zimmer)) ~3(mich|mir|an|uns|nachts|bett)`,
        '(nacktbild\\w*|nacktfoto\\w*|bilder ohne (kleidung|klamotten)|fotos ohne (kleidung|klamotten))',
        '(unser|sein|das) ~1geheimnis|(niemandem?|keinem) ~2(erzahlen|sagen|verraten)|angst ~2nach hause|(haut|schlagt|prugelt) mich',
      ]),
      and: {
        all: [
          [
            '(ich bin|bin|ich werde) ~1([5-9]|1[0-7]|sechs|sieben|acht|neun|zehn|elf|zwolf|dreizehn|vierzehn|funfzehn|sechzehn)(?! (kilo|kg|km|minuten|stunden|tage|wochen|monate|mal|uhr))|in der ~1([3-9]|10) klasse',
          ],
        ],
      },
    },
    rule(
      'crisis',
      'eating',
      [
        '([1-7]\\d\\d|[1-9]\\d) (kcal|kalorien) ~1(am tag|pro tag|taglich|essen|jeden tag|den tag|zu mir nehmen|bis)',
        '(bis|auf|unter) (ich )?(nur |noch |nur noch |unter )?(2\\d|3\\d|4[0-4]) ?(kilo|kg) ~1(wiege|wiegen|runter|komme|kommen|hungern)',
        '(gar nichts|nichts|nix)( mehr)? (essen|zu essen|gegessen)(?! (nach|ab|zwischen|vor|ausser|susses|mit))',
        '(erbreche|ubergebe mich|kotze|erbrechen|ubergeben) ~3(nach (dem|jedem|jeder|den)|heimlich|absichtlich|nach jeder mahlzeit|alles)|finger in den hals|abfuhrmittel ~4(abnehmen|essen|dunn|schlank|mahlzeit)|mich (zu tode )?hungern|hungern bis',
        '(seit|schon) ~2(tagen|wochen) (nichts|kaum etwas|nix) (mehr )?gegessen',
      ],
      [ABOUT, 'ramadan|fastenzeit|blutabnahme|darmspiegelung|operation|verbrennen|abends nichts|uhr'],
    ),
    rule(
      'gentle',
      'eating',
      [
        '(magersucht|magersuchtig|bulimie|essstorung\\w*|essanfall\\w*|fressanfall\\w*|fressattacken?|binge eating|anorexie)',
      ],
      [ABOUT],
    ),
    rule(
      'gentle',
      'medicine',
      [
        `${MEDS} ~5(absetz\\w*|abgesetzt|abzusetzen|weglass\\w*|weggelassen|ausschleich\\w*|auszuschleichen|halbier\\w*|reduzier\\w*|aufhoren|aufgehort|verzichten|nicht mehr (nehmen|nehme|brauche\\w*|schlucken)|loswerden|wegwerfen|loskommen|loszukommen|verdoppeln|lasse ich weg|weg)`,
        `(setze|lasse|ohne|weg von|los von|loskommen von|schluss mit) (\\w+ ){0,3}?${MEDS}(?! (dabei|vergessen|eingepackt|genommen))(?= (ab|weg|auskommen|leben|schlafen|abgesetzt|klarkommen)|$)`,
      ],
      [ABOUT, 'vergess\\w*|(arzt|arztin) hat|einnehmen|hund|katze|tierarzt'],
    ),
    rule(
      'gentle',
      'medicine',
      [
        '(ich bin|bin ich|als|bin) ~1(alkoholabhangig\\w*|alkoholiker(in)?|alkoholkrank|abhangig vom alkohol)|(trink\\w*|alkohol|schnaps|bier|wein) ~8(zitter\\w*|krampfanfall|entzugserscheinung\\w*)|zitter\\w* ~6(trink\\w*|alkohol|schnaps)',
        '(alkohol|drogen|heroin|benzo\\w*|opiat|opioid|tabletten|medikamenten|kalter|kalten|korperlicher|korperlichen) ?(entzug|entzugs|entgiftung)\\w*|entzugserscheinung\\w*|entzug ~2(schaffen|durchstehen|machen|zu hause)|kalten? entzug',
        '(vom|von|ohne) ~1(heroin|kokain|koks|alkohol|tilidin|benzos?|crystal|schnaps|wodka|oxycodon) ~1(loskommen|wegkommen|runterkommen|los|weg|clean)|(flaschen? (wein|wodka|schnaps)|liter (bier|wein)) ~3(am|pro|jeden) (tag|abend)',
      ],
      [ABOUT, 'digital\\w*|handy|zucker|koffein|kaffee|social media|fuhrerschein\\w*'],
    ),
    rule(
      'gentle',
      'grief',
      [
        `(tod|beerdigung|beisetzung|grab|verlust|sterben|todestag) ~1(von )?${MY} ~2${KIN}`,
        `(mein|meine[mnrs]?|unser|unsere[mnrs]?) verstorbene[mnrs]? ~1${KIN}`,
        `${MY} ~2(${KIN}|\\w+(freund|freundin)) ~5(gestorben|verstorben|beerdigt|starb|eingeschlafert)`,
        `(verloren|begraben|beerdigt) ~2(wir |ich )?~2${MY} ~2${KIN}|(habe|haben) ~3${MY} ~2${KIN} ~4(verloren|begraben|beerdigt)(?! (gegen|im|beim))`,
        '(trauer|trauern|trauere|trauernde?r?|trauerarbeit|trauerzeit|verwitwet|witwer|witwe)',
        `(weihnachten|geburtstag|ostern|silvester|jahr|sommer|muttertag|vatertag|leben) ohne (mama|papa|ihn|oma|opa|${MY} ~2${KIN})`,
      ],
      [ABOUT, 'trauerredner\\w*|trauerbegleit\\w*|schwarze witwe|schach|gegen'],
    ),
    rule(
      'gentle',
      'pregnancy-loss',
      [
        '(fehlgeburt\\w*|totgeburt\\w*|sternenkind\\w*|stille geburt|eileiterschwangerschaft)|(unser|mein|das) (baby|ungeborenes \\w+) ~3verloren',
      ],
      [ABOUT, 'hebamme\\w*'],
    ),
    rule(
      'gentle',
      'violence',
      [
        '(nach|seit) ~2(uberfall|vergewaltigung|missbrauch|ubergriff|raububerfall|messerangriff|trennung von (meinem|meiner) gewalttatigen \\w+)|wurde ~4(vergewaltigt|missbraucht|uberfallen|misshandelt|verprugelt)|(hauslicher?|sexueller?|sexualisierter?) gewalt|gewalttatig\\w* ~1(ex\\w*|mann|vater|beziehung|partner|ehe)',
        `${MY} ~1${KIN} ~3(mich|uns) ~3(geschlagen|missbraucht|verprugelt|misshandelt)|als ~1kind ~3(geschlagen|missbraucht|misshandelt)`,
        '(pfarrer|priester|pater|lehrer\\w*|trainer\\w*|onkel|tante|nachbar\\w*|vater|mutter|stiefvater|opa|erzieher\\w*) ~3mir ~3(wehgetan|weh getan|angetan) ~2als ich ~2(klein|jung|kind)',
      ],
      [ABOUT, GAME],
    ),
    rule(
      'gentle',
      'burnout',
      [
        '(erschopfungsdepression|nervenzusammenbruch)|(nach|seit) ~2zusammenbruch|krankgeschrieben ~4(erschopfung|depression\\w*|burnout)',
      ],
      [ABOUT, 'vorbeug\\w*|lampe|auto|wohnung|server'],
    ),
    rule(
      'refuse',
      'harm-others',
      [
        `(${MY}|den|die|diesen|diese|dem|der|alle|seine|ihre) ~2(${KIN}|${OTHER}) ~4(umbringen|umzubringen|erschiessen|abstechen|vergiften|verprugeln|zusammenschlagen|erwurgen|ermorden|erstechen|vergewaltigen|krankenhausreif|kaltmachen|abknallen|erschlagen|niederstechen|foltern|totschlagen|toten(?=$| (und|will|werde|bevor)))(?! (will|wollte|wollen|wird|wurde) mich)`,
        `(${KIN}|${OTHER}) ~3(schlagen|prugeln|verprugeln) ~1(bis|damit) (er|sie)|(frau|freundin|kinder?|sohn|tochter) ~3(mit (dem gurtel|den fausten|gewalt)|gehorchen)`,
        `(bring|bringe|bringen) (${MY}|den|die|diesen|diese) ~2(${KIN}|${OTHER}) ~1um(?=$| (am|heute|morgen|noch|und|wenn|bevor|diese|nachste))`,
        'amoklauf\\w*|bombe ~3(bauen|legen|zunden|basteln)|anschlag ~4(planen|veruben|begehen)|(haus|wohnung|auto|schule|laden|heim) ~5(anzunden|abfackeln|niederbrennen|in die luft (jagen|sprengen))',
        '(ihr|ihm|einer frau) ~4(ko ?tropfen|k o tropfen|saure ins gesicht)|ko tropfen ~3(getrank|drink|glas)|(katze|hund) ~4(qualen|vergiften|erwurgen|ertranken)',
      ],
      [ABOUT, GAME, '(mich|mir) ~6(umbringen|umzubringen)|paintball|lasertag|minecraft'],
    ),
    rule(
      'refuse',
      'minor-sexual',
      [
        `(mit|von|in) (einer|einem|der|dem|die|eine|ein|das) ~1${CHILD} ~4(schlafen|sex|zusammen sein|intim\\w*|verliebt|beziehung|kussen|flirten)(?! (gehen|legen|lernen))`,
        `(sex|beziehung|nacktbilder|nacktfotos|affare|verliebt|verfuhren|kussen|intim) ~3(mit|von|in) ~2${CHILD}`,
        `${CHILD} ~3(verfuhren|nacktbilder|nacktfotos|als (freundin|geliebte))|kinderporno\\w*`,
      ],
      [ABOUT, 'schutz\\w*|schutzen|erziehung|aufklarung|praventions\\w*|ich bin ([5-9]|1[0-7])(?! ?\\d)'],
    ),
  ],
}
