import { rule, type Subject } from '../rule.ts'

const KIN =
  '(mari|femme|copain|copine|compagnon|compagne|conjoint|conjointe|ex|pere|mere|papa|maman|parents|beau pere|belle mere|frere|soeur|fils|fille|enfants?|bebe|grand pere|grand mere|mamie|papi|papy|oncle|tante|cousin|cousine|chien|chat|ami|amie|meilleure? amie?)'
const OTHER =
  '(patron|patronne|chef|voisins?|voisine|prof|professeur|collegues?|proprio|proprietaire|beau frere|entraineur|gens|flics?|policiers?|juifs|arabes|migrants|quelquun|homme|camarades|eleves|president|mec|type)'
const HURTS =
  '(frappe|frappent|bat|battent|tape|menace|viole|etrangle|gifle|enferme|harcele|force|cogne|maltraite|sequestre|pousse contre|pousse par|insulte et|suit partout|a frappee?|a tapee?|a battue?)'
const MEDS =
  '(antidepresseurs?|medicaments?|traitement (psy\\w*|medical|contre)|mon traitement|comprimes|cachets|lithium|insuline|anxiolytiques?|somniferes|medocs|betabloquants?|anticoagulants?|neuroleptiques?|xanax|ritaline|cortisone|antiepileptiques?)'
const ABOUT =
  '(roman|livre|film|serie|these|memoire|recherche|documentaire|scenario|formation|former|benevol\\w+|association|colloque|conference|prevention|prevenir|sensibilis\\w+|polar|podcast|examen|cours|piece de theatre|jeux?|jeu video|paintball|echecs|foot|football|basket|badminton|natation|babyfoot|tennis|ping pong|course|scrabble|petanque|mario kart|fifa|cartes)'
const CHILD =
  '((fille|garcon|enfant|eleve|ado|gamine?|mineure?|adolescente?) de ([1-9]|1[0-5]|douze|treize|quatorze|onze|dix) ans|mineure?s?|petites? filles?|petits? garcons?|enfants|ma belle fille)'

