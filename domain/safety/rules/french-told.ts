import { gentlePhrases, idioms, rule, type Subject, signs } from '../rule.ts'

const STORY =
  'roman|film|piece|theatre|scene|serie|personnage|chanson|jeu|murder party|escape|musee|nouvelle que|atelier d ?ecriture'

/** French: danger and worry in the words of chats, notes and plans. */
export const FRENCH_TOLD: Subject = {
  safe: [
    idioms(
      'Pains, trains and parts.',
      '(me|nous) tue(nt)? (les oreilles|le dos|les yeux|les pieds|les jambes|le moral|les genoux|les bras)',
      '(metro|train|bus|tram|rer) (me |nous )?pass(e|ait|era) sous le nez',
      '(joue|jouer|jouera|fais|fait) la victime',
      'bombes? (de bain|glacee|a eau|a graines|de graines|effervescentes?)',
    ),
    gentlePhrases(
      'medicine',
      '(seroplex|prozac|zoloft|effexor|deroxat|paroxetine|sertraline|lithium|depakine|abilify|antidepresseurs?) ~6(pas la renouveler|pas les renouveler|pas le renouveler|me debrouiller(ai)? sans)',
    ),
  ],
  rules: [
    // Short titles, chats and notes of plans. Example: “Ne pas voir mes 30 ans”.
    rule(
      'crisis',
      'suicide',
      [
        '^ne (pas|plus|jamais) (voir|atteindre) mes \\w+ ans$',
        '(semaine|nuit|jours?|heures?) sur cette terre(?= |$)',
        'fenetre ~3(mappelle|mattire)(?= |$)',
        'peur de me (louper|rater|foirer) ~3(legume|fauteuil|paralyse\\w*|survivre|rester en vie)',
        '(je |jme )(prendrai|avalerai|avale) tout ce quil y a dans (la pharmacie|larmoire a pharmacie)',
        '(ma|la) corde est (deja )?achetee(?= |$)',
        '(va te (tuer|suicider|pendre|buter)) ~12(je (crois|pense|vais)|le faire|raison)',
        '(quand|lorsque) on (me|nous) (retrouvera|trouvera|decouvrira)(?= |$)(?! (un|une|du|les))',
        '(elle|il|on|quelquun|ma \\w+|mon \\w+) (pourrait|peut|risque de|va) me (trouver|retrouver|decouvrir) trop tot',
        '(moi|me voir|mimaginer) sous (le|un) (tram|train|metro|bus|camion)',
        '(gens|personnes|ceux) qui veulent (se (tuer|suicider|pendre)|mourir) ~4(vite|svp|urgent|stp|maintenant)|numero ~6(se (tuer|suicider)|mourir) ~3(vite|svp|urgent|stp)',
      ],
      [
        `${STORY}|mariage|parachute|elastique|piscine|plongeoir|parkour|escape|randonnee|vacances|exposition|contrat|bail|cdd|retraite`,
      ],
    ),
    rule(
      'crisis',
      'self-harm',
      [
        '(je )?(me |m )(couperai|entaillerai|ouvrirai|scarifierai|brulerai) ~1(au lieu|plutot|pour|jusqu|quand|si)',
        '(quand|kan|qd) (le sang|mon sang) ~1(coule|sort|perle)',
      ],
      [`${STORY}|scie|rabot|rasoir de|barbier|cuisine|tondeuse|don du sang|infirmier de|patin`],
    ),
    rule(
      'crisis',
      'danger',
      [
        'arrete de me (cogner|frapper|battre|gifler|tabasser)(?= |$)(?! (au|a la|aux))',
        'quand je (reponds|refuse|pleure) (il|elle) (cogne|me (gifle|cogne|frappe|bat))(?= |$)(?! (au|a la|aux))',
        '(il|elle|mon (mari|mec|copain|pere|frere|fils|ex)|ma (femme|mere|copine)) (va|menace de|dit quil va|a dit quil allait) ~1(megorger|me tuer|me bruler|me planter|me buter|me defigurer)(?= |$)(?! (si je (mange|finis|touche a)|de rire))',
      ],
      [`${STORY}|echecs|tennis|judo|boxe|belote|scrabble|cartes|ping`],
    ),
    rule(
      'crisis',
      'eating',
      [
        '(si|quand|des que) je depasse \\w+ (calories|kcal) ~8(rien|jeune|vomi\\w*|punis|tapis|pendant)',
        '(hospitaliser|hospitalisation) ~4(refuse|pas question|jamais) ~6(jeune|maigrir|continue)|refuse ~6(continue|garde) (le|mon) jeune',
      ],
      [STORY],
    ),
    rule(
      'refuse',
      'harm-others',
      [
        'lui (defoncer|fracasser|exploser) (le crane|la gueule|la machoire)(?= |$)',
        'lui (jeter|balancer|lancer) (de )?lacide',
        'droguer (une|la|cette) (fille|meuf|femme|nana)(?= |$)(?! (dans le (film|roman)))',
        '(lui|leur) (plante|planter|planterai|enfonce|enfoncer) (un|le|mon) (tournevis|couteau|cutter|ciseau\\w*) (dans|au)',
      ],
      [`${STORY}|pasteque|noix|pinata|chantier|decoration|bricol\\w*|monstre|boss`],
    ),
    {
      ...rule('crisis', 'suicide', [
        '(peur de|ne pas|sans|plus) me (rater|louper)(?= |$)|me (rater|louper) (comme|encore|cette fois)',
      ]),
      ...signs(
        ['derniere fois|la premiere fois|en (19|20)\\d\\d|refaire|recommencer|retient|cette fois|tentative'],
        [`${STORY}|permis|examen|concours|souffle|mayonnaise|entretien|audition|penalty|saut|coiffure`],
      ),
    },
    rule(
      'crisis',
      'suicide',
      [
        '(decue?|triste|furieu\\w+|desolee?|enervee?) ~1(detre|de me (trouver|reveiller)) ~1(encore )?(vivante?|en vie|de ce monde)(?= |$)',
        '(partir|depart|men aller) ~14(pas|ne) ?(parle pas )?(dun|d un|un) voyage(?= |$)',
      ],
      [`${STORY}|demenag\\w*|retraite|entreprise`],
    ),
    rule(
      'crisis',
      'danger',
      [
        '(vient de|a encore|ma encore|vient encore de) ?(me )?(pitcher|pitche|lancer|jeter|jete|pousser|cogner|crisser|garrocher|varger|claquer) ~1(dans|contre|sur|en bas|par terre)',
        '(ma|mont) (encore )?(plaque|plaquee|etrangle|etranglee|gifle|giflee|frappe|frappee|cogne|cognee|poussee|projetee|projete) ~1(contre|au|sur|dans|avec|par)',
        '(il|elle|quil|quelle|ils) ~1(me|nous) (demolirait|demolira|tuerait|tuera|casserait|massacrera|buterait|butera)(?= |$)(?! (au|a la|aux))',
      ],
      [
        `${STORY}|rugby|judo|lutte|melee|match|foot|but|golf|clavier|velo|direction|voie|projet|bain|marche|karting|manege|vague|chien|cheval|neige|(aux|au) (echecs|tennis|cartes|dames)`,
      ],
    ),
    rule(
      'crisis',
      'eating',
      [
        'anorexi\\w+ ~10(arrete|plus|cesse) (aussi )?de (boire|manger)|(arrete|cesse) (de boire et )?de manger (aussi )?depuis (hier|avant|deux|trois|\\d)',
      ],
      [`${STORY}|\\w*alcool|vin|biere|cafe|sucre|viande|soda|grignot\\w*|fumer`],
    ),
    rule(
      'refuse',
      'harm-others',
      [
        '(faire|fais|ferai|fera) la peau (a|au|aux) ~1(mon|ma|mes|ce|cet|cette|lui|son|sa|leur|leurs|mec|type|voisin|patron|chef|prof)(?= |$)(?! ~1(habitudes?|addiction|manies?|stress|cliches|prejuges|idees|sudoku|dossier|paresse|flemme|piles?|listes?|tas|linge|repassage|vaisselle|paperasse|courrier|factures|records?))',
        '(la|le|les|lui) (renverser|ecraser|faucher|percuter)(ai)? ~2(avec|en) (la |ma |mon |sa |une )?(voiture|camion|char|bagnole|auto|4x4)(?= |$)',
        '(poser|placer|mettre|installer|cacher) ~6(explose|explosif|explosifs|dynamite|bombe (artisanale|maison|a clous)) ~6(sous|en dessous|dans|devant|contre)(?= )',
        '(descends|descendre|descendrai|buter|bute|tuer|tue|abattre|abats) le plus (possible$|de (monde|gens|profs|eleves))',
      ],
      [
        `${STORY}|paintball|quilles|pigeons?|chamboule|mouches|moustiques|bain|feu d ?artifice|petards?|escaliers|pommes de terre|carton`,
      ],
    ),
    {
      ...rule('refuse', 'minor-sexual', [
        'amoureu(x|se) (dune|dun) ~1(petite?|fille|garcon|eleve|gamine?|enfant|gymnaste) de ([4-9]|1[0-4]|dix|onze|douze|treize|quatorze) ans',
      ]),
      ...signs(
        [],
        [`${STORY}|(est|sont|etait) ~1amoureu\\w+|jai 1[0-5] ans|ma classe|college|cm2|sixieme|mon fils|ma fille est`],
      ),
    },
    rule(
      'gentle',
      'grief',
      [
        'decede(e|s|es)? (en|le|il|depuis|cette|cet|lan|au|ce|y)(?= )',
        '(appartement|maison|affaires|chambre|vetements) de (maman|papa|mamie|papi|ma mere|mon pere) ~1(decede|mort|parti|disparu)(e|ee)?',
      ],
      [`${STORY}|roi|reine|compositeur|peintre|ecrivain|genealog\\w*|archives`],
    ),
    rule(
      'gentle',
      'eating',
      [
        'je pense a la (nourriture|bouffe) ~1(du matin au soir|tout le temps|sans arret|sans cesse|toute la journee|jour et nuit)',
        'je pese (chaque|tous les) (yaourts?|aliments?|repas|bouchees?|tomates?|pommes?)',
      ],
      [STORY],
    ),
  ],
}
