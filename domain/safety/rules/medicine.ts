import { idioms, rule, type Subject, signs } from '../rule.ts'

const DRUG =
  '(heroin|meth|crystal|cocaine|coke|crack|ketamine|ghb|mdma|speed|opioids?|opiates?|fentanyl|oxy|oxycodone|oxycontin|benzos?|benzodiazepines?|xanax|valium|codeine|tramadol|morphine|methadone|suboxone|kratom|pills|tilidine?|lyrica|pregabalin|barbiturates?|phenibut)'

/** Stopping or changing prescribed medicine, and withdrawal. */
export const MEDICINE: Subject = {
  safe: [
    idioms(
      'keeping to what is prescribed',
      '(never|not|dont|stop|without|avoid|no more|quit) (skip|skipping|miss|missing|forget|forgetting|skip taking|forgetting to take|stop|stopping) ~2(<meds>|doses?|a dose|injections?|tablets?)',
      '^never (again )?(miss|skip|forget) (my |the |a )?~1(<meds>|tablets|pills|dose|doses|injection|injections)( (again|at all|any ?more))?$',
      'finish (my|the) (course of )?antibiotics',
      '(cost|costs|price|prices|bill) (of|for) ~1<meds>|withdrawals? of (troops|forces|the army|consent|funds|soldiers)',
      '(cash|bank|atm|money|pension|course|funds?|savings|military|troop|account) withdrawals?|withdrawals? (from (school|college|university|the course|my (savings|account|pension)|the (eu|bank|race))|limit|fee|form|method)',
      '(caffeine|sugar|coffee|nicotine|smoking|phone|social media|screen|carb|chocolate|gaming|tiktok|dopamine|internet) withdrawals?',
      '(digital|sugar|phone|social media|dopamine|juice|screen|caffeine|tech|wardrobe|gadget|closet|instagram|gluten) detox',
    ),
    {
      phrase: [
        'take (the|my) (pills?|tablets?|capsules?|meds|medicine|medication|drops) for ~1(blood pressure|heart|thyroid|cholesterol|diabetes|asthma|allerg\\w+|reflux|iron|gout|migraines?|epilepsy) ((every|each) (day|morning|evening|night)|(before|after|with) (breakfast|lunch|dinner|meals?|bed)|at \\d|on time|as prescribed)',
      ],
      unless: [
        'all|whole|rest of|enough|last|bottle|box|packet|good ?bye|die|dead|never|too many|double|triple|more than|until|at once|handful|wake|stop\\w*|skip\\w*|without',
      ],
    },
  ],
  rules: [
    // “Didn't take my Effexor all weekend, I just want to be off it for good.”
    rule(
      'gentle',
      'medicine',
      [
        '(didnt|havent|have not|not|hardly) (take|taken|took|touch|touched|swallow|swallowed|refill|refilled) (my|the|any|a single) ~2<meds> ~1(all|since|for|this|in|over|the whole|these)',
        '(days?|weeks?) no <meds>$',
        '(drop|dropped|dropping|skip|skipped|skipping|left out|leaving out) (the|my) (morning|evening|night|nightly|lunchtime|midday|second|last) (dose|tablets?|pills?)',
        '<meds> ~9(be|get|come|stay|am|im) (off|rid of|done with|free of) (it|them|that stuff) (for good|forever|for ever|once and for all|by)',
      ],
      [
        'painkillers|nurse|pharmac\\w+|my (dog|cat|mum|mom|dad|son|daughter|grandma|mother|father)|<fiction>|on holiday|doctor (said|says|told|agreed)',
      ],
    ),
    rule(
      'gentle',
      'medicine',
      [
        '(stop|stopping|stopped|quit|quitting|come off|coming off|came off|get off|getting off|go off|going off|went off|be off|off of|skip|skipping|skipped|taper|tapering|wean|weaning|reduce|reducing|halve|halving|lower|lowering|drop|dropping|ditch|ditching|flush|throw away|go without|going without|live without|without|cut down|cut out|cut back|cut|leave|leave off|give up|giving up|no more|refuse|discontinue|discontinuing|pause|get rid of|lay off|kick|replace|swap|dump|end|manage without|free (of|from)|stop taking|double|increase|adjust|change|phase out|break from|stretch out|ration) (\\w+ ){0,3}?(<meds>)(?! (cost|costs|price|prices|bill|schedule|spending|cupboard|cabinet|box|research|interactions|lying|left))',
        '(stop|quit|come off|skip|ditch|halve|reduce|double|change|lower) (it|them|my (dose|dosage|prescription|treatment|injections?|shots|therapy|tablets))( ... (<meds>|doctor|psychiatrist|prescri\\w+))?(?=$| (on my own|myself|alone|without|by|because|cold|before|slowly|suddenly))(?<!quit it|stop it|stop them|skip it|change it|change them|reduce it|reduce them|ditch it|halve it|halve them|quit them|ditch them|lower it|skip them|double it)',
        '(<meds>|tablets|dose|prescription) ~5(without (telling|asking|talking to|seeing) ~1(doctor|psychiatrist|gp|prescriber|anyone)|cold turkey|on my own|behind my doctors? back)',
        '(dont|do not|no longer|not|never|stopped|refuse to|tired of|sick of|hate) (want to |need to |need |going to |like )?(take|taking|swallow|swallowing|need|on) ~2(<meds>|tablets|medicine)( anymore)?',
        '(doctor|psychiatrist|gp|therapist) (wants?|told|tells|says|said|asked) ~2me to (keep|stay on|continue|go on with|take) ~3<meds> ~6(quit|quitting|stop|stopping|drop|dropping|coming off|not taking|done with)',
        '(<meds>) free|(meds?|pill|medication|medicine) free',
        '(<meds>) ~6(take|taking|took|takes) (double|twice|triple|half|extra|more|less)|(take|taking|took|double|triple) (double|twice|triple|half|extra|more|less|the) ~3(<meds>|dose)(?! (water|time|care))',
        '(against|without) (my )?(doctors?|medical|psychiatrists?) (advice|approval|knowing|knowledge|orders)',
        '(get|getting|got|stay|staying|be|become|am|im) (clean|sober) (from|off|of) ~2<meds>',
        '(without|no|off) (alcohol|drinking|booze|wine|beer|vodka|a drink) ~6(see(ing)? things|hear(ing)? (voices|things)|shak\\w*|sweat\\w*|trembl\\w*|vomit\\w*|fever|hallucinat\\w*)',
        '(taper|wean|withdraw)(ing)? off',
        '(left|leave|leaving|been leaving) out (the|my|all|a dose of) ?~2<meds>(?! ~1(for (mum|mom|dad|him|her|them|grandma|grandpa|the (dog|cat|nurse|vet))|on the|next to|ready|where|by the))|(left|leaving) out (zoloft|sertraline|prozac|lexapro|lithium|lamictal)|(day|days|week|weeks) ~2(without|off) (my |the )?<meds>(?=$| (so|and|now|feel\\w*|already|because|but))',
        '(forgot|forget|forgetting|missed|missing|skipped) (my |the )?~1(tablets|pills|injections?|doses?|inhaler) ~3(running|again|in a row|days|twice|this week)|(tablets|pills) (on|only on) (weekdays|weekends|good days|bad days)',
        '(halve|halving|lower|cut(ting)? down|reduce|reducing) (my )?(diazepam|valium|xanax|lorazepam|zopiclone|pregabalin|<meds>)',
        '(my|the) (<meds>) (make|makes|made) me ~1(flat|numb|tired|fat|sick|a zombie|dizzy)',
      ],
      [
        '(as|like|because) (the|my) ~1(doctor|surgeon|gp|dentist|physician) ~1(told|said|advised|ordered|wanted)|no (shakes|sweats|tremors|cravings)',
        '(volunteer|pharmac\\w+ (exam|school|job)|research|thesis|study for|exam|nurse|dog|cat|vet|cost of|packaging|plastic|printed|recycle|knitting|iron(ing)? board|screen time|reading on tablets|ipad|painkillers after a workout|prep (time|work|course|school|meals?|day)|meal prep|prep)$|(reduce|cut|skip|stop|end|change|leave|without|drop|swap|increase|adjust|replace|double) (\\w+ ){0,3}?prep',
      ],
    ),
    rule(
      'gentle',
      'medicine',
      [
        '(alcohol|drug|drugs|opioid|opiate|benzo|benzodiazepine|heroin|drinking|medication|pill|methadone|xanax|antidepressant|ssri|booze|vodka|cocaine|meth|fentanyl|weed|cannabis) (withdrawals?|detox|dts)',
        '(withdrawal|withdrawals)( (symptoms?|from|again|shakes|is|at home|without|this|sweats))?',
        '(detox|detoxing|detoxify) ~3(from|off) ~1(alcohol|drugs?|booze|drinking)|detox ~1(at home|on my own|clinic|myself|alone|ward|unit)|delirium tremens',
        `(quit|stop|stopped|kick|get off|come off|get clean (from|off|of)|clean (from|off|of)|off|free (from|of)|sober from|recover\\w* from|addicted to|addiction to|stay off|give up|using|relapsed? on|days? (off|without|clean from)) ~1${DRUG}(?! (bottles?|cans?|zero|prices?|train|light))`,
        '(quit|stop|stopped|kick|give up) (drinking|alcohol|booze|vodka|whisk(e)?y) ~8(cold turkey|shak\\w+|sweat\\w*|seizures?|trembl\\w+|tremors?|hallucinat\\w+|withdrawal)|(shak\\w+|sweat\\w*|seizures?|trembl\\w+|tremors?|hallucinat\\w+) ~5(when|if|since|after|until) i ~1(dont drink|stop|stopped|drink|quit)',
        'cold turkey (from|off|on|with)(?! (the )?(energy|sugar|sweets|coffee|caffeine|social|phone|screens?|crisps|chips|chocolate|online|reels|news|soda|games?|gaming|tv|instagram|tiktok|facebook|shopping|junk|fast food)\\b)',
        `(detox\\w*|withdraw\\w*) ~3${DRUG}`,
        `${DRUG} (addiction|dependence|dependency|habit)|(depend|dependent|hooked|reliant|rely) on ~1(${DRUG}|pain ?killers?|sleeping (pills|tablets)|<meds>)|(pain ?killers?|sleeping (pills|tablets)) (addiction|dependence|habit)`,
        '(shak(e|es|ing|y)|sweat\\w*|trembl\\w+|tremors?|seizures?) ~5(until|till|before|without|unless|if|when) ~4(drink|drinking|alcohol|beer|vodka|wine|booze|shot|pills)',
        '(bottles?|litres?|liters?|fifth|handle|pints?|crate|twelve pack|six pack|\\d+ (beers?|drinks|glasses)) (of )?(vodka|whisk(e)?y|gin|wine|rum|beer|spirits|liquor|schnapps|booze|beers)?( ?(a|every|each|per) (day|night|evening|morning)) ~8(stop|quit|less|sober|cut)',
        '(sober|alcoholic|alcoholism|alcohol dependen\\w+|addict)( ~4(relapse|relapsed|withdrawal|detox|shakes|dependen\\w+))',
      ],
      [
        '(volunteer|fundrais\\w+|thesis|research|bank|cash|novel|nurse|train as|study|diet coke|coke zero|soda|speed (run|limit|camera|reading|dating|bump)|speed$|crack (my )?knuckles|crystal (clear|palace|glass)|hallucinat\\w+ (of|by) (the )?(model|ai))',
      ],
    ),
    rule(
      'gentle',
      'medicine',
      [
        '(turmeric|curcuma|garlic|herbs?|herbal \\w+|tea|cinnamon|cbd|cannabis|ginger|vitamins?|supplements|magnesium|ginseng|valerian|st johns wort|prayers?|sunlight|seaweed|oils?|ashwagandha|mushrooms|kratom|homeopath\\w*|globuli|acupuncture|celery juice|apple vinegar|keto|fasting) ~2(instead of|in place of|rather than) (my |the |any |more )?~2<meds>',
        '(swap|swapping|replace|replacing|trade|trading|exchange|substitute) (my|the|all my|these|those) ~2<meds> ~2(for|with|by|against)',
        '(my|the) ~1<meds> ~4(go|goes|going|went) (in|into|down|out with) the (bin|trash|toilet|sink|drain|rubbish)',
      ],
      [
        '<fiction>|doctor (says|said|told|agreed|switched|wants|suggested)|gp (says|said|agreed)|prescri\\w+|cardiologist|pharmacist (says|said)|old|expired|out of date|leftover|left over|moms|mums|dads|his|her|study|exam|essay|paper on|dog|cat|horse|generic|same drug',
      ],
    ),
    {
      ...rule('gentle', 'medicine', [
        '(day|days|night|nights|hours|hrs|week|weekend|morning) ~2(without|off|with no|no|since) (any |the |my |a )?~1(last )?(alcohol|drinking|drink|booze|wine|beer|vodka|whisk(e)?y|spirits|liquor)(?! (soda|coffee|tea|cola|water|juice|sugar|energy|enough))|(stopped|quit|gave up) (drinking|alcohol|the booze|booze|vodka|wine) ~3(yesterday|ago|on \\w+day|last night|two|three|this week)',
        '(last|final) (drink|beer|wine|whisk(e)?y|vodka|schnapps|gin|pint|shot|bottle|(glass|bottle|can) of ~1(wine|beer|gin|vodka|whisk(e)?y)) (was|is|on) ~3(\\w+day|yesterday|night|nights|ago|morning|noon|hours|week)|letzte\\w* (drink|bier|glas|schnaps|schluck|wein|flasche) ~1(war|ist) ~3(\\w+tag|mittwoch|gestern|vorgestern|stunden|tagen)|(ultima|ultimo) (copa|trago|cerveza|vino|botella) ~1(fue|hace) ~3(lunes|martes|miercoles|jueves|viernes|sabado|domingo|ayer|anteayer|horas|dias)|derniere? (verre|biere|bouteille|goutte) ~2(lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|hier|heures|jours)',
        '(tag|tage|tagen|nacht|nachte|stunden|woche) ~1(ohne|keinen?) ~1(alkohol|bier|wein|schnaps|wodka|trinken|zu trinken|tropfen)|seit ~2(tagen|gestern|vorgestern|stunden) ~1(nuchtern|trocken|nichts (mehr )?getrunken)',
        '(dia|dias|noche|noches|horas|semana) ~1sin ~1(beber|alcohol|copas?|cerveza|vino|vodka|una gota)(?! (agua|cafe|refrescos))|deje de beber (ayer|anteayer|hace)|(dejar|dejando|dejo) (el alcohol|de beber|la bebida)',
        '(jour|jours|nuit|nuits|heures|semaine) sans ~1(boire|alcool|verre|vin|biere|vodka|une goutte)(?! (de cafe|deau|du cafe))|arrete de boire (hier|avant hier|il y a)',
      ]),
      ...signs(
        [
          'shak(e|es|ing|y)|trembl\\w+|tremors?|jitter\\w*|sweat(s|ed|ing)?|sweaty|heart ~1(racing|races|pounding|pounds|hammering|raced)|seizures?|hallucinat\\w*|zitter\\w*|zittrig\\w*|herz ~1(rast|hammert|klopft)|herzrasen|schwitz\\w*|schweiss\\w*|tembl\\w+|tiembl\\w+|taquicardia|palpitaciones|corazon ~2(acelerado|mil|desbocado)|sudor\\w*|sudando|tremble\\w*|coeur (qui )?(semballe|bat (trop|tres) vite|a cent)|palpitations|sueurs|transpir\\w+',
        ],
        [
          'no (shakes|sweats|tremors)|marathon|km \\d+|leaving party|vaccine\\w*|zumba|aerobics|spinning|footage|camera|baby|gym|workout|training|ran|run|running|sauna|race|yoga|dance\\w*|novel|character|thesis|research|coffee|caffeine|lauf\\w*|kaffee|sport|correr|carrera|cafe|course a pied|courir|stage fright|interview|exam|hot yoga|heatwave|heat wave|hitze',
        ],
      ),
    },
  ],
}
