import { gentlePhrases, idioms, rule, type Subject } from '../rule.ts'

const HELP = [
  '(prevencion|prevenir|voluntari\\w+|telefono|linea de|formacion|curso|novela|libro|pelicula|serie|investiga\\w+|tesis|charla|documental|sensibiliza\\w+|escuadron|ayudar a (otros|personas|jovenes)|guion|poema)',
]
const OTHERS =
  '(mi|mis|de mi) ~1(hermana|hermano|madre|padre|hija|hijo|amiga|amigo|marido|mujer|esposa|esposo|novio|novia|prima|primo|mama|papa|abuelo|abuela|pareja)s?'
/** The writer is the next to do it. */
const NEXT =
  '((y )?yo tambien (voy|quiero|lo|manana|pronto|hoy|$)|(voy a|quiero) (hacerlo( tambien)?(?! todo)|seguirl[oa]s?(?! \\w+ndo))|(me toca(?! \\w+(ar|er|ir)\\b)|es mi turno(?! de))|yo (igual|lo mismo)|hare lo mismo|soy (el|la) siguiente|(pronto|manana) (yo|lo hago yo))'

/** Suicide and self-harm in Spanish. */
export const SPANISH: Subject = {
  safe: [
    idioms(
      'hunger, laughter, wishes and hard work',
      '(me muero|me moria|morirme|morir|muerta?|muerto) de (la |el )?(ganas|risa|hambre|sueno|verguenza|frio|calor|miedo|sed|curiosidad|envidia|amor|aburrimiento|cansancio|celos)',
      '(me muero|morirme|me moria) por (\\w+)',
      '(matarme|me mato|me estoy matando|me mate) (a(?! (proposito|posta|final(es)?|fin|principios|medianoche|mi|todas horas|diario|solas|la (una|noche)|las (\\d+|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce))\\b)|trabajando|estudiando|entrenando|por (trabajar|llegar)|de (risa|hambre))',
      '(me esta matando|me mata|me matan|me van a matar) (el|la|los|las|si(?! no (pago|devuelvo|entrego|doy|hago lo que))|este|esta|mi|cuando)',
      '(trabajo|curro|calor|espalda|jefe|estres) me (esta )?mata(ndo)?',
      '(me mata|me matan|me mato) de (risa|amor|ternura|aburrimiento|verguenza)',
      'ahogarme en (un vaso|papeles|deudas|trabajo|deberes|correos|los|el trabajo|la rutina)( de agua)?',
      'colgarme (la|el|una|un) (mochila|medalla|bolso|cuadro)',
      '(me va|me van|va|van) (a )?matar(me)? (de (un disgusto|risa|hambre|aburrimiento)|(mi|la|mis|el) (madre|mama|jef[ea]|profe|profesor[a]?|entrenador[a]?|hermana|abuela|suegra|coach|espalda|rodilla|companer[oa]s?)(?! (con|porque soy|si hablo)))|(mi|la|el) (madre|mama|jefa|jefe|profe|profesora|profesor|entrenadora?|hermana|abuela|suegra|espalda|companera) me va a matar(?! (con|porque soy|si hablo))',
      'matar (el tiempo|el gusanillo|dos pajaros|el hambre)',
      'cortarme (el|las unas|un poco|la melena|la barba|el flequillo)|hacerme dano (en|al|corriendo|jugando|entrenando|con el|a la)',
      'me he hecho dano (en|al|corriendo|jugando|entrenando)|me hice dano (en|al|corriendo|jugando|entrenando)',
      '(correr|entrenar|maraton|escalar|gimnasio|levantar|deporte) ... sin (hacerme dano|lastimarme|lesionarme)',
      'no (me )?quiero morir(me)?|acabar con (mis(?! (dias(?! de)|hij[oa]s|padres|hermanos|suegros))|las|los|el|la|mi (?!vida)|todo lo|todas|todos)',
    ),
    {
      // Without accents, "la cuesta me mató" looks like "me mato", which is a plan in a sentence with a condition or an order of events.
      phrase: [
        '(?<!(en|tras|desde|a|de|acabo|termino|subo) )(la|el|las|los|esta|este|esa|ese|aquella) (ultim\\w+ |dichos\\w+ )?(cuesta|subida|rampa|escalera|puerto|calor|sol|frio|humedad|viento|entreno|entrenamiento|series?|vuelta|kilometros?|resaca|picante|maraton|repecho)( (de|del) (la |el |los |las )?\\w+)? (casi )?me (mato|mataron)',
      ],
      unless: ['si|cuando|tras|despues|antes|mejor|luego|quiero|voy|vida|hoy mismo|esta noche|y ya|adios'],
    },
    gentlePhrases(
      'self-harm',
      '(?<!(no puedo|puedo|no logro|no consigo) )(sin|dejar de|deje de|dejado de|no (volver|vuelvo) a|ya no|nunca mas|en vez de|superar (la|las)?|he dejado de|parar de) ~1(autolesion\\w*|cortarme|hacerme dano|me corto|me hago dano|lastimarme|las autolesiones)',
      '(dias|semanas|meses|anos) sin ~1(autolesion\\w*|cortarme|hacerme dano|lastimarme)',
    ),
    {
      ...gentlePhrases(
        'suicide',
        `${OTHERS} ~5(suicid\\w+|matarse|quitarse la vida|se (quito la vida|mato|corta|autolesiona))|(suicidio|intento de suicidio) de ${OTHERS}`,
      ),
      unless: [
        NEXT,
        '(quiero|queremos|voy a|vamos a|pienso (en )?|pensando en|ganas de|decidido|planeo) ?(suicidar(me|nos)|matar(me|nos)|quitar(me|nos) la vida)|tengo ~2(ideas|pensamientos) suicid\\w+',
      ],
    },
    gentlePhrases(
      'suicide',
      '(despues de|desde|tras|sobrevivi\\w* a) (mi|un|el) intento de suicidio|ya no (quiero|pienso en) (matarme|morir|suicidarme)',
      'hace ~2(anos|meses|tiempo) ~1intente ~1(quitarme la vida|suicidarme|matarme|morir)',
    ),
  ],
  rules: [
    rule('crisis', 'suicide', [`${OTHERS} ~6(suicid\\w*|quito la vida|mato) ~3${NEXT}`]),
    rule('crisis', 'suicide', [
      'me las (tome|trague|he tomado) todas|me (sucid\\w+|suisid\\w+)|^dejar de respirar$',
      '(suicidarme|me suicido|me suicidare|suicidarnos|voy a suicidar\\w*|me quiero suicidar|me voy a suicidar)',
      '(matarme|me mato|me voy a matar|me quiero matar|me matare|quiero matarme|ahorcarme|colgarme|me ahorco|ahogarme en|envenenarme|pegarme un tiro|darme un tiro|volarme (la cabeza|los sesos)|desaparecer (para siempre|del mundo|de este mundo))',
      '(quitarme|me quito|quitare|me quitare|me voy a quitar|me quiero quitar) ~1la vida',
      '(acabar|terminar|poner fin|acabo|ponerle fin|termino|acabare|terminare) (a |con |de )?(mi vida|todo(?=$| (esta|hoy|ya|de una|para))|mi sufrimiento|mi existencia|mis dias|mi dolor)',
      '(quiero|quisiera|deseo|prefiero|prefiriria|preferiria|ojala|necesito|gustaria|voy a|merezco|ganas de|decidido|pienso en|pensando en|solo quiero) ~1(morir(me)?|estar muert[oa]|no despertar(me)?|no existir|dejar de (vivir|existir)|no haber nacido|no estar viv[oa]|morirse)',
      '(quiero|quisiera|deseo|voy a|pienso|planeo) acabar conmigo( mism[oa])?|(me voy a|me quiero|quiero) (lastimar|lastimarme|hacer dano)( otra vez| de nuevo| esta noche)?$|(solo )?quiero desaparecer( ya| de aqui| de todo| y ya)?$',
      'ojala ~3(muert[oa]|muera|muriera|no ~1despi?ert\\w+(?! ((el|la|los|un|mi) |al (?!(otro|dia|amanecer|siguiente|sol|alba)\\b)|a (?!(la manana|las|partir|nada|ningun\\w*)\\b)\\w))|no (hubiera|hubiese) nacido)',
      '(no|ya no|nunca|sin) ~1(quiero|quisiera|puedo|tengo ganas de|ganas de|deseo|aguanto) ~1(vivir|seguir viviendo|seguir viv[oa]|despertar(me)?|existir|estar aqui|estar viv[oa])( mas)?(?! (mas )?(en|con|cerca|de alquiler|sol[oa] en|pegad[oa]))(?=$| (mas|asi|ya|y|pero|un dia|sin|porque|manana|nunca|jamas|otro dia))',
      '(no|ya no) ~1(quiero|puedo) (seguir|continuar)( (asi|mas|adelante|viviendo|con (mi vida|esta vida)))?$',
      '(no vale la pena|no merece la pena|sin sentido|no tiene sentido|para que) (seguir )?(vivir|viviendo|la vida|mi vida|seguir)|(mi|la) vida (ya )?no (tiene sentido|vale( nada| la pena)?)|cansad[oa] de (vivir(?! (entre|con|en|sin))|la vida|mi vida|estar viv[oa])|hart[oa] de (vivir|la vida)|sin ganas de vivir|no tengo (ganas|motivos|razones) (de|para) vivir',
      '(mejor|feliz|felices|tranquil[oa]s?) ~1sin mi(?! (coche|movil|perro|ayuda en|\\w+))|mejor (estar )?muert[oa]|nadie me (va a )?extranar\\w*|nadie me echaria de menos',
      '(cortarme|abrirme|me corto|cortar) (las|mis) (venas|munecas)',
      '(tirarme|lanzarme|saltar|arrojarme|me tiro|echarme) ~3(puente|balcon|tren|metro|vias|azotea|ventana|coche|edificio|tejado)',
      '(me )?(tome|trague) (un frasco|una caja|un bote|todas) (de )?~1(pastillas|medicinas|somniferos)|(tomarme|tragarme|tomar) (todas (las|mis)|un bote de|una caja de|muchas) ~1(pastillas|medicinas)|sobredosis (de (pastillas|medicamentos)|$)|tomarme una sobredosis',
      '(vias|puente|rio|mar|lago|acantilado|bosque|azotea) ~3no (pienso )?(volver|volvere|vuelvo|regresar|regresare|regreso)($| (a casa|nunca|jamas|mas))|(kitarme|kitar) la vida|(kiero|qiero|qro|kisiera) (morir(me)?|matarme|desaparecer)|(no kiero|ya no kiero) vivir',
      'me (voy a|quiero|pienso) (colgar|ahorcar|ahogar|envenenar|pegar un tiro)($| (esta (noche|tarde)|hoy|manana|ya|y (ya|punto)|en (el|mi) (garaje|bano|cuarto)|de (una|la) (viga|soga|cuerda|lampara)))|me (voy a|quiero) (tirar|lanzar) ~2(tren|metro|puente|vias|balcon|azotea|ventana)',
      'dormir(me)? ~2y no (volver a )?despertar(me)?',
      '(soy|siento) ~2(una carga|un estorbo) para|desaparecer ~3(no molestar|para siempre|y que nadie)|irme (de este mundo|para siempre)|dejar de sufrir para siempre|(nadie|quien) ~2(notaria|lloraria|echaria de menos)',
      '^(solo |simplemente )?(morir|morirme|estar muert[oa])( .{0,20})?$',
      'cartas? de (despedida|suicidio|adios)(?! (para (mis|los|las) (alumn\\w+|estudiantes)|del trabajo|de la empresa|a (mis|los|mi) (companer\\w+|jef[ea]|equipo|colegas)))|despedirme de (todos|todo el mundo|la vida|este mundo)(?! (antes de (mudar|viajar|irme a)|los companeros|en la oficina))|adios mundo',
    ]),
    rule(
      'crisis',
      'suicide',
      ['suicid(io|a|as|arse|ar|arte|ios)'],
      [
        ...HELP,
        OTHERS,
        'intento de suicidio|squad|squeeze|sprints?|tesina sobre|tragedia griega|(salsa|chiles?) ... es un suicidio',
      ],
    ),
    rule(
      'crisis',
      'distress',
      [
        '(ya )?no (puedo|aguanto) mas( con (mi vida|esta vida|todo|este dolor))?$',
        '(ya )?no (lo )?(soporto|aguanto) (mas|ya)$',
        '(no (hay|veo|tengo|encuentro)) ~1(salida|esperanza|futuro)( para mi)?$',
      ],
      ['kilos|peso|dominadas|flexiones|ruido|desorden|vecin\\w+'],
    ),
    rule(
      'crisis',
      'self-harm',
      [
        '(me hago|hacerme|me he hecho|me hice|me hacia|haciendome) (mucho )?dano( (a proposito|otra vez|de nuevo|a mi mism[oa]|adrede|para|cuando|y|$))?',
        '(autolesionarme|me autolesion\\w*|autolesion\\w*|autoagredirme|automutila\\w*)',
        '(me corto|cortarme|me he cortado|me corte|me quemo|quemarme)($| (los brazos|el brazo|las piernas|la piel|otra vez|a proposito|de nuevo|esta noche|hoy|con (una|la) (cuchilla|navaja)|cuando|para|las munecas|todos|a escondidas))',
        '(hacerme|me hago|me hice|me he hecho) ~2(cortes|heridas|cortaduras|quemaduras)',
        '(me (quemo|queme|quemaba|corto|corte|cortaba|golpeo|golpee|pego|pegue|muerdo|mordi|arano|arane|pincho|pinche)(?! (el pelo|las unas|la barba|el flequillo|el bigote))|(quemar|cortar|golpear|pegar|morder|aranar|pinchar)me(?! (el pelo|las unas|la barba|el flequillo|el bigote))) ~4(adrede|a proposito|aposta|a posta|queriendo|para (sentir|calmarme|castigarme|aliviarme))',
        '(lastimarme|me lastimo|herirme|golpearme|me golpeo)($| (a proposito|otra vez|a mi mism[oa]|de nuevo|cuando))',
      ],
      [...HELP, 'de (adolescente|joven|nina|nino|chica|chico) me \\w+(?! .*(vuel\\w+|otra vez|ahora|sigo|de nuevo))'],
    ),
  ],
}
