import { rule, type Subject } from '../rule.ts'

const WHO =
  '(he|she|they|someone|somebody|a man|a guy|my ~2(<partner>|<parent>|<child>|<sibling>|<other>|family|man|friend|caretaker|caregiver|carer|pimp|employer)|husband|wife|boyfriend|girlfriend|dad|mom|mum|father|mother|stepdad|stepfather|stepmother|grandson|granddaughter|son|daughter|stepson|nephew|niece|brother|sister|uncle|partner|flatmate|roommate|carer|caretaker|landlord)'
const ME = '(me|us|my ~1(<child>|<sibling>|<parent>|face|arm)|our ~1<child>|the (kids|children|baby))'
const HURTS =
  '(hits?|hitting|beats?|beating|slaps?|slapping|kicks?|kicking|punch(es|ing)|chok(es?|ing)|strangl(es?|ing)|rap(es?|ing)|threatens?|threatening|abus(es?|ing)|stalks?|stalking|hurts?|hurting|burns|burning|shov(es|ing)|pushes(?= (me|us|my) (down|against|around|into|off|over|when|and|out))|throws? (things|plates|stuff) at|locks?|drugs?|drugging|molests?|terrori[sz](es|ing)|grabs(?! (me|us) (a|an|some|another) (?!(lot|awful|bit|few|days|nights|times?|mornings|evenings)\\b))|drags(?= (me|us|my \\w+) (by|(across|along|down|over|through|up|behind|under) ((the|a|our|his|her) ~1)?(floor|ground|stairs|steps|gravel|carpet|house|flat|apartment|kitchen|hall|hallway|corridor|yard|street|room|shed|bins?|bushes|water|road|pavement)|from (the|my|our) ~1(sofa|couch|bed|car|chair|room|house)|around by|off (the|my|our) ~1(sofa|couch|bed|chair|bus|floor)|out of(?! (my|our) (shell|comfort|slump|bubble|rut|misery))|outside(?! (for|to|every|on|into|in)\\b)|into (the|a|his|her) ~1(bedroom|room|bathroom|car|van|basement|cellar|house|bushes|woods|garage|shed|alley|kitchen|closet|toilets?|hallway|elevator)(?! (for|to)\\b)|back (inside|in|into|to (his|the) ~1(car|house|flat|room|bed))|home by|upstairs|to (the|a|his|her) ~1(bedroom|room|car|floor|basement|cellar|wall|bathroom)(?! (shows?|boot|meet|wash|museum|dealer))|and |when ))|spits (on|at)|controls|isolates|humiliates|blackmails?|blackmailing|attacks?|attacking|bites|whips|starves|follows|forces|forcing)'

/** A separation does not end harm that is told of in the present. */
const SEPARATED =
  '^(?!(\\w+ ){0,40}((he|she|they|who|ex|husband|wife) still|keeps|again|(when|whenever|each|every) ~2(he|she|they|we|i|time)|(?!(years|months|weeks|days|times|was|has|is|always|this|pass|sometimes)\\b)\\w+s (me|us|my|our))\\b)(\\w+ ){0,40}(divorced|separated) (since|in|for|from)'

const PAST = [
  SEPARATED,
  '(years? ago|used to|when (i was|we were)|as (a )?(child(ren)?|kids?|teen\\w*)|in my childhood|former|left (my|him|her|the|a|an)|escaped|i got away|now safe|safe now|no longer|grew up with|growing up|survived|my late|in the past|(since|after) the|burglary|mugging|robbery|get(ting)? over|the years|got out|broke free)',
]

const GAME =
  '(chess|tennis|scrabble|golf|fifa|mario kart|poker|cards|game|games|race|races|sparring|boxing|judo|karate|training|gym|coach kicks|butt|ass|at squash|ping pong|table tennis|running|run|pace|strava|badminton|football|soccer|in bed at night|out of bed|monopoly|squash|bike|cycling|basketball|swimming)'

const WORK =
  '(volunteer\\w*|train(ing)? as|shelter|hotline|help ?line|charity|counsel\\w+|fundrais\\w+|awareness|prevention|novel|screenplay|research|thesis|study|documentary|podcast|social worker|lawyer|support worker|(run|lead|facilitate|start|host|organize) (a|the) support group|policy|law|legislation|dissertation|essay|report on|statistics|paper on|book about)'

