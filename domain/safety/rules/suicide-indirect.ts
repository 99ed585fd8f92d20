import { rule, type Subject } from '../rule.ts'

const OTHERS_TO_LEAVE =
  '(every(one|body)|they|the world|people|all of them|(my|the) (family|kids|children|parents|wife|husband|friends))'
const LIVING = '(live|living|alive|exist|existing|go on|going on|carry on|keep going|wake up|be here|being here|life)'
const IMAGINED =
  '(not waking up|never waking up|being (dead|gone)|not (existing|being (here|alive|around))|dying|death|the end of me|my (own )?(funeral|death)|jumping|how it would (be|feel) to (die|be (dead|gone)))'
const TO_THE_END =
  '(?=$| (and|but|so|then|because|before|after|if|when|this|next|by|on|tonight|soon|anyway|forever|for))'

/** Another sense of the words: work, travel, homes, games, and people who only talk about the subject. */
/** Places and works in which the words of a farewell or an end have another meaning. */
export const ELSEWHERE = [
  'office|work|job|firm|company|shift|lease|apartment|flat|vacation|holiday|trip|retire\\w*|party|meeting|class|season|stage|film|novel|story|song|poem|character|play|game|gaming|race|racing|simulator|stunt|level|podcast|book|thesis|essay|hospice|patients?|deadline|diet|relationship|marriage|contract|app|account|inbox|project',
]

/**
 * Suicide said without its words, in English: burden, farewell, an end that is decided, a death that is hoped for, means that
 * are ready, and a life that has no point.
 */
