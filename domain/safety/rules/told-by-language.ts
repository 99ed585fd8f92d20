import { idioms, rule, type Subject, signs } from '../rule.ts'

const STORY =
  'roman|film|krimi|theater|buhne|probe|drehbuch|novela|pelicula|obra|teatro|escena|cuento|cancion|piece|scene|chanson|jeu|juego|spiel\\w*'

/** German, Spanish and French: danger that stands between training, meals and chores. */
export const TOLD_BY_LANGUAGE: Subject = {
  safe: [
    idioms(
      'Nerves, and pets.',
      '(me|nous) tape(nt)? sur (les nerfs|le systeme)',
      '(gat[oa]|gatit[oa]|perrit[oa]) me pega con la pata',
    ),
  ],
  rules: [
    // German: blows at home. Example: “Wenn er heimkommt, stelle ich mich schlafend, dann schlägt er meistens nur einmal zu.”
    rule(
      'crisis',
      'danger',
      [
        '(schlagt|haut|tritt|prugelt|boxt) (er|sie|papa|mama|mein \\w+|der \\w+) ~3(nur )?(einmal|zweimal|nicht so fest|weniger|wieder|gleich|sofort|immer|fester|doller|auch) ?(zu|mich)?(?= |$)',
        '(er|sie|papa|mama|mein (mann|freund|vater|bruder|sohn|ex)|meine (mutter|frau|freundin|tochter)) ~2(schlagt|haut|tritt|prugelt|boxt|wurgt) ~2(wieder |sonst |dann )?(mich|uns|zu)(?= |$)(?! (vor|buch))',
        '(schlaft|schlage|schlagen|schlag) ~1(mich|uns) ~1(stelle|stell) ~1schlafend|stell(e)? ich mich schlafend ~3(schlagt|haut|tritt)',
        '(mein (mann|freund|vater|bruder|sohn|ex|stiefvater|onkel)|mein papa|papa|er) bringt (mich|uns|mich noch|uns noch) (um|heute um|noch um|irgendwann um)(?= |$)(?! (vor lachen|lachen))',
      ],
      [
        `${STORY}|schach|tennis|tischtennis|karten|pferd|boxsack|training|boxtraining|witze?|lachen|in der verteidigung|im finale|kater|hund|katze`,
      ],
    ),
    // German: an end that has a date. Example: “Hab vor, mich wegzumachen, wenn die Lehre nichts wird.”
    rule(
      'crisis',
      'suicide',
      [
        'mich (weg ?zu ?machen|wegmachen|weg ?machen|weg zu machen|aus dem weg (zu )?raumen|abzuschalten|auszuknipsen|auszuloschen)(?= |$)',
        '(danach|dann|ab (dann|dem \\w+)) ~1(gibts|gibt es|gibst) (mich|mi) ~1(nicht|nich|net|nimmer|nie) (mehr )?',
        '(tot|als leiche|unter der erde) ~4(mehr|besser) (wert|nutzlich|von nutzen)|mehr wert ~2(tot|als leiche|unter der erde)',
        'lebensversicherung ~6(fur irgendwas gut|zahlt|reicht|ausgezahlt|bekommen|kriegen) ~12(wenn ich (tot|weg|nicht mehr)|tot bin ich|termin steht)',
        '(parkhaus ?dach|hochhaus|dach ?kante|brucke|gelander|kante|klippe) ~8(will|mag|mochte) ~3(nur (noch )?)?(dass|das) es ~1(aufhort|vorbei ist|endet|ein ende hat)',
      ],
      [
        `${STORY}|tattoo|im buro|in der firma|im verein|pickel|warze|urlaub|bis montag|offline|elternzeit|nachrichten|kuchen|stinktier`,
      ],
    ),
    {
      ...rule('crisis', 'suicide', [
        '(auf dem|aufm|am|auf|an der|vorn an der|uber dem) ~1(parkhaus ?dach|parkhaus|dach|hochhaus|brucke|gelander|kante|klippe|bahnsteig)',
      ]),
      ...signs(
        ['(will|mag|mochte|kann) ~3(dass|das) es ~1(aufhort|vorbei ist|endet)|nur noch dass es|nicht mehr weiter'],
        [`${STORY}|regen|larm|hohenangst|klettern|bouldern|foto\\w*`],
      ),
    },
    // German: withdrawal in which the writer sees people. Example: “Tag 2 ohne Korn. Am Schrank steht meine tote Mutter und redet mit mir.”
    {
      ...rule('crisis', 'medicine', [
        '(ohne|kein|keinen|keine|seit ~3(schluck|schnaps)) ~1(korn|schnaps|vodka|wodka|alkohol|bier|wein|alk|tavor|benzos?|diazepam)(?= |$)',
        'tag (1|2|3|4|eins|zwei|drei|vier) ohne',
      ]),
      ...signs(
        [
          '(sehe|seh|steht|stehen|sitzt|krabbel\\w*|laufen|redet|reden|hore) ~6(tote\\w*|spinnen|kafer|ratten|mause|manner|stimmen|gestalten|mit mir)|krampfanfall|gekrampft|(zittere?|zittern) so',
        ],
        [`${STORY}|vor (jahren|zehn|langem)|fruher|mein (vater|bruder|onkel) hat`],
      ),
    },
    // Spanish: burns and blows. Example: “Me volví a apagar el cigarro en el brazo.”
    rule(
      'crisis',
      'self-harm',
      [
        'me ~2(apague|apago|apagar|apagaba|queme|quemo|quemar|corte|corto|cortar) ~1(el|un|otro|los|la|con) ~1(cigarro|cigarrillo|pitillo|colilla|mechero|cuchilla|navaja|cutter) ~2(en|sobre|contra|el|la|los|mi|mis)? ?(brazos?|piernas?|muneca|munecas|muslos?|mano|piel)?',
      ],
      [`${STORY}|sin querer|plancha|accidente|afeit\\w*|barba|cocina|queso|jamon|dejar de fumar`],
    ),
    rule(
      'crisis',
      'danger',
      [
        '(golpes|palizas|punos|patadas|hostias|tortas|bofetadas) que (me|nos) (da|pega|mete|dan|suelta)',
        '(mi (marido|novio|padre|pareja|ex|hermano|hijo|padrastro|mujer|madre)|el|ella|papa|mama) ~2(me|nos) (pega|golpea|zurra|revienta|patea|da (una )?palizas?)(?= |$)(?! (un susto|la risa|el acento|la gripe))',
        'me (van|va) a (matar|rajar|pegar un tiro|partir las piernas|romper las piernas) ~2(si|el|esta|manana|cuando|porque)(?! (llego tarde|se enteran|no llevo (el )?(postre|vino)|suspendo))',
        '(mi mec|mon grand frere|mon petit frere|mon demi frere|ma grande soeur|mon (mec|mari|copain|pere|beau pere|frere|ex|fils)|il) me (tape|frappe|cogne|bat|gifle|defonce|tabasse)(?= |$)(?! (dans l oeil|sur le|sur la|la carte|aux (echecs|cartes|dames)|un mail|au (tennis|ping|scrabble)|sur les nerfs))',
      ],
      [
        `${STORY}|karate|boxeo|boxe|sparring|padel|ajedrez|tenis|gat[oa]s?|gatit\\w*|perr[oa]s?|loro|caballo|bebe|cartas|parchis|echecs|tennis|scrabble|belote|chat|mario`,
      ],
    ),
    // Spanish and French: money that a death would bring. Example: “Con lo del seguro mis hijos pagan la hipoteca: valgo más muerto.”
    rule(
      'crisis',
      'suicide',
      [
        '(valgo|valdria|sirvo|soy) mas (util )?(muert[oa]|bajo tierra)(?= |$)',
        '(seguro|seguro de vida|lo del seguro) ~6(mis hijos|mi mujer|mi familia|la nina|mi marido) ~3(pagan|paga|cobran|cobra|viven|vive) ~12(muert[oa]|el \\d+|sin mi|fecha)',
        '(vaux|vaudrais|vaudrai|serais) (plus|mieux) (mort|morte)(?= |$)',
        '(acabar|terminar) con (mis hijos|los ninos|mi familia|ellos) y (conmigo|despues conmigo|luego conmigo)',
      ],
      [STORY],
    ),
  ],
}