/** Pupils who hurt the writer. */
const PUPILS =
  '((some|the|big|bigger|older|other|those|these|two|three|four|five|mean) ~1)?(kids|boys|girls|pupils|students|lads|teens|bullies|classmates|guys in my (class|year))'

const PLACE = '((at|in|from|on|of) ~3)?((and|always|still|just|all|who|regularly|often) )?~2'
/** What is lost in a contest follows "every day", "again" and the like. */
const NOT_AT =
  '(?! ((at|in|to|by|on) (?!(the (bus|playground|toilets?|hall\\w*|corridor|yard|street|stairs|face|stomach|back|head|break|way|changing|school|lockers?|classroom|park)|school|break|lunch|recess|class|home|my (face|stomach|back|head|way))\\b)|time\\b))'
const HOW = `(down|over|around|against|into (the|a|my) ~1(walls?|lockers?|mud|bins?|toilets?|street|road|doors?)|with (a |the |their )?~1(lighters?|belts?|sticks?|fists|knife|compass|stones|rocks)|(every (day|break|morning|week)|each (day|break)|again|until|daily|almost (every|each) (day|break|morning|week)|most days)${NOT_AT}|behind|at break|after (school|class|lunch|training)|(up|on the stairs|in the face) ?(behind|after|again|every|at|and|for|on|in)|up$|(on the stairs|in the (changing room|toilets?|corridor|yard|playground|showers?))|and (take|took|kick|hit|laugh|film|punch|spit|cut|steal|nobody|no one|the))`
const LONG_PAST = 'years ago|used to|when i was|as a (kid|child)|back then'
const FORCES =
  '(mak(es|ing)|made|forc(es|ed|ing)|pressur(es|ed|ing)|pimps|pimping|wants|tells|told|orders|sells|selling|rents)'
const THEIRS =
  '(his|her|their) ~1(friends?|mates?|boss|brothers?|father|dad|uncle|cousins?|clients?|customers?|colleagues?|partners?|neighbou?rs?|dealer|landlord|buddies)'

/** Words before a fear that the writer wants another person to have. */
const THEIR_FEAR =
  '(make|making|get|getting|keep|keeping|scare|have|want|leave) (my ~1<partner>|her|him|them|the ~1(woman|girl|wife|ex)|that (woman|girl|bitch)) ~1(too |so |be )?'

