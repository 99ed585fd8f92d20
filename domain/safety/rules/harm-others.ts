import { gentlePhrases, idioms, rule, type Subject } from '../rule.ts'

const FICTION =
  '(novel|story|stories|screenplay|script|character|characters|chapter|film|films|movie|movies|game|games|gaming|gta|comic|manga|podcast|episode|series|thriller|mystery|whodunit|dnd|dungeons|campaign|raid|fortnite|call of duty|paintball|laser tag|airsoft|larp|poem|song|lyrics|true crime|theatre|theater|opera|chess|boxing|sparring|judo|karate|tournament|fencing|minecraft|playstation|xbox|mafia|werewolf)'

const KILL =
  '(kill|killing|murder|murdering|stab|stabbing|strangle|strangling|poison|poisoning|assassinate|behead|beheading|slaughter|torture|torturing|maim|lynch|rape|raping|molest|molesting|suffocate|decapitate|choke|choking|castrate|cripple|drown|run over|execute|slit the throat of|acid attack|throw acid (at|on)|kidnap|kidnapping|abduct|get rid of|gas|electrocute|push \\w+ off)'
const HURT =
  '(hurt|hurting|harm|harming|injure|attack|attacking|assault|beat up|beating up|punch|punching|slap|slapping|smack|hit|hitting|beat|beating|thrash|whip|burn|bully|bullying|terrori[sz]e|threaten|threatening|stalk|stalking|blackmail|shoot|shooting|jump|batter|kick|bash|smash|destroy|ruin|torment|humiliate|intimidate|knock out)'

/** What may follow "hit" or "beat" and a person when a game or a race is meant. */
const NOT_A_GAME =
  '(?! (at|in (a|the|our|chess|tennis|our|scrabble|golf|mario)|on (strava|the|points|duolingo|steps)|to (the|a|work|it)|by (a|one|two|\\d+|the)|over|up (for|about|on|with)|with (a (great|fun|nice|surprise|party|present|birthday|joke|remark|comment|lie|stupid \\w+)|my (words?|tone|silence)|an|good|kindness|love|compliments)|back (at|in|with)|every (week|game)|s |and (brother|sister)))'

