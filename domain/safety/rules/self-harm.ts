import { gentlePhrases, idioms, rule, type Subject } from '../rule.ts'

const SELF_HARM_ACT =
  '(selfharm\\w*|selfinjur\\w*|(cut|cuts|cutting|burn|burning|hurt|hurting|harm|harming|injure|injuring|slash|slashing|slice|slicing|scratch|scratching|punch|punching|hit|hitting|mutilate|mutilating|bruise|bruising|bite|biting|stab|whip|choke|choking|wound|wounding|torture|torturing|damage|damaging|beat|beating|maim|carve|carving|electrocute) myself)'

const ACCIDENT =
  '( (while|when|running|lifting|skiing|playing|cooking|shaving|climbing|gardening|dancing|training|cycling|chopping|slicing|boxing|surfing|skating|during|(at|in|on) (the |my |a )?(gym|kitchen|garden|work|training|stove|oven|match|game|race|bike|track|ski|marathon|deadlift|knife|pan|yoga|crossfit|first|trail|ice|workshop|weight|weights|oven|football|soccer|rugby|tennis|hockey|basketball|handball|volleyball|judo)))'

/** What a text says after the end of the harm, if the harm has come back. */
const RELAPSE =
  '(?!( \\w+){0,12} (even worse|worse (than|this)|(started|start|began|begun|doing it|back to it|cutting) again|back at it|relapsed))'

const CANNOT =
  '(?<!(cant|cannot|cant seem to|dont want to|wont|unable to|impossible to|never|not|couldnt|cant ever|struggling to|hard to|to not|didnt) )'

