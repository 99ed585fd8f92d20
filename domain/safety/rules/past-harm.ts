import { gentlePhrases, rule, type Subject, signs } from '../rule.ts'

const ABOUT =
  '<fiction>|novel\\w*|film|movie|series|game|theat\\w+|play|podcast|thesis|study|exam|volunteer\\w*|donat\\w*|fundrais\\w*|charity|train(ing)? as|lecture|research|course|workshop'
const NOW =
  'right now|tonight|just now|minutes ago|an hour ago|not breathing|unconscious|ambulance|cant (find|reach)|next time|going to|says (he|she) will|again (today|tonight)'
/** A month, a season or a span of time that is over. */
const LATELY =
  '(last (week|month|year|spring|summer|autumn|fall|winter|january|february|march|april|may|june|july|august|september|october|november|december|\\w+day)|in (spring|summer|autumn|winter|january|february|march|april|may|june|july|august|september|october|november|december|\\d{4})|~2(weeks|months|years|days) ago)'

/** The writer wants what a relative tried. */
const ALSO_ME =
  '(so|neither) (do|did|will|would|am|can) i|me (too|also|as well|next)|i ~3(too|also|as well)|my turn(?! to (?!(die|go|do|try)\\b))|(be|am|im) next|(want|wish|need|plan|choose|deserve|do|try|will) ~1(the|that) same|same (for|with|goes for) me|follow (him|her|them|suit)(?! (to|on|in|home|at|with)\\b)|(ill|i will|i want to|going to|let me) (join|copy|do (it|this|that)|go (too|with))|i understand (why|him|her) and'
/** Who did the harm is near the writer still. */
const STILL_NEAR =
  'still (lives?|living|sleeps?|shares?|sees?|meets?|together|married|with|here|comes|drives?|works?|visits?)|we (live|share|sleep|are together)|share ~2(bed|flat|house|home|room|apartment|roof|bedroom)|(he|she|and|still) ~2(beside|next to|with) me|same (bed|house|flat|roof|room|home|office)|move[ds]? back(?! ~3(my (parents|mum|mom|mother|dad|father|sister|family)))|comes? (back|home|over)|came back|husband|next room|threatens|<my> ~1<partner>|(and|then|he|she) (went|goes) to (bed|sleep)|(cant|dont|not|afraid to|scared to|never) ~1(leave|left) (him|her)|go home to|live with|lives with|took me home|waits|since then he|(he|she) (is|hes|was)? ?~1(asleep|upstairs|downstairs|at home)'