/** What others do to the writer, eating, medicine, loss and harm to others in French. `french.ts` has suicide and self-harm. */
export const FRENCH_CARE: Subject = {
  rules: [
    rule(
      'crisis',
      'danger',
      [
        `((mon|ma|mes) ~1${KIN}|il|elle|quil|quelle) ~3(me|nous|m) ${HURTS}`,
        `((mon|ma|mes) ~1${KIN}|il|elle) (ma|mas|nous a) (encore )?(frappee?|tapee?|battue?|etranglee?|giflee?|violee?)`,
        'peur de (rentrer|retourner|etre) ~1(a la maison|chez moi|maison)(?! (seule?|la nuit|tard|a pied|en))|peur de (mon|ma) ~1(mari|copain|pere|beau pere|conjoint|ex|compagnon|fils|femme)',
        '(veut|va|menace de|jure de) (me|nous) (tuer|frapper|buter|violer)|(est|attend) ~3(porte|jardin|maison) avec (un|une) (couteau|arme|fusil)',
        '(menferme|mempeche de (sortir|voir|travailler)|mobligea?|moblige a (coucher|faire lamour)|metrangle|mattend devant chez moi)|entre(r|nt)? (par effraction|de force)|jai (avale|pris) (toute|trop de|une boite)',
      ],
      [ABOUT, 'il y a ~1ans|quand jetais|enfance|petite?$|a lepoque|autrefois'],
    ),
    {
      ...rule('crisis', 'minor', [
        `(pere|mere|beau pere|papa|maman|oncle|prof|entraineur|frere|copain de ma mere|il|elle|homme|quelquun|cousin) ~4(me|ma|m) ~1(touche|caresse|embrasse|demande|fait|${HURTS})`,
        'photos? (de moi )?(nue?|sans vetements|deshabillee?)|(notre|un|son) secret|(le droit|peux pas|dois pas) ~1(den parler|le dire|en parler)|peur de rentrer|vient dans (mon lit|ma chambre)',
      ]),
      and: {
        all: [['jai (a peine |tout juste |seulement )?([5-9]|1[0-7]|dix|onze|douze|treize|quatorze|quinze) ans']],
      },
    },
    rule(
      'crisis',
      'eating',
      [
        '(plus |ne plus )?rien (manger|avaler)(?! (de|apres|entre|avant|qui))|(arreter|arrete|cesser) de manger(?=$| (jusqua|completement|totalement|pour (maigrir|etre)|pendant))|(plus |ne )?manger du tout',
        '([1-7]\\d\\d|[1-9]\\d) (calories|kcal) (par|maximum par|max par|chaque) jour',
        '(me faire|me fais|fais|faire) vomir|vomir ~2(apres|chaque|tout|mes repas)|laxatifs ~4(maigrir|repas|mince|manger|poids)|(peser|descendre a|atteindre) (2\\d|3\\d) kilos|me laisser mourir de faim|maffamer',
      ],
      [ABOUT, 'ramadan|careme|prise de sang|operation|bruler|sans me faire vomir|ne plus me faire vomir'],
    ),
    rule(
      'gentle',
      'eating',
      [
        '(anorexie|anorexique|boulimie|boulimique|trouble[s]? (alimentaires?|du comportement alimentaire)|tca|crises? (alimentaires?|de boulimie|dhyperphagie)|hyperphagie|compulsions alimentaires)|(sans|ne plus|plus) me faire vomir',
      ],
      [ABOUT],
    ),
    rule(
      'gentle',
      'medicine',
      [
        `(arreter|arrete|stopper|sauter|diminuer|reduire|baisser|me passer|me sevrer|sevrage|doubler|plus prendre|plus besoin|me debarrasser|lacher|sans)( de prendre| de| des| d)? (\\w+ ){0,2}?${MEDS}`,
        '(je suis|suis) (alcoolique|dependante? (a|de) lalcool)|(boire|bois|alcool|lalcool) ~6(trembl\\w+|convulsions?)|trembl\\w+ ~5(boire|bois|alcool|lalcool)',
        '(sevrage|sevrer|cure de desintox\\w*|symptomes de manque|delirium)|(decrocher|arreter|me liberer|sortir) (de |du |des |la |le |l |lh|de la |de l)?(heroine|lheroine|cocaine|coke|drogues?|crack|opiaces|alcool dun coup|la drogue)',
      ],
      [
        ABOUT,
        'avec (mon|ma|le|la) (medecin|psychiatre|psy|docteur|pharmacien\\w*)|oubli\\w*|sucre|tabac|nicotine|cafe|ecrans?|tetine|allaitement|bebe|chien|numerique|telephone',
      ],
    ),
    rule(
      'gentle',
      'grief',
      [
        `(mort|deces|perte|enterrement|obseques|deuil|disparition|tombe|cendres|depart) de (mon|ma|mes|notre|nos) ~1${KIN}`,
        `(mon|ma|mes|notre|nos) ~2${KIN} ~3(est|sont|etait|nous a|sest) ~1(morte?s?(?! de (rire|faim|fatigue|peur|honte|froid|rires))|decedee?s?|eteinte?|quittes?)`,
        `(perdu|perdre|enterre|enterrer) (mon|ma|notre|nos) ~1${KIN}(?! (de vue|au|aux|dans))`,
        `(mon|ma|mes|notre|nos) (defunte?|feue?) ~1${KIN}|(mon|ma|mes|notre|nos) ~1${KIN} (defunte?s?|decedee?s?|disparue?s?)`,
        '(faire|vivre|traverser|surmonter|en|mon|le|ce) ~1deuil|veuve?|veuvage|endeuillee?',
        `(noel|anniversaire|annee|ete|vivre|vie|paques|fetes) sans (papa|maman|lui|(mon|ma) ~1${KIN})(?! ce)`,
      ],
      [ABOUT, 'deuil (du|de mon) (poste|projet|telephone)'],
    ),
    rule(
      'gentle',
      'pregnancy-loss',
      [
        'fausses? couches?|mort nee?|(perdu|perte de|perte du|perdre) ~1(bebe|grossesse)|(apres|depuis) (mon|une|l) ?(avortement|ivg)|enfant mort ne',
      ],
      [ABOUT, 'sage femme'],
    ),
    rule(
      'gentle',
      'violence',
      [
        '(apres|depuis|suite a|surmonter) (l|la|le|mon|un|une) ?(agression|lagression|viol|attaque|cambriolage|attentat|violences)|ma (fait (du )?mal|frappee?|touchee?|blessee?) ~2(quand jetais|enfant|petite?)|apres lagression|depuis lagression|(violences? (conjugales?|domestiques?|sexuelles?))|(on ma|jai ete|ma) ~1(violee?|agressee?|battue?|abusee?)|(pere|mere|ex|mari) (me|nous) (battait|frappait|tapait)|(ex|mari|conjoint|pere) violent',
      ],
      [ABOUT],
    ),
    rule(
      'gentle',
      'burnout',
      [
        '(epuisement (professionnel|total|mental)|depression nerveuse)|arret (maladie|de travail) ~3(epuisement|depression|burn)|craque(r)? au travail',
      ],
      [ABOUT, 'eviter'],
    ),
    rule(
      'refuse',
      'harm-others',
      [
        `(tuer|assassiner|poignarder|empoisonner|etrangler|tabasser|violer|egorger|buter|abattre|torturer|lyncher|kidnapper|flinguer) (mon |ma |mes |le |la |les |tous (les |mes )?|un |une |ce |cette |son |sa |l|des )(nouveau |nouvelle |sale )?(${KIN}|${OTHER})`,
        '(frapper|battre|taper) (ma femme|mon mari|ma copine|mes enfants|mon fils|ma fille|mon chien) ~1(jusqua|pour qu|quand|si|quelle|afin)|(casser|peter|briser) (les |la |le )(jambes|genoux|bras|gueule|machoire|dents) (de|du|a|au) |(lui|leur) (casse|pete|brise|casser|peter|briser) (les |la |le )(jambes|genoux|bras|gueule|machoire|dents)|(poser|mettre|fabriquer|faire exploser|deposer|placer) une bombe|fusillade (a|dans)|(bruler|incendier|mettre le feu a) (la|sa|leur|son) (maison|voiture|ecole|bureau)( de| avec)?|(drogue|ghb|cachet|quelque chose) dans son verre|vitrioler|acide au visage',
      ],
      [ABOUT, '(veut|va) me (tuer|violer)'],
    ),
    rule(
      'refuse',
      'minor-sexual',
      [
        `(coucher|sexe|relation|sortir|amoureu(x|se)|embrasser|seduire|draguer|photos nues?|nudes|faire lamour|petite? (ami|amie|copain|copine)) ~3(avec|de|dune?|une?|a)? ?~2${CHILD}`,
        `${CHILD} ~4(petite amie|copine|sexe|nue|seduire|maitresse)|pedopornograph\\w+`,
      ],
      [
        ABOUT,
        '(est|sont) ~1amoureu\\w+|proteger|protection|educat\\w+|parler|jai ([5-9]|1[0-7]) ans|avec mes enfants|relation avec (mes|mon|ma)|sortir ~3(parc|jouer|zoo)|coucher (les|mes) enfants',
      ],
    ),
  ],
}