/** Injuring oneself on purpose, in English. */
export const SELF_HARM: Subject = {
  safe: [
    {
      phrase: [
        'not (going to|gonna|planning to) (hurt|harm) (anybody|anyone|somebody|someone|others|other people)( else)? (only|just|but) (me|myself)',
      ],
      outcome: 'crisis',
      reason: 'self-harm',
    },
    idioms(
      'accidents, sport and work',
      `(hurt|hurting|injured?|injuring|cut|burn(ed|t|ing)?|scratch(ed)?|bruised?|hit) myself${ACCIDENT}`,
      `(without|avoid|avoiding|not|stop|never|dont) (getting )?(injuring|hurting|hurt|injure|burning|cutting|injured) (myself|my \\w+)${ACCIDENT}`,
      '(marathon|race|5k|10k|squat|deadlift|lift|handstand|season|parkour|skate|skateboard|ski|snowboard|run|running|ollie|backflip|stretch|splits|bench|train|exercise|sport|cook|knife|flip|climb) ~6without (injuring|hurting|burning|cutting) myself',
      '(?<!(began|begin|begun|started|start|continue|continued|need|like|love) to )injur(e|ed|ing) myself(?= (again )?(this|last|in)|$)',
      'so (that )?i dont (hurt|injure) myself',
      'without (injuring|hurting) myself (on|in|at|while|when|with) (the|my|a) ?\\w*',
      'slap myself on the',
      'torture myself (with|on|at|through) ~3(workout|burpees?|squats|class|hill|spin|homework|leg day|run|runs|exercise)',
      '(burn|burning|burned|burnt) myself out',
      'hit myself a',
      'bite myself in the',
      '(beat|beating) myself (at|in)',
    ),
    gentlePhrases(
      'self-harm',
      '(years?|months?|weeks?|days?) since (my|the) last (cut|selfharm\\w*|burn|blade)(?! (and|hair|grass))',
      '(stop|stopped|quit|not|without) (scratching|cutting|burning|hitting|biting|picking|punching) my (arms?|legs?|thighs?|wrists?|skin|head|face|stomach)',
      '(something else|instead|distract\\w*|resist\\w*|alternatives?|ride out|cope|coping|wait out|delay) ~9urges? to (cut|burn|hurt|harm|sh)( myself)?',
      '(sh|cutting|selfharm\\w*) (clean|free)( \\w+){0,3}|clean (from|of) (sh|cutting|selfharm\\w*)|(days?|weeks?|months?|years?|nights?) ~1(without|free (of|from)|clean (of|from)|since i ~1) ?(cut(ting)?|sh|blades?|selfharm\\w*|self harm\\w*)(?! (sugar|carbs|coffee|meat|my hair|class))',
      '(he|she|they|who|bestie|friend|sister|brother|daughter|son|cousin|room ?m?ate|flatmate|niece|nephew|student|pupil|girlfriend|boyfriend|partner) ~1(selfharms?|cuts (herself|himself|themselves)|hurts (herself|himself|themselves))',
      '(the |since the |my )?last time i (harmed|hurt|cut|injured|burned) myself (was|is)( \\w+){1,4}',
      '(day|night|week|month) \\d+ (of )?(no|without) ~1(selfharm\\w*|cutting|cuts|sh)|no selfharm|\\d+ (days?|nights?|weeks?|months?) (of )?no sh',
      'in my (teens|twenties|thirties|youth|school years|student days) i (hurt|cut|burned|burnt|harmed|injured) myself',
      '(used to|no longer|stopped) sh(?= (but|and|when|in|at|as|because|a lot)|$)',
      '(used to|no longer|stopped|dont) (cut|cutting|burn|burning) (myself|my ~1(arms?|wrists?|legs?|thighs?|skin))',
      `${CANNOT}(stop|stopping|stopped|quit|quitting|no more|free (from|of)|recover(y|ing|ed)? from|clean (from|of)|resist(ing)?|fight(ing)? the urge to|instead of|not|havent|never|used to|without|avoid|dont|didnt|past|beyond|leave behind|overcome|overcoming|refrain from|abstain from|away from|end the|last time i|since i last|break (free from|the habit of)|scars (from|of)|delay|getting over|get over) (\\w+ ){0,3}?${SELF_HARM_ACT}( (again|anymore))?${RELAPSE}`,
      `${SELF_HARM_ACT} (free|recovery|scars|~3(days|weeks|months|years) (clean|free|ago))`,
      `(\\d+|one|two|three|six|a) (days?|weeks?|months?|years?) (clean|free|since|without) (\\w+ ){0,3}?${SELF_HARM_ACT}`,
    ),
  ],
  rules: [
    rule(
      'crisis',
      'self-harm',
      [
        SELF_HARM_ACT,
        '(cut|cuut|cutt|kut) my (rists?|ristes)',
        '(cut|cutting|slice|slicing|slash|burn|burning|carve|scratch|mutilate) my (own )?~1(arms?|wrists?|thighs?|legs?|skin|veins|stomach|body|flesh)',
        '(scratch|scratching|scrape|scraping|pick|picking) my ~1(arms?|wrists?|thighs?|legs?|skin) ~1(open|bloody|raw|until (they|it) bleeds?)',
        '(razors?|razor ?blades?|blade|knife|lighter|cigarette) (to|on|against|into|across) my ~1(skin|arms?|wrists?|thighs?|legs?|body)',
        '(punish|punishing) (myself|my body) (with|by|for) ~2(blade|razor|knife|cutting|burning|pain|hurting|hitting|starving|not eating|bleeding|lighter)',
        '(place|places|spot|spots|somewhere) ~4to (cut|burn|hurt|scratch) (where|so|that) ~1(nobody|no one|they|people|it)|to cut where (nobody|no one)',
        '(press|pressing|hold|holding|put|putting|push|pushing|stick|sticking) (the |a |my |an )?~1(iron|lighter|cigarettes?|flame|candle|stove|razor|blade|knife|needles?|match|scissors) (on|to|against|into|under|over) my ~1(arms?|legs?|thighs?|skin|hands?|wrists?|stomach|body|foot|feet|fingers?)',
        '(hold|holding|put|putting) my (own |left |right |bare )?(hand|hands|arm|finger|fingers) (on|over|in|into) (the|a) ~1(stove|flame|fire|candle|boiling water|burner|iron)',
        '(stitches|wounds?|scabs?|skin|cuts|burns) ~9(like|love|need|enjoy|deserve|crave) (the|this) pain|so (it|they|the wounds?|the cuts) (doesnt|dont|wont|never|cant) heal',
        '(compulsion|urge|have|need|fed up) ~6(to|and) ~1(cut|make ~3cut)( ~4(better|breathe|worse|calm))?$',
        '(need|needed|want|deserve|crave|like|love) to feel (the |some |real |this )?pain(?! (free|of (others|the)|in my (legs|quads|muscles|calves|glutes|abs|hamstrings)|after (leg|a|the)|of a))',
        '(feel|need|want) ~2(sting|burn|pain) (on|in|of the blade on) my (skin|arms?|thighs?)',
        'cut(ting)? ~1(deeper|until (i|it) (bleeds?|feel))',
        '(bang|banging|smash|smashing) my head (against|on|into) (the|a)',
        '(hide|hiding|cover|covering) (my |the )?(fresh |new )?(self harm |selfharm )?((cuts|wounds|burns) (from|on my|so|under|before|better)|cuts(?=$))',
        '(start|started|begin|went back to|back to|keep|kept|started) cutting( again)?$',
        'urges? to (cut|hurt|harm|burn)$|cut (only )?(once|twice|three times) (a|per|every) (day|night)',
        'deserve (to be )?(hurt|pain|punished) .. (cut|bleed)',
        '(make|want to|need to|let|see) (myself|me) bleed|(need|want|have) to bleed|bleed(ing)? ~3(feel|calms?|better|relief|alive)|until i bleed',
        '(fresh |new |more |deep |seven |\\d+ )?cuts (on|across|in|all over|down) my (\\w+ )?(arms?|wrists?|thighs?|legs?|skin|stomach|body|hips?)',
        '(relaps\\w+|slipped|back) ~6(cut|cuts|cutting|blades?|razors?|sh)|(blade|razor) again',
        '^cutting (again|myself|more|deeper)|(punch\\w*|pinch\\w*|hit\\w*|burn\\w*|scratch\\w*|cut\\w*|bit\\w+|bruis\\w+) ~3my (own )?(legs?|arms?|thighs?|face|head|skin|wrists?|stomach) ~6(punish\\w*|until|bleed\\w*|black|to feel|because i|deserve)|what i do to my (arms|body|wrists|legs|skin|thighs)|hid(e|ing) ~4(fresh )?(cuts|wounds|self harm|selfharm)',
        'sh (every|again|daily|tonight|today|until|whenever|when|at night|urges?|in secret|relapse|before|after)',
        '(i|ive|been|keep|keeps|start\\w*|only|still|back to|want to|dont want to stop) ~1cut(ting)?( (every|again|at night|in secret|when|to feel|deeper)|$)',
        '(carve|carved|carving|scratch\\w*|burn\\w*|cut\\w*|slic\\w+) ~4(into|in|on|across|open) (my|the) ~1(leg|legs|arm|arms|skin|thighs?|wrists?|stomach|body)|(scratch|cut|rip|tear|pick) my ~1skin (open|off|raw|until)|my skin open',
        '(swallow\\w*|eat|eating|ate) ~2(batteries|glass|razor\\w*|magnets|pins|detergent|things so)',
      ],
      [
        'selfharm\\w* (in (adolescents|teenagers|young people|schools)|awareness|prevention|helpline|hotline|support (group|worker)|charity|training|research|study|policy)',
        '(paper|talk|article|essay|lecture|report|presentation|seminar|workshop|leaflet|policy|book|chapter|course|module|poster|campaign) ~2(on|about|against) ~2selfharm\\w*',
        '(volunteer|train|training|support|supporting|counsel\\w*|help|helping|teach|thesis|research|novel|character) ~6(who|for|on|about|with|teens|people|friend|daughter|son|sister|brother) ~3selfharm\\w*',
        '(my|our) ~2<kin>s? ... selfharm\\w*',
        '(study|psychology|exam|degree|module|essay) ~6selfharm\\w*',
        'self ?injur\\w* ~3(parrots?|birds?|zoo|monkeys|primates|animals?)|selfinjur\\w* ~3(zoo|parrots?|birds?|monkeys|primates|animals?)',
        '(subjunctive|grammar|tenses?|conjugat\\w+|fractions?|algebra|calculus|equations?|excel|spreadsheets?|tax return|chords|code|bugs?) ~4bang(ing)? my head (against|on|into) (the|a) ~1(wall|desk|table)(?! ~9(bleed\\w*|blood|bruis\\w*|until|pain))',
        '(electrolysis|laser|wax|shave|tan|sunburn|sun|tattoo|tattoos|surgery|operation|weight loss|fat|pull ups|squats) ',
      ],
    ),
  ],
}