/** Harm that is over, or that happened to a relative, and losses told without their names. Each rule has its own exceptions. */
export const PAST_HARM: Subject = {
  safe: [
    {
      ...gentlePhrases(
        'self-harm',
        '(havent|never|didnt|no longer|not) ~1(harmed|hurt|cut|burned|burnt|injured|scratched|hit) myself (since|for \\w+|in \\w+|anymore|all (week|month|year|summer)|this (week|month|year))',
        '(since|for|in) ~1\\w+ (days|weeks|months|years) i (dont|do not|didnt|did not|havent|have not|not) ~1(cut|cutted|burn|burned|burnt|hurt|harm|harmed|scratch\\w*)( (me|myself|my (skin|arms?|legs?|thighs?|wrists?))|$)',
        '\\w+ (days|weeks|months|years) (that |now )?i (dont|do not|didnt|did not|havent|have not) ~1(cut|burn|burned|burnt|hurt|harm|harmed|scratch\\w*) (me|myself|my (skin|arms?|legs?|thighs?|wrists?))',
        '(its|it is|its been|it has been|thats) ~3(weeks|months|years|days|a (week|month|year)) since i ~1(last )?(harmed|hurt|cut|burned|burnt|injured|scratched) (myself|my (arms?|legs?|skin))',
        '(mich|mir) ~1(seit|schon) ~4(nicht mehr|nichts mehr) ~1(geritzt|geschnitten|verletzt|verbrannt|angetan)|(verletze|ritze|schneide) (ich )?mich ~1(seit \\w+ )?~3nicht mehr',
        '(days|nights|evenings|weeks|months|years) since i ~1(last )?(picked up|touched|used|held|opened) (a|the|my|any) ~1(blade|razor|lighter|needle)|(not|never|havent|didnt|no longer) ~1(touched|picked up|used) (a|the|my) ~1(blade|razor|lighter) (since|for|in)',
        '(plus|pas) (touche|retouche|repris|pris) ~1(a )?(une|la|ma) lame|(nicht mehr|keine) ~2(klinge|rasierklinge) ~1(angefasst|angeruhrt|in die hand genommen)|(tocado|tocar) ~1(una|la) cuchilla desde',
        'hace ~3que no me (autolesiono|corto|hago dano|quemo|lastimo)',
        'ya no me (corto|hago dano|quemo|lastimo|autolesiono)|no me (he )?(cortado|hecho dano|quemado|lastimado|corto|hago dano) desde|llevo ~3sin (cortarme|hacerme dano|quemarme|autolesionarme)',
        '(anos?|mes|meses|semanas?|dias) desde la ultima vez que me (corte|hice dano|queme|lastime|autolesione)(?! (el|las|la|los|con|un) )|la ultima vez que me (corte|hice dano|queme|autolesione) fue hace \\w+ (anos?|meses|semanas)',
        '(ans?|mois|semaines?|jours) depuis la derniere fois que je me suis (coupee?|fait (du )?mal|scarifiee?|brulee?|mutilee?)(?! (les|la|le|en|au|avec) )|(jahre?|monate?|wochen|tage) ~1(seit|seitdem|her (dass|seit)) ich mich (zuletzt|das letzte mal|zum letzten mal) (geritzt|geschnitten|verletzt)',
        'je ne me (fais plus (de )?mal|brule plus|blesse plus|taillade plus|frappe plus)|(jours|semaines|mois|ans) sans me (couper|bruler|blesser|scarifier|faire (du )?mal)',
      ),
      unless: [
        'urges?|winning|(cant|not) (hold|stop|resist|wait)|hold (it|out) (any|much)|deserve|new (razors?|blades?)|got (razors?|blades?)|craving|schere|klinge|quiero (hacer|cortar)\\w*|(tonight|today|yesterday|now) ~1again|(blade|razor|lighter) ~1(is|was|lies) (out|back|here|ready)|relaps\\w*|(but|until|yet) ~6(tonight|again|now|today|will|going|ready|want)|aber ~4(heute|wieder)|pero ~4(hoy|otra vez)|mais ~4(ce soir|encore)|(hoy|esta noche|y ya) ~2(vuelvo|volvere|me corto|toca|lo hare|voy a)|vuelvo a|otra vez|no (aguanto|puedo)|tengo (muchas |unas )?ganas|(ce soir|demain) ~2(je|jen|recommence)|recommenc\\w+|envie|(heute|morgen) ~2wieder|tue ich es wieder|lame|messer|drang',
      ],
    },
    {
      ...gentlePhrases(
        'suicide',
        '(he|she|who|(my|our) ~1(<kin>|flatmate|roommate|colleague|pupil|student)) ~1(has |had |have )?(tried to|wanted to|attempted to) (die|end (his|her) (own )?life|overdose|drown|take (his|her) (own )?life|kill (himself|herself))',
        '(my|our) ~1<kin>s? ~1(is |has been |was )?(put )?(on|under) suicide watch',
        '(he|she|mum|mom|dad|gran|(my|our) ~1<kin>) ~1(has |had )?(took|swallowed) ~2(pills|tablets|everything) ~1(on purpose|deliberately|to die)',
        '(he|she|(my|our) ~1<kin>) ~1(has |had )?(overdosed|took an overdose|took too many (pills|tablets)) ~2(on purpose|deliberately|intentionally|last \\w+|in \\w+)',
        // A relative or friend tried to take their life. “kms” means “kill myself”, also where it is said of another person.
        '(after|since|when|because|that) (he|she|they|<my> ~1(<kin>|<other>|bff|bestie|mate)) ~1(has |had )?tried to (kill myself|kms)',
      ),
      unless: [NOW, ALSO_ME, 'me and|with me|both of us|kill (me|us)|because of me'],
    },
    {
      ...gentlePhrases(
        'violence',
        'my (father|dad|mother|mum|mom|stepfather|stepdad|stepmother|uncle|grandfather|grandmother|teacher) (beat|hit|slapped|kicked|hurt|whipped) (me|us)( all)? ~1(through|throughout|during|in) (my |our |all our )?(childhood|youth|teens)',
        '(husband|wife|man|woman|partner|boyfriend|girlfriend) who (broke|beat|hit|hurt|choked|stabbed|burned|burnt|punched) (me|us|my \\w+) (is|has been|was sent|went) ~1(in|to) (prison|jail)( since \\w+| for \\w+ years)?',
        'my (first|late|former) (husband|wife|partner|boyfriend|girlfriend) (beat|hit|hurt|kicked|choked|slapped|punched|battered) (me|us)( (up|badly|for \\w+ (years|months)|most (nights|weeks)|all those years))?',
        '(date|dating|marry|marriage|love) ~9(from|after|of) (a|my) (marriage|husband|wife|relationship) (to|with) (a|the) ~1(man|husband|woman|wife) who (beat|hit|hurt|kicked|choked|slapped|punched) (me|us)',
        '(i ~1)?(divorced|left) (a|the) ~1(man|husband|woman|wife|partner|boyfriend) who (beat|hit|hurt|kicked|choked|slapped|punched) (me|us)( ~2(hes|shes|he is|she is) (in|inside|serving)( prison| jail)?)?',
        '(divorced|separated|(free|away|out) (for|since) \\w+ \\w+|years (free|away|out)) ~3(from|of) (a|the) ~1(man|husband|woman|wife|partner|boyfriend) who (beat|hit|hurt|kicked|choked|slapped|punched) (me|us)',
      ),
      unless: [
        NOW,
        'yesterday|(last|this) (night|week|\\w+day)|still|again|found (me|us|out)|outside|waits?|comes? (back|home|over|round)|(moved?|moving|came|got) back|lives? with|next to me|same (house|flat|bed|room)|we (live|share)',
      ],
    },
    {
      ...gentlePhrases('eating', '(used to|i once) (make|made|force|forced) myself (be )?(sick|throw up|vomit|puke)'),
      unless: [
        'again|still|yesterday|today|tonight|this (week|morning)|started|start|fast\\w*|without food|day \\d+|\\d+ ?(kg|kilos?|pounds|lbs)|thin\\w*|want (it|that|this) back|(want|need) to (lose|be thin|go back)|miss|but|now i|then i|relaps\\w*',
      ],
    },
    {
      ...gentlePhrases(
        'violence',
        '(survived|survivor of|lived through|got out of|escaped|was (there|in the (building|crowd|room)) (at|during)) the ~1(shooting|attack|bombing|stabbing|massacre)( (at|in|on) (the|my|a|our) \\w+)?',
        '(where|since|after) the (shooting|bombing|stabbing|attack) (was|happened|at (the|my|our) \\w+)',
      ),
      unless: [NOW, 'plan|repeat|copy|(like|as) (he|they) did|next one'],
    },
    {
      ...gentlePhrases(
        'self-harm',
        '(while|as|until|when|so that) (?!i )(my )?\\w+ (recovers|heals|gets better|is (recovering|healing)) (from|after) selfharm(ing)?',
        '(dreamt|dreamed|i dream|had dreams?) (of|about) (the|my|a) ~1(blade|razor|lighter|cutting)',
      ),
      unless: ['want|tonight|use it|then i|and i (did|will|took|am)|ready|today i'],
    },
    {
      ...gentlePhrases(
        'violence',
        `((months?|years?|weeks?) (since|after)|${LATELY}) ~3(he|she|they|a (man|boy|guy|robber|customer)|a (masked|hooded|drunk|young|strange) (man|boy|guy)|(someone|somebody)|the (man|robber|thief|guy)|robbers?|(two|three|four|some|masked) ~1(men|boys|guys|lads|youths|kids|teens)( in \\w+)?) ~1(held|put|pointed|pressed|pulled|stuck) (the|a|his|that) ~1(gun|knife|pistol|blade|needle|bottle) ~1(to|at|against|on|in) my (head|throat|face|neck|chest|back|ribs|stomach)`,
        `(held|put|pointed|pressed|pulled|stuck) (the|a|his|that) ~1(gun|knife|pistol|blade) ~1(to|at|against|on|in) my (head|throat|face|neck|chest|back|ribs) (during|in) the (robbery|raid|hold ?up|mugging|break ?in|carjacking)`,
      ),
      unless: [NOW, STILL_NEAR],
    },
  ],
  rules: [
    rule(
      'crisis',
      'suicide',
      [
        `(<kin>|flatmate|roommate|colleague|student|he|she) ~1(tried|wanted|attempted|meant) to (die|end (it|(his|her) (own )?life)|overdose|drown|take (his|her) (own )?life|kill (himself|herself)) ~4(so (do|did|will|am) i|me (too|as well|next)(?! (sad|much))|my turn(?! to (?!(die|go|do|try)\\b))|(ill|i will|im going to|i want to|i might|i may) be next|im next|i (want|need|wish for|deserve) (the same|it too|that too|this too)|i want to (die|go|end it)( too)?|i (want|do|will|try|plan) (it |that |this )?too|(ill|i will|i want to|im going to) (follow (him|her)(?! (to|on|in|home|at|with)\\b)|do the same|do it too|try (it )?too))`,
      ],
      [ABOUT],
    ),
    rule(
      'crisis',
      'danger',
      [
        '(he|she|they|my ~1<partner>) ~1(held|put|pointed|pressed|pushed|pulled|stuck|waved|aimed) (the|a|his|her|that) ~1(gun|knife|pistol|blade|rifle) ~1(to|at|against|on|in) my (head|throat|face|neck|chest|back|ribs|stomach) ~2(and|but|yet) ~2(we ~1(live|share|sleep|married|together)|i ~1(sleep|stay|live|go home|share) ~4(with|to|him|her|bed|flat|house)|(he|she)? ?(still )?(sleeps|lives|lies) ~2(beside|next|with|in|here)|(we are |were |im )?still (live|married|together|with)|moved? back)',
      ],
      [ABOUT],
    ),
    rule(
      'gentle',
      'violence',
      [
        '(was|were|used to|would) ~1(beating|hitting|whipping|beat|hit|whip) (me|us) ~2(when|as) (i was|we were|a|an) ~1(child|kid|little|small|young|boy|girl|children|kids|teenager)',
        '(years|months) ago ~4(police|policem[ae]n|soldiers|guards|militia|men|they) ~5(did (bad|terrible|awful) things|hurt|beat) ~1(me|us)',
        '(i|we) (got|was|were) (jumped|mugged) ~9(still|ever since) ~2(cross|avoid|scared|afraid|flinch|shake|look over|panic|cant|wont)',
        `(where|when|since) (he|they|a (man|guy|stranger)|the (man|guy)|somebody|someone|two men|three men) ~1(grabbed|attacked|jumped|mugged|robbed|cornered|assaulted|followed|touched|groped) me ~2${LATELY}`,
        '(he|she|my ~1(ex|<partner>|<parent>|first husband|abuser)) (cant|can no longer|cannot|can never|will never|wont ever|never can) ~1(reach|touch|hurt|find|hit|get) (me|us) ~1(anymore|again|now)',
        '(he|my ~1(ex|abuser|attacker|<parent>)|the (man|guy) who \\w+ me|hes) ~1(is|was|sits|went|locked)? ?~1(in (prison|jail|custody)|behind bars) ~9my (body|legs|hands|head|skin|heart|nerves)',
        '(divorced|separated) ~1(since|in|for|from|after) ~6(who|he|she) (hit|beat|choked|kicked|hurt|abused|threatened|strangled) me',
        '(after|since|out of|leaving|left|moved out of|from|months? in|weeks in) (the|a|our) (womens|womans|battered womens|domestic abuse) (refuge|shelter)',
        '(leave|leaving|left|move out of|moving out of|moved out of) the (refuge|safe house|womens shelter) (with|in|for|and)',
        '(my )?(ex|ex husband|attacker|stalker|father) (cant|may not|is not allowed to|isnt allowed to|must not) (come|go) ~1(near|within|close) ~1(to )?(me|us|a|\\d+|the (house|school|street|children|kids)|my)',
        '(deje|me separe de|me fui de|hui de|me divorcie de) ~1(mi )?(marido|mujer|novi[oa]|pareja|ex|esposo|esposa) ~9porque me (pegaba|maltrataba|golpeaba|insultaba)',
        '(nach|seit|aus) (dem|der zeit im) frauenhaus|(despues de|tras|desde) la casa de acogida|(apres|depuis) le foyer pour femmes',
      ],
      [
        ABOUT,
        '(he|they) ~2(waits?|waiting|stands?|standing|sits|comes|is there|again)|(he|they) ~1(touched|groped|grabbed|cornered) me ~2last (night|week|\\w+day)|(store ?room|stock ?room|office|shift|work) ~3(he|him)',
        'monopoly|board game|mountain|hut|hike|hiking|alps|wildlife|animal|rescue dog|dog',
      ],
    ),
    {
      ...rule('gentle', 'suicide', [
        '(because|since|after|when|that) (he|she) ~1(overdosed|took an overdose|tried to (die|end it)|hung (himself|herself)|swallowed (everything|pills|all))',
      ]),
      ...signs(
        [
          '(in|on|at|from|to) (the |a )?~1(hospital|ward|clinic|psychiatr\\w*|icu|unit)|visit\\w*|discharged?|sick leave|therap\\w+|home again',
        ],
        [`${NOW}|<fiction>|game|film|dog|cat|puppy`],
      ),
    },
    rule(
      'gentle',
      'grief',
      [
        '(now that|since|ever since|after|because|until) (?!(the|a|my|his|her|our|their|it|this|that|phone|battery|laptop|car|server|router|fridge|queen|king|everyone|everybody|nobody|hope|romance|player|hero|character|god|jesus|she|he|they|we|i|chivalry|disco|tv|bird|\\w+ing)\\b)\\w+ (has |have |had )?(died|passed away)(?! ((in|on) (act|chapter|season|level|me|stage|screen|(the|my) ~1(level|game|map|season|boss|episode|series|film))|out|down|of (laughter|boredom)))',
        '(scatter|scattering|scattered|spread|spreading|bury|burying) (his|her|their|\\w+s|moms|mums|dads) ~1ashes(?! (on|over|around|between) the ~1(roses?|beds?|compost|lawn|path|ice|icy|vegetables|tomatoes|soil|drive))',
        'the hospice ~1(rang|called|phoned|nurse (rang|called))|(lay|laying|set|setting|put|putting|pour|pouring|make|making) ~3(two|a second|an extra) (plates?|cups?|places?|mugs?|glasses|coffees?|teas?|portions?) ~9(died|gone|passed|hospice|funeral|without (him|her)|buried|dead|only me)',
        '(fathers day|mothers day|xmas|christmas|birthday|bday|easter|thanksgiving|eid|diwali|hanukkah|wedding|anniversary|new years?( eve)?) ~3(the )?(1st|first|2nd|second|3rd|third) ~1(one )?(without|w out|wout|w o|wo) (my |our |the )?~1(<kin>|him|her|them)|(1st|first|2nd|second|3rd|third) ~2(fathers day|mothers day|xmas|christmas|birthday|bday|easter|thanksgiving|eid|diwali|hanukkah|anniversary) ~1(w out|wout|w o|wo) (my |our )?~1(<kin>|him|her|them)',
      ],
      [
        ABOUT,
        'steve jobs|freddie|bowie|lennon|elvis|mozart|composer|author|singer|founder|wood ash|compost|bonfire|grill|stove|dynasty|emperor|president|caesar|episode|season',
      ],
    ),
    rule(
      'gentle',
      'pregnancy-loss',
      [
        '(only|last|first) ~1(scan|ultrasound)( picture| photo| image)?s? ~3(we|i|that) ~1(ever )?(got|have|had|saw|took) ~2(of (him|her|them|our|my|the baby)|before|left)',
        '(gone|lost it|lost them|over|lost another|stopped growing|heart stopped) (again )?at (five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|sixteen|eighteen|twenty|\\d+) (weeks|wks)',
        '(nursery|cot|crib|pram|baby clothes|little socks) ~6(never|empty|no (one|baby) ~2(sleep|sleeps|lie|lies|wear|to)|we never used|unused)',
      ],
      [ABOUT, 'sell|ikea|puppy|kitten|contract|internship|trial|diet|plant nursery|tree nursery|garden'],
    ),
    rule(
      'gentle',
      'burnout',
      [
        'en arret (maladie |de travail )?~1depuis ~9(videe?|epuisee?|a bout|plus rien|lessivee?|burn)|(videe?|epuisee?|lessivee?) par (mon|le|l) ?~1(travail|boulot|hopital|metier|poste|service|classe)',
        '(reha|kur|klinik|krankschreibung|auszeit|krankgeschrieben|krank geschrieben) ~2(wegen|nach|mit) ~2(erschopfung\\w*|uberlastung|uberarbeitung|zusammenbruch|depression\\w*)|(volliger?|totaler?|seelischer?|chronischer?|kompletter?) erschopfung',
        '(de baja|baja medica|baja laboral) ~9(agotad[oa]|vacia|vacio|sin fuerzas|quemad[oa]|estres|ansiedad|depresion)',
        '(on sick leave|signed off|off sick|off work) ~2(since|for) ~6(empty|hollow|numb|drained|exhausted|nothing left|feel nothing|cant rest)',
      ],
      [ABOUT, 'knee|broken|bruch|knie|marathon|lauf|sport|rodilla|genou|tank'],
    ),
  ],
}
