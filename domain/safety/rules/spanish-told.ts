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