export const SUICIDE_INDIRECT: Subject = {
  rules: [
    rule(
      'crisis',
      'suicide',
      [
        'unaliv\\w+',
        `${OTHERS_TO_LEAVE} ~3(would|will|d|might|must) be ~2better off$|(better|happier|relieved|free) ~3(rid of me|free of me|when ive gone|with me (gone|dead|out of the way))`,
        '(free|rid|relieve|spare|release) (every(one|body)|them|my ~1(family|kids|children|parents|wife|husband)|people|the world) (from|of) me|(stop|not) be(ing)? a (burden|problem|weight) (to|for|on) (any|every|them|my|people|others)\\w*( anymore)?',
        '(wont|will not|will never|will no longer|never|dont|shouldnt) ~1have to ~1(deal with|put up with|worry about|take care of|look after|carry|suffer|clean up after|see) me',
        'waste of (space|air|oxygen|skin)|(should|shouldve|ought to)( have)? (died|been dead|never been born)|(shouldnt|should not|shouldve never|wasnt meant to|not meant to) ~1(be alive|exist|been born|be on this (earth|planet)|live)',
        '(dont|didnt|doesnt|not|never) deserve to (live|exist|be alive|breathe|be here)',
        `(dont|cant|never|not|hardly|no longer|couldnt) ~2(see|find|have|know|think of) ~3(reasons?|point|purpose|use|sense|why) ~3${LIVING}`,
        `(think\\w*|thoughts?|dream\\w*|daydream\\w*|fantasi[sz]\\w+|imagin\\w+|pictur\\w+|obsess\\w*|hop(e|ing)|pray\\w*) ~2(about|of|on|over|for)? ?~2${IMAGINED}${TO_THE_END}`,
        '(hope|hoping|wish|pray|praying) ~2(my |the |that )(cancer|tumou?r|heart|illness|disease) ((?!(doesnt|wont|never|not|dont) )\\w+ ){0,2}(comes? back|came back|kills?|takes?|stops?|gives? out|returns?|wins?)|(hope|hoping|wish|pray|praying|want|waiting) ~4(get|be|gets?|was|were) ~1(hit by|run over by|struck by) (a|the|some)',
        '(this|it|that|\\w+day|these) (is|are|will be|was|ll be|were) (going to be )?my (very )?last (birthday|christmas|summer|winter|spring|autumn|fall|year|month|week|weekend|day|night|sunrise|easter|thanksgiving|new years?|days|goal)(?=$| (ever|alive|on earth|and then (no|noth|peace)\\w*|so))',
        '(know|decided|decide|chosen|planned|figured out|worked out|picked|settled) ~2(when and how|how and when|how i(ll|d)? (do it|go|die|end)|(the|a) (day|date) (to|for) (die|it all to end))|(go|going|went|run|running|thought?|think\\w*) ~1(through|over|about) ~3how i(ll|d)? ~1(do it|end|die|go)$|how id do it',
        '(pills|rope|gun|noose|tablets|note|letters?) (is|are|re|s) (ready|written|prepared|loaded|waiting|in place)|(ive|have|got|with) (the|my|enough) (pills|tablets|noose|rope|gun) (already|ready|now|hidden|saved|under|next to)|(bought|got|ordered|hid|found) (the|a) (rope|noose)( (yesterday|today|already|and)|$)|(written|wrote) (the|my) (notes?|letters?) already',
        '(guts|courage|strength|nerve|brave|coward\\w*|ready|able|close) ~4(pull the trigger$|jump$|end it|go through with it$|step off|let the train|die)',
        'how (many|much) ~4(pills|tablets|paracetamol|acetaminophen|tylenol|aspirin|ambien|xanax|insulin|mg) ~6(die|kill|wake up|overdose|lethal|fatal|enough|dead)|lethal (dose|amount|combination)|to never wake up|how (tall|high)(?! (should|does|do|must) (a|the|my) (standing )?(desk|chair|shelf|shelves|table|fence|monitor|screen|counter|saddle|seat|bed|sink|score|ceiling|heels?))(?! (do|should|must|can) (i|we|you) ~2(set|put|hang|mount) (the|a|my) (saddle|seat|shelf|picture|mirror|lamp|tv|monitor)) ~6(has to be|need|must|die|jump|fall)|(carbon monoxide|exhaust|helium|nitrogen|cyanide) ~4(do it|in (my|the) (car|garage|tent)|plan|method|painless|bag|quick)|(exit bag|suicide bag|partial hanging|drop height)',
        '(want|going|plan|planning|try|trying|might|ready|decided|think|thinking|will|about) ~2(od|oding|overdosing|overdose)$|^od( \\w+)?$',
        '(join|be with|see|follow|meet|reunite\\w*( with)?) (him|her|them|my ~2<kin>) ~3(in (heaven|the (afterlife|sky|grave|next life))|up there|on the other side|in death|wherever (he|she|they))|meet my maker|go (home )?to (god|heaven) (now|soon|early|today|tonight)',
        '(wont|not|no longer|dont|never|not sure|doubt) ~4(be|being|stay|stick|staying) ~1(here|around|alive) (for|by|at|when|until|next|much|this|long|after|to see|in)(?! (my|the|a) (shift|week|month))(?! .{0,40}(were (at|in|off|on) |wifi|holiday|vacation))(?! dinner)',
        '(ill|i|will|and|then|to|should|just|finally|can) ~2be gone( for good| forever|$)',
        '(driv\\w+|steer\\w*|swerv\\w*|crash\\w*) (my car |the car )?(off|into|over|in front of) ~2(road|bridge|cliff|tree|wall|oncoming|traffic|edge|guardrail|river|truck)|let(ting)? go of the (wheel|steering)',
        '(ending|end) (it|things|it all|everything)( (all|myself))?(?=$| (since|soon|after|before|when|if|today|tonight|and|because|once))|(i|ill|after|before|until|once|when) (\\w+ )?end it(?! (with|on|as|up|in|at|here|early|well|by))',
        '(check|checking|checked|clock|clocking) out (for good|of life|permanently|forever|of this (life|world))|(exit|leave|leaving|quit|quitting|depart|escape|out of) (from )?(this|the) (life|world|earth|planet)(?! (better|behind a|tour))|(leave|leaving|quit|quitting) (life|existence)(?! (insurance|coach|science))',
        '(want|wanting|ready|time|would like|need|wish i could) (to )?(just )?(dis+ap+ear|vanish|evaporate|fade away|be erased)$|(want|wanting|ready|time|would like|need) (to )?(dis+ap+ear|vanish|evaporate|fade away|be erased) (forever|for good|completely|from (everything|everyone|this|the))|(dis+ap+ear|vanish)\\w* ~2(never come back|and (no|never|nobody))|(vanish|dis+ap+ear) and (no ?one|nobody)',
        '(?<!put (?!me|myself)~4(to )?)(?<!(let|make|makes) (her|him|them) )(sleep|asleep) (forever|for ever|for good|for the last time|eternally|and never)',
        '(would|will|does|do) (any ?one|any ?body|they|people|some ?one) (even |really )?(care|notice|miss me|mind|cry|be sad) (if|when) (i|im|ive)( \\w+)? (die|died|dead|gone|disappear\\w*|left|wasnt|werent|jump\\w*)',
        '(cant|dont|never|wont|couldnt) ~2(see|imagine|picture) (myself|me|a life|my life) ~3(making it|living|alive|reaching|getting old|past|turning|growing old|next year|next month)|(wont|dont|not|never) ~3(make it|live|last|survive) (to|past|until|through) (\\d+|thirty|forty|fifty|sixty|next|christmas|summer|spring|winter|tonight|tomorrow|my \\w+ birthday)(?! (without|km|kilomet\\w+|miles|reps|kg|points|followers|percent|push ups)\\b)',
        '(lie|lying|lay|laying) ~1(on|across) the (train |railway |railroad )?(tracks|rails|line)|(garage|car) ~6(engine|motor|exhaust) (is |stays )?(running|on)$',
        '(stood|sat|waited) ~1(at|on|by|near) the (bridge|tracks|rails|ledge|railing|edge|roof)(?! (of|by|at) the (pool|ferry|boat|ship|pitch|field|rink|dance floor)| ~5(counted|watched (the )?(boats|ducks|trains|sunset|sunrise)|took (photos|pictures)|fished|learned|sang))|if (im|i am) still alive ... (wont|not|probably|doubt)|gone before (my|i turn) ~3(birthday|thirty|forty|fifty|sixty|\\d+\\w*)',
        '(i )?(wont|will not) be around to (use|see|need|enjoy|read|finish) ~5(relief|anyway|anymore|any of)|affairs in order before i (end|go|leave|die)',
        '(stand|standing|sit|sitting|wait|waiting|walk|walking) ~1(at|on|by|near|along|to) the (tracks|rails|railway(?! (crossing and|bridge and|museum|station|park))|ledge|railing|train line|edge of the (roof|bridge|platform|cliff))',
        '(last|stay|wait|live|hold on|hang on|keep going) ~1(until|till) my ~1(dog|cat|mom|mum|mother|dad|father|parents?|kids?|son|daughter|children|pet) ~3(dies?|died|gone|passes|grown|moves? out|turns?|leaves?|grow) ~4(then|im going|i go|leave|end|follow|done)',
        '(home|owner|someone|family|place) for (my|the) ~1(dog|cat|pets?|kids|children) ~1(before|when|once|after|so) (i|im) ~1(go$|gone|die|leave this|not here|no longer|end)|leave a note ~2(peace|go|end|die|jump|dis\\w+)',
        '(yeet|throw|toss|chuck|launch|fling|hurl) myself (off|from|into|in front|under|out)|(step|walk|roll|fall|lean) (off|from) (the|a) (roof|ledge|bridge|building|platform|balcony|overpass)|(?<!\\b(his|her|their|let|makes?) \\w+ )bleed (out|to death)|starve myself to death|die (by|from) my own hand|(drink|sleep|starve|freeze|smoke) myself to death',
        '(voices?|head|brain|mind|something) ~4(tells?|telling|told|saying|says|wants?|begs?|orders?) me to (kill|jump|die|end|hurt myself|cut|do it)',
        'id ?(wt|nt)la|idwtbh|(want to|wanting to|please) (let me )?(kms|die|off myself)|(rope|pills|bridge|gun|train|jump) or (rope|pills|bridge|gun|train|jump|hang\\w*|blade)',
        '(ready to go|nothing (left )?to lose|its time|goodbye) ~9tell (my ~2<kin>|them|everyone|her|him)|i mean (dead|death|die|dying|suicide|not alive)',
        '(when|once|after|if|because|until|in case) ~1(im|i) (not|no longer|wont be|werent|wasnt|were not) ~1(around|here|there|alive|with (them|us)) ?(anymore|much longer)|if (i|im) (werent|wasnt) (here|there|around|alive|born)|my ~3(days|weeks|months|time|hours) (left )?(on|in) (this )?(earth|world|planet)',
        '(end|ending|stop|escape) (the|this|all the|all this) (pain|suffering|misery|agony|torture)(?! (in|of|from|points?|when|after))|(permanent|final) (way out|solution|exit|escape)|(only|easy) way out(?! is through)(?=$| (is|left|for|now|of this))|(way out|answer|solution|option|escape|exit|peace) (is|in|through) (death|dying|suicide)',
        '(bridge|lake|sea|ocean|river|woods|forest|mountains?|roof|quarry|cliffs?|cabin) ~6(not|never) ~1(come|coming|return\\w*|go|going)( (back|home)| again|$)|(want|wish|pray|hope|make) ~2my heart (to )?(stop|give out|stops)|(slip|pass|drift|fade|go|die) (away )?(quietly |peacefully )?in my sleep|(god|lord|death|jesus|angels?|universe) ~2(takes?|took|calls?) me( (home|away|already|now|soon)|$)',
        'why (am|was|do) i ~2(alive|exist|born|still living)|whats the point of (me|it all|anything)$|(?<!put (?!me|myself)~4(to )?)(?<!(let|make|makes) (her|him|them) )(rest|sleep|peace|quiet|silence) (forever|for good|eternal\\w*)|(bye|goodbye|farewell) (cruel )?(world|life|forever)|kys|wish i (was|were|had) never (here|alive|existed)',
        '(tried|trying) to ~1(overdose|od|hang|drown|die)|(my|another|last|failed) (suicide )?attempt (failed|didnt)|(keep|saved?|hid\\w*|have|ive|stash\\w*) ~4(pills|tablets|rope|razor|blades?|gun) ~5(in case|for when|if it gets|for (the|that) day)|(balcony|roof|bridge|tracks|train|window|cliff|rails) ~8((so|be) easy|tempt\\w*|calls? (to )?me|just jump|one step)',
        '(wont|not|never) ~3see (another|the next|one more) (winter|summer|spring|christmas|birthday|year|day|sunrise|morning|week|month)|(wish\\w*|hop\\w+|want\\w*|pray\\w*) (that |for )?(a|the|some|some ?one)? ?~1(car|bus|truck|train|lorry|driver|plane|bullet) ~3((hit|hits|kill|kills|crush|run over|ran over) me|take me(?! (to|out|home|there|back|straight|past|from|all the way)\\b))',
        '(husband|wife|kids|children|family|everyone|they|parents|people) ~6(once|when|after|if) im (dead|gone)|(everyone|everybody|they|them|all of them|family|people) ~5if i (werent|wasnt|was not|were not|didnt|died|disappeared|never)',
        '(bridge|roof|tracks|balcony|ledge|platform|rails) ~6(jump|leap|let go|step off)( off| down)?$',
        'rather be dead|(said|say|saying) my goodbyes|^(become|be) dead|finished with (living|life)|(im|i am) ~1(done|finished|through) with (life|living|being alive|existing)|my (final|last) goal( ever|$)',
        '(wish|wishing|want|wanted) (that )?(i|it|to) ~2(would |could )?(just )?(stop|not) (living|existing|be(ing)? (alive|born))',
      ],
      [
        'photos?|photograph\\w*|pictures of|train ?spotting|bungee|parachute|skydiv\\w+|paraglid\\w+|stunt|film|novel|video game|minecraft|forza|simulator|racing game|screenplay|character|song about|short story|(crime|detective) (story|novel) ~2(victim|hero|heroine|murderer|suspect|inspector)',
      ],
    ),
    rule(
      'crisis',
      'suicide',
      [
        '(wont|not going to|never going to|not|no longer) (be|be here|be around|be there) (for|by|at|after|on) ~1(christmas|new year\\w*|easter|thanksgiving|my (next )?birthday|next (year|month|week|summer|spring)|the (summer|spring|winter))',
        '(want|wanting|wants) (it all|out|this all|everything) ?(to )?(be over|end|stop)?( forever| for good)?$|(i|just|please) want out( of (here|everything|it all))?$',
      ],
      ELSEWHERE,
    ),
    rule(
      'crisis',
      'suicide',
      [
        '(if|when|after|once|until|before|that|have|had|nearly|almost|and) i ?(had |have |would have |nearly |almost )?(hung|hanged|gassed|drowned) myself(?! (out|up on|in (work|coffee|books|emails|debt)))|^i (hung|hanged|gassed) myself(?! (out|up on))',
        'point (of|in) ~5(if|when) i ?(m|am|wont be|will not be) ?(not )?(here|around|alive) ?(anymore|in|by|next|this|$)',
        '(life )?insurance ~2(pays|paid|is worth|would pay|gives|brings) ~2more than (me|i|im|my life)( ever)?( (will|am|do|can|could|would|$))|worth more (to (them|my \\w+|everyone) )?dead',
        '(died|dead|death|gone|passed( away)?) ~6(plan|going|want|ready|decided|time) to (follow|join) (her|him|them)(?! (example|lead|advice|recipe|footsteps|path|dream|career|on (insta\\w+|twitter|facebook|social)))',
      ],
      [...ELSEWHERE, 'hammock|coat|jersey|pictures?|thriller|detective'],
    ),
    rule(
      'crisis',
      'distress',
      [
        '(my |this |the |^|and |that )life (is|isnt|feels?|has become|seems) ~1(pointless|meaningless|unbearable|worthless|over|hopeless|not for me|a mistake|hell|unlivable)',
        '(feel|feeling|im|felt|being) ~3(worthless|so hopeless|like (a waste|nothing|dying|giving up on life))|(have|ive|got|with|theres|there is|see|feel) ~1no ~1(hope|future|will|reason|strength)( (left|at all|anymore|for me|to (live|go on|continue)))+',
        'no way out (of|from) (this|the|my|it)( (darkness|hell|hole|pain|life|misery|nightmare|cycle|situation))',
        '(cant|couldnt|dont know (how|if)) ~3(take|do|face|survive|get through|bear|make it through|handle|last|live|do this) (one more|another|even one more|this|through this|the) (day|night|week|minute|hour|month)(?! (of (the|my|this (?!life|pain|hell|suffering|darkness)\\w+)|in|at|with|without))(?=$| (of|and|but|i|or|like|alone|please))',
        '(cant|couldnt|dont know how to) (do this|go on|cope|keep (doing this|living|going)|live like this|survive) anymore',
        '(cant|dont|afraid|scared) ~4alone with (my thoughts|myself)|(dont know|afraid of|scared of|not sure) what i (might|may|will|could|would|am going to|ill) do( to myself)?$|dont trust myself (tonight|anymore|alone|with)|(might|may|could|going to|afraid ill|scared ill) ~2do something (stupid|bad|terrible|to myself|i cant take back)|losing (it|my mind) ... (tonight|alone)',
        '(no ?one|nobody) ~1(hears?|sees|helps?|can help|would help|understands) (me|my pain|how) ~4(cant|anymore|end|die|alone|hurts)|everything hurts (and|so)',
      ],
      ELSEWHERE,
    ),
  ],
}
