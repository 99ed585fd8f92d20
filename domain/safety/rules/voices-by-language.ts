import { gentlePhrases, rule, type Subject } from '../rule.ts'

const STORY = 'roman|krimi|film|novela|pelicula|serie|livre|theater|teatro|spiel|juego|jeu'

/** Danger, threats and losses as people write them in German with its dialects, in Spanish and in French. */
export const VOICES_BY_LANGUAGE: Subject = {
  safe: [
    {
      ...gentlePhrases(
        'violence',
        '(mi|mis) ~1(padre|madre|padrastro|abuelo|marido|hermano) (me|nos) (daba|daban|pegaba|pegaban) ~4(de (nin[oa]|pequen[oa])|cuando (era|eramos))',
        '(wurden wir|wurde ich|hat man uns|hat man mich) ~3(geprugelt|geschlagen|misshandelt|missbraucht)',
      ),
      unless: ['wieder|gestern|heute|noch immer|jeden tag|ayer|hoy|todavia me (pega|da)|otra vez'],
    },
  ],
  rules: [
    rule(
      'crisis',
      'suicide',
      [
        '(bin|falle|lieg\\w*) (ich )?~1(keinem|niemandem|keiner|niemand) ~1mehr (im weg|zur last)',
        '(wenn|wann) (i|ich) tot (waar|ware|bin)|(denk|denke) (jeden|jedn) (tag|dog) (dran|dro|daran) wia? (i|ich)s? ?(s )?(mach|mache)',
      ],
      [STORY],
    ),
    rule('crisis', 'self-harm', ['(i|ich) ritze? (mi|mich)(?! (nicht|nimmer) mehr)'], [STORY]),
    rule(
      'crisis',
      'danger',
      [
        'me (agarra|agarro|coge|cogio|aprieta) ~1(del|por el) cuello|me (quema|quemo) con (la|el|un|una) (plancha|cigarro|cigarrillo|mechero|aceite|agua)',
        '(auf (mi|mich) los|(mi|mich) ~1am (hals|hois) packt)(?! ~3(hund|katze|ziege|hahn))|(packt|gepackt|wurgt|gewurgt) ~3am (hals|hois)',
      ],
      [STORY, 'hund|katze|ziege|hahn|masaje|peluquer\\w*'],
    ),
    rule(
      'refuse',
      'harm-others',
      [
        '(esperar|espero|esperarl[oa]) ~4(afuera|fuera|en la puerta|a la salida) ~5(lo|la|le) (voy a )?(picar|pico|rajar|rajo|apunalar|matar|mato|golpear|partir|reventar|reviento|quemar)',
        '(echar|echarle|ponerle|darle|poner) ~1(matarratas|veneno|raticida|lejia) ~1(en|a) ~2(puchero|cafe|comida|sopa|bebida|agua|plato|vecin[oa]|jef[ea]|suegr[oa]|marido|mujer)',
        '(pagar|contratar|encargar) ~4para que (le|lo|la|les) (partan|rompan|maten|peguen|revienten|quemen|den una paliza)',
        '(planter|enfoncer|mettre) un couteau dans (le|la|son|sa|leur) (ventre|dos|gorge|coeur|jambe)',
        '(haus|hof|stall|scheune|hutte) ~1(anzunden|ozundn|abfackeln|niederbrennen) ~3(alle|olle|wenn|drin)',
        '(zusammenfahren|zammfahrn|umfahren|umnieten) (wenn|falls|sobald) (er|sie|der|die|das) ',
      ],
      [STORY, 'ratas|ratones|cucarachas|pasteque|melon|jambon|gigot'],
    ),
    rule(
      'gentle',
      'medicine',
      [
        '(eigenmachtig|von mir aus|heimlich|einfach so|selbst|selber) (abgesetzt|weggelassen|wegglassn)|(\\w*tabletten|\\w*tablettn|\\w*verdunner) ~3(weggelassen|wegglassn|abgesetzt)',
      ],
      [STORY],
    ),
    rule(
      'gentle',
      'grief',
      ['(vater|vata|mutter|muatta|bruder|bruada|schwester|oma|opa) (gstorbn|gestorbn|gstorm)'],
      [STORY],
    ),
    rule(
      'gentle',
      'eating',
      [
        '(me jeter|me jette|me jetais) sur (la nourriture|la bouffe|le frigo|le frigidaire|tout ce qui se mange)|(compulsions?|crises?) alimentaires?|hyperphagie',
        'je me (trouve|sens|vois) (trop )?(grosse?|grasse?|enorme)',
      ],
      [STORY],
    ),
  ],
}
