import { rule, type Subject } from '../rule.ts'

const and = (all: readonly string[], none: readonly string[]) => ({
  and: { all: all.map((one) => [one]), none: [none] },
})

const GERMAN_ELSE = [
  'prufung\\w*|klausur\\w*|umbau|umzug|umziehen|schicht|projekt|diat|hochzeit|urlaub|reise|arbeit|firma|stadt|job|ausland|dorf|wohnung|schule|turnier|kurs|op|operation|zahnarzt|semester|probezeit|chemo|fasten|miete|vertrag',
]
const SPANISH_ELSE = [
  'examen\\w*|curso|obra|mudanza|mudar\\w*|viaj\\w+|trabaj\\w+|boda|ciudad|piso|empresa|pueblo|pais|guardia|turno|contrato|vacaciones|oficina|competicion|dieta|playa',
]
const FRENCH_ELSE = [
  'examen\\w*|concours|stage|travaux|demenag\\w+|voyage|travail\\w*|mariage|ville|appart|boite|region|vacances|garde|contrat|bureau|regime|montagne|mer|lyon|paris',
]

/** The same as `LAST_ARRANGEMENTS`, in German, Spanish and French. */
export const LAST_ARRANGEMENTS_ABROAD: Subject = {
  rules: [
    rule(
      'crisis',
      'suicide',
      [
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
      ...and(['reich\\w*|genug|voll$|braucht es nicht|zahle|bald'], ['oma|opa|apotheke|hund|katze|spulmaschine\\w*|kinder|vitamin\\w*']),
    },
    {
      ...rule('crisis', 'suicide', [
        '(bis|am|ab) \\w+tag ist (es|alles) ~2vorbei|bald ist (es|alles) ~1vorbei|(alles|das ganze|es) ~1(hat )?(ein ende|hinter mir)|hat (alles|das ganze) ein ende',
      ]),
      ...and(['ganz ruhig|keine angst|angst ~2keine|ruhe vor mir|keiner (ahnt|weiss)|fur mich und fur alle'], GERMAN_ELSE),
    },
    {
      ...rule('crisis', 'suicide', [
        '(das letzte|das einzige) ~2was mich|(letzte|einzige) ~2erledigt was mich|(halt|hielt) mich (hier )?nichts mehr|nichts (halt|hielt) mich ~1(hier|mehr)',
      ]),
      ...and(['hund|katze|pferd|kater|taufe|hochzeit|mutter|vater|tod|gestorben'], GERMAN_ELSE.map((one) => one.replace('|hochzeit', ''))),
    },
    {
      ...rule('crisis', 'suicide', ['(alle|jeden|jede|meine \\w+|sie alle) ~1noch (einmal|mal) (umarmt|gesehen|besucht|gedruckt)']),
      ...and(['(wissen|weiss|ahnen|ahnt|merken) ~2(nicht|keiner|niemand|warum)|(keiner|niemand) (weiss|ahnt)|zum letzten mal'], GERMAN_ELSE),
    },
    {
      ...rule('crisis', 'suicide', ['brief|briefe|zettel|umschlag']),
      ...and(['(lesen|offnen|finden|aufmachen) ~3wenn (es|alles|ich) ~2(passiert|vorbei|geschehen|nicht mehr|tot|weg)'], GERMAN_ELSE),
    },
    {
      ...rule('crisis', 'suicide', ['kaninchen|hund|katze|kater|hamster|pferd|vogel|meerschweinchen']),
      ...and(['bald nicht mehr (kummern|da|sorgen|fur ihn da)|nicht mehr lange (da|hier)'], [...GERMAN_ELSE, 'allerg\\w*|baby|alt|krankenhaus']),
    },
    {
      ...rule('crisis', 'suicide', ['schuhe ~1aus(gezogen)?|schuhe schon aus']),
      ...and(['parkhaus|dach|brucke|gelander|parkdeck'], ['strand|yoga|tanz\\w*|flur|moschee']),
    },
    {
      ...rule('crisis', 'suicide', ['(hort|horen) alles ~1auf|endet alles|se (termina|acaba) todo|tout sarrete']),
      ...and(
        ['\\w+tag|lunes|martes|miercoles|jueves|viernes|sabado|domingo|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche', 'endlich|ruhig|por fin|tranquil\\w+|enfin|calme'],
        [...GERMAN_ELSE, ...SPANISH_ELSE, ...FRENCH_ELSE],
      ),
    },
    {
      ...rule('crisis', 'suicide', ['seit ~1(der tag|das datum|der termin) feststeht|seit ich weiss wann|seit dem entschluss']),
      ...and(['(denkt|denken|meint|meinen|glaubt|glauben) ~4(aufwarts|besser|gesund|gut)|(keiner|niemand) (ahnt|weiss)'], GERMAN_ELSE),
    },
    {
      ...rule('crisis', 'suicide', ['wenn ich ~1(fort|nicht mehr da|tot|nicht mehr) bin']),
      ...and(['verzeiht|vergebt|verzeih|testament|passworter|papiere'], GERMAN_ELSE),
    },
    {
      ...rule('crisis', 'suicide', [
        '(bahnsteig|gleis|gleise|schienen) ~9(linie|einen schritt|ganz vorn|zu nah)|(guterzuge?|guterzugen) ~9(ohne halt|durch|uhrzeit)|das grab ~4(bezahlt|ausgesucht)|(bezahlt|ausgesucht) ~2das grab',
      ]),
      ...and(
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
    rule('crisis', 'suicide', [
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
      ...and(['bastantes|suficientes|las cuento|pronto'], ['pastillero|semanal|farmacia|vitaminas|perro|lavavajillas|ninos']),
    },
    {
      ...rule('crisis', 'suicide', ['(ya )?nada me (ata|retiene)( aqui)?|(ya )?no (voy a estar|estare)( en este mundo| aqui)?$']),
      ...and(['perr[oa]|gat[oa]|boda|navidad|nochebuena|verano|cumpleanos|guard\\w+ sitio|regalo'], SPANISH_ELSE.map((one) => one.replace('|boda', ''))),
    },
    {
      ...rule('crisis', 'suicide', ['carta|cartas|nota|sobre']),
      ...and(['(lean|abran|encuentren|lea|abra) ~2cuando (haya|todo|yo|ya) ~2(pasado|acabado|no este|falte|muerto)'], SPANISH_ELSE),
    },
    {
      ...rule('crisis', 'suicide', ['conejo|perr[oa]|gat[oa]|hamster|pajaro|caballo']),
      ...and(['pronto no (podre|voy a poder) ~1(cuidarl[oa]s?|ocuparme)|ya no estare para'], [...SPANISH_ELSE, 'alergi\\w*|bebe|hospital']),
    },
    {
      ...rule('crisis', 'suicide', ['(me )?(quite|quitado|quito) los zapatos|descalz[oa]']),
      ...and(['puente|azotea|ultimo piso|barandilla|borde'], ['playa|yoga|baile|cansad\\w+']),
    },
    {
      ...rule('crisis', 'suicide', ['desde que ~2(puse la fecha|se (como|cuando)|lo decidi|lo he decidido)']),
      ...and(['en paz|creen que|nadie sospecha|estoy tranquil[oa]'], SPANISH_ELSE),
    },
    {
      ...rule('crisis', 'suicide', ['nadie tendra que (cuidarme|cargar conmigo|preocuparse por mi)|tren de mercancias|(puente|azotea|vias) ~6(calculo|altura|borde)']),
      ...and(['decidido|perdon\\w*|sin parar|cerca|cuesta menos|altura'], [...SPANISH_ELSE, 'foto\\w*|ruido|maqueta\\w*|vistas|cayo']),
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
    rule('crisis', 'suicide', [
      '(lettres?|enveloppes?|mots?|videos?) ~9(pour apres$|pour quand je ne serai plus( la)?$|le jour ou on me trouvera)',
      'bonne nuit ~5pour (toujours|de bon)|inutile de me chercher|ne me cherchez plus',
      'je serai (deja )?morte? ~1(dici la|bientot|avant)',
      'je serai ~3sous (la )?terre|je ne serai plus de ce monde',
      'faire semblant de vouloir (etre la|vivre|continuer)',
      '(au revoir|adieu) a (tout le monde|tous|chacun) ~9(sans quils|personne ne|derniere fois|pour toujours)',
      '(rejoindrai|rejoindre|retrouver|retrouverai) ~4(mari|femme|mere|pere|fils|fille) ~6(cimetiere|au ciel|sous (la )?terre|les morts|tombe)',
    ]),
    {
      ...rule('crisis', 'suicide', ['(mets de cote|garde|compte|cache|stocke) ~5(somniferes?|cachets?|comprimes?)|(cachets|comprimes|somniferes) ~6(je les compte|caches)|(cachets|comprimes|somniferes) derriere']),
      ...and(['assez|bientot|tous les (soirs|comprimes|cachets|somniferes)|personne|derriere'], ['pilulier|semaine|pharmacie|vitamines?|chien|enfants|lave vaisselle|mamie|papi']),
    },
    {
      ...rule('crisis', 'suicide', ['plus rien ne me retient|je ne serai plus la$|plus personne naura a (soccuper de moi|me porter|me supporter)']),
      ...and(['chiens?|chats?|mariage|noel|anniversaire|ete|choisi|pardonn\\w+'], FRENCH_ELSE.map((one) => one.replace('|mariage', ''))),
    },
    {
      ...rule('crisis', 'suicide', ['lettres?|mot|enveloppe']),
      ...and(['(liront|ouvriront|trouveront) ~1(quand|apres|une fois) ~5(arrive|fini|plus la|morte?)'], FRENCH_ELSE),
    },
    {
      ...rule('crisis', 'suicide', ['lapin|chien|chat|hamster|oiseau|cheval|chatte|chienne']),
      ...and(['bientot je ne pourrai plus (men occuper|moccuper|le garder)'], [...FRENCH_ELSE, 'allergi\\w*|bebe|hopital|enceinte']),
    },
    {
      ...rule('crisis', 'suicide', ['(enleve|retire|ote) mes chaussures']),
      ...and(['parking|toit|pont|rebord|rambarde'], ['plage|yoga|danse|marche|eau']),
    },
    {
      ...rule('crisis', 'suicide', ['depuis que ~2(la date est fixee|jai decide|je sais quand)|(dimanche|vendredi|samedi|lundi|demain) ~1(ce sera|tout sera) ~1fini|train de (fret|marchandises)']),
      ...and(['croient que|personne ne se doute|je nai plus peur|je suis (calme|en paix)|tout pres|un pas'], [...FRENCH_ELSE, 'photos?|bruit']),
    },
    rule(
      'crisis',
      'self-harm',
      [
        '(garde|cache|prends|sors|cherche) ~2(lame|rasoir|cutter) ~9(soirs?|trop dur\\w*|tete|calme|peau|bras)',
        '(cuisses?|bras|jambes?) ~1(est|sont) plein\\w* de (traits|coupures|marques)|recommence ~6(jambe|cuisse|bras) ~3personne ne (le )?voit',
        '(gratte|griffe|frotte|cogne) ~3(jusquau sang|jusqua saigner|jusqua ce que ca saigne)',
        '(briquet|cigarette) ~3(sur|contre) (ma (peau|cuisse|jambe|main)|mon bras)',
        '(sous mes manches|sur (ma cuisse|mon bras|mes bras)) ~5(marques?|coupures?|brulures?|traits?) ~1(pour chaque|que personne)',
      ],
      ['raser|barbe|moustiques?|piqure|tatouage|bronz\\w+|creme|bricol\\w+'],
    ),
  ],
}
