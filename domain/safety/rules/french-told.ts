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
        '(ne pas|ne plus|jamais|pas) (voir|atteindre|feter|connaitre) (mes|mon) ~1(ans|anniversaire|noel|printemps|ete|hiver|\\w+ ans)',
        '(derniere|dernieres) (semaine|semaines|nuit|nuits|jours?|journee|heures?) (sur (cette )?terre|de (ma|la) vie|vivante?|a vivre)',
        '(apres|ensuite|puis) ~1(c est|cest|c|ca sera|ce sera) ~1fini pour moi|(c est|cest|ce sera) fini pour moi (apres|ensuite|demain|ce soir)',
        '(si )?(je |j|jme )?(saute|sauter|jsaute|sauterais) (du|d un|dun|de la|des) (pont|toit|fenetre|balcon|immeuble|falaise|viaduc|etage)(?! (a l elastique|en rappel|dans le jeu))',
        '(je suis|jsuis|chui|chuis|suis) (sur|au bord) (le|du|un|d un) ~1(toit|parapet|pont|rebord|vide|viaduc)( la| maintenant)?$',
        '(va te (tuer|suicider|pendre|buter)) ~12(je (crois|pense|vais)|le faire|raison)',
        '(fenetre|vide|pont|rails?|train|metro|tram|couteau) ~4(m appelle|mappelle|m attire|mattire|me tente)',
        '(un (seul )?pas|juste un pas) et ~1(c est|cest|c) ~1(fini|bon|termine)',
        '(ma|la) date est ~1(fixee|choisie|prevue|posee)(?= |$)(?! (pour le (mariage|bapteme|demenagement)))',
        '(quand|lorsque) on (me|nous) (retrouvera|trouvera|decouvrira)(?= |$)(?! (un|une|du|les))',
        '(elle|il|on|quelqu un|quelquun|ma \\w+|mon \\w+) (pourrait|peut|risque de|va) me (trouver|retrouver|decouvrir) trop tot',
        'peur de (me )?(louper|rater|foirer|manquer) ~3(et|finir|legume|fauteuil|paralyse\\w*|survivre|rester)',
        '(je |jme |j )?(prendrai|avalerai|prends|avale) tout ce (qu il|quil) y a (dans|sur) (la pharmacie|l armoire|larmoire|le tiroir|la table de nuit)',
        '(moi|me voir|m imaginer|mimaginer) sous (le|un) (tram|train|metro|bus|camion)',
        '(bientot|demain|ce soir|dimanche|lundi) ~2je ne serai plus(?= |$)(?! (seule?|en retard|la bas|au chomage|malade|fatiguee?))',
        '(ne |je ne )?(tiendrai|passerai|finirai) (pas|plus) (la|cette) (nuit|soiree|journee)(?= |$)',
        '(gens|personnes|ceux) qui veulent (se (tuer|suicider|pendre)|mourir) ~4(vite|svp|urgent|stp|maintenant)|numero ~6(se (tuer|suicider)|mourir) ~3(vite|svp|urgent|stp)',
        '(prenez|prends) soin (du|de la|des|de mon|de ma) ~1(chat|chien|chats|enfants|petits?|mere|pere)$',
      ],
      [
        `${STORY}|mariage|parachute|elastique|piscine|plongeoir|parkour|escape|randonnee|vacances|exposition|contrat|bail|cdd|retraite`,
      ],
    ),
    rule(
      'crisis',
      'self-harm',
      [
        '(prendrai|prends|reprends|ai tenu|tenais|tiens|garde) (la|une|ma) lame(?! (de scie|du rabot|de parquet|neuve pour))',
        '(je )?(me |m )(couperai|entaillerai|ouvrirai|scarifierai|brulerai) ~1(au lieu|plutot|pour|jusqu|quand|si)',
        '(soulage|apaise|calme|detend) ~3(c est|cest|c) ~1(l entaille|lentaille|la lame|le sang|me couper|de me couper|la coupure|les coupures)',
        '(quand|kan|qd) (le sang|mon sang) ~1(coule|sort|perle)',
        '(poignets?|bras|cuisses?) ~4(ouverts?|ouvertes?|entailles?|taillades?) (de nouveau|encore|a nouveau)',
      ],
      [`${STORY}|scie|rabot|rasoir de|barbier|cuisine|tondeuse|don du sang|infirmier de|patin`],
    ),
    rule(
      'crisis',
      'danger',
      [
        '(il|elle|mon (mari|mec|copain|pere|frere|fils|ex)|ma (femme|mere|copine)) (va|menace de|dit qu il va|dit quil va|a dit qu il allait) ~1(m egorger|megorger|me tuer|me bruler|me planter|me buter|me defigurer)(?= |$)(?! (si je (mange|finis|touche a)|de rire))',
        '(pour qu il|pour quil|qu il|quil|pour qu elle|quelle) (arrete|cesse|n ait plus|nait plus) ~3(de me (cogner|frapper|battre|taper|gifler|tabasser))',
        '(raison|raisons|pretexte|occasion) de me (battre|frapper|cogner|taper|tabasser)',
        '(quand|si|des que) je (reponds|parle|rentre tard|refuse|pleure|sors) ~1(il|elle) (cogne|frappe|tape|me (gifle|cogne|frappe|bat|pousse))',
      ],
      [`${STORY}|echecs|tennis|judo|boxe|belote|scrabble|cartes|ping`],
    ),
    rule(
      'crisis',
      'eating',
      [
        '(\\w+) jours (que je|ou je|a) ~1(bois|ne bois) (que|qu) ~1(de l eau|de leau|leau|du the)',
        '(si|quand|des que) je depasse \\w+ (calories|kcal) ~8(rien|jeune|vomi\\w*|punis|tapis|pendant)',
        '(hospitaliser|hospitalisation) ~4(refuse|pas question|jamais) ~6(jeune|maigrir|continue)|refuse ~6(continue|garde) (le|mon) jeune',
      ],
      [STORY],
    ),
    rule(
      'refuse',
      'harm-others',
      [
        '(lui|leur|te|vous) (defoncer|fracasser|exploser|casser|eclater) (le crane|la tete|la gueule|les dents|les genoux|la machoire) ~3(a la sortie|devant|demain|samedi|ce soir|avec|au parking|dans)',
        '(lui|leur) (plante|planter|planterai|enfonce|enfoncer) (un|le|mon) (tournevis|couteau|cutter|ciseau\\w*) (dans|au)',
        '(je )?l ?attends? (au|dans|a|sur|devant|derriere) ~4(avec (la|une|ma|le|un) (batte|barre|couteau|chaine|machette|marteau))',
        '(lui|leur) (jeter|balancer|verser|lancer) (de |l |de l )?(acide|lacide|vitriol|essence|lessence)',
        '(droguer|drogue|ghb|endormir) ~3(une|la|cette|des) (fille|meuf|femme|nana) ~8(bar|boite|chez moi|souvien\\w*|consent\\w*|sans qu)',
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
        '(il|elle|quil|quelle|ils) ~1(me|nous) (demolirait|demolira|tuerait|tuera|casserait|massacrera|buterait|butera)(?= |$)',
      ],
      [
        `${STORY}|rugby|judo|lutte|melee|match|karting|manege|vague|chien|cheval|neige|(aux|au) (echecs|tennis|cartes|dames)`,
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
        '(faire|fais|ferai|fera) la peau (a|au|aux)(?= |$)(?! (cliches|prejuges|idees|ce sudoku|dossier))',
        '(la|le|les|lui) (renverser|ecraser|faucher|percuter)(ai)? ~2(avec|en) (la|ma|mon|sa|une) ?(voiture|camion|char|bagnole|auto|4x4)?',
        '(poser|placer|mettre|installer|cacher) ~6(explose|explosif|explosifs|bombe|dynamite) ~6(sous|en dessous|dans|devant|contre)(?= )',
        '(descends|descendre|descendrai|buter|bute|tuer|tue|abattre|abats) le plus (possible|de (monde|gens|profs|eleves))',
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
