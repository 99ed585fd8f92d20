import { gentlePhrases, idioms, rule, type Subject } from '../rule.ts'

const HELP = [
  '(prevention|prevenir|benevol\\w+|ligne d ?ecoute|ecoute|formation|former|roman|polars?|livre|film|serie|these|memoire|recherche|documentaire|sensibilis\\w+|association|colloque|conference|squad|scenario|poeme|ligne)',
]
const OTHERS =
  '(ma|mon|mes|de ma|de mon) ~1(soeur|frere|mere|pere|fille|fils|ami|amie|mari|femme|copain|copine|cousin|cousine|maman|papa|oncle|tante|enfant|conjoint\\w*)s?'

/** The writer is the next to do it. */
const NEXT =
  '(moi aussi (je (vais|veux|compte|le)|demain|bientot|ce soir)|je (vais|veux|compte) (le |la )?(faire( aussi)?(?! savoir)|suivre|rejoindre)|cest mon tour(?! d\\w+ (m|mo|moc)?\\w+(er|ir|re)\\b)(?! de \\w+)|(jai|ai) envie pareil|moi pareil|je fais pareil|je (suis|serai) l[ae] prochaine?|bientot (moi|mon tour))'

/** Those whose killing is no figure of speech. */
const PEOPLE = '(mari|ex|conjoint|copain|compagnon|homme|beau|petit ami|pere|frere|fils|oncle|voisin|type|mec)(?!\\w)'

