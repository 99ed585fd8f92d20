import { rule, type Subject, signs } from '../rule.ts'

/** What else ends, is decided or is arranged. */
const ELSE = [
  'examen\\w*|concours|stage|travaux|demenag\\w+|voyage|travail\\w*|mariage|ville|appart|boite|region|vacances|garde|contrat|bureau|regime|montagne|mer|lyon|paris',
]

/** What `LAST_ARRANGEMENTS` reads, in French. */
export const FRENCH_ARRANGEMENTS: Subject = {
  rules: [
    rule('crisis', 'suicide', [
      '(jespere|pourvu|je prie) ~2(que )?(loperation|lop|lanesthesie|lavion|le scanner) ((?!ne\\b)\\w+ ){0,4}(tourne mal|rate|echoue|me tue|(secrase|tombe) avec moi)',
      '(lettres?|enveloppes?|mots?|videos?) ~9(pour apres$|pour quand je ne serai plus( la)?$|le jour ou on me trouvera)',
      'bonne nuit ~5pour (toujours|de bon)|inutile de me chercher|ne me cherchez plus',
      'je serai (deja )?morte? ~1(dici la|bientot|avant)',
      'je serai ~3sous (la )?terre|je ne serai plus de ce monde',
      'faire semblant de vouloir (etre la|vivre|continuer)',
      '(au revoir|adieu) a (tout le monde|tous|chacun) ~9(sans quils|personne ne|derniere fois|pour toujours)',
      '(rejoindrai|rejoindre|retrouver|retrouverai) ~4(mari|femme|mere|pere|fils|fille|maman|papa|mamie|papi|frere|soeur|bebe|lui|elle) ~6(cimetiere|au ciel|au paradis|la haut|au dela|sous (la )?terre|les morts|tombe)',
    ]),
    {
      ...rule('crisis', 'suicide', [
        '(mets de cote|garde|compte|cache|stocke) ~5(somniferes?|cachets?|comprimes?)|(cachets|comprimes|somniferes) ~6(je les compte|caches)|(cachets|comprimes|somniferes) derriere',
      ]),
      ...signs(
        ['assez|bientot|tous les (soirs|comprimes|cachets|somniferes)|personne|derriere'],
        ['pilulier|semaine|pharmacie|vitamines?|chien|enfants|lave vaisselle|mamie|papi'],
      ),
    },
    {
      ...rule('crisis', 'suicide', [
        'plus rien ne me retient|je ne serai plus la$|plus personne naura a (soccuper de moi|me porter|me supporter)',
      ]),
      ...signs(
        ['chiens?|chats?|mariage|noel|anniversaire|ete|choisi|pardonn\\w+'],
        ELSE.map((one) => one.replace('|mariage', '')),
      ),
    },
    {
      ...rule('crisis', 'suicide', ['lettres?|mot|enveloppe']),
      ...signs(['(liront|ouvriront|trouveront) ~1(quand|apres|une fois) ~5(arrive|fini|plus la|morte?)'], ELSE),
    },
    {
      ...rule('crisis', 'suicide', ['lapin|chien|chat|hamster|oiseau|cheval|chatte|chienne']),
      ...signs(
        ['bientot je ne pourrai plus (men occuper|moccuper|le garder)'],
        [...ELSE, 'allergi\\w*|bebe|hopital|enceinte'],
      ),
    },
    {
      ...rule('crisis', 'suicide', ['(enleve|retire|ote) mes chaussures']),
      ...signs(['parking|toit|pont|rebord|rambarde'], ['plage|yoga|danse|marche|eau']),
    },
    {
      ...rule('crisis', 'suicide', [
        'depuis que ~2(la date est fixee|jai decide|je sais quand)|(dimanche|vendredi|samedi|lundi|demain) ~1(ce sera|tout sera) ~1fini|train de (fret|marchandises)',
      ]),
      ...signs(
        ['croient que|personne ne se doute|je nai plus peur|je suis (calme|en paix)|tout pres|un pas'],
        [...ELSE, 'photos?|bruit'],
      ),
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
    {
      ...rule('crisis', 'suicide', ['tout sarrete']),
      ...signs(['lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche', 'enfin|calme'], ELSE),
    },
    {
      ...rule('crisis', 'suicide', ['(le|mon) (pont|viaduc) (est|nest|se trouve)']),
      ...signs(
        ['affaires sont en ordre|papiers sont (prets|en ordre)|lettres? (est|sont) (prete|ecrite)s?'],
        ['roman|film|travaux|chantier|voyage'],
      ),
    },
    {
      ...rule('crisis', 'suicide', [
        'regarde (en bas|dans le vide) ~1(depuis|de|du) ~1(balcon|fenetre|toit|pont|terrasse|toits)',
      ]),
      ...signs(
        ['(demain|ce soir|cette nuit) ~5(jy vais|je saute|regarde(rai)? plus)'],
        ['travaux|vertige|photo\\w*|parade|marche'],
      ),
    },
  ],
}
