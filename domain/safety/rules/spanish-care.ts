import { rule, type Subject } from '../rule.ts'

const KIN =
  '(marido|esposo|esposa|mujer|novio|novia|pareja|ex|exnovio|exmarido|padre|madre|padrastro|madrastra|papa|mama|padres|hermano|hermana|hijo|hija|hijos|bebe|abuelo|abuela|tio|tia|primo|prima|perro|perra|gato|gata|amigo|amiga)'
const OTHER =
  '(jefe|jefa|vecino|vecina|vecinos|profesor|profesora|companero|companera|companeros|casero|suegra|suegro|entrenador|gente|policias?|mujeres|inmigrantes|alguien|todos|cunado|cunada|alumnos|politico|presidente)'
const HURTS =
  '(pega|pego|golpea|golpeo|maltrata|amenaza|viola|encierra|abofetea|estrangula|patea|empuja|persigue|ahorca|obliga|acosa|controla (el movil|todo lo que)|ha pegado|esta pegando|tira del pelo)'
const MEDS =
  '(antidepresivos?|pastillas|medicacion|medicamentos?|medicinas?|litio|insulina|ansioliticos?|sertralina|fluoxetina|escitalopram|anticoagulantes?|antipsicoticos?|somniferos|lorazepam|diazepam|orfidal|tratamiento (medico|psiquiatrico)|anticonvulsivos?)'
const ABOUT =
  '(novela|libro|pelicula|serie|guion|tesis|investiga\\w+|voluntari\\w+|curso|formacion|charla|documental|prevencion|sensibiliza\\w+|podcast|examen|estudiar|articulo|cuento|obra de teatro|videojuego|juego|paintball|ajedrez|futbol|baloncesto|parchis|natacion|tenis|padel|partida|carrera|concurso|mario kart|fifa)'
const CHILD =
  '((nina|nino|menor|chica|chico|alumna|alumno|chaval|chavala|muchacha) de ([1-9]|1[0-5]|doce|trece|catorce|once|diez)( anos)?|menores( de edad)?|una menor|un menor|ninas|ninos|mi hijastra|mi hijastro)'

