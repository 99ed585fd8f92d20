import { gentlePhrases, rule, type Subject } from '../rule.ts'

/** Work, study, fiction and help that speak of suicide without saying anything of the writer. */
const ABOUT_THE_SUBJECT = [
  '(chapter|scene|hero|heroine|protagonist|exam on|tendencies|hot ?lines?|help ?lines?|crisis lines?|prevention|prevent|preventing|awareness|volunteer\\w*|counsel(or|lor|ing)|train(ing|ed)?|course|charity|fundrais\\w+|raise (money|funds|awareness)|walk for|run for|research|study|studying|thesis|paper|essay|lecture|statistics|documentary|podcast|novel|screenplay|short story|poem|play about|book|books|film|movie|series|comics?|character|history|durkheim|sociology|first aid|responder|campaign|law|assisted suicide|article|workshop|talk on|chess|cricket|baseball|album|song|game|bomber)',
]

const OF_OTHERS =
  '(my|our) ~2(<kin>|<other>|partner|student)s?|(her|his|their) ~1(suicide|attempt)|a (friend|colleague|student|family member|loved one|relative|teen|teenager)|(someone|somebody|people) i (love|know|care)|loved ones?|(friends|people|families|teens|teenagers|others|someone|those|parents) (who|after|with|through|bereaved|in)'

/** Other people's suicide or self-harm: hard for the writer, who is not in danger. */
export const SUICIDE_OF_OTHERS: Subject = {
  safe: [
    {
      ...gentlePhrases(
        'suicide',
        '(she|he|they|friend|roommate|colleague|coworker|cousin|sister|brother|daughter|son) (sometimes |often |still )?(has|have|had|gets|is having|was having) (some |these |dark )?thoughts (of|about) (suicide|ending (her|his|their) life)',
      ),
      unless: ['so (do|am|will) i|i (do|have|am|feel|want)|me too|as do i|myself|together|we both'],
    },
  ],
  rules: [
    rule(
      'gentle',
      'suicide',
      [
        `(${OF_OTHERS}) ... (suicide|suicidal|(kill|hurt|harm|cut|kills|hurts|harms|cuts|killed|hurting|cutting|killing) (him|her|them)sel(f|ves)|wants to die|want to die|selfharm\\w*|(took|take|taking|takes) (his|her|their) (own )?life|ended (his|her|their) (own )?life)`,
        `(suicide|suicidal|suicide attempt|selfharm\\w*) ... (of )?(my|our) ~2<kin>`,
        `(${OF_OTHERS}) ~4(talks?|talked|talking|speaks?|spoke|spoken|thinks?|thought|thinking|threatens?|threatened) ~2(of|about) ~1(ending|killing|suicide|dying|hurting|taking)`,
        '(kill|killed|hang|hanged|hung|shot|hurt|cut|hurting|cutting) (himself|herself|themselves|themself)(?! (a|an|some) ~1(hammock|pictures?|swing|slice|piece|deal|lamp|mirror|fringe)\\b)',
        '(turned|used|put) (the|a|his|her|their) ((?!(water|toy|nerf|squirt|paint|spray|nail|heat|glue)\\b)\\w+ )?(gun|pistol|rifle|shotgun|revolver) (on|to) (himself|herself|themselves)|(gun|pistol|rifle|shotgun|revolver) ~9(turned|used) it on (himself|herself|themselves)',
        '(he|she|they|who) ~3(suicide|suicidal|wants? to die|wanted to die|selfharms?)',
        '(lost|losing) (\\w+ ){1,4}to suicide|died (by|of|from) suicide|suicide loss|bereaved by suicide',
        '(survive|survived|survivor|surviv\\w+|recover\\w*|healing|heal|since|after|year after|moving on) ~4(suicide attempt|attempted suicide|suicidal (depression|thoughts|phase|period|crisis))',
        '(survived|surviving|since|after|before|from) my ~1attempt(?! (at|to))',
        '(my|our|a|an|his|her) ~1suicidal ~1(<kin>|<other>|patient|person|people|teen\\w*|veteran)s?',
        '(was|used to be) suicidal ~6(ago|then|anymore|now)',
        '(years?|months?) (since|after|free of|without|past) ~4(suicide|suicidal)',
      ],
      ABOUT_THE_SUBJECT,
    ),
    {
      // Another person may attempt suicide now, so the writer gets help lines instead of a gentle text.
      ...rule('crisis', 'suicide', [
        '(dont|do not) know where (she|he|they)|(cant|cannot) (find|reach) (her|him|them)|(hes|shes|he is|she is) (missing|not answering)|(locked|locks) (himself|herself) in',
      ]),
      and: {
        all: [['(kill|hang|end|harm) (herself|himself|themselves)|suicide note|wants? to die|wanted to die|goodbye']],
        none: [['character|novel|film|movie|story|game']],
      },
    },
    rule(
      'crisis',
      'suicide',
      [
        '(to|by|of|from) suicide ~6((its|it is|is) my turn(?! to (speak|talk|share|cook|drive|host))|(im|i am|ill be|i will be) next|(follow|join) (him|her|them)(?! (on|in|at)\\b)|so (will|do) i$)',
      ],
      ABOUT_THE_SUBJECT,
    ),
    rule(
      'crisis',
      'suicide',
      ['suicide|suicidal|suicides'],
      [
        '(was|used to be|were) suicidal ~6(ago|then|anymore|now)',
        ...ABOUT_THE_SUBJECT,
        OF_OTHERS,
        '(surviv\\w+|recover\\w*|healing|years? (since|after|ago)|lost \\w+ to|lost (my|our|his|her|their|a) ~1(<kin>|<other>)s? to suicide(?! .*(turn|too|next|follow|same|join|want|will|going|so (do|am) i|tonight|now))|died (by|of|from)|bereaved|since|after) ?',
        '(pere|mere|frere|soeur|fils|fille|amie?|mari|femme|conjointe?|cousine?|oncle|tante|niece|neveu|collegue|voisine?|eleve) ~9(sa|son) (tentative de )?suicide',
        '(kill|hurt|cut)\\w* (him|her|them)sel(f|ves)',
        '(no longer|not|never) ~1suicidal',
        '(turned|used|put) (the|a|his|her|their) ((?!(water|toy|nerf|squirt|paint|spray|nail|heat|glue)\\b)\\w+ )?(gun|pistol|rifle|shotgun|revolver) (on|to) (himself|herself|themselves)|(gun|pistol|rifle|shotgun|revolver) ~9(turned|used) it on (himself|herself|themselves)',
        '(he|she|they|who) ~3(suicide|suicidal)',
        'suicide (no ?hander|barspin)|sisyphe',
        '(political|career|social|commercial|financial|professional|electoral|corporate) suicide|la|le|el|les',
      ],
    ),
  ],
}
