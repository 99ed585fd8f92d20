import { rule, type Subject, signs } from '../rule.ts'

const STORY =
  '<fiction>|novel|film|movie|stage|actors?|rehears\\w*|quiz|documentary|song|video ?game|minecraft|dream\\w*|roman|krimi|theater|novela|pelicula|teatro|piece|chanson'

const DRINK =
  '(alcohol|alc|alk|booze|drink|drinks|drinking|vodka|wodka|gin|whisk(e)?y|rum|wine|beers?|spirits|cider|brandy|bottle|liquor|schnaps|korn|bier|wein|boire|bois|biere|vin|ron|vino|cerveza|beber|bebo|trinken|trinke|saufen|saufe|(d|l)alcool|alcool)'
const CALMING =
  '(xanax|valium|benzos?|benzodiazepines?|diazepam|klonopin|clonazepam|lorazepam|ativan|temazepam|tavor|rohypnol|lexomil|seresta|trankimazin|orfidal|phenibut|ghb|gbl|zopiclone|ambien)'
const STOPPED =
  '(no|without|off|quit|quitting|stopped|stopping|stop|last(?= (drink|bottle|glass))|since|ran out of|run out of|gave up|given up|giving up|dry|cold turkey|dont|didnt|ditched|kein|keine|keinen|ohne|seit|abgesetzt|aufgehort|plus|sans|arrete|arreter|depuis|sin|deje|dejado|dejar|desde que no)'

/** Ways to say that the writer has just stopped drinking or taking a calming medicine. */
const STOPPING = [
  `${STOPPED} ~4(${DRINK}|${CALMING})(?= |$)(?! (water|free beer|bottle))`,
  '(nix|nichts|nichts mehr|keinen tropfen) ~1getrunken|(deje|dejado|corte) (el|la|con el|de) (trago|chupe|copete|bebida|chela|tomar)|(stoppe|coupe|arrete) (le|la|les) (xanax|lexomil|valium|seresta|alcool|vin)',
  `(${DRINK}|${CALMING}) ~3(abgesetzt|aufgehort|gestoppt|stopped|weg|gone|alle|leer)`,
  '(drying|dried|drys) out|detox(ing|ed|ify\\w*)?|withdrawals?|cold turkey|entzug|sevrage|abstinencia|(first|second|third|fourth) (day|night) (sober|dry)|(day|days|night|nights) (1|2|3|4|5|one|two|three|four|five) (sober|dry)|(sober|dry) (for|since) ',
].join('|')

const VERMIN =
  '(spiders?|bugs?|rats?|ants|insects?|snakes?|worms?|beetles?|cockroaches|shadows|tiere|spinnen|kafer|ratten|schatten|betes|araignees|bichos|aranas|ratas|sombras)'
const CREATURES =
  '(spiders?|bugs?|rats?|ants|insects?|snakes?|worms?|beetles?|cockroaches|mice|shadows|faces|animals|things|people|men|children|tiere|spinnen|kafer|mause|ratten|schatten|betes|araignees|rats|bichos|aranas|ratas|sombras)'

/** Seizures and hallucinations after the last drink or tablet, whichever the order of the clauses. */
export const WITHDRAWAL: Subject = {
  rules: [
    {
      ...rule('crisis', 'medicine', [
        '(seizures?|convuls\\w+|krampfanfall|krampfanfalle|gekrampft|krampfe(?! (in|im|beim|weg|nach|und))|convulse\\w*)(?= |$)',
        '(a|had|having|two|three|another) fits?(?= |$)(?! (of|for|and well|in))',
        '(hallucinat\\w*|halluzin\\w*|halluc\\w+|alucin\\w+|delirium|(the )?dts)(?= |$)',
        `${CREATURES} ~2(all over|on|up|across|crawling|coming|everywhere|in) ~1(the|my|every|me) ~1(walls?|ceiling|bed|skin|arms?|sheets|curtains?)`,
        `(see|sees|seeing|saw|sehe|seh|vois|veo) ~3${VERMIN}(?= |$)`,
        '(hear|hearing|heard|hore|entends|jentends|oigo) ~3(voices|stimmen|voix|voces|whispers)(?! (of|from) (the|my) (children|kids|choir|birds|neighbou?rs?))',
        '(hear|hearing|see|seeing) (people|somebody|someone|men|music) ~1(who|that)? ?(arent|are not|isnt|is not|werent) (in|at)',
        'crises? ~1(d ?epilepsie|depilepsie|convuls\\w*)|no reconozco (a|ni a)|ne reconnais (plus|pas) (ma|mon|personne)|erkenne (meine|meinen|niemand\\w*) ~2nicht',
        '(bit|bite|bitten|biting) (the|my|his|her) tongue',
        '(cant|cannot) (hold|lift) (a|the|my) (glass|cup|spoon|fork|pen|phone)|kann (die|das|keine|kein) (tasse|glas) ~2(halten|mehr)',
        '(blacked|blacking) out(?! (the|my|his|her) (windows?|room|screen|bedroom))',
      ]),
      ...signs(
        [STOPPING],
        [
          `${STORY}|years? ago|back then|used to|fruher|avant|antes|my (dad|mum|mom|brother|son|daughter|husband|wife|friend|mate|patient)s? (had|has|is|was|cant)|patients?|clients?|dog|cat|seizure free|free of seizures|epileps(y|ies)|epileptic|without the (seizures|fits|shakes)|shed|garage|no (seizures?|fits|voices)|dry season|trip|museum|zoo|hike|forest|garden|photo\\w*|meeting (was|is)|volunteer\\w*|ward|lecture|sauna|juice`,
        ],
      ),
    },
    {
      ...rule('gentle', 'medicine', [
        '(drying|dried) out at|detoxing at (home|my|his|her)|(is|am|are) in withdrawal',
        '(night|nights|day|days|hours|week|weekend) ~1(off|without|since|clean of|clean off) (the |my |last )?(oxys?|oxycodone|oxycontin|percs?|percocet|tramadol|codeine|fentanyl|morphine|methadone|subs|suboxone|heroin|vicodin|norcos?|pregabalin|gabapentin|opioids?|opiates?)(?= |$)',
        '(deprecate|deprecating|phase out|phasing out|sunset|uninstall|delete|cancel|retire|remove) (all )?my ~1(<meds>|bipolar meds|antipsychotics?)',
      ]),
      ...signs([], [`${STORY}|reminder|calendar|app|doctor|gp|psychiatrist|clinic|old|expired|alarm`]),
    },
  ],
}