/** What others do to the writer, eating, medicine, loss and harm to others in Spanish. `spanish.ts` has suicide and self-harm. */
export const SPANISH_CARE: Subject = {
  rules: [
    rule('crisis', 'suicide', [
      '(ya )?no (quiero|deseo|puedo) (vivir|seguir viviendo|estar viv[oa]|existir)( mas)?(?=$| (no le|no hay|no tiene|todo|nada|me|estoy|por))',
    ]),
    rule(
      'crisis',
      'danger',
      [
        `(mi ~1${KIN}|el|ella) ~3(me|nos) ${HURTS}`,
        '(?<!(gato|gata|perro|perra|loro|caballo|bebe) )(me|nos) (pega|golpea|maltrata|viola|estrangula|amenaza) (cuando|si|cada|siempre|todos|otra|y|con|de muerte|por)',
        'miedo ~1(de|a) ~1(volver|ir|estar|llegar) (a|en) (mi )?casa(?! (de noche|sol[oa]|tarde|en|andando|a pie))|miedo (de|a) mi (marido|pareja|padre|novio|ex|esposo|padrastro|hijo)',
        `(mi ~1${KIN}|el|ella|alguien|un hombre) ~2(quiere|va a|amenaza con|intento|dice que va a|dijo que) ~2(matarme|pegarme|matarnos|hacerme dano|violarme)|(esta|espera) ~3(puerta|casa|jardin) con un (cuchillo|arma|pistola)`,
        '(me|nos) (encierra|tiene encerrad[oa]|obliga a (tener|acostarme)|quita el dinero)|no me deja (salir|ver a mi|hablar con|trabajar)|estan? entrando en mi (casa|piso)|me he tomado (todas|una caja|demasiadas)',
      ],
      [ABOUT, 'hace (\\w+ )?anos|de (nino|nina|pequen[oa])|cuando era|me pega (el sol|este color|la risa)'],
    ),
    {
      ...rule('crisis', 'minor', [
        `(padre|madre|padrastro|papa|mama|tio|profesor|entrenador|hermano|novio de mi madre|abuelo|el|hombre|alguien|primo) ~4(me|mi) ~1(toca|toco|besa|pide|manda|viene|hace|${HURTS})`,
        'fotos? (desnud[oa]|sin ropa|mias desnud[oa])|(nuestro|un|su) secreto|no (puedo|debo) (contar\\w*|decir\\w*)|miedo (de|a) volver a casa',
      ]),
      and: { all: [['tengo (solo )?([5-9]|1[0-7]|diez|once|doce|trece|catorce|quince) anos']] },
    },
    rule(
      'crisis',
      'eating',
      [
        '(no comer|dejar de comer|sin comer|no como|comer) (nada(?! (de|dulce|frito|con|procesado|despues))|del todo|hasta (que|estar)|por completo|\\d+ dias|en \\d+ dias)',
        '([1-7]\\d\\d|[1-9]\\d) (calorias|kcal) (al|por|cada) dia',
        '(vomito|vomitar|vomitando|provocarme el vomito|me provoco el vomito) ~3(despues de|lo que|todo|tras|cada) ~3(comer|como|comidas?|comida|cenar)|provoc\\w+ (el )?vomito|laxantes ~4(adelgazar|comer|comida|delgad[oa]|peso)|(pesar|llegar a|bajar a) (2\\d|3\\d) kilos|matarme de hambre',
      ],
      [ABOUT, 'ramadan|cuaresma|analisis|operacion|quemar'],
    ),
    rule('gentle', 'eating', ['(anorexia|bulimia|trastorno alimenti?\\w+|atracones|atracon)'], [ABOUT]),
    rule(
      'gentle',
      'medicine',
      [
        `(dejar|dejo|deje|dejado|dejando|abandonar|saltarme|suspender|reducir|bajar|quitarme|parar|no tomar|no quiero tomar|duplicar|doblar|ya no tomo|sin)( de (tomar|usar))? (\\w+ ){0,2}?${MEDS}(?! (para el perro|en casa))`,
        '(soy|como) alcoholic[oa]|dependiente del alcohol|(beber|bebo|alcohol) ~6(tiembl\\w+|temblor\\w*|convulsion\\w*)|(tiembl\\w+|temblor\\w*) ~5(beber|bebo|alcohol)',
        '(sindrome de abstinencia|desintoxica\\w+|mono de (la heroina|las pastillas))|(dejar|salir de|desengancharme de|librarme de) ~1(heroina|cocaina|coca|drogas?|metanfetamina|opioides)|(dejar (de beber|el alcohol)) de (golpe|un dia para otro)',
      ],
      [ABOUT, 'olvid\\w+|digital|azucar|cafeina|perro|gato'],
    ),
    rule(
      'gentle',
      'grief',
      [
        `(muerte|perdida|funeral|entierro|fallecimiento|tumba|cenizas|partida) de (mi|mis|nuestr[oa]s?) ~1${KIN}`,
        `(mi|mis|nuestr[oa]s?) ~2${KIN} ~4(murio|fallecio|ha muerto|ha fallecido|murieron|ya no esta|se fue para siempre)`,
        `(perdi|perdimos|haber perdido|he perdido|perder|enterramos|enterre) a (mi|nuestr[oa]) ~1${KIN}(?! (en el|de vista))`,
        `(mi|mis|nuestr[oa]s?) difunt[oa]s? ~1${KIN}`,
        '(superar|pasar|llevar|elaborar|proceso de|mi|en|este) ~1(duelo|luto)|viud[oa]|viudez',
        `(navidad|navidades|cumpleanos|ano|verano|vivir|vida) sin (mama|papa|mi ~1${KIN})(?! (en casa|este finde))`,
      ],
      [ABOUT, 'mato de risa|rio|supermercado|ajedrez'],
    ),
    rule(
      'gentle',
      'pregnancy-loss',
      [
        'aborto( espontaneo)?|abortos espontaneos|(perdi|perdimos|perder|perdida de[l]?|haber perdido) (el|al|un|a nuestro|mi|nuestro|a mi) ?(bebe|embarazo)|nacio muert[oa]',
      ],
      [ABOUT, 'debate|ley|derecho'],
    ),
    rule(
      'gentle',
      'violence',
      [
        '(despues de|tras|desde|superar) (la|el|una|un|mi|aquella?) ~1(agresion|violacion|abuso|abusos|asalto|atraco|maltrato|robo con)|me (violaron|agredieron|atracaron|asaltaron|maltrato|maltrataban)|(?<!(sol|viento|aire|musica|cancion|pelicula|libro) )me (hizo dano|lastimo|pego|toco|maltrato) ~2(de (pequen[oa]|nin[oa])|cuando era ~1(pequen[oa]|nin[oa]))|violencia (domestica|machista|de genero)|(padre|madre|ex|marido) (me|nos) (pegaba|maltrataba|golpeaba)',
      ],
      [ABOUT],
    ),
    rule(
      'gentle',
      'burnout',
      [
        '(sindrome del quemado|quemad[oa] (del|por el|en el|con el) (trabajo|curro)|crisis nerviosa|agotamiento (laboral|emocional|mental|profesional))|baja por (ansiedad|depresion|estres)',
      ],
      [ABOUT, 'evitar|prevenir'],
    ),
    rule(
      'refuse',
      'harm-others',
      [
        `(matar|asesinar|apunalar|envenenar|estrangular|violar|secuestrar|degollar|acuchillar|disparar|linchar|torturar|acabar con la vida de|((dar|darle|pegar|pegarle|meter|meterle) una paliza( de muerte)?)|partirle la cara) (a |al |a la |a los |a las )(mi |mis |su |ese |esa |este |un |una |todos (los |mis )?|todas (las )?)?(${KIN}|${OTHER})(?! a (besos|disgustos|cosquillas|abrazos))`,
        '(golpear|pegar|pegarle) a (mi|mis) (mujer|esposa|novia|hij[oa]s?|marido|madre|padre|perro) ~2(hasta|para que|cuando|si)?|(poner|fabricar|hacer|detonar) una bomba|tiroteo en|(quemar|incendiar|prender fuego a) (la|el|su) (casa|coche|escuela|oficina|piso) (de|con)|(burundanga|droga|algo|pastillas) en (su|la) (bebida|copa)',
      ],
      [ABOUT],
    ),
    rule(
      'refuse',
      'minor-sexual',
      [
        `(sexo|acostarme|relacion(es)?|salir|novi[oa]|enamorad[oa]|besar|seducir|ligar|conquistar|fotos desnud\\w+|desnudos|enrollarme) ~3(con|de|a|es)? ?~2${CHILD}`,
        `${CHILD} ~4(novia|novio|sexo|desnud\\w+|seducir|amante)|pornografia infantil`,
      ],
      [
        ABOUT,
        'proteger|proteccion|educa\\w+|hablar|tengo ([5-9]|1[0-7]) anos|salir ~3(parque|jugar|paseo|excursion)|con los ninos|mis ninos|relacion con (mis|los|mi)',
      ],
    ),
  ],
}