/** Suicide and self-harm in French. Apostrophes are left out: "d'un" is `dun`. */
export const FRENCH: Subject = {
  safe: [
    idioms(
      'laughter, hunger and hard work',
      '(mourir|meurs|morte?|crever|creve) de (rire|faim|soif|honte|peur|chaud|froid|fatigue|sommeil|ennui|envie|curiosite|jalousie|trouille)|(a|est|etait) mourir de rire|meurs denvie',
      '(me tue|me tuer|me tuent) (a la tache|au travail|a (lui|leur|vous|te) (dire|repeter)|a (travailler|bosser))|(boulot|travail|chaleur|dos|stress|patron) me tue',
      '(me tue|me tuent|mas tue\\w*) (mdr|lol|ptdr|haha)',
      'me tue a (?!petit)\\w+(er|ir|re)|(je )?vais me tuer a (la tache|force de)',
      `(ce|cet|cette|ces|le|la|les|mon|ma|mes|ton|ta|tes|son|sa|ses|leur|leurs|notre|nos|votre|vos) (?!${PEOPLE})~3(?!je )\\w+ me (tue|tuent)(?! (demain|ce soir|cette nuit|bientot|si je (parle|pars|reste|rentre|refuse|dis)|a coups|de coups))`,
      '(?<!(peur que|menace que) )(mon|ma|mes|notre|le|la|les) ~1(prof|profs|professeure?|chef|cheffe|patron|patronne|boss|mere|maman|soeur|coach|entraineur|collegues?|coloc|grand mere|belle mere|prof de \\w+|banquier|dos|jambes|pieds|courbatures) (va|vont) me tuer(?! (un jour|ce soir|demain|parce que je suis|pour (de vrai|lhonneur)|si je (parle|dis|pars|reste|rentre|retourne)|a coups|(si|quand) ~3que je suis (enceinte|gay|homo|lesbienne|trans)|~9(couteau|fusil|pistolet|flingue|passeport|jure\\w*|frappe\\w*|mattend\\w*|enfermee?)\\b))',
      'sans me tuer (le|la|les) (dos|genoux?|epaules?|jambes|poignets?|articulations|lombaires)',
      'me pendre (a|au) (son |leur |ton )?cou',
      'me noyer dans (un verre deau|les (papiers|mails|details|dossiers)|le (travail|boulot)|mes (mails|dossiers|papiers))',
      // “Ça me tue de me lever à six heures.”
      '(ca|cela) me (tue|tuait) (de(?! (vivre|continuer|rester (en vie|ici|la)|exister|respirer|me reveiller)( |$))|ces (reveils|escaliers|marches|reunions|trajets|devoirs|horaires|moustiques|cotes|bouchons|montees|travaux|factures|comptes|mails|talons)|(cette|cet) (chaleur|bruit|attente|escalier|cote|montee|musique|reunion)|dattendre|dentendre|davoir|detre(?! (en vie|la|ici)( |$))|quand)',
      'tuer (le temps|lennui|la poule)',
      '(d ?)?en finir avec (?!la vie|tout|moi|ma vie|cette vie|tout ca|mon existence|(ma|cette|toute cette) (souffrance|peine)(?! de )|mes souffrances|ce calvaire)\\w+',
      '(mettre fin a|finir) (mon|ma|mes) (?!vie|jours|souffrances?|existence|calvaire)\\w+',
      'me couper (la (parole|faim|route)|les (cheveux|ongles|vivres)|du monde (du|de la)|la frange|la barbe|de)|me faire mal (au|en|a la|aux|a lepaule)(?! ~1\\w+ avec (une|un|la|le|mon|ma) ~1(lame|couteau|rasoir|cutter|aiguille|briquet))|fait mal (au|en|a la)',
      '(courir|marathon|escalade|sport|saison|entrainement) ... sans me (blesser|faire mal)',
      'ne veux pas mourir|pas envie de mourir|peur de mourir',
    ),
    gentlePhrases(
      'self-harm',
      '(?<!(peux pas|pas|arrive pas a|arrive plus a|narrive pas a|peux plus) )(sans|arreter de|arrete de|ne plus|plus|jamais|cesser de|au lieu de|ne pas|jours sans|sans plus) (me |m)(faire (du )?mal|fais (du )?mal|scarifie?r?|couper|mutiler|automutiler|blesser expres|bruler)|(sans|arreter|stop|plus de|fini|depasser) (la |l |les )?(scarifications?|automutilations?)',
      'ne me (scarifie|mutile|automutile|coupe|taillade) plus',
      '(jours?|semaines?|mois|ans?|annee) sans (me |m|scarif|automutil)\\w*( faire (du )?mal)?',
    ),
    {
      ...gentlePhrases(
        'suicide',
        `${OTHERS} ~6(suicid\\w+|mettre fin a ses jours|se tuer|se scarifie|se fait du mal|sest tue\\w*|sest donne la mort)|(tentative de )?suicide de ${OTHERS}`,
      ),
      unless: [NEXT, 'me suicid\\w*|nous suicid\\w*|me tuer|(jai|ai) ~2(idees?|pensees?|envies?) suicid\\w*'],
    },
    gentlePhrases(
      'suicide',
      '(ai |avais )?fait une (tentative( de suicide)?|ts) il y a (\\w+ )?(ans?|mois|longtemps)|(apres|depuis|survecu a) (ma|une|la) (tentative( de suicide)?|ts)|(plus|ne plus avoir) (d|de )?idees? (suicidaires?|noires)',
    ),
  ],
  rules: [
    rule('crisis', 'suicide', [
      '(me|jm|jme) (sucid\\w+|suissid\\w+|sussid\\w+)|^arreter de respirer$',
      '(me suicider|me suicide|me suiciderai|suicider|mon suicide)',
      '(me tuer|me tue(?! (les|mes) (cuisses|mollets|jambes|bras|pieds|yeux|oreilles|reins)\\b)|me tuerai|mentretuer|me pendre|me pends|me noyer|mempoisonner|me flinguer|me foutre en lair|me jeter (sous|du|dun|par|dans(?! la piscine)|dune|de la)|me (tirer|tire|tirerai) une balle|me supprimer|je me supprime(rai)?|mimmoler|me donner la mort|disparaitre (pour (toujours|de bon)|de ce monde|a jamais)|mouvrir les veines|me (trancher|tailler|couper) les veines|masphyxier)',
      '(d ?)?en finir (jai|je|tout est|personne|cest|ca)',
      '(mettre|mettrai|mets|mettre un) ~1(fin|terme) a (mes jours|ma vie|tout|tout ca|mes souffrances|mon existence|mon calvaire)|finir (ma vie|mes jours ce|mes jours bientot)|abreger (mes souffrances|ma vie)|(moter|menlever) la vie|me prendre la vie',
      '(d ?)?en finir(?=$| (avec (la vie|tout|moi|ma vie|cette vie|mon existence|tout ca|(ma|cette|toute cette) (souffrance|peine)|mes souffrances|ce calvaire)|ce (soir|week)|demain|maintenant|pour (de bon|toujours)|cette nuit|bientot|une (bonne )?fois|definitivement|avant|aujourdhui|et))',
      '(veux|voudrais|envie de|souhaite|prefere|prefererais|aimerais|vais|faut que je|besoin de|esperer|merite de|decide de|pense a|pret[e]? a|mieux) ~1(mourir|etre mort[e]?|crever|cesser de vivre|ne plus (etre la|exister|vivre|me reveiller)|disparaitre$|mendormir (et|pour))',
      '(ne |n)?(veux|ai|peux|voudrais|ait|supporte|envie de|ne) (de )?plus ~1(envie de |la force de |le gout de )?(vivre|etre la|exister|me reveiller|continuer a vivre|etre en vie|rester en vie)(?! (avec|chez|dans (cette|cet|ce|le|la)|a (paris|lyon|la)|en (ville|banlieue|colocation|appartement)|ici))',
      '(plus|pas) (denvie|envie|la force|le courage|de raison|aucune raison|le gout) (de |a )?(vivre|continuer (a vivre|$)|la vie)|fatigue[e]? de (vivre|la vie)|marre de (vivre(?! au milieu d)|la vie|ma vie$)|(a quoi bon|pourquoi) (vivre|continuer a vivre|continuer$)|(ma |la )?vie (ne |n)?(vaut|a) (plus|pas) (la peine|rien|aucun sens|de sens)|je naurais jamais du naitre',
      '(mieux|tranquilles|heureu(x|se|ses)|soulage(s|e|es)) ~1(sans moi|si (je mourais|jetais morte?|je netais (plus|pas) la))|mieux mort[e]?$|je manquerai(s)? a personne',
      '(sauter|sauterai|se jeter) (du|dun|de la|dune|dans le|sous (un|le)|par la) ~1(pont|toit|immeuble|fenetre|balcon|train|metro|falaise)',
      '(compte|comptais|ai compte|garde|stocke|accumule) ~1(comprimes|cachets|medicaments|somniferes) ~8(assez|tiroir|suffit|suffira)|(avaler|prendre|gober) (tous (les|mes)|toute (la|ma)|une boite (entiere )?de) ~1(medicaments|comprimes|cachets|boite|medocs|somniferes)|overdose (de (medicaments|cachets))',
      '(plus|pas) (envie|la force|le courage) (d ?|de )?(etre|rester|detre) (la|ici|en vie)$|detre (la|en vie)$',
      '(rayer|effacer|partir|disparaitre|men aller) ~2(de ce monde|pour toujours|pour de bon|definitivement)|(personne|nul) ~3(remarquerait|pleurerait|regretterait)|je (suis|serais|serai) ~1(un fardeau|un poids) pour',
      '(rails|voie ferree|voies|pont|riviere|lac|mer|falaise|foret) ~3(reviendrai|reviens|rentrerai|reviendrais) (pas|plus|jamais)|sur (le rebord (de la fenetre|du (balcon|pont|toit))|la rambarde) ~6(vivre|mourir|sauter|vide|saute)|(jveux|jveu|je veu|jai) (plus|pu|plu|pus) (envie de )?(vivre|etre la|exister)|(jvais|jva|jme|je vais) sauter (du|dun|de la|dans le vide)|(pont|toit|balcon|falaise|rebord) ~3(et )?(jvais|jva|je vais) (sauter|me jeter)',
      'mendormir ~2(et|pour) (ne )?(plus|jamais) (jamais )?(me )?reveiller',
      '(jveux|jveu|je veu|chui pret a) ~1(mourir|crever|en finir)(?! (de|avec|les yeux|labces|un pneu))|(ce soir|cette nuit|demain) (je|j|jle|je le) (le )?fais(?! (du|mes|la|le menage))',
      '^(juste |simplement )?(mourir|crever|etre mort[e]?)( (ce|cette|avant|demain|vite|en paix|dans mon|bientot) ?.{0,20})?$',
    ]),
    rule(
      'crisis',
      'suicide',
      ['lettres? d ?adieux?|dire adieu a (tous|tout le monde|ma famille|la vie|mes proches)|adieu (le monde|la vie)'],
      ['collegues?|retraite|demenag\\w+|tabac|alcool|cigarettes?|lettre dadieu (a mon (ancien|ex) (travail|poste))'],
    ),
    rule('crisis', 'suicide', [`${OTHERS} ~6(suicid\\w*|tue\\w*|donne la mort) ~3${NEXT}`]),
    rule(
      'crisis',
      'suicide',
      ['suicid(e|es|aire|aires)'],
      [
        ...HELP,
        OTHERS,
        'tentative',
        '(a|the|my|an|for|to|with|of|on|about|and|is|after|in) ~1suicide|(camus|sisyphe) ~4suicide|suicide ~4(camus|sisyphe)|suicide (rates?|studies|squad|sprints?|drills?|prevention|hotline|awareness|attempt|loss|bomber|bombers|statistics|survivors?|squeeze|by|in|among|of|and|runs?|risk)|(thesis|dissertation|chapter|seminar|essay|sociology) ~8suicides|\\w+ to suicide|(by|assisted|political|career) suicide|suicides?$',
      ],
    ),
    rule(
      'crisis',
      'distress',
      [
        '(je )?(nen|jen|n en|j en) peux (vraiment )?plus( de (vivre|cette vie|souffrir|la vie))?$',
        '(je )?(ne )?(peux|tiens|supporte) (vraiment )?plus( (continuer|comme ca|tenir|rien|la vie))?$',
        '(pas|plus|aucune?) (d)?(issue|espoir|avenir)( pour moi)?$',
      ],
      ['pompes|bruit|bordel|menage|cartons|voisins?'],
    ),
    rule(
      'crisis',
      'self-harm',
      [
        '(me faire|me fais|me faisais|mettre a me faire|me refaire|suis fait|suis faite) (encore )?(du mal|mal (expres|volontairement|a moi meme))',
        '(me scarifier|me scarifie|scarifi\\w+|automutil\\w+|mautomutil\\w+|me mutiler|me mutile|me lacerer|me taillader)',
        '(me couper|me coupe|me bruler|me brule|me blesser|me blesse|me frapper|me frappe)($| (les bras|le bras|les poignets|la peau|expres|encore|volontairement|les cuisses|ce soir|a nouveau|en secret|quand|pour))',
      ],
      HELP,
    ),
  ],
}