/** Danger and abuse now, and violence that the writer lived through. */
export const HURT_BY_OTHERS: Subject = {
  // Another person does the harm. The rules of refusal would otherwise read these words as the writer's own plan.
  safe: [
    {
      phrase: [
        `${PUPILS} ${PLACE}(hold|held|pin|drag|kick|kicks|hit|punch|burn|choke|strangle|slap|spit on|corner|stab) me ${HOW}`,
        `${PUPILS} ${PLACE}beats? me up ${HOW}|${PUPILS} ${PLACE}beats? me up$|they (hold|pin) me (down|against the wall) and (laugh|kick|hit|film|punch|spit|cut) ~5(boys|girls|kids|lads|classmates|pupils)`,
      ],
      unless: [
        `${LONG_PAST}|tickl\\w*|wrestl\\w*|snowball\\w*|dodgeball|pillow|water balloons?|paintball|laser|(in|at|during|our) (karate|judo|boxing|training|taekwondo)( class| training)?|twins|pregnan\\w*|womb|mud run|hit me up|race|fifa|mario kart`,
      ],
      outcome: 'crisis',
      reason: 'minor',
    },
    {
      phrase: [`${PUPILS} ${PLACE}(beat|push|shove|jump|lock|trip) me ${HOW}`],
      unless: [
        `${LONG_PAST}|chess|fifa|mario|races?|games?|cards|tennis|football|soccer|basketball|hockey|training|karate|judo|snowball\\w*|dodgeball|pillow|water balloons?|paintball|laser|chat|team|play|quiz|out of|to be better|maths|pool|goals?|tickl\\w*|wrestl\\w*|in bed|uno|wii|swimming|wheelbarrow|wheelchair|finish line|escape room|toys`,
      ],
      outcome: 'crisis',
      reason: 'minor',
    },
    {
      phrase: [
        `${FORCES} me (out )?~2(to )?(sleep with|have sex with) ~1(${THEIRS}|other ~1(men|guys|people)|strange|random|men|strangers|the ~1(men|landlord|boss)|older men|customers|clients|people|guys)`,
        `(mak(es|ing)|made|forc(es|ed|ing)|pimps|orders|sells|rents) me (out )?~2(to )?(please|pleasure|service|satisfy|entertain) ~1(men|strangers|guys|(${THEIRS}|customers|clients) ~2(in bed|sexually|naked|in hotels?|for money))`,
        `((sells?|selling|sold) me|(rents?|lends?|pimps?) me (out )?) ?(to|for) ~2(men|strangers|his (friends|mates|boss|brothers?)|guys|money|drugs)(?! (at|as) (work|the office))`,
        '(son|daughter|grandson|granddaughter|nephew|niece|carer|<partner>|<child>|he|she) ~9(twists?|bends?|squeezes|grabs|shakes|pinches|slaps) (me|my ~1(arms?|wrists?|fingers|hand|neck)) ~1(till|until|so|unless|when) ~3(hand (it )?over|give (him|her|them|it|the|my)|pay($| (him|her|up|them|for))|sign|transfer|withdraw|get (him|her) (the )?(cash|money|card))',
      ],
      unless: [
        '<fiction>|window|earplugs?|insurance|subscription|yoga|massage|physio\\w*|teddy|as a joke|clients? (a|the|some) (software|tool|product)|as (a|an) (pianist|singer|expert|musician|player|consultant|dj|speaker|drummer|trainer|writer)|sign up|biscuits?|cookies?|ice cream|tablet|candy|sweets|recipe|snacks?|(running|book|golf|sports) club',
      ],
      outcome: 'crisis',
      reason: 'danger',
    },
    {
      phrase: [
        '(my ~1(<partner>|<parent>|<sibling>|stepdad|flatmate|roommate)|he|she) ~1(holds?|held|holding|waves?|waved|waving) (a|the|his|her) ~1(knife|gun|hammer|axe) (when|while|whenever|as) (he|she|we|i) ~2(talks?|speaks?|yells?|shouts?|screams?|drinks?|argues?|fights?|leave|angry|mad|drunk)',
        '(my ~1(<partner>|<parent>|<sibling>|stepdad|flatmate|roommate)|he|she) ~1(holds?|held|waves?|waved|points?|pointed|grabs|grabbed) (a|the|his|her) ~1(knife|gun|hammer|axe) (at|to|against) (me|us|my (neck|throat|face|head|chest|back))',
        '(my |our |her |his )?(father|dad|stepfather|stepdad|mother|mom|mum|boyfriend|husband|brother|he|she) ~2(doesnt|does not|wont|never|stops?) ~1(hit|beat|hurt|hitting|beating|hurting) (my|our) (mother|mom|mum|sister|brother|kids|children)',
      ],
      outcome: 'crisis',
      reason: 'danger',
    },
    {
      phrase: [
        '(my ~1(<partner>|<parent>|<sibling>|stepdad|babysitter|nanny)|he|she) (burns|hits|beats|whips|slaps|kicks|locks up|chokes|starves|shakes|punches) (my|our|the) ~1(girl|boy|son|daughter|kids?|children|baby|twins|toddler|mother|mom|mum|sister|brother|grandson|granddaughter)',
        '(marry|marrying|wed) me( off)? ~2(by force|against my will)|forc(e|es|ing) me (to marry|into (a |the )?marriage)',
        '(hes|shes|theyre|he is|she is|they are|my (dad|stepdad|father|brother|uncle|boyfriend|husband|mom|mum|mother)( is|s)?) (choking|strangling|beating|hitting|stabbing|hurting|attacking|kicking) (my|our|the) ~1(mother|mom|mum|sister|brother|kids|children|baby|son|daughter|dad|father|grandma|nan)',
      ],
      outcome: 'crisis',
      reason: 'danger',
    },
    {
      phrase: [
        '(his|her|their) (parents|father|mother|dad|mom|mum|stepfather|stepmother|family) ~1(locks?|beats?|hits?|starves?|hurts?) (him|her|them)( (in|up))?',
      ],
      outcome: 'crisis',
      reason: 'minor',
    },
  ],
  rules: [
    rule(
      'crisis',
      'danger',
      [
        `${WHO} ~2(locks|locked|locking|shuts|shut) me ~1(up )?(in|into) (the|a|our|my|his|her|their) ~1(cellar|basement|shed|garage|attic|closet|cupboard|wardrobe|boot|trunk|room|bedroom)(?! (escape|for the (game|party|prank)))`,
      ],
      [
        'escape|joke|prank\\w*|accident\\w*|by mistake|used to|when i was|as a (child|kid|boy|girl)|years ago|toddler|cat|laugh\\w*|dream\\w*|novel|film',
      ],
    ),
    rule(
      'crisis',
      'danger',
      [
        `${WHO} (\\w+ ){0,3}?${HURTS} ~1${ME}(?! (crazy|nuts|mad|up the wall|to (do|be better|finish|the finish|practice|learn)|on (instagram|strava|twitter)|laugh|smile|out of bed|feelings|to (rest|relax|sleep(?! with)|laugh|smile|slow down|exercise|stretch|take breaks?|practi[sc]e|learn|read|focus|be honest|go outside)|in (his|her|their) sleep|when teething|with ~4(jokes|quiz|lists?|balloons)|to eat (his|her|their|my) ~1(cake|broccoli|vegetables|greens|soup|cooking)|with (tickles|riddles|questions|jokes|snowballs|pillows|cuddles|hugs|work|emails|kindness)|so proud))`,
        `(lives?|living) with (someone|a (man|partner|husband|boyfriend|woman)|a \\w+) who ${HURTS} (me|us)`,
        `${WHO} ~4(will|going to|gonna|wants to|want to|tried to|trying to|said hed|said shed|threatened to|threatens to|would|might|could|is about to) (kill|hurt|shoot|stab|murder|beat|strangle|rape|choke|burn|find) (me|us|my (<child>|family)|the kids)`,
        `(says?|said|swears?|swore|told me|texts?|texted|threatens?|threatened|promised|shouts?|screams?|yells?|writes|messages) ~3(kill|hurt|shoot|stab|find|burn|beat|cut|destroy|come for) (me|us|my ~1(<child>|family))`,
        `(im|i am|being|get|getting|gets|am|been) ~2(beaten|abused|stalked|threatened|trafficked|held (captive|hostage|against)|raped|choked|strangled|blackmailed|sextorted|locked (in|up)|beaten up|hit|attacked) ?(by (my|him|her|a(?! ((?!(man|woman|guy|person|boy|girl|stranger|drunk|gang|group|in|on|with|from|of|who)\\b)\\w+ ){0,2}(ball|balls|flu|pitch|cart|motorbike|moped|scooter|wall|raccoon|car|truck|bus|lorry|bike|cyclist|wave|tree|branch|door|puck|frisbee|rock|stone|train|tram|van|taxi|horse|goose|bird|bug|virus|cold|storm|snowball|swing|seagull|wasp|bee|dog|cat|swan|migraine)(?! (drivers?|dealers?|conductor|owner|salesman|passenger))\\b)|someone|them)|at home|again|every|right now|now|daily|in my own|inside|against)`,
        `${WHO} ~1(hit|beat|slapped|punched|kicked|shoved|choked|strangled) (me|us) ~3(and|then) ~3(broke|bruise\\w*|bled|bleeding|glasses|tooth|teeth|lip|locked|cried|threw)(?! (up|the ball|even|a six|a party))`,
        '(his|her|their|my ~1(<partner>|<parent>)s?) hands? (a)?round my (throat|neck)',
        'threatened (me|us) with (a|the|his|her|my) ~1(knife|gun|bat|belt|axe|hammer|bottle|weapon|scissors|pistol)',
        '(puts?|putting|sticks?|sticking|stuck|slides?|sliding|slid) ~1(his|a) (hands?|fingers?) ~1(in|inside|into|under|down|up) my (pants|underwear|shirt|skirt|dress|panties|trousers|bra|top|shorts|blouse|pajamas|pyjamas)(?! (pocket|sleeve|hem))',
        '(hit|beat|slapped|punched|choked|strangled|raped|attacked|assaulted|kicked|pushed) (me|us) ~2(again|last night|yesterday|today|tonight|this (morning|week|evening|weekend)|right now|just now)',
        `${WHO} ~2(broke|breaks|broken|twisted|burned|cut|smashed|fractured|bruised|hit|punched) my (arm|nose|rib|ribs|jaw|wrist|finger|leg|face|teeth|tooth|eye|head|hand|hair|neck)`,
        `${WHO} ~6(sends?|sent|sending|writes|makes|keeps sending|texts) (me )?~1(death )?threats|(?<!\\b(send|sending|post|posting|write|writing|mailing|leave) (him |her |them )?)death threats`,
        `my (ex|stalker)( \\w+){0,2} (keeps?|wont stop|is) (following|stalking|threatening|watching|harassing|waiting)`,
        `(?<!${THEIR_FEAR})(afraid|scared|terrified|frightened) ~1(of|for my life|to go (back )?home|to be (at )?home|to leave|that (he|she|they|my <partner>)) ?(my ~1(<partner>|<parent>)|him|her($| when| because| and)|he|she|will|home)?(?<! of)(?=$| (will|when|because|and|he|she|might|hits|hurts|kill|kills|hurt|find|going|is|if|at|every|tonight|now|since|but|he))`,
        '(afraid|scared|terrified|frightened) (of|about) what (he|she|they|hell|shell|theyll|hed|shed|theyd|my ~1(<partner>|<parent>|ex)) ?(will |would |might |could |may |is going to )?do(es)?(?! (for|about|at (school|work|college)|in the (meeting|election|vote)|with (the|his|her|their|my|our|it)( |$)|to (the|our|my|this|that|their|his|its) (?!(children|kids|family|baby|mother|mom|mum|sister|brother|son|daughter|girls?|boys?|body|dog|cat|face))))',
        '(touch|touched|touches|touching|kissed|kisses|undressed|undresses) me ~9(secret|not to tell|dont tell|(tell|told) (no one|nobody|anyone)|keep quiet)',
        '(marry|marrying) me off|(forced|forcing|force|forces) me (to marry|into (a )?marriage)|(my|a) forced marriage|^forced marriage (next|this|in|on|by)',
        '^((im |i am )?not (feeling )?safe( (at home|with (him|her)|in my (own )?home|tonight))?|(im |i am |ive been )?being stalked)$',
        '^im in (great |serious |real )?danger$',
        '(im|i am|i|dont feel|not|am) ~1(not safe|unsafe|in danger|feel unsafe|(dont|not|never|cant|no longer) feel safe) (at home|with (him|her|my ~1(<partner>|<parent>))|in my own (home|house)|right now|here|now|tonight)(?! anymore on)',
        '(outside|at|behind|breaking (down|in)|banging on|in front of) my (door|house|window|home) (right now|with a|and|again|every night|tonight)|(someone|somebody|a man) (is|s) (following|chasing|watching|hunting) me|(he|she) (is|has|s|got|comes|came) ~3(with )?a (gun|knife)',
        '(wont|doesnt|not|never|refuses to|does not) ~1let(ting|s)? me (leave (the house|home|him|her|alone)|go out|see my (friends|family|mother|sister|parents)|have (my )?(own )?(money|phone|passport|keys)|talk to (anyone|my|anybody)|work|out of)',
        '(takes?|took|has|keeps|hid|hides|controls?|controlling|checks) (away )?my (passport|phone and|every move|bank card|money and|documents|keys and)',
        '(?<!(after|since|rebuild|from|years ago|having) )(im |i am |stuck |trapped |still |live |living |being |get out of |escape |leave |leaving |getting out of |out of |escaping )+(in |with |from )?(my |an |a |this |the )?~1(abusive|violent|dangerous)( \\w+)? (relationship|marriage|home|<partner>|household|<parent>|family|man|house|situation|stepdad)',
        '(escape|flee|run away|get away|hide|hiding|safe) from (him|her|my ~1(<partner>|abuser|<parent>|stalker|pimp))',
        '(make|keep|help) (him|her|my ~1(<partner>|<parent>)) (be |become |get )?(less angry|less violent)|(hits?|hitting|beats|hurts) me ... (less angry|less violent)|(so (he|she|that he|that she) (doesnt|does not|wont|stops?) (hit|hurt|hitting|hurting|beat|beating)|make (him|her) stop (hitting|hurting|beating)|stop (him|her|my ~1<partner>|my ~1<parent>) (from )?(hitting|hurting|beating|choking|threatening))',
        '(someone|somebody|he|she|they|hes|shes|theyre|men|a man|two men|burglars?|intruders?|my ex|the neighbou?r|stalker) (is |are |s )?~2(trying to |tries to |about to )?(break|breaks|breaking|kick|kicks|kicking|smash|smashing|force|forcing|get|getting) ~1(my|our|the) (front |back |bedroom )?(door|window) (down|in|open)(?! for (me|us))',
        '(he|she|my (<partner>|<parent>|<sibling>)|stepdad|stepfather) (is |s )?~1(kicking|kicks|breaking|breaks|smashing|smashes|banging|pounding|hammering) ~4(door|window)( in| down|$| and)',
        '(he|she|him|her|<partner>|<parent>) ~6(to|doesnt|dont|wont|never|might|could|not) (hit|beat|slap|punch|choke|kick|strangle) (me|us)(?! (up|at|in (?!the face)|to|with|by|back|balls|a|some|\\d+))',
        '(consequences|punish\\w*|price|lesson) ~4(with|by) (his|her) (fists?|belt|hands?)|(he|she|<partner>) (decides|controls|dictates|determines) ~1(whom?|when|where|what) i (wear|see|meet|may|can|go|talk|spend|sleep)',
        '(will|would|going to|threatens? to|threatened to|wants to|says hell|said hed) ~1break my (legs?|arms?|neck|fingers?|bones|nose|jaw|face|head|ribs)',
        '(hide|cover|covering|hiding) (my |the |these )?(bruises|black eye|marks) ?(from|so|he|before|with|at|$)',
        '(someone|he|she|they|somebody|a (man|guy|scammer)) ~4(share|shares|post|posts|leak|leaks|publish|publishes|send|sends|upload|uploads) ~3(my nudes|nudes of me|my (naked|private|intimate) (pictures|photos|videos|pics))',
        '(he|ex|husband|boyfriend|stalker|stepdad|neighbou?r) (was|is|stood|sat|hides?|hid) ~1(waiting|lurking|hiding|outside) ~8with (a|the|his) ~1(knife|gun|machete|axe|crowbar|pistol)(?! (and|for|to) ~3(cake|fork|butter|bread|cheese|steak|board|parade|show))',
        '(he|she|they|hes|shes|theyre|ex|husband|wife|boyfriend|girlfriend|stalker|man|guy|partner) ~6(coming|comes|came|outside|waiting|shows? up|showed up|at my door) ~5(gun|knife|weapon|machete|axe|bat)|(he|she|they|husband|wife|boyfriend|girlfriend|ex|partner) (has|had|pulled|pointed|held|keeps|holds|owns|got) (a |the |his |her )?(gun|knife) ~3(and|to|at|on|against|says|under)',
        '(following|stalking|chasing|watching|waiting for|harassing) me (home|everywhere|every|around|to (work|school)|again|at night|for (days|weeks|months)|outside)',
        '(said|says|say|swore|told me|tells me|threatens?|threatened|promised) ~8(he|she|they|hed|shed|theyd) ~1(will|would|going to|is going to|gonna)? ?(get|find|finish|kill|hurt|end|destroy) (me|us)',
        '(stalker|abuser|ex|he|she|they) ~2(knows|found|found out|has|tracked) ~2((new )?(address|location)|where i (live|am|work|moved))',
        '(he|she|they|hes|shes|fiancee?|<partner>|<parent>) ~3(locks?|locked|locking) (me|us|the|our|my) ~1(door|doors|house|apartment|in|out)s? ~3(so|and|cant|to keep)',
        '(raped|hit|beat|abused|hurt|assaulted|touched|attacked) (me|us) ~8(lives? (in|with|next)|still (lives?|here|comes)|again|sleeps? in|same (house|home))',
        'forced? (himself|herself|themselves) on me|(forces?|forced|makes?) me to (have sex|sleep with|kiss|undress)|(slaps|hits|beats|chokes|kicks|punches|rapes|strangles|burns|threatens) (me|us)(?= (if|when|whenever|every|because|again|for|until|after|in front|so)|$)',
        '(broke|breaks|violat\\w+|ignor\\w+) (the|his|her|a) (restraining|protection) order|(stands?|standing|sits?|parks?|waits?|waiting|shows? up) (outside|in front of|at) my (house|home|door|window|apartment|flat|work|school)',
        '(being|am|im|getting|get|got|ive been) ~1(blackmailed|extorted|sextorted|trafficked)',
        '(take|taking|took|endure|enduring|accept) (his|her|their|the) ~1(physical )?(abuse|beatings|blows|punches|slaps)(?! (of|from the (fans|press|crowd|ref\\w*)))',
        '(his|her) fists? (come|comes|came|fly|flies|flew|land|lands)',
        'walking on eggshells ~6(hits|hurts|explodes|angry|drinks)',
      ],
      [
        ...PAST,
        GAME,
        WORK,
        'alarm|idea|realis\\w+|realiz\\w+|news hit|character|laughs|jokingly|cat|dog bites|sugar|on eggshells around (my|the) diet|deadlines?|pollen',
      ],
    ),
    rule(
      'gentle',
      'violence',
      [
        '(after|since|following|from|survived|surviving|survivor of|recover\\w*( \\w+)? (from|after)|heal\\w*( \\w+)? (from|after)) (the|my|an|a|being|years of|last \\w+)? ?~1(assault|attack|rape|abuse|mugging|robbery|stabbing|shooting|beating|home invasion|break ?in|stalking|attacked|assaulted|raped|mugged|robbed|beaten|abused|stalked|violence|domestic violence|violent ~1(relationship|marriage|childhood|home))',
        '(sexual|sexually) (assault\\w*|abus\\w*|violen\\w*|harass\\w*)|was raped|been raped|rape (survivor|trauma|trial)|got raped|raped me',
        '(abusive|violent|toxic and violent|narcissistic abusive) ~1(relationship|marriage|<partner>|childhood|<parent>|family|home|upbringing|household)',
        '(childhood|home|family|marriage|relationship|past|house|youth) ~3(full of|of|with|was|marked by) ~1(violence|violent|abuse|beatings)',
        '(father|mother|dad|mom|mum|parents?|stepdad|stepfather|uncle|brother|ex|husband|boyfriend|wife|girlfriend) (who|that|which) ~1(beat|hit|abused|molested|raped|hurt) (me|us|my)',
        '(domestic|intimate partner|gender based|childhood) (violence|abuse|trauma)',
        '(i was|was|been|being|got|getting) ~2(abused|beaten|assaulted|attacked|mugged|molested|stalked|stabbed|kidnapped|tortured|held hostage)(?! by (a )?(bee|bees|wasps?|dog|cat|goose|mosquitoes|seagulls?))(?!( up)?( this)?( \\w+)? by ((the|a|an|my|this|that) )?(leg|arm|back|waves?|hills?|wind|workout|spin|climb|sea|surf|weather|heat|maths|exam)\\b)',
        `(${WHO}|an|my) ~3(hit|beat|abused|molested|raped|choked|attacked|assaulted|strangled|hits|used to (hit|beat|hurt)) (me|us)(?! (at|up|in|to|by|with|like|that)(?! (home|me)))`,
        '(back|home|returned|since) ~1(from )?(the war|combat|deployment|the front|iraq|afghanistan|kosovo|my tours?) ~9(ptsd|flashbacks?|nightmares?|crowds?|bangs?|fireworks|sirens?|sleep|back to (a|the) door)|(served|deployed|fought|veteran|medic|soldier|tours?|wars?|fire service|paramedic) ~9(ptsd|flashbacks?|nightmares|fireworks (send|put|make|set)|bangs (send|put|make))',
        '(dream\\w*|nightmares?|flashbacks?|memories|images) (of|about|from) what (my |the |that )?(stepdad|stepfather|stepbrother|dad|father|mum|mother|stepmother|uncle|grandfather|grandpa|ex|he|she|they|husband|teacher|coach|priest|brother|cousin|babysitter) did(?= |$)(?! (the dishes|for (me|us|work)|in the (film|show|series)))',
        '(trauma|ptsd|c ptsd|cptsd|flashbacks|nightmares) ~4(war|combat|assault|attack|abuse|rape|violence|childhood|accident)?',
        '(trust|feel safe|sleep) ~4(after what (he|she|they|happened)|again after)',
        '(priest|pastor|vicar|monk|nun|teacher|coach|trainer|choirmaster|conductor|uncle|aunt|mine|dad|father|mum|mom|mother|stepdad|grandfather|babysitter|nanny|man|woman|neighbou?r|someone|somebody|he|she|they) ~2(hurt|beat|hit|abused|touched|molested|harmed) me ~1(when i was|as) (a |just |only |still )?~1(little|small|young|child|kid|boy|girl|teen\\w*)(?=$| and (i|now|id) )',
        'refugee from|fled (the )?war|escaped (the war|my abuser|him)',
      ],
      [
        WORK,
        GAME,
        '(robbery|assault|mugging) (sentence|conviction|charges?)',
        'train|teach|taught|nurse|first responder|heart|transmission|(novel|character)|head trauma (care|unit)|trauma (surgery|surgeon|course|training|informed|center|nurse|unit)',
      ],
    ),
  ],
}
