import { rule, type Subject, signs } from '../rule.ts'

const STORY = '<fiction>|novel\\w*|film|movie|series|game|theat\\w+|play|podcast|scene|character'
const HIM = '(he|she|they|my ~1(<partner>|<parent>|<other>))'

/** What children are beaten for. */
const MISDEED =
  '(late|lies?|lied|lying|cry|cries|crying|tears?|bad|worse|wrong|poor|low|fail\\w*|word|mistakes?|missed|complain\\w*|talk\\w*|answer|disobey\\w*|obey|wets?|wetting|spill\\w*|whin\\w*|drops?|dropped|breaks?|broke|broken|forget|forgot|refuse|mess|messy|loud|noise|argue|cheek\\w*|naughty|steal|stole|swear|swore|dirty|drunk|not|dont|didnt|angry|slow|eat|burn|burnt|d|ds|f|fs|drink\\w*|drank|reason|nothing|fun|night|evening|i ~2home|in a (bad )?(mood|temper))'

/** Harm by others that somebody tells of in plain sentences, without a word for it. Each rule has its own exceptions. */
export const TOLD_DANGER: Subject = {
  rules: [
    rule(
      'crisis',
      'danger',
      [
        '(lie|lay|lying|laid|keep|kept|hold|stay) (there )?(very |completely |quite |really )?(still|frozen|stiff|motionless|like (a )?(dead|board|doll|plank|corpse)) ~2(until|till|while|so) ~2(he|hes) ~2(finished|done|finishes|over|off me|stops|satisfied|through|sleeps)(?=$| (with me|and|then|so|because|but|every|each|again|or|in bed|on top|at night|i|while i)\\b)',
        '(he|my ~1<partner>) ~1(has sex with me|sleeps with me|takes me|forces me|climbs on (top of )?me) ~2(anyway|regardless|all the same)? ?~1(when|if|though|although|while) i (say no|cry|say stop|beg|am crying|have said no|sleep|am asleep|do not want (it|to)|dont want (it|to))',
        'me quedo (quieta|inmovil) hasta que (termina|termine|acaba|acabe)|je (ne )?(bouge (pas|plus)|reste immobile) (jusqua ce quil|en attendant quil) (finisse|ait fini)|(liege|lieg|bleibe|halte) ~2(still|starr|ruhig) ~3bis (er|mein mann) (fertig|zufrieden|durch)',
      ],
      [
        STORY,
        'dentist|tattoo\\w*|nurse|doctor|physio\\w*|massage|barber|hairdresser|optician|radiograph\\w+|x ?rays?|ultrasound|acupunct\\w*|sketch\\w*|mri|scan|cat|dog|toddler|baby|puppy|kid|son|daughter|bee|wasp|bear|hide and seek|cook\\w*|sing\\w*|paint(s|ing)?|portrait|zahn\\w*|katze|hund|sohn|arzt|gat[oa]|perr[oa]|chat|chien|kine\\w*',
      ],
    ),
    rule(
      'crisis',
      'danger',
      [
        '(mother|mom|mum|father|dad|aunty?|uncle|stepdad|teacher|master) takes the (cable|belt|cane|stick|hose|cord|switch) and i cant (sit|walk|lie down|sleep)',
        '(he|she|they|husband|in ?laws|brothers?|<partner>|<parent>) ~2(spilled|spilt|poured|threw|splashed|kept|put|left|placed) (some |the |a |can of |bottle of ){0,2}(kerosene|petrol|gasoline|acid) ~1(near|on|over|at|beside|around|in front of|next to) ((my|our) ~1(sari|dress|bed|cot|door|clothes|hair|feet|face|room)|me|us)',
        '(kerosene|petrol|gasoline|acid)( can| bottle)? (was|is|were|has been) ~1(kept|put|poured|spilled|spilt|thrown|splashed|left|placed) ~1(near|on|over|at|beside|next to) ((my|our) ~1(sari|dress|bed|cot|clothes|hair|feet|face)|me|us)',
      ],
      [
        STORY,
        'moistur\\w*|serum|skin ?care|retinol|generator|salicylic|hyaluronic|glycolic|(by|an) accident|accidentally|stain\\w*|wash\\w*|smell of|mower|motor ?bike|i (spilled|spilt|poured|splashed)',
      ],
    ),
    rule(
      'crisis',
      'danger',
      ['(wash|washes|washed|clean|restore) the (family )?hono(u)?rs? with (my|her|our) blood'],
      [STORY],
    ),
    rule(
      'crisis',
      'danger',
      [
        '(captain|master|boss|foreman|sergeant|bosun|agent|madam|overseer) (beats?|whips?|hits?|kicks?|burns?) (us|me)(?! (at|to|in (chess|darts|golf|tennis)))',
        '(he|she|they) ~3will (finish|end|kill|bury) (me|us)( off)?( (he|she|they) (says?|said|tells?|promise[sd]?)|$)',
      ],
      [
        STORY,
        'if i (forget|miss|am late|spoil|eat)|lol|haha\\w*|laugh\\w*|jok\\w*|chess|darts|training|workout|squats|homework|exam|deadline|spreadsheet|steps|stairs',
      ],
    ),
    rule(
      'crisis',
      'danger',
      ['(puts?|stubs?|putting|presses) out ~3cigarettes? ~2on (me|my (?!(own )?(plate|desk|lawn|balcony|car)\\b))'],
      [STORY, 'when i was|years ago|as a child'],
    ),
    {
      ...rule('crisis', 'danger', [
        '(told|tells|says|said)( (to )?(me|us))? ~5(im|i am|were|we are|youre|you are) next$',
        '(he|she|they) (puts?|sends?|sent|forces?|forced) me (out )?(on|onto|to) the streets?',
      ]),
      ...signs(
        [
          '(shot|killed|stabbed|burn\\w*|poisoned) (my|our)|rifle|gun|shotgun|knife|pistol|takes (all|everything|the money|my money)|clients|beat\\w* (me|us|her)',
        ],
        [
          `${STORY}|ref(eree)?|match|game|volleyball|football|basketball|team|barber|casting|photograph\\w*|nurse|cards|marshal|paint ?ball|piercing|laser|queue|promot\\w*|dentist|doctor|vaccin\\w*|flu|rent|shop(ping)?|sales|leaflets?|paparazzi|tickets?|hunting together`,
        ],
      ),
    },
    rule(
      'crisis',
      'minor',
      [
        '((her|his|aunty?s|madams) (husband|brother|son)|uncle|cousin|master|sir|madam|boss|stepfather) (is |was )?touch(es|ing) me (in|at|every|each) ~1nights?',
      ],
      [
        STORY,
        'cheek|forehead|back|kiss\\w*|massage|shoulder|hand|cat|dog|baby|wake|snor\\w*|lovingly|gently|nice|happy',
      ],
    ),
    {
      ...rule('crisis', 'danger', [
        '(when|if|though|although|whether|each time|every time|whenever) i (say|said|tell him|told him) (no|stop|not tonight|i dont want( to)?) ~3(he|my ~1<partner>) ~3(does it|doesnt stop|does not stop|goes on|keeps going|carries on|continues|takes (it|me)|finishes|climbs)',
        '(wenn|obwohl|auch wenn) ich nein sage ~2(macht|nimmt|tut|hort) (er|mein mann|mein freund)|(cuando|aunque) (le )?digo que no ~3(lo hace|sigue|no para)|(quand|meme si|meme quand) je dis non ~3il (le fait|continue|me force|prend)',
      ]),
      ...signs(
        [
          'wife|husband|boyfriend|married|marriage|partner|in bed|lie|lying|still|bear|cry\\w*|night|sex|hurts|body|pain|forc\\w+|frau|mann|bett|still|weine|mujer|marido|novio|cama|lloro|femme|mari|lit|pleure',
        ],
        [
          `${STORY}|work|meetings?|overtime|shifts?|boss|clients?|customers?|kids?|son|toddler|dog|cat|puppy|snack|cook\\w*|dishes|pocket money|tv|salesm[ae]n|arbeit|chef|sohn|hund|jefe|trabajo|hijo|perro|patron|travail|fils|chien`,
        ],
      ),
    },
    rule(
      'crisis',
      'danger',
      [
        '(puts?|putting|sticks?|slides?|runs?|shoves?|pushes|moves?|has|had|slipped|put) (his|her|their|both|a) ~1(hands?|fingers?) ~1(in|inside|into|under|down|up|beneath) my (clothes|clothing|uniform|apron|overalls|coat|jeans|tights|waistband|jumper|sweater|tunic|scrubs|leotard|trunks|swimsuit|nightdress|nightie|jacket|hijab|overall)(?! (pockets?|sleeve|hem))',
        '(corners|cornered|traps|trapped|pins|pinned|presses|pressed) me ~1(up )?(in|at|by|behind|against|between) the ~2(cold ?store|store ?room|stock ?room|cellar|walk in|back ?room|changing room|lift|elevator|toilets?|fridge|freezer|wall|counter|copy room|van|laundry|kitchen) ~3(touch\\w*|kiss\\w*|grop\\w*|his hands?|rubs?|feels?|grab\\w*|presses|reaches)',
        '(slides?|runs?|puts?|moves?|creeps?) (his|her|a) ~1(hands?|fingers?) ~1(up|between) my (legs?|thighs?)|(gropes|groping) me|feels me up|(kisses|kissing) me by force|me (besa|beso) a la fuerza|me manosea|me (acorrala|arrincona) ~9(besa|toca|manosea|mano)|(kusst|fasst) mich gegen meinen willen|membrasse de force|me pelote',
        `(since|where|because|after) (he|(my|the|our) ~1(<other>|chef|foreman|owner|uncle|<parent>)) ~1(touched|groped|grabbed|kissed|cornered) me ~2(last (night|week|\\w+day)|yesterday|this (week|morning)|(two|three|four|\\d) days ago) ~9(store ?room|stock ?room|office|back ?room|staff room|break room|lift|elevator|changing room|cold store|cellar|warehouse|van|shifts?|hide|(he|they) ~1(waits?|stands?|comes?|sits?|is there))(?! (party|lunch) and)`,
        '(my|the|our) ~2(<other>|chef|foreman|owner|shift leader|captain|priest|host father|uncle|<parent>|doctor|carer|orderly) ~3(gropes?|groped|feels me up|rubs (himself|up) against|grabs my (breasts?|bum|bottom|crotch|arse|ass|butt)) ?(me|every|when|at|in|and|whenever|$)',
        '(mi (jefe|encargado|patron)|mon (chef|patron|responsable|superieur)|mein (chef|vorgesetzter|meister)) ~6(me mete mano|me toca (el culo|los pechos|debajo|por debajo)|me touche (les seins|les fesses|sous)|me pelote|glisse (la|sa) main sous|fasst mir (an|unter|in)|grapscht|begrapscht)',
      ],
      [
        STORY,
        '^(?!(\\w+ ){0,40}(no|not|never|(say|said|to|he|she) stop|dont|although|though|asleep|sleep|forc\\w+|want|hate|cry|crying|scared|afraid|drunk|anyway|secret|alone)\\b)(\\w+ ){0,9}my ~1(toddler|baby|daughter|son|kid|child|niece|nephew|grandson|granddaughter|wife|husband|girlfriend|boyfriend|fiancee?|partner) (puts?|sticks?|slides?|runs?|slipped|slips?|moves?|put|has|had)',
        'physio\\w*|tailor|seamstress|fitting|massage|dentist|doctor checks|paramedic|search|security|airport|years ago|used to',
      ],
    ),
    rule(
      'crisis',
      'danger',
      [
        '(if|when|unless) i (refuse|say no|run|run away|leave|dont (marry|obey|go|agree|come)|talk) ~1(my|his|the) ~1(uncles?|brothers?|cousins?|father|family|parents|brother in law|in laws) (will|would|is going to|are going to) (beat|kill|hurt|burn|cut|lock|shoot|drown)',
        '(he|she|they|mum|mom|dad|mummy|daddy|father|mother|stepdad|stepmum|stepmom|gran|uncle|aunt|my ~1(<parent>|<partner>)) ~1(presses|pressed|holds|puts|pushes|sticks|lays) (the|a|an|his|her|their|my) ~2(spoon|iron|cigarettes?|lighter|knife|blade|flame|match|pan|poker|hand|fingers?) (on|to|onto|against|in|into|over) (my (arms?|hands?|legs?|face|neck|throat|back|skin|feet|foot|cheek)|the (stove|flame|hob|fire|hot \\w+)) ~3(when|if|whenever|because|each time|every time|so|until|for|after)',
        '(he|she|my ~1<partner>|dad|mum|stepdad) ~4(with|has|holds) (a|the|his|her) ~1(knife|gun|axe|machete|hammer|bat|cleaver) (on|in|across) (his|her) (lap|knees?|hand) ~4(until|till|while|so that|when|because) i',
      ],
      [
        STORY,
        'years ago|when i was|used to|as a child|cards?|chess|whittl\\w*|carv\\w*|peel\\w*|cook\\w*|first aid|cream|plaster|ice|nurse',
      ],
    ),
    rule(
      'crisis',
      'danger',
      [
        '(threw|pushed|shoved|kicked|pushes|throws|shoves|kicks|knocked) me down (the|some|our|a) ~2(stairs|steps|staircase|stairwell)',
        '(pays?|paid|paying|gives?) (him|her|them|my ~1(<parent>|<partner>|<sibling>)) ~3(to be alone with me|to touch me|for (a night|an hour) with me|so (they|he) can (touch|have) me)',
      ],
      [STORY, 'stunt\\w*|years ago|when i was|used to|as a child|babysit\\w*|tutor\\w*|judo|puppy|dog|wrestl\\w*'],
    ),
    {
      ...rule('crisis', 'danger', [
        'bullet in (an envelope|the post|the mail|my (mailbox|letter ?box|post ?box))|(envelope|letter|parcel|box) with a bullet',
      ]),
      ...signs(['bullet'], [`${STORY}|journal|points?|vest|blender|i (put|send|sent|post|leave)|gun shop|museum`]),
    },
    {
      ...rule('crisis', 'danger', [
        '(my ex|he|husband|stalker|stepdad|attacker|rapist|stepfather) ~2(out of|released from|out from|left) (prison|jail|custody)',
      ]),
      ...signs(
        [
          '(he|and|ex) ~2(was|stood|stands|waits?|waited|sat|parked|came|turned up|texted|wrote|knows|found|rang) ~4(at|outside|by|in front|near|me|where|door|gate|again)',
        ],
        [`${STORY}|flowers|hugged|welcome|proud|together|monopoly|years ago|my (brother|son)`],
      ),
    },
    rule(
      'crisis',
      'danger',
      [
        '(he|she|they|mum|mom|dad|mummy|daddy|father|mother|stepdad|stepmum|stepmom|gran|uncle|aunt|my ~1(<parent>|<partner>)) ~1(gives|give) (me|us) (((\\d+|five|six|ten|twelve|twenty|thirty|fifty) )?(lashes|blows|strokes|whacks|slaps|smacks)|a (beating|hiding|thrashing)|\\w+ with (the|a|his|her) (belt|cane|stick|strap|slipper|cable|hose|rod)) ~4(for|each|every|when|whenever|if|with)',
        `(he|she|they|mum|mom|dad|mummy|daddy|father|mother|stepdad|stepmum|stepmom|gran|uncle|aunt|my ~1(<parent>|<partner>)) ~1(gives|give) (me|us) (the (belt|cane|strap|slipper|stick)|(\\d+|five|six|ten|twelve|twenty|thirty|fifty)) ~3(for|each|every|when|whenever|if) ~5${MISDEED}`,
      ],
      [
        STORY,
        'years ago|when i was|used to|as a child|karate|judo|quid|euros?|pounds|dollars|bucks|points|minutes|percent|stars|pocket',
      ],
    ),
    rule(
      'crisis',
      'danger',
      [
        '(i|^) ?(was|got|have been|ive been|been|just got) (just )?(raped|sexually assaulted|assaulted|gang raped|beaten up|stabbed|drugged) ~2((an|one|two|three|four|five|six|few|couple of|half an|\\d+) (hours?|minutes|min|hrs?) ago|just now|tonight|this (morning|evening|afternoon|night)|last night|earlier today|today|yesterday|hours ago)',
        '(i|^) ?(was|got) (raped|sexually assaulted|gang raped|beaten up|stabbed|drugged) (and ~7|by ~3(m[ae]n|boys?|girls?|guys?|gang|group|kids|pupils|people|him|her|them|strangers?|<kin>|<other>) ~4)(last night|tonight|this (morning|evening|afternoon)|yesterday|hours ago)',
        'just (been|got) (raped|sexually assaulted)|(vor (einer|zwei|drei|wenigen) stunden?|gerade eben|gestern (abend|nacht)|heute nacht) ~4vergewaltigt|(hace (una|dos|unas) horas?|anoche|ayer) ~2me (violaron|ha violado|violo)|(me (violaron|han violado)|viole?e) ~1(hace (una|dos|unas) horas?|anoche|esta noche)|(il y a (une|deux) heures?|hier soir|cette nuit) ~3(viole|violee)',
      ],
      [
        STORY,
        'dentist|surgery|operation|hospital|by (leg|arm|back|the|my|a|an|this|that) ((?!(man|men|boys?|girls?|gang|group|guys?|on|in|at|after|of|from|outside|near)\\b)\\w+ ){0,2}(day|workout|training|session|class|hills?|waves?|wind|climb|sea|surf|wod|spin|exam|test|maths|heat|run|ride|weather)$|by (leg|arm|back|chest) day|by (the|a|some|big|my) ~1(hills?|waves?|wind|climb|sea|surf|heat|weather|workout)|for (my|the|a|an) ~1(colonoscopy|endoscopy|gastroscopy|biopsy|mri|scan|op|procedure|wisdom|tooth|teeth|root canal|knee|hip|by the stairs)|by the stairs|lol|at (chess|monopoly|fifa|cards)',
      ],
    ),
    {
      ...rule('crisis', 'danger', [
        '(sent|texted|posted|showed|pushed|put|mailed|left) ~3(me )?(a |the |some )?(photos?|pictures?|pics?|videos?) of ~1(my|our) ~2(<child>|<sibling>|<parent>|<partner>|front door|kids school|school gate)',
        '(pay|money|cash) ~2(by|until|before|on) ~1\\w+ or (else )?(they|he|she|we|ill|well|they will|he will) ~2(takes?|hurts?|kills?|burns?|breaks?|gets?|comes? for|cuts?|shoots?|snatch|grab|visits?) (her|him|them|my|me|us|our|the (kids|children|house))',
        '(know|knows|found|asked|asking|photographed|filmed) ~1(where|which school|what time|when) my (son|daughter|kids|children|little (girl|boy)|wife|mother|sister|brother) ~1(goes|go|lives?|sleeps?|comes?|finish\\w*|plays?|to school)',
      ]),
      ...signs(
        [
          'i owe|owed|borrow\\w*|debts?|loan sharks?|lenders?|dealer|pay (up|by|back|them)|gambling|collectors?|or they',
        ],
        [
          `${STORY}|pocket money|allowance|school trip|crowdfund\\w*|photographer|estate agent|bank manager|mortgage|rent a|playdate`,
        ],
      ),
    },
    rule(
      'crisis',
      'danger',
      [
        `(${HIM}|<parent>|<partner>) ~2(burns?|beats?|whips?|canes?|cuts?|chokes?|slaps?|kicks?|hits?|punches|scalds?|locks?) me ~2(to learn|so (that )?i learn|until i learn|to teach me|that will teach me) ~1(a|my|the) ~1lesson`,
      ],
      [STORY, 'chess|tennis|golf|cards|judo|boxing|sparring|checkers|scrabble|poker|game|race'],
    ),
  ],
}
