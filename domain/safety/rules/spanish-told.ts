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
        '(aguantar|aguanto|seguir|sigo|quedarme|estar) (viv[oa]|con vida|aqui) hasta ~5(luego|despues|y ya) ~1(no|basta|me voy|descanso)',
        '(borrarme|borrarse|desaparecer|irme|partir) (del mundo|de (la|esta) (tierra|vida)|de los vivos)(?! (de las redes))',
        '(ultimo|ultimos) (dia|dias|noche|semana|mes) (de|en) (mi vida|esta vida|la tierra|este mundo)|ultimo dia vivo|ultimo dia viva',
        '(sacarme|quitarme|arrancarme|me quito|me saco|me quitare) la vida(?= |$)(?! (de (estres|preocupaciones)))',
        '(despues|luego|a partir) de mi muerte(?= |$)(?! (profesional|social|digital|en el juego))',
        '(tengo|todo|ya) ~4(elegid[oa]|escogid[oa]|decidid[oa]|comprado) ~3(el dia|la fecha|el lugar|el metodo|la hora)(?= |$)(?! (de (la|mi|nuestra) (boda|mudanza|fiesta|viaje)))|ya (elegi|escogi|puse|tengo) (la )?fecha ~5(paz|calma|tranquil\\w*|descans\\w*|irme|despedi\\w*)',
        '(voz|voces) ~12(que salte|que me (mate|tire|corte|vaya|lance)|saltar)',
        '(un solo|ningun|ni un) (motivo|razon) para (seguir (viv[oa]|aqui|viviendo)|vivir)|no encuentro ~4(motivo|razon|razones|motivos) para (seguir (viv[oa]|viviendo)|vivir)',
        '(orilla|borde|baranda|barandal|barandilla|pretil) ~2(del|de la) (anden|puente|viaducto|azotea|balcon|terraza|precipicio)',
        '(me tomare|me tomo|me voy a tomar|me tragare|me trago) ~1(lo que|todo lo que|todas las que) (junte|guarde|tengo guardado|ahorre|escondi)',
        '(no paso|no pasare|no paso de|no llego a|no amanezco) (de )?(esa|esta|aquella) (noche|semana)',
        'abr(o|ire) la ventana del ~3(y se acabo|y listo|y ya|y adios|y salto)|(ventana|balcon) del (quinto|sexto|septimo|octavo|noveno|decimo|piso) ~4(se acabo|adios|listo|salto)',
        '(ya )?(estoy|me siento) (list[oa]|preparad[oa]) para irme(?= |$)(?! (de (viaje|vacaciones|compras|la (oficina|fiesta))|a ))',
        '(llore|llorar|lloro|lloraba) ~1porque ~2(me habia despertado|me desperte|desperte|sigo viv[oa]|segui viv[oa])',
        '(pensar|pienso|pensando) en (la|mi) muerte ~8(mia|como y cuando|cuando y como)|(la mia|mi muerte) ~3(como y cuando|cuando y como)',
        '(arma|pistola|revolver|canon|escopeta) ~8(en la boca|en la sien|contra la cabeza)',
        'corazon (se )?me? ?(se )?(pare|detenga|deje de latir) ~3(mientras duermo|dormid[oa]|durmiendo|esta noche|y ya)',
        '^(dejar|dejo) (de |d )respirar(?= |$)(?! (por la boca|humo|polvo))',
        '(se corta|me corto|cortarse|cortarme) las venas',
        '(lo que sea que|algo que) me mate (mas )?(rapido|pronto)|que me mate mas rapido',
        'lo que (voy a hacerme|me voy a hacer|me hare)(?= |$)(?! (en el pelo|en las unas|un tatuaje|de (comer|cenar)))',
        'me despido ~5(de la vida|de este mundo|de todo para siempre)|(rancho|campo|casa) y de la vida',
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
        '(recai|recaida|volvi a caer) ~6(me corte|me queme|me hice (cortes|dano))|(recai|recaida)... me (corte|queme)',
        'me corte en (el|los|la) (bano|banos|cuarto de bano|ducha|habitacion)(?= |$)(?! (con el (grifo|azulejo)|afeitandome))',
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
        '(vienen|vendran|van) (por|a por|tras) (mi|mis) (hij[oa]s?|mujer|esposa|familia|nin[oa]s?)(?= |$)(?! (al cole|para (el|la)|a las))',
        '(aunque|aunq) me (fuerce|obligue|viole|pegue)(?= |$)(?! (el horario))',
        '(me|nos) (empujan|pegan|golpean|empuja|patean) ~3(aunque|y|estando)? ?~2(embarazada|de \\w+ meses)',
        '(me va|me van) a dejar ~1(tirad[oa]|muert[oa]|en una zanja|invalid[oa])(?! (mi novio|plantad[oa]|en la estacion))',
      ],
      [`${STORY}|fiestas?|bromas?|futbol|entrenador|ajedrez|perr[oa]s?|gat[oa]s?|excursion`],
    ),
    {
      ...rule('crisis', 'eating', ['laxantes?']),
      ...signs(
        [
          'toda la caja|toda la tira|despues de comer|servilleta|escond\\w*|gordo|gorda|adelgaz\\w*|bajar de peso|kilos?|otra vez|cada noche',
        ],
        [STORY],
      ),
    },
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
        '(quebrar|bajar|quebrarme|bajarme|echarme|despachar) (al|a la|a los) (q|que|tipo|vato|man|guey|hijo) ~6(vive|estafo|robo|debe|delato|solto)',
        '(le|les) (voy a dar|dare|doy|metere|pegare) (una )?(cachetada|bofetada|golpiza|paliza|tunda|trompada) ~3(para que|hasta que|cuando|si) ~2(aprenda|entienda|respete|sepa)?',
        '(no salga|no salgan|no salga el|no vuelva) viv[oa]s? (de|del)(?= |$)',
        '(meterle|meter|prender|prenderle|pegarle|dar|darle|echarle) (fuego|candela) (al|a la|a los|a las|a su) (albergue|iglesia|mezquita|sinagoga|escuela|casa|sede|local|coche|carro|refugio|edificio|vecin[oa]|negocio|jefe|jefa)',
        '(a|con) (machetazos|balazos|golpes|plomazos|tiros|batazos|martillazos|cuchillazos|punaladas) ~3(lo que|al|a la|el|la)|(a|con) (machetazos|balazos|plomazos|cuchillazos|punaladas)$',
        '(armar|hacer|fabricar|construir|poner) (un|una) (explosivo|bomba|coctel molotov|artefacto) ~8(sede|partido|escuela|oficina|metro|embajada|dejarl[oa]|casa|plaza)',
        '(mi|al|a la|el|la) (hijo|hija|nino|nina|nene|nena|chamaco) ~8(amarrad[oa]|atad[oa]|encerrad[oa]|sin comer|de rodillas) ~2(afuera|toda la noche|en el|todo el dia|hasta)',
        '(borracha|dormida|drogada|inconsciente|tomada) ~6(la subire|la subo|me la llevo|me la llevare|lo que quiera|abuso|me aprovecho)',
        '(dejar|dejemos|dejarlos|mandar|mandarlos) en coma|(los|las|lo|la) (vamos|voy) a cazar(?= |$)(?! (en el juego|conejos|ofertas))',
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
        '(me atraen|me gustan|me excitan|me calientan) (las|los) (nin[oa]s|chiquit[oa]s|menores|nen[ae]s|escolares|de primaria)(?= |$)(?! (y (quiero|trabajo)|felices|como alumnos))',
        '(no deja|nunca deja) sol[oa] (al|a la) (chiquit[oa]|nin[oa]|nene|nena|peque\\w*) ~8(tocar\\w*|acariciar\\w*|quedarme|estar a solas)',
        '(haciendome pasar|hacerme pasar|me hago pasar) por ~5(de su edad|nin[oa]|chav[oa]|adolescente|un chico de \\w+)',
        '(le|les) pido fotos sin ropa|(a la|al|una|un) de (9|10|11|12|13|14|nueve|diez|once|doce|trece|catorce) ~12(fotos|sin ropa|desnud[oa]s?)',
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
