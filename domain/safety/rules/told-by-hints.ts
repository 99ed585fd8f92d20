import { rule, type Subject, signs } from '../rule.ts'

const STORY =
  '<fiction>|novel|film|movie|stage|actors?|rehears\\w*|quiz|documentary|song|video ?game|minecraft|dream\\w*|nightmare'

const TOO_FAT = '(still )?(too )?(fat|huge|heavy|big|enormous|disgusting)'

/** Danger and threats that several plain words name together. */
export const TOLD_BY_HINTS: Subject = {
  rules: [
    // The writer has not jumped yet, or came back from a cliff. Example: “Because I'm a coward and I still haven't jumped.”
    rule(
      'crisis',
      'suicide',
      [
        '(coward|weak|scared|pathetic|chicken) ~6(havent|have not) ~1(jumped|gone through with it)|(still|just) (havent|have not) (jumped|gone through with it)(?= |$)',
      ],
      [
        `${STORY}|bungee|parachut\\w*|skydiv\\w*|pool|diving|board|lake|horse|trampoline|box jumps?|ski|ramp|rope swing|abseil\\w*`,
      ],
    ),
    {
      ...rule('crisis', 'suicide', [
        '(drove|walked|cycled|went|been|rode|sat) ~2(to|at|on|by) the (cliffs?|bridge|quarry|viaduct|dam|tracks|multi ?storey|top floor) (again|at lunch|in my|last night|all night|tonight)',
      ]),
      ...signs(
        [
          '(came|turned|went|drove|walked) (back|home) ~2(because|since|only)|(only|just) because|next time|tomorrow ill|couldnt do it|stood there',
        ],
        [
          `${STORY}|photo\\w*|view|paraglid\\w*|climb\\w*|sunset|sunrise|picnic|fish\\w*|seals?|birds?|puffins?|binoculars|sketch\\w*|paint\\w*|jog\\w*|ran|parkrun|train ?spotting`,
        ],
      ),
    },
    // The writer has the means ready. Example: “I'm a vet, so I know exactly what to use. The practice is locked and I have drawn it up.”
    {
      ...rule('crisis', 'suicide', [
        '(know|knew|known) (exactly )?(what|which one|how much|what dose|which drug) (to use|to take|to inject|id need|i need|it takes)',
      ]),
      ...signs(
        [
          '(vet|nurse|anaesthetist|anesthetist|pharmacist|doctor|paramedic|chemist|farmer)',
          'drawn (it )?up|syringe|locked|tonight|nobody|no one|alone',
        ],
        [`${STORY}|horse|dog|cat|puppy|mare|cows?|sheep|goats?|recipe|wallpaper|patients? (is|are|was|needs?)|client`],
      ),
    },
    {
      ...rule('crisis', 'suicide', [
        '(saying|said|say|making|made) (all )?my (farewells|goodbyes|good byes)(?= |$)|saying (goodbye|farewell) to (everyone|everybody|each of them)',
      ]),
      ...signs(
        [
          '(no ?one|nobody|none of them) ~2(notic\\w*|knows|realis\\w*|realiz\\w*|asks|asked|suspects)|without (them|anyone|anybody) ~1(know\\w*|notic\\w*)|secretly|quietly',
        ],
        [`${STORY}|retir\\w*|emigrat\\w*|new job|last day at|transfer|moving|moved|move to|university|deployment|tour`],
      ),
    },
    rule(
      'crisis',
      'self-harm',
      [
        '^only (scald|burn|cut|hurt|bruise) my (hands?|arms?|legs?|thighs?|feet|skin|wrists?|stomach)',
        '(scald|scalded|scalding) my (hands?|arms?|legs?|thighs?|feet|skin) (on purpose|when|again|whenever|every|so that|until|because)',
        '(leave|leaving|left|skip|skipping) ~1my ~1(insulin|meds|medication|tablets|inhaler) ~3(when|because|whenever|since) i (hate|loathe|deserve)',
      ],
      [`${STORY}|kettle|tea|coffee|oven|cooking|soup|steam|barista|washing up|on accident|by accident`],
    ),
    {
      ...rule('crisis', 'eating', [
        `${TOO_FAT}(?= next| still| get| \\d|$)|(next stop|down to|target) (2\\d|3\\d|4[0-4])(?= |$)`,
      ]),
      ...signs(
        [
          '(?<!\\d)((2[5-9]|3\\d|4[0-5]) ?(kg|kilos?)|([6-9]\\d) ?(lbs?|pounds))',
          `still ~1${TOO_FAT}|(too|so) (fat|huge) ~3next stop`,
        ],
        [
          `${STORY}|dog|puppy|fish|carp|pike|turkey|pumpkin|suitcase|backpack|my (son|daughter)|kettlebell|dumbbells?|bag`,
        ],
      ),
    },
    rule(
      'crisis',
      'medicine',
      [
        '(spiders|bugs|rats|ants|insects|snakes|people|faces|things|worms) ~6(my \\w+|nobody( else)?|no ?one( else)?|the others|he|she|they) (cant|cannot|can not|doesnt|dont|does not|do not) see',
        '(spiders|bugs|rats|ants|insects|snakes|faces|worms|beetles) ~6(nobody|no ?one|none of them) (else )?(sees|can see|saw)',
      ],
      [`${STORY}|microscope|camouflage|hidden|hide|garden|photo\\w*|telescope|stars`],
    ),
    rule(
      'crisis',
      'suicide',
      [
        'no (pienso|voy a|quiero|planeo|espero) (estar|seguir) viv[oa]s?(?= |$)|ya (reparti|repartidas|regale|regaladas) (todas )?mis cosas',
        '(veneno|raticida|paraquat|pastillas|pistola|soga|cuerda) ~5(aqui|delante|en la mano|sobre la mesa|lista|preparad[oa]) ~4(perdon\\w*|adios|hasta nunca|lo siento)',
      ],
      [`${STORY}|mudanza|rat(as|ones)|hormigas|plagas?|excursion`],
    ),
    {
      ...rule('crisis', 'suicide', [
        '(perdonenme|perdonadme|perdoname|perdonen|perdon a) ~1tod[oa]s|perdonenme|que me perdonen',
      ]),
      ...signs(
        ['veneno|raticida|paraquat|pastillas|pistola|soga|cuerda|frasco|navaja|puente|azotea'],
        [`${STORY}|rat(as|ones)|hormigas|plagas?|tarde|ruido|reunion|teatro`],
      ),
    },
    // Blows to people who cannot defend themselves. Example: “The home has cameras now, so I can't hit the old ones where it shows.”
    rule(
      'refuse',
      'harm-others',
      [
        '(hit|pinch|punch|kick|slap|burn|beat) (the |my |them|him|her|those )?~3where (it|the (marks?|bruises?)|no ?one|nobody|the teacher|the doctor) (shows?|doesnt show|wont show|dont show|never shows?|cant be seen|looks?|sees?|checks?)',
        '(give|giving|gave|get|gets) (her|him|them) (the|that|a proper|a good) (beating|thrashing|hiding|kicking)(?= |$)(?! at)|the (beating|thrashing|kicking) (she|he|they) ~1(has|have|got|had|is|are|deserves?)( coming| due| owed)?',
        'to (batter|bash|beat up|jump|stab|kick in|smash) (some |a |the |any |a few )?(gays?|queers?|faggots?|lesbians?|foreigners?|immigrants?|migrants?|refugees?|blacks|trans|trannies|muslims?|jews?|homeless( people| man| men)?|tramps?|junkies|arabs?|gypsies)(?= |$)',
      ],
      [
        `${STORY}|me where|my (arms?|legs?|thighs?|skin|stomach|wrists?|own)|myself|chess|tennis|darts|poker|bowls|scrabble|worried|afraid|scared|stop|prevent|protect|wants? to|threaten\\w*|(he|she|they) (hits?|kicks?|punch\\w*)|fish|cod|ball|drum`,
      ],
    ),
    // An heir who handles the medicine. Example: “Gran's house is worth 600k. I fill her pill box, and a mix-up is easily made.”
    {
      ...rule('refuse', 'harm-others', [
        '(mix ?up|mistake|slip|mix up|accident|overdose|wrong dose) (is|are|can be|happens?|would be) ~1(so |very )?(easily|quickly|easy|simply|soon)( made| done| happen\\w*| to make)?',
      ]),
      ...signs(
        [
          'pill ?box|pills|dose|insulin|tablets|drip|syringe|stairs|brakes',
          'house|inherit\\w*|(the|her|his) will|wont (go|die)|just wont|money|worth|in the way|rid of|too long',
        ],
        [`${STORY}|double ?check|avoid|worried|label\\w*|alarm|nurse told|help (her|him)|afraid`],
      ),
    },
    {
      ...rule('refuse', 'harm-others', [
        'list of ~2(pupils|names|people|teachers|students|kids|classmates|colleagues|targets|girls|boys)|(names|pupils|teachers|people) on (the|our|my) list',
      ]),
      ...signs(
        [
          '(second|first|other|another|the|a|dads) (gun|rifle|pistol|shotgun|glock)|ammo|ammunition|explosives|pipe bombs?|machetes?',
          'date|day|missing|ready|need|bring|pay|first',
        ],
        [
          `${STORY}|shooting (range|club|team)|licen[cs]e|hunt\\w*|water ?(gun|pistol)s?|nerf|paintball|laser|biathlon|glue gun|nail gun|massage gun|police|found|reported|school called|instructor|starter|museum|safety`,
        ],
      ),
    },
    // An adult who poses as a child. Example: “He's 12 and believes that I'm 13 as well. He has said yes to the motel.”
    {
      ...rule('refuse', 'minor-sexual', [
        '(believes?|thinks?|told (him|her|them)|tell (him|her|them)|pretend(ing)?|say|said|my profile says|lets? on) ~2(that )?(im|i am) (also |only |just )?(9|1[0-7]|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen)(?= |$)',
      ]),
      ...signs(
        [
          '(hes|shes|he is|she is|theyre|girl|boy|kid) ~3(8|9|1[0-5]|nine|ten|eleven|twelve|thirteen|fourteen|fifteen)(?!\\d)',
          'motel|hotel|meet\\w*|pics?|pictures?|photos?|webcam|my (place|flat|car)|alone|secret|kiss\\w*|sleepover|yes',
        ],
        [
          `${STORY}|cinema|bus ticket|child ticket|discount|brother|sister|cousin|my (son|daughter|friend)|birthday party|police|report\\w*`,
        ],
      ),
    },
    // Worry about food, medicine and loss.
    rule(
      'gentle',
      'eating',
      [
        '(say|said|saying|tell them|pretend) (that )?(ive|i have|i had) ~1(already )?(eaten|ate)( already)?',
        '(bear|stand|cope with|handle) (people|anyone|anybody|others|them|being) ~1(see|seeing|watch|watching|seen|watched)? ?(me )?(eat|eating|chew|chewing)',
        'make up for it by (skipping|missing|not eating|fasting|starving)',
      ],
      [`${STORY}|ramadan|surprise (dinner|cake)|polite`],
    ),
    rule(
      'gentle',
      'medicine',
      [
        '(do i|dont|do not) (really |still )?need (the|my|this|that|these) ~2(<meds>|preventer|inhaler|blood thinner) ~12(stop\\w*|quit\\w*|feel (great|fine|good)|drop\\w*|bin\\w*)',
        '(only )?take (them|it) (only )?every (other|second|third) day ~4(to see|because|since|and)',
        '^(ditch|drop|bin|lose|quit|stop|skip) (the|my|taking (the|my)) ~1(preventer|inhaler|<meds>)(?= |$)(?! (and|when) the (doctor|gp))',
      ],
      [`${STORY}|doctor (said|says|told|agreed)|gp (said|says|told|agreed)|vitamins?`],
    ),
    rule(
      'gentle',
      'grief',
      [
        'promised (him|her|mum|mom|dad|nan|gran) ~3(bedside|deathbed|in the hospice|before (he|she) (went|passed|died|left us))|before (he|she) (went|left us) ~2(i )?promised',
        '(since|after|before) (his|her) overdose(?= |$)',
      ],
      [STORY],
    ),
    rule(
      'gentle',
      'violence',
      [
        '(im|i am|and im|feels like im) back in (helmand|kabul|basra|fallujah|bosnia|the war|that (room|cellar|house|night)|the trench(es)?)',
        '(got|was|been|being) (stabbed|shot|beaten up|attacked|jumped) (on|at|in|by|near|outside|during) (my|the|our|a) ~2(round|shift|shop|way|street|park|bar|station|delivery|bus|passenger|customer)',
      ],
      [`${STORY}|seagull|goose|wasp|jellyfish|paintball|fenc\\w*|laser|airsoft`],
    ),
    rule(
      'gentle',
      'pregnancy-loss',
      [
        '(our|my|the) baby (should|would|was (due|meant)) (to )?(have|be|ve)? ?(been )?born|due date ~4(our|my|the) baby ~2(that|who|we lost|never)',
        '(?<!\\w)ectopic ~2(week|weeks|in|last|two|three|pregnancy|they)',
      ],
      [STORY],
    ),
  ],
}
