import { gentlePhrases, rule, type Subject, signs } from '../rule.ts'

const STORY = 'novela|pelicula|obra|teatro|escena|cuento|cancion|serie|personaje|guion|videojuego|juego|museo|disfraz'

/** Spanish: danger and worry in the words of chats, notes and plans. */
export const SPANISH_TOLD: Subject = {
  safe: [
    gentlePhrases(
      'violence',
      '(pesadillas|recuerdos|imagenes|flashbacks) (del|de la|con el|con la|de aquel|de aquella) (secuestro|asalto|ataque|accidente|violacion|robo|guerra|terremoto|atraco|incendio)',
    ),
    gentlePhrases('eating', '(como|comer|comia|como todo) a escondidas'),
  ],
  rules: [
    // Short titles, chats and notes of plans. Example: “Aguantar viva hasta la graduación, luego ya no”.
    rule(
      'crisis',
      'suicide',
      [
        '(sacarme|arrancarme) la vida(?= |$)(?! (sedentaria|nocturna|de))',
        'ultimo dia de mi vida$|mi ultimo dia en este mundo$',
        '(motivo|razon|motivos|razones) para seguir (viv[oa]|viviendo)(?= |$)(?! (en|de|con|alla))',
        '^dejar (de|d) respirar(?= solo|$)',
        '(despues|luego|a partir) de mi muerte(?= |$)(?! (profesional|social|digital|en el juego))',
        '(voz|voces) ~12(que salte|que me (mate|tire|corte|vaya|lance)|saltar)',
        '(llore|llorar|lloro|lloraba) ~1porque ~2(me habia despertado|me desperte|desperte|sigo viv[oa]|segui viv[oa])',
        '(pensar|pienso|pensando) en (la|mi) muerte ~8(mia|como y cuando|cuando y como)|(la mia|mi muerte) ~3(como y cuando|cuando y como)',
        '(arma|pistola|revolver|canon|escopeta) ~8(en la boca|en la sien|contra la cabeza)',
        'corazon (se )?me? ?(se )?(pare|detenga|deje de latir) ~3(mientras duermo|dormid[oa]|durmiendo|esta noche|y ya)',
        '(se corta|me corto|cortarse|cortarme) las venas',
        '(lo que sea que|algo que) me mate (mas )?(rapido|pronto)|que me mate mas rapido',
      ],
      [
        `${STORY}|boda|mudanza|vacaciones|videojuego|partida|apnea|buceo|yoga|ensayo|testamento vital|notaria|seguro medico|concurso|examen`,
      ],
    ),
    rule(
      'crisis',
      'self-harm',
      [
        '(cortarme|me corto|me corte) ~4(mas arriba|manga corta|para que no se (note|vea)|se da cuenta|se den cuenta|se de cuenta)',
        '(rasgunarme|aranarme|golpearme|morderme|pincharme|quemarme) ~3(hasta sangrar|hasta que (sangre|duela)|en vez de|para castigarme)',
        '(me (quemare|quemo|cortare|corto|pinchare|golpeare)|(quemarme|cortarme|golpearme)) ~6para castigarme',
        '(recai|recaida|volvi a caer) ~6(me corte|me queme|me hice (cortes|dano))',
        'me castigo ~3(encendedor|mechero|cuchilla|navaja|cigarro|golpes|aguja|plancha)',
        '(gillette|cuchilla|navaja|hojilla|cutter|trincheta) en la mano(?= |$)(?! (para afeitar|y el))',
      ],
      [`${STORY}|barba|afeit\\w*|rasur\\w*|pelo|flequillo|falda|papel|tela|cocina|verduras`],
    ),
    rule(
      'crisis',
      'danger',
      [
        '(cuando|si) (el|mi (marido|esposo|pareja|papa|padre|padrastro|hijo)) (llegue|llega|venga|viene|vuelva) ~1(tomado|borracho|drogado|bebido|bravo|furioso) ~14(puerta|cuarto|esconder\\w*|llave|mueble|vecina|bano|bebe)',
        '(me|nos) (tira|avienta|lanza|arroja|estrella) ~1(platos|vasos|cosas|sillas|botellas|el plato) ~2(a la cara|encima|a la cabeza|si llego)',
        '(orden de (alejamiento|restriccion)) ~20(bala|buzon|portal|me sigue|amenaz\\w*|tres veces|otra vez)',
        '(aunque|aunq) me (fuerce|obligue|viole|pegue)(?= |$)(?! (el horario))',
        '(me|nos) (empujan|pegan|golpean|empuja|patean) ~3(aunque|y|estando)? ?~2(embarazada|de \\w+ meses)',
      ],
      [`${STORY}|fiestas?|bromas?|futbol|entrenador|ajedrez|perr[oa]s?|gat[oa]s?|excursion`],
    ),
    {
      ...rule('crisis', 'medicine', [
        '(hora|horas|dia|dias) \\w+ (sin|de no) ~1(gbl|ghb|alcohol|tomar|beber|xanax|benzos?|clonazepam|rivotril|alprazolam|vino|tragos?)',
      ]),
      ...signs(
        [
          '(hay|veo|oigo|escucho) ~4(gente|voces|bichos|aranas|sombras|ratas)|corazon a mil|temblores|temblando|convuls\\w*|no existe\\w*',
        ],
        [STORY],
      ),
    },
    rule(
      'refuse',
      'harm-others',
      [
        '(meterle|prenderle|pegarle) fuego (al|a la|a su) (albergue|iglesia|mezquita|sinagoga|escuela|refugio|vecin[oa])',
        'a machetazos ~3(deuda|debe|vecin[oa]|jef[ea]|ex)',
        '(dar|dare|doy) una (cachetada|golpiza|paliza|bofetada) ~3para que aprenda quien manda',
        '(quebrar|bajar|quebrarme|bajarme|echarme|despachar) (al|a la|a los) (q|que|tipo|vato|man|guey|hijo) ~6(vive|estafo|robo|debe|delato|solto)',
        '(no salga|no salgan|no salga el|no vuelva) viv[oa]s? (de|del)(?= |$)',
        '(borracha|dormida|drogada|inconsciente|tomada) ~6(la subire|la subo|me la llevo|me la llevare|lo que quiera|abuso|me aprovecho)',
        '(darles?|ponerles?|inyectarles?) (de mas|mas morfina|mas insulina|una sobredosis) ~8(no despierten|no despierte|mueran|descansen|molestan)',
      ],
      [
        `${STORY}|pinata|monstruo|zombi\\w*|asado|parrilla|chimenea|fogata|horno|pokemon|cucarachas?|ratas?|vela|coco|cana`,
      ],
    ),
    rule(
      'refuse',
      'minor-sexual',
      [
        'me (atraen|excitan|calientan) (sexualmente )?(las|los) (nin[oa]s|chiquit[oa]s|menores)(?= |$)',
        '(no deja|nunca deja) sol[oa] (al|a la) (chiquit[oa]|nin[oa]|nene|nena|peque\\w*) ~8(tocar\\w*|acariciar\\w*|quedarme|estar a solas)',
        '(haciendome pasar|hacerme pasar|me hago pasar) por ~5(de su edad|nin[oa]|chav[oa]|adolescente|un chico de \\w+)',
        '(le|les) pido fotos sin ropa',
      ],
      [STORY],
    ),
    rule(
      'crisis',
      'suicide',
      [
        'muert[oa] espero(?= |$)|espero (ya )?(estar|haber) muert[oa]|(me veo|verme|me imagino) muert[oa](?= |$)|ojala (este|estuviera|estuviese|ya este) muert[oa]',
        '(me )?(tome|trague|tomado|tragado|bebi|meti) (como )?(un monton|un punado|muchas|demasiadas|todas|un blister|una caja|dos cajas|el frasco|\\d+) ?(de |las |mis )?(pastillas|pildoras|tabletas|comprimidos|pastis|somniferos|ansioliticos)',
        '(pidiendo(le)?|pido|pedirle|rezo|rezando|rogando(le)?|ruego) ~4(dios|senor|virgen|diosito|cielo)? ~1(que )?me (lleve|recoja|deje morir|mate)(?= |$)(?! (a casa|al|a (la|ver|su)|el (coche|bus)))',
      ],
      [`${STORY}|muerta de (risa|hambre|sueno)|vitaminas?`],
    ),
    rule(
      'crisis',
      'self-harm',
      [
        'me (desquite|desquito|descargue|descargo|desahogo|desahogue) ~1(con|en) ~2(cuter|cutter|navaja|cuchilla|tijeras|las piernas|los brazos|mis (piernas|brazos))',
        'con (el|la|un|una) (cuter|cutter|navaja|cuchilla|gillette) en (las|los|mis) (piernas|brazos|munecas|muslos)',
        'perdi la cuenta de (las|mis) (marcas|cortes|cicatrices)',
      ],
      [`${STORY}|afeit\\w*|depil\\w*|manualidades`],
    ),
    rule(
      'crisis',
      'danger',
      [
        '(me|nos) (amenaza|amenazo|apunta|apunto|ataca|ataco|persigue|persiguio) con (un|una|el|la|su) (cuchillo|navaja|pistola|arma|escopeta|machete|martillo|hacha|cinturon|palo|rifle)',
      ],
      [`${STORY}|de juguete|de agua|goma|paintball|laser|anos atras|hace anos`],
    ),
    rule(
      'crisis',
      'minor',
      [
        '(entrenador|profe|profesor|cura|padrastro|tio|abuelo|primo|hermano|vecino|monitor|catequista) me hace cosas(?= |$)(?! (ricas|de comer|bonitas))',
      ],
      [STORY],
    ),
    rule(
      'crisis',
      'danger',
      [
        '(me|nos) (rematan|van a rematar|terminan de matar|acaban de matar)(?= |$)',
        '(me|nos) (partieron|rompieron|reventaron|abrieron|partio|rompio|revento) (el labio|la nariz|la cara|una costilla|la ceja|los dientes|la boca|el brazo|la cabeza)(?= |$)',
      ],
      [`${STORY}|partido|portero|porteria|boxeo|rugby|futbol|entren\\w*|entrevistas?|anos atras|hace anos|de nin[oa]`],
    ),
    {
      ...rule('crisis', 'eating', ['me (desmayo|desmaye|desmayaba|mareo)(?= |$)']),
      ...signs(
        [
          'dias (con|a base de|sin)|sin comer|solo (agua|manzanas)|no como|ayuno',
          'sobra|gord[oa]|kilos|bajar|peso|delgad\\w*|cuerpo',
        ],
        [`${STORY}|ramadan|calor|anemia|embaraz\\w*|sangre`],
      ),
    },
    rule(
      'refuse',
      'harm-others',
      [
        '(entro|entrare|voy a entrar|entramos) ~1armad[oa]s?(?= |$)(?! de (paciencia|valor|ilusion))',
        '(de ahi|de alli|de aqui) no (sale|va a salir|saldra) nadie(?= |$)(?! (sin|hasta))|no (va a quedar|quedara|queda) (nadie|ni uno) (vivo|con vida|en pie)',
      ],
      [`${STORY}|paintball|airsoft|policia dijo|aprob\\w*`],
    ),
    rule(
      'gentle',
      'burnout',
      ['(licencia|baja|de baja) (medica )?por (agotamiento|burnout|estres|depresion|ansiedad)'],
      [STORY],
    ),
    rule('gentle', 'eating', ['me peso (\\d+|dos|tres|cuatro|cinco|varias|muchas|mil) veces (al|por) dia'], [STORY]),
    rule(
      'gentle',
      'medicine',
      [
        '(dia|noche|semana|mes)s? ~1sin (la|mi|las|mis) (pastillas?|medicacion|medicinas?|tratamiento)(?= |$)',
        '(la|lo|las|los) (voy|quiero|pienso|ire) (a )?(ir )?(dejando|dejar|bajando|quitando|soltando) ~2(sol[oa]|solit[oa]|por mi cuenta|sin decir\\w*)',
      ],
      [`${STORY}|mi medico|la doctora (dijo|sabe)|perro|gato|segun`],
    ),
  ],
}
