/** Groups of words that patterns name in angle brackets. Each is an alternation of a regular expression. */
export const CLASSES: Readonly<Record<string, string>> = {
  my: '(my|our)',
  partner:
    '(wife|wifey|husband|hubby|spouse|girlfriend|boyfriend|gf|bf|partner|fiancee?|ex|ex wife|ex husband|ex girlfriend|ex boyfriend|ex partner)',
  parent:
    '(mom|mum|mommy|mummy|mother|dad|daddy|father|parents?|stepdad|stepfather|stepmom|stepmum|stepmother|step (dad|father|mom|mum|mother)|foster (dad|father|mom|mum|mother|parents?)|uncle|aunt|grandfather|grandpa|grandmother|grandma|guardian)',
  child:
    '(sons?|daughters?|kids?|child|children|baby|babies|toddlers?|stepsons?|stepdaughters?|nephews?|nieces?|newborn|infant|little (boy|girl))',
  sibling: '(brothers?|sisters?|sibling|siblings|stepbrother|stepsister|half brother|half sister|twin|cousins?)',
  kin: '(<partner>|<parent>|<child>|<sibling>|family|grandson|granddaughter|grandchild|nan|nana|granny|granddad|grandad|gran|ma|pa|papa|mama|best friend|friend|mate|dog|cat)',
  other:
    '(boss|manager|supervisor|landlord|landlady|neighbou?rs?|co ?workers?|colleagues?|teachers?|classmates?|room ?mates?|flat ?mates?|housemates?|coach|professor|bully|bullies|abuser|rapist|rival|enemy|enemies|mother in law|father in law|in laws|brother in law|sister in law|friends?|best friend|doctor|therapist|tenants?|client|customers?|students?|pupils?)',
  somebody:
    '(someone|somebody|people|a person|everyone|everybody|anyone|anybody|strangers?|a stranger|a man|a woman|a guy|a girl|a boy|a kid|a child|children|kids|women|men|humans?|a human|a cop|cops|police|a police officer|policem[ae]n|homeless people|immigrants?|migrants?|refugees|jews|muslims|christians|blacks|gays|whites|the president|a politician|politicians)',
  mine: '(<my> ~1(<kin>|<other>))',
  whom: '(<my> ~2(<partner>|<parent>|<child>|<sibling>|family|<other>)|<my> (exs|ex s|wifes|husbands|girlfriends|boyfriends|sisters|brothers|daughters|sons|moms|mums|mothers|neighbou?rs) (new |old )?(boyfriend|girlfriend|husband|wife|partner|lover|<child>|family)|(that|this|the) ~1(guy|man|woman|girl|boy|kid|bitch|bastard|bully|teacher|neighbou?r|landlord|boss)|(his|her|their|the neighbou?rs) (wife|husband|girlfriend|boyfriend|family|<child>|parents)|<somebody>)',
  pronoun: '(him|her|them|him or her)',
  /** The end of a phrase after `him`, `her` or `them`, which are also the beginning of `her garden`. */
  stop: '(?=$| (if|when|and|because|so|before|after|tonight|today|tomorrow|soon|now|badly|for|with|in|on|at|by|until|once|all|slowly|one|while|or|this|next|then|to|as))',
  myself: '(myself)',
  when: '(tonight|today|tomorrow|now|soon|by|before|after|on|this|next|in|when|at|once|finally|already|peacefully|quietly|alone|painlessly|monday|friday|sunday)',
  /** A story that somebody writes, plays or films; the words alone stand in “end of story” and “not a game”. */
  fiction:
    '((in|for|of|from|write|writing|wrote|draft|drafting|film|filming|rehearse|rehearsing|direct|directing) (a|an|my|the|our|this|his|her) ~2(novel|story|stories|film|movie|series|game|play|podcast|screenplay|scene|chapter|script)|novelist|novels?|screenplay|crime (writer|story|novel)|murder mystery|main character|detective (story|novel)|theat(re|er) (group|play|class)|villains?|scene to write|on stage|film set)',
  /** Works, games and contests, in which nothing of it is meant. */
  played:
    '(<fiction>|dream\\w*|nightmares?|(video|board|card|party|computer) ?games?|(in|of|at|for) (the|a|this|my|our) ~1game|film|movie|stage|actors?|scene|fifa|gta|mario|fortnite|minecraft|sims|chess|tennis|darts|pool|golf|bowling|scrabble|monopoly|poker|quiz|karaoke|paint ?ball|laser ?tag|nerf|water (gun|pistol|fight)s?|snow ?balls?|dodge ?ball|hide and seek|tag|sparring|(table )?football|five a side|match|final|league|derby|tournament|strava|zombies?|orcs?|boss (fight|level)|hitman|documentary|history|medieval|dnd|werewolf|escape room|egg hunt|treasure|scavenger|photo\\w*|camera|portraits?|leader ?board|elo)',
  /** What other people do, want or say. */
  told: '((?<!(until|till|so|before|when|if) )(he|she|they|who|ex|husband|boyfriend|wife|dad|father|brother|neighbou?r) ~1(wants?|tried|tries|threatens?|threatened|said|says|is going|are going|will|would)|told me|threat\\w*|afraid|scared|worried|protect|prevent|stop)',
  meds: '(anti ?depressants?|meds?|medications?|medicines?|pills|lithium|sertraline|zoloft|prozac|fluoxetine|lexapro|escitalopram|citalopram|celexa|effexor|venlafaxine|cymbalta|duloxetine|paxil|paroxetine|mirtazapine|wellbutrin|bupropion|trazodone|seroquel|quetiapine|olanzapine|haloperidol|haldol|clozapine|risperdal|zyprexa|aripiprazole|abilify|risperidone|lamotrigine|lamictal|ssris?|snris?|insulin|statins?|antipsychotics?|anti ?epileptics?|mood stabili[sz]ers?|benzos?|benzodiazepines?|xanax|valium|diazepam|klonopin|clonazepam|lorazepam|ativan|ambien|zopiclone|zolpidem|adderall|ritalin|vyvanse|concerta|methadone|suboxone|buprenorphine|opioids?|opiates?|oxy|oxycodone|oxycontin|tramadol|codeine|fentanyl|morphine|gabapentin|pregabalin|levothyroxine|thyroid hormones?|beta ?blockers?|steroids|prednisone|prednisolone|cortisone|metformin|warfarin|blood thinners?|anticoagulants?|inhalers?|chemo|chemotherapy|dialysis|immunosuppressants?|methotrexate|prep|hiv meds|antiretrovirals?|sleeping (pills|tablets)|sleep meds|pain ?killers?|(heart|blood pressure|bp|thyroid|epilepsy|seizure|anxiety|adhd|bipolar|diabetes|asthma|depression|water|iron) (tablets?|pills?|meds?|drugs|medication|medicine|capsules)|my tablets|the tablets)',
}

/** Words that most texts contain: they tell little of what a text is about. */
export const FREQUENT_WORDS =
  'the and for with you not that this all one get make take day her him his she they from when until want have out will who are was were can dont off back ing ill ive'.split(
    ' ',
  )