/** Plans and wishes to hurt, kill, control or take revenge on other people or their animals. */
export const HARM_OTHERS: Subject = {
  safe: [
    idioms(
      'people who are helped, surprised or protected',
      '(stop|prevent|protect|against|help) ~3(bullying|people (who|from)|kids (who|from)|being (bullied|hurt|attacked))',
      `(afraid|scared|fear|worried|worry|thought|thoughts|dream|nightmares?) ~3(someone|somebody|he|she|they|my <partner>|my <parent>) ~2(hurt|kill|attack|hit|beat)`,
      'hurt (my|our|his|her|their|the) ~1(feelings|chances|back|knee|shoulder|ankle|foot|wrist|neck|hip|elbow|toe|credit)',
      '(hit|kick|beat|attack|destroy|smash|crush) (my|the|a|our) ~1(goals?|targets?|ball|serve|gym|backhand|snooze|deadline|quota|plateau|habit|bag|heavy bag|pinata|milestone|step|steps|wall|jackpot|road|hay|books|market)',
      'ruin (my|our|the) ~1(diet|sleep|day|budget|back|eyes|weekend|credit)',
      '(dont|not|never|avoid|without|stop) (want to )?hurt(ing)? (people|anyone|anybody|others|someone|her|his|their|my \\w+)(s)? (feelings|with (my )?words)',
      'kill(ing)? (him|her|them|it) (at|on|in) (chess|tennis|karaoke|the)',
      '(beat|beating) (my|our) ~1(<sibling>|<parent>|<partner>|<child>|<other>) (at|in (a|the|our|chess|tennis|golf|scrabble)|on (strava|the|points)|to (the|a|it)|by (a|one|two))',
    ),
    {
      // What another person threatens to do if the writer speaks or leaves.
      phrase: [
        `(?<!i )(says?|said|threatens?|threatened|swears?|swore|promised|promises|told me) ~3(hell|shell|theyll|will|would|to|going to|wants? to) ~1(${KILL}|${HURT}) (?!(him|her|them)sel)~6(if|when|unless) i (tell|told|leave|left|talk|go|say|speak|scream|report|call|do not|dont)`,
      ],
      outcome: 'crisis',
      reason: 'danger',
    },
    gentlePhrases(
      'own-violence',
      `(?<!(cant|cannot|wont|dont want to|never|not) )(stop|stopped|quit|without|never again|never|no more|instead of|not|avoid|dont|no longer|learn not to|keep from) (\\w+ ){0,2}?(hit|hitting|hurt|hurting|slap|slapping|smack|smacking|spank|spanking|beat|beating|threaten|threatening|harming|punching|abusing|bullying|stalking|push|pushing|shoving|grab|grabbing|choking) (<my> ~1(<kin>|<other>|classmates?)|the (people|ones) i love|people|women|others|him|her|them|anyone|everyone)(?! (feelings|with (my )?words))`,
    ),
  ],
  rules: [
    rule(
      'gentle',
      'own-violence',
      [
        'i (have |just |sometimes |often |once |always )?(pushed|hit|slapped|shoved|grabbed|choked|punched|kicked|hurt|beat|strangled|spanked|threatened) (my ~2(<partner>|<child>|<parent>|<sibling>)|the (kids|children)|her|him)(?! (at|in (chess|tennis|a race|the)|on strava|by|up))',
        '(never|not|stop|dont) ~1(raise|raising|lay|laying) (my |a )?(hands?|fists?|finger) (against|on|to|at) (my|her|him|the|them|any)',
        '(stop|not|never|quit) ~2(hitting|hit|slapping|slap|beating|hurting|hurt|choking|pushing) (my ~2(<partner>|<child>|<parent>|<sibling>)|the (kids|children))',
      ],
      [FICTION, 'tennis|chess|squash|badminton|race|pool|ping pong'],
    ),
    rule(
      'refuse',
      'harm-others',
      [
        `${KILL} <my> ~2(<partner>|<parent>|<sibling>|<child>|family|<other>|dog|cat|pet)(?! s? ?(plants?|garden|lawn|weeds|phone|avatar))`,
        `${KILL} <pronoun><stop>`,
        '(ill|im going to|i want to|we will|we want to) ~1(shoot|beat up|burn) <pronoun><stop>(?! (at|in) (chess|cards|darts|the (office|interview|debate)))',
        `${KILL} (that|this|the) ~1(guy|man|woman|girl|boy|kid|bitch|bastard|bully|teacher|neighbou?rs?|landlord)(?! (in|of (the )?(game|level|year)|fight|inside))`,
        '(keep|keeping|hold|holding|lock|locking) (someone|somebody|him|her|them|a (person|man|woman|girl|boy)|my ~2(<kin>|<other>)) ~2(in|inside) (a|the|my|his|her) ~1(cellar|basement|trunk|cage|shed|attic|bunker|dungeon)',
        '(hostel|house|home|camp|mosque|church|synagogue|temple|school|shelter|apartment|flat) ~2(burn|burns|in flames|on fire|blow up|explode) ~2(while|when|with|as) ~4(asleep|sleep|inside|in it|sleeping|pray|praying)',
        'cut (his|her|their|my ~1(<kin>|<other>|husbands|wifes|bosss?|exs)s?) brakes?|(marry|marriage|wed) ~3(by force|against (her|his) will)|force ~4(to marry|into marriage)',
        '(beat|hit|slap|punish|strike) my ~1(<partner>|<child>|<parent>) ~6(more at home|in private|behind closed doors|where (nobody|no one|it) ~3(sees?|shows?)|without (leaving )?~1(marks?|bruises?|traces?)|more often|harder)(?! (with|at|in|on) ~1(water|snow|pillows?|nerf|chess|cards|strava|games?))',
        '(smash|bash|kick|punch|cave|beat|break|slash|cut) (his|her|their|<whom>s?) (face|head|skull|teeth|nose|throat|ribs?|jaw)( in)?(?! (off|in chess))',
        '(punch|slap|kick|stab|strangle|beat up|attack|assault|choke|kill|murder|headbutt) (the|a|that|this) (referee|ref|cashier|waiter|waitress|driver|cop|officer|guard|nurse|judge|clerk|doctor|postman|mailman|umpire|opponent after)',
        '(list|names) of ~3(people|kids|students|teachers|everyone|those|coworkers|classmates) ~6(die|kill|dead|shoot|suffer)|kill list|(hurt|harm|kill|torture|abuse) (some |small )?(animals|pets|cats|dogs|birds|puppies|kittens)( for| slowly|$)',
        '(slap|hit|beat|punch|smack|spank|choke) ~8(she|he|they) (deserves?|asks? for it|learns?|obeys?|listens?|behaves?|shuts? up)',
        '(gun|mow|shoot) (<whom>|him|her|them|everyone|everybody)( all)? (down|dead)|take (them|everyone|him|her|people)( all)? (out|down) with me|put a (bullet|knife) (in|into|through) (<whom>|him|her|them|his|their)|run (<whom>|him|her|them) (over|down)',
        '(bring|take|carry|get|pack|bringing|taking) (a |my |the )?~1(knife|gun|rifle|pistol|weapon|machete|axe|acid) (to|into) (work|school|class|(the|my) (office|party|meeting|church|mall|school|job)|(his|her|their|my exs) ~1)',
        '(want|wish|need|like to see) (<whom>|him|her|them|<my> (\\w+ )?\\w+) (to be )?dead|(<whom>|he|she|they) (should|must|deserves? to|has to|needs? to|have to) die',
        '(torture|poison|kill|drown|skin|burn|stab|starve|beat|kick|hurt|whip) (the|that|this|a|an|my|our|those|stray|<my> \\w+) ?~1(cats?|dogs?|pupp(y|ies)|kittens?|animals?|pets?|horses?|hamsters?)(?! (at|in (chess|a|the race)|food|park|costume))',
        '(scare|threaten|follow|frighten|terrify|intimidate|harass|stalk|corner|trap) (<whom>|him|her|them) ~4(until|so (that )?(she|he|they)|into|to make|till)',
        `(hit|beat|slap|smack|whip|punch|hurt|harm|injure|attack|thrash|torture|choke|bash|batter|beat up|kick|knock out|threaten|stalk|terrori[sz]e|assault|intimidate|shoot|burn|bully) <my> ~2(<partner>|<parent>|<sibling>|<child>|family|<other>)${NOT_A_GAME}(?=$| (if|when|until|because|so|for|with|tonight|today|badly|again|hard|harder|every|who|until|till|before|after|in the face|on|and|as|whenever|where|at (school|home|work|night)|this|next|next|by))`,
        `${HURT} <my> (exs|ex s|wifes|husbands|girlfriends|boyfriends|sisters|brothers|daughters|sons|neighbou?rs) (new |old )?(boyfriend|girlfriend|husband|wife|partner|lover|family)`,
        '(make|making|see|watch|let) (him|her|them|<whom>) ~1(suffer|bleed|beg for|regret (it|leaving|crossing|ever|what)|afraid of me|fear me|scared of me|pay for (what|it|this|everything|leaving|hurting|cheating)|wish (he|she|they) (was|were|had))',
        `(push|throw|shove|kick|drop) (<whom>|him|her|them) (down|off|from|out of|under|in front of|into) (the |a )?~1(stairs|staircase|roof|bridge|window|balcony|train|tracks|cliff|traffic|ladder|river)`,
        '(beat|kick|stab|choke|strangle|stomp|starve|whip|punch|burn) (him|her|them|<whom>) ~1to death',
        '(drug|spike|roofie|roofies? in|poison|something in|pills in) (her|his|their|my ~1(<kin>|<other>)s?|someones|a girls|girls) (drink|drinks|glass|food|tea|coffee|meal)|drug (her|him|a girl|a woman|my (wife|girlfriend|date|ex))',
        '(make|making) (him|her|them|<whom>) ~1(pay|bleed|suffer|beg)( for (it|what|this))? ?(with|in) (blood|pain|his life|her life|their lives)',
        '(get|take|taking|getting|have|plan|exact|want|wants?|my) ~1revenge (on|against) (him|her|them|<whom>)(?! (at|in|on) )',
        '(want|going|plan|planning|intend|how|ready|time|need|would love|id love|id like|like|ill|im) ~1(to )?(kill|murder|stab|shoot|hurt|harm|strangle|attack|beat up|torture|rape|poison) (him|her|them|<whom>)(?! (with|an? |some ))',
        '(teach|force|make|train|get) (my ~1(<partner>|<child>)|her|him|them) ~1(to )?(obey|submit|respect|fear|listen to|behave|be silent)( (me|us))? ~2(with|by|using) (my |a |the )?(fists?|belt|stick|force|violence|hitting|beating|fear|threats|pain|hand|cane)',
        '(obey|respect|behave|lesson|discipline|punish(?! myself)|control) ... (fists?|belt|beating|beatings|whip|cane|violence|slaps)',
        '(discipline|punish|beat|hit|correct) (my )?~1(<child>|<partner>) ~2(with (a|my|the) (belt|stick|fists?|cane|cord|hand|shoe)|physically|by (hitting|beating|locking))',
        '(teach|show) (my ~1(<partner>|<child>)|him|her|them) a lesson (with|by) (my|a|violence|hitting|beating)',
        '(lock|locking|keep|tie) (my ~1(<partner>|<child>)|her|him) ~1(in|up|inside|locked)( (the|a|at) (basement|room|house|home|closet|cellar|garage))',
        '(have|force|forcing|make) (my ~1<partner>|her|him|a woman|a girl|women) ~1(to have sex|into sex|to sleep with)',
        '(find out|figure out|find|learn|track( down)?|know) where (she|he|they|my <partner>|my ex) ~1lives? ~3(hurt|make|scare|wait|pay|revenge|attack|kill|punish)',
        '(stalk|follow|track|spy on) my ex( \\w+)? (home|everywhere|every day|secretly|without|until|and)',
        '(find|catch|wait for|ambush|follow|track down|hunt down) ... (hurt|kill|beat|stab|shoot|attack|punish|rape|break (his|her|their) ~1(legs?|neck|nose|face|bones|arms?|jaw|kneecaps)) (him|her|them|<whom>)?',
        'break (his|her|their|my ~1(<kin>|<other>)s?) (legs?|neck|nose|bones|arms?|jaw|kneecaps|fingers|skull|teeth)',
        '(shoot|shooting) up (my|the|a|our|this|that|his|her) ~1(school|office|mall|church|mosque|synagogue|club|workplace|college|university|campus|store|hospital|concert|party|place|house|cinema|class|building|home)',
        '(burn|burning) (down )?(my|the|his|her|their|a) ~2(house|home|school|office|church|mosque|synagogue|building|apartment|flat|shop|store|barn|car)(?! (in the (stove|fireplace)|smell|calories))',
        '(set|setting) fire to (my|the|his|her|their|a|someone) ~2(house|home|school|office|church|mosque|synagogue|building|car|shop|apartment)|set (him|her|them|<whom>) on fire',
        'acid ~1(in|into|on|at|over) (his|her|their|my ~1<kin>s?|someones) (face|eyes)|(gun|rifle|knife|bomb|weapon|machete) ~4(take|taking) out (<whom>|them|him|her|everyone|everybody)',
        `(hurt|hurting|harm|harming|kill|killing|beat|beating|attack|attacking|poison|poisoning|burn|burning|kidnap|kidnapping) (his|her|their|<my> ~1(<sibling>|<partner>|<other>)s|<my> exs) ~1(baby|babies|child|kids?|children|son|daughter|dog|cat|mother|family|boyfriend|girlfriend|husband|wife|face)(?=$| (so|to(?! (the|school|work|bed|breakfast)\\b)|until|because|and|tonight|if|when))`,
        '^(stab|strangle|poison|behead) (?!at|ivy|oak|gas at|the (film|video|scene))\\w+ (before|after|when|on|at|tonight|tomorrow)',
        '(follow|followed|following) (her|him|them) home ~9(again|key|window|asleep|alone|lives|nobody)|(going|go|get|gonna get) in (when|while) (shes|hes|theyre|she is|he is|they are) (asleep|sleeping|alone|away)|spare key (copied|cut|made) ~9(asleep|alone|in)',
        '(bring|bringing|take|taking|get|getting) (my|a|the|an|dads|his) ~2(gun|rifle|pistol|shotgun|glock) (in|into)(?! (for|to) (repair|service|the (shop|range|gunsmith|dealer)))',
        '(put|putting|slip|slipping|mix|mixing) (the|some|that|more)? ?(stuff|powder|drops|something|poison|pills|tablets) (in|into) (his|her|their|my ~1<kin>s?|<kin>s?|<other>s?) (new |morning |evening )?(tea|coffee|drink|food|soup|glass|dinner|porridge|water|bottle)',
        '(shell|hell|theyll|she will|he will|they will) ~1(be sorry|regret|pay for|wish) ~5(went|going|told|talked|ran|reported|spoke) ~2(police|cops|court|judge|hr)',
        'run (over|down) (the|that|this|my) ~2(cyclist|driver|guy|man|woman|neighbou?r|boss|ex|kid|teacher|biker|pedestrian|bastard|bitch)',
        '(make sure|ensure|keep|see to it) ~1(that )?(my ~1<partner>|she|he) ~2(cant|cannot|never|doesnt|wont) ~2(leaves?|goes? out|sees?|talks?|meets?) ~1(the |her |his |my |to |of )?~2(house|home|apartment|flat|friends|family|anyone|anybody|parents)',
        '(rat poison|poison|bleach|laxatives?|sleeping pills|antifreeze|ground glass|broken glass|peanuts|arsenic) (in|into) (my ~2(<kin>|<other>)s?|his|her|their|someones) ~1(lunch|food|drink|coffee|tea|water|meal|soup|dinner|glass|bottle|smoothie|cake)',
        '(hire|find|pay) a (hit ?man|killer|assassin)|take (as many|some|a few|them all|all of them) ~2(of them )?with me|throw(ing)? ~1acid(?! (at|on|over) me)|(gun|rifle|pistol|knife) (and|to) settle it',
        '(track|trace|follow|find) ... where (she|he|they) (is|are) hiding ... (beat|hurt|hit|punish|kill|until)|(him|her) in a (wheelchair|coma|coffin|grave)',
      ],
      [
        '^i ~1(hit|beat|hurt|kick|choke|punch|slap|smack|threaten) <my> ~2(<partner>|<parent>|<sibling>|<child>)( (again|last night|yesterday|once|in anger|last week|this (morning|week)))?$',
        `(play|playing|watch|read|reading|write|writing|film|act|record|finish) ~6${FICTION}`,
        'photo\\w*|portraits?|camera|wedding|sword fight scene|photoshoot|vlog',
        'run over (the|my|this|that) ~1(budget|time|notes|lines|slides|script)',
        'prescribed burn|wood ?stove|candles?',
      ],
    ),
    {
      ...rule('refuse', 'harm-others', [
        '(sat|sit|sitting|wait|waited|waiting|parked|stood|standing) (outside|across from|in front of) (his|her|their) ~1(house|flat|home|place|door|building)',
      ]),
      and: {
        all: [
          [
            '(bat|knife|gun|crowbar|hammer|blade|rifle|acid|petrol) (is|in|under)|nearly did it|next time i (will|wont)',
          ],
        ],
      },
    },
    {
      ...rule('refuse', 'harm-others', ['(set|setting) (the thing|it) off', '(bring|take|get) (it|this) into the']),
      and: {
        all: [
          ['cameras|guards|security|metal detector'],
          ['mosque|synagogue|church|temple|school|crowd|parade|station|stadium'],
        ],
        none: [['firework\\w*|alarm|novel|story|game|film|fountain']],
      },
    },
    {
      ...rule('refuse', 'harm-others', [
        '(doesnt|does not|wont|cant be) ~1(taste|tasted)( of| like)? ~6(coffee|tea|drink|food|soup|smoothie)',
      ]),
      and: {
        all: [['(has|had|have|got) it coming|deserves? (it|to die)|make (him|her|them) (sick|ill|suffer)|poison']],
      },
    },
    {
      ...rule('refuse', 'harm-others', [
        '(theyll|they will|everyone will|everybody will) ~1(all )?~1(know|remember|learn) my name',
      ]),
      and: {
        all: [['(teachers?|kids|they|everyone) (who )?laughed|corridors?|layout|which door']],
        none: [['stage|play|film|musical|concert|graduat\\w+|pitch|audition|election']],
      },
    },
    rule(
      'refuse',
      'harm-others',
      [
        `${KILL} (the |these |those |all |some |every |many |any |as many )*<somebody>(?! (at|in (chess|poker))|\\w)`,
        `(attack|beat|burn|hurt|kill|shoot|hunt|stab) (the |these |those |all |some )*(refugees|immigrants|migrants|muslims|jews|gays|blacks|christians|homeless( people)?|foreigners|women|cops|police(men)?|politicians|trans people|asians)`,
        `(?<!(have|has|had|who|could|might|never|not|dont) )(shoot|hurt|harm|injure|attack|assault|beat up|bomb|punch|stab|terrori[sz]e|burn|gas) (as many |random |all (the )?|some |innocent |many )*<somebody>(?! (s|with (words|kindness)|an|a|feelings|in the feelings))`,
        `${HURT} (that|this|the) ~1(guy|man|woman|girl|boy|kid|bitch|bastard|bully|teacher|neighbou?r|landlord|boss) (who|that|next|until|so|badly|from|tonight|on|when|with|after)`,
        '^(i )?(ill|will|going to|gonna|want to|im going to|am going to) (kill|murder|stab|shoot|hurt) you( all| both| badly| one day| tonight| for (this|that))?$|^(im |i am )?planning to kill( (him|her|them|someone|somebody|people))?$',
        '(kill|shoot|murder|hurt) (as many(?! of (the|my) ~1(bugs|songs|tasks|karaoke|weeds|emails|birds))|everyone|everybody|them all|all of them|the whole)',
        '(build|make|plant|set off|detonate|buy|assemble) (a |the |an )?~1(bombs?|pipe bombs?|explosives?|molotovs?|ied|ghost gun) ?(at|in|for|to|under|near|and|$)',
        '(bomb|blow up|blowing up|bombing) (the|my|a|our|his|her|this|their) ~1(school|office|train|station|church|mosque|synagogue|embassy|airport|building|house|car|mall|stadium|concert|town hall|workplace|clinic|plane|bus)',
        '(school|mass|church|mosque|office|workplace) shooting(?! (prevention|survivors?|victims?|documentary|drill|range))',
        '(commit|get away with|plan|do) (a |the perfect |an )?(murder|massacre|homicide|genocide|terror(ist)? attack|rape|arson|assault|killing spree|mass murder)',
        '(kill|poison|torture|hurt|drown|skin) (the |a |my |our )?(neighbou?r\\w*|exs|ex|his|her|their|stray|strangers?) (s )?~1(dogs?|cats?|pets?|puppy|kittens?|horses?)|torture (animals|cats|dogs)',
      ],
      [
        FICTION,
        'photo\\w*|portraits?|camera|film|video|free|hoops|wedding|self ?defen[cs]e|prevent|history|book|read|law school|criminal law|thesis|study|survivors?|documentary|research|snapchat|model rocket',
      ],
    ),
  ],
}
