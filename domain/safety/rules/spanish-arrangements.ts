import { rule, type Subject, signs } from '../rule.ts'

/** What else ends, is decided or is arranged. */
const ELSE = [
  'examen\\w*|curso|obra|mudanza|mudar\\w*|viaj\\w+|trabaj\\w+|boda|ciudad|piso|empresa|pueblo|pais|guardia|turno|contrato|vacaciones|oficina|competicion|dieta|playa',
]

/** What `LAST_ARRANGEMENTS` reads, in Spanish. */
export const SPANISH_ARRANGEMENTS: Subject = {
  rules: [
    rule('crisis', 'suicide', [
      '(ojala|espero|rezo) ~2(que )?~1(la|el|mi) (operacion|cirugia|anestesia|avion) ((?!(no|nunca)\\b)\\w+ ){0,3}(salga mal|saliera mal|falle|fallara|me mate|me matara|se (caiga|estrelle) conmigo)',
      '(cartas?|sobres?|videos?|mensajes?) ~9(para (despues|luego)$|para cuando (yo )?(falte|no este|ya no este|muera))',
      '(llevare|estare) ~4bajo tierra',
      'fingir ~1que (quiero|me gusta) (estar|vivir|seguir)|descansar de mi$',
      '(me despedi|me he despedido|despedirme|abrazado|abrace) ~1(a|de) (todos|cada uno|mis hijos) ~9(creen|sin que|nadie|ultima vez|para siempre)',
      'se ~1como y cuando ~3(se (termina|acaba)|acabo|termino) ~1(esto|todo)? ?(para mi)?$',
      '(me voy|ire|estare|reunir\\w*) ~3con mi \\w+ que en paz descanse$',
      '(no|ya no) (estare|voy a estar) viv[oa]',
      'buenas noches ~4para siempre|no hace falta que me busque\\w*( nadie)?$|abrazado a todos por ultima vez',
      'para cuando me muera ~2(este mes|pronto)|cuando me muera (este mes|pronto|esta semana)',
    ]),
    {
      ...rule('crisis', 'suicide', [
        '(junt\\w+|guard\\w+|escond\\w+|ahorr\\w+|almacen\\w+) ~5(pastillas|somniferos|comprimidos)',
      ]),
      ...signs(
        ['bastantes|suficientes|las cuento|pronto'],
        ['pastillero|semanal|farmacia|vitaminas|perro|lavavajillas|ninos'],
      ),
    },
    {
      ...rule('crisis', 'suicide', [
        '(ya )?nada me (ata|retiene)( aqui)?|(ya )?no (voy a estar|estare)( en este mundo| aqui)?$',
      ]),
      ...signs(
        ['perr[oa]|gat[oa]|boda|navidad|nochebuena|verano|cumpleanos|guard\\w+ sitio|regalo'],
        ELSE.map((one) => one.replace('|boda', '')),
      ),
    },
    {
      ...rule('crisis', 'suicide', ['carta|cartas|nota|sobre']),
      ...signs(
        ['(lean|abran|encuentren|lea|abra) ~2cuando (haya|todo|yo|ya) ~2(pasado|acabado|no este|falte|muerto)'],
        ELSE,
      ),
    },
    {
      ...rule('crisis', 'suicide', ['conejo|perr[oa]|gat[oa]|hamster|pajaro|caballo']),
      ...signs(
        ['pronto no (podre|voy a poder) ~1(cuidarl[oa]s?|ocuparme)|ya no estare para'],
        [...ELSE, 'alergi\\w*|bebe|hospital'],
      ),
    },
    {
      ...rule('crisis', 'suicide', ['(me )?(quite|quitado|quito) los zapatos|descalz[oa]']),
      ...signs(['puente|azotea|ultimo piso|barandilla|borde'], ['playa|yoga|baile|cansad\\w+']),
    },
    {
      ...rule('crisis', 'suicide', ['desde que ~2(puse la fecha|se (como|cuando)|lo decidi|lo he decidido)']),
      ...signs(['en paz|creen que|nadie sospecha|estoy tranquil[oa]'], ELSE),
    },
    {
      ...rule('crisis', 'suicide', [
        'nadie tendra que (cuidarme|cargar conmigo|preocuparse por mi)|tren de mercancias|(puente|azotea|vias) ~6(calculo|altura|borde)',
      ]),
      ...signs(
        ['decidido|perdon\\w*|sin parar|cerca|cuesta menos|altura'],
        [...ELSE, 'foto\\w*|ruido|maqueta\\w*|vistas|cayo'],
      ),
    },
    rule(
      'crisis',
      'self-harm',
      [
        '(muslos?|brazos?|piernas?) llen[oa]s? de (rayas|cortes|marcas)|(pierna|brazo|muslo) ~2donde nadie ~1ve',
        'manga larga ~6para (que no|tapar|esconder|ocultar) ~4(brazos|cortes|marcas|heridas)',
        '(busco|saco|cojo|escondo) ~2(cuchilla|navaja|hoja de afeitar)',
        '(me rasco|me arano|me muerdo|me golpeo) ~1hasta ~1(sangrar|sangre)',
        '(apago|apagar|apague) ~3(cigarr\\w+|colilla\\w*) ~2(en|contra|sobre) mi',
      ],
      ['afeitarme|cocina|pelar|setas|picadura\\w*|mosquito\\w*|frio|sol$'],
    ),
    {
      ...rule('crisis', 'suicide', ['se (termina|acaba) todo']),
      ...signs(['lunes|martes|miercoles|jueves|viernes|sabado|domingo', 'por fin|tranquil\\w+'], ELSE),
    },
  ],
}
