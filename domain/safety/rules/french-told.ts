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
